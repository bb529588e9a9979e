"""What is said about symptoms, and whether it is true."""

from __future__ import annotations

import pytest

from alehouse.text import languages, speech
from tests.games.bristol_1350.road import CALM, GAME, RATS, Road, hand, idle, mingle, road


def true(p: Road, seat: int, claim: str) -> bool | None:
    return GAME.is_true(p.position, seat - 1, GAME.claims.read(claim))


def test_health() -> None:
    p = road("12 3 4", dice=CALM, symptoms={1: "12", 2: "33", 3: "33>12"})
    assert true(p, 1, "healthy") is True
    assert true(p, 1, "infected") is False
    assert true(p, 2, "infected") is True
    assert true(p, 3, "healthy") is False, "the plague stays"
    assert true(p, 1, "believe 2 infected") is True
    assert true(p, 2, "believe 1 infected") is False


def test_the_last_mingle() -> None:
    p = road("12 3 4", dice=RATS, left="", symptoms={1: "12", 2: "13"})
    assert true(p, 1, "mingled 12 12") is None
    mingle(idle(p))
    for seat, put in ((1, "12"), (2, "13")):
        got = hand(p, seat).replace(" ", "")
        assert true(p, seat, f"mingled {put} {got}") is True
        assert true(p, seat, f"mingled 44 {got}") is False
        assert true(p, seat, f"mingled {put} 44") is False
    assert true(p, 3, "mingled 12 12") is None


@pytest.mark.parametrize("lang", languages())
def test_everything_that_can_be_claimed_has_words(lang: str) -> None:
    said = [speech(lang).say(claim.words) for claim in GAME.claims.all]
    assert len(set(said)) == len(said)


def test_a_question_claims_nothing() -> None:
    asks = [claim for claim in GAME.claims.of(3) if claim.asks]
    named = [f"ask {seat} {what}" for seat in (1, 2, 3) for what in ("health", "mingle")]
    assert [str(claim) for claim in asks] == named
    assert [claim.about for claim in asks] == [(0,), (0,), (1,), (1,), (2,), (2,)]


def test_claims_speak_of_those_who_are_there() -> None:
    assert len(GAME.claims.of(9)) == len(GAME.claims.all)
    assert all("believe 4" not in str(claim) for claim in GAME.claims.of(3))
