"""Everything that can be done or can happen in the pub, how it is written down, and what it consists of."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from alehouse.engine.actions import Action, ActionTable, Outcome
from alehouse.games.the_pub.components.grid import ALL_WAYS, DIRECTIONS, SPACE_NAMES, ways_name
from alehouse.games.the_pub.components.pieces import (
    DRINKS,
    EVENTS,
    FIRST_TAKE_AWAY,
    MOST,
    SPACES,
    TAKE_AWAYS,
    TILE_NAMES,
    WAYS_OUT,
)
from alehouse.games.the_pub.components.plan import PLANS
from alehouse.games.the_pub.components.things import (
    DO_BACK,
    DO_BATHROOM,
    DO_DRAW,
    DO_LOOK,
    DO_PASS,
    DO_STAY,
    DO_STOP,
    DO_SWAP,
    DRINK_IDS,
    EVENT_IDS,
    GO,
    SEAT_IDS,
    SPACE_IDS,
    THINGS,
    TILE_IDS,
    TURN,
)


class Move(Action):
    """One step: by an action, by a drink or by a brawl."""

    def __init__(self, notation: str, parts: tuple[str, ...], direction: i64) -> None:
        super().__init__(notation, parts)
        self.direction: Final[i64] = direction


class DrawTile(Action):
    """Draw a tile from the box, to lay it."""


class DrinkUp(Action):
    """Drink one of one's take-aways."""

    def __init__(self, notation: str, parts: tuple[str, ...], drink: i64) -> None:
        super().__init__(notation, parts)
        self.drink: Final[i64] = drink


class UseBathroom(Action):
    """Use the bathroom that one stands in."""


class Pass(Action):
    """No more actions this turn."""


class Stop(Action):
    """No more steps, though a drink would allow some."""


class Place(Action):
    """Lay the tile that was drawn on a space, so turned that these ways are open."""

    def __init__(self, notation: str, parts: tuple[str, ...], space: i64, ways: i64) -> None:
        super().__init__(notation, parts)
        self.space: Final[i64] = space
        self.ways: Final[i64] = ways


class ChooseTile(Action):
    """Keep one of several tiles drawn, to lay it; the others go back."""

    def __init__(self, notation: str, parts: tuple[str, ...], tile: i64) -> None:
        super().__init__(notation, parts)
        self.tile: Final[i64] = tile


class PickDrink(Action):
    """Take one of the drinks on the table."""

    def __init__(self, notation: str, parts: tuple[str, ...], drink: i64) -> None:
        super().__init__(notation, parts)
        self.drink: Final[i64] = drink


class ChoosePlayer(Action):
    """In the middle of an effect: this player."""

    def __init__(self, notation: str, parts: tuple[str, ...], seat: i64) -> None:
        super().__init__(notation, parts)
        self.seat: Final[i64] = seat


class GoTo(Action):
    """In the middle of an effect: to this bathroom."""

    def __init__(self, notation: str, parts: tuple[str, ...], space: i64) -> None:
        super().__init__(notation, parts)
        self.space: Final[i64] = space


class Look(Action):
    """Look at the face-down exit on a space."""

    def __init__(self, notation: str, parts: tuple[str, ...], space: i64) -> None:
        super().__init__(notation, parts)
        self.space: Final[i64] = space


class SwapExits(Action):
    """Let the exits on two spaces change places."""

    def __init__(self, notation: str, parts: tuple[str, ...], one: i64, other: i64) -> None:
        super().__init__(notation, parts)
        self.one: Final[i64] = one
        self.other: Final[i64] = other


class ComeTo(Action):
    """After a blackout: where one stands, or back in the bathroom."""

    def __init__(self, notation: str, parts: tuple[str, ...], here: bool) -> None:
        super().__init__(notation, parts)
        self.here: Final = here


class Brings(Outcome):
    """Who begins, or what is drawn or turned up, by its number."""

    def __init__(self, notation: str, what: i64, parts: tuple[str, ...] = ()) -> None:
        super().__init__(notation, parts)
        self.what: Final[i64] = what


_FREE: Final = sorted({space for plan in PLANS for space in plan.free_spaces})
"""Where a tile can be laid, by some plan of the pub."""
_EXITS: Final = sorted({int(space) for plan in PLANS for space in plan.exit_spaces})

MOVES: Final[list[Move]] = [Move(f"move {name}", (GO[way],), way) for way, name in enumerate(DIRECTIONS)]
DRAW: Final = DrawTile("draw", (DO_DRAW,))
DRINK_UP: Final[list[DrinkUp]] = [
    DrinkUp(f"drink {DRINKS[drink]}", (DRINK_IDS[drink],), drink)
    for drink in range(FIRST_TAKE_AWAY, FIRST_TAKE_AWAY + TAKE_AWAYS)
]
USE_BATHROOM: Final = UseBathroom("bathroom", (DO_BATHROOM,))
PASS: Final = Pass("pass", (DO_PASS,))
STOP: Final = Stop("stop", (DO_STOP,))
PLACE: Final[list[list[Place]]] = [
    [
        Place(f"place {SPACE_NAMES[space]} {ways_name(ways)}", (SPACE_IDS[space], TURN[number]), space, ways)
        for number, ways in enumerate(ALL_WAYS if space in _FREE else ())
    ]
    for space in range(SPACES)
]
"""By space, then in the order of ALL_WAYS."""
CHOOSE_TILE: Final[list[ChooseTile]] = [
    ChooseTile(f"choose {name}", (TILE_IDS[tile],), tile) for tile, name in enumerate(TILE_NAMES)
]
PICK: Final[list[PickDrink]] = [
    PickDrink(f"pick {name}", (DRINK_IDS[drink],), drink) for drink, name in enumerate(DRINKS)
]
CHOOSE_PLAYER: Final[list[ChoosePlayer]] = [
    ChoosePlayer(f"with {seat + 1}", (SEAT_IDS[seat],), seat) for seat in range(MOST)
]
GO_TO: Final[list[GoTo]] = [GoTo(f"go {SPACE_NAMES[space]}", (SPACE_IDS[space],), space) for space in _FREE]
LOOK: Final[list[Look]] = [Look(f"look {SPACE_NAMES[space]}", (DO_LOOK, SPACE_IDS[space]), space) for space in _EXITS]
SWAP_EXITS: Final[list[SwapExits]] = [
    SwapExits(
        f"swap {SPACE_NAMES[one]} {SPACE_NAMES[other]}",
        (DO_SWAP, SPACE_IDS[one], SPACE_IDS[other]),
        one,
        other,
    )
    for plan in PLANS
    for one, other in combinations([int(space) for space in plan.exit_spaces], 2)
]
STAY: Final = ComeTo("stay", (DO_STAY,), True)
BACK: Final = ComeTo("back", (DO_BACK,), False)

BEGINS: Final[list[Brings]] = [Brings(f"first {seat + 1}", seat) for seat in range(MOST)]
TILE: Final[list[Brings]] = [Brings(f"tile {name}", tile, (TILE_IDS[tile],)) for tile, name in enumerate(TILE_NAMES)]
SHAKEN: Final[list[Brings]] = [Brings(f"shake {name}", drink, (DRINK_IDS[drink],)) for drink, name in enumerate(DRINKS)]
HAPPENS: Final[list[Brings]] = [
    Brings(f"event {name}", event, (EVENT_IDS[event],)) for event, name in enumerate(EVENTS)
]
DEALT: Final[list[Brings]] = [Brings(f"deal {name}", way) for way, name in enumerate(WAYS_OUT)]
TURNED: Final[list[Brings]] = [Brings(f"exit {name}", way) for way, name in enumerate(WAYS_OUT)]

TABLE: Final = ActionTable(
    choices=[
        *MOVES,
        DRAW,
        *DRINK_UP,
        USE_BATHROOM,
        PASS,
        STOP,
        *[place for places in PLACE for place in places],
        *CHOOSE_TILE,
        *PICK,
        *CHOOSE_PLAYER,
        *GO_TO,
        *LOOK,
        *SWAP_EXITS,
        STAY,
        BACK,
    ],
    outcomes=[*BEGINS, *TILE, *SHAKEN, *HAPPENS, *DEALT, *TURNED],
    things=THINGS,
)
