"""A turn: two dice, one or two actions, and when there is nothing to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.bits import has
from alehouse.engine.rulebook import NOW
from alehouse.games.fantasy_pub import rulebook, telling
from alehouse.games.fantasy_pub.actions import Adjust, Again, Call, Done, Enter, Exit, Move, PlayCard
from alehouse.games.fantasy_pub.components import BOTH, CARD_GONE, CARD_PLUS, CARDS, CLAN, DWARF, FAMILY_OF
from alehouse.games.fantasy_pub.rules.call import call, no_call
from alehouse.games.fantasy_pub.rules.dice import die_value, next_die, use_die
from alehouse.games.fantasy_pub.rules.ending import end_turn, somebody_left
from alehouse.games.fantasy_pub.rules.enter import enter, no_enter, no_entering, no_entry_coins
from alehouse.games.fantasy_pub.rules.event import no_event, play_event
from alehouse.games.fantasy_pub.rules.leave import leave, no_exit, no_leaving
from alehouse.games.fantasy_pub.rules.move import move, no_move, no_walk, no_walking
from alehouse.games.fantasy_pub.rules.plus_minus import adjust, no_adjust
from alehouse.games.fantasy_pub.steps import ACT, ROLL

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


def start_turn(pub: PubPosition, seat: i64) -> None:
    pub.turn = seat
    pub.acted = False
    pub.moved = 0
    pub.take_dice(0, 0)
    pub.push(ACT, 0, 0)
    pub.push(ROLL, 0, 0)


def rolled(pub: PubPosition, low: i64, high: i64) -> None:
    pub.take_dice(low, high)
    telling.rolled(pub, low, high)


# What may be done


def turn_actions(pub: PubPosition) -> list[Action]:
    """Everything that the seat whose turn it is may do now, in the order of the table."""
    found: list[Action] = []
    _add_entering(pub, found)
    _add_moves(pub, found)
    _add_exits(pub, found)
    if pub.edition.is_2022:
        _add_calls(pub, found)
        _add_events(pub, found)
        nothing = not found
        _add_adjustments(pub, found)
    else:
        nothing = not found
    if pub.acted:
        found.append(pub.actions.done)
    elif nothing:
        found.append(pub.actions.again)
    return found


def _add_entering(pub: PubPosition, found: list[Action]) -> None:
    if not no_entering(pub):
        high = pub.high
        die = pub.low
        while die:
            if not no_entry_coins(pub, die):
                found.append(pub.actions.enter[die - 1])
            die = next_die(die, high)


def _add_moves(pub: PubPosition, found: list[Action]) -> None:
    low, high = pub.low, pub.high
    first = pub.turn * CLAN
    who: i64
    for who in range(CLAN):
        character = first + who
        if pub.where[character] >= 0 and not no_walking(pub, character):
            goes_back = FAMILY_OF[who] == DWARF
            die = low
            while die:
                value = die_value(pub, die)
                if not no_walk(pub, character, value, False):
                    found.append(pub.actions.move[who][die - 1])
                if goes_back and not no_walk(pub, character, value, True):
                    found.append(pub.actions.move_back[who][die - 1])
                die = next_die(die, high)


def _add_exits(pub: PubPosition, found: list[Action]) -> None:
    first = pub.turn * CLAN
    who: i64
    for who in range(CLAN):
        if pub.where[first + who] >= 0 and not no_leaving(pub, first + who):
            die = pub.low
            while die and die != BOTH:
                found.append(pub.actions.exit[who][die - 1])
                die = next_die(die, pub.high)


def _add_calls(pub: PubPosition, found: list[Action]) -> None:
    die = pub.low
    while die and die != BOTH:
        if not no_call(pub, die):
            found.append(pub.actions.call[die - 1])
        die = next_die(die, pub.high)


def _add_events(pub: PubPosition, found: list[Action]) -> None:
    hand = pub.hand[pub.turn]
    card: i64 = 0
    while hand:
        if hand & 1:
            die = pub.low
            while die and die != BOTH:
                if not no_event(pub, card, die):
                    found.append(pub.actions.event[card][die - 1])
                die = next_die(die, pub.high)
        hand >>= 1
        card += 1


def _add_adjustments(pub: PubPosition, found: list[Action]) -> None:
    die = pub.low
    while die and die != BOTH:
        if die < 6 and not no_adjust(pub, die, 1):
            found.append(pub.actions.plus[die - 1])
        if die > 1 and not no_adjust(pub, die, -1):
            found.append(pub.actions.minus[die - 2])
        die = next_die(die, pub.high)


def no_turn_action(pub: PubPosition, action: Action) -> str:
    """The rule that keeps the seat whose turn it is from an action."""
    if isinstance(action, Move):
        return no_move(pub, action.who, action.die, action.back)
    if isinstance(action, Enter):
        return no_enter(pub, action.die)
    if isinstance(action, Exit):
        return no_exit(pub, action.who, action.die)
    if isinstance(action, Done):
        return "" if pub.acted else rulebook.AT_LEAST_ONE
    if isinstance(action, Again):
        return rulebook.AGAIN if pub.acted or can_act(pub) else ""
    if isinstance(action, Call):
        return no_call(pub, action.die)
    if isinstance(action, PlayCard):
        return no_event(pub, action.card, action.die)
    if isinstance(action, Adjust):
        return no_adjust(pub, action.die, action.by)
    return NOW


def act(pub: PubPosition, action: Action) -> None:
    """Do what was chosen. Until it is done with, and the dice with it, the turn goes on."""
    if isinstance(action, Done):
        end_turn(pub)
        return
    pub.push(ACT, 0, 0)
    if isinstance(action, Move):
        value = die_value(pub, action.die)
        use_die(pub, action.die)
        move(pub, pub.turn * CLAN + action.who, action.die, value, action.back)
    elif isinstance(action, Enter):
        coins = die_value(pub, action.die)
        use_die(pub, action.die)
        enter(pub, coins, action.die == BOTH)
    elif isinstance(action, Exit):
        use_die(pub, action.die)
        leave(pub, pub.turn * CLAN + action.who)
        somebody_left(pub, pub.turn)
    elif isinstance(action, Call):
        use_die(pub, action.die)
        call(pub, action.die)
    elif isinstance(action, PlayCard):
        use_die(pub, action.die)
        play_event(pub, action.card, action.die)
    elif isinstance(action, Adjust):
        adjust(pub, action.die, action.by)
    elif isinstance(action, Again):
        roll_again(pub)


# When there is nothing to decide


def has_choice(pub: PubPosition) -> bool:
    """Whether the dice allow something. Nothing left but to stop is nothing to decide."""
    return pub.low > 0 and (can_act(pub) or adjusting_helps(pub))


def no_way_on(pub: PubPosition) -> None:
    """The dice allow nothing: the turn is over, or where nothing was done yet they are rolled again (`pub-again`)."""
    if not pub.acted and some_roll_helps(pub):
        pub.push(ACT, 0, 0)
        roll_again(pub)
        return
    if not pub.acted:
        telling.passed(pub)
    end_turn(pub)


def roll_again(pub: PubPosition) -> None:
    telling.again(pub)
    pub.take_dice(0, 0)
    pub.push(ROLL, 0, 0)


def can_act(pub: PubPosition) -> bool:
    """Whether the dice as they are allow anything."""
    first = pub.turn * CLAN
    die = pub.low
    while die:
        if not no_enter(pub, die) or (pub.edition.is_2022 and die != BOTH and _can_call_or_play(pub, die)):
            return True
        who: i64
        for who in range(CLAN):
            if pub.where[first + who] >= 0 and _can_use(pub, who, die):
                return True
        die = next_die(die, pub.high)
    return False


def _can_use(pub: PubPosition, who: i64, die: i64) -> bool:
    """Whether a character can walk or go home with a die."""
    if not no_move(pub, who, die, False) or (die != BOTH and not no_exit(pub, who, die)):
        return True
    return FAMILY_OF[who] == DWARF and not no_move(pub, who, die, True)


def _can_call_or_play(pub: PubPosition, die: i64) -> bool:
    """Whether a die allows to call the barkeeper, or to play an event."""
    if not no_call(pub, die):
        return True
    hand = pub.hand[pub.turn]
    card: i64
    for card in range(len(CARDS)):
        if has(hand, card) and not no_event(pub, card, die):
            return True
    return False


def some_roll_helps(pub: PubPosition) -> bool:
    """Whether any throw of both dice would allow the seat to do something."""
    low, high = pub.low, pub.high
    helps = False
    for roll in pub.actions.roll:
        if not helps:
            pub.take_dice(roll.low, roll.high)
            helps = can_act(pub)
    pub.take_dice(low, high)
    return helps


def adjusting_helps(pub: PubPosition) -> bool:
    """Whether dice that allow nothing can be changed by the +1/-1 card so that they do."""
    if not pub.edition.is_2022:
        return False
    low, high = pub.low, pub.high
    helps = _changed_dice_help(pub, low, high, pub.side[pub.turn])
    pub.take_dice(low, high)
    return helps


def _changed_dice_help(pub: PubPosition, one: i64, other: i64, side: i64) -> bool:
    """Whether the card, used once or on both sides, gives dice that allow something; the dice are changed."""
    if side == CARD_GONE:
        return False
    by: i64 = 1 if side == CARD_PLUS else -1
    return _these_dice_help(pub, one + by, other, side - 1) or (
        other > 0 and _these_dice_help(pub, other + by, one, side - 1)
    )


def _these_dice_help(pub: PubPosition, changed: i64, other: i64, side: i64) -> bool:
    if not 1 <= changed <= 6:
        return False
    pub.take_dice(changed, other)
    return can_act(pub) or _changed_dice_help(pub, changed, other, side)
