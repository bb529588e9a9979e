"""The authority over one table: who sits where, what was accepted, and who may know what of it. No I/O.

Whatever is accepted is an entry of the log, and the table is what its log makes of it: `Table.of(log, chain)` is the
same table again, anywhere. Whoever keeps tables stores the new entries of the log before showing anybody what came of
them; where that fails, the table is thrown away and made anew from what was stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from alehouse.engine.actions import Action
from alehouse.engine.box import Box
from alehouse.engine.contract import OVER, Game, Knowledge
from alehouse.engine.errors import AlehouseError, IllegalAction, Refusal
from alehouse.engine.events import Event
from alehouse.engine.fair_luck import Chain
from alehouse.engine.messages import Json, Message, Seat
from alehouse.engine.options import OptionValue
from alehouse.engine.record import LONGEST_WORD, Record, is_word
from alehouse.engine.result import Result
from alehouse.engine.views import View
from alehouse.tables import clock as times
from alehouse.tables.clock import Clock
from alehouse.tables.course import Course
from alehouse.tables.entries import (
    Answered,
    AnyEntry,
    AskedToEnd,
    Began,
    Claimed,
    Drew,
    Ended,
    Freed,
    HandedOver,
    Mixed,
    Opened,
    Played,
    Promised,
    Rematched,
    Said,
    Sat,
    TakenBack,
    Told,
    Undid,
    Waived,
)
from alehouse.tables.finality import why_final
from alehouse.tables.foreseeing import Foreseen, foresee
from alehouse.tables.reasons import Reason, of_refusal, reason_against
from alehouse.tables.seats import Place
from alehouse.tables.words import Gathering

LONGEST_TEXT = 500
"""Letters that can be said at once."""

Due = Literal["words", "window", "time", "away"]
"""What the clock brings about: words or answers are waited for no longer, or a bot goes on in a seat's place."""


class Table(Course):
    """One match with its seats. Times are milliseconds since 1970, and handed in."""

    @classmethod
    def open(
        cls,
        game: Game,
        players: int,
        options: dict[str, OptionValue],
        clock: Clock,
        chain: Chain,
        now: int,
        hints: bool | None = None,
    ) -> Table:
        """A new table with open seats."""
        given: dict[str, Json] = dict(options)
        chosen = game.check_options(game.check_players(players), given)
        clock.check()
        table = cls(chain)
        table._write(
            Opened(
                at=now,
                game=game.name,
                version=game.version,
                box=_written(game.box),
                players=players,
                options=chosen,
                clock=clock,
                fingerprint=chain.fingerprint,
                hints=hints,
            )
        )
        return table

    @classmethod
    def of(cls, log: Iterable[AnyEntry], chain: Chain, show_from: int | None = None) -> Table:
        """The table with this log; it shows what came of the entries from `show_from` on, if that is given."""
        table = cls(chain)
        for entry in log:
            table.shows = show_from is not None and entry.number >= show_from
            table.follow([entry])
        return table

    # Sitting down

    def sit(self, seat: int, name: str, kind: str, now: int) -> None:
        """A person or a bot sits down in an open seat."""
        if self._before_it_begins(seat).kind:
            raise AlehouseError("table-seat-taken", {"number": seat + 1})
        if not name or not is_word(name):
            raise AlehouseError("table-name-odd", {"name": name, "longest": LONGEST_WORD})
        if any(place.name == name for place in self.places):
            raise AlehouseError("table-name-taken", {"name": name})
        self._write(Sat(at=now, seat=seat, name=name, kind=kind))

    def free(self, seat: int, now: int) -> None:
        """The seat is open again."""
        if self._before_it_begins(seat).kind:
            self._write(Freed(at=now, seat=seat))

    def begin(self, now: int) -> None:
        """Everybody is there: the words for the luck are collected."""
        self._before_it_begins(0)
        for seat, place in enumerate(self.places):
            if not place.kind:
                raise AlehouseError("table-seat-open", {"number": seat + 1})
        self._write(Began(at=now))
        self._mix_when_ready(now)

    def rematch(self, chain: Chain, code: str, now: int) -> Table:
        """A new table for the same players once this game is over, each moved up by one seat: another one begins.

        It is found by its code, which stands in this table's log: there is one rematch, whoever asks for it first.
        """
        if not self.over:
            raise AlehouseError("table-not-over")
        if self.rematch_code is not None:
            raise AlehouseError("table-rematch-there")
        table = Table.open(self.game, len(self.places), self.options, self.clock, chain, now, self.hints)
        for seat in range(len(self.places)):
            place = self.places[(seat + 1) % len(self.places)]
            table.sit(seat, place.name, place.kind, now)
        self._write(Rematched(at=now, code=code))
        return table

    # Words for the luck

    def promise(self, seat: int, promise: str | None, now: int) -> None:
        """A person's promise of a word for the luck; None: there will be no word."""
        if self._person(seat).has_promised or not self.collects_words:
            raise AlehouseError("table-word-late")
        self._write(Promised(at=now, seat=seat, promise=promise))
        self._mix_when_ready(now)

    def tell(self, seat: int, word: str, salt: str, now: int) -> None:
        """The word that a person promised; told when everybody has promised."""
        self._person(seat)
        if not self.collects_words or not self._all_have_promised:
            raise AlehouseError("table-word-early")
        self._write(Told(at=now, seat=seat, word=word, salt=salt))
        self._mix_when_ready(now)

    # Deciding

    @property
    def decision(self) -> int:
        """The id of what is being decided, so that an answer to anything earlier does no harm."""
        return self._decision

    def legal(self, seat: int) -> list[Action]:
        """What this seat may decide now."""
        return self._as_asked(seat).legal() if seat in self.asked() and seat not in self._answers else []

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """None if this seat may do it now; else the rule in the way."""
        if seat in self.asked():
            return self._as_asked(seat).why_not(action)
        return self._playing().why_not(seat, action)

    def why_not_these(self, seat: int, things: Sequence[str]) -> Reason | None:
        """Why this seat can do nothing with all these things, the last of which it has just pointed at."""
        if seat in self.asked():
            return reason_against(self._as_asked(seat), things)
        return of_refusal(self._playing().why_not(seat, self.game.table.actions[0]))

    def why_final(self, seat: int, action: Action) -> Message | None:
        """Why this seat could not be sure to take this decision back once it is made; None if it could.

        Answered from what the seat knows. What it may not decide raises IllegalAction.
        """
        self._check_may_decide(seat, action)
        if self._together() is not None:
            return Message("table-final-together")
        return why_final(self.knowledge(seat), action)

    def foresee(self, seat: int, action: Action) -> Foreseen:
        """What would certainly come of this decision; answered and refused as by `why_final`."""
        self._check_may_decide(seat, action)
        return foresee(self.knowledge(seat), action)

    def _check_may_decide(self, seat: int, action: Action) -> None:
        self._running()
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)

    def decide(self, seat: int, decision: int, action: Action, now: int) -> None:
        """A seat's decision, by the person who sits there or by the bot that plays."""
        self._running()
        if decision != self._decision or seat in self._answers:
            raise AlehouseError("table-decision-past")
        if self._together() is None:
            # Where a rule is in the way, nothing comes of it.
            self._add(Played(at=now, number=len(self.log) + 1, seat=seat, action=action.notation))
            self._let_chance_run(now)
            return
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self._write(Answered(at=now, seat=seat, action=action.notation))

    def undo(self, seat: int, now: int) -> None:
        """Take back the last decision, if it was this person's and nothing has been drawn or shown since."""
        self._person(seat)
        self._running()
        self._playing().check_undo(seat)
        self._write(Undid(at=now, seat=seat))

    def waive(self, seat: int, waives: bool, now: int) -> None:
        """Say beforehand that there will be no answer until one's next turn; or take that back."""
        self._running()
        if self._person(seat).waives != waives:
            self._write(Waived(at=now, seat=seat, waives=waives))

    # Going and coming back

    def resign(self, seat: int, now: int) -> None:
        """Leave for good; a bot goes on."""
        self._running()
        if self._person(seat).played_for != "resigned":
            self._write(HandedOver(at=now, seat=seat, why="resigned"))

    def come_back(self, seat: int, now: int) -> None:
        """Play again oneself."""
        self._running()
        place = self._person(seat)
        if place.played_for == "resigned":
            raise AlehouseError("table-resigned", {"seat": Seat(seat)})
        if place.played_for is not None:
            self._write(TakenBack(at=now, seat=seat))

    def ask_to_end(self, seat: int, wants: bool, now: int) -> None:
        """End the game without a result, if all persons who still play want to."""
        self._running()
        if self._person(seat).wants_to_end != wants:
            self._write(AskedToEnd(at=now, seat=seat, wants=wants))
        playing = [place for place in self.places if place.decides]
        if playing and all(place.wants_to_end for place in playing):
            self._write(Ended(at=now))

    # Talking

    def say(self, seat: int | None, name: str, text: str, now: int) -> None:
        """Free chat, of a player or (without a seat) of an onlooker."""
        text = " ".join(text.split())
        if not text or len(text) > LONGEST_TEXT or not text.isprintable():
            raise AlehouseError("table-text-odd", {"longest": LONGEST_TEXT})
        if seat is not None:
            name = self._person(seat).name
        if not name or not is_word(name):
            raise AlehouseError("table-name-odd", {"name": name, "longest": LONGEST_WORD})
        self._write(Said(at=now, seat=seat, name=name, text=text))

    def claim(self, seat: int, text: str, now: int) -> None:
        """What a player, alive or dead, person or bot, says about hidden things; it binds nobody."""
        self._place(seat)
        self._running()
        claim = self.game.claims.read(text)
        if claim not in self.game.claims.of(len(self.places)):
            raise AlehouseError("table-claim-nobody", {"claim": str(claim)})
        self._write(Claimed(at=now, seat=seat, claim=str(claim)))

    # Time

    def deadline(self, away: Mapping[int, int]) -> int | None:
        """When `tick` has something to do, if nothing happens before; `away` says since when who is away."""
        due = self._due(away)
        return min(due)[0] if len(due) > 1 else due[0][0] if due else None

    def tick(self, now: int, away: Mapping[int, int]) -> None:
        """Do what is due by the clock."""
        while True:
            due = [entry for at, entry in self._due(away) if at <= now]
            if not due:
                return
            self._happen(due[0], now)

    # What a seat (or PUBLIC, an onlooker) may know

    def knowledge(self, seat: int) -> Knowledge:
        """All that this seat may know when it is asked, for whoever thinks in its place."""
        return self._as_asked(seat).knowledge(seat)

    def heard(self) -> list[tuple[int, str, int]]:
        """All claims so far, which everybody has heard: who, what, and when as the game counts."""
        return [(each.seat, str(each.claim), each.when) for each in self.claims]

    def view(self, seat: int) -> View:
        """What this seat sees."""
        return self._playing().view(seat)

    def events(self, seat: int) -> list[Event]:
        """All that has happened, as this seat has seen it; what is undone has not happened."""
        return self._match.events(seat) if self._match is not None else []

    def choices(self, seat: int) -> bytes:
        """What this seat may decide now, each described for it, as it leaves the house."""
        if seat not in self.asked() or seat in self._answers:
            return b"[]"
        asked = self._as_asked(seat)
        as_shown = self._views.get(seat) if asked is self._playing().position else None
        view = as_shown if as_shown is not None else asked.view(seat)
        return self.game.written_choices(view, asked.legal())

    def prompt(self, seat: int) -> Message | None:
        """What is being decided, as this seat is told."""
        asked, together = self._question()
        if not asked:
            return None
        if together is None and self._views:
            # What was shown just now says it already.
            return next(iter(self._views.values())).public.prompt
        return self._as_asked(seat).prompt()

    def undoes(self) -> int | None:
        """The person who may take the last decision back, if anybody may."""
        seat = self._match.may_undo if self._match is not None and not self.over else None
        return seat if seat is not None and self.places[seat].is_person else None

    @property
    def gathering(self) -> Gathering | None:
        """The words that are being collected, if any are."""
        return self._match.gathering if self._match is not None and not self.ended else None

    def result(self) -> Result | None:
        """How the game ended, if it was played to its end."""
        if self._match is None or self._match.position.to_move != OVER:
            return None
        return self._match.position.result()

    def record(self) -> Record:
        """The match so far; when it is over, with the secret that proves its luck."""
        return self._playing().record.copy()

    # How it works

    def _let_chance_run(self, now: int) -> None:
        match = self._playing()
        while match.may_draw:
            told = len(match.told)
            action = match.draw()
            entry = Drew(at=now, number=len(self.log) + 1, action=str(action))
            self._ask(entry)
            self.log.append(entry)
            self._show(entry, told)

    def _mix_when_ready(self, now: int) -> None:
        gathering = self._playing().gathering
        if gathering is not None and self._all_have_promised and not gathering.awaited:
            self._write(Mixed(at=now, without=()))
            self._let_chance_run(now)

    def _due(self, away: Mapping[int, int]) -> list[tuple[int, Due]]:
        """All that the clock will bring about if nothing happens before, with its time."""
        if self.collects_words:
            return [(self._asked_at + times.FOR_WORDS, "words")]
        asked = self.asked()
        if not asked:
            return []
        if self._together() is not None:
            persons = [self.places[seat] for seat in asked if self.places[seat].decides]
            all_waive = bool(persons) and all(place.waives for place in persons)
            return [(self._asked_at + (times.SHORT_WINDOW if all_waive else times.WINDOW), "window")]
        (seat,) = asked
        place = self.places[seat]
        if not place.decides:
            return []
        found: list[tuple[int, Due]] = [(self._asked_at + self.clock.allows(place.reserve), "time")]
        if seat in away and self.clock.kind != "days":
            since = max(away[seat], self._asked_at)
            found.append((since + times.AWAY, "away"))
        return found

    def _happen(self, due: Due, now: int) -> None:
        if due == "window":
            self._close_window(now)
        elif due == "words":
            self._end_words(now)
        else:
            (seat,) = self.asked()
            self._write(HandedOver(at=now, seat=seat, why=due))

    def _close_window(self, now: int) -> None:
        """All who were asked together have had their time: what they answered happens, in turn order."""
        match = self._playing()
        while (together := match.position.asked_together()) is not None:
            seat = match.position.to_move
            action = self._answers.get(seat, together.silence)
            self._write(Played(at=now, seat=seat, action=str(action)))
            self._let_chance_run(now)

    def _end_words(self, now: int) -> None:
        """Who has not promised by now gives no word; who has promised and not told is done without."""
        gathering = self._playing().gathering
        assert gathering is not None
        late = [seat for seat, place in enumerate(self.places) if place.is_person and not place.has_promised]
        for seat in late:
            self._write(Promised(at=now, seat=seat, promise=None))
        if not late:
            self._write(Mixed(at=now, without=tuple(gathering.awaited)))
            self._let_chance_run(now)
        else:
            self._mix_when_ready(now)

    def _running(self) -> None:
        if self._match is None:
            raise AlehouseError("table-not-begun")
        if self.over:
            raise AlehouseError("table-over")

    def _before_it_begins(self, seat: int) -> Place:
        if self._match is not None:
            raise AlehouseError("table-begun")
        return self._place(seat)

    def _person(self, seat: int) -> Place:
        place = self._place(seat)
        if not place.is_person:
            raise AlehouseError("table-no-person", {"number": seat + 1})
        return place

    def _place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise AlehouseError("table-seat", {"seat": seat + 1, "players": len(self.places)})
        return self.places[seat]


def _written(box: Box) -> dict[str, int | dict[str, int]]:
    """What differs from the printed box, for the log."""
    return msgspec.convert(box.differs, dict[str, int | dict[str, int]])
