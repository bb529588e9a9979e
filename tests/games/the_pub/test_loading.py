"""What is no position: dumps that somebody has changed are refused before anything can come of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from alehouse import Position
from alehouse.engine.errors import BadPosition
from tests.games.the_pub.table import GAME, chances, dumped, legal, play, pub

BAR = """
    .  .  .  .  .  .  ?
    .  .  B─ .  .  .  .
    S  D─ E─ B─ D─ .  ?
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ?
"""
HOUSE = """
    .  .  .  .  .  .  w
    .  .  .  .  .  .  .
    S  P─ D─ P─ D─ B─ h
    .  .  .  .  .  .  .
    .  .  .  .  .  .  d
"""
CROSSROADS = """
    .  B┬ .  .  .  .  ?
    .  P┼ .  .  .  .  .
    S  D┼ E┼ .  .  .  ?
    .  P├ .  .  .  .  .
    .  B┴ .  .  .  .  ?
"""
RUSSAN = {1: "black-russan"}


def trouble_with(data: dict[str, Any]) -> str:
    """Where a dump is refused."""
    with pytest.raises(BadPosition) as caught:
        GAME.load(data)
    return str(caught.value.message.args["key"])


# Under each step lies what has brought it about


def dealing() -> Position:
    return play(GAME.start(4), "first 1", "deal hedge")


def drawing() -> Position:
    return play(pub(BAR), "draw")


def laying() -> Position:
    return play(drawing(), "tile drink-tee")


def negroeni() -> Position:
    return play(pub(BAR, kept={1: ("negroeni",)}), "drink negroeni")


def choosing() -> Position:
    return play(negroeni(), "tile drink-tee", "tile pub-bend", "tile drink-bend")


def walking() -> Position:
    return play(pub(BAR, kept={1: ("vodkabull",)}), "drink vodkabull")


def walking_on() -> Position:
    return play(walking(), "move e")


def carried_by_action() -> Position:
    return play(pub(BAR, indigestible=RUSSAN), "move e")


def carried_by_birra() -> Position:
    return play(pub(BAR, indigestible=RUSSAN, kept={1: ("birra",)}), "drink birra", "move e")


def leaping() -> Position:
    return play(pub(BAR, at={1: "b3"}, kept={1: ("jager",)}), "drink jager")


def shaking() -> Position:
    return play(pub(BAR), "move e")


def shaking_after_a_birra() -> Position:
    return play(pub(BAR, kept={1: ("birra",)}), "drink birra", "move e", "stop")


def a_third() -> Position:
    return play(pub(BAR, kept={1: ("birra", "jager")}), "move e", "shake negroeni")


def trading() -> Position:
    return play(shaking(), "shake jin-lemon")


def mojito() -> Position:
    return play(shaking(), "shake mojito")


def looking() -> Position:
    return play(mojito(), "look g3")


def bloody_mary() -> Position:
    return play(pub(CROSSROADS), "move e", "shake bloody-mary")


def coming_to() -> Position:
    p = pub(BAR, at={1: "d3"}, alcohol={1: 6}, indigestible={1: "assenzio"}, kept={1: ("birra",)})
    return play(p, "drink birra")


def happening() -> Position:
    return play(pub(BAR, at={1: "b3"}), "move e")


def mating() -> Position:
    return play(happening(), "event drinking-mate")


def two_drinks() -> Position:
    return play(mating(), "with 2")


def the_other_drink() -> Position:
    return play(two_drinks(), "shake mojito")


def the_mates_wait() -> Position:
    return play(the_other_drink(), "shake jin-lemon")


def drinking_up() -> Position:
    p = pub(BAR, at={1: "b3"}, kept={1: ("birra", "jager"), 2: ("jager", "negroeni"), 3: ("birra", "negroeni")})
    return play(p, "move e", "event drink-up")


def drinking_up_and_walking() -> Position:
    return play(drinking_up(), "drink birra")


def filling() -> Position:
    return play(happening(), "event round-for-all")


def picking() -> Position:
    return play(filling(), "shake mojito", "shake acqua", "shake birra")


def picked() -> Position:
    return play(picking(), "pick mojito")


def brawling() -> Position:
    room = """
        .  .  .  .  .  .  ?
        D┌ E┐ .  .  .  .  .
        S  D┼ .  .  .  .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
    """
    return play(pub(room, at={1: "b3", 2: "a3", 3: "a3"}), "move n", "event brawl")


def turning_up() -> Position:
    return play(pub(BAR), "draw", "tile drink-tee", "place f3 new")


FRAMES: list[tuple[Callable[[], Position], int, dict[str, Any]]] = [
    (dealing, -1, {"seat": 3}),
    (drawing, -1, {"seat": 1}),
    (drawing, -1, {"tiles": 2}),
    (drawing, 1, {"seat": 1}),
    (laying, -1, {"seat": 1}),
    (negroeni, -1, {"tiles": 2}),
    (negroeni, -1, {"seat": 1}),
    (choosing, -1, {"seat": 1}),
    (choosing, -2, {"seat": 1}),
    (choosing, -3, {"seat": 1}),
    (walking, -1, {"seat": 1}),
    (walking, -1, {"steps": 2}),
    (walking, -1, {"step": "walk-on"}),
    (walking_on, -1, {"steps": 3}),
    (walking_on, -1, {"seat": 2}),
    (walking_on, 1, {"seat": 2}),
    (carried_by_action, -1, {"steps": 2}),
    (carried_by_action, -1, {"seat": 1}),
    (carried_by_action, -2, {"seat": 1}),
    (carried_by_birra, -2, {"steps": 2}),
    (carried_by_birra, -1, {"steps": 2}),
    (leaping, -1, {"seat": 1}),
    (shaking, -1, {"seat": 1}),
    (shaking_after_a_birra, -1, {"seat": 1}),
    (shaking, -1, {"step": "happen"}),
    (shaking, -1, {"step": "shake-now"}),
    (a_third, -1, {"seat": 1}),
    (trading, -1, {"seat": 1}),
    (trading, -1, {"drink": "sex-on-the-beach"}),
    (mojito, -1, {"seat": 1}),
    (looking, -1, {"seat": 1}),
    (bloody_mary, -1, {"seat": 1}),
    (bloody_mary, -1, {"step": "mojito"}),
    (coming_to, -1, {"seat": 1}),
    (happening, -1, {"seat": 1}),
    (happening, -1, {"step": "shake"}),
    (mating, -1, {"seat": 1}),
    (two_drinks, -1, {"seat": 1}),
    (two_drinks, -1, {"mate": 0}),
    (the_other_drink, -1, {"seat": 2}),
    (the_other_drink, -2, {"seat": 0}),
    (the_mates_wait, -2, {"seat": 2}),
    (drinking_up, -1, {"seat": 2}),
    (drinking_up, -1, {"take_aways": {"birra": 1, "jager": 2}}),
    (drinking_up_and_walking, -2, {"seat": 2}),
    (filling, -1, {"drinks": 2}),
    (filling, -1, {"seat": 1}),
    (picking, -1, {"seat": 1}),
    (picking, 2, {"seat": 0}),
    (picked, -2, {"seat": 1}),
    (brawling, -1, {"seat": 2}),
    (brawling, -1, {"brawler": 2}),
    (brawling, 1, {"brawler": 1}),
]


@pytest.mark.parametrize(("made", "place", "change"), FRAMES, ids=[f"{made.__name__} {c}" for made, _, c in FRAMES])
def test_a_step_is_refused_where_nothing_leads_to_it(
    made: Callable[[], Position], place: int, change: dict[str, Any]
) -> None:
    p = made()
    assert GAME.load(p.dump()).digest() == p.digest()
    data = dumped(p)
    data["stack"][place] |= change
    assert trouble_with(data) == "stack"


@pytest.mark.parametrize("made", [made for made, place, _ in FRAMES if place == -1] + [turning_up])
def test_every_stack_has_a_bottom(made: Callable[[], Position]) -> None:
    p = made()
    assert GAME.load(p.dump()).digest() == p.digest()
    data = dumped(p)
    del data["stack"][0]
    trouble_with(data)


def test_nothing_is_turned_up_that_lies_face_up() -> None:
    data = dumped(pub(HOUSE))
    data["actions_left"] = 1
    data["stack"].append({"step": "turn-up"})
    assert trouble_with(data) == "stack"


def test_nothing_is_turned_up_without_a_reason() -> None:
    data = dumped(pub(BAR))
    data["actions_left"] = 1
    data["stack"].append({"step": "turn-up"})
    assert trouble_with(data) == "stack"


def test_the_topmost_exit_is_turned_up_first() -> None:
    p = play(turning_up(), "exit hedge")
    assert GAME.load(p.dump()).digest() == p.digest()
    data = dumped(p)
    data["exits"][0], data["exits"][1] = data["exits"][1] | {"place": 0}, data["exits"][0] | {"place": 1}
    assert trouble_with(data) == "up"


@pytest.mark.rule("tp-drink-black-russan")
def test_only_the_black_russan_carries_anybody_further() -> None:
    data = dumped(carried_by_action())
    data["seats"][0]["indigestible"] = None
    data["shaker"]["black-russan"] = 1
    assert trouble_with(data) == "stack"


@pytest.mark.rule("tp-drink-assenzio")
def test_only_who_has_blacked_out_comes_to() -> None:
    for change in ({"alcohol": 2}, {"space": "a3"}):
        data = dumped(coming_to())
        data["seats"][0] |= change
        assert trouble_with(data) == "stack"
    # The turn is over.
    assert trouble_with(dumped(coming_to()) | {"actions_left": 1}) == "stack"


def test_whatever_is_going_on_has_taken_an_action() -> None:
    assert trouble_with(dumped(walking()) | {"actions_left": 2}) == "actions_left"


# Before the first round nothing has happened


@pytest.mark.rule("tp-dealt")
@pytest.mark.parametrize(
    "change",
    [
        {"turn": 1},
        {"round": 2},
        {"actions_left": 1},
        {
            "past": {"brawl": 1},
            "bag": {"fire-alarm": 2, "drink-up": 2, "drinking-mate": 2, "round-for-all": 2, "brawl": 1},
        },
        {"one_of": [[["window", "hedge"], ["window"], [], []]]},
    ],
    ids=str,
)
@pytest.mark.parametrize("made", [dealing, lambda: GAME.start(4)], ids=["dealing", "drawing lots"])
def test_until_everybody_has_a_personal_exit_all_is_as_it_was_set_up(
    made: Callable[[], Position], change: dict[str, Any]
) -> None:
    assert trouble_with(dumped(made()) | change) in ("personal_exits", "one_of")


@pytest.mark.rule("tp-dealt")
def test_nobody_stands_on_an_exit_before_the_personal_exits_are_dealt() -> None:
    # They might be dealt just the one that they have shown not to be theirs.
    data = dumped(dealing())
    for exit, way in zip(data["exits"], ("window", "hedge", "duct")):
        exit |= {"way": way, "up": True}
    data["seats"][2]["space"] = "g1"
    data["personal_exits"][2]["ruled_out"] = ["window"]
    assert trouble_with(data) == "personal_exits"


# Tiles in hand

NARROW = """
    .  P┘ .  .  .  .  ?
    D┌ .  .  .  .  .  .
    S  D┘ .  .  .  .  ?
    B┘ .  .  .  .  .  .
    .  .  .  .  .  .  ?
"""


@pytest.mark.rule("tp-draw-again")
def test_a_tile_that_fits_nowhere_is_in_nobodys_hand() -> None:
    p = play(pub(NARROW, kept={1: ("negroeni",)}), "drink negroeni")
    assert not any("crossing" in outcome for outcome in chances(p))
    play(p, "tile drink-tee", "tile drink-bend", "tile drink-tee")
    assert legal(p) == {"choose drink-tee", "choose drink-bend"}
    data = dumped(p)
    # Whoever chose it could never lay it.
    data["drawn"] = ["drink-crossing", "drink-tee", "drink-bend"]
    data["box"] |= {"drink-crossing": 3, "drink-tee": 4}
    assert trouble_with(data) == "drawn"


@pytest.mark.parametrize("drawn", [[], ["drink-bend", "drink-tee"], ["drink-tee", "drink-tee"]], ids=str)
def test_nobody_lays_more_or_less_than_one(drawn: list[str]) -> None:
    data = dumped(laying())
    for tile in data["drawn"]:
        data["box"][tile] += 1
    for tile in drawn:
        data["box"][tile] -= 1
    assert trouble_with(data | {"drawn": drawn}) == "drawn"


def test_tiles_in_hand_are_about_to_be_laid() -> None:
    data = dumped(pub(BAR))
    data["box"]["drink-tee"] -= 1
    assert trouble_with(data | {"drawn": ["drink-tee"]}) == "drawn"


# What lies on the table


@pytest.mark.rule("tp-event-round-for-all")
def test_there_are_never_more_drinks_on_the_table_than_picks() -> None:
    data = dumped(picking())
    data["tables"][0]["tequila"] = 1
    data["shaker"]["tequila"] -= 1
    assert trouble_with(data) == "tables"
    data = dumped(picking())
    data["tables"].append({})
    assert trouble_with(data) == "tables"


def test_everybody_knows_the_personal_exit_that_they_were_dealt() -> None:
    p = play(trading(), "with 2")
    assert GAME.load(p.dump()).digest() == p.digest()
    data = dumped(p)
    data["personal_exits"][0]["held_by"] = [1]
    assert trouble_with(data) == "held_by"
