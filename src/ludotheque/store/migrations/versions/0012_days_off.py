"""Days off: the clocks of whoever has one stand on it."""  # noqa: INP001

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "days_off",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("first", sa.Text, nullable=False),
        sa.Column("last", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("start", sa.Double, nullable=False),
        sa.Column("end", sa.Double, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("days_off_by_person", "days_off", ["person"])
