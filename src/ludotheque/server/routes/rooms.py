"""Tables in one room over HTTP: where phones find the server, and how they come to a seat."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.http_messages import (
    Addresses,
    AskCode,
    FoundSeat,
    SeatCode,
    TypedCode,
)
from ludotheque.server.protocol.roles import Role
from ludotheque.server.room.room import Room
from ludotheque.server.room.table_state import handover, invitation
from ludotheque.server.routes.request import AnyRequest, address_of
from ludotheque.server.services import Services
from ludotheque.server.settings import reachable

EVERYBODY = ""


@get("/addresses", role=Role.SIGNED_IN, summary="Where other devices may reach this server")
async def get_addresses(request: AnyRequest, services: NamedDependency[Services]) -> Addresses:
    return Addresses(reachable(services.settings, str(request.base_url)))


@post("/tables/{table_id:str}/codes", role=Role.HOST, summary="A short code for a seat")
async def post_code(
    services: NamedDependency[Services], table_id: FromPath[str], data: JSONBody[AskCode]
) -> SeatCode:
    room = await services.rooms.get(table_id)
    token = _token(room, data.seat)
    return SeatCode(await services.store.make_code(table_id, data.seat, token), token)


@post("/codes", status_code=200, role=Role.SIGNED_IN, summary="The seat that a code stands for")
async def post_typed(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[TypedCode]
) -> FoundSeat:
    limits = services.limits
    if not limits.codes.take(address_of(request)) or not limits.all_codes.take(EVERYBODY):
        raise ApiError("too-many-requests")
    found = await services.store.find_code(data.code)
    if found is None:
        raise ApiError("wrong-code")
    room = await services.rooms.find(found.table_id)
    if room is None or _token_now(room, found.seat) != found.token:
        await services.store.end_code(found.code)
        raise ApiError("wrong-code")
    return FoundSeat(found.table_id, found.seat, found.token)


def _token(room: Room, seat: int) -> str:
    if not 0 <= seat < len(room.row.seats):
        raise ApiError("bad-seats")
    token = _token_now(room, seat)
    if token is None:
        raise ApiError("not-allowed")
    return token


def _token_now(room: Room, seat: int) -> str | None:
    """What lets a phone have this seat as the table stands."""
    row, wanted = room.row, room.row.seats[seat]
    if wanted.kind == "invited" and wanted.free and row.status == "waiting":
        return invitation(row, seat)
    return handover(row, seat)


ROUTES = [get_addresses, post_code, post_typed]
