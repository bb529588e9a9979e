"""What players say to each other about symptoms and ask each other, and whether it is true."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from alehouse.engine.bits import has
from alehouse.engine.claims import Claim, Claims
from alehouse.engine.messages import Message, Seat
from alehouse.games.bristol_1350.components import HIGHEST, MOST_PLAYERS
from alehouse.games.bristol_1350.position.chronicle import DEALT, GOT, KEPT, POOLED, unpacked

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition

HEALTH: Final = "health"
MINGLE: Final = "mingle"
"""What can be asked for."""
_PAIRS: Final = tuple(combinations_with_replacement(range(1, HIGHEST + 1), 2))


class AboutHealth(Claim):
    """Somebody is healthy, or is not: the speaker, or another player."""

    def __init__(self, whom: int | None, healthy: bool) -> None:
        state = "healthy" if healthy else "infected"
        if whom is None:
            super().__init__(state, Message(f"claim-b1350-{state}"))
        else:
            words = Message(f"claim-b1350-believes-{state}", {"whom": Seat(whom)})
            super().__init__(f"believe {whom + 1} {state}", words, (whom,))
        self.whom = whom
        self.healthy = healthy


class AboutMingle(Claim):
    """What the speaker put in at the last mingle, and got."""

    def __init__(self, put: tuple[int, int], got: tuple[int, int]) -> None:
        args = {"put": put[0], "put_too": put[1], "got": got[0], "got_too": got[1]}
        notation = f"mingled {put[0]}{put[1]} {got[0]}{got[1]}"
        super().__init__(notation, Message("claim-b1350-mingled", {**args}))
        self.put = put
        self.got = got


class Question(Claim):
    """Somebody is asked whether they are healthy, or what they put in at their last mingle and got."""

    def __init__(self, whom: int, about: str) -> None:
        words = Message(f"claim-b1350-asks-{about}", {"whom": Seat(whom)})
        super().__init__(f"ask {whom + 1} {about}", words, (whom,), asks=True)
        self.whom = whom
        self.mingle = about == MINGLE


CLAIMS: Final = Claims(
    [
        *[AboutHealth(None, healthy) for healthy in (True, False)],
        *[AboutHealth(whom, healthy) for whom in range(MOST_PLAYERS) for healthy in (True, False)],
        *[AboutMingle(put, got) for put in _PAIRS for got in _PAIRS],
        *[Question(whom, about) for whom in range(MOST_PLAYERS) for about in (HEALTH, MINGLE)],
    ]
)


def is_true(p: RoadPosition, seat: int, claim: Claim) -> bool | None:
    """Whether it is true now; None of a mingle that this player has not been in."""
    if isinstance(claim, AboutHealth):
        whom = seat if claim.whom is None else claim.whom
        return p.symptoms.is_infected(whom) != claim.healthy
    assert isinstance(claim, AboutMingle)
    mingled = last_mingle(p, seat)
    return None if mingled is None else mingled == (claim.put, claim.got)


def last_mingle(p: RoadPosition, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """What this player put in at the last mingle that is over for them, and got."""
    hand: list[int] = []
    put: tuple[int, ...] = ()
    found = None
    for happening in p.symptoms.chronicle:
        kind, a, b, c, _d = unpacked(happening)
        if kind == POOLED and has(b, seat):
            put, hand = tuple(sorted(hand)), []
        elif a != seat:
            continue
        elif kind in (DEALT, GOT):
            hand.append(int(b))
            if kind == GOT and len(hand) == 2:
                found = put, tuple(sorted(hand))
        elif kind == KEPT:
            hand = [int(b), int(c)]
    return found
