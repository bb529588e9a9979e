"""The contract: what every game offers, and all that anybody may ask of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from alehouse.engine.actions import Action, ActionTable
from alehouse.engine.chance import Chances
from alehouse.engine.errors import BadOption, Refusal
from alehouse.engine.events import Event
from alehouse.engine.luck import Luck
from alehouse.engine.messages import Json, Message
from alehouse.engine.options import Option, OptionValue
from alehouse.engine.result import Result
from alehouse.engine.rulebook import Chapter
from alehouse.engine.views import View

CHANCE: Final = -1
"""The seat that rolls and draws."""
OVER: Final = -2
"""Nobody is to move any more."""
PUBLIC: Final = -3
"""An onlooker, who may know what everybody knows."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Position:
    """One moment of a game: plain data, no luck, no I/O. Whatever is still to be drawn has no identity yet."""

    def __init__(self) -> None:
        self.to_move: i64 = OVER
        """A seat number, CHANCE or OVER."""
        self.heard: list[Event] | None = None
        """What has happened, if anybody listens (see `listen`)."""

    @property
    def game(self) -> Game:
        """The game that this is a position of."""
        raise NotImplementedError

    @property
    def players(self) -> int:
        """How many seats there are."""
        raise NotImplementedError

    def legal(self) -> list[Action]:
        """The actions of the seat to move, in the order of the table; empty at CHANCE and OVER."""
        raise NotImplementedError

    def chances(self) -> Chances:
        """At CHANCE: what may come, each with a whole-number weight; empty elsewhere. Not to be changed."""
        raise NotImplementedError

    def play(self, action: Action) -> None:
        """Play an action or an outcome. Anything else raises IllegalAction with its rule, and changes nothing."""
        raise NotImplementedError

    def why_not(self, action: Action) -> Refusal | None:
        """None if the action (or outcome) may be played now; else the rule in the way and what it refers to."""
        raise NotImplementedError

    def copy(self) -> Position:
        """An independent position with the same future; nobody listens to it."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """All that this seat may know, what it remembers included; `view(PUBLIC)` for onlookers."""
        raise NotImplementedError

    def imagine(self, seat: int, luck: Luck) -> Position:
        """Another position that this seat cannot tell from this one, each as likely as what the seat knows says.

        It depends on what the seat may know and on the luck, on nothing else: imagined from the truth or from an
        imagined position, the same luck gives the same position. What the others chose to do is no evidence: a
        seat's own cards, what it has seen and what it can rule out are.
        """
        raise NotImplementedError

    def result(self) -> Result:
        """At OVER: places, score lines, why."""
        raise NotImplementedError

    def dump(self) -> dict[str, Json]:
        """The whole position as plain JSON, secrets included; `game.load` reads it back."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise BadPosition unless every component is somewhere and the numbers fit each other."""
        raise NotImplementedError

    def prompt(self) -> Message:
        """What is being decided now, and by whom; anybody may know it."""
        raise NotImplementedError

    def listen(self) -> None:
        """From now on keep what happens, for `news`. Simulation does without, and is faster for it."""
        if self.heard is None:
            self.heard = []

    def news(self) -> list[Event]:
        """What has happened since the last call, in order."""
        heard = self.heard
        if heard is None:
            return []
        self.heard = []
        return heard

    def digest(self) -> str:
        """The same for equal positions, different for different ones."""
        return hashlib.sha256(json.dumps(self.dump(), sort_keys=True).encode()).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, and the facts about it that the common suite checks."""

    def __init__(
        self,
        name: str,
        version: int,
        fewest: int,
        most: int,
        length: int,
        options: tuple[Option, ...],
        chapters: tuple[Chapter, ...],
        table: ActionTable,
    ) -> None:
        self.name = name
        """As typed: `fantasy-pub-2022`. Its title is the Fluent message `game-NAME`, its texts' file is NAME.ftl."""
        self.version = version
        """The rules version: raised whenever an old record might replay differently."""
        self.fewest = fewest
        self.most = most
        self.length = length
        """No random game has more steps (actions and outcomes) than this."""
        self.options = options
        self.chapters = chapters
        self.table = table
        self._known = {option.name: option for option in options}
        self._plain: dict[int, dict[str, OptionValue]] = {}
        """What is played with if nobody chooses any options, by the number of players: simulation asks very often."""

    # What a game's package supplies.

    def begin(self, players: int, options: dict[str, OptionValue]) -> Position:
        """The first position; players and options have been checked, each option has a value. Not to be changed."""
        raise NotImplementedError

    def load(self, data: Json) -> Position:
        """The position that was dumped; raises BadPosition if it is none, saying what does not fit."""
        raise NotImplementedError

    def describe(self, view: View, action: Action) -> Message:
        """A choice in words, for somebody who sees this view."""
        raise NotImplementedError

    def picture(self, view: View, say: Callable[[Message], str], width: int) -> list[str]:
        """The view drawn as text in the speaker's language, at most `width` columns wide."""
        raise NotImplementedError

    def appraise(self, position: Position, seat: int) -> float:
        """How good a position looks to this seat; won and lost lie far outside all else. For imagined positions."""
        raise NotImplementedError

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

    def action(self, text: str) -> Action:
        """The action that this notation stands for; raises UnknownAction with the nearest one."""
        return self.table.read(text)

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

    def __repr__(self) -> str:
        return f"<game {self.name}>"
