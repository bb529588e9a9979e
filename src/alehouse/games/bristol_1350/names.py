"""How carts, dice and cards are named in messages."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.messages import Message, Value
from alehouse.games.bristol_1350.components import CARD_NAMES, CARTS, CHARACTERS, FACE_NAMES, FACES, REMEDIES
from alehouse.games.bristol_1350.counts import count


def cart_name(cart: int) -> Message:
    return Message("b1350-cart", {"cart": CARTS[cart]})


def face_name(face: int) -> Message:
    return Message("b1350-face", {"face": FACE_NAMES[face]})


def remedy_name(remedy: int) -> Message:
    return Message("b1350-remedy", {"remedy": REMEDIES[remedy]})


def card_name(card: int) -> Message:
    """A remedy card, by its two sides."""
    return card_named(CARD_NAMES[card])


def card_named(name: str) -> Message:
    first, _, second = name.partition("-")
    one = Message("b1350-remedy", {"remedy": first})
    if not second:
        return one
    return Message("b1350-card", {"one": one, "other": Message("b1350-remedy", {"remedy": second})})


def character_name(character: int) -> Message:
    return Message("b1350-character", {"character": CHARACTERS[character]})


def faces_shown(dice: i64) -> tuple[Value, ...]:
    """All dice by what they show, to be listed."""
    return tuple(
        Message("b1350-dice-of", {"count": count(dice, face), "face": FACE_NAMES[face]})
        for face in range(FACES)
        if count(dice, face)
    )
