"""The pub drawn as text: a ring of boxes where there is room, a list where there is not."""

from __future__ import annotations

from collections.abc import Callable

from alehouse.engine.columns import columns, cut, fill, wrap
from alehouse.engine.messages import Message, Seat
from alehouse.games.fantasy_pub.components import CARDS
from alehouse.games.fantasy_pub.view import CharacterView, PlayerView, PubView, SpaceView
from alehouse.games.fantasy_pub.words import card_name

Say = Callable[[Message], str]

ROOM_FOR_A_RING = 72


def picture(view: PubView, say: Say, width: int) -> list[str]:
    lines = _ring(view, say, width) if width >= ROOM_FOR_A_RING else _list(view, say)
    for number, player in enumerate(view.players):
        lines.append(_player(view, say, number, player))
    lines.append(say(Message("picture-pub-legend")))
    status = [say(Message("picture-pub-pool", {"coins": view.pool}))]
    if view.dice:
        status.append(say(Message("picture-pub-dice", {"dice": " ".join(str(die) for die in view.dice)})))
    if view.edition == "fp22":
        out = sum(player.out for player in view.players)
        status.append(say(Message("picture-fp22-clock", {"closing": view.closing, "out": out, "target": view.target})))
    else:
        status.append(say(Message("picture-fp03-target", {"target": view.target})))
    lines.append("  ".join(status))
    if view.hand:
        names = tuple(card_name(CARDS.index(name)) for name in view.hand)
        lines.append(say(Message("picture-fp22-hand", {"cards": names})))
    return [part for line in lines for part in wrap(line, width, "  ")]


def _list(view: PubView, say: Say) -> list[str]:
    lines = []
    for number, space in enumerate(view.spaces):
        barkeeper = f" {say(Message('picture-fp22-barkeeper'))}" if space.barkeeper else ""
        lines.append(_heading(view, say, number, space) + barkeeper)
        lines += [f"  {_name(say, each)}: {_tokens(say, each)}" for each in space.characters]
    return lines


def _ring(view: PubView, say: Say, width: int) -> list[str]:
    """The tables clockwise around the room, beginning at the entry on the left."""
    inner = (min(width, 100) - 6) // 3
    boxes = [_box(view, say, number, space, inner) for number, space in enumerate(view.spaces)]
    if view.edition == "fp22":
        rows = [[boxes[1], boxes[2], boxes[3]], [boxes[0]], [boxes[6], boxes[5], boxes[4]]]
    else:
        rows = [[boxes[1], boxes[2], boxes[3]], [boxes[0], boxes[5], boxes[4]]]
    lines = []
    for row in rows:
        height = max(len(box) for box in row)
        padded = [[*box[:-1], *[f"│{' ' * inner}│"] * (height - len(box)), box[-1]] for box in row]
        lines += ["".join(parts) for parts in zip(*padded)]
    return lines


def _box(view: PubView, say: Say, number: int, space: SpaceView, inner: int) -> list[str]:
    heading = f" {_heading(view, say, number, space)} "
    rows = [row for character in space.characters for row in _rows(say, character, inner - 2)]
    if space.barkeeper:
        rows.insert(0, say(Message("picture-fp22-barkeeper")))
    return [
        f"┌{fill(heading, inner, '─')}┐",
        *[f"│ {fill(row, inner - 2)} │" for row in rows or [""]],
        f"└{'─' * inner}┘",
    ]


def _rows(say: Say, character: CharacterView, width: int) -> list[str]:
    """A character on one line or, where its owner has a long name, on two; the tokens are never cut short."""
    name, tokens = _name(say, character), _tokens(say, character)
    gap = width - columns(name) - columns(tokens)
    if gap > 0:
        return [name + " " * gap + tokens]
    return [cut(name, width), " " * (width - columns(tokens)) + tokens]


def _heading(view: PubView, say: Say, number: int, space: SpaceView) -> str:
    return say(Message(f"picture-{view.edition}-space", {"space": number, "coins": space.coins}))


def _name(say: Say, character: CharacterView) -> str:
    return say(
        Message(
            "picture-pub-name",
            {"family": character.family, "copy": character.copy.upper(), "owner": Seat(character.owner)},
        )
    )


def _tokens(say: Say, character: CharacterView) -> str:
    return say(
        Message(
            "picture-pub-tokens",
            {"coins": character.coins, "beers": character.beers, "triples": character.triples},
        )
    )


def _player(view: PubView, say: Say, number: int, player: PlayerView) -> str:
    if view.edition == "fp22":
        message = Message(
            "picture-fp22-player",
            {
                "who": Seat(number),
                "out": player.out,
                "plain": player.plain,
                "triples": player.triples,
                "deck": player.deck,
                "side": player.side,
                "cards": player.cards,
            },
        )
    else:
        top = player.top.family if player.top is not None else "none"
        message = Message(
            "picture-fp03-player",
            {"who": Seat(number), "beers": player.plain, "pile": player.deck, "top": top},
        )
    return say(message)
