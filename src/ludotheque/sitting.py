"""`ludotheque sit`: a program takes a seat at a table of a running server.

It comes in as a guest, joins by the link that a person would be sent, and speaks the
server's socket; the program hears and says only lines of docs/bot-protocol.md.
"""

import argparse
import json
import re
import secrets
import time
from http.client import HTTPException
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from ludotheque import fair
from ludotheque.bots.outside import Outside, checked

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

SECONDS = 20  # for the server to answer
PAUSE = 2.0  # before a lost connection is tried again
TRIES = 30
BREATH = 0.5  # after a refusal

HELLO = '{"type": "hello", "version": -1}'

Json = dict[str, Any]


class Unwelcome(Exception):
    """We cannot sit down; says why in one line."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("link", metavar="LINK", help="the invitation to a seat, or an open table")
    parser.add_argument("--program", required=True, metavar="COMMAND", help="the bot")
    parser.add_argument("--name", default="Bot", help="what it is called at the table")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each of its decisions")


def run(chosen: argparse.Namespace) -> int:
    """Play one game to its end."""
    try:
        bot = Outside(checked(chosen.program), chosen.seconds)
    except LookupError as error:
        raise Unwelcome(str(error)) from None
    try:
        guest = Guest(chosen.link, chosen.name)
        guest.join()
        print(f"{chosen.name} sits at {guest.origin}/table/{guest.table}", flush=True)
        result = guest.play(bot)
        print(f"scores {result['scores']}, won by {result['winners']}: {result['reason']}")
    finally:
        bot.close()
    return 0


class Guest:
    """A session at a server, and the table it was invited to."""

    def __init__(self, link: str, name: str) -> None:
        try:
            address = urlsplit(link)
        except ValueError:
            raise Unwelcome(f"{link!r} is no link to a table") from None
        where = re.fullmatch(r"/table/([\w-]+)/?", address.path)
        invited = re.fullmatch(r"(\d+)-(\w+)", address.fragment)
        if address.scheme not in {"http", "https"} or where is None:
            raise Unwelcome(f"{link!r} is no link to a table")
        self.origin = f"{address.scheme}://{address.netloc}"
        self.table = where[1]
        self._seat = int(invited[1]) if invited else None
        self._invitation = invited[2] if invited else None
        self._cookie = ""
        self._request("/api/session", {"name": name})

    def join(self) -> None:
        """Sit down where we are invited, or on the first seat that is open to anyone."""
        seat = self._seat
        if seat is None:
            kinds = [seat["kind"] for seat in self._request(f"/api/tables/{self.table}")["seats"]]
            if "open" not in kinds:
                raise Unwelcome("no seat of this table is open: ask for an invitation")
            seat = kinds.index("open")
        share = secrets.token_hex(fair.SHARE_BYTES)
        wish = {"seat": seat, "invitation": self._invitation, "share": share}
        self._request(f"/api/tables/{self.table}/join", wish)

    def play(self, bot: Outside) -> Json:
        """How the game ended. A lost connection is taken up again, where it was."""
        # Loaded only here: the library is installed without them.
        from websockets.exceptions import ConnectionClosed  # noqa: PLC0415
        from websockets.sync.client import connect  # noqa: PLC0415

        address = self.origin.replace("http", "ws", 1) + f"/ws/tables/{self.table}"
        headers = {"Cookie": self._cookie, "Origin": self.origin}
        for _ in range(TRIES):
            try:
                with connect(address, additional_headers=headers, max_size=None) as socket:
                    return converse(socket, bot)
            except (ConnectionClosed, OSError):
                time.sleep(PAUSE)
        raise Unwelcome("the server does not answer any more")

    def _request(self, path: str, body: Json | None = None) -> Json:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Origin": self.origin, "Content-Type": "application/json"}
        if self._cookie:
            headers["Cookie"] = self._cookie
        request = Request(self.origin + path, data, headers)  # noqa: S310 - http or https, see above
        try:
            with urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
                for name, morsel in SimpleCookie(answer.headers.get("Set-Cookie", "")).items():
                    self._cookie = f"{name}={morsel.value}"
                found: Json = json.load(answer)
        except HTTPError as error:
            raise Unwelcome(f"the server says no: {_code(error)}") from None
        except URLError as error:
            raise Unwelcome(f"{self.origin} cannot be reached: {error.reason}") from None
        except (ValueError, OSError, HTTPException) as error:
            raise Unwelcome(f"{self.origin} is no server of Ludotheque: {error}") from None
        if not isinstance(found, dict):
            raise Unwelcome(f"{self.origin} is no server of Ludotheque")
        return found


def converse(socket: "ClientConnection", bot: Outside) -> Json:
    """Decide whenever it is our turn; ends with the result."""
    socket.send(HELLO)
    decided = -1
    waiting = ""  # the id of what is not answered yet
    lobby: Json = {}
    while True:
        view: Json | None = None
        for message in json.loads(socket.recv()):  # a frame holds several
            lobby = message.get("lobby") or lobby
            if message.get("id") == waiting:
                waiting = ""
            if message["type"] == "update":
                view = message["view"]
            elif message["type"] == "failed":
                if not message["id"]:
                    raise Unwelcome(f"the server says no: {message['error']['code']}")
                decided = -1  # the table has moved on, or we were too fast: look again
                time.sleep(BREATH)
                socket.send(HELLO)
        if lobby.get("status") == "closed":
            raise Unwelcome("the table was closed")
        if view is None:
            continue
        if view["result"] is not None:
            result: Json = view["result"]
            bot.over(result["scores"], result["winners"], result["reason"])
            return result
        # Where several choose at once, others' choices arrive before the answer to ours.
        if view["actions"] and view["version"] > decided and not waiting:
            decided, act = view["version"], _act(lobby, view, bot)
            waiting = act["id"]
            socket.send(json.dumps(act))


def _act(lobby: Json, view: Json, bot: Outside) -> Json:
    """What the program says, or anything when it says nothing that can be done."""
    actions = view["actions"]
    chosen = bot.decide(
        game=lobby["game"],
        seats=len(lobby["seats"]),
        seat=view["seat"],
        prompt=view["prompt"],
        actions=actions,
        facts=view["facts"],
        board=view["board"],
        options=lobby["options"],
    )
    action = secrets.choice(actions) if chosen is None else actions[chosen]
    return {
        "type": "act",
        "id": f"v{view['version']}",
        "version": view["version"],
        "action": action,
    }


def _code(error: HTTPError) -> str:
    try:
        return str(json.load(error)["code"])
    except (ValueError, KeyError, TypeError):
        return str(error.code)
