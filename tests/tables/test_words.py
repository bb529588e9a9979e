"""The luck of a table: bound first, then mixed with words that were promised, told when it is put aside or over."""

from __future__ import annotations

import copy
import pickle

import pytest

from alehouse.engine.contract import CHANCE, OVER, PUBLIC
from alehouse.engine.errors import AlehouseError, BadRecord
from alehouse.engine.fair_luck import STRETCHES, promise_of
from alehouse.engine.luck_record import LuckRecord, Stretch
from alehouse.engine.record import Record
from alehouse.engine.record_file import from_text, to_text
from alehouse.engine.verify import verify
from alehouse.tables import Match
from tests.small_game import SMALL, STAND
from tests.tellings import SALT, a_chain, a_table, an_empty_table, give_words, play_some


def promise(table: Match, seat: int, word: str) -> str:
    gathering = table.gathering
    assert gathering is not None
    return promise_of(gathering.fingerprint, gathering.stretch, seat, word, SALT)


def refused(table: Match, *words: object) -> str:
    """Ask the table for something about words, and hear why not."""
    before = to_text(table.record)
    doing, *args = words
    with pytest.raises(AlehouseError) as wrong:
        getattr(table, str(doing))(*args)
    assert str(wrong.value)
    assert to_text(table.record) == before
    return wrong.value.message.id


def luck_of(record: Record) -> LuckRecord:
    assert record.luck is not None
    return record.luck


def test_nothing_is_drawn_or_played_before_the_words_are_told() -> None:
    table = an_empty_table()
    assert table.fingerprint == a_chain().fingerprint
    assert table.position.to_move == CHANCE
    assert table.record.steps == []
    table = play_some(a_table(), 2)
    table.save()
    seat = table.position.to_move
    assert table.legal(seat) == []
    why = table.why_not(seat, STAND)
    assert why is not None
    assert why.rule == "table-words-first"
    give_words(table)
    assert table.legal(seat) != []


def test_all_promise_before_the_first_tells() -> None:
    table = an_empty_table()
    table.promise_word(0, promise(table, 0, "clover"))
    seal = table.gathering.seal if table.gathering else ""
    table.promise_word(1, promise(table, 1, "horseshoe"))
    assert table.gathering is not None
    assert table.gathering.seal != seal
    seal = table.gathering.seal
    table.tell_word(0, "clover", SALT)
    assert refused(an_empty_table(), "tell_word", 0, "clover", SALT) == "table-word-unpromised"
    assert refused(table, "begin_stretch") == "table-word-awaited"
    table.tell_word(1, "horseshoe", SALT)
    table.begin_stretch()
    assert luck_of(table.record).seal(1) == seal


def test_what_is_no_promise_and_no_word() -> None:
    table = an_empty_table(players=3)
    assert refused(table, "promise_word", 0, "clover") == "table-promise-odd"
    assert refused(table, "promise_word", 7, "00" * 32) == "table-seat"
    assert refused(table, "promise_word", PUBLIC, "00" * 32) == "table-word-onlooker"
    table.promise_word(0, promise(table, 0, "clover"))
    table.promise_word(1, promise(table, 1, "new\nline"))
    assert refused(table, "promise_word", 0, "00" * 32) == "table-word-promised"
    assert refused(table, "tell_word", 0, "shamrock", SALT) == "table-word-other"
    assert refused(table, "tell_word", 0, "clover", "00" * 16) == "table-word-other"
    assert refused(table, "tell_word", 0, "clover", "salt") == "table-salt-odd"
    assert refused(table, "tell_word", 1, "new\nline", SALT) == "table-word-odd"
    table.tell_word(0, "clover", SALT)
    assert refused(table, "tell_word", 0, "clover", SALT) == "table-word-unpromised"
    assert refused(table, "promise_word", 2, "00" * 32) == "table-word-late"
    table.begin_stretch(without=[1])
    assert refused(table, "promise_word", 2, "00" * 32) == "table-word-not-now"
    assert refused(table, "begin_stretch") == "table-word-not-now"


def test_a_word_counts_once() -> None:
    table = play_some(give_words(an_empty_table(), {0: "clover"}), 4)
    table.save()
    table.promise_word(1, promise(table, 1, "clover"))
    assert refused(table, "tell_word", 1, "clover", SALT) == "table-word-old"


def test_the_secret_is_told_at_the_end() -> None:
    table = a_table()
    assert luck_of(table.record).stretches[0].secret is None
    play_some(table, 1000)
    assert table.position.to_move == OVER
    assert [stretch.secret for stretch in luck_of(table.record).stretches] == [a_chain().secret(1).hex()]
    assert verify(table.record).findings == []
    assert table.gathering is None


def test_a_saved_game_holds_no_luck_to_come() -> None:
    """Whoever reads the file knows the secret of the past, not the one that draws next."""
    table = play_some(a_table(), 4)
    saved = table.save()
    assert [stretch.secret for stretch in luck_of(saved).stretches] == [a_chain().secret(1).hex()]
    assert a_chain().secret(2).hex() not in to_text(saved)
    assert a_chain().tip.hex() not in to_text(saved)
    assert table.fingerprint == a_chain().fingerprint, "one fingerprint binds all"
    assert [each.failure for each in verify(saved).findings] == [False]


def test_saving_twice_tells_nothing_new() -> None:
    table = play_some(a_table(), 4)
    assert to_text(table.save()) == to_text(table.save())
    give_words(table)
    before = table.words
    assert len(luck_of(table.save()).stretches) == 1, "nothing was drawn yet"
    assert [word.word for word in table.words] == [word.word for word in before]


def test_two_tables_have_different_luck() -> None:
    assert Match(SMALL, 2).fingerprint != Match(SMALL, 2).fingerprint


def test_a_stretch_that_is_not_over_goes_on() -> None:
    """After a crash the house has the chain and the log: the same stretch draws on as if nothing had happened."""
    whole = play_some(a_table(rounds=4), 1000, seed=3).save()
    for decisions in range(8):
        table = play_some(a_table(rounds=4), decisions, seed=3)
        again = Match.resume(from_text(to_text(table.record)), a_chain())
        assert again.gathering is None
        luck = luck_of(play_some(again, 1000, seed=9).save())
        assert len(luck.stretches) == 1
        assert luck.stretches[0].secret == a_chain().secret(1).hex()
        assert again.record.steps[: len(table.record.steps)] == table.record.steps
        assert verify(again.record).findings == []
    assert luck_of(whole).stretches[0].secret == a_chain().secret(1).hex()


def test_only_the_house_that_began_a_game_goes_on_with_it() -> None:
    saved = play_some(a_table(), 4).save()
    for chain in (None, a_chain(2)):
        with pytest.raises(BadRecord) as wrong:
            Match.resume(saved, chain)
        assert wrong.value.message.id == "table-luck-elsewhere"
        assert str(wrong.value)
    # Words and draws of a stretch that is not over must follow from the chain too.
    running = play_some(a_table(), 4).record
    luck_of(running).stretches[0].words.pop()
    with pytest.raises(BadRecord):
        Match.resume(running, a_chain())


def test_a_chain_comes_to_its_end() -> None:
    record = play_some(a_table(), 4).save()
    luck = luck_of(record)
    table = Match.resume(record, a_chain())
    luck_of(table.record).stretches[:] = [Stretch(0, [], "") for _ in range(STRETCHES)]
    table._dealer._gather()  # type: ignore[union-attr]
    assert refused(table, "begin_stretch") == "table-luck-spent"
    assert luck.fingerprint == table.fingerprint


def test_there_is_one_table() -> None:
    table = a_table()
    for doing in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError):
            doing(table)
