"""Who sits where at a table elsewhere: bots and people take seats and give them up, and devices come and go."""

from __future__ import annotations

from alehouse.client.addresses import take_address
from alehouse.client.seen import Seen
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Message
from alehouse.terminal.remote.sitting import Sitting
from alehouse.terminal.screen import Left
from alehouse.terminal.words import typed_number


class GotUp(Left):
    """The person has given the seat up."""


class Hosting:
    """What the host, or whoever sits there, does about seats and devices."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._seen = sitting.seen
        self._screen = sitting.screen
        self._doors = sitting.doors
        self._code = sitting.about.code

    def bot(self, rest: str) -> None:
        """A bot for the first open seat, or for the one that was named."""
        words = rest.split()
        numbers = [word for word in words if typed_number(word) is not None]
        kinds = [word.lower() for word in words if word not in numbers]
        seat = seat_number(self._seen, numbers[0]) if numbers else self._open_seat()
        name = self._screen.say("player-bot", number=seat + 1)
        self._doors.sit(self._code, seat, name, kinds[0] if kinds else "greedy")

    def free(self, rest: str) -> None:
        """Another's seat, as the host; without a number, one's own."""
        own = self._seen.seat
        if not rest and own is None:
            raise AlehouseError("server-seat-only")
        seat = seat_number(self._seen, rest) if rest else own
        assert seat is not None
        if seat == own:
            # Or the server would show us the door.
            self._sitting.line.close()
        self._doors.free(self._code, seat)
        if seat == own:
            raise GotUp

    def begin(self, _: str) -> None:
        self._doors.begin(self._code)

    def link(self, _: str) -> None:
        link = self._doors.link(self._code)
        address = take_address(self._doors.server, link.token)
        self._sitting.place.tell(Message("join-link", {"address": address}))

    def alone(self, _: str) -> None:
        self._doors.only_me(self._code)
        self._sitting.place.tell(Message("join-alone"))

    def _open_seat(self) -> int:
        for seat, place in enumerate(self._doors.table(self._code).seats):
            if not place.player:
                return seat
        raise AlehouseError("join-no-open-seat")


def seat_number(seen: Seen, typed: str) -> int:
    """The seat that was typed, counted from 1; raises AlehouseError where there is none."""
    players = len(seen.seats)
    number = typed_number(typed)
    if number is not None and 1 <= number <= players:
        return number - 1
    raise AlehouseError("table-seat", {"seat": typed, "players": players})
