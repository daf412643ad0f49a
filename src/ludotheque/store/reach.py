"""How people are reached: their channels, their quiet hours, the secret of their feed."""

from typing import Literal

import msgspec
from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludotheque.hours import Hours
from ludotheque.store.errors import Full
from ludotheque.store.schema import channels, keys, outbox, reach

ChannelKind = Literal["push", "mail", "webhook"]
NoticeKind = Literal["turn", "hour", "begun", "over", "invited"]

MOST_CHANNELS = 10  # of one person

_encode = msgspec.json.Encoder().encode
_hours = msgspec.json.Decoder(Hours).decode
_kinds = msgspec.json.Decoder(list[NoticeKind]).decode


class Reach(msgspec.Struct):
    """How somebody wants to be reached; `digest` is a minute of the day for all mail at once."""

    language: str
    feed: str
    zone: str
    quiet: Hours | None = None
    digest: int | None = None


class Channel(msgspec.Struct):
    """One way to somebody; `address` is what its kind needs, as JSON."""

    id: int
    person: int
    kind: ChannelKind
    address: str
    kinds: list[NoticeKind]
    origin: str
    secret: str
    confirmed: bool
    failures: int = 0
    error: str | None = None


def find(connection: Connection, person: int) -> Reach | None:
    row = connection.execute(select(reach).where(reach.c.person == person)).first()
    if row is None:
        return None
    quiet = None if row.quiet is None else _hours(row.quiet)
    return Reach(row.language, row.feed, row.zone, quiet, row.digest)


def keep(connection: Connection, person: int, wish: Reach) -> None:
    values = {**msgspec.structs.asdict(wish), "quiet": _json(wish.quiet)}
    changed = connection.execute(update(reach).where(reach.c.person == person).values(values))
    if not changed.rowcount:
        connection.execute(insert(reach).values(person=person, **values))


def of_feed(connection: Connection, secret: str) -> int | None:
    """Whose feed this is."""
    return connection.execute(select(reach.c.person).where(reach.c.feed == secret)).scalar()


def channels_of(connection: Connection, person: int) -> list[Channel]:
    query = select(channels).where(channels.c.person == person).order_by(channels.c.id)
    return [_channel(row) for row in connection.execute(query).mappings()]


def channel(connection: Connection, number: int) -> Channel | None:
    row = connection.execute(select(channels).where(channels.c.id == number)).mappings().first()
    return None if row is None else _channel(row)


def add_channel(connection: Connection, wish: Channel) -> int:
    """Keep a new channel, in place of one of the same address; Full when there are too many."""
    mine = channels.c.person == wish.person
    for old in channels_of(connection, wish.person):
        if (old.kind, old.address) == (wish.kind, wish.address):
            remove_channel(connection, old.id)
    count = select(func.count()).select_from(channels).where(mine)
    if connection.execute(count).scalar_one() >= MOST_CHANNELS:
        raise Full
    values = {**msgspec.structs.asdict(wish), "kinds": _json(wish.kinds)}
    del values["id"]
    made = connection.execute(insert(channels).values(values))
    assert made.inserted_primary_key is not None
    number: int = made.inserted_primary_key[0]
    return number


def change_channel(connection: Connection, before: Channel, after: Channel) -> None:
    """Write what differs, and so undo nothing that was changed meanwhile."""
    old, new = msgspec.structs.asdict(before), msgspec.structs.asdict(after)
    values = {name: value for name, value in new.items() if value != old[name]}
    if "kinds" in values:
        values["kinds"] = _json(after.kinds)
    if values:
        connection.execute(update(channels).where(channels.c.id == after.id).values(values))


def remove_channel(connection: Connection, number: int) -> None:
    connection.execute(delete(outbox).where(outbox.c.channel == number))
    connection.execute(delete(channels).where(channels.c.id == number))


def of_secret(connection: Connection, secret: str) -> int | None:
    """The channel that this secret ends."""
    return connection.execute(select(channels.c.id).where(channels.c.secret == secret)).scalar()


def key(connection: Connection, name: str, made: str) -> str:
    """A key of this house; `made` becomes it where there is none yet."""
    query = select(keys.c.value).where(keys.c.name == name)
    found: str | None = connection.execute(query).scalar()
    if found is not None:
        return found
    try:
        with connection.begin_nested():
            connection.execute(insert(keys).values(name=name, value=made))
    except IntegrityError:  # another server was faster
        return str(connection.execute(query).scalar_one())
    return made


def _channel(row: RowMapping) -> Channel:
    values = {name: row[name] for name in Channel.__struct_fields__}
    return Channel(**{**values, "kinds": _kinds(values["kinds"])})


def _json(value: object) -> str | None:
    return None if value is None else _encode(value).decode()
