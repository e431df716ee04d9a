"""Connections to either database: how they are made and set, and whose threads they run in."""

from __future__ import annotations

from threading import Thread
from typing import Any
from weakref import WeakSet

import asyncpg
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kaiju.server.crossing import Connection
from kaiju.server.sqlite import DatabaseFile, set_up

CONNECT_WITHIN = 10
ANSWER_WITHIN = 15
"""Seconds after which a PostgreSQL that neither answers nor breaks the connection is taken to be away."""

POSTGRES_AWAY = (
    OSError,  # TimeoutError is one
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # whoever uses a connection that has just been told to end, before it is closed
)
"""What its driver raises when it cannot be asked."""


def make_engine(
    address: str, file: DatabaseFile | None = None, threads: WeakSet[Thread] | None = None
) -> AsyncEngine:
    """The engine for either database; SQLite is set on every connection to lose nothing that was committed.

    Every SQLite connection has a thread of its own: ``threads`` holds them from the moment they begin, since whoever
    wanted the connection may be gone before it is there.
    """
    if not address.startswith("sqlite"):
        return create_async_engine(
            address,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            connect_args={"timeout": CONNECT_WITHIN, "command_timeout": ANSWER_WITHIN},
        )

    def connect(*words: Any, **more: Any) -> Connection:
        connection = Connection(*words, **more)
        if threads is not None:
            threads.add(connection._thread)
        return connection

    engine = create_async_engine(address, connect_args={"async_creator_fn": connect})
    event.listen(engine.sync_engine, "connect", lambda connection, _: set_up(connection))
    if file is not None:
        event.listen(engine.sync_engine, "do_connect", lambda *_: file.check())
        event.listen(engine.sync_engine, "begin", lambda _: file.check())
        event.listen(engine.sync_engine, "commit", lambda _: file.check())
    return engine
