"""Optional modes, and those that may not be combined."""

from __future__ import annotations

from itertools import combinations

import pytest

from alehouse.engine.errors import BadOption
from alehouse.games.bristol_1350.bristol import Bristol
from tests.games.bristol_1350.booklet.road import (
    chances,
    dealt,
    fresh,
    get,
    hand,
    heard,
    idle,
    ids,
    infected,
    legal,
    mover,
    play,
    remedy_discards,
    result,
    road,
    seats,
    view,
    why_not,
)

RATS = "Br Br Ca Ca Oa Oa"
APART = ("congregate", "cure", "alms", "alms_by_chicken")


@pytest.mark.rule("b1350-modes-apart")
@pytest.mark.parametrize("pair", list(combinations(APART, 2)))
def test_congregate_cure_and_alms_are_not_combined(pair: tuple[str, str]) -> None:
    with pytest.raises(BadOption) as refused:
        fresh(5, **{pair[0]: True, pair[1]: True})
    assert "together" in str(refused.value)


@pytest.mark.rule("b1350-modes-apart")
@pytest.mark.parametrize("mode", APART)
def test_each_of_them_goes_with_everything_else(mode: str) -> None:
    p = fresh(5, chaos=True, ratzy=True, characters=True, starting_remedies=1, **{mode: True})
    assert mover(p) == "chance"


# Congregate


@pytest.mark.rule("b1350-congregate")
def test_after_a_mingle_the_infected_see_each_other() -> None:
    p = road("12 3 45", left="", dice=RATS, congregate=True, symptoms={1: "12", 2: "13", 3: "33", 5: "33>12"})
    p.listen()
    idle(p)
    get(p, "41123")
    events = p.news()
    told = {
        seat: [e.id for e in events if e.seen_by(seat) is e and e.id == "event-b1350-congregate"] for seat in range(5)
    }
    assert [seat + 1 for seat, found in told.items() if found] == [3, 5]
    assert "event-b1350-eyes-closed" in [seen.id for e in events if (seen := e.seen_by(0)) is not None]
    assert view(p, 3).notes[-1].pawns == view(p, 5).notes[-1].pawns == [2, 4]
    assert view(p, 1).notes[-1].what == "mingle"


@pytest.mark.rule("b1350-congregate")
def test_who_caught_it_in_this_mingle_is_among_them() -> None:
    p = road("1 23 45", left="", dice=RATS, congregate=True, symptoms={1: "23", 4: "33"}, piles={"birch": "4"})
    idle(p)
    get(p, "43")
    assert view(p, 1).notes[-1].pawns == [0, 3]


@pytest.mark.rule("b1350-congregate")
def test_without_the_mode_nobody_is_told() -> None:
    p = road("12 3 45", left="", dice=RATS, symptoms={1: "12", 2: "13", 3: "33"})
    idle(p)
    get(p, "41123")
    assert view(p, 3).notes == []


@pytest.mark.rule("b1350-congregate")
def test_without_a_mingle_all_keep_their_eyes_open() -> None:
    p = road("12 3 45", left="", congregate=True, symptoms={3: "33"})
    p.listen()
    idle(p)
    assert not {"congregate", "eyes-closed"} & set(ids(heard(p, 3)))


@pytest.mark.rule("b1350-congregate")
def test_two_mingles_in_a_round_are_two_occasions() -> None:
    p = road(
        "1 2 345",
        left="",
        dice="Br Br Cr Cr Oa Oa",
        congregate=True,
        symptoms={1: "12", 2: "23", 3: "33"},
        piles={"birch": "1", "cedar": "4"},
    )
    idle(p)
    get(p, "11")
    assert [note.pawns for note in view(p, 3).notes] == [[2]]
    get(p, "43")
    assert [note.pawns for note in view(p, 3).notes] == [[2], [1, 2]]


# Cure


@pytest.mark.rule("b1350-cure")
def test_two_ones_heal() -> None:
    p = road("12 3 45", cure=True, symptoms={1: "33"}, remedies={1: "leeches-pomander"})
    play(p, "reroll Ba", "roll Ba", "play leeches-pomander as pomander", "symptom 1", "symptom 1", "keep 1 1")
    assert infected(p) == ""
    assert not view(p, 1).infected


@pytest.mark.rule("b1350-cure")
@pytest.mark.parametrize("kept", ["keep 1 2", "keep 1 3", "keep 2 3"])
def test_nothing_else_does(kept: str) -> None:
    p = road("12 3 45", cure=True, symptoms={1: "33"}, remedies={1: "leeches-pomander"})
    play(p, "reroll Ba", "roll Ba", "play leeches-pomander as pomander", "symptom 1", "symptom 2", kept)
    assert infected(p) == "1"


@pytest.mark.rule("b1350-cure")
def test_a_mingle_may_heal_and_a_later_one_infect_again() -> None:
    p = road("1 - 2", players=4, left="", cure=True, dice=RATS, symptoms={1: "13>24>14"}, piles={"birch": "1"})
    assert infected(p) == "1"
    idle(p)
    get(p, "11")
    assert (hand(p, 1), infected(p)) == ("11", "")
    p = road("1 - 2", players=4, left="", cure=True, symptoms={1: "33>11>24"})
    assert infected(p) == "1"
    p = road("1 - 2", players=4, left="", cure=True, symptoms={1: "33>11>23"})
    assert infected(p) == ""


@pytest.mark.rule("b1350-cure")
def test_the_healed_can_win() -> None:
    p = idle(road("1 23 45", left="", cure=True, at="14 0 0", symptoms={1: "33>11>12"}))
    assert result(p) == "escape wllll"


@pytest.mark.rule("b1350-cure")
def test_the_healed_are_not_among_those_who_had_their_way() -> None:
    p = road("plague 1 2", players=4, left="", cure=True, last_round=True, symptoms={1: "33>11", 2: "33", 3: "33"})
    idle(p)
    assert result(p) == "gates liil"


@pytest.mark.rule("b1350-infection")
def test_without_the_mode_ones_heal_nobody() -> None:
    assert infected(road("1 23 45", symptoms={1: "33>11"})) == "1"


@pytest.mark.rule("b1350-solo")
def test_alone_there_is_no_time_for_a_cure() -> None:
    p = road("1 2 34", players=1, cure=True, symptoms={1: "23"}, remedies={1: "leeches-pomander emeralds-pomander"})
    play(p, "reroll Ba", "roll Ba", "play leeches-pomander as pomander", "symptom 4", "symptom 4", "keep 4 4")
    assert result(p) == "solo l"


# Alms


def begging(coins: dict[int, str] | None = None, **how: str) -> Bristol:
    """Seat 1 has played an alms card."""
    symptoms = {int(key[1:]): value for key, value in how.items()}
    p = road("12 3 45", first=1, alms=True, coins=coins, symptoms=symptoms, remedies={1: "alms"})
    return play(p, "reroll Ba", "roll Ba", "play alms as alms")


@pytest.mark.rule("b1350-alms")
def test_six_alms_cards_are_shuffled_into_the_remedies() -> None:
    p = play(road("12 3 45", alms=True), "draw")
    assert chances(p)["remedy alms"] == 6
    assert sum(chances(p).values()) == 33
    p = play(road("12 3 45"), "draw")
    assert "remedy alms" not in chances(p)


@pytest.mark.rule("b1350-coins")
def test_the_bag_holds_four_coins_of_nothing_one_plague_and_one_cure() -> None:
    assert chances(begging()) == {"coin naught": 4, "coin plague": 1, "coin cured": 1}
    assert chances(begging({2: "cured", 3: "naught"})) == {"coin naught": 3, "coin plague": 1}


@pytest.mark.rule("b1350-alms")
def test_a_coin_goes_to_anybody_oneself_too_but_not_to_the_dead() -> None:
    p = play(begging(), "coin naught")
    assert legal(p) == {f"give {seat}" for seat in range(1, 6)}
    play(p, "give 3")
    assert view(p, 0).pawns[2].coins == 1
    assert remedy_discards(p) == "alms"
    p = road("12 3 4", players=5, alms=True, remedies={1: "alms"})
    play(p, "reroll Ba", "roll Ba", "play alms as alms", "coin naught")
    assert why_not(p, "give 5") == "b1350-alms"
    assert why_not(p, "give 1") == ""


@pytest.mark.rule("b1350-alms")
def test_only_giver_and_receiver_know_the_coin() -> None:
    p = begging()
    p.listen()
    play(p, "coin plague")
    assert view(p, 1).coin == "plague"
    assert view(p, 3).coin == view(p, 0).coin == ""
    play(p, "give 3")
    assert view(p, 3).coins == ["plague"]
    assert view(p, 1).notes[-1].coin == view(p, 3).notes[-1].coin == "plague"
    assert view(p, 2).notes == view(p, 0).notes == []
    assert [event.args.get("coin") for event in heard(p, 2)] == [None] * 2


@pytest.mark.rule("b1350-coins")
def test_the_plague_coin_infects_whatever_the_symptoms() -> None:
    p = play(begging(s3="11"), "coin plague", "give 3")
    assert infected(p) == "3"
    assert view(p, 3).infected


@pytest.mark.rule("b1350-coins")
def test_the_cured_coin_heals() -> None:
    p = play(begging(s3="33"), "coin cured", "give 3")
    assert infected(p) == ""


@pytest.mark.rule("b1350-coins")
def test_the_cured_coin_makes_immune_for_good() -> None:
    p = road("1 23 45", left="", alms=True, dice=RATS, symptoms={1: "23"}, coins={1: "cured"}, piles={"birch": "4"})
    idle(p)
    get(p, "43")
    assert (hand(p, 1), infected(p)) == ("34", "")


@pytest.mark.rule("b1350-coins")
@pytest.mark.parametrize("coins", ["plague cured", "cured plague"])
def test_the_cured_coin_is_stronger_whichever_came_first(coins: str) -> None:
    assert infected(road("1 23 45", alms=True, coins={1: coins})) == ""


@pytest.mark.rule("b1350-coins")
def test_a_coin_of_nothing_does_nothing() -> None:
    p = play(begging(s3="33", s4="11"), "coin naught", "give 3")
    assert infected(p) == "3"
    p = play(begging(s3="33", s4="11"), "coin naught", "give 4")
    assert infected(p) == "3"


@pytest.mark.rule("b1350-coins")
def test_an_immune_passenger_dies_in_a_plague_cart_all_the_same() -> None:
    p = idle(road("12 34 5", left="", alms=True, at="14 0 0", coins={1: "cured"}, symptoms={1: "33", 2: "33"}))
    assert seats(p) == "plague 34 5"
    p = idle(road("12 34 5", left="", alms=True, at="14 0 0", coins={1: "cured"}, symptoms={1: "33"}))
    assert result(p) == "escape wwlll"


@pytest.mark.rule("b1350-coins")
def test_a_plague_coin_stops_a_cart_at_the_gate() -> None:
    p = idle(road("12 34 5", left="", alms=True, at="14 0 0", coins={2: "plague"}))
    assert seats(p) == "plague 34 5"


@pytest.mark.rule("b1350-result")
def test_who_has_the_plague_coin_may_have_their_way_who_was_cured_not() -> None:
    p = road(
        "plague 12 3",
        players=5,
        left="",
        alms=True,
        last_round=True,
        coins={1: "plague", 2: "cured"},
        symptoms={1: "11", 2: "33"},
    )
    assert result(idle(p)) == "gates illll"


@pytest.mark.rule("b1350-shame")
def test_pushing_out_somebody_cured_is_a_shame() -> None:
    p = road("3 4 12", players=4, alms=True, coins={2: "cured"}, symptoms={2: "33"})
    assert seats(play(p, "push 2", "no whip")) == "3 4 -"
    p = road("3 4 12", players=4, alms=True, coins={2: "plague"}, symptoms={2: "11"})
    assert seats(play(p, "push 2", "no whip")) == "3 4 1"


@pytest.mark.rule("b1350-coins")
def test_without_coins_there_are_no_alms() -> None:
    coins = {1: "naught naught", 2: "naught naught", 3: "plague cured"}
    p = road("12 3 45", alms=True, coins=coins, remedies={1: "alms"})
    play(p, "reroll Ba", "roll Ba")
    assert why_not(p, "play alms as alms") == "b1350-coins"


@pytest.mark.rule("b1350-alms-chicken")
def test_without_the_expansion_a_chicken_may_be_alms() -> None:
    p = road("12 3 45", alms_by_chicken=True, remedies={1: "chicken-leeches"})
    play(p, "reroll Ba", "roll Ba")
    # No reroll of two, hence no chicken; as alms it needs none.
    assert legal(p) == {"play chicken-leeches as alms", "play chicken-leeches as leeches", "done"}
    play(p, "play chicken-leeches as alms")
    assert chances(p) == {"coin naught": 4, "coin plague": 1, "coin cured": 1}
    play(p, "coin cured", "give 1")
    assert view(p, 1).coins == ["cured"]
    assert remedy_discards(p) == "chicken-leeches"


@pytest.mark.rule("b1350-alms-chicken")
def test_the_deck_of_the_substitute_has_no_alms_cards() -> None:
    p = play(road("12 3 45", alms_by_chicken=True), "draw")
    assert sum(chances(p).values()) == 27
    assert "remedy alms" not in chances(p)


@pytest.mark.rule("b1350-alms-chicken")
@pytest.mark.parametrize("alms", [False, True])
def test_with_the_expansion_or_without_the_mode_a_chicken_is_a_chicken(alms: bool) -> None:
    p = play(road("12 3 45", alms=alms, remedies={1: "chicken-leeches"}), "reroll Ba", "roll Ba")
    assert why_not(p, "play chicken-leeches as alms") == "b1350-alms-chicken"


@pytest.mark.rule("b1350-solo")
def test_alone_the_plague_coin_is_the_end() -> None:
    p = road("1 2 34", players=1, alms=True, remedies={1: "alms"})
    play(p, "reroll Ba", "roll Ba", "play alms as alms", "coin plague")
    assert legal(p) == {"give 1"}
    play(p, "give 1")
    assert result(p) == "solo l"


# Ratzy


@pytest.mark.rule("b1350-ratzy")
def test_six_rats_are_celebrated_however_they_came_about() -> None:
    p = dealt(4, ratzy=True)
    p.listen()
    play(p, "dice Br Br Cr Cr Or Or")
    assert ids(heard(p)).count("ratzy") == 1
    play(p, "reroll Br", "roll Or")
    assert ids(heard(p)).count("ratzy") == 1
    play(p, "reroll Or Or", "roll Ba Or")
    assert "ratzy" not in ids(heard(p))
    play(p, "reroll Ba", "roll Br")
    assert ids(heard(p)).count("ratzy") == 1


@pytest.mark.rule("b1350-ratzy")
def test_locked_rats_are_rats() -> None:
    p = road("12 3 45", dice="Ba Br", locked="Cr Cr Or Or", ratzy=True)
    p.listen()
    play(p, "reroll Ba", "roll Br")
    assert "ratzy" in ids(heard(p))


@pytest.mark.rule("b1350-ratzy")
def test_without_the_mode_nobody_shouts() -> None:
    p = dealt(4)
    p.listen()
    play(p, "dice Br Br Cr Cr Or Or")
    assert "ratzy" not in ids(heard(p))
