"""Verifying: a true record passes, and of a changed one it is said what was changed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.engine.luck import FairLuck, commitment
from alehouse.engine.record import Record, next_digest
from alehouse.engine.record_file import from_text, to_text
from alehouse.engine.verify import difference, verify
from alehouse.lab.match import record_match
from alehouse.tables import Table
from tests.small_game import SMALL
from tests.tellings import a_broken_off_record, a_finished_record, a_table, plainly, play_some


def found(record: Record) -> list[tuple[str, dict[str, object]]]:
    return plainly(verify(record))


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
    findings = verify(record)
    assert plainly(findings) == [("verify-unfinished", {"steps": len(record.steps)})]
    assert not findings[0].failure


def test_a_simulation_promises_no_luck() -> None:
    findings = verify(record_match(SMALL, ["random", "greedy"], {}, 1, 1))
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
    promised = record.luck[0].commitment
    record.luck[0].secret = "07" * 32
    id, args = found(record)[0]
    assert id == "verify-luck-commitment"
    assert args == {"segment": 1, "recorded": promised, "fits": commitment(b"\x07" * 32)}


def test_another_secret_with_its_commitment_gives_other_outcomes() -> None:
    record = a_finished_record()
    record.luck[0].secret = "07" * 32
    record.luck[0].commitment = commitment(b"\x07" * 32)
    ids = [id for id, _ in found(record)]
    assert ids == ["verify-outcome", "verify-outcome-more"]


def test_other_contributions_give_other_outcomes() -> None:
    record = a_finished_record()
    record.luck[0].contributions = ["cloverhorse", "shoe"]
    assert found(record)[0][0] == "verify-outcome"


@pytest.mark.parametrize("secret", ["", "ab", "zz" * 32, "ab" * 33])
def test_a_secret_that_is_none(secret: str) -> None:
    record = a_finished_record()
    record.luck[0].secret = secret
    assert found(record) == [("verify-luck-secret-odd", {"segment": 1})]


def test_a_kept_secret() -> None:
    """While the game goes on the secret is kept; when it is over, keeping it is a failure."""
    table = play_some(a_table(), 4)
    running = verify(table.record)
    assert plainly(running)[0] == ("verify-luck-secret-kept", {"segment": 1})
    assert not any(each.failure for each in running)
    record = a_finished_record()
    record.luck[0].secret = None
    assert [(each.message.id, each.failure) for each in verify(record)] == [("verify-luck-secret-kept", True)]


def test_luck_that_begins_too_late() -> None:
    record = a_finished_record()
    record.luck[0].from_step = 2
    assert ("verify-luck-missing", {"step": 1}) in found(record)
    record.luck[0].from_step = 99
    late = {"segment": 1, "recorded": 99, "low": 0, "high": len(record.steps)}
    assert found(record)[0] == ("verify-luck-order", late)


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


def test_saved_often_is_proven_all_the_same() -> None:
    table = a_table(rounds=4)
    for number in range(20):
        play_some(table, 1, number)
        table = Table.resume(from_text(to_text(table.save())), FairLuck(bytes([number]) * 32))
    record = play_some(table, 1000).save()
    assert len(record.luck) > 3
    assert found(record) == []
    second, third = record.luck[1:3]
    wrong: list[object] = []
    for forged in range(100, 120):
        # Another secret may happen to bring the same few cards; twenty others do not.
        second.secret = bytes([forged] * 32).hex()
        second.commitment = commitment(bytes([forged] * 32))
        wrong = wrong or [args["step"] for id, args in found(record) if id == "verify-outcome"]
    assert len(wrong) == 1
    assert isinstance(wrong[0], int)
    assert second.from_step < wrong[0] <= third.from_step


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
    failures = [each for each in verify(record) if each.failure]
    assert failures[0].message.id == "verify-step-changed"
    assert failures[0].message.args["step"] == number + 1


def test_differences_are_found_where_they_are() -> None:
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2}]}, "it") is None
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, "it") == ("it a 2 b", "2", "3")
    assert difference({"a": True}, {"a": 1}, "it") == ("it a", "True", "1")
    assert difference({}, {"a": 1}, "it") == ("it a", "None", "1")
    assert difference([1], [1, 2], "it") == ("it", "[1]", "[1, 2]")


def test_fair_luck_is_not_the_same_for_split_contributions() -> None:
    secret = b"x" * 32
    one, other = FairLuck(secret, ["ab", "c"]), FairLuck(secret, ["a", "bc"])
    assert [one.below(1000) for _ in range(5)] != [other.below(1000) for _ in range(5)]
