"""Positions from outside: what cannot be is refused."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from alehouse.engine.errors import BadPosition
from tests.games.fantasy_pub.table import GAME_03, GAME_22, Crowd, pub03, pub22

INVITES_SELF = {"step": "invite", "payer": "1.goblin-a", "who": "1.goblin-a"}
INVITES_TROLL = {"step": "invite", "payer": "1.goblin-a", "who": "2.troll-a"}
CROWD: Crowd = {"1.goblin-a": (0, 2, 1), "2.elf-a": (3, 2, 2, 1), "2.troll": (3, 1, 0)}


def dump_22() -> dict[str, Any]:
    return dict(
        pub22(
            at=CROWD, dice=(1, 2), hand=["pay-day"], bottom={1: ["elf-a"]}, out={2: ["dwarf-a"]}, moved=["2.troll"]
        ).dump()
    )


def dump_03() -> dict[str, Any]:
    return dict(pub03(at={"1.ogre": (0, 2, 1), "2.dwarf-a": (3, 2, 2)}, dice=(1, 2), bottom={1: ["dwarf-a"]}).dump())


def put(*path_and_value: Any) -> Callable[[dict[str, Any]], None]:
    """Change one place of a dump."""
    *path, last, value = path_and_value

    def change(data: dict[str, Any]) -> None:
        inside: Any = data
        for key in path:
            inside = inside[key]
        inside[last] = value

    return change


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(put("pool", 3), id="tokens are missing"),
        pytest.param(put("pool", 70), id="too many tokens"),
        pytest.param(put("pool", -1), id="less than nothing"),
        pytest.param(put("triples_left", 8), id="a triple beer is missing"),
        pytest.param(put("characters", "2.elf-a", "triples", 3), id="more triples than beers"),
        pytest.param(put("characters", "2.elf-a", "beers", 6), id="six beers and still standing"),
        pytest.param(put("characters", "2.elf-a", "space", 7), id="no such table"),
        pytest.param(put("characters", "2.elf-a", "space", "coming"), id="coming from nowhere"),
        pytest.param(put("characters", "2.elf-a", "space", "out"), id="out with tokens"),
        pytest.param(
            put("characters", "3.elf-a", {"space": 1, "coins": 0, "beers": 0, "triples": 0}), id="no such clan"
        ),
        pytest.param(put("barkeeper", 0), id="no barkeeper"),
        pytest.param(put("barkeeper", 7), id="a barkeeper outside"),
        pytest.param(put("dice", [2, 1]), id="dice in no order"),
        pytest.param(put("dice", [0, 1]), id="a die without eyes"),
        pytest.param(put("dice", [1, 2, 3]), id="three dice"),
        pytest.param(put("dice", []), id="nothing to decide"),
        pytest.param(put("turn", 2), id="nobody's turn"),
        pytest.param(put("closing", 1), id="closing time too early"),
        pytest.param(put("closing", 3), id="no such time"),
        pytest.param(put("hands", [["pay-day"], ["pay-day"]]), id="a card twice"),
        pytest.param(put("hands", [["pay-day"], ["five-aces"]]), id="no such card"),
        pytest.param(
            put("hands", [["short-cut", "second-wind", "back-door", "happy-hour", "pay-day"], []]), id="five cards"
        ),
        pytest.param(put("played", ["pay-day"]), id="played and still held"),
        pytest.param(put("returned", ["pay-day", None]), id="returned and still held"),
        pytest.param(put("events", False), id="cards in a game without"),
        pytest.param(put("side", [3, 2]), id="a third side"),
        pytest.param(put("moved", ["1.nobody"]), id="nobody moved"),
        pytest.param(put("decks", 0, "top", "1.elf-a"), id="top and bottom at once"),
        pytest.param(put("decks", 0, "bottom", ["2.elf-b"]), id="a rival in the deck"),
        pytest.param(put("decks", 0, "bottom", ["1.elf-a", "1.elf-a"]), id="somebody lies there twice"),
        pytest.param(put("decks", 0, "bottom", []), id="somebody is lost"),
        pytest.param(put("decks", 0, "unseen", "troll", 2), id="two trolls"),
        pytest.param(put("stack", []), id="over before its time"),
        pytest.param(put("stack", [{"step": "roll"}]), id="a roll in nobody's turn"),
        pytest.param(put("stack", [{"step": "act"}, {"step": "act"}]), id="two turns at once"),
        pytest.param(put("stack", [{"step": "act"}, {"step": "turn", "seat": 0}]), id="a turn within a turn"),
        pytest.param(put("stack", [{"step": "act"}, {"step": "place", "seat": 0}]), id="setting up in the middle"),
        pytest.param(put("stack", [{"step": "act"}, {"step": "serve", "table": 5}]), id="serving nobody"),
        pytest.param(
            put("stack", [{"step": "act"}, {"step": "drink", "who": "1.dwarf-a", "why": "toast"}]),
            id="drinking outside",
        ),
        pytest.param(put("stack", [{"step": "act"}, INVITES_SELF, INVITES_TROLL]), id="paying twice"),
        pytest.param(put("stack", [{"step": "act"}, {"step": "turn-up", "seat": 0}]), id="a step of the other edition"),
        pytest.param(
            put("stack", [{"step": "act"}, {"step": "card-table", "card": "lost-purse"}]),
            id="a card that was not played",
        ),
        pytest.param(put("stack", [{"step": "act"}, {"step": "card-reroll"}]), id="a third die"),
        pytest.param(put("stack", [{"step": "act"}, {"step": "dance"}]), id="no such step"),
        pytest.param(put("first", True), id="yes is no number"),
        pytest.param(put("surprise", 1), id="something unknown"),
    ],
)
def test_what_cannot_be_in_2022_is_refused(change: Callable[[dict[str, Any]], None]) -> None:
    data = dump_22()
    GAME_22.load(copy.deepcopy(data)).check()
    change(data)
    with pytest.raises(BadPosition):
        GAME_22.load(data)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(put("pool", 3), id="tokens are missing"),
        pytest.param(put("characters", "2.dwarf-a", "beers", 8), id="eight beers and still standing"),
        pytest.param(put("characters", "2.dwarf-a", "space", 6), id="no such table"),
        pytest.param(put("characters", "2.ogre-a", {"space": "out", "coins": 0, "beers": 0}), id="nobody is ever out"),
        pytest.param(put("characters", "2.ogre-a", {"space": "coming", "coins": 0, "beers": 0}), id="nobody is coming"),
        pytest.param(put("decks", 0, "top", None), id="a pile without a top"),
        pytest.param(put("decks", 1, "top", "2.dwarf-a"), id="in the pub and in the pile"),
        pytest.param(put("collected", [22, 0]), id="won, and the game goes on"),
        pytest.param(put("stack", []), id="over, and nobody has won"),
        pytest.param(put("stack", [{"step": "act"}, {"step": "serve", "table": 3}]), id="a step of the other edition"),
        pytest.param(put("stack", [{"step": "act", "seat": 1}]), id="a number that means nothing"),
        pytest.param(put("target", 0), id="nothing to collect"),
    ],
)
def test_what_cannot_be_in_2003_is_refused(change: Callable[[dict[str, Any]], None]) -> None:
    data = dump_03()
    GAME_03.load(copy.deepcopy(data)).check()
    change(data)
    if "2.ogre-a" in data["characters"]:
        data["decks"][1]["unseen"]["ogre"] = 0
    with pytest.raises(BadPosition):
        GAME_03.load(data)


def test_bad_company_is_refused() -> None:
    with pytest.raises(BadPosition):
        pub22(at={"1.dwarf-a": (3, 1, 0), "2.dwarf-a": (3, 1, 0), "1.elf-a": (3, 1, 0)}, dice=(1, 2))
    with pytest.raises(BadPosition):
        pub22(at={"1.dwarf-a": (0, 1, 0), "1.elf-a": (0, 1, 0)}, dice=(1, 2))
    with pytest.raises(BadPosition):
        pub03(at={"1.dwarf-a": (0, 1, 0), "1.dwarf-b": (0, 1, 0)}, dice=(1, 2))
