"""One server after the other is started anew behind a proxy, and no request fails.

The same must be seen to fail where a server closes its port before the proxy has asked it.
"""

import asyncio
import signal

import pytest

from ludotheque.server.drain import DrainingServer
from ludotheque.server.run import assemble, configure
from ludotheque.server.settings import Settings
from ludotheque.store import Store
from tests.server.balancer import Balancer
from tests.server.rolling import ENOUGH, rolling_restart

SERVICE_RESTART = 1012


@pytest.mark.long
def test_no_request_fails_while_servers_are_started_anew(tmp_path):
    visitors = asyncio.run(rolling_restart(tmp_path, Balancer(), drain=3))
    assert not visitors.failed, visitors.failed[:5]
    assert visitors.answered > 4 * ENOUGH
    assert set(visitors.returns) == {SERVICE_RESTART}  # who looks on was sent away, and came back


@pytest.mark.long
def test_it_is_seen_where_a_port_is_closed_too_early(tmp_path):
    assert asyncio.run(rolling_restart(tmp_path, Balancer(), drain=0)).failed


def told(server, *signals):
    for one in signals:
        server.handle_exit(one, None)
    return asyncio.run(server.on_tick(1))


@pytest.fixture
def server(tmp_path):
    settings = Settings(data=str(tmp_path))
    store = Store(settings.database_address())
    services = assemble(settings, store)
    yield DrainingServer(configure(services, 0), services.readiness, seconds=600)
    store.close()


def test_it_is_not_ready_and_goes_on(server):
    assert not told(server, signal.SIGTERM)
    assert asyncio.run(server._readiness.state()) == "draining"


@pytest.mark.parametrize("again", [signal.SIGTERM, signal.SIGINT])
def test_whoever_asks_twice_need_not_wait(server, again):
    assert told(server, signal.SIGTERM, again)


def test_the_keyboard_ends_it_at_once(server):
    assert told(server, signal.SIGINT)
