"""Nobody asks too fast: by address, session and socket."""

import time

import pytest

from ludotheque.server.limits import Buckets, Rate
from tests.server.client import play
from tests.server.running import limited, running
from tests.store import databases

ONCE = Rate(0.0001, 2)


def test_a_bucket_holds_a_burst_and_fills_again(monkeypatch):
    clock = [0.0]
    monkeypatch.setattr("ludotheque.server.limits.time.monotonic", lambda: clock[0])
    buckets = Buckets(Rate(2, 3))
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    clock[0] += 1
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    clock[0] += 1000
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]


def test_limits_hold_over_two_servers(tmp_path):
    """Whoever goes round the servers is let through no more often; one that ends gives its part."""
    rates = limited(verifications=Rate(0.0001, 20))
    url = databases.new_url("postgresql", tmp_path)
    with running(database=url, rates=rates) as one:
        with running(database=url, rates=rates) as two:
            know(one, 2)
            know(two, 2)
            eves = [one.guest(), two.guest()]
            answers = [eves[n % 2].post("/api/verify", {}).status_code for n in range(40)]
            assert answers.count(429) == 20
        know(one, 1)
        assert one.services.limits.verifications._rate == rates.verifications


def know(server, count):
    """Wait until a server knows of so many."""
    for _ in range(2000):
        if len(server.services.peers.alive) == count:
            return
        time.sleep(0.01)
    pytest.fail("it never knew")


def test_forgotten_keys_do_not_pile_up():
    buckets = Buckets(Rate(1, 1), most=10)
    for key in range(1000):
        buckets.take(key)
    assert len(buckets._buckets) == 10


@pytest.mark.parametrize(
    ("kind", "ask"),
    [
        ("requests", lambda guest: guest.get("/api/games")),
        ("sessions", lambda guest: guest.another("Eve")),
        ("tables", lambda guest: guest.post("/api/tables", TABLE)),
        ("verifications", lambda guest: guest.post("/api/verify", {})),
    ],
)
def test_too_many_requests(tmp_path, kind, ask):
    burst = Rate(0.0001, 3 if kind in {"requests", "sessions"} else 2)
    with running(data=str(tmp_path), rates=limited(**{kind: burst})) as server:
        ada = server.guest("Ada")
        answers = [ask(ada).status_code for _ in range(3)]
        assert answers[:2] != [429, 429] and 429 not in answers[:2]
        assert answers[2] == 429


def test_too_many_replays(tmp_path):
    """By person, and by address whoever asks there."""
    rates = limited(replays=Rate(0.0001, 2), address_replays=Rate(0.0001, 5))
    with running(data=str(tmp_path), rates=rates) as server:
        ada, bob, nobody = server.guest("Ada"), server.guest("Bob"), server.guest()
        table = ada.create("me", "me", "me")["id"]
        socket = ada.open(table)
        socket.until(0)
        asked = [guest.get(f"/api/tables/{table}/moments/0") for guest in (ada, ada, ada)]
        assert [answer.status_code for answer in asked] == [200, 200, 429]
        assert socket.ask("log", before=0)["error"]["code"] == "too-many-requests"
        assert bob.get(f"/api/tables/{table}/record").status_code == 200
        codes = [nobody.get(f"/api/tables/{table}/story").status_code for _ in range(3)]
        assert codes == [409, 409, 429]
        assert bob.get(f"/api/tables/{table}/moments/0").status_code == 429


TABLE = {"game": "gratte-ciel", "options": {}, "seats": [{"kind": "me"}] * 3}


def test_too_many_sockets(tmp_path):
    with running(data=str(tmp_path), rates=limited(sockets=ONCE)) as server:
        ada = server.guest("Ada")
        table = ada.create("me", "me", "me")["id"]
        ada.open(table)
        ada.open(table)
        with pytest.raises(Exception, match="403"):
            ada.open(table)


def test_too_many_messages(tmp_path):
    """The socket stays open, and other sockets notice nothing."""
    with running(data=str(tmp_path), rates=limited(messages=Rate(0.0001, 3))) as server:
        ada = server.guest("Ada")
        table = ada.create("me", "me", "me")["id"]
        loud, quiet = ada.open(table), ada.open(table)
        loud.until(0)
        quiet.until(0)
        answers = [loud.ask("why", action=["pass"]) for _ in range(5)]
        assert [a["type"] for a in answers] == ["why"] * 3 + ["failed"] * 2
        assert answers[-1]["error"]["code"] == "too-many-requests"
        play([quiet], 1)
        loud.until(1)
