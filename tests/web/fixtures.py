"""Moments of real games for the page's gallery and its unit tests: `python -m tests.web.fixtures [FOLDER]`.

A moment holds what a server would have sent to each seat and to an onlooker: the view, the events so far and, for the
seat that decides, its choices; and beside it what `GET /api/games/NAME` says about the game. Bots play, and the moments
are chosen so that somebody has much to choose from.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from alehouse import CHANCE, OVER, PUBLIC, FastLuck, Game, Position, games
from alehouse.bots.bot import decision
from alehouse.bots.kinds import make
from alehouse.engine.events import Event
from alehouse.engine.messages import Json
from alehouse.engine.result import Result

FOLDER = Path(__file__).parents[2] / "web" / "gallery" / "moments"
PEOPLE = ("Marta", "Robin", "Old Bram", "Tiziano", "Agnes", "Wat", "Lena", "Ines", "Hob")
SEED = 7


def moments(game: Game) -> Iterator[tuple[str, Json]]:
    """The name of each moment, and what everybody sees then: early, in the middle, late, and at the end."""
    players = min(game.most, max(game.fewest, 4))
    played = list(_played(game, players))
    last = len(played) - 1
    rich = [
        ("early", max(range(last // 6 + 1), key=lambda step: _richness(*played[step]))),
        ("middle", max(range(last // 3, last * 3 // 5), key=lambda step: _richness(*played[step]))),
        ("late", max(range(last * 3 // 4, last), key=lambda step: _richness(*played[step]))),
        ("over", last),
    ]
    for name, step in rich:
        position, _ = played[step]
        told = [event for _, events in played[: step + 1] for event in events]
        yield name, moment(game, position, told)


def _played(game: Game, players: int) -> Iterator[tuple[Position, list[Event]]]:
    luck = FastLuck(SEED)
    bots = [make("greedy", FastLuck(f"{SEED} {seat}")) for seat in range(players)]
    position = game.start(players)
    position.listen()
    events: list[Event] = []
    while True:
        yield position.copy(), events
        if position.to_move == OVER:
            return
        if position.to_move == CHANCE:
            position.play(luck.choose(position.chances()))
        else:
            position.play(decision(bots[position.to_move], position))
        events = position.news()


def _richness(position: Position, _: list[Event]) -> int:
    """How much somebody can point at: different parts of what may be done."""
    if position.to_move < 0:
        return -1
    return len({part for action in position.legal() for part in action.parts})


def moment(game: Game, position: Position, told: list[Event]) -> Json:
    seats = [PUBLIC, *range(position.players)]
    asked = position.to_move if position.to_move >= 0 else None
    choices: list[Json] = []
    if asked is not None:
        view = position.view(asked)
        choices = [game.describe(view, action).plain() for action in position.legal()]
    return {
        "game": game.name,
        "names": list(PEOPLE[: position.players]),
        "asked": asked,
        "choices": choices,
        "views": {_key(seat): position.view(seat).plain() for seat in seats},
        "events": {_key(seat): [event.plain() for each in told if (event := each.seen_by(seat))] for seat in seats},
        "ending": _ending(position.result()) if position.to_move == OVER else None,
        "things": {id: thing.name.plain() for id, thing in game.things.by_id.items()},
    }


def _key(seat: int) -> str:
    return "public" if seat == PUBLIC else str(seat)


def _ending(result: Result) -> Json:
    return {
        "places": list(result.places),
        "points": list(result.points),
        "utility": [result.utility(seat) for seat in range(len(result.places))],
        "lines": [[[line.what.plain(), line.points] for line in lines] for lines in result.lines],
        "why": result.why.plain(),
    }


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in games():
        for name, moment in moments(game):
            (folder / f"{game.name}.{name}.json").write_bytes(msgspec.json.encode(moment))


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
