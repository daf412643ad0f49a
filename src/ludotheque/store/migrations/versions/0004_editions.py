"""A table names the edition of its rules."""  # noqa: INP001

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN rules_version TO edition")
