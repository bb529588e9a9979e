"""Small things packed into one number each, so that they are compared, kept and copied at once.

A crowd says how many of each family there are somewhere, a company who they are where all are of different families,
a pile which characters of a clan lie on each other.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.games.fantasy_pub.components import NOBODY

# A crowd has four bits for each family.
ONE_OF: Final = vec[i64]([0x1, 0x10, 0x100, 0x1000])
ALL_OF: Final = vec[i64]([0xF, 0xF0, 0xF00, 0xF000])
MORE_THAN_ONE: Final = 0xEEEE
WHOLE_CLAN: Final = 0x1222
FAMILIES: Final = 4

# A company has eight bits for each family, the character plus one.
_SEATED: Final = 8
_CHARACTER: Final = 0xFF

# A pile has three bits for each character, its place in the clan plus one; the uppermost comes first.
_BITS: Final = 3
_ONE: Final = 7


def how_many(crowd: i64, family: i64) -> i64:
    return (crowd >> (4 * family)) & 0xF


def size(crowd: i64) -> i64:
    """How many there are of all families."""
    return (crowd & 0xF) + ((crowd >> 4) & 0xF) + ((crowd >> 8) & 0xF) + (crowd >> 12)


def only_family(crowd: i64) -> i64:
    """The family that a crowd consists of, if there is but one; else NOBODY."""
    for family in range(i64(FAMILIES)):
        if crowd and crowd == crowd & ALL_OF[family]:
            return family
    return NOBODY


def is_mixed(crowd: i64) -> bool:
    """Whether there are several families."""
    return crowd > 0 and only_family(crowd) == NOBODY


def seated(character: i64, family: i64) -> i64:
    """A company of one; companies are added up."""
    return (character + 1) << (_SEATED * family)


def one_of(company: i64, family: i64) -> i64:
    """The one of this family, or NOBODY."""
    return ((company >> (_SEATED * family)) & _CHARACTER) - 1


def height(pile: i64) -> i64:
    """How many lie on each other."""
    count: i64 = 0
    while pile:
        pile >>= _BITS
        count += 1
    return count


def uppermost(pile: i64) -> i64:
    return (pile & _ONE) - 1


def without_uppermost(pile: i64) -> i64:
    return pile >> _BITS


def lowest(pile: i64) -> i64:
    return uppermost(pile >> (_BITS * (height(pile) - 1)))


def without_lowest(pile: i64) -> i64:
    return pile & ((1 << (_BITS * (height(pile) - 1))) - 1)


def put_under(pile: i64, who: i64) -> i64:
    """The pile with one more at the bottom."""
    return pile | ((who + 1) << (_BITS * height(pile)))


def lies_in(pile: i64, who: i64) -> bool:
    while pile:
        if uppermost(pile) == who:
            return True
        pile >>= _BITS
    return False


def from_above(pile: i64) -> list[int]:
    """All of a pile, the uppermost first."""
    found: list[int] = []
    while pile:
        found.append(uppermost(pile))
        pile >>= _BITS
    return found
