"""A fortnight in minutes: `python -m tests.server.fortnight [TABLES] [DAYS]`.

Two servers share a PostgreSQL database and a clock that is moved. Four people sit at each table:
most take their turn within some hours, some are gone for ever, all have quiet hours and a webhook
to a real endpoint. Servers are ended and started anew, one or both of them. A reference that knows
nothing of our code counts the time of every turn and what is due to be told to whom.
"""

import argparse
import asyncio
import collections
import json
import math
import random
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import select

from ludotheque import fair, registry
from ludotheque.hours import Hours
from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.socket_messages import Act
from ludotheque.server.room.new_table import Agreed, new_row
from ludotheque.server.run import assemble
from ludotheque.server.settings import Settings
from ludotheque.store import Store, Taken, outbox, schema, timers
from ludotheque.store.reach import Channel, Reach
from ludotheque.store.tables import SeatRow
from ludotheque.timing import Timing
from tests.server.client import prudent
from tests.server.moved_clock import MovedClock
from tests.server.receivers import Endpoint
from tests.store import databases

HOUR, DAY = 3600, 86400
TIMING = Timing(turn=12 * HOUR, bank=24 * HOUR, increment=0)
QUIET = Hours(22 * 60, 7 * 60, "UTC")
GONE = 0.08  # of the people
LATE = 60.0  # seconds after it is due that a notice may come
TICK = 600.0
GAME = "gratte-ciel"


class Turn:
    """A turn as the reference knows it: who, since when on a running clock, what they were told."""

    def __init__(self, person, seat, version, at):
        self.person, self.seat, self.version, self.at = person, seat, version, at
        self.down, self.key = 0.0, None


class Fortnight:
    def __init__(self, url, endpoint, tables, seed):
        self.clock = MovedClock(beat=TICK, look=30.0, resters=4)
        self.url, self.endpoint, self.chance = url, endpoint, random.Random(seed)
        self.settings = Settings(bot_delay=0.0, hooks=endpoint.host, workers=1)
        self.count = tables
        self.servers, self.tasks = [None, None], [None, None]
        self.turns, self.banks, self.acts = {}, {}, {}
        self.due = {}  # (path, table, version) -> when it is due, when it is past
        self.wrong, self.kills, self.steps = [], 0, 0
        self.gone, self.downs = set(), []

    def start(self, n):
        services = assemble(self.settings, Store(self.url, clock=self.clock))
        self.servers[n] = services
        loops = (services.timekeeper.run(), services.post.run())
        self.tasks[n] = [asyncio.create_task(loop) for loop in loops]

    async def kill(self, n):
        """End it in the middle of whatever it does; nothing is said good-bye to."""
        for task in self.tasks[n]:
            task.cancel()
        await asyncio.gather(*self.tasks[n], return_exceptions=True)
        services, self.servers[n] = self.servers[n], None
        await services.autoplay.close()
        await services.workers.close()
        await services.verifiers.close()
        services.store.close()
        self.kills += 1

    def alive(self):
        return self.chance.choice([one for one in self.servers if one is not None])

    async def open(self):
        title, services = registry.title(GAME), self.servers[0]
        for _ in range(self.count):
            people = []
            for _ in range(4):
                person, _ = await services.sessions.welcome("P")
                path = f"/{person.id}"
                address = f'{{"url":"{self.endpoint.url}{path}","format":"json"}}'
                made = Channel(0, person.id, "webhook", address, ["turn"], "http://x", path, True)
                await services.store.add_channel(made)
                await services.store.set_reach(person.id, Reach("en", path, "UTC", QUIET))
                people.append(person)
                if self.chance.random() < GONE:
                    self.gone.add(person.id)
            terms = Agreed(GAME, title.about.edition, title.options({}, 4), True, "leisure")
            terms.timing = TIMING
            seats = [SeatRow("person", person=one.id, name="P") for one in people]
            room = await services.rooms.create(new_row(people[0], terms, seats, fair.new_secret()))
            self.banks[room.row.id] = [float(TIMING.bank)] * 4
            self.look(room, told=False)

    def look(self, room, *, told=True):
        """Whose turn it is now, by the true state of the table."""
        table, now = room.row.id, self.clock.now()
        seat = room.table.to_act()
        before = self.turns.get(table)
        if before is not None and before.seat == seat and before.version >= room.table.version:
            return
        if before is not None and before.seat == seat:
            before.version = room.table.version
            self.plan(room, before)
            return
        if before is not None and before.key:
            self.due[before.key] = (self.due[before.key][0], now)
        self.turns.pop(table, None)
        if seat < 0 or not room.row.seats[seat].played_by_person:
            self.acts.pop(table, None)
            return
        turn = Turn(room.row.seats[seat].person, seat, room.table.version, now)
        self.turns[table] = turn
        if told:
            turn.key = (f"/{turn.person}", table, turn.version)
            self.due[turn.key] = (now + outbox.PATIENCE, math.inf)
        self.plan(room, turn)

    def plan(self, room, turn):
        """When this person will act, if ever."""
        wait = self.chance.choice([20, HOUR, 6 * HOUR, 11 * HOUR]) * self.chance.uniform(0.3, 1.7)
        self.acts[room.row.id] = None if turn.person in self.gone else self.clock.now() + wait

    async def act(self, table):
        """The person whose turn it is acts, through any server; a stale one is asked again."""
        turn = self.turns[table]
        for attempt in range(4):
            room = await self.alive().rooms.get(table)
            actions = room.table.legal() if room.table.to_act() == turn.seat else []
            if not actions:
                await room.reload()
                continue
            message = Act(
                f"{table}-{room.table.version}-{attempt}", room.table.version, prudent(actions)
            )
            try:
                await room.act(turn.person, message)
            except (ApiError, Taken):
                continue
            self.steps += 1
            await self.quiet()
            self.spend(table, turn, room)
            self.look(room)
            return
        self.acts[table] = self.clock.now() + 60

    def spend(self, table, turn, room):
        """What the turn has cost, once it has gone to somebody else, and whether we agree."""
        if room.table.to_act() == turn.seat:
            return
        used = self.clock.now() - turn.at - turn.down
        bank = self.banks[table]
        bank[turn.seat] = max(0.0, bank[turn.seat] - max(0.0, used - TIMING.turn))
        kept = room.timer.clocks[turn.seat].bank
        if abs(kept - bank[turn.seat]) > 1:
            self.wrong.append(("clock", table, kept, bank[turn.seat]))

    async def quiet(self):
        """Wait until no bot thinks any more."""
        for services in self.servers:
            if services is not None:
                await asyncio.gather(*services.autoplay._tasks, return_exceptions=True)

    async def late(self):
        """Whoever has run out of time is played for, exactly then."""
        for table, turn in list(self.turns.items()):
            left = TIMING.turn + self.banks[table][turn.seat]
            deadline = turn.at + turn.down + left
            if self.clock.now() < deadline:
                continue
            await self.quiet()
            room = await self.alive().rooms.get(table)
            await room.reload()
            await self.quiet()
            if room.row.seats[turn.seat].stand_in is None and self.clock.now() > deadline + 1:
                self.wrong.append(("not played for", table, self.clock.now() - deadline))
            self.banks[table][turn.seat] = 0.0
            self.look(room)

    async def run(self, days):
        end = self.clock.now() + days * DAY
        while self.clock.now() < end:
            soon = min([at for at in self.acts.values() if at is not None], default=end)
            step = max(0.0, min(soon, end, self.clock.now() + TICK) - self.clock.now())
            await self.clock.move(step)
            await self.quiet()
            await self.late()
            for table in [t for t, at in self.acts.items() if at is not None]:
                if table in self.turns and self.acts[table] <= self.clock.now():
                    await self.act(table)
            if self.chance.random() < 0.01:
                await self.trouble()
        self.end = self.clock.now()

    async def trouble(self):
        """One server falls, or both of them for a while."""
        if self.chance.random() < 0.7:
            n = self.chance.randrange(2)
            await self.kill(n)
            self.start(n)
            return
        last = await self.servers[0].store.read(lambda c: c.execute(_ALIVE).scalar_one())
        for n in range(2):
            await self.kill(n)
        self.clock.jump(self.chance.uniform(60, 5 * HOUR))
        for n in range(2):
            self.start(n)
        await self.clock.move(0)
        now = self.clock.now()
        self.downs.append((last, now))
        if now - last > timers.LATE * TICK:  # else nobody can tell that they were gone
            for turn in self.turns.values():
                turn.down += now - max(last, turn.at)

    def check(self):
        """Every notice that was due came once, in time; no other came."""
        came = collections.defaultdict(list)
        for path, headers, body in self.endpoint.posts:
            table = json.loads(body)["url"].rpartition("/")[2]
            came[path, table].append((headers["Idempotency-Key"], headers["at"]))
            if QUIET.contain(headers["at"]):
                self.wrong.append(("quiet", path, headers["at"]))
        keys = collections.Counter(key for told in came.values() for key, _ in told)
        self.wrong += [("twice", key) for key, count in keys.items() if count > 1]
        expected = collections.Counter()
        for (path, table, _), (first, ended) in self.due.items():
            at = self.when(first)
            if at + 1 < ended and at + LATE < self.end:
                expected[path, table] += 1
                if not any(at - 1 <= told <= at + LATE + 1 for _, told in came[path, table]):
                    self.wrong.append(("not told", path, table, at, ended))
        for where, told in came.items():
            if len(told) > expected[where] + 1:  # one may be due at the very end
                self.wrong.append(("told too often", where, len(told), expected[where]))
        return sum(expected.values())

    def when(self, first):
        """When something that is due at this moment can be told: no server down, nobody asleep."""
        for _ in range(3):
            for down, up in self.downs:
                if down < first <= up:
                    first = up
            if QUIET.contain(first):
                first = QUIET.others().after(first, 0.0)
        return first


_ALIVE = select(schema.heartbeat.c.at)


async def simulate(tables, days, seed=None):
    """The simulation, checked, and how many notices were due."""
    with closing(Endpoint()) as endpoint, tempfile.TemporaryDirectory() as folder:
        url = databases.new_url("postgresql", Path(folder))
        world = Fortnight(url, endpoint, tables, seed)
        endpoint.now = world.clock.now
        for n in range(2):
            world.start(n)
        await world.open()
        await world.run(days)
        for n in range(2):
            await world.kill(n)
        return world, world.check()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("tables", type=int, nargs="?", default=50)
    parser.add_argument("days", type=float, nargs="?", default=14)
    parser.add_argument("--seed", type=int)
    chosen = parser.parse_args()
    world, due = asyncio.run(simulate(chosen.tables, chosen.days, chosen.seed))
    print(
        f"{4 * chosen.tables} people, {chosen.days:g} days: {world.steps} turns taken, "
        f"{due} notices due, {len(world.endpoint.posts)} came, {world.kills} kills, "
        f"{len(world.wrong)} wrong"
    )
    for wrong in world.wrong[:10]:
        print(wrong)
    return 1 if world.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
