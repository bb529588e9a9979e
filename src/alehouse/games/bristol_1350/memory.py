"""What a seat remembers: the pages of the chronicle that it has seen."""

from __future__ import annotations

from alehouse.games.bristol_1350.apothecary import Apothecary
from alehouse.games.bristol_1350.chronicle import (
    ADDED,
    COINED,
    CONGREGATED,
    DEALT,
    DREW,
    DROPPED,
    GAVE,
    GOT,
    KEPT,
    PEEKED,
    POOLED,
    SHOWN,
    TOLD,
    TOPPED,
    USED,
    entries,
    unpacked,
)
from alehouse.games.bristol_1350.components import NOBODY
from alehouse.games.bristol_1350.symptoms import Symptoms


class Note:
    """One thing seen; what it is about depends on what it is."""

    def __init__(
        self,
        what: str,
        pawns: list[int],
        cart: int = NOBODY,
        place: int = NOBODY,
        put: list[int] | None = None,
        got: list[int] | None = None,
        coin: int = NOBODY,
    ) -> None:
        self.what = what
        self.pawns = pawns
        self.cart = cart
        self.place = place
        self.put = put if put is not None else []
        self.got = got if got is not None else []
        self.coin = coin


def notes_of(symptoms: Symptoms, seat: int) -> list[Note]:
    """Everything that this seat alone, or with few others, has seen, the oldest first."""
    notes: list[Note] = []
    hand: list[int] = []
    drawn: list[int] = []
    for entry in entries(symptoms.chronicle):
        kind = entry[0]
        if kind == POOLED:
            if entry[2] >> seat & 1:
                pawns = [pawn for pawn in range(symptoms.pawns) if entry[2] >> pawn & 1]
                notes.append(Note("mingle", pawns, entry[1], put=hand))
                hand = []
        elif kind == CONGREGATED:
            if entry[1] >> seat & 1:
                notes.append(Note("infected", [pawn for pawn in range(symptoms.seats) if entry[1] >> pawn & 1]))
        elif kind == GAVE:
            if seat in (entry[1], entry[2]):
                notes.append(Note("coin", [entry[1], entry[2]], coin=entry[3]))
        elif entry[0] in (SHOWN, TOLD, COINED) or len(entry) < 2 or entry[1] != seat:
            continue
        elif kind == DEALT:
            hand = sorted([*hand, entry[2]])
        elif kind == DREW:
            drawn.append(entry[2])
        elif kind == GOT:
            hand = sorted([*hand, entry[2]])
            notes[-1].got = hand
        elif kind == KEPT:
            notes.append(Note("kept", [seat], put=sorted(hand + drawn), got=[entry[2], entry[3]]))
            hand = [entry[2], entry[3]]
            drawn = []
        elif kind == ADDED:
            notes.append(Note("leeches", [seat], entry[2], put=sorted(drawn), got=[entry[3]]))
            drawn = []
        elif kind == PEEKED:
            what = "player" if entry[2] < symptoms.seats else "ghost"
            notes.append(Note(what, [entry[2]], place=entry[3], got=[entry[4]]))
        elif kind == TOPPED:
            notes.append(Note("discard", [seat], got=[entry[2]]))
    return notes


def looks(symptoms: Symptoms) -> list[tuple[int, int, int]]:
    """Who has looked at whose symptom, and at which place: everybody can watch that."""
    found = []
    for entry in entries(symptoms.chronicle):
        if entry[0] == PEEKED:
            found.append((entry[1], entry[2], entry[3]))
        elif entry[0] == TOPPED:
            found.append((entry[1], NOBODY, NOBODY))
    return found


def played(remedies: Apothecary) -> list[tuple[int, int]]:
    """Who has played, or shown at the end, which remedy card."""
    return [(entry[1], entry[2]) for entry in entries(remedies.chronicle) if entry[0] == USED]


def dropped(remedies: Apothecary, seat: int) -> list[int]:
    """The remedy cards that this seat has discarded face down."""
    return [entry[2] for entry in entries(remedies.chronicle) if entry[0] == DROPPED and entry[1] == seat]


def health_shown(symptoms: Symptoms, pawn: int) -> tuple[str, list[int]]:
    """What everybody has been told of somebody's health, and the symptoms they had to show."""
    chronicle = symptoms.chronicle
    for place in range(len(chronicle) - 1, -1, -1):
        kind, who, a, b, c = unpacked(chronicle[place])
        if kind == SHOWN and who == pawn:
            return ("plague" if c else "healthy"), [a, b]
        if kind == TOLD and who == pawn:
            return ("plague" if a else "healthy"), []
    return "", []
