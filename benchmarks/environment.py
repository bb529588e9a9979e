"""The peers' environment: made once, made again when peers.txt changes."""

from __future__ import annotations

import hashlib
import re
import shutil
import sys
import venv
from pathlib import Path

from benchmarks.processes import ROOT, run

PINS = ROOT / "benchmarks" / "peers.txt"


def prepare(folder: Path) -> Path:
    """Install what peers.txt pins into this folder, unless it is there already; the Python of the environment."""
    if is_ready(folder):
        return python_of(folder)
    check_free(folder)
    print("Installing the peers ...", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    venv.create(folder, with_pip=True)
    # What comes as source is built by the builder that is pinned too; so it comes first.
    builder = folder / "builder.txt"
    builder.write_text(_builder(), encoding="utf-8")
    pip = [str(python_of(folder)), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    pip += ["--progress-bar", "off", "--no-build-isolation", "--require-hashes", "-r"]
    run([*pip, str(builder)])
    run([*pip, str(PINS)])
    _stamp(folder).write_text(_wanted(), encoding="utf-8")
    return python_of(folder)


def is_ready(folder: Path) -> bool:
    """Whether all of peers.txt, and nothing older, is installed here for this Python."""
    stamp = _stamp(folder)
    return stamp.exists() and stamp.read_text(encoding="utf-8") == _wanted() and python_of(folder).exists()


def python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def check_free(folder: Path) -> None:
    """Only an environment is ever cleared away, never somebody's folder given by mistake."""
    if folder.exists() and not (folder / "pyvenv.cfg").exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise SystemExit(f"{folder} has something else in it: name an empty folder for the peers.")


def _builder() -> str:
    """The pin of setuptools, with its hashes."""
    pin = re.search(r"^setuptools==.*\n(?: .*\n)*", PINS.read_text(encoding="utf-8"), re.MULTILINE)
    assert pin is not None
    return pin[0]


def _stamp(folder: Path) -> Path:
    return folder / "peers.sha256"


def _wanted() -> str:
    return hashlib.sha256(PINS.read_bytes() + sys.version.encode()).hexdigest()
