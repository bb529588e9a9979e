"""The pub drawn as text: a map where there is room for one, a list of tiles where there is not."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from alehouse.engine.bits import has, set_of
from alehouse.engine.columns import columns, cut, fill, wrap
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
from alehouse.games.the_pub.view import PlayerView, PubView, WayOut
from alehouse.games.the_pub.words import GLYPHS, known_personal, known_way

Say = Callable[[Message], str]

CELL = 10
MARGIN = 3
ROOM_FOR_A_MAP = MARGIN + COLUMNS * CELL
_LOW_NAME = 12
"""Columns for a name, which may be cut."""


def picture(values: Values, view: PubView, say: Say, width: int) -> list[str]:
    """The map or the list, then the players, then what is at hand."""
    return _drawn(values, view, say, width, low=False)


def small_picture(values: Values, view: PubView, say: Say, width: int) -> list[str]:
    """The same with a line for each row of the map and for each player; what is left to be drawn has no room here."""
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
    if low and drawn:
        drawn += _low_players(values, view, say, width)
    else:
        lines += [_player(values, view, say, seat, player) for seat, player in enumerate(pub.players)]
    if pub.drawn:
        tiles = tuple(THINGS[tile].name for tile in pub.drawn)
        lines.append(say(Message("picture-tp-drawn", {"tiles": tiles})))
    if pub.table:
        lines.append(say(Message("picture-tp-table", {"drinks": _drinks(pub.table)})))
    if not low or not drawn:
        lines.append(_status(view, say))
    return drawn + [part for line in lines for part in wrap(line, width, "   ")]


def _status(view: PubView, say: Say) -> str:
    pub = view.public
    left = {"tiles": sum(pub.box), "drinks": sum(pub.shaker), "events": sum(pub.bag)}
    return say(Message("picture-tp-status", {"round": pub.round, **left}))


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
        """One line: how its ways go, who stands there, what it is; if it lies face down, with a question mark."""
        if not self.ways:
            return "·"
        standing = "".join(str(seat + 1) for seat in self.seats)
        start = f"{GLYPHS[self.ways]} {standing} " if standing else f"{GLYPHS[self.ways]} "
        return cut(f"{start}{self.label}{'?' if self.hidden else ''}", room)

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


def _low_players(values: Values, view: PubView, say: Say, width: int) -> list[str]:
    """The players as a table: what would be said of each of them stands above it once."""
    heads = [say(Message(f"picture-tp-low.{each}")) for each in ("space", "alcohol", "marker", "exit", "drinks")]
    heads = [f"   {say(Message('picture-tp-low', {'round': view.public.round}))}", *heads]
    rows = [_low_player(values, view, say, seat, player) for seat, player in enumerate(view.public.players)]
    short = [heads[:-1], *[cells for cells, _ in rows]]
    widths = [max(columns(cells[place]) for cells in short) + 1 for place in range(len(heads) - 1)]
    starts = ["".join(map(fill, cells, widths)) for cells in short]
    room = width - sum(widths)
    ends = [cut(heads[-1], room), *[_in_room(drinks, room) for _, drinks in rows]]
    return [(start + end).rstrip() for start, end in zip(starts, ends)]


def _low_player(values: Values, view: PubView, say: Say, seat: int, player: PlayerView) -> tuple[list[str], list[str]]:
    """Number and name, where, how drunk, which bathroom, which exit or which not; and the drinks."""
    turn = "▶" if seat == view.public.turn else " "
    name = cut(say(Message("picture-tp-who", {"who": Seat(seat)})), _LOW_NAME)
    way = known_personal(view, player)
    ways = tuple(_in_small_letters(say, each) for each in ([way] if way else player.ruled_out))
    exits = say(Message("picture-tp-ruled-out", {"ways": ways})) if ways and not way else "".join(ways)
    marker = _at(player.marker) if player.marker else ""
    drinks = [*_drinks(player.kept), *[f"✗ {drink}" for drink in _drinks(filter(None, [player.indigestible]))]]
    alcohol = f"{player.alcohol}/{values.most_alcohol}"
    return [f"{turn}{seat + 1} {name}", _at(player.space), alcohol, marker or "-", exits or "-"], drinks


def _in_room(texts: list[str], room: int) -> str:
    """All of these, each as long as there is room for."""
    line = ", ".join(texts)
    return line if columns(line) <= room else ", ".join(cut(text, room // len(texts) - 2) for text in texts)


def _in_small_letters(say: Say, way: WayOut) -> str:
    return say(Message("picture-tp-way", {"way": way})).lower()


def _at(space: str) -> str:
    return at_space(SPACE_IDS.index(space))


def _drinks(ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(PRINTED[DRINK_IDS.index(id)] for id in ids)
