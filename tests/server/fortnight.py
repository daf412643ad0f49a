"""A fortnight in minutes: `python -m tests.server.fortnight [TABLES] [DAYS]`.

Two servers share a PostgreSQL database and a clock that is moved. Four people sit at each table:
most take their turn within some hours, some are gone for ever, some look on until it is their turn,
all have quiet hours and a webhook to a real endpoint. Servers are ended and started anew, one or
both of them. A reference counts the time of every turn and what is due to be told to whom.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from ludotheque import fair, registry
from ludotheque.hours import Hours
from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.socket_messages import Act
from ludotheque.server.room import seating
from ludotheque.server.room.new_table import Agreed, new_row
from ludotheque.server.room.viewer import Viewer
from ludotheque.server.run import assemble
from ludotheque.server.settings import Settings
from ludotheque.store import Store, Taken, outbox, timers
from ludotheque.store.reach import Channel, Reach
from ludotheque.store.tables import SeatRow
from ludotheque.timing import Timing
from tests.server.client import prudent
from tests.server.moved_clock import MovedClock
from tests.server.receivers import Endpoint
from tests.server.reference import EXACT, HOUR, Reference
from tests.store import databases

DAY = 24 * HOUR
TIMING = Timing(turn=12 * HOUR, bank=24 * HOUR, increment=0)
QUIET = Hours(22 * 60, 7 * 60, "UTC")
GONE, LOOKS = 0.08, 0.3  # of the people; of the turns at tables whose people share a server
TICK = 600.0  # between the beats of a server; less than `timers.LATE` of them is not noticed
SECOND = 1.0  # between them in truth
GAME = "gratte-ciel"


class Fortnight:
    def __init__(self, url, endpoint, tables, seed):
        self.clock = MovedClock(beat=TICK, look=30.0, resters=4)
        self.url, self.endpoint, self.chance = url, endpoint, random.Random(seed)
        self.settings = Settings(bot_delay=0.0, hooks=endpoint.host, workers=1)
        self.count = tables
        self.servers, self.tasks = [None, None], [None, None]
        self.truth = Reference(TIMING, QUIET, outbox.PATIENCE)
        self.acts, self.homes, self.gone = {}, {}, set()
        self.kills, self.steps, self.looked = 0, 0, 0

    async def start(self, n):
        services = assemble(self.settings, Store(self.url, clock=self.clock))
        self.servers[n] = services
        for table, turn in self.truth.turns.items():  # their browsers come back by themselves
            if turn.looks and self.homes[table] == n:
                await self.enter(table, turn)
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

    async def room(self, table):
        """The table on the server where its people are, or on any."""
        home = self.homes[table]
        services = self.chance.choice(self.servers) if home is None else self.servers[home]
        return await services.rooms.get(table)

    async def open(self):
        title, services = registry.title(GAME), self.servers[0]
        for number in range(self.count):
            people = [await self.person(services) for _ in range(4)]
            terms = Agreed(GAME, title.about.edition, title.options({}, 4), True, "leisure")
            terms.timing = TIMING
            seats = [SeatRow("person", person=one.id, name="P") for one in people]
            row = new_row(people[0], terms, seats, fair.new_secret(), self.clock.now())
            made = await services.rooms.create(row)
            self.homes[row.id] = 0 if number % 2 else None
            self.truth.begin(row.id, 4)
            await self.look(made, told=False)

    async def person(self, services):
        person, _ = await services.sessions.welcome("P")
        path = f"/{person.id}"
        address = f'{{"url":"{self.endpoint.url}{path}","format":"json"}}'
        kinds = ["turn", "hour"]
        made = Channel(0, person.id, "webhook", address, kinds, "http://x", path, True)
        await services.store.add_channel(made)
        await services.store.set_reach(person.id, Reach("en", path, "UTC", QUIET))
        if self.chance.random() < GONE:
            self.gone.add(person.id)
        return person

    async def look(self, room, *, told=True, at=None):
        """Whose turn it is now, by the true state of the table; and has been since `at`."""
        table, now, seat = room.row.id, at or self.clock.now(), room.table.to_act()
        before = self.truth.turns.get(table)
        if before is not None and before.seat == seat and not self.others_acted(room, before):
            self.plan(table, before)
            return
        if before is not None:
            await self.leave(table, before)
            self.truth.end(table, now)
            if room.row.seats[before.seat].played_by_person:
                self.truth.compare(table, before.seat, room.timer.clocks[before.seat].bank)
        self.acts.pop(table, None)
        if seat < 0 or not room.row.seats[seat].played_by_person:
            return
        person = room.row.seats[seat].person
        looks = self.homes[table] is not None and person not in self.gone
        looks = looks and told and self.chance.random() < LOOKS
        turn = self.truth.turn(table, person, seat, room.table.version, now, looks=looks)
        turn.told = told
        if looks:
            self.looked += 1
            await self.enter(table, turn)
        self.plan(table, turn)

    def others_acted(self, room, turn):
        """Whether somebody else, if only a bot, has had the turn in between."""
        since = room.table.log[turn.version + 1 - room.table.first :]
        return any(step.seat != turn.seat for step in since)

    async def enter(self, table, turn):
        room, turn.viewer = await self.room(table), Viewer(turn.person, turn.person)
        room.enter(turn.viewer)
        await seating.seen(room._store, room, turn.person)

    async def leave(self, table, turn):
        if turn.looks:
            (await self.room(table)).audience.leave(turn.viewer)

    def plan(self, table, turn):
        """When this person will act, if ever."""
        wait = self.chance.choice([20, HOUR, 6 * HOUR, 11 * HOUR]) * self.chance.uniform(0.3, 1.7)
        self.acts[table] = None if turn.person in self.gone else self.clock.now() + wait

    async def act(self, table):
        """The person whose turn it is acts, through any server; a stale one is asked again."""
        turn = self.truth.turns[table]
        for attempt in range(4):
            room = await self.room(table)
            actions = room.table.legal() if room.table.to_act() == turn.seat else []
            if not actions:
                await room.reload()
                continue
            version = room.table.version
            message = Act(f"{table}-{version}-{attempt}", version, prudent(actions))
            try:
                await room.act(turn.person, message)
            except (ApiError, Taken):
                continue
            self.steps += 1
            await self.quiet()
            await self.look(room)
            return
        self.acts[table] = self.clock.now() + 60

    async def quiet(self):
        """Wait until no bot thinks any more."""
        while tasks := [task for one in self.servers for task in one.autoplay._tasks]:
            await asyncio.gather(*tasks, return_exceptions=True)

    async def late(self):
        """Whoever has run out of time is played for, then and not before."""
        for table, turn in list(self.truth.turns.items()):
            over = self.clock.now() - self.truth.deadline(turn)
            if over < -self.exact():
                continue
            room = await self.room(table)
            await room.reload()
            await self.quiet()
            played = room.row.seats[turn.seat].stand_in is not None
            if (played and over < 0) or (not played and over > self.exact()):
                wrong = "played for too early" if played else "not played for"
                self.truth.wrong.append((wrong, table, over))
            if played:
                await self.look(room, at=room.timer.since)

    def exact(self):
        return EXACT * max(1, len(self.truth.downs))

    async def run(self, days):
        self.end = self.clock.now() + days * DAY
        while self.clock.now() < self.end:
            await self.clock.move(self.next() - self.clock.now())
            await self.quiet()
            await self.late()
            for table in [t for t, at in self.acts.items() if at is not None]:
                if table in self.truth.turns and self.acts[table] <= self.clock.now():
                    await self.act(table)
            if self.chance.random() < 0.01:
                await self.trouble()

    def next(self):
        """The next moment at which something happens or is looked at."""
        now, exact = self.clock.now(), 1.01 * self.exact()
        overs = [self.truth.deadline(turn) for turn in self.truth.turns.values()]
        moments = [at for at in self.acts.values() if at is not None]
        moments += [over + off for over in overs for off in (-exact / 2, exact)]
        return min([now + TICK, self.end, *(at for at in moments if at > now)])

    async def trouble(self):
        """One server falls, or both of them for a while."""
        if self.chance.random() < 0.7:
            n = self.chance.randrange(2)
            await self.kill(n)
            await self.start(n)
            return
        # With so few beats each sign of life would be minutes old: in truth it is a second.
        await self.servers[0].timekeeper.beat()
        await self.clock.move(self.chance.uniform(0, SECOND))
        await self.quiet()
        for n in range(2):
            await self.kill(n)
        fell = self.clock.now()
        self.clock.jump(self.chance.uniform(timers.LATE * TICK + SECOND, 5 * HOUR))
        self.truth.downs.append((fell, self.clock.now()))
        for n in range(2):
            await self.start(n)
        await self.clock.move(0)


async def simulate(tables, days, seed=None):
    """The simulation, and how many notices were due."""
    with closing(Endpoint()) as endpoint, tempfile.TemporaryDirectory() as folder:
        url = databases.new_url("postgresql", Path(folder))
        world = Fortnight(url, endpoint, tables, seed)
        endpoint.now = world.clock.now
        for n in range(2):
            await world.start(n)
        await world.open()
        await world.run(days)
        for n in range(2):
            await world.kill(n)
        return world, world.truth.judge(endpoint.posts, world.end)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("tables", type=int, nargs="?", default=50)
    parser.add_argument("days", type=float, nargs="?", default=14)
    parser.add_argument("--seed", type=int)
    chosen = parser.parse_args()
    world, due = asyncio.run(simulate(chosen.tables, chosen.days, chosen.seed))
    truth = world.truth
    print(
        f"{4 * chosen.tables} people, {chosen.days:g} days: {world.steps} actions, "
        f"{world.looked} turns looked at, {world.kills} kills, {len(truth.downs)} times both; "
        f"{due} notices due, {len(world.endpoint.posts)} came; "
        f"{truth.read} clocks read, at most {truth.worst:.3f} s wrong; {len(truth.wrong)} wrong"
    )
    for wrong in truth.wrong[:20]:
        print(wrong)
    return 1 if truth.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
