"""Choices in words, where they lead and what comes of them: made from what the chooser sees. And prompts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alehouse.engine.actions import Action
from alehouse.engine.messages import Message, Seat, Value
from alehouse.engine.views import Choice
from alehouse.games.the_pub import rulebook, steps
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
from alehouse.games.the_pub.components.box import Values
from alehouse.games.the_pub.components.grid import DIRECTIONS, NEIGHBOUR
from alehouse.games.the_pub.components.pieces import (
    ACQUA,
    ASSENZIO,
    BLACK_RUSSAN,
    DRINK_KIND,
    KINDS,
    NONE,
    SHAPES,
    START_SPACE,
    TAKE_AWAY,
)
from alehouse.games.the_pub.components.things import (
    DRINK_IDS,
    SEAT_IDS,
    SPACE_IDS,
    about_drink,
    at_space,
    open_sides,
    tile_name,
)
from alehouse.games.the_pub.rules.drinks import alcohol_of
from alehouse.games.the_pub.rules.exits import next_to_turn_up

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition
    from alehouse.games.the_pub.view import ExitView, PlayerView, PubView, WayOut

GLYPHS = "·╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By ways: the lines that they make."""

Brings = tuple[Message, ...]


def describe(values: Values, view: PubView, action: Action) -> Choice:
    """An action as a sentence, with where it leads and what comes of it as far as that is certain."""
    if isinstance(action, Move):
        return _describe_move(view, action)
    if isinstance(action, Place):
        return _describe_place(view, action)
    if isinstance(action, (DrinkUp, PickDrink)):
        return _describe_drink(values, view, action)
    if isinstance(action, UseBathroom):
        return _describe_bathroom(values, view, action)
    if isinstance(action, ChoosePlayer):
        return _describe_player(view, action)
    if isinstance(action, SwapExits):
        return _describe_swap(view, action)
    if isinstance(action, Stop):
        here = _space(view)
        brings = _ends_at(view, here) if _due(view) == "walk-on" else ()
        return Choice.of(action, Message("action-tp-stop"), SPACE_IDS[here], brings)
    return _describe_rest(view, action)


def _describe_rest(view: PubView, action: Action) -> Choice:
    if isinstance(action, DrawTile):
        return Choice.of(action, Message("action-tp-draw", {"tiles": sum(view.public.box)}))
    if isinstance(action, ChooseTile):
        return Choice.of(action, Message("action-tp-tile", {"tile": tile_name(action.tile)}))
    if isinstance(action, GoTo):
        return Choice.of(action, Message("action-tp-go", {"space": at_space(action.space)}), SPACE_IDS[action.space])
    if isinstance(action, Look):
        words = Message("action-tp-look", {"exit": exit_message(view, action.space)})
        return Choice.of(action, words, SPACE_IDS[action.space])
    if isinstance(action, ComeTo):
        me = _chooser(view)
        leads = me.space if action.here else me.marker or SPACE_IDS[START_SPACE]
        return Choice.of(action, Message("action-tp-stay" if action.here else "action-tp-back"), leads)
    if isinstance(action, Pass):
        return Choice.of(action, Message("action-tp-pass"))
    return Choice.of(action, Message("action-outcome", {"outcome": str(action)}))


# What the chooser sees


def _seat(view: PubView) -> int:
    """Who is to choose; at chance and at the end, anybody."""
    to_move = view.public.to_move
    return to_move if isinstance(to_move, int) else 0


def _chooser(view: PubView) -> PlayerView:
    return view.public.players[_seat(view)]


def _space(view: PubView) -> int:
    """Where the chooser stands."""
    return SPACE_IDS.index(_chooser(view).space)


def _due(view: PubView) -> str:
    """The step that is being decided."""
    return view.public.pending[0].step if view.public.pending else ""


def _kind_at(view: PubView, space: int) -> str:
    """What lies on a space; beyond the grid and where nothing has been laid, a gap."""
    if _exit_at(view, space) is not None:
        return KINDS[-1]
    for tile in view.public.tiles:
        if space != NONE and tile.space == SPACE_IDS[space]:
            return tile.kind
    return "gap"


def _exit_at(view: PubView, space: int) -> ExitView | None:
    for exit in view.public.exits:
        if space != NONE and exit.space == SPACE_IDS[space]:
            return exit
    return None


def known_way(view: PubView, exit: ExitView) -> WayOut | None:
    """The way out of an exit, as far as this seat knows it."""
    if exit.way is None and view.own is not None:
        return view.own.exits.get(exit.space)
    return exit.way


def known_personal(view: PubView, player: PlayerView) -> WayOut | None:
    """The way out that a player has to find, as far as this seat knows it."""
    if player.way is None and view.own is not None:
        return view.own.personal_exits.get(player.personal_exit)
    return player.way


def exit_message(view: PubView, space: int) -> Message:
    """The exit on a space as this seat knows it."""
    exit = _exit_at(view, space)
    way = None if exit is None else known_way(view, exit)
    return Message("tp-exit-at", {"space": at_space(space), "way": way or "unknown"})


# What comes of it


def _gets_out(view: PubView, way: WayOut | None, own: WayOut | None) -> bool:
    """Whether the chooser, on a face-up exit with this way out and this personal exit, has left."""
    if way is None or view.seat != view.public.to_move:
        return False
    return way == own or _chooser(view).indigestible == "drink:long-island"


def _looked_at_before(view: PubView) -> list[PlayerView]:
    """Who gets out before the chooser, if they can: the seat whose turn it is, and all between."""
    players, turn, me = view.public.players, view.public.turn, _seat(view)
    if turn is None:
        return []
    return [players[(turn + each) % len(players)] for each in range((me - turn) % len(players))]


def _way_up_at(view: PubView, space: int) -> WayOut | None:
    """The way out on a space, if an exit lies there face up."""
    exit = _exit_at(view, space)
    return None if exit is None else exit.way


def _ends_at(view: PubView, space: int) -> Brings:
    """What a move that ends on a space makes one draw."""
    kind = _kind_at(view, space)
    if kind == "drink" and sum(view.public.shaker) + sum(view.public.discards):
        return (Message("brings-tp-drink"),)
    if kind == "event":
        return (Message("brings-tp-event"),)
    return ()


def _is_last_step(view: PubView) -> bool:
    """Whether the tile to which the chooser steps now counts, whatever is chosen afterwards."""
    due = _due(view)
    if due == "leap":
        return True
    if due in ("act", "walk") and _chooser(view).indigestible == "drink:black-russan":
        return False
    if due == "act":
        return True
    pending = view.public.pending
    last = due in ("walk", "walk-on", "further") and pending[0].count == 1
    return last and (due != "further" or pending[1].step == "arrive")


def _describe_move(view: PubView, action: Move) -> Choice:
    there = NEIGHBOUR[_space(view) * 8 + action.direction]
    if there == NONE:
        go = Message("word-tp-go", {"direction": DIRECTIONS[action.direction]})
        return Choice.of(action, Message("action-tp-move-off", {"go": go}))
    what = Message("tp-kind", {"kind": _kind_at(view, there)})
    exit = _exit_at(view, there)
    way = None if exit is None else known_way(view, exit)
    if way is not None:
        what = Message("tp-way-out", {"way": way})
    brings: Brings = ()
    if _gets_out(view, _way_up_at(view, there), known_personal(view, _chooser(view))):
        brings = (Message("brings-tp-out"),)
    elif _is_last_step(view):
        brings = _ends_at(view, there)
    args: dict[str, Value] = {"direction": DIRECTIONS[action.direction], "space": at_space(there), "what": what}
    return Choice.of(action, Message("action-tp-move", args), SPACE_IDS[there], brings)


def _describe_place(view: PubView, action: Place) -> Choice:
    args: dict[str, Value] = {"space": at_space(action.space), "glyph": GLYPHS[action.ways]}
    args["sides"] = open_sides(action.ways)
    beside = [_exit_at(view, NEIGHBOUR[action.space * 8 + side]) for side in range(4)]
    hidden = any(exit is not None and exit.way is None for exit in beside)
    brings = (Message("brings-tp-exits-up"),) if hidden else ()
    return Choice.of(action, Message("action-tp-place", args), SPACE_IDS[action.space], brings)


def _describe_bathroom(values: Values, view: PubView, action: UseBathroom) -> Choice:
    me = _chooser(view)
    relieved = max(values.sober, me.alcohol - values.bathroom_relief)
    if me.space == SPACE_IDS[START_SPACE] or me.indigestible == "drink:tequila":
        relieved = values.sober
    brings = (Message("brings-tp-alcohol", {"alcohol": relieved}),)
    return Choice.of(action, Message("action-tp-bathroom"), me.space, brings)


def _describe_drink(values: Values, view: PubView, action: DrinkUp | PickDrink) -> Choice:
    """A drink with what it leads to for the chooser, if it is drunk at once: less alcohol maybe, or a blackout."""
    me = _chooser(view)
    drink = action.drink
    about = about_drink(values, drink)
    brings: Brings = ()
    if isinstance(action, PickDrink) and DRINK_KIND[drink] == TAKE_AWAY:
        if len(me.kept) >= values.most_kept:
            brings = (Message("brings-tp-third"),)
    elif drink == ASSENZIO:
        brings = (Message("brings-tp-blackout"),)
    else:
        lasting = NONE if me.indigestible is None else DRINK_IDS.index(me.indigestible)
        adds = alcohol_of(values, drink, lasting)
        about["alcohol"] = f"+{adds}"
        alcohol = me.alcohol + adds
        if alcohol > values.most_alcohol:
            about["effect"] = Message("tp-effect-blackout")
            brings = (Message("brings-tp-blackout"),)
        else:
            if drink == ACQUA:
                alcohol = max(values.sober, alcohol - values.acqua_relief)
            brings = (Message("brings-tp-alcohol", {"alcohol": alcohol}),)
    words = Message("action-tp-drink" if isinstance(action, DrinkUp) else "action-tp-pick", about)
    return Choice.of(action, words, SEAT_IDS[_seat(view)], brings)


def _describe_player(view: PubView, action: ChoosePlayer) -> Choice:
    """A mate to drink with, or somebody to swap personal exits with."""
    brings: Brings = ()
    players = view.public.players
    if _due(view) == "mate":
        brings = (Message("brings-tp-both-drink"),)
    elif action.seat < len(players):
        other = players[action.seat]
        out = _gets_out(view, _way_up_at(view, _space(view)), known_personal(view, other))
        if out and other not in _looked_at_before(view):
            brings = (Message("brings-tp-out"),)
    return Choice.of(action, Message("action-tp-with", {"other": Seat(action.seat)}), SEAT_IDS[action.seat], brings)


def _describe_swap(view: PubView, action: SwapExits) -> Choice:
    one, other = exit_message(view, action.one), exit_message(view, action.other)
    comes = {
        SPACE_IDS[action.one]: _way_up_at(view, action.other),
        SPACE_IDS[action.other]: _way_up_at(view, action.one),
    }
    me = _chooser(view)
    out = _gets_out(view, comes.get(me.space), known_personal(view, me))
    brings: Brings = ()
    if out and not any(player.space in comes for player in _looked_at_before(view)):
        brings = (Message("brings-tp-out"),)
    return Choice.of(action, Message("action-tp-swap", {"one": one, "other": other}), None, brings)


# What is being decided, and what is in the way


def prompt_args(pub: PubPosition, step: int, b: int) -> dict[str, Value]:
    if step == steps.ACT:
        return {"seat": Seat(pub.turn), "left": pub.actions_left}
    if step == steps.WALK and pub.lasting[pub.to_move] == BLACK_RUSSAN:
        return {"steps": b + pub.values.russan_steps}
    if step == steps.LAY:
        return {"tile": tile_name(pub.drawn[0])}
    if step == steps.TURN_UP:
        return {"space": at_space(pub.exit_space(next_to_turn_up(pub)))}
    if step == steps.LOOK:
        return {"space": at_space(pub.exit_space(b))}
    return {}


def refers_to(pub: PubPosition, rule: str) -> dict[str, Value]:
    if rule == rulebook.PLACE_TURNED:
        return {"shape": SHAPES[pub.drawn[0] % 4]}
    if rule in (rulebook.STEP, rulebook.BATHROOM):
        return {"space": at_space(pub.where[pub.to_move])}
    return {}
