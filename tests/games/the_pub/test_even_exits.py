"""The option `exits`: far, as usual, or even, where each of them is six steps from the start."""

from __future__ import annotations

import pytest

from alehouse import OVER
from alehouse.engine.errors import BadOption, BadPosition
from alehouse.text import languages
from tests.games.the_pub.table import (
    EMPTY,
    EVEN,
    EXIT_SPACES,
    GAME,
    at,
    brings,
    chances,
    choice,
    dumped,
    known_exits,
    legal,
    listening,
    mover,
    play,
    pub,
    ruled_out,
    rules_of,
    said,
    shown,
    turned_up,
    why_not,
    winner,
)

HOUSE = """
    .  .  .  B─ w  .  .
    .  .  .  .  .  .  .
    S  D─ P─ D─ P─ B─ h
    .  .  .  .  .  .  .
    .  .  .  .  d  .  .
"""


@pytest.mark.rule("tp-exits")
@pytest.mark.parametrize("plan", ["far", "even"])
def test_the_exits_lie_where_the_option_says(plan: str) -> None:
    p = GAME.start(3, exits=plan)
    spaces = [exit["space"].removeprefix("space:") for exit in shown(p)["exits"]]
    assert spaces == EXIT_SPACES[plan]
    assert dumped(p)["options"] == {"exits": plan}


@pytest.mark.rule("tp-exits")
def test_far_is_usual_and_nothing_else_is_known() -> None:
    assert dumped(GAME.start(3)) == dumped(GAME.start(3, exits="far"))
    with pytest.raises(BadOption):
        GAME.start(3, exits="near")


@pytest.mark.rule("tp-exits")
def test_all_even_exits_are_six_steps_from_the_start() -> None:
    def steps(space: str) -> int:
        return abs("abcdefg".index(space[0]) - 0) + abs(int(space[1]) - 3)

    assert [steps(space) for space in EXIT_SPACES["even"]] == [6, 6, 6]
    assert [steps(space) for space in EXIT_SPACES["far"]] == [8, 6, 8]


@pytest.mark.rule("tp-exits-hidden")
@pytest.mark.parametrize("beside", ["d1", "f1", "e2"])
def test_a_tile_beside_an_even_exit_turns_them_all_up(beside: str) -> None:
    rows = [line.split() for line in EVEN.split("\n") if line.strip()]
    # A tile that lies one step from the space beside the exit, so that another can be laid there.
    from_where = {"d1": (0, 2), "f1": (1, 5), "e2": (1, 3)}[beside]
    rows[from_where[0]][from_where[1]] = "P┼"
    p = play(pub("\n".join(" ".join(row) for row in rows)), "draw", "tile drink-crossing")
    assert "all three exits are turned up" in brings(p, f"place {beside} nesw")
    play(p, f"place {beside} nesw")
    assert set(chances(p)) == {"exit window", "exit hedge", "exit duct"}
    play(p, "exit hedge", "exit duct")
    assert turned_up(p) == [True, True, True]
    assert known_exits(p) == ["hedge", "duct", "window"]


@pytest.mark.rule("tp-exits-hidden")
def test_beside_the_corner_of_the_grid_nothing_is_turned_up() -> None:
    p = pub(
        """
        .  .  .  .  ?  .  .
        .  .  .  .  .  P┼ .
        S  .  .  .  .  .  ?
        .  .  .  .  .  .  .
        .  .  .  .  ?  .  .
        """
    )
    play(p, "draw", "tile drink-crossing")
    assert why_not(p, "place e1 nesw") == "tp-place-free"
    assert why_not(p, "place g1 nesw") == "tp-place-touch"
    # Beside the hidden exits at e1 and g3 lie f1 and g2, but not f3.
    assert [bool(brings(p, f"place {space} nesw")) for space in ("f1", "g2", "e2", "f3")] == [True, True, True, True]


@pytest.mark.rule("tp-place-free")
def test_tiles_are_laid_where_the_far_exits_would_lie() -> None:
    p = pub(
        """
        .  .  .  .  w  P┼ .
        .  .  .  .  .  .  .
        S  .  .  .  .  .  h
        .  .  .  .  .  .  .
        .  .  .  .  d  .  .
        """
    )
    play(p, "draw", "tile drink-crossing", "place g1 nesw")
    assert dumped(p)["tiles"]["g1"] == {"kind": "drink", "ways": "nesw"}
    p = play(pub(EMPTY), "draw", "tile drink-crossing")
    assert why_not(p, "place g1 nesw") == "tp-place-free"


@pytest.mark.rule("tp-own-exit")
def test_an_even_exit_is_a_way_out() -> None:
    p = play(pub(HOUSE, exits="whd", at={1: "d1"}), "move e")
    assert winner(p) == 1
    p = play(pub(HOUSE, exits="dhw", at={1: "d1"}), "move e")
    assert (winner(p), at(p, 1), ruled_out(p, 1)) == (None, "e1", ["window"])


@pytest.mark.rule("tp-drink-mojito")
def test_a_mojito_looks_at_even_exits_and_swaps_them() -> None:
    bar = EVEN.replace("S  .", "S  D┼")
    p = play(pub(bar), "move e", "shake mojito")
    assert legal(p) == {"look e1", "look g3", "look e5", "swap e1 g3", "swap e1 e5", "swap g3 e5"}
    assert why_not(p, "look g1") == why_not(p, "swap g1 g3") == why_not(p, "swap g1 g5") == "tp-exits"
    assert choice(p, "look e5").leads == "space:e5"
    play(p, "look e1", "exit duct")
    assert known_exits(p, 1) == ["duct", "", ""]
    far = play(pub(EMPTY.replace("S  .", "S  D┼")), "move e", "shake mojito")
    assert legal(far) == {"look g1", "look g3", "look g5", "swap g1 g3", "swap g1 g5", "swap g3 g5"}
    assert why_not(far, "look e1") == why_not(far, "swap e1 e5") == "tp-exits"
    p = listening(play(pub(HOUSE, exits="dhw", at={1: "a3"}), "move e", "shake mojito"))
    play(p, "swap e1 e5")
    assert known_exits(p) == ["duct", "hedge", "window"]
    assert rules_of(p.news())[0] == "tp-drink-mojito"


@pytest.mark.rule("tp-drink-jager")
def test_a_jager_leaps_onto_an_even_exit() -> None:
    house = """
        .  .  .  .  w  .  .
        .  .  .  P┼ .  .  .
        S  .  .  .  .  .  h
        .  .  .  .  .  .  .
        .  .  .  .  d  .  .
    """
    p = play(pub(house, exits="whd", at={1: "d2"}, kept={1: ("jager",)}), "drink jager")
    assert brings(p, "move ne") == ["you are out and win"]
    assert winner(play(p, "move ne")) == 1
    hidden = house.replace("w", "?").replace("h", "?").replace("d", "?")
    p = play(pub(hidden, at={1: "d2"}, kept={1: ("jager",)}), "drink jager")
    # Nothing but a face-down exit at the corner: there is nowhere to leap.
    assert mover(p) == 1
    assert at(p, 1) == "d2"


@pytest.mark.rule("tp-close-stuck")
def test_an_even_exit_within_reach_keeps_the_pub_open() -> None:
    assert mover(play(pub(HOUSE, exits="wwd", box=(), at={1: "d1"}), "pass")) == 2
    assert play(pub(HOUSE, exits="dwd", box=(), at={1: "d1"}), "pass").to_move == OVER


@pytest.mark.rule("tp-nearest")
def test_at_closing_time_it_is_equally_far_to_all_even_exits() -> None:
    p = play(pub(EVEN, round=100, turn=3, exits="whd"), "pass", "exit hedge", "exit window")
    assert p.result().places == [1, 1, 1]
    p = play(pub(HOUSE, round=100, turn=3, exits="whd", at={1: "d3", 2: "c3"}), "pass")
    # Three to the window at e1, four to the hedge at g3, six to the duct at e5.
    assert [line[0].what.args["steps"] for line in p.result().lines] == [3, 4, 6]


def test_the_picture_shows_the_exits_where_they_lie() -> None:
    p = pub(HOUSE)
    top = p.game.picture(p.view(0), said, 80)[2]
    assert top.index("WINDOW") == 3 + 4 * 10 + 2
    assert "·G1·" in top


@pytest.mark.rule("tp-exits")
def test_a_dump_keeps_its_plan() -> None:
    p = pub(HOUSE, at={1: "d1"})
    assert GAME.load(p.dump()).digest() == p.digest()
    for options in ({"exits": "near"}, {"exits": None}, {}, None, {"exits": "even", "beers": 1}):
        with pytest.raises(BadPosition):
            GAME.load(dumped(p) | {"options": options})
    with pytest.raises(BadPosition):
        GAME.load({key: value for key, value in dumped(p).items() if key != "options"})
    # Nothing lies at e1 if the exits are far.
    on_the_exit = pub(HOUSE, exits="dhw", at={1: "e1"})
    with pytest.raises(BadPosition):
        GAME.load(dumped(on_the_exit) | {"options": {"exits": "far"}})
    # An empty pub of either kind can be told from the other.
    assert GAME.start(3, exits="even").digest() != GAME.start(3).digest()


@pytest.mark.rule("tp-exits")
def test_the_rulebook_tells_of_both() -> None:
    for lang in languages():
        told = said(GAME.rule_text("tp-exits"), lang)
        assert all(space.upper() in told for spaces in EXIT_SPACES.values() for space in spaces)
        assert all(word in said(GAME.options[0].text(GAME.name), lang) for word in ("far", "even"))
