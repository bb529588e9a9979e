"""What the balance of a game is judged by: watches over seats, length, decisions and drama.

They count whole numbers only, so any number of processes counts the same.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from alehouse.bots.value import Value, value_of
from alehouse.engine.actions import Action
from alehouse.engine.contract import Position
from alehouse.engine.result import Result
from alehouse.lab.tally import WHOLE
from alehouse.lab.watch import Watch

PERMILLE = 1000
BINS = 10


def parts_of(result: Result, seat: int) -> int:
    """What the end is worth to a seat, in whole numbers."""
    return round(result.utility(seat) * WHOLE)


class Seats(Watch):
    """What each seat gets, and each place in the order from the one who decides first."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.nobody = 0
        self.shared = 0
        self.squares = 0
        """Of what all seats got together in each game."""
        self.by_seat = dict.fromkeys(range(players), 0)
        self.by_order = dict.fromkeys(range(players), 0)
        self._first = 0
        self._begun = False

    def begin(self, position: Position, number: int) -> None:
        self._begun = False

    def decide(self, position: Position, action: Action) -> None:
        if not self._begun:
            self._first, self._begun = position.to_move, True

    def end(self, position: Position, result: Result) -> None:
        players = position.players
        self.games += 1
        winners = [seat for seat in range(players) if parts_of(result, seat)]
        self.nobody += not winners
        self.shared += len(winners) > 1
        self.squares += sum(parts_of(result, seat) for seat in winners) ** 2
        for seat in winners:
            self.by_seat[seat] += parts_of(result, seat)
            self.by_order[(seat - self._first) % players] += parts_of(result, seat)


class Length(Watch):
    """How many decisions, steps and turns; a turn is all that one seat decides until another does."""

    def __init__(self) -> None:
        self.decisions: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.steps: Counter[int] = Counter()
        self._decisions = self._turns = self._steps = 0
        self._last = -1

    def begin(self, position: Position, number: int) -> None:
        self._decisions = self._turns = self._steps = 0
        self._last = -1

    def decide(self, position: Position, action: Action) -> None:
        self._steps += 1
        self._decisions += 1
        self._turns += position.to_move != self._last
        self._last = position.to_move

    def draw(self, position: Position, outcome: Action) -> None:
        self._steps += 1

    def end(self, position: Position, result: Result) -> None:
        self.decisions[self._decisions] += 1
        self.turns[self._turns] += 1
        self.steps[self._steps] += 1


class Decisions(Watch):
    """How much there was to decide: how many choices, how often only one; which kinds were offered, and taken."""

    def __init__(self) -> None:
        self.choices: Counter[int] = Counter()
        self.offered: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()

    def decide(self, position: Position, action: Action) -> None:
        legal = position.legal()
        self.choices[len(legal)] += 1
        if len(legal) > 1:
            self.offered.update({_kind(each) for each in legal})
            self.taken[_kind(action)] += 1


def _kind(action: Action) -> str:
    """The first word of its notation."""
    return str(action).partition(" ")[0]


class Drama(Watch):
    """Who leads, by the chance of success that was learned, whenever another seat comes to decide.

    What is said of it is worth as much as those chances are: how often they came true is counted too.
    """

    def __init__(self) -> None:
        self.games = 0
        """Those that somebody succeeded in."""
        self.changes: Counter[int] = Counter()
        self.lowest = 0
        """The least chance of whoever succeeded in the end, summed up in permille."""
        self.decided = 0
        """How much of the game was gone when the lead was taken for good, summed up in permille."""
        self.quarters: Counter[int] = Counter()
        """In how many games whoever led after one, two and three quarters succeeded."""
        self.promised: Counter[int] = Counter()
        self.came_true: Counter[int] = Counter()
        self.looks: Counter[int] = Counter()
        """By tenth of the chance: its sum in permille, what came of it in parts of a success, and how often."""
        self._value: Value | None = None
        self._seen: list[list[int]] = []
        self._last = -1

    def begin(self, position: Position, number: int) -> None:
        self._value = value_of(position.game)
        self._seen = []
        self._last = -1

    def decide(self, position: Position, action: Action) -> None:
        if position.to_move == self._last or self._value is None:
            return
        self._last = position.to_move
        players = position.players
        self._value.judge(position, 2**players - 1)
        self._seen.append([round(PERMILLE * self._value.chances[seat]) for seat in range(players)])

    def end(self, position: Position, result: Result) -> None:
        seen, self._value = self._seen, None
        for chances in seen:
            for seat, chance in enumerate(chances):
                place = min(chance * BINS // PERMILLE, BINS - 1)
                self.promised[place] += chance
                self.came_true[place] += parts_of(result, seat)
                self.looks[place] += 1
        succeeded = {seat for seat in range(position.players) if parts_of(result, seat)}
        if not succeeded or not seen:
            return
        leaders = _leaders(seen)
        self.games += 1
        self.changes[sum(one != other for one, other in pairwise(leaders))] += 1
        self.lowest += min(max(chances[seat] for seat in succeeded) for chances in seen)
        behind = max((at for at, leader in enumerate(leaders) if leader not in succeeded), default=-1)
        self.decided += (behind + 1) * PERMILLE // len(leaders)
        for quarter in (1, 2, 3):
            self.quarters[quarter] += leaders[quarter * (len(leaders) - 1) // 4] in succeeded


def _leaders(seen: list[list[int]]) -> list[int]:
    """Who has the best chance each time; whoever led before leads on while nobody has a better one."""
    found: list[int] = []
    for chances in seen:
        best = max(chances)
        found.append(found[-1] if found and chances[found[-1]] == best else chances.index(best))
    return found
