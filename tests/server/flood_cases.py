"""Every way to misbehave that we know, each bounded in time and number; see `flood`."""

import asyncio
import itertools
import json
import time
from contextlib import suppress
from types import SimpleNamespace

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server import raw
from tests.server.client import prudent, seats_for

FROM = "127.0.0.2"
MOST = 20_000  # of anything
AT_ONCE = 20
MARKS = "a" + "\u0345\u0301\u0316" * 10_000  # slow to normalise
DEEP = b'{"x":' + b"[" * 15_000
HUGE = 2**63 - 1
JSON = {"Content-Type": "application/json"}
BROKEN = (OSError, httpx.HTTPError, WebSocketException, TimeoutError, EOFError)
CASES = {}


def case(visit):
    CASES[visit.__name__.removesuffix("_").replace("_", "-")] = visit
    return visit


class Visitor:
    """Somebody with an address and a session of their own, and bad manners."""

    def __init__(self, origin, table, seconds):
        self.origin = origin
        self.table = table  # where the two players sit
        self.asked = 0
        self._until = time.monotonic() + seconds
        self._port = int(origin.rsplit(":", 1)[1])
        self.server = SimpleNamespace(port=self._port, origin=origin)  # as `raw` wants it
        self.http = httpx.AsyncClient(
            base_url=origin,
            headers={"Origin": origin},
            transport=httpx.AsyncHTTPTransport(local_address=FROM),
            timeout=20,
        )

    async def come_in(self):
        await self.http.post("/api/session", json={"name": "Eve"})

    async def run(self, visit):
        """Misbehave until the time is over, and take everything back then."""
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, self._until - time.monotonic())):
                await visit(self)

    def goes_on(self):
        return time.monotonic() < self._until and self.asked < MOST

    async def many(self, once, at_once=AT_ONCE):
        """Do it again and again, so many at a time."""

        async def again():
            while self.goes_on():
                self.asked += 1
                with suppress(*BROKEN):
                    await once()
                await asyncio.sleep(0)

        await asyncio.gather(*(again() for _ in range(at_once)))

    async def post(self, path, body):
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        return await self.http.post(path, content=content, headers=JSON)

    async def create(self, *kinds):
        wish = {"game": "gratte-ciel", "options": {}, "seats": seats_for(kinds)}
        return (await self.post("/api/tables", wish)).json()["id"]

    def cookie(self):
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def raw(self):
        """A connection for bytes."""
        return await asyncio.open_connection("127.0.0.1", self._port, local_addr=(FROM, 0))

    def socket(self, table):
        return connect(
            f"{self.origin.replace('http', 'ws')}/ws/tables/{table}",
            origin=self.origin,
            additional_headers={"Cookie": self.cookie()},
            compression=None,
            ping_interval=None,
            local_addr=(FROM, 0),
        )


@case
async def nobody(visitor):
    """The other control: what the players wait for when nobody disturbs them."""
    await visitor.many(lambda: asyncio.sleep(1), at_once=1)


@case
async def names(visitor):
    """Names that are slow to look at, at every door."""
    record = {"format": "ludotheque-record-2", "game": "gratte-ciel", "seats": [MARKS] * 3}
    doors = itertools.cycle(
        [
            ("/api/session", {"name": MARKS}),
            ("/api/sign-in", {"name": MARKS, "password": "12345678"}),
            ("/api/sign-in", {"name": "Eve", "password": MARKS}),
            ("/api/account", {"name": MARKS, "password": MARKS}),
            ("/api/tables", {"game": MARKS, "options": {}, "seats": []}),
            ("/api/records", record),
        ]
    )

    async def once():
        path, body = next(doors)
        await visitor.post(path, json.dumps(body, ensure_ascii=False).encode())

    await visitor.many(once)


async def flood_frames(visitor, frames):
    """As many frames as the socket takes, on a new one when it is closed."""

    async def once():
        reader, writer = await visitor.raw()
        path = f"/ws/tables/{visitor.table}"
        writer.write(raw.handshake(visitor.server, path, Cookie=visitor.cookie()))
        await reader.read(4096)
        writer.write(raw.frame(raw.TEXT, b'{"type":"hello","version":-1}'))
        listening = asyncio.create_task(reader.read(-1))
        try:
            while visitor.goes_on() and not listening.done():
                writer.write(frames * 1000)
                visitor.asked += 1
                await writer.drain()
        finally:
            listening.cancel()
            writer.close()

    await visitor.many(once, at_once=1)


@case
async def frames(visitor):
    await flood_frames(visitor, raw.frame(raw.TEXT, b"{}"))


@case
async def pings(visitor):
    await flood_frames(visitor, raw.frame(raw.PING))


@case
async def halves(visitor):
    """Requests that never end."""
    await hold_open(visitor, b"GET /api/games HTTP/1.1\r\nHost: x\r\n")


@case
async def headers(visitor):
    """Heads as long as they get, and never whole."""
    await hold_open(visitor, b"GET /" + b"x" * 60_000 + b" HTTP/1.1\r\nX: " + b"x" * 240_000)


async def hold_open(visitor, begun):
    kept = []

    async def once():
        kept.append(await visitor.raw())
        kept[-1][1].write(begun)
        await kept[-1][1].drain()
        if len(kept) > 3000:
            await asyncio.sleep(60)

    await visitor.many(once)


@case
async def deep(visitor):
    """JSON without an end."""
    doors = itertools.cycle(["session", "sign-in", "account", "tables", "verify", "records"])
    await visitor.many(lambda: visitor.post(f"/api/{next(doors)}", DEEP))


@case
async def versions(visitor):
    """Numbers that fit nowhere."""
    table = await visitor.create("me", "me", "me")
    kinds = itertools.cycle(
        [
            {"type": "act", "id": "1", "version": HUGE, "action": ["pass"]},
            {"type": "log", "id": "1", "before": HUGE},
            {"type": "chat", "id": "1", "text": "x", "seat": HUGE},
        ]
    )
    async with visitor.socket(table) as socket:
        await socket.send('{"type":"hello","version":-1}')
        listening = asyncio.create_task(drain(socket))

        async def once():
            await socket.send(json.dumps(next(kinds)))
            await visitor.http.get(f"/api/tables/{table}/moments/{HUGE}")

        await visitor.many(once, at_once=4)
        listening.cancel()


async def drain(socket):
    with suppress(WebSocketException):
        async for _ in socket:
            pass


@case
async def sign_ins(visitor):
    body = {"name": "Ada", "password": "a wrong password"}
    await visitor.many(lambda: visitor.post("/api/sign-in", body))


@case
async def requests(visitor):
    """The most ordinary request, as fast as it goes."""
    await visitor.many(lambda: visitor.http.get("/api/games"))


@case
async def onlookers(visitor):
    """Sixty who watch the players' table, and a few who come and go."""
    held = []

    async def once():
        socket = visitor.socket(visitor.table)
        opened = await socket
        await opened.send('{"type":"hello","version":-1}')
        if len(held) < 60:
            held.append(asyncio.create_task(drain(opened)))
        else:
            await opened.close()

    await visitor.many(once, at_once=4)


@case
async def replays(visitor):
    """The past, again and again: moments, stories, records, and having them checked."""
    table = await visitor.create("me", "me", "me")
    record = await play_to_the_end(visitor, table)
    looks = itertools.cycle([*(f"moments/{n}" for n in range(0, 60, 7)), "story", "record"])

    async def once():
        await visitor.http.get(f"/api/tables/{table}/{next(looks)}")
        await visitor.post("/api/verify", record)

    await visitor.many(once)


async def play_to_the_end(visitor, table, moves=40):
    """Some of a game, and its record."""
    async with visitor.socket(table) as socket:
        await socket.send('{"type":"hello","version":-1}')
        async for text in socket:
            for message in json.loads(text):
                if message["type"] == "update":
                    view = message["view"]
            if view["version"] >= moves or not view["actions"]:
                break
            action = prudent(view["actions"])
            act = {"type": "act", "id": "1", "version": view["version"], "action": action}
            await socket.send(json.dumps(act))
    return (await visitor.http.get(f"/api/tables/{table}/record")).content


@case
async def masters(visitor):
    """Thirty tables where the strongest bots play each other."""
    games = (await visitor.http.get("/api/games")).json()
    strongest = games[0]["levels"][-1]
    wish = {"game": "gratte-ciel", "options": {}, "seats": seats_for([strongest] * 3)}

    async def once():
        await visitor.post("/api/tables", wish)
        await asyncio.sleep(0.1)

    await visitor.many(once, at_once=1)


@case
async def undo(visitor):
    """Act, take it back, act, whether it was allowed or not."""
    table = await visitor.create("me", "me", "me")
    seen = {}

    async def listen():
        with suppress(WebSocketException):
            async for text in socket:
                seen.update((message["type"], message) for message in json.loads(text))

    async def once():
        view = seen["update"]["view"] if "update" in seen else None
        if view is not None:
            wish = {"type": "act", "id": str(visitor.asked), "version": view["version"]}
            if view["canUndo"]:
                wish |= {"type": "undo", "wholeTurn": False}
            else:
                wish["action"] = view["actions"][0]
            await socket.send(json.dumps(wish))
        await asyncio.sleep(0.01)

    async with visitor.socket(table) as socket:
        await socket.send('{"type":"hello","version":-1}')
        listening = asyncio.create_task(listen())
        await visitor.many(once, at_once=1)
        listening.cancel()


@case
async def chat(visitor):
    table = await visitor.create("me", "me", "me")
    async with visitor.socket(table) as socket:
        await socket.send('{"type":"hello","version":-1}')
        listening = asyncio.create_task(drain(socket))
        line = json.dumps({"type": "chat", "id": "1", "text": "é" * 500})
        await visitor.many(lambda: socket.send(line), at_once=1)
        listening.cancel()


@case
async def sockets(visitor):
    """Opening sockets, and keeping them."""
    kept = []

    async def once():
        kept.append(await visitor.raw())
        reader, writer = kept[-1]
        writer.write(raw.handshake(visitor.server, f"/ws/tables/{visitor.table}"))
        await reader.read(4096)
        writer.write(raw.frame(raw.TEXT, b'{"type":"hello","version":-1}'))
        if len(kept) > 3000:
            await asyncio.sleep(60)

    await visitor.many(once)
