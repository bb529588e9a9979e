"""Moments of real games for the page's gallery and its unit tests: `python -m tests.web.fixtures [FOLDER]`.

Others than the usual ones, in which something certain is being decided, with more players, other luck or options:
`python -m tests.web.fixtures --game the-pub --players 6 --seed 3 --option exits=even --at pick --at brawl`.

A moment holds what a server would have sent to each seat and to an onlooker: the view, the events so far and, for the
seat that decides, its choices; and beside it what `GET /api/games/NAME` says about the game. Bots play, and the moments
are chosen so that somebody has much to choose from.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

import alehouse
from alehouse import CHANCE, OVER, PUBLIC, FastLuck, Game, Position, games
from alehouse.bots.bot import decision
from alehouse.bots.kinds import make
from alehouse.engine.events import Event
from alehouse.engine.fair_luck import Chain, promise_of
from alehouse.engine.messages import Json
from alehouse.engine.record_file import to_text
from alehouse.engine.result import Result
from alehouse.server.redrawing import draws
from alehouse.tables import Match

FOLDER = Path(__file__).parents[2] / "web" / "gallery" / "moments"
PEOPLE = ("Marta", "Robin", "Old Bram", "Tiziano", "Agnes", "Wat", "Lena", "Ines", "Hob")
SEED = 7
CHAIN = Chain(bytes([7]) * 32)
SALT = "5a" * 16
DECISIONS = 12
"""Of each stretch of luck."""


def moments(game: Game) -> Iterator[tuple[str, Json]]:
    """The name of each moment, and what everybody sees then: early, in the middle, late, and at the end."""
    played = list(_played(game, min(game.most, max(game.fewest, 4))))
    last = len(played) - 1
    yield "early", _richest(game, played, range(last // 6 + 1))
    yield "middle", _richest(game, played, range(last // 3, last * 3 // 5))
    yield "late", _richest(game, played, range(last * 3 // 4, last))
    yield "over", _richest(game, played, [last])


def moments_at(
    game: Game, players: int, seed: int, options: Mapping[str, str], bots: str, steps: Sequence[str]
) -> Iterator[tuple[str, Json]]:
    """The moments in which each of these steps is due, as far as this game comes to them."""
    played = list(_played(game, players, seed, options, bots))
    for step in steps:
        due = [at for at, (position, _) in enumerate(played) if _due(position) == step]
        if due:
            yield step, _richest(game, played, due)


def _due(position: Position) -> str:
    pending = position.pending()
    return pending[0].step if pending else "over"


Played = tuple[Position, list[Event]]


def _richest(game: Game, played: Sequence[Played], among: Sequence[int]) -> Json:
    step = max(among, key=lambda at: _richness(*played[at]))
    told = [event for _, events in played[: step + 1] for event in events]
    return moment(game, played[step][0], told)


def _played(
    game: Game, players: int, seed: int = SEED, options: Mapping[str, str] | None = None, kind: str = "greedy"
) -> Iterator[Played]:
    luck = FastLuck(seed)
    bots = [make(kind, FastLuck(f"{seed} {seat}")) for seat in range(players)]
    position = game.start(players, **(options or {}))
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


def write(folder: Path, game: Game, found: Iterator[tuple[str, Json]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, moment in found:
        (folder / f"{game.name}.{name}.json").write_bytes(msgspec.json.encode(moment))


def proof(game: Game) -> Json:
    """A game of two stretches with words of the first two seats: its record, what might have come, and the notes."""
    players = max(2, game.fewest)
    names = [*PEOPLE[: players - 1], 'The "Ö" 𝔅']
    match = Match(game, players, None, names, ["human"] * players, CHAIN)
    notes: list[Json] = []
    for stretch in (1, 2):
        words = {seat: f"{word} {stretch}" for seat, word in enumerate(("clöver", "malt & hops 🍺"))}
        for seat, word in words.items():
            match.promise_word(seat, promise_of(CHAIN.fingerprint, stretch, seat, word, SALT))
        gathering = match.gathering
        assert gathering is not None
        notes.append({"word": words[1], "seal": gathering.seal})
        for seat, word in words.items():
            match.tell_word(seat, word, SALT)
        match.begin_stretch()
        luck = FastLuck(SEED)
        for _ in range(DECISIONS):
            if match.position.to_move != OVER:
                legal = match.position.legal()
                match.decide(match.position.to_move, legal[luck.below(len(legal))])
        record = match.save()
        if stretch == 1:
            match = Match.resume(record, CHAIN)
    return {
        "record": msgspec.json.decode(to_text(record)),
        "draws": msgspec.to_builtins(draws(record)),
        "seat": 1,
        "notes": notes,
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    asked.add_argument("--game")
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--seed", type=int, default=SEED)
    asked.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked.add_argument("--bots", default="greedy")
    asked.add_argument("--at", action="append", default=[], metavar="STEP")
    args = asked.parse_args()
    if args.game is None:
        for game in games():
            write(args.folder, game, moments(game))
            write(args.folder / "proofs", game, iter([("proof", proof(game))]))
        return
    game = alehouse.game(args.game)
    options = dict(option.split("=", 1) for option in args.option)
    found = moments_at(game, args.players, args.seed, options, args.bots, args.at)
    write(args.folder, game, ((f"{name}-{args.players}", moment) for name, moment in found))


if __name__ == "__main__":
    main()
