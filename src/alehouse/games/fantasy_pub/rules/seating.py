"""Who may stop where (the rules `pub-seating`, `fp22-door-one` and `fp03-bar-one`), and who sits there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.counts import one
from alehouse.games.fantasy_pub import rulebook
from alehouse.games.fantasy_pub.components import CLAN, COUNT_OF, ENTRY, FAMILY_OF, FIRST_OF, NOBODY, OWNER_OF

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition

# A crowd counts families.
ALL_OF: Final = vec[i64]([0xF, 0xF0, 0xF00, 0xF000])
"""By family: all of a crowd that is of it."""
_MORE_THAN_ONE: Final = 0xEEEE
"""What a crowd has in common with this, where a family is there twice."""


def no_stop(pub: PubPosition, character: i64, space: i64) -> str:
    """The rule that keeps a character from ending its way on a space."""
    if space == ENTRY:
        there = pub.at_entry[OWNER_OF[character]]
        return "" if there in (NOBODY, character) else pub.edition.one_at_entry
    return "" if may_sit(pub, FAMILY_OF[character], space, character) else rulebook.SEATING


def may_sit(pub: PubPosition, family: i64, space: i64, besides: i64) -> bool:
    """Whether a table of all one family, or of all different ones, is left if this family sits down too.

    The character `besides` does not count, wherever it sits.
    """
    crowd = pub.crowd[space]
    if pub.where[besides] == space:
        crowd -= one(FAMILY_OF[besides])
    alike = crowd & ALL_OF[family]
    # Several of one family already sit there: only more of them may join.
    return crowd == alike if alike else not crowd & _MORE_THAN_ONE


def is_inside(pub: PubPosition, seat: i64) -> bool:
    """Whether anybody of a clan is in the pub."""
    for character in range(seat * CLAN, seat * CLAN + CLAN):
        if pub.where[character] >= 0:
            return True
    return False


def is_at(pub: PubPosition, character: i64, space: i64) -> bool:
    """Whether a character, which may be of a clan that does not play, is on a space."""
    return character < len(pub.where) and pub.where[character] == space


def somebody_at(pub: PubPosition, space: i64) -> i64:
    """The first of the characters on a space, or NOBODY."""
    where = pub.where
    for character in range(i64(len(where))):
        if where[character] == space:
            return character
    return NOBODY


def one_at(pub: PubPosition, space: i64, family: i64) -> i64:
    """The first of a family on a space, or NOBODY."""
    if pub.crowd[space] & ALL_OF[family]:
        where = pub.where
        seat: i64
        for seat in range(pub.seats):
            first = seat * CLAN + FIRST_OF[family]
            for character in range(first, first + COUNT_OF[family]):
                if where[character] == space:
                    return character
    return NOBODY


def placed(pub: PubPosition, place: i64) -> list[int]:
    """The characters on a space, or elsewhere: out, or coming."""
    found: list[int] = []
    for character in range(i64(len(pub.where))):
        if pub.where[character] == place:
            found.append(character)
    return found
