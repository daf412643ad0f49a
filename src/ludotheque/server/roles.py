"""Who may do what: one table decides every route and every message of a socket.

What is not in the table is refused, and a test fails for it.
"""

from enum import Enum

from ludotheque.server.frames import (
    Act,
    AskHint,
    AskLog,
    AskPreview,
    AskWhy,
    Close,
    GiveOrder,
    Hello,
    Say,
    StandIn,
    Undo,
)
from ludotheque.server.messages import ErrorCode
from ludotheque.server.people import Person
from ludotheque.server.place import Place


class Role(Enum):
    """What somebody must be."""

    ANYONE = "anyone"
    SIGNED_IN = "has a session"
    WATCHER = "may see this table"
    VISITOR = "has a session and may see this table"
    SEATED = "sits at this table"
    HOST = "opened this table"
    MEMBER = "sits at this table, or opened it"


# Whoever must be one of these must be it at the table that is asked for.
AT_A_TABLE = frozenset(Role) - {Role.ANYONE, Role.SIGNED_IN}

ROUTES: dict[str, Role] = {
    "GET /": Role.ANYONE,
    "GET /{path}": Role.ANYONE,
    "GET /api/health": Role.ANYONE,
    "GET /api/description": Role.ANYONE,
    "GET /api/description/{path}": Role.ANYONE,
    "GET /api/description/openapi.json": Role.ANYONE,
    "GET /api/shelf": Role.ANYONE,
    "GET /api/games/{game}/rules/{language}": Role.ANYONE,
    "GET /api/games/{game}/messages/{language}": Role.ANYONE,
    "GET /api/games/{game}/tutorial": Role.ANYONE,
    "POST /api/session": Role.ANYONE,
    "GET /api/me": Role.SIGNED_IN,
    "POST /api/account": Role.SIGNED_IN,
    "POST /api/account/password": Role.SIGNED_IN,
    "POST /api/sign-in": Role.ANYONE,
    "POST /api/sign-out": Role.SIGNED_IN,
    "POST /api/commitments": Role.SIGNED_IN,
    "GET /api/tables": Role.ANYONE,
    "POST /api/tables": Role.SIGNED_IN,
    "GET /api/tables/{table_id}": Role.WATCHER,
    "POST /api/tables/{table_id}/join": Role.SIGNED_IN,
    "POST /api/tables/{table_id}/again": Role.SEATED,
    "GET /api/tables/{table_id}/moments/{version}": Role.WATCHER,
    "GET /api/tables/{table_id}/story": Role.WATCHER,
    "GET /api/tables/{table_id}/record": Role.WATCHER,
    "POST /api/tables/{table_id}/branches": Role.VISITOR,
    "POST /api/verify": Role.ANYONE,
    "POST /api/records": Role.SIGNED_IN,
    # Whoever opens a socket is looked at with his first message.
    "WEBSOCKET /ws/tables/{table_id}": Role.ANYONE,
}

MESSAGES: dict[type, Role] = {
    Hello: Role.WATCHER,
    AskLog: Role.WATCHER,
    Act: Role.SEATED,
    Undo: Role.SEATED,
    AskPreview: Role.SEATED,
    AskWhy: Role.SEATED,
    AskHint: Role.SEATED,
    GiveOrder: Role.SEATED,
    Say: Role.SEATED,
    StandIn: Role.MEMBER,
    Close: Role.HOST,
}


def refused(role: Role | None, person: Person | None, place: Place | None) -> ErrorCode | None:
    """Why somebody is not let in, None when he is."""
    if role is None:
        return "not-allowed"
    if role is Role.ANYONE:
        return None
    if role is Role.WATCHER:
        return _unseen(person, place)
    if person is None:
        return "not-signed-in"
    if role is Role.VISITOR:
        return _unseen(person, place)
    if role is Role.SIGNED_IN:
        return None
    if place is None:
        return "not-allowed"
    host = role is not Role.SEATED and place.row.owner == person.id
    seated = role is not Role.HOST and bool(place.seats_of(person.id))
    return None if host or seated else "not-allowed"


def _unseen(person: Person | None, place: Place | None) -> ErrorCode | None:
    known = None if person is None else person.id
    return None if place is not None and place.may_watch(known) else "no-onlookers"
