"""What a seat may know, and all else that leaves the house: typed data, from which pages' types are generated.

Not compiled, since compiled classes forget what is in their lists. Structs are quick to make and to encode.
"""

from __future__ import annotations

import copy
from typing import ClassVar, Literal, Self

import msgspec

from alehouse.engine.actions import Action
from alehouse.engine.encoding import encoded
from alehouse.engine.messages import Json, Message, read_message


class Data(msgspec.Struct, gc=False, frozen=True):
    """Plain data with declared fields. It holds no circles, so the garbage collector need not look at it.

    Nothing in it can be set: games show the same part again and again, in many views.
    """

    def plain(self) -> Json:
        """As numbers, words, lists and mappings: the very data that may leave the house."""
        found: Json = msgspec.to_builtins(self, enc_hook=_plain)
        return found

    def encode(self) -> bytes:
        """The same as JSON."""
        return encoded(self)

    def __copy__(self) -> Self:
        return copy.deepcopy(self)


class Recurring(Data, frozen=True, gc=True, dict=True):
    """A part that games keep and show again and again, the very same object each time. It is written once.

    What was found out about it once is kept beside its fields, and is none of them: it does not leave the house.
    """

    json: ClassVar[bytes | None] = None
    """As it was written."""


class PendingStep(Recurring, frozen=True):
    """Something that is being decided or about to happen."""

    step: str
    by: int | Literal["chance", "itself"]
    """The seat that decides, or who else brings it about."""
    about: tuple[str, ...]
    """The things that it is about."""
    count: int | None
    """How many of something are left, where that matters."""


class PublicView(Data, frozen=True):
    """What everybody may know: the same for all seats and onlookers."""

    to_move: int | Literal["chance", "over"]
    turn: int | None
    """The seat whose turn it is."""
    prompt: Message
    pending: list[PendingStep]
    """What is being decided or about to happen; the first is due."""


class OwnView(Recurring, frozen=True):
    """What a seat knows besides."""

    def tells(self) -> bool:
        """Whether there is anything in it: empty hands are no secret."""
        return any(getattr(self, field) for field in self.__struct_fields__)


class View(Data, frozen=True):
    """What one seat, or an onlooker, may know of a position. Each game has one type of it."""

    seat: int | None
    """Nobody's where an onlooker sees it."""
    public: PublicView
    own: OwnView | None


class Choice(Data, frozen=True):
    """One thing that may be chosen, as whoever chooses sees it."""

    action: str
    """In notation."""
    words: Message
    parts: tuple[str, ...]
    """The things and words that it consists of (see choosing.py)."""
    leads: str | None
    """The thing where it leads: the space on which a move ends, the cart, the table."""
    brings: tuple[Message, ...]
    """What will come of it, where that is certain."""

    @staticmethod
    def of(
        action: Action, words: Message, leads: str | None = None, brings: tuple[Message, ...] = (), seat: int = 0
    ) -> Choice:
        """The choice of a seat; which one it is matters only where parts depend on it."""
        return Choice(action.notation, words, action.parts_for(seat), leads, brings)

    def handed_out(self) -> Choice:
        """Games remember what their things are called, and those who choose may do what they like with a choice."""
        brings = tuple([each.__copy__() for each in self.brings])
        return Choice(self.action, self.words.__copy__(), self.parts, self.leads, brings)


class EventData(Data, frozen=True):
    """An event as it leaves the house, see `Event.plain`."""

    step: int
    rule: str
    message: Message
    who: str | None
    what: list[str]
    source: str | None
    target: str | None


def _plain(value: object) -> object:
    if isinstance(value, Message):
        return value.plain()
    raise TypeError(f"a view cannot hold {type(value).__name__}")


def made(kind: type[object], data: object) -> object:
    """Whatever Data holds that JSON does not know, from what it was written as: for those who read it back."""
    if kind is Message:
        return read_message(data)
    raise NotImplementedError(kind.__name__)
