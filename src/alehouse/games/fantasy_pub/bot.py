"""How good a position in a pub looks: beers that are as good as home, and what stands in their way."""

from __future__ import annotations

from math import fsum
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.bits import how_many
from alehouse.engine.thinking import Thinking
from alehouse.games.fantasy_pub.components import (
    CLAN,
    ENTRY,
    FAMILY_OF,
    HUGE,
    IN_DECK,
    OPEN,
    SMALL,
)
from alehouse.games.fantasy_pub.position import PubPosition
from alehouse.games.fantasy_pub.rules.leave import is_by_barkeeper

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
            sure = _sure(pub, character)
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
            worth += _sure(pub, character) * drunk
            worth += COIN * coins
    return worth


def _sure(pub: PubPosition, character: i64) -> float:
    """How likely a character's beers are to get home."""
    beers: int = pub.beers[character]
    coins: int = pub.coins[character]
    family = FAMILY_OF[character]
    ready = beers >= coins
    if pub.where[character] == ENTRY:
        return AT_THE_DOOR if ready else NOT_READY
    if beers >= pub.values.last_beer - 1 or (coins == 0 and family != HUGE):
        # The next round may throw it out.
        return ABOUT_TO_FALL if coins == 0 and family == SMALL else 0.5 * READY
    sure = READY if ready else NOT_READY
    return sure - STUCK * max(0, beers - 3) / 3


# What can be measured about a seat, for a value that is learned

_STANDING: Final = ("door ready", "door", "barkeeper", "ready", "thirsty", "broke")
"""How a character stands in the pub: by what keeps it from going home, and from staying."""
FEATURES: Final = (
    *(f"{standing}: characters" for standing in _STANDING),
    *(f"{standing}: points" for standing in _STANDING),
    "out: points",
    "out: share of the goal",
    "out: share of the goal, squared",
    "appraisal",
    "full",
    "coins",
    "beers inside",
    "in the deck",
    "home",
    "event cards",
    "on turn",
    "dice left",
    "turns to wait",
    "characters out",
    "closing",
    "small ones inside",
    "largest inside",
    "rivals",
    "appraisal towards the end",
    "appraisal at the end",
    "coins towards the end",
    "points inside towards the end",
)
THINKING_2003: Final = Thinking(exploration=0.06)
THINKING_2022: Final = Thinking(exploration=0.03)
_FIRST_OTHER: Final = 2 * len(_STANDING)


def measure(pub: PubPosition, seat: i64, row: vec[float]) -> None:
    values = pub.values
    feature: i64
    for feature in range(len(FEATURES)):
        row[feature] = 0.0
    modern = pub.edition.is_2022
    appraisal = 0.0
    character: i64
    first = seat * CLAN
    for character in range(first, first + CLAN):
        space = pub.where[character]
        if space < 0:
            if space == IN_DECK:
                row[19] += 0.3
            continue
        beers = pub.beers[character]
        coins = pub.coins[character]
        points = beers
        if modern:
            triples = pub.triples[character]
            points = values.plain_points * (beers - triples) + values.triple_points * triples
        standing = _standing(pub, character)
        row[standing] += 0.5
        row[standing + len(_STANDING)] += 0.2 * float(points)
        sure = _sure(pub, character)
        if standing == 2:
            sure = AT_THE_DOOR
        appraisal += sure * float(points) + COIN * float(coins)
        if beers >= values.last_beer - 1:
            row[16] += 1.0
        row[17] += 0.2 * float(coins)
        row[18] += 0.2 * float(beers)
        if FAMILY_OF[character] == SMALL:
            row[27] += 0.5
        elif FAMILY_OF[character] == HUGE:
            row[28] = 1.0
    if modern:
        out = (
            values.plain_points * pub.out_plain[seat]
            + values.triple_points * pub.out_triple[seat]
            + values.card_points[pub.side[seat]]
        )
        row[_FIRST_OTHER] = 0.1 * float(out)
        # How near closing time is.
        done = float(len(pub.home)) / float(pub.goal)
        row[25] = done
        row[13] = 0.1 * float(out) * done
        row[14] = row[13] * done
        row[21] = 0.5 * float(how_many(pub.hand[seat]))
        home: i64 = 0
        for each in pub.home:
            if first <= each < first + CLAN:
                home += 1
        row[20] = 0.3 * float(home)
        if pub.closing != OPEN:
            row[26] = float(pub.closing)
    else:
        out = pub.out_plain[seat]
        share = float(out) / float(pub.goal)
        row[_FIRST_OTHER] = 0.1 * float(out)
        row[13] = share
        row[14] = share * share
        most: i64 = 0
        for beers in pub.out_plain:
            if beers > most:
                most = beers
        row[25] = float(most) / float(pub.goal)
    row[15] = 0.1 * (float(out) + appraisal)
    if pub.turn == seat:
        row[22] = 1.0
        if pub.low:
            row[23] += 0.5
        if pub.high:
            row[23] += 0.5
    else:
        wait = seat - pub.turn
        if wait < 0:
            wait += pub.seats
        row[24] = float(wait) / float(pub.seats)
    row[29] = 0.5 * float(pub.seats - 2)
    # The nearer the end, the more a lead counts, and the less what is still to become of something.
    done = row[25]
    row[30] = row[15] * done
    row[31] = row[30] * done
    row[32] = row[17] * done
    row[33] = (row[15] - row[_FIRST_OTHER]) * done


def _standing(pub: PubPosition, character: i64) -> i64:
    ready = pub.may_go_home(character)
    if pub.where[character] == ENTRY:
        return 0 if ready else 1
    if ready and is_by_barkeeper(pub, character):
        return 2
    if pub.coins[character] == 0:
        return 5
    return 3 if ready else 4
