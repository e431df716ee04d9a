"""Running a server: one process, or several on one PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sqlite3
from typing import Any

import uvicorn
from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from kaiju.server import logs, wire
from kaiju.server.app import make_app
from kaiju.server.engines import POSTGRES_AWAY, make_engine
from kaiju.server.migrate import bring_up_to_date
from kaiju.server.settings import (
    BadSettings,
    Settings,
    check,
    database_address,
    from_environment,
    misspelt,
    to_environment,
)
from kaiju.server.sqlite import DatabaseFile, FileInUse, damage

log = logging.getLogger("kaiju.serve")

MESSAGE_LONGEST = 64 * 1024
GRACE = 5
BACKLOG = 128
"""Connections that wait to be accepted: that many at once are told in the log when no file is left for them."""


def serve(settings: Settings, host: str, port: int, workers: int = 1) -> None:
    """Serve until told to stop. Raises BadSettings when it cannot even begin."""
    if workers > 1 and database_address(settings.database_url).startswith("sqlite"):
        raise BadSettings(
            "Several workers need PostgreSQL (KAIJU_DATABASE_URL or --database): SQLite serves one process."
        )
    check(settings)
    logs.set_up(settings.log_format)
    for sentence in misspelt():
        log.warning(sentence)
    asyncio.run(open_database(database_address(settings.database_url)))
    common: dict[str, Any] = {
        "host": host,
        "port": port,
        "http": "kaiju.server.wire:HttpConnection",
        "ws": "kaiju.server.wire:LiveConnection",
        "ws_per_message_deflate": False,
        "ws_max_size": MESSAGE_LONGEST,
        "ws_ping_interval": 20,
        "timeout_graceful_shutdown": GRACE,
        "backlog": BACKLOG,
        "log_config": None,
        "access_log": False,
        "server_header": False,
    }
    if workers > 1:
        os.environ.update(to_environment(settings))
        uvicorn.run("kaiju.server.serve:worker", factory=True, workers=workers, **common)
    else:
        wire.CROWD.settle(settings, wire.raise_file_limit())
        uvicorn.run(make_app(settings), **common)


async def open_database(address: str) -> None:
    """Bring the database up to date before anything is served; BadSettings says why that cannot be."""
    engine = make_engine(address)
    file = DatabaseFile(make_url(address).database or "" if address.startswith("sqlite") else "")
    try:
        if address.startswith("sqlite"):
            # Its driver opens files in a thread, which may be too late to find anybody who hears why it cannot.
            sqlite3.connect(engine.url.database or ":memory:").close()
        file.hold()
        wrong = damage(file.path)
        if wrong:
            raise BadSettings(
                f"The database is damaged: {wrong.rstrip('.')}. Put a backup in the place of {file.path}."
            )
        await bring_up_to_date(engine)
    except CommandError as error:
        raise BadSettings(f"The database belongs to another version of Kaiju: {error}.") from None
    except (SQLAlchemyError, sqlite3.Error, *POSTGRES_AWAY) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0].rpartition(">: ")[2]
        raise BadSettings(f"The database cannot be opened: {reason}.") from None
    except FileInUse as error:
        raise BadSettings(str(error)) from None
    finally:
        await engine.dispose()
        file.let_go()


def worker() -> Any:
    """The app of one of several processes."""
    settings = from_environment()
    logs.set_up(settings.log_format)
    wire.CROWD.settle(settings, wire.raise_file_limit())
    return make_app(settings)


def is_free(host: str, port: int) -> bool:
    """Whether somebody can listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, UnicodeError):  # in use, not ours, or no address at all
            return False
    return True
