"""One server after the other is started anew behind a proxy, while people ask all the time."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import DEVNULL
from contextlib import asynccontextmanager

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.balancer import is_ready
from tests.server.cluster_faults import free_port
from tests.store import databases

PATIENCE = 60.0
ASKERS = 3
ENOUGH = 20  # requests that succeed between two restarts


class Visitors:
    """Who ask all the time, and one who looks at a table and comes back when sent away."""

    def __init__(self, origin, trust):
        self.origin, self.trust = origin, trust
        self.answered, self.failed, self.returns = 0, [], []

    async def begin(self):
        async with self._client() as http:
            came = await http.post("/api/session", json={"name": "Ada"})
            self.cookie = came.headers["set-cookie"].split(";")[0]
            seats = [{"kind": "me"}] * 3
            wish = {"game": "gratte-ciel", "options": {}, "seats": seats}
            made = await http.post("/api/tables", json=wish, headers={"Cookie": self.cookie})
            self.table = made.json()["id"]

    async def ask(self):
        """One connection for each request: a proxy chooses anew."""
        while True:
            try:
                async with self._client(Cookie=self.cookie) as http:
                    answer = await http.get(f"/api/tables/{self.table}")
                    answer.raise_for_status()
                    self.answered += 1
            except httpx.HTTPError as error:
                self.failed.append(repr(error))
            await asyncio.sleep(0.02)

    async def look(self):
        while True:
            try:
                async with connect(
                    self.origin.replace("http", "ws") + f"/ws/tables/{self.table}",
                    origin=self.origin,
                    ssl=self.trust,
                    additional_headers={"Cookie": self.cookie},
                ) as socket:
                    await socket.send(json.dumps({"type": "hello", "version": -1}))
                    async for _ in socket:
                        pass
                    self.returns.append(socket.close_code)
            except ConnectionClosed as closed:
                self.returns.append(closed.rcvd.code if closed.rcvd else None)
            except OSError as error:
                self.failed.append(repr(error))

    def _client(self, **headers):
        given = {"Origin": self.origin, **headers}
        return httpx.AsyncClient(
            base_url=self.origin, headers=given, verify=self.trust or True, timeout=PATIENCE
        )


async def rolling_restart(tmp_path, proxy, drain):
    """Two servers behind a proxy; what visitors have seen meanwhile."""
    ports = [free_port(), free_port()]
    await proxy.open(ports)
    url = databases.new_url("postgresql", tmp_path)
    servers = [await started(port, url, proxy.origin, drain) for port in ports]
    visitors = Visitors(proxy.origin, proxy.trust)
    try:
        await proxy.noticed()
        await visitors.begin()
        async with busy(visitors):
            for number, port in enumerate(ports):
                servers[number].send_signal(signal.SIGTERM)
                await servers[number].wait()
                servers[number] = await started(port, url, proxy.origin, drain)
                await proxy.noticed()
                wanted = visitors.answered + ENOUGH
                await until(lambda wanted=wanted: visitors.answered >= wanted)
    finally:
        await proxy.close()
        for server in servers:
            server.kill()
            await server.wait()
    return visitors


async def started(port, url, origin, drain):
    """A server in a process of its own, as soon as it is ready."""
    given = ["--port", str(port), "--database", url, "--drain-seconds", str(drain)]
    rates = "requests=999/999,sockets=99/99"
    more = {"LUDOTHEQUE_ORIGINS": origin, "LUDOTHEQUE_PROXIES": "127.0.0.1"}
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "ludotheque", "serve", "--no-browser", *given),
        stdout=DEVNULL,
        env={**os.environ, **more, "LUDOTHEQUE_RATES": rates},
    )
    async with asyncio.timeout(PATIENCE):
        while not await is_ready(port):  # noqa: ASYNC110
            await asyncio.sleep(0.1)
    return server


@asynccontextmanager
async def busy(visitors):
    tasks = [asyncio.create_task(visitors.ask()) for _ in range(ASKERS)]
    tasks.append(asyncio.create_task(visitors.look()))
    yield
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def until(true):
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.02)
