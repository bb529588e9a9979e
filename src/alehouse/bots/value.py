"""What a position promises: every seat's chance of success, from 0 to 1.

Where a game has been learned (`alehouse train`), a small net judges what the game measures of each seat; what it
has learned is shipped beside the game as NAME.value.json. Elsewhere the game's own appraisal has to do.
"""

from __future__ import annotations

import json
import math
from importlib import resources
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.bits import has
from alehouse.engine.contract import OVER, Game, Position
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Json
from alehouse.engine.registry import game as game_of

MOST_SEATS: Final = 16
APPRAISAL: Final = 6.0
"""An appraisal that is higher by so much is e times as good; won and lost lie far beyond."""
SURE: Final = 30.0
"""Beyond, rounding makes a chance 0 or 1."""


class Value:
    """Judges positions."""

    def __init__(self) -> None:
        self.chances = vec[float]([0.0] * MOST_SEATS)
        """Of each seat that was asked for, in the position that was judged last."""

    def judge(self, position: Position, seats: i64) -> None:
        """Find the chances of these seats, a bit each; of others they may be found too, or not."""
        if position.to_move == OVER:
            result = position.result()
            for seat in range(position.players):
                self.chances[seat] = result.utility(seat)
        else:
            self.look(position, seats)

    def look(self, position: Position, seats: i64) -> None:
        """The same for a position that is not over."""
        raise NotImplementedError


class Appraised(Value):
    """The game's own appraisal, squeezed between 0 and 1."""

    def look(self, position: Position, seats: i64) -> None:
        game = position.game
        seat: i64
        for seat in range(position.players):
            if has(seats, seat):
                self.chances[seat] = squeezed(game.appraise(position, seat) / APPRAISAL)


class Learned(Value):
    """Straight lines from what is measured to a score, and beside them hidden units, if any; the same for every seat.

    Where there is one win to share, the seats' scores are weighed against each other, and their chances add up to 1.
    """

    def __init__(self, net: Net) -> None:
        super().__init__()
        self._inputs: i64 = net.inputs
        self._hidden: i64 = net.hidden
        self._weights = net.weights
        self._one_win = net.one_win
        self._row = vec[float]([0.0] * net.inputs)

    def look(self, position: Position, seats: i64) -> None:
        game = position.game
        chances = self.chances
        row = self._row
        players: i64 = position.players
        seat: i64
        if not self._one_win:
            for seat in range(players):
                if has(seats, seat):
                    game.measure(position, seat, row)
                    chances[seat] = squeezed(score(self._weights, self._inputs, self._hidden, row, 0))
            return
        most = -1e9
        for seat in range(players):
            game.measure(position, seat, row)
            found = score(self._weights, self._inputs, self._hidden, row, 0)
            chances[seat] = found
            if found > most:
                most = found
        total = 0.0
        for seat in range(players):
            share = math.exp(chances[seat] - most)
            chances[seat] = share
            total += share
        for seat in range(players):
            chances[seat] /= total


def squeezed(score: float) -> float:
    """A score as a chance."""
    if score > SURE:
        return 1.0
    if score < -SURE:
        return 0.0
    return 1.0 / (1.0 + math.exp(-score))


def score(weights: vec[float], inputs: i64, hidden: i64, rows: vec[float], first: i64) -> float:
    """What the net says to a row of features, which begins at `first`.

    The weights: for each hidden unit that of its output, its bias and those of all features; then the same of the
    straight lines, which have a bias and no output.
    """
    found = 0.0
    place: i64 = 0
    _unit: i64
    feature: i64
    for _unit in range(hidden):
        inner = weights[place + 1]
        for feature in range(inputs):
            inner += weights[place + 2 + feature] * rows[first + feature]
        if inner > 0.0:
            found += weights[place] * inner
        place += 2 + inputs
    found += weights[place]
    for feature in range(inputs):
        found += weights[place + 1 + feature] * rows[first + feature]
    return found


class Net:
    """What was learned, as it is shipped."""

    def __init__(self, inputs: int, hidden: int, one_win: bool, weights: vec[float]) -> None:
        self.inputs = inputs
        self.hidden = hidden
        self.one_win = one_win
        self.weights = weights


def how_many_weights(inputs: int, hidden: int) -> int:
    return hidden * (inputs + 2) + inputs + 1


class Shipped(msgspec.Struct):
    """The file NAME.value.json."""

    game: str
    rules: int
    """The rules version that was learned."""
    features: list[str]
    hidden: int
    weights: list[float]
    learned: dict[str, object]
    """From what: seed, games, and whatever else makes it repeatable."""


_values: dict[str, Net | None] = {}
"""What was learned of each game that was asked for."""
_given: dict[str, tuple[bytes, Net]] = {}
"""What somebody has learned of a game with a box of their own, by game and box: the file, and what it says."""


def value_of(game: Game) -> Value:
    """What judges the positions of a game: what was learned of it with this box, or as printed; or its appraisal."""
    if _given:
        given = _given.get(_with_box(game))
        if given is not None:
            return Learned(given[1])
    if game.name not in _values:
        _values[game.name] = shipped_net(game)
    net = _values[game.name]
    return Learned(net) if net is not None else Appraised()


def give_value(game: Game, data: bytes) -> None:
    """From now on let bots judge this game, with this box, by what was learned of it; refused if that is another."""
    net = read_net(game, data)
    theirs = msgspec.json.decode(data, type=Shipped).learned.get("box", {})
    if theirs != game.box.differs:
        mine = json.dumps(game.box.differs, sort_keys=True)
        raise AlehouseError("bots-value-box", {"game": game.title(), "box": mine, "other": json.dumps(theirs)})
    _given[_with_box(game)] = (data, net)


def give_values(files: list[bytes]) -> None:
    """The same for several files, each of which says of which game and with which box it was learned."""
    for data in files:
        try:
            shipped = msgspec.json.decode(data, type=Shipped)
        except msgspec.DecodeError:
            raise AlehouseError("bots-value-nobody") from None
        box = shipped.learned.get("box")
        changes: dict[str, Json] = {}
        if isinstance(box, dict):
            changes.update(box)
        give_value(game_of(shipped.game).variant(changes), data)


def given_values() -> list[bytes]:
    """All that bots were given; another process has to be given it too."""
    return [data for data, _ in _given.values()]


def given_value(game: Game) -> bytes | None:
    """What bots were given to judge this game by; None where they take what is shipped."""
    found = _given.get(_with_box(game)) if _given else None
    return None if found is None else found[0]


def forget_values() -> None:
    """Let bots judge by what is shipped again."""
    _given.clear()


def _with_box(game: Game) -> str:
    return f"{game.name} {json.dumps(game.box.differs, sort_keys=True)}"


def shipped_net(game: Game) -> Net | None:
    """What is shipped beside a game; None if nothing is."""
    package = type(game).__module__.rpartition(".")[0]
    if not package or not game.features:
        return None
    file = resources.files(package).joinpath(f"{game.name}.value.json")
    return read_net(game, file.read_bytes()) if file.is_file() else None


def read_net(game: Game, data: bytes) -> Net:
    """What was learned, from its file; refused unless it is about this game as it is now."""
    try:
        shipped = msgspec.json.decode(data, type=Shipped)
    except msgspec.DecodeError:
        raise AlehouseError("bots-value-unreadable", {"game": game.title()}) from None
    inputs = len(game.features)
    fits = shipped.game == game.name and tuple(shipped.features) == game.features
    if not fits or len(shipped.weights) != how_many_weights(inputs, shipped.hidden):
        raise AlehouseError("bots-value-other", {"game": game.title()})
    return Net(inputs, shipped.hidden, game.one_win, vec[float](shipped.weights))
