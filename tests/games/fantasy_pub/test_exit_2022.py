"""2022: going home, closing time, the score."""

from __future__ import annotations

import pytest

from alehouse import PUBLIC, Position
from alehouse.text import languages
from alehouse.text.speech import Speech
from tests.games.fantasy_pub.table import (
    at,
    brings,
    can,
    cheers,
    closed,
    closing,
    dice,
    home,
    leads,
    loose,
    mover,
    play,
    points,
    pool,
    pub22,
    refusal,
    rule_of,
    seen,
    spoken,
    taken,
    told,
)

# Leaving


@pytest.mark.rule("fp22-exit")
def test_one_leaves_from_the_door_with_any_die() -> None:
    p = pub22(at={"1.dwarf-a": (0, 1, 2), "1.dwarf-b": (1, 0, 2)}, dice=(1, 4), card={1: "gone"})
    assert can(p, "exit") == ["exit dwarf-a 1", "exit dwarf-a 4"], "one die, not both"
    assert refusal(p, "exit dwarf-b 1") == "fp22-exit"
    play(p, "exit dwarf-a 4")
    assert at(p, "1.dwarf-a") == "out"
    assert refusal(p, "exit dwarf-a 1") == "pub-inside"


@pytest.mark.rule("fp22-exit")
def test_only_ones_own_characters_leave() -> None:
    p = pub22(at={"2.dwarf-a": (0, 0, 2)}, dice=(1, 4))
    assert can(p, "exit") == []


@pytest.mark.rule("pub-exit-condition")
@pytest.mark.parametrize(
    ("coins", "beers", "may"),
    [(0, 0, True), (1, 0, False), (1, 1, True), (3, 2, False), (2, 3, True), (5, 5, True), (6, 5, False)],
)
def test_at_least_as_many_beers_as_coins(coins: int, beers: int, may: bool) -> None:
    p = pub22(at={"1.dwarf-a": (0, coins, beers)}, dice=(1, 4))
    assert refusal(p, "exit dwarf-a 1") == ("" if may else "pub-exit-condition")


@pytest.mark.rule("fp22-exit-keeps")
def test_beers_are_kept_and_coins_go_back() -> None:
    p = pub22(at={"1.dwarf-a": (0, 2, 3, 1)}, dice=(1, 4))
    before = pool(p)
    events = play(p, "exit dwarf-a 4")
    assert taken(p, 1) == (2, 1)
    assert pool(p) == before + 2
    assert told(events) == [("event-fp22-exit", "fp22-exit-keeps")]


@pytest.mark.rule("fp22-exit-keeps")
def test_those_who_went_home_stand_in_a_row_in_sight_of_all() -> None:
    p = pub22(at={"1.elf-a": (0, 0, 1), "1.troll": (6, 0, 2)}, out={2: ["goblin-b"]}, dice=(1, 3))
    play(p, "exit elf-a 1", "move troll 3")
    assert home(p) == ["2.goblin-b", "1.elf-a"], "in the order in which they went"
    for seat in (0, 1, 2):
        assert seen(p, seat)["home"] == [
            {"id": "character:2.goblin-b", "owner": 1, "family": "goblin", "copy": "b"},
            {"id": "character:1.elf-a", "owner": 0, "family": "elf", "copy": "a"},
        ]
    picture = p.game.picture(p.view(PUBLIC), Speech("en", ["Ana", "Bo"]).say, 100)
    assert "Gone home, in this order: Goblin B Bo and Elf A Ana." in picture


@pytest.mark.rule("fp22-closing-leave")
def test_at_closing_time_the_row_is_joined_in_the_order_of_the_seats() -> None:
    p = pub22(
        3,
        at={"3.elf-a": (4, 0, 1), "1.troll": (0, 0, 2), "2.elf-a": (0, 0, 1)},
        out={1: CLAN[:2], 2: CLAN[:4]},
        dice=(1, 2),
        turn=3,
        barkeeper=4,
    )
    play(p, "exit elf-a 1")
    assert home(p)[-3:] == ["3.elf-a", "1.troll", "2.elf-a"]


@pytest.mark.rule("fp22-exit-keeps")
def test_who_is_out_stays_out() -> None:
    p = pub22(at={"1.troll": (0, 0, 1)}, dice=(1, 4))
    play(p, "exit troll 4", "enter 1")
    assert "draw troll" not in {str(outcome) for outcome, _ in p.chances()}


@pytest.mark.rule("fp22-elf")
def test_a_dark_elf_leaves_by_the_barkeeper() -> None:
    p = pub22(at={"1.elf-a": (4, 1, 1), "1.dwarf-a": (4, 0, 1)}, dice=(1, 2), barkeeper=4)
    assert can(p, "exit") == ["exit elf-a 1", "exit elf-a 2"], "dwarves cannot hypnotise anybody"
    events = play(p, "exit elf-a 1")
    assert at(p, "1.elf-a") == "out"
    assert taken(p, 1) == (1, 0)
    assert rule_of(events, "event-fp22-exit") == ["fp22-elf"]


@pytest.mark.rule("fp22-elf")
def test_a_dark_elf_must_meet_the_condition_and_sit_with_him() -> None:
    p = pub22(at={"1.elf-a": (4, 2, 1), "1.elf-b": (5, 0, 1)}, dice=(1, 2), barkeeper=4)
    assert refusal(p, "exit elf-a 1") == "pub-exit-condition"
    assert refusal(p, "exit elf-b 1") == "fp22-exit"


@pytest.mark.rule("fp22-elf")
def test_the_barkeeper_can_be_called_for_it_in_the_same_turn() -> None:
    p = pub22(at={"1.elf-a": (4, 2, 1)}, dice=(2, 4), barkeeper=1)
    play(p, "call 4", "flip plain", "exit elf-a 2")
    assert at(p, "1.elf-a") == "out"
    assert taken(p, 1) == (2, 0)


@pytest.mark.rule("fp22-elf")
def test_a_dark_elf_at_the_door_needs_no_barkeeper() -> None:
    p = pub22(at={"1.elf-a": (0, 0, 1)}, dice=(1, 2), barkeeper=4)
    assert rule_of(play(p, "exit elf-a 1"), "event-fp22-exit") == ["fp22-exit-keeps"]


@pytest.mark.rule("fp22-troll")
def test_a_troll_leaves_a_coin_at_the_door_when_it_leaves() -> None:
    p = pub22(at={"1.troll": (0, 2, 2)}, dice=(1, 2))
    before = pool(p)
    play(p, "exit troll 1")
    assert (loose(p, 0), pool(p), taken(p, 1)) == (1, before + 1, (2, 0))
    p = pub22(at={"1.troll": (0, 0, 2)}, dice=(1, 2))
    play(p, "exit troll 1")
    assert (loose(p, 0), at(p, "1.troll")) == (0, "out")


@pytest.mark.rule("fp22-troll")
def test_the_coin_that_a_troll_will_drop_does_not_help_it_out() -> None:
    p = pub22(at={"1.troll": (0, 3, 2)}, dice=(1, 2))
    assert refusal(p, "exit troll 1") == "pub-exit-condition"


# Closing time


CLAN = ["goblin-a", "goblin-b", "dwarf-a", "dwarf-b", "elf-a", "elf-b"]
"""All but the troll."""


@pytest.mark.rule("fp22-closing")
@pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 7), (4, 8)])
def test_closing_time_begins_when_enough_are_out(players: int, needed: int) -> None:
    gone = {1: CLAN[: needed - 2 - 4], 2: CLAN[:4]}
    p = pub22(players, at={"1.elf-a": (0, 0, 1), "1.elf-b": (4, 0, 1)}, out=gone, dice=(1, 2), barkeeper=4)
    play(p, "exit elf-a 1")
    assert closing(p) == "open"
    events = play(p, "exit elf-b 2")
    assert ("event-fp22-closing", "fp22-closing") in told(events)
    assert closing(p) == "last-round"


@pytest.mark.rule("fp22-closing-leave")
def test_everybody_at_the_door_who_may_leave_does_whosever_it_is() -> None:
    p = pub22(
        4,
        at={
            "1.elf-a": (4, 0, 1),
            "1.troll": (0, 2, 2),
            "2.elf-a": (0, 1, 3, 1),
            "3.elf-a": (0, 2, 1),
            "4.elf-a": (5, 0, 3),
        },
        out={1: CLAN[:3], 2: CLAN[:4]},
        dice=(1, 2),
        barkeeper=4,
    )
    before = pool(p)
    events = play(p, "exit elf-a 1")
    assert closing(p) == "last-round"
    assert (at(p, "1.troll"), at(p, "2.elf-a")) == ("out", "out")
    assert at(p, "3.elf-a") == (0, 2, 1), "more coins than beers"
    assert at(p, "4.elf-a") == (5, 0, 3), "not at the door"
    assert (taken(p, 1), taken(p, 2)) == ((3, 0), (2, 1))
    assert loose(p, 0) == 0, "a troll that leaves by itself drops nothing"
    assert pool(p) == before + 2 + 1
    assert rule_of(events, "event-fp22-exit") == ["fp22-elf", "fp22-closing-leave", "fp22-closing-leave"]


@pytest.mark.rule("fp22-closing-leave")
def test_a_dark_elf_with_the_barkeeper_does_not_leave_by_itself() -> None:
    p = pub22(
        at={"1.dwarf-a": (0, 0, 1), "2.elf-b": (4, 0, 3)},
        out={2: CLAN[:5]},
        dice=(1, 2),
        barkeeper=4,
    )
    play(p, "exit dwarf-a 1")
    assert (closing(p), at(p, "2.elf-b")) == ("last-round", (4, 0, 3))


@pytest.mark.rule("fp22-closing-door")
def test_after_closing_time_who_ends_a_move_at_the_door_may_leave_at_once() -> None:
    p = pub22(at={"1.dwarf-a": (6, 1, 1)}, out={2: CLAN}, dice=(2, 3), barkeeper=4)
    play(p, "move dwarf-a 2")
    assert (mover(p), can(p)) == (1, ["leave", "stay"])
    assert refusal(p, "exit dwarf-a 3") == "common-now"
    events = play(p, "leave")
    assert (at(p, "1.dwarf-a"), taken(p, 1), dice(p)) == ("out", (1, 0), [3])
    assert rule_of(events, "event-fp22-exit") == ["fp22-closing-door"]


@pytest.mark.rule("fp22-closing-door")
def test_it_may_also_stay_and_move_on_or_leave_with_a_die_later() -> None:
    p = pub22(at={"1.dwarf-a": (6, 1, 1)}, out={2: CLAN}, dice=(2, 3), barkeeper=4)
    play(p, "move dwarf-a 2", "stay")
    assert (at(p, "1.dwarf-a"), home(p)) == ((0, 1, 1), [f"2.{who}" for who in CLAN])
    assert (refusal(p, "exit dwarf-a 3"), refusal(p, "leave")) == ("", "common-now")
    play(p, "exit dwarf-a 3")
    assert at(p, "1.dwarf-a") == "out"


@pytest.mark.rule("fp22-closing-door")
@pytest.mark.parametrize("lang", languages())
def test_leaving_or_staying_is_said(lang: str) -> None:
    p = pub22(at={"1.dwarf-a": (6, 1, 1)}, out={2: CLAN}, dice=(2, 3), barkeeper=4)
    play(p, "move dwarf-a 2")
    assert p.prompt().id == "prompt-pub-leave"
    assert (leads(p, "leave"), brings(p, "leave")) == ("place:outside", ["home 1"])
    assert (leads(p, "stay"), brings(p, "stay")) == ("space:door", [])
    assert spoken(p, "leave", lang) != spoken(p, "stay", lang)


@pytest.mark.rule("fp22-closing-door")
def test_before_closing_time_it_is_not() -> None:
    p = pub22(at={"1.dwarf-a": (6, 1, 1)}, dice=(2, 3), barkeeper=4)
    play(p, "move dwarf-a 2")
    assert at(p, "1.dwarf-a") == (0, 1, 1)


@pytest.mark.rule("fp22-closing-door")
def test_who_does_not_meet_the_condition_just_stands_there() -> None:
    p = pub22(at={"1.dwarf-a": (6, 2, 1)}, out={2: CLAN}, dice=(2, 3), barkeeper=4)
    play(p, "move dwarf-a 2")
    assert at(p, "1.dwarf-a") == (0, 2, 1)


@pytest.mark.rule("fp22-closing-door")
def test_a_goblin_picks_up_its_coin_first_and_may_stay_for_it() -> None:
    p = pub22(at={"1.goblin-a": (6, 1, 1)}, out={2: CLAN}, dice=(2, 3), barkeeper=4, loose={0: 1})
    play(p, "move goblin-a 2")
    assert at(p, "1.goblin-a") == (0, 2, 1)


@pytest.mark.rule("fp22-closing-door")
def test_a_troll_drops_its_coin_where_it_starts_and_none_at_the_door() -> None:
    p = pub22(at={"1.troll": (5, 2, 1)}, out={2: CLAN}, dice=(3, 4), barkeeper=4)
    play(p, "move troll 3", "leave")
    assert at(p, "1.troll") == "out", "with one coin less it meets the condition"
    assert (loose(p, 5), loose(p, 0)) == (2, 0)


@pytest.mark.rule("fp22-closing-door")
def test_one_of_the_clan_who_waits_at_the_door_is_still_in_the_way() -> None:
    p = pub22(at={"1.dwarf-a": (6, 1, 1), "1.elf-a": (0, 2, 0)}, out={2: CLAN}, dice=(2, 3), barkeeper=4)
    assert refusal(p, "move dwarf-a 2") == "fp22-door-one"


@pytest.mark.rule("fp22-closing-door")
def test_a_move_of_seven_at_the_door_may_be_an_exit_too() -> None:
    p = pub22(at={"1.elf-a": (0, 2, 1)}, out={2: CLAN}, dice=(4, 4), barkeeper=4)
    play(p, "move elf-a both")
    assert at(p, "1.elf-a") == (0, 2, 1), "it does not meet the condition"
    p = pub22(at={"1.elf-a": (0, 1, 1)}, out={2: CLAN}, dice=(4, 4), barkeeper=4)
    play(p, "move elf-a both", "leave")
    assert at(p, "1.elf-a") == "out"


@pytest.mark.rule("fp22-closing-door")
def test_the_rest_of_the_turn_that_began_closing_time_counts_already() -> None:
    p = pub22(
        at={"1.elf-a": (0, 0, 1), "1.dwarf-a": (6, 1, 1)},
        out={2: CLAN[:5]},
        dice=(1, 2),
    )
    play(p, "exit elf-a 1", "move dwarf-a 2", "leave")
    assert at(p, "1.dwarf-a") == "out"


@pytest.mark.rule("fp22-closing-door")
def test_entering_is_not_ending_a_move() -> None:
    p = pub22(out={2: CLAN}, dice=(1, 2))
    play(p, "enter 1", "draw dwarf")
    assert at(p, "1.dwarf-a") == (0, 1, 0)


# The last turns


def rest_of_game(p: Position, players: int) -> list[int]:
    """Whose turns follow until the pub is closed; each just calls the barkeeper."""
    order = []
    while mover(p) != "over":
        if mover(p) == "chance":
            play(p, "roll 1 2")
            order.append(int(str(mover(p))))
        action = next(text for text in [*can(p, "done"), *can(p, "call")])
        play(p, action)
        cheers(p)
    assert len(order) <= 2 * players
    return order


@pytest.mark.rule("fp22-extra-turn")
@pytest.mark.parametrize(
    ("first", "turn", "order"),
    [
        (1, 1, [2, 3, 1, 2, 3]),
        (1, 2, [3, 1, 2, 3]),
        (1, 3, [1, 2, 3]),
        (2, 1, [2, 3, 1]),
        (2, 2, [3, 1, 2, 3, 1]),
        (3, 3, [1, 2, 3, 1, 2]),
    ],
)
def test_the_round_is_completed_then_everybody_has_one_more_turn(first: int, turn: int, order: list[int]) -> None:
    other = 1 if turn != 1 else 2
    p = pub22(3, at={f"{turn}.elf-a": (0, 0, 1)}, out={other: CLAN}, dice=(5, 6), first=first, turn=turn, barkeeper=6)
    play(p, "exit elf-a 5")
    assert closing(p) == ("last-round" if can(p) else "extra-turn")
    assert rest_of_game(p, 3) == order


@pytest.mark.rule("fp22-extra-turn")
def test_the_extra_turn_is_announced_and_the_end_too() -> None:
    p = pub22(at={}, out={2: CLAN}, dice=(1, 2), turn=2)
    events = play(p, "call 1", "call 2")
    assert told(events)[-1] == ("event-fp22-extra-turn", "fp22-extra-turn")
    assert closing(p) == "extra-turn"
    play(p, "roll 3 4", "call 3", "call 4", "roll 3 5")
    events = play(p, "call 3", "call 5")
    assert told(events)[-1] == ("event-fp22-closed", "fp22-extra-turn")
    assert mover(p) == "over"


@pytest.mark.rule("fp22-extra-turn")
def test_nothing_ends_before_closing_time() -> None:
    p = pub22(at={}, out={2: CLAN[:5]}, dice=(1, 2), turn=2)
    play(p, "call 1", "call 2", "roll 3 4", "call 3", "call 4", "roll 1 2", "call 1", "call 2")
    assert (closing(p), mover(p)) == ("open", "chance")


# The score


@pytest.mark.rule("fp22-goal")
@pytest.mark.rule("fp22-score-beers")
def test_beers_taken_out_bring_two_points_and_triple_ones_three() -> None:
    p = closed(out={1: CLAN[:3], 2: CLAN[:3]}, taken={1: (5, 2), 2: (1, 0)})
    assert (points(p, 1)["fp22-plain"], points(p, 1)["fp22-triple"]) == (10, 6)
    assert (points(p, 2)["fp22-plain"], points(p, 2)["fp22-triple"]) == (2, 0)


@pytest.mark.rule("fp22-score-card")
@pytest.mark.parametrize(("shows", "worth"), [("+1", 3), ("-1", 2), ("gone", 0)])
def test_the_card_scores_by_its_visible_side(shows: str, worth: int) -> None:
    p = closed(out={1: CLAN}, card={1: shows, 2: "gone"})
    lines = points(p, 1)
    assert [value for line, value in lines.items() if "card" in line] == [worth]
    assert p.result().points == [worth, 0]


@pytest.mark.rule("fp22-score-inside")
def test_beers_left_inside_bring_one_point_each_triple_or_not() -> None:
    p = closed(out={1: CLAN}, at={"1.troll": (4, 0, 5, 2), "2.elf-a": (0, 0, 1), "2.elf-b": (5, 0, 2, 1)})
    assert (points(p, 1)["fp22-inside"], points(p, 2)["fp22-inside"]) == (5, 3)


@pytest.mark.rule("fp22-score-coins")
def test_most_coins_inside_bring_three_points() -> None:
    p = closed(out={1: CLAN}, at={"1.troll": (4, 4, 0), "2.elf-a": (0, 2, 0), "2.elf-b": (5, 3, 0)})
    assert (points(p, 1)["fp22-coins"], points(p, 2)["fp22-coins"]) == (0, 3)


@pytest.mark.rule("fp22-score-coins")
def test_everybody_tied_for_the_most_coins_gets_them() -> None:
    p = pub22(
        3,
        at={"1.troll": (4, 4, 0), "2.elf-a": (0, 4, 0), "3.elf-b": (5, 3, 0)},
        out={1: CLAN, 2: ["troll"]},
        closing="extra-turn",
        turn=3,
        dice=(1, 2),
    )
    play(p, "call 1", "call 2")
    assert [points(p, seat)["fp22-coins"] for seat in (1, 2, 3)] == [3, 3, 0]


@pytest.mark.rule("fp22-score-coins")
def test_no_coin_at_all_is_no_majority() -> None:
    p = closed(out={1: CLAN})
    assert [points(p, seat)["fp22-coins"] for seat in (1, 2)] == [0, 0]


@pytest.mark.rule("fp22-score-coins")
def test_coins_on_tables_are_nobodys() -> None:
    p = closed(out={1: CLAN}, at={"1.troll": (4, 1, 0)}, loose={4: 9})
    assert points(p, 1)["fp22-coins"] == 3


@pytest.mark.rule("fp22-winner")
def test_most_points_win() -> None:
    p = closed(out={1: CLAN[:3], 2: CLAN[:3]}, taken={1: (5, 0), 2: (4, 0)})
    assert (p.result().points, p.result().places, p.result().winners()) == ([13, 11], [1, 2], [0])
    assert [p.result().utility(seat) for seat in (0, 1)] == [1, 0]
    assert p.result().why.id == "why-fp22-points"


@pytest.mark.rule("fp22-winner")
def test_among_equals_more_characters_out_win() -> None:
    p = closed(out={1: CLAN[:2], 2: CLAN[:4]}, taken={1: (5, 0), 2: (5, 0)})
    assert (p.result().places, p.result().why.id) == ([2, 1], "why-fp22-more-out")


@pytest.mark.rule("fp22-winner")
def test_if_that_is_equal_too_the_victory_is_shared() -> None:
    p = closed(out={1: CLAN[:3], 2: CLAN[:3]}, taken={1: (5, 0), 2: (5, 0)})
    assert (p.result().places, p.result().winners(), p.result().why.id) == ([1, 1], [0, 1], "why-fp22-shared")
    assert [p.result().utility(seat) for seat in (0, 1)] == [0.5, 0.5]


@pytest.mark.rule("fp22-winner")
def test_every_line_is_shown_and_they_add_up() -> None:
    p = closed(
        out={1: CLAN[:3], 2: CLAN[:3]},
        taken={1: (5, 2), 2: (4, 1)},
        at={"1.troll": (4, 4, 2, 1), "2.elf-b": (5, 3, 1)},
        card={1: "-1"},
    )
    assert points(p, 1) == {"fp22-plain": 10, "fp22-triple": 6, "fp22-card-minus": 2, "fp22-inside": 2, "fp22-coins": 3}
    assert points(p, 2) == {"fp22-plain": 8, "fp22-triple": 3, "fp22-card-plus": 3, "fp22-inside": 1, "fp22-coins": 0}
    assert p.result().points == [23, 15]
