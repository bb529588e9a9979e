"""What a seat may know of a pub: all that lies open, and its own event cards."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from alehouse.engine.bits import each_of
from alehouse.engine.contract import CHANCE, OVER
from alehouse.engine.counts import count
from alehouse.engine.views import Data, OwnView, PublicView, View
from alehouse.games.fantasy_pub.components import (
    CLAN,
    COMING,
    COPY_OF,
    FAMILIES,
    FAMILY_OF,
    NOBODY,
    THINGS_2003,
    THINGS_2022,
)
from alehouse.games.fantasy_pub.rules.backs import POOL, chance, on_space
from alehouse.games.fantasy_pub.rules.decks import from_above
from alehouse.games.fantasy_pub.rules.seating import placed

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition

Family = Literal["goblin", "halfling", "dwarf", "elf", "warrior", "troll", "ogre"]
Clan = Literal["northmen", "corsairs", "savages", "thieves"]
Closing = Literal["open", "last-round", "extra-turn"]
Side = Literal["gone", "minus", "plus"]
_CLANS: Final[tuple[Clan, ...]] = ("northmen", "corsairs", "savages", "thieves")
CLOSING: Final[tuple[Closing, ...]] = ("open", "last-round", "extra-turn")
SIDES: Final[tuple[Side, ...]] = ("gone", "minus", "plus")


class CharacterView(Data, frozen=True):
    """A character in the pub."""

    id: str
    owner: int
    family: Family
    copy: Literal["a", "b"]
    coins: int
    beers: int
    triples: int
    """How many of the beers are triple ones."""
    moved: bool
    """Whether it has moved this turn, where that counts."""
    triple_chance: float | None
    """The chance that one of its coins hides a triple beer."""


class SpaceView(Data, frozen=True):
    """The door or bar (the first) or a table."""

    id: str
    coins: int
    triple_chance: float | None
    """The chance that a coin that lies here hides a triple beer."""
    characters: list[CharacterView]


class HomeView(Data, frozen=True):
    """Somebody who has gone home for good."""

    id: str
    owner: int
    family: Family
    copy: Literal["a", "b"]


class PlayerView(Data, frozen=True):
    """What lies open in front of a player."""

    seat: int
    clan: Clan | None
    deck: str
    in_deck: int
    unseen: tuple[int, ...]
    """How many of each family, from the smallest, lie in the deck in an order that nobody knows."""
    top: str | None
    """The character on top of the deck, where it is known."""
    bottom: tuple[str, ...]
    """The characters known to be at the bottom; the last one lies lowest."""
    plain_beers: int
    """Plain beers (in 2003: all beers) taken out."""
    triple_beers: int
    side: Side | None
    """The +1/-1 card."""
    cards: int
    """How many event cards it holds."""


class PubPublic(PublicView, frozen=True):
    """What everybody may know; what an edition does not have is None or empty."""

    edition: Literal["fp22", "fp03"]
    first: int | None
    """The seat that has the first turn, once it is drawn."""
    goal: int
    """2022: characters out at which closing time begins; 2003: beers to collect."""
    dice: list[int]
    acted: bool
    pool: int
    pool_triple_chance: float | None
    """The chance that a coin of the pool hides a triple beer."""
    triples_left: int | None
    """Triple beers on the backs of coins."""
    closing: Closing | None
    barkeeper: str | None
    """The barkeeper's table."""
    spaces: list[SpaceView]
    coming: list[str]
    """Drawn, and still looking for a table."""
    home: list[HomeView]
    """The row of those who have gone home for good, the first of them first."""
    players: list[PlayerView]
    played: tuple[str, ...]
    """The event cards that have been played."""


class PubOwn(OwnView, frozen=True):
    """A seat's secrets."""

    hand: tuple[str, ...]
    """Its event cards."""
    returned: str | None
    """The card that it put back into the box."""


class PubView(View, frozen=True):
    """What one seat, or an onlooker, may know."""

    public: PubPublic
    own: PubOwn | None


def public(pub: PubPosition) -> PubPublic:
    edition = pub.edition
    is_2022 = edition.is_2022
    to_move, barkeeper = pub.to_move, pub.barkeeper
    begun = pub.has_begun()
    named = _CHARACTERS_2022 if is_2022 else _CHARACTERS_2003
    return PubPublic(
        "chance" if to_move == CHANCE else "over" if to_move == OVER else to_move,
        pub.turn if begun else None,
        pub.prompt(),
        pub.pending(),
        "fp22" if is_2022 else "fp03",
        pub.first if begun else None,
        pub.goal,
        pub.dice,
        pub.acted,
        pub.pool,
        chance(pub, POOL),
        pub.triples_left if is_2022 else None,
        CLOSING[pub.closing] if is_2022 else None,
        THINGS_2022.spaces[barkeeper] if barkeeper else None,
        _spaces(pub, edition.things.spaces, named),
        [named[character][0] for character in placed(pub, COMING)],
        [HomeView(*named[character]) for character in pub.home],
        [_player(is_2022, *player) for player in pub.in_front()],
        _cards(pub.cards_played),
    )


def seen(pub: PubPosition, seat: int, public: PublicView) -> PubView:
    assert isinstance(public, PubPublic)
    if not 0 <= seat < pub.seats:
        return PubView(None, public, None)
    returned = pub.returned[seat]
    own = PubOwn(_cards(pub.hand[seat]), None if returned == NOBODY else THINGS_2022.cards[returned])
    return PubView(seat, public, own)


_Named = tuple[str, int, Family, Literal["a", "b"]]


def _spaces(pub: PubPosition, ids: tuple[str, ...], named: list[_Named]) -> list[SpaceView]:
    spaces = [SpaceView(ids[space], coins, chance(pub, on_space(space)), []) for space, coins in enumerate(pub.loose)]
    for character, place, coins, beers, triples, moved, hides in pub.inside():
        id, owner, family, copy = named[character]
        spaces[place].characters.append(CharacterView(id, owner, family, copy, coins, beers, triples, moved, hides))
    return spaces


# A player's part changes rarely, and sets of cards come again and again: they are kept. Nobody changes a view.


@lru_cache(maxsize=4096)
def _player(
    is_2022: bool,
    seat: int,
    clan: int,
    unseen: int,
    top: int,
    pile: int,
    plain: int,
    triple: int,
    side: int,
    cards: int,
) -> PlayerView:
    things = THINGS_2022 if is_2022 else THINGS_2003
    people = things.characters[seat * CLAN : seat * CLAN + CLAN]
    counted = tuple(count(unseen, family) for family in range(FAMILIES))
    bottom = tuple(people[who] for who in from_above(pile))
    return PlayerView(
        seat,
        _CLANS[clan] if is_2022 else None,
        things.decks[seat],
        sum(counted) + len(bottom) + (top != NOBODY),
        counted,
        None if top == NOBODY else things.characters[top],
        bottom,
        plain,
        triple,
        SIDES[side] if is_2022 else None,
        cards,
    )


@lru_cache(maxsize=4096)
def _cards(cards: int) -> tuple[str, ...]:
    return tuple(THINGS_2022.cards[card] for card in each_of(cards))


def _named(ids: tuple[str, ...], families: tuple[Family, ...]) -> list[_Named]:
    """All that is always the same about each character."""
    return [
        (id, character // CLAN, families[FAMILY_OF[character]], "b" if COPY_OF[character % CLAN] == "b" else "a")
        for character, id in enumerate(ids)
    ]


_CHARACTERS_2022: Final = _named(THINGS_2022.characters, ("goblin", "dwarf", "elf", "troll"))
_CHARACTERS_2003: Final = _named(THINGS_2003.characters, ("halfling", "dwarf", "warrior", "ogre"))
