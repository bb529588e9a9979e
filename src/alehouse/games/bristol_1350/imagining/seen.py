"""What a seat has seen of a chronicle, and what it came to know of it later; all else is blotted out.

Whoever shows two symptoms in the end had got those very cards before, in the one order or the other. And a game alone
that goes on tells everybody that its player is healthy.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.bits import has
from alehouse.games.bristol_1350.position.chronicle import (
    ADDED,
    COINED,
    CONGREGATED,
    DEALT,
    DREW,
    GAVE,
    GOT,
    KEPT,
    MINGLED,
    PEEKED,
    POOLED,
    SHOWN,
    TOPPED,
    USED,
    packed,
    unpacked,
)

# How much is known of a card that somebody was dealt or got (in the third place), or of two cards that somebody kept
# (in the fourth).
UNSEEN: Final = 0
SEEN: Final = 1
EITHER: Final = 2
"""It has one of two values, in the second and fourth place,"""
THE_OTHER: Final = 3
"""and this card has the other."""
SET_ASIDE: Final = 4
"""It has been set aside for this pawn."""

# What stands in no chronicle, only in what a seat makes of one.
SET_ASIDE_FOR: Final = 30
"""pawn, and what is known of a card that it is going to get in this mingle, as of one that it gets."""
WENT_ON: Final = 31
"""pawn: the game went on, so this player is healthy."""


def seen_of_symptoms(chronicle: vec[i64], seat: i64, seats: i64, pawns: i64, begun: bool) -> vec[i64]:
    """The chronicle of symptoms as this seat knows it, in a game whose first round has begun or not."""
    story = vec[i64]()
    watches = seats == 1 and seat != 0
    to_deal: i64 = -1
    if begun:
        to_deal = 2 * pawns
    place: i64
    for place in range(len(chronicle)):
        happening = chronicle[place]
        kind, a, b, c, d = unpacked(happening)
        mine = a == seat
        if kind in (DEALT, GOT):
            story = append(story, packed(kind, a, b, SEEN, 0) if mine else packed(kind, a, 0, UNSEEN, 0))
        elif kind == KEPT:
            story = append(story, packed(kind, a, b, c, SEEN) if mine else packed(kind, a, 0, 0, UNSEEN))
        elif kind in (DREW, TOPPED, COINED):
            story = append(story, packed(kind, a, b if mine else 0, 0, 0))
        elif kind == ADDED:
            story = append(story, packed(kind, a, b, c if mine else 0, 0))
        elif kind == POOLED:
            story = append(story, packed(kind, a, b, c, 0))
        elif kind == PEEKED:
            story = append(story, packed(kind, a, b, c, d if mine else 0))
        elif kind == CONGREGATED:
            story = append(story, packed(kind, a if seat >= 0 and has(a, seat) else 0, 0, 0, 0))
        elif kind == GAVE:
            story = append(story, packed(kind, a, b, c if mine or b == seat else 0, 0))
        else:
            story = append(story, happening)
        if watches:
            if kind == DEALT:
                to_deal -= 1
            elif kind == SHOWN and a == 0:
                watches = False
            if (kind in (KEPT, MINGLED, GAVE) or (kind == DEALT and to_deal == 0)) and not _is_the_end(
                chronicle, place
            ):
                story = append(story, packed(WENT_ON, 0, 0, 0, 0))
    _mark_what_was_shown(story, seat, seats, pawns)
    return _what_is_known_first(story)


def _is_the_end(chronicle: vec[i64], place: i64) -> bool:
    """The rule `b1350-solo`: whether what comes next is that the only player has to show the plague."""
    if place + 1 == len(chronicle):
        return False
    kind, pawn, _b, _c, infected = unpacked(chronicle[place + 1])
    return kind == SHOWN and pawn == 0 and infected == 1


def _mark_what_was_shown(story: vec[i64], seat: i64, seats: i64, pawns: i64) -> None:
    """From the end to the beginning: whose last cards were shown, and where they came from."""
    one = vec[i64]([0] * pawns)
    other = vec[i64]([0] * pawns)
    missing = vec[i64]([0] * pawns)
    place: i64 = len(story) - 1
    while place >= 0:
        kind, pawn, b, c, _d = unpacked(story[place])
        if kind == SHOWN and pawn != seat:
            one[pawn] = b
            other[pawn] = c
            missing[pawn] = 2
        elif kind in (GOT, DEALT) and missing[pawn]:
            story[place] = _shown_later(kind, pawn, one[pawn], other[pawn], missing[pawn] == 1, pawn >= seats)
            missing[pawn] -= 1
        elif kind == KEPT and missing[pawn]:
            story[place] = packed(KEPT, pawn, one[pawn], other[pawn], SEEN)
            missing[pawn] = 0
        place -= 1


def _shown_later(kind: i64, pawn: i64, one: i64, other: i64, is_first: bool, is_ghost: bool) -> i64:
    if is_ghost or one == other:
        # A ghost's cards keep their places.
        return packed(kind, pawn, one if is_first else other, SEEN, 0)
    return packed(kind, pawn, one, EITHER, other) if is_first else packed(kind, pawn, 0, THE_OTHER, 0)


def _what_is_known_first(story: vec[i64]) -> vec[i64]:
    """In a mingle the cards that are known are set aside for their pawns before the others are dealt blindly.

    In whichever order the places of a shuffled heap are looked at, it is as likely to lie as it does; but a blind guess
    before what is known would often turn out to be wrong.
    """
    found = vec[i64]()
    place: i64
    later: i64
    for place in range(len(story)):
        kind, pawn, _b, mark, _d = unpacked(story[place])
        if kind == GOT and mark != UNSEEN:
            found = append(found, packed(GOT, pawn, 0, SET_ASIDE, 0))
            continue
        found = append(found, story[place])
        if kind == POOLED:
            for later in range(place + 1, len(story)):
                kind, pawn, value, mark, other = unpacked(story[later])
                if kind != GOT:
                    break
                if mark != UNSEEN:
                    found = append(found, packed(SET_ASIDE_FOR, pawn, value, mark, other))
    return found


def seen_of_remedies(chronicle: vec[i64], seat: i64) -> vec[i64]:
    """The chronicle of remedies as this seat knows it: cards that were played are known to all."""
    story = vec[i64]()
    for happening in chronicle:
        kind, who, card, among, _d = unpacked(happening)
        if kind != USED and who != seat:
            card = 0
        story = append(story, packed(kind, who, card, among, 0))
    return story
