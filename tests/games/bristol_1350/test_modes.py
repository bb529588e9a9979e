"""Optional modes, and those that may not be combined; what chaos deals is shown where the game is set up."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.bristol_1350.road import (
    RATS,
    Road,
    acted,
    carts,
    chances,
    coins_held,
    dealt,
    foretold_health,
    fresh,
    get,
    hand,
    infected,
    legal,
    mover,
    next_round,
    notes,
    play,
    refused_options,
    remedy_discards,
    result,
    revealing,
    road,
    seated,
    sees,
    told,
    told_of,
    turns_done,
    why_not,
)

APART = ("congregate", "cure", "alms", "alms_by_chicken")


@pytest.mark.rule("b1350-modes-apart")
@pytest.mark.parametrize("pair", list(combinations(APART, 2)))
def test_congregate_cure_and_alms_are_not_combined(pair: tuple[str, str]) -> None:
    assert "together" in refused_options(5, **{pair[0]: True, pair[1]: True})


@pytest.mark.rule("b1350-modes-apart")
@pytest.mark.parametrize("mode", APART)
def test_each_of_them_goes_with_everything_else(mode: str) -> None:
    p = fresh(5, chaos=True, ratzy=True, characters=True, starting_remedies=1, **{mode: True})
    assert mover(p) == "chance"


# Congregate


@pytest.mark.rule("b1350-congregate")
def test_after_a_mingle_the_infected_see_each_other() -> None:
    p = turns_done("12 3 45", dice=RATS, congregate=True, symptoms={1: "12", 2: "13", 3: "33", 5: "33>12"})
    get(p, "41123")
    assert [seat for seat in range(1, 6) if "congregate" in told(p, seat)] == [3, 5]
    assert [seat for seat in range(6) if "eyes-closed" in told(p, seat)] == [0, 1, 2, 4]
    assert notes(p, 3)[-1] == notes(p, 5)[-1] == "infected 35"
    assert notes(p, 1) == ["mingle birch 12 12>11"]
    assert notes(p, 4) == []


@pytest.mark.rule("b1350-congregate")
def test_who_caught_it_in_this_mingle_is_among_them() -> None:
    p = turns_done("1 23 45", dice=RATS, congregate=True, symptoms={1: "23", 4: "33"}, piles={"birch": "4"})
    assert notes(get(p, "43"), 1)[-1] == "infected 14"


@pytest.mark.rule("b1350-congregate")
def test_the_dead_are_among_them_if_they_were_infected() -> None:
    p = turns_done("1 - 4", dice=RATS, congregate=True, symptoms={1: "12", 2: "12", 3: "33", 4: "33"})
    get(p, "112")
    assert notes(p, 3) == notes(p, 4) == ["infected 34"]
    assert notes(p, 2) == []
    assert [seat for seat in range(1, 5) if "congregate" in told(p, seat)] == [3, 4]


@pytest.mark.rule("b1350-congregate")
def test_without_the_mode_nobody_is_told() -> None:
    p = get(turns_done("12 3 45", dice=RATS, symptoms={1: "12", 2: "13", 3: "33"}), "41123")
    assert notes(p, 3) == []
    assert not {"congregate", "eyes-closed"} & set(told(p, 3))


@pytest.mark.rule("b1350-congregate")
def test_without_a_mingle_all_keep_their_eyes_open() -> None:
    p = turns_done("12 3 45", congregate=True, symptoms={3: "33"})
    assert not {"congregate", "eyes-closed"} & set(told(p, 3))


@pytest.mark.rule("b1350-congregate")
def test_two_mingles_in_a_round_are_two_occasions() -> None:
    hands = {1: "12", 2: "23", 3: "33"}
    waiting = {"birch": "1", "cedar": "4"}
    p = turns_done("1 2 345", dice="Br Br Cr Cr Oa Oa", congregate=True, symptoms=hands, piles=waiting)
    assert notes(get(p, "11"), 3) == ["infected 3"]
    assert notes(get(p, "43"), 3) == ["infected 3", "infected 23"]


# Cure


@pytest.mark.rule("b1350-cure")
def test_two_ones_heal() -> None:
    p = acted(cure=True, symptoms={1: "33"}, remedies={1: "leeches-pomander"})
    play(p, "play leeches-pomander as pomander", "symptom 1", "symptom 1", "keep 1 1")
    assert infected(p) == ""
    assert told_of(p, "your-health", "health", seat=1) == ["cured"]


@pytest.mark.rule("b1350-cure")
@pytest.mark.parametrize("kept", ["keep 1 2", "keep 1 3", "keep 2 3"])
def test_nothing_else_does(kept: str) -> None:
    p = acted(cure=True, symptoms={1: "33"}, remedies={1: "leeches-pomander"})
    play(p, "play leeches-pomander as pomander", "symptom 1", "symptom 2", kept)
    assert infected(p) == "1"
    assert told_of(p, "your-health", "health", seat=1) == ["plague"]


@pytest.mark.rule("b1350-cure")
def test_a_mingle_may_heal_and_a_later_one_infect_again() -> None:
    p = turns_done("12 3 45", cure=True, dice=RATS, symptoms={1: "33", 2: "11"})
    get(p, "41133")
    assert infected(p) == "2"
    get(next_round(p, RATS), "23312")
    assert (hand(p, 1), hand(p, 2), infected(p)) == ("33", "12", "12")


@pytest.mark.rule("b1350-cure")
@pytest.mark.parametrize(("history", "ill"), [("33>11>24", "1"), ("33>11>23", ""), ("13>24>14", "1")])
def test_the_healed_may_fall_ill_again_and_the_ill_are_not_healed_by_less(history: str, ill: str) -> None:
    assert infected(road("1 23 45", cure=True, symptoms={1: history})) == ill


@pytest.mark.rule("b1350-cure")
def test_the_healed_can_win() -> None:
    assert result(turns_done("1 23 45", cure=True, at="14 0 0", symptoms={1: "33>11>12"})) == "escape wllll"


@pytest.mark.rule("b1350-cure")
def test_the_healed_are_not_among_those_who_had_their_way() -> None:
    hands = {1: "33>11", 2: "33", 3: "33"}
    assert result(turns_done("plague 1 2", players=4, cure=True, last_round=True, symptoms=hands)) == "gates liil"


@pytest.mark.rule("b1350-cure")
def test_who_was_never_ill_is_not_told_to_be_healed() -> None:
    p = get(seated(4, cure=True), "11")
    assert told_of(p, "your-health", "health", seat=1) == ["healthy"]


# Alms


def begging(coins: dict[int, str] | None = None, symptoms: dict[int, str] | None = None) -> Road:
    """Seat 1 has played an alms card, and holds another one."""
    p = acted(alms=True, coins=coins, symptoms=symptoms, remedies={1: "alms alms"})
    return play(p, "play alms as alms")


@pytest.mark.rule("b1350-alms")
def test_six_alms_cards_are_shuffled_into_the_remedies() -> None:
    p = play(road("12 3 45", alms=True), "draw")
    assert chances(p)["remedy alms"] == 6
    assert sum(chances(p).values()) == 33


@pytest.mark.rule("b1350-alms")
def test_a_coin_goes_to_anybody_oneself_too_but_not_to_the_dead() -> None:
    p = play(begging(), "coin naught")
    assert legal(p) == {f"give {seat}" for seat in range(1, 6)}
    assert why_not(p, "give 6") == "b1350-alms"
    play(p, "give 3")
    assert coins_held(p) == "00100"
    assert remedy_discards(p) == ["alms"]
    p = play(acted("12 3 4", players=5, alms=True, remedies={1: "alms"}), "play alms as alms", "coin naught")
    assert why_not(p, "give 5") == "b1350-alms"
    assert why_not(p, "give 1") == ""


@pytest.mark.rule("b1350-alms")
def test_ghosts_get_no_coins() -> None:
    p = play(acted("12 3 4", players=3, alms=True, remedies={1: "alms"}), "play alms as alms", "coin naught")
    assert legal(p) == {"give 1", "give 2", "give 3"}


@pytest.mark.rule("b1350-alms")
def test_only_giver_and_receiver_know_the_coin() -> None:
    p = play(begging(), "coin plague")
    assert [sees(p, seat, "coin") for seat in (1, 3, 0)] == ["plague", "", ""]
    assert (revealing(p, 1), told(p, 2)) == (["drew-coin"], ["draws-coin"])
    play(p, "give 3")
    assert [sees(p, seat, "coins") for seat in (1, 2, 3)] == ["", "", "plague"]
    assert notes(p, 1) == notes(p, 3) == ["coin 13 plague"]
    assert notes(p, 2) == notes(p, 0) == []
    assert [told(p, seat) for seat in (1, 2, 3)] == [["gave"], ["gives"], ["gave"]]
    assert revealing(p, 3) == ["gave"]
    assert told_of(p, "gives", "coin", seat=2) == []


@pytest.mark.rule("b1350-coins")
def test_the_bag_holds_four_coins_of_nothing_one_plague_and_one_cure() -> None:
    assert chances(begging()) == {"coin naught": 4, "coin plague": 1, "coin cured": 1}
    assert chances(begging({2: "cured", 3: "naught"})) == {"coin naught": 3, "coin plague": 1}


@pytest.mark.rule("b1350-coins")
def test_the_plague_coin_infects_whatever_the_symptoms() -> None:
    p = play(begging(symptoms={3: "11"}), "coin plague", "give 3")
    assert (infected(p), hand(p, 3)) == ("3", "11")


@pytest.mark.rule("b1350-coins")
def test_the_cured_coin_heals() -> None:
    assert infected(play(begging(symptoms={3: "33"}), "coin cured", "give 3")) == ""


@pytest.mark.rule("b1350-coins")
def test_the_cured_coin_makes_immune_for_good() -> None:
    p = turns_done("1 23 45", alms=True, dice=RATS, symptoms={1: "23"}, coins={1: "cured"}, piles={"birch": "4"})
    get(p, "43")
    assert (hand(p, 1), infected(p)) == ("34", "")


@pytest.mark.rule("b1350-coins")
@pytest.mark.parametrize(("one", "other"), [("plague", "cured"), ("cured", "plague")])
def test_the_cured_coin_is_stronger_whichever_came_first(one: str, other: str) -> None:
    p = play(begging(symptoms={3: "33"}), f"coin {one}", "give 3", "play alms as alms", f"coin {other}", "give 3")
    assert infected(p) == ""
    assert sees(p, 3, "coins") == f"{one} {other}"


@pytest.mark.rule("b1350-coins")
def test_a_coin_of_nothing_does_nothing() -> None:
    hands = {3: "33", 4: "11"}
    assert infected(play(begging(symptoms=hands), "coin naught", "give 3")) == "3"
    assert infected(play(begging(symptoms=hands), "coin naught", "give 4")) == "3"


@pytest.mark.rule("b1350-coins")
def test_an_immune_passenger_dies_in_a_plague_cart_all_the_same() -> None:
    p = turns_done("12 34 5", alms=True, at="14 0 0", coins={1: "cured"}, symptoms={1: "33", 2: "33"})
    assert carts(p) == "plague 34 5"
    p = turns_done("12 34 5", alms=True, at="14 0 0", coins={1: "cured"}, symptoms={1: "33"})
    assert result(p) == "escape wwlll"


@pytest.mark.rule("b1350-coins")
def test_a_plague_coin_stops_a_cart_at_the_gate() -> None:
    assert carts(turns_done("12 34 5", alms=True, at="14 0 0", coins={2: "plague"})) == "plague 34 5"


@pytest.mark.rule("b1350-coins")
def test_without_coins_there_are_no_alms() -> None:
    coins = {1: "naught naught", 2: "naught naught", 3: "plague cured"}
    p = acted(alms=True, coins=coins, remedies={1: "alms"})
    assert why_not(p, "play alms as alms") == "b1350-coins"


@pytest.mark.rule("b1350-coins")
def test_an_immune_player_is_not_threatened_with_the_plague() -> None:
    p = acted(alms=True, coins={1: "cured"}, symptoms={1: "23"}, remedies={1: "leeches-pomander"})
    play(p, "play leeches-pomander as pomander", "symptom 4", "symptom 4")
    assert foretold_health(p, "keep 4 4") == "healthy"


@pytest.mark.rule("b1350-result")
def test_who_has_the_plague_coin_may_have_their_way_who_was_cured_not() -> None:
    coins = {1: "plague", 2: "cured"}
    hands = {1: "11", 2: "33"}
    p = turns_done("plague 12 3", players=5, alms=True, last_round=True, coins=coins, symptoms=hands)
    assert result(p) == "gates illll"


@pytest.mark.rule("b1350-shame")
def test_pushing_out_somebody_cured_is_a_shame() -> None:
    p = road("3 4 12", alms=True, coins={2: "cured"}, symptoms={2: "33"})
    assert carts(play(p, "push 2")) == "3 4 -"
    p = road("3 4 12", alms=True, coins={2: "plague"}, symptoms={2: "11"})
    assert carts(play(p, "push 2")) == "3 4 1"


@pytest.mark.rule("b1350-alms-chicken")
def test_without_the_expansion_a_chicken_may_be_alms() -> None:
    p = acted(alms_by_chicken=True, remedies={1: "chicken-leeches"})
    # No reroll of two, hence no chicken; as alms it needs none.
    assert legal(p) == {"play chicken-leeches as alms", "play chicken-leeches as leeches", "done"}
    play(p, "play chicken-leeches as alms")
    assert chances(p) == {"coin naught": 4, "coin plague": 1, "coin cured": 1}
    play(p, "coin cured", "give 1")
    assert sees(p, 1, "coins") == "cured"
    assert notes(p, 1) == ["coin 11 cured"]
    assert remedy_discards(p) == ["chicken-leeches"]


@pytest.mark.rule("b1350-alms-chicken")
def test_the_deck_of_the_substitute_has_no_alms_cards() -> None:
    p = play(road("12 3 45", alms_by_chicken=True), "draw")
    assert sum(chances(p).values()) == 27
    assert "remedy alms" not in chances(p)


@pytest.mark.rule("b1350-alms-chicken")
@pytest.mark.parametrize("alms", [False, True])
def test_with_the_expansion_or_without_the_mode_a_chicken_is_a_chicken(alms: bool) -> None:
    p = acted(alms=alms, remedies={1: "chicken-leeches"})
    assert why_not(p, "play chicken-leeches as alms") == "b1350-alms-chicken"


# Ratzy


@pytest.mark.rule("b1350-ratzy")
def test_six_rats_are_celebrated_however_they_came_about() -> None:
    p = play(dealt(4, ratzy=True), "dice Br Br Cr Cr Or Or")
    assert told(p).count("ratzy") == 1
    play(p, "reroll Br", "roll Or")
    assert told(p).count("ratzy") == 1
    play(p, "reroll Or Or", "roll Ba Or")
    assert "ratzy" not in told(p)
    play(p, "reroll Ba", "roll Br")
    assert told(p).count("ratzy") == 1


@pytest.mark.rule("b1350-ratzy")
def test_two_rats_rolled_together_or_set_by_the_friar_are_celebrated() -> None:
    p = play(road("12 3 45", dice="Ba Ba Cr Cr Or Or", ratzy=True), "reroll Ba Ba", "roll Br Or")
    assert "ratzy" in told(p)
    p = play(road("12 3 45", dice="Ba Br Cr Cr Or Or", ratzy=True, characters="friar"), "friar Ba Cr")
    assert "ratzy" in told(p)


@pytest.mark.rule("b1350-ratzy")
def test_locked_rats_are_rats() -> None:
    p = play(road("12 3 45", dice="Ba Br", locked="Cr Cr Or Or", ratzy=True), "reroll Ba", "roll Br")
    assert "ratzy" in told(p)


@pytest.mark.rule("b1350-ratzy")
def test_without_the_mode_nobody_shouts() -> None:
    p = play(dealt(4), "dice Br Br Cr Cr Or Or", "reroll Br", "roll Or")
    assert "ratzy" not in told(p)
