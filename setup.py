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
    if choice:
        return choice == "yes"
    # Asking what is needed to build must not build; an editable install shows the source as it is.
    building = any(command in sys.argv for command in ("bdist_wheel", "build", "build_ext", "install"))
    if building and not compiler_here():
        print("There is no C compiler here that finds Python's headers: Alehouse will run interpreted, and slower.")
        return False
    return building


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
    made = [each for each in mypycify(to_compile(), group_name="alehouse") if isinstance(each, Extension)]
    if sys.platform == "linux":
        for each in made:
            # Nobody replaces our functions from outside, so the compiler may call them directly and inline them.
            each.extra_compile_args.append("-fno-semantic-interposition")
    return made


setup(ext_modules=extensions())
