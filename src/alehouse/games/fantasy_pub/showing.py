"""Showing a pub: from a position, what a seat may know of it (`view.py`)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import i64

from alehouse.engine.bits import each_of
from alehouse.engine.contract import CHANCE, OVER
from alehouse.engine.counts import count
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
from alehouse.games.fantasy_pub.rules.backs import POOL, chance, on_space
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
    spaces: list[SpaceView] = []
    for space in range(i64(len(pub.loose))):
        spaces.append(SpaceView(ids[space], pub.loose[space], chance(pub, on_space(space)), []))
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
