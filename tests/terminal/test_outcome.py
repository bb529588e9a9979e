"""How a game ended, in words."""

from __future__ import annotations

import pytest

from alehouse.engine.messages import Message
from alehouse.engine.result import Result, ScoreLine
from alehouse.terminal.outcome import print_result
from alehouse.terminal.screen import Screen
from alehouse.text import languages, speech

WHY = Message("prompt-b1350-over")


def result(places: list[int]) -> Result:
    points = [3 - place for place in places]
    return Result(places, points, [[ScoreLine(WHY, each)] for each in points], WHY, [0.0] * len(places))


@pytest.mark.parametrize("lang", languages())
def test_there_is_no_second_place_where_nobody_is_first(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen(speech(lang, ["Ana", "Bea", "Cleo"]))
    print_result(screen, result([2, 1, 2]))
    assert [line[:6] for line in capsys.readouterr().out.splitlines() if line[1:2] == "."] == [
        "1. Bea",
        "2. Ana",
        "2. Cle",
    ]
    print_result(screen, result([2, 2, 3]))
    told = capsys.readouterr().out
    assert "2." not in told
    assert [line.split(":")[0] for line in told.splitlines() if ":" in line] == ["Ana", "Bea", "Cleo"]
