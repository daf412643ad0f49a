"""Notices: how people are reached, and what is still to be told to whom."""  # noqa: INP001

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "reach",
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("quiet", sa.Text),
        sa.Column("digest", sa.Integer),
        sa.Column("feed", sa.Text, nullable=False),
    )
    op.create_index("reach_by_feed", "reach", ["feed"], unique=True)
    op.create_table(
        "channels",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("kinds", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("error", sa.Text),
        sqlite_autoincrement=True,
    )
    op.create_index("channels_by_person", "channels", ["person"])
    op.create_index("channels_by_secret", "channels", ["secret"], unique=True)
    op.create_table(
        "outbox",
        sa.Column("channel", sa.Integer, sa.ForeignKey("channels.id"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
    )
    op.create_index("outbox_by_due", "outbox", ["state", "due"])
    op.create_index("outbox_by_table", "outbox", ["table_id"])
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
