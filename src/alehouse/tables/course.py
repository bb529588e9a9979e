"""What its log makes of a table: who sits where, what is being decided, what was claimed. No I/O.

Entries are the only thing that changes it, so that the same log makes the same table anywhere. What may become an
entry is decided by the Table.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

import msgspec

from alehouse.engine.actions import Action
from alehouse.engine.claims import Claim
from alehouse.engine.contract import OVER, Position, Together
from alehouse.engine.encoding import Latest, encode_views
from alehouse.engine.errors import AlehouseError, BadRecord
from alehouse.engine.events import Event
from alehouse.engine.fair_luck import Chain
from alehouse.engine.messages import Json
from alehouse.engine.registry import game as game_of
from alehouse.engine.views import View
from alehouse.tables.clock import SECOND
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
    Sat,
    TakenBack,
    Told,
    Undid,
    Waived,
)
from alehouse.tables.match import Match
from alehouse.tables.seats import Place

STAND_IN: Final = "greedy"
"""The bot that plays in a person's place."""


_IN_PLAY: Final = frozenset([Played, Drew, Undid, Answered])
_CHANCE_GOES_ON: Final = frozenset([Played, Drew, Mixed])
"""After these, chance draws at once where it is to move: their draws are written together with them."""


class Shown:
    """An entry with what came of it: the events, and what everybody saw afterwards, as JSON in parts, by seat.

    No views, where chance goes on at once: they come with what it brings at last.
    """

    def __init__(self, entry: AnyEntry, events: list[Event], views: dict[int, list[bytes]], played: int) -> None:
        self.entry = entry
        self.events = events
        self.views = views
        self.played = played
        """How many steps of the record stand: events that belong to later ones have been undone."""


class Spoken:
    """A claim that was made, and whether it was true when it was made; None where nobody could say."""

    def __init__(self, seat: int, claim: Claim, when: int, number: int, true: bool | None) -> None:
        self.seat = seat
        self.claim = claim
        self.when = when
        self.number = number
        self.true = true


class Course:
    """How a table has come to stand, entry by entry. Times are milliseconds since 1970."""

    def __init__(self, chain: Chain) -> None:
        self._chain = chain
        self.log: list[AnyEntry] = []
        self.ended = False
        """Whether all agreed to end it."""
        self.rematch_code: str | None = None
        """Of the table where the same players play again."""
        self.claims: list[Spoken] = []
        self.shown: list[Shown] = []
        """What came of the latest entries; whoever has passed it on empties it. Kept only while `shows`."""
        self.shows = False
        self.shows_to: Collection[int] | None = None
        """The seats (or PUBLIC) whose views are wanted; None: all."""
        self._views: dict[int, View] = {}
        """What everybody sees, where it was shown just now."""
        self._latest = Latest()
        """Of what was shown before, how it was written."""
        self._match: Match | None = None
        self._asked_at = 0
        """When whoever is to decide was asked."""
        self._decision = 0
        self._asked: tuple[list[int], Together | None] | None = None
        """Who is asked now, once somebody wanted to know."""
        self._answers: dict[int, Action] = {}
        self.seated = 0
        """Counts up whenever something about the seats has changed that everybody is told."""

    def follow(self, entries: Iterable[AnyEntry]) -> None:
        """Go on with entries that were accepted and stored elsewhere."""
        for entry in entries:
            if entry.number != len(self.log) + 1:
                raise BadRecord("table-log-odd", {"number": entry.number})
            self._add(entry)

    # How it stands

    @property
    def begun(self) -> bool:
        return self._match is not None

    @property
    def over(self) -> bool:
        return self.ended or (self._match is not None and self._match.position.to_move == OVER)

    @property
    def played(self) -> int:
        """How many steps of the record stand: events that belong to later ones have been undone."""
        return len(self._match.record.steps) if self._match is not None else 0

    @property
    def collects_words(self) -> bool:
        return self._match is not None and self._match.gathering is not None and not self.ended

    def asked(self) -> list[int]:
        """The seats that are asked now: usually one; several where nobody shall learn who had a choice."""
        return self._question()[0]

    def _together(self) -> Together | None:
        """Those who are asked at the same time, if several are."""
        return self._question()[1]

    def _question(self) -> tuple[list[int], Together | None]:
        """Who is asked now; found once for each entry of the log."""
        if self._asked is None:
            match = self._match
            if match is None or self.over or self.collects_words or match.position.to_move < 0:
                self._asked = [], None
            else:
                together = match.position.asked_together()
                self._asked = together.seats if together is not None else [match.position.to_move], together
        return self._asked

    def answered(self, seat: int) -> bool:
        """Whether this seat has answered what it is asked together with others."""
        return seat in self._answers

    def played_by(self, seat: int) -> str:
        """Who decides for this seat now: HUMAN, or the name of a bot."""
        place = self.places[seat]
        return place.kind if place.played_for is None else STAND_IN

    @property
    def allows_hints(self) -> bool:
        """Whether players may ask what they had best do: as was agreed, or else where nobody but bots is beaten so."""
        return self.hints if self.hints is not None else sum(place.is_person for place in self.places) == 1

    def _as_asked(self, seat: int) -> Position:
        """The position as this seat is asked: those before it that are asked together have said nothing."""
        position = self._playing().position
        together = self._together()
        if together is None or seat not in together.seats or position.to_move == seat:
            return position
        imagined = position.copy()
        while imagined.to_move != seat:
            imagined.play(together.silence)
        return imagined

    @property
    def _all_have_promised(self) -> bool:
        return all(place.has_promised for place in self.places if place.is_person)

    def _playing(self) -> Match:
        if self._match is None:
            raise AlehouseError("table-not-begun")
        return self._match

    # How it changes

    def _write(self, entry: AnyEntry) -> None:
        self._add(msgspec.structs.replace(entry, number=len(self.log) + 1))

    def _add(self, entry: AnyEntry) -> None:
        """The one place where a table changes."""
        told = len(self._match.told) if self._match is not None else 0
        self._apply(entry)
        self.log.append(entry)
        self._show(entry, told)

    def _show(self, entry: AnyEntry, told: int) -> None:
        self._views = {}
        if self.shows:
            match = self._match
            if match is None:
                self.shown.append(Shown(entry, [], {}, 0))
                return
            views: dict[int, list[bytes]] = {}
            # Where chance goes on at once, the view is shown when it has: nobody could look at it before.
            if not (type(entry) in _CHANCE_GOES_ON and match.may_draw):
                self._views = self._seen(match.position)
                views = encode_views(self._views, self._latest) if self._views else views
            self.shown.append(Shown(entry, match.told[told:], views, self.played))

    def _seen(self, position: Position) -> dict[int, View]:
        if self.shows_to is None:
            return position.views()
        public = position.public()
        return {seat: position.seen(seat, public) for seat in self.shows_to}

    def _apply(self, entry: AnyEntry) -> None:
        if type(entry) in _IN_PLAY:
            self._apply_play(entry)  # type: ignore[arg-type]
            return
        self._asked = None
        self.seated += 1
        if isinstance(entry, Opened):
            self._set_up(entry)
        elif isinstance(entry, Sat):
            place = self.places[entry.seat]
            place.name, place.kind = entry.name, entry.kind
        elif isinstance(entry, Freed):
            self.places[entry.seat] = Place(self.clock.reserve * SECOND)
        elif isinstance(entry, Began):
            names, kinds = [place.name for place in self.places], [place.kind for place in self.places]
            self._match = Match(self.game, len(self.places), self.options, names, kinds, self._chain)
            self._asked_at = entry.at
        elif isinstance(entry, (Promised, Told, Mixed)):
            self._apply_word(entry)
        elif isinstance(entry, (Waived, HandedOver, TakenBack, AskedToEnd)):
            self._apply_to_seat(entry)
        elif isinstance(entry, Claimed):
            claim = self.game.claims.read(entry.claim)
            position = self._playing().position
            true = None if claim.asks else self.game.is_true(position, entry.seat, claim)
            self.claims.append(Spoken(entry.seat, claim, self.game.moment(position), entry.number, true))
        elif isinstance(entry, Ended):
            self.ended = True
            self._playing().break_off()
        elif isinstance(entry, Rematched):
            self.rematch_code = entry.code

    def _set_up(self, entry: Opened) -> None:
        self.game = game_of(entry.game).variant({name: _read(value) for name, value in entry.box.items()})
        if entry.version != self.game.version:
            known: dict[str, str | int] = {"version": str(entry.version), "known": str(self.game.version)}
            raise BadRecord("record-version", {"game": self.game.title(), **known})
        if entry.fingerprint != self._chain.fingerprint:
            raise BadRecord("table-luck-elsewhere", {"fingerprint": entry.fingerprint})
        self.options = dict(entry.options)
        self.clock = entry.clock
        self.hints = entry.hints
        self.places = [Place(entry.clock.reserve * SECOND) for _ in range(entry.players)]

    def _apply_word(self, entry: Promised | Told | Mixed) -> None:
        match = self._playing()
        if isinstance(entry, Promised):
            if entry.promise is not None:
                match.promise_word(entry.seat, entry.promise)
            self.places[entry.seat].has_promised = True
            self._asked_at = entry.at
        elif isinstance(entry, Told):
            match.tell_word(entry.seat, entry.word, entry.salt)
        else:
            match.mix_words(entry.without)
            self._ask(entry)

    def _apply_play(self, entry: Played | Drew | Undid | Answered) -> None:
        match = self._playing()
        if isinstance(entry, Played):
            self._play(match, entry)
        elif isinstance(entry, Drew):
            if str(match.draw()) != entry.action:
                raise BadRecord("table-log-odd", {"number": entry.number})
        elif isinstance(entry, Undid):
            match.undo(entry.seat)
        else:
            self._answers[entry.seat] = self.game.action(entry.action)
            return
        self._ask(entry)

    def _play(self, match: Match, entry: Played) -> None:
        place = self.places[entry.seat]
        together = self._together()
        match.play(entry.seat, self.game.action(entry.action))
        if together is not None:
            self._answers.pop(entry.seat, None)
            match.bar_undo("table-undo-together")
        else:
            place.waives = False
            if self.clock.kind == "seconds":
                place.reserve = self.clock.left(place.reserve, entry.at - self._asked_at)
                self.seated += 1

    def _apply_to_seat(self, entry: Waived | HandedOver | TakenBack | AskedToEnd) -> None:
        place = self.places[entry.seat]
        if isinstance(entry, Waived):
            place.waives = entry.waives
        elif isinstance(entry, AskedToEnd):
            place.wants_to_end = entry.wants
        elif isinstance(entry, HandedOver):
            place.played_for = entry.why
            place.wants_to_end = place.waives = False
        else:
            place.played_for = None
            if self.asked() == [entry.seat]:
                self._asked_at = entry.at

    def _ask(self, entry: AnyEntry) -> None:
        """Something else is being decided from now on."""
        self._decision = entry.number
        self._asked_at = entry.at
        self._asked = None
        if self._answers and self._together() is None:
            self._answers.clear()


def _read(value: int | dict[str, int]) -> Json:
    return dict(value) if isinstance(value, dict) else value
