"""What the terminal's tests share: a home of one's own, and records to play with."""

from __future__ import annotations

from pathlib import Path

import pytest

import alehouse
from alehouse.bots import decision, make
from alehouse.engine import record_file
from alehouse.engine.fair_luck import Chain
from alehouse.engine.luck import FastLuck
from alehouse.tables import Match
from tests.tellings import give_words


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """An empty home; whatever is kept goes below it."""
    return tmp_path


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game between bots."""
    return _record(tmp_path_factory.mktemp("records") / "finished.json", decisions=10_000)


@pytest.fixture(scope="session")
def unfinished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that somebody left in the middle."""
    return _record(tmp_path_factory.mktemp("records") / "unfinished.json", decisions=12)


def _record(file: Path, decisions: int) -> Path:
    game = alehouse.game("fantasy-pub-2003")
    table = give_words(Match(game, 2, {"beers": 3}, ["Ana", "Bea"], ["human", "random"], Chain(bytes(32))), {0: "malt"})
    bots = [make("greedy", FastLuck(1)), make("random", FastLuck(2))]
    for _ in range(decisions):
        seat = table.position.to_move
        if seat < 0:
            break
        table.decide(seat, decision(bots[seat], table.position))
    record_file.write(table.save(), file)
    return file
