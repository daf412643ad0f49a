"""Who may do what: decided here for every route and every message of a socket.

A route names its role in its options, a message in its handler; whatever names none is
refused, and a test fails for it.
"""

from ludotheque.server.people.sessions import Person
from ludotheque.server.protocol.message import ErrorCode
from ludotheque.server.protocol.roles import Role
from ludotheque.server.room.table_state import TableState


def denial(role: Role | None, person: Person | None, state: TableState | None) -> ErrorCode | None:
    """Why somebody is not let in, None when they are."""
    if role is None:
        return "not-allowed"
    if role is Role.ANYONE:
        return None
    if role is Role.WATCHER:
        return _unseen(person, state)
    if person is None:
        return "not-signed-in"
    if role is Role.VISITOR:
        return _unseen(person, state)
    if role is Role.SIGNED_IN:
        return None
    if state is None:
        return "not-allowed"
    host = role is not Role.SEATED and state.row.owner == person.id
    seated = role is not Role.HOST and bool(state.seats_of(person.id))
    return None if host or seated else "not-allowed"


def _unseen(person: Person | None, state: TableState | None) -> ErrorCode | None:
    known = None if person is None else person.id
    return None if state is not None and state.may_watch(known) else "no-onlookers"
