"""The pub drawn as text: a ring of boxes where there is room, a list where there is not."""

from __future__ import annotations

from collections.abc import Callable

from alehouse.engine.columns import columns, cut, fill, wrap
from alehouse.engine.messages import Message, Seat, Value
from alehouse.games.fantasy_pub.components import CLANS, THINGS_2022, clan_name
from alehouse.games.fantasy_pub.view import CharacterView, HomeView, PlayerView, PubPublic, PubView, SpaceView

Say = Callable[[Message], str]

ROOM_FOR_A_RING = 72


def picture(view: PubView, say: Say, width: int) -> list[str]:
    pub = view.public
    lines = _ring(pub, say, width) if width >= ROOM_FOR_A_RING else _list(pub, say)
    lines += [_player(pub, say, player) for player in pub.players]
    lines += [*_home(pub, say), _legend(pub, say), "  ".join(_status(pub, say)), *_hand(view, say)]
    return [part for line in lines for part in wrap(line, width, "  ")]


def small_picture(view: PubView, say: Say, width: int) -> list[str]:
    """A line for each space, in the place of the ring; empty ones that lie side by side share one."""
    pub = view.public
    lines: list[str] = []
    empty = False
    for number, space in enumerate(pub.spaces):
        here = [f"{say(_name(each))} {_tokens(say, each)}" for each in space.characters]
        if space.id == pub.barkeeper:
            here.insert(0, say(Message("picture-fp22-barkeeper")))
        heading = _heading(pub, say, number, space)
        if empty and not here:
            lines[-1] += f" · {heading}"
        else:
            lines.append(": ".join([heading, *([" · ".join(here)] if here else [])]))
        empty = not here
    lines += [_player(pub, say, player, "-short") for player in pub.players]
    lines += ["  ".join([*_status(pub, say), f"({_legend(pub, say)})"]), *_hand(view, say)]
    return [part for line in lines for part in wrap(line, width, "  ")]


def _home(pub: PubPublic, say: Say) -> list[str]:
    row: Value = tuple(_name(each) for each in pub.home)
    return [say(Message("picture-fp22-home", {"who": row}))] if pub.home else []


def _legend(pub: PubPublic, say: Say) -> str:
    return say(Message(f"picture-{pub.edition}-legend"))


def _status(pub: PubPublic, say: Say) -> list[str]:
    status = [say(Message("picture-pub-pool", {"coins": pub.pool}))]
    if pub.triples_left is not None:
        percent = round(100 * (pub.pool_triple_chance or 0))
        status.append(say(Message("picture-fp22-hidden", {"triples": pub.triples_left, "percent": percent})))
    if pub.dice:
        status.append(say(Message("picture-pub-dice", {"dice": " ".join(str(die) for die in pub.dice)})))
    if pub.closing is not None:
        out = len(pub.home)
        status.append(say(Message("picture-fp22-clock", {"closing": pub.closing, "out": out, "target": pub.goal})))
    else:
        status.append(say(Message("picture-fp03-target", {"target": pub.goal})))
    return status


def _hand(view: PubView, say: Say) -> list[str]:
    if view.own is None or not view.own.hand:
        return []
    names: Value = tuple(THINGS_2022.all[card].name for card in view.own.hand)
    return [say(Message("picture-fp22-hand", {"cards": names}))]


def _list(pub: PubPublic, say: Say) -> list[str]:
    lines = []
    for number, space in enumerate(pub.spaces):
        barkeeper = f" {say(Message('picture-fp22-barkeeper'))}" if space.id == pub.barkeeper else ""
        lines.append(_heading(pub, say, number, space) + barkeeper)
        lines += [f"  {say(_name(each))}: {_tokens(say, each)}" for each in space.characters]
    return lines


def _ring(pub: PubPublic, say: Say, width: int) -> list[str]:
    """The tables clockwise around the room, beginning at the entry on the left."""
    inner = (min(width, 100) - 6) // 3
    boxes = [_box(pub, say, number, space, inner) for number, space in enumerate(pub.spaces)]
    if pub.edition == "fp22":
        rows = [[boxes[1], boxes[2], boxes[3]], [boxes[0]], [boxes[6], boxes[5], boxes[4]]]
    else:
        rows = [[boxes[1], boxes[2], boxes[3]], [boxes[0], boxes[5], boxes[4]]]
    lines = []
    for row in rows:
        height = max(len(box) for box in row)
        padded = [[*box[:-1], *[f"│{' ' * inner}│"] * (height - len(box)), box[-1]] for box in row]
        lines += ["".join(parts) for parts in zip(*padded)]
    return lines


def _box(pub: PubPublic, say: Say, number: int, space: SpaceView, inner: int) -> list[str]:
    heading = f" {_heading(pub, say, number, space)} "
    rows = [row for character in space.characters for row in _rows(say, character, inner - 2)]
    if space.id == pub.barkeeper:
        rows.insert(0, say(Message("picture-fp22-barkeeper")))
    return [
        f"┌{fill(heading, inner, '─')}┐",
        *[f"│ {fill(row, inner - 2)} │" for row in rows or [""]],
        f"└{'─' * inner}┘",
    ]


def _rows(say: Say, character: CharacterView, width: int) -> list[str]:
    """A character on one line or, where its owner has a long name, on two; the tokens are never cut short."""
    name, tokens = say(_name(character)), _tokens(say, character)
    gap = width - columns(name) - columns(tokens)
    if gap > 0:
        return [name + " " * gap + tokens]
    return [cut(name, width), " " * (width - columns(tokens)) + tokens]


def _heading(pub: PubPublic, say: Say, number: int, space: SpaceView) -> str:
    return say(Message(f"picture-{pub.edition}-space", {"space": number, "coins": space.coins}))


def _name(character: CharacterView | HomeView) -> Message:
    return Message(
        "picture-pub-name",
        {"family": character.family, "copy": character.copy.upper(), "owner": Seat(character.owner)},
    )


def _tokens(say: Say, character: CharacterView) -> str:
    return say(
        Message(
            "picture-pub-tokens",
            {"coins": character.coins, "beers": character.beers, "triples": character.triples},
        )
    )


def _player(pub: PubPublic, say: Say, player: PlayerView, short: str = "") -> str:
    if player.clan is not None:
        message = Message(
            f"picture-fp22-player{short}",
            {
                "who": Seat(player.seat),
                "clan": clan_name(CLANS.index(player.clan)),
                "out": sum(1 for each in pub.home if each.owner == player.seat),
                "plain": player.plain_beers,
                "triples": player.triple_beers,
                "deck": player.in_deck,
                "side": player.side or "gone",
                "cards": player.cards,
            },
        )
    else:
        top = "none" if player.top is None else player.top.partition(".")[2].partition("-")[0]
        message = Message(
            "picture-fp03-player",
            {"who": Seat(player.seat), "beers": player.plain_beers, "pile": player.in_deck, "top": top},
        )
    return say(message)
