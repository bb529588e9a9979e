"""What is being decided now, and by whom, in words."""

from __future__ import annotations

from alehouse.engine.messages import Message, Seat, Value
from alehouse.games.the_pub.exits import next_to_turn_up, space_of
from alehouse.games.the_pub.position import (
    ACT,
    BRAWL,
    LAY,
    LOOK,
    MATE_SHAKE,
    STEPS,
    TRADE,
    TURN_UP,
    WALK,
    WALK_ON,
    PubPosition,
    at_space,
    drink_name,
)
from alehouse.games.the_pub.tiles import tile_name


def prompt(pub: PubPosition) -> Message:
    if not len(pub.steps):
        return Message("prompt-tp-over")
    step, a, b = pub.due()
    args: dict[str, Value] = {}
    if step == ACT:
        args = {"seat": Seat(pub.turn), "left": pub.actions_left}
    elif step == TURN_UP:
        args = {"space": at_space(space_of(pub, next_to_turn_up(pub)))}
    elif STEPS[step] != "first":
        args = {"seat": Seat(a)}
        if step == LAY:
            args["tile"] = tile_name(pub.drawn[0])
        elif step in (WALK, WALK_ON):
            args["steps"] = b
        elif step == TRADE:
            args["drink"] = drink_name(b)
        elif step == LOOK:
            args["space"] = at_space(space_of(pub, b))
        elif step == MATE_SHAKE:
            args["mate"] = Seat(b)
        elif step == BRAWL:
            args["brawler"] = Seat(b)
    name = "walk" if step == WALK_ON else STEPS[step]
    return Message(f"prompt-tp-{name}", args)
