"""Who may do what: decided here for every route and every message of a socket.

A route names its role in its options, a message in its handler; whatever names none is
refused, and a test fails for it.
"""

from ludotheque.server.people.sessions import Person
from ludotheque.server.protocol.message import ErrorCode
from ludotheque.server.protocol.roles import Role
from ludotheque.server.room.table_state import TableState

# Looked up once: every message is checked, and to find a member of an enumeration takes its time.
_ANYONE, _WATCHER, _VISITOR = Role.ANYONE, Role.WATCHER, Role.VISITOR
_SIGNED_IN, _SEATED, _HOST = Role.SIGNED_IN, Role.SEATED, Role.HOST


def denial(role: Role | None, person: Person | None, state: TableState | None) -> ErrorCode | None:
    """Why somebody is not let in, None when they are."""
    if role is None:
        return "not-allowed"
    if role is _ANYONE:
        return None
    if role is _WATCHER:
        return _unseen(person, state)
    if person is None:
        return "not-signed-in"
    if role is _VISITOR:
        return _unseen(person, state)
    if role is _SIGNED_IN:
        return None
    if state is None:
        return "not-allowed"
    host = role is not _SEATED and state.row.owner == person.id
    seated = role is not _HOST and bool(state.seats_of(person.id))
    return None if host or seated else "not-allowed"


def _unseen(person: Person | None, state: TableState | None) -> ErrorCode | None:
    known = None if person is None else person.id
    return None if state is not None and state.may_watch(known) else "no-onlookers"
