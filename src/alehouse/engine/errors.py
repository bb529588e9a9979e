"""What goes wrong, said in one sentence that a person can act on."""

from __future__ import annotations

from alehouse.engine.messages import Message, Value


class AlehouseError(Exception):
    """Bad input of any kind. It changed nothing; `message` says what was wrong and what would be right."""

    def __init__(self, id: str, args: dict[str, Value] | None = None) -> None:
        super().__init__(id)
        self.message = Message(id, args)

    def __str__(self) -> str:
        # Imported when needed only: the engine works without its texts, a person reading a traceback does not.
        from alehouse.text import speech

        return speech("en").say(self.message)


class UnknownGame(AlehouseError):
    """No game has that name."""


class BadOption(AlehouseError):
    """An option that the game does not have, or a value (or player count) out of its range."""


class BadBox(AlehouseError):
    """A box with a value that the game does not have, that is out of its range, or that cannot work."""


class UnknownAction(AlehouseError):
    """A text that is no action of this game: not its notation at all."""


class BadPosition(AlehouseError):
    """Data that is not a position of this game."""


class BadSeat(AlehouseError):
    """A seat that is not at the table."""


def no_seat(seat: object, players: int) -> BadSeat:
    """The error for a seat that is none of so many."""
    return BadSeat("error-seat", {"seat": str(seat), "last": str(players - 1)})


class Foreign(AlehouseError):
    """Something that belongs to another game."""


class NotOver(AlehouseError):
    """A result was asked for before the end."""


class BadRecord(AlehouseError):
    """Data that is not a record, or a record that does not fit its game."""


class IllegalAction(AlehouseError):
    """An action of the game that may not be played now; `refusal` names the rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("error-illegal-action", {"action": refusal.action, "reason": refusal.message()})
        self.refusal = refusal


class Refusal:
    """Why an action may not be played: the rule in the way and what it refers to here."""

    def __init__(self, action: str = "", rule: str = "", args: dict[str, Value] | None = None) -> None:
        self.action = action
        self.rule = rule
        self.args: dict[str, Value] = args if args is not None else {}

    def message(self) -> Message:
        """The refusal as a sentence: every rule that can refuse has one, its Fluent attribute `refusal`."""
        return Message(self.rule + ".refusal", self.args)

    def __copy__(self) -> Refusal:
        return Refusal(self.action, self.rule, self.message().__copy__().args)

    def __deepcopy__(self, memo: object) -> Refusal:
        return self.__copy__()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and other.action == self.action
            and other.rule == self.rule
            and other.args == self.args
        )

    def __hash__(self) -> int:
        return hash((self.action, self.rule))

    def __repr__(self) -> str:
        return f"Refusal({self.action!r}, {self.rule!r}, {self.args!r})"
