"""2022: rolling, entering, the +1/-1 card, and rolling again."""

from __future__ import annotations

import pytest

from tests.games.fantasy_pub.table import (
    at,
    can,
    chances,
    cheers,
    deck,
    dice,
    loose,
    mover,
    play,
    pool,
    pub22,
    refusal,
    rule_of,
    seen,
    side,
    told,
)

# One or two actions


@pytest.mark.rule("fp22-turn")
def test_each_die_allows_each_of_the_five_actions() -> None:
    p = pub22(
        at={"1.elf-a": (4, 0, 1), "1.dwarf-a": (3, 2, 0)},
        dice=(1, 2),
        barkeeper=4,
        hand=["lost-purse"],
        card={1: "gone"},
    )
    for die in (1, 2):
        assert {f"enter {die}", f"move dwarf-a {die}", f"move dwarf-a {die} back", f"call {die}"} < set(can(p))
        assert {f"exit elf-a {die}", f"event lost-purse {die}"} < set(can(p))


@pytest.mark.rule("pub-at-least-one")
def test_one_action_is_a_must_the_second_is_not() -> None:
    p = pub22(at={"1.dwarf-a": (3, 2, 0)}, dice=(1, 2))
    assert refusal(p, "done") == "pub-at-least-one"
    play(p, "move dwarf-a 1")
    assert mover(p) == 1
    assert refusal(p, "done") == ""
    play(p, "done")
    assert (mover(p), seen(p, 0)["turn"]) == ("chance", 1)


@pytest.mark.rule("pub-at-least-one")
def test_changing_a_die_is_no_action() -> None:
    p = pub22(at={"1.dwarf-a": (3, 2, 0)}, dice=(1, 2))
    play(p, "plus 1")
    assert refusal(p, "done") == "pub-at-least-one"


@pytest.mark.rule("pub-at-least-one")
def test_a_turn_ends_by_itself_when_the_dice_are_used_up() -> None:
    p = pub22(at={"1.dwarf-a": (3, 2, 0)}, dice=(1, 2))
    play(p, "move dwarf-a both")
    assert mover(p) == "chance"
    assert p.prompt().id == "prompt-pub-roll"


@pytest.mark.rule("pub-at-least-one")
def test_a_turn_ends_by_itself_when_nothing_more_is_possible() -> None:
    p = pub22(at={"1.dwarf-a": (3, 2, 0)}, dice=(2, 6), barkeeper=6, card={1: "gone"}, out={1: ["goblin-a"]}, pool=0)
    play(p, "move dwarf-a 2")
    assert mover(p) == "chance", "the 6 could only call the barkeeper to where he is"


@pytest.mark.rule("pub-dice")
def test_each_die_serves_once() -> None:
    p = pub22(at={"1.dwarf-a": (3, 2, 0), "1.elf-a": (1, 2, 0)}, dice=(1, 4))
    assert refusal(p, "move dwarf-a 3") == "pub-dice"
    assert refusal(p, "call 5") == "pub-dice"
    play(p, "move dwarf-a 1")
    assert refusal(p, "move elf-a 1") == "pub-dice"
    assert refusal(p, "move elf-a both") == "pub-dice"
    assert refusal(p, "enter both") == "pub-dice"
    assert refusal(p, "move elf-a 4") == ""


@pytest.mark.rule("pub-dice")
def test_a_double_is_two_dice() -> None:
    p = pub22(at={"1.dwarf-a": (3, 2, 0), "1.elf-a": (1, 2, 0)}, dice=(1, 1))
    play(p, "move dwarf-a 1")
    assert dice(p) == [1]
    play(p, "move elf-a 1")
    assert mover(p) == "chance"


# Entering


@pytest.mark.rule("fp22-enter")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_character_enters_with_as_many_coins_as_the_die_shows(die: int) -> None:
    p = pub22(dice=(die, die))
    before = pool(p)
    events = play(p, f"enter {die}", "draw elf")
    assert at(p, "1.elf-a") == (0, die, 0)
    assert pool(p) == before - die
    assert deck(p, 1)["unseen"] == {"goblin": 2, "dwarf": 2, "elf": 1, "troll": 1}
    assert told(events) == [("event-pub-enter", "fp22-enter")]


@pytest.mark.rule("fp22-enter")
def test_the_top_card_is_drawn_by_what_is_left_in_the_deck() -> None:
    p = pub22(at={"1.goblin-a": (1, 1, 0), "1.troll": (2, 1, 0)}, dice=(1, 1))
    play(p, "enter 1")
    assert chances(p) == {"draw goblin": 1, "draw dwarf": 2, "draw elf": 2}


@pytest.mark.rule("fp22-enter-sum")
@pytest.mark.parametrize(("roll", "coins"), [((1, 2), 3), ((1, 5), 6), ((3, 3), 6), ((1, 6), 6), ((6, 6), 6)])
def test_both_dice_bring_their_sum_but_never_more_than_six(roll: tuple[int, int], coins: int) -> None:
    p = pub22(dice=roll)
    events = play(p, "enter both", "draw elf")
    assert at(p, "1.elf-a") == (0, coins, 0)
    assert mover(p) == "chance", "both dice are used"
    assert rule_of(events, "event-pub-enter") == ["fp22-enter-sum"]


@pytest.mark.rule("fp22-enter-deck")
def test_nobody_enters_from_an_empty_deck() -> None:
    clan = ["goblin-a", "goblin-b", "dwarf-a", "dwarf-b", "elf-a"]
    p = pub22(players=3, at={"1.elf-b": (1, 1, 0), "1.troll": (2, 1, 0)}, out={1: clan}, dice=(1, 2))
    assert refusal(p, "enter 1") == "fp22-enter-deck"
    assert refusal(p, "enter both") == "fp22-enter-deck"


@pytest.mark.rule("fp22-enter-pool")
def test_a_small_pool_gives_what_it_has_and_an_empty_one_nothing() -> None:
    p = pub22(dice=(5, 6), pool=2)
    play(p, "enter 5", "draw elf")
    assert at(p, "1.elf-a") == (0, 2, 0)
    assert pool(p) == 0
    p = pub22(dice=(5, 6), pool=0)
    assert refusal(p, "enter 5") == "fp22-enter-pool"


@pytest.mark.rule("fp22-door-one")
def test_one_of_a_clan_at_the_door() -> None:
    p = pub22(at={"1.elf-a": (0, 3, 0), "1.dwarf-a": (5, 1, 0), "2.elf-a": (0, 2, 0)}, dice=(1, 2), barkeeper=4)
    assert refusal(p, "enter 1") == "fp22-door-one"
    assert refusal(p, "enter both") == "fp22-door-one"
    assert refusal(p, "move dwarf-a 2") == "fp22-door-one"
    play(p, "move elf-a 1")
    assert refusal(p, "enter 2") == "", "the rival's elf is in nobody's way"
    assert refusal(p, "move dwarf-a 2") == ""


@pytest.mark.rule("fp22-door-one")
def test_clans_share_the_door_in_any_company() -> None:
    p = pub22(4, at={f"{seat}.dwarf-a": (0, 2, 0) for seat in (2, 3)} | {"4.elf-a": (0, 1, 0)}, dice=(1, 2))
    play(p, "enter 1", "draw elf")
    assert at(p, "1.elf-a") == (0, 1, 0)


# The +1/-1 card


@pytest.mark.rule("fp22-plus")
def test_plus_one_raises_an_unused_die_and_turns_the_card() -> None:
    p = pub22(at={"1.dwarf-a": (3, 2, 0)}, dice=(2, 5))
    assert can(p, "plus") == ["plus 2", "plus 5"]
    assert refusal(p, "minus 2") == "fp22-minus"
    play(p, "plus 5")
    assert (dice(p), side(p, 1)) == ([2, 6], "-1")
    assert refusal(p, "plus 2") == "fp22-plus"


@pytest.mark.rule("fp22-plus")
@pytest.mark.rule("fp22-minus")
def test_a_die_never_leaves_one_to_six() -> None:
    p = pub22(at={"1.dwarf-a": (3, 2, 0)}, dice=(6, 6), barkeeper=1)
    assert can(p, "plus") == []
    p = pub22(at={"1.dwarf-a": (3, 2, 0)}, dice=(1, 1), card={1: "-1"})
    assert can(p, "minus") == []


@pytest.mark.rule("fp22-minus")
def test_minus_one_lowers_an_unused_die_and_the_card_is_gone() -> None:
    p = pub22(at={"1.dwarf-a": (3, 2, 0)}, dice=(2, 5), card={1: "-1"})
    assert can(p, "minus") == ["minus 2", "minus 5"]
    play(p, "minus 2")
    assert (dice(p), side(p, 1)) == ([1, 5], "gone")
    assert can(p, "plus") + can(p, "minus") == []
    assert refusal(p, "minus 5") == "fp22-minus"


@pytest.mark.rule("fp22-minus")
def test_both_sides_in_one_turn_on_different_dice() -> None:
    p = pub22(at={"1.dwarf-a": (3, 2, 0)}, dice=(2, 5))
    play(p, "plus 5", "minus 2")
    assert (dice(p), side(p, 1)) == ([1, 6], "gone")


@pytest.mark.rule("fp22-minus")
def test_both_sides_in_one_turn_on_the_same_die() -> None:
    p = pub22(at={"1.dwarf-a": (3, 2, 0)}, dice=(2, 5))
    play(p, "plus 5", "minus 6")
    assert (dice(p), side(p, 1)) == ([2, 5], "gone")


@pytest.mark.rule("fp22-plus")
def test_a_used_die_cannot_be_changed() -> None:
    p = pub22(at={"1.dwarf-a": (3, 2, 0)}, dice=(2, 4))
    play(p, "move dwarf-a 2")
    assert can(p, "plus") == ["plus 4"]
    assert refusal(p, "plus 2") == "pub-dice"


@pytest.mark.rule("fp22-plus")
def test_a_changed_die_counts_in_the_sum() -> None:
    p = pub22(at={"1.dwarf-a": (1, 2, 0)}, dice=(1, 2))
    play(p, "plus 1", "move dwarf-a both")
    assert at(p, "1.dwarf-a") == (5, 2, 0)


@pytest.mark.rule("fp22-minus")
def test_the_cards_are_everybodys_own() -> None:
    p = pub22(dice=(2, 5), card={1: "gone", 2: "+1"})
    assert refusal(p, "plus 2") == "fp22-plus"
    assert refusal(p, "minus 2") == "fp22-minus"


# No legal action


@pytest.mark.rule("pub-again")
def test_a_roll_that_allows_nothing_is_rolled_again() -> None:
    p = pub22(barkeeper=3, pool=0, card={1: "gone"})
    events = play(p, "roll 3 3")
    assert mover(p) == "chance"
    assert len(chances(p)) == 21
    assert ("event-pub-again", "pub-again") in told(events)
    play(p, "roll 3 3", "roll 3 4")
    assert (mover(p), can(p)) == (1, ["call 4"])


@pytest.mark.rule("pub-again")
def test_the_card_may_help_where_the_roll_does_not_and_need_not() -> None:
    p = pub22(barkeeper=3, pool=0)
    play(p, "roll 3 3")
    assert can(p) == ["plus 3", "again"]
    other = p.copy()
    play(other, "again")
    assert mover(other) == "chance"
    assert side(other, 1) == "+1"
    play(p, "plus 3")
    assert can(p) == ["call 4", "minus 3", "minus 4"]
    assert refusal(p, "again") == "pub-again"


@pytest.mark.rule("pub-again")
def test_dice_that_cannot_be_changed_are_rolled_again_at_once() -> None:
    p = pub22(barkeeper=6, pool=0)
    play(p, "roll 6 6")
    assert mover(p) == "chance", "+1 cannot make a six a seven"
    p = pub22(barkeeper=1, pool=0, card={1: "-1"})
    play(p, "roll 1 1")
    assert mover(p) == "chance"


@pytest.mark.rule("pub-again")
def test_nobody_rolls_again_who_could_do_something() -> None:
    p = pub22(barkeeper=3, pool=0, dice=(3, 4))
    assert refusal(p, "again") == "pub-again"
    p = pub22(barkeeper=3, dice=(3, 3))
    assert refusal(p, "again") == "pub-again", "one can enter"


@pytest.mark.rule("pub-again")
def test_after_an_action_nobody_rolls_again() -> None:
    p = pub22(at={"1.dwarf-a": (3, 2, 0)}, barkeeper=6, pool=0, dice=(2, 6))
    play(p, "move dwarf-a 2")
    assert mover(p) == "chance"
    assert seen(p, 0)["turn"] == 1, "it is the other player who rolls"


@pytest.mark.rule("pub-again")
def test_a_second_die_that_only_the_card_could_save_is_still_ones_own_to_decide() -> None:
    p = pub22(at={"1.dwarf-a": (3, 2, 0)}, barkeeper=5, pool=0, dice=(2, 5))
    play(p, "move dwarf-a 2")
    assert can(p) == ["plus 5", "done"]
    play(p, "plus 5")
    assert can(p, "call") == ["call 6"]


@pytest.mark.rule("fp22-call")
def test_in_2022_some_roll_always_helps() -> None:
    """So no turn is ever passed: the barkeeper can be called to five tables out of six."""
    p = pub22(barkeeper=3, pool=0, card={1: "gone"}, out={1: ["troll"]})
    for value in (1, 2, 4, 5, 6):
        other = p.copy()
        play(other, f"roll {value} {value}")
        assert can(other, "call") == [f"call {value}"]


@pytest.mark.rule("pub-inside")
def test_one_acts_with_those_who_are_in_the_pub() -> None:
    p = pub22(at={"1.dwarf-a": (3, 2, 0)}, out={1: ["troll"]}, dice=(1, 2))
    assert refusal(p, "move goblin-a 1") == "pub-inside", "in the deck"
    assert refusal(p, "move troll 1") == "pub-inside", "out"
    assert refusal(p, "exit troll 1") == "pub-inside"
    assert refusal(p, "move dwarf-a 1") == ""


@pytest.mark.rule("fp22-goblin")
def test_a_goblin_picks_up_a_coin_as_it_enters() -> None:
    p = pub22(dice=(2, 3), loose={0: 2})
    play(p, "enter 2", "draw goblin")
    assert at(p, "1.goblin-a") == (0, 3, 0)
    assert loose(p, 0) == 1
    assert cheers(p) == 0
