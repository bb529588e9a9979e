"""Actions and outcomes: typed, never changed, declared once in a table."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from mypy_extensions import i64, mypyc_attr

from alehouse.engine.errors import UnknownAction
from alehouse.engine.messages import Json
from alehouse.engine.things import Things


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing that a seat may do, or (an Outcome) that chance may bring.

    A game makes each of its actions once, in its table; `legal()` hands out those same objects, so they are compared
    by identity. `str(action)` is the notation in records; `number` is the place in the table, stable for learners;
    `parts` are the ids of the things and words that it consists of (see choosing.py); in them `@` stands for the seat
    that decides, where the same notation means other things for every seat: `character:@.dwarf-a`.
    """

    def __init__(self, notation: str = "", parts: tuple[str, ...] = ()) -> None:
        self.notation = notation
        self.parts = parts
        self.number: i64 = -1
        self.game = ""
        """The name of the game in whose table it stands."""
        self.box: dict[str, Json] = {}
        """What differs from the printed box in the game for which the table was made."""
        self._parts_for: dict[int, tuple[str, ...]] = {}
        """By seats that have asked."""

    def parts_for(self, seat: int) -> tuple[str, ...]:
        """The parts of which it consists when this seat decides."""
        found = self._parts_for.get(seat)
        if found is None:
            found = tuple([part.replace("@", str(seat + 1)) for part in self.parts])
            self._parts_for[seat] = found
        return found

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _action_again, (self.game, self.box, self.notation)

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.notation}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome(Action):
    """An entry of the table that chance brings, and no seat can choose.

    Its parts are the things that everybody sees come up: the faces of dice, a card that is turned over. What only some
    may know has none.
    """


class ActionTable:
    """All that can be chosen and, behind it, all that chance may bring; the order never changes in a rules version."""

    def __init__(self, choices: Sequence[Action], outcomes: Sequence[Action], things: Things) -> None:
        self.actions: list[Action] = [*choices, *outcomes]
        self._entries: list[object] = [*self.actions]
        """The same as plain objects: taken from here they are not checked to be actions, for every play asks."""
        self.choices = len(choices)
        """How many of them can be chosen: the first ones."""
        self.things = things
        self._owned = False
        self.by_notation: dict[str, Action] = {}
        self._by_words: dict[str, list[Action]] = {}
        for number, action in enumerate(self.actions):
            if action.notation in self.by_notation:
                raise ValueError(f"two actions are written {action.notation!r}")
            if isinstance(action, Outcome) != (number >= self.choices):
                raise ValueError(f"{action.notation!r} stands among the wrong half of the table")
            unknown = [part for part in action.parts_for(0) if part not in things]
            if unknown or (number < self.choices and not action.parts):
                raise ValueError(f"{action.notation!r} does not consist of declared things: {unknown}")
            action.number = number
            self.by_notation[action.notation] = action
            self._by_words.setdefault(_in_any_order(action.notation), []).append(action)

    def belongs_to(self, game: str, box: dict[str, Json]) -> None:
        """Let every action know its game, so that it can travel to another process and come back into this table.

        Variants may share a table; it then belongs to the first of them.
        """
        if not self._owned:
            self._owned = True
            for action in self.actions:
                action.game = game
                action.box = box

    def has(self, action: Action) -> bool:
        """Whether this is an entry of this table: the very object, not one that looks like it.

        What is no action at all raises TypeError (compiled, the call itself does).
        """
        try:
            number = action.number
        except AttributeError:
            raise TypeError(f"{action!r} is no action") from None
        return 0 <= number < len(self._entries) and self._entries[number] is action

    def read(self, text: str) -> Action:
        """The action that this notation stands for, its words behind the first in any order."""
        action = self.by_notation.get(" ".join(text.split()))
        if action is None:
            alike = self._by_words.get(_in_any_order(text), [])
            if len(alike) == 1:
                return alike[0]
            near = get_close_matches(text, self.by_notation, n=1, cutoff=0.0)
            raise UnknownAction("error-unknown-action", {"text": text, "near": near[0]})
        return action

    def __len__(self) -> int:
        return len(self.actions)


def _in_any_order(notation: str) -> str:
    words = notation.split()
    return " ".join([*words[:1], *sorted(words[1:])])


def _action_again(game: str, box: dict[str, Json], notation: str) -> Action:
    """An action that comes from another process, or from a file."""
    from alehouse.engine.registry import game as game_of

    return game_of(game).variant(box).action(notation)
