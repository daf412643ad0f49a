"""Everybody wants to act at once, by two servers on one PostgreSQL: each version has one winner.

    python -m tests.server.contended 100000

At each table six act and take back as fast as they can, three by each server: each message once or
twice at once, many of them late, and many that were sent before, by this server or by the other.
`--build unchecked` is the control: its database takes two steps of one version.
"""

import argparse
import asyncio
import random
import sys
import time
from collections import defaultdict
from contextlib import AsyncExitStack, asynccontextmanager

import psycopg
import uvloop

from ludotheque import fair
from ludotheque.contract import Illegal
from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.http_messages import NewSeat, NewTable
from ludotheque.server.protocol.socket_messages import Act, Undo
from ludotheque.server.room.new_table import agreed, new_row, seat_rows
from ludotheque.server.run import assemble
from ludotheque.server.settings import Settings
from ludotheque.store import Store, log
from ludotheque.table import Refused
from tests.server.client import prudent
from tests.store import databases

TABLES = 8  # at once
EACH = 3  # contenders by each server
BUILDS = ("honest", "unchecked")


class Contest:
    """Submits that are left, and what came of those that were made."""

    def __init__(self, submits, seed=0):
        self.left = submits
        self.chance = random.Random(seed)
        self.submits = self.answers = self.refused = self.steps = self.tables = 0
        self.wrong = []

    def __str__(self):
        return (
            f"{self.submits} submits at {self.tables} tables, {self.answers} answered, "
            f"{self.refused} refused: {self.steps} versions, {len(self.wrong)} wrong"
        )

    async def contend(self, rooms, person):
        """One game, by all who want to act in it; each of `rooms` is the table by one server."""
        told, sent = defaultdict(set), []
        contenders = [self._submit(room, person, told, sent) for room in rooms for _ in range(EACH)]
        await asyncio.gather(*contenders)
        self.tables += 1
        return told

    async def _submit(self, room, person, told, sent):
        """Send actions, undos, duplicates and late ones; note every answer by its id."""
        chance = self.chance
        while self.left > 0 and not self.wrong and (legal := room.table.legal()):
            table, wish = room.table, chance.random()
            version = table.version - (wish < 0.1)
            if sent and wish < 0.3:
                message = chance.choice(sent[-100:])  # again, long after or at once
            elif wish < 0.75 and any(table.can_undo(seat) for seat in range(3)):
                message = Undo(f"{len(sent)}", version, False)
            else:
                message = Act(f"{len(sent)}", version, prudent(chance.choices(legal, k=3)))
            sent.append(message)
            copies = [room.act(person.id, message) for _ in range(1 + (chance.random() < 0.5))]
            self.left -= len(copies)
            self.submits += len(copies)
            for answer in await asyncio.gather(*copies, return_exceptions=True):
                self._note(message.id, answer, told)

    def _note(self, asked, answer, told):
        if isinstance(answer, int):
            self.answers += 1
            told[asked].add(answer)
        elif isinstance(answer, (ApiError, Refused, Illegal)):
            self.refused += 1
        else:
            self.wrong.append((asked, repr(answer)))

    def judge(self, told, stored):
        """Every answer is one version; every version answers one wish."""
        winners = defaultdict(list)
        for asked, versions in told.items():
            for version in versions:
                winners[version].append(asked)
        self.steps += stored
        self.wrong += [(asked, versions) for asked, versions in told.items() if len(versions) > 1]
        self.wrong += [(version, won) for version, won in winners.items() if len(won) > 1]
        self.wrong += [
            (version, "nobody's") for version in range(1, stored + 1) if not winners[version]
        ]
        self.wrong += [(version, "not stored") for version in winners if version > stored]


def a_row(person, wish):
    seats = seat_rows(person, wish.seats, "")
    return new_row(person, agreed(wish), seats, fair.new_secret(), time.time())


async def a_table(one):
    person, _ = await one.sessions.welcome("Ada")
    wish = NewTable("gratte-ciel", {}, [NewSeat("me")] * 3)
    return person, await one.rooms.create(a_row(person, wish))


@asynccontextmanager
async def opened(url, count):
    """The services of so many servers, which hear each other."""
    async with AsyncExitStack() as stack:
        services = [assemble(Settings(bot_delay=0.0), Store(url)) for _ in range(count)]
        for one in services:
            await stack.enter_async_context(one.open())
        yield services


async def harness(url, submits, build="honest", seed=0, progress=lambda _: None):
    contest = Contest(submits, seed)
    async with opened(url, 2) as (one, other):
        if build == "unchecked":
            allow_two_winners(url)

        async def play_on():
            while contest.left > 0 and not contest.wrong:
                person, room = await a_table(one)
                there = await other.rooms.get(room.row.id)
                told = await contest.contend([room, there], person)
                contest.judge(told, await one.store.read(log.last_version, room.row.id))
                progress(contest)

        await asyncio.gather(*(play_on() for _ in range(TABLES)))
    return contest


def allow_two_winners(url):
    """Take away what lets a version have one winner."""
    with psycopg.connect(url) as database:
        query = "SELECT conname FROM pg_constraint WHERE conrelid = 'steps'::regclass"
        for (name,) in database.execute(query + " AND contype = 'p'").fetchall():
            database.execute(f"ALTER TABLE steps DROP CONSTRAINT {name} CASCADE")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("submits", type=int)
    parser.add_argument("--build", choices=BUILDS, default="honest")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    began = time.monotonic()

    def progress(contest):
        print(f"\r{contest} ({time.monotonic() - began:.0f} s)", end="", flush=True)

    url = databases.new_url("postgresql", None)
    contest = uvloop.run(harness(url, chosen.submits, chosen.build, chosen.seed, progress))
    print()
    print(*contest.wrong[:10], sep="\n")
    return 1 if contest.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
