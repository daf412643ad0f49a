"""Messages: notices that were sent together are sent together again, with the same id."""  # noqa: INP001

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("outbox", sa.Column("message", sa.Text))
