"""How it ended: who got out first, or was nearest when the pub closed."""

from __future__ import annotations

from alehouse.engine.messages import Message, Seat
from alehouse.engine.result import Result, ScoreLine, places_by
from alehouse.games.the_pub.components import NONE
from alehouse.games.the_pub.exits import steps_to_exit
from alehouse.games.the_pub.position import PubPosition


def result(pub: PubPosition) -> Result:
    """The first one out wins, the others share the second place; at closing time the nearest wins."""
    steps = [steps_to_exit(pub, seat) for seat in range(pub.seats)]
    if pub.winner != NONE:
        keys = [(1,) if seat == pub.winner else (0,) for seat in range(pub.seats)]
        why = Message("why-tp-out", {"seat": Seat(pub.winner)})
    else:
        # The rule `tp-nearest`: counted in grid steps, whatever lies between; ties are shared.
        keys = [(-each,) for each in steps]
        tied = steps.count(min(steps)) > 1
        why = Message("why-tp-nearest-shared" if tied else "why-tp-nearest", {"steps": min(steps)})
    places = places_by([*keys])
    points = [1 if place == 1 else 0 for place in places]
    lines = [[_line(pub, seat, steps[seat], points[seat])] for seat in range(pub.seats)]
    return Result(places, points, lines, why)


def _line(pub: PubPosition, seat: int, steps: int, points: int) -> ScoreLine:
    if seat == pub.winner:
        return ScoreLine(Message("score-tp-out"), points)
    return ScoreLine(Message("score-tp-steps", {"steps": steps}), points)
