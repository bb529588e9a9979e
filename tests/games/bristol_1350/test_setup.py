"""Setting up, by the booklet's table and its odds."""

from __future__ import annotations

from fractions import Fraction

import pytest

import alehouse
from alehouse.engine.messages import Message
from alehouse.text import languages, speech
from tests.games.bristol_1350.road import (
    CALM,
    RATS,
    SINGLE,
    again,
    at,
    carts,
    chances,
    dealt,
    finds,
    fresh,
    get,
    hand,
    held,
    next_round,
    notes,
    order,
    play,
    remedies,
    remedy_deck,
    road,
    seated,
    sees,
    shown,
    symptom_deck,
    told,
    turns_done,
)

# Pawns


@pytest.mark.rule("b1350-setup-pawns")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (1, "1 2 34"),
        (2, "1 2 34"),
        (3, "1 2 34"),
        (4, "1 2 34"),
        (5, "1 23 45"),
        (6, "12 34 56"),
        (7, "12 34 567"),
        (8, "12 345 678"),
        (9, "123 456 789"),
    ],
)
def test_the_table_of_the_booklet(players: int, expected: str) -> None:
    assert carts(seated(players)) == expected


@pytest.mark.rule("b1350-setup-pawns")
def test_pawns_come_out_of_the_bag_one_by_one_and_fill_the_carts_from_the_front() -> None:
    p = fresh(5)
    assert chances(p) == {f"pawn {pawn}": 1 for pawn in range(1, 6)}
    play(p, "pawn 4")
    assert carts(p) == "4 - -"
    assert chances(p) == {f"pawn {pawn}": 1 for pawn in (1, 2, 3, 5)}
    play(p, "pawn 2", "pawn 5", "pawn 1")
    assert carts(p) == "4 25 13"
    assert (at(p), order(p)) == ("0 0 0", "BCO")


# Symptoms


@pytest.mark.rule("b1350-setup-symptoms")
def test_the_fours_are_set_aside_while_dealing() -> None:
    p = seated(4)
    assert chances(p) == {"symptom 1": 7, "symptom 2": 10, "symptom 3": 9}
    play(p, "symptom 3")
    assert chances(p) == {"symptom 1": 7, "symptom 2": 10, "symptom 3": 8}


@pytest.mark.rule("b1350-setup-symptoms")
def test_the_fours_are_shuffled_into_the_rest_afterwards() -> None:
    p = next_round(dealt(4, symptoms="11223312"), RATS)
    assert chances(p) == {"symptom 1": 4, "symptom 2": 7, "symptom 3": 7, "symptom 4": 6}


@pytest.mark.rule("b1350-setup-symptoms")
@pytest.mark.parametrize("players", range(1, 10))
def test_everyone_gets_two_symptoms_ghosts_too(players: int) -> None:
    p = dealt(players)
    pawns = max(players, 4)
    assert [len(hand(p, pawn)) for pawn in range(1, pawns + 1)] == [2] * pawns
    assert symptom_deck(p) == 32 - 2 * pawns


@pytest.mark.rule("b1350-setup-symptoms")
def test_about_one_in_nine_starts_with_the_plague() -> None:
    odds = odds_of_plague(chaos=False)
    assert odds == Fraction(36, 325)
    assert abs(odds - Fraction(1, 9)) < Fraction(1, 1000)


@pytest.mark.rule("b1350-chaos")
def test_in_chaos_everything_is_dealt_and_about_one_in_three_starts_with_the_plague() -> None:
    assert chances(seated(4, chaos=True)) == {"symptom 1": 7, "symptom 2": 10, "symptom 3": 9, "symptom 4": 6}
    odds = odds_of_plague(chaos=True)
    assert odds == Fraction(165, 496)
    assert abs(odds - Fraction(1, 3)) < Fraction(1, 1000)


def odds_of_plague(chaos: bool) -> Fraction:
    """How likely the first player is dealt six or more."""
    p = seated(4, chaos=chaos)
    found = Fraction(0)
    for one, weight in chances(p).items():
        second = chances(play(again(p), one))
        ill = sum(each for other, each in second.items() if int(one[-1]) + int(other[-1]) >= 6)
        found += Fraction(weight, sum(chances(p).values())) * Fraction(ill, sum(second.values()))
    return found


# Remedies


@pytest.mark.rule("b1350-setup-remedies")
def test_nobody_starts_with_remedies() -> None:
    p = dealt(5)
    assert f"dice {CALM}" in chances(p)
    assert (held(p), remedy_deck(p)) == ("00000", 27)


@pytest.mark.rule("b1350-setup-remedies")
@pytest.mark.parametrize("starting", [0, 1])
def test_with_ghosts_every_player_starts_with_one_remedy_and_ghosts_with_none(starting: int) -> None:
    p = dealt(3, starting_remedies=starting)
    play(p, "remedy arsenic-chicken", "remedy arsenic-whip", "remedy leeches-pomander")
    assert [remedies(p, seat) for seat in (1, 2, 3)] == ["arsenic-chicken", "arsenic-whip", "leeches-pomander"]
    assert held(p) == "1110"
    assert f"dice {CALM}" in chances(p)


@pytest.mark.rule("b1350-setup-remedies")
def test_a_table_may_deal_a_remedy_to_everyone() -> None:
    p = play(dealt(4, starting_remedies=1), *["remedy arsenic-whip", "remedy chicken-whip"] * 2)
    assert [remedies(p, seat) for seat in range(1, 5)] == ["arsenic-whip", "chicken-whip"] * 2
    assert f"dice {CALM}" in chances(p)


@pytest.mark.rule("b1350-remedy-held")
def test_every_remedy_stands_on_nine_of_27_cards() -> None:
    p = play(road("12 3 45"), "draw")
    counts = {text.removeprefix("remedy "): weight for text, weight in chances(p).items()}
    assert len(counts) == 15
    assert sum(counts.values()) == 27
    assert {name for name, count in counts.items() if count == 1} == set(SINGLE)
    for remedy in ("arsenic", "chicken", "emeralds", "leeches", "pomander", "whip"):
        assert sum(count for name, count in counts.items() if remedy in name) == 9


# Secrets


@pytest.mark.rule("b1350-secret")
def test_nobody_is_told_what_was_dealt_to_others() -> None:
    p = dealt(4, symptoms="33121212")
    assert [sees(p, seat, "symptoms") for seat in (1, 2, 0)] == ["33", "12", ""]
    assert [shown(p, pawn) for pawn in (1, 2, 3, 4)] == [""] * 4
    assert told(p, 0)[:8] == ["deals"] * 8
    assert told(p, 2).count("dealt") == 2


@pytest.mark.rule("b1350-secret")
def test_remedies_in_hand_are_nobodys_business() -> None:
    p = road("12 3 45", remedies={1: "arsenic-pomander arsenic-whip"})
    assert sees(p, 1, "remedies") == "arsenic-pomander arsenic-whip"
    for other in (0, 2, 3):
        assert sees(p, other, "remedies") == ""
        assert not finds(p, other, "arsenic-whip")
    assert held(p) == "20000"


@pytest.mark.rule("b1350-secret")
def test_a_mingle_is_remembered_by_those_who_were_there_and_by_nobody_else() -> None:
    p = get(turns_done("12 3 45", dice=RATS, symptoms={1: "12", 2: "13"}), "41324")
    assert notes(p, 1) == ["mingle birch 12 12>13"]
    assert notes(p, 2) == ["mingle birch 12 13>24"]
    assert notes(p, 3) == notes(p, 0) == []


@pytest.mark.parametrize("lang", languages())
def test_of_a_hand_that_nobody_holds_yet_nothing_is_said(lang: str) -> None:
    """Whoever has no symptoms is not called healthy, and whoever was dealt nothing is not told to hold no remedies."""
    say = speech(lang).say
    position = alehouse.game("bristol-1350").start(players=5)
    plain = "\n".join(position.game.picture(position.view(alehouse.PUBLIC), say, 80))
    assert "\n".join(position.game.picture(position.view(0), say, 80)) == plain
    luck = alehouse.FastLuck(1)
    while position.to_move == alehouse.CHANCE:
        position.play(luck.choose(position.chances()))
    own = "\n".join(position.game.picture(position.view(0), say, 80))
    assert say(Message("picture-b1350-remedies", {"cards": (), "count": 0})) in own
