"""The steps of a game: what is being decided, or is about to happen, lies on a stack of them, each with two numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from alehouse.engine import counts
from alehouse.engine.bits import set_of
from alehouse.engine.messages import Json, Value
from alehouse.engine.reading import broken, mapping, number
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
    seat_as,
)
from alehouse.engine.steps import Stepwise
from alehouse.games.the_pub.components.pieces import (
    DRINKS,
    FIRST_TAKE_AWAY,
    JIN_LEMON,
    MOST,
    SEX_ON_THE_BEACH,
    TAKE_AWAYS,
)
from alehouse.games.the_pub.components.things import DRINK_IDS, EXIT_IDS, drink_name

FIRST: Final = 0
DEAL: Final = 1
ACT: Final = 2
CLOSED: Final = 3
DRAW_TILES: Final = 4
CHOOSE_TILE: Final = 5
LAY: Final = 6
TURN_UP: Final = 7
WALK: Final = 8
WALK_ON: Final = 9
FURTHER: Final = 10
LEAP: Final = 11
ARRIVE: Final = 12
SHAKE: Final = 13
SHAKE_NOW: Final = 14
DRINK: Final = 15
PUT_AWAY: Final = 16
THIRD: Final = 17
TRADE: Final = 18
MOJITO: Final = 19
LOOK: Final = 20
NEAREST_BATHROOM: Final = 21
COME_TO: Final = 22
HAPPEN: Final = 23
DRINK_UP: Final = 24
MATE: Final = 25
MATE_SHAKE: Final = 26
FILL_TABLE: Final = 27
PICK: Final = 28
CLEAR_TABLE: Final = 29
BRAWL: Final = 30


@mypyc_attr(native_class=False)
class _Drink(Named):
    """A drink, or one of some; prompts say its printed name."""

    def __init__(self, only: tuple[int, ...] = ()) -> None:
        super().__init__("drink", DRINKS, DRINK_IDS)
        self.only = only

    def read(self, data: Json, position: Stepwise) -> int:
        drink = super().read(data, position)
        if self.only and drink not in self.only:
            raise broken("drink", DRINKS[drink])
        return drink

    def said(self, value: int) -> Value:
        return drink_name(value)


@mypyc_attr(native_class=False)
class _TakeAways(About):
    """Take-aways, counted (see `PubPosition.kept`)."""

    def __init__(self) -> None:
        super().__init__("take_aways")
        self.names = DRINKS[FIRST_TAKE_AWAY : FIRST_TAKE_AWAY + TAKE_AWAYS]

    def plain(self, value: int) -> Json:
        return {name: counts.count(value, kind) for kind, name in enumerate(self.names) if counts.count(value, kind)}

    def read(self, data: Json, position: Stepwise) -> int:
        found = 0
        counted = mapping(data, self.name)
        for name in counted:
            if name not in self.names:
                raise broken(self.name, name)
            found += number(counted, name, 1, 15) * counts.one(self.names.index(name))
        if not found:
            raise broken(self.name, "-")
        return found

    def said(self, value: int) -> Value:
        return tuple(drink_name(FIRST_TAKE_AWAY + kind) for kind in counts.each_of(value))

    def things(self, value: int) -> list[str]:
        return [DRINK_IDS[FIRST_TAKE_AWAY + kind] for kind in counts.each_of(value)]


@mypyc_attr(native_class=False)
class _Exit(Count):
    """One of the three exit tiles, by number."""

    def __init__(self) -> None:
        super().__init__("exit", 0, len(EXIT_IDS) - 1)

    def things(self, value: int) -> list[str]:
        return [EXIT_IDS[value]]

    def count(self, value: int) -> int | None:
        return None


_DRINK: Final = _Drink()
_STEPS: Final = Count("steps", 1, 9)
"""As many as the longest walk, or what the Black Rußan adds, can be made to be."""

STEPS: Final = StepTable(
    "tp",
    (
        Step(FIRST, "first", by=CHANCE_DRAWS),
        Step(DEAL, "deal", by=CHANCE_DRAWS, a=SEAT),
        Step(ACT, "act", by=WHOSE_TURN),
        Step(CLOSED, "closed", by=ITSELF),
        Step(DRAW_TILES, "draw-tiles", by=CHANCE_DRAWS, a=SEAT, b=Count("tiles", 1, 9)),
        Step(CHOOSE_TILE, "choose-tile", by=FIRST_NUMBER, a=SEAT),
        Step(LAY, "lay", by=FIRST_NUMBER, a=SEAT),
        Step(TURN_UP, "turn-up", by=CHANCE_DRAWS),
        Step(WALK, "walk", by=FIRST_NUMBER, a=SEAT, b=_STEPS),
        Step(WALK_ON, "walk-on", by=FIRST_NUMBER, a=SEAT, b=_STEPS, prompt="walk"),
        Step(FURTHER, "further", by=FIRST_NUMBER, a=SEAT, b=_STEPS),
        Step(LEAP, "leap", by=FIRST_NUMBER, a=SEAT),
        Step(ARRIVE, "arrive", by=ITSELF, a=SEAT),
        Step(SHAKE, "shake", by=CHANCE_DRAWS, a=SEAT),
        Step(SHAKE_NOW, "shake-now", by=CHANCE_DRAWS, a=SEAT, prompt="shake"),
        Step(DRINK, "drink", by=ITSELF, a=SEAT, b=_DRINK),
        Step(PUT_AWAY, "put-away", by=ITSELF, a=SEAT, b=_DRINK),
        Step(THIRD, "third", by=FIRST_NUMBER, a=SEAT),
        Step(TRADE, "trade", by=FIRST_NUMBER, a=SEAT, b=_Drink((JIN_LEMON, SEX_ON_THE_BEACH))),
        Step(MOJITO, "mojito", by=FIRST_NUMBER, a=SEAT),
        Step(LOOK, "look", by=CHANCE_DRAWS, a=SEAT, b=_Exit()),
        Step(NEAREST_BATHROOM, "nearest-bathroom", by=FIRST_NUMBER, a=SEAT),
        Step(COME_TO, "come-to", by=FIRST_NUMBER, a=SEAT, b=_DRINK),
        Step(HAPPEN, "happen", by=CHANCE_DRAWS, a=SEAT),
        Step(DRINK_UP, "drink-up", by=FIRST_NUMBER, a=SEAT, b=_TakeAways()),
        Step(MATE, "mate", by=FIRST_NUMBER, a=SEAT),
        Step(MATE_SHAKE, "mate-shake", by=CHANCE_DRAWS, a=SEAT, b=seat_as("mate")),
        Step(FILL_TABLE, "fill-table", by=CHANCE_DRAWS, a=SEAT, b=Count("drinks", 1, MOST)),
        Step(PICK, "pick", by=FIRST_NUMBER, a=SEAT),
        Step(CLEAR_TABLE, "clear-table", by=ITSELF),
        Step(BRAWL, "brawl", by=FIRST_NUMBER, a=SEAT, b=seat_as("brawler")),
    ),
)

# Sets of steps, a bit each.

DECISIONS: Final[i64] = set_of(step.number for step in STEPS.steps if step.by == FIRST_NUMBER)
"""The steps that the seat decides that is their first number."""
DRAWS: Final[i64] = set_of(step.number for step in STEPS.steps if step.by == CHANCE_DRAWS)
SHAKES: Final[i64] = set_of([SHAKE, SHAKE_NOW, MATE_SHAKE, FILL_TABLE])
"""The steps that draw a drink from the shaker."""
