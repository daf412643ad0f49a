"""What the coach found in finished games."""  # noqa: INP001

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("piece", sa.Integer, primary_key=True),
        sa.Column("judge", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
