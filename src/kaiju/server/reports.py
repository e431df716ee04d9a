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

import msgspec
from sqlalchemy import make_url

from kaiju.engine.record import Record, record_of
from kaiju.server import entries
from kaiju.server.folding import BLANK
from kaiju.server.room import Room
from kaiju.server.settings import data_folder
from kaiju.server.tables import now_ms

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
    failed: entries.AnyEntry | None = None
    record: Record | None = None


class Reports:
    """The folder, and what has been told already: one trace and one report, however often somebody tries."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.told: set[tuple[str, int, str]] = set()

    async def tell(self, room: Room, error: Exception, entry: entries.AnyEntry | None) -> None:
        """Tell the operator, once, how the rules failed at this room, and keep the game as it was.

        ``entry`` is what was tried; nothing of it was written. Without one it was the log itself.
        """
        key = (room.id, room.seq, repr(error))
        if key in self.told:
            return
        if len(self.told) >= REMEMBERED:
            self.told.clear()
        self.told.add(key)
        log.error("the rules failed at the table %s after entry %s", room.id, room.seq, exc_info=error)
        report = Report(
            at=now_ms(),
            table=room.id,
            seq=room.seq,
            error=repr(error),
            trace="".join(traceback.format_exception(error)).splitlines(),
            # Reports stay when people are forgotten, so they hold no names.
            failed=msgspec.structs.replace(entry, name=BLANK) if isinstance(entry, entries.Sat) else entry,
            record=room.failed if room.table is None else record_of(room.table, events=False),
        )
        try:
            path = await asyncio.to_thread(self._write, report)
        except OSError as problem:  # a folder that cannot be written to stops nobody
            log.error("a bug report cannot be written: %s", problem)
        else:
            if path is not None:
                log.warning("a bug report was kept in %s", path)

    def _write(self, report: Report) -> Path | None:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if sum(1 for _ in self.folder.iterdir()) >= MOST:
            return None
        path = self.folder / f"{report.table}-{report.at}.json"
        text = msgspec.json.format(msgspec.json.encode(report), indent=1)
        unfinished = path.with_suffix(".part")
        with open(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(text)
        unfinished.replace(path)
        return path


def report_folder(wanted: str, address: str) -> Path:
    """Where reports go: the folder of the settings, or one beside the database file, or in the data folder."""
    if wanted:
        return Path(wanted).expanduser()
    file = make_url(address).database if address.startswith("sqlite") else ""
    return (Path(file).parent if file else data_folder()) / "reports"
