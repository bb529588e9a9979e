"""A game at the terminal whose luck is always the same, from its beginning or from later on, so that tests know it.

`python -m tests.terminal.seated GAME SEATS SEED SKIPPED LANG`: as `alehouse play GAME --seats SEATS`, but with this
seed, and after so many decisions that bots have made for everybody.
"""

from __future__ import annotations

import sys
from pathlib import Path

import alehouse
from alehouse.bots import decision, make
from alehouse.engine.contract import OVER
from alehouse.engine.fair_luck import Chain
from alehouse.engine.luck import FastLuck
from alehouse.tables import Match
from alehouse.terminal.house import House
from alehouse.terminal.journal import Journal
from alehouse.terminal.play import Playing, play_new
from alehouse.terminal.saves import new_name
from alehouse.terminal.screen import screen_for
from alehouse.terminal.seats import read_names
from alehouse.text import speech
from tests.tellings import give_words
from tests.terminal.session import surroundings
from tests.terminal.tmux import Tmux

ROOT = Path(__file__).parents[2]
SEED = 7
SEATED = [sys.executable, "-m", "tests.terminal.seated"]


def seated(
    home: Path,
    game: str,
    seats: str,
    skipped: int = 0,
    lang: str = "en",
    seed: int = SEED,
    columns: int = 80,
    rows: int = 24,
) -> Tmux:
    """Such a game in a window of tmux."""
    path = f"{surroundings(home)['PYTHONPATH']}:{ROOT}"
    typed = (game, seats, str(seed), str(skipped), lang)
    return Tmux(home, *typed, columns=columns, rows=rows, command=SEATED, PYTHONPATH=path)


def a_table(game: str, seats: list[str], seed: int, lang: str = "en") -> Match:
    """A table whose luck is bound by a chain that is no secret."""
    names = read_names(speech(lang), None, seats)
    return Match(alehouse.game(game), len(seats), {}, names, seats, Chain(bytes([seed]) * 32))


def skip(table: Match, seed: int, most: int) -> list[int]:
    """Let bots make so many decisions for everybody, or as many as there are; who made each."""
    give_words(table, {})
    bots = [make("greedy", FastLuck(seed + 100 + seat)) for seat in range(len(table.record.kinds))]
    deciders: list[int] = []
    while len(deciders) < most and table.position.to_move != OVER:
        seat = table.position.to_move
        table.decide(seat, decision(bots[seat], table.position))
        deciders.append(seat)
    return deciders


def main(name: str, typed_seats: str, seed: int, skipped: int, lang: str) -> None:
    seats = typed_seats.split(",")
    game = alehouse.game(name)
    screen = screen_for(speech(lang), plain=False)
    if not skipped:
        names = read_names(screen.speech, None, seats)
        play_new(screen, game, seats, names, {}, Chain(bytes([seed]) * 32), seed)
        return
    table = a_table(name, seats, seed, lang)
    skip(table, seed, skipped)
    screen.speech = speech(lang, table.record.names)
    chain = Chain(bytes([seed]) * 32)
    playing = Playing(screen, table, House(chain), Journal(new_name(name), chain), seed)
    playing.eyes.skip_old_news()
    playing.to_the_end()


if __name__ == "__main__":
    game, seats, seed, skipped, lang = sys.argv[1:]
    main(game, seats, int(seed), int(skipped), lang)
