"""Everything that can be done or can happen in the pub, and how it is written down."""

from __future__ import annotations

from typing import Final

from alehouse.engine.actions import Action, ActionTable, Outcome
from alehouse.games.the_pub.components import (
    DRINKS,
    EVENTS,
    EXIT_SPACES,
    FIRST_TAKE_AWAY,
    MOST,
    SPACES,
    TAKE_AWAYS,
    TILE_NAMES,
    TILE_TYPES,
    WAYS_OUT,
)
from alehouse.games.the_pub.grid import ALL_WAYS, DIRECTIONS, FREE_SPACES, SPACE_NAMES, ways_name


class Move(Action):
    """One step: by an action, by a drink or by a brawl."""

    def __init__(self, notation: str, direction: int) -> None:
        super().__init__(notation)
        self.direction: Final = direction


class DrawTile(Action):
    """Draw a tile from the box, to lay it."""


class DrinkUp(Action):
    """Drink one of one's take-aways."""

    def __init__(self, notation: str, drink: int) -> None:
        super().__init__(notation)
        self.drink: Final = drink


class UseBathroom(Action):
    """Use the bathroom that one stands in."""


class Pass(Action):
    """No more actions this turn."""


class Stop(Action):
    """No more steps, though a drink would allow some."""


class Place(Action):
    """Lay the tile that was drawn on a space, so turned that these ways are open."""

    def __init__(self, notation: str, space: int, ways: int) -> None:
        super().__init__(notation)
        self.space: Final = space
        self.ways: Final = ways


class ChooseTile(Action):
    """Keep one of several tiles drawn, to lay it; the others go back."""

    def __init__(self, notation: str, tile: int) -> None:
        super().__init__(notation)
        self.tile: Final = tile


class PickDrink(Action):
    """Take one of the drinks on the table."""

    def __init__(self, notation: str, drink: int) -> None:
        super().__init__(notation)
        self.drink: Final = drink


class ChoosePlayer(Action):
    """In the middle of an effect: this player."""

    def __init__(self, notation: str, seat: int) -> None:
        super().__init__(notation)
        self.seat: Final = seat


class GoTo(Action):
    """In the middle of an effect: to this bathroom."""

    def __init__(self, notation: str, space: int) -> None:
        super().__init__(notation)
        self.space: Final = space


class Look(Action):
    """Look at a face-down exit."""

    def __init__(self, notation: str, place: int) -> None:
        super().__init__(notation)
        self.place: Final = place


class SwapExits(Action):
    """Let two exits change places."""

    def __init__(self, notation: str, one: int, other: int) -> None:
        super().__init__(notation)
        self.one: Final = one
        self.other: Final = other


class ComeTo(Action):
    """After a blackout: where one stands, or back in the bathroom."""

    def __init__(self, notation: str, here: bool) -> None:
        super().__init__(notation)
        self.here: Final = here


class Brings(Outcome):
    """Who begins, or what is drawn or turned up, by its number."""

    def __init__(self, notation: str, what: int) -> None:
        super().__init__(notation)
        self.what: Final = what


MOVES: Final[list[Action]] = [Move(f"move {name}", way) for way, name in enumerate(DIRECTIONS)]
DRAW: Final[Action] = DrawTile("draw")
DRINK_UP: Final[list[Action]] = [
    DrinkUp(f"drink {DRINKS[drink]}", drink) for drink in range(FIRST_TAKE_AWAY, FIRST_TAKE_AWAY + TAKE_AWAYS)
]
USE_BATHROOM: Final[Action] = UseBathroom("bathroom")
PASS: Final[Action] = Pass("pass")
STOP: Final[Action] = Stop("stop")
PLACE: Final[list[list[Action]]] = [
    [
        Place(f"place {SPACE_NAMES[space]} {ways_name(ways)}", space, ways)
        for ways in (ALL_WAYS if space in FREE_SPACES else ())
    ]
    for space in range(SPACES)
]
"""By space, then in the order of ALL_WAYS."""
CHOOSE_TILE: Final[list[Action]] = [ChooseTile(f"choose {TILE_NAMES[tile]}", tile) for tile in range(TILE_TYPES)]
PICK: Final[list[Action]] = [PickDrink(f"pick {name}", drink) for drink, name in enumerate(DRINKS)]
CHOOSE_PLAYER: Final[list[Action]] = [ChoosePlayer(f"with {seat + 1}", seat) for seat in range(MOST)]
GO_TO: Final[list[Action]] = [GoTo(f"go {SPACE_NAMES[space]}", space) for space in FREE_SPACES]
LOOK: Final[list[Action]] = [Look(f"look {SPACE_NAMES[space]}", place) for place, space in enumerate(EXIT_SPACES)]
SWAP_EXITS: Final[list[Action]] = [
    SwapExits(f"swap {SPACE_NAMES[EXIT_SPACES[one]]} {SPACE_NAMES[EXIT_SPACES[other]]}", one, other)
    for one, other in ((0, 1), (0, 2), (1, 2))
]
STAY: Final[Action] = ComeTo("stay", True)
BACK: Final[Action] = ComeTo("back", False)

BEGINS: Final[list[Action]] = [Brings(f"first {seat + 1}", seat) for seat in range(MOST)]
TILE: Final[list[Action]] = [Brings(f"tile {name}", tile) for tile, name in enumerate(TILE_NAMES)]
SHAKEN: Final[list[Action]] = [Brings(f"shake {name}", drink) for drink, name in enumerate(DRINKS)]
HAPPENS: Final[list[Action]] = [Brings(f"event {name}", event) for event, name in enumerate(EVENTS)]
DEALT: Final[list[Action]] = [Brings(f"deal {name}", way) for way, name in enumerate(WAYS_OUT)]
TURNED: Final[list[Action]] = [Brings(f"exit {name}", way) for way, name in enumerate(WAYS_OUT)]

TABLE: Final = ActionTable(
    [
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
        *BEGINS,
        *TILE,
        *SHAKEN,
        *HAPPENS,
        *DEALT,
        *TURNED,
    ]
)
