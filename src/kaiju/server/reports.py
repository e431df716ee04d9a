"""Bug reports: when a rule fails, the record of the game is kept in a folder for whoever runs the server.

A report holds everything, secrets too: how chance went and what lies hidden in a game that may still be on. It is
never served; only its owner can read the file.
"""

from __future__ import annotations

import asyncio
import logging
import os
import traceback
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import make_url

from kaiju.engine.record import Record
from kaiju.server.settings import data_folder

log = logging.getLogger("kaiju.reports")

MOST = 1000
"""Reports in the folder; who has that many does not need another."""
REMEMBERED = 10_000


class Report(msgspec.Struct, omit_defaults=True):
    """What failed: the record up to then, and the entry at which it did (none: the record ends with it)."""

    at: int
    table: str
    seq: int
    error: str
    trace: list[str]
    failed: Any = None
    record: Record | None = None


class Reports:
    """The folder, and what has been told already: one trace and one report, however often somebody tries."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.told: set[tuple[str, int, str]] = set()

    def is_new(self, table: str, seq: int, error: BaseException) -> bool:
        """Whether nobody has heard yet that the rules failed here in this way; the trace goes to the log then."""
        key = (table, seq, repr(error))
        if key in self.told:
            return False
        if len(self.told) >= REMEMBERED:
            self.told.clear()
        self.told.add(key)
        log.error("the rules failed at the table %s after entry %s", table, seq, exc_info=error)
        return True

    async def keep(self, report: Report) -> None:
        """Write a report down; a folder that cannot be written to stops nobody."""
        try:
            path = await asyncio.to_thread(self._write, report)
        except OSError as error:
            log.error("a bug report cannot be written: %s", error)
        else:
            if path is not None:
                log.warning("a bug report was kept in %s", path)

    def _write(self, report: Report) -> Path | None:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if sum(1 for _ in self.folder.iterdir()) >= MOST:
            return None
        path = self.folder / f"{report.table}-{report.at}.json"
        text = msgspec.json.format(msgspec.json.encode(report), indent=1)
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(text)
        return path


def trace_of(error: BaseException) -> list[str]:
    """A trace, line by line."""
    return "".join(traceback.format_exception(error)).splitlines()


def report_folder(wanted: str, address: str) -> Path:
    """Where reports go: the folder of the settings, or one beside the database file, or in the data folder."""
    if wanted:
        return Path(wanted).expanduser()
    file = make_url(address).database if address.startswith("sqlite") else ""
    return (Path(file).parent if file else data_folder()) / "reports"
