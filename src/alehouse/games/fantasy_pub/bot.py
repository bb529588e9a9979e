"""How good a position in a pub looks: beers that are as good as home, and what stands in their way."""

from __future__ import annotations

from math import fsum
from typing import Final

from mypy_extensions import i64

from alehouse.engine.bits import how_many
from alehouse.engine.thinking import Thinking
from alehouse.games.fantasy_pub.components import (
    CLAN,
    ENTRY,
    FAMILY_OF,
    HUGE,
    SMALL,
)
from alehouse.games.fantasy_pub.position import PubPosition
from alehouse.games.fantasy_pub.rules.leave import is_by_barkeeper

WON: Final = 1000.0

# How sure a beer on a character is to be carried home, by what keeps the character from leaving.
AT_THE_DOOR: Final = 0.9
READY: Final = 0.7
NOT_READY: Final = 0.45
ABOUT_TO_FALL: Final = 0.15
COIN: Final = 0.12
"""A coin on a character may become a beer."""
STUCK: Final = 0.25
"""Lost for each beer beyond what a die can still move with ease."""
CARD_IN_HAND: Final = 0.6

THINKING_2003: Final = Thinking(exploration=0.06)
THINKING_2022: Final = Thinking(exploration=0.03)


def appraise(pub: PubPosition, seat: i64) -> float:
    if not len(pub.steps):
        result = pub.result()
        points = result.points[seat] if pub.edition.is_2022 else 0
        return _won(result.places, seat) + points
    if pub.edition.is_2022:
        return _lead([_worth_2022(pub, each) for each in range(pub.seats)], seat)
    return _lead([_worth_2003(pub, each) for each in range(pub.seats)], seat)


def _won(places: list[int], seat: i64) -> float:
    if places[seat] != 1:
        return -WON
    return WON / places.count(1)


def _lead(worth: list[float], seat: i64) -> float:
    """One's own worth against the best rival's, and a little against all of them."""
    rivals = [value for other, value in enumerate(worth) if other != seat]
    return worth[seat] - 0.6 * max(rivals) - 0.4 * fsum(rivals) / len(rivals)


def _worth_2022(pub: PubPosition, seat: i64) -> float:
    values = pub.values
    worth = float(
        values.plain_points * pub.out_plain[seat]
        + values.triple_points * pub.out_triple[seat]
        + values.card_points[pub.side[seat]]
    )
    cards: int = how_many(pub.hand[seat])
    worth += CARD_IN_HAND * cards
    for character in range(seat * CLAN, seat * CLAN + CLAN):
        if pub.where[character] >= 0:
            triples = pub.triples[character]
            plain = pub.beers[character] - triples
            points: int = values.plain_points * plain + values.triple_points * triples
            coins: int = pub.coins[character]
            sure = sure_to_get_home(pub, character)
            if is_by_barkeeper(pub, character):
                sure = max(sure, AT_THE_DOOR if pub.may_go_home(character) else sure)
            worth += sure * points + 2 * COIN * coins
    return worth


def _worth_2003(pub: PubPosition, seat: i64) -> float:
    worth = float(pub.out_plain[seat])
    for character in range(seat * CLAN, seat * CLAN + CLAN):
        if pub.where[character] >= 0:
            drunk: int = pub.beers[character]
            coins: int = pub.coins[character]
            worth += sure_to_get_home(pub, character) * drunk
            worth += COIN * coins
    return worth


def sure_to_get_home(pub: PubPosition, character: i64) -> float:
    """How likely a character's beers are to get home."""
    beers = pub.beers[character]
    coins = pub.coins[character]
    family = FAMILY_OF[character]
    ready = beers >= coins
    if pub.where[character] == ENTRY:
        return AT_THE_DOOR if ready else NOT_READY
    if beers >= pub.values.last_beer - 1 or (coins == 0 and family != HUGE):
        # The next round may throw it out.
        return ABOUT_TO_FALL if coins == 0 and family == SMALL else 0.5 * READY
    sure = READY if ready else NOT_READY
    if beers > 3:
        sure -= STUCK * float(beers - 3) / 3.0
    return sure
