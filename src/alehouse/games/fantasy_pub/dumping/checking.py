"""Whether everything in a position fits: every component is somewhere, and the numbers fit each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alehouse.engine.bits import each_of
from alehouse.engine.counts import count
from alehouse.engine.reading import broken
from alehouse.games.fantasy_pub.components import (
    CLAN,
    COMING,
    COUNT_OF,
    ENTRY,
    FAMILY_OF,
    FIRST_OF,
    IN_DECK,
    NOBODY,
    OPEN,
    OUT,
    OWNER_OF,
)
from alehouse.games.fantasy_pub.dumping.stack import check_stack
from alehouse.games.fantasy_pub.rules.backs import WHOLE, coins_at
from alehouse.games.fantasy_pub.rules.decks import has_deck, known_bottom
from alehouse.games.fantasy_pub.rules.seating import placed
from alehouse.games.fantasy_pub.steps import FIRST, PLACE, TURN_UP, dump_names

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition

PLACES = {OUT: "out", COMING: "coming"}


def check(pub: PubPosition) -> None:
    """Every component is somewhere, and what is being decided can be."""
    _check_tokens(pub)
    _check_characters(pub)
    if pub.edition.is_2022:
        _check_clans(pub)
        _check_cards(pub)
    else:
        _check_2003(pub)
    check_stack(pub)


def check_end(pub: PubPosition) -> None:
    """Not more tokens are out of play than random games ever see: enough are left for the game to come to its end.

    A position that does not pass may well be looked at or played on, but nobody knows for how long.
    """
    values = pub.values
    if sum(pub.loose) > values.table_coins * pub.edition.tables + values.tokens // 4:
        raise broken("loose", str(sum(pub.loose)))
    outside = sum(pub.out_plain) + sum(pub.out_triple)
    if pub.edition.is_2022 and pub.closing == OPEN and outside > (pub.goal - 1) * (values.last_beer - 1):
        raise broken("out_plain", str(outside))


def _check_tokens(pub: PubPosition) -> None:
    taken = sum(pub.out_plain) + sum(pub.out_triple)
    if taken + with_coin_up(pub) + sum(pub.beers) != pub.values.tokens:
        raise broken("pool", str(pub.pool))
    if min(pub.coins) < 0 or min(pub.beers) < 0 or max(pub.beers) >= pub.values.last_beer or pub.pool < 0:
        raise broken("characters", str(pub.pool))
    if pub.triples_left + sum(pub.triples) + sum(pub.out_triple) != pub.values.triples:
        raise broken("triples_left", str(pub.triples_left))
    if pub.coins_left != with_coin_up(pub) or pub.triples_left > pub.coins_left:
        raise broken("triples_left", str(pub.triples_left))
    if len(pub.backs):
        _check_backs(pub)
    if any(triples > beers for triples, beers in zip(pub.triples, pub.beers)):
        raise broken("triples", str(list(pub.triples)))


def _check_backs(pub: PubPosition) -> None:
    """All shares are what is hidden, none is more than its coins, and there is something that is not known."""
    fits = all(share <= coins_at(pub, place) * WHOLE for place, share in enumerate(pub.backs))
    if not fits or sum(pub.backs) != pub.triples_left * WHOLE or not 0 < pub.triples_left < pub.coins_left:
        raise broken("backs", str(sum(pub.backs)))


def with_coin_up(pub: PubPosition) -> int:
    return int(pub.pool) + sum(pub.coins) + sum(pub.loose)


def _check_characters(pub: PubPosition) -> None:
    names = dump_names(pub.edition)
    for seat in range(pub.seats):
        known = [*known_bottom(pub, seat), *([] if pub.top[seat] == NOBODY else [pub.top[seat]])]
        if len(set(known)) != len(known):
            raise broken("bottom", ", ".join(names[character] for character in known))
        for family, many in enumerate(COUNT_OF):
            first = seat * CLAN + FIRST_OF[family]
            in_deck = sum(1 for each in range(first, first + many) if pub.where[each] == IN_DECK)
            listed = sum(1 for each in known if first <= each < first + many)
            if in_deck != listed + count(pub.unseen[seat], family):
                raise broken("decks", pub.edition.families[family])
        if any(character // CLAN != seat or pub.where[character] != IN_DECK for character in known):
            raise broken("bottom", ", ".join(names[character] for character in known))
    for character, space in enumerate(pub.where):
        if space < 0 and (pub.coins[character] or pub.beers[character]):
            raise broken("characters", names[character])
    for space in range(pub.spaces):
        # One of each clan at the entry; at a table all of one family, or all of different ones.
        there = [character for character, place in enumerate(pub.where) if place == space]
        kinds = {OWNER_OF[each] if space == ENTRY else FAMILY_OF[each] for each in there}
        if len(kinds) != len(there) and (space == ENTRY or len(kinds) > 1):
            raise broken("characters", ", ".join(names[each] for each in there))


def _check_clans(pub: PubPosition) -> None:
    if len({pub.clan_of(seat) for seat in range(pub.seats)}) < pub.seats:
        raise broken("clans", pub.edition.prefix)
    if sorted(pub.home) != placed(pub, OUT):
        raise broken("home", str(len(pub.home)))
    if (pub.closing == OPEN) != (len(pub.home) < pub.goal):
        raise broken("closing", str(pub.closing))


def _check_cards(pub: PubPosition) -> None:
    """No card is in two places, and nobody has more than were dealt."""
    held = [card for hand in pub.hand for card in each_of(hand)]
    everywhere = [*each_of(pub.cards_played), *held, *(card for card in pub.returned if card != NOBODY)]
    most = int(pub.values.dealt * pub.seats) if pub.events else 0
    if len(set(everywhere)) != len(everywhere) or len(everywhere) > most:
        raise broken("hands", str(len(everywhere)))
    for seat, hand in enumerate(pub.hand):
        if len(each_of(hand)) > pub.values.dealt - (pub.returned[seat] != NOBODY):
            raise broken("hands", str(len(each_of(hand))))
    for character in pub.top:
        # The decks lie face down.
        if character != NOBODY:
            raise broken("top", dump_names(pub.edition)[character])


def _check_2003(pub: PubPosition) -> None:
    if min(pub.where) < IN_DECK:
        raise broken("characters", ", ".join(PLACES[place] for place in pub.where if place < IN_DECK))
    turning: set[int] = set()
    for step, a, _ in pub.stack:
        if step == FIRST:
            turning = set(range(pub.seats))
        elif step in (PLACE, TURN_UP):
            turning.add(a)
    for seat in range(pub.seats):
        # The top of a pile lies open, unless it is just being turned up.
        if (pub.top[seat] != NOBODY) == (seat in turning) and (seat in turning or has_deck(pub, seat)):
            raise broken("top", pub.edition.prefix)
    won = [seat for seat in range(pub.seats) if pub.out_plain[seat] >= pub.goal]
    if won != ([] if len(pub.steps) else [pub.turn]):
        raise broken("stack", str(max(pub.out_plain)))
