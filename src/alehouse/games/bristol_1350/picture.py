"""The road, the carts and the dice drawn as text, and what the seat holds and remembers."""

from __future__ import annotations

from collections.abc import Callable

from alehouse.engine.columns import columns, wrap
from alehouse.engine.messages import Message, Value
from alehouse.games.bristol_1350.names import card_named
from alehouse.games.bristol_1350.view import BristolView, CartView, NoteView, PawnView
from alehouse.games.bristol_1350.words import pawn_name

Say = Callable[[Message], str]

ROOM_FOR_ONE_LINE = 60
"""From this width on, a cart's road and its passengers stand on one line."""


def picture(view: BristolView, say: Say, width: int) -> list[str]:
    lines = wrap(say(_heading(view)), width, "  ")
    names = [say(Message("b1350-cart", {"cart": cart.cart})) for cart in view.carts]
    longest = max(columns(name) for name in names)
    for cart, name in zip(view.carts, names):
        lines += _cart(view, cart, name + " " * (longest - columns(name)), say, width)
    if view.dice:
        dice = [
            say(Message("picture-b1350-die", {"face": each.face, "locked": _yes(each.locked)})) for each in view.dice
        ]
        lines += wrap(say(Message("picture-b1350-dice")) + " " + " ".join(dice), width, "  ")
    for pawn in view.pawns:
        lines += wrap(say(_pawn(view, pawn)), width, "  ")
    lines += wrap(say(_decks(view)), width, "  ")
    for message in _own(view):
        lines += wrap(say(message), width, "  ")
    return lines


def _heading(view: BristolView) -> Message:
    args: dict[str, Value] = {"round": view.round, "last": _yes(view.last_round), "ending": view.ending or "none"}
    return Message("picture-b1350-round", args)


def _cart(view: BristolView, cart: CartView, name: str, say: Say, width: int) -> list[str]:
    """The road from the start to the gate, the cart on it, and who sits in it from the front."""
    steps = view.road
    at = min(cart.at, steps)
    road = "." * at + "#" + "." * (steps - at)
    road = road[:steps] + "|" + ("#" if cart.at >= steps else " ")
    aboard: tuple[Value, ...] = tuple(pawn_name(view, pawn) for pawn in cart.pawns)
    passengers = say(
        Message(
            "picture-b1350-cart",
            {"at": cart.at, "fate": cart.fate, "count": len(aboard), "pawns": aboard, "pile": cart.pile},
        )
    )
    if width >= ROOM_FOR_ONE_LINE:
        first = f"{name} {road} "
        rows = wrap(passengers, width - columns(first), "  ")
        return [first + rows[0], *[" " * columns(first) + row for row in rows[1:]]]
    return [*wrap(f"{name} {road}", width), *["  " + row for row in wrap(passengers, width - 2, "  ")]]


def _pawn(view: BristolView, pawn: PawnView) -> Message:
    shown: Value = tuple(str(value) for value in pawn.shown)
    return Message(
        "picture-b1350-pawn",
        {
            "who": pawn_name(view, pawn.pawn),
            "kind": "ghost" if pawn.ghost else "player",
            "place": pawn.cart or ("out" if pawn.health else "none"),
            "turn": _yes(pawn.pawn == view.turn and not view.ending),
            "character": pawn.character or "none",
            "remedies": pawn.remedies,
            "coins": pawn.coins,
            "health": pawn.health or "unknown",
            "shown": len(pawn.shown),
            "symptoms": shown,
        },
    )


def _decks(view: BristolView) -> Message:
    return Message(
        "picture-b1350-decks",
        {
            "symptoms": view.symptom_deck,
            "symptoms-gone": view.symptom_discards,
            "remedies": view.remedy_deck,
            "remedies-gone": view.remedy_discards,
        },
    )


def _own(view: BristolView) -> list[Message]:
    """What only this seat knows."""
    if view.seat < 0:
        return []
    symptoms: Value = tuple(str(value) for value in [*view.symptoms, *view.drawn])
    health = "plague" if view.infected else "healthy"
    found = [Message("picture-b1350-symptoms", {"symptoms": symptoms, "health": health, "drawn": len(view.drawn)})]
    cards: Value = tuple(card_named(card) for card in view.remedies)
    found.append(Message("picture-b1350-remedies", {"cards": cards, "count": len(view.remedies)}))
    if view.coin:
        found.append(Message("picture-b1350-coin", {"coin": view.coin}))
    found += [_note(view, note) for note in view.notes]
    return found


def _note(view: BristolView, note: NoteView) -> Message:
    pawns: Value = tuple(pawn_name(view, pawn) for pawn in note.pawns)
    put: Value = tuple(str(value) for value in note.put)
    got: Value = tuple(str(value) for value in note.got)
    args: dict[str, Value] = {"pawns": pawns, "put": put, "got": got}
    args["cart"] = Message("b1350-cart", {"cart": note.cart}) if note.cart else ""
    args["side"] = note.side or "any"
    args["coin"] = note.coin or "naught"
    args["giver"] = pawn_name(view, note.pawns[0])
    args["receiver"] = pawn_name(view, note.pawns[-1])
    return Message(f"note-b1350-{note.what}", args)


def _yes(true: bool) -> str:
    return "yes" if true else "no"
