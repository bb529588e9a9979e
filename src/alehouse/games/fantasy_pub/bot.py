"""How good a position in a pub looks: beers that are as good as home, and what stands in their way."""

from __future__ import annotations

from math import fsum

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.games.fantasy_pub.components import (
    CARD_POINTS,
    CLAN,
    ENTRY,
    FAMILY_OF,
    HUGE,
    PLAIN_POINTS,
    SMALL,
    TALL,
    TRIPLE_POINTS,
)
from alehouse.games.fantasy_pub.rules import Pub
from alehouse.games.fantasy_pub.state_2022 import State2022, card_count

WON = 1000.0

# How sure a beer on a character is to be carried home, by what keeps the character from leaving.
AT_THE_DOOR = 0.9
READY = 0.7
NOT_READY = 0.45
ABOUT_TO_FALL = 0.15
COIN = 0.12
"""A coin on a character may become a beer."""
STUCK = 0.25
"""Lost for each beer beyond what a die can still move with ease."""
CARD_IN_HAND = 0.6


def appraise_2022(position: State2022, seat: i64) -> float:
    if not len(position.steps):
        result = position.result()
        return _won(result.places, seat) + result.points[seat]
    worth = [_worth_2022(position, each) for each in range(position.seats)]
    return _lead(worth, seat)


def appraise_2003(position: Pub, collected: vec[i64], seat: i64) -> float:
    if not len(position.steps):
        return _won(position.result().places, seat)
    worth = [_worth_2003(position, collected[each], each) for each in range(position.seats)]
    return _lead(worth, seat)


def _won(places: list[int], seat: i64) -> float:
    if places[seat] != 1:
        return -WON
    return WON / places.count(1)


def _lead(worth: list[float], seat: i64) -> float:
    """One's own worth against the best rival's, and a little against all of them."""
    rivals = [value for other, value in enumerate(worth) if other != seat]
    return worth[seat] - 0.6 * max(rivals) - 0.4 * fsum(rivals) / len(rivals)


def _worth_2022(position: State2022, seat: i64) -> float:
    worth = float(
        PLAIN_POINTS * position.out_plain[seat]
        + TRIPLE_POINTS * position.out_triple[seat]
        + CARD_POINTS[position.side[seat]]
    )
    worth += CARD_IN_HAND * card_count(position.hand[seat])
    for character in range(seat * CLAN, seat * CLAN + CLAN):
        if position.where[character] >= 0:
            points: int = PLAIN_POINTS * position.beers[character] + position.triples[character]
            coins: int = position.coins[character]
            sure = _sure(position, character)
            if FAMILY_OF[character] == TALL and position.where[character] == position.barkeeper:
                sure = max(sure, AT_THE_DOOR if position.may_go_home(character) else sure)
            worth += sure * points + 2 * COIN * coins
    return worth


def _worth_2003(position: Pub, beers: i64, seat: i64) -> float:
    worth = float(beers)
    for character in range(seat * CLAN, seat * CLAN + CLAN):
        if position.where[character] >= 0:
            drunk: int = position.beers[character]
            coins: int = position.coins[character]
            worth += _sure(position, character) * drunk
            worth += COIN * coins
    return worth


def _sure(position: Pub, character: i64) -> float:
    """How likely a character's beers are to get home."""
    beers: int = position.beers[character]
    coins: int = position.coins[character]
    family = FAMILY_OF[character]
    ready = beers >= coins
    if position.where[character] == ENTRY:
        return AT_THE_DOOR if ready else NOT_READY
    if beers >= position.edition.full - 1 or (coins == 0 and family != HUGE):
        # The next round may throw it out.
        return ABOUT_TO_FALL if coins == 0 and family == SMALL else 0.5 * READY
    sure = READY if ready else NOT_READY
    return sure - STUCK * max(0, beers - 3) / 3
