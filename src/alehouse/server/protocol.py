"""Everything that crosses a socket, as types: what is not declared here cannot go out. See docs/protocol.md."""

from __future__ import annotations

from typing import Literal

import msgspec

from alehouse.engine.messages import Message
from alehouse.engine.views import Choice, Data, EventData

# What clients say


class Said(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", forbid_unknown_fields=True):
    """A message of a client. It is answered with its own `id`."""

    id: int


class Hello(Said, frozen=True, kw_only=True, tag="hello"):
    """The first message: which step the client has; none where it knows nothing yet."""

    have: int | None = None


class Decide(Said, frozen=True, kw_only=True, tag="decide"):
    decision: int
    action: str


class WhyNot(Said, frozen=True, kw_only=True, tag="why-not"):
    """Ask what stands in the way of an action."""

    action: str


class WhyNotThese(Said, frozen=True, kw_only=True, tag="why-not-these"):
    """Ask why these things cannot be pointed at together."""

    things: list[str]


class CanUndo(Said, frozen=True, kw_only=True, tag="can-undo"):
    """Ask whether a decision could be taken back if it were made now."""

    action: str


class Explain(Said, frozen=True, kw_only=True, tag="explain"):
    """Ask what would certainly come of a decision if it were made now."""

    action: str


class Undo(Said, frozen=True, kw_only=True, tag="undo"):
    decision: int
    """What is being decided now: an undo that comes late does no harm."""


class Waive(Said, frozen=True, kw_only=True, tag="waive"):
    waives: bool


class Resign(Said, frozen=True, kw_only=True, tag="resign"):
    pass


class ComeBack(Said, frozen=True, kw_only=True, tag="come-back"):
    pass


class AskToEnd(Said, frozen=True, kw_only=True, tag="ask-to-end"):
    wants: bool


class Say(Said, frozen=True, kw_only=True, tag="say"):
    text: str
    name: str = ""
    """Of an onlooker; players have theirs."""


class Claim(Said, frozen=True, kw_only=True, tag="claim"):
    claim: str


class PromiseWord(Said, frozen=True, kw_only=True, tag="promise"):
    promise: str | None


class TellWord(Said, frozen=True, kw_only=True, tag="tell"):
    word: str
    salt: str


AnySaid = (
    Hello
    | Decide
    | WhyNot
    | WhyNotThese
    | CanUndo
    | Explain
    | Undo
    | Waive
    | Resign
    | ComeBack
    | AskToEnd
    | Say
    | Claim
    | PromiseWord
    | TellWord
)

# What the server says

Phase = Literal["open", "words", "play", "over"]


class Happening(Data, omit_defaults=True, frozen=True):
    """An entry of the table's log, as everybody may know it. Fields that do not belong to its kind are left out."""

    kind: Literal[
        "opened",
        "sat",
        "freed",
        "began",
        "promised",
        "told",
        "mixed",
        "played",
        "drew",
        "undid",
        "handed-over",
        "taken-back",
        "asked-to-end",
        "ended",
        "rematched",
        "said",
        "claimed",
    ]
    seat: int | None = None
    name: str | None = None
    player: str | None = None
    """`human`, or the kind of bot."""
    why: str | None = None
    wants: bool | None = None
    text: str | None = None
    claim: str | None = None
    words: Message | None = None
    """The claim in words."""
    asks: bool = False
    """Whether it is a question, by which nothing is claimed."""
    promise: str | None = None
    word: str | None = None
    salt: str | None = None
    without: tuple[int, ...] | None = None


class Step(Data, tag="step", tag_field="is", frozen=True):
    """One step of a table: what happened, what the reader may know of it, and what the reader sees afterwards."""

    number: int
    at: int
    """Milliseconds since 1970."""
    what: Happening
    events: list[EventData]
    played: int
    """Events that belong to a later step of the record than this have been undone."""
    view: msgspec.Raw | None
    """The game's view, see its own types. None before the game has begun, and none where chance goes on at once: then
    it comes with the last step that chance brings, before anything else does."""


class Present(Data, tag="present", tag_field="is", frozen=True):
    """A table as it is, in the place of all steps up to this number."""

    number: int
    seat: int | None
    """The reader's own; none of an onlooker."""
    game: str
    version: int
    options: dict[str, bool | int | str]
    fingerprint: str
    events: list[EventData]
    talk: list[Step]
    """What was said and claimed lately; their views are left out."""
    view: msgspec.Raw | None


class SeatNow(Data, frozen=True):
    name: str
    player: str
    """`human`, the kind of bot, or empty where nobody sits."""
    played_for: Literal["time", "away", "resigned"] | None
    """Why a bot plays in the person's place."""
    wants_to_end: bool
    reserve: int
    """Milliseconds left beyond those of each decision."""


class Words(Data, frozen=True):
    """The words for the luck while they are collected (docs/fair-luck.md)."""

    stretch: int
    promised: list[int]
    """The seats that have promised a word, or said that there will be none."""
    awaited: list[int]
    """The seats that have promised and not told."""
    seal: str | None
    """Of all promises, once everybody has promised."""


class Checked(Data, frozen=True):
    """A claim, and whether it was true when it was made; none where nobody could say."""

    number: int
    seat: int
    words: Message
    true: bool | None


class Ending(Data, frozen=True):
    places: list[int]
    points: list[int]
    utility: list[float]
    lines: list[list[tuple[Message, int]]]
    why: Message


class Now(Data, tag="now", tag_field="is", frozen=True):
    """What is being decided after the newest step, and by whom."""

    number: int
    phase: Phase
    seats: list[SeatNow]
    decision: int
    asked: list[int]
    words: Words | None
    ending: Ending | None
    """Of a game that was played to its end."""
    claims: list[Checked]
    """When the game is over."""
    rematch: str | None
    """The code of the table where the same players play again."""
    deadline: int | None
    time: int
    """The server's own clock."""
    # From here on readers are told different things (see sight.py).
    prompt: Message | None
    choices: list[Choice]
    """What the reader may decide now."""
    answered: bool
    """The reader has answered what several are asked at the same time."""
    waives: bool
    may_undo: bool


class Here(Data, tag="here", tag_field="is", frozen=True):
    """Which seats are connected."""

    seats: list[int]
    deadline: int | None
    time: int


class Done(Data, tag="done", tag_field="is", frozen=True):
    """The message with this id was accepted, and what came of it is stored."""

    id: int


class Answer(Data, tag="answer", tag_field="is", frozen=True):
    """What stands in the way of what was asked about: of an action, or of taking it back. Nothing, if nothing does."""

    id: int
    why: Message | None
    rule: str | None
    """The rule that says so."""


class Explained(Data, tag="explained", tag_field="is", frozen=True):
    """What the reader would see happen after a decision, whatever is hidden."""

    id: int
    happens: list[Message]
    chance: bool
    """Whether chance decides next."""


class Refused(Data, tag="refused", tag_field="is", frozen=True):
    """The message with this id was refused, and changed nothing. Without an id: it could not be read."""

    id: int | None
    why: Message
    look_again: bool
    """Something else happened first; the newest steps are on their way."""


_READER: msgspec.json.Decoder[AnySaid] = msgspec.json.Decoder(AnySaid)


def read(text: str | bytes) -> AnySaid:
    """What a client said; raises msgspec.DecodeError where it is nothing."""
    return _READER.decode(text)
