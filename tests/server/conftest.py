"""Real servers on real databases, started by the tests themselves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from alehouse.tables import clock
from tests.server.postgres import Postgres, a_postgres
from tests.server.serving import Serving, set_window, start


@pytest.fixture(autouse=True)
def _time_as_it_was() -> Iterator[None]:
    """Servers inside a test's own process may be in a hurry; other tests are not."""
    window, short = clock.WINDOW, clock.SHORT_WINDOW
    yield
    set_window(window, short)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    with a_postgres(tmp_path_factory.mktemp("postgres")) as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server on SQLite, for all tests of a file."""
    running = start(f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.sqlite3")
    yield running
    assert running.stop() == "", "nothing went wrong inside"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite3"
