"""Removing tables and people, with everything that cannot be without them."""

from collections.abc import Collection

from sqlalchemy import Column, Connection, Table, delete, select, update

from ludotheque.store.schema import channels, metadata, outbox, people, tables


def _parts_of(whole: Table, name: str) -> list[Table]:
    """Whatever must name a row of `whole` in the column of this name."""

    def must(column: "Column[object]") -> bool:
        return not column.nullable and column.references(whole.c.id)

    return [part for part in metadata.sorted_tables if name in part.c and must(part.c[name])]


PARTS_OF_TABLES = _parts_of(tables, "table_id")
PARTS_OF_PEOPLE = _parts_of(people, "person")


def remove_tables(connection: Connection, gone: Collection[str]) -> None:
    for part in PARTS_OF_TABLES:
        connection.execute(delete(part).where(part.c.table_id.in_(gone)))
    branches = tables.c.source_table.in_(gone)
    connection.execute(update(tables).where(branches).values(source_table=None))
    connection.execute(delete(tables).where(tables.c.id.in_(gone)))


def remove_people(connection: Connection, gone: Collection[int]) -> None:
    """Remove people who sit nowhere any more. What they said stays where they said it."""
    theirs = select(channels.c.id).where(channels.c.person.in_(gone))
    connection.execute(delete(outbox).where(outbox.c.channel.in_(theirs)))
    for part in PARTS_OF_PEOPLE:
        connection.execute(delete(part).where(part.c.person.in_(gone)))
    connection.execute(delete(people).where(people.c.id.in_(gone)))
