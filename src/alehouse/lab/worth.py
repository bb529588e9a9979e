"""What things are worth: cards, events, drinks, tiles, symptoms, characters.

Whoever is dealt much has played long, and whoever plays much had much to play: those who got something cannot simply be
compared with those who did not. But chance is a seat, and its weights are known. So every draw is an experiment: what
came is set beside what might have come in its place, and what the seat then got beside the chance that it had before.
On average the chance before the draw has nothing to do with what came; the difference is the thing's own.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import sqrt

from alehouse.bots.value import Value, value_of
from alehouse.engine.actions import Action
from alehouse.engine.contract import Position
from alehouse.engine.events import Event
from alehouse.engine.result import Result
from alehouse.lab.watch import Watch

MILLION = 1_000_000
"""Shares and chances are counted in millionths: whole numbers add up to the same in whatever order they come."""
DEALT, PLAYED, HELD = "dealt", "played", "held"

Key = tuple[str, str]
"""How somebody comes to a thing, and the thing."""


@dataclass(frozen=True)
class Weighed:
    """By how much a thing changes the chance of success, and how far that may be off (a standard error)."""

    difference: float
    error: float
    games: int
    """In which somebody was dealt, played or held it."""


@dataclass
class _Draw:
    """A draw for a seat: what might have come, with which chance in millionths, what came, and how the seat stood."""

    seat: int
    chances: dict[str, int]
    came: str | None
    before: list[int]


@dataclass
class _Offer:
    """A decision in which a seat could play things: which, which of them it played, and how it stood."""

    seat: int
    offered: frozenset[str]
    taken: frozenset[str]
    before: int


class Worth(Watch):
    """What it means to be dealt a thing, to play it, and to have it in the end.

    Dealt: set beside all else that might have been drawn, by how likely that was; this is the thing's own doing.
    Played: whoever played it beside those who could have and did something else, each measured by the chance they had
    then; they chose to, so there may be other reasons. Held: those who have it in the end beside those who have not.
    """

    HOW = (DEALT, PLAYED, HELD)

    def __init__(self) -> None:
        self.games: Counter[Key] = Counter()
        self.times: Counter[Key] = Counter()
        """In how many games, and how often, anybody was dealt, played or held it."""
        self.totals: Counter[tuple[str, str, int]] = Counter()
        self.products: Counter[tuple[str, str, int, int]] = Counter()
        """Of the four numbers of each game, and of each two of them multiplied: what those with the thing got, and how
        much of it there was; the same of those without."""
        self._value: Value | None = None
        self._dealt: frozenset[str] = frozenset()
        """The kinds of things that can be dealt, played or held, as the game says."""
        self._draws: list[_Draw] = []
        self._offers: list[_Offer] = []
        self._drawn: _Draw | None = None
        """The draw of the step that is being played."""
        self._dull: set[str] = set()
        """Steps in which nothing is drawn that has a worth."""
        self._open: dict[str, bool] = {}
        """Whether what is done with a kind of action is done in the open: else it is put away, not played."""
        self._held: Counter[tuple[int, str]] = Counter()
        self._by = -1
        """Who decides the step that is being played; nobody where chance does."""

    def begin(self, position: Position, number: int) -> None:
        self._value = value_of(position.game)
        self._dealt = position.game.things.dealt
        self._draws, self._offers, self._drawn = [], [], None
        self._held = Counter()

    # What is drawn

    def draw(self, position: Position, outcome: Action) -> None:
        self._by, self._drawn = -1, None
        due = position.pending()[0]
        if due.step in self._dull:
            return
        chances = position.chances()
        things = {each: self._thing_drawn(position, each) for each, _ in chances}
        if not any(things.values()):
            self._dull.add(due.step)
            return
        if len(set(things.values())) == 1:
            # Something happens to a thing, whatever comes: it is not drawn.
            return
        likely: Counter[str] = Counter()
        for each, weight in chances:
            name = things[each]
            if name is not None:
                likely[name] += weight
        millionths = {name: round(MILLION * weight / chances.total) for name, weight in likely.items()}
        seat = next((whose for each in due.about if (whose := owner(each, self._dealt)) >= 0), -1)
        self._drawn = _Draw(seat, millionths, things[outcome], self._chances(position))
        self._draws.append(self._drawn)

    # What is decided

    def decide(self, position: Position, action: Action) -> None:
        self._by, self._drawn = position.to_move, None
        played = {each: self._played_by(position, each) for each in position.legal()}
        offered = frozenset().union(*played.values())
        if offered and len(played) > 1:
            self._offers.append(_Offer(self._by, offered, played[action], self._chances(position)[self._by]))

    def _played_by(self, position: Position, action: Action) -> frozenset[str]:
        """The things that are played with an action."""
        things = frozenset(name for part in action.parts if (name := thing_of(part, self._dealt)) is not None)
        if not things:
            return things
        kind = str(action).partition(" ")[0]
        if kind not in self._open:
            heard = _heard_after(position, action)
            self._open[kind] = any(event.told is None and things & self._things_in(event) for event in heard)
        return things if self._open[kind] else frozenset()

    def _thing_drawn(self, position: Position, outcome: Action) -> str | None:
        """What is drawn if this comes; None if it has no worth."""
        if outcome.parts:
            return next((name for part in outcome.parts if (name := thing_of(part, self._dealt)) is not None), None)
        for event in _heard_after(position, outcome):
            names = self._things_in(event)
            if names:
                return min(names)
        return None

    def _things_in(self, event: Event) -> set[str]:
        """The things that an event is about: what is moved, or else who does it, if that is a thing."""
        names = {name for what in event.what if (name := thing_of(what, self._dealt)) is not None}
        if not names and event.who is not None and (name := thing_of(event.who, self._dealt)) is not None:
            names = {name}
        return names

    def _chances(self, position: Position) -> list[int]:
        """Everybody's chance of success now, as far as one can tell."""
        assert self._value is not None
        self._value.judge(position, 2**position.players - 1)
        return [round(MILLION * self._value.chances[seat]) for seat in range(position.players)]

    # What happens

    def hear(self, position: Position, event: Event) -> None:
        who, source, target = (owner(each, self._dealt) for each in (event.who, event.source, event.target))
        drawn = self._drawn
        if drawn is not None and drawn.came in self._things_in(event):
            # Some things are drawn on one seat's turn for another, or for everybody to choose from.
            for_all = bool(event.what) and event.target is not None
            drawn.seat = target if target >= 0 or for_all else who
            self._drawn = None
        for what in event.what:
            name = thing_of(what, self._dealt)
            if name is None:
                continue
            if target >= 0 and target != source:
                self._held[target, name] += 1
            elif self._by < 0 and who >= 0 and event.source is None and event.target is None:
                self._held[who, name] += 1
            left = source if source >= 0 else who if self._by >= 0 else -1
            if left >= 0 and left != target and self._held[left, name]:
                self._held[left, name] -= 1

    # What came of it

    def end(self, position: Position, result: Result) -> None:
        self._value = None
        got = [round(MILLION * result.utility(seat)) for seat in range(position.players)]
        found: dict[Key, list[int]] = {}
        times: Counter[Key] = Counter()
        for draw in self._draws:
            self._weigh_draw(draw, got, found, times)
        for offer in self._offers:
            for name in offer.offered:
                place = 0 if name in offer.taken else 2
                numbers = found.setdefault((PLAYED, name), [0, 0, 0, 0])
                numbers[place] += got[offer.seat] - offer.before
                numbers[place + 1] += MILLION
                times[PLAYED, name] += place == 0
        self._weigh_held(got, found, times)
        for (how, name), numbers in found.items():
            self.count(how, name, numbers, times[how, name])

    def _weigh_draw(self, draw: _Draw, got: list[int], found: dict[Key, list[int]], times: Counter[Key]) -> None:
        if draw.seat < 0:
            return
        better = got[draw.seat] - draw.before[draw.seat]
        for name, chance in draw.chances.items():
            came = name == draw.came
            numbers = found.setdefault((DEALT, name), [0, 0, 0, 0])
            numbers[0] += (came * MILLION - chance) * better
            numbers[1] += chance * (MILLION - chance)
            times[DEALT, name] += came

    def _weigh_held(self, got: list[int], found: dict[Key, list[int]], times: Counter[Key]) -> None:
        held: dict[str, Counter[int]] = {}
        for (seat, name), count in self._held.items():
            if count:
                held.setdefault(name, Counter())[seat] += count
                times[HELD, name] += count
        for name, counts in held.items():
            # Of what everybody has, some may have more.
            seats = [seat for seat, count in counts.items() if count * len(got) > counts.total()]
            others = len(got) - len(seats)
            if seats and others:
                mine = sum(got[seat] for seat in seats)
                found[HELD, name] = [mine // len(seats) - (sum(got) - mine) // others, MILLION, 0, 0]

    def count(self, how: str, name: str, numbers: list[int], times: int = 1) -> None:
        """Add a game: what was got with the thing and how much of it there was, the same without it."""
        self.games[how, name] += times > 0
        self.times[how, name] += times
        for place, number in enumerate(numbers):
            self.totals[how, name, place] += number
        for one, other in combinations_with_replacement(range(4), 2):
            self.products[how, name, one, other] += numbers[one] * numbers[other]

    def weighed(self) -> dict[Key, Weighed]:
        """Of all things that made a difference what they are worth."""
        found = {}
        for how, name in self.games:
            with_it, there, without, elsewhere = (self.totals[how, name, place] for place in range(4))
            if not there or not self.games[how, name] or (how == PLAYED and not elsewhere):
                continue
            one = with_it / there
            other = without / elsewhere if elsewhere else 0.0
            # By how much each game moves the difference of the two shares: its square, summed up from the products.
            slopes = [1 / there, -one / there]
            slopes += [-1 / elsewhere, other / elsewhere] if elsewhere else [0.0, 0.0]
            spread = 0.0
            for at, then in combinations_with_replacement(range(4), 2):
                product = self.products[how, name, at, then]
                spread += slopes[at] * slopes[then] * product * (1 if at == then else 2)
            games = self.games[how, name]
            found[how, name] = Weighed(one - other, max(sqrt(max(spread, 0.0)), 1 / games), games)
        return found


def _heard_after(position: Position, action: Action) -> list[Event]:
    """What would happen."""
    other = position.copy()
    other.listen()
    other.play(action)
    return other.news()


def thing_of(id: str, dealt: frozenset[str]) -> str | None:
    """A thing by what it is, whoever has it (`character:dwarf-a`); None for kinds that nobody is dealt or plays."""
    kind, _, name = id.partition(":")
    if kind not in dealt:
        return None
    owner, dot, rest = name.partition(".")
    if dot and (owner.isdecimal() or owner == "@"):
        return f"{kind}:{rest}"
    return id


def owner(id: str | None, dealt: frozenset[str]) -> int:
    """The number of a seat, or of the one that a thing belongs to; -1 for all else."""
    if id is None:
        return -1
    kind, _, name = id.partition(":")
    whose, dot, _ = name.partition(".")
    if whose.isdecimal() and (kind == "seat" or (dot and kind in dealt)):
        return int(whose) - 1
    return -1
