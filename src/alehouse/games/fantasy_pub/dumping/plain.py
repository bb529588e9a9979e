"""The whole position as plain data, and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.bits import each_of, set_of
from alehouse.engine.counts import count, one
from alehouse.engine.messages import Json
from alehouse.engine.reading import broken, choice, flag, items, mapping, number, numbers
from alehouse.games.fantasy_pub.components import (
    CARD_PLUS,
    CARDS,
    CLAN,
    CLANS,
    COUNT_OF,
    EXTRA_TURN,
    IN_DECK,
    MOST_BEERS,
    NOBODY,
    OPEN,
)
from alehouse.games.fantasy_pub.dumping.checking import PLACES, check, with_coin_up
from alehouse.games.fantasy_pub.rules.backs import POOL, WHOLE, on_character, on_space
from alehouse.games.fantasy_pub.rules.decks import known_bottom, lies_in, put_under
from alehouse.games.fantasy_pub.rules.setup import give_clan, open_pub
from alehouse.games.fantasy_pub.steps import dump_names

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


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
        pub.goal = number(data, "target", 1, max(MOST_BEERS, int(pub.goal)))
        pub.out_plain = _row(numbers(data, "collected", 0, int(pub.values.tokens), int(pub.seats)))
    pub.coins_left = with_coin_up(pub)
    check(pub)
    pub.settle()
    found = dump(pub)
    for key in data:
        if key not in found or found[key] != data[key]:
            raise broken(key, str(data[key]))
    for key in found:
        if key not in data:
            raise broken(key, "-")


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
