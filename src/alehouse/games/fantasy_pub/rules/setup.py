"""Setting up: the pub opens, everybody brings in a first character, event cards are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.bits import has, only
from alehouse.games.fantasy_pub import rulebook, telling
from alehouse.games.fantasy_pub.components import (
    CARD_PLUS,
    CLAN,
    CLANS,
    COMING,
    ENTRY,
    FAMILY_OF,
    IN_DECK,
    NOBODY,
    SMALL,
    WHOLE_CLAN,
)
from alehouse.games.fantasy_pub.rules.enter import come_in
from alehouse.games.fantasy_pub.rules.families import pick_up
from alehouse.games.fantasy_pub.rules.tokens import give
from alehouse.games.fantasy_pub.steps import BARKEEPER, DEAL, FIRST, PLACE, RETURN, SIT_DOWN, TURN, TURN_UP

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


def open_pub(pub: PubPosition) -> None:
    """Everybody is in the decks, all tokens are where they lie at the beginning."""
    values = pub.values
    characters = pub.seats * CLAN
    pub.goal = values.goal[pub.seats - 2]
    pub.where = _row(characters, IN_DECK)
    pub.crowd = _row(pub.spaces, 0)
    pub.at_entry = _row(pub.seats, NOBODY)
    pub.coins = _row(characters, 0)
    pub.beers = _row(characters, 0)
    pub.triples = _row(characters, 0)
    pub.loose = _row(pub.spaces, values.table_coins)
    pub.loose[ENTRY] = 0
    pub.pool = values.tokens - values.table_coins * pub.edition.tables
    pub.coins_left = values.tokens
    pub.triples_left = values.triples
    pub.unseen = _row(pub.seats, WHOLE_CLAN)
    pub.top = _row(pub.seats, NOBODY)
    pub.bottom = _row(pub.seats, 0)
    pub.out_plain = _row(pub.seats, 0)
    pub.out_triple = _row(pub.seats, 0)
    pub.side = _row(pub.seats, CARD_PLUS)
    pub.hand = _row(pub.seats, 0)
    pub.returned = _row(pub.seats, NOBODY)
    pub.push(FIRST, 0, 0)
    if pub.edition.is_2022:
        pub.push(BARKEEPER, 0, 0)


def choose_clans(pub: PubPosition, wishes: list[int]) -> None:
    """The rule `fp22-clans`: a wish counts if no earlier seat has it; whoever has none gets the first that is left."""
    free = list(range(len(CLANS)))
    chosen: list[int] = []
    for wish in wishes:
        if wish in free:
            free.remove(wish)
            chosen.append(wish)
        else:
            chosen.append(NOBODY)
    for seat, clan in enumerate(chosen):
        give_clan(pub, seat, free.pop(0) if clan == NOBODY else clan)


def give_clan(pub: PubPosition, seat: i64, clan: i64) -> None:
    pub.clans |= clan << (4 * seat)


def barkeeper_begins(pub: PubPosition, space: i64) -> None:
    pub.barkeeper = space
    telling.barkeeper_begins(pub, space)


def begin_with(pub: PubPosition, seat: i64) -> None:
    """The lot has fallen; beginning with the first player, everybody puts a character into the pub."""
    telling.first(pub, seat)
    pub.first = pub.turn = seat
    pub.push(TURN, seat, 0)
    if pub.events:
        in_turn(pub, RETURN, 0)
        in_turn(pub, DEAL, pub.values.dealt)
    in_turn(pub, PLACE, 0)


def in_turn(pub: PubPosition, step: i64, b: i64) -> None:
    """The same step for every seat, from the first player on."""
    for turn in range(pub.seats - 1, -1, -1):
        pub.push(step, (pub.first + turn) % pub.seats, b)


def bring_in(pub: PubPosition, seat: i64, character: i64) -> None:
    """A seat's first character: it rolls for a table (2022) or stands at the bar (2003)."""
    if pub.edition.is_2022:
        pub.put(character, COMING)
        pub.push(SIT_DOWN, character, 0)
    else:
        pub.push(TURN_UP, seat, 0)
        come_in(pub, character, pub.values.purse, rulebook.SETUP_03)


def sit_down(pub: PubPosition, character: i64, space: i64) -> None:
    """A table has been rolled; one that is taken is rolled for again."""
    if pub.crowd[space]:
        telling.table_taken(pub, character, space)
        pub.push(SIT_DOWN, character, 0)
        return
    give(pub, character, pub.values.purse)
    pub.put(character, space)
    telling.placed(pub, character)
    if FAMILY_OF[character] == SMALL:
        pick_up(pub, character, rulebook.FIFTH_COIN_22)


def is_undealt(pub: PubPosition, card: i64) -> bool:
    gone = pub.cards_played
    for hand in pub.hand:
        gone |= hand
    return not has(gone, card) and card not in pub.returned


def deal(pub: PubPosition, seat: i64, left: i64, card: i64) -> None:
    pub.hand[seat] |= only(card)
    telling.dealt(pub, seat, card)
    if left > 1:
        pub.push(DEAL, seat, left - 1)


def no_give_back(pub: PubPosition, seat: i64, card: i64) -> str:
    return "" if has(pub.hand[seat], card) else rulebook.DEAL_22


def give_back(pub: PubPosition, seat: i64, card: i64) -> None:
    """One of the cards dealt goes back into the box."""
    pub.hand[seat] &= ~only(card)
    pub.returned[seat] = card
    telling.returned(pub, seat, card)


def _row(length: i64, value: i64) -> vec[i64]:
    """That many numbers, all the same."""
    return vec[i64]([value] * length)
