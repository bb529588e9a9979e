"""Calling the barkeeper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.counts import size
from alehouse.games.fantasy_pub import rulebook, telling
from alehouse.games.fantasy_pub.rules.dice import has_die
from alehouse.games.fantasy_pub.rules.seating import is_at, somebody_at
from alehouse.games.fantasy_pub.steps import DRINK, SERVE, SERVED

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


def no_call(pub: PubPosition, die: i64) -> str:
    """The rule that keeps the barkeeper from being called with a die."""
    if not has_die(pub, die):
        return rulebook.DICE
    return rulebook.CALL_MOVES_22 if die == pub.barkeeper else ""


def call(pub: PubPosition, space: i64) -> None:
    """The barkeeper goes to a table and serves somebody there."""
    before = pub.barkeeper
    pub.barkeeper = space
    telling.called(pub, before)
    crowd = pub.crowd[space]
    if size(crowd) == 1:
        serve(pub, somebody_at(pub, space))
    elif crowd:
        pub.push(SERVE, space, 0)


def no_serving(pub: PubPosition, space: i64, character: i64) -> str:
    return "" if is_at(pub, character, space) else rulebook.CALL_SERVES_22


def serve(pub: PubPosition, character: i64) -> None:
    pub.push(DRINK, character, SERVED)
