"""2003: set-up, turns, entering, walking, going home, winning."""

from __future__ import annotations

import pytest

from alehouse import Position
from tests.games.fantasy_pub.table import (
    GAME_03,
    at,
    can,
    chances,
    collected,
    deck,
    loose,
    mover,
    play,
    pool,
    pub03,
    refusal,
    rule_of,
    seen,
    told,
)


def fresh(players: int = 2) -> Position:
    p = GAME_03.start(players)
    p.listen()
    return p


# Set-up


@pytest.mark.rule("fp03-ring")
def test_five_tables_with_a_coin_each_and_a_bar_with_none() -> None:
    p = fresh()
    assert [loose(p, space) for space in range(6)] == [0, 1, 1, 1, 1, 1]
    assert pool(p) == 195


@pytest.mark.rule("fp03-clans")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_seven_characters(players: int) -> None:
    p = fresh(players)
    for seat in range(1, players + 1):
        assert deck(p, seat)["unseen"] == {"halfling": 2, "dwarf": 2, "warrior": 2, "ogre": 1}


@pytest.mark.rule("fp03-setup-first")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_is_drawn_by_lot(players: int) -> None:
    assert chances(fresh(players)) == {f"first {seat}": 1 for seat in range(1, players + 1)}


@pytest.mark.rule("fp03-setup-first")
def test_turns_go_clockwise() -> None:
    p = fresh(3)
    play(p, "first 3")
    for _ in range(3):
        play(p, "draw warrior", "draw dwarf")
    order = []
    for _ in range(4):
        play(p, "roll 1 2")
        order.append(mover(p))
        play(p, "move warrior-a both")
    assert order == [3, 1, 2, 3]


@pytest.mark.rule("fp03-setup-bar")
def test_everybody_begins_with_one_at_the_bar_and_six_coins() -> None:
    p = fresh(2)
    play(p, "first 2")
    assert chances(p) == {"draw halfling": 2, "draw dwarf": 2, "draw warrior": 2, "draw ogre": 1}
    events = play(p, "draw halfling", "draw ogre", "draw dwarf", "draw dwarf")
    assert (at(p, "2.halfling-a"), at(p, "1.dwarf-a")) == ((0, 6, 0), (0, 6, 0)), "no coin lies at the bar to pick up"
    assert pool(p) == 195 - 12
    assert rule_of(events, "event-pub-enter") == ["fp03-setup-bar"] * 2
    assert (deck(p, 2)["top"], deck(p, 1)["top"]) == ("2.ogre-a", "1.dwarf-b")


@pytest.mark.rule("fp03-pile")
def test_the_top_of_a_pile_is_known_to_all_and_the_rest_to_nobody() -> None:
    p = fresh(2)
    play(p, "first 1", "draw halfling")
    assert chances(p) == {"draw halfling": 1, "draw dwarf": 2, "draw warrior": 2, "draw ogre": 1}
    events = play(p, "draw ogre")
    assert told(events)[-1] == ("event-fp03-top", "fp03-pile")
    for seat in (0, 1, 2):
        pile = seen(p, seat)["players"][0]
        assert pile["top"] == "character:1.ogre"
        assert (pile["in_deck"], pile["unseen"]) == (6, [1, 2, 2, 0])


@pytest.mark.rule("fp03-pile")
def test_after_entering_the_next_card_is_turned_up() -> None:
    p = pub03(top={1: "ogre"}, dice=(2, 3))
    play(p, "enter 2")
    assert at(p, "1.ogre") == (0, 2, 0)
    assert chances(p) == {"draw halfling": 2, "draw dwarf": 2, "draw warrior": 2}
    play(p, "draw dwarf")
    assert deck(p, 1)["top"] == "1.dwarf-a"
    assert mover(p) == 1


@pytest.mark.rule("fp03-pile")
def test_the_cycle_through_the_pile_goes_on_with_those_put_at_the_bottom() -> None:
    inside = {"1.halfling-a": (1, 1, 0), "1.dwarf-a": (2, 1, 0), "1.warrior-a": (3, 1, 0), "1.ogre": (0, 0, 2)}
    p = pub03(at=inside, top={1: "dwarf-b"}, bottom={1: ["warrior-b", "halfling-b"]}, dice=(2, 3))
    play(p, "exit ogre 2")
    assert deck(p, 1) == {
        "top": "1.dwarf-b",
        "unseen": {"halfling": 0, "dwarf": 0, "warrior": 0, "ogre": 0},
        "bottom": ["1.warrior-b", "1.halfling-b", "1.ogre-a"],
    }
    play(p, "enter 3")
    assert (deck(p, 1)["top"], deck(p, 1)["bottom"]) == ("1.warrior-b", ["1.halfling-b", "1.ogre-a"])


@pytest.mark.rule("fp03-pile")
def test_whoever_comes_back_to_an_empty_pile_lies_on_top() -> None:
    inside = {f"1.{who}": (1 + place % 5, 1, 0) for place, who in enumerate(["halfling-a", "dwarf-a", "warrior-a"])}
    inside |= {"1.halfling-b": (1, 1, 0), "1.dwarf-b": (2, 1, 0), "1.warrior-b": (3, 1, 0), "1.ogre": (0, 0, 2)}
    p = pub03(at=inside, dice=(2, 3))
    assert refusal(p, "enter 2") == "fp03-enter-pile"
    play(p, "exit ogre 2")
    assert deck(p, 1)["top"] == "1.ogre-a"
    play(p, "enter 3")
    assert at(p, "1.ogre") == (0, 3, 0), "it may come again"


# A turn


@pytest.mark.rule("fp03-turn")
def test_the_booklets_marco_rolls_four_and_one() -> None:
    """An action with the 4 and one with the 1, in the order that he likes."""
    crowd = {"1.warrior-a": (1, 3, 0), "1.dwarf-a": (4, 3, 0)}
    for order in (("move warrior-a 4", "move dwarf-a 1 back"), ("move dwarf-a 1 back", "move warrior-a 4")):
        p = pub03(at=crowd, dice=(4, 1))
        play(p, *order)
        assert mover(p) == "chance"
        assert (at(p, "1.warrior-a"), at(p, "1.dwarf-a")) == ((5, 3, 0), (3, 3, 0))


@pytest.mark.rule("fp03-move-sum")
def test_the_booklets_francesco_rolls_five_and_two() -> None:
    """An action with each, or a single one with the 7."""
    p = pub03(at={"1.warrior-a": (1, 3, 1)}, dice=(5, 2))
    assert can(p, "move") == ["move warrior-a 2", "move warrior-a 5", "move warrior-a both"]
    events = play(p, "move warrior-a both")
    assert at(p, "1.warrior-a") == (1, 3, 1), "seven less one is once around"
    assert mover(p) == "chance", "there is no second action"
    assert told(events)[0] == ("event-pub-move", "fp03-move-sum")


@pytest.mark.rule("fp03-turn")
def test_the_same_character_may_move_twice() -> None:
    p = pub03(at={"1.warrior-a": (1, 3, 0)}, dice=(1, 2))
    play(p, "move warrior-a 1", "move warrior-a 2")
    assert at(p, "1.warrior-a") == (4, 3, 0)


@pytest.mark.rule("fp03-turn")
def test_the_same_action_may_be_done_twice() -> None:
    p = pub03(at={"1.warrior-a": (0, 0, 1)}, top={1: "ogre"}, dice=(1, 2), bottom={1: ["dwarf-a"]})
    play(p, "exit warrior-a 1", "enter 2")
    assert at(p, "1.ogre") == (0, 2, 0)
    p = pub03(at={}, top={1: "ogre"}, dice=(1, 2))
    play(p, "enter 1", "draw dwarf")
    assert refusal(p, "enter 2") == "fp03-bar-one", "but not where the bar is taken"


@pytest.mark.rule("fp03-turn")
def test_two_dice_are_rolled_in_thirty_six_ways() -> None:
    weights = chances(pub03(at={"1.ogre": (1, 1, 0)}))
    assert sum(weights.values()) == 36
    assert weights["roll 1 2"] == 2
    assert weights["roll 2 2"] == 1


@pytest.mark.rule("pub-at-least-one")
def test_one_action_is_a_must() -> None:
    p = pub03(at={"1.warrior-a": (1, 3, 0)}, dice=(1, 2))
    assert refusal(p, "done") == "pub-at-least-one"
    play(p, "move warrior-a 1", "done")
    assert seen(p, 0)["turn"] == 1


@pytest.mark.rule("pub-dice")
def test_each_die_serves_once_or_both_together() -> None:
    p = pub03(at={"1.warrior-a": (1, 3, 0)}, dice=(1, 2))
    play(p, "move warrior-a 1")
    assert refusal(p, "move warrior-a 1") == "pub-dice"
    assert refusal(p, "move warrior-a both") == "pub-dice"


@pytest.mark.rule("pub-again")
def test_a_roll_that_allows_nothing_is_rolled_again() -> None:
    p = pub03(at={"1.warrior-a": (0, 5, 3)})
    events = play(p, "roll 1 2")
    assert (mover(p), len(chances(p))) == ("chance", 21)
    assert ("event-pub-again", "pub-again") in told(events)
    play(p, "roll 1 1", "roll 1 3")
    assert can(p) == ["move warrior-a both"]


@pytest.mark.rule("fp03-pass")
def test_where_no_roll_could_help_the_turn_is_passed() -> None:
    """An ogre with seven beers and eight coins at the bar: five tables, and two of another family at each."""
    pairs = [("2", "halfling"), ("2", "dwarf"), ("2", "warrior"), ("3", "halfling"), ("3", "dwarf")]
    crowd = {f"{seat}.{who}-{copy}": (table, 2, 0) for table, (seat, who) in enumerate(pairs, 1) for copy in "ab"}
    p = pub03(3, at=crowd | {"1.ogre": (0, 8, 7)})
    events = play(p, "roll 6 6")
    assert told(events)[-1] == ("event-pub-pass", "fp03-pass")
    assert (mover(p), seen(p, 0)["turn"]) == ("chance", 1)


# Entering


@pytest.mark.rule("fp03-enter")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_one_enters_with_as_many_coins_as_the_die_shows(die: int) -> None:
    p = pub03(top={1: "ogre"}, dice=(die, die))
    events = play(p, f"enter {die}")
    assert at(p, "1.ogre") == (0, die, 0)
    assert rule_of(events, "event-pub-enter") == ["fp03-enter"]


@pytest.mark.rule("fp03-enter-sum")
@pytest.mark.parametrize(
    ("roll", "may"), [((1, 2), True), ((1, 5), True), ((3, 3), True), ((1, 6), False), ((4, 3), False)]
)
def test_both_dice_only_up_to_six(roll: tuple[int, int], may: bool) -> None:
    p = pub03(top={1: "ogre"}, dice=roll)
    assert refusal(p, "enter both") == ("" if may else "fp03-enter-sum")
    if may:
        events = play(p, "enter both")
        assert at(p, "1.ogre") == (0, sum(roll), 0)
        assert rule_of(events, "event-pub-enter") == ["fp03-enter-sum"]


@pytest.mark.rule("fp03-enter-pile")
def test_nobody_enters_from_an_empty_pile() -> None:
    inside = {
        f"1.{who}-{copy}": (table, 1, 0)
        for table, who in enumerate(["halfling", "dwarf", "warrior"], 1)
        for copy in "ab"
    }
    p = pub03(at=inside | {"1.ogre": (4, 1, 0)}, dice=(1, 2))
    assert refusal(p, "enter 1") == "fp03-enter-pile"


@pytest.mark.rule("fp03-enter-supply")
def test_a_small_supply_gives_what_it_has_and_an_empty_one_nothing() -> None:
    p = pub03(top={1: "ogre"}, dice=(4, 5), pool=2)
    play(p, "enter 5")
    assert (at(p, "1.ogre"), pool(p)) == ((0, 2, 0), 0)
    p = pub03(top={1: "ogre"}, at={"1.warrior-a": (1, 1, 0)}, dice=(4, 5), pool=0)
    assert refusal(p, "enter 4") == "fp03-enter-supply"


@pytest.mark.rule("fp03-bar-one")
def test_one_of_each_colour_at_the_bar() -> None:
    p = pub03(at={"1.warrior-a": (0, 5, 0), "1.dwarf-a": (4, 1, 0), "2.dwarf-a": (0, 1, 0)}, dice=(1, 2))
    assert refusal(p, "enter 1") == "fp03-bar-one"
    assert refusal(p, "move dwarf-a 2") == "fp03-bar-one"
    play(p, "move warrior-a 1")
    assert refusal(p, "enter 2") == ""
    assert refusal(p, "move dwarf-a 2") == "", "two dwarves of different colours, and any company, will do at the bar"


@pytest.mark.rule("fp03-bar-one")
def test_any_company_will_do_at_the_bar() -> None:
    crowd = {"2.dwarf-a": (0, 1, 0), "3.dwarf-a": (0, 1, 0), "4.ogre": (0, 1, 0), "5.ogre": (0, 1, 0)}
    p = pub03(5, at=crowd, top={1: "dwarf-b"}, dice=(1, 2))
    assert refusal(p, "enter 1") == ""


# Walking


@pytest.mark.rule("pub-distance")
@pytest.mark.parametrize(("die", "beers", "may"), [(1, 0, True), (1, 1, False), (3, 4, False), (6, 5, True)])
def test_movement_is_dice_less_beers(die: int, beers: int, may: bool) -> None:
    p = pub03(at={"1.warrior-a": (1, 3, beers), "1.dwarf-a": (4, 1, 0)}, dice=(die, die))
    assert refusal(p, f"move warrior-a {die}") == ("" if may else "pub-distance")
    if may:
        play(p, f"move warrior-a {die}")
        assert at(p, "1.warrior-a") == ((1 + die - beers) % 6, 3, beers)


@pytest.mark.rule("pub-whole-way")
@pytest.mark.parametrize("roll", [(3, 3), (6, 6)])
def test_six_and_twelve_end_where_they_began_and_count_as_arriving(roll: tuple[int, int]) -> None:
    p = pub03(at={"1.halfling-a": (2, 1, 0), "2.halfling-a": (2, 1, 0)}, dice=roll)
    play(p, "move halfling-a both")
    assert at(p, "1.halfling-a") == (2, 1, 1), "a coin picked up, a beer drunk"
    assert at(p, "2.halfling-a") == (2, 0, 1)


@pytest.mark.rule("pub-whole-way")
def test_a_die_of_six_goes_once_around_from_the_bar_to_the_bar() -> None:
    p = pub03(at={"1.warrior-a": (0, 2, 0)}, dice=(6, 5))
    play(p, "move warrior-a 6")
    assert at(p, "1.warrior-a") == (0, 2, 0)


@pytest.mark.rule("pub-inside")
def test_one_moves_those_who_are_in_the_pub() -> None:
    p = pub03(at={"1.warrior-a": (1, 3, 0)}, dice=(1, 2))
    assert refusal(p, "move ogre 1") == "pub-inside"
    assert refusal(p, "exit ogre 1") == "pub-inside"


@pytest.mark.rule("pub-seating")
def test_the_booklets_five_halflings() -> None:
    crowd = {f"{seat}.halfling-a": (3, 1, 0) for seat in (2, 3, 4, 5)} | {"1.halfling-a": (2, 1, 0)}
    p = pub03(5, at=crowd, dice=(1, 5))
    play(p, "move halfling-a 1")
    assert at(p, "5.halfling-a") == (3, 0, 1)


@pytest.mark.rule("pub-seating")
def test_the_booklets_four_different_ones() -> None:
    crowd = {"1.dwarf-a": (3, 1, 0), "2.halfling-a": (3, 1, 0), "1.warrior-a": (2, 1, 0), "3.ogre": (3, 1, 0)}
    p = pub03(3, at=crowd, dice=(1, 5))
    assert refusal(p, "move warrior-a 1") == "", "two of one colour are no matter"


@pytest.mark.rule("pub-seating")
def test_the_booklets_halfling_is_not_welcome_among_two_dwarves() -> None:
    p = pub03(at={"1.halfling-a": (2, 1, 0), "2.dwarf-a": (3, 1, 0), "2.dwarf-b": (3, 1, 0)}, dice=(1, 5))
    assert refusal(p, "move halfling-a 1") == "pub-seating"


@pytest.mark.rule("pub-seating")
def test_the_booklets_halfling_is_not_welcome_where_one_sits_with_a_warrior() -> None:
    p = pub03(3, at={"1.halfling-a": (2, 1, 0), "2.halfling-a": (3, 1, 0), "3.warrior-a": (3, 1, 0)}, dice=(1, 5))
    assert refusal(p, "move halfling-a 1") == "pub-seating"


# The families


@pytest.mark.rule("fp03-halfling")
def test_a_halfling_must_pick_up_one_coin() -> None:
    p = pub03(at={"1.halfling-a": (2, 1, 0)}, dice=(1, 5), loose={3: 3})
    events = play(p, "move halfling-a 1")
    assert (at(p, "1.halfling-a"), loose(p, 3)) == ((3, 2, 0), 2)
    assert rule_of(events, "event-pub-pick-up") == ["fp03-halfling"]


@pytest.mark.rule("fp03-halfling")
def test_a_halfling_picks_up_at_the_bar_and_as_it_enters() -> None:
    p = pub03(top={1: "halfling-a"}, dice=(2, 5), loose={0: 1})
    play(p, "enter 2")
    assert (at(p, "1.halfling-a"), loose(p, 0)) == ((0, 3, 0), 0)
    p = pub03(at={"1.halfling-a": (5, 1, 0)}, dice=(1, 5), loose={0: 2})
    play(p, "move halfling-a 1")
    assert (at(p, "1.halfling-a"), loose(p, 0)) == ((0, 2, 0), 1)


@pytest.mark.rule("fp03-halfling")
def test_a_halfling_picks_up_before_anybody_drinks() -> None:
    p = pub03(at={"1.halfling-a": (2, 0, 0), "2.ogre": (3, 0, 0)}, dice=(1, 5))
    play(p, "move halfling-a 1")
    assert (at(p, "1.halfling-a"), at(p, "2.ogre")) == ((3, 0, 0), (3, 0, 1))


@pytest.mark.rule("fp03-dwarf")
def test_a_dwarf_chooses_its_way_at_every_move() -> None:
    p = pub03(at={"1.dwarf-a": (1, 1, 0)}, dice=(1, 3))
    events = play(p, "move dwarf-a 3 back")
    assert at(p, "1.dwarf-a") == (4, 1, 0)
    assert told(events)[0] == ("event-pub-move", "fp03-dwarf")
    play(p, "move dwarf-a 1")
    assert at(p, "1.dwarf-a") == (5, 1, 0)


@pytest.mark.rule("fp03-warrior")
def test_a_warrior_does_nothing_special() -> None:
    p = pub03(at={"1.warrior-a": (1, 1, 0)}, dice=(1, 3))
    assert can(p, "move") == ["move warrior-a 1", "move warrior-a 3", "move warrior-a both"], "not back"
    play(p, "move warrior-a 1")
    assert (at(p, "1.warrior-a"), loose(p, 1), loose(p, 2)) == ((2, 1, 0), 1, 1)


@pytest.mark.rule("fp03-ogre")
def test_an_ogre_leaves_a_coin_where_it_starts() -> None:
    for start, before in ((0, 0), (2, 1)):
        p = pub03(at={"1.ogre": (start, 3, 0)}, dice=(1, 3))
        events = play(p, "move ogre 1")
        assert (at(p, "1.ogre"), loose(p, start)) == ((start + 1, 2, 0), before + 1)
        assert rule_of(events, "event-pub-drop") == ["fp03-ogre"]


@pytest.mark.rule("fp03-ogre")
def test_an_ogre_without_a_coin_is_thrown_out_and_never_arrives() -> None:
    p = pub03(at={"1.ogre": (2, 0, 2), "2.ogre": (4, 1, 0)}, dice=(4, 3))
    before = pool(p)
    events = play(p, "move ogre 4")
    assert at(p, "1.ogre") == "deck"
    assert at(p, "2.ogre") == (4, 1, 0), "nobody toasts with it"
    assert pool(p) == before + 2
    assert rule_of(events, "event-pub-banned") == ["fp03-ogre"]


@pytest.mark.rule("fp03-ogre")
def test_even_such_an_ogre_sets_off_only_on_a_legal_way() -> None:
    p = pub03(at={"1.ogre": (2, 0, 2), "2.dwarf-a": (4, 1, 0), "2.dwarf-b": (4, 1, 0)}, dice=(4, 2))
    assert refusal(p, "move ogre 4") == "pub-seating"
    assert refusal(p, "move ogre 2") == "pub-distance"


@pytest.mark.rule("fp03-ogre")
def test_an_ogre_that_leaves_drops_nothing() -> None:
    p = pub03(at={"1.ogre": (0, 1, 2)}, dice=(1, 3))
    play(p, "exit ogre 1")
    assert loose(p, 0) == 0


# Leaving and winning


@pytest.mark.rule("fp03-exit")
@pytest.mark.rule("pub-exit-condition")
def test_the_booklets_warrior_halfling_and_ogre_at_the_bar() -> None:
    crowd = {"1.warrior-a": (0, 3, 2), "2.halfling-a": (0, 1, 1), "3.ogre": (0, 0, 4)}
    for seat, who, rule in ((1, "warrior-a", "pub-exit-condition"), (2, "halfling-a", ""), (3, "ogre", "")):
        p = pub03(3, at=crowd, turn=seat, dice=(2, 5))
        assert refusal(p, f"exit {who} 5") == rule


@pytest.mark.rule("fp03-exit")
def test_one_leaves_from_the_bar_only_with_one_die_of_any_value() -> None:
    p = pub03(at={"1.warrior-a": (0, 0, 1), "1.dwarf-a": (3, 0, 1)}, dice=(2, 5))
    assert can(p, "exit") == ["exit warrior-a 2", "exit warrior-a 5"]
    assert refusal(p, "exit dwarf-a 2") == "fp03-exit"


@pytest.mark.rule("pub-exit-condition")
def test_no_beer_and_no_coin_is_enough() -> None:
    p = pub03(at={"1.warrior-a": (0, 0, 0)}, dice=(2, 5))
    assert refusal(p, "exit warrior-a 2") == ""


@pytest.mark.rule("fp03-exit-keeps")
def test_beers_are_collected_coins_go_back_and_the_character_goes_under_the_pile() -> None:
    p = pub03(at={"1.warrior-a": (0, 2, 3)}, dice=(2, 5), collected={1: 4})
    before = pool(p)
    events = play(p, "exit warrior-a 2")
    assert (collected(p, 1), pool(p), deck(p, 1)["bottom"]) == (7, before + 2, ["1.warrior-a"])
    assert told(events)[0] == ("event-fp03-exit", "fp03-exit-keeps")


@pytest.mark.rule("fp03-goal")
@pytest.mark.rule("fp03-winner")
@pytest.mark.parametrize(("players", "needed"), [(2, 22), (3, 20), (4, 17), (5, 15)])
def test_the_first_to_collect_enough_wins_at_once(players: int, needed: int) -> None:
    p = pub03(players, at={"1.warrior-a": (0, 0, 2)}, dice=(2, 5), collected={1: needed - 3, 2: needed - 1})
    play(p, "exit warrior-a 2")
    assert mover(p) == 1, "one too few"
    p = pub03(players, at={"1.warrior-a": (0, 0, 3)}, dice=(2, 5), collected={1: needed - 3, 2: needed - 1})
    events = play(p, "exit warrior-a 2")
    assert mover(p) == "over", "in the middle of the turn"
    assert told(events)[-1] == ("event-fp03-won", "fp03-winner")
    result = p.result()
    assert result.winners() == [0]
    assert [result.utility(seat) for seat in range(players)] == [1, *[0] * (players - 1)]
    assert result.points[:2] == [needed, needed - 1]
    assert result.places[:2] == [1, 2]
    assert [line.points for line in result.lines[0]] == [needed]


@pytest.mark.rule("fp03-winner")
def test_more_than_enough_is_enough_and_others_are_ranked_by_their_beers() -> None:
    p = pub03(4, at={"1.warrior-a": (0, 0, 7)}, dice=(2, 5), collected={1: 16, 2: 3, 3: 9, 4: 3})
    play(p, "exit warrior-a 2")
    assert (p.result().points, p.result().places) == ([23, 3, 9, 3], [1, 3, 2, 3])


@pytest.mark.rule("fp03-winner")
def test_another_number_of_beers_may_be_agreed_upon() -> None:
    assert GAME_03.start(2, beers=9).view(0).plain() != GAME_03.start(2).view(0).plain()
    assert GAME_03.start(2, beers=9).dump()["target"] == 9
    assert GAME_03.start(2, beers=0).dump()["target"] == 22
