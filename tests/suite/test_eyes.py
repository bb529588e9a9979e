"""Eyes: what a seat may know as a row of numbers is bounded, begins with one's own seat, and leaves nothing out.

That it tells nothing but what the seat may know is a law of secrecy: it is among the things that are perceived.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from librt.vecs import extend, vec
from mypy_extensions import u8

from alehouse import PUBLIC, Game, Position
from alehouse.engine.errors import BadOption, BadSeat, Foreign
from alehouse.engine.eye import ALWAYS_THE_SAME, Eye, Field
from alehouse.engine.messages import Message
from tests.small_game import SMALL
from tests.suite.observe import watchers
from tests.suite.walks import Setting, moments, walks

ROUGHLY = 1 / 200
"""Chances are told to one part in 255: what differs by more must be seen."""


def test_rows_keep_their_bounds(setting: Setting) -> None:
    """A row is written over whatever was there, nothing beside it, and its numbers are within what fields declare."""
    eye = eye_of(setting)
    check_fields(eye)
    before, after = 3, 5
    for position in walks(setting, steps=60):
        for seat in watchers(position):
            rows = []
            for filling in (0, 255):
                start = vec[u8]([filling] * before, capacity=before + eye.size + after)
                memory = extend(start, [filling] * (eye.size + after))
                row = bytes(eye.see_behind(start, position, seat))
                assert bytes(memory[: before + eye.size]) == row, "it is written elsewhere"
                assert row[:before] == bytes([filling] * before), "something is written before the row"
                assert bytes(memory[before + eye.size :]) == bytes([filling] * after), (
                    "something is written behind the row"
                )
                rows.append(row[before:])
            assert rows[0] == rows[1], "what was there before shows"
            for field in eye.fields:
                check_field(field, rows[0][field.first : field.first + field.count], seat)


def test_what_was_seen_before_does_not_show(setting: Setting) -> None:
    """Whatever an eye and a position keep: a position from outside looks the same to an eye that has seen nothing."""
    eye = eye_of(setting)
    for position in moments(setting, games=1, each=20):
        again = setting.game.load(position.dump())
        for seat in watchers(position):
            assert seen(eye, position, seat) == seen(eye_of(setting), again, seat)


def check_fields(eye: Eye) -> None:
    end = 0
    for field in eye.fields:
        assert field.first == end
        assert field.count > 0
        assert 0 < field.high <= 255
        assert not field.one_of or (field.high == 1 and field.count % field.one_of == 0)
        end += field.count
    assert eye.size == end
    names = [field.name for field in eye.fields]
    assert len(set(names)) == len(names)


def check_field(field: Field, numbers: bytes, seat: int) -> None:
    assert max(numbers) <= field.high, f"{field.name} goes up to {max(numbers)}"
    if field.own and seat == PUBLIC:
        assert not any(numbers), f"an onlooker sees {field.name}"
    if field.one_of:
        for first in range(0, field.count, field.one_of):
            assert sum(numbers[first : first + field.one_of]) <= 1, f"{field.name} is two things at once"


def test_ones_own_seat_comes_first(setting: Setting) -> None:
    """A seat sees what onlookers see, with the seats renamed so that its own is the first, and its own secrets."""
    eye = eye_of(setting)
    players = setting.players
    for position in moments(setting, games=1, each=20):
        onlooker = seen(eye, position, PUBLIC)
        for seat in range(players):
            own = seen(eye, position, seat)
            for field in eye.fields:
                if field.own:
                    continue
                here, there = (row[field.first : field.first + field.count] for row in (own, onlooker))
                assert here == renamed(field, there, seat, players), f"{field.name} of seat {seat}"


def renamed(field: Field, numbers: bytes, seat: int, players: int) -> bytes:
    """The same numbers as they are for a seat: each portion is that of the seat which is as far from it."""
    order = [(seat + each) % players for each in range(players)]
    width = field.count // players**field.seats
    if field.seats == 0:
        places = [0]
    elif field.seats == 1:
        places = order
    else:
        places = [one * players + other for one in order for other in order]
    return b"".join(numbers[place * width : place * width + width] for place in places)


def test_every_field_of_the_view_is_told_or_left_out(game: Game) -> None:
    """Nobody forgets a field: what a row does not tell is left out with a reason."""
    for players in range(game.fewest, game.most + 1):
        eye = game.eye(players)
        told = {path for field in eye.fields for path in field.shows}
        there = set(paths(msgspec.inspect.type_info(game.view_type)))
        assert there - told - eye.left_out.keys() == set(), "neither told nor left out"
        assert (told | eye.left_out.keys()) - there == set(), "told or left out, but in no view"


def test_what_a_view_shows_can_be_read_off(setting: Setting) -> None:
    """Where two views differ in a field that is told, one of the row's fields that tell it differs."""
    eye = eye_of(setting)
    telling = {
        path: [field for field in eye.fields if path in field.shows]
        for path in {path for field in eye.fields for path in field.shows}
    }
    before: dict[int, list[tuple[dict[str, object], bytes]]] = {}
    for position in walks(setting, steps=60):
        for seat in (PUBLIC, 0, position.players - 1):
            shown, row = leaves(position, seat), seen(eye, position, seat)
            earlier = before.setdefault(seat, [])
            for past, past_row in earlier:
                for path in shown.keys() | past.keys():
                    if not differ(shown.get(path), past.get(path)):
                        continue
                    reason = eye.left_out.get(path)
                    if reason == ALWAYS_THE_SAME:
                        assert not differ_in_place(shown.get(path), past.get(path)), f"{path} is not always the same"
                    assert reason is not None or any(
                        row[field.first : field.first + field.count]
                        != past_row[field.first : field.first + field.count]
                        for field in telling[path]
                    ), f"{path} cannot be read off: {past.get(path)} became {shown.get(path)}"
            # The last one differs in little, some before that in much.
            earlier.append((shown, row))
            if len(earlier) > 3:
                earlier.pop(0)


def test_eyes_are_asked_for_what_there_is(game: Game) -> None:
    """Seats that are not there, another game's position and other player counts are refused; options are checked."""
    position = game.start(game.most)
    eye = game.eye(game.most)
    for seat in (game.most, -1, -2, -4):
        with pytest.raises(BadSeat):
            eye.see(position, seat)
    with pytest.raises(Foreign):
        eye.see(SMALL.start(2), 0)
    with pytest.raises(BadOption):
        eye.see(game.start(game.fewest), 0)
    for players in (game.fewest - 1, game.most + 1):
        with pytest.raises(BadOption):
            game.eye(players)
    with pytest.raises(BadOption):
        game.eye(game.fewest, nonsense=True)
    named = eye.read(seen(eye, position, 0))
    assert list(named) == [field.name for field in eye.fields]
    assert bytes(each for numbers in named.values() for each in numbers) == seen(eye, position, 0)


def eye_of(setting: Setting) -> Eye:
    return setting.game.eye(setting.players, **setting.options)


def seen(eye: Eye, position: Position, seat: int) -> bytes:
    return bytes(eye.see(position, seat))


def paths(kind: msgspec.inspect.Type, path: str = "") -> Iterator[str]:
    """Every field of a type of view that is no part with fields of its own, by its names from the outermost on."""
    if isinstance(kind, msgspec.inspect.StructType):
        for field in kind.fields:
            yield from paths(field.type, f"{path}.{field.name}".lstrip("."))
        return
    inner: list[msgspec.inspect.Type] = []
    if isinstance(kind, msgspec.inspect.UnionType):
        inner = [each for each in kind.types if isinstance(each, msgspec.inspect.StructType)]
    elif isinstance(kind, msgspec.inspect.ListType | msgspec.inspect.VarTupleType):
        inner = [kind.item_type] if isinstance(kind.item_type, msgspec.inspect.StructType) else []
    if not inner:
        yield path
    for each in inner:
        yield from paths(each, path)


def leaves(position: Position, seat: int) -> dict[str, object]:
    """What a view has in every such field; of several, all in order, each with the place of the part that it is in."""
    found: dict[str, object] = {}
    collect(position.view(seat), "", (), found)
    # A list without parts is no part.
    known = set(paths(msgspec.inspect.type_info(position.game.view_type)))
    return {path: value for path, value in found.items() if path in known}


def collect(value: object, path: str, place: tuple[int, ...], found: dict[str, object]) -> None:
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            collect(getattr(value, name), f"{path}.{name}".lstrip("."), place, found)
    elif isinstance(value, list | tuple) and value and isinstance(value[0], msgspec.Struct):
        for number, each in enumerate(value):
            collect(each, path, (*place, number), found)
    elif isinstance(value, Message):
        found[path] = str(value.plain())
    elif place:
        held = found.setdefault(path, {})
        assert isinstance(held, dict)
        held[place] = value
    else:
        found[path] = value


def differ_in_place(one: object, other: object) -> bool:
    """Whether parts that are there in both differ; there may be more of them in one than in the other."""
    if isinstance(one, dict) and isinstance(other, dict):
        return any(differ(one[key], other[key]) for key in one.keys() & other.keys())
    return one is not None and other is not None and differ(one, other)


def differ(one: object, other: object) -> bool:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return any(differ(one[key], other[key]) for key in one)
    if isinstance(one, float) and isinstance(other, float):
        return abs(one - other) > ROUGHLY
    return one != other
