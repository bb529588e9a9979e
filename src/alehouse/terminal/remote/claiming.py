"""Composing a claim: first its form, then what it speaks of, one thing after the other. No game needs code for it."""

from __future__ import annotations

from collections.abc import Sequence

from alehouse.engine.claims import Claim
from alehouse.engine.messages import Message, Value
from alehouse.terminal.asking import pick
from alehouse.terminal.screen import Screen
from alehouse.terminal.words import meant

_OPEN = "…"
"""Stands for what has not been said yet."""
_A_SCREENFUL = 15


def typed_claims(screen: Screen, claims: Sequence[Claim], typed: str) -> list[Claim]:
    """Those that were meant: the one with this notation or these words, else all that contain every word."""
    return meant([(claim, claim.notation, screen.speech.say(claim.words)) for claim in claims], typed)


def compose(screen: Screen, claims: Sequence[Claim]) -> Claim | None:
    """Ask for the form and then for each part that is still open; None if the person has thought better of it."""
    left = list(claims)
    said: dict[str, Value] = {}
    if len(left) > _A_SCREENFUL:
        forms = list(dict.fromkeys(claim.words.id for claim in left))
        examples = [next(claim for claim in left if claim.words.id == form) for form in forms]
        picked = _pick(screen, [_with_open(example, said) for example in examples])
        if picked is None:
            return None
        left = [claim for claim in left if claim.words.id == forms[picked]]
    while len(left) > _A_SCREENFUL:
        part = next(name for name in left[0].words.args if name not in said)
        values = list(dict.fromkeys(claim.words.args[part] for claim in left))
        picked = _pick(screen, [_with_open(left[0], {**said, part: value}) for value in values])
        if picked is None:
            return None
        said[part] = values[picked]
        left = [claim for claim in left if claim.words.args[part] == said[part]]
    if len(left) == 1:
        return left[0]
    picked = _pick(screen, [claim.words for claim in left])
    return left[picked] if picked is not None else None


def _with_open(claim: Claim, said: dict[str, Value]) -> Message:
    return Message(claim.words.id, {name: said.get(name, _OPEN) for name in claim.words.args})


def _pick(screen: Screen, sentences: Sequence[Message]) -> int | None:
    screen.line()
    items = [*(screen.speech.say(sentence) for sentence in sentences), screen.say("join-never-mind")]
    picked = pick(screen, items)
    return picked if picked < len(sentences) else None
