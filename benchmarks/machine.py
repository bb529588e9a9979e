"""What the figures were measured on and with. Names no host, no user and no folder."""

from __future__ import annotations

import importlib.metadata
import json
import os
import platform
import re
import sys
from collections.abc import Iterable
from pathlib import Path


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def describe() -> dict[str, str]:
    """The machine and its Python, in words."""
    return {
        "processor": _processor(),
        "cores": str(cores()),
        "memory": _memory(),
        "system": _system(),
        "Python": f"{platform.python_implementation()} {platform.python_version()}, {platform.python_compiler()}",
        "load when the run began": _load(),
    }


def versions(packages: Iterable[str]) -> dict[str, str]:
    """The installed version of each package; those that are not installed are left out."""
    found: dict[str, str] = {}
    for package in packages:
        try:
            found[package] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            continue
    return found


def _processor() -> str:
    try:
        about = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor() or platform.machine()
    model = re.search(r"^model name\s*:\s*(.+)$", about, re.MULTILINE)
    clock = re.search(r"^cpu MHz\s*:\s*(\d+)", about, re.MULTILINE)
    words = [model[1] if model else platform.machine()]
    if clock:
        words.append(f"{int(clock[1]) / 1000:.1f} GHz")
    return ", ".join(words)


def _memory() -> str:
    try:
        size = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, OSError, ValueError):
        return "unknown"
    return f"{size / 2**30:.0f} GiB"


def _system() -> str:
    # Of the kernel only the number: what follows it may tell whose machine this is.
    number = re.match(r"[\d.]+", platform.release())
    kernel = f"{platform.system()} {number[0] if number else ''}".strip()
    try:
        name = platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, KeyError):
        return f"{kernel}, {platform.machine()}"
    return f"{name}, {kernel}, {platform.machine()}"


def _load() -> str:
    if not hasattr(os, "getloadavg"):
        return "unknown"
    return f"{os.getloadavg()[0]:.2f}"


if __name__ == "__main__":
    # For other environments than the one that asks.
    print(json.dumps(versions(sys.argv[1:])))
