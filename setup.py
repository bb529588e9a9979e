"""Compiles the rules with mypyc where there is a C compiler; elsewhere the same source runs as it is. Builds the page.

ALEHOUSE_COMPILE=yes    fails where that cannot be done
ALEHOUSE_COMPILE=no     leaves the compiler out
ALEHOUSE_COMPILE=quick  compiles for playing: sooner done, somewhat slower in play

ALEHOUSE_PAGE=yes       fails where the page cannot be built
ALEHOUSE_PAGE=no        leaves the page as it is

What is installed for editing (`pip install -e .`) is not compiled unless asked for, or edits would show nothing.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

SOURCE = Path("src/alehouse")
PLAYED = ("engine", "bots", "games", "lab", "envs")
"""What games are played and searched with, many at a time; the terminal only calls it."""
SERVED = [
    f"{folder}/{name}.py"
    for folder, names in {
        "server": ("commits", "far", "frames", "limits", "link", "live", "outbox", "reader", "sight", "turns"),
        "tables": ("course", "dealer", "match", "seats", "table", "words"),
    }.items()
    for name in names
]
"""What a server does with every decision, from the message to what everybody is sent. Its other files are run seldom,
or hold what is read or replaced at run time: declared types, doors, times that tests make shorter. A house that friends
play in has no need of it, and would wait for it before the first game."""
AS_IT_IS = {
    # A package's own file only names what is inside.
    "__init__",
    # Run once or seldom: words, pictures, files, processes. Compiled they would only make the build longer.
    "analysis",
    "balance",
    "box_file",
    "choosing",
    "cluster",
    "columns",
    "cores",
    "dataset",
    "dumping",
    "errors",
    "folder",
    "fuzz",
    "fuzz_dumps",
    "hands",
    "hints",
    "ladder",
    "picture",
    "plots",
    "record_file",
    "registry",
    "report",
    "scrutiny",
    "shard",
    "simulate",
    "step_table",
    "task",
    "train",
    "value_search",
    "verify",
    # Doors to libraries that need not be there.
    "aec",
    "gym",
    "house",
    "spiel",
    "watch",
    "watches",
    "what_if",
    "worth",
    # Types of views are read at run time, and compiled classes lose the types of their elements.
    "schema",
    "view",
    "views",
}
"""Files and folders, wherever they lie."""
CHOICE = os.environ.get("ALEHOUSE_COMPILE", "")
CANNOT = (BaseError, CCompilerError, OSError)
"""What setuptools raises where something cannot be compiled or linked."""


class NotCompiled(Exception):
    """There is a C compiler, but it came to nothing; why."""


def main() -> None:
    if CHOICE not in ("", "yes", "no", "quick"):
        sys.exit(f"ALEHOUSE_COMPILE is yes, no, quick or left out, not {CHOICE!r}.")
    if wanted():
        try:
            install(extensions())
            return
        except NotCompiled as why:
            traceback.print_exc()
            print(f"Compiling failed ({why}): Alehouse will run interpreted, and slower.", flush=True)
    install([])


def install(compiled: list[Extension]) -> None:
    # Each module is a small library of its own beside the large ones: building them all at once saves much time.
    at_once = {"build_ext": {"parallel": str(os.cpu_count() or 1)}}
    commands = {"build_ext": AllOrNothing, "build_py": WithPage, "sdist": SourceWithPage}
    setup(ext_modules=compiled, cmdclass=commands, options=at_once)


def wanted() -> bool:
    # Builders run this file several times, and only one of these commands builds.
    commands = ["bdist_wheel", "build", "build_ext", "install"]
    if CHOICE in ("yes", "quick"):
        commands.append("editable_wheel")
    if CHOICE == "no" or not any(command in sys.argv for command in commands):
        return False
    if CHOICE != "yes" and not compiler_here():
        print("There is no C compiler here that finds Python's headers: Alehouse will run interpreted, and slower.")
        return False
    return True


def compiler_here() -> bool:
    """Whether a C compiler finds Python's headers and can link: found out by trying."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(probe)])]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        try:
            command.run()
        except CANNOT:
            return False
    return True


def extensions() -> list[Extension]:
    """The rules as C: one library of all, or for playing one of each game, which are compiled side by side."""
    files = to_compile()
    # What is not compiled need not be checked here, where what it imports (Fluent, say) may not be installed.
    # Nothing is remembered from the last time: mypyc would count on C files that may have been cleared away.
    orders = ["--follow-imports=silent", f"--cache-dir={os.devnull}", *files]
    try:
        from mypyc.build import mypycify

        if CHOICE == "quick":
            made = mypycify(orders, separate=groups(files), opt_level="1", debug_level="0")
        else:
            # One group, so that all calls from module to module are calls of C functions.
            made = mypycify(orders, group_name="alehouse", debug_level="0")
    except (Exception, SystemExit) as problem:
        if CHOICE == "yes":
            raise
        raise NotCompiled("mypyc does not take the source") from problem
    found = [each for each in made if isinstance(each, Extension)]
    if sys.platform == "linux":
        for each in found:
            # Nobody replaces our functions from outside, so the compiler may call them directly and inline them.
            # Python asks for warnings about code that nobody has written, and looking for them takes two minutes.
            each.extra_compile_args = [*each.extra_compile_args, "-fno-semantic-interposition", "-Wno-all"]
    # The longest first, or it would be waited for at the end.
    return sorted(found, key=size, reverse=True)


def to_compile() -> list[str]:
    found = [path.relative_to(SOURCE) for folder in PLAYED for path in SOURCE.glob(f"{folder}/**/*.py")]
    played = [SOURCE / path for path in found if not AS_IT_IS & {Path(part).stem for part in path.parts}]
    served = [SOURCE / each for each in SERVED if CHOICE != "quick"]
    return sorted(str(path) for path in (*played, *served) if path.exists())


def groups(files: list[str]) -> list[tuple[list[str], str | None]]:
    """The files of each game, and those that all games share."""
    found: dict[str, list[str]] = {}
    for file in files:
        folder, *below = Path(file).relative_to(SOURCE).parts
        own = folder == "games" and len(below) > 1
        found.setdefault(f"alehouse_{below[0]}" if own else "alehouse", []).append(file)
    return [(members, name) for name, members in found.items()]


def size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


class AllOrNothing(build_ext):
    """Where one library cannot be built, none is: Alehouse then runs interpreted."""

    def run(self) -> None:
        try:
            super().run()
        except CANNOT as problem:
            if CHOICE == "yes":
                raise
            raise NotCompiled(reason(problem)) from problem


class WithPage(build_py):
    """The package carries the page as it was built."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
        # What is packed was listed before it was built.
        self.data_files = self._get_data_files()
        super().run()


class SourceWithPage(sdist):
    """So does the source, for machines without Node."""

    def run(self) -> None:
        build_page()
        super().run()


def build_page() -> None:
    """Build the page where that can be done; what is packed without its source has been built already."""
    tool = Path("web/tool.py")
    choice = os.environ.get("ALEHOUSE_PAGE", "")
    if choice == "no" or not tool.exists():
        return
    spec = importlib.util.spec_from_file_location("page_tool", tool)
    assert spec is not None
    assert spec.loader is not None
    building = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(building)
    try:
        building.build()
    except building.NoPage as why:
        if choice == "yes":
            raise
        print(f"The page could not be built ({why}): Alehouse will have none.", flush=True)


def reason(problem: BaseException) -> str:
    """What a problem comes to: of a program that failed, its name, not the whole long command."""
    cause: BaseException | None = problem
    while cause is not None:
        if isinstance(cause, subprocess.CalledProcessError):
            return f"{Path(cause.cmd[0]).name} ended with code {cause.returncode}"
        cause = cause.__cause__ or cause.__context__
    return str(problem)


main()
