"""Games for the benchmark, played beforehand: the clients only follow the script.

A table's dice hang on its secret, so a game that is worked out here goes the same way
in the server.
"""

import hashlib
import itertools
import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select

from ludotheque import fair, registry
from ludotheque.bots.levels import LEVELS
from ludotheque.contract import NOBODY, Words
from ludotheque.dice import Fast
from ludotheque.server.protocol.socket_messages import Act, Undo
from ludotheque.server.room.room import Room
from ludotheque.store import Store, schema, tables
from ludotheque.store.tables import SeatRow, TableRow
from ludotheque.table import Table

PLAYER = "greedy"
PAGE = 200  # tables written in one transaction
IN_THE_MIDDLE = 60  # the step that idle tables are at
LONGEST = 400  # moves of a script; a whole game of Auf Achse has thousands
BACKWARDS = 8  # how far a long game goes before it only moves back and forth


class Script(msgspec.Struct):
    """A table, who plays which seat, and the game that they will play."""

    table: str
    tokens: list[str]
    owners: list[int]  # for each seat, which of the tokens
    steps: list[tuple[int, Words]]


class Prepared(msgspec.Struct):
    """Everything that the clients need."""

    token: str
    rounds: list[list[Script]]
    paced: list[Script]
    idle: list[str]
    fresh: list[str]
    long: list[str]
    length: int


async def prepare(
    store: Store, game: str, tables_: int, rounds: int, idle: int, long: int, openings: int
) -> Prepared:
    """Fill an empty store."""
    people = [await _person(store) for _ in range(2)]
    scripts = [[await _script(store, game, people) for _ in range(tables_)] for _ in range(rounds)]
    paced = [await _script(store, game, people) for _ in range(tables_)]
    model, length = await _long_game(store, game, people, long)
    return Prepared(
        token=people[0][0],
        rounds=scripts,
        paced=paced,
        idle=await _copies(store, model, idle, IN_THE_MIDDLE),
        fresh=await _copies(store, model, openings, 1),
        long=await _copies(store, model, openings, length),
        length=length,
    )


async def prepare_copies(
    store: Store, game: str, count: int, moves: int = 0
) -> tuple[list[Script], str]:
    """Tables with the same game before its first move, and the token of an onlooker.

    So many, and as many more as can be played to their ends with so many moves.
    """
    people = [await _person(store) for _ in range(2)]
    model = await _script(store, game, people)
    row = await store.table_row(model.table)
    assert row is not None
    copies = await _copies(store, row, count + moves // len(model.steps), 0)
    scripts = [msgspec.structs.replace(model, table=table) for table in copies]
    return scripts, (await _person(store))[0]


async def _person(store: Store) -> tuple[str, int]:
    token = secrets.token_urlsafe()
    key = hashlib.sha256(token.encode()).digest()
    made = await store.create_guest(key, "Bench", int(time.time()))
    return token, made.id


async def _row(store: Store, game: str, people: list[tuple[str, int]]) -> TableRow:
    """A table of the fewest seats, its seats dealt out to two people.

    Each has an owner of its own: nobody may own as many unfinished tables as are measured.
    """
    _, owner = await _person(store)
    title = registry.title(game)
    secret = fair.new_secret()
    owners = itertools.islice(itertools.cycle(people), title.about.players.fewest)
    return TableRow(
        id=secrets.token_hex(7),
        game=title.id,
        edition=title.about.edition,
        options=title.options({}),
        onlookers=True,
        owner=owner,
        commitment=fair.commitment(secret),
        secret=secret,
        status="waiting",
        created=int(time.time()),
        seats=[SeatRow("person", person=person, name="Bench") for _, person in owners],
    )


async def _script(store: Store, game: str, people: list[tuple[str, int]]) -> Script:
    begun = await store.create_table(await _row(store, game, people))
    row, table = begun.row, begun.table
    assert table is not None
    steps: list[tuple[int, Words]] = []
    while table.to_act() != NOBODY and len(steps) < LONGEST:
        steps.append((table.to_act(), _chosen(table)))
        table.act(*steps[-1])
    ids = [person for _, person in people]
    owners = [ids.index(int(seat.person or 0)) for seat in row.seats]
    return Script(row.id, [token for token, _ in people], owners, steps)


def _chosen(table: Table) -> Words:
    seat = table.to_act()
    guess = table.game.guess(table.state, seat, Fast(table.version))
    return table.game.spell(LEVELS[PLAYER].choose(table.game, guess, seat, Fast(table.version)))


async def _long_game(
    store: Store, game: str, people: list[tuple[str, int]], length: int
) -> tuple[TableRow, int]:
    """A game of so many steps, or fewer when it ends, made as the server makes it."""
    begun = await store.create_table(await _row(store, game, people))
    room = Room(store, begun, lambda _room: None, 0.0)
    table = room.started()
    while table.version < length and table.to_act() != NOBODY:
        asked = str(table.version)
        undoing = [s for s in range(table.seats) if table.can_undo(s)]
        if undoing and table.version > BACKWARDS and table.version % 2:
            wish: Act | Undo = Undo(asked, table.version, False)
            seat = undoing[0]
        else:
            wish, seat = Act(asked, table.version, _chosen(table)), table.to_act()
        await room.act(int(room.row.seats[seat].person or 0), wish)
    return room.row, table.version


async def _copies(store: Store, model: TableRow, count: int, last: int) -> list[str]:
    """Tables with the same game as the model's, up to a step; a hash names no table."""
    steps = await store.read(_rows, schema.steps, model.id, last)
    snapshots = await store.read(_rows, schema.snapshots, model.id, last)
    ids = [secrets.token_hex(7) for _ in range(count)]
    for start in range(0, count, PAGE):
        page = ids[start : start + PAGE]

        def work(connection: Connection, page: list[str] = page) -> None:
            for table in page:
                tables.create(connection, msgspec.structs.replace(model, id=table))
            for kind, rows in ((schema.steps, steps), (schema.snapshots, snapshots)):
                copies = [{**row, "table_id": table} for table in page for row in rows]
                if copies:
                    connection.execute(insert(kind), copies)

        await store.writer.run(work)
    return ids


def _rows(connection: Connection, kind: Any, table: str, last: int) -> list[dict[str, Any]]:
    wanted = (kind.c.table_id == table) & (kind.c.version <= last)
    found = connection.execute(select(kind).where(wanted).order_by(kind.c.version))
    return [dict(row) for row in found.mappings()]
