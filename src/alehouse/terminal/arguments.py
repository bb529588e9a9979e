"""Reading the command line, in the reader's language.

argparse speaks English only, so it is asked to be lenient: what is missing, unknown or out of range is found
here, and answered with a sentence of ours.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from difflib import get_close_matches

from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Message
from alehouse.text import Speech

_TELL_MORE = {"verify"}
"""Commands whose help ends with a text of its own, `command-NAME.more`."""

EXAMPLES = {
    "--bots": "--bots greedy,skilled",
    "--box": "--box box.toml",
    "--cluster": "--cluster tcp://10.0.0.1:8786",
    "--database": "--database postgresql://alehouse@db/alehouse",
    "--dumps": "--dumps 1000",
    "--folder": "--folder ladder",
    "--fingerprint": "--fingerprint 0f3a...",
    "--games": "--games 100",
    "--generations": "--generations 2",
    "--host": "--host 0.0.0.0",
    "--ladder": "--ladder greedy,skilled",
    "--lang": "--lang es",
    "--level": "--level skilled",
    "--link": "--link 10.0.0.11:8351",
    "--names": "--names Ana,Bea",
    "--option": "--option name=value",
    "--page": "--page report.html",
    "--players": "--players 2,4",
    "--port": "--port 8350",
    "--processes": "--processes 4",
    "--proxy": "--proxy 127.0.0.1",
    "--records": "--records saves",
    "--resume": "--resume game.json",
    "--seal": "--seal 5b1c...",
    "--search": "--search ranges.toml",
    "--seat": "--seat 1",
    "--seats": "--seats human,greedy",
    "--seed": "--seed 1",
    "--shard": "--shard 2/8",
    "--to": "--to games.parquet",
    "--values": "--values learned",
    "--what-if": "--what-if box.toml",
    "--what-if-option": "--what-if-option name=value",
    "--wish": "--wish even",
    "--word": "--word clover",
}
"""Every option that wants a value, with one; the other options stand alone."""


class BadArguments(AlehouseError):
    """A command line that cannot be followed."""


class Arguments(argparse.ArgumentParser):
    """The arguments of one command. Its texts are `command-NAME` with `.usage`, and each `argument-...`."""

    def __init__(self, speech: Speech, name: str, program: str, takes: Sequence[str]) -> None:
        self.speech = speech
        super().__init__(
            prog=program,
            usage=speech.say(Message(f"command-{name}.usage")),
            description=speech.say(Message(f"command-{name}")),
            epilog=speech.say(Message(f"command-{name}.more")) if name in _TELL_MORE else None,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        self._positions = self.add_argument_group(speech.say(Message("help-arguments")))
        self._switches = self.add_argument_group(speech.say(Message("help-options")))
        self._switches.add_argument("-h", "--help", action="store_true", help=self._say("argument-help"))
        for each in ("--lang", *takes):
            self._take(each)

    def _take(self, what: str) -> None:
        """Something that can be given: `game` by its place, `--games` with a value, `--word*` with one each time.

        Whoever needs what is given by its place says so when it is not there (see `needed`).
        """
        name = what.removesuffix("*")
        bare = name.removeprefix("--")
        does, value = self._say(f"argument-{bare}"), ""
        if bare == name or name in EXAMPLES:
            value = self._say(f"argument-{bare}.name")
        if bare == name:
            self._positions.add_argument(name, nargs="?", metavar=value, help=does)
        elif value:
            action = "append" if what.endswith("*") else "store"
            self._switches.add_argument(name, action=action, metavar=value, help=does)
        else:
            self._switches.add_argument(name, action="store_true", help=does)

    def read(self, argv: Sequence[str]) -> argparse.Namespace:
        """What was typed, as text; raises BadArguments where it does not fit."""
        try:
            found, extra = self.parse_known_args(argv)
        except argparse.ArgumentError as error:
            raise self._refusal(error.argument_name or "") from None
        if extra:
            raise self._unknown(extra[0])
        return found

    def format_help(self) -> str:
        # The headings and the word "usage" are argparse's own, and English.
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, [], [], self._say("help-usage") + " ")
        formatter.add_text(self.description)
        for group in (self._positions, self._switches):
            formatter.start_section(group.title)
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        formatter.add_text(self.epilog)
        return formatter.format_help()

    def _say(self, id: str) -> str:
        # argparse takes % for the beginning of a placeholder of its own.
        return self.speech.say(Message(id)).replace("%", "%%")

    def _refusal(self, argument: str) -> BadArguments:
        name = argument.split("/")[-1]
        if name in EXAMPLES:
            return BadArguments("error-argument-value", {"argument": name, "example": EXAMPLES[name]})
        return BadArguments("error-argument-no-value", {"argument": name})

    def _unknown(self, typed: str) -> BadArguments:
        if not typed.startswith("-"):
            return BadArguments("error-argument-extra", {"argument": typed, "command": self.prog})
        known = [name for name in self._option_string_actions if name.startswith("--")]
        near = get_close_matches(typed.split("=")[0], known, n=1, cutoff=0.6)
        return BadArguments(
            "error-argument-unknown",
            {"argument": typed, "known": ", ".join(near or known), "command": self.prog},
        )


def whole_number(argument: str, typed: str, low: int, high: int | None = None) -> int:
    """The number that was typed after an argument, if it is in its range."""
    try:
        number = int(typed)
    except ValueError:
        number = low - 1
    if number < low or (high is not None and number > high):
        raise BadArguments(
            "error-argument-number" if high is None else "error-argument-range",
            {"argument": argument, "value": typed, "low": str(low), "high": str(high)},
        )
    return number


def needed(typed: str | None, error: str, **args: str) -> str:
    """What was typed, if anything was."""
    if not typed:
        raise BadArguments(error, {**args})
    return typed
