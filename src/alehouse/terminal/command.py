"""The command `alehouse`: what is wanted, in which language; bad input is answered with one sentence."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
import traceback
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from alehouse import COMPILED, __version__
from alehouse.engine import box_file
from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError, BadBox
from alehouse.engine.messages import Json, Message, Value
from alehouse.engine.registry import game, games
from alehouse.terminal.arguments import Arguments, BadArguments, needed, whole_number
from alehouse.terminal.remembered import remembered_language
from alehouse.terminal.screen import Left, Screen, screen_for
from alehouse.terminal.signals import leaving_when_told_to
from alehouse.text import Speech, choose_language, speech

GOOD = 0
FOUND_SOMETHING = 1
BAD_INPUT = 2
UNPROVEN = 3
VERDICTS = {"proven": GOOD, "consistent": UNPROVEN, "false": FOUND_SOMETHING}
OUR_MISTAKE = 70
NOT_WRITTEN = 74
INTERRUPTED = 130

_OUTPUT_TROUBLE = {errno.EPIPE, errno.ENOSPC, errno.EIO, errno.EBADF, errno.EFBIG}
"""What writing to a pipe, a full disk or a lost terminal can come to; files of ours are answered for elsewhere."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; what it gives back is the exit code."""
    if sys.stdin is None:
        # Closed by whoever started us: nobody will type anything.
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        _never_fail_for_a_letter(stream)
    typed = list(sys.argv[1:] if argv is None else argv)
    try:
        if sys.stdout is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        with leaving_when_told_to():
            code = _answer(typed)
        sys.stdout.flush()
        return code
    except (KeyboardInterrupt, Left):
        return INTERRUPTED
    except OSError as wrong:
        return _nobody_reads(typed, wrong)


def _nobody_reads(typed: list[str], wrong: OSError) -> int:
    """What we say cannot be written any more. A reader who has read enough is no trouble; a full disk is."""
    if sys.stdout is not None:
        # Python would complain once more when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(wrong, BrokenPipeError):
        return GOOD
    with suppress(OSError, AlehouseError):
        speaker = speech(choose_language(_language_asked_for(typed), remembered=remembered_language()))
        args: dict[str, Value] = {"reason": wrong.strerror or str(wrong)}
        print(speaker.say(Message("error-output", args)), file=sys.stderr)
    return NOT_WRITTEN


def _answer(typed: list[str]) -> int:
    speaker = speech("en")
    try:
        speaker = speech(choose_language(_language_asked_for(typed), remembered=remembered_language()))
        return _run(speaker, typed)
    except AlehouseError as error:
        print(speaker.say(error.message), file=sys.stderr)
        return BAD_INPUT
    except Left:
        raise
    except Exception as error:
        if isinstance(error, OSError) and error.errno in _OUTPUT_TROUBLE:
            raise
        # A mistake of ours: whoever plays needs a sentence, whoever mends it needs the whole story.
        args: dict[str, Value] = {"kind": type(error).__name__, "file": _tell_the_story(error)}
        print(speaker.say(Message("error-terminal", args)), file=sys.stderr)
        return OUR_MISTAKE


def _tell_the_story(error: Exception) -> str:
    """Write down what went wrong, in a new file that nobody else can read or has put there; where it is."""
    handle, file = tempfile.mkstemp(prefix="alehouse-", suffix=".txt")
    with os.fdopen(handle, "w", encoding="utf-8") as story:
        story.write("".join(traceback.format_exception(error)))
    return file


def _run(speaker: Speech, typed: list[str]) -> int:
    name = next((word for word in _without_language(typed) if not word.startswith("-")), None)
    if name is None:
        return _bare(speaker, typed)
    if name not in COMMANDS:
        raise BadArguments("error-command-unknown", {"command": name, "commands": ", ".join(COMMANDS)})
    define, run = COMMANDS[name]
    arguments = Arguments(speaker, name, f"alehouse {name}")
    define(arguments)
    rest = list(typed)
    rest.remove(name)
    chosen = arguments.read(rest)
    if chosen.help:
        print(arguments.format_help(), end="")
        return GOOD
    return run(speaker, chosen)


def _bare(speaker: Speech, typed: list[str]) -> int:
    """No command: help, the version or the menu."""
    arguments = Arguments(speaker, "alehouse", "alehouse")
    arguments.flag("--version")
    arguments.flag("--plain")
    chosen = arguments.read(typed)
    if chosen.version:
        how = "compiled" if COMPILED else "interpreted"
        print(speaker.say(Message("version", {"version": __version__, "how": how})))
        return GOOD
    if chosen.help:
        print(arguments.format_help())
        print(speaker.say(Message("help-commands")) + ":")
        screen = Screen(speaker)
        for name in COMMANDS:
            screen.paragraph(speaker.say(Message(f"command-{name}")), f"  {name:<10}")
        screen.line()
        screen.tell("command-alehouse.more")
        return GOOD
    return _terminal(speaker, chosen)


# The commands: what each can be given, and what it does. What only one command needs is imported by it alone.


def _define_terminal(arguments: Arguments) -> None:
    arguments.flag("--plain")


def _terminal(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.menu import open_menu

    open_menu(screen_for(speaker, chosen.plain))
    return GOOD


def _define_games(arguments: Arguments) -> None:
    pass


def _games(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.games import print_games

    print_games(Screen(speaker))
    return GOOD


def _define_play(arguments: Arguments) -> None:
    arguments.argument("game", "argument-game.name")
    arguments.option("--seats", "argument-seats.name")
    arguments.option("--names", "argument-names.name")
    arguments.option("--option", "argument-option.name", several=True)
    arguments.option("--box", "argument-box.name")
    arguments.option("--resume", "argument-resume.name")
    arguments.flag("--plain")


def _play(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.play import play_new, resume
    from alehouse.terminal.seats import read_names, read_options, read_seats, usual_seats

    screen = screen_for(speaker, chosen.plain)
    if chosen.resume is not None:
        if chosen.game or chosen.seats or chosen.names or chosen.option or chosen.box:
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


def _define_simulate(arguments: Arguments) -> None:
    arguments.argument("game", "argument-game.name")
    arguments.option("--games", "argument-games.name")
    arguments.option("--seats", "argument-seats.name")
    arguments.option("--seed", "argument-seed.name")
    arguments.option("--option", "argument-option.name", several=True)
    arguments.option("--box", "argument-box.name")
    arguments.option("--processes", "argument-processes.name")
    arguments.flag("--json")


def _simulate(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.simulate import simulate

    simulate(Screen(speaker), _game(chosen, "simulate"), chosen)
    return GOOD


def _define_balance(arguments: Arguments) -> None:
    arguments.argument("game", "argument-game.name")
    arguments.option("--games", "argument-games.name")
    arguments.option("--seats", "argument-seats.name")
    arguments.option("--seed", "argument-seed.name")
    arguments.option("--option", "argument-option.name", several=True)
    arguments.option("--box", "argument-box.name")
    arguments.option("--what-if", "argument-what-if.name")
    arguments.option("--what-if-option", "argument-what-if-option.name", several=True)
    arguments.option("--search", "argument-search.name")
    arguments.option("--wish", "argument-wish.name")
    arguments.option("--ladder", "argument-bots.name")
    arguments.option("--processes", "argument-processes.name")
    arguments.option("--page", "argument-page.name")
    arguments.flag("--json")


def _balance(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.balance import balance

    balance(Screen(speaker), _game(chosen, "balance"), chosen)
    return GOOD


def _define_replay(arguments: Arguments) -> None:
    arguments.argument("file", "argument-file.name")
    arguments.option("--seat", "argument-seat.name")
    arguments.flag("--plain")


def _replay(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.replay import replay

    replay(Screen(speaker, chosen.plain), _file_name(chosen, "replay"), chosen.seat)
    return GOOD


def _define_verify(arguments: Arguments) -> None:
    arguments.argument("file", "argument-file.name")
    arguments.option("--fingerprint", "argument-fingerprint.name")
    arguments.option("--word", "argument-word.name", several=True)
    arguments.option("--seal", "argument-seal.name", several=True)
    arguments.epilog = arguments.speech.say(Message("command-verify.more"))


def _verify(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.verify import verify

    file = _file_name(chosen, "verify")
    verdict = verify(Screen(speaker), file, chosen.fingerprint, chosen.word or [], chosen.seal or [])
    return VERDICTS[verdict]


def _define_rules(arguments: Arguments) -> None:
    arguments.argument("game", "argument-game.name")
    arguments.option("--box", "argument-box.name")


def _rules(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.rules import print_rulebook

    print_rulebook(Screen(speaker), _game(chosen, "rules"))
    return GOOD


def _define_box(arguments: Arguments) -> None:
    arguments.argument("game", "argument-game.name")
    arguments.option("--box", "argument-box.name")


def _box(speaker: Speech, chosen: Namespace) -> int:
    # Lines of a file, not of a screen: they are not wrapped.
    print(box_file.to_text(_game(chosen, "box"), speaker.say), end="")
    return GOOD


def _define_fuzz(arguments: Arguments) -> None:
    arguments.argument("game", "argument-game.name")
    arguments.option("--games", "argument-games.name")
    arguments.option("--dumps", "argument-dumps.name")
    arguments.option("--seed", "argument-seed.name")
    arguments.option("--box", "argument-box.name")


def _fuzz(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.fuzz import fuzz

    name = _game_name(chosen, "fuzz")
    found = fuzz(
        Screen(speaker), [_with_box(each, chosen) for each in (games() if name == "all" else [game(name)])], chosen
    )
    return FOUND_SOMETHING if found else GOOD


def _define_train(arguments: Arguments) -> None:
    arguments.argument("game", "argument-game.name")
    arguments.option("--box", "argument-box.name")
    arguments.option("--folder", "argument-folder.name")
    arguments.option("--games", "argument-games.name")
    arguments.option("--generations", "argument-generations.name")
    arguments.option("--seed", "argument-seed.name")
    arguments.option("--processes", "argument-processes.name")


def _train(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.train import train

    train(Screen(speaker), _game(chosen, "train"), chosen)
    return GOOD


def _define_ladder(arguments: Arguments) -> None:
    arguments.argument("game", "argument-game.name")
    arguments.option("--box", "argument-box.name")
    arguments.option("--folder", "argument-folder.name")
    arguments.option("--bots", "argument-bots.name")
    arguments.option("--players", "argument-players.name")
    arguments.option("--games", "argument-games.name")
    arguments.option("--seed", "argument-seed.name")
    arguments.option("--processes", "argument-processes.name")


def _ladder(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.ladder import ladder

    ladder(Screen(speaker), _game(chosen, "ladder"), chosen)
    return GOOD


def _define_analyse(arguments: Arguments) -> None:
    arguments.argument("file", "argument-file.name")
    arguments.option("--level", "argument-level.name")
    arguments.option("--page", "argument-page.name")
    arguments.flag("--json")
    arguments.option("--processes", "argument-processes.name")


def _analyse(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.analyse import analyse

    analyse(Screen(speaker), _file_name(chosen, "analyse"), chosen)
    return GOOD


def _define_serve(arguments: Arguments) -> None:
    arguments.option("--host", "argument-host.name")
    arguments.option("--port", "argument-port.name")
    arguments.option("--database", "argument-database.name")
    arguments.option("--proxy", "argument-proxy.name")
    arguments.option("--box", "argument-box.name", several=True)


def _serve(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.server.database import usual_database
    from alehouse.server.serve import serve
    from alehouse.server.settings import HOST, PORT, Settings, read_proxies

    screen = Screen(speaker)
    settings = Settings(
        database=chosen.database if chosen.database is not None else usual_database(),
        host=chosen.host if chosen.host is not None else HOST,
        port=whole_number("--port", chosen.port, 0, 65535) if chosen.port is not None else PORT,
        proxies=read_proxies(chosen.proxy) if chosen.proxy is not None else "",
        boxes=_boxes(chosen),
    )
    serve(settings, lambda address: screen.tell("server-open", address=address))
    return GOOD


def _define_page(arguments: Arguments) -> None:
    arguments.flag("--lan")
    arguments.option("--port", "argument-port.name")
    arguments.option("--database", "argument-database.name")
    arguments.option("--box", "argument-box.name", several=True)


def _page(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.server.database import usual_database
    from alehouse.server.serve import serve
    from alehouse.server.settings import HOST, PORT, Settings
    from alehouse.terminal.page import EVERYWHERE, announce, free_port

    screen = Screen(speaker)
    host = EVERYWHERE if chosen.lan else HOST
    settings = Settings(
        database=chosen.database if chosen.database is not None else usual_database(),
        host=host,
        port=whole_number("--port", chosen.port, 0, 65535) if chosen.port is not None else free_port(host, PORT),
        boxes=_boxes(chosen),
    )
    serve(settings, lambda address: announce(screen, address, chosen.lan))
    return GOOD


def _define_join(arguments: Arguments) -> None:
    arguments.argument("address", "argument-address.name")
    arguments.argument("code", "argument-code.name")
    arguments.flag("--plain")


def _join(speaker: Speech, chosen: Namespace) -> int:
    from alehouse.terminal.remote.join import join
    from alehouse.terminal.remote.live_screen import LiveScreen

    address = needed(chosen.address, "error-address-needed")
    join(LiveScreen(speaker, chosen.plain), address, chosen.code or "")
    return GOOD


COMMANDS: dict[str, tuple[Callable[[Arguments], None], Callable[[Speech, Namespace], int]]] = {
    "terminal": (_define_terminal, _terminal),
    "games": (_define_games, _games),
    "play": (_define_play, _play),
    "simulate": (_define_simulate, _simulate),
    "balance": (_define_balance, _balance),
    "replay": (_define_replay, _replay),
    "verify": (_define_verify, _verify),
    "analyse": (_define_analyse, _analyse),
    "rules": (_define_rules, _rules),
    "box": (_define_box, _box),
    "fuzz": (_define_fuzz, _fuzz),
    "train": (_define_train, _train),
    "ladder": (_define_ladder, _ladder),
    "serve": (_define_serve, _serve),
    "page": (_define_page, _page),
    "join": (_define_join, _join),
}


def _game_name(chosen: Namespace, command: str) -> str:
    return needed(chosen.game, "error-game-needed", command=command, game=games()[0].name)


def _game(chosen: Namespace, command: str) -> Game:
    """The game that was named, with the box that was named, if any was."""
    return _with_box(game(_game_name(chosen, command)), chosen)


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


# The language is needed before anything else can be said, even that an argument is wrong.


def _language_asked_for(typed: Sequence[str]) -> str | None:
    for number, word in enumerate(typed):
        if word == "--lang" and number + 1 < len(typed):
            return typed[number + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def _without_language(typed: Sequence[str]) -> list[str]:
    return [word for number, word in enumerate(typed) if number == 0 or typed[number - 1] != "--lang"]


def _never_fail_for_a_letter(stream: TextIO) -> None:
    """A terminal that cannot show a letter shows a question mark."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
