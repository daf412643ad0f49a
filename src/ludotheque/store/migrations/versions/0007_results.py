"""How a game ended stands beside its last step, so that lists can show it."""  # noqa: INP001

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("steps", sa.Column("result", sa.Text))
