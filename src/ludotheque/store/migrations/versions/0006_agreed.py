"""What else was agreed: hints between people, the curtain between people at one device."""  # noqa: INP001

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    hints = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", hints)
    curtain = sa.Column("curtain", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("tables", curtain)
