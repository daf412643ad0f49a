"""What Alembic runs: the connection is handed over by `ludotheque.store.migrate`."""  # noqa: INP001

from alembic import context

from ludotheque.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
