"""A PostgreSQL of the tests' own: Debian's packages, or whatever `initdb` and `postgres` there are."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from glob import glob
from pathlib import Path

import pytest


@dataclass
class Postgres:
    port: int
    _made: int = 0

    def database(self) -> str:
        """A new, empty database; its address."""
        self._made += 1
        name = f"alehouse{self._made}"
        admin = [_program("psql"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-d", "postgres"]
        subprocess.run([*admin, "-q", "-c", f"create database {name}"], check=True)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"


@contextmanager
def a_postgres(folder: Path) -> Iterator[Postgres]:
    """Runs as long as the tests do. Where there is none to run, whoever counts on all tests sets CI, and fails."""
    if not all(_found(name) for name in ("initdb", "postgres", "psql")):
        if os.environ.get("CI"):
            pytest.fail("there is no PostgreSQL here: install Debian's postgresql-15, or leave CI unset")
        pytest.skip("there is no PostgreSQL here")
    data = folder / "data"
    data.mkdir()
    for above in (data, *list(data.parents)[:4]):
        above.chmod(above.stat().st_mode | 0o111)
    as_whom = _as_somebody_else(data)
    made = [*as_whom, _program("initdb"), "-A", "trust", "-U", "postgres", "-D", str(data)]
    subprocess.run(made, check=True, stdout=subprocess.DEVNULL)
    port = _free_port()
    settings = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={data}", "-c", f"port={port}"]
    process = subprocess.Popen([*as_whom, _program("postgres"), "-D", str(data), *settings], stderr=subprocess.DEVNULL)
    try:
        _wait_until_it_answers(port, process)
        yield Postgres(port)
    finally:
        process.terminate()
        process.wait()


def _as_somebody_else(data: Path) -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return []
    shutil.chown(data, "postgres", "postgres")
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]


def _wait_until_it_answers(port: int, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        ready = [_program("psql"), "-h", "127.0.0.1", "-p", str(port), "-U", "postgres", "-c", "select 1"]
        if subprocess.run(ready, capture_output=True).returncode == 0:
            return
        time.sleep(0.1)
    raise AssertionError("PostgreSQL did not start")


def _free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


def _program(name: str) -> str:
    found = _found(name)
    assert found is not None
    return found


def _found(name: str) -> str | None:
    places = sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True)
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *places]))
