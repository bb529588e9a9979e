"""Plain data with a few small changes, of the kind that is likely to be taken for the real thing.

What may stand where is learnt from other data of the same kind, so that nothing here knows what the data is about.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

from alehouse.engine.luck import Luck
from alehouse.engine.messages import Json

T = TypeVar("T")
Path = tuple[str | int, ...]
"""Where something is in the data: keys and places in lists, from the outside inwards."""


class Edit:
    """One thing set, removed or inserted."""

    def __init__(self, what: Literal["set", "remove", "insert"], path: Path, value: Json = None) -> None:
        self.what = what
        self.path = path
        self.value = value

    def apply(self, data: Json) -> None:
        """Change the data; raises LookupError where there is no such place in it."""
        inside = at(data, self.path[:-1])
        key = self.path[-1]
        if isinstance(inside, dict) and isinstance(key, str):
            if self.what == "remove":
                del inside[key]
            else:
                inside[key] = fresh(self.value)
        elif isinstance(inside, list) and isinstance(key, int):
            if self.what == "insert":
                inside.insert(key, fresh(self.value))
            elif self.what == "set":
                inside[key] = fresh(self.value)
            else:
                del inside[key]
        else:
            raise LookupError(key)

    def __reduce__(self) -> tuple[object, ...]:
        return Edit, (self.what, self.path, self.value)

    def __str__(self) -> str:
        where = ".".join(str(key) for key in self.path)
        return f"{self.what} {where}" + ("" if self.what == "remove" else f" {json.dumps(self.value)}")


Change = list[Edit]
"""Edits that belong together: what is taken away here is put down there."""


def changed(data: Json, changes: Sequence[Change]) -> Json:
    """A copy with these changes; raises LookupError where one of them does not fit."""
    other = fresh(data)
    for change in changes:
        for edit in change:
            edit.apply(other)
    return other


def fresh(data: Json) -> Json:
    """A copy that shares nothing."""
    if isinstance(data, dict):
        return {key: fresh(value) for key, value in data.items()}
    if isinstance(data, list):
        return [fresh(each) for each in data]
    return data


def at(data: Json, path: Path) -> Json:
    """What is there; raises LookupError where nothing is."""
    for key in path:
        data = _under(data, key)
    return data


def _under(data: Json, key: str | int) -> Json:
    if isinstance(data, dict) and isinstance(key, str):
        return data[key]
    if isinstance(data, list) and isinstance(key, int):
        return data[key]
    raise LookupError(key)


def named(path: Path) -> str:
    """What the data there is called: the innermost key. What is called the same is of the same kind."""
    for key in reversed(path):
        if isinstance(key, str):
            return key
    return ""


def kind_of(value: Json) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "flag"
    if isinstance(value, (int, float)):
        return "number"
    if isinstance(value, str):
        return "word"
    return "list" if isinstance(value, list) else "mapping"


def everywhere(data: Json) -> list[tuple[Path, Json]]:
    """Everything in the data with its place."""
    found: list[tuple[Path, Json]] = [((), data)]
    for here, value in found:
        if isinstance(value, dict):
            for key, inner in value.items():
                found.append(((*here, key), inner))
        elif isinstance(value, list):
            for number, inner in enumerate(value):
                found.append(((*here, number), inner))
    return found


class Vocabulary:
    """What stood where in data of this kind."""

    def __init__(self, examples: Sequence[Json]) -> None:
        values: dict[tuple[str, str], dict[str, Json]] = {}
        keys: dict[str, set[str]] = {}
        for example in examples:
            for path, value in everywhere(example):
                kind = kind_of(value)
                if isinstance(value, dict):
                    keys.setdefault(named(path), set()).update(value)
                elif kind not in ("list", "nothing"):
                    values.setdefault((named(path), kind), {})[json.dumps(value)] = value
        self._values = {place: [seen[text] for text in sorted(seen)] for place, seen in values.items()}
        self._keys = {name: sorted(seen) for name, seen in keys.items()}

    def values(self, path: Path, kind: str) -> list[Json]:
        """What was seen in such a place."""
        return self._values.get((named(path), kind), [])

    def keys(self, path: Path) -> list[str]:
        """The keys that were seen in such a mapping."""
        return self._keys.get(named(path), [])


class Places:
    """What is where in some data, by its kind."""

    def __init__(self, data: Json) -> None:
        self.data = data
        self._all: dict[str, list[Path]] = {}
        self._sections: dict[str, dict[str | int, list[Path]]] = {}
        for path, value in everywhere(data):
            if path:
                kind = kind_of(value)
                self._all.setdefault(kind, []).append(path)
                self._sections.setdefault(kind, {}).setdefault(path[0], []).append(path)

    def any(self, kind: str, luck: Luck) -> Path:
        """Somewhere; half of the time the outermost key is drawn first, or long lists would hide short ones."""
        if luck.below(2) and kind in self._sections:
            return one_of(one_of(list(self._sections[kind].values()), luck), luck)
        return one_of(self._all.get(kind, []), luck)

    def like(self, path: Path, kind: str, luck: Luck) -> Path:
        """Another place of the same name and kind."""
        return one_of([each for each in self._all.get(kind, []) if named(each) == named(path) and each != path], luck)

    def value(self, path: Path) -> Json:
        return at(self.data, path)

    def number(self, luck: Luck) -> tuple[Path, int]:
        path = self.any("number", luck)
        value = self.value(path)
        if not isinstance(value, int):
            raise LookupError(path)
        return path, value

    def items(self, luck: Luck) -> tuple[Path, list[Json]]:
        path = self.any("list", luck)
        value = self.value(path)
        if not isinstance(value, list):
            raise LookupError(path)
        return path, value

    def mapping(self, luck: Luck) -> tuple[Path, dict[str, Json]]:
        path = self.any("mapping", luck)
        value = self.value(path)
        if not isinstance(value, dict):
            raise LookupError(path)
        return path, value


def one_of(things: Sequence[T], luck: Luck) -> T:
    """Any of them; raises LookupError where there is none."""
    if not things:
        raise LookupError("nothing to choose from")
    return things[luck.below(len(things))]


class Mutator:
    """Makes changes to data of one kind. Each way of changing raises LookupError where it finds nothing to change."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary

    def change(self, here: Places, others: Sequence[Json], luck: Luck) -> Change:
        """One change; `others` are data of the same kind to take things from."""
        while True:
            try:
                return one_of(_WAYS, luck)(self, here, one_of(others, luck), luck)
            except LookupError:
                continue

    # Numbers, words and flags

    def _nudged(self, here: Places, other: Json, luck: Luck) -> Change:
        """One more or one less."""
        path, value = here.number(luck)
        return [Edit("set", path, value + 1 - 2 * luck.below(2))]

    def _transferred(self, here: Places, other: Json, luck: Luck) -> Change:
        """Less here and more there: the sum stays the same."""
        path, value = here.number(luck)
        if luck.below(2):
            to = here.like(path, "number", luck)
        else:
            to = here.any("number", luck)
        there = here.value(to)
        if to == path or not isinstance(there, int) or not value:
            raise LookupError(to)
        many = 1 if luck.below(3) else value
        return [Edit("set", path, value - many), Edit("set", to, there + many)]

    def _seen_elsewhere(self, here: Places, other: Json, luck: Luck) -> Change:
        """Another number, word or flag that has stood in such a place."""
        path = here.any(one_of(("number", "word", "word", "flag"), luck), luck)
        value = here.value(path)
        known = [each for each in self.vocabulary.values(path, kind_of(value)) if each != value]
        return [Edit("set", path, one_of(known, luck))]

    def _at_the_end(self, here: Places, other: Json, luck: Luck) -> Change:
        """The least or the greatest that has stood there, or just beyond."""
        path = here.any("number", luck)
        known = [each for each in self.vocabulary.values(path, "number") if isinstance(each, int)]
        ends = [min(known, default=0), max(known, default=0)]
        return [Edit("set", path, one_of([*ends, ends[0] - 1, ends[1] + 1, 0, -1, 1], luck))]

    def _nothing(self, here: Places, other: Json, luck: Luck) -> Change:
        """Nothing where something was, or something where nothing was."""
        if luck.below(2):
            return [Edit("set", here.any(one_of(_KINDS, luck), luck), None)]
        path = here.any("nothing", luck)
        known = [value for kind in ("number", "word", "flag") for value in self.vocabulary.values(path, kind)]
        return [Edit("set", path, one_of(known, luck))]

    def _exchanged(self, here: Places, other: Json, luck: Luck) -> Change:
        """Two things of one kind change places, wherever they are."""
        kind = one_of(_KINDS, luck)
        path = here.any(kind, luck)
        to = here.like(path, kind, luck)
        mine, yours = here.value(path), here.value(to)
        if mine == yours or path == to[: len(path)] or to == path[: len(to)]:
            raise LookupError(path)
        return [Edit("set", path, yours), Edit("set", to, mine)]

    # Lists and mappings

    def _swapped(self, here: Places, other: Json, luck: Luck) -> Change:
        """Two items of a list, or two values of a mapping, change places."""
        container: Json
        path, container = here.items(luck) if luck.below(3) else here.mapping(luck)
        keys: list[str | int] = list(container) if isinstance(container, dict) else list(range(len(container)))
        one, two = one_of(keys, luck), one_of(keys, luck)
        mine, yours = at(container, (one,)), at(container, (two,))
        if mine == yours:
            raise LookupError(path)
        return [Edit("set", (*path, one), yours), Edit("set", (*path, two), mine)]

    def _dropped(self, here: Places, other: Json, luck: Luck) -> Change:
        """An item is gone; half of the time the last, which is the step that is due where the list is a stack."""
        if luck.below(4):
            path, items = here.items(luck)
            place = len(items) - 1 if luck.below(2) else luck.below(max(1, len(items)))
            one_of(items, luck)
            return [Edit("remove", (*path, place))]
        path, mapping = here.mapping(luck)
        return [Edit("remove", (*path, one_of(list(mapping), luck)))]

    def _cut(self, here: Places, other: Json, luck: Luck) -> Change:
        """A list without its end."""
        path, items = here.items(luck)
        one_of(items, luck)
        return [Edit("set", path, items[: luck.below(len(items))])]

    def _doubled(self, here: Places, other: Json, luck: Luck) -> Change:
        """An item once more, anywhere in its list."""
        path, items = here.items(luck)
        return [Edit("insert", (*path, luck.below(len(items) + 1)), one_of(items, luck))]

    def _reordered(self, here: Places, other: Json, luck: Luck) -> Change:
        """An item of a list goes elsewhere in it, or all of them do."""
        path, items = here.items(luck)
        if len(items) < 2:
            raise LookupError(path)
        order = list(range(len(items)))
        if luck.below(2):
            luck.shuffle(order)
        else:
            order.insert(luck.below(len(items)), order.pop(luck.below(len(items))))
        return [Edit("set", path, [items[place] for place in order])]

    def _moved(self, here: Places, other: Json, luck: Luck) -> Change:
        """An item goes from a list to another, or from a mapping to another."""
        if luck.below(4):
            path, items = here.items(luck)
            to = here.like(path, "list", luck) if luck.below(2) else here.any("list", luck)
            target = here.value(to)
            if to[: len(path)] == path or path[: len(to)] == to or not isinstance(target, list):
                raise LookupError(to)
            place = luck.below(max(1, len(items)))
            moved = one_of(items, luck) if not items else items[place]
            return [Edit("remove", (*path, place)), Edit("insert", (*to, luck.below(len(target) + 1)), moved)]
        path, mapping = here.mapping(luck)
        to = here.like(path, "mapping", luck) if luck.below(2) else here.any("mapping", luck)
        key = one_of(list(mapping), luck)
        if to[: len(path)] == path or path[: len(to)] == to:
            raise LookupError(to)
        return [Edit("set", (*to, key), mapping[key]), Edit("remove", (*path, key))]

    def _renamed(self, here: Places, other: Json, luck: Luck) -> Change:
        """What was under one key is under another, or both have changed places."""
        path, mapping = here.mapping(luck)
        old, new = one_of(list(mapping), luck), one_of(self.vocabulary.keys(path), luck)
        if old == new:
            raise LookupError(path)
        if new in mapping:
            return [Edit("set", (*path, old), mapping[new]), Edit("set", (*path, new), mapping[old])]
        return [Edit("remove", (*path, old)), Edit("set", (*path, new), mapping[old])]

    # From other data

    def _borrowed(self, here: Places, other: Json, luck: Luck) -> Change:
        """What stands in the same place elsewhere."""
        path = here.any(one_of(_KINDS, luck), luck)
        value = at(other, path)
        if value == here.value(path):
            raise LookupError(path)
        return [Edit("set", path, value)]

    def _borrowed_from_elsewhere(self, here: Places, other: Json, luck: Luck) -> Change:
        """What is called the same, but stands in another place: another seat's, another list's."""
        kind = one_of(("list", "mapping"), luck)
        path = here.any(kind, luck)
        there = Places(other)
        value = at(other, there.like(path, kind, luck))
        if value == here.value(path):
            raise LookupError(path)
        return [Edit("set", path, value)]

    def _borrowed_item(self, here: Places, other: Json, luck: Luck) -> Change:
        """An item that the same list has elsewhere, added here or in the place of one of these."""
        if luck.below(4) == 0:
            path, mapping = here.mapping(luck)
            theirs = at(other, path)
            if not isinstance(theirs, dict):
                raise LookupError(path)
            key = one_of([key for key in theirs if key not in mapping], luck)
            return [Edit("set", (*path, key), theirs[key])]
        path, items = here.items(luck)
        lent = at(other, path)
        if not isinstance(lent, list):
            raise LookupError(path)
        item = one_of(lent, luck)
        if items and luck.below(2):
            return [Edit("set", (*path, luck.below(len(items))), item)]
        return [Edit("insert", (*path, len(items) if luck.below(2) else luck.below(len(items) + 1)), item)]


_KINDS = ("number", "word", "flag", "list", "mapping")
_Way = Callable[[Mutator, Places, Json, Luck], Change]
_WEIGHTS: dict[_Way, int] = {
    Mutator._nudged: 3,
    Mutator._transferred: 5,
    Mutator._seen_elsewhere: 6,
    Mutator._at_the_end: 1,
    Mutator._nothing: 1,
    Mutator._exchanged: 3,
    Mutator._swapped: 2,
    Mutator._dropped: 2,
    Mutator._cut: 1,
    Mutator._doubled: 1,
    Mutator._reordered: 1,
    Mutator._moved: 3,
    Mutator._renamed: 2,
    Mutator._borrowed: 4,
    Mutator._borrowed_from_elsewhere: 1,
    Mutator._borrowed_item: 3,
}
"""How often each way is tried: those more often that find what simple checks let pass."""
_WAYS = [way for way, weight in _WEIGHTS.items() for _ in range(weight)]
