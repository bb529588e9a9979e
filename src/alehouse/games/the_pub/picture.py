"""The pub drawn as text: a map where there is room for one, a list of tiles where there is not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from alehouse.engine.bits import has, set_of
from alehouse.engine.columns import cut, wrap
from alehouse.engine.messages import Message, Seat
from alehouse.games.the_pub.components.box import Values
from alehouse.games.the_pub.components.grid import DIRECTIONS, OPEN
from alehouse.games.the_pub.components.pieces import (
    COLUMNS,
    PRINTED,
    ROWS,
    SPACES,
)
from alehouse.games.the_pub.components.things import DRINK_IDS, SPACE_IDS, THINGS, at_space
from alehouse.games.the_pub.view import PlayerView, PubView
from alehouse.games.the_pub.words import GLYPHS, known_personal, known_way

Say = Callable[[Message], str]

CELL = 10
MARGIN = 3
ROOM_FOR_A_MAP = MARGIN + COLUMNS * CELL


def picture(values: Values, view: PubView, say: Say, width: int) -> list[str]:
    """The map or the list, then the players, then what is at hand."""
    return _drawn(values, view, say, width, low=False)


def small_picture(values: Values, view: PubView, say: Say, width: int) -> list[str]:
    """The same with a line for each row of the map."""
    return _drawn(values, view, say, width, low=True)


def _drawn(values: Values, view: PubView, say: Say, width: int, low: bool) -> list[str]:
    pub = view.public
    places = [_Place(view, say, space) for space in range(SPACES)]
    lines: list[str] = []
    if width >= ROOM_FOR_A_MAP:
        # The map must not be wrapped; everything else may.
        drawn = _low_map(places, width) if low else _map(places)
    else:
        drawn = []
        lines += [line for place in places if (line := place.in_words(say))]
    lines += [_player(values, view, say, seat, player) for seat, player in enumerate(pub.players)]
    if pub.drawn:
        tiles = tuple(THINGS[tile].name for tile in pub.drawn)
        lines.append(say(Message("picture-tp-drawn", {"tiles": tiles})))
    if pub.table:
        lines.append(say(Message("picture-tp-table", {"drinks": _drinks(pub.table)})))
    lines.append(
        say(
            Message(
                "picture-tp-status",
                {"round": pub.round, "tiles": sum(pub.box), "drinks": sum(pub.shaker), "events": sum(pub.bag)},
            )
        )
    )
    return drawn + [part for line in lines for part in wrap(line, width, "   ")]


class _Place:
    """A space of the grid, ready to be drawn."""

    def __init__(self, view: PubView, say: Say, space: int) -> None:
        self.name = at_space(space)
        self.ways = 0
        self.label = ""
        self.hidden = ""
        """A mark for a face-down exit; nobody can stand there."""
        self.seats = [seat for seat, player in enumerate(view.public.players) if player.space == SPACE_IDS[space]]
        for tile in view.public.tiles:
            if tile.space == SPACE_IDS[space]:
                self.ways = set_of(side for side in range(4) if DIRECTIONS[side] in tile.ways)
                self.label = say(Message("picture-tp-kind", {"kind": tile.kind}))
        for exit in view.public.exits:
            if exit.space == SPACE_IDS[space]:
                self.ways = OPEN
                way = known_way(view, exit)
                name = say(Message("picture-tp-way", {"way": way or "unknown"}))
                self.label = name if exit.way else name.lower()
                if exit.way is None:
                    self.hidden = say(Message("picture-tp-hidden")) if way else "?"

    def drawn(self) -> list[str]:
        """Four lines: walls with gaps where ways lead out, what it is, who stands there."""
        if not self.ways:
            return [" " * CELL, f"{'·' + self.name + '·':^{CELL}}", " " * CELL, " " * CELL]
        north, east, south, west = (has(self.ways, side) for side in range(4))
        left, right = " " if west else "│", " " if east else "│"
        between = " " if len(self.seats) <= 4 else ""
        standing = self.hidden or between.join(str(seat + 1) for seat in self.seats)
        return [
            "┌──┘  └──┐" if north else "┌────────┐",
            f"{left}{self.label[: CELL - 2]:^{CELL - 2}}{right}",
            f"{left}{standing:^{CELL - 2}}{right}",
            "└──┐  ┌──┘" if south else "└────────┘",
        ]

    def low(self, room: int) -> str:
        """One line: how its ways go, who stands there, what it is."""
        if not self.ways:
            return "·"
        standing = "?" if self.hidden else "".join(str(seat + 1) for seat in self.seats)
        start = f"{GLYPHS[self.ways]} {standing} " if standing else f"{GLYPHS[self.ways]} "
        return cut(start + self.label, room)

    def in_words(self, say: Say) -> str:
        """One line for a tile; nothing for a gap."""
        if not self.ways:
            return ""
        line = f"{self.name} {GLYPHS[self.ways]} {self.label} {self.hidden}".rstrip()
        if self.seats:
            who = tuple(Seat(seat) for seat in self.seats)
            line += " · " + say(Message("picture-tp-who", {"who": who}))
        return line


def _map(places: list[_Place]) -> list[str]:
    head = " " * MARGIN + "".join(f"{letter:^{CELL}}" for letter in "ABCDEFG"[:COLUMNS])
    lines = [head.rstrip()]
    for row in range(ROWS):
        cells = [place.drawn() for place in places[row * COLUMNS : row * COLUMNS + COLUMNS]]
        for number, parts in enumerate(zip(*cells)):
            label = f"{row + 1} " if number == 1 else "  "
            lines.append(f"{label:>{MARGIN}}{''.join(parts)}".rstrip())
    return lines


def _low_map(places: list[_Place], width: int) -> list[str]:
    cell = min(CELL + 4, (width - MARGIN) // COLUMNS)
    head = " " * MARGIN + "".join(f"{letter:<{cell}}" for letter in "ABCDEFG"[:COLUMNS])
    rows = [places[row * COLUMNS : row * COLUMNS + COLUMNS] for row in range(ROWS)]
    drawn = [
        f"{number:<{MARGIN}}" + "".join(f"{place.low(cell - 1):<{cell}}" for place in row)
        for number, row in enumerate(rows, 1)
    ]
    return [head.rstrip(), *[line.rstrip() for line in drawn]]


def _player(values: Values, view: PubView, say: Say, seat: int, player: PlayerView) -> str:
    """All about a player on one line: the parts that say nothing are left out."""
    turn = "▶" if seat == view.public.turn else " "
    glasses = "●" * player.alcohol + "○" * (values.most_alcohol - player.alcohol)
    parts = [say(Message("picture-tp-player", {"who": Seat(seat), "space": _at(player.space)}))]
    parts.append(say(Message("picture-tp-alcohol", {"glasses": glasses, "alcohol": player.alcohol})))
    if player.marker:
        parts.append(say(Message("picture-tp-marker", {"space": _at(player.marker)})))
    if player.kept:
        parts.append(say(Message("picture-tp-kept", {"drinks": _drinks(player.kept)})))
    if player.indigestible:
        parts.append(say(Message("picture-tp-indigestible", {"drink": _drinks([player.indigestible])})))
    way = known_personal(view, player)
    if way:
        message = "picture-tp-own-exit" if seat == view.seat else "picture-tp-exit"
        parts.append(say(Message(message, {"way": Message("tp-way-out", {"way": way})})))
    elif player.ruled_out:
        ways = tuple(Message("tp-way-out", {"way": each}) for each in player.ruled_out)
        parts.append(say(Message("picture-tp-ruled-out", {"ways": ways})))
    return f"{turn}{seat + 1} " + "; ".join(parts)


def _at(space: str) -> str:
    return at_space(SPACE_IDS.index(space))


def _drinks(ids: Sequence[str]) -> tuple[str, ...]:
    return tuple(PRINTED[DRINK_IDS.index(id)] for id in ids)
