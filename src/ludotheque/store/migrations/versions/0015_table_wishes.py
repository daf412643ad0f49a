"""What somebody wants to be told of one table."""  # noqa: INP001

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "table_wishes",
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("wish", sa.Text, nullable=False),
    )
    op.create_index("table_wishes_by_table", "table_wishes", ["table_id"])
