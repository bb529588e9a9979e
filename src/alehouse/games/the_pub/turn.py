"""A turn: two actions of four kinds, and whose turn is next."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.messages import Seat
from alehouse.engine.rulebook import NOW
from alehouse.games.the_pub import actions, rulebook
from alehouse.games.the_pub.actions import DrawTile, DrinkUp, Move, Pass, UseBathroom
from alehouse.games.the_pub.bathrooms import no_bathroom, use_bathroom
from alehouse.games.the_pub.components import ACTIONS_A_TURN, FIRST_TAKE_AWAY, ROUNDS, START_SPACE, TAKE_AWAYS
from alehouse.games.the_pub.drinks import no_kept, open_kept
from alehouse.games.the_pub.exits import close, somebody_can_leave
from alehouse.games.the_pub.moving import add_moves, move_by_action, no_step, ways_on
from alehouse.games.the_pub.position import ACT, DEAL, PubPosition, at_space
from alehouse.games.the_pub.tiles import draw, no_draw


def begin_with(pub: PubPosition, seat: i64) -> None:
    """The lot has fallen; everybody gets a personal exit, and the first turn begins."""
    if pub.heard is not None:
        pub.tell("event-tp-first", rulebook.FIRST, {"seat": Seat(seat)})
        pub.tell("event-tp-start", rulebook.START, {"space": at_space(START_SPACE)})
    pub.first = pub.turn = seat
    pub.push(ACT, 0, 0)
    turn: i64
    for turn in range(pub.seats - 1, -1, -1):
        pub.push(DEAL, (seat + turn) % pub.seats, 0)


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


def can_act(pub: PubPosition) -> bool:
    """Whether anything but passing is possible."""
    seat = pub.turn
    return ways_on(pub, seat) != 0 or not no_draw(pub) or pub.kept[seat] != 0 or not no_bathroom(pub, seat)


def act(pub: PubPosition, action: Action) -> None:
    seat = pub.turn
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


def end_turn(pub: PubPosition) -> None:
    """No more actions, by choice or because there are none."""
    pub.actions_left = 0
    if pub.heard is not None:
        pub.tell("event-tp-pass", rulebook.PASS, {"seat": Seat(pub.turn)})


def next_turn(pub: PubPosition) -> None:
    """Clockwise; unless the pub closes."""
    pub.turn += 1
    if pub.turn == pub.seats:
        pub.turn = 0
    pub.actions_left = ACTIONS_A_TURN
    if pub.turn == pub.first:
        if pub.round == ROUNDS:
            close(pub, rulebook.CLOSE_LATE)
            return
        pub.round += 1
    if no_draw(pub) and not somebody_can_leave(pub):
        close(pub, rulebook.CLOSE_STUCK)
    elif pub.heard is not None:
        pub.tell("event-tp-turn", rulebook.TURN, {"seat": Seat(pub.turn), "round": pub.round})
