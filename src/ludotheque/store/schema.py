"""The database tables. Texts that hold lists or options are JSON; times are Unix seconds."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData()

# `name` is empty where nobody gave one. A guest has no account. `account_key` is its name
# folded, so that it is unique whatever the case; `password` is its argon2id hash.
people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("account", Text),
    Column("account_key", Text),
    Column("password", Text),
    Index("people_by_account", "account_key", unique=True),
    sqlite_autoincrement=True,  # the number of somebody gone is never given to another
)

# A person on a device. Of the session's token only the SHA-256 is kept. `seen` is when it was
# last used, to the day.
sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Index("sessions_by_person", "person"),
    Index("sessions_by_seen", "seen"),
)

# The devices that have signed in to an account, and when they last did; a token outlives its
# session, and is kept as its SHA-256 too.
devices = Table(
    "devices",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Index("devices_by_person", "person"),
)

# `hints`: people who play against each other have agreed that everybody may ask for them.
# `curtain`: it falls between the turns of people at one device, where something is hidden.
# `absence`: whether the others wait for whoever is gone, or a bot stands in.
# `next_table` is the one that goes on with the same people. The first `copied` steps come from
# another game: of `source_table`, or of the record with the seal `source_seal`. `dice` are those
# of an imported record, as JSON; all other tables have sealed dice of their own. `format` is that
# of the table's record: what was begun with 0.1 stays in format 1. `closed_at` is
# when its host closed it. `timing` is what was agreed about clocks, as JSON.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("onlookers", Boolean, nullable=False),
    Column("owner", Integer, ForeignKey("people.id"), nullable=False),
    Column("commitment", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("pace", Text, nullable=False, server_default="live"),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("curtain", Boolean, nullable=False, server_default=true()),
    Column("absence", Text, nullable=False, server_default="wait"),
    Column("next_table", Text),
    Column("copied", Integer, nullable=False, server_default="0"),
    Column("source_table", Text),
    Column("source_seal", Text),
    Column("dice", Text),
    Column("format", Integer, nullable=False, server_default="2"),
    Column("closed_at", BigInteger),
    Column("timing", Text),
    Index("tables_by_status", "status"),
    Index("tables_by_owner", "owner"),
)

# What the coach found in finished games, in pieces; `judge` is the digest of whoever found it.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("piece", Integer, primary_key=True),
    Column("judge", Text, nullable=False),
    Column("text", Text, nullable=False),
)

# What somebody was asked about their own games: positions before steps, a few each day (ISO 8601).
# `answer` is what they chose then and what the coach said of it, as JSON.
puzzles = Table(
    "puzzles",
    metadata,
    Column("person", Integer, ForeignKey("people.id"), primary_key=True),
    Column("day", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("answer", Text),
    Column("solved", Boolean),
    Index("puzzles_by_table", "table_id"),
)

# Secrets that are promised for tables to be; of each its SHA-256 is known to whoever asked.
commitments = Table(
    "commitments",
    metadata,
    Column("commitment", Text, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("person", Integer, ForeignKey("people.id"), nullable=False),
    Column("made", Double, nullable=False),
    Index("commitments_by_person", "person"),
    Index("commitments_by_made", "made"),
)

# Short codes for seats of tables in one room; each stands for the token of an invitation.
codes = Table(
    "codes",
    metadata,
    Column("code", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("token", Text, nullable=False),
    Column("made", Double, nullable=False),
    Index("codes_by_token", "token", unique=True),
)

# `kind` is how the seat was offered; a person sits there when `person` is set. `reserved` is
# whom a seat is kept for. `stand_in` is the level of the bot that plays for the person, who
# asked for it themselves where `stand_in_own` is set; with `stand_in_turn` it plays one turn.
# `ending`: the person there wants the table to be closed.
seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("level", Text),
    Column("person", Integer, ForeignKey("people.id")),
    Column("name", Text, nullable=False),
    Column("share", Text, nullable=False),
    Column("standing_order", Text, nullable=False),
    Column("reserved", Integer),
    Column("stand_in", Text),
    Column("stand_in_own", Boolean, nullable=False, server_default=false()),
    Column("stand_in_turn", Boolean, nullable=False, server_default=false()),
    Column("ending", Boolean, nullable=False, server_default=false()),
    Index("seats_by_person", "person"),
    Index("seats_by_reserved", "reserved"),
    sqlite_with_rowid=False,
)

# `turn` is the seat to act after the step, -1 when the game is over; `deciders` are all seats
# that decide then, a bit each, or null where `turn` is the only one; `asked` is the id that the
# sender gave to their action; `at` is when it was made; `result` is how it ended the game, as
# JSON; `bot` is the level of the bot that chose it. An action on version n becomes n + 1, or one
# soon after where several choose at once, so the key finds the answer to one that is sent again.
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
    Column("deciders", Integer),
    Column("asked", Text),
    Column("at", BigInteger),
    Column("result", Text),
    Column("bot", Text),
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
    Column("digest", Text, nullable=False),
    sqlite_with_rowid=False,
)

# What those seated say to each other; `asked` is the id that the sender gave to it.
chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("person", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("asked", Text),
    sqlite_with_rowid=False,
)

# The clocks of a table whose game has begun, as `timing.Timer` explains them; `deadline` is when
# the first of them runs out, None while all stand.
timers = Table(
    "timers",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("deciders", Text, nullable=False),
    Column("clocks", Text, nullable=False),
    Column("since", Double, nullable=False),
    Column("pausing", Text, nullable=False),
    Column("deadline", Double),
    Index("timers_by_deadline", "deadline"),
)

# One row: when a server was last seen alive while clocks ran.
heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
)

# The servers that share this database, and when each was last seen alive, by the database's clock.
servers = Table(
    "servers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
)

# Who looks at which table, by server; one that is not alive any more does not count.
presence = Table(
    "presence",
    metadata,
    Column("server", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("person", Integer, primary_key=True),
    Index("presence_by_table", "table_id"),
)

# How somebody wants to be reached: their language and time zone, quiet hours (JSON), the minute
# of the day for a digest, the secret of their feed.
reach = Table(
    "reach",
    metadata,
    Column("person", Integer, ForeignKey("people.id"), primary_key=True),
    Column("language", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("quiet", Text),
    Column("digest", Integer),
    Column("feed", Text, nullable=False),
    Index("reach_by_feed", "feed", unique=True),
)

# Ways to somebody: `kind` is that of the channel, `address` what it needs (JSON), `kinds` the
# notices it carries; links in them begin with `origin`. `secret` ends it (a mail's link), and its
# first digits confirm an address. `error` is why the last one failed, `failures` how many in a row.
channels = Table(
    "channels",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("kinds", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("error", Text),
    Index("channels_by_person", "person"),
    Index("channels_by_secret", "secret", unique=True),
    sqlite_autoincrement=True,
)

# What is to be told: one row for each channel, table, version and kind, so that nothing is told
# twice. `state` is waiting, sent, withdrawn or failed; `due` is when it is tried (again). `message`
# is the id of the message that carries it, however often that is sent.
outbox = Table(
    "outbox",
    metadata,
    Column("channel", Integer, ForeignKey("channels.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("person", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("due", Double, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("message", Text),
    Index("outbox_by_due", "state", "due"),
    Index("outbox_by_table", "table_id"),
)

# What somebody wants to be told of one table, where it is not the usual: never or always.
table_wishes = Table(
    "table_wishes",
    metadata,
    Column("person", Integer, ForeignKey("people.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("wish", Text, nullable=False),
    Index("table_wishes_by_table", "table_id"),
)

# Days off, as `days_off.DaysOff` explains them; `start` is when the first of them begins.
days_off = Table(
    "days_off",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), nullable=False),
    Column("first", Text, nullable=False),
    Column("last", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("start", Double, nullable=False),
    Column("end", Double, nullable=False),
    Index("days_off_by_person", "person"),
    sqlite_autoincrement=True,
)

# Keys by which devices show whose they are (WebAuthn); `uses` is a device's own count.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("passkeys_by_person", "person"),
)

# What devices were asked to sign and have not yet.
challenges = Table(
    "challenges",
    metadata,
    Column("challenge", Text, primary_key=True),
    Column("expires", Double, nullable=False),
)

# Codes that are good for one new password; those that were sent by mail expire.
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("code_hash", LargeBinary, primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), nullable=False),
    Column("expires", Double),
    Index("recovery_codes_by_person", "person"),
)

# Keys that a server has made for itself.
keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
