"""Does a record tell the truth? Everything in it that does not fit, with what would."""

from __future__ import annotations

from alehouse.engine.contract import CHANCE, OVER, Position
from alehouse.engine.errors import AlehouseError, UnknownAction
from alehouse.engine.luck import FairLuck, commitment
from alehouse.engine.messages import Json, Message, Value
from alehouse.engine.record import Record, Segment, next_digest, start


class Finding:
    """Something to say about a record: a failure, or a remark about what nobody can prove."""

    def __init__(self, id: str, args: dict[str, Value] | None = None, failure: bool = True) -> None:
        self.message = Message(id, args)
        self.failure = failure

    def __repr__(self) -> str:
        return f"{'Failure' if self.failure else 'Remark'}({self.message!r})"


def verify(record: Record) -> list[Finding]:
    """All that does not fit, from the first step to the last; no failure among it: the record is true."""
    return check_trail(record) + _check_play(record)


def check_trail(record: Record) -> list[Finding]:
    """Which parts were changed once written: those whose digest does not follow from the one before."""
    found = []
    fits = record.header_digest()
    if record.trail[0] != fits:
        found.append(Finding("verify-header-changed", {"recorded": record.trail[0], "fits": fits}))
    for number, notation in enumerate(record.steps, 1):
        fits = next_digest(record.trail[number - 1], notation)
        if record.trail[number] != fits:
            args: dict[str, Value] = {
                "step": number,
                "action": notation,
                "recorded": record.trail[number],
                "fits": fits,
            }
            found.append(Finding("verify-step-changed", args))
    return found


def _check_play(record: Record) -> list[Finding]:
    """Play it again, and draw its luck again."""
    try:
        position = start(record)
    except AlehouseError as wrong:
        return [Finding("verify-header", {"reason": wrong.message})]
    proof = _Proof(record)
    for number, notation in enumerate(record.steps, 1):
        failure = _play(position, number, notation, proof)
        if failure is not None:
            # What follows an impossible step says nothing.
            return [*proof.found(), failure]
    return [*proof.found(), *_check_end(record, position)]


def _play(position: Position, number: int, notation: str, proof: _Proof) -> Finding | None:
    """Play one step, if it can be played."""
    if position.to_move == OVER:
        return Finding("verify-after-end", {"step": number, "action": notation})
    if position.to_move == CHANCE:
        proof.draw(position, number, notation)
    try:
        action = position.game.action(notation)
    except UnknownAction as wrong:
        return Finding("verify-unknown-action", {"step": number, "reason": wrong.message})
    refusal = position.why_not(action)
    if refusal is not None:
        id = "verify-impossible-outcome" if position.to_move == CHANCE else "verify-illegal-action"
        return Finding(id, {"step": number, "action": notation, "reason": refusal.message()})
    position.play(action)
    return None


def _check_end(record: Record, position: Position) -> list[Finding]:
    if position.to_move != OVER:
        if record.result is not None:
            return [Finding("verify-result-early", {"steps": len(record.steps)})]
        return [Finding("verify-unfinished", {"steps": len(record.steps)}, failure=False)]
    if record.result is None:
        return [Finding("verify-result-missing")]
    differs = difference(record.result, position.result().plain(), "result")
    if differs is None:
        return []
    where, recorded, fits = differs
    return [Finding("verify-result", {"where": where, "recorded": recorded, "fits": fits})]


class _Proof:
    """The luck of a record, drawn again step by step."""

    def __init__(self, record: Record) -> None:
        self._segments: list[Segment] = record.luck
        self._steps = len(record.steps)
        self._finished = record.result is not None
        self._current = -1
        self._luck: FairLuck | None = None
        self._misfit: Finding | None = None
        self._more = 0
        self._found: list[Finding] = []
        self._unproven = 0
        self._check_segments()

    def draw(self, position: Position, number: int, notation: str) -> None:
        """The outcome of one chance step: is it the one that luck gives?"""
        self._open(number)
        if self._luck is None:
            if self._current < 0 and not self._unproven:
                self._unproven = number
            return
        fits = str(self._luck.choose(position.chances()))
        if fits == notation:
            return
        if self._misfit is None:
            self._misfit = Finding("verify-outcome", {"step": number, "recorded": notation, "fits": fits})
        else:
            self._more += 1

    def found(self) -> list[Finding]:
        self._close()
        if not self._segments:
            return [Finding("verify-luck-none", failure=False)]
        if self._unproven:
            self._found.append(Finding("verify-luck-missing", {"step": self._unproven}, failure=False))
        return self._found

    def _check_segments(self) -> None:
        before = 0
        for number, segment in enumerate(self._segments, 1):
            args: dict[str, Value] = {"segment": number}
            if not before <= segment.from_step <= self._steps:
                args = {"segment": number, "recorded": segment.from_step, "low": before, "high": self._steps}
                self._found.append(Finding("verify-luck-order", args))
            before = max(before, segment.from_step)
            if segment.secret is None:
                # Whoever still draws keeps the secret; after the end there is nothing to keep.
                self._found.append(Finding("verify-luck-secret-kept", args, failure=self._finished))
                continue
            secret = _secret(segment.secret)
            if secret is None:
                self._found.append(Finding("verify-luck-secret-odd", args))
            elif commitment(secret) != segment.commitment:
                args = {"segment": number, "recorded": segment.commitment, "fits": commitment(secret)}
                self._found.append(Finding("verify-luck-commitment", args))

    def _open(self, number: int) -> None:
        """Take the segment that this step belongs to."""
        while self._current + 1 < len(self._segments) and self._segments[self._current + 1].from_step < number:
            self._close()
            self._current += 1
            segment = self._segments[self._current]
            secret = _secret(segment.secret) if segment.secret is not None else None
            self._luck = FairLuck(secret, segment.contributions) if secret is not None else None

    def _close(self) -> None:
        if self._misfit is not None:
            self._found.append(self._misfit)
        if self._more:
            args: dict[str, Value] = {"count": self._more, "segment": self._current + 1}
            self._found.append(Finding("verify-outcome-more", args))
        self._misfit = None
        self._more = 0


def _secret(text: str) -> bytes | None:
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        return None
    return secret if len(secret) == 32 else None


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
