"""How a game comes to its end: closing time (2022), or enough beers (2003)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.games.fantasy_pub import rulebook, telling
from alehouse.games.fantasy_pub.components import EXTRA_TURN, LAST_ROUND, NOBODY, OPEN
from alehouse.games.fantasy_pub.rules.leave import go_home
from alehouse.games.fantasy_pub.steps import TURN

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


def somebody_left(pub: PubPosition, seat: i64) -> None:
    """One of a seat's has gone home: is it time?"""
    if pub.edition.is_2022:
        look_at_the_clock(pub)
    elif pub.out_plain[seat] >= pub.goal:
        # The rule `fp03-goal`.
        telling.won(pub, seat)
        pub.steps = vec[i64]()


def look_at_the_clock(pub: PubPosition) -> None:
    """Closing time begins when enough characters are out; then everybody leaves who can from the door."""
    out: i64 = len(pub.home)
    if pub.closing != OPEN or out < pub.goal:
        return
    pub.closing = LAST_ROUND
    telling.closing_time(pub, out)
    for character in pub.at_entry[:]:
        if character != NOBODY and pub.may_go_home(character):
            go_home(pub, character, rulebook.CLOSING_LEAVE_22)


def end_turn(pub: PubPosition) -> None:
    """The next seat's turn, unless the pub is closed: the rule `fp22-extra-turn`."""
    seat = (pub.turn + 1) % pub.seats
    if seat == pub.first and pub.closing != OPEN:
        if pub.closing == EXTRA_TURN:
            telling.closed(pub)
            return
        pub.closing = EXTRA_TURN
        telling.extra_turn(pub)
    pub.push(TURN, seat, 0)
