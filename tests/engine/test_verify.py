"""Verifying: a true record passes, and of a changed one it is said what was changed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.engine.fair_luck import promise_of
from alehouse.engine.findings import MOST
from alehouse.engine.luck_record import LuckRecord, Stretch
from alehouse.engine.messages import Seat
from alehouse.engine.record import Record, next_digest
from alehouse.engine.verify import difference, verify
from alehouse.lab.match import record_match
from tests.small_game import SMALL
from tests.tellings import a_broken_off_record, a_finished_record, a_table, plainly, play_some, saved_often


def found(record: Record) -> list[tuple[str, dict[str, object]]]:
    return plainly(verify(record).findings)


def luck_of(record: Record) -> LuckRecord:
    assert record.luck is not None
    return record.luck


def stretch_of(record: Record, number: int = 1) -> Stretch:
    return luck_of(record).stretches[number - 1]


def retrail(record: Record) -> Record:
    """Whoever changes a record and knows our code makes the trail anew."""
    record.trail = [record.header_digest()]
    for step in record.steps:
        record.trail.append(next_digest(record.trail[-1], step))
    return record


def first(record: Record, start: str) -> int:
    """The number of the first step that begins like this."""
    return next(number for number, step in enumerate(record.steps, 1) if step.startswith(start))


@given(seed=st.integers(1, 255))
def test_a_true_record_passes(seed: int) -> None:
    assert found(a_finished_record(seed)) == []


def test_an_unfinished_record_passes_with_a_remark() -> None:
    record = a_broken_off_record()
    findings = verify(record).findings
    assert plainly(findings) == [("verify-unfinished", {"steps": len(record.steps)})]
    assert not findings[0].failure


def test_a_simulation_promises_no_luck() -> None:
    findings = verify(record_match(SMALL, ["random", "greedy"], {}, 1, 1)).findings
    assert plainly(findings) == [("verify-luck-none", {})]
    assert not findings[0].failure


def test_a_changed_step() -> None:
    record = a_finished_record()
    number = first(record, "claim")
    was, trail = record.steps[number - 1], record.trail[number]
    record.steps[number - 1] = "claim 1" if was != "claim 1" else "claim 2"
    fits = next_digest(record.trail[number - 1], record.steps[number - 1])
    step = {"step": number, "action": record.steps[number - 1], "recorded": trail, "fits": fits}
    assert found(record)[0] == ("verify-step-changed", step)


def test_every_changed_step_is_named() -> None:
    record = a_finished_record()
    for number in (3, 7, 11):
        record.steps[number - 1] = "changed"
    steps = [args["step"] for id, args in found(record) if id == "verify-step-changed"]
    assert steps == [3, 7, 11]


def test_a_removed_step() -> None:
    record = a_finished_record()
    del record.steps[4]
    del record.trail[5]
    id, args = found(record)[0]
    assert (id, args["step"]) == ("verify-step-changed", 5)


def test_a_changed_trail() -> None:
    record = a_finished_record()
    fits = record.trail[6]
    record.trail[6] = "00000000"
    id, args = found(record)[0]
    assert id == "verify-step-changed"
    assert (args["step"], args["recorded"], args["fits"]) == (6, "00000000", fits)


def change(record: Record, field: str) -> None:
    if field == "names":
        record.names[0] = "Eve"
    elif field == "kinds":
        record.kinds[0] = "greedy"
    elif field == "options":
        record.options["swaps"] = False


@pytest.mark.parametrize("field", ["names", "kinds", "options"])
def test_a_changed_header(field: str) -> None:
    record = a_finished_record()
    digest = record.trail[0]
    change(record, field)
    changed = {"recorded": digest, "fits": record.header_digest()}
    assert found(record)[0] == ("verify-header-changed", changed)


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("game", "small-blufff", "error-unknown-game"),
        ("version", 2, "record-version"),
        ("players", 7, "error-players"),
        ("players", 3, "record-seats"),
        ("options", {"rounds": 9}, "error-option-number"),
        ("options", {"players": 2}, "error-option-unknown"),
        ("options", {"swaps": 1}, "error-option-yes-no"),
        ("names", ["Ann"], "record-seats"),
    ],
)
def test_a_header_that_does_not_fit(field: str, value: object, reason: str) -> None:
    record = a_finished_record()
    setattr(record, field, value)
    assert found(retrail(record)) == [("verify-header", {"reason": reason})]


def test_an_illegal_action() -> None:
    record = a_finished_record()
    number = first(record, "claim")
    record.steps[number - 1] = "doubt"
    illegal = {"step": number, "action": "doubt", "reason": "small-turn.refusal"}
    assert found(retrail(record)) == [("verify-illegal-action", illegal)]


def test_an_action_that_is_none() -> None:
    record = a_finished_record()
    number = first(record, "claim")
    record.steps[number - 1] = "claim 4"
    unknown = {"step": number, "reason": "error-unknown-action"}
    assert found(retrail(record)) == [("verify-unknown-action", unknown)]


def test_a_better_draw() -> None:
    record = a_finished_record()
    was = record.steps[0]
    record.steps[0] = "draw 3" if was != "draw 3" else "draw 2"
    wrong = {"step": 1, "recorded": record.steps[0], "fits": was}
    assert ("verify-outcome", wrong) in found(retrail(record))


def test_a_draw_that_cannot_be() -> None:
    record = a_finished_record()
    was = record.steps[0]
    record.steps[0] = "stand"
    assert found(retrail(record)) == [
        ("verify-outcome", {"step": 1, "recorded": "stand", "fits": was}),
        ("verify-impossible-outcome", {"step": 1, "action": "stand", "reason": "small-turn.refusal"}),
    ]


def test_another_secret() -> None:
    record = a_finished_record()
    stretch_of(record).secret = "07" * 32
    ids = [id for id, _ in found(record)]
    assert ids == ["verify-luck-chain", "verify-outcome", "verify-outcome-more"]


def test_other_words_give_other_outcomes() -> None:
    record = a_finished_record()
    luck = luck_of(record)
    word = stretch_of(record).words[0]
    word.word = "cloverhorse"
    assert found(record)[0] == ("verify-luck-promise", {"stretch": 1, "seat": Seat(0)})
    word.promise = promise_of(luck.fingerprint, 1, 0, "cloverhorse", word.salt or "")
    assert found(record)[0][0] == "verify-outcome"


@pytest.mark.parametrize("secret", ["", "ab", "zz" * 32, "ab" * 33, "AB" * 32])
def test_a_secret_that_is_none(secret: str) -> None:
    record = a_finished_record()
    stretch_of(record).secret = secret
    assert found(record) == [("verify-luck-secret-odd", {"stretch": 1})]


def test_a_fingerprint_that_is_none() -> None:
    record = a_finished_record()
    luck_of(record).fingerprint = "none"
    assert found(record)[0] == ("verify-luck-fingerprint-odd", {"recorded": "none"})


def test_a_kept_secret() -> None:
    """While the game goes on the secret is kept; when it is over, keeping it is a failure."""
    running = verify(play_some(a_table(), 4).record)
    assert plainly(running.findings)[0] == ("verify-luck-secret-kept", {"stretch": 1})
    assert running.verdict == "consistent"
    record = a_finished_record()
    stretch_of(record).secret = None
    assert [(each.message.id, each.failure) for each in verify(record).findings] == [("verify-luck-secret-kept", True)]


def test_luck_that_begins_too_late() -> None:
    record = a_finished_record()
    stretch_of(record).from_step = 1
    assert ("verify-luck-missing", {"step": 1}) in found(record)
    stretch_of(record).from_step = 99
    late = {"stretch": 1, "recorded": 99, "low": 0, "high": len(record.steps) - 1}
    assert found(record)[0] == ("verify-luck-order", late)


def test_luck_that_begins_without_a_draw() -> None:
    record = a_finished_record()
    stretch_of(record).from_step = first(record, "claim") - 1
    assert ("verify-luck-empty", {"stretch": 1}) in found(record)


def test_it_stops_after_ten_failures() -> None:
    record = a_finished_record()
    record.steps[:] = ["changed"] * 30
    record.trail[1:] = ["00000000"] * 30
    result = verify(record)
    assert len(result.failures) == MOST == 10
    assert result.findings[-1].message.id == "verify-enough"
    assert result.verdict == "false"
    plainly(result.findings)


def test_steps_after_the_end() -> None:
    record = a_finished_record()
    record.add("stand")
    after = {"step": len(record.steps), "action": "stand"}
    assert found(record) == [("verify-after-end", after)]


def test_a_changed_result() -> None:
    record = a_finished_record()
    assert isinstance(record.result, dict)
    points = record.result["points"]
    assert isinstance(points, list)
    was, points[1] = points[1], 99
    wrong = {"where": "result points 2", "recorded": "99", "fits": str(was)}
    assert found(record) == [("verify-result", wrong)]


def test_no_result_and_a_result_too_early() -> None:
    record = a_finished_record()
    result, record.result = record.result, None
    assert found(record) == [("verify-result-missing", {})]
    record = a_broken_off_record()
    record.result = result
    assert found(record) == [("verify-result-early", {"steps": len(record.steps)})]


def test_saved_often_fits_all_the_same() -> None:
    record = saved_often()
    assert len(luck_of(record).stretches) > 3
    assert found(record) == []


@given(
    seed=st.integers(1, 255),
    number=st.integers(0, 1000),
    notation=st.sampled_from([str(action) for action in SMALL.table.actions]),
)
def test_no_changed_step_stays_unseen(seed: int, number: int, notation: str) -> None:
    record = a_finished_record(seed)
    number %= len(record.steps)
    if record.steps[number] == notation:
        return
    record.steps[number] = notation
    failures = verify(record).failures
    assert failures[0].message.id == "verify-step-changed"
    assert failures[0].message.args["step"] == number + 1


def test_differences_are_found_where_they_are() -> None:
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2}]}, "it") is None
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, "it") == ("it a 2 b", "2", "3")
    assert difference({"a": True}, {"a": 1}, "it") == ("it a", "True", "1")
    assert difference({}, {"a": 1}, "it") == ("it a", "None", "1")
    assert difference([1], [1, 2], "it") == ("it", "[1]", "[1, 2]")
