"""Does a record tell the truth? What in it does not fit, with what would; and to whom its luck is proven."""

from __future__ import annotations

from typing import Literal

from alehouse.engine.contract import CHANCE, OVER, Position
from alehouse.engine.errors import AlehouseError, UnknownAction
from alehouse.engine.findings import Enough, Finding, Findings
from alehouse.engine.luck_proof import NOTHING, LuckProof, Noted
from alehouse.engine.messages import Json, Value
from alehouse.engine.record import Record, next_digest, start

Verdict = Literal["proven", "consistent", "false"]


class Verification:
    """What was found, and what it comes to.

    `proven`: to the one who noted the fingerprint, words and seals that were handed in. `consistent`: everything fits,
    but a file alone cannot show what was announced when. `false`: something does not fit.
    """

    def __init__(self, findings: list[Finding], verdict: Verdict) -> None:
        self.findings = findings
        self.verdict: Verdict = verdict

    @property
    def failures(self) -> list[Finding]:
        return [finding for finding in self.findings if finding.failure]


def verify(record: Record, noted: Noted = NOTHING) -> Verification:
    """Read, play and draw it all again, from the first step to the last; it stops where too much does not fit."""
    found = Findings()
    proven = False
    try:
        _check_trail(record, found)
        proof = LuckProof(record, noted, found)
        _check_play(record, proof, found)
        proven = proof.proven()
    except Enough:
        found.add("verify-enough", failure=False)
    if found.failures:
        return Verification(found.all, "false")
    return Verification(found.all, "proven" if proven else "consistent")


def _check_trail(record: Record, found: Findings) -> None:
    """Which parts were changed once written: those whose digest does not follow from the one before."""
    fits = record.header_digest()
    if record.trail[0] != fits:
        found.add("verify-header-changed", {"recorded": record.trail[0], "fits": fits})
    for number, notation in enumerate(record.steps, 1):
        fits = next_digest(record.trail[number - 1], notation)
        if record.trail[number] != fits:
            args: dict[str, Value] = {
                "step": number,
                "action": notation,
                "recorded": record.trail[number],
                "fits": fits,
            }
            found.add("verify-step-changed", args)


def _check_play(record: Record, proof: LuckProof, found: Findings) -> None:
    """Play it again, and draw its luck again."""
    try:
        position = start(record)
    except AlehouseError as wrong:
        found.add("verify-header", {"reason": wrong.message})
        return
    for number, notation in enumerate(record.steps, 1):
        if not _play(position, number, notation, proof, found):
            # What follows an impossible step says nothing.
            proof.close()
            return
    proof.end()
    _check_end(record, position, found)


def _play(position: Position, number: int, notation: str, proof: LuckProof, found: Findings) -> bool:
    """Play one step, if it can be played."""
    if position.to_move == OVER:
        found.add("verify-after-end", {"step": number, "action": notation})
        return False
    if position.to_move == CHANCE:
        proof.draw(position, number, notation)
    try:
        action = position.game.action(notation)
    except UnknownAction as wrong:
        found.add("verify-unknown-action", {"step": number, "reason": wrong.message})
        return False
    refusal = position.why_not(action)
    if refusal is not None:
        id = "verify-impossible-outcome" if position.to_move == CHANCE else "verify-illegal-action"
        found.add(id, {"step": number, "action": notation, "reason": refusal.message()})
        return False
    position.play(action)
    return True


def _check_end(record: Record, position: Position, found: Findings) -> None:
    if position.to_move != OVER:
        if record.result is not None:
            found.add("verify-result-early", {"steps": len(record.steps)})
        else:
            found.add("verify-unfinished", {"steps": len(record.steps)}, failure=False)
    elif record.result is None:
        found.add("verify-result-missing")
    else:
        differs = difference(record.result, position.result().plain(), "result")
        if differs is not None:
            where, recorded, fits = differs
            found.add("verify-result", {"where": where, "recorded": recorded, "fits": fits})


def difference(recorded: Json, fits: Json, where: str) -> tuple[str, str, str] | None:
    """The first place where two pieces of plain data differ: the way to it, and what either has there."""
    if isinstance(recorded, dict) and isinstance(fits, dict):
        for key in sorted(recorded.keys() | fits.keys()):
            if key not in recorded or key not in fits:
                return f"{where} {key}", _shown(recorded.get(key)), _shown(fits.get(key))
            differs = difference(recorded[key], fits[key], f"{where} {key}")
            if differs is not None:
                return differs
        return None
    if isinstance(recorded, list) and isinstance(fits, list) and len(recorded) == len(fits):
        for number, (one, other) in enumerate(zip(recorded, fits), 1):
            differs = difference(one, other, f"{where} {number}")
            if differs is not None:
                return differs
        return None
    if type(recorded) is type(fits) and recorded == fits:
        return None
    return where, _shown(recorded), _shown(fits)


def _shown(data: Json) -> str:
    return str(data) if not isinstance(data, str) else data
