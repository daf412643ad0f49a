"""When sessions and tables ended, devices that signed in, chat said once, guests without a name."""  # noqa: INP001

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE sessions SET seen = (SELECT seen FROM people WHERE id = person)")
    op.create_index("sessions_by_seen", "sessions", ["seen"])
    op.drop_column("people", "seen")
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_by_person", "devices", ["person"])
    op.add_column("tables", sa.Column("closed_at", sa.BigInteger))
    closed = sa.text("UPDATE tables SET closed_at = :now WHERE status = 'closed'")
    op.execute(closed.bindparams(now=int(time.time())))
    op.rename_table("lines", "chat")
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER INDEX lines_pkey RENAME TO chat_pkey")
    op.add_column("chat", sa.Column("asked", sa.Text))
    # What the browser called somebody who gave no name.
    op.execute("UPDATE people SET name = '' WHERE name = 'Guest' AND account IS NULL")
    op.execute("UPDATE seats SET name = '' WHERE name = 'Guest' AND person IS NOT NULL")
