"""Showing a pub: from a position, what a seat may know of it (`view.py`)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.bits import each_of, has, only
from alehouse.engine.contract import CHANCE, OVER
from alehouse.engine.counts import count
from alehouse.engine.encoding import kept, make_room
from alehouse.engine.messages import Message
from alehouse.engine.views import PublicView
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
from alehouse.games.fantasy_pub.rules.backs import POOL, chance, on_character, on_space
from alehouse.games.fantasy_pub.rules.decks import from_above
from alehouse.games.fantasy_pub.rules.seating import placed
from alehouse.games.fantasy_pub.view import (
    CLANS,
    CLOSING,
    SIDES,
    CharacterView,
    Family,
    HomeView,
    PlayerView,
    PubOwn,
    PubPublic,
    PubView,
    SpaceView,
)

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


def public(pub: PubPosition) -> PubPublic:
    edition = pub.edition
    is_2022 = edition.is_2022
    to_move, barkeeper = pub.to_move, pub.barkeeper
    begun = pub.has_begun()
    shown = pub.shown = _shown(pub)
    named = _CHARACTERS_2022 if is_2022 else _CHARACTERS_2003
    return PubPublic(
        "chance" if to_move == CHANCE else "over" if to_move == OVER else to_move,
        pub.turn if begun else None,
        _prompt(pub),
        pub.pending(),
        "fp22" if is_2022 else "fp03",
        pub.first if begun else None,
        pub.goal,
        pub.dice,
        pub.acted,
        pub.pool,
        chance(pub, POOL),
        _chances(pub),
        pub.triples_left if is_2022 else None,
        CLOSING[pub.closing] if is_2022 else None,
        THINGS_2022.spaces[barkeeper] if barkeeper else None,
        shown.spaces.copy(),
        [named[character][0] for character in placed(pub, COMING)],
        [(_HOME_2022 if is_2022 else _HOME_2003)[character] for character in pub.home],
        shown.players.copy(),
        _cards(pub.cards_played),
    )


def seen(pub: PubPosition, seat: int, public: PublicView) -> PubView:
    assert isinstance(public, PubPublic)
    if not 0 <= seat < pub.seats:
        return PubView(None, public, None)
    return PubView(seat, public, _own(pub.hand[seat], pub.returned[seat]))


class Shown:
    """What was shown of a position latest, by numbers that say all of it: most of it is shown again as it is.

    Copies of a position share it, so it is never changed.
    """

    def __init__(self, inside: vec[i64], loose: vec[i64], front: vec[i64]) -> None:
        self.inside = inside
        """Of each character all that is shown of it, its space included; NOWHERE of those who are not in the pub."""
        self.loose = loose
        self.front = front
        """Of each player all that lies open (`PubPosition.in_front`)."""
        self.characters: list[CharacterView | None] = []
        self.spaces: list[SpaceView] = []
        self.players: list[PlayerView] = []


_NOWHERE: Final[i64] = -1
IN_FRONT: Final[i64] = 9
"""Numbers that say all that lies open in front of a player."""


def _shown(pub: PubPosition) -> Shown:
    shown = Shown(_inside(pub), pub.loose[:], pub.in_front())
    before = pub.shown
    shown.characters = _characters(pub, shown, before)
    shown.spaces = _spaces(pub, shown, before)
    shown.players = _players(pub, shown, before)
    return shown


def _inside(pub: PubPosition) -> vec[i64]:
    found = vec[i64]()
    for character in range(i64(len(pub.where))):
        place = pub.where[character]
        told = _NOWHERE
        if place >= 0:
            moved: i64 = 1 if has(pub.moved, character) else 0
            told = (
                (place << 44)
                + (pub.triples[character] << 32)
                + (pub.beers[character] << 20)
                + (pub.coins[character] << 8)
                + (character << 1)
                + moved
            )
        found = append(found, told)
    return found


_ABOUT: Final[i64] = (1 << 44) - 1
"""What is told of a character but for where it is."""


def _characters(pub: PubPosition, shown: Shown, before: Shown | None) -> list[CharacterView | None]:
    is_2022, inside = pub.edition.is_2022, shown.inside
    named = _CHARACTERS_2022 if is_2022 else _CHARACTERS_2003
    found: list[CharacterView | None] = []
    for character in range(i64(len(inside))):
        now = inside[character]
        if now < 0:
            found.append(None)
        elif before is not None and before.inside[character] >= 0 and (before.inside[character] ^ now) & _ABOUT == 0:
            found.append(before.characters[character])
        else:
            id, owner, family, copy = named[character]
            coins, beers, triples = now >> 8 & 0xFFF, now >> 20 & 0xFFF, now >> 32 & 0xFFF
            found.append(CharacterView(id, owner, family, copy, coins, beers, triples, now & 1 == 1))
    return found


def _spaces(pub: PubPosition, shown: Shown, before: Shown | None) -> list[SpaceView]:
    inside, loose = shown.inside, shown.loose
    # A bit for each space that is not as it was.
    changed: i64 = -1
    if before is not None:
        changed = 0
        space: i64
        for space in range(i64(len(loose))):
            if loose[space] != before.loose[space]:
                changed |= only(space)
        for character in range(i64(len(inside))):
            now, then = inside[character], before.inside[character]
            if now != then:
                if now >= 0:
                    changed |= only(now >> 44)
                if then >= 0:
                    changed |= only(then >> 44)
        if not changed:
            return before.spaces
    is_2022 = pub.edition.is_2022
    ids = (THINGS_2022 if is_2022 else THINGS_2003).spaces
    found: list[SpaceView] = []
    for space in range(i64(len(loose))):
        if before is not None and not has(changed, space):
            found.append(before.spaces[space])
            continue
        there: list[CharacterView] = []
        for character in range(i64(len(inside))):
            each = inside[character]
            if each >= 0 and each >> 44 == space:
                view = shown.characters[character]
                assert view is not None
                there.append(view)
        found.append(SpaceView(ids[space], loose[space], tuple(there)))
    return found


def _players(pub: PubPosition, shown: Shown, before: Shown | None) -> list[PlayerView]:
    is_2022, front = pub.edition.is_2022, shown.front
    found: list[PlayerView] = []
    for seat in range(pub.seats):
        begin: i64 = seat * IN_FRONT
        alike = before is not None
        if before is not None:
            for place in range(begin, begin + IN_FRONT):
                if front[place] != before.front[place]:
                    alike = False
        if before is not None and alike:
            found.append(before.players[seat])
        else:
            told: list[int] = [front[place] for place in range(begin, begin + IN_FRONT)]
            found.append(_player(is_2022, tuple(told)))
    return found


def _chances(pub: PubPosition) -> dict[str, float]:
    found: dict[str, float] = {}
    if not pub.edition.is_2022:
        return found
    for space in range(i64(len(pub.loose))):
        likely = chance(pub, on_space(space))
        if likely is not None:
            found[THINGS_2022.spaces[space]] = likely
    for character in range(i64(len(pub.where))):
        if pub.where[character] >= 0:
            likely = chance(pub, on_character(character))
            if likely is not None:
                found[THINGS_2022.characters[character]] = likely
    return found


# Most spaces and players are as they were, and what is asked, characters as they are, sets of cards and hands come
# again and again: they are kept.


_MOST: Final = 10_000
"""Of each kind; of more they are forgotten one by one: to let go of all at once held everybody up."""
_known_prompts: Final[dict[tuple[int, ...], Message]] = {}


def _prompt(pub: PubPosition) -> Message:
    if not len(pub.steps):
        return pub.prompt()
    # All that it is made of: the step that is due, whose turn it is, the dice.
    told = (1 if pub.edition.is_2022 else 0, pub.steps[-1], pub.turn, *pub.dice)
    found = _known_prompts.get(told)
    if found is None:
        make_room(_known_prompts, _MOST)
        found = _known_prompts[told] = kept(pub.prompt())
    # Whoever is given a view may do what they like with its words.
    again = found.__copy__()
    again.json = found.json
    return again


@lru_cache(maxsize=_MOST)
def _player(is_2022: bool, told: tuple[int, ...]) -> PlayerView:
    # See `PubPosition.in_front`.
    seat, clan, unseen, top, pile, plain, triple, side, cards = told
    things = THINGS_2022 if is_2022 else THINGS_2003
    people = things.characters[seat * CLAN : seat * CLAN + CLAN]
    counted = tuple(count(unseen, family) for family in range(FAMILIES))
    bottom = tuple(people[who] for who in from_above(pile))
    return PlayerView(
        seat,
        CLANS[clan] if is_2022 else None,
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


@lru_cache(maxsize=_MOST)
def _own(hand: int, returned: int) -> PubOwn:
    return PubOwn(_cards(hand), None if returned == NOBODY else THINGS_2022.cards[returned])


@lru_cache(maxsize=_MOST)
def _cards(cards: int) -> tuple[str, ...]:
    return tuple(THINGS_2022.cards[card] for card in each_of(cards))


_Named = tuple[str, int, Family, Literal["a", "b"]]


def _named(ids: tuple[str, ...], families: tuple[Family, ...]) -> list[_Named]:
    """All that is always the same about each character."""
    return [
        (id, character // CLAN, families[FAMILY_OF[character]], "b" if COPY_OF[character % CLAN] == "b" else "a")
        for character, id in enumerate(ids)
    ]


_CHARACTERS_2022: Final = _named(THINGS_2022.characters, ("goblin", "dwarf", "elf", "troll"))
_CHARACTERS_2003: Final = _named(THINGS_2003.characters, ("halfling", "dwarf", "warrior", "ogre"))
_HOME_2022: Final = [HomeView(*character) for character in _CHARACTERS_2022]
_HOME_2003: Final = [HomeView(*character) for character in _CHARACTERS_2003]
