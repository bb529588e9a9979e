"""Run by Alembic, with the connection that it was given."""

from alembic import context

from alehouse.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
