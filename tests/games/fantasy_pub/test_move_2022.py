"""2022: walking, sitting down, and what the four families do on the way."""

from __future__ import annotations

import pytest

from tests.games.fantasy_pub.table import at, can, cheers, loose, mover, play, pub22, refusal, rule_of, told

# How far


@pytest.mark.rule("pub-distance")
def test_the_booklets_elf_moves_three_with_a_four_after_one_beer() -> None:
    p = pub22(at={"1.elf-a": (1, 2, 1)}, dice=(4, 6))
    play(p, "move elf-a 4")
    assert at(p, "1.elf-a") == (4, 2, 1)


@pytest.mark.rule("pub-distance")
@pytest.mark.parametrize(("die", "beers", "refused"), [(1, 0, ""), (1, 1, "x"), (2, 1, ""), (4, 5, "x"), (6, 5, "")])
def test_nothing_left_of_the_roll_is_no_move(die: int, beers: int, refused: str) -> None:
    p = pub22(at={"1.elf-a": (1, 0, beers)}, dice=(die, die))
    assert refusal(p, f"move elf-a {die}") == ("pub-distance" if refused else "")


@pytest.mark.rule("pub-distance")
def test_triple_beers_weigh_as_much_as_plain_ones() -> None:
    p = pub22(at={"1.elf-a": (1, 2, 2, 1)}, dice=(4, 6))
    play(p, "move elf-a 4")
    assert at(p, "1.elf-a") == (3, 2, 2)


@pytest.mark.rule("pub-whole-way")
@pytest.mark.parametrize(
    ("start", "die", "end"), [(0, 1, 1), (0, 6, 6), (1, 5, 6), (1, 6, 0), (4, 3, 0), (4, 4, 1), (6, 1, 0), (6, 6, 5)]
)
def test_the_ring_has_seven_spaces_and_the_door_is_one_of_them(start: int, die: int, end: int) -> None:
    p = pub22(at={"1.elf-a": (start, 2, 0)}, dice=(die, die))
    events = play(p, f"move elf-a {die}")
    assert at(p, "1.elf-a") == (end, 2, 0)
    assert told(events)[0] == ("event-pub-move", "pub-whole-way")


@pytest.mark.rule("pub-whole-way")
def test_nobody_stops_earlier() -> None:
    p = pub22(at={"1.elf-a": (1, 2, 0), "2.dwarf-a": (4, 1, 0), "2.dwarf-b": (4, 1, 0)}, dice=(3, 6), card={1: "gone"})
    assert refusal(p, "move elf-a 3") == "pub-seating", (
        "two dwarves want no elf, and stopping at table 3 is not offered"
    )
    play(p, "move elf-a both")
    assert at(p, "1.elf-a") == (3, 2, 0), "over their heads, around the whole pub"


@pytest.mark.rule("fp22-move-sum")
def test_both_dice_make_one_longer_move_and_beers_are_taken_off_once() -> None:
    p = pub22(at={"1.elf-a": (1, 2, 2)}, dice=(1, 5))
    assert refusal(p, "move elf-a 1") == "pub-distance"
    events = play(p, "move elf-a both")
    assert at(p, "1.elf-a") == (5, 2, 2)
    assert told(events)[0] == ("event-pub-move", "fp22-move-sum")
    assert mover(p) == "chance", "both dice are used up"


@pytest.mark.rule("fp22-move-once")
def test_nobody_moves_twice_in_a_turn() -> None:
    p = pub22(at={"1.elf-a": (1, 2, 0)}, dice=(1, 2))
    play(p, "move elf-a 1")
    assert refusal(p, "move elf-a 2") == "fp22-move-once"


@pytest.mark.rule("fp22-move-once")
def test_the_next_turn_is_another_turn() -> None:
    p = pub22(at={"1.elf-a": (1, 2, 0)}, dice=(1, 2))
    play(p, "move elf-a 1", "done", "roll 1 2", "call 1", "done", "roll 1 2")
    assert (mover(p), refusal(p, "move elf-a 1")) == (1, "")


@pytest.mark.rule("fp22-move-once")
def test_one_may_enter_and_move_in_one_turn() -> None:
    p = pub22(dice=(3, 4))
    play(p, "enter 3", "draw elf", "move elf-a 4")
    assert at(p, "1.elf-a") == (4, 3, 0)


@pytest.mark.rule("fp22-move-once")
def test_one_may_move_and_leave_in_one_turn() -> None:
    p = pub22(at={"1.elf-a": (4, 0, 0)}, dice=(3, 4))
    play(p, "move elf-a 3", "exit elf-a 4")
    assert at(p, "1.elf-a") == "out"


# A move of seven


@pytest.mark.rule("pub-whole-way")
def test_once_around_is_an_arrival_among_those_who_sit_there() -> None:
    p = pub22(at={"1.elf-a": (3, 2, 0), "2.elf-a": (3, 1, 0)}, dice=(3, 4))
    play(p, "move elf-a both")
    assert cheers(p) == 2
    assert (at(p, "1.elf-a"), at(p, "2.elf-a")) == ((3, 1, 1), (3, 0, 1))


@pytest.mark.rule("pub-whole-way")
def test_once_around_starts_a_round_too() -> None:
    p = pub22(at={"1.elf-a": (3, 2, 0), "2.dwarf-a": (3, 1, 0)}, dice=(3, 4))
    play(p, "move elf-a both")
    assert cheers(p) == 1
    assert (at(p, "1.elf-a"), at(p, "2.dwarf-a")) == ((3, 2, 1), (3, 0, 0))


@pytest.mark.rule("pub-whole-way")
def test_once_around_a_goblin_picks_up_what_lies_there() -> None:
    p = pub22(at={"1.goblin-a": (3, 2, 1)}, dice=(3, 5))
    play(p, "move goblin-a both")
    assert at(p, "1.goblin-a") == (3, 3, 1)


@pytest.mark.rule("pub-whole-way")
def test_once_around_a_troll_leaves_a_coin_where_it_comes_back_to() -> None:
    p = pub22(at={"1.troll": (3, 2, 0)}, dice=(3, 4))
    play(p, "move troll both")
    assert at(p, "1.troll") == (3, 1, 0)
    assert loose(p, 3) == 2


@pytest.mark.rule("pub-whole-way")
def test_once_around_from_the_door_to_the_door() -> None:
    p = pub22(at={"1.elf-a": (0, 2, 0)}, dice=(3, 4))
    play(p, "move elf-a both")
    assert at(p, "1.elf-a") == (0, 2, 0), "its own place at the door is free for it"


# Where


@pytest.mark.rule("pub-seating")
@pytest.mark.parametrize(
    ("there", "who", "fits"),
    [
        ([], "goblin-a", True),
        (["goblin"], "goblin-a", True),
        (["dwarf"], "goblin-a", True),
        (["dwarf", "dwarf"], "dwarf-a", True),
        (["dwarf", "dwarf"], "goblin-a", False),
        (["dwarf", "goblin"], "goblin-a", False),
        (["dwarf", "goblin"], "dwarf-a", False),
        (["dwarf", "goblin"], "elf-a", True),
        (["dwarf", "goblin", "troll"], "elf-a", True),
        (["dwarf", "goblin", "troll"], "troll", False),
        (["troll"], "troll", True),
    ],
)
def test_a_table_is_all_of_one_family_or_all_of_different_ones(there: list[str], who: str, fits: bool) -> None:
    crowd: dict[str, tuple[int, int, int]] = {f"1.{who}": (2, 3, 0)}
    for family in there:
        name = "2.troll" if family == "troll" else f"2.{family}-a"
        crowd[name if name not in crowd else f"2.{family}-b"] = (3, 3, 0)
    p = pub22(at=crowd, dice=(1, 6))
    assert refusal(p, f"move {who} 1") == ("" if fits else "pub-seating")


@pytest.mark.rule("pub-seating")
def test_clans_do_not_matter_at_a_table() -> None:
    p = pub22(
        at={"1.goblin-a": (2, 1, 0), "1.dwarf-a": (3, 1, 0), "2.dwarf-a": (4, 1, 0)}, dice=(1, 2), card={1: "gone"}
    )
    assert refusal(p, "move goblin-a 1") == "", "one's own dwarf is treated like any other"
    assert refusal(p, "move goblin-a 2") == ""


@pytest.mark.rule("pub-seating")
def test_at_the_door_any_company_will_do() -> None:
    p = pub22(3, at={"1.dwarf-a": (6, 1, 0), "2.dwarf-a": (0, 1, 0), "3.goblin-a": (0, 1, 0)}, dice=(1, 2))
    assert refusal(p, "move dwarf-a 1") == ""


# The families


@pytest.mark.rule("fp22-goblin")
def test_a_goblin_takes_one_coin_and_only_one() -> None:
    p = pub22(at={"1.goblin-a": (2, 1, 0)}, dice=(1, 6), loose={3: 4})
    events = play(p, "move goblin-a 1")
    assert at(p, "1.goblin-a") == (3, 2, 0)
    assert loose(p, 3) == 3
    assert rule_of(events, "event-pub-pick-up") == ["fp22-goblin"]


@pytest.mark.rule("fp22-goblin")
def test_a_goblin_takes_a_coin_at_the_door_too() -> None:
    p = pub22(at={"1.goblin-a": (6, 1, 0)}, dice=(1, 5), loose={0: 1})
    play(p, "move goblin-a 1")
    assert at(p, "1.goblin-a") == (0, 2, 0)
    assert loose(p, 0) == 0


@pytest.mark.rule("fp22-goblin")
def test_a_goblin_picks_up_before_anybody_drinks() -> None:
    p = pub22(at={"1.goblin-a": (2, 0, 0), "2.goblin-a": (3, 1, 0)}, dice=(1, 6))
    play(p, "move goblin-a 1")
    assert cheers(p) == 2
    assert at(p, "1.goblin-a") == (3, 0, 1), "without that coin it would have been banned"
    p = pub22(at={"1.goblin-a": (2, 0, 0), "2.elf-a": (3, 1, 0)}, dice=(1, 6))
    play(p, "move goblin-a 1")
    assert cheers(p) == 1
    assert (at(p, "1.goblin-a"), at(p, "2.elf-a")) == ((3, 0, 0), (3, 1, 1))


@pytest.mark.rule("fp22-goblin")
@pytest.mark.parametrize("who", ["dwarf-a", "elf-a", "troll"])
def test_nobody_else_picks_anything_up(who: str) -> None:
    p = pub22(at={f"1.{who}": (2, 0, 0)}, dice=(1, 6))
    play(p, f"move {who} 1")
    assert at(p, f"1.{who}") == (3, 0, 0)
    assert loose(p, 3) == 1


@pytest.mark.rule("fp22-goblin")
def test_a_goblin_on_its_way_takes_nothing_and_one_that_sits_takes_nothing() -> None:
    p = pub22(at={"1.goblin-a": (2, 1, 0), "2.goblin-a": (3, 1, 0)}, dice=(2, 6), loose={4: 0})
    play(p, "move goblin-a 2")
    assert [loose(p, table) for table in (2, 3, 4)] == [1, 1, 0]


@pytest.mark.rule("fp22-dwarf")
def test_dwarves_go_either_way() -> None:
    p = pub22(at={"1.dwarf-a": (3, 1, 0), "1.elf-a": (5, 1, 0)}, dice=(2, 2), card={1: "gone"})
    assert can(p, "move dwarf") == [
        "move dwarf-a 2",
        "move dwarf-a 2 back",
        "move dwarf-a both",
        "move dwarf-a both back",
    ]
    assert can(p, "move elf") == ["move elf-a 2", "move elf-a both"]
    events = play(p, "move dwarf-a 2 back")
    assert at(p, "1.dwarf-a") == (1, 1, 0)
    assert told(events)[0] == ("event-pub-move", "fp22-dwarf")


@pytest.mark.rule("fp22-dwarf")
@pytest.mark.parametrize(("start", "die", "end"), [(0, 1, 6), (1, 1, 0), (1, 2, 6), (3, 6, 4)])
def test_a_dwarf_goes_back_past_the_door(start: int, die: int, end: int) -> None:
    p = pub22(at={"1.dwarf-a": (start, 1, 0)}, dice=(die, die))
    play(p, f"move dwarf-a {die} back")
    assert at(p, "1.dwarf-a") == (end, 1, 0)


@pytest.mark.rule("fp22-dwarf")
def test_a_dwarfs_beers_shorten_the_way_back_too() -> None:
    p = pub22(at={"1.dwarf-a": (6, 1, 2)}, dice=(5, 1))
    play(p, "move dwarf-a 5 back")
    assert at(p, "1.dwarf-a") == (3, 1, 2)
    p = pub22(at={"1.dwarf-a": (6, 1, 2)}, dice=(5, 1))
    assert refusal(p, "move dwarf-a 1 back") == "pub-distance"


@pytest.mark.rule("fp22-troll")
def test_a_troll_leaves_a_coin_on_the_space_that_it_leaves() -> None:
    p = pub22(at={"1.troll": (2, 3, 1)}, dice=(3, 6))
    events = play(p, "move troll 3")
    assert at(p, "1.troll") == (4, 2, 1)
    assert (loose(p, 2), loose(p, 4)) == (2, 1)
    assert rule_of(events, "event-pub-drop") == ["fp22-troll"]


@pytest.mark.rule("fp22-troll")
def test_a_troll_leaves_its_coin_at_the_door_too() -> None:
    p = pub22(at={"1.troll": (0, 3, 0)}, dice=(3, 5))
    play(p, "move troll 3")
    assert at(p, "1.troll") == (3, 2, 0)
    assert loose(p, 0) == 1


@pytest.mark.rule("fp22-troll")
def test_a_troll_without_a_coin_moves_all_the_same() -> None:
    p = pub22(at={"1.troll": (2, 0, 1)}, dice=(3, 6))
    play(p, "move troll 3")
    assert at(p, "1.troll") == (4, 0, 1)
    assert loose(p, 2) == 1


@pytest.mark.rule("fp22-troll")
def test_a_troll_drops_its_coin_before_it_toasts() -> None:
    p = pub22(at={"1.troll": (2, 1, 0), "2.troll": (3, 1, 0)}, dice=(1, 6))
    play(p, "move troll 1")
    assert cheers(p) == 1
    assert at(p, "1.troll") == "deck", "its only coin lies at table 2, so it cannot pay"
    assert at(p, "2.troll") == (3, 0, 1)
    assert loose(p, 2) == 2
