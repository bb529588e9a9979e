"""Records of small games to test with, each the same every time."""

from __future__ import annotations

from pathlib import Path

import pytest

from alehouse.engine import registry
from alehouse.engine.contract import OVER
from alehouse.engine.luck import FairLuck, FastLuck
from alehouse.engine.record import Record
from alehouse.engine.verify import Finding
from alehouse.tables import Table
from alehouse.text import add_texts, languages, speech
from tests.small_game import SMALL

add_texts(Path(__file__).parent / "suite" / "text")


@pytest.fixture(autouse=True)
def _small_game_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._all(), SMALL.name, SMALL)


def a_table(seed: int = 1, players: int = 2, **options: int | bool) -> Table:
    luck = FairLuck(bytes([seed]) * 32, ["clover", "horseshoe"])
    return Table(SMALL, players, dict(options), ["Ann", "Bob", "Cy"][:players], ["human"] * players, luck)


def play_some(table: Table, decisions: int, seed: int = 1) -> Table:
    """Let the seats decide anything so many times, or until the end."""
    luck = FastLuck(seed)
    while decisions > 0 and table.position.to_move != OVER:
        seat = table.position.to_move
        legal = table.legal(seat)
        table.decide(seat, legal[luck.below(len(legal))])
        decisions -= 1
    return table


def a_finished_record(seed: int = 1) -> Record:
    return play_some(a_table(seed), 1000, seed).save()


def a_broken_off_record(decisions: int = 4, seed: int = 1) -> Record:
    return play_some(a_table(seed), decisions, seed).save()


def plainly(findings: list[Finding]) -> list[tuple[str, dict[str, object]]]:
    """Findings as ids and arguments, messages inside by their ids; each can be said in every language."""
    for each in findings:
        for language in languages():
            assert speech(language).say(each.message)
    return [
        (
            each.message.id,
            {name: getattr(value, "id", value) for name, value in each.message.args.items()},
        )
        for each in findings
    ]
