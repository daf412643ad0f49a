"""Of several servers one answers for the bots of a table, as long as it lives."""

from contextlib import contextmanager

import pytest

from ludotheque.server.room import autoplay
from ludotheque.store.leases import Leases
from tests.server.client import prudent
from tests.server.running import several


class Both(Leases):
    """Answers whoever else does."""

    async def take(self, table):
        return True

    def give_back(self, table):
        pass


@contextmanager
def thoughts(servers):
    """Counts the questions to bots, of all servers."""
    asked = []
    for server in servers:
        workers = server.services.workers

        async def ask(question, owner, honest=workers.ask):
            asked.append(question.seat)
            return await honest(question, owner)

        workers.ask = ask
    yield asked


def play_on(socket):
    """Act if it is one's turn, or else wait for whatever happens."""
    if socket.my_turn():
        socket.until(socket.act(prudent(socket.view["actions"]))["version"])
    else:
        socket.receive()


def evening(servers):
    """Ada plays against bots by two servers at once; how often bots were asked, and answered."""
    one, two = servers
    with thoughts(servers) as asked:
        ada = one.guest("Ada")
        table = ada.create("me", "casual", "casual")["id"]
        here, there = ada.open(table), two.welcome(ada).open(table)
        there.until(0)
        while not here.until(0)["result"]:
            play_on(here)
        there.until(here.view["version"])
        answered = sum(step["bot"] is not None for step in here.steps.values())
    return len(asked), answered


def test_bots_think_once(tmp_path):
    with several(2, tmp_path, bot_delay=0.05) as servers:
        asked, answered = evening(servers)
    assert answered > 10
    assert asked <= 1.2 * answered


def test_two_leases_are_seen(tmp_path):
    with several(2, tmp_path, bot_delay=0.05) as servers:
        for server in servers:
            server.services.autoplay._leases = Both(None)
        asked, answered = evening(servers)
    assert asked > 1.5 * answered


@pytest.mark.parametrize("hung", [False, True])
def test_bots_answer_when_whoever_has_the_lease_does_not(tmp_path, monkeypatch, hung):
    monkeypatch.setattr(autoplay, "PASSED_OVER", 1.0 if hung else 1e6)
    with several(2, tmp_path, bot_delay=0.05) as (one, two):
        ada = one.guest("Ada")
        table = ada.create("me", "me", "casual")["id"]
        while not two.inside(two.services.autoplay._leases.take(table)):
            assert one.room(table).table.version < 4
        socket = ada.open(table)
        if not hung:
            two.services.peers._listener._hang_up()  # as when it dies
        while socket.until(0)["version"] < 8:
            play_on(socket)
        assert any(step["bot"] for step in socket.steps.values())
