"""What nobody comes back to is removed; what somebody may want stays; there is an end to all."""

import asyncio
from functools import partial

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select

from ludotheque.store import (
    Full,
    Unavailable,
    chat,
    commitments,
    devices,
    quotas,
    schema,
    sessions,
    sweeping,
    tables,
)
from ludotheque.store.sweeping import DAY, SESSION_DAYS, TABLE_DAYS
from ludotheque.store.tables import SeatRow
from tests.store.tables import a_session, a_table

NOW = 2_000_000_000
OLD = NOW - TABLE_DAYS * DAY - 1
YOUNG = OLD + 2


async def change(store, table, row, **values):
    statement = schema.metadata.tables[table].update()
    key = "id" if table == "tables" else "token_hash"
    work = statement.where(statement.table.c[key] == row).values(values)
    await store.writer.run(lambda c: c.execute(work) and None)


async def found(store, row):
    return await store.read(tables.load, row.id) is not None


def test_sessions_end_when_they_are_not_used(store):
    async def play():
        limit = NOW - SESSION_DAYS * DAY
        for token, seen in ((b"old", limit - 1), (b"new", limit)):
            await store.writer.run(partial(sessions.create, token_hash=token, name="", now=seen))
        assert await store.sweep(NOW) == []
        assert await store.read(sessions.find, b"old") is None
        assert (await store.read(sessions.find, b"new")).seen == limit

    asyncio.run(play())


def test_promises_that_nobody_claimed_are_forgotten(store):
    async def play():
        person = (await a_table(store, status="over")).owner
        for name, made in (("old", NOW - DAY - 1), ("new", NOW - DAY)):
            await store.write(commitments.make, person, name, "secret", made)
        await store.sweep(NOW)
        assert await store.take_commitment(person, "old") is None
        assert await store.take_commitment(person, "new") == "secret"

    asyncio.run(play())


def test_only_guests_who_left_nothing_are_gone(store):
    async def play():
        empty, account = await a_session(store), await a_session(store)
        seated = (await a_table(store, status="over")).owner
        await store.create_account(account.id, "Ada", "ada", "hash")
        await store.sweep(NOW)
        for person in (account.id, seated):
            assert (await store.read(sessions.person, person)).name == "Ada"
        with pytest.raises(Unavailable):
            await store.read(sessions.person, empty.id)

    asyncio.run(play())


def test_tables_that_were_never_begun_or_are_closed_go(store):
    async def play():
        waited = await a_table(store, [SeatRow("open")] * 2, status="waiting")
        waits = await a_table(store, [SeatRow("open")] * 2, status="waiting")
        closed, lately = await a_table(store), await a_table(store)
        branch = await a_table(store, status="over")
        await change(store, "tables", branch.id, source_table=closed.id)
        await change(store, "tables", waits.id, created=YOUNG)
        say = partial(chat.add, table=closed.id, seat=0, person=1, text="bye", at=1)
        await store.writer.run(say)
        for row, when in ((closed, OLD), (lately, YOUNG)):
            await store.writer.run(lambda c, row=row, when=when: tables.close(c, row.id, when))
        played = [await a_table(store, status=status) for status in ("playing", "over")]
        imported = await a_table(store, [SeatRow("elsewhere", name="Zoe")], status="closed")
        assert set(await store.sweep(NOW)) == {waited.id, closed.id}
        assert not await found(store, waited) and not await found(store, closed)
        for row in (waits, lately, branch, imported, *played):
            assert await found(store, row)
        assert (await store.read(tables.load, branch.id)).source_table is None
        with pytest.raises(Unavailable):  # they had only that table, and no session any more
            await store.read(sessions.person, closed.owner)
        assert await store.sweep(NOW) == []

    asyncio.run(play())


def test_much_is_removed_a_little_at_a_time(store, monkeypatch):
    monkeypatch.setattr(sweeping, "AT_ONCE", 2)

    async def play():
        made = [await a_table(store, [SeatRow("open")], status="waiting") for _ in range(5)]
        some, more = await store.write(sweeping.sweep, NOW)
        assert (len(some), more) == (2, True)
        assert {*some, *await store.sweep(NOW)} == {row.id for row in made}
        assert await store.read(lambda c: c.scalar(select(func.count(schema.people.c.id)))) == 0

    asyncio.run(play())


def test_an_account_knows_its_newest_devices(store, monkeypatch):
    monkeypatch.setattr(devices, "MOST_DEVICES", 2)

    async def play():
        ada = await a_session(store)
        await store.create_account(ada.id, "Ada", "ada", "hash")
        for n in range(3):
            await store.remember_device(b"%d" % n, ada.id, NOW, old=None, alone=False)
        known = [await store.knows_device(b"%d" % n, "ada") for n in range(3)]
        assert known.count(True) == 2 and known[2]
        await store.sweep(NOW + SESSION_DAYS * DAY + 1)
        assert not await store.knows_device(b"2", "ada")

    asyncio.run(play())


@pytest.mark.parametrize("limit", ["MOST_UNFINISHED", "UNFINISHED_IN_ALL"])
def test_unfinished_tables_are_counted(store, monkeypatch, limit):
    monkeypatch.setattr(quotas, limit, 2)

    async def play():
        first = await a_table(store, [SeatRow("open")] * 3, status="waiting")
        await store.create_table(another(first, "b"))
        await change(store, "tables", (await a_table(store, status="over")).id, owner=first.owner)
        with pytest.raises(Full):
            await store.create_table(another(first, "c"))
        other = another(first, "d", owner=(await a_session(store)).id)
        if limit == "MOST_UNFINISHED":
            await store.create_table(other)
            await store.close_table("b")
            await store.create_table(another(first, "c"))
        else:
            with pytest.raises(Full):
                await store.create_table(other)

    asyncio.run(play())


def another(row, number, **more):
    return replace(row, id=number, **more)
