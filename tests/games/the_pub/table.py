"""A small language for setting up the pub, playing in it in notation, and looking at what came of it.

    p = pub('''
        .  .  .  .  .  .  ?
        .  .  .  .  .  .  .
        S  D─ B┼ .  .  .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
    ''', at={1: "b3"}, alcohol={1: 4})
    play(p, "move e", "bathroom")
    assert alcohol(p, 1) == 1

A tile is its kind (D drink, B bathroom, E event, P pub) and its ways as lines; `.` is a gap, `S` the start, `?` a
face-down exit, and `w`, `h`, `d` are the window, the hedge and the duct, face up; where they lie says whether it is a
pub with far or with even exits. Seats are counted from 1. `exits` says what the personal exits name, seat by seat. What
is not named is in the box, the shaker or the bag. `game` may be a variant, with another box.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import alehouse
from alehouse import CHANCE, PUBLIC, FastLuck, Game, Luck, Position
from alehouse.engine.events import Event
from alehouse.engine.messages import Message
from alehouse.engine.views import Choice
from alehouse.text import speech

GAME = alehouse.game("the-pub")
EMPTY = """
    .  .  .  .  .  .  ?
    .  .  .  .  .  .  .
    S  .  .  .  .  .  ?
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ?
"""
EVEN = """
    .  .  .  .  ?  .  .
    .  .  .  .  .  .  .
    S  .  .  .  .  .  ?
    .  .  .  .  .  .  .
    .  .  .  .  ?  .  .
"""
EXIT_SPACES = {"far": ["g1", "g3", "g5"], "even": ["e1", "g3", "e5"]}
LINES = {"┼": "nesw", "├": "nes", "┴": "new", "┤": "nsw", "┬": "esw", "│": "ns", "─": "ew"}
LINES |= {"└": "ne", "┌": "es", "┘": "nw", "┐": "sw"}
SHAPES = {4: "crossing", 3: "tee"}
KINDS = {"D": "drink", "B": "bathroom", "E": "event", "P": "pub"}
WAYS_OUT = {"w": "window", "h": "hedge", "d": "duct"}
SHOTS = ("acqua", "jin-lemon", "mojito", "bloody-mary")
TAKE_AWAYS = ("birra", "negroeni", "froccs-spritz", "sex-on-the-beach", "vodkabull", "jager")


# Setting up


def pub(
    tiles: str = EMPTY,
    players: int = 3,
    exits: str = "whdwhd",
    at: Mapping[int, str] | None = None,
    alcohol: Mapping[int, int] | None = None,
    kept: Mapping[int, Sequence[str]] | None = None,
    indigestible: Mapping[int, str] | None = None,
    marker: Mapping[int, str] | None = None,
    shaker: Sequence[str] | None = None,
    bag: Sequence[str] | None = None,
    box: Sequence[str] | None = None,
    turn: int = 1,
    actions: int = 2,
    round: int = 1,
    game: Game = GAME,
) -> Position:
    """A pub in the middle of somebody's turn. A `shaker` or `bag` holds just what is named, the rest is discarded.

    A `box` holds just the tiles named: the others lie where nobody can see them, in the hands of a test.
    """
    tokens = tiles.split()
    plan = "far" if tokens[6] in "?whd" else "even"
    data: dict[str, Any] = dict(game.start(players, exits=plan).dump())
    data.update(turn=turn - 1, first=0, round=round, actions_left=actions, stack=[{"step": "act"}])
    _lay(data, tokens, EXIT_SPACES[plan])
    for seat in range(1, players + 1):
        each = data["seats"][seat - 1]
        each["space"] = (at or {}).get(seat, "a3")
        each["alcohol"] = (alcohol or {}).get(seat, each["alcohol"])
        each["marker"] = (marker or {}).get(seat)
        each["indigestible"] = (indigestible or {}).get(seat)
        each["kept"] = {name: list((kept or {}).get(seat, ())).count(name) for name in TAKE_AWAYS}
        each["kept"] = {name: count for name, count in each["kept"].items() if count}
        data["personal_exits"][seat - 1]["way"] = WAYS_OUT[exits[seat - 1]]
        _take(data["shaker"], each["indigestible"])
        for name in (kept or {}).get(seat, ()):
            _take(data["shaker"], name)
        _rule_out(data, seat - 1, EXIT_SPACES[plan])
    if shaker is not None:
        data["discards"], data["shaker"] = data["shaker"], {}
        for name in sorted(shaker, key=list(data["discards"]).index):
            _take(data["discards"], name)
            data["shaker"][name] = data["shaker"].get(name, 0) + 1
    if bag is not None:
        data["past"], data["bag"] = data["bag"], {}
        for name in sorted(bag, key=list(data["past"]).index):
            _take(data["past"], name)
            data["bag"][name] = data["bag"].get(name, 0) + 1
    position = game.load(data)
    if box is not None:
        _leave_in_box(position, box)
    return position


def _lay(data: dict[str, Any], tokens: Sequence[str], exits: list[str]) -> None:
    assert len(tokens) == 35, f"{len(tokens)} spaces"
    for number, token in enumerate(tokens):
        space = "abcdefg"[number % 7] + str(number // 7 + 1)
        if token[0] in KINDS:
            kind, ways = KINDS[token[0]], LINES[token[1]]
            shape = SHAPES.get(len(ways), "straight" if ways in ("ns", "ew") else "bend")
            _take(data["box"], f"{kind}-{shape}")
            data["tiles"][space] = {"kind": kind, "ways": ways}
        elif token in WAYS_OUT:
            data["exits"][exits.index(space)].update(way=WAYS_OUT[token], up=True)
        else:
            assert token in ".S?", token


def _rule_out(data: dict[str, Any], seat: int, exits: list[str]) -> None:
    """Whoever stands on an exit and has not won has shown that it is not theirs."""
    space = data["seats"][seat]["space"]
    if space in exits:
        data["personal_exits"][seat]["ruled_out"] = [data["exits"][exits.index(space)]["way"]]


def _take(counts: dict[str, int], name: str | None) -> None:
    if name is not None:
        counts[name] -= 1
        if not counts[name]:
            del counts[name]


def _leave_in_box(position: Position, names: Sequence[str]) -> None:
    """Take the other tiles away: no game comes to that so early, but the rules do not mind."""
    from alehouse.games.the_pub.components.pieces import IN_BOX, TILE_NAMES
    from alehouse.games.the_pub.position.pub import PubPosition
    from alehouse.games.the_pub.rules.tiles import look_around

    assert isinstance(position, PubPosition)
    for tile, name in enumerate(TILE_NAMES):
        position.stock[IN_BOX + tile] = list(names).count(name)
    look_around(position)


def listening(position: Position) -> Position:
    position.listen()
    return position


# Playing


def play(position: Position, *notations: str) -> Position:
    for notation in notations:
        position.play(position.game.action(notation))
    return position


def legal(position: Position) -> set[str]:
    return {str(action) for action in position.legal()}


def chances(position: Position) -> dict[str, int]:
    return {str(outcome): weight for outcome, weight in position.chances()}


def why_not(position: Position, notation: str) -> str:
    """The rule in the way; empty if none is."""
    refusal = position.why_not(position.game.action(notation))
    return refusal.rule if refusal is not None else ""


# Looking


def mover(position: Position) -> int:
    """The seat to move, counted from 1."""
    assert position.to_move >= 0, "chance is to move" if position.to_move == CHANCE else "it is over"
    return position.to_move + 1


def dumped(position: Position) -> Any:
    return position.dump()


def seat(position: Position, number: int) -> Any:
    return dumped(position)["seats"][number - 1]


def at(position: Position, number: int) -> str:
    return str(seat(position, number)["space"])


def alcohol(position: Position, number: int) -> int:
    return int(seat(position, number)["alcohol"])


def kept(position: Position, number: int) -> list[str]:
    return [name for name, count in seat(position, number)["kept"].items() for _ in range(count)]


def indigestible(position: Position, number: int) -> str | None:
    found = seat(position, number)["indigestible"]
    return None if found is None else str(found)


def shown(position: Position) -> Any:
    """What everybody sees: the public view as it leaves the house."""
    return json.loads(position.public().encode())


def known_exits(position: Position, viewer: int | None = None) -> list[str]:
    """The ways out, the topmost first, as a seat, or an onlooker, knows them; empty where it does not."""
    view: Any = _view(position, viewer)
    own = view["own"]["exits"] if view["own"] else {}
    return [exit["way"] or own.get(exit["space"], "") for exit in view["public"]["exits"]]


def known_personal(position: Position, viewer: int | None = None) -> list[str]:
    """What the personal exits of all players name, as far as a seat, or an onlooker, knows."""
    view: Any = _view(position, viewer)
    own = view["own"]["personal_exits"] if view["own"] else {}
    return [player["way"] or own.get(player["personal_exit"], "") for player in view["public"]["players"]]


def ruled_out(position: Position, number: int) -> list[str]:
    """What everybody knows that a player's personal exit does not name."""
    return list(shown(position)["players"][number - 1]["ruled_out"])


def turned_up(position: Position) -> list[bool]:
    return [exit["way"] is not None for exit in shown(position)["exits"]]


def on_table(position: Position) -> list[str]:
    """The drinks that can be picked."""
    return [drink.removeprefix("drink:") for drink in shown(position)["table"]]


def _view(position: Position, viewer: int | None) -> Any:
    return position.view(PUBLIC if viewer is None else viewer - 1).plain()


def choice(position: Position, notation: str) -> Choice:
    """An action as the seat to move sees it."""
    return position.game.describe(position.view(mover(position) - 1), position.game.action(notation))


def brings(position: Position, notation: str) -> list[str]:
    """What will come of an action, in words."""
    return [said(each) for each in choice(position, notation).brings]


def said(message: Message, lang: str = "en") -> str:
    return speech(lang).say(message)


def imagine(position: Position, viewer: int | None, luck: Luck | None = None) -> Position:
    """What may be true for all that a seat, or an onlooker, knows."""
    chosen = luck if luck is not None else FastLuck(1)
    return position.knowledge(PUBLIC if viewer is None else viewer - 1).imaginer(chosen).next(chosen)


def winner(position: Position) -> int | None:
    found = dumped(position)["winner"]
    return None if found is None else int(found) + 1


def heard(news: list[Event], viewer: int) -> list[str]:
    """The ids of what a seat hears."""
    told = [event.seen_by(viewer - 1) for event in news]
    return [event.id for event in told if event is not None]


def rules_of(news: list[Event]) -> list[str]:
    return [event.rule for event in news]
