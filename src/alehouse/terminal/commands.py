"""The commands: what each can be given, and what it does. What only one command needs is imported by it alone."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from alehouse.engine import box_file
from alehouse.engine.contract import Game
from alehouse.engine.errors import BadBox
from alehouse.engine.messages import Json
from alehouse.engine.registry import game, games
from alehouse.terminal.arguments import BadArguments, needed, whole_number
from alehouse.terminal.exit_codes import FOUND_SOMETHING, GOOD, VERDICTS
from alehouse.terminal.places import typed_path
from alehouse.terminal.screen import Screen, screen_for
from alehouse.text import Speech


def _terminal(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.menu import open_menu

    open_menu(screen_for(speaker, chosen.plain))
    return GOOD


def _games(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.games import print_games

    print_games(Screen(speaker))
    return GOOD


def _play(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.play import play_new, resume
    from alehouse.terminal.seats import read_names, read_options, read_seats, usual_seats

    screen = screen_for(speaker, chosen.plain)
    if chosen.resume is not None:
        if chosen.game or chosen.seats or chosen.names or chosen.option or chosen.box or chosen.values:
            raise BadArguments("error-resume-alone")
        resume(screen, Path(chosen.resume))
        return GOOD
    wanted = _game(chosen, "play")
    seats = read_seats(chosen.seats) if chosen.seats is not None else usual_seats(wanted)
    wanted.check_players(len(seats))
    options = read_options(wanted, len(seats), chosen.option or [])
    names = read_names(speaker, chosen.names, seats)
    play_new(screen, wanted, seats, names, options)
    return GOOD


def _simulate(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.simulate import simulate

    simulate(Screen(speaker), _game(chosen, "simulate"), chosen)
    return GOOD


def _balance(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.balance import balance

    balance(Screen(speaker), _game(chosen, "balance"), chosen)
    return GOOD


def _replay(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.replay import replay

    replay(screen_for(speaker, chosen.plain), _file_name(chosen, "replay"), chosen.seat)
    return GOOD


def _verify(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.verify import verify

    file = _file_name(chosen, "verify")
    verdict = verify(Screen(speaker), file, chosen.fingerprint, chosen.word or [], chosen.seal or [])
    return VERDICTS[verdict]


def _rules(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.rules import print_rulebook

    print_rulebook(Screen(speaker), _game(chosen, "rules"))
    return GOOD


def _box(speaker: Speech, chosen: Namespace) -> int:
    # Lines of a file, not of a screen: they are not wrapped.
    print(box_file.to_text(_game(chosen, "box"), speaker.say), end="")
    return GOOD


def _fuzz(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.fuzz import fuzz

    name = _game_name(chosen, "fuzz")
    found = fuzz(
        Screen(speaker), [_with_box(each, chosen) for each in (games() if name == "all" else [game(name)])], chosen
    )
    return FOUND_SOMETHING if found else GOOD


def _train(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.train import train

    train(Screen(speaker), _game(chosen, "train"), chosen)
    return GOOD


def _ladder(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.ladder import ladder

    ladder(Screen(speaker), _game(chosen, "ladder"), chosen)
    return GOOD


def _merge(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.merge import merge

    merge(Screen(speaker), chosen, needed(chosen.folder, "error-folder-needed"))
    return GOOD


def _export(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.export import export, export_records

    if chosen.records is None:
        export(Screen(speaker), _game(chosen, "export"), chosen)
        return GOOD
    if any(value for name, value in vars(chosen).items() if name not in ("records", "to", "lang")):
        raise BadArguments("error-export-both")
    export_records(Screen(speaker), chosen)
    return GOOD


def _import(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.export import bring_back

    bring_back(Screen(speaker), _file_name(chosen, "import"), chosen)
    return GOOD


def _analyse(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.analyse import analyse

    analyse(Screen(speaker), _file_name(chosen, "analyse"), chosen)
    return GOOD


def _serve(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.server.database import usual_database
    from alehouse.server.serve import serve
    from alehouse.server.settings import HOST, PORT, Settings, read_link, read_proxies

    screen = Screen(speaker)
    _give_values(chosen)
    settings = Settings(
        database=chosen.database if chosen.database is not None else usual_database(),
        host=chosen.host if chosen.host is not None else HOST,
        port=whole_number("--port", chosen.port, 0, 65535) if chosen.port is not None else PORT,
        proxies=read_proxies(chosen.proxy) if chosen.proxy is not None else "",
        link=read_link(chosen.link) if chosen.link is not None else None,
        boxes=_boxes(chosen),
    )
    serve(settings, lambda address: screen.tell("server-open", address=address))
    return GOOD


def _page(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.server.database import usual_database
    from alehouse.server.serve import serve
    from alehouse.server.settings import HOST, PORT, Settings
    from alehouse.terminal.page import EVERYWHERE, announce, free_port

    screen = Screen(speaker)
    host = EVERYWHERE if chosen.lan else HOST
    _give_values(chosen)
    settings = Settings(
        database=chosen.database if chosen.database is not None else usual_database(),
        host=host,
        port=whole_number("--port", chosen.port, 0, 65535) if chosen.port is not None else free_port(host, PORT),
        boxes=_boxes(chosen),
    )
    serve(settings, lambda address: announce(screen, address, chosen.lan))
    return GOOD


def _join(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.remote.join import join
    from alehouse.terminal.remote.live_screen import live_screen_for

    address = needed(chosen.address, "error-address-needed")
    join(live_screen_for(speaker, chosen.plain), address, chosen.code or "")
    return GOOD


def _game_name(chosen: Namespace, command: str) -> str:
    return needed(chosen.game, "error-game-needed", command=command, game=games()[0].name)


def _game(chosen: Namespace, command: str) -> Game:
    """The game that was named, with the box and what was learned with it, if any was named."""
    wanted = _with_box(game(_game_name(chosen, command)), chosen)
    if getattr(chosen, "values", None) is not None:
        from alehouse.bots.value import give_value

        give_value(wanted, _learned(chosen.values, wanted.name))
    return wanted


def _learned(typed: str, name: str) -> bytes:
    """What was learned, from its file or from the folder that it was learned in."""
    path = typed_path(typed)
    file = path / f"{name}.value.json" if os.path.isdir(path) else path
    try:
        return file.read_bytes()
    except OSError:
        raise BadArguments("error-values-file", {"file": str(file)}) from None


def _give_values(chosen: Namespace) -> None:
    """Let all bots of a house judge by what was learned: each file says of which game, and with which box."""
    if chosen.values:
        from alehouse.bots.value import give_values

        give_values([_learned(typed, "") for typed in chosen.values])


def _with_box(wanted: Game, chosen: Namespace) -> Game:
    return wanted if chosen.box is None else box_file.read(Path(chosen.box)).put_into(wanted)


def _boxes(chosen: Namespace) -> dict[str, dict[str, Json]]:
    """What differs in the boxes of a whole house, by game."""
    found: dict[str, dict[str, Json]] = {}
    for typed in chosen.box or []:
        file = box_file.read(Path(typed))
        if file.game is None:
            raise BadBox("error-box-whose", {"line": f'game = "{games()[0].name}"'})
        if file.game in found:
            raise BadBox("error-box-twice", {"game": file.game})
        found[file.game] = file.put_into(game(file.game)).box.differs
    return found


def _file_name(chosen: Namespace, command: str) -> str:
    return needed(chosen.file, "error-file-needed", command=command)


class Command(NamedTuple):
    """A command: what it does, giving back the exit code, and what it can be given (see `Arguments.take`)."""

    run: Callable[[Speech, Namespace], int]
    takes: tuple[str, ...] = ()


_MANY_GAMES = ("game", "--box", "--games", "--seed")
"""What every command that lets bots play many games can be given (src/alehouse/terminal/asked.py reads it)."""

_BALANCE = ("--what-if", "--what-if-option*", "--search", "--wish", "--ladder")
"""The questions of a designer."""

_WORK = ("--processes", "--folder", "--shard", "--cluster")
"""How long work is done, here or elsewhere, and where it is kept (src/alehouse/terminal/work.py)."""

COMMANDS = {
    "terminal": Command(_terminal, ("--plain",)),
    "games": Command(_games),
    "play": Command(_play, ("game", "--seats", "--names", "--option*", "--box", "--values", "--resume", "--plain")),
    "simulate": Command(_simulate, (*_MANY_GAMES, "--values", "--seats", "--option*", *_WORK, "--json")),
    "balance": Command(
        _balance, (*_MANY_GAMES, "--values", "--seats", "--option*", *_BALANCE, *_WORK, "--page", "--json")
    ),
    "replay": Command(_replay, ("file", "--seat", "--plain")),
    "verify": Command(_verify, ("file", "--fingerprint", "--word*", "--seal*")),
    "analyse": Command(_analyse, ("file", "--level", "--page", "--json", "--processes")),
    "rules": Command(_rules, ("game", "--box")),
    "box": Command(_box, ("game", "--box")),
    "fuzz": Command(_fuzz, (*_MANY_GAMES, "--dumps")),
    "train": Command(_train, (*_MANY_GAMES, "--generations", *_WORK)),
    "ladder": Command(_ladder, (*_MANY_GAMES, "--values", "--bots", "--players", *_WORK)),
    "merge": Command(_merge, ("folder", "--to", "--page", "--json")),
    "export": Command(_export, (*_MANY_GAMES, "--values", "--to", "--records", "--seats", "--option*", *_WORK)),
    "import": Command(_import, ("file", "--records")),
    "serve": Command(_serve, ("--host", "--port", "--database", "--proxy", "--link", "--box*", "--values*")),
    "page": Command(_page, ("--lan", "--port", "--database", "--box*", "--values*")),
    "join": Command(_join, ("address", "code", "--plain")),
}
