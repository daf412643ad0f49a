"""One table decides every route and every message; nothing is missing from it."""

from typing import get_args

import pytest
from litestar.routes import HTTPRoute

from ludotheque.server.app import create_routes
from ludotheque.server.frames import FromBrowser
from ludotheque.server.people import Person
from ludotheque.server.place import Place
from ludotheque.server.roles import MESSAGES, ROUTES, Role, refused
from ludotheque.store.tables import SeatRow, TableRow


def served(app):
    """Every route of the application, as the table of roles writes them."""
    for route in app.routes:
        methods = route.methods if isinstance(route, HTTPRoute) else ["WEBSOCKET"]
        for method in methods:
            if method != "OPTIONS":
                yield f"{method} {route.path_format or '/'}"


def test_every_route_is_in_the_table(server):
    assert set(served(create_routes(server.house))) == set(ROUTES)


def test_every_message_is_in_the_table():
    assert set(get_args(FromBrowser)) == set(MESSAGES)


def test_what_is_not_in_the_table_is_refused(guest, monkeypatch):
    monkeypatch.delitem(ROUTES, "GET /api/shelf")
    assert guest("Ada").get("/api/shelf").json()["code"] == "not-allowed"


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
    assert [refused(role, who, Place(row)) for who in people] == [stranger, guest, player]


def test_only_reading_needs_no_session():
    """What changes something takes a session, except coming in and checking a record."""
    changing = {route for route, role in ROUTES.items() if route.startswith("POST")}
    open_to_all = {route for route in changing if ROUTES[route] is Role.ANYONE}
    assert open_to_all == {"POST /api/session", "POST /api/sign-in", "POST /api/verify"}
    acting = {kind.__name__ for kind, role in MESSAGES.items() if role is Role.SEATED}
    assert acting >= {"Act", "Undo", "GiveOrder", "AskPreview"}
