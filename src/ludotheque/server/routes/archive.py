"""What the browser asks about the past over HTTP: moments, the story, records, branches."""

from datetime import UTC, datetime

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody, RawBody

from ludotheque.server.archive import branches, imports
from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.coach_messages import CoachPiece
from ludotheque.server.protocol.encoding import encode
from ludotheque.server.protocol.http_messages import Lobby, NewBranch, Story, Verdict
from ludotheque.server.protocol.roles import Role
from ludotheque.server.room.new_table import secret_for
from ludotheque.server.routes.request import (
    AnyRequest,
    address_of,
    asker_of,
    checked_share,
    limit_new_tables,
    limit_replays,
    person_of,
)
from ludotheque.server.services import Services
from ludotheque.server.workers.worker import Verify

LARGEST_RECORD = 1024 * 1024


@get(
    "/tables/{table_id:str}/moments/{version:int}", role=Role.WATCHER, summary="The table as it was"
)
async def get_moment(
    request: AnyRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    version: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> Response[bytes]:
    """A `Moment`; what a board holds is the game's own, so no schema describes it here."""
    limit_replays(request, services)
    room = await services.rooms.get(table_id)
    person = None if request.user is None else request.user.id
    shown = await services.history.moment(asker_of(request), room, person, version, seat)
    return Response(encode(shown), media_type=MediaType.JSON)


@get("/tables/{table_id:str}/story", role=Role.WATCHER, summary="How a finished game came about")
async def get_story(
    request: AnyRequest, services: NamedDependency[Services], table_id: FromPath[str]
) -> Story:
    limit_replays(request, services)
    return await services.history.story(asker_of(request), await services.rooms.get(table_id))


@get(
    "/tables/{table_id:str}/coach/{seat:int}/{piece:int}",
    role=Role.WATCHER,
    summary="What a seat of a finished game could have done better",
)
async def get_coach(
    request: AnyRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    seat: FromPath[int],
    piece: FromPath[int],
) -> CoachPiece:
    limit_replays(request, services)
    room, asker = await services.rooms.get(table_id), asker_of(request)

    def admit() -> None:
        if not services.limits.coaching.take(asker):
            raise ApiError("too-many-requests")

    return await services.coaching.piece(asker, room, seat, piece, admit)


@get("/tables/{table_id:str}/record", role=Role.WATCHER, summary="The game written down")
async def get_record(
    request: AnyRequest, services: NamedDependency[Services], table_id: FromPath[str]
) -> Response[bytes]:
    limit_replays(request, services)
    room = await services.rooms.get(table_id)
    played = datetime.fromtimestamp(room.changed, UTC).date()
    named = {"Content-Disposition": f'attachment; filename="{room.row.game}-{played}.json"'}
    return Response((await room.record()).json(), media_type=MediaType.JSON, headers=named)


@post(
    "/verify",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    role=Role.ANYONE,
    summary="Check every byte of a finished game",
)
async def post_verify(
    request: AnyRequest, services: NamedDependency[Services], body: RawBody
) -> Verdict:
    verdict = await _verdict(request, services, body)
    if verdict is None:
        raise ApiError("bad-record")
    return verdict


@post(
    "/records",
    request_max_body_size=LARGEST_RECORD,
    role=Role.SIGNED_IN,
    summary="Take a record as a table",
)
async def post_record(
    request: AnyRequest, services: NamedDependency[Services], body: RawBody
) -> Lobby:
    person = person_of(request)
    limit_new_tables(services, person)
    verdict = await _verdict(request, services, body)
    room = await imports.take(services.store, services.rooms, person, body, verdict)
    return room.audience.lobby(person.id)


@post(
    "/tables/{table_id:str}/branches",
    role=Role.VISITOR,
    summary="Play on from a moment of a finished game",
)
async def post_branch(
    request: AnyRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[NewBranch],
) -> Lobby:
    person = person_of(request)
    limit_new_tables(services, person)
    room = await services.rooms.get(table_id)
    share = checked_share(data.share)
    secret = await secret_for(services.store, person, data.commitment)
    made = await branches.branch(services.store, services.rooms, room, person, data, secret, share)
    return made.audience.lobby(person.id)


async def _verdict(request: AnyRequest, services: Services, body: bytes) -> Verdict | None:
    """What a worker says of a record; None when it is not over, or not true."""
    if not services.limits.verifications.take(address_of(request)):
        raise ApiError("too-many-requests")
    try:
        question = Verify(body.decode())
        return (await services.verifiers.ask(question, asker_of(request))).verdict
    except UnicodeDecodeError:
        raise ApiError("bad-record") from None


ROUTES = [get_moment, get_story, get_coach, get_record, post_verify, post_record, post_branch]
