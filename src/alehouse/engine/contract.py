"""The contract: what every game offers, and all that anybody may ask of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.engine.actions import Action, ActionTable
from alehouse.engine.box import Box, BoxValue
from alehouse.engine.chance import Chances
from alehouse.engine.claims import NO_CLAIMS, Claim, Claims, Heard
from alehouse.engine.encoding import encoded_choices
from alehouse.engine.errors import BadBox, BadOption, BadPosition, BadSeat, Foreign, NotOver, Refusal, no_seat
from alehouse.engine.events import Event
from alehouse.engine.eye import Eye
from alehouse.engine.luck import FastLuck, Luck
from alehouse.engine.messages import Json, Message
from alehouse.engine.options import Option, OptionValue
from alehouse.engine.result import Result
from alehouse.engine.rulebook import Chapter, Minutes, Page
from alehouse.engine.things import Things
from alehouse.engine.thinking import USUAL_THINKING, Thinking
from alehouse.engine.views import Choice, PendingStep, PublicView, View

CHANCE: Final = -1
"""The seat that rolls and draws."""
OVER: Final = -2
"""Nobody is to move any more."""
PUBLIC: Final = -3
"""An onlooker, who may know what everybody knows."""
NARROWEST: Final = 5
"""The least columns of a picture: a mark, a blank and a letter of any script have room."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Position:
    """One moment of a game: plain data, no luck, no I/O. Whatever is still to be drawn has no identity yet."""

    def __init__(self, game: Game) -> None:
        self.game = game
        """The game that this is a position of."""
        self.to_move: i64 = OVER
        """A seat number, CHANCE or OVER."""
        self.heard: list[Event] | None = None
        """What has happened, if anybody listens (see `listen`)."""
        self.played: i64 = 0
        """How many steps were played, as far as anybody listens."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        raise NotImplementedError

    # Playing

    def legal(self) -> list[Action]:
        """The actions of the seat to move, in the order of the table; empty at CHANCE and OVER."""
        raise NotImplementedError

    def chances(self) -> Chances:
        """At CHANCE: what may come, each with a whole-number weight; empty elsewhere. Nobody can change it."""
        raise NotImplementedError

    def play(self, action: Action) -> None:
        """Play an action or an outcome of the game's table. Anything else changes nothing.

        What may not be played now, is of another game or was made by hand raises IllegalAction with its rule; what is
        no action at all raises TypeError.
        """
        raise NotImplementedError

    def play_unchecked(self, action: Action) -> None:
        """Play what `legal` or `chances` has just handed out, in this very position: it is not checked once more.

        A game need not supply it.
        """
        self.play(action)

    def why_not(self, action: Action) -> Refusal | None:
        """None if the action (or outcome) may be played now; else the rule in the way and what it refers to.

        What is no action at all raises TypeError.
        """
        raise NotImplementedError

    def copy(self) -> Position:
        """An independent position with the same future; nobody listens to it."""
        raise NotImplementedError

    def result(self) -> Result:
        """At OVER: places, score lines, why, and what it is worth to each seat; before that, NotOver is raised."""
        if self.to_move != OVER:
            raise NotOver("error-not-over", {"game": self.game.title()})
        return self.final_result()

    def final_result(self) -> Result:
        """What a game supplies for `result`: asked only when the game is over."""
        raise NotImplementedError

    # What is being decided

    def prompt(self) -> Message:
        """What is being decided now, and by whom; anybody may know it."""
        raise NotImplementedError

    def pending(self) -> list[PendingStep]:
        """What is being decided or about to happen, by whom, about which things; the first is due."""
        raise NotImplementedError

    def asked_together(self) -> Together | None:
        """Where several are asked one after the other, and nobody shall learn who had a choice; elsewhere None.

        A table asks them all at the same time, and plays their answers in this order.
        """
        return None

    # What a seat may know

    def public(self) -> PublicView:
        """What everybody may know."""
        raise NotImplementedError

    def seen(self, seat: int, public: PublicView) -> View:
        """What a game supplies for `view`: what this seat (or PUBLIC) may know, what it remembers included.

        Its public part is given, and there is such a seat.
        """
        raise NotImplementedError

    def check_seat(self, seat: int) -> None:
        """Raise BadSeat unless this is a seat at this table, or PUBLIC."""
        players = self.players
        if not isinstance(seat, int) or (seat != PUBLIC and not 0 <= seat < players):
            raise no_seat(seat, players)

    def view(self, seat: int) -> View:
        """What this seat may know; `view(PUBLIC)` for onlookers. A seat that the table does not have raises BadSeat."""
        self.check_seat(seat)
        return self.seen(seat, self.public())

    def views(self) -> dict[int, View]:
        """The views of onlookers and of all seats, which share one public part."""
        public = self.public()
        return {seat: self.seen(seat, public) for seat in [PUBLIC, *range(self.players)]}

    def knowledge(self, seat: int) -> Knowledge:
        """Everything that this seat may know, for whoever thinks for it, here or elsewhere; BadSeat as for `view`."""
        self.check_seat(seat)
        luck = FastLuck("knowledge")
        return Knowledge(self.game, seat, self.game.prepare(self, seat, luck).next(luck))

    # The whole position as data

    def dump(self) -> dict[str, Json]:
        """The whole position as plain JSON, secrets included; `game.load` reads it back."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise BadPosition unless every component is somewhere and the numbers fit each other."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """All that tells this position from others of its game, in a fixed order: as much as `dump` says."""
        raise NotImplementedError

    def digest(self) -> str:
        """The same for equal positions, different for different ones; quick."""
        return hashlib.blake2b(msgspec.msgpack.encode(self.numbers()), digest_size=16).hexdigest()

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _position_again, (self.game, self.dump())

    # What happens

    def listen(self, played: int = 0) -> None:
        """From now on keep what happens, for `news`; so many steps were played before. Simulation does without."""
        self.played = played
        if self.heard is None:
            self.heard = []

    def tell(self, event: Event) -> None:
        """This has happened in the step that is being played."""
        if self.heard is not None:
            event.belongs_to(self.played)
            self.heard.append(event)

    def news(self) -> list[Event]:
        """What has happened since the last call, in order."""
        return [event.__copy__() for event in self.take_news()]

    def take_news(self) -> list[Event]:
        """The same for those who change nothing in it: games keep the names that they speak with."""
        heard = self.heard
        if heard is None:
            return []
        self.heard = []
        return heard


class Together:
    """Seats that are asked at the same time, the one to move first, and what it means if one says nothing."""

    def __init__(self, seats: list[int], silence: Action) -> None:
        self.seats = seats
        self.silence = silence


@mypyc_attr(allow_interpreted_subclasses=True)
class Imaginer:
    """What may be true for all that a seat knows; prepared once, it imagines one position after the other."""

    def next(self, luck: Luck) -> Position:
        """A position that the seat cannot tell from the true one, each as likely as what the seat knows says.

        It depends on what the seat may know and on the luck, on nothing else. What the others chose to do is no
        evidence: a seat's own cards, what it has seen and what it can rule out are.
        """
        raise NotImplementedError

    def __copy__(self) -> Imaginer:
        raise TypeError("an imaginer is not copied: ask the knowledge for another one")

    def __deepcopy__(self, memo: object) -> Imaginer:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("an imaginer does not travel: send the knowledge")


class Knowledge:
    """Everything that a seat may know, and nothing else.

    It is kept as one position that might be the true one for this seat: imagined with a luck that is always the same,
    and so the same for all truths that the seat cannot tell apart. It crosses a wire as bytes.
    """

    def __init__(self, game: Game, seat: int, position: Position) -> None:
        position.check_seat(seat)
        if position.game is not game:
            raise Foreign("error-foreign", {"game": game.title()})
        self._game = game
        self._seat = seat
        self._position = position

    @property
    def game(self) -> Game:
        return self._game

    @property
    def seat(self) -> int:
        return self._seat

    @property
    def legal(self) -> list[Action]:
        """What the seat may do now; empty if another is to move."""
        return self._position.legal() if self._position.to_move == self.seat else []

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self._position.view(self.seat)

    def imaginer(self, luck: Luck) -> Imaginer:
        """Prepared to imagine what may be true."""
        return self.game.imaginer(self, luck)

    def might_be(self) -> Position:
        """A position that might be the true one; always the same one."""
        return self._position.copy()

    def __copy__(self) -> Knowledge:
        return Knowledge(self._game, self._seat, self._position.copy())

    def __deepcopy__(self, memo: object) -> Knowledge:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        return Knowledge, (self._game, self._seat, self._position)

    def plain(self) -> dict[str, Json]:
        return {
            "game": self.game.name,
            "box": self.game.box.differs,
            "seat": self.seat,
            "position": self._position.dump(),
        }

    def encode(self) -> bytes:
        """As bytes that `Knowledge.decode` reads, in this process or another."""
        return msgspec.json.encode(self.plain())

    @staticmethod
    def decode(data: bytes) -> Knowledge:
        """The knowledge that these bytes hold; raises BadPosition if they hold none."""
        from alehouse.engine.registry import game as game_of

        try:
            plain: Json = msgspec.json.decode(data)
        except (msgspec.DecodeError, RecursionError):
            raise BadPosition("error-position", {"key": "knowledge", "found": "-"}) from None
        if not isinstance(plain, dict) or plain.keys() != {"game", "box", "seat", "position"}:
            raise BadPosition("error-position", {"key": "knowledge", "found": "-"})
        name, box, seat = plain["game"], plain["box"], plain["seat"]
        if not isinstance(name, str) or not isinstance(box, dict) or type(seat) is not int:
            raise BadPosition("error-position", {"key": "knowledge", "found": str(name)})
        game = game_of(name).variant(box)
        position = game.load(plain["position"])
        try:
            return Knowledge(game, seat, position)
        except BadSeat:
            raise BadPosition("error-position", {"key": "seat", "found": str(seat)}) from None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, and the facts about it that the common suite checks."""

    def __init__(
        self,
        name: str,
        version: int,
        fewest: int,
        most: int,
        minutes: Minutes,
        length: int,
        most_outcomes: int,
        one_win: bool,
        options: tuple[Option, ...],
        chapters: tuple[Chapter, ...],
        table: ActionTable,
        view: type[View],
        box: Box,
    ) -> None:
        self.name = name
        """As typed: `fantasy-pub-2022`. Its title is the Fluent message `game-NAME`, its texts' file is NAME.ftl."""
        self.version = version
        """The rules version: raised whenever an old record might replay differently."""
        self.fewest = fewest
        self.most = most
        self.minutes = minutes
        """How long it takes people around a table."""
        self.length = length
        """No random game has more steps (actions and outcomes) than this."""
        self.most_outcomes = most_outcomes
        """No draw has more outcomes than this, and some draw has so many."""
        self.one_win = one_win
        """Whether there is one win to share, so that what the end is worth adds up to 1 over all seats."""
        self.options = options
        self.chapters = chapters
        self.table = table
        self.view_type = view
        self.box = box
        """How many there are of everything, and how much it is worth."""
        table.belongs_to(name, box.differs)
        self._known = {option.name: option for option in options}
        self._plain: dict[int, dict[str, OptionValue]] = {}
        """What is played with if nobody chooses any options, by the number of players: simulation asks very often."""
        self._variants: dict[str, Game] = {_key(box): self}
        """The same rules with other boxes, so that each is one object."""

    @property
    def things(self) -> Things:
        """Everything that can be pointed at."""
        return self.table.things

    # What a game's package supplies.

    def begin(self, players: int, options: dict[str, OptionValue]) -> Position:
        """The first position; players and options have been checked, each option has a value. Not to be changed."""
        raise NotImplementedError

    def load(self, data: Json) -> Position:
        """The position that was dumped; raises BadPosition if it is none, saying what does not fit."""
        raise NotImplementedError

    def prepare(self, position: Position, seat: int, luck: Luck) -> Imaginer:
        """Ready to imagine what may be true for this seat; nothing that the seat may not know is looked at.

        There is such a seat, or it is PUBLIC.
        """
        raise NotImplementedError

    def choice(self, view: View, action: Action) -> Choice:
        """What a game supplies for `describe`: view and action are its own."""
        raise NotImplementedError

    def written_choices(self, view: View, actions: Sequence[Action]) -> bytes:
        """Choices as they leave the house. A game may remember how it wrote what it says again and again."""
        return encoded_choices([self.choice(view, action) for action in actions])

    def drawing(self, view: View, say: Callable[[Message], str], width: int) -> list[str]:
        """What a game supplies for `picture`: the view is its own."""
        raise NotImplementedError

    def small_drawing(self, view: View, say: Callable[[Message], str], width: int) -> list[str]:
        """The same on as few lines as it can be read on, for low screens."""
        return self.drawing(view, say, width)

    def appraise(self, position: Position, seat: int) -> float:
        """How good a position looks to this seat; won and lost lie far outside all else. For imagined positions."""
        raise NotImplementedError

    @property
    def features(self) -> tuple[str, ...]:
        """What can be measured in a position about a seat, by name; nothing, where no value can be learned."""
        return ()

    def measure(self, position: Position, seat: i64, row: vec[float]) -> None:
        """Write the features of a seat into a row, a number each, about 1 in size. For positions that are not over.

        Features do not know seats by number: seats renamed are features renamed.
        """
        raise NotImplementedError

    def plausible(
        self,
        position: Position,
        seat: i64,
        heard: Sequence[Heard] = (),
        doubted: Sequence[Sequence[Heard]] = (),
    ) -> float:
        """How well what the others chose to do, and to claim, fits a position that this seat imagines: above 0.

        Only ratios between positions count. Where others' choices betray nothing all weigh the same. What of it is in
        doubt is the same in all that a seat imagines, and so is found once (`in_doubt`).
        """
        return 1.0

    def in_doubt(self, position: Position, seat: i64, heard: Sequence[Heard]) -> list[list[Heard]]:
        """Of what the others claimed: what cannot all be true for all that this seat knows, together as it clashes."""
        return []

    def aim(self, position: Position, seat: i64) -> i64:
        """What a seat is after, where that is its secret: a search has it choose by that, and not on average.

        It knows this much about itself in every position that it imagines. Where all want the same it is 0.
        """
        return 0

    @property
    def thinking(self) -> Thinking:
        """How a search goes best in this game."""
        return USUAL_THINKING

    @property
    def claims(self) -> Claims:
        """What players may say to each other about hidden things in this game."""
        return NO_CLAIMS

    def is_true(self, position: Position, seat: int, claim: Claim) -> bool | None:
        """Whether what this seat claims is true in this position; None where nobody could say. Never of a question."""
        return None

    def make_eye(self, players: int, options: dict[str, OptionValue]) -> Eye:
        """What a game supplies for `eye`: players and options have been checked."""
        raise NotImplementedError

    def moment(self, position: Position) -> int:
        """When it is, for whoever asks later what was so when something was claimed; all seats count it alike."""
        return 0

    def remark(self, knowledge: Knowledge, heard: Sequence[Heard], luck: Luck, candid: bool) -> Claim | None:
        """What a bot claims before it decides, true or not, if it says anything.

        Whether it speaks depends on what everybody knows and on its luck alone, or its silence would betray it. Who is
        candid lets slip the truth now and then where a lie would serve better.
        """
        return None

    def with_box(self, box: Box) -> Game:
        """The same rules with another box."""
        raise NotImplementedError

    def box_trouble(self) -> Message | None:
        """Why this game cannot be played with its box; None if it can."""
        return None

    def forbids(self, players: int, options: dict[str, OptionValue]) -> Message | None:
        """Why these options cannot be combined; None if they can."""
        return None

    # What every game has.

    def start(self, players: int, **options: OptionValue) -> Position:
        """A new game. Wrong player counts and options raise BadOption with what would be right."""
        chosen: dict[str, Json] = {}
        for name, value in options.items():
            chosen[name] = value
        self.check_players(players)
        if chosen:
            return self.begin(players, self.check_options(players, chosen))
        if players not in self._plain:
            self._plain[players] = self.check_options(players, chosen)
        return self.begin(players, self._plain[players])

    def eye(self, players: int, **options: OptionValue) -> Eye:
        """What writes down what a seat may know as a row of small numbers; BadOption as for `start`."""
        chosen: dict[str, Json] = {}
        for name, value in options.items():
            chosen[name] = value
        self.check_players(players)
        values = self.check_options(players, chosen)
        eye = self.make_eye(players, values)
        eye.options = values
        return eye

    def action(self, text: str) -> Action:
        """The action that this notation stands for; raises UnknownAction with the nearest one."""
        return self.table.read(text)

    def imaginer(self, knowledge: Knowledge, luck: Luck) -> Imaginer:
        """Ready to imagine positions that the seat with this knowledge cannot tell from the truth."""
        if knowledge.game is not self:
            raise Foreign("error-foreign", {"game": self.title()})
        return self.prepare(knowledge._position, knowledge.seat, luck)

    def describe(self, view: View, action: Action) -> Choice:
        """A choice in words, with where it leads and what will come of it, for somebody who sees this view.

        A view or an action of another game raises Foreign; a view of a seat that no table has, BadSeat.
        """
        self.check_view(view)
        if not self.table.has(action):
            raise Foreign("error-foreign", {"game": self.title()})
        return self.choice(view, action).handed_out()

    def picture(self, view: View, say: Callable[[Message], str], width: int, height: int = 0) -> list[str]:
        """The view drawn as text in the speaker's language, at most `width` columns wide; refused as by `describe`.

        Where a height is given, and the usual picture is higher, it is the small one.
        """
        self.check_view(view)
        if width < NARROWEST:
            raise ValueError(f"a picture is {NARROWEST} columns wide at least, not {width}")
        drawn = self.drawing(view, say, width)
        return drawn if not height or len(drawn) <= height else self.small_drawing(view, say, width)

    def check_view(self, view: View) -> None:
        """Raise Foreign unless the view is of this game, and BadSeat unless somebody can have it."""
        if type(view) is not self.view_type:
            raise Foreign("error-foreign", {"game": self.title()})
        seat = view.seat
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.most):
            raise no_seat(seat, self.most)

    def variant(self, changes: dict[str, Json]) -> Game:
        """The same rules with other component values; a box that cannot work raises BadBox with the reason."""
        box = self.box.changed(changes)
        key = _key(box)
        if key not in self._variants:
            game = self.with_box(box)
            trouble = game.box_trouble()
            if trouble is not None:
                raise BadBox("error-box-together", {"game": self.title(), "reason": trouble})
            game._variants = self._variants
            self._variants[key] = game
        return self._variants[key]

    def rule_text(self, rule: str) -> Message:
        """A rule or a chapter's title in words; numbers of the box are those of this one."""
        return Message(rule, self.box.args())

    def box_text(self, value: BoxValue) -> Message:
        """What a value of the box is, in a few words."""
        return self.rule_text(f"box-{self.name}-{value.name.replace('_', '-')}")

    def facts(self) -> Message:
        """How many can play and how long it takes: what a rulebook begins with."""
        return Message("game-facts", {"fewest": self.fewest, "most": self.most, "minutes": self.minutes.text()})

    def book(self) -> list[Page]:
        """The whole rulebook in reading order: every rule, and at the end what is in the box."""
        pages = [
            Page(self.rule_text(chapter.id), [self.rule_text(rule) for rule in chapter.rules])
            for chapter in self.chapters
        ]
        inside = [self.box.line(value, self.box_text(value)) for value in self.box.declared]
        assumed = any(value.assumed for value in self.box.declared)
        note = Message("box-what-is-assumed") if assumed else None
        return [*pages, Page(Message("chapter-box"), inside, note)]

    def check_players(self, players: Json) -> int:
        if isinstance(players, int) and not isinstance(players, bool) and self.fewest <= players <= self.most:
            return players
        raise BadOption(
            "error-players",
            {"game": self.title(), "players": str(players), "fewest": self.fewest, "most": self.most},
        )

    def check_options(self, players: int, chosen: dict[str, Json]) -> dict[str, OptionValue]:
        """Every option with its value; what was not chosen has its default."""
        known = self._known
        for name in chosen:
            if name not in known:
                raise BadOption(
                    "error-option-unknown",
                    {"game": self.title(), "option": name, "options": ", ".join(known) or "-"},
                )
        values = {
            name: option.check(chosen[name]) if name in chosen else option.default for name, option in known.items()
        }
        forbidden = self.forbids(players, values)
        if forbidden is not None:
            raise BadOption("error-options-together", {"reason": forbidden})
        return values

    def title(self) -> Message:
        return Message(f"game-{self.name}")

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _game_again, (self.name, self.box.differs)

    def __repr__(self) -> str:
        return f"<game {self.name}>"


def put(found: list[int], row: vec[i64]) -> None:
    """Add a row to the numbers of a position; with its length, or two rows might be mistaken for two others."""
    found.append(len(row))
    for each in row:
        found.append(each)


def _key(box: Box) -> str:
    return json.dumps(box.differs, sort_keys=True)


def _game_again(name: str, differs: dict[str, Json]) -> Game:
    """A game that comes from another process."""
    from alehouse.engine.registry import game as game_of

    return game_of(name).variant(differs)


def _position_again(game: Game, data: Json) -> Position:
    """A position that comes from another process."""
    return game.load(data)
