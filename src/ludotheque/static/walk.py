"""A walk through what people do in the page, without a page.

What it loads is what is packed, and tests take it natively and in node.
"""

import asyncio
import json
from datetime import UTC, datetime
from typing import Any

from ludotheque.rulebook import LANGUAGES
from ludotheque.static.host import Host


class Visitor:
    """The one person of a host."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def get(self, path: str) -> Any:
        return await self._answer("GET", path, "")

    async def post(self, path: str, body: Any) -> Any:
        return await self.send(path, json.dumps(body))

    async def send(self, path: str, text: str) -> Any:
        return await self._answer("POST", path, text)

    async def text(self, path: str) -> str:
        status, text = await self._host.ask("GET", path, "")
        assert status == 200, text
        return text

    async def refused(self, path: str, body: Any) -> str:
        """The code of a refusal."""
        _, text = await self._host.ask("POST", path, json.dumps(body))
        return str(json.loads(text)["code"])

    async def new_table(self, game: str, *levels: str, **terms: Any) -> Any:
        """A table where I play against bots."""
        commitment = (await self.post("/api/commitments", {}))["commitment"]
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]
        wish = {"game": game, "options": {}, "seats": seats, "share": "0" * 32, **terms}
        return await self.post("/api/tables", {**wish, "commitment": commitment})

    async def sit(self, table: str) -> "Seat":
        seat = Seat(self._host, table)
        await seat.hear()
        return seat

    async def _answer(self, method: str, path: str, body: str) -> Any:
        status, text = await self._host.ask(method, path, body)
        assert status < 300, f"{method} {path}: {text}"
        return json.loads(text) if text else None


class Seat:
    """A socket at a table, and the last that it was shown."""

    def __init__(self, host: Host, table: str) -> None:
        self._arrived: asyncio.Queue[Any] = asyncio.Queue()
        self._asked = 0
        self.view: Any = None
        self._port = host.dial(f"/ws/tables/{table}", self._tell)
        self._port.hear(json.dumps({"type": "hello", "version": -1}))

    async def ask(self, kind: str, **fields: Any) -> Any:
        """The answer to a message."""
        self._asked += 1
        wanted = {"type": kind, "id": str(self._asked), **fields}
        self._port.hear(json.dumps(wanted))
        while (said := await self.hear()).get("id") != wanted["id"]:
            pass
        return said

    async def hear(self) -> Any:
        """The next message."""
        said = await asyncio.wait_for(self._arrived.get(), 60)
        if said["type"] == "update" and said["view"] is not None:
            self.view = said["view"]
        return said

    async def my_turn(self) -> None:
        """Wait until there is something to do."""
        while not self.view["actions"] and self.view["result"] is None:
            await self.hear()

    def leave(self) -> None:
        self._port.hang_up()

    def _tell(self, kind: str, text: str) -> None:
        if kind == "message":
            for message in json.loads(text):
                self._arrived.put_nowait(message)


async def walk(host: Host) -> None:
    """Look at everything, play one move of each game and one game to its end."""
    visitor = Visitor(host)
    await visitor.post("/api/session", {"name": "Ada"})
    games = await visitor.get("/api/games")
    for game in games:
        await _look(visitor, game)
        await _begin(visitor, game["id"], game["levels"])
    shortest = min(games, key=lambda game: game["minutes"])
    over = await _play(visitor, shortest["id"])
    await _remember(visitor, over)
    await visitor.get("/api/me")
    await visitor.get("/api/tables")


async def _look(visitor: Visitor, game: Any) -> None:
    for language in LANGUAGES:
        await visitor.get(f"/api/games/{game['id']}/rules/{language}")
        await visitor.text(f"/api/games/{game['id']}/messages/{language}")
    if game["tutorial"]:
        await visitor.get(f"/api/games/{game['id']}/tutorial")


async def _begin(visitor: Visitor, game: str, levels: list[str]) -> None:
    table = await visitor.new_table(game, *levels[:2])
    seat = await visitor.sit(table["id"])
    await seat.my_turn()
    action, version = seat.view["actions"][0], seat.view["version"]
    await seat.ask("preview", version=version, action=action)
    await seat.ask("why", version=version, action=["nothing"])
    await seat.ask("hint", version=version)
    await seat.ask("act", version=version, action=action)
    await seat.ask("undo", version=version + 1, wholeTurn=False)
    await seat.ask("close")
    seat.leave()


async def _play(visitor: Visitor, game: str) -> str:
    """A whole game with clocks, in which a bot takes my seat."""
    clocks = {"turn": 0, "bank": 600, "increment": 10}
    table = await visitor.new_table(game, "heuristic", "casual", timing=clocks)
    seat = await visitor.sit(table["id"])
    await seat.ask("bot-pace", pace="now")
    await seat.ask("stand-in", seat=0, level="beginner")
    while seat.view["result"] is None:
        await seat.hear()
    await seat.ask("log", before=3)
    seat.leave()
    return str(table["id"])


async def _look_back(visitor: Visitor, table: str) -> None:
    """What the coach says of my game, alone and among all of them, and asks about it."""
    piece = count = 0
    while piece <= count:
        count = (await visitor.get(f"/api/tables/{table}/coach/0/{piece}"))["pieces"] - 1
        piece += 1
    progress = await visitor.get("/api/progress")
    assert (progress["games"], progress["seen"]) == (1, 1), progress
    asked = await visitor.get(f"/api/puzzles/{datetime.now(UTC).date()}")
    assert asked["puzzles"] == [], asked  # a bot played for me


async def _remember(visitor: Visitor, table: str) -> None:
    """What can be done with a game that is over."""
    await visitor.get(f"/api/tables/{table}/story")
    await visitor.get(f"/api/tables/{table}/moments/3")
    text = await visitor.text(f"/api/tables/{table}/record")
    await visitor.send("/api/verify", text)
    await visitor.send("/api/records", text)
    record = json.loads(text)
    assert await visitor.refused("/api/verify", {**record, "seal": "?"}) == "bad-record"
    commitment = (await visitor.post("/api/commitments", {}))["commitment"]
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "casual"}] * (len(record["seats"]) - 1)]
    dice = {"commitment": commitment, "share": "1" * 32}
    await visitor.post(f"/api/tables/{table}/branches", {"version": 2, "seats": seats, **dice})
    await _look_back(visitor, table)
    commitment = (await visitor.post("/api/commitments", {}))["commitment"]
    again = {"commitment": commitment, "share": "2" * 32}
    await visitor.post(f"/api/tables/{table}/rematch", again)
