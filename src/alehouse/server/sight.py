"""What each reader is sent of a table: allow-lists, and nothing that depends on what the reader may not know."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

import msgspec

from alehouse.engine.contract import PUBLIC, Game
from alehouse.engine.events import Event
from alehouse.engine.views import EventData
from alehouse.server.protocol import Checked, Ending, Happening, Here, Now, Phase, Present, SeatNow, Step, Words
from alehouse.tables import Table
from alehouse.tables.course import Shown
from alehouse.tables.entries import (
    Answered,
    AnyEntry,
    AskedToEnd,
    Claimed,
    Drew,
    Freed,
    HandedOver,
    Mixed,
    Opened,
    Played,
    Promised,
    Said,
    Sat,
    TakenBack,
    Told,
    Undid,
    Waived,
)

MOST_TALK = 100
"""What was said before is on record; whoever comes now is told the last of it."""


_SECRET = frozenset([Answered, Waived])


def is_secret(entry: AnyEntry) -> bool:
    """Whether others may not even know that there is such an entry."""
    return type(entry) in _SECRET


class Numbers:
    """The numbers of steps that readers see: those of the log, without counting what they may not know of."""

    def __init__(self) -> None:
        self._secret: list[int] = []
        self._counted = 0

    def follow(self, log: Sequence[AnyEntry]) -> None:
        """Count what was written since."""
        for entry in log[self._counted :]:
            if is_secret(entry):
                self._secret.append(entry.number)
        self._counted = len(log)

    def shown(self, number: int) -> int:
        """What readers call the entry with this number of the log, or the last one before it that they know of."""
        return number - bisect_right(self._secret, number)

    def stored(self, shown: int) -> int:
        """The number in the log of what readers call so."""
        number = shown
        for secret in self._secret:
            if secret <= number:
                number += 1
        return number


class StepShown:
    """A step as it goes out to one reader after the other: what is the same for all is encoded once."""

    def __init__(self, game: Game, shown: Shown, number: int) -> None:
        self._shown = shown
        # The view stands last, so that each reader's own can be put behind the rest.
        self._step = Step(
            number=number,
            at=shown.entry.at,
            what=happening(game, shown.entry),
            events=[],
            played=shown.played,
            view=msgspec.Raw(b""),
        )
        is_public = all(event.told is None for event in shown.events)
        self._for_all = self._without_view(PUBLIC) if is_public else None

    def to(self, seat: int) -> bytes:
        before = self._for_all if self._for_all is not None else self._without_view(seat)
        return before + self._shown.views.get(seat, b"null") + b"}"

    def _without_view(self, seat: int) -> bytes:
        events = seen(self._shown.events, seat)
        return msgspec.structs.replace(self._step, events=events).encode()[:-1]


def present(table: Table, seat: int, numbers: Numbers) -> Present:
    opened = table.log[0]
    assert isinstance(opened, Opened)
    talk = [entry for entry in table.log if isinstance(entry, (Said, Claimed))][-MOST_TALK:]
    return Present(
        number=numbers.shown(len(table.log)),
        seat=None if seat == PUBLIC else seat,
        game=opened.game,
        version=opened.version,
        options=dict(opened.options),
        fingerprint=opened.fingerprint,
        events=[_event(event) for event in table.events(seat)],
        talk=[
            Step(numbers.shown(entry.number), entry.at, happening(table.game, entry), [], table.played, None)
            for entry in talk
        ],
        view=msgspec.Raw(table.view(seat).encode()) if table.begun else None,
    )


class NowShown:
    """What is being decided now, as it goes out to one reader after the other; most are told the same."""

    def __init__(self, table: Table, numbers: Numbers, deadline: int | None, time: int) -> None:
        self._table = table
        self._asked = table.asked()
        self._for_all = Now(
            number=numbers.shown(len(table.log)),
            phase=phase(table),
            seats=[
                SeatNow(place.name, place.kind, place.played_for, place.wants_to_end, place.reserve)
                for place in table.places
            ],
            decision=numbers.shown(table.decision),
            asked=self._asked,
            prompt=table.prompt(PUBLIC),
            choices=[],
            answered=False,
            waives=False,
            may_undo=False,
            words=_words(table),
            ending=_ending(table),
            claims=_checked(table, numbers) if table.over else [],
            rematch=table.rematch_code,
            deadline=deadline,
            time=time,
        )
        self._encoded: bytes | None = None

    def to(self, seat: int) -> bytes:
        own = self._own(seat) if seat != PUBLIC else {}
        if own:
            return msgspec.structs.replace(self._for_all, **own).encode()
        if self._encoded is None:
            self._encoded = self._for_all.encode()
        return self._encoded

    def _own(self, seat: int) -> dict[str, Any]:
        """What this reader alone is told."""
        table = self._table
        own: dict[str, Any] = {}
        if seat in self._asked:
            own = {"prompt": table.prompt(seat), "choices": table.choices(seat), "answered": table.answered(seat)}
        if table.places[seat].waives:
            own["waives"] = True
        if table.may_undo(seat):
            own["may_undo"] = True
        return own


def here(seats: set[int], deadline: int | None, time: int) -> Here:
    return Here(sorted(seats), deadline, time)


def seen(events: Sequence[Event], seat: int) -> list[EventData]:
    """What a reader learns of what happened."""
    return [_event(known) for event in events if (known := event.seen_by(seat)) is not None]


_OF_A_SEAT = frozenset([Sat, Freed, Promised, Told, Played, Undid, HandedOver, TakenBack, AskedToEnd, Said, Claimed])


def happening(game: Game, entry: AnyEntry) -> Happening:
    """An entry as everybody may know it: what was decided or drawn is told by events, to whom it may be told."""
    kind = type(entry)
    told: dict[str, Any] = {}
    if kind in _OF_A_SEAT:
        told["seat"] = entry.seat  # type: ignore[union-attr]
    if kind in (Played, Drew):
        return Happening(entry.__struct_config__.tag, **told)  # type: ignore[arg-type]
    if isinstance(entry, Sat):
        told |= {"name": entry.name, "player": entry.kind}
    elif isinstance(entry, Promised):
        told["promise"] = entry.promise
    elif isinstance(entry, Told):
        told |= {"word": entry.word, "salt": entry.salt}
    elif isinstance(entry, Mixed):
        told["without"] = entry.without
    elif isinstance(entry, HandedOver):
        told["why"] = entry.why
    elif isinstance(entry, AskedToEnd):
        told["wants"] = entry.wants
    elif isinstance(entry, Said):
        told |= {"name": entry.name, "text": entry.text}
    elif isinstance(entry, Claimed):
        told |= {"claim": entry.claim, "words": game.claims.read(entry.claim).words}
    return Happening(entry.__struct_config__.tag, **told)  # type: ignore[arg-type]


def _event(event: Event) -> EventData:
    return EventData(event.step, event.rule, event.message(), event.who, list(event.what), event.source, event.target)


def phase(table: Table) -> Phase:
    if table.over:
        return "over"
    if not table.begun:
        return "open"
    return "words" if table.collects_words else "play"


def _words(table: Table) -> Words | None:
    gathering = table.gathering
    if gathering is None or not table.collects_words:
        return None
    people = [seat for seat, place in enumerate(table.places) if place.is_person]
    promised = [seat for seat in people if table.places[seat].has_promised]
    seal = gathering.seal if promised == people else None
    return Words(gathering.stretch, promised, gathering.awaited, seal)


def _ending(table: Table) -> Ending | None:
    result = table.result()
    if result is None:
        return None
    return Ending(
        places=result.places,
        points=result.points,
        utility=[result.utility(seat) for seat in range(len(table.places))],
        lines=[[(line.what, line.points) for line in lines] for lines in result.lines],
        why=result.why,
    )


def _checked(table: Table, numbers: Numbers) -> list[Checked]:
    return [Checked(numbers.shown(each.number), each.seat, each.claim.words, each.true) for each in table.claims]
