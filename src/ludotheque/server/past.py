"""What the browser asks about the past over HTTP: moments, the story, records, branches."""

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody, RawBody

from ludotheque.server import imports
from ludotheque.server.branches import branch
from ludotheque.server.house import House
from ludotheque.server.messages import Lobby, NewBranch, Story, Verdict
from ludotheque.server.refusals import Refusal
from ludotheque.server.viewer import encode
from ludotheque.server.visitors import AnyRequest, address_of, checked_share, person_of
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
    return Response((await live.written()).json(), media_type=MediaType.JSON)


@post(
    "/verify",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    summary="Check every byte of a finished game",
)
async def post_verify(request: AnyRequest, house: NamedDependency[House], body: RawBody) -> Verdict:
    verdict = await _verdict(request, house, body)
    if verdict is None:
        raise Refusal("bad-record")
    return verdict


@post("/records", request_max_body_size=LARGEST_RECORD, summary="Take a record as a table")
async def post_record(request: AnyRequest, house: NamedDependency[House], body: RawBody) -> Lobby:
    person = person_of(request)
    if not house.limits.tables.take(person.id):
        raise Refusal("too-many-requests")
    verdict = await _verdict(request, house, body)
    live = await imports.take(house.store, house.tables, person, body, verdict)
    return live.audience.lobby(person.id)


@post("/tables/{table_id:str}/branches", summary="Play on from a moment of a finished game")
async def post_branch(
    request: AnyRequest,
    house: NamedDependency[House],
    table_id: FromPath[str],
    data: JSONBody[NewBranch],
) -> Lobby:
    person = person_of(request)
    if not house.limits.tables.take(person.id):
        raise Refusal("too-many-requests")
    live = await house.tables.get(table_id)
    share = checked_share(data.share)
    made = await branch(house, live, person, data, share)
    return made.audience.lobby(person.id)


async def _verdict(request: AnyRequest, house: House, body: bytes) -> Verdict | None:
    """What a worker says of a record; None when it is not over, or not true."""
    if not house.limits.verifications.take(address_of(request)):
        raise Refusal("too-many-requests")
    try:
        return (await house.workers.ask(Verify(body.decode()))).verdict
    except UnicodeDecodeError:
        raise Refusal("bad-record") from None
