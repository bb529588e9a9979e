"""What the log and the choices say must be true, and name the rule that made it happen."""

from __future__ import annotations

import pytest

from alehouse.games.bristol_1350.bristol import Bristol
from tests.games.bristol_1350.booklet.road import GAME, dealt, fresh, heard, play, road, view


def rules_told(p: Bristol, id: str) -> set[str]:
    return {event.rule for event in heard(p) if event.id == f"event-b1350-{id}"}


def health_of_keeping(p: Bristol, text: str) -> object:
    return GAME.describe(view(p, 1), GAME.action(text)).args["health"]


@pytest.mark.rule("b1350-coins")
def test_an_immune_player_is_not_threatened_with_the_plague() -> None:
    p = road("12 3 45", alms=True, coins={1: "cured"}, symptoms={1: "23"}, remedies={1: "leeches-pomander"})
    play(p, "reroll Ba", "roll Ba", "play leeches-pomander as pomander", "symptom 4", "symptom 4")
    assert health_of_keeping(p, "keep 4 4") == "healthy"


@pytest.mark.rule("b1350-infection")
def test_a_choice_that_means_the_plague_says_so() -> None:
    p = road("12 3 45", symptoms={1: "23"}, remedies={1: "leeches-pomander"})
    play(p, "reroll Ba", "roll Ba", "play leeches-pomander as pomander", "symptom 4", "symptom 4")
    assert health_of_keeping(p, "keep 4 4") == health_of_keeping(p, "keep 2 4") == "plague"
    assert health_of_keeping(p, "keep 2 3") == "healthy"


@pytest.mark.rule("b1350-cure")
def test_who_was_never_ill_is_not_told_to_be_healed() -> None:
    p = fresh(4, cure=True)
    p.listen()
    play(p, "pawn 1", "pawn 2", "pawn 3", "symptom 1", "symptom 1")
    health = [event.args["health"] for event in heard(p, 1) if event.id == "event-b1350-your-health"]
    assert health == ["healthy"]


@pytest.mark.rule("b1350-cure")
def test_who_is_healed_is_told_so() -> None:
    p = road("12 3 45", cure=True, symptoms={1: "33"}, remedies={1: "leeches-pomander"})
    p.listen()
    play(p, "reroll Ba", "roll Ba", "play leeches-pomander as pomander", "symptom 1", "symptom 1", "keep 1 1")
    health = [event.args["health"] for event in heard(p, 1) if event.id == "event-b1350-your-health"]
    assert health == ["cured"]


@pytest.mark.rule("b1350-mason")
def test_the_mason_locks_as_a_mason() -> None:
    p = road("12 3 45", characters="mason serf friar knight outlaw")
    p.listen()
    play(p, "mason Ba", "roll Ba", "lock Ba")
    assert rules_told(p, "locks-one") == {"b1350-mason"}


@pytest.mark.rule("b1350-chandler")
def test_the_chandler_keeps_as_a_chandler() -> None:
    p = road("12 3 45", characters="chandler serf friar knight outlaw", symptoms={1: "12"})
    p.listen()
    play(p, "chandler", "symptom 3", "keep 1 2")
    assert rules_told(p, "keeps") == {"b1350-chandler"}


@pytest.mark.rule("b1350-serf")
def test_the_serf_adds_as_a_serf() -> None:
    p = road("12 3 45", characters="serf chandler friar knight outlaw")
    p.listen()
    play(p, "serf", "symptom 3", "add 3 oak")
    assert rules_told(p, "adds") == {"b1350-serf"}


@pytest.mark.rule("b1350-leeches")
def test_a_serf_with_leeches_adds_by_leeches() -> None:
    p = road("12 3 45", characters="serf chandler friar knight outlaw", remedies={1: "arsenic-leeches"})
    p.listen()
    play(p, "reroll Ba", "roll Ba", "play arsenic-leeches as leeches", "symptom 2", "symptom 3", "add 3 oak")
    assert rules_told(p, "adds") == {"b1350-leeches"}


@pytest.mark.rule("b1350-secret")
def test_nobody_is_told_what_was_dealt_to_others() -> None:
    p = dealt(4, symptoms="33121212")
    assert view(p, 1).symptoms == [3, 3]
    assert view(p, 2).symptoms == [1, 2]
    assert view(p, 0).symptoms == []
    assert [pawn.health for pawn in view(p, 2).pawns] == [""] * 4
