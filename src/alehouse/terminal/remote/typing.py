"""What somebody at a table elsewhere types: a choice, a word for the luck, or one of the commands."""

from __future__ import annotations

import os
from typing import Any

from alehouse.engine import record_file
from alehouse.engine.contract import PUBLIC
from alehouse.engine.errors import AlehouseError
from alehouse.engine.fair_luck import fresh_salt, promise_of
from alehouse.engine.messages import Message
from alehouse.engine.record import LONGEST_WORD, is_word
from alehouse.engine.views import Choice
from alehouse.server.about import TableAbout
from alehouse.server.protocol import (
    AskToEnd,
    Claim,
    ComeBack,
    Decide,
    PromiseWord,
    Refused,
    Resign,
    Said,
    Say,
    Undo,
    Waive,
)
from alehouse.terminal.choices import print_help
from alehouse.terminal.following import Following
from alehouse.terminal.news import print_log
from alehouse.terminal.picking import Picking
from alehouse.terminal.places import typed_path
from alehouse.terminal.remote.claiming import compose, typed_claims
from alehouse.terminal.remote.consulting import Consulting
from alehouse.terminal.remote.ending import print_ending
from alehouse.terminal.remote.hosting import Hosting, seat_number
from alehouse.terminal.remote.live_screen import LiveScreen
from alehouse.terminal.remote.notes import NotedWord
from alehouse.terminal.remote.sitting import Sitting
from alehouse.terminal.replay import Watching
from alehouse.terminal.rules import print_rules_about
from alehouse.terminal.screen import Left
from alehouse.terminal.words import AT_A_TABLE, command_name, means_yes, read_command


class GoTo(Left):
    """The person goes on at another table."""

    def __init__(self, table: TableAbout) -> None:
        super().__init__()
        self.table = table


class Typing(Following):
    """The near end of a seat: reads lines until somebody leaves."""

    def __init__(self, sitting: Sitting) -> None:
        consulting, hosting = Consulting(sitting), Hosting(sitting)
        commands = {
            "look": self._look,
            "explain": consulting.explain,
            "why": consulting.why,
            "hint": consulting.hint,
            "undo": self._undo,
            "log": self._log,
            "rules": self._rules,
            "who": self._who,
            "say": self._say,
            "claim": self._claim,
            "waive": self._waive,
            "come-back": self._come_back,
            "resign": self._resign,
            "stop": self._stop,
            "luck": self._luck,
            "record": self._record,
            "replay": self._replay,
            "rematch": self._rematch,
            "link": hosting.link,
            "alone": hosting.alone,
            "bot": hosting.bot,
            "free": hosting.free,
            "begin": hosting.begin,
            "help": self._help,
            "leave": self._leave,
        }
        super().__init__(sitting.screen, sitting.seen.game, commands)
        self._screen: LiveScreen = sitting.screen
        self._sitting = sitting
        self._place = sitting.place
        self._seen = sitting.seen
        self._onlooker = ""
        self._meant_before = False
        """Whether the line was begun when other choices stood there."""

    def go_on(self) -> None:
        """Follow one line after the other; raises Left in the end."""
        while True:
            typed = self._screen.ask()
            self._meant_before, self._place.typed_before = self._place.typed_before, False
            try:
                self._follow(typed)
            except AlehouseError as wrong:
                self._place.tell(wrong.message)

    def _follow(self, typed: str) -> None:
        command = read_command(self._screen.speech, typed, AT_A_TABLE)
        if not self._screen.interactive and (command is None or self._means_choice(typed)):
            self._wait_until_asked()
        super()._follow(typed)

    def _offered(self) -> Picking | None:
        return self._place.picking

    def _takes_otherwise(self, typed: str) -> bool:
        if not self._seen.wants_word:
            return False
        self._promise(typed)
        return True

    def _means_choice(self, typed: str) -> bool:
        picking = self._place.picking
        return bool(typed) and picking is not None and (picking.moves(typed) or picking.take(typed) is not None)

    def _offer_again(self) -> None:
        with self._screen.together():
            self._place.offer_again()

    def _wait_until_asked(self) -> None:
        """Whoever hands in lines from a file or a program has typed ahead: the next choice is meant."""
        self._sitting.wait_until(lambda: self._seen.choices or self._seen.wants_word)

    # Playing

    def _decide(self, choice: Choice) -> None:
        now = self._seen.now
        assert now is not None
        if self._meant_before:
            with self._screen.together():
                self._screen.tell("server-look-again")
                self._place.show_decision(again=True)
            return
        self._ask(Decide, decision=now.decision, action=choice.action)

    def _promise(self, word: str) -> None:
        """A word for the luck, or none. It is noted before anybody hears of it."""
        now, seat = self._seen.now, self._seen.seat
        if now is None or now.words is None or seat is None:
            return
        if not word:
            self._ask(PromiseWord, promise=None)
            return
        if not is_word(word):
            self._place.tell(Message("table-word-odd", {"longest": LONGEST_WORD}))
            return
        stretch, salt, notes = now.words.stretch, fresh_salt(), self._sitting.notes
        notes.words = [noted for noted in notes.words if noted.stretch != stretch]
        notes.words.append(NotedWord(stretch, word, salt))
        self._sitting.keep_notes()
        self._ask(PromiseWord, promise=promise_of(notes.fingerprint, stretch, seat, word, salt))

    def _undo(self, _: str) -> None:
        now = self._seen.now
        if now is not None and self._ask(Undo, decision=now.decision):
            self._place.tell(Message("join-undone"))

    def _waive(self, _: str) -> None:
        waives = self._seen.now is not None and not self._seen.now.waives
        if self._ask(Waive, waives=waives):
            self._place.tell(Message("join-waives" if waives else "join-waives-no-more"))

    def _come_back(self, _: str) -> None:
        self._ask(ComeBack)

    def _resign(self, _: str) -> None:
        if self._is_sure("join-resign-sure"):
            self._ask(Resign)

    def _stop(self, _: str) -> None:
        own = self._seen.own
        self._ask(AskToEnd, wants=own is None or not own.wants_to_end)

    # Talking

    def _say(self, text: str) -> None:
        if not text:
            self._place.tell(Message("join-say-what", {"word": command_name(self._screen.speech, "say")}))
        elif self._seen.seat is not None:
            self._ask(Say, text=text)
        else:
            self._onlooker = self._onlooker or self._screen.ask(self._screen.say("join-onlooker-name") + " ")
            if not self._ask(Say, text=text, name=self._onlooker):
                self._onlooker = ""

    def _claim(self, typed: str) -> None:
        game, screen = self._seen.game, self._screen
        claims = game.claims.of(len(self._seen.seats))
        if not claims:
            self._place.tell(Message("join-no-claims", {"game": game.title()}))
            return
        meant = typed_claims(screen, claims, typed) if typed else claims
        if not meant:
            self._place.tell(Message("join-claim-unknown", {"text": typed}))
            meant = claims
        claim = compose(screen, meant)
        if claim is not None:
            self._ask(Claim, claim=claim.notation)

    # Looking

    def _look(self, _: str) -> None:
        with self._screen.together():
            if not self._seen.choices or self._screen.plain:
                self._place.draw()
            self._place.show_decision(again=True)
            if self._seen.now is not None and self._seen.phase == "over":
                print_ending(self._screen, self._seen.now)

    def _log(self, rest: str) -> None:
        with self._screen.together():
            print_log(self._screen, [event.message for event in self._seen.events], rest)

    def _rules(self, rest: str) -> None:
        with self._screen.together():
            print_rules_about(self._screen, self._seen.game, rest)

    def _who(self, _: str) -> None:
        with self._screen.together():
            self._place.print_who()
            self._place.show_decision(again=not self._seen.choices)

    def _luck(self, _: str) -> None:
        with self._screen.together():
            self._sitting.print_luck()

    def _record(self, rest: str) -> None:
        if not rest:
            self._sitting.memory.keep()
            return
        file = typed_path(rest)
        record = self._sitting.doors.record(self._sitting.about.code)
        if not os.path.isfile(file) or self._is_sure("play-replace", file=str(file)):
            record_file.write(record, file)
            self._place.tell(Message("play-saved", {"file": str(file)}))

    def _replay(self, rest: str) -> None:
        """The game that is over, step by step: as a seat saw it then, or as an onlooker."""
        record = self._sitting.doors.record(self._sitting.about.code)
        seat = seat_number(self._seen, rest) if rest else PUBLIC
        with self._sitting.looking_aside():
            Watching(self._screen, record, seat).step_through()

    def _rematch(self, _: str) -> None:
        doors, now = self._sitting.doors, self._seen.now
        if self._seen.seat is None and now is not None and now.rematch is not None:
            raise GoTo(doors.table(now.rematch))
        raise GoTo(doors.rematch(self._sitting.about.code))

    def _help(self, _: str) -> None:
        with self._screen.together():
            picking = self._place.picking
            last, choices = (len(picking.offers), picking.choices) if picking is not None else (0, [])
            print_help(self._screen, last, choices, self._useful())

    def _useful(self) -> list[str]:
        """The commands that make sense now."""
        phase, plays = self._seen.phase, self._seen.seat is not None
        useful = {"rules", "who", "say", "luck", "help", "leave"}
        if phase in ("play", "over"):
            useful |= {"look", "log"}
        if phase == "play" and plays:
            useful |= {"explain", "why", "hint", "undo", "waive", "come-back", "resign", "stop"}
            useful |= {"claim"} if self._seen.game.claims.all else set()
        if phase == "over":
            useful |= {"record", "replay", "rematch"}
        if phase == "open" and (plays or self._sitting.about.host):
            useful |= {"free"}
        if phase == "open" and self._sitting.about.host:
            useful |= {"bot", "begin"}
        if plays or self._sitting.about.host:
            useful |= {"link", "alone"}
        return [command for command in AT_A_TABLE if command in useful]

    def _leave(self, _: str) -> None:
        raise Left

    # Small things

    def _ask(self, said: type[Said], **fields: Any) -> bool:
        """Say it to the table; whether it was accepted. Why not, is told."""
        answer = self._sitting.line.ask(said, **fields)
        if not isinstance(answer, Refused):
            return True
        with self._screen.together():
            self._screen.paragraph(self._screen.speech.say(answer.why))
            if answer.look_again:
                self._place.show_decision(again=True)
        return False

    def _is_sure(self, id: str, **args: str) -> bool:
        return means_yes(self._screen.speech, self._screen.ask(self._screen.say(id, **args) + " "))
