"""People with several sessions, their accounts, what goes over to them, and what they say."""

import asyncio
from functools import partial

import pytest

from ludotheque import table
from ludotheque.store import Taken, accounts, chat, copies, lists, log, opening, sessions, tables
from ludotheque.store.tables import SeatRow
from tests.store.tables import a_session, a_table


def test_somebody_has_a_session_on_each_device(store):
    async def play():
        ada = await store.writer.run(lambda c: sessions.create(c, b"one", "Ada", 1))
        await store.writer.run(lambda c: sessions.begin(c, b"two", ada.id, 2))
        await store.writer.run(lambda c: sessions.begin(c, b"three", ada.id, 3))
        assert {(await store.read(sessions.find, t)).person.id for t in (b"one", b"two")} == {
            ada.id
        }
        await store.writer.run(lambda c: sessions.end(c, b"one"))
        assert await store.read(sessions.find, b"one") is None
        await store.writer.run(lambda c: sessions.end_all(c, ada.id))
        assert await store.read(sessions.find, b"two") is None
        assert (await store.read(sessions.person, ada.id)).name == "Ada"

    asyncio.run(play())


def test_an_account_is_made_once_and_its_name_is_unique(store):
    async def play():
        ada, bob = await a_session(store), await a_session(store, "Bob")
        make = partial(accounts.create, name="Ada L", key="ada l", password="hash")
        assert await store.writer.run(partial(make, person=ada.id))
        assert not await store.writer.run(partial(make, person=ada.id, key="other"))
        with pytest.raises(Taken):
            await store.writer.run(partial(make, person=bob.id))
        await store.writer.run(lambda c: accounts.set_password(c, ada.id, "newer"))
        found = await store.read(accounts.find, "ada l")
        assert (found.person, found.account, found.password) == (ada.id, "Ada L", "newer")
        assert await store.read(accounts.find, "nobody") is None

    asyncio.run(play())


def test_all_that_a_guest_has_goes_over(store):
    async def play():
        ada = await a_session(store)
        sits = await a_table(store)
        guest = sits.owner
        kept = await a_table(store, [SeatRow("reserved", reserved=guest), SeatRow("open")])
        other = await a_table(store)
        say = partial(chat.add, table=sits.id, seat=0, person=guest, text="hello", at=1)
        await store.writer.run(say)
        work = partial(accounts.take_over, guest=guest, person=ada.id, now=0)
        assert await store.writer.run(work) == sorted([sits.id, kept.id])
        mine = {line.id for line in await store.read(lists.of_person, ada.id, 9)}
        assert mine == {sits.id, kept.id} and other.id not in mine
        row = await store.read(tables.load, sits.id)
        assert (row.owner, row.seats[0].person) == (ada.id, ada.id)
        assert await store.read(lists.of_person, guest, 9) == []
        assert [line.person for line in await store.read(chat.last, sits.id)] == [ada.id]

    asyncio.run(play())


def test_the_number_of_somebody_gone_is_not_given_again(store):
    async def play():
        ada, guest = await a_session(store), await a_session(store, "Bob")
        await store.writer.run(partial(accounts.take_over, guest=guest.id, person=ada.id, now=0))
        assert (await a_session(store, "Eve")).id > guest.id

    asyncio.run(play())


def test_chat_is_numbered_and_the_oldest_messages_go(store, monkeypatch):
    monkeypatch.setattr(chat, "MOST_MESSAGES", 3)

    async def play():
        made, other = await a_table(store), await a_table(store)
        for number in range(5):
            add = partial(chat.add, table=made.id, seat=0, person=1, text=str(number), at=number)
            assert (await store.writer.run(add)).number == number
        assert [line.text for line in await store.read(chat.last, made.id)] == ["2", "3", "4"]
        assert await store.read(chat.last, other.id) == []

    asyncio.run(play())


def test_a_copied_game_is_kept_with_its_snapshots(store):
    seated = table.new("gratte-ciel", 3, 5)
    while seated.outcome() is None and seated.version < 80:
        seated.act(seated.to_act(), min(seated.legal(), key=len))

    async def play():
        row = await a_table(store)
        row.id, row.copied, row.source_seal = "copy", len(seated.log) - 1, "0" * 64
        made = copies.copy(row, seated.log[:-1])
        await store.writer.run(lambda c: copies.write(c, row, made))
        opened = await store.read(opening.open_table, row)
        assert opened.state.text() == made.table.state.text()
        assert await store.read(log.last_version, row.id) == len(seated.log) - 2
        assert opened.copied == row.copied and opened.drawn == 0

    asyncio.run(play())
