"""What is stored, as SQLAlchemy tables. Changes go through ``migrations/``; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("secret", LargeBinary(32), nullable=False),  # its SHA-256: the secret itself is never stored
    Column("created", BigInteger, nullable=False),
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("secret", LargeBinary(32), primary_key=True),  # hashed, like the first one
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("kind", String(10), nullable=False),  # of another device, a recovery phrase, a link to move by
    Column("until", BigInteger, nullable=False),
    Index("ix_secrets_player", "player", "kind"),
)
"""Further secrets of players: how they come back."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("state", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("info", Text, nullable=False),  # the table from outside, as of its last change: for lists
    Index("ix_tables_listed", "public", "state", "changed"),
    Index("ix_tables_host", "host", "state"),
    Index("ix_tables_state", "state"),
)

SITTERS = Table(
    "sitters",
    METADATA,
    Column("player", String(32), ForeignKey("players.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)

TRACES = Table(
    "traces",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)
"""Who ever sat or talked at which table: where a player has to be forgotten."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # one writer for each number
    Column("body", Text, nullable=False),
)

GAMES = Table(
    "games",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("info", Text, nullable=False),  # the table from outside, when the game was over
    Column("record", LargeBinary, nullable=False),  # compressed, as are the steps below
)
"""What is kept of finished games: they can be seen again under rules that could not play them."""

REPLAYS = Table(
    "replays",
    METADATA,
    Column("table_id", String(32), ForeignKey("games.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # who looks; -1: a spectator
    Column("steps", LargeBinary, nullable=False),
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", String(32), ForeignKey("games.table_id"), primary_key=True),
    Column("review", LargeBinary, nullable=False),  # compressed JSON
)
"""Looks back at finished games, of those of which somebody wanted one."""

PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),  # when a server was last alive: time after it is nobody's
)
