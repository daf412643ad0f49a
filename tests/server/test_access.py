"""One table decides every route and every message; nothing is missing from it."""

import time

import pytest
from litestar import get
from litestar.routes import HTTPRoute

from ludotheque.server import site
from ludotheque.server.access import denial
from ludotheque.server.app import create_routes
from ludotheque.server.people.sessions import Person
from ludotheque.server.protocol.roles import Role
from ludotheque.server.protocol.socket_messages import FromBrowser
from ludotheque.server.room.table_state import TableState
from ludotheque.server.sockets.handlers import HANDLERS
from ludotheque.store.stored import StoredTable
from ludotheque.store.tables import SeatRow, TableRow
from tests.server.running import running


def served(app):
    """Every route of the application with the role that it names."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                for method in handler.http_methods:
                    if method != "OPTIONS":
                        yield f"{method} {route.path_format or '/'}", handler.opt.get("role")
        else:
            yield f"WEBSOCKET {route.path_format}", route.route_handler.opt.get("role")


def test_every_route_names_a_role(server):
    assert [
        r for r, role in served(create_routes(server.services, site.SITE)) if role is None
    ] == []


def test_every_message_has_a_handler_and_a_role():
    assert set(FromBrowser.__subclasses__()) == set(HANDLERS)


@get("/api/bare")
async def bare() -> str:
    return "open to all by mistake"


def test_what_names_no_role_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(site, "SITE", [*site.SITE, bare])
    with running(data=str(tmp_path)) as server:
        assert server.guest("Ada").get("/api/bare").json()["code"] == "not-allowed"


@pytest.mark.parametrize(
    ("role", "stranger", "guest", "player"),
    [
        (None, "not-allowed", "not-allowed", "not-allowed"),
        (Role.ANYONE, None, None, None),
        (Role.SIGNED_IN, "not-signed-in", None, None),
        (Role.WATCHER, "no-onlookers", "no-onlookers", None),
        (Role.VISITOR, "not-signed-in", "no-onlookers", None),
        (Role.SEATED, "not-signed-in", "not-allowed", None),
        (Role.MEMBER, "not-signed-in", "not-allowed", None),
        (Role.HOST, "not-signed-in", "not-allowed", "not-allowed"),
    ],
)
def test_roles_at_a_closed_table(role, stranger, guest, player):
    seats = [SeatRow("person", person=7), SeatRow("bot", "casual"), SeatRow("bot", "casual")]
    row = TableRow("t", "g", 1, {}, False, 8, "c", "00", "playing", 0, seats)
    people = (None, Person(9, "Eve", 0), Person(7, "Ada", 0))
    assert [denial(role, who, TableState(StoredTable(row), time.time)) for who in people] == [
        stranger,
        guest,
        player,
    ]


def test_only_reading_needs_no_session(server):
    """What changes something takes a session, except coming in, coming back, checking a record,
    and ending mail by the secret in its link.
    """
    roles = dict(served(create_routes(server.services, site.SITE)))
    changing = {route for route in roles if route.startswith("POST")}
    open_to_all = {route for route in changing if roles[route] is Role.ANYONE}
    assert open_to_all == {
        "POST /api/recover",
        "POST /api/recover/mail",
        "POST /api/session",
        "POST /api/sign-in",
        "POST /api/sign-in/ask",
        "POST /api/sign-in/passkey",
        "POST /api/verify",
        "POST /api/unsubscribe/{secret}",
    }
    acting = {kind.__name__ for kind, (role, _) in HANDLERS.items() if role is Role.SEATED}
    assert acting >= {"Act", "Undo", "GiveOrder", "AskPreview"}
