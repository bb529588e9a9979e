"""All that a seat can perceive, as text: what the laws of secrecy compare byte for byte."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest

from alehouse import OVER, PUBLIC, Game, Luck, Position
from alehouse.engine.events import Event
from alehouse.engine.eye import Eye
from alehouse.engine.messages import Json, Message
from alehouse.text import languages, speech

WIDTH = 80
MOST_WATCHERS = 4


def text(data: Json) -> str:
    """Plain data as text: the same for the same data, and telling 1, 1.0 and true apart."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


def everyone(position: Position) -> list[int]:
    """Every seat, and the onlookers."""
    return [PUBLIC, *range(position.players)]


def watchers(position: Position) -> list[int]:
    """The onlookers, whoever is to move, and other seats: all at small tables, some by turns at large ones."""
    turn = int(position.digest()[:8], 16) % position.players
    seats = [(turn + each) % position.players for each in range(position.players)]
    seats.sort(key=lambda seat: seat != position.to_move)
    return [PUBLIC, *seats[:MOST_WATCHERS]]


def imagine(position: Position, seat: int, luck: Luck) -> Position:
    """What this seat imagines; from the true position, where that must make no difference."""
    return position.game.prepare(position, seat, luck).next(luck)


def code(message: Message) -> str:
    """A short word for a message: alike for like messages only, which are then alike in any language."""
    return hashlib.sha256(text(message.plain()).encode()).hexdigest()[:10]


@cache
def eye_for(game: Game, players: int) -> Eye:
    return game.eye(players)


def perceived(position: Position, seat: int) -> dict[str, str]:
    """Everything that this seat can be shown now, by what it is; texts as messages, stricter and faster."""
    game = position.game
    view = position.view(seat)
    found = {
        "to move": str(position.to_move),
        "view": text(view.plain()),
        "prompt": text(position.prompt().plain()),
        "pending": text([step.plain() for step in position.pending()]),
        "picture": "\n".join(game.picture(view, code, WIDTH)),
        "eye": bytes(eye_for(game, position.players).see(position, seat)).hex(),
    }
    if seat == position.to_move:
        found["legal"] = ", ".join(map(str, position.legal()))
        found["choices"] = text([game.describe(view, action).plain() for action in position.legal()])
        found["refusals"] = "\n".join(repr(position.why_not(action)) for action in game.table.actions)
    if position.to_move == OVER:
        found["result"] = text(position.result().plain())
    return found


def rendered(position: Position, seat: int, names: tuple[str, ...] = ()) -> dict[str, str]:
    """The same as a person reads it, in every language."""
    game = position.game
    view = position.view(seat)
    found: dict[str, str] = {}
    for lang in languages():
        say = speech(lang, names).say
        found[f"prompt {lang}"] = say(position.prompt())
        found[f"picture {lang}"] = "\n".join(game.picture(view, say, WIDTH))
        if seat == position.to_move:
            found[f"choices {lang}"] = "\n".join(said(lang, game.describe(view, a).words) for a in position.legal())
            found[f"refusals {lang}"] = "\n".join(said(lang, reason) for reason in refusals(position))
    return found


def refusals(position: Position) -> Iterator[Message]:
    """Why each action of the table that is not possible now is not."""
    for action in position.game.table.actions:
        refusal = position.why_not(action)
        if refusal is not None:
            yield refusal.message()


def said(lang: str, message: Message) -> str:
    """The message in this language."""
    return _said(lang, _Key(message))


class _Key:
    """A message by what is in it. Most are met again and again, and saying them is what takes longest."""

    def __init__(self, message: Message) -> None:
        self.message = message
        self.text = text(message.plain())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


@cache
def _said(lang: str, key: _Key) -> str:
    return speech(lang).say(key.message)


def differ(seat: int, truth: list[Event], imagined: list[Event]) -> bool:
    """Whether the seat hears something else in one than in the other; only what reveals may differ."""
    pairs = zip_longest(heard(seat, truth), heard(seat, imagined), fillvalue=("nothing", False))
    for (here, reveals_here), (there, reveals_there) in pairs:
        if here != there:
            assert reveals_here or reveals_there, f"seat {seat} hears {here}\nand, imagined, {there}"
            return True
    return False


def heard(seat: int, news: list[Event]) -> list[tuple[str, bool]]:
    """What this seat hears of it, each with whether it reveals something."""
    seen = [event.seen_by(seat) for event in news]
    return [(text(event.plain()), event.reveals) for event in seen if event is not None]
