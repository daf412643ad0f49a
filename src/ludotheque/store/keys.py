"""Ways back into an account without its password: passkeys, and codes that are good once."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from ludotheque.store.accounts import set_password
from ludotheque.store.errors import Full
from ludotheque.store.schema import challenges, passkeys, recovery_codes

MOST_PASSKEYS = 20  # of one account


class Passkey(msgspec.Struct):
    """A key of somebody's device; `uses` is its own count, by which a copy is found out."""

    id: str
    person: int
    public_key: bytes
    uses: int
    name: str
    created: int


def passkeys_of(connection: Connection, person: int) -> list[Passkey]:
    mine = select(passkeys).where(passkeys.c.person == person)
    rows = connection.execute(mine.order_by(passkeys.c.created, passkeys.c.id)).mappings()
    return [Passkey(**row) for row in rows]


def passkey(connection: Connection, number: str) -> Passkey | None:
    row = connection.execute(select(passkeys).where(passkeys.c.id == number)).mappings().first()
    return None if row is None else Passkey(**row)


def add_passkey(connection: Connection, new: Passkey) -> None:
    """Keep a passkey; Full when there are too many."""
    if len(passkeys_of(connection, new.person)) >= MOST_PASSKEYS:
        raise Full
    connection.execute(insert(passkeys).values(msgspec.structs.asdict(new)))


def used(connection: Connection, number: str, uses: int) -> None:
    connection.execute(update(passkeys).where(passkeys.c.id == number).values(uses=uses))


def remove_passkey(connection: Connection, person: int, number: str) -> None:
    mine = (passkeys.c.person == person) & (passkeys.c.id == number)
    connection.execute(delete(passkeys).where(mine))


def add_challenge(connection: Connection, challenge: str, now: float, expires: float) -> None:
    """Keep what a device is asked to sign; those that nobody answered are forgotten."""
    connection.execute(delete(challenges).where(challenges.c.expires <= now))
    connection.execute(insert(challenges).values(challenge=challenge, expires=expires))


def take_challenge(connection: Connection, challenge: str, now: float) -> bool:
    """Whether this was asked, and is answered for the first time."""
    this = (challenges.c.challenge == challenge) & (challenges.c.expires > now)
    return connection.execute(delete(challenges).where(this)).rowcount == 1


def set_codes(connection: Connection, person: int, hashes: Sequence[bytes]) -> None:
    """New codes, that replace all others."""
    connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    rows = [{"code_hash": code, "person": person, "expires": None} for code in hashes]
    connection.execute(insert(recovery_codes), rows)


def add_code(connection: Connection, person: int, code: bytes, expires: float) -> None:
    """One more code, for a while."""
    connection.execute(
        insert(recovery_codes).values(code_hash=code, person=person, expires=expires)
    )


def codes_left(connection: Connection, person: int) -> int:
    """How many codes somebody has that last."""
    lasting = (recovery_codes.c.person == person) & recovery_codes.c.expires.is_(None)
    count = select(func.count()).select_from(recovery_codes).where(lasting)
    return int(connection.execute(count).scalar_one())


def use_code(connection: Connection, person: int, code: bytes, password: str, now: float) -> bool:
    """Set a new password by a code, which is good once; False when it is none."""
    this = (recovery_codes.c.person == person) & (recovery_codes.c.code_hash == code)
    expires = connection.execute(select(recovery_codes.c.expires).where(this)).first()
    if connection.execute(delete(recovery_codes).where(this)).rowcount != 1:
        return False
    if expires is None or (expires[0] is not None and expires[0] <= now):
        return False
    set_password(connection, person, password)
    return True
