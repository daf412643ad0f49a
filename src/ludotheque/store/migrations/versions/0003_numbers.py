"""The number of a person who is gone is never given to another."""  # noqa: INP001

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        return  # its sequence has never gone back
    autoincrement = {"sqlite_autoincrement": True}
    with op.batch_alter_table("people", recreate="always", table_kwargs=autoincrement):
        pass
    # Whoever was deleted before may have left words behind.
    op.execute(
        "UPDATE sqlite_sequence SET seq = max(seq, (SELECT coalesce(max(person), 0) FROM lines))"
        " WHERE name = 'people'"
    )
