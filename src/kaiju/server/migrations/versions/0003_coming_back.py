"""Further secrets of a player: of other devices, a recovery phrase, links to move by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_secrets_player_players")),
        sa.PrimaryKeyConstraint("secret", name=op.f("pk_secrets")),
    )
    op.create_index("ix_secrets_player", "secrets", ["player", "kind"])


def downgrade() -> None:
    op.drop_table("secrets")
