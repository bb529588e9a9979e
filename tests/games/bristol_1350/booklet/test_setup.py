"""Setting up, by the booklet's table and its odds."""

from __future__ import annotations

from fractions import Fraction

import pytest

from alehouse.games.bristol_1350.components import CARD_NAMES
from alehouse.games.bristol_1350.counts import each_of, size
from tests.games.bristol_1350.booklet.road import (
    at,
    chances,
    dealt,
    fresh,
    hand,
    infected,
    mover,
    order,
    play,
    remedies,
    seats,
    turn,
)

CARDS = {"symptom 1": 7, "symptom 2": 10, "symptom 3": 9, "symptom 4": 6}


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
    assert seats(dealt(players)) == expected


@pytest.mark.rule("b1350-setup-pawns")
def test_pawns_come_out_of_the_bag_one_by_one_and_fill_the_carts_from_the_front() -> None:
    p = fresh(5)
    assert chances(p) == {f"pawn {pawn}": 1 for pawn in range(1, 6)}
    play(p, "pawn 4")
    assert seats(p) == "4 - -"
    assert chances(p) == {f"pawn {pawn}": 1 for pawn in (1, 2, 3, 5)}
    play(p, "pawn 2", "pawn 5", "pawn 1")
    assert seats(p) == "4 25 13"


@pytest.mark.rule("b1350-order")
def test_all_carts_start_level_in_the_order_birch_cedar_oak() -> None:
    p = dealt(4)
    assert (at(p), order(p)) == ("0 0 0", "BCO")


@pytest.mark.rule("b1350-first")
def test_the_front_pawn_of_birch_begins_the_first_round() -> None:
    p = play(dealt(6, pawns="526134"), "dice Ba Ba Ca Ca Oa Oa")
    assert mover(p) == turn(p) == 5


@pytest.mark.rule("b1350-setup-symptoms")
def test_the_fours_are_set_aside_while_dealing() -> None:
    p = fresh(4)
    play(p, "pawn 1", "pawn 2", "pawn 3")
    assert chances(p) == {"symptom 1": 7, "symptom 2": 10, "symptom 3": 9}
    play(p, "symptom 3")
    assert chances(p) == {"symptom 1": 7, "symptom 2": 10, "symptom 3": 8}


@pytest.mark.rule("b1350-setup-symptoms")
def test_the_fours_are_shuffled_into_the_rest_afterwards() -> None:
    p = dealt(4, symptoms="11223312")
    assert each_of(p.symptoms.deck) == [1] * 4 + [2] * 7 + [3] * 7 + [4] * 6


@pytest.mark.rule("b1350-setup-symptoms")
def test_about_one_in_nine_starts_with_the_plague() -> None:
    p = fresh(4)
    play(p, "pawn 1", "pawn 2", "pawn 3")
    first = chances(p)
    play(p, "symptom 3")
    second = chances(p)
    odds = Fraction(first["symptom 3"], sum(first.values())) * Fraction(second["symptom 3"], sum(second.values()))
    assert odds == Fraction(36, 325)
    assert abs(odds - Fraction(1, 9)) < Fraction(1, 1000)


@pytest.mark.rule("b1350-chaos")
def test_in_chaos_everything_is_dealt_and_about_one_in_three_starts_with_the_plague() -> None:
    p = fresh(4, chaos=True)
    play(p, "pawn 1", "pawn 2", "pawn 3")
    first = chances(p)
    assert first == CARDS
    odds = Fraction(0)
    for outcome, weight in first.items():
        other = p.copy()
        play(other, outcome)
        second = chances(other)
        ill = sum(each for text, each in second.items() if int(outcome[-1]) + int(text[-1]) >= 6)
        odds += Fraction(weight, sum(first.values())) * Fraction(ill, sum(second.values()))
    assert odds == Fraction(165, 496)
    assert abs(odds - Fraction(1, 3)) < Fraction(1, 1000)


@pytest.mark.rule("b1350-infection")
def test_some_may_begin_with_the_plague() -> None:
    assert infected(dealt(4, symptoms="33232212")) == "1"
    assert infected(dealt(4, symptoms="24134412", chaos=True)) == "13"


@pytest.mark.rule("b1350-setup-symptoms")
@pytest.mark.parametrize("players", range(1, 10))
def test_everyone_gets_two_symptoms_ghosts_too(players: int) -> None:
    p = dealt(players)
    assert [len(hand(p, pawn + 1)) for pawn in range(max(players, 4))] == [2] * max(players, 4)
    assert size(p.symptoms.deck) == 32 - 2 * max(players, 4)


@pytest.mark.rule("b1350-setup-remedies")
def test_nobody_starts_with_remedies() -> None:
    p = dealt(5)
    assert chances(p).keys() != {"remedy"}
    assert [remedies(p, seat) for seat in range(1, 6)] == [""] * 5
    assert size(p.remedies.deck) == 27


@pytest.mark.rule("b1350-setup-remedies")
@pytest.mark.parametrize("starting", [0, 1])
def test_with_ghosts_every_player_starts_with_one_remedy_and_ghosts_with_none(starting: int) -> None:
    p = dealt(3, starting_remedies=starting)
    play(p, "remedy arsenic-chicken", "remedy arsenic-whip", "remedy leeches-pomander")
    assert [remedies(p, seat) for seat in (1, 2, 3)] == ["arsenic-chicken", "arsenic-whip", "leeches-pomander"]
    assert "dice Ba Ba Ca Ca Oa Oa" in chances(p)
    assert p.remedies.seats == 3


@pytest.mark.rule("b1350-setup-remedies")
def test_a_table_may_deal_a_remedy_to_everyone() -> None:
    p = play(dealt(4, starting_remedies=1), *["remedy arsenic-whip", "remedy chicken-whip"] * 2)
    assert [remedies(p, seat) for seat in range(1, 5)] == ["arsenic-whip", "chicken-whip"] * 2
    assert "dice Ba Ba Ca Ca Oa Oa" in chances(p)


@pytest.mark.rule("b1350-remedy-held")
def test_the_remedy_cards_as_ruled() -> None:
    p = play(dealt(4), "dice Ba Ba Ca Ca Oa Oa", "draw")
    counts = {text.removeprefix("remedy "): weight for text, weight in chances(p).items()}
    once = {"arsenic-chicken", "emeralds-whip", "leeches-pomander"}
    assert counts == {name: 1 if name in once else 2 for name in CARD_NAMES if name != "alms"}
    assert len(counts) == 15
    assert sum(counts.values()) == 27
    for remedy in ("arsenic", "chicken", "emeralds", "leeches", "pomander", "whip"):
        assert sum(count for name, count in counts.items() if remedy in name) == 9


@pytest.mark.rule("b1350-ghosts")
@pytest.mark.parametrize(("players", "ghosts"), [(1, 3), (2, 2), (3, 1), (4, 0), (9, 0)])
def test_ghosts_make_up_the_number(players: int, ghosts: int) -> None:
    p = fresh(players)
    assert p.pawns - players == ghosts
    assert [p.is_ghost(pawn) for pawn in range(p.pawns)] == [False] * players + [True] * ghosts


@pytest.mark.rule("b1350-ghosts")
def test_ghosts_pawns_come_out_of_the_same_bag() -> None:
    p = fresh(1)
    assert chances(p) == {f"pawn {pawn}": 1 for pawn in range(1, 5)}
    assert seats(dealt(1, pawns="4132")) == "4 1 32"


@pytest.mark.rule("b1350-dice")
def test_six_alike_dice_with_an_apple_and_a_rat_of_each_colour() -> None:
    rolls = chances(dealt(4))
    assert sum(rolls.values()) == 6**6
    assert rolls["dice Ba Ba Ba Ba Ba Ba"] == 1
    assert rolls["dice Ba Br Ca Cr Oa Or"] == 720
    assert rolls["dice Ba Ba Ca Ca Oa Oa"] == 90


@pytest.mark.rule("b1350-specials")
def test_characters_are_dealt_at_random_each_to_one_player_only() -> None:
    p = dealt(4, characters=True)
    assert len(chances(p)) == 9
    assert set(chances(p).values()) == {1}
    play(p, "character knight")
    assert "character knight" not in chances(p)
    assert len(chances(p)) == 8


@pytest.mark.rule("b1350-specials")
def test_with_nine_players_all_characters_are_in_play() -> None:
    names = ["friar", "serf", "outlaw", "countess", "sheriff", "barmaid", "knight", "mason"]
    p = play(dealt(9, characters=True), *[f"character {name}" for name in names])
    assert p.character[8] == 0
    assert sorted(p.character) == list(range(9))
