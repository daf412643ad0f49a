"""Several seats may decide at once: they stand beside the step that asked them."""  # noqa: INP001

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("steps", sa.Column("deciders", sa.Integer))
