"""Drawing remedies."""

from __future__ import annotations

import pytest

from tests.games.bristol_1350.road import (
    chances,
    finds,
    legal,
    lose_remedies,
    mover,
    play,
    remedies,
    remedy_deck,
    remedy_discards,
    revealing,
    road,
    told,
    why_not,
)


@pytest.mark.rule("b1350-draw")
def test_a_remedy_is_drawn_at_random() -> None:
    p = play(road("1 23 45", remedies={2: "arsenic-whip"}), "draw")
    assert chances(p)["remedy arsenic-whip"] == 1
    assert chances(p)["remedy chicken-whip"] == 2
    assert chances(p)["remedy emeralds-whip"] == 1
    assert sum(chances(p).values()) == 26
    play(p, "remedy chicken-whip")
    assert remedies(p, 1) == "chicken-whip"
    assert mover(p) == 2


@pytest.mark.rule("b1350-draw")
def test_a_remedy_is_drawn_in_secret() -> None:
    p = play(road("1 2 34"), "draw", "remedy chicken-leeches")
    assert (told(p, 1), told(p, 2), told(p)) == (["drew"], ["draws"], ["draws"])
    assert revealing(p, 1) == ["drew"]
    assert [finds(p, seat, "chicken-leeches") for seat in (1, 2, 0)] == [True, False, False]


@pytest.mark.rule("b1350-hand-limit")
def test_with_three_remedies_nobody_draws() -> None:
    p = road("1 23 45", remedies={1: "arsenic-whip chicken-whip leeches-whip"})
    assert why_not(p, "draw") == "b1350-hand-limit"
    assert "draw" not in legal(p)
    p = play(road("1 23 45", remedies={1: "arsenic-whip chicken-whip"}), "draw", "remedy leeches-whip")
    assert remedies(p, 1) == "arsenic-whip chicken-whip leeches-whip"


@pytest.mark.rule("b1350-remedy-deck")
def test_an_exhausted_remedy_deck_is_made_of_the_discards() -> None:
    p = road("1 23 45", remedy_deck="arsenic-whip", remedies={2: "chicken-whip"})
    assert (remedy_deck(p), len(remedy_discards(p))) == (1, 25)
    # The last card is no matter of chance.
    play(p, "draw")
    assert remedies(p, 1) == "arsenic-whip"
    play(p, "draw")
    found = chances(p)
    assert (found["remedy arsenic-whip"], found["remedy chicken-whip"], found["remedy chicken-leeches"]) == (1, 1, 2)
    assert sum(found.values()) == 25
    play(p, "remedy chicken-leeches")
    assert (remedy_deck(p), remedy_discards(p)) == (24, [])


@pytest.mark.rule("b1350-remedy-deck")
def test_without_any_remedies_left_nobody_draws() -> None:
    p = lose_remedies(road("1 2 34"))
    assert why_not(p, "draw") == "b1350-remedy-deck"
    assert "draw" not in legal(p)
