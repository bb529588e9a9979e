"""What somebody at a table elsewhere types: a choice, a word for the luck, or one of the commands."""

from __future__ import annotations

import os
from typing import Any

from alehouse.bots.hints import USUAL
from alehouse.client.addresses import take_address
from alehouse.engine import record_file
from alehouse.engine.actions import Action
from alehouse.engine.contract import PUBLIC
from alehouse.engine.errors import AlehouseError, Refusal
from alehouse.engine.fair_luck import fresh_salt, promise_of
from alehouse.engine.messages import Message
from alehouse.engine.record import LONGEST_WORD, is_word
from alehouse.engine.views import Choice
from alehouse.server.about import TableAbout
from alehouse.server.protocol import (
    Answer,
    AskToEnd,
    Claim,
    ComeBack,
    Decide,
    Explain,
    Explained,
    PromiseWord,
    Refused,
    Resign,
    Said,
    Say,
    Undo,
    Waive,
    WhyNot,
)
from alehouse.tables.foreseeing import Foreseen
from alehouse.terminal.advice import print_hint
from alehouse.terminal.choices import print_help
from alehouse.terminal.explaining import print_explanation
from alehouse.terminal.following import Following
from alehouse.terminal.news import print_log
from alehouse.terminal.picking import Picking
from alehouse.terminal.places import typed_path
from alehouse.terminal.reasons import print_reasons, what_fits
from alehouse.terminal.remote.claiming import compose, typed_claims
from alehouse.terminal.remote.ending import print_ending
from alehouse.terminal.remote.live_screen import LiveScreen
from alehouse.terminal.remote.notes import NotedWord
from alehouse.terminal.remote.sitting import Sitting
from alehouse.terminal.replay import Watching
from alehouse.terminal.rules import print_rules_about
from alehouse.terminal.screen import Left
from alehouse.terminal.words import AT_A_TABLE, command_name, means_yes, read_command, typed_number

_MOST_REASONS = 12
"""Every one is a question to the server."""


class GotUp(Left):
    """The person has given the seat up."""


class GoTo(Left):
    """The person goes on at another table."""

    def __init__(self, table: TableAbout) -> None:
        super().__init__()
        self.table = table


class Typing(Following):
    """The near end of a seat: reads lines until somebody leaves."""

    def __init__(self, sitting: Sitting) -> None:
        commands = {
            "look": self._look,
            "explain": self._explain,
            "why": self._why,
            "hint": self._hint,
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
            "link": self._link,
            "alone": self._alone,
            "bot": self._bot,
            "free": self._free,
            "begin": self._begin,
            "help": self._help,
            "leave": self._leave,
        }
        super().__init__(sitting.screen, sitting.seen.game, commands)
        self._screen: LiveScreen = sitting.screen
        self._sitting = sitting
        self._seen = sitting.seen
        self._onlooker = ""
        self._meant_before = False
        """Whether the line was begun when other choices stood there."""

    def go_on(self) -> None:
        """Follow one line after the other; raises Left in the end."""
        while True:
            typed = self._screen.ask()
            self._meant_before, self._sitting.typed_before = self._sitting.typed_before, False
            try:
                self._follow(typed)
            except AlehouseError as wrong:
                self._tell(wrong.message)

    def _follow(self, typed: str) -> None:
        command = read_command(self._screen.speech, typed, AT_A_TABLE)
        if not self._screen.interactive and (command is None or self._means_choice(typed)):
            self._wait_until_asked()
        super()._follow(typed)

    def _offered(self) -> Picking | None:
        return self._sitting.picking

    def _takes_otherwise(self, typed: str) -> bool:
        if not self._seen.wants_word:
            return False
        self._promise(typed)
        return True

    def _means_choice(self, typed: str) -> bool:
        picking = self._sitting.picking
        return bool(typed) and picking is not None and (picking.moves(typed) or picking.take(typed) is not None)

    def _offer_again(self) -> None:
        with self._screen.together():
            self._sitting.offer_again()

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
                self._sitting.show_decision(again=True)
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
            self._tell(Message("table-word-odd", {"longest": LONGEST_WORD}))
            return
        stretch, salt, notes = now.words.stretch, fresh_salt(), self._sitting.notes
        notes.words = [noted for noted in notes.words if noted.stretch != stretch]
        notes.words.append(NotedWord(stretch, word, salt))
        self._sitting.keep_notes()
        self._ask(PromiseWord, promise=promise_of(notes.fingerprint, stretch, seat, word, salt))

    def _undo(self, _: str) -> None:
        now = self._seen.now
        if now is not None and self._ask(Undo, decision=now.decision):
            self._tell(Message("join-undone"))

    def _waive(self, _: str) -> None:
        waives = self._seen.now is not None and not self._seen.now.waives
        if self._ask(Waive, waives=waives):
            self._tell(Message("join-waives" if waives else "join-waives-no-more"))

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
            self._tell(Message("join-say-what", {"word": command_name(self._screen.speech, "say")}))
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
            self._tell(Message("join-no-claims", {"game": game.title()}))
            return
        meant = typed_claims(screen, claims, typed) if typed else claims
        if not meant:
            self._tell(Message("join-claim-unknown", {"text": typed}))
            meant = claims
        claim = compose(screen, meant)
        if claim is not None:
            self._ask(Claim, claim=claim.notation)

    # Looking

    def _look(self, _: str) -> None:
        with self._screen.together():
            if not self._seen.choices or self._screen.plain:
                self._sitting.draw()
            self._sitting.show_decision(again=True)
            if self._seen.now is not None and self._seen.phase == "over":
                print_ending(self._screen, self._seen.now)

    def _explain(self, typed: str) -> None:
        """What will certainly come of a choice; the server says it, from what this seat knows."""
        picking = self._sitting.picking
        if picking is None:
            self._tell(Message("join-nothing-to-choose", {"help": self._help_word}))
        else:
            print_explanation(self._screen, self._seen.game, picking, typed, self._foresee)

    def _foresee(self, choice: Choice) -> Foreseen:
        answer = self._sitting.line.ask(Explain, action=choice.action)
        if isinstance(answer, Explained):
            return Foreseen(answer.happens, answer.chance)
        assert isinstance(answer, Refused)
        raise AlehouseError(answer.why.id, answer.why.args)

    def _why(self, wanted: str) -> None:
        view, game, screen = self._seen.view, self._seen.game, self._screen
        if view is None or self._seen.now is None or self._seen.seat not in self._seen.now.asked:
            self._tell(Message("join-nothing-to-choose", {"help": self._help_word}))
            return
        fit = what_fits(screen, game, view, wanted) if wanted else []
        if not wanted or len(fit) > _MOST_REASONS:
            word = command_name(screen.speech, "why")
            self._tell(Message("join-why-what", {"word": word, "text": wanted, "count": len(fit)}))
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

    def _hint(self, rest: str) -> None:
        now = self._seen.now
        if now is None or not self._seen.choices:
            self._tell(Message("join-nothing-to-choose", {"help": self._help_word}))
            return
        found = self._sitting.doors.hint(self._sitting.about.code, now.decision, rest.strip().lower() or USUAL)
        with self._screen.together():
            print_hint(self._screen, self._sitting.picking.numbers() if self._sitting.picking else {}, found)

    def _log(self, rest: str) -> None:
        with self._screen.together():
            print_log(self._screen, [event.message for event in self._seen.events], rest)

    def _rules(self, rest: str) -> None:
        with self._screen.together():
            print_rules_about(self._screen, self._seen.game, rest)

    def _who(self, _: str) -> None:
        with self._screen.together():
            self._sitting.print_who()
            self._sitting.show_decision(again=not self._seen.choices)

    def _luck(self, _: str) -> None:
        with self._screen.together():
            self._sitting.print_luck()

    def _record(self, rest: str) -> None:
        if not rest:
            self._sitting.keep_record()
            return
        file = typed_path(rest)
        record = self._sitting.doors.record(self._sitting.about.code)
        if not os.path.isfile(file) or self._is_sure("play-replace", file=str(file)):
            record_file.write(record, file)
            self._tell(Message("play-saved", {"file": str(file)}))

    def _replay(self, rest: str) -> None:
        """The game that is over, step by step: as a seat saw it then, or as an onlooker."""
        record = self._sitting.doors.record(self._sitting.about.code)
        seat = self._seat_number(rest) if rest else PUBLIC
        with self._sitting.looking_aside():
            Watching(self._screen, record, seat).step_through()

    def _rematch(self, _: str) -> None:
        doors, now = self._sitting.doors, self._seen.now
        if self._seen.seat is None and now is not None and now.rematch is not None:
            raise GoTo(doors.table(now.rematch))
        raise GoTo(doors.rematch(self._sitting.about.code))

    def _help(self, _: str) -> None:
        with self._screen.together():
            picking = self._sitting.picking
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

    # Seats and devices

    def _bot(self, rest: str) -> None:
        """A bot for the first open seat, or for the one that was named."""
        words = rest.split()
        numbers = [word for word in words if typed_number(word) is not None]
        kinds = [word.lower() for word in words if word not in numbers]
        seat = self._seat_number(numbers[0]) if numbers else self._open_seat()
        name = self._screen.say("player-bot", number=seat + 1)
        self._sitting.doors.sit(self._sitting.about.code, seat, name, kinds[0] if kinds else "greedy")

    def _free(self, rest: str) -> None:
        """Another's seat, as the host; without a number, one's own."""
        own = self._seen.seat
        if not rest and own is None:
            raise AlehouseError("server-seat-only")
        seat = self._seat_number(rest) if rest else own
        assert seat is not None
        if seat == own:
            # Or the server would show us the door.
            self._sitting.line.close()
        self._sitting.doors.free(self._sitting.about.code, seat)
        if seat == own:
            raise GotUp

    def _begin(self, _: str) -> None:
        self._sitting.doors.begin(self._sitting.about.code)

    def _link(self, _: str) -> None:
        link = self._sitting.doors.link(self._sitting.about.code)
        address = take_address(self._sitting.doors.server, link.token)
        self._tell(Message("join-link", {"address": address}))

    def _alone(self, _: str) -> None:
        self._sitting.doors.only_me(self._sitting.about.code)
        self._tell(Message("join-alone"))

    def _leave(self, _: str) -> None:
        raise Left

    def _open_seat(self) -> int:
        for seat, place in enumerate(self._sitting.doors.table(self._sitting.about.code).seats):
            if not place.player:
                return seat
        raise AlehouseError("join-no-open-seat")

    def _seat_number(self, typed: str) -> int:
        players = len(self._seen.seats)
        number = typed_number(typed)
        if number is not None and 1 <= number <= players:
            return number - 1
        raise AlehouseError("table-seat", {"seat": typed, "players": players})

    # Small things

    def _ask(self, said: type[Said], **fields: Any) -> bool:
        """Say it to the table; whether it was accepted. Why not, is told."""
        answer = self._sitting.line.ask(said, **fields)
        if not isinstance(answer, Refused):
            return True
        with self._screen.together():
            self._screen.paragraph(self._screen.speech.say(answer.why))
            if answer.look_again:
                self._sitting.show_decision(again=True)
        return False

    def _is_sure(self, id: str, **args: str) -> bool:
        return means_yes(self._screen.speech, self._screen.ask(self._screen.say(id, **args) + " "))

    def _tell(self, message: Message) -> None:
        with self._screen.together():
            self._screen.paragraph(self._screen.speech.say(message))
