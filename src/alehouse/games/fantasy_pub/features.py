"""What can be measured about a seat in a pub, for a value that is learned."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.bits import how_many
from alehouse.games.fantasy_pub.bot import AT_THE_DOOR, COIN, sure_to_get_home
from alehouse.games.fantasy_pub.components import (
    CLAN,
    DWARF,
    ENTRY,
    FAMILY_OF,
    HUGE,
    IN_DECK,
    LAST_ROUND,
    OPEN,
    OWNER_OF,
    SMALL,
)
from alehouse.games.fantasy_pub.position import PubPosition
from alehouse.games.fantasy_pub.rules.leave import is_by_barkeeper

_STANDING: Final = ("door ready", "door", "barkeeper", "ready", "thirsty", "broke")
"""How a character stands in the pub: by what keeps it from going home, and from staying."""
_OTHERS: Final = (
    "out: points",
    "out: share of the goal",
    "out: share of the goal, squared",
    "appraisal",
    "appraisal towards the end",
    "full",
    "coins",
    "beers inside",
    "in the deck",
    "home",
    "event cards",
    "on turn",
    "dice left",
    "turns to wait",
    "place after the first",
    "first",
    "last",
    "turns before closing",
    "small ones inside",
    "largest inside",
    "points in reach of the door",
    "characters in reach of the door",
    "most points in reach of the door",
    "coins too many to leave",
    "beers that can still be paid",
)
_BEFORE: Final = 2 * len(_STANDING)
_MEASURED: Final = _BEFORE + len(_OTHERS)
_NAMES: Final = (
    *(f"{standing}: characters" for standing in _STANDING),
    *(f"{standing}: points" for standing in _STANDING),
    *_OTHERS,
)
FEATURES: Final = (*_NAMES, *(f"{name}, the more the later" for name in _NAMES))
"""The nearer the end, the more a lead counts, and the less what is still to become of something: so each is there
twice, the second time multiplied by the part of the game that is over."""
_OUT: Final = _BEFORE
_SHARE: Final = _BEFORE + 1
_SQUARED: Final = _BEFORE + 2
_APPRAISAL: Final = _BEFORE + 3
_LATE_APPRAISAL: Final = _BEFORE + 4
_FULL: Final = _BEFORE + 5
_COINS: Final = _BEFORE + 6
_BEERS: Final = _BEFORE + 7
_DECK: Final = _BEFORE + 8
_HOME: Final = _BEFORE + 9
_CARDS: Final = _BEFORE + 10
_ON_TURN: Final = _BEFORE + 11
_DICE: Final = _BEFORE + 12
_WAIT: Final = _BEFORE + 13
_PLACE: Final = _BEFORE + 14
_FIRST: Final = _BEFORE + 15
_LAST: Final = _BEFORE + 16
_TURNS_LEFT: Final = _BEFORE + 17
_SMALL: Final = _BEFORE + 18
_LARGEST: Final = _BEFORE + 19
_REACH: Final = _BEFORE + 20
_REACHING: Final = _BEFORE + 21
_BEST_REACH: Final = _BEFORE + 22
_TOO_MANY: Final = _BEFORE + 23
_CAN_PAY: Final = _BEFORE + 24
_ROLLS: Final = 36
_REACHED: Final = vec[float](
    [
        sum(value in (one, other, one + other) for one in range(1, 7) for other in range(1, 7)) / _ROLLS
        for value in range(13)
    ]
)
"""How likely a roll allows to walk with dice of this value: with one of them, or with both."""


def measure(pub: PubPosition, seat: i64, row: vec[float]) -> None:
    feature: i64
    for feature in range(_MEASURED):
        row[feature] = 0.0
    appraisal = _measure_characters(pub, seat, row)
    done = _measure_out(pub, seat, row)
    row[_APPRAISAL] = row[_OUT] + 0.1 * appraisal
    row[_LATE_APPRAISAL] = row[_APPRAISAL] * done
    _measure_turns(pub, seat, row)
    for feature in range(_MEASURED):
        row[_MEASURED + feature] = row[feature] * done


def _measure_characters(pub: PubPosition, seat: i64, row: vec[float]) -> float:
    """Those who are inside; what they promise."""
    values = pub.values
    modern = pub.edition.is_2022
    last = values.last_beer - 1
    appraisal = 0.0
    character: i64
    for character in range(seat * CLAN, seat * CLAN + CLAN):
        space = pub.where[character]
        if space < 0:
            if space == IN_DECK:
                row[_DECK] += 0.3
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
        sure = sure_to_get_home(pub, character)
        if standing == 2:
            sure = AT_THE_DOOR
        appraisal += sure * float(points) + COIN * float(coins)
        if beers >= last:
            row[_FULL] += 1.0
        row[_COINS] += 0.2 * float(coins)
        row[_BEERS] += 0.2 * float(beers)
        if FAMILY_OF[character] == SMALL:
            row[_SMALL] += 0.5
        elif FAMILY_OF[character] == HUGE:
            row[_LARGEST] = 1.0
        if beers < last:
            row[_CAN_PAY] += 0.1 * float(min(coins, last - beers))
        if coins > beers:
            row[_TOO_MANY] += 0.1 * float(coins - beers)
            continue
        reached = AT_THE_DOOR if standing in (0, 2) else _reaches_door(pub, character)
        worth = 0.2 * reached * float(points)
        row[_REACH] += worth
        row[_REACHING] += reached
        if worth > row[_BEST_REACH]:
            row[_BEST_REACH] = worth
    return appraisal


def _reaches_door(pub: PubPosition, character: i64) -> float:
    """How likely a roll allows a character to walk to the entry."""
    on = _rolled(pub.beers[character] + pub.spaces - pub.where[character])
    if FAMILY_OF[character] != DWARF:
        return on
    back = _rolled(pub.beers[character] + pub.where[character])
    return on + back - on * back


def _rolled(value: i64) -> float:
    return _REACHED[value] if value < len(_REACHED) else 0.0


def _measure_out(pub: PubPosition, seat: i64, row: vec[float]) -> float:
    """What is out, and what else scores; the part of the game that is over."""
    values = pub.values
    if not pub.edition.is_2022:
        most: i64 = 0
        for beers in pub.out_plain:
            if beers > most:
                most = beers
        share = float(pub.out_plain[seat]) / float(pub.goal)
        row[_OUT] = 0.1 * float(pub.out_plain[seat])
        row[_SHARE] = share
        row[_SQUARED] = share * share
        return float(most) / float(pub.goal)
    out = (
        values.plain_points * pub.out_plain[seat]
        + values.triple_points * pub.out_triple[seat]
        + values.card_points[pub.side[seat]]
    )
    # How near closing time is.
    done = float(len(pub.home)) / float(pub.goal)
    row[_OUT] = 0.1 * float(out)
    row[_SHARE] = row[_OUT] * done
    row[_SQUARED] = row[_SHARE] * done
    row[_CARDS] = 0.5 * float(how_many(pub.hand[seat]))
    home: i64 = 0
    for each in pub.home:
        if OWNER_OF[each] == seat:
            home += 1
    row[_HOME] = 0.3 * float(home)
    return done


def _measure_turns(pub: PubPosition, seat: i64, row: vec[float]) -> None:
    """Whose turn it is, and who comes last in a round, which is an advantage where the last round is played out."""
    wait = seat - pub.turn
    if wait < 0:
        wait += pub.seats
    if wait == 0:
        row[_ON_TURN] = 1.0
        if pub.low:
            row[_DICE] += 0.5
        if pub.high:
            row[_DICE] += 0.5
    row[_WAIT] = float(wait) / float(pub.seats)
    place = seat - pub.first
    if place < 0:
        place += pub.seats
    row[_PLACE] = float(place) / float(pub.seats - 1)
    if place == 0:
        row[_FIRST] = 1.0
    elif place == pub.seats - 1:
        row[_LAST] = 1.0
    if pub.closing != OPEN:
        if pub.closing == LAST_ROUND:
            row[_TURNS_LEFT] = 1.0
        if 0 < wait <= place:
            # The turn in this round is still to come.
            row[_TURNS_LEFT] += 1.0


def _standing(pub: PubPosition, character: i64) -> i64:
    ready = pub.may_go_home(character)
    if pub.where[character] == ENTRY:
        return 0 if ready else 1
    if ready and is_by_barkeeper(pub, character):
        return 2
    if pub.coins[character] == 0:
        return 5
    return 3 if ready else 4
