"""The score of the 2022 edition, line by line: what it was all about (the rule `fp22-goal`)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.messages import Message
from alehouse.engine.result import Result, ScoreLine, places_by
from alehouse.games.fantasy_pub.components import (
    CARD_MINUS,
    CARD_PLUS,
    CARD_POINTS,
    INSIDE_POINTS,
    MOST_COINS_POINTS,
    PLAIN_POINTS,
    TRIPLE_POINTS,
)

_CARD_LINES = {CARD_PLUS: "score-fp22-card-plus", CARD_MINUS: "score-fp22-card-minus"}


def score(
    plain: vec[i64], triple: vec[i64], side: vec[i64], inside: list[int], coins: list[int], out: list[int]
) -> Result:
    """By seat: beers taken out, the +1/-1 card, beers and coins still inside, characters out."""
    most = max(coins)
    lines: list[list[ScoreLine]] = []
    for seat in range(len(plain)):
        # The rule `fp22-score-beers`
        mine = [
            ScoreLine(Message("score-fp22-plain", {"beers": plain[seat]}), PLAIN_POINTS * plain[seat]),
            ScoreLine(Message("score-fp22-triple", {"beers": triple[seat]}), TRIPLE_POINTS * triple[seat]),
        ]
        # The rule `fp22-score-card`
        what = _CARD_LINES.get(side[seat], "score-fp22-card-gone")
        mine.append(ScoreLine(Message(what), CARD_POINTS[side[seat]]))
        # The rule `fp22-score-inside`
        mine.append(ScoreLine(Message("score-fp22-inside", {"beers": inside[seat]}), INSIDE_POINTS * inside[seat]))
        # The rule `fp22-score-coins`
        bonus = MOST_COINS_POINTS if coins[seat] == most and most > 0 else 0
        mine.append(ScoreLine(Message("score-fp22-coins", {"coins": coins[seat]}), bonus))
        lines.append(mine)
    points = [sum(line.points for line in mine) for mine in lines]
    # The rule `fp22-winner`
    places = places_by([(points[seat], out[seat]) for seat in range(len(points))])
    tied = points.count(max(points)) > 1
    why = "why-fp22-points"
    if places.count(1) > 1:
        why = "why-fp22-shared"
    elif tied:
        why = "why-fp22-more-out"
    return Result(places, points, lines, Message(why))
