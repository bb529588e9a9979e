"""What somebody at a table elsewhere asks before deciding: what would come of it, why not, and what a bot would do."""

from __future__ import annotations

from alehouse.bots.hints import USUAL
from alehouse.engine.actions import Action
from alehouse.engine.errors import AlehouseError, Refusal
from alehouse.engine.messages import Message
from alehouse.engine.views import Choice
from alehouse.server.protocol import Answer, Explain, Explained, Refused, WhyNot
from alehouse.tables.foreseeing import Foreseen
from alehouse.terminal.advice import print_hint
from alehouse.terminal.explaining import print_explanation
from alehouse.terminal.reasons import print_reasons, what_fits
from alehouse.terminal.remote.sitting import Sitting
from alehouse.terminal.words import command_name

_MOST_REASONS = 12
"""Every one is a question to the server."""


class Consulting:
    """Questions that only the server can answer."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._place = sitting.place
        self._screen = sitting.screen
        self._seen = sitting.seen

    @property
    def _help_word(self) -> str:
        return command_name(self._screen.speech, "help")

    def explain(self, typed: str) -> None:
        """What will certainly come of a choice; the server says it, from what this seat knows."""
        picking = self._place.picking
        if picking is None:
            self._place.tell(Message("join-nothing-to-choose", {"help": self._help_word}))
        else:
            print_explanation(self._screen, self._seen.game, picking, typed, self._foresee)

    def _foresee(self, choice: Choice) -> Foreseen:
        answer = self._sitting.line.ask(Explain, action=choice.action)
        if isinstance(answer, Explained):
            return Foreseen(answer.happens, answer.chance)
        assert isinstance(answer, Refused)
        raise AlehouseError(answer.why.id, answer.why.args)

    def why(self, wanted: str) -> None:
        view, game, screen = self._seen.view, self._seen.game, self._screen
        if view is None or self._seen.now is None or self._seen.seat not in self._seen.now.asked:
            self._place.tell(Message("join-nothing-to-choose", {"help": self._help_word}))
            return
        fit = what_fits(screen, game, view, wanted) if wanted else []
        if not wanted or len(fit) > _MOST_REASONS:
            word = command_name(screen.speech, "why")
            self._place.tell(Message("join-why-what", {"word": word, "text": wanted, "count": len(fit)}))
            return
        # All answers first: news may come between two of them.
        refusals = {str(action): self._why_not(action) for action in fit}
        with screen.together():
            print_reasons(screen, game, view, lambda action: refusals[str(action)], wanted)

    def _why_not(self, action: Action) -> Refusal | None:
        answer = self._sitting.line.ask(WhyNot, action=str(action))
        if isinstance(answer, Answer):
            if answer.why is None:
                return None
            rule = answer.why.id.removesuffix(".refusal")
            if any(rule in chapter.rules for chapter in self._seen.game.chapters):
                return Refusal(str(action), rule, answer.why.args)
            raise AlehouseError(answer.why.id, answer.why.args)
        assert isinstance(answer, Refused)
        raise AlehouseError(answer.why.id, answer.why.args)

    def hint(self, rest: str) -> None:
        now = self._seen.now
        if now is None or not self._seen.choices:
            self._place.tell(Message("join-nothing-to-choose", {"help": self._help_word}))
            return
        found = self._sitting.doors.hint(self._sitting.about.code, now.decision, rest.strip().lower() or USUAL)
        with self._screen.together():
            print_hint(self._screen, self._place.picking.numbers() if self._place.picking else {}, found)
