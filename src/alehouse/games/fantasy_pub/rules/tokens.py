"""Tokens on their way: coins between the pool, the spaces and the characters, coins that become beers, and back.

Nothing else moves a token, so that the counts of a place and what its coins may hide (`backs`) go together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.games.fantasy_pub.components import OWNER_OF
from alehouse.games.fantasy_pub.rules.backs import POOL, carry, on_character, on_space, turn_back, turn_over

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


def give(pub: PubPosition, character: i64, coins: i64) -> i64:
    """A character gets that many coins from the pool, or all that there are; how many."""
    if coins > pub.pool:
        coins = pub.pool
    carry(pub, POOL, on_character(character), coins)
    pub.pool -= coins
    pub.coins[character] += coins
    return coins


def lay(pub: PubPosition, space: i64) -> i64:
    """A coin from the pool, if there is one, is laid on a space; how many."""
    if not pub.pool:
        return 0
    carry(pub, POOL, on_space(space), 1)
    pub.pool -= 1
    pub.loose[space] += 1
    return 1


def take_up(pub: PubPosition, character: i64) -> None:
    """A character takes a coin from the space where it is."""
    space = pub.where[character]
    carry(pub, on_space(space), on_character(character), 1)
    pub.loose[space] -= 1
    pub.coins[character] += 1


def lay_down(pub: PubPosition, character: i64) -> None:
    """A character leaves a coin on the space where it is."""
    space = pub.where[character]
    carry(pub, on_character(character), on_space(space), 1)
    pub.coins[character] -= 1
    pub.loose[space] += 1


def hand_over(pub: PubPosition, giver: i64, taker: i64) -> None:
    carry(pub, on_character(giver), on_character(taker), 1)
    pub.coins[giver] -= 1
    pub.coins[taker] += 1


def pay_back(pub: PubPosition, character: i64) -> None:
    """All coins of a character go back to the pool."""
    carry(pub, on_character(character), POOL, pub.coins[character])
    pub.pool += pub.coins[character]
    pub.coins[character] = 0


def pour(pub: PubPosition, place: i64, receiver: i64, triple: bool) -> None:
    """A coin of a place is turned over, and is a beer on a character."""
    turn_over(pub, place, triple)
    if place == POOL:
        pub.pool -= 1
    else:
        pub.coins[place - on_character(0)] -= 1
    pub.beers[receiver] += 1
    if triple:
        # The rule `fp22-triple`.
        pub.triples[receiver] += 1


def sober_up(pub: PubPosition, character: i64, triple: bool) -> None:
    """A beer of a character is a coin of its own again."""
    turn_back(pub, on_character(character), 1, 1 if triple else 0)
    pub.coins[character] += 1
    _lose_beers(pub, character, 1, 1 if triple else 0)


def pour_away(pub: PubPosition, character: i64, beers: i64, triples: i64) -> None:
    """Beers of a character go back to the pool as coins."""
    if beers:
        turn_back(pub, POOL, beers, triples)
        pub.pool += beers
        _lose_beers(pub, character, beers, triples)


def take_out(pub: PubPosition, character: i64) -> None:
    """All beers of a character are kept by its owner."""
    seat = OWNER_OF[character]
    pub.out_plain[seat] += pub.beers[character] - pub.triples[character]
    pub.out_triple[seat] += pub.triples[character]
    _lose_beers(pub, character, pub.beers[character], pub.triples[character])


def _lose_beers(pub: PubPosition, character: i64, beers: i64, triples: i64) -> None:
    pub.beers[character] -= beers
    pub.triples[character] -= triples
