"""How strong bots are: everybody against everybody else, in every number of players, and ratings from that.

In a game two kinds sit around the table in turns; then they swap seats and play again with the same luck. What is
compared are the seats of one kind with those of the other: who fared better. So games with one winner and games in
which everybody has an aim of their own are counted alike.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import combinations
from math import log

from alehouse.bots import make
from alehouse.engine.contract import Game
from alehouse.engine.errors import BadOption
from alehouse.engine.luck import FastLuck
from alehouse.engine.messages import Json
from alehouse.lab.hands import Hands
from alehouse.lab.match import play_match
from alehouse.lab.simulate import MOST_GAMES
from alehouse.lab.tally import wilson
from alehouse.lab.task import Task

ANCHOR = "greedy"
"""This kind has the rating 0, if it takes part."""
POINTS = 400 / log(10)
"""Ratings are counted as in chess: 400 points more, ten to one."""
DRAWS = 200
"""So often the games are drawn anew to see how far ratings can be trusted."""
ROUNDS = 60


@dataclass(frozen=True)
class Ladder:
    """Who plays, and how often."""

    game: str
    rules: int
    kinds: tuple[str, ...]
    players: tuple[int, ...]
    deals: int
    """How often two kinds meet in each number of players; each time twice, with seats swapped."""
    seed: int
    box: dict[str, Json] = field(default_factory=dict)
    """What differs from the printed one."""

    @property
    def pairs(self) -> list[tuple[str, str]]:
        return list(combinations(self.kinds, 2))

    @property
    def games(self) -> int:
        return self.deals * len(self.pairs) * len(self.players) * 2

    def seats(self, number: int) -> list[str]:
        """Who sits where in this game; deals come one after the other, so that few games are spread over all."""
        rest, swapped = divmod(number, 2)
        rest, players = divmod(rest, len(self.players))
        pair = self.pairs[rest % len(self.pairs)]
        return [pair[(seat + swapped) % 2] for seat in range(self.players[players])]

    def luck(self, number: int) -> int:
        """The number of the luck of this game: that of the game with the seats swapped is the same."""
        return number // 2


@dataclass
class Meeting:
    """What came of a game: the two kinds, and how the first fared against the second, from 0 to 1."""

    number: int
    one: str
    other: str
    score: float
    success: dict[str, tuple[float, int]]
    """Of each kind: what its seats got, and how many there were."""


@dataclass
class Rung:
    """A kind's rating with where it lies (95 %), its share of success, and its games."""

    kind: str
    rating: float
    low: float
    high: float
    success: float
    games: int


@dataclass
class Standing:
    """The ladder as it stands, the strongest first."""

    ladder: Ladder
    rungs: list[Rung]
    meetings: list[Meeting]

    def plain(self) -> dict[str, Json]:
        rungs: list[Json] = [dict(asdict(rung)) for rung in self.rungs]
        pairs: list[Json] = []
        for one, other in self.ladder.pairs:
            scores = [each.score for each in self.meetings if (each.one, each.other) == (one, other)]
            low, high = wilson(sum(scores), len(scores))
            share = sum(scores) / len(scores)
            pairs.append({"one": one, "other": other, "games": len(scores), "share": share, "low": low, "high": high})
        return {**asdict(self.ladder), "rungs": rungs, "pairs": pairs}


def climb(
    game: Game,
    kinds: Sequence[str],
    players: Sequence[int],
    deals: int,
    seed: int = 0,
    processes: int = 0,
    progress: Callable[[int], None] | None = None,
    hands: Hands | None = None,
) -> Standing:
    """Let everybody play against everybody, and rate them. Other hands may do it elsewhere, or in part."""
    ladder = ladder_of(game, kinds, players, deals, seed)
    portions = (hands or Hands(processes, progress)).do(meeting(game, ladder))
    return stand(ladder, [each for _, portion in portions for each in portion])


def ladder_of(game: Game, kinds: Sequence[str], players: Sequence[int], deals: int, seed: int) -> Ladder:
    """Who plays against whom; raises an error where that cannot be."""
    check_kinds(kinds)
    for many in players:
        game.check_players(many)
        if many < 2:
            raise BadOption("lab-ladder-alone", {})
    if not 1 <= deals <= MOST_GAMES:
        raise BadOption("lab-games", {"games": str(deals), "most": MOST_GAMES})
    return Ladder(game.name, game.version, tuple(kinds), tuple(players), deals, seed, game.box.differs)


def meeting(game: Game, ladder: Ladder) -> Task[list[Meeting]]:
    """All games of a ladder."""
    about: dict[str, Json] = asdict(ladder)
    return Task("ladder", game, partial(_play, ladder), ladder.games, about, _written, _read)


def stand(ladder: Ladder, meetings: list[Meeting]) -> Standing:
    """What came of all of them, in whatever order."""
    return rate(ladder, sorted(meetings, key=lambda each: each.number))


def check_kinds(kinds: Sequence[str]) -> None:
    """Raise an error unless these kinds of bots make a ladder."""
    if len(set(kinds)) != len(kinds) or len(kinds) < 2:
        raise BadOption("lab-ladder-kinds", {"kinds": ", ".join(kinds)})
    for kind in kinds:
        make(kind, FastLuck())


def how_many_games(kinds: Sequence[str], players: Sequence[int], deals: int) -> int:
    return Ladder("", 0, tuple(kinds), tuple(players), deals, 0).games


def _play(ladder: Ladder, game: Game, numbers: range) -> list[Meeting]:
    return [_meet(ladder, number, game) for number in numbers]


def _written(meetings: list[Meeting]) -> bytes:
    return json.dumps([asdict(each) for each in meetings]).encode()


def _read(data: bytes) -> list[Meeting]:
    return [Meeting(**each) for each in json.loads(data)]


def _meet(ladder: Ladder, number: int, game: Game) -> Meeting:
    kinds = ladder.seats(number)
    result = play_match(
        game, kinds, game.check_options(len(kinds), {}), ladder.seed, ladder.luck(number)
    ).position.result()
    got = {kind: [result.utility(seat) for seat in range(len(kinds)) if kinds[seat] == kind] for kind in set(kinds)}
    one, other = min(set(kinds), key=ladder.kinds.index), max(set(kinds), key=ladder.kinds.index)
    against = [(mine > theirs) + (mine == theirs) / 2 for mine in got[one] for theirs in got[other]]
    success = {kind: (sum(each), len(each)) for kind, each in got.items()}
    return Meeting(number, one, other, sum(against) / len(against), success)


# Ratings


def rate(ladder: Ladder, meetings: list[Meeting]) -> Standing:
    """Ratings that explain the scores best (Bradley and Terry), and where they lie if the deals are drawn anew."""
    by_deal: dict[int, list[Meeting]] = {}
    for meeting in meetings:
        by_deal.setdefault(ladder.luck(meeting.number), []).append(meeting)
    deals = list(by_deal.values())
    ratings = _fitted(ladder.kinds, meetings)
    luck = FastLuck("ladder")
    drawn = [
        _fitted(ladder.kinds, [each for _ in deals for each in deals[luck.below(len(deals))]]) for _ in range(DRAWS)
    ]
    rungs = []
    for kind in ladder.kinds:
        spread_out = sorted(each[kind] for each in drawn)
        seats = [each.success[kind] for each in meetings if kind in each.success]
        success = sum(got for got, _ in seats) / sum(many for _, many in seats)
        low, high = spread_out[DRAWS // 40], spread_out[-1 - DRAWS // 40]
        rungs.append(Rung(kind, ratings[kind], low, high, success, len(seats)))
    return Standing(ladder, sorted(rungs, key=lambda rung: -rung.rating), meetings)


def _fitted(kinds: Sequence[str], meetings: list[Meeting]) -> dict[str, float]:
    won = {(one, other): 1.0 for one in kinds for other in kinds if one != other}
    """How much one has won against the other; one game more of each pair was drawn by everybody, twice over."""
    for each in meetings:
        won[each.one, each.other] += each.score
        won[each.other, each.one] += 1 - each.score
    strength = dict.fromkeys(kinds, 1.0)
    for _ in range(ROUNDS):
        for kind in kinds:
            rivals = [other for other in kinds if other != kind]
            total = sum(won[kind, other] for other in rivals)
            met = sum((won[kind, other] + won[other, kind]) / (strength[kind] + strength[other]) for other in rivals)
            strength[kind] = total / met
    ratings = {kind: POINTS * log(each) for kind, each in strength.items()}
    zero = ratings[ANCHOR] if ANCHOR in ratings else sum(ratings.values()) / len(ratings)
    return {kind: rating - zero for kind, rating in ratings.items()}
