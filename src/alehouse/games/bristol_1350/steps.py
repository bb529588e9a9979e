"""The steps of a game. What is being decided, or is about to happen, lies on a stack of them, each with two numbers."""

from __future__ import annotations

from typing import Final

from alehouse.engine.messages import Json, Value
from alehouse.engine.reading import number
from alehouse.engine.step_table import (
    CHANCE_DRAWS,
    FIRST_NUMBER,
    ITSELF,
    SEAT,
    WHOSE_TURN,
    About,
    Count,
    Named,
    Step,
    StepTable,
)
from alehouse.engine.steps import Stepwise
from alehouse.games.bristol_1350.components import CART_IDS, CARTS, FEWEST_PAWNS, LOCKS, MOST_PLAYERS, PAWNS

# Those that chance decides come first: dice,
ROLL: Final = 0
ROLL_ONE: Final = 1
ROLL_TWO: Final = 2
# draws of all kinds,
PAWN: Final = 3
CHARACTER: Final = 4
REMEDY: Final = 5
COIN: Final = 6
# and draws of symptoms;
DEAL: Final = 7
SYMPTOM: Final = 8
SHERIFF: Final = 9
BARMAID: Final = 10
EXTRA: Final = 11
GET: Final = 12
# then those that are decided by whoever's turn it is;
ACT: Final = 13
CHICKEN: Final = 14
LOCK: Final = 15
EMERALDS: Final = 16
KEEP: Final = 17
ADD: Final = 18
TAKE: Final = 19
GIVE: Final = 20
# by the same, as long as there is anything to ask, and by somebody else;
PLAY: Final = 21
ANSWER: Final = 22
# and what happens by itself.
ROUND: Final = 23
TURN: Final = 24
MOVE: Final = 25
MINGLE: Final = 26
MINGLED: Final = 27
ADVANCE: Final = 28

LAST_ROLL: Final = ROLL_TWO
FIRST_OF_SYMPTOMS: Final = DEAL
LAST_OF_CHANCE: Final = GET
LAST_OF_TURN: Final = GIVE
# The second number of the steps `lock`, `keep` and `add`: what they are done for.
BY_REMEDY: Final = 0
BY_CHARACTER: Final = 1

# The first number of the step `roll-one`: why a single die is rolled again.
PLAIN: Final = 0
BY_MASON: Final = 1
BY_OUTLAW: Final = 2
BY_GHOST: Final = 3
FIRST_OF_CHICKEN: Final = 4
SECOND_OF_CHICKEN: Final = 5
PURPOSES: Final = ("reroll", "mason", "outlaw", "ghost", "chicken-first", "chicken-second")

# The first number of the step `move`: the way in which a pawn moves.
ELBOWS: Final = 0
DASHES: Final = 1
PUSHES: Final = 2
WAYS: Final = ("elbow", "dash", "push")


class _Pawn(About):
    """A pawn: of a player, or of a ghost."""

    def plain(self, value: int) -> Json:
        return value

    def read(self, data: Json, position: Stepwise) -> int:
        return number(data, self.name, 0, max(position.players, FEWEST_PAWNS) - 1)

    def said(self, value: int) -> Value:
        return value + 1

    def things(self, value: int) -> list[str]:
        return [PAWNS[value]]


_PAWN: Final = _Pawn("pawn")
_CART: Final = Named("cart", CARTS, CART_IDS)
_CAUSE: Final = Named("by", ("remedy", "character"))
STEPS: Final = StepTable(
    "b1350",
    (
        Step(ROLL, "roll", CHANCE_DRAWS, prompt="chance"),
        Step(ROLL_ONE, "roll-one", CHANCE_DRAWS, a=Named("purpose", PURPOSES), prompt="chance"),
        Step(ROLL_TWO, "roll-two", CHANCE_DRAWS, a=Named("purpose", ("reroll", "chicken")), prompt="chance"),
        Step(PAWN, "pawn", CHANCE_DRAWS, a=Count("slot", 0, MOST_PLAYERS - 1), prompt="chance"),
        Step(CHARACTER, "character", CHANCE_DRAWS, a=SEAT, prompt="chance"),
        Step(REMEDY, "remedy", CHANCE_DRAWS, a=SEAT, b=Named("purpose", ("turn", "setup")), prompt="chance"),
        Step(COIN, "coin", CHANCE_DRAWS, prompt="chance"),
        Step(DEAL, "deal", CHANCE_DRAWS, a=_PAWN, prompt="chance"),
        Step(SYMPTOM, "symptom", CHANCE_DRAWS, prompt="chance"),
        Step(SHERIFF, "sheriff", CHANCE_DRAWS, a=SEAT, prompt="chance"),
        Step(BARMAID, "barmaid", CHANCE_DRAWS, prompt="chance"),
        Step(EXTRA, "extra", CHANCE_DRAWS, a=_CART, prompt="chance"),
        Step(GET, "get", CHANCE_DRAWS, a=_PAWN, prompt="chance"),
        Step(ACT, "act", WHOSE_TURN),
        Step(
            CHICKEN, "chicken", WHOSE_TURN, a=Count("rolls", 0, 9), b=Named("dice", ("none", "first", "second", "both"))
        ),
        Step(LOCK, "lock", WHOSE_TURN, a=Count("locks", 1, LOCKS), b=_CAUSE),
        Step(EMERALDS, "emeralds", WHOSE_TURN),
        Step(KEEP, "keep", WHOSE_TURN, b=_CAUSE),
        Step(ADD, "add", WHOSE_TURN, b=_CAUSE),
        Step(TAKE, "take", WHOSE_TURN),
        Step(GIVE, "give", WHOSE_TURN),
        Step(PLAY, "play", WHOSE_TURN),
        # The rule `b1350-whip-asked`: who has a whip is nobody's business.
        Step(ANSWER, "answer", FIRST_NUMBER, a=SEAT, silence="no whip"),
        Step(ROUND, "round", ITSELF),
        Step(TURN, "turn", ITSELF, a=_PAWN),
        Step(MOVE, "move", ITSELF, a=Named("way", WAYS), b=_PAWN),
        Step(MINGLE, "mingle", ITSELF, a=_CART),
        Step(MINGLED, "mingled", ITSELF, a=_CART),
        Step(ADVANCE, "advance", ITSELF),
    ),
)
