"""`alehouse balance`: how well balanced a game is, and what another box would change."""

from __future__ import annotations

import json
import secrets
from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

from alehouse.engine import box_file
from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Json
from alehouse.lab.balance import weigh
from alehouse.lab.report import Reporter, Section, page
from alehouse.lab.value_search import Wish, candidates, how_many_games, search
from alehouse.lab.what_if import what_if
from alehouse.terminal.arguments import BadArguments, needed, whole_number
from alehouse.terminal.progress import progress_bar
from alehouse.terminal.screen import Screen
from alehouse.terminal.seats import read_options, read_seats
from alehouse.terminal.simulation import number_in

_USUAL_GAMES = "200"
_MOST_GAMES = 100_000_000
_MOST_PROCESSES = 1024


def balance(screen: Screen, game: Game, chosen: Namespace) -> None:
    """Play the games that were asked for, and tell what they show."""
    seats = read_seats(chosen.seats, humans=False) if chosen.seats is not None else ["greedy"] * max(2, game.fewest)
    game.check_players(len(seats))
    options = read_options(game, len(seats), chosen.option or [])
    games = whole_number("--games", chosen.games or _USUAL_GAMES, 1, _MOST_GAMES)
    seed = secrets.randbits(32) if chosen.seed is None else whole_number("--seed", chosen.seed, 0)
    processes = whole_number("--processes", chosen.processes or "0", 0, _MOST_PROCESSES)
    place = Path(chosen.page) if chosen.page is not None else None
    if place is not None:
        # Before hours of play, not after them.
        _write(place, "")
    reporter = Reporter(screen.speech.say, lambda number: number_in(screen, number))
    plain: dict[str, Json]
    if chosen.search is not None:
        if chosen.what_if is not None or chosen.what_if_option or chosen.bots:
            raise BadArguments("error-search-alone")
        wish = Wish.read(needed(chosen.wish, "error-wish-needed"))
        boxes = candidates(game, box_file.read(Path(chosen.search)), seed)
        with progress_bar(screen, "simulate-progress", how_many_games(len(boxes), games)) as progress:
            best = search(game, boxes, wish, seats, games, seed, options, processes, progress)
        plain, sections = best.plain(), reporter.search(best, wish)
    elif chosen.what_if is not None or chosen.what_if_option:
        other = box_file.read(Path(chosen.what_if)).put_into(game) if chosen.what_if is not None else game
        others = read_options(game, len(seats), [*_left(chosen), *(chosen.what_if_option or [])])
        with progress_bar(screen, "simulate-progress", 2 * games) as progress:
            found = what_if(game, other, seats, games, seed, options, others, processes, progress)
        plain, sections = found.plain(), reporter.what_if(found)
    else:
        ladder = [kind.strip() for kind in chosen.bots.split(",")] if chosen.bots else []
        with TemporaryDirectory() as folder, progress_bar(screen, "simulate-progress", games) as progress:
            seen = weigh(game, seats, games, seed, options, ladder, Path(folder), processes, progress)
        plain, sections = seen.plain(), reporter.balance(seen)
    title = reporter.title(game, games, seats)
    if place is not None:
        _write(place, page(title, screen.speech.lang, sections, screen.speech.say, screen.say("balance-more")))
    if chosen.json:
        screen.line(json.dumps(plain, indent=2, ensure_ascii=False))
        return
    _print(screen, title, sections)
    screen.line()
    screen.tell("simulate-again", seed=str(seed))
    if place is not None:
        screen.tell("balance-page", file=str(place))


def _left(chosen: Namespace) -> list[str]:
    """The options of the game that the question does not change."""
    asked = {typed.partition("=")[0].strip() for typed in chosen.what_if_option or []}
    return [typed for typed in chosen.option or [] if typed.partition("=")[0].strip() not in asked]


def _write(place: Path, text: str) -> None:
    try:
        place.write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise AlehouseError("analyse-page", {"file": str(place), "reason": wrong.strerror or str(wrong)}) from None


def _print(screen: Screen, title: str, sections: list[Section]) -> None:
    screen.heading(title)
    for section in sections:
        screen.heading(screen.speech.say(section.title))
        for note in section.notes:
            screen.paragraph(screen.speech.say(note))
        for line in section.lines:
            screen.paragraph(screen.speech.say(line), "  - ")
