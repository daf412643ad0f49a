"""What is done at the same time by two servers: seats are taken once, closed tables stay closed."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from tests.server.client import prudent
from tests.server.running import several

TABLES = 8
CROWD = 6  # people who want the same seats


@pytest.fixture(scope="module")
def servers(tmp_path_factory):
    with several(2, tmp_path_factory.mktemp("two")) as servers:
        yield servers


@pytest.fixture
def together():
    """Does several things at once."""
    with ThreadPoolExecutor(CROWD) as pool:
        yield lambda *work: [task.result() for task in [pool.submit(one) for one in work]]


def test_a_seat_has_one_winner_and_nobody_is_told_that_it_is_unavailable(servers, together):
    ada = servers[0].guest("Ada")
    crowd = [servers[number % 2].guest(f"P{number}") for number in range(CROWD)]
    for _ in range(TABLES):
        table = ada.create("me", "open", "open")["id"]
        seats = [1 + number // 2 % 2 for number in range(CROWD)]  # each by both servers
        wishes = zip(crowd, seats, strict=True)
        answers = together(*(partial(guest.join, table, seat) for guest, seat in wishes))
        won = [number for number, answer in enumerate(answers) if answer.status_code == 200]
        assert sorted(seats[number] for number in won) == [1, 2], [one.text for one in answers]
        codes = {one.json()["code"] for one in answers if one.status_code != 200}
        assert codes <= {"seat-taken", "table-full"}
        names = {f"P{number}" for number in won}
        for server in servers:
            socket = server.welcome(ada).open(table)
            socket.until(0)
            assert {seat["name"] for seat in socket.lobby["seats"][1:]} == names
            socket.close()


def test_a_seat_is_taken_or_given_to_a_bot_but_not_both(servers, together):
    ada, bob = servers[0].guest("Ada"), servers[1].guest("Bob")
    for _ in range(TABLES):
        table = ada.create("me", "me", "open")["id"]
        socket = ada.open(table)
        socket.wait("update")
        gave, sat = together(
            partial(socket.ask, "stand-in", seat=2, level="casual"), partial(bob.join, table, 2)
        )
        assert (gave["type"] == "done") + (sat.status_code == 200) == 1, (gave, sat.text)
        seats = [
            server.welcome(ada).get(f"/api/tables/{table}").json()["seats"] for server in servers
        ]
        assert [seat["kind"] for seat in seats[0]] == [seat["kind"] for seat in seats[1]]
        socket.close()


def test_no_move_is_taken_after_the_other_server_has_closed_the_table(servers, together):
    ada = servers[0].guest("Ada")
    for _ in range(TABLES):
        table = ada.create("me", "me", "me")["id"]
        here, there = ada.open(table), servers[1].welcome(ada).open(table)
        there.until(0)
        played, closed = together(partial(until_closed, here), partial(there.ask, "close", on=True))
        assert closed["type"] == "done"
        there.until(played)
        for socket in (here, there):
            assert socket.act(["fly", "a1", "b1"])["error"]["code"] == "table-closed"
        last = servers[0].room(table).table.version
        assert last == servers[1].room(table).table.version == played
        here.close()
        there.close()


def until_closed(socket):
    """Play until that is refused; the last version that was acknowledged."""
    version = 0
    while True:
        socket.until(version)
        actions = socket.view["actions"]
        if not actions:
            return version
        answer = socket.act(prudent(actions))
        if answer["type"] != "done":
            assert answer["error"]["code"] in {"table-closed", "stale-version"}, answer
            return version
        version = answer["version"]
