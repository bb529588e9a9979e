"""A table is what its log makes of it: who sits, decides, goes and comes back, and what the clock does."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.engine.contract import OVER, PUBLIC
from alehouse.engine.errors import AlehouseError, BadRecord, IllegalAction
from alehouse.engine.fair_luck import promise_of
from alehouse.engine.luck import FastLuck
from alehouse.engine.verify import verify
from alehouse.tables import Table
from alehouse.tables.clock import AWAY, DAY, FOR_WORDS, PATIENCE, SECOND, Clock
from alehouse.tables.entries import AnyEntry, Drew, HandedOver, Mixed, Played, Said, Sat, Undid, decode, encode
from alehouse.tables.seats import HUMAN
from tests.small_game import SMALL, STAND, SWAP
from tests.tellings import SALT, a_chain

NOW = 1_800_000_000_000
NAMES = ["Ann", "Bob", "Cy"]
NO_CLOCK = Clock()
QUICK = Clock("seconds", seconds=10, reserve=60)


def an_open_table(players: int = 2, clock: Clock = NO_CLOCK, **options: int | bool) -> Table:
    return Table.open(SMALL, players, dict(options), clock, a_chain(), NOW)


def a_table(
    players: int = 2, kinds: str = "human human human", clock: Clock = NO_CLOCK, **options: int | bool
) -> Table:
    """Everybody sits, nobody gives a word, and the first decision is due."""
    table = an_open_table(players, clock, **options)
    for seat, kind in enumerate(kinds.split()[:players]):
        table.sit(seat, NAMES[seat], kind, NOW)
    table.begin(NOW)
    for seat, place in enumerate(table.places):
        if place.kind == HUMAN:
            table.promise(seat, None, NOW)
    return table


def act(table: Table, action: str = "", at: int = NOW, choose: int = 0) -> None:
    """Whoever is asked first does this, or what is legal."""
    seat = table.asked()[0]
    table.decide(seat, table.decision, SMALL.action(action) if action else table.legal(seat)[choose], at)


def refused(doing: Callable[..., object], *args: object) -> str:
    with pytest.raises(AlehouseError) as wrong:
        doing(*args)
    assert str(wrong.value)
    return wrong.value.message.id


def kinds(table: Table, since: int = 0) -> list[str]:
    return [type(entry).__name__ for entry in table.log[since:]]


def again(table: Table) -> Table:
    """The same table, made from what was stored."""
    return Table.of([decode(encode(entry)) for entry in table.log], a_chain())


def looks_like(table: Table) -> object:
    """All that anybody could ask of a table."""
    seats = [
        (
            place.name,
            place.kind,
            place.played_for,
            place.reserve,
            place.has_promised,
            place.waives,
            place.wants_to_end,
        )
        for place in table.places
    ]
    begun = table._match is not None
    known = [table.knowledge(seat).encode() for seat in (PUBLIC, *range(len(seats)))] if begun else []
    asked = [(seat, [str(action) for action in table.legal(seat)]) for seat in table.asked()]
    record = (table.record().steps, table.record().result) if begun else None
    return (seats, known, asked, table.decision, table.deadline({}), table.over, record, kinds(table))


# Sitting down


def test_people_and_bots_sit_down_and_leave_before_it_begins() -> None:
    table = an_open_table()
    table.sit(0, "Ann", HUMAN, NOW)
    assert refused(table.sit, 0, "Eve", HUMAN, NOW) == "table-seat-taken"
    assert refused(table.sit, 1, "Ann", HUMAN, NOW) == "table-name-taken"
    assert refused(table.sit, 1, "\x1b[2J", HUMAN, NOW) == "table-name-odd"
    assert refused(table.sit, 2, "Cy", HUMAN, NOW) == "table-seat"
    assert refused(table.begin, NOW) == "table-seat-open"
    table.free(0, NOW)
    table.sit(0, "Ann", "greedy", NOW)
    table.sit(1, "Bob", HUMAN, NOW)
    table.begin(NOW)
    assert refused(table.free, 0, NOW) == "table-begun"
    assert refused(table.sit, 0, "Cy", HUMAN, NOW) == "table-begun"
    assert refused(table.begin, NOW) == "table-begun"


@pytest.mark.parametrize(
    "clock",
    [Clock("seconds"), Clock("seconds", 4), Clock("none", 5), Clock("days", days=0), Clock("days", 5, days=1)],
)
def test_clocks_that_are_none(clock: Clock) -> None:
    with pytest.raises(AlehouseError, match="clock"):
        an_open_table(clock=clock)


def test_nothing_is_played_before_it_begins() -> None:
    table = an_open_table()
    assert table.asked() == []
    for doing in (table.resign, table.come_back, table.undo):
        table2 = an_open_table()
        table2.sit(0, "Ann", HUMAN, NOW)
        assert refused(getattr(table2, doing.__name__), 0, NOW) == "table-not-begun"
    assert refused(table.decide, 0, 0, STAND, NOW) == "table-not-begun"
    assert table.deadline({}) is None


# Words


def test_words_are_promised_by_all_and_then_told() -> None:
    table = an_open_table()
    for seat in (0, 1):
        table.sit(seat, NAMES[seat], HUMAN, NOW)
    table.begin(NOW)
    fingerprint = a_chain().fingerprint
    table.promise(0, promise_of(fingerprint, 1, 0, "clover", SALT), NOW)
    assert refused(table.tell, 0, "clover", SALT, NOW) == "table-word-early"
    assert refused(table.promise, 0, None, NOW) == "table-word-late"
    table.promise(1, promise_of(fingerprint, 1, 1, "malt", SALT), NOW)
    assert refused(table.tell, 0, "shamrock", SALT, NOW) == "table-word-other"
    table.tell(0, "clover", SALT, NOW)
    assert table.asked() == []
    table.tell(1, "malt", SALT, NOW)
    assert kinds(table)[-3:] == ["Mixed", "Drew", "Drew"]
    assert table.asked() == [0]
    record = table.record()
    assert record.luck is not None
    assert record.luck.stretches[0].told() == [(0, "clover"), (1, "malt")]


def test_nobody_waits_for_a_word_for_ever() -> None:
    table = an_open_table()
    for seat in (0, 1):
        table.sit(seat, NAMES[seat], HUMAN, NOW)
    table.begin(NOW)
    table.promise(0, promise_of(a_chain().fingerprint, 1, 0, "clover", SALT), NOW)
    assert table.deadline({}) == NOW + FOR_WORDS
    table.tick(NOW + FOR_WORDS - 1, {})
    assert table.collects_words
    table.tick(NOW + FOR_WORDS, {})
    assert table.collects_words, "Bob gives none, Ann has time to tell hers"
    table.tick(NOW + 2 * FOR_WORDS, {})
    assert table.asked() == [0]
    (mixed,) = [entry for entry in table.log if isinstance(entry, Mixed)]
    assert mixed.without == (0,)
    assert looks_like(again(table)) == looks_like(table)


# Deciding


def test_a_late_or_doubled_decision_does_no_harm() -> None:
    table = a_table()
    decision = table.decision
    table.decide(0, decision, STAND, NOW)
    before = len(table.log)
    assert refused(table.decide, 0, decision, STAND, NOW) == "table-decision-past"
    assert refused(table.decide, 0, decision + 99, STAND, NOW) == "table-decision-past"
    assert len(table.log) == before


def test_only_who_is_asked_decides() -> None:
    table = a_table()
    with pytest.raises(IllegalAction) as wrong:
        table.decide(1, table.decision, STAND, NOW)
    assert wrong.value.refusal.rule == "table-turn"
    with pytest.raises(IllegalAction) as wrong:
        table.decide(0, table.decision, SMALL.action("doubt"), NOW)
    assert wrong.value.refusal.rule == "small-turn"
    assert table.legal(1) == []
    assert table.legal(PUBLIC) == []


def test_draws_are_entries_of_their_own() -> None:
    table = a_table()
    before = len(table.log)
    act(table, "swap")
    assert kinds(table, before) == ["Played", "Drew"]
    played, drew = table.log[before:]
    assert isinstance(played, Played)
    assert isinstance(drew, Drew)
    assert [played.action, drew.action] == table.record().steps[-2:]


def test_undo_is_an_entry_and_never_goes_past_a_draw() -> None:
    table = a_table()
    first = table.decision
    act(table, "stand")
    table.undo(0, NOW)
    assert isinstance(table.log[-1], Undid)
    assert table.decision not in (first, 0), "answers to what was taken back are too late"
    assert table.asked() == [0]
    assert SWAP in table.legal(0)
    act(table, "swap")
    assert refused(table.undo, 0, NOW) == "table-undo-draw"
    assert looks_like(again(table)) == looks_like(table)


# The clock


def test_who_is_out_of_time_is_played_for_and_comes_back() -> None:
    table = a_table(clock=QUICK)
    assert table.deadline({}) == NOW + 70 * SECOND
    act(table, "stand", at=NOW + 25 * SECOND)
    assert table.places[0].reserve == 45 * SECOND
    assert table.deadline({}) == NOW + (25 + 10 + 45) * SECOND
    late = NOW + 80 * SECOND
    table.tick(late - 1, {})
    assert table.played_by(0) == HUMAN
    table.tick(late, {})
    assert table.log[-1] == HandedOver(at=late, number=len(table.log), seat=0, why="time")
    assert table.played_by(0) == "greedy"
    assert table.deadline({}) is None, "a bot needs no clock"
    table.come_back(0, late + SECOND)
    assert table.played_by(0) == HUMAN
    assert table.deadline({}) == late + SECOND + (10 + 45) * SECOND


def test_without_a_clock_nobody_waits_for_ever() -> None:
    table = a_table()
    assert table.deadline({}) == NOW + PATIENCE
    table.tick(NOW + PATIENCE, {})
    assert table.played_by(0) == "greedy"


def test_who_is_away_is_played_for_while_others_wait() -> None:
    table = a_table(clock=QUICK)
    assert table.deadline({1: NOW}) == NOW + 70 * SECOND, "nobody waits for Bob yet"
    table = a_table()
    assert table.deadline({0: NOW - DAY}) == NOW + AWAY
    table.tick(NOW + AWAY, {0: NOW - DAY})
    assert table.log[-1] == HandedOver(at=NOW + AWAY, number=len(table.log), seat=0, why="away")


def test_days_are_days() -> None:
    table = a_table(clock=Clock("days", days=3))
    assert table.deadline({0: NOW - DAY}) == NOW + 3 * DAY


# Going


def test_resigning_hands_the_seat_to_a_bot_for_good() -> None:
    table = a_table(3)
    table.resign(1, NOW)
    assert table.played_by(1) == "greedy"
    assert refused(table.come_back, 1, NOW) == "table-resigned"


def test_all_who_play_agree_to_end_it() -> None:
    table = a_table(3)
    table.ask_to_end(0, True, NOW)
    table.ask_to_end(1, True, NOW)
    table.ask_to_end(1, False, NOW)
    table.resign(2, NOW)
    assert not table.over
    table.ask_to_end(1, True, NOW)
    assert table.over
    assert table.ended
    luck = table.record().luck
    assert luck is not None
    assert luck.stretches[0].secret == a_chain().secret(1).hex(), "what was drawn can be proven"
    assert verify(table.record()).verdict == "consistent"
    assert table.asked() == []
    assert table.deadline({}) is None
    assert refused(table.decide, 0, table.decision, STAND, NOW) == "table-over"
    assert looks_like(again(table)) == looks_like(table)


def test_bots_do_not_talk_resign_or_undo() -> None:
    table = a_table(kinds="human greedy")
    for doing in (table.resign, table.come_back, table.undo):
        assert refused(doing, 1, NOW) == "table-no-person"
    assert refused(table.say, 1, "", "hello", NOW) == "table-no-person"


def test_a_rematch_has_the_same_players_and_another_one_begins() -> None:
    table = a_table(3, kinds="human greedy human", clock=QUICK, rounds=1)
    assert refused(table.rematch, a_chain(2), "again", NOW) == "table-not-over"
    while not table.over:
        act(table)
    other = table.rematch(a_chain(2), "again", NOW)
    assert table.rematch_code == Table.of(table.log, a_chain()).rematch_code == "again"
    assert refused(table.rematch, a_chain(3), "and again", NOW) == "table-rematch-there"
    assert [(place.name, place.kind) for place in other.places] == [
        ("Bob", "greedy"),
        ("Cy", HUMAN),
        ("Ann", HUMAN),
    ]
    assert (other.clock, other.options) == (table.clock, table.options)
    assert refused(other.decide, 0, 0, STAND, NOW) == "table-not-begun"
    other.begin(NOW)


# Talking


def test_what_is_said_stands_in_the_log() -> None:
    table = a_table()
    table.say(0, "", "  good   luck ", NOW)
    table.say(None, "Zoe", "hello", NOW)
    said = [(entry.seat, entry.name, entry.text) for entry in table.log if isinstance(entry, Said)]
    assert said == [(0, "Ann", "good luck"), (None, "Zoe", "hello")]
    for text in ("", "   ", "x" * 501, "\x1b[2J"):
        assert refused(table.say, 0, "", text, NOW) == "table-text-odd"
    assert refused(table.say, None, "", "hello", NOW) == "table-name-odd"


def test_in_this_game_nothing_can_be_claimed() -> None:
    assert refused(a_table().claim, 0, "healthy", NOW) == "error-unknown-claim"


# The log is the truth


@given(seed=st.integers(0, 500), players=st.integers(2, 3))
def test_a_table_is_what_its_log_makes_of_it(seed: int, players: int) -> None:
    """Whatever people do: stored and read again at any moment, it is the same table; and its record is true."""
    luck = FastLuck(seed)
    table = a_table(players, clock=QUICK)
    now = NOW
    for _ in range(60):
        now += luck.below(30) * SECOND
        table.tick(now, {})
        if table.over:
            break
        _do_something(table, luck, now)
        if luck.below(4) == 0:
            assert looks_like(again(table)) == looks_like(table)
    assert looks_like(again(table)) == looks_like(table)
    assert verify(table.record()).verdict == "consistent"


def _do_something(table: Table, luck: FastLuck, now: int) -> None:
    seat = luck.below(len(table.places))
    what = luck.below(12)
    try:
        if what == 0:
            table.undo(seat, now)
        elif what == 1:
            table.come_back(seat, now)
        elif what == 2:
            table.say(seat, "", "well", now)
        elif what == 3:
            table.ask_to_end(seat, luck.below(2) == 0, now)
        elif table.asked():
            legal = table.legal(table.asked()[0])
            table.decide(table.asked()[0], table.decision, legal[luck.below(len(legal))], now)
    except AlehouseError:
        assert table.log[-1].at <= now


def test_a_whole_game_with_bots() -> None:
    table = a_table(kinds="human greedy")
    while not table.over:
        act(table)
    assert table.record().result is not None
    assert verify(table.record()).findings == []
    assert table.knowledge(0).might_be().to_move == OVER


def test_a_log_that_cannot_have_come_about_is_refused() -> None:
    table = a_table()
    act(table, "swap")
    log: list[AnyEntry] = list(table.log)
    for damaged in (log[1:], [*log[:5], *log[6:]]):
        with pytest.raises(BadRecord):
            Table.of(damaged, a_chain())
    with pytest.raises(BadRecord):
        Table.of(log, a_chain(2))
    with pytest.raises(BadRecord):
        decode(b'{"is":"sat"}')
    with pytest.raises(BadRecord):
        decode(b"nonsense")
    drew = next(number for number, entry in enumerate(log) if isinstance(entry, Drew))
    other = "draw 1" if log[drew].action != "draw 1" else "draw 2"  # type: ignore[union-attr]
    log[drew] = Drew(at=NOW, number=drew + 1, action=other)
    with pytest.raises(BadRecord):
        Table.of(log, a_chain())


# What is shown of it


def test_what_came_of_an_entry_is_shown_after_it_was_stored() -> None:
    table = a_table()
    assert table.shown == []
    table.shows = True
    act(table, "swap")
    assert [type(shown.entry).__name__ for shown in table.shown] == ["Played", "Drew"]
    played, drew = table.shown
    assert played.views == {}, "chance goes on at once, and what everybody sees comes with what it brings"
    assert drew.views.keys() == {PUBLIC, 0, 1}
    assert played.events
    assert drew.events
    missed = Table.of(table.log, a_chain(), show_from=table.shown[0].entry.number).shown
    assert [shown.views for shown in missed] == [shown.views for shown in table.shown]
    assert [[event.plain() for event in shown.events] for shown in missed] == [
        [event.plain() for event in shown.events] for shown in table.shown
    ]


def test_entries_have_a_place_in_the_log() -> None:
    table = a_table()
    assert [entry.number for entry in table.log] == list(range(1, len(table.log) + 1))
    assert isinstance(table.log[1], Sat)
