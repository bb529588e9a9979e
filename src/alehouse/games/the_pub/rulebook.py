"""The rules by id, in reading order."""

from __future__ import annotations

from typing import Final

from alehouse.engine.rulebook import TABLE_MANNERS, Chapter
from alehouse.games.the_pub.components.pieces import DRINKS, EVENTS

GOAL: Final = "tp-goal"
OWN_EXIT: Final = "tp-own-exit"
OTHER_EXIT: Final = "tp-other-exit"
GRID: Final = "tp-grid"
EXITS: Final = "tp-exits"
FIRST: Final = "tp-first"
DEALT: Final = "tp-dealt"
START: Final = "tp-start"
TURN: Final = "tp-turn"
PASS: Final = "tp-pass"
DRAW: Final = "tp-draw"
DRAW_AGAIN: Final = "tp-draw-again"
PLACE_TURNED: Final = "tp-place-turned"
PLACE_FREE: Final = "tp-place-free"
PLACE_TOUCH: Final = "tp-place-touch"
PLACE_EDGES: Final = "tp-place-edges"
PLACE_JOIN: Final = "tp-place-join"
EXITS_HIDDEN: Final = "tp-exits-hidden"
STEP: Final = "tp-step"
MOVE_ACTION: Final = "tp-move-action"
MOVE_DRINK: Final = "tp-move-drink"
MOVE_EVENT: Final = "tp-move-event"
DRINK_TILE: Final = "tp-drink-tile"
DRINK_ORDER: Final = "tp-drink-order"
SHOT: Final = "tp-shot"
TAKE_AWAY: Final = "tp-take-away"
THIRD: Final = "tp-third"
INDIGESTIBLE: Final = "tp-indigestible"
RUN_DRY: Final = "tp-run-dry"
ALCOHOL: Final = "tp-alcohol"
BLACKOUT: Final = "tp-blackout"
BLACKOUT_DRINK: Final = "tp-blackout-drink"
BLACKOUT_EFFECT: Final = "tp-blackout-effect"
BLACKOUT_TURN: Final = "tp-blackout-turn"
BATHROOM: Final = "tp-bathroom"
BATHROOM_START: Final = "tp-bathroom-start"
MARKER: Final = "tp-marker"
EVENT_TILE: Final = "tp-event-tile"
CLOSE_STUCK: Final = "tp-close-stuck"
CLOSE_LATE: Final = "tp-close-late"
NEAREST: Final = "tp-nearest"
DRINK_RULES: Final = tuple(f"tp-drink-{name}" for name in DRINKS)
EVENT_RULES: Final = tuple(f"tp-event-{name}" for name in EVENTS)

CHAPTERS: Final = (
    Chapter("tp-chapter-goal", (GOAL, OWN_EXIT, OTHER_EXIT)),
    Chapter("tp-chapter-pub", (GRID, EXITS)),
    Chapter("tp-chapter-setup", (FIRST, DEALT, START)),
    Chapter("tp-chapter-turn", (TURN, PASS)),
    Chapter(
        "tp-chapter-tiles",
        (DRAW, DRAW_AGAIN, PLACE_TURNED, PLACE_FREE, PLACE_TOUCH, PLACE_EDGES, PLACE_JOIN, EXITS_HIDDEN),
    ),
    Chapter("tp-chapter-moving", (STEP, MOVE_ACTION, MOVE_DRINK, MOVE_EVENT)),
    Chapter("tp-chapter-drinks", (DRINK_TILE, DRINK_ORDER, SHOT, TAKE_AWAY, THIRD, INDIGESTIBLE, RUN_DRY)),
    Chapter("tp-chapter-blackout", (ALCOHOL, BLACKOUT, BLACKOUT_DRINK, BLACKOUT_EFFECT, BLACKOUT_TURN)),
    Chapter("tp-chapter-bathrooms", (BATHROOM, BATHROOM_START, MARKER)),
    Chapter("tp-chapter-menu", DRINK_RULES),
    Chapter("tp-chapter-events", (EVENT_TILE, *EVENT_RULES)),
    Chapter("tp-chapter-closing", (CLOSE_STUCK, CLOSE_LATE, NEAREST)),
    TABLE_MANNERS,
)
