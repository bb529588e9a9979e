"""The table: only whose turn it is decides, everybody hears what they may, and chance runs by itself."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.engine.contract import OVER, PUBLIC
from alehouse.engine.errors import AlehouseError, BadOption, BadRecord, IllegalAction
from alehouse.engine.events import Event
from alehouse.engine.messages import Message, Seat
from alehouse.engine.record import replay
from alehouse.engine.record_file import to_text
from alehouse.engine.verify import verify
from alehouse.tables import Match
from tests.small_game import BELIEVE, CLAIM, DOUBT, NEW, SMALL, STAND, SWAP, SmallPosition
from tests.tellings import a_chain, a_table, give_words, play_some


def refusal(table: Match, seat: int, action: str) -> str:
    with pytest.raises(IllegalAction) as wrong:
        table.decide(seat, SMALL.action(action))
    assert table.why_not(seat, SMALL.action(action)) == wrong.value.refusal
    assert str(wrong.value)
    return wrong.value.refusal.rule


def test_chance_has_run_when_the_table_is_set() -> None:
    table = a_table()
    assert table.position.to_move == 0
    assert len(table.record.steps) == 2


def test_only_whose_turn_it_is_decides() -> None:
    table = a_table()
    before = to_text(table.record)
    assert table.legal(0) == [SWAP, STAND]
    assert table.legal(1) == []
    assert table.legal(PUBLIC) == []
    assert refusal(table, 1, "stand") == "table-turn"
    assert refusal(table, PUBLIC, "stand") == "table-turn"
    assert refusal(table, 0, "doubt") == "small-turn"
    assert refusal(table, 0, "draw 1") == "small-turn"
    assert to_text(table.record) == before
    why = table.why_not(1, STAND)
    assert why is not None
    assert why.args == {"seat": Seat(0)}
    assert table.why_not(0, STAND) is None


def test_after_the_end_nobody_decides() -> None:
    table = play_some(a_table(), 1000)
    assert table.position.to_move == OVER
    assert refusal(table, 0, "stand") == "small-turn"


def test_everybody_hears_what_they_may() -> None:
    table = a_table()
    ann, bob, onlooker = ([event.id for event in table.events(seat)] for seat in (0, 1, PUBLIC))
    assert ann == ["event-small-drew", "event-small-draws"]
    assert bob == ["event-small-draws", "event-small-drew"]
    assert onlooker == ["event-small-draws", "event-small-draws"]
    assert all("rank" not in event.args for event in table.events(PUBLIC))


def test_views_are_those_of_the_position() -> None:
    table = a_table()
    assert table.view(0) == table.position.view(0)
    assert table.view(PUBLIC) == table.position.view(PUBLIC)


@pytest.mark.parametrize("seat", [2, -1, -2, 100])
def test_seats_that_are_none(seat: int) -> None:
    for ask in (a_table().view, a_table().events, a_table().legal, a_table().undo):
        with pytest.raises(AlehouseError) as wrong:
            ask(seat)
        assert wrong.value.message.id == "table-seat"


def test_what_cannot_be_set_up() -> None:
    with pytest.raises(BadOption):
        Match(SMALL, 9)
    with pytest.raises(BadOption):
        Match(SMALL, 2, {"round": 3})
    for names, id in ((["Ann"], "table-names"), (["Ann", "\x1b[2J"], "table-name-odd")):
        with pytest.raises(AlehouseError) as wrong:
            Match(SMALL, 2, {}, names)
        assert wrong.value.message.id == id


# Going on with a saved game.


@given(seed=st.integers(1, 200), decisions=st.integers(0, 20))
def test_a_resumed_table_is_the_same(seed: int, decisions: int) -> None:
    table = play_some(a_table(seed), decisions, seed)
    again = Match.resume(table.save(), a_chain(seed))
    assert again.position.digest() == table.position.digest()
    for seat in (0, 1, PUBLIC):
        heard = [event.plain() for event in table.events(seat)]
        assert [event.plain() for event in again.events(seat)] == heard
    assert again.record.steps == table.record.steps
    assert again.record.trail == table.record.trail
    assert again.record.names == ["Ann", "Bob"]
    if again.gathering is not None:
        give_words(again)
    assert verify(play_some(again, 1000).save()).verdict == "consistent"


def test_a_changed_record_is_not_resumed() -> None:
    saved = play_some(a_table(), 4).save()
    saved.names[0] = "Eve"
    with pytest.raises(BadRecord) as wrong:
        Match.resume(saved)
    assert wrong.value.message.id == "table-resume-changed"
    finding = wrong.value.message.args["finding"]
    assert isinstance(finding, Message)
    assert finding.id == "verify-header-changed"
    assert str(wrong.value)


def test_a_finished_game_can_be_looked_at() -> None:
    saved = play_some(a_table(), 1000).save()
    again = Match.resume(saved)
    assert again.position.to_move == OVER
    assert to_text(again.save()) == to_text(saved)


# Undo.


def no_undo(table: Match, seat: int) -> str:
    before = table.position.digest(), to_text(table.record)
    with pytest.raises(AlehouseError) as wrong:
        table.undo(seat)
    assert (table.position.digest(), to_text(table.record)) == before
    assert str(wrong.value)
    return wrong.value.message.id


def test_one_decision_back() -> None:
    table = a_table()
    digest, record, heard = table.position.digest(), to_text(table.record), len(table.events(0))
    table.decide(0, STAND)
    table.undo(0)
    assert table.position.digest() == digest
    assert to_text(table.record) == record
    assert len(table.events(0)) == heard
    table.decide(0, SWAP)
    assert len(table.events(0)) > heard, "after an undo the table listens on"


def test_two_decisions_back_one_by_one() -> None:
    table = a_table()
    digests = [table.position.digest()]
    for action in (STAND, CLAIM[2]):
        table.decide(0, action)
        digests.append(table.position.digest())
    table.undo(0)
    assert table.position.digest() == digests[1]
    table.undo(0)
    assert table.position.digest() == digests[0]
    assert no_undo(table, 0) == "table-undo-draw", "the deal is luck too"


def test_never_past_a_draw() -> None:
    table = a_table()
    table.decide(0, SWAP)
    assert no_undo(table, 0) == "table-undo-draw"
    table.decide(0, NEW)
    table.undo(0)
    assert no_undo(table, 0) == "table-undo-draw"


def test_never_past_what_was_shown() -> None:
    table = a_table(rounds=1)
    for seat, action in ((0, STAND), (0, CLAIM[3]), (1, DOUBT)):
        table.decide(seat, action)
    assert no_undo(table, 1) == "table-undo-over"


def test_a_reveal_bars_the_way_by_itself() -> None:
    """Here a claim shows something: nothing was drawn, and still it cannot be undone."""

    class Showing(SmallPosition):
        def tell(self, event: Event) -> None:
            event.reveals = event.id == "event-small-claim"
            super().tell(event)

    table = a_table()
    table.position.__class__ = Showing
    table.decide(0, STAND)
    table.decide(0, CLAIM[3])
    assert no_undo(table, 0) == "table-undo-reveal"


def test_never_past_another_seat() -> None:
    table = a_table(players=3)
    table.decide(0, STAND)
    table.decide(0, CLAIM[3])
    table.decide(1, BELIEVE)
    assert no_undo(table, 0) == "table-undo-other"
    assert no_undo(table, PUBLIC) == "table-undo-other"
    table.undo(1)
    table.undo(0)
    assert table.position.to_move == 0
    assert table.legal(0) == list(CLAIM.values())


def test_undo_after_saving_and_resuming() -> None:
    """A stretch of luck begins with its first draw, which may lie before steps that were taken back."""
    table = a_table()
    table.decide(0, STAND)
    table.decide(0, CLAIM[3])
    again = give_words(Match.resume(table.save(), a_chain()))
    again.undo(0)
    again.undo(0)
    assert len(again.record.steps) == 2
    record = play_some(again, 1000).save()
    assert verify(record).findings == []
    assert replay(record).to_move == OVER


def test_an_undone_move_may_be_replaced_and_is_verified() -> None:
    table = a_table()
    table.decide(0, STAND)
    table.undo(0)
    table.decide(0, SWAP)
    assert verify(play_some(table, 1000).save()).findings == []
    assert "stand" not in table.record.steps[:3]


def test_events_belong_to_steps_of_the_record() -> None:
    """Each event says in which step of the record it happened, also after something was taken back."""
    table = a_table()
    play_some(table, 2)
    steps = [event.step for event in table.events(PUBLIC)]
    assert steps == sorted(steps)
    assert steps[-1] == len(table.record.steps)
    assert set(steps) <= set(range(1, len(table.record.steps) + 1))
    again = Match.resume(play_some(a_table(), 2).save(), a_chain())
    assert [event.step for event in again.events(PUBLIC)] == steps


def test_what_is_taken_back_is_counted_anew() -> None:
    table = a_table()
    seat = table.position.to_move
    table.decide(seat, STAND)
    before = table.events(PUBLIC)[-1].step
    table.undo(seat)
    table.decide(seat, STAND)
    assert table.events(PUBLIC)[-1].step == before == len(table.record.steps)


def test_a_seat_asks_for_its_own_knowledge() -> None:
    table = a_table()
    assert table.knowledge(0).view == table.view(0)
    with pytest.raises(AlehouseError):
        table.knowledge(7)
