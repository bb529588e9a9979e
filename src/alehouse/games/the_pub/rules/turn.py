"""A turn: a few actions of four kinds, and whose turn is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.rulebook import NOW
from alehouse.games.the_pub import actions, rulebook, steps, telling
from alehouse.games.the_pub.actions import DrawTile, DrinkUp, Move, Pass, UseBathroom
from alehouse.games.the_pub.components.pieces import FIRST_TAKE_AWAY, TAKE_AWAYS
from alehouse.games.the_pub.rules.blackout import no_bathroom, use_bathroom
from alehouse.games.the_pub.rules.closing import close, somebody_can_leave
from alehouse.games.the_pub.rules.drinks import no_kept, open_kept
from alehouse.games.the_pub.rules.moving import add_moves, move_by_action, no_step, ways_on
from alehouse.games.the_pub.rules.tiles import draw, no_draw

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition


def turn_actions(pub: PubPosition) -> list[Action]:
    """Everything that the seat whose turn it is may do now, in the order of the table."""
    seat = pub.turn
    found: list[Action] = []
    add_moves(found, ways_on(pub, seat))
    if not no_draw(pub):
        found.append(actions.DRAW)
    if pub.kept[seat]:
        drink: i64
        for drink in range(TAKE_AWAYS):
            if not no_kept(pub, seat, FIRST_TAKE_AWAY + drink):
                found.append(actions.DRINK_UP[drink])
    if not no_bathroom(pub, seat):
        found.append(actions.USE_BATHROOM)
    found.append(actions.PASS)
    return found


def no_action(pub: PubPosition, action: Action) -> str:
    """The rule that keeps the seat whose turn it is from an action."""
    seat = pub.turn
    if isinstance(action, Move):
        return no_step(pub, seat, action.direction)
    if isinstance(action, DrawTile):
        return no_draw(pub)
    if isinstance(action, DrinkUp):
        return no_kept(pub, seat, action.drink)
    if isinstance(action, UseBathroom):
        return no_bathroom(pub, seat)
    if isinstance(action, Pass):
        return ""
    return NOW


def can_act(pub: PubPosition) -> bool:
    """Whether anything but passing is possible."""
    seat = pub.turn
    return ways_on(pub, seat) != 0 or not no_draw(pub) or pub.kept[seat] != 0 or not no_bathroom(pub, seat)


def act(pub: PubPosition, action: Action) -> None:
    """One of the actions of a turn; the turn goes on when everything that follows has happened."""
    seat = pub.turn
    pub.push(steps.ACT, 0, 0)
    pub.actions_left -= 1
    if isinstance(action, Move):
        move_by_action(pub, seat, action.direction)
    elif isinstance(action, DrawTile):
        draw(pub, seat)
    elif isinstance(action, DrinkUp):
        open_kept(pub, seat, action.drink)
    elif isinstance(action, UseBathroom):
        use_bathroom(pub, seat)
    elif isinstance(action, Pass):
        end_turn(pub)


def go_on(pub: PubPosition) -> None:
    """There is nothing to decide: the turn ends, or has ended and the next one begins."""
    pub.push(steps.ACT, 0, 0)
    if pub.actions_left:
        end_turn(pub)
    else:
        next_turn(pub)


def end_turn(pub: PubPosition) -> None:
    """No more actions, by choice or because there are none."""
    pub.actions_left = 0
    telling.passes(pub)


def next_turn(pub: PubPosition) -> None:
    """Clockwise; unless the pub closes."""
    pub.turn += 1
    if pub.turn == pub.seats:
        pub.turn = 0
    pub.actions_left = pub.values.actions_a_turn
    if pub.turn == pub.first:
        if pub.round == pub.values.rounds:
            close(pub, rulebook.CLOSE_LATE)
            return
        pub.round += 1
    if no_draw(pub) and not somebody_can_leave(pub):
        close(pub, rulebook.CLOSE_STUCK)
    else:
        telling.turn_begins(pub)
