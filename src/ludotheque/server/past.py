"""What the browser asks about the past over HTTP: moments, the story, the record."""

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, RawBody

from ludotheque.server.house import House
from ludotheque.server.messages import Story, Verdict
from ludotheque.server.refusals import Refusal
from ludotheque.server.viewer import encode
from ludotheque.server.visitors import AnyRequest, address_of
from ludotheque.server.worker import Verify

LARGEST_RECORD = 1024 * 1024


@get("/tables/{table_id:str}/moments/{version:int}", summary="The table as it was")
async def get_moment(
    request: AnyRequest,
    house: NamedDependency[House],
    table_id: FromPath[str],
    version: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> Response[bytes]:
    """A `Moment`; what a board holds is the game's own, so no schema describes it here."""
    live = await house.tables.get(table_id)
    person = None if request.user is None else request.user.id
    shown = await house.history.moment(live.place, person, version, seat)
    return Response(encode(shown), media_type=MediaType.JSON)


@get("/tables/{table_id:str}/story", summary="How a finished game came about")
async def get_story(house: NamedDependency[House], table_id: FromPath[str]) -> Story:
    return await house.history.story((await house.tables.get(table_id)).place)


@get("/tables/{table_id:str}/record", summary="The game written down")
async def get_record(house: NamedDependency[House], table_id: FromPath[str]) -> Response[bytes]:
    live = await house.tables.get(table_id)
    return Response(await live.record(), media_type=MediaType.JSON)


@post(
    "/verify",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    summary="Check every byte of a finished game",
)
async def post_verify(request: AnyRequest, house: NamedDependency[House], body: RawBody) -> Verdict:
    return await verdict(request, house, body)


async def verdict(request: AnyRequest, house: House, body: bytes) -> Verdict:
    """What a worker says of a record; refused when it is not true."""
    if not house.limits.verifications.take(address_of(request)):
        raise Refusal("too-many-requests")
    try:
        answer = await house.workers.ask(Verify(body.decode()))
    except UnicodeDecodeError:
        raise Refusal("bad-record") from None
    if answer.verdict is None:
        raise Refusal("bad-record")
    return answer.verdict
