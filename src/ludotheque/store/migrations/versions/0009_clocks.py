"""Clocks: what was agreed, how they stand, when a server was last alive."""  # noqa: INP001

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("timing", sa.Text))
    one_turn = sa.Column("stand_in_turn", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", one_turn)
    op.create_table(
        "timers",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("deciders", sa.Text, nullable=False),
        sa.Column("clocks", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("pausing", sa.Text, nullable=False),
        sa.Column("deadline", sa.Double),
    )
    op.create_index("timers_by_deadline", "timers", ["deadline"])
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
