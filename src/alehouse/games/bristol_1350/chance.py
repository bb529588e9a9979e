"""What chance may bring, and what comes of it: dice, cards, coins and pawns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.chance import Chances
from alehouse.engine.counts import count, is_one_kind, lowest, one, size
from alehouse.games.bristol_1350 import actions
from alehouse.games.bristol_1350.actions import (
    Another,
    Brought,
    RollAll,
    RollOne,
    RollTwo,
    SymptomDrawn,
)
from alehouse.games.bristol_1350.components import CHARACTERS, HIGHEST, NOBODY
from alehouse.games.bristol_1350.rules.characters import look_at_discards, look_at_player, outlaw_rolled
from alehouse.games.bristol_1350.rules.dice import rolled_all, rolled_one, rolled_two
from alehouse.games.bristol_1350.rules.ghosts import ghost_rolled
from alehouse.games.bristol_1350.rules.mingling import add_extra, extra_cards, get
from alehouse.games.bristol_1350.rules.remedies import drew, drew_coin, drew_symptom
from alehouse.games.bristol_1350.rules.setup import deal, deal_character, seat_pawn
from alehouse.games.bristol_1350.steps import (
    BARMAID,
    BY_GHOST,
    BY_OUTLAW,
    CHARACTER,
    COIN,
    DEAL,
    EXTRA,
    FIRST_OF_SYMPTOMS,
    GET,
    LAST_ROLL,
    PAWN,
    REMEDY,
    ROLL,
    ROLL_ONE,
    ROLL_TWO,
    SHERIFF,
    SYMPTOM,
)

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition

_LOW: Final[i64] = one(HIGHEST) - 1
"""The digits of all symptoms but the highest."""
_OF_PAWNS: Final[dict[int, Chances]] = {}
_OF_SYMPTOMS: Final[list[Chances | None]] = [None] * 16**HIGHEST
"""What has been put together before, by what is drawn from."""


def outcomes(p: RoadPosition, step: i64, a: i64, b: i64) -> Chances:
    """What may come, each with its weight."""
    if step == ROLL:
        return actions.ALL_DICE
    if step == ROLL_ONE:
        return actions.ONE_DIE
    if step == ROLL_TWO:
        return actions.TWO_DICE
    if step >= FIRST_OF_SYMPTOMS:
        return _symptom_chances(drawn_from(p, step, a))
    if step == PAWN:
        return _pawn_chances(drawn_from(p, step, a))
    return _chances_of(drawn_from(p, step, a), _outcomes(step))


def drawn_from(p: RoadPosition, step: i64, a: i64) -> i64:
    """Of what one is drawn, counted: cards, coins, pawns, characters."""
    if step == GET:
        return p.symptoms.pool
    if step == DEAL:
        # The rule `b1350-setup-symptoms`: the highest are kept out, but for the rule `b1350-chaos`.
        return p.symptoms.deck if p.chaos else p.symptoms.deck & _LOW
    if step == REMEDY:
        return p.remedies.drawable()
    if step == SYMPTOM:
        return p.symptoms.drawable()
    if step == EXTRA:
        return extra_cards(p, a)
    if step == SHERIFF:
        return p.symptoms.in_hand(a)
    if step == BARMAID:
        return p.symptoms.top
    if step == COIN:
        return p.symptoms.bag
    return _not_seated(p) if step == PAWN else _not_dealt(p)


def _not_seated(p: RoadPosition) -> i64:
    """The pawns still in the bag."""
    found: i64 = 0
    pawn: i64
    for pawn in range(p.pawns):
        if p.where[pawn] == NOBODY:
            found += one(pawn)
    return found


def _not_dealt(p: RoadPosition) -> i64:
    """The characters that nobody has yet."""
    found: i64 = 0
    character: i64
    for character in range(len(CHARACTERS)):
        if character not in p.character:
            found += one(character)
    return found


def is_open(p: RoadPosition, step: i64, a: i64) -> bool:
    """Whether there is anything for chance to decide at one of its steps."""
    if step <= LAST_ROLL:
        return True
    cards = drawn_from(p, step, a)
    if step == DEAL and not p.chaos:
        return not is_one_kind(cards)
    # With only one card to draw, as everybody can see, there is nothing to decide.
    return size(cards) > 1


def come_alone(p: RoadPosition, step: i64, a: i64, b: i64) -> None:
    """Draw where only one thing can be drawn, or nothing at all."""
    cards = drawn_from(p, step, a)
    if cards:
        _come(p, step, a, b, lowest(cards))
    elif step == EXTRA:
        add_extra(p, a, 0)


def may_come(p: RoadPosition, step: i64, a: i64, b: i64, outcome: Action) -> bool:
    """Whether chance may bring this."""
    if step == ROLL:
        return isinstance(outcome, RollAll)
    if step == ROLL_ONE:
        return isinstance(outcome, RollOne)
    if step == ROLL_TWO:
        return isinstance(outcome, RollTwo)
    cards = drawn_from(p, step, a)
    if isinstance(outcome, SymptomDrawn):
        return step >= FIRST_OF_SYMPTOMS and count(cards, outcome.value) > 0
    if isinstance(outcome, Another):
        return is_one_kind(cards)
    if step >= FIRST_OF_SYMPTOMS or not isinstance(outcome, Brought):
        return False
    known = _outcomes(step)
    kind = outcome.value
    return kind < len(known) and known[kind] is outcome and count(cards, kind) > 0


def happen(p: RoadPosition, step: i64, a: i64, b: i64, outcome: Action) -> None:
    """Chance has brought this; the step has been taken off the stack."""
    if isinstance(outcome, RollAll):
        rolled_all(p, outcome.dice)
    elif isinstance(outcome, RollTwo):
        rolled_two(p, outcome.face, outcome.other)
    elif isinstance(outcome, Brought):
        _come(p, step, a, b, outcome.value)
    else:
        _come(p, step, a, b, lowest(drawn_from(p, step, a)))


def _come(p: RoadPosition, step: i64, a: i64, b: i64, value: i64) -> None:
    if step == GET:
        get(p, a, value)
    elif step == ROLL_ONE:
        rolled_one(p, value, a)
        if a == BY_GHOST:
            ghost_rolled(p, value)
        elif a == BY_OUTLAW:
            outlaw_rolled(p, value)
    elif step == REMEDY:
        drew(p, a, value, b == 1)
    elif step == SYMPTOM:
        drew_symptom(p, value)
    elif step == EXTRA:
        add_extra(p, a, value)
    elif step == SHERIFF:
        look_at_player(p, a, value)
    elif step == BARMAID:
        look_at_discards(p, value)
    elif step == COIN:
        drew_coin(p, value)
    elif step == DEAL:
        deal(p, a, value)
    elif step == PAWN:
        seat_pawn(p, value, a)
    elif step == CHARACTER:
        deal_character(p, a, value)


def _outcomes(step: i64) -> list[Action]:
    """What is drawn at a step that is not about symptoms, by kind."""
    if step == REMEDY:
        return actions.REMEDY
    if step == PAWN:
        return actions.PAWN
    return actions.COIN if step == COIN else actions.CHARACTER


def _symptom_chances(cards: i64) -> Chances:
    """Drawing one of these symptoms: there are so few cases that each is put together only once."""
    # There is no symptom of value 0.
    known = _OF_SYMPTOMS[cards >> 4]
    if known is None:
        known = _chances_of(cards >> 4, actions.SYMPTOM)
        _OF_SYMPTOMS[cards >> 4] = known
    return known


def _pawn_chances(pawns: i64) -> Chances:
    """Drawing one of these pawns: of this, too, there are few cases."""
    known = _OF_PAWNS.get(pawns)
    if known is None:
        known = _chances_of(pawns, actions.PAWN)
        _OF_PAWNS[pawns] = known
    return known


def _chances_of(cards: i64, outcomes: list[Action]) -> Chances:
    """Drawing one of these: each kind as likely as there are many of it."""
    found = Chances()
    kind = lowest(cards)
    if is_one_kind(cards):
        # That it is the only kind is not to be seen: see `Another`.
        found.add(outcomes[kind], count(cards, kind) - 1)
        found.add(actions.ANOTHER, 1)
        return found
    for kind in range(i64(len(outcomes))):
        weight = count(cards, kind)
        if weight:
            found.add(outcomes[kind], weight)
    return found
