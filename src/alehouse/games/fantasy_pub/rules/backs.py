"""The backs of coins (the rule `fp22-triple`): how many triple beers are to be expected among the coins of each place.

Nobody has ever seen the back of a coin, so what may be expected is known to all, and there is no secret to keep.
While no beer that all have seen has become a coin again, every coin is as good as any other: nothing is kept but how
many coins and triple beers there are, and a flip is exactly a draw without putting back. From then on each place has
its share: the triple beers to be expected there, WHOLE for each. All shares together are always what is still hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.bits import has, only
from alehouse.engine.chance import Chances

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition

WHOLE: Final = 360_360
"""A triple beer for certain. It can be shared exactly by up to fifteen coins, and by all coins of the largest box its
shares are still thirty times below what luck can draw from, and their products far below 64 bits."""

PARTS: Final = 10_000
CHANCES: Final = [parts / PARTS for parts in range(PARTS + 1)]
"""Chances as they are shown, by their ten-thousandths."""

# Places are numbers: the pool, then the spaces, then the characters.
POOL: Final = 0
_SPACES: Final = 1
_CHARACTERS: Final = 8


def on_space(space: i64) -> i64:
    return _SPACES + space


def on_character(character: i64) -> i64:
    return _CHARACTERS + character


def coins_at(pub: PubPosition, place: i64) -> i64:
    if place >= _CHARACTERS:
        return pub.coins[place - _CHARACTERS]
    return pub.loose[place - _SPACES] if place else pub.pool


def share_at(pub: PubPosition, place: i64) -> i64:
    """The triple beers to be expected among the coins of a place, out of `whole_at`."""
    return pub.backs[place] if len(pub.backs) else pub.triples_left


def whole_at(pub: PubPosition, place: i64) -> i64:
    """What the share of a place would be if all its coins were triple beers."""
    return coins_at(pub, place) * WHOLE if len(pub.backs) else pub.coins_left


def is_open(pub: PubPosition, place: i64) -> bool:
    """Whether a coin of this place may turn out to be either."""
    return 0 < share_at(pub, place) < whole_at(pub, place)


def flips(pub: PubPosition, place: i64) -> Chances:
    """What may be on the back of a coin of this place."""
    if len(pub.backs):
        return pub.actions.flips(pub.backs[place], coins_at(pub, place) * WHOLE)
    return pub.actions.flips_alike(pub.triples_left, pub.coins_left)


def chance(pub: PubPosition, place: i64) -> float | None:
    """The chance that a coin of this place hides a triple beer, as it is shown; None where no coin is, or no triple."""
    if not pub.edition.is_2022 or not coins_at(pub, place):
        return None
    return CHANCES[parts_of(share_at(pub, place), whole_at(pub, place))]


def parts_of(share: i64, whole: i64) -> i64:
    """How many ten-thousandths of the whole a share is, as `round` would have it, which takes much longer to say so."""
    doubled = share * (2 * PARTS)
    parts = (doubled + whole) // (2 * whole)
    if doubled % (2 * whole) == whole:
        # Halfway, it depends on how near floating-point numbers can come to it.
        exact: int = share
        parts = round(round(exact / whole, 4) * PARTS)
    return parts


# What happens to coins. Each of these is told before the coins are counted anew.


def carry(pub: PubPosition, source: i64, target: i64, coins: i64) -> None:
    """Coins, taken at random, go from one place to another and take their share along."""
    if coins and len(pub.backs):
        share = pub.backs[source] * coins // coins_at(pub, source)
        pub.backs[source] -= share
        pub.backs[target] += share


def turn_back(pub: PubPosition, place: i64, beers: i64, triples: i64) -> None:
    """Beers that all have seen become coins at a place: exactly so many triple ones are there."""
    if not len(pub.backs) and 0 < pub.triples_left + triples < pub.coins_left + beers:
        _share_out(pub)
    pub.coins_left += beers
    pub.triples_left += triples
    if len(pub.backs):
        pub.backs[place] += triples * WHOLE


def turn_over(pub: PubPosition, place: i64, triple: bool) -> None:
    """A coin of a place is turned over: what was expected of it is known now, and the others hide the rest."""
    coins = coins_at(pub, place)
    pub.coins_left -= 1
    if triple:
        pub.triples_left -= 1
    if not len(pub.backs):
        return
    if pub.triples_left in (0, pub.coins_left):
        # All coins are as good as each other again.
        pub.backs = vec[i64]()
        return
    expected = pub.backs[place] // coins
    pub.backs[place] -= expected
    _scale(pub, place, (pub.triples_left + (1 if triple else 0)) * WHOLE - expected)


def _share_out(pub: PubPosition) -> None:
    """Every coin that there is gets the same share, as nearly as whole numbers can say."""
    pub.backs = vec[i64]([0] * (_CHARACTERS + len(pub.where)))
    if not pub.triples_left:
        return
    coins: i64 = 0
    given: i64 = 0
    place: i64
    for place in range(i64(len(pub.backs))):
        coins += coins_at(pub, place)
        due = coins * pub.triples_left * WHOLE // pub.coins_left
        pub.backs[place] = due - given
        given = due


def _scale(pub: PubPosition, turned: i64, total: i64) -> None:
    """Make all shares, which are `total` now, larger or smaller by the same factor, so that they are what is hidden.

    No place gets more than its coins could hide; what is too much for it goes to the others. One coin of the place
    `turned` is none any more.
    """
    backs = pub.backs
    places: i64 = len(backs)
    due = pub.triples_left * WHOLE
    place: i64
    full: i64 = 0
    before: i64 = -1
    while total < due and full != before:
        before = full
        for place in range(places):
            share = backs[place]
            if share and not has(full, place):
                most = (coins_at(pub, place) - (1 if place == turned else 0)) * WHOLE
                if share * due > most * total:
                    # From here on the factor is larger than before: who is full stays full.
                    full |= only(place)
                    backs[place] = most
                    due -= most
                    total -= share
    shares: i64 = 0
    given: i64 = 0
    for place in range(places):
        if backs[place] and not has(full, place):
            shares += backs[place]
            upto = shares * due // total
            backs[place] = upto - given
            given = upto
    pub.backs = backs
