"""What the browser asks for over HTTP. Who may ask is decided in `roles`."""

import re
from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody

from ludotheque.server import lines, messages, past, shelf, wishes
from ludotheque.server.again import again
from ludotheque.server.house import House
from ludotheque.server.messages import Again, Join, Lobby, Me, NewSession, NewTable, OpenTable
from ludotheque.server.people import COOKIE_SECONDS, Person, checked_name, cookie_name
from ludotheque.server.refusals import Refusal

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
    seats = wishes.seat_rows(person, data.seats, _share(data.share))
    live = await house.tables.create(wishes.new_row(person, wishes.agreed(data), seats))
    return live.audience.lobby(person.id)


@get("/tables", summary="The tables that anyone may join")
async def get_tables(house: NamedDependency[House]) -> list[OpenTable]:
    return await lines.open_tables(house.store)


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
    await live.seating.join(person, data, _share(data.share))
    return live.audience.lobby(person.id)


@post("/tables/{table_id:str}/again", summary="One more table with the same people")
async def post_again(
    request: AnyRequest,
    house: NamedDependency[House],
    table_id: FromPath[str],
    data: JSONBody[Again],
) -> Lobby:
    person = _person(request)
    if not house.limits.tables.take(person.id):
        raise Refusal("too-many-requests")
    live = await house.tables.get(table_id)
    successor = await again(house.tables, live, person, _share(data.share))
    return successor.audience.lobby(person.id)


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
        get_tables,
        get_table,
        post_join,
        post_again,
        past.get_moment,
        past.get_story,
        past.get_record,
        past.post_verify,
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
    return Me(person.name, person.account, await lines.mine(house.store, person))
