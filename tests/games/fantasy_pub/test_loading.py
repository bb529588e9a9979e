"""Positions from outside: what cannot be is refused."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from alehouse import Position
from alehouse.engine.errors import BadPosition
from tests.games.fantasy_pub.table import GAME_03, GAME_22, Crowd, closed, play, pub03, pub22

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
        pytest.param(lambda data: data.pop("backs"), id="something left out"),
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


# In the middle of an effect


def refused(p: Position, *changes: Callable[[dict[str, Any]], None]) -> None:
    """The position can be loaded as it is, and not with any of these changes."""
    p.game.load(p.dump()).check()
    for change in changes:
        data: dict[str, Any] = copy.deepcopy(dict(p.dump()))
        change(data)
        with pytest.raises(BadPosition):
            p.game.load(data)


def steps(p: Position) -> list[str]:
    stack: Any = p.dump()["stack"]
    return [frame["step"] for frame in stack]


def swap(first: int, second: int) -> Callable[[dict[str, Any]], None]:
    """Let two steps of the stack change places."""

    def change(data: dict[str, Any]) -> None:
        stack = data["stack"]
        stack[first], stack[second] = stack[second], stack[first]

    return change


def move(amount: int, source: tuple[Any, ...], target: tuple[Any, ...]) -> Callable[[dict[str, Any]], None]:
    """Take some from here and put them there."""

    def change(data: dict[str, Any]) -> None:
        for sign, (*path, last) in ((-1, source), (1, target)):
            inside: Any = data
            for key in path:
                inside = inside[key]
            inside[last] += sign * amount

    return change


def test_a_round_goes_up_by_size_and_everybody_in_it_can_pay() -> None:
    crowd = {"1.goblin-a": (3, 3, 0), "2.dwarf-a": (4, 1, 1), "2.troll": (4, 2, 2), "1.elf-a": (0, 1, 0)}
    p = pub22(at=crowd, dice=(1, 6), loose={4: 0})
    play(p, "move goblin-a 1")
    assert steps(p) == ["act", "invite", "invite"]
    refused(
        p,
        swap(1, 2),
        put("stack", 2, "who", "2.troll-a"),
        put("stack", 1, "payer", "1.elf-a"),
        put("stack", 1, {"step": "drink", "who": "2.dwarf-a", "why": "toast"}),
        put("acted", False),
        put("dice", [1, 6]),
        move(1, ("characters", "2.dwarf-a", "coins"), ("pool",)),
    )


def test_a_toast_is_at_one_table_and_in_order() -> None:
    p = pub22(at={"1.elf-a": (2, 2, 0), "2.elf-a": (3, 2, 0), "2.elf-b": (4, 1, 0)}, dice=(1, 6))
    play(p, "move elf-a 1")
    refused(
        p,
        swap(1, 2),
        put("stack", 1, "who", "2.elf-b"),
        put("stack", 1, "why", "happy-hour"),
        put("stack", 2, "why", "given"),
    )


def test_nobody_enters_where_one_of_the_clan_stands() -> None:
    p = pub22(at={"1.elf-a": (6, 2, 0)}, dice=(1, 6))
    play(p, "enter 6")
    refused(p, put("characters", "1.elf-a", "space", 0), put("stack", 1, "dice", "both"), put("stack", 1, "coins", 7))


def test_one_leaves_at_once_only_after_closing_time_and_after_a_move() -> None:
    gone = ["goblin-a", "goblin-b", "dwarf-a", "dwarf-b", "elf-a", "elf-b"]
    p = pub22(at={"1.dwarf-a": (6, 1, 1), "2.troll": (0, 0, 0)}, out={2: gone}, dice=(2, 3), barkeeper=4)
    play(p, "move dwarf-a 2")
    refused(
        p,
        put("moved", []),
        put("stack", 1, "who", "2.troll-a"),
        move(1, ("pool",), ("characters", "1.dwarf-a", "coins")),
    )


def test_the_row_of_those_outside_has_everybody_once() -> None:
    p = pub22(out={2: ["dwarf-a", "elf-a"]}, dice=(1, 2))
    refused(
        p, put("home", ["2.dwarf-a"]), put("home", ["2.dwarf-a", "2.dwarf-a"]), put("home", ["2.dwarf-a", "2.elf-b"])
    )


def test_every_clan_is_there_once() -> None:
    refused(
        pub22(dice=(1, 2)), put("clans", ["thieves", "thieves"]), put("clans", ["thieves"]), put("clans", ["x", "y"])
    )


def test_the_shares_of_places_are_what_is_hidden() -> None:
    p = pub22(at={"1.elf-a": (3, 2, 3, 1), "2.elf-a": (4, 3, 0)}, dice=(3, 4), barkeeper=1, hand=["black-coffee"])
    refused(p, put("backs", {"pool": 0, "spaces": [0] * 7, "characters": {}}))
    play(p, "event black-coffee 3", "choose 1.elf-a", "choose triple")
    refused(
        p,
        move(1, ("backs", "pool"), ("turn",)),
        move(2 * 360360, ("backs", "pool"), ("backs", "characters", "1.elf-a")),
        put("backs", "characters", "1.dwarf-a", 0),
        put("backs", "spaces", [0] * 6),
    )
    everything_known = pub22(at={"1.elf-a": (3, 2, 3, 1)}, dice=(3, 4), triples_left=0)
    refused(everything_known, put("backs", {"pool": 0, "spaces": [0] * 7, "characters": {"1.elf-a": 0}}))


def test_the_beginning_goes_its_way() -> None:
    p = GAME_22.start(2)
    refused(p, put("stack", [{"step": "first"}, {"step": "first"}]), put("acted", True), put("dice", [1, 2]))
    play(p, "roll 3", "first 2", "draw elf")
    refused(
        p,
        put("stack", 0, "seat", 0),
        put("stack", 5, "seat", 1),
        put("stack", 3, "left", 3),
        swap(1, 3),
        put("stack", 6, "who", "2.elf-b"),
        put("hands", [["pay-day"], []]),
    )
    play(p, "roll 4", "draw elf", "roll 1", "deal pay-day")
    refused(p, put("stack", 4, "left", 4), put("hands", [[], []]), put("returned", [None, "short-cut"]))


def test_the_beginning_of_2003_goes_its_way() -> None:
    p = GAME_03.start(2)
    play(p, "first 2", "draw ogre")
    assert steps(p) == ["turn", "place", "turn-up"]
    refused(p, swap(1, 2), put("stack", 2, "seat", 0), put("characters", "2.ogre-a", "space", 3))


def test_the_game_is_over_when_the_last_of_the_round_has_played() -> None:
    gone = ["goblin-a", "goblin-b", "dwarf-a", "dwarf-b", "elf-a", "elf-b"]
    refused(closed(out={2: gone}), put("turn", 0), put("first", 1), put("closing", 1))


def test_a_game_that_could_not_end_is_refused() -> None:
    p = pub22(at={"1.elf-a": (3, 2, 1)}, dice=(3, 4))
    refused(p, move(60, ("pool",), ("loose", 3)), move(30, ("pool",), ("out_plain", 0)))
    older = pub03(at={"1.ogre": (0, 2, 1)}, dice=(1, 2))
    refused(older, move(170, ("pool",), ("loose", 3)), put("target", 31), put("target", 150))
