"""The authority over one match: who may decide, what then happens, and what may be taken back. No I/O."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from alehouse.engine.actions import Action
from alehouse.engine.contract import CHANCE, OVER, PUBLIC, Game, Knowledge, Position
from alehouse.engine.errors import AlehouseError, BadRecord, IllegalAction, Refusal
from alehouse.engine.events import Event
from alehouse.engine.luck import FairLuck
from alehouse.engine.messages import Json, Seat
from alehouse.engine.options import OptionValue
from alehouse.engine.record import LONGEST_WORD, Record, Segment, is_word, start
from alehouse.engine.verify import verify
from alehouse.engine.views import View


class Table:
    """One match. Seats decide; chance draws at once, with a fair luck that can be proven afterwards.

    Whoever wants the players to contribute to the luck shows `commitment(secret)` first, collects what they
    say, and hands in `FairLuck(secret, contributions)`.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, OptionValue] | None = None,
        names: Sequence[str] = (),
        kinds: Sequence[str] = (),
        luck: FairLuck | None = None,
    ) -> None:
        given: dict[str, Json] = dict(options or {})
        chosen = game.check_options(game.check_players(players), given)
        seated, kinds = _seated(names, players), _seated(kinds, players)
        record = Record(game.name, game.version, players, chosen, seated, kinds, game.box.differs)
        self._set_up(record, game.begin(players, chosen))
        self._go_on(luck if luck is not None else FairLuck.fresh())

    @classmethod
    def resume(cls, record: Record, luck: FairLuck | None = None) -> Table:
        """The table as it was when this record was saved, with its log and its undo; the luck to come is new.

        A record that was changed raises BadRecord: going on would hide the change.
        """
        for finding in verify(record):
            if finding.failure:
                raise BadRecord("table-resume-changed", {"finding": finding.message})
        table = cls.__new__(cls)
        fresh = record.empty()
        table._set_up(fresh, start(record))
        for notation in record.steps:
            table._play(table.game.action(notation))
        fresh.luck = [segment.copy() for segment in record.luck]
        if table.position.to_move != OVER:
            contributions = fresh.luck[-1].contributions if fresh.luck else []
            table._go_on(luck if luck is not None else FairLuck.fresh(contributions))
        return table

    # What a seat (or PUBLIC, an onlooker) may ask.

    def view(self, seat: int) -> View:
        """All that this seat may know."""
        return self.position.view(self._known(seat))

    def knowledge(self, seat: int) -> Knowledge:
        """The same for whoever thinks in this seat's place."""
        return self.position.knowledge(self._known(seat))

    def events(self, seat: int) -> list[Event]:
        """All that has happened, as this seat has seen it; what is undone has not happened."""
        self._known(seat)
        seen = [event.seen_by(seat) for event in self._events]
        return [event for event in seen if event is not None]

    def legal(self, seat: int) -> list[Action]:
        """What this seat may do now; nothing, if another is to move."""
        return self.position.legal() if self._known(seat) == self.position.to_move else []

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """None if this seat may do it now; else the rule in the way."""
        to_move = self.position.to_move
        if self._known(seat) != to_move and to_move != OVER:
            return Refusal(str(action), "table-turn", {"seat": Seat(to_move)})
        return self.position.why_not(action)

    # What a seat may do.

    def decide(self, seat: int, action: Action) -> None:
        """Play this seat's action, and let chance run until somebody is to move. May raise IllegalAction."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self._play(action)
        self._let_chance_run()

    def undo(self, seat: int) -> None:
        """Take back the last decision, if it was this seat's and nothing has been drawn or shown since."""
        self._known(seat)
        if not self._marks:
            raise AlehouseError(self._barrier)
        mark = self._marks[-1]
        if mark.seat != seat:
            raise AlehouseError("table-undo-other", {"seat": Seat(mark.seat)})
        self._marks.pop()
        self.position = mark.position
        self.position.listen(mark.steps)
        del self._events[mark.events :]
        self.record.shorten(mark.steps)

    def save(self) -> Record:
        """A record to keep. It tells the luck so far; what is drawn from now on comes from a new secret."""
        luck = self._luck
        if luck is None:
            return self.record.copy()
        if self._drawn:
            self._tell_secret()
            saved = self.record.copy()
            self._go_on(FairLuck.fresh(luck.contributions))
        else:
            # Nothing was drawn from it: there is nothing to prove, and the secret can still be used.
            saved = self.record.copy()
            saved.luck.pop()
        return saved

    @property
    def commitment(self) -> str:
        """The hash of the secret that the next draws come from; the last one's when the game is over."""
        return self.record.luck[-1].commitment if self.record.luck else ""

    # How it works.

    def _set_up(self, record: Record, position: Position) -> None:
        self.record = record
        """The match so far, without the secret that still draws."""
        self.position = position
        """The truth; what a player may know of it is `view`."""
        self.position.listen()
        self.game = self.position.game
        self._events: list[Event] = []
        self._marks: list[_Mark] = []
        self._barrier: str = "table-undo-nothing"
        self._luck: FairLuck | None = None
        self._drawn = False

    def _go_on(self, luck: FairLuck) -> None:
        """Begin a segment of luck, and let chance run with it."""
        if not all(is_word(each) for each in luck.contributions):
            raise AlehouseError("table-contribution-odd", {"longest": LONGEST_WORD})
        self._luck = luck
        self._drawn = False
        self.record.luck.append(Segment(len(self.record.steps), luck.commitment(), list(luck.contributions)))
        self._let_chance_run()

    def _let_chance_run(self) -> None:
        while self.position.to_move == CHANCE:
            assert self._luck is not None
            self._drawn = True
            self._play(self._luck.choose(self.position.chances()))
        if self.position.to_move == OVER and self._luck is not None:
            self._tell_secret()

    def _tell_secret(self) -> None:
        assert self._luck is not None
        self.record.luck[-1].secret = self._luck.secret.hex()
        self._luck = None

    def _play(self, action: Action) -> None:
        """One step, a decision or an outcome: position, record, log, and what can be undone afterwards."""
        position = self.position
        seat = position.to_move
        if seat == CHANCE:
            self._bar_undo("table-undo-draw")
        else:
            self._marks.append(_Mark(seat, position.copy(), len(self.record.steps), len(self._events)))
        position.play(action)
        self.record.add(str(action))
        for event in position.news():
            self._events.append(event)
            if event.reveals:
                self._bar_undo("table-undo-reveal")
        if position.to_move == OVER:
            self._bar_undo("table-undo-over")
            self.record.result = position.result().plain()

    def _bar_undo(self, why: str) -> None:
        self._marks.clear()
        self._barrier = why

    def _known(self, seat: int) -> int:
        if seat == PUBLIC or 0 <= seat < self.record.players:
            return seat
        raise AlehouseError("table-seat", {"seat": seat + 1, "players": self.record.players})


@dataclass
class _Mark:
    """A moment that can be returned to: just before a decision of this seat."""

    seat: int
    position: Position
    steps: int
    events: int


def _seated(words: Sequence[str], players: int) -> list[str]:
    """One word for every seat: all of them, or none."""
    if not words:
        return [""] * players
    if len(words) != players:
        raise AlehouseError("table-names", {"players": players, "names": len(words)})
    for word in words:
        if not is_word(word):
            raise AlehouseError("table-name-odd", {"name": word, "longest": LONGEST_WORD})
    return list(words)
