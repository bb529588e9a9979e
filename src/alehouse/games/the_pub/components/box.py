"""The values of the box: how many there are of everything, how strong it is, and the limits; assumed ones marked."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from alehouse.engine.box import Box, BoxValue
from alehouse.engine.messages import Message, Value
from alehouse.games.the_pub.components.pieces import (
    ASSENZIO,
    BLOODY_MARY,
    BOX_KINDS,
    DRINK,
    DRINK_KIND,
    DRINK_KINDS,
    DRINKS,
    EVENT,
    EVENTS,
    KINDS,
    PRINTED,
    SHAPES,
    TILE_NAMES,
    WAYS_OUT,
)

TILES: Final = (
    # Crossings, tees, straights and bends that are drink tiles, bathrooms, event tiles and plain pub tiles.
    *(4, 5, 2, 3),
    *(1, 3, 2, 2),
    *(2, 2, 1, 1),
    *(1, 2, 2, 1),
)

# How rows speak of their members.
_TILES: Final = tuple(
    Message("box-the-pub-tile", {"kind": kind, "shape": shape}) for kind in KINDS[:BOX_KINDS] for shape in SHAPES
)
_EVENTS: Final = tuple(Message("tp-event-name", {"event": event}) for event in EVENTS)

DECLARED: Final = (
    # Ruled, not printed: after so many rounds the pub closes.
    BoxValue("rounds", 100, low=1, high=999, assumed=True),
    BoxValue("actions_a_turn", 2, low=1, high=9),
    # Only how many there are of each kind is printed.
    BoxValue("tiles", TILES, low=0, high=20, names=TILE_NAMES, assumed=True, called=_TILES),
    # How many personal exits name the same way out. Six players need six.
    BoxValue("personal_exits", 3, low=2, high=9),
    # Eight shots, 23 take-aways and nine indigestible ones are printed. What is kept is counted in hexadecimal digits.
    BoxValue(
        "drinks",
        (2, 2, 2, 2, 4, 4, 4, 4, 4, 3, 2, 2, 2, 1, 1, 1),
        low=0,
        high=15,
        names=DRINKS,
        assumed=True,
        called=PRINTED,
    ),
    # What each adds; but for the Bloody Mary's it is not printed. The Aßenzio leads straight to the blackout.
    BoxValue(
        "alcohol",
        (0, 2, 3, 4, 1, 2, 1, 2, 2, 1, 1, 2, 3, 3, 4),
        low=0,
        high=9,
        names=DRINKS[:ASSENZIO],
        assumed=True,
        but=(DRINKS[BLOODY_MARY],),
        called=PRINTED[:ASSENZIO],
    ),
    # Ten are printed.
    BoxValue("events", (2, 2, 2, 2, 2), low=0, high=15, names=EVENTS, assumed=True, called=_EVENTS),
    BoxValue("sober", 1, low=0, high=9),
    BoxValue("most_alcohol", 6, low=1, high=20),
    BoxValue("most_kept", 2, low=1, high=9),
    BoxValue("bathroom_relief", 3, low=0, high=20),
    BoxValue("acqua_relief", 2, low=0, high=20),
    BoxValue("brawl_relief", 2, low=0, high=20),
    BoxValue("birra_steps", 2, low=1, high=9),
    BoxValue("vodkabull_steps", 3, low=1, high=9),
    BoxValue("negroeni_tiles", 3, low=1, high=9),
    # How much less further drinks add with the Möskow Mule, how much longer moves are with the Black Rußan.
    BoxValue("mule_relief", 1, low=0, high=9),
    BoxValue("russan_steps", 1, low=1, high=9),
)

FEWEST_TILES: Final = 5
"""So many tiles lie between the start and the nearest exit at least."""


@mypyc_attr(acyclic=True)
class Values:
    """The box as the rules read it."""

    def __init__(self, box: Box) -> None:
        self.rounds: i64 = box.number("rounds")
        self.actions_a_turn: i64 = box.number("actions_a_turn")
        self.tiles = vec[i64](box.row("tiles"))
        self.personal_exits: i64 = box.number("personal_exits")
        self.drinks = vec[i64](box.row("drinks"))
        self.alcohol = append(vec[i64](box.row("alcohol")), 0)
        self.events = vec[i64](box.row("events"))
        drinks, events = box.row("drinks"), box.row("events")
        # A list of its own: vec[u8]([*...]) is more than the compiler takes.
        stock = [*box.row("tiles"), *drinks, *[0] * len(drinks), *events, *[0] * len(events)]
        self.stock = vec[u8](stock)
        """As games begin: nothing is among the discards, and nothing has happened."""
        self.sober: i64 = box.number("sober")
        self.most_alcohol: i64 = box.number("most_alcohol")
        self.most_kept: i64 = box.number("most_kept")
        self.bathroom_relief: i64 = box.number("bathroom_relief")
        self.acqua_relief: i64 = box.number("acqua_relief")
        self.brawl_relief: i64 = box.number("brawl_relief")
        self.birra_steps: i64 = box.number("birra_steps")
        self.vodkabull_steps: i64 = box.number("vodkabull_steps")
        self.negroeni_tiles: i64 = box.number("negroeni_tiles")
        self.mule_relief: i64 = box.number("mule_relief")
        self.russan_steps: i64 = box.number("russan_steps")


def trouble(values: Values) -> Message | None:
    """Why the pub cannot be played with such a box."""
    by_kind = tiles_by_kind(values)
    if sum(by_kind) < FEWEST_TILES:
        return Message("box-tp-tiles", {"tiles": sum(by_kind), "fewest": FEWEST_TILES})
    if by_kind[DRINK] and not sum(values.drinks):
        return Message("box-tp-drinks")
    if by_kind[EVENT] and not sum(values.events):
        return Message("box-tp-events")
    if values.sober >= values.most_alcohol:
        return Message("box-tp-alcohol", {"sober": values.sober, "most": values.most_alcohol})
    if by_kind[DRINK] and not any(copies and adds for copies, adds in zip(values.drinks, values.alcohol)):
        # A turn could go on for ever: from drink to drink, without ever a blackout.
        return Message("box-tp-soft")
    return None


def totals(values: Values) -> dict[str, Value]:
    """What rule texts say of the box that is no value of it: how many there are of each kind, and in all."""
    found: dict[str, Value] = {"all_tiles": sum(values.tiles), "all_drinks": sum(values.drinks)}
    for kind, count in enumerate(tiles_by_kind(values)):
        found[f"{KINDS[kind]}_tiles"] = count
    for kind, name in enumerate(DRINK_KINDS):
        copies = sum(copies for drink, copies in enumerate(values.drinks) if DRINK_KIND[drink] == kind)
        found[f"{name.replace('-', '_')}_drinks"] = copies
    found["all_events"] = sum(values.events)
    found["all_personal_exits"] = values.personal_exits * len(WAYS_OUT)
    return found


def tiles_by_kind(values: Values) -> list[int]:
    shapes = len(SHAPES)
    return [sum(values.tiles[kind * shapes : (kind + 1) * shapes]) for kind in range(BOX_KINDS)]
