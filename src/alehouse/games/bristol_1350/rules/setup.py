"""The chapter on setting up: pawns, symptoms, characters and remedies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.games.bristol_1350 import telling
from alehouse.games.bristol_1350.components import CARTS, MOST_PLAYERS, SEATING
from alehouse.games.bristol_1350.position.chronicle import DEALT
from alehouse.games.bristol_1350.steps import CHARACTER, DEAL, PAWN, REMEDY, ROUND

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition

_SEATING: Final = vec[i64]([spaces for pawns in range(MOST_PLAYERS + 1) for spaces in SEATING.get(pawns, (0, 0, 0))])


def begin(p: RoadPosition) -> None:
    push_setup(p)
    p.go_on()


def push_setup(p: RoadPosition) -> None:
    """Pawns, symptoms, characters and remedies, then round after round."""
    seat: i64
    pawn: i64
    slot: i64
    p.push(ROUND, 0, 0)
    if p.starting or p.seats < p.pawns:
        for seat in range(p.seats - 1, -1, -1):
            p.push(REMEDY, seat, 1)
    if p.characters:
        for seat in range(p.seats - 1, -1, -1):
            p.push(CHARACTER, seat, 0)
    for pawn in range(p.pawns - 1, -1, -1):
        p.push(DEAL, pawn, 0)
        p.push(DEAL, pawn, 0)
    for slot in range(p.pawns - 1, -1, -1):
        p.push(PAWN, slot, 0)


def seat_pawn(p: RoadPosition, pawn: i64, slot: i64) -> None:
    """The rule `b1350-setup-pawns`: the carts are filled from birch to oak, each from the front."""
    cart: i64 = 0
    while slot >= _SEATING[p.pawns * len(CARTS) + cart]:
        slot -= _SEATING[p.pawns * len(CARTS) + cart]
        cart += 1
    p.put(pawn, cart)
    telling.seated(p, pawn, cart)


def deal(p: RoadPosition, pawn: i64, value: i64) -> None:
    """The rule `b1350-setup-symptoms`."""
    p.symptoms.write(DEALT, pawn, value)
    telling.dealt(p, pawn, value)
    telling.health_in_secret(p, pawn, False)


def deal_character(p: RoadPosition, seat: i64, character: i64) -> None:
    p.character[seat] = character
    telling.character_dealt(p, seat, character)
