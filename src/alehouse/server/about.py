"""What the doors say about games and tables, as types; OpenAPI describes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from alehouse.bots import names as bots
from alehouse.engine.contract import Game
from alehouse.engine.messages import Message
from alehouse.engine.registry import games
from alehouse.server.protocol import Phase
from alehouse.server.sight import phase
from alehouse.tables import Table
from alehouse.tables.clock import Clock
from alehouse.tables.entries import Opened

if TYPE_CHECKING:
    # Clients read these types too, and need no database for it.
    from alehouse.server.store import Hold, Kept


class Sentence(msgspec.Struct, frozen=True):
    """A sentence before it has a language: a Fluent id and its arguments."""

    id: str
    args: dict[str, Any]


class OptionAbout(msgspec.Struct, frozen=True):
    name: str
    text: Sentence
    kind: Literal["yes-no", "number", "choice"]
    default: bool | int | str
    low: int | None
    high: int | None
    choices: list[str]


class ClaimAbout(msgspec.Struct, frozen=True):
    """Something that can be claimed about hidden things."""

    claim: str
    words: Sentence
    about: list[int]
    """The seats that it speaks of."""


class GameAbout(msgspec.Struct, frozen=True):
    name: str
    title: Sentence
    version: int
    fewest: int
    most: int
    minutes: Sentence
    """How long it takes."""
    options: list[OptionAbout]
    claims: list[ClaimAbout]


class RuleAbout(msgspec.Struct, frozen=True):
    id: str | None
    """As events and refusals name it; what is in the box has none."""
    text: Sentence


class ChapterAbout(msgspec.Struct, frozen=True):
    """A chapter of a rulebook; its rules are numbered in this order."""

    title: Sentence
    rules: list[RuleAbout]
    note: Sentence | None


class GameInside(msgspec.Struct, frozen=True):
    """What a client needs to show a game: what its things are called, and its rulebook."""

    name: str
    facts: Sentence
    things: dict[str, Sentence]
    book: list[ChapterAbout]


class House(msgspec.Struct, frozen=True):
    """What can be played, and by which bots."""

    games: list[GameAbout]
    bots: list[str]


class SeatAbout(msgspec.Struct, frozen=True):
    name: str = ""
    player: str = ""
    """`human`, the kind of bot, or empty where nobody sits."""


class Stand(msgspec.Struct, frozen=True):
    """How things stand at a table, for everybody to know."""

    opened: Opened
    seats: list[SeatAbout]
    phase: Phase
    asked: list[int]
    hints: bool


class TableAbout(msgspec.Struct, frozen=True):
    code: str
    game: str
    options: dict[str, bool | int | str]
    box: dict[str, Any]
    clock: Clock
    listed: bool
    created: int
    fingerprint: str
    seats: list[SeatAbout]
    phase: Phase
    asked: list[int]
    """The seats whose turn it is."""
    seat: int | None
    """The asker's own."""
    host: bool
    """Whether the asker is the host."""
    hints: bool
    """Whether players may ask for hints, as things stand."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up. With a name its host sits down in the first seat."""

    game: str
    players: int
    options: dict[str, bool | int | str] = {}
    box: dict[str, int | dict[str, int]] | str = {}
    """What differs from the printed box, or the text of a file that says so (`alehouse box GAME` writes one)."""
    clock: Clock = Clock()
    listed: bool = False
    name: str | None = None
    hints: bool | None = None
    """Whether players may ask for hints; null: where one person plays against bots alone."""


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hint is wanted for a decision, thought about as a bot of this level does."""

    decision: int
    level: str | None = None


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits down: the asker, or (for the host to say) a bot of this kind."""

    name: str
    bot: str | None = None


class RollAbout(msgspec.Struct, frozen=True):
    """How often a thing came up for everybody to see, and how often it was to be expected."""

    thing: str
    actual: int
    expected: float


class Draws(msgspec.Struct, frozen=True):
    """What chance might have brought in each draw of a game: with these lists anybody can draw it again."""

    lists: list[list[tuple[str, int]]]
    """Outcomes in notation with their weights, in the order in which the rules list them; no list stands here twice."""
    draws: list[tuple[int, int]]
    """For each draw the step of the record, the first being 1, and the place of its list in `lists`."""


class Link(msgspec.Struct, frozen=True):
    """By this a second device takes the same seat, once. In an address it belongs behind a #, where no log sees it."""

    token: str
    until: int


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str


class Trouble(msgspec.Struct, frozen=True):
    """Why something was refused."""

    why: Sentence


def sentence(message: Message) -> Sentence:
    return msgspec.convert(message.plain(), Sentence)


def house() -> House:
    return House([_game(game) for game in games()], bots())


def inside(game: Game) -> GameInside:
    """A game as it is played at a table: with its own box, if that differs."""
    ids = [[*chapter.rules] for chapter in game.chapters]
    book = [
        ChapterAbout(
            sentence(page.title),
            [
                RuleAbout(ids[number][place] if number < len(ids) else None, sentence(text))
                for place, text in enumerate(page.texts)
            ],
            sentence(page.note) if page.note is not None else None,
        )
        for number, page in enumerate(game.book())
    ]
    things = {id: sentence(thing.name) for id, thing in game.things.by_id.items()}
    return GameInside(game.name, sentence(game.facts()), things, book)


def stand(table: Table) -> Stand:
    opened = table.log[0]
    assert isinstance(opened, Opened)
    seats = [SeatAbout(place.name, place.kind) for place in table.places]
    return Stand(opened, seats, phase(table), table.asked(), table.allows_hints)


def table(kept: Kept, stand: Stand, hold: Hold) -> TableAbout:
    """A table as whoever holds this is told about it."""
    opened = stand.opened
    return TableAbout(
        code=kept.code,
        game=opened.game,
        options=dict(opened.options),
        box=dict(opened.box),
        clock=opened.clock,
        listed=kept.listed,
        created=kept.created,
        fingerprint=opened.fingerprint,
        seats=stand.seats,
        phase=stand.phase,
        asked=stand.asked,
        seat=hold.seat,
        host=hold.host,
        hints=stand.hints,
    )


def _game(game: Game) -> GameAbout:
    options = []
    for option in game.options:
        is_number = isinstance(option.default, int) and not isinstance(option.default, bool)
        kind: Literal["yes-no", "number", "choice"]
        kind = "yes-no" if isinstance(option.default, bool) else "number" if is_number else "choice"
        low, high = (option.low, option.high) if is_number else (None, None)
        text = sentence(option.text(game.name))
        options.append(OptionAbout(option.name, text, kind, option.default, low, high, list(option.choices)))
    claims = [ClaimAbout(claim.notation, sentence(claim.words), list(claim.about)) for claim in game.claims.all]
    return GameAbout(
        name=game.name,
        title=sentence(game.title()),
        version=game.version,
        fewest=game.fewest,
        most=game.most,
        minutes=sentence(game.minutes.text()),
        options=options,
        claims=claims,
    )
