"""The servers that share a PostgreSQL, and who looks at which table at each of them."""

from collections.abc import Collection
from functools import partial

from sqlalchemy import ColumnElement, Connection, delete, extract, func, insert, select, update

from ludotheque.store.clock import Clock
from ludotheque.store.notifications import notify, server_of
from ludotheque.store.schema import presence, servers

LIFE = 30.0  # seconds after its last sign of life until a server is taken for dead
KEPT = 24 * 3600.0  # until it is forgotten

# The database's clock: those of the servers may differ.
_NOW = extract("epoch", func.clock_timestamp())


def follow_clock(connection: Connection, clock: Clock) -> None:
    """The database's clock is that of all its servers."""
    clock.follow(partial(now, connection))


def now(connection: Connection) -> float:
    return float(connection.execute(select(_NOW)).scalar_one())


def show_up(connection: Connection, clock: Clock) -> set[str]:
    """Show that this server is alive; all that are, this one among them."""
    follow_clock(connection, clock)
    me = servers.c.id == server_of(connection)
    if connection.execute(update(servers).where(me).values(at=_NOW)).rowcount == 0:
        connection.execute(insert(servers).values(id=server_of(connection), at=_NOW))
        connection.execute(delete(servers).where(servers.c.at < _NOW - KEPT))
        dead = presence.c.server.not_in(select(servers.c.id))
        connection.execute(delete(presence).where(dead))
        notify(connection, "server", "begun")
    return set(connection.execute(select(servers.c.id).where(_alive())).scalars())


def go(connection: Connection) -> None:
    """Nobody is to count on this server any more."""
    me = server_of(connection)
    connection.execute(delete(presence).where(presence.c.server == me))
    connection.execute(delete(servers).where(servers.c.id == me))
    notify(connection, "server", "ended")


def note(connection: Connection, table: str, person: int, here: bool) -> None:
    """Somebody looks at a table by this server, or no longer."""
    row = {"server": server_of(connection), "table_id": table, "person": person}
    this = [presence.c[name] == value for name, value in row.items()]
    connection.execute(delete(presence).where(*this))
    if here:
        connection.execute(insert(presence).values(row))
    notify(connection, "presence", table)


def elsewhere(connection: Connection, tables: Collection[str]) -> dict[str, set[int]]:
    """Who looks at these tables by other servers."""
    found: dict[str, set[int]] = {table: set() for table in tables}
    me = server_of(connection)
    if me is None:
        return found
    others = select(servers.c.id).where(_alive(), servers.c.id != me)
    query = select(presence.c.table_id, presence.c.person).where(presence.c.server.in_(others))
    for table, person in connection.execute(query.where(presence.c.table_id.in_(tables))):
        found[table].add(person)
    return found


def _alive() -> ColumnElement[bool]:
    return servers.c.at > _NOW - LIFE
