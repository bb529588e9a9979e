"""The whole position as plain data, read back and checked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.bits import each_of, has, set_of
from alehouse.engine.counts import count, one
from alehouse.engine.messages import Json
from alehouse.engine.reading import broken, choice, flag, items, mapping, number, numbers
from alehouse.games.fantasy_pub.components import (
    CARD_PLUS,
    CARDS,
    CLAN,
    CLANS,
    COMING,
    COUNT_OF,
    ENTRY,
    EXTRA_TURN,
    FAMILY_OF,
    FIRST_OF,
    IN_DECK,
    NOBODY,
    OPEN,
    OUT,
    OWNER_OF,
)
from alehouse.games.fantasy_pub.rules.backs import POOL, WHOLE, coins_at, on_character, on_space
from alehouse.games.fantasy_pub.rules.decks import has_deck, known_bottom, lies_in, put_under
from alehouse.games.fantasy_pub.rules.seating import placed
from alehouse.games.fantasy_pub.rules.setup import give_clan, open_pub
from alehouse.games.fantasy_pub.steps import (
    ACT,
    BARKEEPER,
    CARD_BEER,
    CARD_CHARACTER,
    CARD_OTHER,
    CARD_REROLL,
    CARD_TABLE,
    CARD_WAY,
    DEAL,
    DRINK,
    ENTERS,
    FIRST,
    GIVEN,
    INVITE,
    LEAVE,
    NEWCOMER,
    PLACE,
    RETURN,
    ROLL,
    SIT_DOWN,
    STEPS_2022,
    TURN,
    TURN_UP,
    dump_names,
)

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition

PLACES = {OUT: "out", COMING: "coming"}

_BEGINNING = (BARKEEPER, FIRST, PLACE, SIT_DOWN, DEAL, RETURN, TURN_UP)
_STEPS_2003 = (FIRST, PLACE, TURN, ROLL, ACT, TURN_UP)


def dump(pub: PubPosition) -> dict[str, Json]:
    """Everything; the keys of the other edition are left out."""
    names = dump_names(pub.edition)
    characters: dict[str, Json] = {}
    for character, space in enumerate(pub.where):
        if space != IN_DECK:
            characters[names[character]] = _dump_character(pub, character, space)
    decks: list[Json] = []
    for seat in range(pub.seats):
        top = pub.top[seat]
        unseen: dict[str, Json] = {
            name: count(pub.unseen[seat], family) for family, name in enumerate(pub.edition.families)
        }
        bottom: list[Json] = [names[character] for character in known_bottom(pub, seat)]
        decks.append({"top": None if top == NOBODY else names[top], "unseen": unseen, "bottom": bottom})
    data: dict[str, Json] = {
        "players": int(pub.seats),
        "first": int(pub.first),
        "turn": int(pub.turn),
        "characters": characters,
        "loose": list(pub.loose),
        "pool": int(pub.pool),
        "dice": list(pub.dice),
        "acted": pub.acted,
        "decks": decks,
        "stack": pub.dump_stack(),
    }
    if pub.edition.is_2022:
        data["clans"] = [CLANS[pub.clan_of(seat)] for seat in range(pub.seats)]
        data["events"] = pub.events
        data["barkeeper"] = int(pub.barkeeper)
        data["triples_left"] = int(pub.triples_left)
        data["backs"] = _dump_backs(pub)
        data["moved"] = [names[character] for character in each_of(pub.moved)]
        data["side"] = list(pub.side)
        data["hands"] = [_cards(hand) for hand in pub.hand]
        data["returned"] = [None if card == NOBODY else CARDS[card] for card in pub.returned]
        data["played"] = _cards(pub.cards_played)
        data["closing"] = int(pub.closing)
        data["home"] = [names[character] for character in pub.home]
        data["out_plain"] = list(pub.out_plain)
        data["out_triple"] = list(pub.out_triple)
    else:
        data["target"] = int(pub.goal)
        data["collected"] = list(pub.out_plain)
    return data


def _dump_character(pub: PubPosition, character: int, space: int) -> dict[str, Json]:
    data: dict[str, Json] = {
        "space": PLACES.get(space, space),
        "coins": int(pub.coins[character]),
        "beers": int(pub.beers[character]),
    }
    if pub.edition.is_2022:
        data["triples"] = int(pub.triples[character])
    return data


def _dump_backs(pub: PubPosition) -> Json:
    """Each place's share of the triple beers that are still hidden; nothing while every coin is as good as another."""
    if not len(pub.backs):
        return None
    names = dump_names(pub.edition)
    spaces: list[Json] = [int(pub.backs[on_space(space)]) for space in range(pub.spaces)]
    characters: dict[str, Json] = {
        names[character]: int(pub.backs[on_character(character)]) for character, coins in enumerate(pub.coins) if coins
    }
    return {"pool": int(pub.backs[POOL]), "spaces": spaces, "characters": characters}


def _cards(cards: int) -> list[Json]:
    return [CARDS[card] for card in each_of(cards)]


# Reading


def read(pub: PubPosition, data: dict[str, Json]) -> None:
    """Take over what was dumped, check it, and find out who is to move."""
    open_pub(pub)
    _read_pub(pub, data)
    if pub.edition.is_2022:
        _read_2022(pub, data)
    else:
        pub.goal = number(data, "target", 1, int(pub.values.tokens))
        pub.out_plain = _row(numbers(data, "collected", 0, int(pub.values.tokens), int(pub.seats)))
    pub.coins_left = _with_coin_up(pub)
    check(pub)
    pub.settle()
    found = dump(pub)
    for key in data:
        if key not in found or found[key] != data[key]:
            raise broken(key, str(data[key]))


def _read_pub(pub: PubPosition, data: dict[str, Json]) -> None:
    seats, tokens = int(pub.seats), int(pub.values.tokens)
    names = {name: character for character, name in enumerate(dump_names(pub.edition)[: seats * CLAN])}
    pub.first = number(data, "first", 0, seats - 1)
    pub.turn = number(data, "turn", 0, seats - 1)
    characters = mapping(data, "characters")
    for name in characters:
        if name not in names:
            raise broken("characters", name)
        _read_character(pub, names[name], mapping(characters, name))
    pub.loose = _row(numbers(data, "loose", 0, tokens, int(pub.spaces)))
    pub.pool = number(data, "pool", 0, tokens)
    dice = numbers(data, "dice", 1, 6)
    if len(dice) > 2:
        raise broken("dice", str(sorted(dice)))
    pub.take_dice(dice[0] if dice else 0, dice[1] if len(dice) > 1 else 0)
    pub.acted = flag(data, "acted")
    for seat, deck in enumerate(items(data, "decks", seats)):
        if not isinstance(deck, dict):
            raise broken("decks", str(deck))
        pub.top[seat] = NOBODY if deck.get("top") is None else choice(deck, "top", names)
        unseen = mapping(deck, "unseen")
        for family, name in enumerate(pub.edition.families):
            pub.unseen[seat] -= (COUNT_OF[family] - number(unseen, name, 0, COUNT_OF[family])) * one(family)
        for lower in items(deck, "bottom"):
            # Characters of its own clan, each once.
            who = choice({"bottom": lower}, "bottom", names) - seat * CLAN
            if not 0 <= who < CLAN or lies_in(pub.bottom[seat], who):
                raise broken("bottom", str(lower))
            pub.bottom[seat] = put_under(pub.bottom[seat], who)
    pub.step_table.read(pub, data)


def _read_character(pub: PubPosition, character: int, data: dict[str, Json]) -> None:
    for place, name in PLACES.items():
        if data.get("space") == name:
            pub.put(character, place)
            break
    else:
        pub.put(character, number(data, "space", 0, int(pub.edition.tables)))
    pub.coins[character] = number(data, "coins", 0, int(pub.values.tokens))
    pub.beers[character] = number(data, "beers", 0, int(pub.values.last_beer) - 1)
    if pub.edition.is_2022:
        pub.triples[character] = number(data, "triples", 0, pub.beers[character])


def _read_2022(pub: PubPosition, data: dict[str, Json]) -> None:
    seats = int(pub.seats)
    names = {name: character for character, name in enumerate(dump_names(pub.edition)[: seats * CLAN])}
    cards = {name: card for card, name in enumerate(CARDS)}
    clans = {name: clan for clan, name in enumerate(CLANS)}
    for seat, name in enumerate(items(data, "clans", seats)):
        give_clan(pub, seat, choice({"clans": name}, "clans", clans))
    pub.events = flag(data, "events")
    pub.barkeeper = number(data, "barkeeper", 0, int(pub.edition.tables))
    pub.triples_left = number(data, "triples_left", 0, int(pub.values.triples))
    if data.get("backs") is not None:
        _read_backs(pub, mapping(data, "backs"), names)
    pub.moved = set_of(choice({"moved": name}, "moved", names) for name in items(data, "moved"))
    pub.side = _row(numbers(data, "side", 0, CARD_PLUS, seats))
    for seat, hand in enumerate(items(data, "hands", seats)):
        pub.hand[seat] = set_of(choice({"hands": name}, "hands", cards) for name in items({"hands": hand}, "hands"))
    for seat, name in enumerate(items(data, "returned", seats)):
        if name is not None:
            pub.returned[seat] = choice({"returned": name}, "returned", cards)
    pub.cards_played = set_of(choice({"played": name}, "played", cards) for name in items(data, "played"))
    pub.closing = number(data, "closing", OPEN, EXTRA_TURN)
    pub.home = _row(choice({"home": name}, "home", names) for name in items(data, "home"))
    pub.out_plain = _row(numbers(data, "out_plain", 0, int(pub.values.tokens), seats))
    pub.out_triple = _row(numbers(data, "out_triple", 0, int(pub.values.triples), seats))


def _read_backs(pub: PubPosition, data: dict[str, Json], names: dict[str, int]) -> None:
    most = WHOLE * int(pub.values.tokens)
    spaces = numbers(data, "spaces", 0, most, int(pub.spaces))
    shares = [number(data, "pool", 0, most), *spaces, *[0] * len(names)]
    characters = mapping(data, "characters")
    for name in characters:
        shares[on_character(choice({"characters": name}, "characters", names))] = number(characters, name, 0, most)
    pub.backs = _row(shares)


def _row(many: Iterable[int]) -> vec[i64]:
    return vec[i64](many)


# Checking


def check(pub: PubPosition) -> None:
    """Every component is somewhere, and the numbers fit each other."""
    _check_tokens(pub)
    _check_characters(pub)
    _check_order(pub)
    if pub.edition.is_2022:
        if len({pub.clan_of(seat) for seat in range(pub.seats)}) < pub.seats:
            raise broken("clans", pub.edition.prefix)
        _check_cards(pub)
        _check_stack(pub)
        if sorted(pub.home) != placed(pub, OUT):
            raise broken("home", str(len(pub.home)))
        if (pub.closing == OPEN) != (len(pub.home) < pub.goal):
            raise broken("closing", str(pub.closing))
    else:
        _check_2003(pub)


def _check_tokens(pub: PubPosition) -> None:
    taken = sum(pub.out_plain) + sum(pub.out_triple)
    if taken + _with_coin_up(pub) + sum(pub.beers) != pub.values.tokens:
        raise broken("pool", str(pub.pool))
    if min(pub.coins) < 0 or min(pub.beers) < 0 or max(pub.beers) >= pub.values.last_beer or pub.pool < 0:
        raise broken("characters", str(pub.pool))
    if pub.triples_left + sum(pub.triples) + sum(pub.out_triple) != pub.values.triples:
        raise broken("triples_left", str(pub.triples_left))
    if pub.coins_left != _with_coin_up(pub) or pub.triples_left > pub.coins_left:
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


def _with_coin_up(pub: PubPosition) -> int:
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


def _check_order(pub: PubPosition) -> None:
    """A turn, or the beginning, lies lowest on the stack, and on it only what belongs there, each once."""
    steps = [step for step, _, _ in pub.stack]
    if steps:
        if steps[0] == ACT:
            fits = not any(step in _BEGINNING[:-1] or step in (TURN, ACT) for step in steps[1:])
        else:
            fits = steps[0] in (FIRST, TURN) and all(step in _BEGINNING for step in steps[1:])
        if not fits or ROLL in steps[:-1] or len({(step, a) for step, a, _ in pub.stack}) != len(steps):
            raise broken("stack", ", ".join(pub.step_table.names[step] for step in steps))


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


def _check_stack(pub: PubPosition) -> None:
    """Whatever lies on the stack must be about somebody or something that is there."""
    if not len(pub.steps) and pub.closing != EXTRA_TURN:
        raise broken("stack", "-")
    steps = [step for step, _, _ in pub.stack]
    for step, a, b in pub.stack:
        if step == TURN_UP or not _fits(pub, step, a, b):
            raise broken("stack", STEPS_2022.names[step])
    if (pub.barkeeper == 0) != (BARKEEPER in steps):
        raise broken("barkeeper", str(pub.barkeeper))
    if len(placed(pub, COMING)) != steps.count(SIT_DOWN):
        raise broken("characters", PLACES[COMING])


def _fits(pub: PubPosition, step: int, a: int, b: int) -> bool:
    if step == SIT_DOWN:
        return a in placed(pub, COMING)
    if step == DEAL:
        return b <= pub.values.dealt
    if step == DRINK:
        return _is_inside(pub, a) and (b != GIVEN or pub.pool > 0)
    if step == INVITE:
        return _is_inside(pub, a) and pub.coins[a] > 0 and _is_inside(pub, b)
    if step == ENTERS:
        return a <= pub.values.entry_coins and has_deck(pub, pub.turn)
    if step == NEWCOMER:
        return has_deck(pub, pub.turn)
    if step == LEAVE:
        return pub.closing != OPEN and a == pub.at_entry[pub.turn] and has(pub.moved, a) and pub.may_go_home(a)
    if step == CARD_WAY:
        return _is_inside(pub, a)
    if step in (CARD_CHARACTER, CARD_TABLE):
        return has(pub.cards_played, a)
    if step == CARD_OTHER:
        return has(pub.cards_played, a) and _is_inside(pub, b)
    if step == CARD_BEER:
        return has(pub.cards_played, a) and _is_inside(pub, b) and 0 < pub.triples[b] < pub.beers[b]
    return step != CARD_REROLL or not pub.high


def _is_inside(pub: PubPosition, character: int) -> bool:
    return character < len(pub.where) and pub.where[character] >= 0


def _check_2003(pub: PubPosition) -> None:
    if min(pub.where) < IN_DECK:
        raise broken("characters", ", ".join(PLACES[place] for place in pub.where if place < IN_DECK))
    turning: set[int] = set()
    for step, a, _ in pub.stack:
        if step not in _STEPS_2003:
            raise broken("stack", pub.step_table.names[step])
        if step == FIRST:
            turning = set(range(pub.seats))
        elif step in (PLACE, TURN_UP):
            turning.add(a)
    for seat in range(pub.seats):
        # The top of a pile lies open, unless it is just being turned up.
        if (pub.top[seat] != NOBODY) == (seat in turning) and (seat in turning or has_deck(pub, seat)):
            raise broken("top", pub.edition.prefix)
    if (max(pub.out_plain) < pub.goal) != (len(pub.steps) > 0):
        raise broken("stack", str(max(pub.out_plain)))
