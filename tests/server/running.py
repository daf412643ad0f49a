"""Real servers for tests: in a thread of this process, where its inside can be seen."""

import asyncio
import logging
import threading
from contextlib import ExitStack, closing, contextmanager

import uvicorn
import uvloop
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludotheque.server.limits import Rate, Rates
from ludotheque.server.log import LOGGING
from ludotheque.server.run import assemble, configure, listen_all
from ludotheque.server.settings import Settings
from ludotheque.server.site import create_app
from ludotheque.store import Store
from tests.server.client import Guest
from tests.store import databases

ALL_YOU_CAN = Rate(1e6, 1e6)
NO_LIMITS = Rates(**dict.fromkeys(Rates.__struct_fields__, ALL_YOU_CAN))


def limited(**rates):
    """No limits but these."""
    given = {name: getattr(NO_LIMITS, name) for name in Rates.__struct_fields__}
    return Rates(**{**given, **rates})


def plain(services, port):
    """The application as it is served by those who think of nothing: uvicorn's own protocols."""
    return uvicorn.Config(
        create_app(services, port),
        http=HttpToolsProtocol,
        ws=WebSocketsSansIOProtocol,
        log_level="critical",
    )


class Running:
    """A server in a thread; `inside` runs something in its event loop."""

    def __init__(self, configure=configure, clock=None, **settings):
        chosen = {"port": 0, "bot_delay": 0.0, "rates": NO_LIMITS, **settings}
        self.settings = Settings(**chosen)
        self.guests = []
        listening = listen_all(self.settings)
        self.port = listening[0].getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        store = Store(self.settings.database_address(), clock=clock, tell=self.settings.tell)
        self.services = assemble(self.settings, store)
        self._server = uvicorn.Server(configure(self.services, self.port))
        self._thread = threading.Thread(target=lambda: uvloop.run(self._serve(listening)))
        self._thread.start()
        while not self._server.started:
            self._thread.join(0.01)
            assert self._thread.is_alive(), "the server did not start"

    async def _serve(self, listening):
        self._loop = asyncio.get_running_loop()
        await self._server.serve(listening)

    def inside(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(20)

    def room(self, table):
        return self.inside(self.services.rooms.get(table))

    def guest(self, name=None):
        """Somebody who is gone at the latest when the server stops."""
        self.guests.append(Guest(self.origin, name))
        return self.guests[-1]

    def welcome(self, guest):
        """The same person, with a session that began at another server."""
        again = self.guest()
        again.http.cookies = guest.http.cookies
        return again

    def stop(self):
        for guest in self.guests:
            guest.close()
        self._server.should_exit = True
        self._thread.join()
        for name in LOGGING["loggers"]:  # they write where this test looked, which is closed soon
            logging.getLogger(name).handlers.clear()


@contextmanager
def running(**settings):
    server = Running(**settings)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def several(count, tmp_path, **settings):
    """So many real servers on one PostgreSQL."""
    url = databases.new_url("postgresql", tmp_path)
    with ExitStack() as stack:
        yield [stack.enter_context(running(database=url, **settings)) for _ in range(count)]


def both_sides(servers):
    """Ada by the first server and Bob by the second, at a table of both: it, and their sockets."""
    one, two = servers
    ada, bob = one.guest("Ada"), two.guest("Bob")
    table = ada.create("me", "open", "me")["id"]
    there, here = bob.open(table), ada.open(table)
    assert bob.join(table, 1).status_code == 200
    return table, here, there


@contextmanager
def two_servers(tmp_path, clock, **settings):
    """The services of two servers on one PostgreSQL, in this process; their bots wait."""
    url, agreed = databases.new_url("postgresql", tmp_path), Settings(bot_delay=3600, **settings)
    with closing(Store(url, clock=clock)) as first, closing(Store(url, clock=clock)) as second:
        yield assemble(agreed, first), assemble(agreed, second)
