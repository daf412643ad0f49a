"""Several servers on one PostgreSQL, to which everything happens while people play.

    python -m tests.server.cluster 200 --servers 4 --tell redis

Servers and PostgreSQL are killed, servers stopped for a while, the connections by which they hear
of each other cut, delayed, swallowed or silenced, several of these at once. Everybody plays by one
server and looks on by another. Nothing acknowledged may be lost or done twice, no view be wrong,
none lag behind for long. With `--tell redis` steps are told by a Redis, which is killed, too.
"""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress

import psycopg

from tests.server.cluster_faults import PATIENCE, SHARES, SHARES_WITH_REDIS, Cluster, all_of
from tests.server.cluster_players import Player, Refused
from tests.server.launch import BUILDS

SEATS = [["me", "me", "me"]] * 4 + [["me", "casual", "casual"]] * 2
PAUSE = (0.02, 0.15)  # seconds between two faults
AT_ONCE = 30  # faults that are not settled yet
LOOK_EVERY = 20  # faults
REST_EVERY = 100  # faults; or the next would mend what the last has broken


class Report:
    """What the faults came to."""

    def __init__(self):
        self.faults, self.told, self.acknowledged = Counter(), 0, 0
        self.lost, self.doubled, self.wrong, self.stale = [], [], [], []
        self.caught_up, self.latencies = [], []

    @property
    def found(self):
        return [*self.lost, *self.doubled, *self.wrong, *self.stale]

    def __str__(self):
        median = statistics.median(self.caught_up) if self.caught_up else 0
        counts = f"{len(self.lost)} lost, {len(self.doubled)} doubled, {len(self.wrong)} wrong"
        return (
            f"{self.faults.total()} faults, {self.told} steps told, "
            f"{self.acknowledged} acknowledged: {counts}, {len(self.stale)} stale; "
            f"caught up in {median:.2f} s (median), {max(self.caught_up, default=0):.1f} s at most"
        )


class Harness:
    """Lets so much happen, or until something is found wrong."""

    def __init__(self, cluster, players, patience):
        self.report = Report()
        self._cluster, self._players, self._patience = cluster, players, patience
        self._unsettled = set()

    async def run(self, faults, chance, kinds, progress):
        report, begun = self.report, 0
        await self._settled()
        report.caught_up.clear()
        while begun < faults and not report.found:
            await asyncio.sleep(chance.uniform(*PAUSE))
            while len(self._unsettled) >= AT_ONCE:
                await asyncio.wait(self._unsettled, return_when=asyncio.FIRST_COMPLETED)
            (kind,) = chance.choices(list(kinds), kinds.values())
            suffering = asyncio.create_task(self._suffer(kind))
            self._unsettled.add(suffering)
            suffering.add_done_callback(self._unsettled.discard)
            begun += 1
            if begun % REST_EVERY == 0:
                await asyncio.gather(*self._unsettled)
            if begun % LOOK_EVERY == 0:
                self._look()
                progress(report)
        await asyncio.gather(*self._unsettled)
        self._look()

    async def _suffer(self, kind):
        await getattr(self._cluster, kind)()
        self.report.faults[kind] += 1
        await self._settled()

    async def _settled(self):
        """Wait until whoever looks on has seen all that was told, and everybody goes on."""
        report, began = self.report, time.monotonic()
        marks = [(player, mark) for player in self._players if (mark := player.mark())]
        if await all_of(lambda: all(p.is_caught_up(mark) for p, mark in marks), self._patience):
            report.caught_up.append(time.monotonic() - began)
        else:
            report.stale += [(m, p.where()) for p, m in marks if not p.is_caught_up(m)]
        before = [(player, player.acknowledged) for player in self._players]
        if not await all_of(lambda: all(p.acknowledged > done for p, done in before), PATIENCE):
            stuck = [player.number for player, done in before if player.acknowledged == done]
            report.stale += [(number, "plays no more") for number in stuck]

    def _look(self):
        """Compare what people were told with what is stored, and forget what is over."""
        games = [game for player in self._players for game in player.heard]
        with suppress(psycopg.OperationalError):  # it was killed a moment ago
            steps = stored(self._cluster.url, games)
            self.report.acknowledged = sum(player.acknowledged for player in self._players)
            for player in self._players:
                self._compare(player, steps)

    def _compare(self, player, steps):
        report = self.report
        report.wrong += player.wrong + player.watcher.wrong
        over = player.finished()
        for game, heard in player.heard.items():
            stored_here = steps.get(game, {})
            report.doubled += doubled(game, stored_here)
            looked = player.watcher.heard.get(game)
            for told in (heard, looked) if looked else (heard,):
                report.lost += lost(game, told, stored_here)
            if looked:
                both = heard.boards.keys() & looked.boards.keys()
                report.wrong += [(game, v) for v in both if heard.boards[v] != looked.boards[v]]
        for game in over:
            self._conclude(player.heard[game], player.watcher.heard[game])
            player.forget(game)

    def conclude_all(self):
        for player in self._players:
            for game in player.heard.keys() & player.watcher.heard.keys():
                self._conclude(player.heard[game], player.watcher.heard[game])

    def _conclude(self, heard, looked):
        """How long after the player each step was seen by who looks on, in seconds."""
        report, both = self.report, heard.when.keys() & looked.when.keys()
        latencies = [max(0.0, looked.when[version] - heard.when[version]) for version in both]
        report.told += len(heard.seats) + len(looked.seats)
        report.latencies += latencies
        report.stale += [late for late in latencies if late > PATIENCE]


def stored(url, games):
    """The steps of these games, by game and version: whose, and the id that they were given."""
    found = {}
    query = "SELECT table_id, version, seat, asked FROM steps WHERE table_id = ANY(%s)"
    with psycopg.connect(url, connect_timeout=5) as database:
        for table, version, *step in database.execute(query, (games,)):
            found.setdefault(table, {})[version] = tuple(step)
    return found


def doubled(game, steps):
    """Ids of actions that became two steps."""
    ids = Counter(asked for _, asked in steps.values() if asked is not None)
    return [(game, asked) for asked, times in ids.items() if times > 1]


def lost(game, heard, steps):
    """What was told or acknowledged, and is not stored like that."""
    nothing = (None, None)
    told = [v for v, seat in heard.seats.items() if steps.get(v, nothing)[0] != seat]
    done = [v for v, asked in heard.done.items() if steps.get(v, nothing)[1] != asked]
    return [(game, version) for version in told + done]


async def harness(
    faults,
    servers=2,
    build="honest",
    seed=None,
    kinds=SHARES,
    patience=PATIENCE,
    progress=lambda _: None,
    *,
    redis=False,
):
    chance = random.Random(seed)
    cluster = Cluster(servers, build, chance, redis=redis)
    with tempfile.TemporaryDirectory(prefix="ludotheque-cluster-") as folder:
        await cluster.open(folder)
        players = [Player(number, kinds_, cluster.origins) for number, kinds_ in enumerate(SEATS)]
        work = Harness(cluster, players, patience)
        playing = [asyncio.create_task(way) for p in players for way in (p.play(), p.watch())]
        try:
            await work.run(faults, chance, kinds, progress)
        finally:
            for task in playing:
                task.cancel()
            failed = await asyncio.gather(*playing, return_exceptions=True)
            work.report.wrong += [one for one in failed if isinstance(one, Refused)]
            await cluster.close()
    work.conclude_all()
    return work.report


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("faults", type=int)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--build", choices=BUILDS, default="honest")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--kinds", nargs="*", choices=SHARES_WITH_REDIS)
    parser.add_argument("--tell", choices=["redis"])
    chosen = parser.parse_args()
    redis = chosen.tell == "redis"
    shares = SHARES_WITH_REDIS if redis else SHARES
    kinds = {kind: shares[kind] for kind in chosen.kinds or shares}
    began = time.monotonic()

    def progress(report):
        print(f"{time.monotonic() - began:.0f} s: {report}", flush=True)

    given = (chosen.faults, chosen.servers, chosen.build, chosen.seed, kinds)
    work = harness(*given, progress=progress, redis=redis)
    report = asyncio.run(work)
    progress(report)
    print(", ".join(f"{times} {kind}" for kind, times in report.faults.items()))
    seen = sorted(report.latencies)
    middle, late = (seen[int(n * len(seen))] for n in (0.5, 0.99))
    print(
        f"seen by who looks on {middle:.3f} s (median), {late:.2f} s (p99), {seen[-1]:.1f} s later"
    )
    print(*report.found[:10], sep="\n")
    return 1 if report.found else 0


if __name__ == "__main__":
    sys.exit(main())
