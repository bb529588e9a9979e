"""The score, line by line: what it was all about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alehouse.engine.messages import Message
from alehouse.engine.result import Result, ScoreLine, places_by, shared_win
from alehouse.games.fantasy_pub.components import OWNER_OF

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition

_CARD_LINES: Final = ("score-fp22-card-gone", "score-fp22-card-minus", "score-fp22-card-plus")


def result(pub: PubPosition) -> Result:
    return points_2022(pub) if pub.edition.is_2022 else beers_2003(pub)


def beers_2003(pub: PubPosition) -> Result:
    """The rule `fp03-winner`."""
    beers: list[int] = list(pub.out_plain)
    lines = [[ScoreLine(Message("score-fp03-beers"), many)] for many in beers]
    places = places_by([(many,) for many in beers])
    return Result(places, beers, lines, Message("why-fp03-target", {"target": pub.goal}), shared_win(places))


def points_2022(pub: PubPosition) -> Result:
    """The rule `fp22-goal`."""
    values = pub.values
    inside, coins, out = [0] * pub.seats, [0] * pub.seats, [0] * pub.seats
    for character in range(len(pub.where)):
        seat = OWNER_OF[character]
        inside[seat] += pub.beers[character]
        coins[seat] += pub.coins[character]
    for character in pub.home:
        out[OWNER_OF[character]] += 1
    most = max(coins)
    lines: list[list[ScoreLine]] = []
    for seat in range(pub.seats):
        plain, triple, side = pub.out_plain[seat], pub.out_triple[seat], pub.side[seat]
        # The rule `fp22-score-beers`
        mine = [
            ScoreLine(Message("score-fp22-plain", {"beers": plain}), values.plain_points * plain),
            ScoreLine(Message("score-fp22-triple", {"beers": triple}), values.triple_points * triple),
        ]
        # The rule `fp22-score-card`
        mine.append(ScoreLine(Message(_CARD_LINES[side]), values.card_points[side]))
        # The rule `fp22-score-inside`
        mine.append(
            ScoreLine(Message("score-fp22-inside", {"beers": inside[seat]}), values.inside_points * inside[seat])
        )
        # The rule `fp22-score-coins`
        bonus = values.coins_points if coins[seat] == most and most > 0 else 0
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
    return Result(places, points, lines, Message(why), shared_win(places))
