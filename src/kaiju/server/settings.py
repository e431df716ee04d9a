"""How a server is set: by the command line, or by ``KAIJU_…`` in the environment (its workers get it that way)."""

from __future__ import annotations

import difflib
import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from kaiju.engine.errors import KaijuError

LOG_FORMATS = ("json", "text")
POSITIVE = frozenset(
    "requests_per_second requests_burst messages_per_second messages_burst connections_per_client".split()
)
"""Limits that may not be nothing."""


class BadSettings(KaijuError):
    """The server cannot be started like that; the text says what to change."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that whoever hosts a server can turn. Times in seconds unless the name says otherwise."""

    database_url: str = ""
    """Where everything is kept; empty: a SQLite file in the data folder."""
    reports: str = ""
    """The folder for bug reports; empty: `reports` beside the SQLite file, or in the data folder."""
    data: str = ""
    """Files with replaced data of games, with commas (docs/how-to/replace-data.md)."""
    origins: str = ""
    """Other addresses whose pages may use this server, with commas; its own always may."""
    bot_pace_ms: int = 700
    """How long a bot seems to think while people watch, so that they can follow."""
    thinkers: int = 0
    """Worker processes for bots; 0: one core less than there are, at least one."""
    away_after: int = 90
    """A player who is asked and gone, while others wait at a table without a clock, is played by a bot after this."""
    step_in_after: int = 3
    """With several server processes: how long one waits for the other before it moves a table's bots itself."""
    idle_after: int = 600
    """A table that nobody looks at leaves memory after this; it comes back from the log."""
    requests_per_second: float = 20
    requests_burst: int = 120
    messages_per_second: float = 20
    messages_burst: int = 60
    chat_per_minute: int = 20
    connections_per_client: int = 200
    """Connections of one client at the same time, of whatever kind."""
    tables_per_player: int = 60
    """Unfinished tables that one player may have opened."""
    tables_per_minute: int = 30
    """Tables that one client may open in a minute."""
    players_per_minute: int = 60
    public_per_hour: int = 12
    """Tables that one client may put into the public list in an hour, while they wait for players."""
    waiting_lasts: int = 604_800
    """A table that nobody comes to is closed after this; one in the public list after a day at most."""
    hosts: str = ""
    """Names under which this server may be asked for, with commas; empty: any."""
    log_format: str = "json"


def from_environment(env: Mapping[str, str] | None = None) -> Settings:
    """The settings of this process; BadSettings names the variable that cannot be read."""
    env = os.environ if env is None else env
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        text = env.get(variable(field.name))
        if text is None:
            continue
        try:
            found[field.name] = msgspec.convert(text, field.type, strict=False)
        except msgspec.ValidationError:
            raise BadSettings(f"{variable(field.name)} cannot be {text!r}; it is a number.") from None
    settings = Settings(**found)  # type: ignore[arg-type]  # checked field by field above
    check(settings)
    return settings


def check(settings: Settings) -> None:
    """Raise BadSettings when a setting makes no sense."""
    for name, value in msgspec.structs.asdict(settings).items():
        if isinstance(value, (int, float)) and not 0 <= value < float("inf"):
            raise BadSettings(f"{variable(name)} cannot be {value}; it is a number from 0 on.")
        if name in POSITIVE and not value > 0:
            raise BadSettings(f"{variable(name)} cannot be {value}: nobody could do anything.")
    if settings.log_format not in LOG_FORMATS:
        raise BadSettings(f"Logs are written as text or json, not {settings.log_format!r}.")


def misspelt(env: Mapping[str, str] | None = None) -> list[str]:
    """Variables that look like one of ours and are none, each in a sentence."""
    env = os.environ if env is None else env
    known = [variable(field.name) for field in msgspec.structs.fields(Settings)]
    told: list[str] = []
    for name in sorted(env):
        if name.upper().startswith("KAIJU") and name not in known:
            near = difflib.get_close_matches(name.upper(), known, 1, 0.8)
            if near:
                told.append(f"There is no setting {name}; did you mean {near[0]}?")
    return told


def to_environment(settings: Settings) -> dict[str, str]:
    """The same settings as variables, for worker processes."""
    return {variable(name): str(value) for name, value in msgspec.structs.asdict(settings).items()}


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return f"KAIJU_{name.upper()}"


def data_folder(env: Mapping[str, str] | None = None) -> Path:
    """Where a server without a database address keeps its file."""
    env = os.environ if env is None else env
    base = env.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "kaiju"


def database_address(text: str) -> str:
    """The address in SQLAlchemy's form; a plain file name is a SQLite file."""
    if not text:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'kaiju.db'}"
    kind, separator, rest = text.partition("://")
    if not separator:
        return f"sqlite+aiosqlite:///{Path(text).expanduser().resolve()}"
    kind = kind.partition("+")[0]
    if kind in ("postgres", "postgresql"):
        return f"postgresql+asyncpg://{rest}"
    if kind == "sqlite":
        file, mark, more = rest[1:].partition("?")
        # Where a link leads to is settled now: connections that are made later go to the same file.
        return (
            f"sqlite+aiosqlite:///{Path(file).resolve()}{mark}{more}"
            if file
            else f"sqlite+aiosqlite://{rest}"
        )
    raise BadSettings(f"A database is SQLite or PostgreSQL, not {kind!r}.")
