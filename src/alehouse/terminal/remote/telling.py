"""What happened at a table besides the game itself, as sentences: who came, went, spoke, claimed, wants to stop."""

from __future__ import annotations

from alehouse.bots import names as bots
from alehouse.engine.messages import Message, Seat, Value
from alehouse.server.protocol import Happening, SeatNow
from alehouse.terminal.screen import Screen
from alehouse.terminal.seats import HUMAN

_MINUTE = 60
_HOUR = 60 * _MINUTE
_DAY = 24 * _HOUR

# Up to twice a unit the smaller one says more.
_UNITS = ((2 * _DAY, _DAY, "time-days"), (2 * _HOUR, _HOUR, "time-hours"), (2 * _MINUTE, _MINUTE, "time-minutes"))


def story(what: Happening) -> Message | None:
    """One sentence about it; None of what is told by the events of the game."""
    seat: dict[str, Value] = {"seat": Seat(what.seat)} if what.seat is not None else {}
    if what.kind == "sat":
        return Message("join-sat", {"name": what.name or "", "number": (what.seat or 0) + 1})
    if what.kind == "freed":
        return Message("join-freed", {"number": (what.seat or 0) + 1})
    if what.kind == "began":
        return Message("join-began")
    if what.kind == "promised":
        return Message("luck-word-none" if what.promise is None else "join-promised", seat)
    if what.kind == "told":
        return Message("luck-word-told", {**seat, "word": what.word or ""})
    if what.kind == "mixed" and what.without:
        return Message("join-mixed-without", {"seats": tuple([Seat(each) for each in what.without])})
    if what.kind == "undid":
        return Message("join-undid", seat)
    if what.kind == "handed-over":
        return Message("join-handed-over", {**seat, "why": what.why or ""})
    if what.kind == "taken-back":
        return Message("join-taken-back", seat)
    if what.kind == "asked-to-end":
        return Message("join-wants-to-stop" if what.wants else "join-wants-to-go-on", seat)
    if what.kind == "ended":
        return Message("join-ended")
    return talk(what)


def talk(what: Happening) -> Message | None:
    """What somebody said, claimed or asked; None of anything else."""
    if what.kind == "claimed" and what.words is not None:
        id = "join-asked" if what.asks else "join-claimed"
        return Message(id, {"seat": Seat(what.seat or 0), "claim": what.words})
    if what.kind == "said":
        id = "join-said" if what.seat is not None else "join-said-onlooker"
        return Message(id, {"name": what.name or "", "text": what.text or ""})
    return None


def time_left(seconds: float) -> Message:
    """So much time, as people say it."""
    for least, unit, id in _UNITS:
        if seconds >= least:
            return Message(id, {"count": int(seconds // unit)})
    return Message("time-seconds", {"count": int(seconds)})


def print_seats(screen: Screen, seats: list[SeatNow], own: int | None, here: set[int], clock: bool) -> None:
    """Who sits where, who is there, and who plays for whom."""
    for seat, place in enumerate(seats):
        if not place.player:
            screen.tell("join-seat-open", number=seat + 1)
            continue
        marks: list[str] = []
        if place.player != HUMAN:
            marks.append(screen.say(f"kind-{place.player}") if place.player in bots() else place.player)
        else:
            marks.append(screen.say("join-you" if seat == own else "join-here" if seat in here else "join-away"))
        if place.played_for is not None:
            marks.append(screen.say("join-for", why=place.played_for))
        if place.wants_to_end:
            marks.append(screen.say("join-would-stop"))
        if clock and place.player == HUMAN and place.reserve > 0:
            marks.append(screen.say("join-reserve", time=time_left(place.reserve / 1000)))
        screen.tell("play-seat", number=seat + 1, seat=Seat(seat), kind="; ".join(marks))
