"""Who wants the table to be closed; which steps were chosen by a bot."""  # noqa: INP001

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    ending = sa.Column("ending", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", ending)
    op.add_column("steps", sa.Column("bot", sa.Text))
