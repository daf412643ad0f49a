"""Steps told by a Redis: heard by other servers, and by nobody needed."""

import asyncio

import pytest

from ludotheque.server.run import CannotServe, open_store
from ludotheque.server.settings import BadSettings, Settings, from_environment
from ludotheque.store import listener, relay
from ludotheque.store.notifications import Notification
from ludotheque.store.relay import Relay, parse
from tests.server.client import play, prudent, to_person
from tests.server.running import both_sides, running
from tests.store import databases, redis_server

pytestmark = redis_server.needed


@pytest.fixture
def redis(tmp_path):
    with redis_server.redis_server(tmp_path) as server:
        yield server


@pytest.fixture
def servers(tmp_path, redis):
    url = databases.new_url("postgresql", tmp_path)
    with running(database=url, tell=redis.url) as one, running(database=url, tell=redis.url) as two:
        yield one, two


@pytest.fixture
def told(monkeypatch):
    """The kinds of what servers hear by PostgreSQL."""
    kinds, honest = [], listener.parse

    def heard(payload):
        found = honest(payload)
        kinds.append(found.kind)
        return found

    monkeypatch.setattr(listener, "parse", heard)
    return kinds


def test_a_game_is_played_by_two_servers(servers, told):
    _table, here, there = both_sides(servers)
    version = play([here, there], 40)
    assert here.view["version"] == there.view["version"] == version
    assert here.view["board"] == there.view["board"]
    assert "lobby" in told and "step" not in told


def test_it_goes_on_without_the_redis_and_by_it_when_it_is_back(servers, redis):
    _table, here, there = both_sides(servers)
    play([here, there], 4)
    redis.kill()
    _, mover = to_person([here, there])
    assert mover.act(prudent(mover.view["actions"]))["type"] == "done"
    redis.start()
    play([here, there], 10)
    assert here.view["board"] == there.view["board"]


def test_what_was_told_while_the_connection_was_lost_is_told_after_it(redis):
    async def listen():
        heard, again = [], asyncio.Event()
        told, other = Relay(redis.url, "one"), Relay(redis.url, "two")
        hearing = asyncio.create_task(other.run(heard.append, done(again)))
        await again.wait()
        told.note([("t", 1), ("t", 2)])
        told.committed()
        telling = asyncio.create_task(told.run(heard.append, done(asyncio.Event())))
        await until(lambda: len(heard) == 2)
        redis.kill()
        again.clear()
        redis.start()
        await asyncio.wait_for(again.wait(), 20)
        told.begin()
        told.note([("t", 3)])
        told.committed()
        await until(lambda: len(heard) == 3)
        hearing.cancel()
        telling.cancel()
        return heard

    assert asyncio.run(listen()) == [Notification("one", "step", "t", n) for n in (1, 2, 3)]


def test_nothing_is_told_of_what_was_not_committed(redis):
    async def fail():
        told = Relay(redis.url, "one")
        told.begin()
        told.note([("t", 1)])
        told.begin()
        told.note([("t", 2)])
        told.committed()
        return list(told._waiting)

    assert asyncio.run(fail()) == ["one t 2"]


def test_a_redis_that_falls_silent_is_called_again(redis, monkeypatch):
    monkeypatch.setattr(relay, "ALIVE_EVERY", 0.1)
    monkeypatch.setattr(relay, "PATIENCE", 0.5)

    async def listen():
        from tests.server.proxy import Proxy

        proxy = Proxy(redis.path)
        await proxy.open()
        resumed = []

        async def resume():
            resumed.append(True)

        made = Relay(f"redis://127.0.0.1:{proxy.port}", "one")
        running = asyncio.create_task(made.run(resumed.append, resume))
        await until(lambda: len(resumed) == 1)
        proxy.silence()
        await until(lambda: len(resumed) == 2)
        running.cancel()
        await proxy.close()

    asyncio.run(listen())


@pytest.mark.parametrize("payload", [b"", b"one t", b"one t x", b"\xff t 1", b"a b c 1"])
def test_what_others_put_there_is_passed_by(payload):
    assert parse(payload) is None


@pytest.mark.parametrize("tell", ["localhost", "http://localhost", "redis://"])
def test_an_address_that_is_none_is_said_in_one_line(tell):
    with pytest.raises(BadSettings, match="LUDOTHEQUE_TELL"):
        from_environment({"tell": tell}, {})


def test_a_file_has_nobody_to_tell(tmp_path):
    with pytest.raises(CannotServe, match="--tell is for PostgreSQL"):
        open_store(Settings(data=str(tmp_path), tell="redis://127.0.0.1:1"))


def done(event):
    async def resume():
        event.set()

    return resume


async def until(true):
    async with asyncio.timeout(20):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
