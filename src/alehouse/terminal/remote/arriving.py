"""Coming to a table elsewhere: find one or set one up, take a seat or look on."""

from __future__ import annotations

from collections.abc import Callable

from alehouse.client.doors import Denied, Doors
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Message
from alehouse.engine.registry import game as game_of
from alehouse.engine.registry import games
from alehouse.server.about import NewTable, TableAbout
from alehouse.tables.clock import Clock
from alehouse.terminal.asking import ask_number, ask_options, pick
from alehouse.terminal.games import game_line
from alehouse.terminal.screen import Screen
from alehouse.terminal.words import means_yes

_SECONDS = (5, 3600, 60)
_RESERVE = (0, 7200, 300)
_DAYS = (1, 30, 3)
"""Least, most, usual."""
_AGAIN = ("table-seat-taken", "table-begun", "table-name-odd", "table-name-taken")
"""Somebody else was quicker, or another name is needed."""


def choose_table(screen: Screen, doors: Doors) -> TableAbout:
    """One's own tables, open ones, or a new one."""
    mine = [table for table in doors.my_tables() if table.phase != "over"]
    known = {table.code for table in mine}
    others = [table for table in doors.open_tables() if table.code not in known]
    items: list[tuple[str, Callable[[], TableAbout]]] = []
    for id, tables in (("join-table-mine", mine), ("join-table-open", others)):
        items += [(_line(screen, id, table), _this(table)) for table in tables if _known(table)]
    items.append((screen.say("join-table-new"), lambda: set_up(screen, doors)))
    screen.heading(screen.say("join-tables", server=doors.server))
    return items[pick(screen, [text for text, _ in items])][1]()


def set_up(screen: Screen, doors: Doors) -> TableAbout:
    """Ask for everything, and open a table; whoever sets it up sits down at it or not."""
    offered = {game.name for game in doors.house().games}
    known = [game for game in games() if game.name in offered]
    screen.heading(screen.say("join-table-new"))
    game = known[pick(screen, [game_line(screen, each) for each in known])]
    players = ask_number(screen, "menu-players", game.fewest, game.most, game.fewest)
    options = ask_options(screen, game, players)
    clock = _ask_clock(screen)
    listed = means_yes(screen.speech, screen.ask(screen.say("join-listed") + " "))
    while True:
        name = screen.ask(screen.say("join-name") + " ")
        try:
            return doors.set_up(NewTable(game.name, players, dict(options), {}, clock, listed, name or None))
        except Denied as wrong:
            if wrong.message.id != "table-name-odd":
                raise
            screen.paragraph(screen.speech.say(wrong.message))


def sit_down(screen: Screen, doors: Doors, table: TableAbout) -> TableAbout:
    """Take a seat, if one is open and the person wants it."""
    while table.seat is None and table.phase == "open" and any(not seat.player for seat in table.seats):
        name = screen.ask(screen.say("join-name") + " ")
        if not name:
            break
        seat = next(number for number, seat in enumerate(table.seats) if not seat.player)
        try:
            table = doors.sit(table.code, seat, name)
        except Denied as wrong:
            if wrong.message.id not in _AGAIN:
                raise
            screen.paragraph(screen.speech.say(wrong.message))
            table = doors.table(table.code)
    return table


def _ask_clock(screen: Screen) -> Clock:
    screen.line()
    kinds = ("none", "seconds", "days")
    kind = kinds[pick(screen, [screen.say(f"join-clock-{each}") for each in kinds], usual=0)]
    if kind == "seconds":
        seconds = ask_number(screen, "join-clock-how-many", *_SECONDS)
        return Clock("seconds", seconds, ask_number(screen, "join-clock-reserve", *_RESERVE))
    if kind == "days":
        return Clock("days", days=ask_number(screen, "join-clock-how-many-days", *_DAYS))
    return Clock()


def _line(screen: Screen, id: str, table: TableAbout) -> str:
    names = tuple(seat.name for seat in table.seats if seat.name)
    turn = "yours" if table.seat in table.asked else "others"
    left = sum(1 for seat in table.seats if not seat.player)
    return screen.say(id, game=Message(f"game-{table.game}"), names=names, count=len(names), left=left, turn=turn)


def _this(table: TableAbout) -> Callable[[], TableAbout]:
    return lambda: table


def _known(table: TableAbout) -> bool:
    """Whether this Alehouse has such a game."""
    try:
        game_of(table.game)
    except AlehouseError:
        return False
    return True
