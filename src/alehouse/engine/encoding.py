"""Views, choices and sentences as JSON, as they leave the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, get_args, get_origin

import msgspec

from alehouse.engine.messages import Message, Seat, Value

if TYPE_CHECKING:
    from alehouse.engine.contract import Position
    from alehouse.engine.events import Event
    from alehouse.engine.views import Choice, Data, PublicView, Recurring, View


def encoded(part: Data | Sequence[Data] | Message | None) -> bytes:
    """Anything that leaves the house."""
    return _ENCODER.encode(part)


def encoded_views(position: Position) -> dict[int, bytes]:
    """What every seat and an onlooker may know; what all may know is built and encoded once."""
    return {seat: b"".join(parts) for seat, parts in encode_views(position.views()).items()}


def encode_views(views: dict[int, View], latest: Latest | None = None) -> dict[int, list[bytes]]:
    """Views of one position, which share their public part: each in parts, put together once, where it is sent.

    Whoever shows one position of a table after the other keeps what was written latest.
    """
    found: dict[int, list[bytes]] = {}
    public = b""
    for seat, view in views.items():
        if not public:
            public = _encoded_public(view.public, latest)
        whose = _SEEN_BY_NOBODY if view.seat is None else _seen_by(view.seat)
        own = b"null" if view.own is None else _written_once(view.own)
        found[seat] = [whose, public, b',"own":', own, b"}"]
    return found


_FEW: Final = 10
"""No table of ours has more seats; where there are more, they are only written anew each time."""
_SEEN_BY: Final = [b'{"seat":%d,"public":' % seat for seat in range(_FEW)]
_SEEN_BY_NOBODY: Final = b'{"seat":null,"public":'


def _seen_by(seat: int) -> bytes:
    return _SEEN_BY[seat] if 0 <= seat < _FEW else b'{"seat":%d,"public":' % seat


def _encoded_public(public: PublicView, latest: Latest | None) -> bytes:
    # Whoever is told what is being decided is told it with the choices, too.
    kept(public.prompt)
    return _put_together(public, _fields_of(type(public)), latest)


class Latest:
    """The rows of recurring parts that a table has shown latest, as they were written: most parts are as they were."""

    def __init__(self) -> None:
        self._rows: dict[str, _Row] = {}

    def row(self, field: str, parts: Sequence[Recurring]) -> bytes:
        row = self._rows.get(field)
        if row is None:
            row = self._rows[field] = _Row()
        return row.of(parts)


class _Row:
    def __init__(self) -> None:
        self._parts: list[Recurring] = []
        self._each: list[bytes] = []
        self._written = b""

    def of(self, parts: Sequence[Recurring]) -> bytes:
        known = self._parts
        if len(parts) != len(known):
            self._parts = [*parts]
            self._each = [_written_once(each) for each in parts]
            self._written = b",".join(self._each)
            return self._written
        changed = False
        for place, each in enumerate(parts):
            # They are never changed, and the very same as long as nothing about them has.
            if each is not known[place]:
                known[place] = each
                self._each[place] = _written_once(each)
                changed = True
        if changed:
            self._written = b",".join(self._each)
        return self._written


def _written_once(part: Recurring) -> bytes:
    found = part.json
    if found is None:
        fields = _fields_of(type(part))
        whole = not any(field.recurs for field in fields)
        found = part.__dict__["json"] = _ENCODER.encode(part) if whole else _put_together(part, fields)
    return found


def _put_together(part: Data, fields: list[_Field], latest: Latest | None = None) -> bytes:
    """As `encoded` writes it. Put together here: most of it was written before, or is a number or a word."""
    found: list[bytes] = []
    for field in fields:
        found.append(field.before)
        value: object = getattr(part, field.name)
        if field.recurs:
            parts: Sequence[Recurring] = value  # type: ignore[assignment]
            if latest is not None:
                found.append(latest.row(field.name, parts))
            else:
                found.append(b",".join([_written_once(each) for each in parts]))
            found.append(b"]")
        else:
            found.append(_any(value))
    found.append(b"}")
    return b"".join(found)


class _Field:
    """Of a part: what stands before it, and whether it is a row of recurring parts."""

    def __init__(self, name: str, before: bytes, recurs: bool) -> None:
        self.name = name
        self.before = before
        self.recurs = recurs


_known_fields: Final[dict[type[Data], list[_Field]]] = {}


def _fields_of(kind: type[Data]) -> list[_Field]:
    found = _known_fields.get(kind)
    if found is None:
        found = _known_fields[kind] = _new_fields_of(kind)
    return found


def _new_fields_of(kind: type[Data]) -> list[_Field]:
    from alehouse.engine.views import Recurring

    found: list[_Field] = []
    for field in msgspec.structs.fields(kind):
        row = get_origin(field.type) in (list, tuple)
        each = get_args(field.type)[0] if row else None
        recurs = isinstance(each, type) and issubclass(each, Recurring)
        before = (b"," if found else b"{") + _ENCODER.encode(field.encode_name) + (b":[" if recurs else b":")
        found.append(_Field(field.name, before, recurs))
    return found


def _any(value: object) -> bytes:
    """Whatever a view holds."""
    if value is None:
        return b"null"
    kind = type(value)
    if kind is bool:
        return b"true" if value else b"false"
    if isinstance(value, Message):
        return sentence(value)
    if kind is int:
        assert isinstance(value, int)
        return written_number(value)
    if kind is str:
        assert isinstance(value, str)
        return _quoted(value)
    return _ENCODER.encode(value)


def encoded_choices(choices: Sequence[Choice]) -> bytes:
    """What may be chosen, as `encoded` writes it. Put together here: most of it was written before."""
    return b"".join([b"[", b",".join([encoded_choice(each) for each in choices]), b"]"])


_around: Final[dict[tuple[str, tuple[str, ...]], tuple[bytes, bytes]]] = {}
"""By its notation and parts: what stands before and behind the words of a choice."""


def encoded_choice(choice: Choice) -> bytes:
    return b"".join([before_brings(choice), written_brings(choice.brings), CHOICE_END])


def before_brings(choice: Choice) -> bytes:
    """A choice up to what it brings, which games may write anew while all else is as it was."""
    key = (choice.action, choice.parts)
    around = _around.get(key)
    if around is None:
        make_room(_around, _MOST)
        before = b'{"action":' + _ENCODER.encode(choice.action) + b',"words":'
        around = _around[key] = (before, b',"parts":' + _ENCODER.encode(choice.parts) + b',"leads":')
    return b"".join([around[0], sentence(choice.words), around[1], _named(choice.leads), b',"brings":['])


def written_brings(brings: Sequence[Message]) -> bytes:
    """What comes of a choice, as it stands between what `before_brings` writes and CHOICE_END."""
    return b",".join([sentence(each) for each in brings]) if brings else b""


CHOICE_END: Final = b"]}"


def make_room(remembered: dict[Any, Any], most: int) -> None:
    """Forget what was remembered first, where there is enough: to let go of all at once holds everybody up."""
    if len(remembered) >= most:
        del remembered[next(iter(remembered))]


def kept(message: Message) -> Message:
    """A sentence that nobody changes from now on, and that is said often: it is written once."""
    message.json = sentence(message)
    return message


def sentence(message: Message) -> bytes:
    """A sentence or a name, as `plain` says it. Put together here, since many go out with every step."""
    if message.json is not None:
        return message.json
    return _sentence(message.id, message.args)


def _sentence(id: str, args: dict[str, Value]) -> bytes:
    found = [b'{"id":', _quoted(id), b',"args":{']
    first = True
    for name, value in args.items():
        if not first:
            found.append(b",")
        first = False
        found.append(_quoted(name))
        found.append(b":")
        found.append(_value(value))
    found.append(b"}}")
    return b"".join(found)


def encoded_event(event: Event) -> bytes:
    """An event (`EventData`), as somebody who may know it is told it."""
    return b"".join(
        [
            b'{"step":',
            written_number(event.step),
            b',"rule":',
            _quoted(event.rule),
            b',"message":',
            _sentence(event.id, event.args),
            b',"who":',
            _named(event.who),
            b',"what":[',
            b",".join([_quoted(each) for each in event.what]),
            b'],"source":',
            _named(event.source),
            b',"target":',
            _named(event.target),
            b"}",
        ]
    )


def _named(thing: str | None) -> bytes:
    return b"null" if thing is None else _quoted(thing)


_words: Final[dict[str, bytes]] = {}
"""Ids of sentences and of things, and names of arguments: as many as there are in the texts and in the boxes."""
_MOST: Final = 100_000
"""Words, and choices, that are remembered."""


def _quoted(word: str) -> bytes:
    found = _words.get(word)
    if found is None:
        make_room(_words, _MOST)
        found = _words[word] = _ENCODER.encode(word)
    return found


def _value(value: Value) -> bytes:
    if isinstance(value, Message):
        return sentence(value)
    if isinstance(value, Seat):
        return _SEATS[value.number] if 0 <= value.number < _FEW else b'{"seat":%d}' % value.number
    if isinstance(value, tuple):
        return b"".join([b"[", b",".join([_value(each) for each in value]), b"]"])
    # Anything else that calls itself a number (True) is not written as one.
    return written_number(value) if type(value) is int else _ENCODER.encode(value)


_NUMBERS: Final = [b"%d" % number for number in range(1000)]
_SEATS: Final = [b'{"seat":%d}' % seat for seat in range(_FEW)]


def written_number(number: int) -> bytes:
    return _NUMBERS[number] if 0 <= number < 1000 else b"%d" % number


def _written(part: object) -> msgspec.Raw:
    """What structs do not say themselves."""
    if isinstance(part, Message):
        return msgspec.Raw(sentence(part))
    raise TypeError(f"{type(part).__name__} does not leave the house")


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_written)
