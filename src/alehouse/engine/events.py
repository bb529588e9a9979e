"""What happened, and who may know it. The log in any language is made from these."""

from __future__ import annotations

from alehouse.engine.messages import Json, Message, Value


class Event:
    """Something that happened: a Fluent message `event-...` with arguments, and the rule that made it happen.

    Everyone may know it, or only the seats in `told`; the others are told `otherwise`, if anything. `reveals` marks
    what cannot be unseen, because it shows somebody a secret of another seat: undo never goes back past it.
    """

    def __init__(
        self,
        id: str = "",
        rule: str = "",
        args: dict[str, Value] | None = None,
        told: tuple[int, ...] | None = None,
        otherwise: Event | None = None,
        reveals: bool = False,
    ) -> None:
        self.id = id
        self.rule = rule
        self.args: dict[str, Value] = args if args is not None else {}
        self.told = told
        self.otherwise = otherwise
        self.reveals = reveals

    def seen_by(self, seat: int) -> Event | None:
        """What this seat (or PUBLIC) learns of it."""
        if self.told is None or seat in self.told:
            return self
        return self.otherwise

    def message(self) -> Message:
        return Message(self.id, self.args)

    def plain(self) -> Json:
        """As plain data, as somebody who may know it sees it."""
        return {"rule": self.rule, "event": self.message().plain()}
