"""What players may say about hidden things in a form that everybody can read in their own language; true or not."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from alehouse.engine.errors import UnknownAction
from alehouse.engine.messages import Message


class Claim:
    """One thing that can be claimed: its notation, the words for it, and the seats that it speaks of.

    Or asked: a question is made and heard as claims are, but nothing is claimed by it that could be true or not.
    """

    def __init__(self, notation: str, words: Message, about: tuple[int, ...] = (), asks: bool = False) -> None:
        self.notation = notation
        self.words = words
        self.about = about
        self.asks = asks

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<claim {self.notation}>"


class Heard:
    """A claim that was made at a table: who made it, and when, as the game counts (`Game.moment`). No secret."""

    def __init__(self, seat: int, claim: Claim, when: int) -> None:
        self.seat = seat
        self.claim = claim
        self.when = when


class Claims:
    """All that can be claimed in a game."""

    def __init__(self, claims: Sequence[Claim] = ()) -> None:
        self.all = tuple(claims)
        self._by_notation = {claim.notation: claim for claim in claims}
        if len(self._by_notation) != len(self.all):
            raise ValueError("two claims have the same notation")

    def read(self, text: str) -> Claim:
        """The claim that this notation stands for; raises UnknownAction with the nearest one."""
        claim = self._by_notation.get(" ".join(text.split()))
        if claim is None:
            near = get_close_matches(text, self._by_notation, n=1, cutoff=0.0)
            raise UnknownAction("error-unknown-claim", {"text": text, "near": near[0] if near else "-"})
        return claim

    def of(self, players: int) -> list[Claim]:
        """Those that make sense with so many players."""
        return [claim for claim in self.all if all(seat < players for seat in claim.about)]


NO_CLAIMS = Claims()
"""Of games in which there is nothing to claim."""
