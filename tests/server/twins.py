"""Twin worlds over two servers: whatever reaches a viewer is the same in both, byte for byte.

    python -m tests.server.twins 100000 --game airlines

Two games that told a viewer the same (`ludotheque.testing.forks`) are played in two worlds: each is
a database with two servers, where the same people sit at the same table. All that the viewer's
sockets are sent by either server, all that both answer over HTTP, and all that others could read
(notifications, metrics, logs) is noted in both worlds and compared.
"""

import argparse
import asyncio
import json
import logging
import re
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

import httpx
import msgspec
import psycopg

from ludotheque import fair, registry
from ludotheque.contract import NOBODY
from ludotheque.dice import Fast, Replayed
from ludotheque.record import Step
from ludotheque.server import peers, services
from ludotheque.server.log import JsonLines
from ludotheque.server.people.sessions import COOKIE
from ludotheque.store import copies, notifications
from ludotheque.store.tables import SeatRow, TableRow
from ludotheque.table import SETUP
from ludotheque.testing.forks import Line, follow, lines
from ludotheque.testing.hidden import forked
from ludotheque.testing.received import difference
from tests.server.client import TRUST, Socket
from tests.server.cluster_faults import free_port
from tests.server.running import running
from tests.store import databases

LONGEST = 16  # moments of one fork
ASK_EVERY = 4  # moments
GAP_EVERY = 3  # moments
PATIENCE = 20.0
NEVER = 1e6  # seconds
END = "end_of_a_game"  # a channel of our own
OURS = "twins"  # as if it were the name of a server
BEGAN = 1_700_000_000
SECRET = "5e" * 32
# Of metrics: what is measured in seconds, and what waits at this moment.
BY_THE_CLOCK = re.compile(r"_(sum|bucket|created)\b|_queue|^process_|^#")
NAMES = [f"Seat {number}" for number in range(8)]


class Walk(msgspec.Struct):
    """A fork: two games whose steps differ from `start` on, and tell the viewer the same."""

    line: Line
    viewer: int | None
    start: int
    games: list[list[Step]]  # of both worlds

    @property
    def moments(self) -> int:
        return len(self.games[0]) - self.start


def walks(title, longest=LONGEST, first=0) -> Iterator[Walk]:
    """Without end, from the game with this seed on."""
    for played in lines(title, first):
        dice = Fast(played.seed)
        for viewer, start in forked(played, dice):
            twins = [twin for _, twin in follow(played, viewer, start, dice)][:longest]
            if twins:
                told = played.steps[: start + len(twins)]
                games = [told, [*told[:start], *twins]]
                steps = [[_step(title, step) for step in game] for game in games]
                yield Walk(played, viewer, start, steps)


def _step(title, step) -> Step:
    words = [SETUP] if step.action == NOBODY else title.game.spell(step.action)
    return Step(step.actor, words, step.draws, "")


class Marked(peers.Peers):
    """Notes the last of our own marks that it has heard."""

    mark = 0

    def hear(self, said):
        super().hear(said)
        if said.server == OURS:
            self.mark = said.number


class World:
    """A database with two servers; `tell` plays a game there and notes all that can be heard."""

    def __init__(self, stack, folder):
        url = databases.new_url("postgresql", folder)
        # A server that was deaf must notice by the next step, not by the clock.
        stack.enter_context(patch.object(peers, "LOOK", NEVER))
        stack.enter_context(patch.object(services, "Peers", Marked))
        self._marks = 0
        self.servers = [
            stack.enter_context(running(database=url, metrics_port=free_port())) for _ in range(2)
        ]
        self.people = [self.servers[0].guest(name) for name in [*NAMES, "Onlooker"]]
        self._guests = {}  # by person and server
        self._asker = stack.enter_context(httpx.Client(verify=TRUST))
        self._ear = psycopg.connect(url, autocommit=True)
        stack.callback(self._ear.close)
        self._ear.execute(f"LISTEN {notifications.CHANNEL}; LISTEN {END}")
        self._log = stack.enter_context(logged())

    def tell(self, walk, number, steps):
        return Told(self, walk, number, steps).all()

    def guest(self, person, server):
        """Somebody's browser at a server; it stays for all games."""
        if (person, server) not in self._guests:
            self._guests[person, server] = self.servers[server].welcome(self.people[person])
        return self._guests[person, server]

    def overheard(self):
        """The notifications since the last time; of who came and went only that it was told."""
        for server in self.servers:
            server.inside(_at_rest(server.services))
        self._until_heard()
        self._ear.execute(f"NOTIFY {END}")
        said, presences = [], set()
        for heard in self._ear.notifies(timeout=PATIENCE):
            if heard.channel == END:
                break
            if " presence " in heard.payload:
                presences.add(heard.payload)
            elif " server " not in heard.payload and OURS not in heard.payload:  # by the clock
                said.append(heard.payload)
        return [self.nameless(text) for text in said] + sorted(map(self.nameless, presences))

    def _until_heard(self):
        """Until both servers have taken in all that was told: nothing of it comes later."""
        self._marks += 1
        mark = f"{OURS} person 0 {self._marks}"
        self._ear.execute("SELECT pg_notify(%s, %s)", (notifications.CHANNEL, mark))
        end = time.monotonic() + PATIENCE
        for peers_ in [server.services.peers for server in self.servers]:
            while (peers_.mark < self._marks or peers_._heard) and time.monotonic() < end:
                time.sleep(0.001)

    def nameless(self, text):
        for number, server in enumerate(self.servers):
            text = text.replace(server.services.store.server, f"server-{number}")
            text = text.replace(f":{server.port}", f":port-{number}")
        return text

    def logged(self):
        lines, self._log[:] = list(self._log), []
        return sorted(lines)

    def metrics(self):
        """Numbers by their names, of both servers."""
        found = {}
        for number, server in enumerate(self.servers):
            port = server.settings.metrics_port
            lines = self._asker.get(f"http://127.0.0.1:{port}/metrics").text.splitlines()
            for line in lines:
                if not BY_THE_CLOCK.search(line):
                    name, value = line.rsplit(" ", 1)
                    found[f"{number} {name}"] = float(value)
        return found

    def forget(self, table):
        """Put the table away, and with it all that would be told of it later."""
        for server in self.servers:
            server.inside(_unload(server.services.rooms))
        with self._ear.transaction():
            self._delete(table)

    def _delete(self, table):
        parts = ("chat", "seats", "steps", "snapshots", "timers", "outbox", "presence")
        for part in (*parts, "table_wishes", "reviews", "puzzles"):
            self._ear.execute(f"DELETE FROM {part} WHERE table_id = %s", (table,))
        self._ear.execute("DELETE FROM tables WHERE id = %s", (table,))


async def _unload(rooms):
    rooms._closed = 0  # what sockets leave behind is looked for seldom enough by itself
    rooms.unload(0)


async def _at_rest(services):
    """Nobody is at any table any more, and that is stored."""
    while services.rooms.sockets():  # noqa: ASYNC110
        await asyncio.sleep(0.001)
    await services.store.write(lambda _: None)


class Told:
    """One game in one world.

    The others act by one server, the viewer by the other, and has a socket at both.
    """

    def __init__(self, world, walk, number, steps):
        self._world, self._walk, self._steps = world, walk, steps
        self._home = walk.start % 2
        self._table = f"table{number:08}"
        self._viewer = len(NAMES) if walk.viewer is None else walk.viewer
        self._heard = defaultdict(list)  # by channel
        self._sockets = {}  # by person and server

    def all(self):
        """Everything that was told, by channel."""
        world = self._world
        world.logged()  # what the other world has said
        before = world.metrics()
        self._begin()
        try:
            for version in range(self._walk.start, len(self._steps)):
                if version > self._walk.start:
                    self._act(version)
                if version % ASK_EVERY == 0 or version + 1 == len(self._steps):
                    self._ask(version)
            counted = {name: value - before.get(name, 0) for name, value in world.metrics().items()}
            self._heard["metrics"] = [json.dumps(counted)]
            for server in range(2):
                self._heard[f"socket {server}"] = self._told(server)
        finally:
            for socket in self._sockets.values():
                socket.close()
        self._heard["notifications"] = world.overheard()
        self._heard["log"] = world.logged()
        world.forget(self._table)
        return dict(self._heard)

    def _begin(self):
        line, start = self._walk.line, self._walk.start
        row = _row(line, self._table)
        server = self._world.servers[self._home]
        copy = copies.copy(row, self._steps[: start + 1])
        server.inside(server.services.rooms.keep(row, copy))
        for server in range(2):
            self._socket(self._viewer, server).until(start)
        self._await_presence(self._viewer)

    def _socket(self, person, server):
        if (person, server) not in self._sockets:
            guest = self._world.guest(person, server)
            # With much unread the library would wait ten seconds for the server's goodbye.
            socket = Socket(guest, self._table, max_queue=None)
            self._sockets[person, server] = socket
            socket.send({"type": "hello", "version": -1, "changes": server == 1})
        return self._sockets[person, server]

    def _act(self, version):
        """The next step, with the draws that it had; sometimes one server does not hear of it."""
        step = self._steps[version]
        server = 1 - self._home if step.seat == self._viewer else self._home
        socket = self._socket(step.seat, server)
        self._await_presence(step.seat)
        socket.until(version - 1)
        serving = self._world.servers[server]
        serving.room(self._table).table.own_dice = lambda: Replayed(step.draws)
        with self._deaf(version):
            answer = socket.act(step.action, version=version - 1, id=f"step {version}")
            assert answer["type"] == "done", answer
        for server in range(2):
            if not self._is_deaf(version, server):
                self._socket(self._viewer, server).until(version)

    def _await_presence(self, person):
        """Until both servers know that somebody is there."""
        end = time.monotonic() + PATIENCE
        for server in self._world.servers:
            presence = server.room(self._table).presence
            while not presence.here(1 + person) and time.monotonic() < end:
                time.sleep(0.001)

    def _is_deaf(self, version, server):
        """Whether a server misses this step, and has to notice it by the next one."""
        following = self._steps[version : version + 2]
        return (
            server != self._home
            and version % GAP_EVERY == 0
            and len(following) == 2
            and self._viewer not in {step.seat for step in following}
        )

    @contextmanager
    def _deaf(self, version):
        if not self._is_deaf(version, 1 - self._home):
            yield
            return
        listener = self._world.servers[1 - self._home].services.peers._listener
        missed, honest = [], listener._hear
        listener._hear = lambda said: missed.append(said) if said.kind == "step" else honest(said)
        yield
        end = time.monotonic() + PATIENCE
        while not missed and time.monotonic() < end:
            time.sleep(0.001)
        listener._hear = honest

    def _ask(self, version):
        """What the viewer can ask, of both servers."""
        table = f"tables/{self._table}"
        paths = [table, "me"]
        if not self._socket(self._viewer, self._home).view["result"]:  # then all is shown to all
            more = (f"moments/{version}", "moments/0", "record", "story")
            paths += [f"{table}/{path}" for path in more]
        for server in range(2):
            guest = self._world.guest(self._viewer, server)
            for path in paths:
                self._heard[f"http {server}"].append(self._answered(guest.get(f"/api/{path}")))
            if not self._is_deaf(version, server):
                self._ask_by(self._socket(self._viewer, server), version)

    def _answered(self, answer):
        headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
        text = json.dumps([answer.status_code, headers, answer.text])
        text = re.sub(rf"{COOKIE}=[\w-]+", "cookie", self._world.nameless(text))
        return re.sub(r"\b1[789]\d{8}\b", "now", text)

    def _ask_by(self, socket, version):
        socket.ask("log", before=version, id=f"log {version}")
        for number, action in enumerate(socket.view["actions"][:2]):
            socket.ask("preview", action=action, id=f"preview {version} {number}")
        if self._walk.viewer is not None:
            socket.ask("why", action=self._steps[-1].action, id=f"why {version}")

    def _told(self, server):
        """All messages; the lobby, which may come sooner or later, as those that there were."""
        messages, lobbies = [], set()
        for text in self._sockets[self._viewer, server].heard:
            message = json.loads(text)
            lobby = message.pop("lobby", None)
            if lobby:
                for seat in lobby["seats"]:
                    del seat["connected"], seat["replaceable"]  # since when somebody is gone
                lobbies.add(json.dumps(lobby))
            if message["type"] != "lobby":
                messages.append(json.dumps(message))
        return [*messages, *sorted(lobbies)]


def _row(line, table):
    title, setting = line.title, line.setting
    return TableRow(
        id=table,
        game=title.id,
        edition=title.about.edition,
        options=title.options(setting.options, setting.seats),
        onlookers=True,
        owner=len(NAMES) + 1,  # the onlooker: all who sit there are seen alike
        commitment=fair.commitment(SECRET),
        secret=SECRET,
        status="playing",
        created=BEGAN,
        seats=[SeatRow("person", person=1 + n, name=NAMES[n]) for n in range(setting.seats)],
    )


class Kept(logging.Handler):
    """Keeps what is logged, as it would be written, without its time."""

    def __init__(self, lines):
        super().__init__()
        self._lines = lines
        self.setFormatter(JsonLines())

    def emit(self, record):
        self._lines.append(re.sub(r'"time":"[^"]*"', "", self.format(record)))


@contextmanager
def logged():
    lines = []
    logger, handler = logging.getLogger("ludotheque"), Kept(lines)
    logger.addHandler(handler)
    yield lines
    logger.removeHandler(handler)


class Worlds:
    """Two of them; `compare` says how what is told of a walk differs, if it does."""

    def __init__(self, stack, folder=None):
        self._worlds = [World(stack, folder) for _ in range(2)]
        self.walks = 0
        self.pairs = 0  # things that a viewer was told by some channel, in both worlds

    def compare(self, walk):
        self.walks += 1
        ours, theirs = (
            world.tell(walk, self.walks, steps)
            for world, steps in zip(self._worlds, walk.games, strict=True)
        )
        for channel in ours:
            self.pairs += len(ours[channel])
            for one, other in zip(ours[channel], theirs[channel], strict=False):
                if one != other:
                    return f"{channel}: {difference(one, other)}"
            if len(ours[channel]) != len(theirs[channel]):
                return f"{channel}: {len(ours[channel])} here and {len(theirs[channel])} there"
        return None


def main():
    hiding = [name for name, title in registry.titles().items() if title.about.hidden]
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument(
        "pairs", type=int, help="of each game: things told, compared in both worlds"
    )
    parser.add_argument("--game", choices=hiding, nargs="*", default=hiding)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        worlds = Worlds(stack)
        return max([compare_game(worlds, game, chosen) for game in chosen.game])


def compare_game(worlds, game, chosen):
    """So many pairs of one game; the exit status."""
    began, walks_before, pairs_before = time.monotonic(), worlds.walks, worlds.pairs
    found, pairs, unplayed = None, 0, walks(registry.title(game), first=chosen.first)
    while not found and pairs < chosen.pairs:
        walk = next(unplayed)
        found = worlds.compare(walk)
        forks, pairs = worlds.walks - walks_before, worlds.pairs - pairs_before
        if found or forks % 20 == 0 or pairs >= chosen.pairs:
            spent, seed = time.monotonic() - began, walk.line.seed
            print(f"{game}: {pairs} pairs of {forks} forks, {spent:.0f} s, seed {seed}", flush=True)
    if found:
        print(f"{walk.line.setting}, step {walk.start}, viewer {walk.viewer}: {found}", flush=True)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
