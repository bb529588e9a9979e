"""One decision of a person: what there is to see and to choose, and everything that can be typed there."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from alehouse.bots.hints import USUAL, hint
from alehouse.engine.errors import AlehouseError
from alehouse.engine.views import Choice
from alehouse.tables import Match
from alehouse.tables.foreseeing import foresee
from alehouse.terminal.advice import print_hint
from alehouse.terminal.choices import print_help
from alehouse.terminal.explaining import print_explanation
from alehouse.terminal.eyes import Eyes
from alehouse.terminal.fair_play import begin_stretch
from alehouse.terminal.following import Following
from alehouse.terminal.house import House
from alehouse.terminal.news import print_log
from alehouse.terminal.picking import Picking
from alehouse.terminal.places import typed_path
from alehouse.terminal.reasons import print_reasons
from alehouse.terminal.rules import print_rules_about
from alehouse.terminal.saves import save
from alehouse.terminal.screen import Left, Screen
from alehouse.terminal.signals import undisturbed
from alehouse.terminal.words import AT_A_DECISION, means_yes


class Decision(Following):
    """A person's decision; it ends when something was played or taken back, or when the person leaves."""

    def __init__(
        self, screen: Screen, table: Match, seat: int, eyes: Eyes, house: House, keep: Callable[[], None]
    ) -> None:
        commands = {
            "look": self._look,
            "explain": self._explain,
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "save": self._save,
            "log": self._log,
            "rules": self._rules,
            "help": self._help,
            "quit": self._quit,
        }
        super().__init__(screen, table.game, commands)
        self._table = table
        self._seat = seat
        self._eyes = eyes
        self._house = house
        self._keep = keep
        self._view = table.view(seat)
        choices = [table.game.describe(self._view, action) for action in table.legal(seat)]
        self._picking = Picking(screen, table.game, choices, tuple(commands))
        self._over = False

    def make(self) -> None:
        """Show all that is needed, and listen until it is decided."""
        self._eyes.look(self._seat)
        self._eyes.tell_news(self._seat)
        if not self._screen.plain:
            self._eyes.draw(self._seat)
        self._offer_again()
        while not self._over:
            self._follow(self._screen.ask())

    def _offered(self) -> Picking:
        return self._picking

    def _offer_again(self) -> None:
        screen = self._screen
        # Where several share the terminal, the question says whose it is.
        asked = self._seat if len(self._eyes.people) == 1 else None
        screen.offer(screen.speech.say_to(asked, self._table.position.prompt()), self._picking)
        if self._eyes.new_here(self._seat):
            screen.hint("play-how", help=self._help_word)

    def _decide(self, choice: Choice) -> None:
        with undisturbed():
            self._table.decide(self._seat, self._game.action(choice.action))
            self._keep()
        self._over = True

    # The commands; each takes what was typed after it.

    def _look(self, _: str) -> None:
        self._eyes.draw(self._seat)
        self._offer_again()

    def _explain(self, rest: str) -> None:
        knowledge = self._table.knowledge(self._seat)
        print_explanation(
            self._screen,
            self._game,
            self._picking,
            rest,
            lambda choice: foresee(knowledge, self._game.action(choice.action)),
        )

    def _why(self, rest: str) -> None:
        print_reasons(self._screen, self._table.game, self._view, self._table.position.why_not, rest)

    def _hint(self, rest: str) -> None:
        try:
            found = hint(self._table.position.knowledge(self._seat), rest.strip().lower() or USUAL)
        except AlehouseError as error:
            self._screen.paragraph(self._screen.speech.say(error.message))
            return
        print_hint(self._screen, self._picking.numbers(), found)

    def _undo(self, _: str) -> None:
        table, screen = self._table, self._screen
        step = self._eyes.may_take_back(self._seat)
        if step is None:
            try:
                table.check_undo(self._seat)
            except AlehouseError as error:
                screen.paragraph(screen.speech.say(error.message))
            return
        action = table.game.action(table.record.steps[step])
        with undisturbed():
            table.undo_to(step)
            self._keep()
        self._eyes.forget_undone()
        screen.tell("play-undone", choice=table.game.describe(table.view(self._seat), action).words)
        self._over = True

    def _save(self, rest: str) -> None:
        screen = self._screen
        file = typed_path(rest or f"{self._table.game.name}.json")
        if os.path.isfile(file) and not self._may_replace(file):
            return
        try:
            with undisturbed():
                save(self._table, self._house, file, self._keep)
        except AlehouseError as error:
            screen.paragraph(screen.speech.say(error.message))
        else:
            screen.tell("play-saved", file=str(file))
        if self._table.gathering is not None:
            # What was told of the luck binds no more: the luck to come needs new words.
            self._eyes.look_away()
            begin_stretch(screen, self._table, self._house)
            self._keep()
            self._over = True

    def _may_replace(self, file: Path) -> bool:
        answer = self._screen.ask(self._screen.say("play-replace", file=str(file)) + " ")
        return means_yes(self._screen.speech, answer)

    def _log(self, rest: str) -> None:
        print_log(self._screen, [event.message() for event in self._table.events(self._seat)], rest)

    def _rules(self, rest: str) -> None:
        print_rules_about(self._screen, self._table.game, rest)

    def _help(self, _: str) -> None:
        print_help(self._screen, len(self._picking.offers), self._picking.choices, AT_A_DECISION)

    def _quit(self, _: str) -> None:
        raise Left
