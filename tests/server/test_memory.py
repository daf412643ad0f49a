"""A server stays as big as it is, however much is played.

The same harness must catch one that keeps something of every view.
"""

import gc
import itertools
import weakref
from contextlib import closing, contextmanager

import pytest
import uvloop

from ludotheque import fair, registry
from ludotheque.contract import NOBODY
from ludotheque.dice import Fast
from ludotheque.server.protocol.socket_messages import Act
from ludotheque.server.room.autoplay import Autoplay
from ludotheque.server.room.rooms import Rooms
from ludotheque.server.room.viewer import Viewer
from ludotheque.server.workers.pool import WorkerPool
from ludotheque.store import Store, sessions
from ludotheque.store.leases import Leases
from ludotheque.store.tables import SeatRow, TableRow
from tests.memory import kept
from tests.server.memory import forget_views, grown, soak

STEPS = 100
SECRET = fair.new_secret()


class Evening:
    """A hundred steps at one new table after another, in the same way every time."""

    def __init__(self, store, title):
        self.store, self.title = store, title
        self.rooms = Rooms(store, Autoplay(WorkerPool(0), 0.0, Leases(None)))
        self.opened = 0

    async def play(self):
        steps, dice = 0, Fast(1)
        while steps < STEPS:
            room = await self.rooms.create(self.row())
            viewers = [Viewer(person, person) for person in (None, 1, 2)]
            for viewer in viewers:
                room.audience.enter(viewer)
            steps += await self._play_on(room, viewers, dice)
            for viewer in viewers:
                room.audience.leave(viewer)
            self.rooms.unload(0)
        assert len(self.rooms) == 0

    async def _play_on(self, room, viewers, dice):
        """To the end of the game, or as far as the evening goes; the steps that were made."""
        table = room.started()
        while table.to_act() != NOBODY and table.version < STEPS:
            actions = table.legal()
            words = actions[dice.below(len(actions))]
            person = room.row.seats[table.to_act()].person
            await room.act(person, Act(str(table.version), table.version, words))
            for viewer in viewers:
                await room.audience.update(viewer)
        return table.version

    def row(self):
        self.opened += 1
        people = itertools.islice(itertools.cycle((1, 2)), self.title.about.players.fewest)
        return TableRow(
            id=f"table-{self.opened}",
            game=self.title.id,
            edition=self.title.about.edition,
            options=self.title.options(self.title.about.simulation),
            onlookers=True,
            owner=1,
            commitment=fair.commitment(SECRET),
            secret=SECRET,
            status="waiting",
            created=0,
            seats=[SeatRow("person", person=person, name="Ada") for person in people],
        )


async def come_in(store):
    for key in (b"first", b"second"):
        await store.writer.run(lambda c, key=key: sessions.create(c, key, "Ada", 0))


@pytest.mark.parametrize("game", registry.titles())
def test_tables_that_are_put_away_leave_nothing(game, tmp_path):
    assert kept_by_an_evening(game, tmp_path) < STEPS / 2


def test_a_table_that_is_put_away_is_freed_at_once(tmp_path):
    """Nobody waits for the collector of rings, which may be a long time coming."""
    with opened(tmp_path) as (loop, store):
        gc.disable()
        try:
            assert loop.run_until_complete(put_one_away(store)) is None
        finally:
            gc.enable()


async def put_one_away(store):
    evening = Evening(store, next(iter(registry.titles().values())))
    for _ in range(8):  # so many are in use that the collector is not asked for one
        others = await evening.rooms.create(evening.row())
        others.audience.enter(Viewer(1, 1))
    room = weakref.ref(await evening.rooms.create(evening.row()))
    evening.rooms.unload(0)
    return room()


class Ring:
    """What a closed socket leaves."""

    def __init__(self):
        self.myself = self


def test_rings_are_freed_when_a_good_part_of_the_sockets_is_closed(tmp_path):
    with opened(tmp_path) as (loop, store):
        gc.disable()
        try:
            assert loop.run_until_complete(freed_rings(store)) == [False, False, True]
        finally:
            gc.enable()


async def freed_rings(store):
    """Whether a ring is gone after each of three sockets out of eleven was closed."""
    evening = Evening(store, next(iter(registry.titles().values())))
    room = await evening.rooms.create(evening.row())
    viewers = [Viewer(1, 1) for _ in range(11)]
    for viewer in viewers:
        room.audience.enter(viewer)
    ring, gone = weakref.ref(Ring()), []
    for viewer in viewers[:3]:
        evening.rooms.leave(room, viewer)
        evening.rooms.unload(0)
        gone.append(ring() is None)
    return gone


def test_a_forgotten_view_is_noticed(tmp_path, monkeypatch):
    forget_views(monkeypatch.setattr)
    assert kept_by_an_evening("gratte-ciel", tmp_path) > STEPS


def kept_by_an_evening(game, folder):
    with opened(folder) as (loop, store):
        evening = Evening(store, registry.title(game))
        return kept(lambda: loop.run_until_complete(evening.play()))


@contextmanager
def opened(folder):
    """An event loop, and a store in which two people are known."""
    loop = uvloop.new_event_loop()
    with closing(loop), closing(Store(f"sqlite:///{folder}/memory.sqlite3")) as store:
        loop.run_until_complete(come_in(store))
        yield loop, store


@pytest.mark.long
@pytest.mark.parametrize(("build", "grows"), [("honest", False), ("forgetful", True)])
def test_the_soak_sees_a_server_grow(build, grows):
    """A short run, in which an honest server still fills its caches."""
    marks = uvloop.run(soak("gratte-ciel", 3000, build))
    assert [moves for moves, _ in marks] == [600, 1200, 1800, 2400, 3000]
    assert (grown(marks) > 2) is grows, marks
