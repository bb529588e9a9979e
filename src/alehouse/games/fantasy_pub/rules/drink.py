"""Who drinks, and who pays: toasts, and rounds in which the smaller treat the larger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.counts import one
from alehouse.games.fantasy_pub import telling
from alehouse.games.fantasy_pub.components import FAMILIES, FAMILY_OF, NOBODY
from alehouse.games.fantasy_pub.rules.backs import POOL, on_character, share_at
from alehouse.games.fantasy_pub.rules.banned import send_away
from alehouse.games.fantasy_pub.rules.seating import ALL_OF, one_at
from alehouse.games.fantasy_pub.rules.tokens import pour
from alehouse.games.fantasy_pub.steps import DRINK, GIVEN, INVITE, TOASTING

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


def meet(pub: PubPosition, character: i64) -> None:
    """Somebody has arrived at a table."""
    space = pub.where[character]
    family = FAMILY_OF[character]
    crowd = pub.crowd[space]
    if crowd == one(family):
        # The rule `pub-alone`.
        return
    if crowd == crowd & ALL_OF[family]:
        telling.toast(pub, space)
        everybody_drinks(pub, space, TOASTING)
    else:
        telling.round_begins(pub, space)
        if pub.edition.invites_upwards:
            invite_upwards(pub, space)
        else:
            offer_downwards(pub, space)


def everybody_drinks(pub: PubPosition, space: i64, why: i64) -> None:
    where = pub.where
    for character in range(i64(len(where)) - 1, -1, -1):
        if where[character] == space:
            pub.push(DRINK, character, why)


def drink(pub: PubPosition, character: i64, why: i64, triple: bool) -> None:
    """Pay for a beer of one's own and drink it, or be sent away. What is given is paid by the pool."""
    if why != GIVEN and pub.coins[character] == 0:
        send_away(pub, character, pub.edition.no_coin)
        return
    pour(pub, source(DRINK, character, why), character, triple)
    telling.drank(pub, character, why)
    after_beer(pub, character, triple)


def invite_upwards(pub: PubPosition, space: i64) -> None:
    """First everybody goes who cannot pay, then from the smallest up each treats the next larger one.

    The rules `fp22-no-coin-round` and `fp22-invitations`.
    """
    smaller: i64 = NOBODY
    family: i64
    for family in range(FAMILIES):
        character = one_at(pub, space, family)
        if character != NOBODY:
            if smaller != NOBODY and pub.coins[smaller] == 0:
                send_away(pub, smaller, pub.edition.no_coin_round)
            smaller = character
    larger: i64 = NOBODY
    for family in range(FAMILIES - 1, -1, -1):
        character = one_at(pub, space, family)
        if character != NOBODY:
            if larger != NOBODY:
                pub.push(INVITE, character, larger)
            larger = character


def invite(pub: PubPosition, payer: i64, receiver: i64, triple: bool) -> None:
    """Treat the next larger one; whoever has fallen in the meantime treats nobody."""
    if pub.where[payer] >= 0:
        treat(pub, payer, receiver, triple)


def offer_downwards(pub: PubPosition, space: i64) -> None:
    """From the strongest down each is treated by the next weaker one.

    The rules `fp03-offers` and `fp03-no-coin-round`: whoever cannot pay goes, and the next weaker one pays instead.
    """
    receiver: i64 = NOBODY
    family: i64
    for family in range(FAMILIES - 1, -1, -1):
        payer = one_at(pub, space, family)
        if payer == NOBODY:
            continue
        if receiver == NOBODY:
            receiver = payer
        elif pub.coins[payer] == 0:
            send_away(pub, payer, pub.edition.no_coin_round)
        else:
            treat(pub, payer, receiver, False)
            receiver = payer


def treat(pub: PubPosition, payer: i64, receiver: i64, triple: bool) -> None:
    pour(pub, on_character(payer), receiver, triple)
    telling.treated(pub, payer, receiver)
    after_beer(pub, receiver, triple)


def after_beer(pub: PubPosition, receiver: i64, triple: bool) -> None:
    """The rules `fp22-sixth-beer` and `fp03-eighth-beer`: one too many."""
    if triple:
        telling.triple(pub, receiver)
    if pub.beers[receiver] == pub.values.last_beer:
        send_away(pub, receiver, pub.edition.too_many)


def is_coin_turned(pub: PubPosition, step: i64, a: i64, b: i64) -> bool:
    """Whether somebody pays in this step: nobody without a coin, nobody who has fallen."""
    if step == INVITE:
        return pub.where[a] >= 0
    return b == GIVEN or pub.coins[a] > 0


def source(step: i64, a: i64, b: i64) -> i64:
    """The place whose coin is turned over in this step."""
    return POOL if step == DRINK and b == GIVEN else on_character(a)


def is_triple(pub: PubPosition, step: i64, a: i64, b: i64) -> bool:
    """Where nothing is left to chance: whether the coin that is turned over in this step is a triple beer."""
    return is_coin_turned(pub, step, a, b) and share_at(pub, source(step, a, b)) > 0
