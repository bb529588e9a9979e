"""What is drawn, dealt and turned up, and every other step that needs nobody's decision."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.chance import Chances
from alehouse.engine.events import Event
from alehouse.engine.messages import Seat, Value
from alehouse.engine.rulebook import NOT_AN_OUTCOME
from alehouse.games.the_pub import actions, drinks, events, exits, moving, rulebook, tiles, turn
from alehouse.games.the_pub.actions import Brings
from alehouse.games.the_pub.bits import first_of, several
from alehouse.games.the_pub.components import NONE, PERSONAL_EXITS
from alehouse.games.the_pub.position import (
    ARRIVE,
    CLEAR_TABLE,
    CLOSED,
    DEAL,
    DRAW_TILES,
    DRINK,
    FILL_TABLE,
    FIRST,
    HAPPEN,
    LOOK,
    MATE_SHAKE,
    PUT_AWAY,
    SHAKE,
    SHAKE_NOW,
    TURN_UP,
    PubPosition,
    way_name,
)


def drawn_from(step: i64) -> list[Brings]:
    """The outcomes of the kind that this step brings, possible now or not."""
    if step in (SHAKE, SHAKE_NOW, MATE_SHAKE, FILL_TABLE):
        return actions.SHAKEN
    if step == DRAW_TILES:
        return actions.TILE
    if step == HAPPEN:
        return actions.HAPPENS
    if step == DEAL:
        return actions.DEALT
    return actions.BEGINS if step == FIRST else actions.TURNED


def weight(pub: PubPosition, step: i64, what: i64) -> i64:
    """How likely this step is to bring this outcome, by its number; 0 if it cannot come."""
    if step in (SHAKE, SHAKE_NOW, MATE_SHAKE, FILL_TABLE):
        return pub.shaker[what]
    if step == DRAW_TILES:
        # The rule `tp-draw-again`: what fits nowhere would go back at once, so it might as well stay in the box.
        if tiles.can_be_laid(pub, what):
            return pub.box[what]
        return 0
    if step == HAPPEN:
        return pub.bag[what]
    if step == DEAL:
        left: i64 = PERSONAL_EXITS
        for way in pub.names_way:
            if way == what:
                left -= 1
        return left
    if step == FIRST:
        return 1 if what < pub.seats else 0
    return 0 if what in pub.face else 1


def outcomes(pub: PubPosition) -> Chances:
    """What may come of the topmost step, each with its weight."""
    step = pub.due_step()
    kind = drawn_from(step)
    found = Chances()
    what: i64
    for what in range(len(kind)):
        chance = weight(pub, step, what)
        if chance:
            found.add(kind[what], chance)
    return found


def no_outcome(pub: PubPosition, outcome: Brings) -> str:
    """The rule that keeps an outcome from coming now."""
    step = pub.due_step()
    kind = drawn_from(step)
    if outcome.what < len(kind) and kind[outcome.what] is outcome and weight(pub, step, outcome.what):
        return ""
    return NOT_AN_OUTCOME


def runs_by_itself(pub: PubPosition, step: i64, a: i64, b: i64) -> bool:
    """Do a step that needs no luck. False, with nothing done, if luck decides it."""
    if step == ARRIVE:
        pub.pull()
        moving.arrive(pub, a)
    elif step == DRINK:
        pub.pull()
        drinks.drink_it(pub, a, b)
    elif step == PUT_AWAY:
        pub.pull()
        drinks.put_away(pub, b)
    elif step == CLEAR_TABLE:
        pub.pull()
        pub.clear_table()
    elif step == CLOSED:
        pub.pull()
        exits.closing_time(pub)
    elif step == TURN_UP:
        return _turn_up_known(pub)
    elif step == LOOK and pub.face[b] != NONE:
        pub.pull()
        exits.see(pub, a, b)
    else:
        return _draw_foregone(pub, step, a, b)
    return True


def _turn_up_known(pub: PubPosition) -> bool:
    """Turn up the next exit if somebody has looked at it already, or if only one way out is left for it."""
    tile = exits.next_to_turn_up(pub)
    if pub.face[tile] == NONE:
        left = exits.undecided(pub)
        if several(left):
            return False
        pub.face[tile] = first_of(left)
    pub.pull()
    exits.turn_up(pub, tile)
    return True


def _draw_foregone(pub: PubPosition, step: i64, a: i64, b: i64) -> bool:
    """Draw where only one thing can come, or nothing."""
    if step in (SHAKE, SHAKE_NOW, MATE_SHAKE, FILL_TABLE):
        drinks.fill_shaker(pub)
    elif step == HAPPEN:
        events.fill_bag(pub)
    only: i64 = NONE
    what: i64
    for what in range(len(drawn_from(step))):
        if weight(pub, step, what):
            if only != NONE:
                return False
            only = what
    pub.pull()
    if only != NONE:
        happens(pub, step, a, b, only)
    return True


def happens(pub: PubPosition, step: i64, a: i64, b: i64, what: i64) -> None:
    """Luck has decided; the step has been taken off the stack."""
    if step == SHAKE:
        drinks.drew(pub, a, what)
        drinks.receive(pub, a, what)
    elif step == SHAKE_NOW:
        drinks.drew(pub, a, what)
        pub.push(DRINK, a, what)
    elif step == MATE_SHAKE:
        # The mate's drink waits below that of the seat, who drinks first.
        drinks.drew(pub, b, what)
        pub.push(DRINK, b, what)
        pub.push(SHAKE_NOW, a, 0)
    elif step == FILL_TABLE:
        drinks.drew(pub, a, what)
        events.fill_table(pub, a, b, what)
    elif step == DRAW_TILES:
        tiles.drew(pub, a, b, what)
    elif step == HAPPEN:
        events.happen(pub, a, what)
    elif step == DEAL:
        deal(pub, a, what)
    elif step == FIRST:
        turn.begin_with(pub, what)
    elif step == LOOK:
        pub.face[b] = what
        exits.see(pub, a, b)
    elif step == TURN_UP:
        tile = exits.next_to_turn_up(pub)
        pub.face[tile] = what
        exits.turn_up(pub, tile)


def deal(pub: PubPosition, seat: i64, way: i64) -> None:
    """A personal exit, in secret."""
    pub.names_way[seat] = way
    if pub.heard is not None:
        hidden = Event("event-tp-dealt-hidden", rulebook.DEALT, {"seat": Seat(seat)})
        args: dict[str, Value] = {"seat": Seat(seat), "way": way_name(way)}
        pub.tell_only(seat, "event-tp-dealt", rulebook.DEALT, args, hidden)
