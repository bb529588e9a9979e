"""What can be chosen before a game: declared by the game, checked here."""

from __future__ import annotations

from alehouse.engine.errors import BadOption
from alehouse.engine.messages import Json, Message

OptionValue = bool | int | str


class Option:
    """One thing to choose. Its text is the Fluent message `option-GAME-NAME`.

    Yes-or-no where `default` is a bool, a number between `low` and `high` where it is an int, else one of `choices`.
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        low: int = 0,
        high: int = 0,
        choices: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.low = low
        self.high = high
        self.choices = choices

    def text(self, game: str) -> Message:
        """What this option does, for people."""
        return Message(f"option-{game}-{self.name.replace('_', '-')}")

    def values(self) -> list[OptionValue]:
        """Every value that may be chosen; of a wide range its ends and its default."""
        if isinstance(self.default, bool):
            return [False, True]
        if isinstance(self.default, int):
            if self.high - self.low < 10:
                return list(range(self.low, self.high + 1))
            return sorted({self.low, self.default, self.high})
        return list(self.choices)

    def check(self, value: Json) -> OptionValue:
        """The value, if it is one that may be chosen."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise BadOption("error-option-yes-no", {"option": self.name, "value": str(value)})
        if isinstance(self.default, int):
            if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
                return value
            raise BadOption(
                "error-option-number",
                {"option": self.name, "value": str(value), "low": str(self.low), "high": str(self.high)},
            )
        if isinstance(value, str) and value in self.choices:
            return value
        raise BadOption(
            "error-option-choice",
            {"option": self.name, "value": str(value), "choices": ", ".join(self.choices)},
        )

    def read(self, text: str) -> OptionValue:
        """The value that a person typed."""
        word = text.strip().lower()
        if isinstance(self.default, bool):
            if word in ("yes", "true", "on", "1", "si", "sí", "sì"):
                return True
            if word in ("no", "false", "off", "0"):
                return False
            return self.check(text)
        if isinstance(self.default, int):
            try:
                return self.check(int(word))
            except ValueError:
                return self.check(text)
        return self.check(word)
