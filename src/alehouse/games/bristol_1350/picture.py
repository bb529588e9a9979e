"""The road, the carts and the dice drawn as text, and what the seat holds and remembers."""

from __future__ import annotations

from collections.abc import Callable

from alehouse.engine.columns import columns, cut, fill, wrap
from alehouse.engine.messages import Message, Value
from alehouse.games.bristol_1350.components import THINGS
from alehouse.games.bristol_1350.view import BristolPublic, BristolView, CartView, NoteView, PawnView
from alehouse.games.bristol_1350.words import pawn_name

Say = Callable[[Message], str]

ROOM_FOR_PASSENGERS = 34
"""With so many columns left beside a cart's road, its passengers stand on the same line."""
_LATEST = 2


def picture(view: BristolView, say: Say, width: int) -> list[str]:
    pawns = [say(_pawn(view.public, pawn)) for pawn in view.public.pawns]
    texts = [*pawns, say(_decks(view.public)), *[say(message) for message in [*_hand(view), *_notes(view)]]]
    return [*_road(view.public, say, width), *_wrapped(texts, width)]


def small_picture(view: BristolView, say: Say, width: int) -> list[str]:
    """Pawns side by side, no decks, and of what is remembered only the latest, each on one line."""
    pawns = [say(_pawn(view.public, pawn)) for pawn in view.public.pawns]
    own = _one_after_the_other([say(message) for message in _hand(view)], width)
    notes = [cut(say(message), width) for message in _notes(view)[-_LATEST:]]
    return [*_road(view.public, say, width), *_wrapped([*_side_by_side(pawns, width), *own], width), *notes]


def _wrapped(texts: list[str], width: int) -> list[str]:
    return [line for text in texts for line in wrap(text, width, "  ")]


def _side_by_side(texts: list[str], width: int) -> list[str]:
    """Two in a line, where they fit."""
    half = width // 2
    lines: list[str] = []
    left = ""
    for text in texts:
        if left and columns(text) <= half:
            lines.append(fill(left, half) + text)
            left = ""
        elif not left and columns(text) < half:
            left = text
        else:
            lines += [left, text] if left else [text]
            left = ""
    return [*lines, left] if left else lines


def _one_after_the_other(texts: list[str], width: int) -> list[str]:
    """As many in a line as fit."""
    lines: list[str] = []
    for text in texts:
        joined = f"{lines[-1]} · {text}" if lines else text
        if lines and columns(joined) <= width:
            lines[-1] = joined
        else:
            lines.append(text)
    return lines


def _road(public: BristolPublic, say: Say, width: int) -> list[str]:
    """The round, the carts and the dice."""
    lines = wrap(say(_heading(public)), width, "  ")
    names = [say(Message("b1350-cart", {"cart": _word(cart.cart)})) for cart in public.carts]
    longest = max(columns(name) for name in names)
    for cart, name in zip(public.carts, names):
        lines += _cart(public, cart, name + " " * (longest - columns(name)), say, width)
    if public.dice:
        dice = [
            say(Message("picture-b1350-die", {"face": _word(each.die), "locked": _yes(each.locked)}))
            for each in public.dice
        ]
        lines += wrap(say(Message("picture-b1350-dice")) + " " + " ".join(dice), width, "  ")
    return lines


def _word(id: str) -> str:
    """The word by which the texts know a thing: `birch` of `cart:birch`."""
    return id.partition(":")[2]


def _heading(public: BristolPublic) -> Message:
    args: dict[str, Value] = {
        "round": public.round,
        "last": _yes(public.last_round),
        "ending": public.ending or "none",
    }
    return Message("picture-b1350-round", args)


def _cart(public: BristolPublic, cart: CartView, name: str, say: Say, width: int) -> list[str]:
    """The road from the start to the gate, the cart on it, and who sits in it from the front."""
    steps = public.road
    at = min(cart.at, steps)
    road = "." * at + "#" + "." * (steps - at)
    road = road[:steps] + "|" + ("#" if cart.at >= steps else " ")
    aboard: tuple[Value, ...] = tuple(pawn_name(public, pawn) for pawn in cart.pawns)
    passengers = say(
        Message(
            "picture-b1350-cart",
            {"at": cart.at, "fate": cart.fate, "count": len(aboard), "pawns": aboard, "pile": cart.pile},
        )
    )
    first = f"{name} {road} "
    if width >= columns(first) + ROOM_FOR_PASSENGERS:
        rows = wrap(passengers, width - columns(first), "  ")
        return [first + rows[0], *[" " * columns(first) + row for row in rows[1:]]]
    return [*wrap(first.rstrip(), width), *["  " + row for row in wrap(passengers, width - 2, "  ")]]


def _pawn(public: BristolPublic, pawn: PawnView) -> Message:
    shown: Value = tuple(str(value) for value in pawn.shown)
    place = "none"
    if pawn.cart is not None:
        place = _word(pawn.cart)
    elif pawn.health is not None:
        place = "out"
    return Message(
        "picture-b1350-pawn",
        {
            "who": pawn_name(public, pawn.pawn),
            "kind": "ghost" if pawn.seat is None else "gone" if place == "out" and not pawn.remedies else "player",
            "place": place,
            "turn": _yes(pawn.pawn == public.whose and public.ending is None),
            "character": "none" if pawn.character is None else _word(pawn.character),
            "remedies": pawn.remedies,
            "coins": pawn.coins,
            "health": pawn.health or "unknown",
            "shown": len(pawn.shown),
            "symptoms": shown,
        },
    )


def _decks(public: BristolPublic) -> Message:
    return Message(
        "picture-b1350-decks",
        {
            "symptoms": public.symptom_deck,
            "symptoms-gone": public.symptom_discards,
            "remedies": public.remedy_deck,
            "remedies-gone": public.remedy_discards,
        },
    )


def _hand(view: BristolView) -> list[Message]:
    """What this seat holds; before the deal and when it is out, that is nothing to speak of."""
    own = view.own
    if own is None:
        return []
    found: list[Message] = []
    symptoms: tuple[Value, ...] = tuple(str(value) for value in [*own.symptoms, *own.drawn])
    if symptoms:
        health = "plague" if own.infected else "healthy"
        args: dict[str, Value] = {"symptoms": symptoms, "health": health, "drawn": len(own.drawn)}
        found.append(Message("picture-b1350-symptoms", args))
    if symptoms or own.remedies:
        cards: Value = tuple(THINGS[card].name for card in own.remedies)
        found.append(Message("picture-b1350-remedies", {"cards": cards, "count": len(own.remedies)}))
    if own.coin is not None:
        found.append(Message("picture-b1350-coin", {"coin": _word(own.coin)}))
    return found


def _notes(view: BristolView) -> list[Message]:
    """What this seat has seen, and may remember."""
    return [] if view.own is None else [_note(view.public, note) for note in view.own.notes]


def _note(public: BristolPublic, note: NoteView) -> Message:
    pawns: Value = tuple(pawn_name(public, pawn) for pawn in note.pawns)
    put: Value = tuple(str(value) for value in note.put)
    got: Value = tuple(str(value) for value in note.got)
    args: dict[str, Value] = {"pawns": pawns, "put": put, "got": got}
    args["cart"] = Message("b1350-cart", {"cart": _word(note.cart)}) if note.cart is not None else ""
    args["side"] = note.side or "any"
    args["coin"] = _word(note.coin) if note.coin is not None else "naught"
    args["giver"] = pawn_name(public, note.pawns[0])
    args["receiver"] = pawn_name(public, note.pawns[-1])
    args["self"] = _yes(note.pawns[0] == note.pawns[-1])
    return Message(f"note-b1350-{note.what}", args)


def _yes(true: bool) -> str:
    return "yes" if true else "no"
