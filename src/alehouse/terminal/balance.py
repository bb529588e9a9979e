"""`alehouse balance`: how well balanced a game is, and what another box would change."""

from __future__ import annotations

import errno
import json
import os
from argparse import Namespace
from pathlib import Path
from typing import Any

from alehouse.engine import box_file
from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Json
from alehouse.engine.options import OptionValue
from alehouse.engine.registry import game as game_of
from alehouse.lab.balance import how_many_games as how_many_weighed
from alehouse.lab.balance import weigh
from alehouse.lab.report import Reporter, Section, page
from alehouse.lab.value_search import Search, Wish, candidates, how_many_games, search
from alehouse.lab.what_if import WhatIf, what_if
from alehouse.terminal.arguments import BadArguments, needed
from alehouse.terminal.asked import Asked, which_bots
from alehouse.terminal.places import typed_path
from alehouse.terminal.plans import BalancePlan
from alehouse.terminal.screen import Screen
from alehouse.terminal.seats import read_options
from alehouse.terminal.simulate import number_in
from alehouse.terminal.work import Job, digest_of_value, folder_for, work

_USUAL_GAMES = 200


def balance(screen: Screen, game: Game, chosen: Namespace) -> None:
    """Play the games that were asked for, and tell what they show."""
    _one_question(chosen)
    plan = _plan(game, chosen)
    work(screen, chosen, weighing(screen, game, plan, chosen), folder_for(chosen))


def _plan(game: Game, chosen: Namespace) -> BalancePlan:
    asked = Asked(game, chosen, _USUAL_GAMES, ["greedy"] * max(2, game.fewest))
    ladder = which_bots(chosen.ladder) if chosen.ladder else []
    other_box: dict[str, Json] | None = None
    other_options: dict[str, OptionValue] = {}
    if _other(chosen):
        other = box_file.read(Path(chosen.what_if)).put_into(game) if chosen.what_if is not None else game
        other_box = other.box.differs
        other_options = read_options(game, len(asked.seats), [*_left(chosen), *(chosen.what_if_option or [])])
    boxes: list[dict[str, Json]] = []
    wish = ""
    if chosen.search is not None:
        wish = needed(chosen.wish, "error-wish-needed")
        Wish.read(wish)
        boxes = [each.box.differs for each in candidates(game, box_file.read(Path(chosen.search)), asked.seed)]
    named = (game.name, game.box.differs, digest_of_value(game))
    return BalancePlan(
        *named,
        asked.seed,
        asked.games,
        asked.seats,
        asked.options,
        ladder=ladder,
        other_box=other_box,
        other_options=other_options,
        boxes=boxes,
        wish=wish,
    )


def weighing(screen: Screen, game: Game, plan: BalancePlan, chosen: Namespace) -> Job:
    """Judging the balance of a game as planned."""
    place = typed_path(chosen.page) if chosen.page is not None else None
    if place is not None and (os.path.isdir(place) or not os.path.isdir(place.parent)):
        # Said before hours of play, not after them.
        raise AlehouseError("analyse-page", {"file": str(place), "reason": os.strerror(errno.ENOENT)})
    reporter = Reporter(screen.speech.say, lambda number: number_in(screen, number))

    def show(found: Any) -> None:
        if isinstance(found, Search):
            sections = reporter.search(found, Wish.read(plan.wish))
        elif isinstance(found, WhatIf):
            sections = reporter.what_if(found)
        else:
            sections = reporter.balance(found)
        title = reporter.title(game, plan.games, plan.seats)
        if place is not None:
            _write(place, page(title, screen.speech.lang, sections, screen.speech.say, screen.say("balance-more")))
        if chosen.json:
            screen.line(json.dumps(found.plain(), indent=2, ensure_ascii=False))
            return
        _print(screen, title, sections)
        screen.line()
        screen.tell("simulate-again", seed=str(plan.seed))
        if place is not None:
            screen.tell("balance-page", file=str(place))

    pieces, ask = _question(game, plan)
    return Job(game, plan, pieces, "simulate-progress", ask, show)


def _question(game: Game, plan: BalancePlan) -> tuple[int, Any]:
    """How many games it takes to answer, and how they are played."""
    seats, games, seed, options = plan.seats, plan.games, plan.seed, plan.options
    if plan.boxes:
        boxes = [game_of(game.name).variant(box) for box in plan.boxes]
        wish = Wish.read(plan.wish)
        return how_many_games(len(boxes), games), (
            lambda hands: search(game, boxes, wish, seats, games, seed, options, hands=hands)
        )
    if plan.other_box is not None:
        other = game_of(game.name).variant(plan.other_box)
        return 2 * games, (
            lambda hands: what_if(game, other, seats, games, seed, options, plan.other_options, hands=hands)
        )
    return how_many_weighed(games, plan.ladder), (
        lambda hands: weigh(game, seats, games, seed, options, plan.ladder, hands=hands)
    )


def _one_question(chosen: Namespace) -> None:
    questions = [chosen.search is not None, _other(chosen), chosen.ladder is not None]
    if sum(questions) > 1:
        raise BadArguments("error-questions")
    if chosen.wish is not None and chosen.search is None:
        raise BadArguments("error-wish-alone")


def _other(chosen: Namespace) -> bool:
    return chosen.what_if is not None or bool(chosen.what_if_option)


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
