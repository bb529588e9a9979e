"""The whole position as plain data, and reading it back."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.counts import count, counted
from alehouse.engine.messages import Json
from alehouse.engine.options import OptionValue
from alehouse.engine.reading import broken, choice, flag, items, mapping, number, numbers
from alehouse.games.bristol_1350.components import CART_SPACES, CARTS, CHARACTERS, DICE, FACES, NOBODY
from alehouse.games.bristol_1350.dumping.checking import check
from alehouse.games.bristol_1350.dumping.stories import read_remedies, read_symptoms
from alehouse.games.bristol_1350.position.chronicle import HAPPENINGS, LENGTHS, unpacked
from alehouse.games.bristol_1350.position.deeds import CIRCUMSTANCES, DEEDS, packed
from alehouse.games.bristol_1350.position.deeds import unpacked as split
from alehouse.games.bristol_1350.position.fates import ENDINGS, FATES
from alehouse.games.bristol_1350.steps import STEPS

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition

FLAGS: Final = ("characters", "chaos", "congregate", "cure", "alms", "alms_by_chicken", "ratzy")
MOST_ROUNDS: Final = 1 << 30


# Dumping


def dump(p: RoadPosition) -> dict[str, Json]:
    options: dict[str, Json] = dict(p.options())
    carts: list[Json] = []
    for cart in range(len(CARTS)):
        aboard: list[Json] = list(p.aboard(cart))
        carts.append({"pawns": aboard, "at": p.at[cart], "fate": FATES[p.fate[cart]]})
    order: list[Json] = [CARTS[cart] for cart in p.order]
    free: list[Json] = [count(p.free, face) for face in range(FACES)]
    locked: list[Json] = [count(p.locked, face) for face in range(FACES)]
    rolled: list[Json] = [] if p.rolled == NOBODY else [p.rolled, p.rolled_too]
    characters: list[Json] = [None if each == NOBODY else CHARACTERS[each] for each in p.character]
    return {
        "players": p.seats,
        "options": options,
        "carts": carts,
        "order": order,
        "free": free,
        "locked": locked,
        "round": p.round,
        "first": p.first,
        "turn": p.turn,
        "last_round": p.last_round,
        "rolled": rolled,
        "fresh": p.fresh,
        "characters": characters,
        "ending": ENDINGS[p.ending],
        "symptoms": _dump_chronicle(p.symptoms.chronicle),
        "remedies": _dump_chronicle(p.remedies.chronicle),
        "deeds": _dump_deeds(p.deeds),
        "stack": p.dump_stack(),
    }


def _dump_chronicle(chronicle: vec[i64]) -> list[Json]:
    found: list[Json] = []
    for happening in chronicle:
        entry: tuple[int, ...] = unpacked(happening)
        line: list[Json] = [HAPPENINGS[entry[0]]]
        line.extend(entry[1 : LENGTHS[entry[0]]])
        found.append(line)
    return found


def _dump_deeds(deeds: vec[i64]) -> list[Json]:
    """Each as who, when, what and the circumstances, see deeds.py."""
    found: list[Json] = []
    for deed in deeds:
        seat, when, what = split(deed)
        found.append([seat, when, DEEDS[what // CIRCUMSTANCES], what % CIRCUMSTANCES])
    return found


# Reading


def read_options(data: Json) -> dict[str, OptionValue]:
    """The options of a dumped position."""
    chosen = mapping(data, "options")
    options: dict[str, OptionValue] = {name: flag(chosen, name) for name in FLAGS}
    options["starting_remedies"] = number(chosen, "starting_remedies", 0, 1)
    return options


def read(p: RoadPosition, data: Json) -> None:
    """Take over what was dumped into a position that has just been laid out; nothing besides may be there."""
    _read_road(p, data)
    read_symptoms(p, data)
    read_remedies(p, data)
    _read_deeds(p, data)
    STEPS.read(p, data)
    if json.dumps(dump(p), sort_keys=True) != json.dumps(data, sort_keys=True):
        raise broken("position", ", ".join(mapping({"position": data}, "position")))
    check(p)
    p.settle()


def _read_road(p: RoadPosition, data: Json) -> None:
    colours = {name: cart for cart, name in enumerate(CARTS)}
    fates = {name: fate for fate, name in enumerate(FATES)}
    for cart, each in enumerate(items(data, "carts", len(CARTS))):
        for pawn in numbers(each, "pawns", 0, p.pawns - 1):
            if p.where[pawn] != NOBODY or p.crowd[cart] == CART_SPACES:
                raise broken("carts", str(pawn))
            p.put(pawn, cart)
        p.at[cart] = number(each, "at", 0, p.values.road + DICE)
        p.fate[cart] = choice(each, "fate", fates)
    p.order = vec[i64]([choice({"order": name}, "order", colours) for name in items(data, "order")])
    p.free = _read_dice(data, "free")
    p.locked = _read_dice(data, "locked")
    p.round = number(data, "round", 0, MOST_ROUNDS)
    p.first = number(data, "first", NOBODY, p.pawns - 1)
    p.turn = number(data, "turn", NOBODY, p.pawns - 1)
    p.last_round = flag(data, "last_round")
    if numbers(data, "rolled", 0, FACES - 1):
        p.rolled, p.rolled_too = numbers(data, "rolled", 0, FACES - 1, 2)
    p.fresh = number(data, "fresh", 0, p.values.hand_limit + 1)
    known = {name: character for character, name in enumerate(CHARACTERS)}
    for seat, name in enumerate(items(data, "characters", p.seats)):
        if name is not None:
            p.character[seat] = choice({"characters": name}, "characters", known)
    p.ending = choice(data, "ending", {name: ending for ending, name in enumerate(ENDINGS)})


def _read_deeds(p: RoadPosition, data: Json) -> None:
    """Who did what; nobody before the one who did something earlier, and all after what the cards tell of."""
    known = {name: deed for deed, name in enumerate(DEEDS)}
    before = 0
    for each in items(data, "deeds"):
        if not isinstance(each, list) or len(each) != 4:
            raise broken("deeds", str(each))
        line: dict[str, Json] = dict(zip(("seat", "when", "deeds", "circumstances"), each))
        seat = number(line, "seat", 0, p.seats - 1)
        before = number(line, "when", before, len(p.symptoms.chronicle))
        deed = choice(line, "deeds", known)
        circumstances = number(line, "circumstances", 0, CIRCUMSTANCES - 1)
        p.deeds = append(p.deeds, packed(seat, before, deed, circumstances))


def _read_dice(data: Json, key: str) -> i64:
    shown = numbers(data, key, 0, DICE, FACES)
    return counted([face for face in range(FACES) for _ in range(shown[face])])
