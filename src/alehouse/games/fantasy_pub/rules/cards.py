"""What the event cards do, once everything has been chosen for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.bits import only
from alehouse.games.fantasy_pub import rulebook, telling
from alehouse.games.fantasy_pub.components import BACK_DOOR, BLACK_COFFEE, CLAN, FORGET_IT, OWNER_OF
from alehouse.games.fantasy_pub.rules.decks import undermost, without_undermost
from alehouse.games.fantasy_pub.rules.drink import everybody_drinks
from alehouse.games.fantasy_pub.rules.ending import somebody_left
from alehouse.games.fantasy_pub.rules.enter import come_in, entry_coins
from alehouse.games.fantasy_pub.rules.families import pick_up
from alehouse.games.fantasy_pub.rules.leave import leave_by
from alehouse.games.fantasy_pub.rules.move import walk
from alehouse.games.fantasy_pub.rules.tokens import give, hand_over, lay, pour_away, sober_up
from alehouse.games.fantasy_pub.steps import DRINK, GIVEN, HAPPY, NEWCOMER

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


def walk_by(pub: PubPosition, card: i64, character: i64, distance: i64) -> None:
    """Short Cut, Second Wind and Make Way."""
    walk(pub, character, distance, rulebook.CARD_RULES_22[card])


def back_door(pub: PubPosition, character: i64) -> None:
    leave_by(pub, character, rulebook.CARD_RULES_22[BACK_DOOR])
    somebody_left(pub, OWNER_OF[character])


def happy_hour(pub: PubPosition, space: i64) -> None:
    telling.happy_hour(pub, space)
    everybody_drinks(pub, space, HAPPY)


def on_the_house(pub: PubPosition, character: i64) -> None:
    pub.push(DRINK, character, GIVEN)


def take_beer(pub: PubPosition, card: i64, character: i64, triple: bool) -> None:
    """Black Coffee and Spilt Beer: a beer becomes a coin again, on its drinker or in the pool."""
    if card == BLACK_COFFEE:
        sober_up(pub, character, triple)
        telling.sobered_up(pub, character, triple)
    else:
        pour_away(pub, character, 1, 1 if triple else 0)
        telling.spilt(pub, character, triple)


def pick_pocket(pub: PubPosition, thief: i64, victim: i64) -> None:
    hand_over(pub, victim, thief)
    telling.pocket_picked(pub, thief, victim)


def pay_day(pub: PubPosition) -> None:
    """Everybody of the clan who is in the pub gets a coin, from the door on, for as long as there are some."""
    paid: i64 = 0
    first = pub.turn * CLAN
    for space in range(pub.spaces):
        for character in range(first, first + CLAN):
            if pub.where[character] == space and give(pub, character, 1):
                paid |= only(character)
    telling.paid(pub, paid)


def lost_purse(pub: PubPosition, character: i64) -> None:
    coins = give(pub, character, pub.values.lost_purse)
    telling.purse_found(pub, character, coins)


def change_places(pub: PubPosition, one: i64, other: i64) -> None:
    here, there = pub.where[one], pub.where[other]
    pub.put(one, there)
    pub.put(other, here)
    pub.moved |= only(one) | only(other)
    telling.changed_places(pub, one, other)


def load_die(pub: PubPosition, value: i64) -> None:
    pub.take_dice(value, 0)
    telling.die_loaded(pub, value)


def once_more(pub: PubPosition, value: i64) -> None:
    """The die used for the card has been rolled again."""
    pub.take_dice(pub.low, value)
    telling.rerolled(pub, value)


def new_blood(pub: PubPosition, space: i64) -> None:
    pub.push(NEWCOMER, pub.turn, space)


def newcomer(pub: PubPosition, character: i64, space: i64) -> None:
    """New Blood, once it is known who comes."""
    give(pub, character, pub.values.new_blood)
    pub.put(character, space)
    telling.newcomer(pub, character)
    pick_up(pub, character, pub.edition.picks_up)


def forget_it(pub: PubPosition, die: i64) -> None:
    """The one who was banned last is back at the door."""
    pile = pub.bottom[pub.turn]
    pub.bottom[pub.turn] = without_undermost(pile)
    coins = entry_coins(pub, die)
    come_in(pub, pub.turn * CLAN + undermost(pile), coins, rulebook.CARD_RULES_22[FORGET_IT])


def closing_bell(pub: PubPosition, space: i64) -> None:
    before = pub.barkeeper
    pub.barkeeper = space
    coins = lay(pub, space)
    telling.bell_rung(pub, before, coins)
