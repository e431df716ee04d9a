"""Bringing a database up to date: Alembic, run from inside, so that a server needs no second command."""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 4_711_020_226
"""An arbitrary number by which PostgreSQL lets only one process at a time migrate."""


def config(connection: Connection | None, folder: Path) -> Config:
    """Alembic's settings, in code: there is no ini file to be lost."""
    found = Config()
    found.set_main_option("script_location", str(folder))
    found.set_main_option("path_separator", "os")
    found.attributes["connection"] = connection
    return found


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Run the migrations that this database has not seen."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": LOCK})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    with as_file(files("kaiju.server") / "migrations") as folder:
        command.upgrade(config(connection, folder), "head")
