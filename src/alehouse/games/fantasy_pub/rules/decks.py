"""A clan's deck (2022), or pile (2003): who lies in it, and how much of that is known.

Whatever is not known has not been drawn yet: it is only counted. Whoever is sent away lies at the bottom, in sight of
all: as a pile, which is one number with a hexadecimal digit for each character, its place in the clan plus one, and
the uppermost is its last digit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alehouse.engine.counts import is_one_kind, lowest, one
from alehouse.games.fantasy_pub import telling
from alehouse.games.fantasy_pub.components import CLAN, COUNT_OF, FIRST_OF, IN_DECK, NOBODY, OWNER_OF

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition

_DIGIT: Final = 4
_WHOSE: Final = 15


def has_deck(pub: PubPosition, seat: i64) -> bool:
    """Whether anybody is left in a deck."""
    return pub.unseen[seat] > 0 or pub.bottom[seat] > 0 or pub.top[seat] != NOBODY


def is_next_unknown(pub: PubPosition, seat: i64) -> bool:
    """Whether it takes a draw to find out who comes next."""
    return pub.top[seat] == NOBODY and pub.unseen[seat] > 0 and not is_one_kind(pub.unseen[seat])


def take_next(pub: PubPosition, seat: i64) -> i64:
    """The next character of a deck, where it is known which one that is; or NOBODY."""
    character = pub.top[seat]
    if character != NOBODY:
        pub.top[seat] = NOBODY
        return character
    if pub.unseen[seat]:
        return take_drawn(pub, seat, lowest(pub.unseen[seat]))
    pile = pub.bottom[seat]
    if not pile:
        return NOBODY
    pub.bottom[seat] = without_uppermost(pile)
    return seat * CLAN + uppermost(pile)


def take_drawn(pub: PubPosition, seat: i64, family: i64) -> i64:
    """Take a character of this family out of the part of the deck that nobody knows."""
    pub.unseen[seat] -= one(family)
    first = seat * CLAN + FIRST_OF[family]
    for character in range(first, first + COUNT_OF[family]):
        if pub.where[character] == IN_DECK and not is_known(pub, seat, character):
            return character
    raise AssertionError("the deck counts a character that is elsewhere")


def is_known(pub: PubPosition, seat: i64, character: i64) -> bool:
    """Whether everybody knows where in its deck a character lies."""
    return character == pub.top[seat] or lies_in(pub.bottom[seat], character - seat * CLAN)


def put_at_bottom(pub: PubPosition, character: i64) -> None:
    """Back into its deck. An open pile that was empty has it on top."""
    seat = OWNER_OF[character]
    pub.put(character, IN_DECK)
    if pub.edition.piles_lie_open and pub.top[seat] == NOBODY:
        show_top(pub, seat, character)
    else:
        pub.bottom[seat] = put_under(pub.bottom[seat], character - seat * CLAN)


def turn_up(pub: PubPosition, seat: i64) -> None:
    """The next character of an open pile comes to lie on top, where it is known which one that is."""
    character = take_next(pub, seat)
    if character != NOBODY:
        show_top(pub, seat, character)


def show_top(pub: PubPosition, seat: i64, character: i64) -> None:
    pub.top[seat] = character
    telling.turned_up(pub, seat, character)


def known_bottom(pub: PubPosition, seat: i64) -> list[int]:
    """The characters known to be at the bottom of a deck; the last one lies lowest."""
    return [int(seat * CLAN) + who for who in from_above(pub.bottom[seat])]


# Piles


def height(pile: i64) -> i64:
    """How many lie on each other."""
    count: i64 = 0
    while pile:
        pile >>= _DIGIT
        count += 1
    return count


def uppermost(pile: i64) -> i64:
    return (pile & _WHOSE) - 1


def without_uppermost(pile: i64) -> i64:
    return pile >> _DIGIT


def undermost(pile: i64) -> i64:
    return uppermost(pile >> (_DIGIT * (height(pile) - 1)))


def without_undermost(pile: i64) -> i64:
    below = _DIGIT * (height(pile) - 1)
    return pile - ((pile >> below) << below)


def put_under(pile: i64, who: i64) -> i64:
    """The pile with one more at the bottom."""
    return pile | ((who + 1) << (_DIGIT * height(pile)))


def lies_in(pile: i64, who: i64) -> bool:
    while pile:
        if uppermost(pile) == who:
            return True
        pile >>= _DIGIT
    return False


def from_above(pile: i64) -> list[int]:
    """All of a pile, the uppermost first."""
    found: list[int] = []
    while pile:
        found.append(uppermost(pile))
        pile >>= _DIGIT
    return found
