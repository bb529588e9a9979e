"""Leaving the pub on one's own feet, with the beers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from alehouse.games.fantasy_pub import rulebook, telling
from alehouse.games.fantasy_pub.components import CLAN, ENTRY, FAMILY_OF, HUGE, OUT, TALL
from alehouse.games.fantasy_pub.rules.decks import put_at_bottom
from alehouse.games.fantasy_pub.rules.dice import has_die
from alehouse.games.fantasy_pub.rules.families import drop_coin
from alehouse.games.fantasy_pub.rules.tokens import pay_back, take_out

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


def no_exit(pub: PubPosition, who: i64, die: i64) -> str:
    """The rule that keeps one of the clan whose turn it is from leaving with a die."""
    if not has_die(pub, die):
        return rulebook.DICE
    return no_leaving(pub, pub.turn * CLAN + who)


def no_leaving(pub: PubPosition, character: i64) -> str:
    """The rule that keeps a character from going home, whatever the die."""
    space = pub.where[character]
    if space < 0:
        return rulebook.INSIDE
    if space != ENTRY and not is_by_barkeeper(pub, character):
        return pub.edition.exit
    return "" if pub.may_go_home(character) else rulebook.EXIT_CONDITION


def is_by_barkeeper(pub: PubPosition, character: i64) -> bool:
    """The rule `fp22-elf`: the barkeeper is as good as a door."""
    return FAMILY_OF[character] == TALL and pub.where[character] == pub.barkeeper


def leave(pub: PubPosition, character: i64) -> None:
    """Leave with a die, from the door or by the barkeeper."""
    leave_by(pub, character, pub.edition.exit_keeps if pub.where[character] == ENTRY else rulebook.ELF_22)


def leave_by(pub: PubPosition, character: i64, rule: str) -> None:
    """Leave by this rule. The rule `fp22-troll`: the largest drops a coin here too."""
    if pub.edition.is_2022 and FAMILY_OF[character] == HUGE and pub.coins[character]:
        drop_coin(pub, character)
    go_home(pub, character, rule)


def go_home(pub: PubPosition, character: i64, rule: str) -> None:
    """The rules `fp22-exit-keeps` and `fp03-exit-keeps`: the beers are kept, the coins are not."""
    telling.went_home(pub, character, rule)
    pay_back(pub, character)
    take_out(pub, character)
    if pub.edition.home_for_good:
        pub.put(character, OUT)
        pub.home = append(pub.home, character)
    else:
        put_at_bottom(pub, character)
