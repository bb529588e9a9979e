"""What may be drawn, dealt and turned up, and what then happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.bits import has, several
from alehouse.engine.chance import Chances
from alehouse.games.the_pub import actions, steps
from alehouse.games.the_pub.actions import Brings
from alehouse.games.the_pub.components.pieces import DRINKS, IN_BAG, IN_BOX, IN_SHAKER, NONE
from alehouse.games.the_pub.rules import drinks, events, exits, menu, setup, tiles

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition

# What may come


def outcomes(pub: PubPosition, step: i64) -> Chances:
    """What may come of a step, each with its weight."""
    kind = drawn_from(step)
    found = Chances()
    what: i64
    if has(steps.SHAKES, step):
        # Which step it is need not be asked for every drink.
        for what in range(len(DRINKS)):
            there = pub.stock[IN_SHAKER + what]
            if there:
                found.add(kind[what], i64(there))
        return found
    for what in range(len(kind)):
        chance = weight(pub, step, what)
        if chance:
            found.add(kind[what], chance)
    return found


def may_come(pub: PubPosition, step: i64, outcome: Action) -> bool:
    kind = drawn_from(step)
    return (
        isinstance(outcome, Brings)
        and outcome.what < len(kind)
        and kind[outcome.what] is outcome
        and weight(pub, step, outcome.what) > 0
    )


def drawn_from(step: i64) -> list[Brings]:
    """The outcomes of the kind that this step brings, possible now or not."""
    if has(steps.SHAKES, step):
        return actions.SHAKEN
    if step == steps.DRAW_TILES:
        return actions.TILE
    if step == steps.HAPPEN:
        return actions.HAPPENS
    if step == steps.DEAL:
        return actions.DEALT
    return actions.BEGINS if step == steps.FIRST else actions.TURNED


def weight(pub: PubPosition, step: i64, what: i64) -> i64:
    """How likely this step is to bring this outcome, by its number; 0 if it cannot come."""
    if has(steps.SHAKES, step):
        return i64(pub.stock[IN_SHAKER + what])
    if step == steps.DRAW_TILES:
        # The rule `tp-draw-again`: what fits nowhere would go back at once, so it might as well stay in the box.
        if tiles.can_be_laid(pub, what):
            return i64(pub.stock[IN_BOX + what])
        return 0
    if step == steps.HAPPEN:
        return i64(pub.stock[IN_BAG + what])
    if step == steps.DEAL:
        left = pub.values.personal_exits
        for way in pub.names_way:
            if way == what:
                left -= 1
        return left
    if step == steps.FIRST:
        return 1 if what < pub.seats else 0
    return 0 if what in pub.face else 1


def several_may_come(pub: PubPosition, step: i64, b: i64) -> bool:
    """Whether there is anything to draw: what only one thing can come of is no luck."""
    if step == steps.TURN_UP:
        return pub.face[exits.next_to_turn_up(pub)] == NONE and several(exits.undecided(pub))
    if step == steps.LOOK:
        return pub.face[b] == NONE and several(exits.undecided(pub))
    first: i64 = NONE
    what: i64
    for what in range(len(drawn_from(step))):
        if weight(pub, step, what):
            if first != NONE:
                return True
            first = what
    return False


# What then happens


def draw_foregone(pub: PubPosition, step: i64, a: i64, b: i64) -> None:
    """Draw where only one thing can come, or nothing; the step has been taken off the stack."""
    if step == steps.TURN_UP and pub.face[exits.next_to_turn_up(pub)] != NONE:
        exits.turn_up(pub, exits.next_to_turn_up(pub))
        return
    if step == steps.LOOK and pub.face[b] != NONE:
        menu.see(pub, a, b)
        return
    if has(steps.SHAKES, step) and drinks.shaker_runs_dry(pub):
        drinks.fill_shaker(pub)
        pub.push(step, a, b)
        return
    if step == steps.HAPPEN and events.bag_runs_dry(pub):
        events.fill_bag(pub)
        pub.push(step, a, b)
        return
    what: i64
    for what in range(len(drawn_from(step))):
        if weight(pub, step, what):
            bring(pub, step, a, b, what)
            return


def happen(pub: PubPosition, step: i64, a: i64, b: i64, outcome: Action) -> None:
    """Luck has decided; the step has been taken off the stack."""
    assert isinstance(outcome, Brings)
    bring(pub, step, a, b, outcome.what)


def bring(pub: PubPosition, step: i64, a: i64, b: i64, what: i64) -> None:
    """What was drawn, by its number, does what it does."""
    if step == steps.SHAKE:
        drinks.drew(pub, a, what)
        drinks.receive(pub, a, what)
    elif step == steps.SHAKE_NOW:
        drinks.drew(pub, a, what)
        pub.push(steps.DRINK, a, what)
    elif step == steps.MATE_SHAKE:
        # The mate's drink waits below that of the seat, who drinks first.
        drinks.drew(pub, b, what)
        pub.push(steps.DRINK, b, what)
        pub.push(steps.SHAKE_NOW, a, 0)
    elif step == steps.FILL_TABLE:
        drinks.drew_for_all(pub, a, what)
        events.fill_table(pub, a, b, what)
    elif step == steps.DRAW_TILES:
        tiles.drew(pub, a, b, what)
    elif step == steps.HAPPEN:
        events.happen(pub, a, what)
    elif step == steps.DEAL:
        setup.deal(pub, a, what)
    elif step == steps.FIRST:
        setup.begin_with(pub, what)
    elif step == steps.LOOK:
        pub.face[b] = what
        menu.see(pub, a, b)
    elif step == steps.TURN_UP:
        tile = exits.next_to_turn_up(pub)
        pub.face[tile] = what
        exits.turn_up(pub, tile)
