"""Secrets that are promised for tables to be."""  # noqa: INP001

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "commitments",
        sa.Column("commitment", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_index("commitments_by_person", "commitments", ["person"])
    op.create_index("commitments_by_made", "commitments", ["made"])
