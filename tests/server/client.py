"""A browser for tests: a session, and sockets that remember what they were told."""

import itertools
import json
import ssl
from contextlib import ExitStack

import httpx
from websockets.sync.client import connect

PATIENCE = 20  # seconds; the machine may be busy
TRUST = ssl.create_default_context()  # made once: each client would take 25 ms to make its own


class Guest:
    """Somebody with a session (or, without a name, nobody yet)."""

    def __init__(self, origin, name=None):
        self.origin = origin
        self.sockets = []
        headers = {"Origin": origin}
        self.http = httpx.Client(base_url=origin, headers=headers, timeout=PATIENCE, verify=TRUST)
        if name is not None:
            answer = self.post("/api/session", {"name": name})
            assert answer.status_code == 200, answer.text

    def post(self, path, body):
        return self.http.post(path, json=body)

    def get(self, path):
        return self.http.get(path)

    def create(self, *kinds, **more):
        """Open a table with such seats."""
        wish = {"game": "gratte-ciel", "options": {}, "seats": seats_for(kinds), **more}
        answer = self.post("/api/tables", wish)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def join(self, table, seat, **more):
        return self.post(f"/api/tables/{table}/join", {"seat": seat, **more})

    def another(self, name):
        """Come in anew, as somebody else."""
        self.http.cookies.clear()
        return self.post("/api/session", {"name": name})

    def cookie(self):
        kept = {cookie.name: cookie.value for cookie in self.http.cookies.jar}
        return "; ".join(f"{name}={value}" for name, value in kept.items())

    def open(self, table, version=-1):
        """A socket at a table that has said hello."""
        socket = Socket(self, table)
        self.sockets.append(socket)
        socket.send({"type": "hello", "version": version})
        return socket

    def close(self):
        while self.sockets:
            self.sockets.pop().close()
        self.http.close()


def seats_for(kinds):
    """Seats by words: "me", "open", "invited", "here Zoe", or the level of a bot."""
    seats = []
    for kind in kinds:
        if kind.startswith("here "):
            seats.append({"kind": "here", "name": kind.removeprefix("here ")})
        elif kind in {"me", "open", "invited"}:
            seats.append({"kind": kind})
        else:
            seats.append({"kind": "bot", "level": kind})
    return seats


class Socket:
    """A socket at a table; `view`, `lobby` and `steps` are what it knows."""

    _ids = itertools.count()

    def __init__(self, guest, table, compression=None, **more):
        address = guest.origin.replace("http", "ws", 1) + f"/ws/tables/{table}"
        headers = {"Cookie": guest.cookie()} if guest.cookie() else {}
        self._open = ExitStack()
        connection = connect(
            address,
            additional_headers=headers,
            compression=compression,
            open_timeout=PATIENCE,
            **{"origin": guest.origin, **more},
        )
        self._socket = self._open.enter_context(connection)
        self.guest = guest
        self.view = None
        self.lobby = None
        self.steps = {}
        self.heard = []
        self._frame = []

    def send(self, message):
        self._socket.send(message if isinstance(message, str) else json.dumps(message))

    def receive(self, timeout=PATIENCE):
        """The next message; updates are taken in."""
        if not self._frame:
            self._frame = json.loads(self._socket.recv(timeout=timeout))
        message = self._frame.pop(0)
        self.heard.append(json.dumps(message, separators=(",", ":")))
        if message["type"] == "update":
            self.lobby, self.view = message["lobby"] or self.lobby, message["view"]
            for step in message["steps"]:
                assert step["version"] not in self.steps
                self.steps[step["version"]] = step
        elif message["type"] == "lobby":
            self.lobby = message["lobby"]
        return message

    def wait(self, kind, **fields):
        """The next message of this kind with these fields."""
        while True:
            message = self.receive()
            if message["type"] == kind and fields.items() <= message.items():
                return message

    def until(self, version):
        """Take updates in until this version is seen."""
        while self.view is None or self.view["version"] < version:
            self.receive()
        return self.view

    def ask(self, kind, **fields):
        """Send a message and wait for its answer."""
        fields.setdefault("id", f"ask-{next(self._ids)}")
        if kind not in {"log", "chat", "stand-in", "close", "bot-pace", "pause", "leave"}:
            fields.setdefault("version", self.view["version"] if self.view else -1)
        self.send({"type": kind, **fields})
        return self.wait_for(fields["id"])

    def wait_for(self, asked):
        """The answer to the message with this id."""
        while True:
            message = self.receive()
            if message.get("id") == asked:
                return message

    def act(self, action, **fields):
        return self.ask("act", action=action, **fields)

    def my_turn(self):
        return self.view is not None and bool(self.view["actions"])

    def close(self):
        self._open.close()


def prudent(actions):
    """A choice that keeps the game going: out of the district, by the shortest way."""

    def district(lot):
        return (ord(lot[0]) - ord("a")) // 3, (int(lot[1]) - 1) // 3

    leaving = [a for a in actions if a[0] != "fly" or district(a[1]) != district(a[-1])]
    return min(leaving or actions, key=len)


def take_turns(socket, turns):
    """Play so many turns, whenever it is this socket's turn."""
    for _ in range(turns):
        while not socket.my_turn():
            socket.receive()
        answer = socket.act(prudent(socket.view["actions"]))
        assert answer["type"] == "done", answer
        socket.until(answer["version"])


def to_person(sockets):
    """Wait until it is the turn of one of these: which, and their socket."""
    while True:
        version = max(socket.until(0)["version"] for socket in sockets)
        for socket in sockets:
            socket.until(version)
        for seat, socket in enumerate(sockets):
            if socket.my_turn():
                return seat, socket
        sockets[0].receive()


def play(sockets, steps, choose=prudent):
    """Let whoever has the turn act, so many times or until the game is over."""
    version = max(socket.until(0)["version"] for socket in sockets)
    for _ in range(steps):
        views = [socket.until(version) for socket in sockets]
        if views[0]["result"]:
            break
        mover = next(socket for socket in sockets if socket.my_turn())
        answer = mover.act(choose(mover.view["actions"]))
        assert answer["type"] == "done", answer
        version = answer["version"]
    for socket in sockets:
        socket.until(version)
    return version
