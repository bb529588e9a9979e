"""The command `alehouse`: what is wanted, in which language; bad input is answered with one sentence."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
import traceback
from collections.abc import Sequence
from contextlib import suppress
from typing import TextIO

from alehouse import COMPILED, __version__
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Message, Value
from alehouse.terminal.arguments import Arguments, BadArguments
from alehouse.terminal.commands import COMMANDS
from alehouse.terminal.exit_codes import BAD_INPUT, GOOD, INTERRUPTED, NOT_WRITTEN, OUR_MISTAKE
from alehouse.terminal.private_files import NotKept
from alehouse.terminal.remembered import remembered_language
from alehouse.terminal.screen import Left, Screen
from alehouse.terminal.signals import leaving_when_told_to
from alehouse.text import Speech, choose_language, speech

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
        return NOT_WRITTEN if isinstance(error, NotKept) else BAD_INPUT
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
    command = COMMANDS[name]
    arguments = Arguments(speaker, name, f"alehouse {name}", command.takes)
    rest = list(typed)
    rest.remove(name)
    chosen = arguments.read(rest)
    if chosen.help:
        print(arguments.format_help(), end="")
        return GOOD
    return command.run(speaker, chosen)


def _bare(speaker: Speech, typed: list[str]) -> int:
    """No command: help, the version or the menu."""
    arguments = Arguments(speaker, "alehouse", "alehouse", ("--version", "--plain"))
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
    return COMMANDS["terminal"].run(speaker, chosen)


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
