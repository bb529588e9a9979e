"""Asking for one thing after the other: a number, one of several, the options of a game."""

from __future__ import annotations

from collections.abc import Sequence

from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Message
from alehouse.engine.options import OptionValue
from alehouse.terminal.games import option_line, option_value
from alehouse.terminal.screen import Left, Screen
from alehouse.terminal.words import AT_A_DECISION, read_command, typed_number


def ask_options(screen: Screen, game: Game, players: int) -> dict[str, OptionValue]:
    """Every option can be changed until it is enough; a value that does not fit is answered."""
    chosen = {option.name: option.default for option in game.options}
    while game.options:
        screen.line()
        screen.tell("menu-options")
        for number, option in enumerate(game.options, 1):
            value = Message("option-now", {"value": option_value(screen, chosen[option.name])})
            screen.paragraph(option_line(screen, game, option, value), f"{number:>3}. ")
        picked = _read_number(screen, screen.ask(), 0, len(game.options), 0)
        if picked is None:
            continue
        try:
            if picked == 0:
                return game.check_options(players, dict(chosen))
            option = game.options[picked - 1]
            screen.tell("menu-value", option=option.name)
            chosen[option.name] = option.read(screen.ask())
        except AlehouseError as error:
            screen.paragraph(screen.speech.say(error.message))
    return {}


def pick(screen: Screen, items: Sequence[str], usual: int | None = None) -> int:
    """Which of these, by number; Enter takes the usual one, if there is one."""
    with screen.listing(items, usual):
        while True:
            picked = _read_number(screen, screen.ask(), 1, len(items), None if usual is None else usual + 1)
            if picked is not None:
                return picked - 1


def ask_number(screen: Screen, id: str, low: int, high: int, usual: int) -> int:
    screen.tell(id, low=low, high=high, usual=usual)
    while True:
        number = _read_number(screen, screen.ask(), low, high, usual)
        if number is not None:
            return number


def _read_number(screen: Screen, typed: str, low: int, high: int, usual: int | None) -> int | None:
    """The number typed, or the usual one for an empty line; None after answering anything else."""
    if not typed and usual is not None:
        return usual
    command = read_command(screen.speech, typed, AT_A_DECISION)
    if command is not None and command[0] == "quit":
        raise Left
    number = typed_number(typed)
    if number is not None and low <= number <= high:
        return number
    screen.tell("menu-not-understood", low=low, high=high)
    return None
