"""Moving a character, and what happens when it arrives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.bits import has, only
from alehouse.games.fantasy_pub import rulebook, telling
from alehouse.games.fantasy_pub.components import BOTH, CLAN, ENTRY, OPEN
from alehouse.games.fantasy_pub.rules.dice import die_value, has_die
from alehouse.games.fantasy_pub.rules.drink import meet
from alehouse.games.fantasy_pub.rules.families import pick_up, set_off
from alehouse.games.fantasy_pub.rules.seating import no_stop
from alehouse.games.fantasy_pub.steps import LEAVE

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


def no_move(pub: PubPosition, who: i64, die: i64, back: bool) -> str:
    """The rule that keeps one of the clan whose turn it is from moving with a die."""
    if not has_die(pub, die):
        return rulebook.DICE
    rule = no_walking(pub, pub.turn * CLAN + who)
    return rule if rule else no_walk(pub, pub.turn * CLAN + who, die_value(pub, die), back)


def no_walking(pub: PubPosition, character: i64) -> str:
    """The rule that keeps a character from walking at all."""
    if pub.where[character] < 0:
        return rulebook.INSIDE
    return rulebook.MOVE_ONCE_22 if has(pub.moved, character) else ""


def no_walk(pub: PubPosition, character: i64, value: i64, back: bool) -> str:
    """The rule that keeps a character from walking with dice of this value."""
    distance = value - pub.beers[character]
    if distance <= 0:
        return rulebook.DISTANCE
    return no_stop(pub, character, space_at(pub, character, -distance if back else distance))


def space_at(pub: PubPosition, character: i64, distance: i64) -> i64:
    """Where a walk of that many spaces ends: the ring goes on past the entry."""
    space = pub.where[character] + distance
    while space < 0:
        space += pub.spaces
    while space >= pub.spaces:
        space -= pub.spaces
    return space


def move(pub: PubPosition, character: i64, die: i64, value: i64, back: bool) -> None:
    """A move with a die or both: as far as they show, less one space for every beer."""
    distance = value - pub.beers[character]
    if back:
        walk(pub, character, -distance, pub.edition.goes_back)
    else:
        walk(pub, character, distance, pub.edition.move_sum if die == BOTH else rulebook.WHOLE_WAY)


def walk(pub: PubPosition, character: i64, distance: i64, rule: str) -> None:
    """Walk by this rule and arrive."""
    target = space_at(pub, character, distance)
    telling.moved(pub, character, target, rule)
    if pub.edition.moves_once:
        pub.moved |= only(character)
    if set_off(pub, character):
        pub.put(character, target)
        arrive(pub, character)


def arrive(pub: PubPosition, character: i64) -> None:
    """The character stands on its new space: coins are picked up, then people drink."""
    pick_up(pub, character, pub.edition.picks_up)
    if pub.where[character] != ENTRY:
        meet(pub, character)
    elif pub.closing != OPEN and pub.may_go_home(character):
        # The rules `fp22-door-dry` and `fp03-bar-dry`: nobody drinks here. The rule `fp22-closing-door`: it may leave.
        pub.push(LEAVE, character, 0)
