"""What can be in the middle of happening: which steps may lie on each other, and what they need."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from alehouse.engine.bits import set_of
from alehouse.engine.counts import size
from alehouse.engine.reading import broken
from alehouse.engine.steps import Frame
from alehouse.games.bristol_1350.components import BARMAID as THE_BARMAID
from alehouse.games.bristol_1350.components import (
    CART_SPACES,
    CHANDLER,
    COUNTESS,
    LOCKS,
    MASON,
    NOBODY,
    OUTLAW,
    SERF,
)
from alehouse.games.bristol_1350.components import SHERIFF as THE_SHERIFF
from alehouse.games.bristol_1350.position.book import FROM_NOWHERE
from alehouse.games.bristol_1350.position.chronicle import COINED, DREW, POOLED, unpacked
from alehouse.games.bristol_1350.position.fates import ENDINGS, GOING_ON
from alehouse.games.bristol_1350.rules.characters import no_sheriff
from alehouse.games.bristol_1350.rules.mingling import push_mingle
from alehouse.games.bristol_1350.rules.moves import no_dash, no_elbow, no_push, push_move
from alehouse.games.bristol_1350.rules.remedies import chicken_dice
from alehouse.games.bristol_1350.rules.rounds import foremost, push_round
from alehouse.games.bristol_1350.rules.setup import push_setup
from alehouse.games.bristol_1350.steps import (
    ACT,
    ADD,
    ADVANCE,
    BARMAID,
    BY_CHARACTER,
    BY_GHOST,
    BY_MASON,
    BY_OUTLAW,
    BY_REMEDY,
    CHARACTER,
    CHICKEN,
    COIN,
    DASHES,
    DEAL,
    ELBOWS,
    EMERALDS,
    EXTRA,
    FIRST_OF_CHICKEN,
    GET,
    GIVE,
    KEEP,
    LOCK,
    MINGLE,
    MOVE,
    PAWN,
    PLAIN,
    PLAY,
    PUSHES,
    REMEDY,
    ROLL,
    ROLL_ONE,
    ROLL_TWO,
    SHERIFF,
    SYMPTOM,
    TAKE,
    TURN,
)
from alehouse.games.bristol_1350.steps import MINGLED as AFTER_MINGLE

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


def check_stack(p: RoadPosition) -> None:
    """Raise BadPosition unless what lies on the stack can have come there, and can happen."""
    stack = p.stack
    if p.ending != GOING_ON:
        if stack:
            raise broken("ending", ENDINGS[p.ending])
    elif not stack or not (_fits_round(p, stack) if p.round else _fits_setup(p, stack)):
        raise broken("stack", ", ".join(p.step_table.names[step] for step, _, _ in stack) or "-")


def pending(p: RoadPosition, step: int) -> int:
    """How often a step lies on the stack."""
    return sum(1 for frame in p.stack if frame[0] == step)


def _pushed(p: RoadPosition, push: Callable[[RoadPosition], None]) -> list[Frame]:
    """What a rule would put on the stack now."""
    blank = p.copy()
    blank.stack = []
    push(blank)
    return blank.stack


# Setting up


def _fits_setup(p: RoadPosition, stack: list[Frame]) -> bool:
    """Whether what has happened is all that is no longer to come, and nothing else has."""
    steps = _pushed(p, push_setup)
    done = steps[len(stack) :]
    if len(stack) < 2 or stack != steps[: len(stack)]:
        return False
    happened = {step: [a for other, a, _ in done if other == step] for step in (PAWN, DEAL, CHARACTER, REMEDY)}
    return (
        (p.first, p.turn, p.rolled, p.fresh) == (NOBODY, NOBODY, NOBODY, 0)
        and not p.last_round
        and not any(p.at)
        and list(p.order) == sorted(p.order)
        and sum(p.crowd) == len(happened[PAWN])
        and len(p.symptoms.chronicle) == len(happened[DEAL])
        and all((p.character[seat] != NOBODY) == (seat in happened[CHARACTER]) for seat in range(p.seats))
        and len(p.remedies.chronicle) == len(happened[REMEDY])
        and all(p.remedies.sizes[seat] == happened[REMEDY].count(seat) for seat in range(p.seats))
    )


# A round


def _fits_round(p: RoadPosition, stack: list[Frame]) -> bool:
    mingles = [a for step, a, _ in stack if step == MINGLE]
    turns = [a for step, a, _ in stack if step == TURN]
    below = 1 + len(mingles) + len(turns)
    expected = [(ADVANCE, 0, 0), *[(MINGLE, cart, 0) for cart in mingles], *[(TURN, pawn, 0) for pawn in turns]]
    due = stack[below:]
    if stack[:below] != expected or not due or not 0 <= p.first < p.pawns:
        return False
    to_come = list(reversed(mingles))
    if due[0][0] == AFTER_MINGLE:
        return not turns and _fits_mingle(p, due, to_come)
    if to_come != list(p.order) or len(turns) > p.pawns:
        return False
    if due == [(ROLL, 0, 0)]:
        return p.turn == NOBODY and p.first == foremost(p) and stack == _pushed(p, push_round)
    if not 0 <= p.turn < p.pawns or not p.alive(p.turn):
        return False
    if p.is_ghost(p.turn):
        return due == [(ROLL_ONE, BY_GHOST, 0)] or _fits_move(p, due)
    return due[0] == (PLAY, 0, 0) and 0 <= p.fresh <= p.remedies.sizes[p.turn] and _fits_turn(p, due[1:])


def _fits_mingle(p: RoadPosition, due: list[Frame], to_come: list[int]) -> bool:
    cart = due[0][1]
    order = list(p.order)
    if cart not in order or to_come != order[order.index(cart) + 1 :] or not p.crowd[cart]:
        return False
    if not 0 <= p.turn < p.pawns:
        return False
    steps = _pushed(p, lambda blank: push_mingle(blank, cart))
    if due[-1][0] == EXTRA:
        return due == steps and not p.symptoms.pool
    to_get = sum(1 for step, _, _ in due if step == GET)
    story = [unpacked(happening) for happening in p.symptoms.chronicle]
    pooled = [entry for entry in story if entry[0] == POOLED]
    if not pooled or due != steps[: len(due)]:
        return False
    _, where, pawns, source, _ = pooled[-1]
    left_over = 0 if source == FROM_NOWHERE else 1
    aboard = set_of(p.aboard(cart))
    return (where, pawns) == (cart, aboard) and size(p.symptoms.pool) == to_get + left_over


def _fits_move(p: RoadPosition, due: list[Frame]) -> bool:
    """Somebody is about to move, and those who would be hit are asked."""
    step, way, pawn = due[0]
    if step != MOVE:
        return False
    if way == PUSHES:
        fits = p.turn < p.seats and not no_push(p, pawn)
    else:
        fits = pawn == p.turn and not (no_elbow(p) if way == ELBOWS else no_dash(p))
    if fits and way == DASHES and p.is_ghost(p.turn):
        fits = p.crowd[p.cart_ahead(p.where[p.turn])] < CART_SPACES
    if not fits:
        return False
    steps = _pushed(p, lambda blank: push_move(blank, way, pawn))
    return len(due) > 1 and due == steps[: len(due)]


# A player's turn, above the step in which remedies can be played


def _fits_turn(p: RoadPosition, due: list[Frame]) -> bool:
    if not due:
        return True
    step, a, b = due[0]
    above = due[1:]
    if step == MOVE:
        return _fits_move(p, due)
    if step in (KEEP, ADD):
        return _fits_draw(p, step, b, above)
    if step == TAKE:
        return _fits_countess(p, above)
    if step == LOCK:
        return _fits_lock(p, a, b, above)
    if step == CHICKEN:
        return _fits_chicken(p, a, b, above)
    if step == GIVE:
        coin = above == [(COIN, 0, 0)] and p.symptoms.bag > 0 and (p.alms or p.alms_by_chicken)
        return coin or (not above and _last(p, COINED) == p.turn)
    return not above and _fits_alone(p, step, a, b)


def _fits_alone(p: RoadPosition, step: int, a: int, b: int) -> bool:
    """Whether this can be all that is going on in a turn."""
    if step == ACT:
        return p.fresh == 0
    if step == ROLL_ONE:
        return a == PLAIN or (a == BY_OUTLAW and p.character[p.turn] == OUTLAW)
    if step == ROLL_TWO:
        return a == 0
    if step == REMEDY:
        return (a, b, p.fresh) == (p.turn, 0, 0) and p.remedies.sizes[p.turn] < p.values.hand_limit
    if step == SHERIFF:
        return p.character[p.turn] == THE_SHERIFF and not no_sheriff(p, a)
    if step == BARMAID:
        return p.character[p.turn] == THE_BARMAID
    return step == EMERALDS


_WHO_DRAWS: Final = {KEEP: CHANDLER, ADD: SERF}
"""The characters that draw one symptom, where the remedies draw two."""


def _fits_draw(p: RoadPosition, step: int, by: int, above: list[Frame]) -> bool:
    """Symptoms are drawn, to keep some or to add one to a mingle."""
    if by == BY_CHARACTER and p.character[p.turn] != _WHO_DRAWS[step]:
        return False
    drawn = len(p.symptoms.drawn)
    if above != [(SYMPTOM, 0, 0)] * (2 - by - drawn) or (drawn and _last(p, DREW) != p.turn):
        return False
    return p.symptoms.left_to_draw() >= len(above)


def _fits_countess(p: RoadPosition, above: list[Frame]) -> bool:
    held = p.remedies.sizes[p.turn] - p.fresh
    return (
        p.character[p.turn] == COUNTESS
        and above == [(REMEDY, p.turn, 0)] * (2 - p.fresh)
        and held < p.values.hand_limit
        and p.remedies.left_to_draw() >= len(above)
    )


def _fits_lock(p: RoadPosition, locks: int, by: int, above: list[Frame]) -> bool:
    if by == BY_REMEDY:
        return not above and p.free_dice() > 0 and locks == min(LOCKS, p.free_dice())
    if p.character[p.turn] != MASON or locks != 1:
        return False
    return above == [(ROLL_ONE, BY_MASON, 0)] or (not above and p.free_dice() > 0)


def _fits_chicken(p: RoadPosition, rolls: int, active: int, above: list[Frame]) -> bool:
    """A die that can be rolled on lies on the table, and one that is rolling does not."""
    if p.rolled == NOBODY or not active:
        return False
    if not above:
        return rolls <= p.values.chicken_rolls and active & chicken_dice(p) == active
    rolling = [(ROLL_TWO, 1, 0)] if active == 3 else [(ROLL_ONE, FIRST_OF_CHICKEN + active - 1, 0)]
    return rolls < p.values.chicken_rolls and above == rolling


def _last(p: RoadPosition, kind: int) -> int:
    """Whose the last happening of this kind was."""
    found = NOBODY
    for happening in p.symptoms.chronicle:
        entry = unpacked(happening)
        if entry[0] == kind:
            found = entry[1]
    return found
