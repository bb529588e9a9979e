"""What a seat may know of a pub: all that lies open, and its own event cards."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.messages import Message
from alehouse.engine.views import View
from alehouse.games.fantasy_pub.components import CARDS, CLAN, COPY_OF, NOBODY, OUT, OWNER_OF
from alehouse.games.fantasy_pub.crowd import FAMILIES, how_many
from alehouse.games.fantasy_pub.position import STEPS
from alehouse.games.fantasy_pub.rules import Pub
from alehouse.games.fantasy_pub.state_2022 import State2022, card_count

CLOSING_NAMES = ("open", "last-round", "extra-turn")


@dataclass
class CharacterView:
    """A character in the pub, in a deck or outside."""

    number: int
    """Its owner's seat times seven, plus its place in the clan."""
    owner: int
    family: str
    copy: str
    coins: int = 0
    beers: int = 0
    triples: int = 0
    moved: bool = False


@dataclass
class SpaceView:
    """The door or bar (the first) or a table."""

    coins: int
    barkeeper: bool
    characters: list[CharacterView]


@dataclass
class PlayerView:
    """What lies open in front of a player."""

    deck: int
    unseen: list[int]
    """How many of each family, from the smallest, lie in the deck in an order that nobody knows."""
    top: CharacterView | None
    bottom: list[CharacterView]
    out: int
    plain: int
    """Plain beers (in 2003: all beers) taken out."""
    triples: int
    side: int
    """The +1/-1 card: 2 shows +1, 1 shows -1, 0 is gone."""
    cards: int


@dataclass
class PendingView:
    """A step that is being decided or is about to happen, with its two numbers: all of it in sight of all."""

    step: str
    a: int
    b: int


@dataclass
class PubView(View):
    """What one seat, or an onlooker, may know."""

    edition: str
    seat: int
    to_move: int
    turn: int
    first: int
    prompt: Message
    pending: list[PendingView]
    """The steps still to come in the middle of this turn or of the set-up; the last one is next."""
    dice: list[int]
    acted: bool
    pool: int
    triples_left: int
    closing: str
    target: int
    """2022: characters out at which closing time begins; 2003: beers to collect."""
    spaces: list[SpaceView]
    coming: list[CharacterView]
    """Drawn, and still looking for a table."""
    players: list[PlayerView]
    hand: list[str]
    """This seat's own event cards."""
    returned: str
    """The card that this seat put back into the box."""
    played: list[str]


def view_2022(position: State2022, seat: int) -> PubView:
    players = [
        PlayerView(
            deck=position.deck_size(each),
            unseen=[how_many(position.unseen[each], family) for family in range(FAMILIES)],
            top=_known(position, position.top[each]),
            bottom=[_character(position, lower) for lower in position.known_bottom(each)],
            out=list(position.where[each * CLAN : each * CLAN + CLAN]).count(OUT),
            plain=position.out_plain[each],
            triples=position.out_triple[each],
            side=position.side[each],
            cards=card_count(position.hand[each]),
        )
        for each in range(position.seats)
    ]
    view = _pub_view(position, seat, players)
    for space, there in enumerate(view.spaces):
        there.barkeeper = space > 0 and space == position.barkeeper
        for character in there.characters:
            character.triples = position.triples[character.number]
            character.moved = position.moved & (1 << character.number) != 0
    view.triples_left = position.triples_left
    view.closing = CLOSING_NAMES[position.closing]
    view.target = position.threshold
    view.played = [name for card, name in enumerate(CARDS) if position.played & (1 << card)]
    if 0 <= seat < position.seats:
        view.hand = [name for card, name in enumerate(CARDS) if position.hand[seat] & (1 << card)]
        returned = position.returned[seat]
        view.returned = "" if returned == NOBODY else CARDS[returned]
    return view


def view_2003(position: Pub, seat: int, collected: vec[i64], target: int) -> PubView:
    players = [
        PlayerView(
            deck=position.deck_size(each),
            unseen=[how_many(position.unseen[each], family) for family in range(FAMILIES)],
            top=_known(position, position.top[each]),
            bottom=[_character(position, lower) for lower in position.known_bottom(each)],
            out=0,
            plain=collected[each],
            triples=0,
            side=0,
            cards=0,
        )
        for each in range(position.seats)
    ]
    view = _pub_view(position, seat, players)
    view.target = target
    return view


def _pub_view(position: Pub, seat: int, players: list[PlayerView]) -> PubView:
    """What both editions show to everybody."""
    return PubView(
        edition=position.edition.prefix,
        seat=seat,
        to_move=position.to_move,
        turn=position.turn,
        first=position.first,
        prompt=position.prompt(),
        pending=[PendingView(STEPS[step], a, b) for step, a, b in position.stack],
        dice=position.dice,
        acted=position.acted,
        pool=position.pool,
        triples_left=0,
        closing=CLOSING_NAMES[0],
        target=0,
        spaces=[
            SpaceView(coins, False, [_character(position, each) for each in position.sitting(space)])
            for space, coins in enumerate(position.loose)
        ],
        coming=[_character(position, each) for each in position.coming()],
        players=players,
        hand=[],
        returned="",
        played=[],
    )


def _known(position: Pub, character: int) -> CharacterView | None:
    return None if character == NOBODY else _character(position, character)


def _character(position: Pub, character: int) -> CharacterView:
    return CharacterView(
        number=character,
        owner=OWNER_OF[character],
        family=position.family_name(character),
        copy=COPY_OF[character % CLAN],
        coins=position.coins[character],
        beers=position.beers[character],
    )
