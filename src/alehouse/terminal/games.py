"""The list of games, with what can be chosen for each."""

from __future__ import annotations

from alehouse.engine.contract import Game
from alehouse.engine.messages import Message
from alehouse.engine.options import Option, OptionValue
from alehouse.engine.registry import games
from alehouse.terminal.screen import Screen


def print_games(screen: Screen) -> None:
    """Every game: its name to be typed, its title, how many can play and how long it takes, its options."""
    for number, game in enumerate(games()):
        if number:
            screen.line()
        screen.line(game.name)
        screen.paragraph(game_line(screen, game), "  ")
        for option in game.options:
            usual = Message("option-usual", {"value": option_value(screen, option.default)})
            screen.paragraph(option_line(screen, game, option, usual), "  ", "      ")


def game_line(screen: Screen, game: Game) -> str:
    minutes = game.minutes.text()
    return screen.say("games-line", game=game.title(), fewest=game.fewest, most=game.most, minutes=minutes)


def option_line(screen: Screen, game: Game, option: Option, value: Message) -> str:
    """What an option does, what may be chosen, and what is chosen."""
    return screen.say(
        "games-option",
        option=option.name,
        text=option.text(game.name),
        values=_range(screen, option),
        value=value,
    )


def _range(screen: Screen, option: Option) -> str:
    if isinstance(option.default, bool):
        return screen.say("option-yes-or-no")
    if isinstance(option.default, int):
        return screen.say("option-range", low=option.low, high=option.high)
    return ", ".join(option.choices)


def option_value(screen: Screen, value: OptionValue) -> str:
    """A value as a person would type it."""
    if isinstance(value, bool):
        return screen.speech.say(Message("word-yes" if value else "word-no"))
    return str(value)
