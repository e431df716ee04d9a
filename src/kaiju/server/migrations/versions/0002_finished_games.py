"""What is kept of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("info", sa.Text(), nullable=False),
        sa.Column("record", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_games_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_games")),
    )
    op.create_table(
        "replays",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("steps", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["games.table_id"], name=op.f("fk_replays_table_id_games")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_replays")),
    )


def downgrade() -> None:
    for name in ("replays", "games"):
        op.drop_table(name)
