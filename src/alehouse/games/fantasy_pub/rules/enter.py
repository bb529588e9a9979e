"""Entering the pub."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.games.fantasy_pub import rulebook, telling
from alehouse.games.fantasy_pub.components import BOTH, ENTRY, NOBODY
from alehouse.games.fantasy_pub.rules.decks import has_deck, take_next
from alehouse.games.fantasy_pub.rules.dice import die_value, has_die
from alehouse.games.fantasy_pub.rules.families import pick_up
from alehouse.games.fantasy_pub.rules.tokens import give
from alehouse.games.fantasy_pub.steps import ENTERS, TURN_UP

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


def no_enter(pub: PubPosition, die: i64) -> str:
    """The rule that keeps the seat whose turn it is from entering with a die."""
    if not has_die(pub, die):
        return rulebook.DICE
    rule = no_entry_coins(pub, die)
    return rule if rule else no_entering(pub)


def no_entry_coins(pub: PubPosition, die: i64) -> str:
    """The rule that keeps anybody from coming in with the coins of this die."""
    if die == BOTH and not pub.edition.sum_is_capped and die_value(pub, die) > pub.values.entry_coins:
        return pub.edition.enter_sum
    return ""


def no_entering(pub: PubPosition) -> str:
    """The rule that keeps anybody from coming in, whatever the die."""
    if not has_deck(pub, pub.turn):
        return pub.edition.enter_deck
    if pub.pool == 0:
        return pub.edition.enter_pool
    return "" if pub.at_entry[pub.turn] == NOBODY else pub.edition.one_at_entry


def enter(pub: PubPosition, coins: i64, both: bool) -> None:
    """The top of the deck comes in, with the coins of one die or both."""
    coins = entry_coins(pub, coins)
    if pub.edition.piles_lie_open:
        character = take_next(pub, pub.turn)
        pub.push(TURN_UP, pub.turn, 0)
        come_in(pub, character, coins, pub.edition.enter_sum if both else pub.edition.enter)
    else:
        pub.push(ENTERS, coins, 1 if both else 0)


def entry_coins(pub: PubPosition, value: i64) -> i64:
    """The coins that dice of this value bring: never more than the most that anybody comes in with."""
    return value if value < pub.values.entry_coins else pub.values.entry_coins


def enters(pub: PubPosition, character: i64, coins: i64, both: i64) -> None:
    """The next of a closed deck is known now."""
    come_in(pub, character, coins, pub.edition.enter_sum if both else pub.edition.enter)


def come_in(pub: PubPosition, character: i64, coins: i64, rule: str) -> None:
    """A character from the deck stands at the entry, with its coins."""
    coins = give(pub, character, coins)
    pub.put(character, ENTRY)
    telling.entered(pub, character, coins, rule)
    pick_up(pub, character, pub.edition.picks_up)
