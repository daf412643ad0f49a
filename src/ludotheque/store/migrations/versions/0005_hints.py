"""Whether hints were agreed on where people play against each other."""  # noqa: INP001

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    agreed = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", agreed)
