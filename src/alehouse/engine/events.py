"""What happened, and who may know it. The log in any language and the animations are made from these."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.messages import Json, Message, Value


class Event:
    """Something that happened: a Fluent message `event-...` with arguments, and the rule that made it happen.

    It names its things by their ids: `who` did it or had it happen to them, `what` moved or changed, from `source` to
    `target` (a payment: from who paid to who got it). `step` is the step of the record that it belongs to; 0 is what
    happened before the first.

    Everyone may know it, or only the seats in `told`; the others are told `otherwise`, if anything. `reveals` marks
    what cannot be unseen, because it shows somebody a secret of another seat: undo never goes back past it.
    """

    def __init__(
        self,
        id: str,
        rule: str,
        args: dict[str, Value] | None = None,
        who: str | None = None,
        what: tuple[str, ...] = (),
        source: str | None = None,
        target: str | None = None,
        told: tuple[int, ...] | None = None,
        otherwise: Event | None = None,
        reveals: bool = False,
    ) -> None:
        self.id = id
        self.rule = rule
        self.args: dict[str, Value] = args if args is not None else {}
        self.who = who
        self.what = what
        self.source = source
        self.target = target
        self.told = told
        self.otherwise = otherwise
        self.reveals = reveals
        self.step: i64 = 0

    def belongs_to(self, step: i64) -> None:
        """It happened in this step of the record, whoever is told what of it."""
        self.step = step
        if self.otherwise is not None:
            self.otherwise.belongs_to(step)

    def seen_by(self, seat: int) -> Event | None:
        """What this seat (or PUBLIC) learns of it."""
        if self.told is None or seat in self.told:
            return self
        return self.otherwise

    def __copy__(self) -> Event:
        otherwise = self.otherwise.__copy__() if self.otherwise is not None else None
        said = self.message().__copy__()
        other = Event(
            self.id,
            self.rule,
            said.args,
            self.who,
            self.what,
            self.source,
            self.target,
            self.told,
            otherwise,
            self.reveals,
        )
        other.step = self.step
        return other

    def __deepcopy__(self, memo: object) -> Event:
        return self.__copy__()

    def things(self) -> list[str]:
        """The ids of all things that it names."""
        return [thing for thing in (self.who, *self.what, self.source, self.target) if thing is not None]

    def message(self) -> Message:
        return Message(self.id, self.args)

    def plain(self) -> Json:
        """As plain data (`EventData`), as somebody who may know it sees it."""
        what: list[Json] = list(self.what)
        return {
            "step": self.step,
            "rule": self.rule,
            "message": self.message().plain(),
            "who": self.who,
            "what": what,
            "source": self.source,
            "target": self.target,
        }
