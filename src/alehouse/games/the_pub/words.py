"""Choices in words, made from what the chooser sees."""

from __future__ import annotations

from alehouse.engine.actions import Action
from alehouse.engine.messages import Message, Seat, Value
from alehouse.games.the_pub.actions import (
    ChoosePlayer,
    ChooseTile,
    ComeTo,
    DrawTile,
    DrinkUp,
    GoTo,
    Look,
    Move,
    Pass,
    PickDrink,
    Place,
    Stop,
    SwapExits,
    UseBathroom,
)
from alehouse.games.the_pub.components import (
    ASSENZIO,
    BATHROOM_RELIEF,
    DRINK_KIND,
    DRINKS,
    EXIT_SPACES,
    KINDS,
    MOST_ALCOHOL,
    NONE,
    SOBER,
    TAKE_AWAY,
)
from alehouse.games.the_pub.drinks import about_drink, alcohol_of
from alehouse.games.the_pub.grid import DIRECTIONS, NEIGHBOUR, SPACE_NAMES
from alehouse.games.the_pub.tiles import open_sides, tile_name
from alehouse.games.the_pub.view import PubView

GLYPHS = "·╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By ways: the lines that they make."""


def describe(view: PubView, action: Action) -> Message:
    """An action as a sentence, with what it leads to as far as that is certain."""
    if isinstance(action, Move):
        return _describe_move(view, action.direction)
    if isinstance(action, Place):
        return _describe_place(action.space, action.ways)
    if isinstance(action, DrawTile):
        return Message("action-tp-draw", {"tiles": sum(view.box)})
    if isinstance(action, DrinkUp):
        return Message("action-tp-drink", _describe_drink(view, action.drink, True))
    if isinstance(action, PickDrink):
        return Message("action-tp-pick", _describe_drink(view, action.drink, DRINK_KIND[action.drink] != TAKE_AWAY))
    if isinstance(action, UseBathroom):
        return _describe_bathroom(view)
    if isinstance(action, ChooseTile):
        return Message("action-tp-tile", {"tile": tile_name(action.tile)})
    if isinstance(action, ChoosePlayer):
        return Message("action-tp-with", {"other": Seat(action.seat)})
    return _describe_rest(view, action)


def _describe_rest(view: PubView, action: Action) -> Message:
    if isinstance(action, GoTo):
        return Message("action-tp-go", {"space": SPACE_NAMES[action.space].upper()})
    if isinstance(action, Look):
        return Message("action-tp-look", {"exit": exit_message(view, action.place)})
    if isinstance(action, SwapExits):
        one, other = exit_message(view, action.one), exit_message(view, action.other)
        return Message("action-tp-swap", {"one": one, "other": other})
    if isinstance(action, ComeTo):
        return Message("action-tp-stay" if action.here else "action-tp-back")
    if isinstance(action, Pass):
        return Message("action-tp-pass")
    if isinstance(action, Stop):
        return Message("action-tp-stop")
    return Message("action-outcome", {"outcome": str(action)})


def _describe_move(view: PubView, direction: int) -> Message:
    here = SPACE_NAMES.index(view.players[max(view.to_move, 0)].space)
    there = NEIGHBOUR[here * 8 + direction]
    space = "-" if there == NONE else SPACE_NAMES[there]
    what = Message("tp-kind", {"kind": _kind_at(view, space)})
    for exit in view.exits:
        if exit.space == space and exit.way:
            what = Message("tp-way-out", {"way": exit.way})
    return Message("action-tp-move", {"direction": DIRECTIONS[direction], "space": space.upper(), "what": what})


def _kind_at(view: PubView, space: str) -> str:
    for tile in view.tiles:
        if tile.space == space:
            return tile.kind
    return KINDS[-1]


def _describe_place(space: int, ways: int) -> Message:
    return Message(
        "action-tp-place", {"space": SPACE_NAMES[space].upper(), "glyph": GLYPHS[ways], "sides": open_sides(ways)}
    )


def _describe_bathroom(view: PubView) -> Message:
    me = view.players[max(view.to_move, 0)]
    relieved = max(SOBER, me.alcohol - BATHROOM_RELIEF)
    if _kind_at(view, me.space) == "start" or me.indigestible == "tequila":
        relieved = SOBER
    return Message("action-tp-bathroom", {"alcohol": relieved})


def _describe_drink(view: PubView, drink: int, at_once: bool) -> dict[str, Value]:
    """A drink with what it leads to for the chooser, if it is drunk at once: less alcohol maybe, or a blackout."""
    me = view.players[max(view.to_move, 0)]
    about = about_drink(drink)
    if at_once and drink != ASSENZIO:
        adds = alcohol_of(drink, DRINKS.index(me.indigestible) if me.indigestible else NONE)
        about["alcohol"] = f"+{adds}"
        if me.alcohol + adds > MOST_ALCOHOL:
            about["effect"] = Message("tp-effect-blackout")
    return about


def exit_message(view: PubView, place: int) -> Message:
    """An exit as this seat knows it."""
    way = view.exits[place].way
    return Message("tp-exit-at", {"space": SPACE_NAMES[EXIT_SPACES[place]].upper(), "way": way or "unknown"})
