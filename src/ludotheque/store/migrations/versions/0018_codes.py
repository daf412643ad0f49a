"""Tables in one room: short codes for their seats, and what happens while somebody is gone."""  # noqa: INP001

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "codes",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_index("codes_by_token", "codes", ["token"], unique=True)
    absence = sa.Column("absence", sa.Text, nullable=False, server_default="wait")
    op.add_column("tables", absence)
