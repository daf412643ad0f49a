"""People who play by any of several servers, and look on by another, and remember all of it."""

import asyncio
import hashlib
import json
import random
import time
from contextlib import suppress

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.client import TRUST, prudent, seats_for

GAME = "gratte-ciel"
PONDERING = 0.02  # seconds before each action: the machine has faults to see to
# What a server that is gone, or cannot reach its database, comes to: a KeyError for an answer
# without what was asked for.
GONE = (httpx.HTTPError, WebSocketException, OSError, TimeoutError, KeyError)


class Refused(Exception):
    """A server refused what is right."""


class Heard:
    """What somebody was told of one game, by version."""

    def __init__(self):
        self.seats = {}  # whose step it was
        self.boards = {}  # a digest of the board after it
        self.when = {}
        self.done = {}  # the id of the action that it answered


class Looker:
    """A socket at one table after another, by any server; it remembers what it is told."""

    def __init__(self, number, origins):
        self.chance = random.Random(number)
        self.origins = origins
        self.heard = {}  # by game
        self.wrong = []
        self.game, self.version, self.origin = None, -1, None

    async def attend(self, game, cookie):
        """Look at a table until the connection ends; yields every message."""
        if game != self.game:
            self.game, self.version = game, -1
        self.origin = origin = self.chance.choice(self.origins)
        async with connect(
            origin.replace("http", "ws") + f"/ws/tables/{game}",
            origin=origin,
            additional_headers={"Cookie": cookie},
            compression=None,
            open_timeout=5,
        ) as self.socket:
            await self.send({"type": "hello", "version": self.version})
            async for frame in self.socket:
                for message in json.loads(frame):
                    if message["type"] == "update":
                        self._take_in(message)
                    yield message

    async def send(self, message):
        await self.socket.send(json.dumps(message))

    def _take_in(self, message):
        view, steps = message["view"], message["steps"]
        heard = self.heard.setdefault(self.game, Heard())
        got = [step["version"] for step in steps]
        if self.version >= 0 and got != list(range(self.version + 1, view["version"] + 1)):
            self.wrong.append(("resumed", self.game, self.version, got))
        for step in steps:
            heard.seats[step["version"]] = step["seat"]
            heard.when.setdefault(step["version"], time.monotonic())
        self.version = view["version"]
        board = json.dumps(view["board"], sort_keys=True).encode()
        heard.boards[self.version] = hashlib.sha256(board).digest()


class Player(Looker):
    """Plays, and has each action answered before the next; looks on by another server as well."""

    def __init__(self, number, kinds, origins):
        super().__init__(number, origins)
        self.number, self.kinds = number, kinds
        self.cookie = self.playing = self.pending = None
        self.games = []  # that were begun
        self.asked = self.acknowledged = 0
        self.watcher = Looker(1000 + number, origins)
        self.watched = []  # games to their end

    async def play(self):
        while True:
            try:
                await self._sit_down()
                await self._play_on()
            except GONE:
                await asyncio.sleep(0.1)

    async def watch(self):
        """The same person looks on, by whatever server, at each game to its end."""
        while True:
            await asyncio.sleep(0.02)
            for game in self.games[len(self.watched) :][:1]:
                with suppress(*GONE):
                    async for message in self.watcher.attend(game, self.cookie):
                        if message["type"] == "update" and message["view"]["result"]:
                            self.watched.append(game)
                            break

    def mark(self):
        """The last step that this player was told, if any."""
        return (self.game, self.version) if self.version >= 0 else None

    def is_caught_up(self, mark):
        """Whether who looks on has come as far; what is forgotten was seen by both to its end.

        Whoever comes late is told the last steps only.
        """
        game, version = mark
        watched = self.watcher.heard.get(game)
        return game not in self.heard or (watched is not None and max(watched.boards) >= version)

    def where(self):
        """How far who looks on has come, and by which server."""
        return self.watcher.game, self.watcher.version, self.watcher.origin

    def finished(self):
        """Games that both have seen to the end, and still remember."""
        return [game for game in self.watched if game != self.game and game in self.heard]

    def forget(self, game):
        del self.heard[game], self.watcher.heard[game]

    async def _sit_down(self):
        origin = self.chance.choice(self.origins)
        headers = {"Origin": origin}
        async with httpx.AsyncClient(base_url=origin, headers=headers, verify=TRUST) as http:
            if self.cookie is None:
                answer = await http.post("/api/session", json={"name": f"P{self.number}"})
                self.cookie = answer.headers["set-cookie"].split(";")[0]
            if self.playing is None:
                wish = {"game": GAME, "options": {}, "seats": seats_for(self.kinds)}
                answer = await http.post("/api/tables", json=wish, headers={"Cookie": self.cookie})
                self.playing, self.pending = answer.json()["id"], None
                self.games.append(self.playing)

    async def _play_on(self):
        asked = False  # on this connection
        async for message in self.attend(self.playing, self.cookie):
            if message["type"] == "update":
                self.view = message["view"]
                if self.pending is not None and not asked:
                    await self.send(self.pending)  # was it taken before?
                asked = True
            elif message["type"] == "done":
                self.heard[self.game].done[message["version"]] = message["id"]
                self.acknowledged += 1
                self.pending = None
            elif message["type"] == "failed":
                if message["error"]["code"] == "unavailable":
                    return  # ask again, by another server
                if message["error"]["code"] != "stale-version":
                    raise Refused(message)
                self.pending = None
            if self.pending is None and asked:
                if self.view["result"]:
                    self.playing = None
                    return
                if self.view["actions"]:
                    await self._act()

    async def _act(self):
        self.asked += 1
        chosen = prudent(self.chance.choices(self.view["actions"], k=3))
        asked, version = f"{self.number}-{self.asked}", self.view["version"]
        self.pending = {"type": "act", "id": asked, "version": version, "action": chosen}
        await asyncio.sleep(PONDERING)
        await self.send(self.pending)
