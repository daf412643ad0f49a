"""A stored game opens from its snapshot, with its undo, as if it had never been closed."""

import asyncio
import random

import msgspec
import pytest
from sqlalchemy import text

from ludotheque import registry
from ludotheque.bots.levels import LEVELS
from ludotheque.dice import Fast
from ludotheque.store import Damaged, OlderRules, Unplayable, log, opening, schema
from ludotheque.store.tables import SeatRow
from ludotheque.views import seen_step, view
from tests.store.tables import a_table


async def play_on(store, row, table, steps, chance):
    """Play and store; sometimes take back; keep a snapshot whenever it is time."""
    kept = await store.read(log.newest_snapshot, row.id, 10_000)
    for _ in range(steps):
        plan = planned(table, chance)
        await store.writer.insert(schema.steps, log.planned_row(row.id, plan, 0))
        table.adopt(plan)
        snapshot = table.snapshot()
        if snapshot.version >= kept + 5:
            kept = snapshot.version
            await store.writer.insert(schema.snapshots, log.snapshot_row(row.id, snapshot))
    return table


async def begun(store, row):
    """The game of a row, set up and stored."""
    table = opening.new_table(row)
    await store.writer.run(lambda c: log.append(c, log.last_row(row.id, table, 0)))
    return table


def planned(table, chance):
    takes_back = [seat for seat in range(table.seats) if table.can_undo(seat)]
    if takes_back and chance.random() < 0.4:
        return table.plan_undo(takes_back[0], whole_turn=chance.random() < 0.5)
    seat = table.to_act()
    action = LEVELS["casual"].choose(table.game, table.state, seat, Fast(chance.randrange(99)))
    return table.plan(seat, table.game.spell(action))


def same(one, other):
    assert one.version == other.version
    assert one.state.text() == other.state.text()
    assert one.drawn == other.drawn
    for seat in (*range(one.seats), None):
        assert view(one, seat) == view(other, seat)


@pytest.mark.parametrize("seed", range(6))
def test_opened_anywhere_it_is_the_same_game(store, seed):
    async def play():
        chance = random.Random(seed)
        row = await a_table(store)
        full = await begun(store, row)
        for _ in range(8):
            await play_on(store, row, full, 1 + chance.randrange(4), chance)
            opened = await store.read(opening.open_table, row)
            same(opened, full)
            assert opened.first >= 0
            for seat in range(3):
                assert opened.can_undo(seat) == full.can_undo(seat)
                for whole in (False, True):
                    if full.can_undo(seat):
                        assert (
                            opened.plan_undo(seat, whole).step == full.plan_undo(seat, whole).step
                        )
        assert opened.first > 0  # it did go on from a snapshot
        older = await store.read(log.steps_of, row.id, 0, opened.first - 1)
        assert opened.record(["a", "b", "c"], older) == full.record(["a", "b", "c"])

    asyncio.run(play())


def test_any_stretch_of_the_log_is_replayed(store):
    async def play():
        chance = random.Random(4)
        row = await a_table(store)
        full = await play_on(store, row, await begun(store, row), 40, chance)
        for first in range(full.version):
            last = min(full.version, first + 7)
            part = await store.read(opening.open_table, row, first, last)
            assert part.first <= first
            assert part.version == last
            for version in range(first, last + 1):
                for seat in (0, None):
                    assert seen_step(part, version, seat) == seen_step(full, version, seat)

    asyncio.run(play())


def test_forgetting_keeps_undo_and_snapshots(store):
    async def play():
        chance = random.Random(5)
        row = await a_table(store)
        full = await play_on(store, row, await begun(store, row), 40, chance)
        opened = await store.read(opening.open_table, row)
        before = opened.snapshot()
        opened.forget(opened.version)
        assert len(opened.log) <= 3
        assert opened.snapshot() == before
        same(opened, full)

    asyncio.run(play())


def test_a_changed_step_is_noticed(store):
    async def play():
        row = await a_table(store)
        await play_on(store, row, await begun(store, row), 4, random.Random(1))
        change = text("UPDATE steps SET hash = 'x' WHERE version = 2")
        await store.writer.run(lambda c: c.execute(change) and None)
        with pytest.raises(Unplayable, match=f"table {row.id}: step 2"):
            await store.read(opening.open_table, row)

    asyncio.run(play())


async def change(store, statement, **values):
    await store.writer.run(lambda c: c.execute(text(statement), values) and None)


SPOILT = {
    "altered": "UPDATE snapshots SET text = replace(text, 'points ', 'points 9')",
    "unreadable": "UPDATE snapshots SET text = 'rubbish'",
    "recounted": "UPDATE snapshots SET drawn = drawn + 1",
    "stale": "UPDATE snapshots SET hash = 'x'",
    "from the future": "UPDATE snapshots SET version = version + 1000",
    "foreign": "UPDATE snapshots SET digest = :digest, drawn = 1, text = :text",
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_spoilt_snapshot_is_passed_by_and_nothing_is_lost(store, caplog, how):
    async def play():
        row, other = await a_table(store), await a_table(store)
        full = await play_on(store, row, await begun(store, row), 30, random.Random(2))
        foreign = (
            await play_on(store, other, await begun(store, other), 9, random.Random(3))
        ).snapshot()
        assert (await store.read(opening.open_table, row)).first > 0  # it is used while it is good
        more = {"digest": foreign.digest, "text": foreign.text} if how == "foreign" else {}
        await change(store, SPOILT[how], **more)
        spoilt = []
        opened = await store.read(opening.open_table, row, spoilt=spoilt)
        same(opened, full)
        assert opened.first == 0
        assert opened.record(["a", "b", "c"]) == full.record(["a", "b", "c"])
        assert len(caplog.records) == len(spoilt) > 0
        assert f"the snapshot of table {row.id} at version {spoilt[0]} is passed by" in caplog.text
        await store.writer.run(lambda c: log.drop_snapshots(c, row.id, spoilt))
        await store.read(opening.open_table, row)
        assert len(caplog.records) == len(spoilt)

    asyncio.run(play())


def test_an_altered_snapshot_could_be_read():
    """The control: without its digest the spoilt position would be believed."""
    game = registry.title("gratte-ciel").game
    state = game.setup(3, {"turning-flights": False}, Fast(1), None)
    altered = game.read(state.text().replace("points ", "points 9"))
    assert list(altered.standing()) == [945, 45, 45]


def test_an_older_snapshot_serves_where_the_newest_is_spoilt(store):
    async def play():
        row = await a_table(store)
        full = await play_on(store, row, await begun(store, row), 30, random.Random(2))
        newest = await store.read(log.newest_snapshot, row.id, 1000)
        await change(store, "UPDATE snapshots SET text = '' WHERE version = :v", v=newest)
        opened = await store.read(opening.open_table, row)
        assert 0 < opened.first <= newest
        same(opened, full)

    asyncio.run(play())


@pytest.mark.parametrize("missing", [0, 2])
def test_a_log_with_a_gap_is_damaged(store, missing):
    async def play():
        row = await a_table(store)
        await play_on(store, row, await begun(store, row), 4, random.Random(1))
        await change(store, "DELETE FROM snapshots")
        await change(store, "DELETE FROM steps WHERE version = :v", v=missing)
        damage = f"table {row.id} is damaged: step {missing} is missing"
        with pytest.raises(Damaged, match=damage):
            await store.read(opening.open_table, row)
        with pytest.raises(Damaged, match=damage):
            await store.read(log.steps_of, row.id, 0, missing)

    asyncio.run(play())


def test_other_rules_are_not_applied(store):
    async def play():
        row = await a_table(store)
        with pytest.raises(OlderRules, match="no edition 99"):
            opening.new_table(msgspec.structs.replace(row, edition=99))
        with pytest.raises(Unplayable, match="gone"):
            opening.new_table(msgspec.structs.replace(row, game="gone"))

    asyncio.run(play())


def test_standing_orders_come_back(store):
    async def play():
        seats = [SeatRow("bot", "casual", standing_order=["pass"])] + [SeatRow("bot", "casual")] * 2
        row = await a_table(store, seats)
        assert opening.new_table(row).orders == {0: ["pass"]}

    asyncio.run(play())
