"""What the browser asks for over HTTP. Who may ask is decided in `roles`."""

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody

from ludotheque.server import lines, messages, past, shelf, signing, wishes
from ludotheque.server.again import again
from ludotheque.server.house import House
from ludotheque.server.messages import (
    Again,
    Commitment,
    Join,
    Lobby,
    NewTable,
    OpenTable,
)
from ludotheque.server.refusals import Refusal
from ludotheque.server.visitors import AnyRequest, checked_share, person_of


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


@get("/games/{game:str}/tutorial", summary="A game's tutorial, played by the real engine")
async def get_tutorial(game: FromPath[str]) -> Response[bytes]:
    """A `Tutorial`; what a board holds is the game's own, so no schema describes it here."""
    return Response(shelf.tutorial(game), media_type=MediaType.JSON)


@post("/commitments", summary="Bind the server to the dice of a table to be")
async def post_commitment(request: AnyRequest, house: NamedDependency[House]) -> Commitment:
    return Commitment(house.commitments.make(person_of(request).id))


@post("/tables", summary="Open a table")
async def post_table(
    request: AnyRequest, house: NamedDependency[House], data: JSONBody[NewTable]
) -> Lobby:
    person = person_of(request)
    if not house.limits.tables.take(person.id):
        raise Refusal("too-many-requests")
    terms = wishes.agreed(data)
    seats = wishes.seat_rows(person, data.seats, checked_share(data.share))
    secret = house.commitments.keep(person.id, data.commitment)
    live = await house.tables.create(wishes.new_row(person, terms, seats, secret))
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
    person = person_of(request)
    live = await house.tables.get(table_id)
    await live.seating.join(person, data, checked_share(data.share))
    return live.audience.lobby(person.id)


@post("/tables/{table_id:str}/again", summary="One more table with the same people")
async def post_again(
    request: AnyRequest,
    house: NamedDependency[House],
    table_id: FromPath[str],
    data: JSONBody[Again],
) -> Lobby:
    person = person_of(request)
    if not house.limits.tables.take(person.id):
        raise Refusal("too-many-requests")
    live = await house.tables.get(table_id)
    share = checked_share(data.share)
    successor = await again(house, live, person, data.commitment, share)
    return successor.audience.lobby(person.id)


ROUTER = Router(
    "/api",
    route_handlers=[
        health,
        get_shelf,
        get_rules,
        get_messages,
        get_tutorial,
        signing.post_session,
        signing.get_me,
        signing.post_account,
        signing.post_sign_in,
        signing.post_sign_out,
        signing.post_password,
        post_commitment,
        post_table,
        get_tables,
        get_table,
        post_join,
        post_again,
        past.get_moment,
        past.get_story,
        past.get_record,
        past.post_verify,
        past.post_record,
        past.post_branch,
    ],
)
