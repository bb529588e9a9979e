"""Positions from outside: what cannot have come about in a game is refused, so that nothing breaks later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.bristol_1350.road import (
    CALM,
    RATS,
    Road,
    acted,
    dealt,
    get,
    is_refused,
    play,
    road,
    seated,
    turns_done,
)

CARDS = {1: "arsenic-chicken arsenic-leeches", 2: "arsenic-pomander"}
Change = tuple[list[Any], Any]
"""Where something stands, and what is put there instead; None is the place behind the last."""


def beginning() -> Road:
    return road("12 3 45", remedies=CARDS)


def pushing() -> Road:
    """Seat 1 pushes seat 2, who is asked for a whip."""
    return play(beginning(), "push 2")


def chicken() -> Road:
    """Two dice have been rolled again and may be rolled on."""
    p = play(road("12 3 45", dice="Ba Ba Ca Ca Oa Or", remedies={1: "arsenic-chicken"}), "reroll Ba Ba", "roll Br Br")
    return play(p, "play arsenic-chicken as chicken")


def drawing() -> Road:
    """Leeches: two symptoms are going to be drawn."""
    return play(acted(remedies=CARDS), "play arsenic-leeches as leeches")


def drawn() -> Road:
    return play(drawing(), "symptom 1", "symptom 4")


def countess() -> Road:
    return play(road("12 3 45", characters="countess"), "countess", "remedy arsenic-whip", "remedy chicken-whip")


def mason() -> Road:
    return play(road("12 3 45", characters="mason"), "mason Ba", "roll Br")


def mingling() -> Road:
    """The first of two passengers has got a card back."""
    return get(turns_done("12 3 45", dice=RATS, symptoms={1: "12", 2: "13"}), "41")


def coined() -> Road:
    return play(acted("12 3 4", alms=True, remedies={1: "alms"}), "play alms as alms", "coin plague")


def escaped() -> Road:
    return turns_done("12 3 45", at="14 0 0")


def alone() -> Road:
    return road("1 2 34", players=1)


def rolling() -> Road:
    return turns_done("12 3 45")


def cast() -> Road:
    """Characters are about to be dealt."""
    return dealt(4, characters=True)


def step(name: str, **about: object) -> object:
    return {"step": name, **about}


STACK = ["stack"]
TOP = ["stack", -1]


@pytest.mark.parametrize(
    ("moment", "changes"),
    [
        # What lies on the stack
        pytest.param(beginning, [([*STACK, 0], step("round"))], id="a round within a round"),
        pytest.param(beginning, [([*STACK, 1], step("mingle", cart="cedar"))], id="mingles out of order"),
        pytest.param(beginning, [([*STACK, 4], step("turn", pawn=9))], id="a turn of nobody"),
        pytest.param(beginning, [(["stack", -2], step("turn", pawn=0))], id="no end of the turn"),
        pytest.param(beginning, [(["turn"], -1)], id="nobody's turn"),
        pytest.param(beginning, [(["first"], -1)], id="nobody began"),
        pytest.param(beginning, [(["fresh"], 1)], id="a card drawn before the action"),
        pytest.param(beginning, [(TOP, step("take"))], id="no countess"),
        pytest.param(beginning, [(TOP, step("barmaid"))], id="no barmaid"),
        pytest.param(beginning, [(TOP, step("sheriff", seat=2))], id="no sheriff"),
        pytest.param(beginning, [(TOP, step("keep", by="remedy"))], id="nothing drawn to keep"),
        pytest.param(beginning, [(TOP, step("give"))], id="no coin to give"),
        pytest.param(beginning, [(TOP, step("coin"))], id="a coin for nobody"),
        pytest.param(beginning, [(TOP, step("lock", locks=1, by="remedy"))], id="one die locked of six"),
        pytest.param(beginning, [(TOP, step("lock", locks=1, by="character"))], id="no mason"),
        pytest.param(beginning, [(TOP, step("chicken", rolls=3, dice="both"))], id="no dice were rolled"),
        pytest.param(beginning, [(TOP, step("get", pawn=0))], id="cards without a mingle"),
        pytest.param(rolling, [(["turn"], 0)], id="a turn before the dice are rolled"),
        pytest.param(rolling, [(["first"], 2)], id="not the foremost one begins"),
        # Moves and whips
        pytest.param(pushing, [(["stack", -2], step("move", way="push", pawn=2))], id="pushed from another cart"),
        pytest.param(pushing, [(["stack", -2], step("move", way="elbow", pawn=0))], id="elbowing from the front"),
        pytest.param(pushing, [(["stack", -2], step("move", way="dash", pawn=1))], id="dashing with another's pawn"),
        pytest.param(pushing, [(TOP, step("answer", seat=2))], id="asked, and not hit"),
        pytest.param(pushing, [([*STACK, None], step("answer", seat=1))], id="asked twice"),
        pytest.param(pushing, [(["remedies", 2], ["took", 0, 3])], id="asked with an empty hand"),
        # Remedies and characters
        pytest.param(chicken, [(["rolled"], [4, 4])], id="rolling on with dice that do not lie there"),
        pytest.param(chicken, [(["rolled"], [])], id="rolling on with no dice"),
        pytest.param(chicken, [(TOP, step("chicken", rolls=4, dice="both"))], id="rolling too often"),
        pytest.param(chicken, [(TOP, step("chicken", rolls=3, dice="none"))], id="rolling on with none"),
        pytest.param(drawing, [([*STACK, None], step("symptom"))], id="drawing three symptoms"),
        pytest.param(drawn, [(["stack", -1, "by"], "character")], id="two symptoms for a serf who is none"),
        pytest.param(drawn, [(["symptoms", -1, 1], 1)], id="one symptom each for two players"),
        pytest.param(drawn, [(TOP, step("act"))], id="something else with symptoms in hand"),
        pytest.param(countess, [(["fresh"], 1)], id="one of the two was there before"),
        pytest.param(
            countess,
            [(["characters", 0], "friar"), (["characters", 1], "countess")],
            id="another one is the countess",
        ),
        pytest.param(countess, [(["characters", 4], None)], id="somebody without a character"),
        pytest.param(countess, [(["remedies", 0], ["took", 1, 4])], id="one of the two was drawn by another"),
        pytest.param(mason, [(["stack", -1, "locks"], 2)], id="a mason who locks two"),
        pytest.param(coined, [(["symptoms", -1, 1], 1)], id="the coin of somebody else"),
        pytest.param(coined, [(["options", "alms"], False), (["remedies"], [])], id="a coin without alms"),
        # Mingles
        pytest.param(mingling, [(["stack", -1, "pawn"], 1)], id="the wrong one gets a card"),
        pytest.param(mingling, [(["stack", 3, "cart"], "cedar")], id="the wrong cart mingles"),
        pytest.param(mingling, [(["symptoms", -2, 2], 7)], id="somebody of another cart has put in cards"),
        pytest.param(mingling, [(["symptoms", -2, 1], 1)], id="the cards lie beside another cart"),
        pytest.param(mingling, [(["symptoms", None], ["peeked", 0, 2, -1, 1])], id="looking while cards are dealt"),
        pytest.param(rolling, [(["symptoms", None], ["drew", 0, 1])], id="drawn, and forgotten before the dice roll"),
        pytest.param(rolling, [(["symptoms", None], ["pooled", 0, 3, 0, 4])], id="put together, and forgotten"),
        # What can have happened before
        pytest.param(beginning, [(["symptoms", 0, 1], 1)], id="dealt out of turn"),
        pytest.param(beginning, [(["symptoms", 0, 2], 4)], id="a four dealt at the start"),
        pytest.param(beginning, [(["symptoms", None], ["dealt", 0, 1])], id="dealt after the start"),
        pytest.param(beginning, [(["symptoms", None], ["congregated", 0])], id="a congregation in another mode"),
        pytest.param(beginning, [(["symptoms", None], ["told", 0, 1])], id="a healthy one told to be ill"),
        pytest.param(beginning, [(["symptoms", None], ["shown", 0, 1, 2, 0])], id="dead, and in a cart"),
        pytest.param(beginning, [(["symptoms", None], ["drew", 0, 1])], id="drawn, and forgotten"),
        pytest.param(beginning, [(["symptoms", None], ["coined", 0, 0])], id="coins in a game without"),
        pytest.param(beginning, [(["symptoms", None], ["pooled", 0, 15, 0, 4])], id="four in a cart"),
        pytest.param(beginning, [(["remedies", None], ["laid", 1, 3])], id="put away by the living"),
        pytest.param(beginning, [(["remedies", None], ["dropped", 0, 0])], id="dropped without a countess"),
        pytest.param(
            beginning, [(["remedies", -1], ["took", 0, 3]), (["remedies", None], ["took", 0, 4])], id="four remedies"
        ),
        pytest.param(alone, [(["symptoms", 1, 2], 3), (["symptoms", 0, 2], 3)], id="alone with the plague"),
        # Setting up
        pytest.param(lambda: seated(4), [(TOP, step("deal", pawn=1))], id="dealing begins with the second one"),
        pytest.param(lambda: seated(4), [(["carts", 0, "at"], 2)], id="on the way before the start"),
        pytest.param(lambda: dealt(2), [(["remedies", None], ["took", 1, 3])], id="a remedy too early"),
        pytest.param(lambda: dealt(2), [(["symptoms", -1], ["dealt", 2, 1])], id="three symptoms"),
        pytest.param(cast, [(["characters", 2], "serf")], id="a character too early"),
        pytest.param(cast, [(["last_round"], True)], id="the last round before the first"),
        # How it ended
        pytest.param(escaped, [(["ending"], "ghosts")], id="players in the cart of the ghosts"),
        pytest.param(escaped, [(["ending"], "nobody-left")], id="nobody left, but for those who escaped"),
        pytest.param(escaped, [(["ending"], "solo")], id="alone among five"),
        pytest.param(escaped, [(["ending"], "")], id="over without an end"),
        pytest.param(escaped, [(["carts", 0, "at"], 3)], id="escaped before the gate"),
        pytest.param(beginning, [(["carts", 1, "at"], 16)], id="at the gate, and still on the road"),
        pytest.param(beginning, [(["carts", 0, "fate"], "escaped"), (["order"], ["cedar", "oak"])], id="it goes on"),
    ],
)
def test_what_cannot_be_is_refused(moment: Callable[[], Road], changes: list[Change]) -> None:
    p = moment()
    assert not is_refused(p, [])
    assert is_refused(p, changes)


def test_what_can_be_is_not() -> None:
    """Small changes that make another good position."""
    assert not is_refused(beginning(), [(["round"], 7)])
    assert not is_refused(beginning(), [(["carts", 0, "at"], 5)])
    assert not is_refused(beginning(), [(["free"], [6, 0, 0, 0, 0, 0])])
    assert not is_refused(rolling(), [(["last_round"], True)])
    assert not is_refused(play(rolling(), f"dice {CALM}"), [(["first"], 3)])
