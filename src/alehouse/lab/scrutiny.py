"""One game under scrutiny: played at random or by a script, asked everything, until something is wrong."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from traceback import extract_tb

from alehouse.engine.actions import Action
from alehouse.engine.contract import CHANCE, OVER, PUBLIC, Game, Position
from alehouse.engine.errors import BadPosition
from alehouse.engine.luck import Luck
from alehouse.engine.messages import Message, Value
from alehouse.engine.options import OptionValue

SELDOM = 8
"""Random play is looked at closely at one step of so many, or still seldomer; a game that shows trouble, at every
step."""


@dataclass
class Trouble:
    """Something that must never happen."""

    message: Message
    cause: str
    """The same for what seems to have the same cause."""
    steps: list[str]
    """What was played until it showed."""


class Wrong(Exception):
    """Something that is wrong though nothing failed: the message that says so, and its cause."""

    def __init__(self, id: str, cause: str) -> None:
        super().__init__(id)
        self.id = id
        self.cause = cause


class Scrutiny:
    """One game, watched closely from wherever it begins."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps: list[str] = []
        self.doing = "start"

    def begin(self) -> Position:
        """Where it begins; may look at it, too."""
        raise NotImplementedError

    def run(self, luck: Luck, script: list[str] | None = None) -> Trouble | None:
        """Play at random, or by a script, until something is found or nothing is left to play."""
        try:
            return self._play(self.begin(), luck, script)
        except Wrong as wrong:
            return self.trouble(wrong.id, {}, wrong.cause)
        except BadPosition as wrong:
            key = wrong.message.args.get("key", "")
            return self.trouble("lab-fuzz-check", {"reason": wrong.message}, f"{self.doing} {wrong.message.id} {key}")
        except Exception as wrong:
            # Whatever it is, it is what is looked for.
            frame = extract_tb(wrong.__traceback__)[-1]
            where = f"{Path(frame.filename).name}:{frame.lineno}"
            error = type(wrong).__name__
            said: dict[str, Value] = {"doing": self.doing, "error": error, "where": where}
            return self.trouble("lab-fuzz-crash", said, f"{self.doing} {error} {where}")

    def _play(self, position: Position, luck: Luck, script: list[str] | None) -> Trouble | None:
        position.listen()
        while True:
            closely = script is not None or position.to_move == OVER or luck.below(self.seldom()) == 0
            if closely:
                self.look(position)
            if position.to_move == OVER:
                self.doing = "result"
                position.result()
                return None
            if len(self.steps) >= self.game.length:
                return self.trouble("lab-fuzz-endless", {"length": self.game.length}, "")
            self.doing = "legal"
            if not (position.chances().total if position.to_move == CHANCE else len(position.legal())):
                return self.trouble("lab-fuzz-dead-end", {}, position.prompt().id)
            if closely:
                odd = self._disagreement(position)
                if odd is not None:
                    return self.trouble("lab-fuzz-disagreement", {"action": str(odd)}, str(odd).split(" ")[0])
            if script is None:
                action = choose(position, luck)
            elif len(self.steps) < len(script):
                action = self.game.action(script[len(self.steps)])
            else:
                return None
            self.doing = "play"
            self.steps.append(action.notation)
            position.play(action)

    def look(self, position: Position) -> None:
        """Ask everything that anybody may ask."""
        self.doing = "check"
        position.check()
        self.doing = "view"
        for seat in (PUBLIC, *range(position.players)):
            position.view(seat)
        self.doing = "describe"
        position.prompt()
        position.pending()
        for action in position.legal():
            self.game.describe(position.view(position.to_move), action)
        position.news()

    def seldom(self) -> int:
        """At one step of so many it is looked at closely."""
        return SELDOM

    def _disagreement(self, position: Position) -> Action | None:
        """An action that legal() or chances() offers twice, or about which why_not() says something else."""
        self.doing = "why_not"
        offered = Counter(position.legal())
        offered.update(outcome for outcome, weight in position.chances() if weight > 0)
        for action in self.game.table.actions:
            if offered[action] != (1 if position.why_not(action) is None else 0):
                return action
        return None

    def trouble(self, id: str, args: dict[str, Value], cause: str) -> Trouble:
        args["step"] = len(self.steps)
        return Trouble(Message(id, args), f"{id} {cause}", self.steps)


def setup(game: Game, number: int, games: int, luck: Luck) -> tuple[int, dict[str, OptionValue]]:
    """Players and options of a game: all combinations in turn or, if there are more than games, any."""
    choices = [option.values() for option in game.options]
    combinations = game.most - game.fewest + 1
    for values in choices:
        combinations *= len(values)
    index = number if combinations <= games else luck.below(combinations)
    while True:
        index, place = divmod(index % combinations, game.most - game.fewest + 1)
        players = game.fewest + place
        options: dict[str, OptionValue] = {}
        for option, values in zip(game.options, choices):
            index, place = divmod(index, len(values))
            options[option.name] = values[place]
        if game.forbids(players, options) is None:
            return players, options
        index = luck.below(combinations)


def choose(position: Position, luck: Luck) -> Action:
    """Anything that may come next. Half of the time its kind (the first word) is drawn first: rare ones too."""
    if position.to_move == CHANCE:
        return luck.choose(position.chances())
    legal = position.legal()
    if luck.below(2):
        kinds: dict[str, list[Action]] = {}
        for action in legal:
            kinds.setdefault(action.notation.split(" ", 1)[0], []).append(action)
        legal = list(kinds.values())[luck.below(len(kinds))]
    return legal[luck.below(len(legal))]
