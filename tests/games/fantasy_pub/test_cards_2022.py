"""2022: the seventeen event cards."""

from __future__ import annotations

import pytest

from alehouse.games.fantasy_pub.components import CARDS
from tests.games.fantasy_pub.table import (
    at,
    barkeeper,
    can,
    chances,
    cheers,
    closing,
    deck,
    dice,
    hidden_triples,
    loose,
    mover,
    payments,
    play,
    pool,
    pub22,
    refusal,
    rule_of,
    seen,
    taken,
    told,
    triples,
)

CLAN = ["goblin-a", "goblin-b", "dwarf-a", "dwarf-b", "elf-a", "elf-b"]
"""All but the troll."""

# Every card


@pytest.mark.rule("fp22-event")
def test_a_card_costs_one_die_of_any_value_and_is_then_out_of_the_game() -> None:
    p = pub22(dice=(2, 5), hand=["closing-bell", "pay-day"])
    assert can(p, "event") == ["event closing-bell 2", "event closing-bell 5"]
    events = play(p, "event closing-bell 5", "choose table 3")
    assert dice(p) == [2]
    assert (seen(p, 1)["hand"], seen(p, 2)["played"]) == (["card:pay-day"], ["card:closing-bell"])
    assert refusal(p, "event closing-bell 2") == "fp22-event"
    assert told(events) == [("event-fp22-card", "fp22-event"), ("event-fp22-bell", "fp22-card-closing-bell")]


@pytest.mark.rule("fp22-event")
def test_one_plays_ones_own_cards_with_the_dice_one_has() -> None:
    p = pub22(dice=(2, 5), hand=["lost-purse"], hands={2: ["closing-bell"]})
    assert refusal(p, "event closing-bell 2") == "fp22-event"
    assert refusal(p, "event lost-purse 3") == "pub-dice"


@pytest.mark.rule("fp22-event")
def test_two_cards_may_be_played_in_one_turn() -> None:
    p = pub22(at={"1.elf-a": (3, 1, 0)}, dice=(2, 5), hand=["lost-purse", "closing-bell"])
    play(p, "event lost-purse 2", "choose 1.elf-a", "event closing-bell 5", "choose table 3")
    assert mover(p) == "chance"
    assert (at(p, "1.elf-a"), loose(p, 3)) == ((3, 1 + 3, 0), 1 + 1)


@pytest.mark.rule("fp22-event")
def test_there_are_seventeen_cards() -> None:
    assert len(CARDS) == len(set(CARDS)) == 17


@pytest.mark.rule("fp22-event")
@pytest.mark.parametrize(
    "card",
    [
        "short-cut",
        "second-wind",
        "back-door",
        "happy-hour",
        "on-the-house",
        "black-coffee",
        "spilt-beer",
        "pickpocket",
        "pay-day",
        "lost-purse",
        "change-places",
        "make-way",
        "forget-it",
    ],
)
def test_in_an_empty_pub_these_have_no_effect_and_cannot_be_played(card: str) -> None:
    p = pub22(dice=(2, 5), hand=[card])
    assert refusal(p, f"event {card} 2") == f"fp22-card-{card}"


# 1. Short cut


@pytest.mark.rule("fp22-card-short-cut")
@pytest.mark.parametrize(("start", "onwards", "back"), [(1, 2, 0), (6, 0, 5), (0, 1, 6)])
def test_short_cut_moves_one_space_either_way_whatever_was_drunk(start: int, onwards: int, back: int) -> None:
    for way, end in (("onwards", onwards), ("back", back)):
        p = pub22(at={"1.elf-a": (start, 9, 5)}, dice=(2, 5), hand=["short-cut"])
        events = play(p, "event short-cut 2", "choose 1.elf-a", f"choose {way}")
        assert at(p, "1.elf-a") == (end, 9, 5)
        assert rule_of(events, "event-pub-move") == ["fp22-card-short-cut"]


@pytest.mark.rule("fp22-card-short-cut")
def test_short_cut_is_its_move_and_arrival_counts() -> None:
    p = pub22(at={"1.elf-a": (3, 2, 0), "2.elf-a": (4, 2, 0)}, dice=(2, 5), hand=["short-cut"])
    play(p, "event short-cut 2", "choose 1.elf-a", "choose onwards")
    assert cheers(p) == 2
    assert refusal(p, "move elf-a 5") == "fp22-move-once"


@pytest.mark.rule("fp22-card-short-cut")
def test_short_cut_is_for_ones_own_who_have_not_moved() -> None:
    p = pub22(at={"1.elf-a": (3, 2, 0), "2.elf-a": (5, 2, 0)}, dice=(1, 5), hand=["short-cut"])
    play(p, "move elf-a 1")
    assert refusal(p, "event short-cut 5") == "fp22-card-short-cut"
    p = pub22(at={"1.elf-a": (3, 2, 0), "2.elf-a": (5, 2, 0), "1.dwarf-a": (1, 1, 0)}, dice=(1, 5), hand=["short-cut"])
    play(p, "move elf-a 1", "event short-cut 5")
    assert can(p) == ["choose 1.dwarf-a"]
    assert refusal(p, "choose 2.elf-a") == "fp22-card-short-cut"
    assert refusal(p, "choose 1.elf-a") == "fp22-move-once"


@pytest.mark.rule("fp22-card-short-cut")
def test_short_cut_ends_only_where_one_may_sit() -> None:
    crowd = {"1.elf-a": (3, 2, 0), "2.dwarf-a": (4, 2, 0), "2.dwarf-b": (4, 2, 0)}
    p = pub22(at=crowd, dice=(1, 5), hand=["short-cut"])
    play(p, "event short-cut 1", "choose 1.elf-a")
    assert can(p) == ["choose back"]
    assert refusal(p, "choose onwards") == "pub-seating"
    p = pub22(at=crowd | {"2.goblin-a": (2, 1, 0), "2.goblin-b": (2, 1, 0)}, dice=(1, 5), hand=["short-cut"])
    assert refusal(p, "event short-cut 1") == "fp22-card-short-cut"


@pytest.mark.rule("fp22-card-short-cut")
@pytest.mark.rule("fp22-troll")
def test_a_troll_drops_its_coin_on_a_short_cut() -> None:
    p = pub22(at={"1.troll": (3, 2, 0)}, dice=(1, 5), hand=["short-cut"])
    play(p, "event short-cut 1", "choose 1.troll", "choose back")
    assert (at(p, "1.troll"), loose(p, 3)) == ((2, 1, 0), 2)


@pytest.mark.rule("fp22-card-short-cut")
@pytest.mark.rule("fp22-closing-door")
def test_a_short_cut_to_the_door_leads_home_after_closing_time() -> None:
    p = pub22(at={"1.elf-a": (1, 2, 3)}, out={2: CLAN}, dice=(1, 5), hand=["short-cut"])
    play(p, "event short-cut 1", "choose 1.elf-a", "choose back", "leave")
    assert at(p, "1.elf-a") == "out"


# 2. Second wind


@pytest.mark.rule("fp22-card-second-wind")
def test_second_wind_moves_by_the_die_whatever_was_drunk() -> None:
    p = pub22(at={"1.elf-a": (1, 0, 5)}, dice=(1, 4), hand=["second-wind"])
    events = play(p, "event second-wind 4", "choose 1.elf-a")
    assert at(p, "1.elf-a") == (5, 0, 5)
    assert rule_of(events, "event-pub-move") == ["fp22-card-second-wind"]
    assert refusal(p, "move elf-a 1") == "fp22-move-once"


@pytest.mark.rule("fp22-card-second-wind")
def test_second_wind_lets_a_dwarf_choose_its_way() -> None:
    p = pub22(at={"1.dwarf-a": (2, 0, 5)}, dice=(1, 4), hand=["second-wind"])
    events = play(p, "event second-wind 1", "choose 1.dwarf-a", "choose back")
    assert at(p, "1.dwarf-a") == (1, 0, 5)
    assert rule_of(events, "event-pub-move") == ["fp22-card-second-wind"]


@pytest.mark.rule("fp22-card-second-wind")
def test_second_wind_needs_a_place_to_stop() -> None:
    crowd = {"1.elf-a": (3, 2, 0), "2.dwarf-a": (4, 2, 0), "2.dwarf-b": (4, 2, 0)}
    p = pub22(at=crowd, dice=(1, 5), hand=["second-wind"])
    assert refusal(p, "event second-wind 1") == "fp22-card-second-wind"
    assert refusal(p, "event second-wind 5") == ""


@pytest.mark.rule("fp22-card-second-wind")
@pytest.mark.rule("fp22-troll")
def test_second_wind_takes_a_changed_die_and_a_troll_drops_its_coin() -> None:
    p = pub22(at={"1.troll": (1, 2, 3)}, dice=(1, 4), hand=["second-wind"])
    play(p, "plus 4", "event second-wind 5", "choose 1.troll")
    assert (at(p, "1.troll"), loose(p, 1)) == ((6, 1, 3), 2)


# 3. Back door


@pytest.mark.rule("fp22-card-back-door")
def test_back_door_lets_one_out_at_table_one() -> None:
    p = pub22(at={"1.dwarf-a": (1, 1, 2, 1)}, dice=(1, 4), hand=["back-door"])
    before = pool(p)
    events = play(p, "event back-door 4", "choose 1.dwarf-a")
    assert (at(p, "1.dwarf-a"), taken(p, 1), pool(p)) == ("out", (1, 1), before + 1)
    assert rule_of(events, "event-fp22-exit") == ["fp22-card-back-door"]


@pytest.mark.rule("fp22-card-back-door")
@pytest.mark.parametrize("table", [0, 2, 3, 4, 5, 6])
def test_back_door_opens_nowhere_else(table: int) -> None:
    p = pub22(at={"1.dwarf-a": (table, 1, 2)}, dice=(1, 4), hand=["back-door"])
    assert refusal(p, "event back-door 4") == "fp22-card-back-door"


@pytest.mark.rule("fp22-card-back-door")
def test_back_door_asks_for_the_exit_condition_and_is_for_ones_own() -> None:
    p = pub22(at={"1.dwarf-a": (1, 2, 1), "2.elf-a": (1, 0, 1)}, dice=(1, 4), hand=["back-door"])
    assert refusal(p, "event back-door 4") == "fp22-card-back-door"
    p = pub22(at={"1.dwarf-a": (1, 2, 1), "1.elf-a": (1, 0, 0)}, dice=(1, 4), hand=["back-door"])
    play(p, "event back-door 4")
    assert can(p) == ["choose 1.elf-a"]
    assert refusal(p, "choose 1.dwarf-a") == "pub-exit-condition"


@pytest.mark.rule("fp22-card-back-door")
@pytest.mark.rule("fp22-troll")
@pytest.mark.rule("fp22-closing")
def test_a_troll_drops_its_coin_at_the_back_door_and_may_bring_closing_time() -> None:
    p = pub22(at={"1.troll": (1, 1, 1), "2.troll": (0, 0, 1)}, out={2: CLAN[:5]}, dice=(1, 4), hand=["back-door"])
    play(p, "event back-door 4", "choose 1.troll")
    assert (loose(p, 1), closing(p), at(p, "2.troll")) == (2, "last-round", "out")


# 4. Happy hour


@pytest.mark.rule("fp22-card-happy-hour")
def test_happy_hour_lets_everyone_at_a_table_drink_or_be_banned() -> None:
    crowd = {"1.dwarf-a": (3, 1, 0), "2.elf-a": (3, 0, 1), "2.troll": (3, 2, 5), "2.goblin-a": (4, 1, 0)}
    p = pub22(at=crowd, dice=(1, 4), hand=["happy-hour"])
    play(p, "event happy-hour 4")
    assert can(p) == ["choose table 3", "choose table 4"]
    assert refusal(p, "choose table 5") == "fp22-card-happy-hour"
    events = play(p, "choose table 3", "flip plain", "flip plain")
    assert [at(p, who) for who in crowd] == [(3, 0, 1), "deck", "deck", (4, 1, 0)]
    assert rule_of(events, "event-pub-drink") == ["fp22-card-happy-hour"] * 2
    assert rule_of(events, "event-pub-banned") == ["fp22-no-coin", "fp22-sixth-beer"]


@pytest.mark.rule("fp22-card-happy-hour")
def test_happy_hour_is_not_for_the_door_and_one_alone_drinks_too() -> None:
    p = pub22(at={"1.dwarf-a": (0, 1, 0)}, dice=(1, 4), hand=["happy-hour"])
    assert refusal(p, "event happy-hour 4") == "fp22-card-happy-hour"
    p = pub22(at={"1.dwarf-a": (2, 1, 0)}, dice=(1, 4), hand=["happy-hour"])
    play(p, "event happy-hour 4", "choose table 2", "flip plain")
    assert at(p, "1.dwarf-a") == (2, 0, 1)


# 5. On the house


@pytest.mark.rule("fp22-card-on-the-house")
def test_on_the_house_is_a_beer_from_the_pool() -> None:
    p = pub22(
        at={"1.dwarf-a": (3, 1, 0), "1.elf-a": (0, 1, 0), "2.elf-a": (3, 0, 1)}, dice=(1, 4), hand=["on-the-house"]
    )
    before = pool(p)
    play(p, "event on-the-house 4")
    assert can(p) == ["choose 1.dwarf-a"], "one's own, at a table"
    assert refusal(p, "choose 1.elf-a") == "fp22-card-on-the-house"
    play(p, "choose 1.dwarf-a")
    assert chances(p) == {"flip plain": 64, "flip triple": 10}
    events = play(p, "flip plain")
    assert (at(p, "1.dwarf-a"), pool(p)) == ((3, 1, 1), before - 1)
    assert rule_of(events, "event-fp22-given") == ["fp22-card-on-the-house"]
    assert payments(events) == [("pool", "1.dwarf-a")]


@pytest.mark.rule("fp22-card-on-the-house")
def test_on_the_house_can_be_triple_or_the_sixth_and_needs_no_coin() -> None:
    p = pub22(at={"1.dwarf-a": (3, 0, 4)}, dice=(1, 4), hand=["on-the-house"])
    play(p, "event on-the-house 4", "choose 1.dwarf-a", "flip triple")
    assert (at(p, "1.dwarf-a"), triples(p, "1.dwarf-a"), hidden_triples(p)) == ((3, 0, 5), 1, 9)
    p = pub22(at={"1.dwarf-a": (3, 0, 5)}, dice=(1, 4), hand=["on-the-house"])
    play(p, "event on-the-house 4", "choose 1.dwarf-a", "flip plain")
    assert at(p, "1.dwarf-a") == "deck"
    assert pool(p) == 69


@pytest.mark.rule("fp22-card-on-the-house")
def test_on_the_house_needs_a_token_in_the_pool() -> None:
    p = pub22(at={"1.dwarf-a": (3, 1, 0)}, dice=(1, 4), hand=["on-the-house"], pool=0)
    assert refusal(p, "event on-the-house 4") == "fp22-card-on-the-house"


# 6. Black coffee


@pytest.mark.rule("fp22-card-black-coffee")
def test_black_coffee_turns_a_beer_back_into_a_coin() -> None:
    p = pub22(
        at={"1.dwarf-a": (0, 1, 3), "1.elf-a": (2, 1, 0), "2.elf-a": (3, 0, 1)}, dice=(1, 4), hand=["black-coffee"]
    )
    play(p, "event black-coffee 4")
    assert can(p) == ["choose 1.dwarf-a"], "one's own, with a beer; at the door too"
    play(p, "choose 1.dwarf-a")
    assert at(p, "1.dwarf-a") == (0, 2, 2)


@pytest.mark.rule("fp22-card-black-coffee")
def test_black_coffee_takes_the_beer_that_one_chooses() -> None:
    p = pub22(at={"1.dwarf-a": (2, 1, 3, 1)}, dice=(1, 4), hand=["black-coffee"])
    play(p, "event black-coffee 4", "choose 1.dwarf-a")
    assert can(p) == ["choose plain", "choose triple"]
    other = p.copy()
    play(p, "choose plain")
    assert (at(p, "1.dwarf-a"), triples(p, "1.dwarf-a"), hidden_triples(p)) == ((2, 2, 2), 1, 9)
    play(other, "choose triple")
    assert (at(other, "1.dwarf-a"), triples(other, "1.dwarf-a"), hidden_triples(other)) == ((2, 2, 2), 0, 10)


@pytest.mark.rule("fp22-card-black-coffee")
def test_where_all_beers_are_alike_nothing_is_chosen() -> None:
    p = pub22(at={"1.dwarf-a": (2, 1, 2, 2)}, dice=(1, 4), hand=["black-coffee"])
    play(p, "event black-coffee 4", "choose 1.dwarf-a")
    assert (at(p, "1.dwarf-a"), triples(p, "1.dwarf-a")) == ((2, 2, 1), 1)


# 7. Spilt beer


@pytest.mark.rule("fp22-card-spilt-beer")
def test_spilt_beer_takes_a_rivals_beer_back_to_the_pool() -> None:
    p = pub22(
        at={"1.dwarf-a": (2, 1, 3), "2.elf-a": (0, 2, 2, 1), "2.elf-b": (4, 2, 0)}, dice=(1, 4), hand=["spilt-beer"]
    )
    before = pool(p)
    play(p, "event spilt-beer 4")
    assert can(p) == ["choose 2.elf-a"], "a rival's, with a beer"
    assert refusal(p, "choose 1.dwarf-a") == "fp22-card-spilt-beer"
    play(p, "choose 2.elf-a", "choose triple")
    assert (at(p, "2.elf-a"), triples(p, "2.elf-a")) == ((0, 2, 1), 0)
    assert (pool(p), hidden_triples(p)) == (before + 1, 10)


# 8. Pickpocket


@pytest.mark.rule("fp22-card-pickpocket")
def test_pickpocket_takes_a_coin_from_somebody_at_the_same_table() -> None:
    crowd = {
        "1.dwarf-a": (2, 0, 3),
        "2.elf-a": (2, 2, 2),
        "1.goblin-a": (2, 1, 0),
        "2.troll": (2, 0, 1),
        "2.elf-b": (3, 3, 0),
    }
    p = pub22(at=crowd, dice=(1, 4), hand=["pickpocket"])
    play(p, "event pickpocket 4")
    assert can(p) == ["choose 1.goblin-a", "choose 1.dwarf-a"]
    play(p, "choose 1.dwarf-a")
    assert can(p) == ["choose 1.goblin-a", "choose 2.elf-a"], "anybody there with a coin, one's own too"
    assert refusal(p, "choose 2.elf-b") == "fp22-card-pickpocket"
    assert refusal(p, "choose 2.troll") == "fp22-card-pickpocket"
    play(p, "choose 2.elf-a")
    assert (at(p, "1.dwarf-a"), at(p, "2.elf-a")) == ((2, 1, 3), (2, 1, 2))


@pytest.mark.rule("fp22-card-pickpocket")
def test_there_are_no_pockets_to_pick_at_the_door_or_alone() -> None:
    p = pub22(at={"1.dwarf-a": (0, 0, 3), "2.elf-a": (0, 2, 2), "1.elf-a": (4, 3, 0)}, dice=(1, 4), hand=["pickpocket"])
    assert refusal(p, "event pickpocket 4") == "fp22-card-pickpocket"


# 9. Pay day


@pytest.mark.rule("fp22-card-pay-day")
def test_pay_day_pays_each_of_ones_own_in_the_pub() -> None:
    crowd = {"1.dwarf-a": (0, 0, 3), "1.elf-a": (4, 3, 0), "1.elf-b": (4, 1, 0), "2.elf-a": (0, 2, 2)}
    p = pub22(at=crowd, dice=(1, 4), hand=["pay-day"])
    before = pool(p)
    play(p, "event pay-day 4")
    assert [at(p, who) for who in crowd] == [(0, 1, 3), (4, 4, 0), (4, 2, 0), (0, 2, 2)]
    assert pool(p) == before - 3


@pytest.mark.rule("fp22-card-pay-day")
def test_pay_day_goes_around_from_the_door_while_the_pool_lasts() -> None:
    crowd = {"1.goblin-a": (5, 0, 0), "1.dwarf-a": (2, 0, 0), "1.troll": (0, 0, 0)}
    p = pub22(at=crowd, dice=(1, 4), hand=["pay-day"], pool=2)
    play(p, "event pay-day 4")
    assert [at(p, who) for who in crowd] == [(5, 0, 0), (2, 1, 0), (0, 1, 0)]
    assert pool(p) == 0
    p = pub22(at=crowd, dice=(1, 4), hand=["pay-day"], pool=0)
    assert refusal(p, "event pay-day 4") == "fp22-card-pay-day"


# 10. Lost purse


@pytest.mark.rule("fp22-card-lost-purse")
@pytest.mark.parametrize(("left", "coins"), [(5, 3), (3, 3), (2, 2), (1, 1)])
def test_lost_purse_gives_three_coins_to_one_at_a_table(left: int, coins: int) -> None:
    crowd = {"1.goblin-a": (5, 1, 0), "1.elf-a": (0, 0, 0), "2.troll": (5, 0, 0), "1.dwarf-a": (4, 0, 0)}
    p = pub22(at=crowd, dice=(1, 4), hand=["lost-purse"], pool=left)
    play(p, "event lost-purse 4")
    assert can(p) == ["choose 1.goblin-a", "choose 1.dwarf-a"], "one's own, and at a table"
    events = play(p, "choose 1.goblin-a")
    assert (at(p, "1.goblin-a"), pool(p)) == ((5, 1 + coins, 0), left - coins)
    assert loose(p, 5) == 1, "it did not arrive just now"
    assert told(events) == [("event-fp22-lost-purse", "fp22-card-lost-purse")]


@pytest.mark.rule("fp22-card-lost-purse")
def test_lost_purse_needs_a_coin_in_the_pool() -> None:
    p = pub22(at={"1.elf-a": (1, 1, 0)}, dice=(1, 4), hand=["lost-purse"], pool=0)
    assert refusal(p, "event lost-purse 4") == "fp22-card-lost-purse"


# 11. Change places


@pytest.mark.rule("fp22-card-change-places")
def test_change_places_swaps_two_of_anybody_and_nobody_drinks() -> None:
    crowd = {"2.elf-a": (2, 1, 1), "2.troll": (4, 2, 2), "1.goblin-a": (4, 1, 0), "1.dwarf-a": (2, 1, 0)}
    p = pub22(at=crowd, dice=(1, 4), hand=["change-places"])
    play(p, "event change-places 4", "choose 2.elf-a")
    assert can(p) == ["choose 1.goblin-a", "choose 2.troll"], "at another table"
    play(p, "choose 2.troll")
    assert mover(p) == 1
    assert [at(p, who) for who in crowd] == [(4, 1, 1), (2, 2, 2), (4, 1, 0), (2, 1, 0)]
    assert (loose(p, 2), loose(p, 4)) == (1, 1), "and no troll drops anything"


@pytest.mark.rule("fp22-card-change-places")
def test_a_goblin_that_changes_places_picks_nothing_up() -> None:
    p = pub22(at={"1.goblin-a": (2, 1, 1), "2.troll": (4, 2, 2)}, dice=(1, 4), hand=["change-places"])
    play(p, "event change-places 4", "choose 1.goblin-a", "choose 2.troll")
    assert (at(p, "1.goblin-a"), loose(p, 4)) == ((4, 1, 1), 1)


@pytest.mark.rule("fp22-card-change-places")
def test_both_must_then_sit_legally() -> None:
    two = {"1.elf-b": (2, 1, 0), "2.elf-b": (2, 1, 0)}
    crowd = {"1.elf-a": (2, 1, 0), "2.troll": (4, 2, 0), "2.elf-a": (5, 1, 0), **two}
    p = pub22(at=crowd, dice=(1, 4), hand=["change-places"])
    play(p, "event change-places 4", "choose 1.elf-a")
    assert can(p) == ["choose 2.elf-a"], "an elf for an elf; a troll cannot sit with two elves"
    assert refusal(p, "choose 2.troll") == "pub-seating"
    play(p, "choose 2.elf-a")
    assert (at(p, "1.elf-a"), at(p, "2.elf-a")) == ((5, 1, 0), (2, 1, 0))


@pytest.mark.rule("fp22-card-change-places")
def test_change_places_is_for_tables_and_counts_as_a_move() -> None:
    crowd = {"1.elf-a": (2, 1, 0), "2.troll": (0, 2, 0), "1.dwarf-a": (5, 1, 0), "1.troll": (6, 1, 0)}
    p = pub22(at=crowd, dice=(1, 4), hand=["change-places"], barkeeper=3)
    play(p, "move elf-a 1", "event change-places 4")
    assert can(p) == ["choose 1.dwarf-a", "choose 1.troll"]
    assert refusal(p, "choose 1.elf-a") == "fp22-move-once"
    assert refusal(p, "choose 2.troll") == "fp22-card-change-places"
    p = pub22(at=crowd, dice=(1, 4), hand=["change-places"], barkeeper=3)
    play(p, "event change-places 4", "choose 1.elf-a", "choose 1.dwarf-a")
    assert refusal(p, "move elf-a 1") == "fp22-move-once"
    assert refusal(p, "move dwarf-a 1") == "fp22-move-once"
    assert refusal(p, "move troll 1") == ""


# 12. Make way


@pytest.mark.rule("fp22-card-make-way")
def test_make_way_moves_anybody_from_the_door_to_table_one() -> None:
    crowd = {"2.elf-a": (0, 3, 1), "1.elf-a": (1, 2, 0), "1.troll": (0, 1, 0)}
    p = pub22(at=crowd, dice=(1, 4), hand=["make-way"])
    play(p, "event make-way 4")
    assert can(p) == ["choose 1.troll", "choose 2.elf-a"]
    assert refusal(p, "choose 1.elf-a") == "fp22-card-make-way"
    events = play(p, "choose 2.elf-a", "flip plain", "flip plain")
    assert (at(p, "2.elf-a"), at(p, "1.elf-a")) == ((1, 2, 2), (1, 1, 1))
    assert rule_of(events, "event-pub-move") == ["fp22-card-make-way"]


@pytest.mark.rule("fp22-card-make-way")
@pytest.mark.rule("fp22-troll")
def test_make_way_makes_a_troll_drop_its_coin_and_a_goblin_find_one() -> None:
    p = pub22(at={"2.troll": (0, 3, 1)}, dice=(1, 4), hand=["make-way"])
    play(p, "event make-way 4", "choose 2.troll")
    assert (at(p, "2.troll"), loose(p, 0)) == ((1, 2, 1), 1)
    p = pub22(at={"2.goblin-a": (0, 3, 1)}, dice=(1, 4), hand=["make-way"])
    play(p, "event make-way 4", "choose 2.goblin-a")
    assert (at(p, "2.goblin-a"), loose(p, 1)) == ((1, 4, 1), 0)


@pytest.mark.rule("fp22-card-make-way")
def test_make_way_needs_a_seat_and_counts_as_a_move() -> None:
    crowd = {"1.elf-a": (0, 3, 1), "2.dwarf-a": (1, 2, 0), "2.dwarf-b": (1, 2, 0)}
    p = pub22(at=crowd, dice=(1, 4), hand=["make-way"])
    assert refusal(p, "event make-way 4") == "fp22-card-make-way"
    p = pub22(at={"1.elf-a": (0, 3, 0)}, dice=(1, 4), hand=["make-way"])
    play(p, "event make-way 4", "choose 1.elf-a")
    assert refusal(p, "move elf-a 1") == "fp22-move-once"
    p = pub22(at={"1.elf-a": (6, 3, 0)}, dice=(1, 4), hand=["make-way"])
    play(p, "move elf-a 1")
    assert refusal(p, "event make-way 4") == "fp22-card-make-way", "it has walked to the door this very turn"


# 13. Loaded die


@pytest.mark.rule("fp22-card-loaded-die")
def test_loaded_die_sets_the_other_die_to_any_value() -> None:
    p = pub22(at={"1.elf-a": (1, 2, 0)}, dice=(1, 4), hand=["loaded-die"])
    play(p, "event loaded-die 1")
    assert can(p) == [f"choose value {value}" for value in range(1, 7)]
    play(p, "choose value 6")
    assert dice(p) == [6]
    play(p, "move elf-a 6")
    assert (at(p, "1.elf-a"), mover(p)) == ((0, 2, 0), "chance")


@pytest.mark.rule("fp22-card-loaded-die")
def test_loaded_die_needs_the_other_die_unused() -> None:
    p = pub22(at={"1.elf-a": (1, 2, 0)}, dice=(1, 4), hand=["loaded-die"])
    play(p, "move elf-a 1")
    assert refusal(p, "event loaded-die 4") == "fp22-card-loaded-die"


@pytest.mark.rule("fp22-card-loaded-die")
def test_a_loaded_die_may_still_be_changed_and_need_not_be_used() -> None:
    p = pub22(at={"1.elf-a": (1, 2, 0)}, dice=(1, 4), hand=["loaded-die"])
    play(p, "event loaded-die 1", "choose value 4", "plus 4")
    assert dice(p) == [5]
    assert refusal(p, "done") == "", "playing a card is an action"


# 14. Once more


@pytest.mark.rule("fp22-card-once-more")
def test_once_more_rolls_the_die_used_again() -> None:
    p = pub22(at={"1.elf-a": (1, 2, 0)}, dice=(1, 4), hand=["once-more"])
    play(p, "event once-more 1")
    assert chances(p) == {f"roll {value}": 1 for value in range(1, 7)}
    play(p, "roll 3")
    assert dice(p) == [3, 4]
    assert refusal(p, "done") == "", "playing a card is an action"
    assert refusal(p, "move elf-a both") == "", "both dice are there to be used, so they can be added"
    play(p, "move elf-a 3", "call 4")
    assert mover(p) == "chance"


@pytest.mark.rule("fp22-card-once-more")
def test_once_more_as_the_last_die_gives_one_more_action() -> None:
    p = pub22(at={"1.elf-a": (1, 2, 0)}, dice=(1, 4), hand=["once-more"], barkeeper=6)
    play(p, "move elf-a 4", "event once-more 1", "roll 5")
    assert dice(p) == [5]
    assert can(p, "call") == ["call 5"]
    assert refusal(p, "move elf-a 5") == "fp22-move-once"


@pytest.mark.rule("fp22-card-once-more")
def test_a_die_that_allows_nothing_after_once_more_ends_the_turn() -> None:
    p = pub22(at={"1.elf-a": (1, 2, 0)}, dice=(1, 4), hand=["once-more"], barkeeper=6, pool=0, card={1: "gone"})
    play(p, "move elf-a 4", "event once-more 1", "roll 6")
    assert (mover(p), seen(p, 0)["turn"]) == ("chance", 1)


@pytest.mark.rule("fp22-card-once-more")
def test_once_more_and_then_loaded_die() -> None:
    p = pub22(at={"1.elf-a": (1, 2, 0)}, dice=(1, 4), hand=["once-more", "loaded-die"])
    play(p, "event once-more 4", "roll 2", "event loaded-die 1", "choose value 5")
    assert dice(p) == [5]


# 15. New blood


@pytest.mark.rule("fp22-card-new-blood")
def test_new_blood_seats_the_top_of_the_deck_at_an_empty_table() -> None:
    p = pub22(at={"1.elf-a": (1, 2, 0), "2.elf-a": (0, 1, 0)}, dice=(1, 4), hand=["new-blood"], barkeeper=3)
    before = pool(p)
    play(p, "event new-blood 4")
    assert can(p) == [f"choose table {table}" for table in range(2, 7)], "the barkeeper's table is empty"
    assert refusal(p, "choose table 1") == "fp22-card-new-blood"
    play(p, "choose table 3")
    assert chances(p) == {"draw goblin": 2, "draw dwarf": 2, "draw elf": 1, "draw troll": 1}
    play(p, "draw troll")
    assert (at(p, "1.troll"), pool(p)) == ((3, 3, 0), before - 3)
    assert refusal(p, "move troll 1") == "", "sitting down is no move"


@pytest.mark.rule("fp22-card-new-blood")
def test_new_blood_works_while_one_stands_at_the_door_and_a_goblin_finds_a_coin() -> None:
    p = pub22(at={"1.elf-a": (0, 2, 0)}, dice=(1, 4), hand=["new-blood"])
    play(p, "event new-blood 4", "choose table 2", "draw goblin")
    assert (at(p, "1.goblin-a"), loose(p, 2)) == ((2, 4, 0), 0)


@pytest.mark.rule("fp22-card-new-blood")
def test_new_blood_takes_what_the_pool_has_and_needs_something() -> None:
    p = pub22(dice=(1, 4), hand=["new-blood"], pool=2)
    play(p, "event new-blood 4", "choose table 2", "draw dwarf")
    assert at(p, "1.dwarf-a") == (2, 2, 0)
    p = pub22(dice=(1, 4), hand=["new-blood"], pool=0)
    assert refusal(p, "event new-blood 4") == "fp22-card-new-blood"
    p = pub22(3, at={"1.troll": (1, 1, 0)}, out={1: CLAN}, dice=(1, 4), hand=["new-blood"])
    assert refusal(p, "event new-blood 4") == "fp22-card-new-blood"
    crowd = {f"2.{who}": (table, 1, 0) for table, who in enumerate(CLAN, 1)}
    p = pub22(at=crowd, dice=(1, 4), hand=["new-blood"])
    assert refusal(p, "event new-blood 4") == "fp22-card-new-blood", "no table is empty"


# 16. Forget it


@pytest.mark.rule("fp22-card-forget-it")
@pytest.mark.parametrize("die", [1, 4])
def test_forget_it_brings_the_last_banned_character_back_to_the_door(die: int) -> None:
    p = pub22(dice=(1, 4), hand=["forget-it"], bottom={1: ["elf-b", "troll"], 2: ["dwarf-a"]})
    before = pool(p)
    events = play(p, f"event forget-it {die}")
    assert (at(p, "1.troll"), pool(p)) == ((0, die, 0), before - die)
    assert (deck(p, 1)["bottom"], deck(p, 2)["bottom"]) == (["1.elf-b"], ["2.dwarf-a"])
    assert told(events) == [("event-fp22-card", "fp22-event"), ("event-pub-enter", "fp22-card-forget-it")]
    play(p, f"move troll {5 - die}")
    assert at(p, "1.troll") == (5 - die, die - 1, 0), "coming in is not a move"


@pytest.mark.rule("fp22-card-forget-it")
@pytest.mark.rule("fp22-goblin")
@pytest.mark.parametrize(("left", "coins"), [(6, 5), (2, 3), (0, 1)])
def test_forget_it_takes_what_the_pool_has_and_a_goblin_picks_up_its_coin(left: int, coins: int) -> None:
    p = pub22(dice=(1, 4), hand=["forget-it"], bottom={1: ["goblin-b"]}, loose={0: 1}, pool=left)
    play(p, "event forget-it 4")
    assert (at(p, "1.goblin-b"), loose(p, 0)) == ((0, coins, 0), 0)


@pytest.mark.rule("fp22-card-forget-it")
def test_forget_it_needs_the_door_free_of_ones_own() -> None:
    p = pub22(at={"1.elf-a": (0, 1, 0)}, dice=(1, 4), hand=["forget-it"], bottom={1: ["troll"]})
    assert refusal(p, "event forget-it 4") == "fp22-card-forget-it"
    p = pub22(at={"2.elf-a": (0, 1, 0)}, dice=(1, 4), hand=["forget-it"], bottom={1: ["troll"]})
    assert refusal(p, "event forget-it 4") == "", "a rival is not in the way"


@pytest.mark.rule("fp22-card-forget-it")
def test_forget_it_needs_ones_own_banned_character() -> None:
    p = pub22(dice=(1, 4), hand=["forget-it"], bottom={2: ["dwarf-a"]})
    assert refusal(p, "event forget-it 4") == "fp22-card-forget-it"


@pytest.mark.rule("fp22-card-forget-it")
def test_forget_it_works_for_the_only_card_of_a_deck_too() -> None:
    p = pub22(3, out={1: CLAN}, bottom={1: ["troll"]}, dice=(1, 4), hand=["forget-it"])
    play(p, "event forget-it 4")
    assert (at(p, "1.troll"), refusal(p, "enter 1")) == ((0, 4, 0), "fp22-enter-deck")


# 17. Closing bell


@pytest.mark.rule("fp22-card-closing-bell")
def test_closing_bell_sends_the_barkeeper_who_serves_nobody() -> None:
    p = pub22(at={"1.elf-a": (3, 2, 2), "2.troll": (3, 1, 0)}, dice=(1, 4), hand=["closing-bell"], barkeeper=6)
    before = pool(p)
    play(p, "event closing-bell 1")
    assert can(p) == [f"choose table {table}" for table in range(1, 6)]
    assert refusal(p, "choose table 6") == "fp22-card-closing-bell"
    play(p, "choose table 3")
    assert (mover(p), barkeeper(p), loose(p, 3), pool(p)) == (1, 3, 2, before - 1)
    play(p, "exit elf-a 4")
    assert at(p, "1.elf-a") == "out", "but a dark elf may profit"


@pytest.mark.rule("fp22-card-closing-bell")
def test_closing_bell_works_with_an_empty_pool() -> None:
    p = pub22(dice=(1, 4), hand=["closing-bell"], barkeeper=6, pool=0)
    play(p, "event closing-bell 1", "choose table 3")
    assert (barkeeper(p), loose(p, 3)) == (3, 1)
