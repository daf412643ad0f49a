"""Puzzles of one's own games: the same all day, as one saw them then, answered once, and mine."""

import json
from datetime import UTC, datetime, timedelta

import pytest

from ludotheque import registry
from ludotheque.coach import puzzles
from ludotheque.store import schema
from tests.server.client import play
from tests.server.reviewed import LOSS, finished, last, look_through
from tests.server.running import running
from tests.store import databases

PASSWORD = "a long password"
PATIENCE = 300  # seconds for a duel: interpreted, on a busy machine


@pytest.fixture(scope="module", params=databases.KINDS)
def server(request, tmp_path_factory):
    url = databases.new_url(request.param, tmp_path_factory.mktemp("data"))
    with running(database=url) as server:
        yield server


def today(server, later=0):
    now = datetime.fromtimestamp(server.services.store.clock.now(), UTC).date()
    return (now + timedelta(days=later)).isoformat()


def cards(server, guest, later=0):
    return guest.get(f"/api/puzzles/{today(server, later)}").json()


def puzzle(server, guest, number=1):
    return guest.get(f"/api/puzzles/{today(server)}/{number}").json()


def answer(server, guest, action, number=1, more=""):
    return guest.post(f"/api/puzzles/{today(server)}/{number}{more}", {"action": action}).json()


@pytest.fixture
def ada(server):
    """Somebody whose game was looked through."""
    ada = server.guest("Ada")
    look_through(server, ada, finished(ada))
    return ada


def test_without_reviewed_games_there_are_none(server):
    bob = server.guest("Bob")
    table = finished(bob)
    assert cards(server, bob) == {"puzzles": [], "answered": 0, "solved": 0}
    look_through(server, bob, table, loss=lambda _: puzzles.BIG / 3 - 0.001)
    assert cards(server, bob)["puzzles"] == []  # nothing cost enough
    assert server.guest().get(f"/api/puzzles/{today(server)}").json()["code"] == "not-signed-in"


def test_three_a_day_the_same_all_day(server, ada):
    found = cards(server, ada)
    assert [card["number"] for card in found["puzzles"]] == [1, 2, 3]
    assert all(
        card == {"number": n, "game": "gratte-ciel", "solved": None}
        for n, card in enumerate(found["puzzles"], 1)
    )
    shown = [puzzle(server, ada, number) for number in (1, 2, 3)]
    assert len({(one["table"], one["seat"], one["version"]) for one in shown}) == 3
    look_through(server, ada, finished(ada))  # one game more changes nothing today
    assert cards(server, ada) == found
    assert [puzzle(server, ada, number) for number in (1, 2, 3)] == shown


def test_none_is_asked_again_for_a_good_while(server, ada):
    asked = set()
    for later in (-1, 0, 1):
        cards(server, ada, later)
        for row in server.inside(server.services.store.puzzles_since(person(server, ada), "2000")):
            asked.add((row.table_id, row.seat, row.version))
    rows = server.inside(server.services.store.puzzles_since(person(server, ada), "2000"))
    assert len(rows) == len(asked) == 9


def person(server, guest):
    session = guest.get("/api/account/data").json()["tables"][0]["id"]
    row = server.inside(server.services.store.table_row(session))
    return row.owner


def test_too_few_are_filled_up(server):
    bob = server.guest("Bob")
    first = finished(bob)
    look_through(server, bob, first, loss=lambda version: LOSS if version == 5 else 0.0)
    before = cards(server, bob)["puzzles"]
    assert len(before) == 1
    kept = puzzle(server, bob)
    look_through(server, bob, finished(bob))
    assert len(cards(server, bob)["puzzles"]) == 3
    assert puzzle(server, bob) == kept


def test_a_position_is_what_the_seat_saw_then(server, ada):
    cards(server, ada)
    shown = puzzle(server, ada)
    before = shown["version"] - 1
    moment = ada.get(f"/api/tables/{shown['table']}/moments/{before}?seat={shown['seat']}").json()
    assert shown["view"]["actions"] and not moment["view"]["actions"]
    assert {**shown["view"], "actions": []} == moment["view"]
    assert shown["answer"] is None
    assert set(shown) == {
        *("table", "game", "seat", "version", "view", "prices", "answer"),
    }


HIDDEN = [title.id for title in registry.titles().values() if title.about.hidden]


def test_nothing_that_others_knew_is_told(server):
    """In a title with hands it is the view of that seat, and no other one's."""
    bob = server.guest("Bob")
    fewest = registry.title(HIDDEN[0]).about.players.fewest
    table = bob.create(*["me"] * fewest, game=HIDDEN[0])["id"]
    play([bob.open(table)], 5000, last)
    look_through(server, bob, table, seats=range(fewest))
    assert len(cards(server, bob)["puzzles"]) == 3
    for number in (1, 2, 3):
        shown = puzzle(server, bob, number)
        at = f"/api/tables/{table}/moments/{shown['version'] - 1}?seat="
        views = [bob.get(f"{at}{seat}").json()["view"] for seat in range(fewest)]
        assert {**shown["view"], "actions": []} == views[shown["seat"]]
        others = [view for seat, view in enumerate(views) if seat != shown["seat"]]
        assert all(view["board"] != shown["view"]["board"] for view in others)


def test_a_choice_is_foreseen_and_the_rule_named(server, ada):
    cards(server, ada)
    shown = puzzle(server, ada)
    foreseen = answer(server, ada, shown["view"]["actions"][0], more="/preview")
    assert foreseen["events"]
    refused = answer(server, ada, ["fly", "a1", "i9"], more="/preview")
    assert (refused["code"], refused["rule"][:3]) == ("illegal", "GRA")
    assert answer(server, ada, ["fly", "a1", "i9"])["code"] == "illegal"
    assert answer(server, ada, ["swim"])["code"] == "no-such-action"
    assert puzzle(server, ada) == shown


def test_an_answer_is_weighed_kept_and_counted(server, ada):
    """Whatever the real coach thinks of it."""
    ada.http.timeout = PATIENCE
    cards(server, ada)
    shown = puzzle(server, ada)
    steps = ada.get(f"/api/tables/{shown['table']}/record").json()["steps"]
    done = steps[shown["version"]][1]
    first = answer(server, ada, done)["answer"]
    assert first["done"] == first["now"]
    assert first["done"]["action"] == done
    assert first["solved"] == (first["now"]["loss"] == 0)
    rather = answer(server, ada, first["done"]["rather"])["answer"]
    assert rather == first, "the first answer counts"
    assert puzzle(server, ada)["answer"] == first
    second = puzzle(server, ada, 2)
    other = next(a for a in second["view"]["actions"] if a != steps[second["version"]][1])
    weighed = answer(server, ada, other, 2)["answer"]
    assert weighed["now"]["action"] == other
    assert weighed["done"]["action"] == steps[second["version"]][1]
    assert weighed["now"]["better"] == weighed["done"]["better"]
    assert weighed["now"]["rather"] == weighed["done"]["rather"]
    found = cards(server, ada)
    solved = [first["solved"], weighed["solved"], None]
    assert [card["solved"] for card in found["puzzles"]] == solved
    assert (found["answered"], found["solved"]) == (2, solved.count(True))
    record = ada.get(f"/api/tables/{shown['table']}/record").json()["steps"]
    assert record == steps, "nothing is stored in the old game"


def test_they_are_mine_alone(server, ada):
    cards(server, ada)
    eve = server.guest("Eve")
    for asked in (puzzle(server, eve), answer(server, eve, ["fly"])):
        assert asked["code"] == "not-found"
    assert cards(server, eve)["puzzles"] == []


@pytest.mark.parametrize("day", ["2020-01-01", "2999-01-01", "today", "20260101", "2026-W01-1"])
def test_a_day_that_is_nowhere(server, ada, day):
    assert ada.get(f"/api/puzzles/{day}").json()["code"] == "bad-request"
    assert cards(server, ada, 1)["puzzles"]  # east of here it is tomorrow
    assert ada.get(f"/api/puzzles/{today(server, 3)}").json()["code"] == "bad-request"


def test_they_are_in_the_file_and_go_with_their_person(server, ada):
    cards(server, ada)
    kept = ada.get("/api/account/data").json()
    assert [row["number"] for row in kept["puzzles"]] == [1, 2, 3]
    assert {row["day"] for row in kept["puzzles"]} == {today(server)}
    assert kept["tables"][0]["reviews"]
    name = f"Ada {server.port} {id(ada)}"
    ada.post("/api/account", {"name": name, "password": PASSWORD})
    number = person(server, ada)
    assert ada.post("/api/account/delete", {"password": PASSWORD}).status_code == 200
    assert server.inside(server.services.store.puzzles_since(number, "2000")) == []


def test_a_table_that_goes_takes_its_puzzles_along(server, ada):
    """Somebody else at the same table had been asked about it, too."""
    cards(server, ada)
    table = puzzle(server, ada)["table"]
    name = f"Ada {server.port} {id(ada)}"
    ada.post("/api/account", {"name": name, "password": PASSWORD})
    assert ada.post("/api/account/delete", {"password": PASSWORD}).status_code == 200

    def left(connection):
        query = schema.puzzles.select().where(schema.puzzles.c.table_id == table)
        return connection.execute(query).all()

    assert server.inside(server.services.store.read(left)) == []


def test_a_guests_become_those_of_their_account(server, ada):
    cards(server, ada)
    shown = puzzle(server, ada)
    name = f"Ada {server.port} {id(ada)}"
    server.guest("Other").post("/api/account", {"name": name, "password": PASSWORD})
    signed_in = ada.post("/api/sign-in", {"name": name, "password": PASSWORD})
    assert signed_in.status_code == 200
    assert puzzle(server, ada) == shown
    assert json.dumps(cards(server, ada)["puzzles"]).count("gratte-ciel") == 3
