"""What each reader is sent of a table: allow-lists, and nothing that depends on what the reader may not know."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from alehouse.engine.contract import PUBLIC, Game
from alehouse.engine.encoding import encoded, encoded_event, sentence, written_number
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


_SECRET: Final = frozenset([Answered, Waived])


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
        for number in range(self._counted, len(log)):
            if type(log[number]) in _SECRET:
                self._secret.append(log[number].number)
        self._counted = len(log)

    def shown(self, number: int) -> int:
        """What readers call the entry with this number of the log, or the last one before it that they know of."""
        return number - bisect_right(self._secret, number) if self._secret else number

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
        self._number = number
        self._what = _encoded_happening(game, shown.entry)
        self._views = shown.views
        self._for_all: bytes | None = None
        for event in shown.events:
            if event.told is not None:
                break
        else:
            self._for_all = self._without_view(PUBLIC)
        self._unseen: list[bytes] | None = None
        """The whole, where everybody is told the same and nobody sees anything yet."""
        if self._for_all is not None and not self._views:
            self._unseen = [self._for_all + b"null}"]

    def to(self, seat: int) -> list[bytes]:
        """In parts, as everything that is shown: most are the same for many, and long."""
        if self._unseen is not None:
            return self._unseen
        before = self._for_all if self._for_all is not None else self._without_view(seat)
        view = self._views.get(seat)
        return [before, b"null}"] if view is None else [before, *view, b"}"]

    def _without_view(self, seat: int) -> bytes:
        shown = self._shown
        events = [encoded_event(event) for event in known(shown.events, seat)]
        at = written_number(shown.entry.at)
        told = [written_number(self._number), at, self._what, b",".join(events), written_number(shown.played)]
        return _filled(_STEP, told)


def _filled(form: list[bytes], told: list[bytes]) -> bytes:
    """All that is told, each behind its part of the form, and the last part behind all."""
    found: list[bytes] = []
    for place, each in enumerate(told):
        found.append(form[place])
        found.append(each)
    found.append(form[-1])
    return b"".join(found)


_PLACE: Final = 10**9
"""Stands in a form for what will be told there."""


def _form(written: bytes) -> list[bytes]:
    return written.split(b"%d" % _PLACE)


def _a_step() -> list[bytes]:
    """A Step up to its view, which stands last, with places for number, time, what, events and steps played."""
    place: Any = msgspec.Raw(b"%d" % _PLACE)
    return _form(Step(_PLACE, _PLACE, place, [place], _PLACE, msgspec.Raw(b"")).encode()[:-1])


_STEP: Final = _a_step()


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


class SeatsShown:
    """Who sits where, as everybody is told with every `now`; encoded again only when it has changed."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._seated = 0
        self._encoded = b"[]"

    def of(self, table: Table) -> bytes:
        """The field of Now."""
        if table is not self._table or table.seated != self._seated:
            seats = [
                SeatNow(place.name, place.kind, place.played_for, place.wants_to_end, place.reserve)
                for place in table.places
            ]
            self._table, self._seated, self._encoded = table, table.seated, encoded(seats)
        return self._encoded


class NowShown:
    """What is being decided now, as it goes out to one reader after the other; most of it is encoded once."""

    def __init__(self, table: Table, numbers: Numbers, seats: SeatsShown, deadline: int | None, time: int) -> None:
        self._table = table
        self._asked = table.asked()
        self._undoes = table.undoes()
        number, decision = numbers.shown(len(table.log)), numbers.shown(table.decision)
        if len(self._asked) == 1 and deadline is not None and table.rematch_code is None:
            # Nearly always somebody decides: what is said then differs only in this.
            told = [written_number(each) for each in (decision, self._asked[0], deadline, time)]
            self._for_all = _filled(_IN_PLAY, [written_number(number), seats.of(table), *told])
        else:
            self._for_all = _for_all(table, numbers, seats, number, decision, deadline, time)
        prompt = table.prompt(PUBLIC)
        self._prompt = b"null" if prompt is None else sentence(prompt)
        self._to_others: list[bytes] | None = None

    def to(self, seat: int) -> list[bytes]:
        """All who are not asked and cannot take anything back are told the same."""
        waives = seat != PUBLIC and self._table.places[seat].waives
        may_undo = seat == self._undoes
        if seat in self._asked:
            return self._to_asked(seat, waives, may_undo)
        if waives or may_undo:
            return self._own(self._prompt, b"[]", False, waives, may_undo)
        if self._to_others is None:
            # Put together here already, since it is sent to several.
            self._to_others = [b"".join(self._own(self._prompt, b"[]", False, False, False))]
        return self._to_others

    def _to_asked(self, seat: int, waives: bool, may_undo: bool) -> list[bytes]:
        table = self._table
        # Where several are asked, each is as if those before had said nothing.
        prompt = self._prompt if len(self._asked) == 1 else encoded(table.prompt(seat))
        return self._own(prompt, table.choices(seat), table.answered(seat), waives, may_undo)

    def _own(self, prompt: bytes, choices: bytes, answered: bool, waives: bool, may_undo: bool) -> list[bytes]:
        return [self._for_all, _PROMPT, prompt, _CHOICES, choices, _REST[answered][waives][may_undo]]


def _for_all(
    table: Table, numbers: Numbers, seats: SeatsShown, number: int, decision: int, deadline: int | None, time: int
) -> bytes:
    """What `now` tells all."""
    over = table.over
    return _before_own(
        Now(
            number,
            phase(table),
            msgspec.Raw(seats.of(table)),  # type: ignore[arg-type]
            decision,
            table.asked(),
            _words(table),
            _ending(table) if over else None,
            _checked(table, numbers) if over else [],
            table.rematch_code,
            deadline,
            time,
            prompt=None,
            choices=[],
            answered=False,
            waives=False,
            may_undo=False,
        )
    )


def _before_own(now: Now) -> bytes:
    # What readers are told differently stands last, so that each one's own can be put behind the rest.
    return now.encode()[: -len(_OWN_OF_NOBODY)]


def _rest(answered: bool, waives: bool, may_undo: bool) -> bytes:
    told = [b"true" if each else b"false" for each in (answered, waives, may_undo)]
    return b',"answered":%b,"waives":%b,"may_undo":%b}' % tuple(told)


# The end of Now.
_PROMPT: Final = b',"prompt":'
_CHOICES: Final = b',"choices":'
_REST: Final = [
    [[_rest(answered, waives, may_undo) for may_undo in (False, True)] for waives in (False, True)]
    for answered in (False, True)
]
_OWN_OF_NOBODY: Final = b"".join([_PROMPT, b"null", _CHOICES, b"[]", _rest(False, False, False)])


def _in_play() -> list[bytes]:
    """The rest of Now while one seat is asked, with places for its number, seats, decision, who, deadline and time."""
    seats: Any = msgspec.Raw(b"%d" % _PLACE)
    now = Now(
        _PLACE, "play", seats, _PLACE, [_PLACE], None, None, [], None, _PLACE, _PLACE, None, [], False, False, False
    )
    return _form(_before_own(now))


_IN_PLAY: Final = _in_play()


def here(seats: set[int], deadline: int | None, time: int) -> Here:
    return Here(sorted(seats), deadline, time)


def known(events: Sequence[Event], seat: int) -> list[Event]:
    """What a reader learns of what happened."""
    return [told for event in events if (told := event.seen_by(seat)) is not None]


def seen(events: Sequence[Event], seat: int) -> list[EventData]:
    return [_event(event) for event in known(events, seat)]


_OF_A_SEAT: Final = frozenset(
    [Sat, Freed, Promised, Told, Played, Undid, HandedOver, TakenBack, AskedToEnd, Said, Claimed]
)


def happening(game: Game, entry: AnyEntry) -> Happening:
    """An entry as everybody may know it: what was decided or drawn is told by events, to whom it may be told."""
    told: dict[str, Any] = {}
    if type(entry) in _OF_A_SEAT:
        told["seat"] = entry.seat  # type: ignore[union-attr]
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
        claim = game.claims.read(entry.claim)
        told |= {"claim": entry.claim, "words": claim.words, "asks": claim.asks}
    return Happening(entry.__struct_config__.tag, **told)  # type: ignore[arg-type]


def _encoded_happening(game: Game, entry: AnyEntry) -> bytes:
    """Nearly all that happens is a decision or a draw, which says nothing more."""
    kind = type(entry)
    if kind is Played:
        return _encoded_played(entry.seat)  # type: ignore[union-attr]
    return _ENCODED_DREW if kind is Drew else happening(game, entry).encode()


@lru_cache
def _encoded_played(seat: int) -> bytes:
    return Happening("played", seat=seat).encode()


_ENCODED_DREW: Final = Happening("drew").encode()


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
    return [
        Checked(numbers.shown(each.number), each.seat, each.claim.words, each.true)
        for each in table.claims
        if not each.claim.asks
    ]
