"""Over many games: whose decisions count, what is told of them, and what is still to be seen."""

import pytest

from ludotheque.coach import progress, review
from ludotheque.store import schema
from tests.server.client import play
from tests.server.reviewed import LOSS, finished, last, look_through
from tests.server.running import running
from tests.store import databases


@pytest.fixture(scope="module", params=databases.KINDS)
def server(request, tmp_path_factory):
    url = databases.new_url(request.param, tmp_path_factory.mktemp("data"))
    with running(database=url) as server:
        yield server


@pytest.fixture
def few(monkeypatch):
    """Two games are enough for a number."""
    monkeypatch.setattr(progress, "FEWEST", 2)


def told(guest):
    return guest.get("/api/progress").json()


def decisions(guest):
    return sum(title["summary"]["all"]["decisions"] for title in told(guest)["titles"])


def test_nothing_yet(server):
    assert told(server.guest("Ada")) == {"games": 0, "seen": 0, "unseen": [], "titles": []}
    assert server.guest().get("/api/progress").json()["code"] == "not-signed-in"


@pytest.mark.usefixtures("few")
def test_games_are_seen_one_after_the_other(server):
    ada = server.guest("Ada")
    first, second = finished(ada), finished(ada)
    found = told(ada)
    assert (found["games"], found["seen"], found["titles"]) == (2, 0, [])
    assert {game["table"]: game["seats"] for game in found["unseen"]} == {
        first: [0, 1, 2],
        second: [0, 1, 2],
    }
    look_through(server, ada, first)
    found = told(ada)
    assert [game["table"] for game in found["unseen"]] == [second]
    (title,) = found["titles"]
    assert (title["game"], title["summary"]["all"]["games"]) == ("gratte-ciel", 1)
    assert title["summary"]["all"]["lost"] is None  # of one game nothing is said
    look_through(server, ada, second, loss=lambda version: LOSS if version % 2 else 0.0)
    (title,) = told(ada)["titles"]
    pieces = [
        ada.get(f"/api/tables/{table}/coach/{seat}/{piece}").json()["judged"]
        for table in (first, second)
        for seat in range(3)
        for piece in range(2)
    ]
    losses = [one["loss"] for judged in pieces for one in judged]
    rate = title["summary"]["all"]
    assert (rate["games"], rate["decisions"]) == (2, len(losses))
    assert rate["lost"] == pytest.approx(100 * sum(losses) / len(losses), abs=0.001)
    assert rate["low"] <= rate["lost"] <= rate["high"]
    assert sum(phase["decisions"] for phase in title["summary"]["phases"]) == len(losses)
    assert {kind["asked"] for kind in title["summary"]["kinds"]} <= {"start", "fly"}
    assert [point["game"] for point in title["summary"]["trend"]] == [2]


def test_only_my_own_seats_count(server):
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.create("me", "here Zoe", "open")["id"]
    bob.join(table, 2)
    play([ada.open(table), bob.open(table)], 1000, last)
    assert told(ada)["unseen"] == [{"table": table, "seats": [0]}]
    assert told(bob)["unseen"] == [{"table": table, "seats": [2]}]
    assert told(server.guest("Eve"))["games"] == 0
    look_through(server, ada, table, seats=[0])
    assert told(ada)["seen"] == 1
    assert told(bob)["seen"] == 0


def test_what_others_decided_does_not_count(server):
    """Neither what was played before a game branched off, nor what a bot chose for me."""
    ada = server.guest("Ada")
    table = finished(ada)
    look_through(server, ada, table)
    whole = decisions(ada)
    version = len(ada.get(f"/api/tables/{table}/record").json()["steps"]) - 1
    branch = ada.post(
        f"/api/tables/{table}/branches",
        {"version": version // 2, "seats": [{"kind": "me"}] * 3},
    ).json()["id"]
    play([ada.open(branch)], 1000, last)
    look_through(server, ada, branch)
    after = decisions(ada)
    judged = [
        one["version"]
        for seat in range(3)
        for piece in range(2)
        for one in ada.get(f"/api/tables/{branch}/coach/{seat}/{piece}").json()["judged"]
    ]
    own = [made for made in judged if made > version // 2]
    assert 0 < len(own) < len(judged)
    assert after == whole + len(own)

    def chosen_by_a_bot(connection):
        this = (schema.steps.c.table_id == branch) & (schema.steps.c.version == own[0])
        connection.execute(schema.steps.update().where(this).values(bot="casual"))

    server.inside(server.services.store.write(chosen_by_a_bot))
    assert decisions(ada) == after - 1


def test_what_an_older_judge_found_is_to_be_seen_again(server, monkeypatch):
    ada = server.guest("Ada")
    look_through(server, ada, finished(ada))
    assert told(ada)["seen"] == 1
    monkeypatch.setattr(review, "mark", lambda _: "a newer judge")
    found = told(ada)
    assert (found["seen"], len(found["unseen"]), found["titles"]) == (0, 1, [])


def test_a_part_of_a_game_is_not_a_game(server):
    ada = server.guest("Ada")
    table = finished(ada)
    look_through(server, ada, table, seats=[0, 1])
    assert told(ada)["seen"] == 0

    def lose_a_piece(connection):
        this = (schema.reviews.c.table_id == table) & (schema.reviews.c.piece == 1)
        connection.execute(schema.reviews.delete().where(this))

    look_through(server, ada, table)
    assert told(ada)["seen"] == 1
    server.inside(server.services.store.write(lose_a_piece))
    assert told(ada)["seen"] == 0


def test_a_guest_takes_it_along_into_an_account(server):
    ada = server.guest("Ada")
    look_through(server, ada, finished(ada))
    name = f"Ada {server.port}"
    other = server.guest("Ada")
    other.post("/api/account", {"name": name, "password": "a long password"})
    signed_in = ada.post("/api/sign-in", {"name": name, "password": "a long password"})
    assert signed_in.status_code == 200
    assert told(ada)["games"] == 1
