"""Who left a word in the log of which table: to be found without reading the whole log when somebody is forgotten."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    traces = op.create_table(
        "traces",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_traces_table_id_tables")),
        sa.PrimaryKeyConstraint("player", "table_id", name=op.f("pk_traces")),
    )
    entries = sa.table("entries", sa.column("table_id", sa.String), sa.column("body", sa.Text))
    connection = op.get_bind()
    found: set[tuple[str, str]] = set()
    with_players = sa.select(entries.c.table_id, entries.c.body).where(entries.c.body.like('%"player":"%'))
    for table, body in connection.execute(with_players):
        try:
            player = json.loads(body).get("player")
        except (ValueError, AttributeError):  # a line that cannot be read tells of nobody
            continue
        if isinstance(player, str) and player:
            found.add((player, table))
    if found:
        connection.execute(
            traces.insert(), [{"player": player, "table_id": table} for player, table in sorted(found)]
        )


def downgrade() -> None:
    op.drop_table("traces")
