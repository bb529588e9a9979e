"""How a game ended."""

from __future__ import annotations

from alehouse.engine.errors import no_seat
from alehouse.engine.messages import Json, Message


class ScoreLine:
    """One line of a score: what for, and how much."""

    def __init__(self, what: Message, points: int) -> None:
        self.what = what
        self.points = points

    def __copy__(self) -> ScoreLine:
        return ScoreLine(self.what.__copy__(), self.points)

    def __deepcopy__(self, memo: object) -> ScoreLine:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        return ScoreLine, (self.what, self.points)


class Result:
    """Everyone's place (1 is first; equals share it), the points with every line shown, and why it ended."""

    def __init__(
        self, places: list[int], points: list[int], lines: list[list[ScoreLine]], why: Message, utility: list[float]
    ) -> None:
        self.places = places
        self.points = points
        self.lines = lines
        self.why = why
        self._utility = utility

    def utility(self, seat: int) -> float:
        """What the end is worth to a seat, from 0 to 1.

        Where there is one win (`game.one_win`) it is divided among the winners, and all add up to 1; elsewhere 1 is for
        everybody who had their way, whatever became of the others, and 0 for everybody else.
        """
        if not 0 <= seat < len(self._utility):
            raise no_seat(seat, len(self._utility))
        return self._utility[seat]

    def __copy__(self) -> Result:
        lines = [[line.__copy__() for line in lines] for lines in self.lines]
        return Result(list(self.places), list(self.points), lines, self.why.__copy__(), list(self._utility))

    def __deepcopy__(self, memo: object) -> Result:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.places, self.points, self.lines, self.why, self._utility)

    def winners(self) -> list[int]:
        """The seats in first place; none, where the game says that everybody lost (nobody has place 1)."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def plain(self) -> Json:
        places: list[Json] = list(self.places)
        points: list[Json] = list(self.points)
        utility: list[Json] = list(self._utility)
        lines: list[Json] = [
            [{"what": line.what.plain(), "points": line.points} for line in lines] for lines in self.lines
        ]
        return {"places": places, "points": points, "lines": lines, "why": self.why.plain(), "utility": utility}


def places_by(keys: list[tuple[int, ...]]) -> list[int]:
    """Places from sort keys, higher is better; equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def shared_win(places: list[int]) -> list[float]:
    """One win, divided among those in the first place, if anybody is."""
    share = 1.0 / max(1, places.count(1))
    return [share if place == 1 else 0.0 for place in places]
