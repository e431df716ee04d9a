"""How tables look from outside, as the database keeps them for its lists and for finished games."""

from __future__ import annotations

from typing import Any

import msgspec

from kaiju.server.protocol import TableInfo

OLD_KEY, KEY = "monster", "figure"
"""Whom a seat plays was stored under one game's word before there were others."""


def row_of(info: TableInfo) -> dict[str, Any]:
    """The columns of a table's line in the lists."""
    return {
        "id": info.id,
        "game": info.game,
        "state": info.state,
        "public": info.public,
        "host": info.host,
        "opened": info.opened,
        "changed": info.changed,
        "info": msgspec.json.encode(info).decode(),
    }


def read_info(text: str) -> TableInfo:
    """A table as it was stored, by this version or an older one."""
    if f'"{OLD_KEY}":' not in text:
        return msgspec.json.decode(text, type=TableInfo)
    told = msgspec.json.decode(text)
    for seat in told["seats"]:
        if OLD_KEY in seat:
            seat[KEY] = seat.pop(OLD_KEY)
    return msgspec.convert(told, TableInfo)
