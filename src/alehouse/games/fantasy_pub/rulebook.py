"""The rules of both editions by id, in reading order. Ids with `pub-` are the same in both."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.rulebook import TABLE_MANNERS, Chapter, Minutes
from alehouse.games.fantasy_pub.components import (
    CARDS,
    FAMILIES_2003,
    FAMILIES_2022,
    HAPPY_HOUR,
    ON_THE_HOUSE,
    THINGS_2003,
    THINGS_2022,
    PubThings,
)

# One pub: what both editions share.
AT_LEAST_ONE: Final = "pub-at-least-one"
DICE: Final = "pub-dice"
AGAIN: Final = "pub-again"
INSIDE: Final = "pub-inside"
DISTANCE: Final = "pub-distance"
WHOLE_WAY: Final = "pub-whole-way"
SEATING: Final = "pub-seating"
ALONE: Final = "pub-alone"
TOAST: Final = "pub-toast"
EXIT_CONDITION: Final = "pub-exit-condition"

# 2022
GOAL_22: Final = "fp22-goal"
RING_22: Final = "fp22-ring"
TOKENS_22: Final = "fp22-tokens"
CLANS_22: Final = "fp22-clans"
BARKEEPER_22: Final = "fp22-setup-barkeeper"
FIRST_22: Final = "fp22-setup-first"
PLACE_22: Final = "fp22-setup-place"
FIFTH_COIN_22: Final = "fp22-setup-goblin"
DEAL_22: Final = "fp22-setup-events"
TURN_22: Final = "fp22-turn"
ENTER_22: Final = "fp22-enter"
ENTER_SUM_22: Final = "fp22-enter-sum"
ENTER_DECK_22: Final = "fp22-enter-deck"
ENTER_POOL_22: Final = "fp22-enter-pool"
DOOR_ONE_22: Final = "fp22-door-one"
MOVE_SUM_22: Final = "fp22-move-sum"
MOVE_ONCE_22: Final = "fp22-move-once"
DOOR_DRY_22: Final = "fp22-door-dry"
INVITATIONS_22: Final = "fp22-invitations"
CALL_22: Final = "fp22-call"
CALL_MOVES_22: Final = "fp22-call-moves"
CALL_SERVES_22: Final = "fp22-call-serves"
EXIT_22: Final = "fp22-exit"
EXIT_KEEPS_22: Final = "fp22-exit-keeps"
EVENT_22: Final = "fp22-event"
SIXTH_22: Final = "fp22-sixth-beer"
NO_COIN_22: Final = "fp22-no-coin"
NO_COIN_ROUND_22: Final = "fp22-no-coin-round"
BANNED_22: Final = "fp22-banned"
TRIPLE_22: Final = "fp22-triple"
GOBLIN_22: Final = "fp22-goblin"
DWARF_22: Final = "fp22-dwarf"
ELF_22: Final = "fp22-elf"
TROLL_22: Final = "fp22-troll"
PLUS_22: Final = "fp22-plus"
MINUS_22: Final = "fp22-minus"
CLOSING_22: Final = "fp22-closing"
CLOSING_LEAVE_22: Final = "fp22-closing-leave"
CLOSING_DOOR_22: Final = "fp22-closing-door"
EXTRA_TURN_22: Final = "fp22-extra-turn"
SCORE_BEERS_22: Final = "fp22-score-beers"
SCORE_CARD_22: Final = "fp22-score-card"
SCORE_INSIDE_22: Final = "fp22-score-inside"
SCORE_COINS_22: Final = "fp22-score-coins"
WINNER_22: Final = "fp22-winner"
CARD_RULES_22: Final = tuple(f"fp22-card-{name}" for name in CARDS)

DRINK_RULES: Final = (TOAST, CALL_SERVES_22, CARD_RULES_22[HAPPY_HOUR], CARD_RULES_22[ON_THE_HOUSE])
"""By which rule somebody drinks, in the order of TOASTING, SERVED, HAPPY and GIVEN."""

# 2003
GOAL_03: Final = "fp03-goal"
RING_03: Final = "fp03-ring"
CLANS_03: Final = "fp03-clans"
PILE_03: Final = "fp03-pile"
FIRST_03: Final = "fp03-setup-first"
SETUP_03: Final = "fp03-setup-bar"
TURN_03: Final = "fp03-turn"
PASS_03: Final = "fp03-pass"
"""In 2022 it cannot happen: the barkeeper can always be called."""
ENTER_03: Final = "fp03-enter"
ENTER_SUM_03: Final = "fp03-enter-sum"
ENTER_PILE_03: Final = "fp03-enter-pile"
ENTER_SUPPLY_03: Final = "fp03-enter-supply"
BAR_ONE_03: Final = "fp03-bar-one"
MOVE_SUM_03: Final = "fp03-move-sum"
BAR_DRY_03: Final = "fp03-bar-dry"
OFFERS_03: Final = "fp03-offers"
EXIT_03: Final = "fp03-exit"
EXIT_KEEPS_03: Final = "fp03-exit-keeps"
EIGHTH_03: Final = "fp03-eighth-beer"
NO_COIN_03: Final = "fp03-no-coin"
NO_COIN_ROUND_03: Final = "fp03-no-coin-round"
THROWN_OUT_03: Final = "fp03-thrown-out"
HALFLING_03: Final = "fp03-halfling"
DWARF_03: Final = "fp03-dwarf"
WARRIOR_03: Final = "fp03-warrior"
OGRE_03: Final = "fp03-ogre"
WINNER_03: Final = "fp03-winner"

CHAPTERS_2022: Final = (
    Chapter("fp22-chapter-goal", (GOAL_22,)),
    Chapter("fp22-chapter-pub", (RING_22, TOKENS_22, CLANS_22)),
    Chapter("pub-chapter-setup", (BARKEEPER_22, FIRST_22, PLACE_22, FIFTH_COIN_22, DEAL_22)),
    Chapter("pub-chapter-turn", (TURN_22, AT_LEAST_ONE, DICE, AGAIN)),
    Chapter("pub-chapter-enter", (ENTER_22, ENTER_SUM_22, ENTER_DECK_22, ENTER_POOL_22, DOOR_ONE_22)),
    Chapter(
        "pub-chapter-move",
        (DISTANCE, WHOLE_WAY, MOVE_SUM_22, MOVE_ONCE_22, INSIDE, SEATING),
    ),
    Chapter("pub-chapter-drink", (DOOR_DRY_22, ALONE, TOAST, INVITATIONS_22)),
    Chapter("fp22-chapter-call", (CALL_22, CALL_MOVES_22, CALL_SERVES_22)),
    Chapter("pub-chapter-exit", (EXIT_22, EXIT_CONDITION, EXIT_KEEPS_22)),
    Chapter("fp22-chapter-event", (EVENT_22,)),
    Chapter("fp22-chapter-banned", (SIXTH_22, NO_COIN_22, NO_COIN_ROUND_22, BANNED_22)),
    Chapter("fp22-chapter-triple", (TRIPLE_22,)),
    Chapter("pub-chapter-families", (GOBLIN_22, DWARF_22, ELF_22, TROLL_22)),
    Chapter("fp22-chapter-plus-minus", (PLUS_22, MINUS_22)),
    Chapter("fp22-chapter-closing", (CLOSING_22, CLOSING_LEAVE_22, CLOSING_DOOR_22, EXTRA_TURN_22)),
    Chapter(
        "fp22-chapter-score",
        (SCORE_BEERS_22, SCORE_CARD_22, SCORE_INSIDE_22, SCORE_COINS_22, WINNER_22),
    ),
    Chapter("fp22-chapter-cards", CARD_RULES_22),
    TABLE_MANNERS,
)

CHAPTERS_2003: Final = (
    Chapter("fp03-chapter-goal", (GOAL_03,)),
    Chapter("fp03-chapter-pub", (RING_03, CLANS_03, PILE_03)),
    Chapter("pub-chapter-setup", (FIRST_03, SETUP_03)),
    Chapter("pub-chapter-turn", (TURN_03, AT_LEAST_ONE, DICE, AGAIN, PASS_03)),
    Chapter("pub-chapter-enter", (ENTER_03, ENTER_SUM_03, ENTER_PILE_03, ENTER_SUPPLY_03, BAR_ONE_03)),
    Chapter("pub-chapter-move", (DISTANCE, WHOLE_WAY, MOVE_SUM_03, INSIDE, SEATING)),
    Chapter("pub-chapter-drink", (BAR_DRY_03, ALONE, TOAST, OFFERS_03)),
    Chapter("pub-chapter-exit", (EXIT_03, EXIT_CONDITION, EXIT_KEEPS_03)),
    Chapter("fp03-chapter-bouncer", (EIGHTH_03, NO_COIN_03, NO_COIN_ROUND_03, THROWN_OUT_03)),
    Chapter("pub-chapter-families", (HALFLING_03, DWARF_03, WARRIOR_03, OGRE_03)),
    Chapter("fp03-chapter-winner", (WINNER_03,)),
    TABLE_MANNERS,
)


class Edition:
    """What the editions answer differently. The rules ask it; nothing else tells the two apart."""

    is_2022: bool
    """The chapters that only 2022 has: the barkeeper, events, triple beer, the +1/-1 card, closing time."""
    prefix: str
    """Ids of rules and of messages begin with this."""
    most: i64
    """Players."""
    minutes: Minutes
    tables: i64
    families: tuple[str, ...]
    """Their names, from the smallest to the largest."""
    things: PubThings

    # The same rule with a difference.
    sum_is_capped: bool
    """Entering with both dice: is what is too much left out, or is it forbidden?"""
    moves_once: bool
    """Does each character move only once a turn?"""
    walks_need_a_coin: bool
    """Is one of the largest family, which drops a coin when it moves, sent away if it has none?"""
    invites_upwards: bool
    """In a round: does everybody who cannot pay go first, and then the smallest begin, or does the largest begin?"""
    home_for_good: bool
    """Do those who went home stay outside, or go back to the bottom of their pile?"""
    piles_lie_open: bool
    """Is the top character of each pile seen by all?"""

    # The same rule by its own id.
    first: str
    turn: str
    enter: str
    enter_sum: str
    enter_deck: str
    enter_pool: str
    one_at_entry: str
    move_sum: str
    round: str
    exit: str
    exit_keeps: str
    too_many: str
    no_coin: str
    no_coin_round: str
    picks_up: str
    goes_back: str
    drops: str


class Edition2022(Edition):
    """Six tables and a door, a barkeeper, triple beers, event cards and closing time."""

    def __init__(self) -> None:
        self.is_2022 = True
        self.prefix = "fp22"
        self.most = 4
        self.minutes = Minutes(45, 45)
        self.tables = 6
        self.families = FAMILIES_2022
        self.things = THINGS_2022
        self.sum_is_capped = True
        self.moves_once = True
        self.walks_need_a_coin = False
        self.invites_upwards = True
        self.home_for_good = True
        self.piles_lie_open = False
        self.first = FIRST_22
        self.turn = TURN_22
        self.enter = ENTER_22
        self.enter_sum = ENTER_SUM_22
        self.enter_deck = ENTER_DECK_22
        self.enter_pool = ENTER_POOL_22
        self.one_at_entry = DOOR_ONE_22
        self.move_sum = MOVE_SUM_22
        self.round = INVITATIONS_22
        self.exit = EXIT_22
        self.exit_keeps = EXIT_KEEPS_22
        self.too_many = SIXTH_22
        self.no_coin = NO_COIN_22
        self.no_coin_round = NO_COIN_ROUND_22
        self.picks_up = GOBLIN_22
        self.goes_back = DWARF_22
        self.drops = TROLL_22


class Edition2003(Edition):
    """Five tables and a bar, piles that lie face up, and the first to collect enough beers."""

    def __init__(self) -> None:
        self.is_2022 = False
        self.prefix = "fp03"
        self.most = 5
        self.minutes = Minutes(45, 60)
        self.tables = 5
        self.families = FAMILIES_2003
        self.things = THINGS_2003
        self.sum_is_capped = False
        self.moves_once = False
        self.walks_need_a_coin = True
        self.invites_upwards = False
        self.home_for_good = False
        self.piles_lie_open = True
        self.first = FIRST_03
        self.turn = TURN_03
        self.enter = ENTER_03
        self.enter_sum = ENTER_SUM_03
        self.enter_deck = ENTER_PILE_03
        self.enter_pool = ENTER_SUPPLY_03
        self.one_at_entry = BAR_ONE_03
        self.move_sum = MOVE_SUM_03
        self.round = OFFERS_03
        self.exit = EXIT_03
        self.exit_keeps = EXIT_KEEPS_03
        self.too_many = EIGHTH_03
        self.no_coin = NO_COIN_03
        self.no_coin_round = NO_COIN_ROUND_03
        self.picks_up = HALFLING_03
        self.goes_back = DWARF_03
        self.drops = OGRE_03


EDITION_2022: Final = Edition2022()
EDITION_2003: Final = Edition2003()
