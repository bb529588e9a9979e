"""Compiles the rules with mypyc where there is a C compiler; elsewhere the same source runs as it is.

ALEHOUSE_COMPILE=no leaves the compiler out; ALEHOUSE_COMPILE=yes fails where there is none. What is installed for
editing (`pip install -e .`) is not compiled unless asked for, or edits would show nothing.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

SOURCE = Path("src/alehouse")
PLAYED = ("engine", "bots", "games/*", "lab")
"""What games are played and searched with, many at a time; the terminal and the tables only call it."""
AS_IT_IS = (
    # A package's own file only names what is inside.
    "__init__.py",
    # Run once or seldom: words, pictures, files, processes. Compiled they would only make the build longer.
    "columns.py",
    "errors.py",
    "fuzz.py",
    "picture.py",
    "record_file.py",
    "registry.py",
    "simulate.py",
    "verify.py",
    "words.py",
)


def to_compile() -> list[str]:
    found = [path for folder in PLAYED for path in SOURCE.glob(f"{folder}/*.py") if path.name not in AS_IT_IS]
    return sorted(map(str, found))


def wanted() -> bool:
    choice = os.environ.get("ALEHOUSE_COMPILE", "")
    if choice not in ("", "yes", "no"):
        sys.exit(f"ALEHOUSE_COMPILE is yes, no or left out, not {choice!r}.")
    # Builders run this file several times, and only one of these commands builds.
    commands = ["bdist_wheel", "build", "build_ext", "install"]
    if choice == "yes":
        commands.append("editable_wheel")
    if choice == "no" or not any(command in sys.argv for command in commands):
        return False
    if choice == "" and not compiler_here():
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
        except (BaseError, CCompilerError):
            return False
    return True


def extensions() -> list[Extension]:
    if not wanted():
        return []
    from mypyc.build import mypycify

    # One group, so that calls from module to module are calls of C functions.
    # What is not compiled need not be checked here, where what it imports (Fluent, say) may not be installed.
    made = mypycify(["--follow-imports=silent", *to_compile()], group_name="alehouse", debug_level="0")
    found = [each for each in made if isinstance(each, Extension)]
    if sys.platform == "linux":
        for each in found:
            # Nobody replaces our functions from outside, so the compiler may call them directly and inline them.
            # Python asks for warnings about code that nobody has written, and looking for them takes two minutes.
            each.extra_compile_args = [*each.extra_compile_args, "-fno-semantic-interposition", "-Wno-all"]
    return found


# Each module is a small library of its own beside the large one, so building them all at once saves half of the time.
setup(ext_modules=extensions(), options={"build_ext": {"parallel": str(os.cpu_count() or 1)}})
