"""Tables for the store's tests: one person and bots at the model game."""

import itertools

from ludotheque import fair, registry
from ludotheque.store import sessions
from ludotheque.store import tables as kept
from ludotheque.store.tables import SeatRow, TableRow

_number = itertools.count()


async def a_session(store, name="Ada"):
    token = f"token {next(_number)}".encode()
    return await store.writer.run(lambda c: sessions.create(c, token, name, 1))


async def a_table(store, seats=None, status="playing", game="gratte-ciel"):
    owner = (await a_session(store)).id
    secret = fair.new_secret()
    row = TableRow(
        id=f"table{next(_number)}",
        game=game,
        edition=registry.title(game).about.edition,
        options=registry.title(game).options({}),
        onlookers=True,
        owner=owner,
        commitment=fair.commitment(secret),
        secret=secret,
        status=status,
        created=next(_number),
        seats=seats
        or [SeatRow("person", person=owner, name="Ada")] + [SeatRow("bot", "casual")] * 2,
    )
    await store.writer.run(lambda c: kept.create(c, row))
    return row
