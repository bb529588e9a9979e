"""What chance may bring, and what comes of it: dice, cards, coins and pawns."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.engine.actions import Action
from alehouse.engine.chance import NO_CHANCES, Chances
from alehouse.engine.contract import CHANCE
from alehouse.engine.events import Event
from alehouse.engine.messages import Seat
from alehouse.games.bristol_1350 import actions, rulebook
from alehouse.games.bristol_1350.actions import (
    Another,
    Brought,
    RollAll,
    RollOne,
    RollTwo,
    SymptomDrawn,
)
from alehouse.games.bristol_1350.characters import outlaw_rolled
from alehouse.games.bristol_1350.chronicle import DEALT
from alehouse.games.bristol_1350.components import (
    CARTS,
    CHARACTERS,
    HIGHEST,
    MOST_PLAYERS,
    NOBODY,
    SEATING,
)
from alehouse.games.bristol_1350.counts import count, is_one_kind, lowest, one, size
from alehouse.games.bristol_1350.dice import rolled_all, rolled_one, rolled_two
from alehouse.games.bristol_1350.ghosts import ghost_rolled
from alehouse.games.bristol_1350.looking import look_at_discards, look_at_player
from alehouse.games.bristol_1350.mingling import (
    add_extra,
    extra_cards,
    get,
    tell_health_in_secret,
)
from alehouse.games.bristol_1350.names import cart_name, character_name
from alehouse.games.bristol_1350.position import (
    BARMAID,
    CHARACTER,
    COIN,
    DEAL,
    EXTRA,
    FIRST_OF_SYMPTOMS,
    GET,
    GHOST,
    LAST_ROLL,
    OUTLAW,
    PAWN,
    REMEDY,
    ROLL,
    ROLL_ONE,
    ROLL_TWO,
    SHERIFF,
    SYMPTOM,
    Road,
)
from alehouse.games.bristol_1350.remedies import (
    drew,
    drew_coin,
    drew_symptom,
)
from alehouse.games.bristol_1350.symptoms import ALL_SYMPTOMS

_LOW: Final[i64] = one(HIGHEST) - 1
"""The digits of all symptoms but the highest."""
_SEATING: Final = vec[i64]([spaces for pawns in range(MOST_PLAYERS + 1) for spaces in SEATING.get(pawns, (0, 0, 0))])
_OF_PAWNS: Final[dict[int, Chances]] = {}
_OF_SYMPTOMS: Final[list[Chances | None]] = [None] * ((int(ALL_SYMPTOMS) >> 4) + 1)
"""What has been put together before, by what is drawn from."""


@mypyc_attr(acyclic=True)
class Drawing(Road):
    """A flight in which dice are rolled and cards are drawn."""

    def chances(self) -> Chances:
        if self.to_move != CHANCE:
            return NO_CHANCES
        step, a, _b = self.due()
        if step == ROLL:
            return actions.ALL_DICE
        if step == ROLL_ONE:
            return actions.ONE_DIE
        if step == ROLL_TWO:
            return actions.TWO_DICE
        if step >= FIRST_OF_SYMPTOMS:
            return _symptom_chances(self.drawn_from(step, a))
        if step == PAWN:
            return _pawn_chances(self.drawn_from(step, a))
        return _chances_of(self.drawn_from(step, a), _outcomes(step))

    def drawn_from(self, step: i64, a: i64) -> i64:
        """Of what one is drawn, counted: cards, coins, pawns, characters."""
        if step == GET:
            return self.symptoms.pool
        if step == DEAL:
            # The rule `b1350-setup-symptoms`: the highest are kept out, but for the rule `b1350-chaos`.
            return self.symptoms.deck if self.chaos else self.symptoms.deck & _LOW
        if step == REMEDY:
            return self.remedies.drawable()
        if step == SYMPTOM:
            return self.symptoms.drawable()
        if step == EXTRA:
            return extra_cards(self, a)
        if step == SHERIFF:
            return self.symptoms.in_hand(a)
        if step == BARMAID:
            return self.symptoms.top
        if step == COIN:
            return self.symptoms.bag
        return self.not_seated() if step == PAWN else self.not_dealt()

    def not_seated(self) -> i64:
        """The pawns still in the bag."""
        found: i64 = 0
        pawn: i64
        for pawn in range(self.pawns):
            if self.where[pawn] == NOBODY:
                found += one(pawn)
        return found

    def not_dealt(self) -> i64:
        """The characters that nobody has yet."""
        found: i64 = 0
        character: i64
        for character in range(len(CHARACTERS)):
            if character not in self.character:
                found += one(character)
        return found

    def is_open(self, step: i64, a: i64) -> bool:
        """Whether there is anything for chance to decide at one of its steps."""
        if step <= LAST_ROLL:
            return True
        cards = self.drawn_from(step, a)
        if step == DEAL and not self.chaos:
            return not is_one_kind(cards)
        # With only one card to draw, as everybody can see, there is nothing to decide.
        return size(cards) > 1

    def come_alone(self, step: i64, a: i64, b: i64) -> None:
        """Draw where only one thing can be drawn, or nothing at all."""
        cards = self.drawn_from(step, a)
        if cards:
            self.come(step, a, b, lowest(cards))
        elif step == EXTRA:
            add_extra(self, a, 0)

    def may_come(self, outcome: Action) -> bool:
        """Whether chance may bring this now."""
        step, a, _b = self.due()
        if step == ROLL:
            return isinstance(outcome, RollAll)
        if step == ROLL_ONE:
            return isinstance(outcome, RollOne)
        if step == ROLL_TWO:
            return isinstance(outcome, RollTwo)
        cards = self.drawn_from(step, a)
        if isinstance(outcome, SymptomDrawn):
            return step >= FIRST_OF_SYMPTOMS and count(cards, outcome.value) > 0
        if isinstance(outcome, Another):
            return is_one_kind(cards)
        if step >= FIRST_OF_SYMPTOMS or not isinstance(outcome, Brought):
            return False
        outcomes = _outcomes(step)
        kind = outcome.value
        return kind < len(outcomes) and outcomes[kind] is outcome and count(cards, kind) > 0

    def happen(self, step: i64, a: i64, b: i64, outcome: Action) -> None:
        """Chance has brought this; the step has been taken off the stack."""
        if isinstance(outcome, RollAll):
            rolled_all(self, outcome.dice)
        elif isinstance(outcome, RollTwo):
            rolled_two(self, outcome.face, outcome.other)
        elif isinstance(outcome, Brought):
            self.come(step, a, b, outcome.value)
        else:
            self.come(step, a, b, lowest(self.drawn_from(step, a)))

    def come(self, step: i64, a: i64, b: i64, value: i64) -> None:
        if step == GET:
            get(self, a, value)
        elif step == ROLL_ONE:
            rolled_one(self, value, a)
            if a == GHOST:
                ghost_rolled(self, value)
            elif a == OUTLAW:
                outlaw_rolled(self, value)
        elif step == REMEDY:
            drew(self, a, value, b == 1)
        elif step == SYMPTOM:
            drew_symptom(self, value)
        elif step == EXTRA:
            add_extra(self, a, value)
        elif step == SHERIFF:
            look_at_player(self, a, value)
        elif step == BARMAID:
            look_at_discards(self, value)
        elif step == COIN:
            drew_coin(self, value)
        elif step == DEAL:
            self.dealt(a, value)
        elif step == PAWN:
            self.seat_pawn(value, a)
        elif step == CHARACTER:
            self.character[a] = value
            if self.heard is not None:
                self.tell(
                    "event-b1350-character",
                    rulebook.SPECIALS,
                    {"who": Seat(a), "character": character_name(value)},
                )

    def dealt(self, pawn: i64, value: i64) -> None:
        self.symptoms.write(DEALT, pawn, value)
        if self.heard is None:
            return
        if pawn >= self.seats:
            self.tell("event-b1350-deals", rulebook.GHOSTS, {"who": self.who(pawn)})
        else:
            rule = rulebook.CHAOS if self.chaos else rulebook.SETUP_SYMPTOMS
            others = Event("event-b1350-deals", rule, {"who": Seat(pawn)})
            self.tell("event-b1350-dealt", rulebook.SECRET, {"value": value}, (pawn,), others, reveals=True)
            tell_health_in_secret(self, pawn, False)

    def seat_pawn(self, pawn: i64, slot: i64) -> None:
        """The rule `b1350-setup-pawns`: the carts are filled from birch to oak, each from the front."""
        cart: i64 = 0
        while slot >= _SEATING[self.pawns * len(CARTS) + cart]:
            slot -= _SEATING[self.pawns * len(CARTS) + cart]
            cart += 1
        self.put(pawn, cart)
        if self.heard is not None:
            self.tell(
                "event-b1350-seated",
                rulebook.SETUP_PAWNS,
                {"who": self.who(pawn), "cart": cart_name(cart)},
            )


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
