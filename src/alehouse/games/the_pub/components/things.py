"""Everything in the pub that can be pointed at, with its id, and how it is called."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.messages import Message, Seat, Value
from alehouse.engine.things import Things
from alehouse.games.the_pub.components.box import Values
from alehouse.games.the_pub.components.grid import ALL_WAYS, DIRECTIONS, SPACE_NAMES, ways_name
from alehouse.games.the_pub.components.pieces import (
    ACQUA,
    ASSENZIO,
    BIRRA,
    BLACK_RUSSAN,
    DRINK_KIND,
    DRINK_KINDS,
    DRINKS,
    EVENTS,
    KINDS,
    MOST,
    MULE,
    NEGROENI,
    PRINTED,
    SHAPES,
    SPACES,
    TILE_NAMES,
    TILE_TYPES,
    VODKABULL,
    WAYS_OUT,
)

# Names


def at_space(space: i64) -> str:
    """A space as it is spoken of: a word that no language changes."""
    return SPACE_NAMES[space].upper()


def tile_name(tile: i64) -> Message:
    return Message("tp-tile", {"kind": KINDS[tile // 4], "shape": SHAPES[tile % 4]})


def open_sides(ways: i64) -> tuple[Value, ...]:
    """The sides to which ways lead, to be listed."""
    return tuple(Message("tp-side", {"side": DIRECTIONS[side]}) for side in range(4) if (ways >> side) & 1)


def way_name(way: i64) -> Message:
    """A way out by name."""
    return Message("tp-way-out", {"way": WAYS_OUT[way]})


def event_name(event: i64) -> Message:
    return Message("tp-event-name", {"event": EVENTS[event]})


def drink_name(drink: i64) -> str:
    """A drink under its printed name: a word that no language changes."""
    return PRINTED[drink]


def about_drink(values: Values, drink: i64) -> dict[str, Value]:
    """What there is to say of a drink: its name, kind and alcohol, and in a few words what it does."""
    amounts = {
        ACQUA: values.acqua_relief,
        BIRRA: values.birra_steps,
        NEGROENI: values.negroeni_tiles,
        VODKABULL: values.vodkabull_steps,
        MULE: values.mule_relief,
        BLACK_RUSSAN: values.russan_steps,
    }
    return {
        "drink": drink_name(drink),
        "kind": Message("tp-drink-kind", {"kind": DRINK_KINDS[DRINK_KIND[drink]]}),
        "alcohol": Message("tp-straight-to-blackout") if drink == ASSENZIO else f"+{values.alcohol[drink]}",
        "effect": Message("tp-effect", {"drink": DRINKS[drink], "amount": amounts.get(drink, 0)}),
    }


# Things: each list by the numbers of the pieces, or by seat.

THINGS: Final = Things()
SEAT_IDS: Final = THINGS.seats(MOST)
DICE: Final = tuple(
    THINGS.add(f"die:{seat + 1}", Message("thing-tp-die", {"seat": Seat(seat)})) for seat in range(MOST)
)
"""Each seat's die shows its alcohol."""
MARKERS: Final = tuple(
    THINGS.add(f"marker:{seat + 1}", Message("thing-tp-marker", {"seat": Seat(seat)})) for seat in range(MOST)
)
PERSONAL_IDS: Final = tuple(
    THINGS.add(f"personal:{seat + 1}", Message("thing-tp-personal", {"seat": Seat(seat)})) for seat in range(MOST)
)
"""Personal exits, by the seat to which they were dealt: everybody can follow them when they are swapped."""
EXIT_IDS: Final = tuple(
    THINGS.add(f"exit:{exit + 1}", Message("thing-tp-exit", {"number": exit + 1})) for exit in range(len(WAYS_OUT))
)
"""The three exit tiles, which everybody can follow too."""
SPACE_IDS: Final = tuple(
    THINGS.add(f"space:{SPACE_NAMES[space]}", Message("thing-tp-space", {"space": at_space(space)}))
    for space in range(SPACES)
)
TILE_IDS: Final = tuple(THINGS.add(f"tile:{TILE_NAMES[tile]}", tile_name(tile)) for tile in range(TILE_TYPES))
DRINK_IDS: Final = tuple(
    THINGS.add(f"drink:{DRINKS[drink]}", Message("thing-tp-drink", {"drink": drink_name(drink)}))
    for drink in range(len(DRINKS))
)
EVENT_IDS: Final = tuple(THINGS.add(f"event:{EVENTS[event]}", event_name(event)) for event in range(len(EVENTS)))

BOX: Final = THINGS.add("place:box", Message("thing-tp-box"))
SHAKER: Final = THINGS.add("place:shaker", Message("thing-tp-shaker"))
DISCARDS: Final = THINGS.add("place:discards", Message("thing-tp-discards"))
TABLE: Final = THINGS.add("place:table", Message("thing-tp-table"))
BAG: Final = THINGS.add("place:bag", Message("thing-tp-bag"))

# Words

GO: Final = tuple(
    THINGS.add(f"do:{direction}", Message("word-tp-go", {"direction": direction})) for direction in DIRECTIONS
)
"""By direction."""
TURN: Final = tuple(
    THINGS.add(f"do:open-{ways_name(ways)}", Message("word-tp-open", {"sides": open_sides(ways)})) for ways in ALL_WAYS
)
"""How a tile is turned: the sides that are open, in the order of ALL_WAYS."""
DO_DRAW: Final = THINGS.add("do:draw", Message("word-tp-draw"))
DO_BATHROOM: Final = THINGS.add("do:bathroom", Message("word-tp-bathroom"))
DO_PASS: Final = THINGS.add("do:pass", Message("word-tp-pass"))
DO_STOP: Final = THINGS.add("do:stop", Message("word-tp-stop"))
DO_LOOK: Final = THINGS.add("do:look", Message("word-tp-look"))
DO_SWAP: Final = THINGS.add("do:swap", Message("word-tp-swap"))
DO_STAY: Final = THINGS.add("do:stay", Message("word-tp-stay"))
DO_BACK: Final = THINGS.add("do:back", Message("word-tp-back"))
THINGS.are_dealt("tile", "drink", "event", "exit")
