"""The end of a game elsewhere: its record is fetched and kept, and what it came to can be told once more."""

from __future__ import annotations

from pathlib import Path

from alehouse.client.doors import Doors
from alehouse.client.seen import Seen
from alehouse.engine.errors import AlehouseError
from alehouse.engine.record import Record
from alehouse.server.about import TableAbout
from alehouse.terminal.remote.ending import print_ending, print_record
from alehouse.terminal.remote.live_screen import LiveScreen
from alehouse.terminal.remote.notes import LuckNotes
from alehouse.terminal.saves import keep_finished


class Memory:
    """What stays of a game that is over."""

    def __init__(self, screen: LiveScreen, doors: Doors, about: TableAbout, seen: Seen, notes: LuckNotes) -> None:
        self._screen = screen
        self._doors = doors
        self._about = about
        self._seen = seen
        self._notes = notes
        self._kept: tuple[Record, Path] | None = None

    def keep(self) -> None:
        """Fetch the record of the game that is over, and keep it."""
        screen, code = self._screen, self._about.code
        name = "".join(letter for letter in code if letter.isascii() and letter.isalnum())
        try:
            record = self._doors.record(code)
            file = keep_finished(record, f"{self._seen.game.name}-{name}")
        except AlehouseError as wrong:
            with screen.together():
                screen.paragraph(screen.speech.say(wrong.message))
            return
        self._kept = record, file
        with screen.together():
            print_record(screen, record, self._notes, file)

    def tell(self) -> None:
        """When the screen is gone: what it came to, and where it is kept."""
        if self._seen.view is not None:
            self._screen.picture(self._seen.game, self._seen.view)
        if self._seen.now is not None:
            print_ending(self._screen, self._seen.now)
        if self._kept is not None:
            print_record(self._screen, self._kept[0], self._notes, self._kept[1])
