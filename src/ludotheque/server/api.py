"""What the browser asks for over HTTP. Who may ask is decided in `roles`."""

import re
from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, RawBody

from ludotheque.server import messages, shelf
from ludotheque.server.house import House
from ludotheque.server.messages import Join, Lobby, Me, NewSession, NewTable, TableLine, Verdict
from ludotheque.server.people import COOKIE_SECONDS, Person, checked_name, cookie_name
from ludotheque.server.refusals import Refusal
from ludotheque.server.worker import Verify
from ludotheque.store import tables
from ludotheque.store.tables import Line

LONGEST_LIST = 100  # of my tables
LARGEST_RECORD = 1024 * 1024

AnyRequest = Request[Person | None, Any, Any]
_SHARE = re.compile(r"(?:[0-9a-f]{32})?")


@get("/health", summary="Whether the server is up")
async def health() -> dict[str, str]:
    return {"status": "ok"}


@get("/shelf", summary="Every game")
async def get_shelf() -> list[messages.Game]:
    return shelf.games()


@get("/games/{game:str}/rules/{language:str}", summary="A game's rulebook")
async def get_rules(game: FromPath[str], language: FromPath[str]) -> messages.Rulebook:
    return shelf.rules(game, language)


@get(
    "/games/{game:str}/messages/{language:str}",
    media_type=MediaType.TEXT,
    summary="A game's texts, as a Fluent file",
)
async def get_messages(game: FromPath[str], language: FromPath[str]) -> str:
    return shelf.messages(game, language)


@post("/session", status_code=200, summary="Come in as a guest, or change one's name")
async def post_session(
    request: AnyRequest, house: NamedDependency[House], data: JSONBody[NewSession]
) -> Response[Me]:
    name = checked_name(data.name)
    person = request.user
    if person is not None:
        await house.people.rename(person, name)
        return Response(await _me(house, person))
    if not house.limits.sessions.take(_address(request)):
        raise Refusal("too-many-requests")
    person, token = await house.people.welcome(name)
    secure = request.scope["scheme"] == "https"
    cookie = Cookie(
        key=cookie_name(secure),
        value=token,
        max_age=COOKIE_SECONDS,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )
    return Response(await _me(house, person), cookies=[cookie])


@get("/me", summary="Who I am, and my tables")
async def get_me(request: AnyRequest, house: NamedDependency[House]) -> Me:
    return await _me(house, _person(request))


@post("/tables", summary="Open a table")
async def post_table(
    request: AnyRequest, house: NamedDependency[House], data: JSONBody[NewTable]
) -> Lobby:
    person = _person(request)
    if not house.limits.tables.take(person.id):
        raise Refusal("too-many-requests")
    live = await house.tables.create(person, data, _share(data.share))
    return live.audience.lobby(person.id)


@get("/tables/{table_id:str}", summary="Who sits where, what was agreed")
async def get_table(
    request: AnyRequest, house: NamedDependency[House], table_id: FromPath[str]
) -> Lobby:
    live = await house.tables.get(table_id)
    return live.audience.lobby(None if request.user is None else request.user.id)


@post("/tables/{table_id:str}/join", status_code=200, summary="Sit down")
async def post_join(
    request: AnyRequest,
    house: NamedDependency[House],
    table_id: FromPath[str],
    data: JSONBody[Join],
) -> Lobby:
    person = _person(request)
    live = await house.tables.get(table_id)
    await live.join(person, data, _share(data.share))
    return live.audience.lobby(person.id)


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
async def post_verify(
    request: AnyRequest,
    house: NamedDependency[House],
    body: RawBody,
) -> Verdict:
    if not house.limits.verifications.take(_address(request)):
        raise Refusal("too-many-requests")
    try:
        answer = await house.workers.ask(Verify(body.decode()))
    except UnicodeDecodeError:
        raise Refusal("bad-record") from None
    if answer.verdict is None:
        raise Refusal("bad-record")
    return answer.verdict


ROUTER = Router(
    "/api",
    route_handlers=[
        health,
        get_shelf,
        get_rules,
        get_messages,
        post_session,
        get_me,
        post_table,
        get_table,
        post_join,
        get_record,
        post_verify,
    ],
)


def _person(request: AnyRequest) -> Person:
    if request.user is None:
        raise Refusal("not-signed-in")
    return request.user


def _address(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def _share(share: str) -> str:
    if not _SHARE.fullmatch(share):
        raise Refusal("bad-request")
    return share


async def _me(house: House, person: Person) -> Me:
    lines = await house.store.read(tables.of_session, person.id, LONGEST_LIST)
    return Me(person.name, [_line(line, person.id) for line in lines])


def _line(line: Line, person: int) -> TableLine:
    mine = [n for n, seat in enumerate(line.seats) if seat.session == person]
    return TableLine(
        id=line.id,
        game=line.game,
        players=[seat.name or seat.level or "" for seat in line.seats],
        my_turn=line.turn in mine,
        status=line.status,
    )
