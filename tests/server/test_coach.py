"""The coach at a finished game: in pieces, kept with its judge, for those who may see the game."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from ludotheque.coach import review
from ludotheque.server.limits import Rate, Rates
from tests.server.client import play
from tests.server.running import running

PATIENCE = 300  # seconds for a piece: interpreted, on a busy machine


def finished(guest, **more):
    """A finished game that Ada played with her family."""
    ada = guest("Ada")
    table = ada.create("me", "me", "me", **more)["id"]
    play([ada.open(table)], 1000)
    return ada, table


def coach(guest, table, seat=0, piece=0):
    return guest.http.get(f"/api/tables/{table}/coach/{seat}/{piece}", timeout=PATIENCE)


def test_a_game_is_looked_through_piece_by_piece(guest):
    ada, table = finished(guest)
    first = coach(ada, table).json()
    assert first["points"][0]["version"] == 0
    assert all(len(point["chances"]) == 3 for point in first["points"])
    assert first["decisions"] and first["judged"] and first["calibrated"]
    judged = list(first["judged"])
    for piece in range(1, first["pieces"]):
        judged += coach(ada, table, piece=piece).json()["judged"]
    assert [one["version"] for one in judged] == first["decisions"]
    for one in judged:
        assert 0 <= one["chosen"] <= 1 and 0 <= one["better"] <= 1 and one["loss"] >= 0


def test_anybody_who_may_see_the_game_may_ask(guest):
    ada, table = finished(guest)
    said = coach(ada, table, seat=1).json()
    assert coach(guest("Eve"), table, seat=1).json() == said
    _, closed = finished(guest, onlookers=False)
    assert coach(guest("Eve"), closed).json()["code"] == "no-onlookers"


def test_what_cannot_be_asked_is_refused(guest):
    ada, table = finished(guest)
    assert coach(ada, table, seat=3).json()["code"] == "bad-seats"
    assert coach(ada, table, piece=1000).json()["code"] == "not-found"
    running_table = ada.create("me", "casual", "casual")["id"]
    assert coach(ada, running_table).json()["code"] == "not-over"


def test_what_was_found_is_kept_until_the_judge_changes(tmp_path, monkeypatch):
    rates = Rates(coaching=Rate(0.0001, 2))
    with running(data=str(tmp_path), rates=rates) as server:
        ada, table = finished(server.guest)
        said = coach(ada, table).json()
        for _ in range(5):
            assert coach(ada, table).json() == said  # costs nothing
        monkeypatch.setattr(review, "mark", lambda _: "another judge")
        assert coach(ada, table).json() == said  # found again, by the same judge in truth
        monkeypatch.setattr(review, "mark", lambda _: "a third one")
        assert coach(ada, table).json()["code"] == "too-many-requests"


def test_two_pages_of_one_person_have_a_game_looked_through_once(tmp_path):
    rates = Rates(coaching=Rate(0.0001, 1))
    with running(data=str(tmp_path), rates=rates) as server, ThreadPoolExecutor() as pages:
        ada, table = finished(server.guest)
        asked = [pages.submit(coach, page, table) for page in (ada, server.welcome(ada))]
        first, second = [page.result() for page in asked]
        assert first.status_code == 200
        assert second.json() == first.json()


@pytest.mark.parametrize("seat", [0, 2])
def test_a_review_goes_with_its_table(guest, seat):
    ada, table = finished(guest)
    assert coach(ada, table, seat=seat).status_code == 200
    ada.post("/api/account", {"name": f"Ada{seat}", "password": "a long password"})
    gone = ada.post("/api/account/delete", {"password": "a long password"})
    assert gone.status_code < 300
    assert coach(guest("Eve"), table, seat=seat).json()["code"] == "no-such-table"
