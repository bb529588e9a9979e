"""Choices in words, made from what the chooser sees."""

from __future__ import annotations

from alehouse.engine.actions import Action
from alehouse.engine.messages import Message, Seat, Value
from alehouse.games.bristol_1350.actions import (
    AddSymptom,
    Again,
    Dash,
    DrawRemedy,
    Elbow,
    Enough,
    GiveCoin,
    Keep,
    Lock,
    Look,
    NoWhip,
    PlayRemedy,
    Push,
    Reroll,
    Special,
    TakeRemedy,
)
from alehouse.games.bristol_1350.components import CART_SPACES, CHARACTERS, COINS, CURED, NOBODY, PLAGUE_SUM
from alehouse.games.bristol_1350.names import card_name, cart_name, face_name, remedy_name
from alehouse.games.bristol_1350.view import BristolView, CartView


def describe(view: BristolView, action: Action) -> Message:
    """An action as a sentence, with what it leads to as far as that is certain."""
    if isinstance(action, Reroll):
        return _dice("reroll", action.face, action.other)
    if isinstance(action, Lock):
        return _dice("lock", action.face, action.other)
    if isinstance(action, DrawRemedy):
        return Message("action-b1350-draw")
    if isinstance(action, Elbow):
        return Message("action-b1350-elbow")
    if isinstance(action, Dash):
        return _dash(view)
    if isinstance(action, Push):
        return _push(view, action.pawn)
    if isinstance(action, Look):
        side = "right" if action.place else "left"
        return Message("action-b1350-look", {"whom": pawn_name(view, action.pawn), "side": side})
    if isinstance(action, Special):
        return _special(view, action)
    if isinstance(action, PlayRemedy):
        name = remedy_name(action.remedy)
        return Message("action-b1350-play", {"card": card_name(action.card), "remedy": name})
    return _choice(view, action)


def pawn_name(view: BristolView, pawn: int) -> Value:
    """A player or a ghost by name."""
    if pawn >= view.players:
        return Message("b1350-ghost", {"number": pawn - view.players + 1})
    return Seat(pawn)


def _dice(what: str, face: int, other: int) -> Message:
    if other == NOBODY:
        return Message(f"action-b1350-{what}-one", {"face": face_name(face)})
    if face == other:
        return Message(f"action-b1350-{what}-alike", {"face": face_name(face)})
    return Message(f"action-b1350-{what}-two", {"face": face_name(face), "other": face_name(other)})


def _on_road(view: BristolView) -> list[CartView]:
    return [cart for cart in view.carts if cart.fate == "road"]


def _my_place(view: BristolView) -> int:
    """Which of the carts on the road the pawn is in whose turn it is; -1 if in none."""
    for place, cart in enumerate(_on_road(view)):
        if view.turn in cart.pawns:
            return place
    return NOBODY


def _cart(cart: CartView) -> Message:
    return Message("b1350-cart", {"cart": cart.cart})


def _dash(view: BristolView) -> Message:
    place = _my_place(view)
    if place < 1:
        return Message("action-b1350-dash-none")
    ahead = _on_road(view)[place - 1]
    if len(ahead.pawns) < CART_SPACES:
        return Message("action-b1350-dash", {"cart": _cart(ahead)})
    return Message("action-b1350-dash-trade", {"cart": _cart(ahead), "whom": pawn_name(view, ahead.pawns[-1])})


def _push(view: BristolView, pawn: int) -> Message:
    """Where the pushed one would land is plain to see."""
    target = "out"
    cart: Value = ""
    for behind in reversed(_on_road(view)[_my_place(view) + 1 :]):
        if len(behind.pawns) < CART_SPACES:
            target = "cart"
            cart = _cart(behind)
            break
    who = "self" if pawn == view.turn else "other"
    args: dict[str, Value] = {"whom": pawn_name(view, pawn), "who": who, "target": target, "cart": cart}
    return Message("action-b1350-push", args)


def _special(view: BristolView, action: Special) -> Message:
    name = CHARACTERS[action.character]
    args: dict[str, Value] = {}
    if name in ("mason", "outlaw", "friar"):
        args["face"] = face_name(action.a)
    if name == "friar":
        args["wish"] = face_name(action.b)
    if name in ("knight", "sheriff"):
        args["whom"] = pawn_name(view, action.a)
    return Message(f"action-b1350-{name}", args)


def _choice(view: BristolView, action: Action) -> Message:
    """In the middle of an effect."""
    if isinstance(action, NoWhip):
        return Message("action-b1350-no-whip")
    if isinstance(action, Again):
        if action.face == NOBODY:
            return Message("action-b1350-again")
        return Message("action-b1350-again-one", {"face": face_name(action.face)})
    if isinstance(action, Enough):
        return Message("action-b1350-enough")
    if isinstance(action, Keep):
        total = action.low + action.high
        immune = COINS[CURED] in view.coins
        health = "plague" if total >= PLAGUE_SUM and not immune else "healthy"
        return Message("action-b1350-keep", {"one": action.low, "other": action.high, "sum": total, "health": health})
    if isinstance(action, AddSymptom):
        return Message("action-b1350-add", {"value": action.value, "cart": cart_name(action.cart)})
    if isinstance(action, TakeRemedy):
        return Message("action-b1350-take", {"card": card_name(action.card)})
    if isinstance(action, GiveCoin):
        who = "self" if action.pawn == view.turn else "other"
        return Message("action-b1350-give", {"whom": pawn_name(view, action.pawn), "who": who})
    return Message("action-b1350-done")
