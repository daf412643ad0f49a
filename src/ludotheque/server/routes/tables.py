"""Tables over HTTP: opening one, sitting down, a rematch."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import convert

from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.http_messages import (
    Commitment,
    Join,
    Lobby,
    NewTable,
    OpenTable,
    Rematch,
    UsualPace,
)
from ludotheque.server.protocol.roles import Role
from ludotheque.server.room import new_table, seating
from ludotheque.server.routes import table_lists
from ludotheque.server.routes.request import (
    AnyRequest,
    address_of,
    checked_share,
    limit_new_tables,
    person_of,
)
from ludotheque.server.services import Services


@post("/commitments", role=Role.SIGNED_IN, summary="Bind the server to the dice of a table to be")
async def post_commitment(request: AnyRequest, services: NamedDependency[Services]) -> Commitment:
    return Commitment(await services.store.make_commitment(person_of(request).id))


@post("/tables", role=Role.SIGNED_IN, summary="Open a table")
async def post_table(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[NewTable]
) -> Lobby:
    person = person_of(request)
    limit_new_tables(services, person)
    terms = new_table.agreed(data)
    seats = new_table.seat_rows(person, data.seats, checked_share(data.share))
    secret = await new_table.secret_for(services.store, person, data.commitment)
    now = services.store.clock.now()
    room = await services.rooms.create(new_table.new_row(person, terms, seats, secret, now))
    return room.audience.lobby(person.id)


@get("/tables", role=Role.ANYONE, summary="The tables that anyone may join")
async def get_tables(services: NamedDependency[Services]) -> list[OpenTable]:
    return await table_lists.open_tables(services.store)


@get("/tables/{table_id:str}", role=Role.WATCHER, summary="Who sits where, what was agreed")
async def get_table(
    request: AnyRequest, services: NamedDependency[Services], table_id: FromPath[str]
) -> Lobby:
    room = await services.rooms.get(table_id)
    return room.audience.lobby(None if request.user is None else request.user.id)


@get("/tables/{table_id:str}/paces", role=Role.WATCHER, summary="How those who sit here play")
async def get_paces(
    request: AnyRequest, services: NamedDependency[Services], table_id: FromPath[str]
) -> list[UsualPace | None]:
    asker = address_of(request) if request.user is None else request.user.id
    if not services.limits.replays.take(asker):
        raise ApiError("too-many-requests")
    room = await services.rooms.get(table_id)
    known = await services.store.usual(asker, sorted(room.people()))
    return [
        convert(known[seat.person], UsualPace, from_attributes=True)
        if seat.person in known
        else None
        for seat in room.row.seats
    ]


@post("/tables/{table_id:str}/join", status_code=200, role=Role.SIGNED_IN, summary="Sit down")
async def post_join(
    request: AnyRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[Join],
) -> Lobby:
    person = person_of(request)
    room = await services.rooms.get(table_id)
    await seating.join(services.store, room, person, data, checked_share(data.share))
    return room.audience.lobby(person.id)


@post(
    "/tables/{table_id:str}/rematch",
    role=Role.MEMBER,
    summary="One more table with the same people",
)
async def post_rematch(
    request: AnyRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[Rematch],
) -> Lobby:
    person = person_of(request)
    limit_new_tables(services, person)
    room = await services.rooms.get(table_id)
    successor = await services.rematches.open(room, person, data, checked_share(data.share))
    return successor.audience.lobby(person.id)


ROUTES = [post_commitment, post_table, get_tables, get_table, get_paces, post_join, post_rematch]
