"""What holds at any table, in both pubs."""

from __future__ import annotations

import pytest

from alehouse import IllegalAction
from tests.games.fantasy_pub.table import mover, play, pub03, pub22, refusal


@pytest.mark.rule("common-now")
def test_what_is_being_decided_is_decided_first() -> None:
    p = pub22(at={"1.elf-a": (4, 1, 0), "2.dwarf-a": (4, 2, 0)}, dice=(4, 6), barkeeper=1)
    assert refusal(p, "choose 1.elf-a") == "common-now"
    assert refusal(p, "choose table 3") == "common-now"
    assert refusal(p, "return pay-day") == "common-now"
    play(p, "call 4")
    for text in ("call 6", "move elf-a 6", "done", "choose table 4", "choose value 3", "choose plain", "choose back"):
        assert refusal(p, text) == "common-now"


@pytest.mark.rule("common-chance")
def test_while_dice_roll_nobody_acts() -> None:
    for p in (pub22(at={"1.elf-a": (4, 1, 0)}), pub03(at={"1.ogre": (4, 1, 0)})):
        assert mover(p) == "chance"
        assert {refusal(p, text) for text in ("enter 3", "done", "again")} == {"common-chance"}


@pytest.mark.rule("common-outcome")
def test_chance_brings_only_what_can_come() -> None:
    p = pub22(at={"1.troll": (4, 1, 0)}, dice=(1, 2))
    play(p, "enter 1")
    assert refusal(p, "draw troll") == "common-outcome", "there is but one"
    assert refusal(p, "roll 1 2") == "common-outcome"
    assert refusal(p, "flip triple") == "common-outcome"
    assert refusal(p, "draw elf") == ""


@pytest.mark.rule("common-over")
def test_after_the_end_nothing_is_played() -> None:
    p = pub03(at={"1.ogre": (0, 0, 2)}, dice=(1, 2), collected={1: 20})
    play(p, "exit ogre 1")
    assert mover(p) == "over"
    assert {refusal(p, text) for text in ("enter 2", "done", "roll 1 2", "draw ogre")} == {"common-over"}
    with pytest.raises(IllegalAction) as caught:
        play(p, "enter 2")
    assert caught.value.refusal.rule == "common-over"
    assert p.legal() == []
    assert list(p.chances()) == []
