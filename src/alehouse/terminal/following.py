"""What somebody means who is asked, at this terminal or at a table elsewhere: a choice, a step, a command."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from alehouse.engine.contract import Game
from alehouse.engine.errors import UnknownAction
from alehouse.engine.views import Choice
from alehouse.terminal.choices import print_not_understood
from alehouse.terminal.picking import Picking
from alehouse.terminal.screen import Screen
from alehouse.terminal.words import command_name, read_command


class Following:
    """Follows what is typed, one line after the other. What a choice comes to is for whoever asks."""

    def __init__(self, screen: Screen, game: Game, commands: Mapping[str, Callable[[str], None]]) -> None:
        self._screen = screen
        self._game = game
        self._commands = commands
        """What each does with what was typed after it."""

    def _offered(self) -> Picking | None:
        """What can be chosen now, if anything."""
        raise NotImplementedError

    def _offer_again(self) -> None:
        """Show what can be picked after a step."""
        raise NotImplementedError

    def _decide(self, choice: Choice) -> None:
        raise NotImplementedError

    def _takes_otherwise(self, typed: str) -> bool:
        """Whether this was neither a choice nor a command, but meant for something else that is asked."""
        return False

    def _follow(self, typed: str) -> None:
        picking = self._offered()
        if picking is not None and picking.moves(typed):
            picking.step(typed)
            self._offer_again()
        elif picking is not None and typed and (choice := picking.take(typed)) is not None:
            self._decide(choice)
        elif not (notation := self._is_notation(typed)) and (command := self._command(typed)) is not None:
            name, rest = command
            self._commands[name](rest)
        elif self._takes_otherwise(typed):
            pass
        elif notation:
            # What could be typed so is no choice now.
            self._commands["why"](typed)
        else:
            with self._screen.together():
                self._read_words(typed, picking)

    def _command(self, typed: str) -> tuple[str, str] | None:
        return read_command(self._screen.speech, typed, tuple(self._commands))

    def _read_words(self, typed: str, picking: Picking | None) -> None:
        screen = self._screen
        if not typed:
            if picking is not None:
                # By now it may have scrolled away.
                self._offer_again()
            screen.tell("play-how", help=self._help_word)
        elif picking is None:
            screen.tell("join-nothing-to-choose", help=self._help_word)
        elif not typed.lstrip("-").isdecimal() and picking.narrow(typed):
            screen.tell("play-fitting", text=typed)
            self._offer_again()
        else:
            print_not_understood(screen, len(picking.offers), typed)

    def _is_notation(self, typed: str) -> bool:
        try:
            self._game.action(typed)
        except UnknownAction:
            return False
        return True

    @property
    def _help_word(self) -> str:
        return command_name(self._screen.speech, "help")
