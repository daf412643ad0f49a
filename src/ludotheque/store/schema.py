"""The database tables. Texts that hold lists or options are JSON; times are Unix seconds."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()

# Of a session's token only the SHA-256 is kept.
sessions = Table(
    "sessions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("onlookers", Boolean, nullable=False),
    Column("owner", Integer, ForeignKey("sessions.id"), nullable=False),
    Column("commitment", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("tables_by_status", "status"),
    Index("tables_by_owner", "owner"),
)

# `kind` is how the seat was offered; a person sits there when `session` is set.
seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("level", Text),
    Column("session", Integer, ForeignKey("sessions.id")),
    Column("name", Text, nullable=False),
    Column("share", Text, nullable=False),
    Column("standing_order", Text, nullable=False),
    Index("seats_by_session", "session"),
    sqlite_with_rowid=False,
)

# `turn` is the seat to act after the step, -1 when the game is over; `asked` is the id
# that the sender gave to his action. An action on version n can only become n + 1, so the
# key finds the answer to one that is sent again.
steps = Table(
    "steps",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("draws", Text, nullable=False),
    Column("hash", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("asked", Text),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("drawn", Integer, nullable=False),
    Column("hash", Text, nullable=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)
