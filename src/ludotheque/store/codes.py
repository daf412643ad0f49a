"""Short codes that stand for invitations: read off a screen, typed on a phone."""

import secrets

import msgspec
from sqlalchemy import Connection, delete, insert, select

from ludotheque.store.schema import codes

# No two that look or sound alike when somebody reads them across the room.
LETTERS = "ABCDEFGHJKMNPRSTUWXYZ"
LENGTH = 6  # 26 bits: whoever guesses is slowed down, and finds only seats that are free now


class CodeRow(msgspec.Struct):
    """The seat that a code stands for, and the token by which one sits down there."""

    code: str
    table_id: str
    seat: int
    token: str


def make(connection: Connection, table: str, seat: int, token: str, now: float) -> str:
    """The code of an invitation; the same one when it is asked for again."""
    known = connection.execute(select(codes.c.code).where(codes.c.token == token)).scalar()
    if known is not None:
        return str(known)
    code = _unused(connection)
    row = {"code": code, "table_id": table, "seat": seat, "token": token, "made": now}
    connection.execute(insert(codes).values(row))
    return code


def find(connection: Connection, typed: str) -> CodeRow | None:
    """What somebody typed, however they wrote it."""
    code = "".join(letter for letter in typed.upper() if letter.isalpha())
    query = select(codes.c.code, codes.c.table_id, codes.c.seat, codes.c.token)
    found = connection.execute(query.where(codes.c.code == code)).first()
    return None if found is None else CodeRow(*found)


def end(connection: Connection, code: str) -> None:
    """Its seat is taken."""
    connection.execute(delete(codes).where(codes.c.code == code))


def _unused(connection: Connection) -> str:
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        if find(connection, code) is None:
            return code
