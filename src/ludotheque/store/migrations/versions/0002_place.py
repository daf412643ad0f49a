"""People apart from their sessions; pace, stand-ins, reserved seats, branches, imports, talk."""  # noqa: INP001

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    _part_people_from_sessions()
    for column in (
        sa.Column("pace", sa.Text, nullable=False, server_default="live"),
        sa.Column("next_table", sa.Text),
        sa.Column("copied", sa.Integer, nullable=False, server_default="0"),
        sa.Column("source_table", sa.Text),
        sa.Column("source_seal", sa.Text),
        sa.Column("dice", sa.Text),
    ):
        op.add_column("tables", column)
    op.drop_index("seats_by_session", "seats")
    op.execute("ALTER TABLE seats RENAME COLUMN session TO person")
    op.add_column("seats", sa.Column("reserved", sa.Integer))
    op.add_column("seats", sa.Column("stand_in", sa.Text))
    own = sa.Column("stand_in_own", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", own)
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_index("seats_by_reserved", "seats", ["reserved"])
    op.add_column("steps", sa.Column("at", sa.BigInteger))
    _create_lines()


def _part_people_from_sessions() -> None:
    """Whoever had a session becomes a person; seats and tables go on pointing at him."""
    op.rename_table("sessions", "people")
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER INDEX sessions_pkey RENAME TO people_pkey")
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.execute("INSERT INTO sessions SELECT token_hash, id, created FROM people")
    with op.batch_alter_table("people") as people:
        people.drop_column("token_hash")
        people.add_column(sa.Column("account", sa.Text))
        people.add_column(sa.Column("account_key", sa.Text))
        people.add_column(sa.Column("password", sa.Text))
    op.create_index("people_by_account", "people", ["account_key"], unique=True)


def _create_lines() -> None:
    op.create_table(
        "lines",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
