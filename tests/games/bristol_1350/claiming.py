"""What bots claim in Bristol 1350, and what it is worth to listen: the table of reading/weighing.py.

python -m tests.games.bristol_1350.claiming --games 600            the table
python -m tests.games.bristol_1350.claiming --games 150 --judge    how much better who is infected is guessed with it
python -m tests.games.bristol_1350.claiming --games 300 --success  how much better somebody fares who listens
"""

from __future__ import annotations

import argparse
import math

import alehouse
from alehouse.bots.bot import Bot, decision
from alehouse.bots.search import Search
from alehouse.engine.claims import Heard
from alehouse.engine.contract import CHANCE, OVER, Position
from alehouse.engine.luck import FastLuck
from alehouse.games.bristol_1350.claims import AboutHealth, AboutMingle
from alehouse.games.bristol_1350.position.road import RoadPosition
from alehouse.games.bristol_1350.reading import in_doubt, plausible
from alehouse.games.bristol_1350.reading.betraying import infected_since
from alehouse.games.bristol_1350.reading.tales import looks_healthy
from alehouse.lab.judging import auc
from alehouse.lab.tally import wilson

ITERATIONS = 100
THOROUGH = 400
"""How long somebody thinks whose success is counted."""
PLAYERS = (4, 5, 6, 7, 8)
CANDID = 3
"""In one game in so many all let slip the truth now and then."""
SMOOTH = 20.0
MOST = 1.5
"""No claim says more than this, however rare: people say odd things."""
WORLDS = 200
FRESH = 1_000_000

Seen = tuple[Position, list[Heard]]
"""A position, and what had been claimed by then."""


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=400)
    reader.add_argument("--judge", action="store_true")
    reader.add_argument("--success", action="store_true")
    told = reader.parse_args()
    if told.judge:
        judge(told.games)
    elif told.success:
        success(told.games)
    else:
        table(told.games)


def play(
    number: int, players: int, thorough: int = -1, deaf: bool = False, seen: list[Seen] | None = None
) -> tuple[RoadPosition, list[Heard]]:
    """A game in which everybody speaks and, but for who is deaf, listens; one may think for longer than the others."""
    game = alehouse.game("bristol-1350")
    position = game.start(players)
    assert isinstance(position, RoadPosition)
    bots: list[Bot] = [
        Search(
            FastLuck(f"claims {number} {seat}"),
            THOROUGH if seat == thorough else ITERATIONS,
            candid=number % CANDID == 0,
        )
        for seat in range(players)
    ]
    chance = FastLuck(f"claims {number}")
    heard: list[Heard] = []
    while position.to_move != OVER:
        seat = position.to_move
        if seat == CHANCE:
            position.play(chance.choose(position.chances()))
            continue
        if seen is not None:
            seen.append((position.copy(), heard[:]))
        if not (deaf and seat == thorough):
            bots[seat].listen(heard)
        claim = bots[seat].remark(position.knowledge(seat))
        if claim is not None:
            heard.append(Heard(seat, claim, game.moment(position)))
        position.play(decision(bots[seat], position))
    return position, heard


def table(games: int) -> None:
    """How often the healthy and the infected claim what, as against those who might have been meant."""
    of_oneself = [[0.0, 0.0], [0.0, 0.0]]
    of_others = [[[0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]]]
    might_have = [[0.0, 0.0], [0.0, 0.0]]
    for number in range(games):
        position, heard = play(number, PLAYERS[number % len(PLAYERS)])
        since = infected_since(position.symptoms)
        for each in heard:
            ill = since[each.seat] <= each.when
            if isinstance(each.claim, AboutMingle):
                of_oneself[looks_healthy(position, each.claim)][ill] += 1
            elif isinstance(each.claim, AboutHealth) and each.claim.whom is not None:
                of_others[each.claim.healthy][ill][since[each.claim.whom] <= each.when] += 1
                for other in range(position.seats):
                    if other != each.seat:
                        might_have[ill][since[other] <= each.when] += 1
    print("of oneself, infected and healthy, by the speaker's health:", of_oneself)
    print("of others, infected and healthy, by the speaker's health and theirs:", of_others, "of", might_have)
    said = [of_oneself[0][ill] + of_oneself[1][ill] for ill in range(2)]
    for healthy in range(2):
        both = sum(of_oneself[healthy]) / sum(said)
        rates = [(of_oneself[healthy][ill] + SMOOTH * both) / (said[ill] + SMOOTH) for ill in range(2)]
        print("    *(" + ", ".join(_against(each, rates[0]) for each in rates) + "),")
    for healthy in range(2):
        everybody = sum(map(sum, of_others[healthy])) / sum(map(sum, might_have))
        four = [
            (of_others[healthy][ill][about] + SMOOTH * everybody) / (might_have[ill][about] + SMOOTH)
            for ill in range(2)
            for about in range(2)
        ]
        print("    *(" + ", ".join(_against(each, four[0]) for each in four) + "),")


def _against(rate: float, usual: float) -> str:
    return f"{max(-MOST, min(MOST, math.log(rate / usual))):.2f}"


def judge(games: int) -> None:
    luck = FastLuck("judging")
    truth: list[float] = []
    guesses: dict[str, list[float]] = {"blind": [], "reading": [], "reading and listening": []}
    for number in range(FRESH, FRESH + games):
        seen: list[Seen] = []
        play(number, PLAYERS[number % len(PLAYERS)], seen=seen)
        for position, heard in seen[10::12]:
            assert isinstance(position, RoadPosition)
            seat = position.to_move
            imaginer = position.knowledge(seat).imaginer(luck)
            worlds = [imaginer.next(luck) for _ in range(WORLDS)]
            roads = [world for world in worlds if isinstance(world, RoadPosition)]
            doubted = in_doubt(position, seat, heard)
            weights = {
                "blind": [1.0 for _ in roads],
                "reading": [plausible(world, seat) for world in roads],
                "reading and listening": [plausible(world, seat, heard, doubted) for world in roads],
            }
            for other in range(position.players):
                if other == seat or not position.alive(other):
                    continue
                ill = [world.symptoms.is_infected(other) for world in roads]
                truth.append(float(position.symptoms.is_infected(other)))
                for name, each in weights.items():
                    guesses[name].append(sum(weight for weight, bad in zip(each, ill) if bad) / sum(each))
    for name, found in guesses.items():
        loss = -sum(math.log(0.001 + 0.998 * (p if t else 1 - p)) for p, t in zip(found, truth)) / len(truth)
        print(f"{name}: AUC {auc(found, truth):.3f}, log loss {loss:.4f}, {len(truth)} guesses")


def success(games: int, players: int = 6) -> None:
    """The same games twice: somebody listens, or is deaf."""
    won = [0.0, 0.0]
    changed = [0, 0]
    for number in range(2 * FRESH, 2 * FRESH + games):
        seat = number % players
        utility = [play(number, players, seat, deaf)[0].result().utility(seat) for deaf in (False, True)]
        for place in range(2):
            won[place] += utility[place]
        changed[0] += utility[0] > utility[1]
        changed[1] += utility[0] < utility[1]
    for place, name in enumerate(("listens", "is deaf")):
        low, high = wilson(won[place], games)
        print(f"{name}: {won[place] / games:.1%} ({low:.0%}-{high:.0%}) of {games} games")
    print(f"better by listening in {changed[0]} games, worse in {changed[1]}")


if __name__ == "__main__":
    main()
