"""The edition of a table's rules, the format of its record; snapshots that can be checked."""  # noqa: INP001

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN rules_version TO edition")
    op.add_column("tables", sa.Column("format", sa.Integer, nullable=False, server_default="2"))
    # What was begun keeps its hashes, which cover more than those of format 2.
    op.execute("UPDATE tables SET format = 1 WHERE id IN (SELECT table_id FROM steps)")
    # A cache: it fills again as the games go on.
    op.drop_table("snapshots")
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("drawn", sa.Integer, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
