"""Before the first round: everybody at the start, lots for who begins, and a secret personal exit for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.bits import only
from alehouse.games.the_pub import steps, telling
from alehouse.games.the_pub.components.pieces import (
    NONE,
    START_SPACE,
)
from alehouse.games.the_pub.rules.tiles import look_around

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition


def begin(pub: PubPosition, players: int) -> None:
    set_up(pub, players)
    look_around(pub)
    pub.push(steps.FIRST, 0, 0)
    pub.go_on()


def set_up(pub: PubPosition, players: int) -> None:
    """Everybody at the start, nothing laid, nothing drawn."""
    pub.seats = players
    pub.actions_left = pub.values.actions_a_turn
    pub.stock = pub.values.stock[:]
    pub.where = vec[i64]([START_SPACE] * players)
    sober: int = pub.values.sober
    pub.alcohol = vec[i64]([sober] * players)
    pub.marker = vec[i64]([NONE] * players)
    pub.kept = vec[i64]([0] * players)
    pub.lasting = vec[i64]([NONE] * players)
    pub.exit_at = vec[i64]([0, 1, 2])
    pub.face = vec[i64]([NONE] * 3)
    pub.looked = vec[i64]([0] * 3)
    pub.personal = vec[i64](list(range(players)))
    pub.names_way = vec[i64]([NONE] * players)
    pub.held_by = vec[i64]([only(seat) for seat in range(players)])


def begin_with(pub: PubPosition, seat: i64) -> None:
    """The lot has fallen; everybody gets a personal exit, and the first turn begins."""
    telling.begins(pub, seat)
    telling.everybody_at_start(pub)
    pub.first = pub.turn = seat
    pub.push(steps.ACT, 0, 0)
    turn: i64
    for turn in range(pub.seats - 1, -1, -1):
        pub.push(steps.DEAL, (seat + turn) % pub.seats, 0)


def deal(pub: PubPosition, seat: i64, way: i64) -> None:
    """A personal exit, in secret."""
    pub.names_way[seat] = way
    telling.dealt(pub, seat, way)
