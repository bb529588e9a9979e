"""How a game ended: places, every line of every score, and the luck that can now be proven."""

from __future__ import annotations

from alehouse.engine.messages import Seat
from alehouse.engine.record import Record
from alehouse.engine.result import Result
from alehouse.terminal.screen import Screen


def print_result(screen: Screen, result: Result) -> None:
    """Who won and why, then everybody's score, the best first."""
    screen.heading(screen.speech.say(result.why))
    winners = tuple(Seat(seat) for seat in result.winners())
    screen.tell("result-winner", winners=winners, count=len(winners))
    for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
        screen.line()
        screen.tell("result-place", place=result.places[seat], seat=Seat(seat), points=result.points[seat])
        for line in result.lines[seat]:
            screen.paragraph(screen.speech.say(line.what), f"{line.points:>6}  ")


def print_luck(screen: Screen, record: Record) -> None:
    """What the house had bound itself to, and the secret that proves it."""
    screen.line()
    for segment in record.luck:
        if segment.secret is not None:
            screen.tell(
                "luck-told",
                step=segment.from_step + 1,
                commitment=segment.commitment,
                secret=segment.secret,
                words=tuple(segment.contributions),
            )
