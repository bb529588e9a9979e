"""Who sits where, what they are called, and what was chosen before the game: read from the command line."""

from __future__ import annotations

from collections.abc import Sequence

from alehouse.bots import names as bot_names
from alehouse.engine.contract import Game
from alehouse.engine.errors import BadOption
from alehouse.engine.messages import Json, Message
from alehouse.engine.options import OptionValue
from alehouse.terminal.arguments import BadArguments
from alehouse.text import Speech

HUMAN = "human"


def kinds() -> list[str]:
    """Everybody who can sit down."""
    return [HUMAN, *bot_names()]


def read_seats(typed: str, humans: bool = True) -> list[str]:
    """Who sits where, from `human,greedy,random`."""
    seats = [word.strip().lower() for word in typed.split(",")]
    for seat in seats:
        if seat == HUMAN and not humans:
            raise BadArguments("error-seat-human", {"seats": ", ".join(bot_names())})
        check_kind(seat)
    return seats


def check_kind(kind: str) -> None:
    """Raise BadArguments unless somebody of this kind can sit down."""
    if kind not in kinds():
        raise BadArguments("error-seat-unknown", {"seat": kind, "seats": ", ".join(kinds())})


def usual_seats(game: Game) -> list[str]:
    """One person, and as many good bots as the game needs."""
    return [HUMAN] + ["greedy"] * (game.fewest - 1)


def read_names(speaker: Speech, typed: str | None, seats: Sequence[str]) -> list[str]:
    """What everybody is called; who was given no name gets one."""
    if typed is None:
        return usual_names(speaker, seats)
    names = [word.strip() for word in typed.split(",")]
    if len(names) != len(seats):
        raise BadArguments("error-names", {"names": str(len(names)), "seats": str(len(seats))})
    names = [name or usual for name, usual in zip(names, usual_names(speaker, seats))]
    for name in names:
        if names.count(name) > 1:
            raise BadArguments("error-name-twice", {"name": name})
    return names


def usual_names(speaker: Speech, seats: Sequence[str]) -> list[str]:
    """Names that tell people and bots apart."""
    return [
        speaker.say(Message("player" if seat == HUMAN else "player-bot", {"number": number}))
        for number, seat in enumerate(seats, 1)
    ]


def read_options(game: Game, players: int, typed: Sequence[str]) -> dict[str, OptionValue]:
    """The game's options with their values, from several `name=value`."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Json] = {}
    for each in typed:
        name, equals, value = each.partition("=")
        # People type a hyphen where Python wants an underscore.
        name = name.strip().lower().replace("-", "_")
        if not equals:
            raise BadArguments(
                "error-argument-option",
                {"value": each, "game": game.title(), "options": ", ".join(known) or "-"},
            )
        if name in chosen:
            raise BadOption("error-argument-twice", {"option": name})
        chosen[name] = known[name].read(value) if name in known else value
    return game.check_options(players, chosen)
