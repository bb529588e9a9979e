"""How a game ended: places, every line of every score."""

from __future__ import annotations

from alehouse.engine.messages import Seat
from alehouse.engine.result import Result
from alehouse.terminal.screen import Screen


def print_result(screen: Screen, result: Result) -> None:
    """Who won and why, then everybody's score, the best first."""
    screen.heading(screen.speech.say(result.why))
    winners = tuple(Seat(seat) for seat in result.winners())
    screen.tell("result-winner", winners=winners, count=len(winners))
    # Where nobody has won, a second place would be odd.
    id = "result-place" if winners else "result-points"
    for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
        screen.line()
        screen.tell(id, place=result.places[seat], seat=Seat(seat), points=result.points[seat])
        for line in result.lines[seat]:
            screen.paragraph(screen.speech.say(line.what), f"{line.points:>6}  ")
