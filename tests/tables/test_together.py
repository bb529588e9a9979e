"""Answers that must not tell who had a choice, and claims, at a table of Bristol 1350."""

from __future__ import annotations

from functools import cache

import pytest

import alehouse
from alehouse.engine.errors import AlehouseError
from alehouse.engine.luck import FastLuck
from alehouse.tables import Table
from alehouse.tables.clock import SHORT_WINDOW, WINDOW, Clock
from alehouse.tables.entries import Answered, AnyEntry, Played
from alehouse.tables.seats import HUMAN
from tests.tellings import a_chain

GAME = alehouse.game("bristol-1350")
NOW = 1_800_000_000_000
PLAYERS = 6


@cache
def _log_until_several_are_asked() -> list[AnyEntry]:
    """Random play, until two are asked at the same time of whom one has a whip."""
    for seed in range(200):
        luck = FastLuck(seed)
        table = Table.open(GAME, PLAYERS, {"starting_remedies": 1}, Clock(), a_chain(), NOW)
        for seat in range(PLAYERS):
            table.sit(seat, f"Player {seat + 1}", HUMAN, NOW)
        table.begin(NOW)
        for seat in range(PLAYERS):
            table.promise(seat, None, NOW)
        for _ in range(300):
            asked = table.asked()
            if len(asked) > 1 and len({len(table.legal(seat)) for seat in asked}) > 1:
                return list(table.log)
            if not asked:
                break
            _go_on(table, luck)
    raise AssertionError("nobody was ever asked together with somebody else")


def _go_on(table: Table, luck: FastLuck) -> None:
    """Whoever is asked alone decides anything; whoever is asked for a whip says nothing."""
    seat = table.asked()[0]
    legal = table.legal(seat)
    if str(legal[-1]) == "no whip":
        deadline = table.deadline({})
        assert deadline is not None
        table.tick(deadline, {})
    else:
        table.decide(seat, table.decision, legal[luck.below(len(legal))], NOW)


def several_asked() -> Table:
    return Table.of(_log_until_several_are_asked(), a_chain())


def with_a_whip(table: Table) -> int:
    return next(seat for seat in table.asked() if len(table.legal(seat)) > 1)


def without_a_whip(table: Table) -> int:
    return next(seat for seat in table.asked() if len(table.legal(seat)) == 1)


def test_all_are_asked_at_the_same_time_and_have_the_same_time() -> None:
    table = several_asked()
    for seat in table.asked():
        assert "no whip" in [str(action) for action in table.legal(seat)]
    deadline = table.deadline({})
    for seat in table.asked():
        table.decide(seat, table.decision, GAME.action("no whip"), NOW + 1)
        assert table.legal(seat) == []
        assert table.answered(seat)
        with pytest.raises(AlehouseError):
            table.decide(seat, table.decision, GAME.action("no whip"), NOW + 1)
    assert table.deadline({}) == deadline, "it ends when it ends, whoever has answered"


def test_an_answer_is_kept_until_the_time_is_over() -> None:
    table = several_asked()
    seat = with_a_whip(table)
    whip = next(action for action in table.legal(seat) if str(action) != "no whip")
    steps = len(table.record().steps)
    table.decide(seat, table.decision, whip, NOW + 1)
    assert len(table.record().steps) == steps
    assert isinstance(table.log[-1], Answered)
    again = Table.of(table.log, a_chain())
    assert again.answered(seat)
    deadline = table.deadline({})
    assert deadline is not None
    assert deadline - table.log[-2].at <= WINDOW
    table.tick(deadline - 1, {})
    assert len(table.record().steps) == steps
    table.tick(deadline, {})
    assert str(whip) in table.record().steps[steps:]
    assert not table.answered(seat)
    with pytest.raises(AlehouseError):
        table.undo(seat, deadline)


def test_silence_is_no_whip() -> None:
    table = several_asked()
    asked, steps = table.asked(), len(table.record().steps)
    table.tick(NOW + WINDOW, {})
    assert table.record().steps[steps : steps + len(asked)] == ["no whip"] * len(asked)
    played = [entry.seat for entry in table.log if isinstance(entry, Played)]
    assert [seat for seat in played[-len(asked) :] if seat in asked] == asked


def test_who_is_asked_second_knows_no_answer_of_the_first() -> None:
    """Whatever the others have answered, a seat's choices and knowledge stay what they were."""
    table = several_asked()
    first, second = table.asked()[:2]
    before = table.knowledge(second).encode(), [str(action) for action in table.legal(second)]
    table.decide(first, table.decision, table.legal(first)[0], NOW + 1)
    assert (table.knowledge(second).encode(), [str(action) for action in table.legal(second)]) == before


def test_not_this_round_said_by_all_makes_it_short() -> None:
    table = several_asked()
    deadline = table.deadline({})
    assert deadline is not None
    for seat in table.asked():
        table.waive(seat, True, NOW)
    assert table.deadline({}) == deadline - WINDOW + SHORT_WINDOW
    table.tick(deadline, {})
    for seat in range(PLAYERS):
        assert table.places[seat].waives == (seat in _waived(table))


def _waived(table: Table) -> set[int]:
    """Who waived and has had no turn since."""
    turn = table.asked()[0] if table.asked() else -1
    return {seat for seat, place in enumerate(table.places) if (place.waives and seat != turn) or place.waives}


def test_claims_stand_in_the_log_and_are_compared_with_the_truth() -> None:
    table = several_asked()
    table.claim(0, "healthy", NOW)
    table.claim(0, "infected", NOW)
    table.claim(1, "believe  3 infected", NOW)
    table.claim(2, "ask 1 health", NOW)
    said = ["healthy", "infected", "believe 3 infected", "ask 1 health"]
    assert [str(spoken.claim) for spoken in table.claims] == said
    assert table.claims[0].true is not table.claims[1].true
    assert table.claims[3].true is None, "a question is neither true nor false"
    again = Table.of(table.log, a_chain())
    assert [spoken.true for spoken in again.claims] == [spoken.true for spoken in table.claims]
    nobody = "table-claim-nobody"
    for text, id in (("rich", "error-unknown-claim"), ("believe 9 healthy", nobody), ("ask 9 health", nobody)):
        with pytest.raises(AlehouseError) as wrong:
            table.claim(0, text, NOW)
        assert wrong.value.message.id == id
        assert str(wrong.value)
