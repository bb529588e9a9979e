"""The choices at a decision: numbered, in words; and what was meant by typing something else."""

from __future__ import annotations

from collections.abc import Sequence

from alehouse.engine.actions import Action
from alehouse.engine.contract import Game
from alehouse.engine.views import View
from alehouse.terminal.screen import Screen
from alehouse.terminal.words import folded


def in_words(screen: Screen, game: Game, view: View, action: Action) -> str:
    """What somebody who sees this view calls the action."""
    return screen.speech.say(game.describe(view, action).words)


def with_what_it_brings(screen: Screen, game: Game, view: View, action: Action) -> str:
    """The same, with what will certainly come of it."""
    choice = game.describe(view, action)
    brings = ", ".join(screen.speech.say(message) for message in choice.brings)
    words = screen.speech.say(choice.words)
    return f"{words} → {brings}" if brings else words


def print_choices(
    screen: Screen, game: Game, view: View, legal: Sequence[Action], shown: Sequence[Action] | None = None
) -> None:
    """The legal actions with their numbers; or only some of them, with the same numbers."""
    for number, action in enumerate(legal, 1):
        if shown is None or action in shown:
            screen.paragraph(with_what_it_brings(screen, game, view, action), f"{number:>3}. ")


def chosen(screen: Screen, game: Game, view: View, legal: Sequence[Action], typed: str) -> Action | None:
    """The legal action that was typed as its number, its notation or its words; None if none was."""
    if typed.isascii() and typed.isdecimal():
        # Cut short, because Python refuses to read numbers of thousands of digits.
        number = int(typed[:9])
        return legal[number - 1] if 1 <= number <= len(legal) else None
    wanted = folded(typed)
    for action in legal:
        if wanted in (folded(str(action)), folded(in_words(screen, game, view, action))):
            return action
    return None


def fitting(screen: Screen, game: Game, view: View, typed: str, actions: Sequence[Action]) -> Sequence[Action]:
    """What was meant: the action with this notation or these words, else all that contain every word typed."""
    wanted = folded(typed)
    known = [(action, folded(str(action)), folded(in_words(screen, game, view, action))) for action in actions]
    exact = [action for action, notation, said in known if wanted in (notation, said)]
    return exact or [
        action for action, notation, said in known if all(word in said or word in notation for word in wanted.split())
    ]
