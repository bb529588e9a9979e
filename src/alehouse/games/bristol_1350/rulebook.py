"""The rules by id, in reading order; their texts are Fluent messages of the same name."""

from __future__ import annotations

from typing import Final

from alehouse.engine.rulebook import TABLE_MANNERS, Chapter
from alehouse.games.bristol_1350.components import CHARACTERS, REMEDIES

GOAL: Final = "b1350-goal"
INFECTION: Final = "b1350-infection"
INFECTED: Final = "b1350-infected"

SETUP_PAWNS: Final = "b1350-setup-pawns"
SETUP_SYMPTOMS: Final = "b1350-setup-symptoms"
SETUP_REMEDIES: Final = "b1350-setup-remedies"
SECRET: Final = "b1350-secret"

ROUND: Final = "b1350-round"
FIRST: Final = "b1350-first"
TURN: Final = "b1350-turn"

REROLL: Final = "b1350-reroll"
DICE: Final = "b1350-dice"
LOCKED: Final = "b1350-locked"

DRAW: Final = "b1350-draw"
HAND_LIMIT: Final = "b1350-hand-limit"
REMEDY_DECK: Final = "b1350-remedy-deck"

ELBOW: Final = "b1350-elbow"
DASH: Final = "b1350-dash"
DASH_FRONT: Final = "b1350-dash-front"
DASH_FULL: Final = "b1350-dash-full"
PUSH: Final = "b1350-push"
PUSH_WHERE: Final = "b1350-push-where"
LEFT_BEHIND: Final = "b1350-left-behind"
SHAME: Final = "b1350-shame"

MINGLE: Final = "b1350-mingle"
MINGLE_EXTRA: Final = "b1350-mingle-extra"
MINGLE_PILE: Final = "b1350-mingle-pile"
SYMPTOM_DECK: Final = "b1350-symptom-deck"

ADVANCE: Final = "b1350-advance"
ORDER: Final = "b1350-order"

CROSS_ORDER: Final = "b1350-cross-order"
ESCAPE: Final = "b1350-escape"
PLAGUE_CART: Final = "b1350-plague-cart"
EMPTY_CART: Final = "b1350-empty-cart"
LAST_ROUND: Final = "b1350-last-round"
GATES: Final = "b1350-gates"
DEAD: Final = "b1350-dead"
NOBODY_LEFT: Final = "b1350-nobody-left"
RESULT: Final = "b1350-result"

REMEDY_TIME: Final = "b1350-remedy-time"
REMEDY_HELD: Final = "b1350-remedy-held"
REMEDY_FRESH: Final = "b1350-remedy-fresh"
BY_REMEDY: Final = tuple(f"b1350-{name}" for name in REMEDIES)
"""The rule of each remedy, alms included."""
ARSENIC: Final = "b1350-arsenic"
CHICKEN: Final = "b1350-chicken"
CHICKEN_ROLLS: Final = "b1350-chicken-rolls"
EMERALDS: Final = "b1350-emeralds"
LEECHES: Final = "b1350-leeches"
POMANDER: Final = "b1350-pomander"
WHIP: Final = "b1350-whip"
WHIP_ASKED: Final = "b1350-whip-asked"

GHOSTS: Final = "b1350-ghosts"
GHOST_TURN: Final = "b1350-ghost-turn"
GHOST_MOVE: Final = "b1350-ghost-move"
GHOST_LOOK: Final = "b1350-ghost-look"
GHOST_PLAGUE: Final = "b1350-ghost-plague"
GHOST_WIN: Final = "b1350-ghost-win"
SOLO: Final = "b1350-solo"

SPECIALS: Final = "b1350-specials"
BY_CHARACTER: Final = tuple(f"b1350-{name}" for name in CHARACTERS)
CHANDLER: Final = "b1350-chandler"
MASON: Final = "b1350-mason"
KNIGHT: Final = "b1350-knight"
SHERIFF: Final = "b1350-sheriff"
BARMAID: Final = "b1350-barmaid"
COUNTESS: Final = "b1350-countess"
OUTLAW: Final = "b1350-outlaw"
SERF: Final = "b1350-serf"
FRIAR: Final = "b1350-friar"

CHAOS: Final = "b1350-chaos"
CONGREGATE: Final = "b1350-congregate"
CURE: Final = "b1350-cure"
ALMS: Final = "b1350-alms"
COINS: Final = "b1350-coins"
ALMS_CHICKEN: Final = "b1350-alms-chicken"
RATZY: Final = "b1350-ratzy"
MODES_APART: Final = "b1350-modes-apart"

CHAPTERS: Final = (
    Chapter("b1350-chapter-goal", (GOAL, INFECTION, INFECTED)),
    Chapter("b1350-chapter-setup", (SETUP_PAWNS, SETUP_SYMPTOMS, SETUP_REMEDIES, SECRET)),
    Chapter("b1350-chapter-round", (ROUND, FIRST, TURN)),
    Chapter("b1350-chapter-reroll", (REROLL, DICE, LOCKED)),
    Chapter("b1350-chapter-draw", (DRAW, HAND_LIMIT, REMEDY_DECK)),
    Chapter(
        "b1350-chapter-move",
        (ELBOW, DASH, DASH_FRONT, DASH_FULL, PUSH, PUSH_WHERE, LEFT_BEHIND, SHAME),
    ),
    Chapter("b1350-chapter-mingle", (MINGLE, MINGLE_EXTRA, MINGLE_PILE, SYMPTOM_DECK)),
    Chapter("b1350-chapter-carts", (ADVANCE, ORDER)),
    Chapter(
        "b1350-chapter-gate",
        (CROSS_ORDER, ESCAPE, PLAGUE_CART, EMPTY_CART, LAST_ROUND, GATES, DEAD, NOBODY_LEFT, RESULT),
    ),
    Chapter(
        "b1350-chapter-remedies",
        (
            REMEDY_TIME,
            REMEDY_HELD,
            REMEDY_FRESH,
            ARSENIC,
            CHICKEN,
            CHICKEN_ROLLS,
            EMERALDS,
            LEECHES,
            POMANDER,
            WHIP,
            WHIP_ASKED,
        ),
    ),
    Chapter(
        "b1350-chapter-ghosts",
        (GHOSTS, GHOST_TURN, GHOST_MOVE, GHOST_LOOK, GHOST_PLAGUE, GHOST_WIN, SOLO),
    ),
    Chapter("b1350-chapter-characters", (SPECIALS, *BY_CHARACTER)),
    Chapter(
        "b1350-chapter-modes",
        (CHAOS, CONGREGATE, CURE, ALMS, COINS, ALMS_CHICKEN, RATZY, MODES_APART),
    ),
    TABLE_MANNERS,
)
