"""`alehouse balance`: how well balanced a game is, and what another box would change."""

from __future__ import annotations

import errno
import json
import os
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
from alehouse.terminal.simulate import number_in

_USUAL_GAMES = "200"
_MOST_GAMES = 100_000_000
_MOST_PROCESSES = 1024

Answer = tuple[dict[str, Json], list[Section]]
"""What was found, as plain data and for people."""


class Asked:
    """What is to be played, and how often."""

    def __init__(self, game: Game, chosen: Namespace) -> None:
        seats = read_seats(chosen.seats, humans=False) if chosen.seats is not None else None
        self.seats = seats or ["greedy"] * max(2, game.fewest)
        game.check_players(len(self.seats))
        self.options = read_options(game, len(self.seats), chosen.option or [])
        self.games = whole_number("--games", chosen.games or _USUAL_GAMES, 1, _MOST_GAMES)
        self.seed = secrets.randbits(32) if chosen.seed is None else whole_number("--seed", chosen.seed, 0)
        self.processes = whole_number("--processes", chosen.processes or "0", 0, _MOST_PROCESSES)


def balance(screen: Screen, game: Game, chosen: Namespace) -> None:
    """Play the games that were asked for, and tell what they show."""
    _one_question(chosen)
    asked = Asked(game, chosen)
    place = Path(chosen.page).expanduser() if chosen.page is not None else None
    if place is not None and (place.is_dir() or not place.parent.is_dir()):
        # Said before hours of play, not after them.
        raise AlehouseError("analyse-page", {"file": str(place), "reason": os.strerror(errno.ENOENT)})
    reporter = Reporter(screen.speech.say, lambda number: number_in(screen, number))
    ask = _search if chosen.search is not None else _what_if if _other(chosen) else _weigh
    plain, sections = ask(screen, reporter, game, chosen, asked)
    title = reporter.title(game, asked.games, asked.seats)
    if place is not None:
        _write(place, page(title, screen.speech.lang, sections, screen.speech.say, screen.say("balance-more")))
    if chosen.json:
        screen.line(json.dumps(plain, indent=2, ensure_ascii=False))
        return
    _print(screen, title, sections)
    screen.line()
    screen.tell("simulate-again", seed=str(asked.seed))
    if place is not None:
        screen.tell("balance-page", file=str(place))


def _one_question(chosen: Namespace) -> None:
    questions = [chosen.search is not None, _other(chosen), chosen.ladder is not None]
    if sum(questions) > 1:
        raise BadArguments("error-questions")
    if chosen.wish is not None and chosen.search is None:
        raise BadArguments("error-wish-alone")


def _other(chosen: Namespace) -> bool:
    return chosen.what_if is not None or bool(chosen.what_if_option)


def _weigh(screen: Screen, reporter: Reporter, game: Game, chosen: Namespace, asked: Asked) -> Answer:
    ladder = [kind.strip() for kind in chosen.ladder.split(",")] if chosen.ladder else []
    with TemporaryDirectory() as folder, progress_bar(screen, "simulate-progress", asked.games) as progress:
        found = weigh(
            game,
            asked.seats,
            asked.games,
            asked.seed,
            asked.options,
            ladder,
            Path(folder),
            asked.processes,
            progress,
        )
    return found.plain(), reporter.balance(found)


def _what_if(screen: Screen, reporter: Reporter, game: Game, chosen: Namespace, asked: Asked) -> Answer:
    other = box_file.read(Path(chosen.what_if)).put_into(game) if chosen.what_if is not None else game
    others = read_options(game, len(asked.seats), [*_left(chosen), *(chosen.what_if_option or [])])
    with progress_bar(screen, "simulate-progress", 2 * asked.games) as progress:
        found = what_if(
            game,
            other,
            asked.seats,
            asked.games,
            asked.seed,
            asked.options,
            others,
            asked.processes,
            progress,
        )
    return found.plain(), reporter.what_if(found)


def _search(screen: Screen, reporter: Reporter, game: Game, chosen: Namespace, asked: Asked) -> Answer:
    wish = Wish.read(needed(chosen.wish, "error-wish-needed"))
    boxes = candidates(game, box_file.read(Path(chosen.search)), asked.seed)
    with progress_bar(screen, "simulate-progress", how_many_games(len(boxes), asked.games)) as progress:
        found = search(
            game,
            boxes,
            wish,
            asked.seats,
            asked.games,
            asked.seed,
            asked.options,
            asked.processes,
            progress,
        )
    return found.plain(), reporter.search(found, wish)


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
