"""Which servers share the database, and who looks at which table at each of them."""  # noqa: INP001

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("server", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("person", sa.Integer, primary_key=True),
    )
    op.create_index("presence_by_table", "presence", ["table_id"])
