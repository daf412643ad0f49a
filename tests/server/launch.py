"""Starts servers for the kill harness, honest ones and some that break a promise.

Run as a process of its own: everything is imported once, and each line "start BUILD PORT [PROXY]"
on its input forks a server. So a restart takes no longer than opening the store. A server says
"up PID PORT"; when it has ended, "gone PID PORT" is said of it.
"""

import asyncio
import os
import selectors
import signal
import sys
import tempfile
import time

import psycopg
import uvicorn
from sqlalchemy import update

from ludotheque.server.peers import Peers
from ludotheque.server.room import rooms
from ludotheque.server.room.room import Room
from ludotheque.server.run import assemble, configure, listen
from ludotheque.server.settings import Settings
from ludotheque.store import Store, log, notifications, outbox, planned_row, schema
from ludotheque.store.listener import Listener
from tests.server.running import NO_LIMITS

LATER = 0.05  # seconds that the write-behind build lets pass


class BroadcastFirst(Room):
    """Tells everybody, then stores."""

    async def _take(self, plan, asked, bot=None):
        now = self.now()
        self._adopt(plan, now)
        row = planned_row(self.row.id, plan, now, asked)
        await self._store.write(log.append, row)
        return plan.version


class WriteBehind(Room):
    """Tells everybody, acknowledges, and stores a little later."""

    async def _take(self, plan, asked, bot=None):
        now = self.now()
        row = planned_row(self.row.id, plan, now, asked)
        self._adopt(plan, now)

        async def later():
            await asyncio.sleep(LATER)
            await self._store.write(log.append, row)

        self._later = [*getattr(self, "_later", [])[-99:], asyncio.create_task(later())]
        return plan.version


class GapBlind(Room):
    """Takes the next step and is deaf to any other: what was not heard is never seen."""

    async def follow(self, version):
        if self.table is not None and version == self.table.version + 1:
            await super().follow(version)


def tell_first(connection, rows):
    """Tells other servers of steps before they are stored."""
    server = notifications.server_of(connection)
    with psycopg.connect(os.environ["TOLD_BY"], autocommit=True) as early:
        for row in rows:
            payload = f"{server} step {row['table_id']} {row['version']}"
            early.execute("SELECT pg_notify(%s, %s)", (notifications.CHANNEL, payload))
    time.sleep(LATER)


async def resume_nothing(_peers):
    """Looks at nothing again after it was deaf."""


def send_first(connection, now):
    """Takes what is due out of the outbox before it is sent: a kill loses it."""
    claim = honest_claim(connection, now)
    for one in claim.due:
        outbox.settle(connection, one.channel.id, one.notices, outbox.SENT, None)
    return claim


def new_ids(connection, now):
    """Gives whatever is sent again another id: its receiver cannot know it."""
    again = (schema.outbox.c.state == outbox.WAITING) & (schema.outbox.c.due <= now)
    connection.execute(update(schema.outbox).where(again).values(message=None))
    return honest_claim(connection, now)


honest_claim = outbox.claim
BUILDS = {
    "honest": Room,
    "broadcast-first": BroadcastFirst,
    "write-behind": WriteBehind,
    "impatient": Room,
    "at-most-once": Room,
    "new-ids": Room,
    "tells-first": Room,
    "gap-blind": GapBlind,
}
# Notices that come almost at once, so that a game can be played by them alone: whoever has just
# hung up must be seen to be gone. What was not noted as sent is due again before a server has
# started anew, or the person would have acted first and nothing would be sent twice.
POSTS = {"impatient": honest_claim, "at-most-once": send_first, "new-ids": new_ids}


def serve(folder, port, build, database="", proxy=0, tell=""):
    """`proxy` is the port by which PostgreSQL is listened to, `tell` a Redis."""
    set_clock(float(os.environ.get("AHEAD", "0")))
    rooms.Room = BUILDS[build]
    if build == "tells-first":
        os.environ["TOLD_BY"] = database
        log.notify_steps = tell_first
    if build == "gap-blind":
        Peers.resume = resume_nothing
    if proxy:
        listen_by(proxy)
    if build in POSTS:
        outbox.PATIENCE, outbox.LEASE, outbox.claim = 0.05, 0.2, POSTS[build]
    hooks = os.environ.get("LUDOTHEQUE_HOOKS", "")
    kept = {"data": folder, "database": database, "tell": tell}
    settings = Settings(**kept, port=port, bot_delay=0.0, rates=NO_LIMITS, hooks=hooks)
    listening = listen(settings)
    services = assemble(settings, Store(settings.database_address(), tell=settings.tell))
    server = uvicorn.Server(configure(services, port))
    print(f"up {os.getpid()} {port}", flush=True)
    server.run([listening])


def set_clock(ahead):
    """Let this machine's clock be wrong."""
    right = time.time
    time.time = lambda: right() + ahead


def listen_by(proxy):
    """Let the listening connection go by a proxy."""
    honest = Listener.__init__

    def by_proxy(listener, address, server):
        honest(listener, address.set(host="127.0.0.1", port=proxy, query={}), server)

    Listener.__init__ = by_proxy


def warm_up():
    """Load everything that a server loads, before the first is forked."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/warm.sqlite3")
        configure(assemble(Settings(data=folder), store), 0).load()
        store.close()


class Launcher:
    """Forks servers, and notices when one has ended."""

    def __init__(self, folder, database):
        self._kept = (folder, database)
        self._events = selectors.DefaultSelector()
        self._events.register(sys.stdin, selectors.EVENT_READ)
        self._serving = {}  # by the descriptor of its process: its number, and its port

    def run(self):
        """Until the input ends; no server outlives that."""
        asked = b""
        while True:
            for ready, _ in self._events.select():
                if ready.fd in self._serving:
                    self._note_end(ready.fd)
                    continue
                read = os.read(ready.fd, 4096)
                if not read:
                    return self._end()
                *lines, asked = (asked + read).split(b"\n")
                for line in lines:
                    self._start(*line.decode().split()[1:])

    def _start(self, build, port, proxy="0", tell=""):
        child = os.fork()
        if child == 0:
            folder, database = self._kept
            serve(folder, int(port), build, database, int(proxy), tell)
            os._exit(0)
        ended = os.pidfd_open(child)
        self._serving[ended] = child, port
        self._events.register(ended, selectors.EVENT_READ)

    def _note_end(self, descriptor):
        child, port = self._serving.pop(descriptor)
        self._events.unregister(descriptor)
        os.close(descriptor)
        os.waitpid(child, 0)
        print(f"gone {child} {port}", flush=True)

    def _end(self):
        for child, _ in self._serving.values():
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def main():
    folder, database = (*sys.argv[1:], "")[:2]
    warm_up()
    print("ready", flush=True)
    Launcher(folder, database).run()


if __name__ == "__main__":
    main()
