"""What is measured once, not in rounds: building the wheel from scratch, its size, and how long importing takes."""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import TypedDict

from benchmarks.processes import ROOT, Failed, run

IMPORT = """
import time
begun = time.perf_counter()
import alehouse
seconds = time.perf_counter() - begun
print("compiled" if alehouse.COMPILED else "interpreted", seconds)
"""


WHEELS = {"compiled": "yes", "compiled to play": "quick", "interpreted": "no"}
"""The kinds of wheels, and what setup.py is told for each."""


class Wheel(TypedDict):
    """What was built, and how long that took."""

    seconds: float
    bytes: int
    tag: str
    """For what it was built, such as `cp311-cp311-linux_x86_64`; for all in `py3-none-any`."""


def build_wheel(kind: str) -> Wheel:
    """Build the wheel in a folder that knows nothing of earlier builds, with the builder of this environment."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "source", Path(folder) / "wheel"
        left_out = shutil.ignore_patterns(
            ".*", "build", "dist", "node_modules", "__pycache__", "*.egg-info", "*.so", "*.pyd"
        )
        shutil.copytree(ROOT, source, ignore=left_out)
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps"]
        command += ["--no-build-isolation", "--wheel-dir", str(target), str(source)]
        begun = time.perf_counter()
        run(command, settings={"ALEHOUSE_COMPILE": WHEELS[kind]})
        seconds = time.perf_counter() - begun
        built = next(target.glob("*.whl"))
        tag = "-".join(built.stem.split("-")[-3:])
        if kind != "interpreted" and tag.endswith("none-any"):
            raise Failed("Nothing was compiled: is there a C compiler here?")
        return Wheel(seconds=seconds, bytes=built.stat().st_size, tag=tag)


def import_seconds(kind: str, times: int) -> list[float]:
    """How long `import alehouse` takes in fresh processes, Python's own start not counted."""
    seconds: list[float] = []
    # The first is not counted: it may have to write bytecode.
    for _ in range(times + 1):
        found, taken = run([sys.executable, "-c", IMPORT], src=kind == "interpreted").split()
        if found != kind:
            raise Failed(f"Wanted Alehouse {kind}, but here it is {found}.")
        seconds.append(float(taken))
    return seconds[1:]
