"""The devices that have signed in to an account. Of a device's token only the hash is kept."""

from sqlalchemy import Connection, delete, insert, select, update

from ludotheque.store.schema import devices, people

MOST_DEVICES = 20  # of an account; those that signed in longest ago are forgotten


def known(connection: Connection, token_hash: bytes, key: str) -> bool:
    """Whether this device has signed in before to the account whose folded name this is."""
    whose = select(devices.c.person).join(people, people.c.id == devices.c.person)
    this = (devices.c.token_hash == token_hash) & (people.c.account_key == key)
    return connection.execute(whose.where(this)).first() is not None


def remember(
    connection: Connection,
    token_hash: bytes,
    person: int,
    now: int,
    *,
    old: bytes | None,
    alone: bool,
) -> None:
    """Note that a device has signed in, which had the token `old`; with `alone`, only that one.

    All accounts that know the device know its new token.
    """
    mine = devices.c.person == person
    connection.execute(
        update(devices).where(devices.c.token_hash == old).values(token_hash=token_hash)
    )
    connection.execute(delete(devices).where(mine, devices.c.token_hash == token_hash))
    connection.execute(insert(devices).values(token_hash=token_hash, person=person, seen=now))
    newest = select(devices.c.token_hash).where(mine)
    newest = newest.order_by(devices.c.seen.desc(), (devices.c.token_hash == token_hash).desc())
    kept = [token_hash] if alone else connection.execute(newest.limit(MOST_DEVICES)).scalars().all()
    connection.execute(delete(devices).where(mine, devices.c.token_hash.not_in(kept)))
