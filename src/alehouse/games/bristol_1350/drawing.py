"""What chance may bring, and what comes of it: dice, cards, coins and pawns."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from alehouse.engine.actions import Action
from alehouse.engine.contract import CHANCE
from alehouse.engine.events import Event
from alehouse.engine.messages import Message, Seat
from alehouse.games.bristol_1350 import actions, rulebook
from alehouse.games.bristol_1350.actions import (
    Another,
    Brought,
    RollAll,
    RollTwo,
)
from alehouse.games.bristol_1350.characters import outlaw_rolled
from alehouse.games.bristol_1350.chronicle import DEALT
from alehouse.games.bristol_1350.components import (
    HIGHEST,
    NOBODY,
    SEATING,
)
from alehouse.games.bristol_1350.dice import rolled_all, rolled_one, rolled_two
from alehouse.games.bristol_1350.ghosts import ghost_rolled
from alehouse.games.bristol_1350.looking import look_at_discards, look_at_player
from alehouse.games.bristol_1350.mingling import (
    add_extra,
    extra_cards,
    get,
    tell_health_in_secret,
)
from alehouse.games.bristol_1350.names import character_name
from alehouse.games.bristol_1350.position import (
    BARMAID,
    CHARACTER,
    COIN,
    DEAL,
    EXTRA,
    GET,
    GHOST,
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawing(Road):
    """A flight in which dice are rolled and cards are drawn."""

    def chances(self) -> Sequence[tuple[Action, int]]:
        if self.to_move != CHANCE:
            return []
        step, a, _ = self.stack[-1]
        if step == ROLL:
            return actions.ALL_DICE
        if step == ROLL_ONE:
            return actions.ONE_DIE
        if step == ROLL_TWO:
            return actions.TWO_DICE
        return self.draws(step, a)

    def draws(self, step: int, a: int) -> list[tuple[Action, int]]:
        """What may be drawn, each with its weight."""
        if step == GET:
            return _counted(self.symptoms.pool, actions.SYMPTOM, 1)
        if step == DEAL:
            # The rule `b1350-setup-symptoms`: the highest are kept out, but for the rule `b1350-chaos`.
            found = _counted(self.symptoms.deck, actions.SYMPTOM, 1)
            return found if self.chaos else [each for each in found if each[0] is not actions.SYMPTOM[HIGHEST - 1]]
        if step == REMEDY:
            return _counted(self.remedies.drawable(), actions.REMEDY, 0)
        if step == SYMPTOM:
            return _counted(self.symptoms.drawable(), actions.SYMPTOM, 1)
        if step == EXTRA:
            return _counted(extra_cards(self, a), actions.SYMPTOM, 1)
        if step == SHERIFF:
            return _counted(self.symptoms.hands[a], actions.SYMPTOM, 1)
        if step == BARMAID:
            return _counted(self.symptoms.maybe_on_top(), actions.SYMPTOM, 1)
        if step == COIN:
            return _counted(self.symptoms.bag, actions.COIN, 0)
        if step == PAWN:
            return [(actions.PAWN[pawn], 1) for pawn in range(self.pawns) if self.where[pawn] == NOBODY]
        return [(each, 1) for each in actions.CHARACTER if _value(each) not in self.character]

    def happen(self, step: int, a: int, b: int, outcome: Action) -> None:
        """Chance has brought this; the step has been taken off the stack."""
        if isinstance(outcome, Brought):
            self.come(step, a, b, outcome.value)
        elif isinstance(outcome, Another):
            self.come(step, a, b, _value(self.draws(step, a)[0][0]))
        elif isinstance(outcome, RollTwo):
            rolled_two(self, outcome.face, outcome.other)
        elif isinstance(outcome, RollAll):
            rolled_all(self, outcome.counts)

    def come(self, step: int, a: int, b: int, value: int) -> None:
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
            self.tell(
                "event-b1350-character",
                rulebook.SPECIALS,
                {"who": Seat(a), "character": character_name(value)},
            )

    def dealt(self, pawn: int, value: int) -> None:
        self.symptoms.write((DEALT, pawn, value))
        if pawn >= self.seats:
            self.tell("event-b1350-deals", rulebook.GHOSTS, {"who": self.who(pawn)})
        elif self.heard is not None:
            rule = rulebook.CHAOS if self.chaos else rulebook.SETUP_SYMPTOMS
            others = Event("event-b1350-deals", rule, {"who": Seat(pawn)})
            self.tell("event-b1350-dealt", rulebook.SECRET, {"value": value}, (pawn,), others, reveals=True)
            tell_health_in_secret(self, pawn, False)

    def seat_pawn(self, pawn: int, slot: int) -> None:
        """The rule `b1350-setup-pawns`: the carts are filled from birch to oak, each from the front."""
        cart = 0
        for spaces in SEATING[self.pawns]:
            if slot < spaces:
                break
            slot -= spaces
            cart += 1
        self.put(pawn, cart)
        self.tell(
            "event-b1350-seated",
            rulebook.SETUP_PAWNS,
            {"who": self.who(pawn), "cart": Message("b1350-cart", {"cart": ("birch", "cedar", "oak")[cart]})},
        )


def _counted(cards: list[int], outcomes: list[Action], first: int) -> list[tuple[Action, int]]:
    """Each kind of card once, as often as it is there."""
    counts = [0] * len(outcomes)
    for card in cards:
        counts[card - first] += 1
    found = [(outcomes[kind], count) for kind, count in enumerate(counts) if count]
    if len(found) == 1 and found[0][1] > 1:
        return [(found[0][0], found[0][1] - 1), (actions.ANOTHER, 1)]
    return found


def _value(outcome: Action) -> int:
    return outcome.value if isinstance(outcome, Brought) else NOBODY
