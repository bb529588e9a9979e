"""What its log makes of a table: who sits where, what is being decided, what was claimed. No I/O.

Entries are the only thing that changes it, so that the same log makes the same table anywhere. What may become an
entry is decided by the Table.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from alehouse.engine.actions import Action
from alehouse.engine.claims import Claim
from alehouse.engine.contract import OVER, Position
from alehouse.engine.errors import AlehouseError, BadRecord
from alehouse.engine.events import Event
from alehouse.engine.fair_luck import Chain
from alehouse.engine.messages import Json
from alehouse.engine.registry import game as game_of
from alehouse.engine.views import View, encode_views
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

STAND_IN = "greedy"
"""The bot that plays in a person's place."""


class Shown:
    """An entry with what came of it: the events, and what everybody saw afterwards, as JSON by seat."""

    def __init__(self, entry: AnyEntry, events: list[Event], views: dict[int, bytes], played: int) -> None:
        self.entry = entry
        self.events = events
        self.views = views
        self.played = played
        """How many steps of the record stand: events that belong to later ones have been undone."""


class Spoken:
    """A claim that was made, and whether it was true when it was made; None where nobody could say."""

    def __init__(self, seat: int, claim: Claim, number: int, true: bool | None) -> None:
        self.seat = seat
        self.claim = claim
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
        self._match: Match | None = None
        self._asked_at = 0
        """When whoever is to decide was asked."""
        self._decision = 0
        self._answers: dict[int, Action] = {}

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
        match = self._match
        if match is None or self.over or self.collects_words or match.position.to_move < 0:
            return []
        together = match.position.asked_together()
        return together.seats if together is not None else [match.position.to_move]

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
        together = position.asked_together()
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
        if self.shows:
            match = self._match
            news = match.told[told:] if match is not None else []
            self._views = self._seen(match.position) if match is not None else {}
            views = encode_views(self._views) if self._views else {}
            self.shown.append(Shown(entry, news, views, self.played))
        else:
            self._views = {}

    def _seen(self, position: Position) -> dict[int, View]:
        if self.shows_to is None:
            return position.views()
        public = position.public()
        return {seat: position.seen(seat, public) for seat in self.shows_to}

    def _apply(self, entry: AnyEntry) -> None:
        if isinstance(entry, (Played, Drew, Undid, Answered)):
            self._apply_play(entry)
        elif isinstance(entry, Opened):
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
            true = self.game.is_true(self._playing().position, entry.seat, claim)
            self.claims.append(Spoken(entry.seat, claim, entry.number, true))
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
        if isinstance(entry, Answered):
            self._answers[entry.seat] = self.game.action(entry.action)
            return
        if isinstance(entry, Drew):
            if str(match.draw()) != entry.action:
                raise BadRecord("table-log-odd", {"number": entry.number})
        elif isinstance(entry, Undid):
            match.undo(entry.seat)
        else:
            self._play(match, entry)
        self._ask(entry)

    def _play(self, match: Match, entry: Played) -> None:
        place = self.places[entry.seat]
        together = match.position.asked_together()
        match.play(entry.seat, self.game.action(entry.action))
        if together is not None:
            self._answers.pop(entry.seat, None)
            match.bar_undo("table-undo-together")
        else:
            place.waives = False
            place.reserve = self.clock.left(place.reserve, entry.at - self._asked_at)

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
        if self._playing().position.asked_together() is None:
            self._answers.clear()


def _read(value: int | dict[str, int]) -> Json:
    return dict(value) if isinstance(value, dict) else value
