"""What Alembic runs: the migrations, on the connection that it was given (see ``kaiju.server.migrate``)."""

from __future__ import annotations

from alembic import context

from kaiju.server.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
