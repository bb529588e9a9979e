"""A small language for setting a table in either pub, playing at it in notation, and looking at what came of it.

    p = pub22(at={"1.goblin-a": (3, 4, 0), "2.dwarf-a": (4, 2, 1)}, dice=(1, 5), barkeeper=6)
    play(p, "move goblin-a 1", "flip plain")
    assert at(p, "2.dwarf-a") == (4, 2, 2)

Seats are counted from 1, as in the notation. Somebody stands `(space, coins, beers)` or `(space, coins, beers,
triples)`; space 0 is the door or the bar. Whoever is not named is in its deck. Tokens not named are in the pool.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import alehouse
from alehouse import CHANCE, OVER, PUBLIC, Position
from alehouse.engine.events import Event
from alehouse.engine.messages import Message, Seat, Value
from alehouse.engine.views import Choice
from alehouse.games.fantasy_pub.game import FantasyPub
from alehouse.text.speech import Speech

Standing = tuple[int, int, int] | tuple[int, int, int, int]
Crowd = Mapping[str, Standing]

GAME_22 = alehouse.game("fantasy-pub-2022")
GAME_03 = alehouse.game("fantasy-pub-2003")
CLAN_22 = ("goblin-a", "goblin-b", "dwarf-a", "dwarf-b", "elf-a", "elf-b", "troll")
CLAN_03 = ("halfling-a", "halfling-b", "dwarf-a", "dwarf-b", "warrior-a", "warrior-b", "ogre")
CLOSING_22 = {2: 6, 3: 7, 4: 8}


# Setting the table


def pub22(
    players: int = 2,
    at: Crowd | None = None,
    dice: Sequence[int] = (),
    turn: int = 1,
    first: int = 1,
    barkeeper: int = 6,
    hand: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    out: Mapping[int, Sequence[str]] | None = None,
    taken: Mapping[int, tuple[int, int]] | None = None,
    loose: Mapping[int, int] | None = None,
    pool: int | None = None,
    bottom: Mapping[int, Sequence[str]] | None = None,
    card: Mapping[int, str] | None = None,
    moved: Sequence[str] = (),
    acted: bool = False,
    closing: str = "",
    triples_left: int | None = None,
) -> Position:
    """A 2022 pub in the middle of somebody's turn; without dice, just before the roll.

    `hand` is that of the seat whose turn it is; `taken` says how many plain and triple beers each seat has taken out,
    `card` what a seat's +1/-1 card shows ("+1", "-1", "gone"). `pool` and `triples_left` are reached by putting the
    rest among what the last seat has taken out; a `pool` that was emptied hides no triple beer unless told so.
    """
    data = _pub(GAME_22, CLAN_22, players, at, dice, turn, first, loose, bottom, None, acted)
    outside = [f"{seat}.{who}" for seat, names in (out or {}).items() for who in names]
    for name in outside:
        data["characters"][_full(name)] = {"space": "out", "coins": 0, "beers": 0, "triples": 0}
        _take_from_deck(data, name)
    plain, triple = [0] * players, [0] * players
    for seat, (some, special) in (taken or {}).items():
        plain[seat - 1], triple[seat - 1] = some, special
    on_tables = sum(each["triples"] for each in data["characters"].values())
    hidden = 10 - on_tables - sum(triple)
    if triples_left is not None or pool is not None:
        triple[-1] += hidden - (triples_left or 0)
        hidden = triples_left or 0
    inside = sum(each["coins"] + each["beers"] for each in data["characters"].values())
    rest = 75 - inside - sum(data["loose"]) - sum(plain) - sum(triple)
    if pool is not None:
        plain[-1] += rest - pool
        rest = pool
    phase = 0 if len(outside) < CLOSING_22[players] else 1
    hold = [list((hands or {}).get(seat, ())) for seat in range(1, players + 1)]
    hold[turn - 1] += hand
    data.update(
        pool=rest,
        barkeeper=barkeeper,
        triples_left=hidden,
        out_plain=plain,
        out_triple=triple,
        closing={"": phase, "last-round": 1, "extra-turn": 2}[closing],
        hands=[[name for name in _cards() if name in cards] for cards in hold],
        moved=[_full(name) for name in _in_order(CLAN_22, players) if name in moved],
        side=[{"+1": 2, "-1": 1, "gone": 0}[(card or {}).get(seat, "+1")] for seat in range(1, players + 1)],
        home=[_full(name) for name in outside],
    )
    return _load(GAME_22, data)


def closed(
    out: Mapping[int, Sequence[str]],
    taken: Mapping[int, tuple[int, int]] | None = None,
    at: Crowd | None = None,
    card: Mapping[int, str] | None = None,
    loose: Mapping[int, int] | None = None,
) -> Position:
    """The last action of the game has been done."""
    p = pub22(2, at, (1, 2), 2, out=out, taken=taken, card=card, loose=loose, closing="extra-turn")
    play(p, "call 1")
    cheers(p)
    if mover(p) != "over":
        play(p, "done")
    assert mover(p) == "over"
    return p


def pub03(
    players: int = 2,
    at: Crowd | None = None,
    dice: Sequence[int] = (),
    turn: int = 1,
    first: int = 1,
    loose: Mapping[int, int] | None = None,
    pool: int | None = None,
    bottom: Mapping[int, Sequence[str]] | None = None,
    top: Mapping[int, str] | None = None,
    collected: Mapping[int, int] | None = None,
    acted: bool = False,
) -> Position:
    """A 2003 pub in the middle of somebody's turn. On top of a pile lies what `top` says, else the first in order.

    A `pool` is reached by putting the rest on the last table.
    """
    data = _pub(GAME_03, CLAN_03, players, at, dice, turn, first, loose, bottom, top, acted)
    for each in data["characters"].values():
        del each["triples"]
    for seat, deck in enumerate(data["decks"]):
        if deck["top"] is None:
            unseen = [who for who in CLAN_03 if _is_unseen(data, seat, who)]
            if unseen:
                deck["top"] = f"{seat + 1}.{_full(unseen[0])}"
                deck["unseen"][unseen[0].split("-")[0]] -= 1
            elif deck["bottom"]:
                deck["top"] = deck["bottom"].pop(0)
    data["collected"] = [(collected or {}).get(seat, 0) for seat in range(1, players + 1)]
    inside = sum(each["coins"] + each["beers"] for each in data["characters"].values())
    data["pool"] = 200 - inside - sum(data["loose"]) - sum(data["collected"])
    if pool is not None:
        data["loose"][5] += data["pool"] - pool
        data["pool"] = pool
    return _load(GAME_03, data)


# Playing


def play(p: Position, *texts: str) -> list[Event]:
    """Play actions and outcomes in notation; what was told meanwhile."""
    for text in texts:
        p.play(p.game.action(text))
    return p.news()


def cheers(p: Position) -> int:
    """Turn plain beers up for as long as somebody drinks; how many."""
    count = 0
    while p.to_move == CHANCE and "flip plain" in chances(p):
        play(p, "flip plain")
        count += 1
    return count


def refusal(p: Position, text: str) -> str:
    """The rule in the way of an action or outcome; "" if none is."""
    refused = p.why_not(p.game.action(text))
    return "" if refused is None else refused.rule


def can(p: Position, text: str = "") -> list[str]:
    """What may be done now, in notation: all of it, or what begins with this text."""
    return [str(action) for action in p.legal() if str(action).startswith(text)]


def chances(p: Position) -> dict[str, int]:
    """What may come now, with its weight."""
    return {str(outcome): weight for outcome, weight in p.chances()}


def told(events: list[Event]) -> list[tuple[str, str]]:
    """Events as pairs of what is told and by which rule."""
    return [(event.id, event.rule) for event in events]


def rule_of(events: list[Event], id: str) -> list[str]:
    """By which rules this was told."""
    return [event.rule for event in events if event.id == id]


def payments(events: list[Event]) -> list[tuple[str, str]]:
    """Who paid whom for a beer, in order; the house is "pool"."""
    paid = {"event-pub-drink", "event-pub-treat", "event-fp22-given"}
    return [(_short(event.source), _short(event.target)) for event in events if event.id in paid]


def _short(id: str | None) -> str:
    return str(id).partition(":")[2]


# Choices, as the one to move sees them


def choice(p: Position, text: str) -> Choice:
    return p.game.describe(p.view(p.to_move), p.game.action(text))


def leads(p: Position, text: str) -> str | None:
    """The thing where a choice leads."""
    return choice(p, text).leads


def brings(p: Position, text: str) -> list[str]:
    """What is said to come of a choice, said shortly: `toast 3`, `treats 1.elf-a 2.troll`, `home 2`."""
    return [" ".join([_brought(message.id), *map(_said, message.args.values())]) for message in choice(p, text).brings]


def _brought(id: str) -> str:
    return id.split("-", 2)[2]


def _said(value: Value) -> str:
    if not isinstance(value, Message):
        return str(value)
    owner, family = value.args["owner"], value.args["family"]
    assert isinstance(owner, Seat)
    copy = "" if family in ("troll", "ogre") else f"-{str(value.args['copy']).lower()}"
    return f"{owner.number + 1}.{family}{copy}"


def spoken(p: Position, text: str, lang: str = "en") -> str:
    """A choice in words."""
    return Speech(lang).say(choice(p, text).words)


# Looking


def at(p: Position, who: str) -> tuple[int, int, int] | str:
    """Where somebody is, with coins and beers; or "deck", or "out"."""
    found = _dump(p)["characters"].get(_full(who))
    if found is None:
        return "deck"
    if isinstance(found["space"], str):
        return str(found["space"])
    return found["space"], found["coins"], found["beers"]


def standing(p: Position, who: str) -> str | None:
    """The thing where somebody is, as all can see; None if not in the pub."""
    for space in seen(p, 0)["spaces"]:
        if f"character:{who}" in [character["id"] for character in space["characters"]]:
            return str(space["id"])
    return None


def triples(p: Position, who: str) -> int:
    """How many of somebody's beers are triple ones."""
    return int(_dump(p)["characters"][_full(who)]["triples"])


def loose(p: Position, space: int) -> int:
    """Coins that lie on a space."""
    return int(_dump(p)["loose"][space])


def pool(p: Position) -> int:
    return int(_dump(p)["pool"])


def dice(p: Position) -> list[int]:
    return list(_dump(p)["dice"])


def hidden_triples(p: Position) -> int:
    return int(_dump(p)["triples_left"])


def barkeeper(p: Position) -> int:
    return int(_dump(p)["barkeeper"])


def home(p: Position) -> list[str]:
    """The row of those who went home, as all can see it (2022)."""
    return [_short(each["id"]) for each in seen(p, 0)["home"]]


def taken(p: Position, seat: int) -> tuple[int, int]:
    """Plain and triple beers that a seat has taken out (2022)."""
    data = _dump(p)
    return data["out_plain"][seat - 1], data["out_triple"][seat - 1]


def collected(p: Position, seat: int) -> int:
    """Beers that a seat has collected (2003)."""
    return int(_dump(p)["collected"][seat - 1])


def deck(p: Position, seat: int) -> dict[str, Any]:
    """A deck: its known top, how many of each family are unseen, and what is known to lie at the bottom."""
    found: dict[str, Any] = _dump(p)["decks"][seat - 1]
    return found


def side(p: Position, seat: int) -> str:
    return ("gone", "-1", "+1")[_dump(p)["side"][seat - 1]]


def closing(p: Position) -> str:
    return ("open", "last-round", "extra-turn")[_dump(p)["closing"]]


def seen(p: Position, seat: int) -> dict[str, Any]:
    """All that a seat may know, as plain data, its secrets among the rest; seat 0 for onlookers."""
    plain: Any = json.loads(p.view(seat - 1 if seat else PUBLIC).encode())
    return {**plain["public"], **(plain["own"] or {})}


def mover(p: Position) -> int | str:
    """The seat to move, counted from 1; or "chance", or "over"."""
    return {CHANCE: "chance", OVER: "over"}.get(p.to_move, p.to_move + 1)


def points(p: Position, seat: int) -> dict[str, int]:
    """A seat's score, line by line."""
    return {line.what.id.removeprefix("score-"): line.points for line in p.result().lines[seat - 1]}


# How it is done


def _pub(
    game: alehouse.Game,
    clan: tuple[str, ...],
    players: int,
    crowd: Crowd | None,
    dice: Sequence[int],
    turn: int,
    first: int,
    loose: Mapping[int, int] | None,
    bottom: Mapping[int, Sequence[str]] | None,
    top: Mapping[int, str] | None,
    acted: bool,
) -> dict[str, Any]:
    data: dict[str, Any] = game.start(players).dump()
    data.update(first=first - 1, turn=turn - 1, dice=sorted(dice), acted=acted)
    data["stack"] = [{"step": "act"}] if dice else [{"step": "act"}, {"step": "roll"}]
    for space, coins in (loose or {}).items():
        data["loose"][space] = coins
    for name in _in_order(clan, players):
        if name in (crowd or {}):
            space, coins, beers, *rest = (crowd or {})[name]
            data["characters"][_full(name)] = {
                "space": space,
                "coins": coins,
                "beers": beers,
                "triples": rest[0] if rest else 0,
            }
            _take_from_deck(data, name)
    assert len(data["characters"]) == len(crowd or {}), "somebody is named whom nobody knows"
    for seat, names in (bottom or {}).items():
        for who in names:
            data["decks"][seat - 1]["bottom"].append(_full(f"{seat}.{who}"))
            _take_from_deck(data, f"{seat}.{who}")
    for seat, who in (top or {}).items():
        data["decks"][seat - 1]["top"] = _full(f"{seat}.{who}")
        _take_from_deck(data, f"{seat}.{who}")
    return data


def _take_from_deck(data: dict[str, Any], name: str) -> None:
    seat, who = name.split(".")
    data["decks"][int(seat) - 1]["unseen"][who.split("-")[0]] -= 1


def _is_unseen(data: dict[str, Any], seat: int, who: str) -> bool:
    name = f"{seat + 1}.{_full(who)}"
    deck = data["decks"][seat]
    return name not in data["characters"] and name not in deck["bottom"] and name != deck["top"]


def _in_order(clan: tuple[str, ...], players: int) -> list[str]:
    return [f"{seat}.{who}" for seat in range(1, players + 1) for who in clan]


def _full(name: str) -> str:
    """As a dump writes it: the only one of its kind is its `a`."""
    return f"{name}-a" if name.endswith(("troll", "ogre")) else name


def _cards() -> list[str]:
    """The event cards, in their own order."""
    return [str(action).split()[1] for action in GAME_22.table.actions if str(action).startswith("return ")]


def _dump(p: Position) -> dict[str, Any]:
    return dict(p.dump())


def _load(game: alehouse.Game, data: dict[str, Any]) -> Position:
    # Some tables have hardly a token in play: they are good enough for a few actions.
    assert isinstance(game, FantasyPub)
    position = game.read(data)
    position.listen()
    return position
