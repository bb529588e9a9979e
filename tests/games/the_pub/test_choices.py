"""What can be chosen: the parts that an action consists of, where it leads, and what will come of it."""

from __future__ import annotations

import pytest

from alehouse import Position
from alehouse.engine.choosing import next_parts, settled
from tests.games.the_pub.table import GAME, brings, choice, legal, mover, play, pub, said, winner

HOUSE = """
    .  .  .  .  .  .  w
    .  B│ .  .  .  .  .
    S  D┼ P─ E─ D─ B─ h
    .  .  .  .  .  .  .
    .  .  .  .  .  .  d
"""
BAR = """
    .  .  .  .  .  .  ?
    .  .  .  .  .  .  .
    S  D─ E─ P─ D─ .  ?
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ?
"""
OUT = "you are out and win"
DRINK = "you draw a drink"
EVENT = "you draw an event"


# Parts


@pytest.mark.parametrize(
    ("notation", "parts"),
    [
        ("move ne", ("do:ne",)),
        ("draw", ("do:draw",)),
        ("drink birra", ("drink:birra",)),
        ("bathroom", ("do:bathroom",)),
        ("pass", ("do:pass",)),
        ("stop", ("do:stop",)),
        ("place c3 new", ("space:c3", "do:open-new")),
        ("choose drink-tee", ("tile:drink-tee",)),
        ("pick mojito", ("drink:mojito",)),
        ("with 2", ("seat:2",)),
        ("go b2", ("space:b2",)),
        ("look g3", ("do:look", "space:g3")),
        ("swap g1 g5", ("do:swap", "space:g1", "space:g5")),
        ("stay", ("do:stay",)),
    ],
)
def test_actions_consist_of_things_and_words(notation: str, parts: tuple[str, ...]) -> None:
    assert GAME.action(notation).parts == parts


def test_outcomes_stand_last_and_show_what_everybody_sees() -> None:
    outcomes = GAME.table.actions[GAME.table.choices :]
    assert {str(each).split()[0] for each in outcomes} == {"first", "tile", "shake", "event", "deal", "exit"}
    seen = {str(each).split()[0] for each in outcomes if each.parts}
    assert seen == {"tile", "shake", "event"}, "who got which exit is a secret"


def test_a_tile_is_laid_by_pointing_at_a_space_and_then_at_a_turn() -> None:
    p = play(pub(), "draw", "tile drink-straight")
    assert next_parts(p.legal(), 0, []) == ["space:a2", "do:open-ns", "space:b3", "do:open-ew", "space:a4"]
    # There is only one way to lay it there.
    chosen = settled(p.legal(), 0, ["space:b3"])
    assert str(chosen) == "place b3 ew"


def test_a_mojito_is_used_by_pointing_at_exits() -> None:
    p = play(pub(BAR), "move e", "shake mojito")
    assert next_parts(p.legal(), 0, ["space:g1"]) == ["do:look", "do:swap", "space:g3", "space:g5"]
    assert str(settled(p.legal(), 0, ["space:g1", "space:g3"])) == "swap g1 g3"
    assert str(settled(p.legal(), 0, ["space:g1", "do:look"])) == "look g1"


# Where it leads


def test_a_move_leads_to_a_space() -> None:
    p = pub(HOUSE, at={1: "b3"}, kept={1: ("jager",)})
    assert choice(p, "move n").leads == "space:b2"
    assert choice(p, "move w").leads == "space:a3"
    play(p, "move e", "drink jager")
    assert choice(p, "move nw").leads == "space:b2"


def test_where_nothing_lies_no_exit_is_promised() -> None:
    position = pub(HOUSE)
    for notation, what in (
        ("move e", "drink tile"),
        ("move n", "nothing lies there"),
        ("move w", "Go west: outside the pub"),
    ):
        assert said(choice(position, notation).words).endswith(what)


def test_a_tile_leads_to_where_it_lies_and_a_mate_to_a_seat() -> None:
    p = play(pub(), "draw", "tile drink-straight")
    assert choice(p, "place b3 ew").leads == "space:b3"
    p = play(pub(BAR, at={1: "b3"}), "move e", "event drinking-mate")
    assert choice(p, "with 3").leads == "seat:3"
    assert brings(p, "with 3") == ["you both draw a drink and have it at once"]


def test_looking_leads_to_the_exit_and_swapping_to_none() -> None:
    p = play(pub(BAR), "move e", "shake mojito")
    assert choice(p, "look g5").leads == "space:g5"
    assert choice(p, "swap g1 g5").leads is None


def test_a_blackout_leads_home_or_nowhere() -> None:
    p = pub(HOUSE, at={1: "a3"}, marker={1: "f3"}, alcohol={1: 6}, indigestible={1: "assenzio"}, kept={1: ("birra",)})
    play(p, "drink birra")
    assert legal(p) == {"stay", "back"}
    assert choice(p, "stay").leads == "space:a3"
    assert choice(p, "back").leads == "space:f3"


# What comes of it


def test_a_move_brings_what_must_be_drawn_there() -> None:
    p = pub(BAR)
    assert brings(p, "move e") == [DRINK]
    p = pub(BAR, at={1: "b3"})
    assert brings(p, "move e") == [EVENT]
    assert brings(p, "move w") == []


@pytest.mark.rule("tp-drink-black-russan")
def test_nothing_is_certain_as_long_as_one_goes_on() -> None:
    p = pub(BAR, indigestible={1: "black-russan"})
    assert brings(p, "move e") == []
    play(p, "move e")
    assert brings(p, "move e") == [EVENT]
    p = play(pub(BAR, indigestible={1: "black-russan"}, kept={1: ("birra",)}), "drink birra")
    assert said(p.prompt()).endswith("Up to 3 more steps are possible.")
    play(p, "move e")
    assert said(p.prompt()).endswith("One more step has to be taken.")
    assert brings(p, "move e") == []
    play(p, "move e")
    assert brings(p, "stop") == [EVENT]


@pytest.mark.rule("tp-move-drink")
def test_of_several_steps_only_the_last_one_counts() -> None:
    p = play(pub(BAR, kept={1: ("birra",)}), "drink birra")
    assert brings(p, "move e") == []
    assert brings(p, "stop") == []
    play(p, "move e")
    assert brings(p, "move e") == [EVENT]


@pytest.mark.rule("tp-move-event")
def test_a_brawl_makes_nobody_draw() -> None:
    room = """
        .  .  .  .  .  .  ?
        D┌ E┐ .  .  .  .  .
        S  D┼ .  .  .  .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
    """
    p = play(pub(room, at={1: "b3", 2: "a3"}), "move n", "event brawl")
    assert (mover(p), legal(p)) == (2, {"move n", "move e"})
    assert brings(p, "move n") == []


@pytest.mark.rule("tp-own-exit")
def test_ones_own_exit_is_the_way_out_even_in_passing() -> None:
    assert brings(pub(HOUSE, exits="hwd", at={1: "f3"}), "move e") == [OUT]
    assert brings(pub(HOUSE, exits="wwd", at={1: "f3"}), "move e") == []
    assert brings(pub(HOUSE, exits="wwd", at={1: "f3"}, indigestible={1: "long-island"}), "move e") == [OUT]
    assert brings(pub(HOUSE, exits="hwd", at={1: "f3"}, indigestible={1: "black-russan"}), "move e") == [OUT]


@pytest.mark.rule("tp-own-exit")
def test_only_the_chooser_is_told_of_the_way_out() -> None:
    p = pub(HOUSE, exits="hwd", at={1: "f3"})
    assert GAME.describe(p.view(1), GAME.action("move e")).brings == ()


@pytest.mark.rule("tp-own-exit")
def test_getting_the_right_personal_exit_back_is_the_way_out() -> None:
    p = pub(HOUSE, exits="hwd", at={1: "f3"}, kept={1: ("sex-on-the-beach", "sex-on-the-beach")})
    play(p, "drink sex-on-the-beach", "with 2", "move e", "pass", "pass", "drink sex-on-the-beach")
    assert brings(p, "with 2") == [OUT]
    assert brings(p, "with 3") == []


@pytest.mark.rule("tp-own-exit")
def test_the_right_exit_may_come_by_a_swap() -> None:
    def mojito_for_seat_1(exits: str, third: str) -> Position:
        p = pub(HOUSE, exits=exits, at={1: "g3", 2: "c3", 3: third}, turn=2)
        return play(p, "move e", "event drinking-mate", "with 1", "shake mojito", "shake acqua")

    assert brings(mojito_for_seat_1("wdd", "b3"), "swap g1 g3") == [OUT]
    assert brings(mojito_for_seat_1("wdd", "b3"), "swap g3 g5") == []
    # Seat 3, who may be waiting for the hedge, would be looked at before.
    assert brings(mojito_for_seat_1("wdh", "g1"), "swap g1 g3") == []
    assert winner(play(mojito_for_seat_1("wdh", "g1"), "swap g1 g3")) == 3


def test_a_drink_brings_alcohol_or_a_blackout() -> None:
    p = pub(BAR, alcohol={1: 4}, kept={1: ("birra", "vodkabull")})
    assert brings(p, "drink birra") == ["alcohol level 5"]
    p = pub(BAR, alcohol={1: 6}, kept={1: ("birra", "vodkabull")})
    assert brings(p, "drink birra") == ["a blackout"]
    p = pub(BAR, alcohol={1: 6}, kept={1: ("birra",)}, indigestible={1: "latte-di-boucera"})
    assert brings(p, "drink birra") == ["alcohol level 6"]


def test_a_round_for_all_brings_what_each_drink_brings() -> None:
    p = pub(BAR, at={1: "b3"}, alcohol={1: 3}, kept={1: ("birra", "birra")})
    play(p, "move e", "event round-for-all", "shake acqua", "shake jager", "shake assenzio")
    assert brings(p, "pick acqua") == ["alcohol level 1"]
    assert brings(p, "pick jager") == ["you must drink one of your take-aways at once"]
    assert brings(p, "pick assenzio") == ["a blackout"]
    assert choice(p, "pick acqua").leads == "seat:1"


def test_a_bathroom_brings_relief() -> None:
    assert brings(pub(HOUSE, at={1: "b2"}, alcohol={1: 6}), "bathroom") == ["alcohol level 3"]
    assert brings(pub(HOUSE, at={1: "a3"}, alcohol={1: 6}), "bathroom") == ["alcohol level 1"]
    tequila = pub(HOUSE, at={1: "b2"}, alcohol={1: 6}, indigestible={1: "tequila"})
    assert brings(tequila, "bathroom") == ["alcohol level 1"]


@pytest.mark.rule("tp-exits-hidden")
def test_a_tile_beside_an_exit_turns_them_up() -> None:
    p = play(pub(BAR), "draw", "tile pub-straight")
    assert brings(p, "place f3 ew") == ["all three exits are turned up"]
    p = play(pub(HOUSE), "draw", "tile pub-straight")
    assert brings(p, "place g2 ns") == []
