"""What the browser asks about all of somebody's games: their progress, their puzzles."""

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody

from ludotheque.server.archive import progress
from ludotheque.server.protocol.encoding import encode
from ludotheque.server.protocol.progress_messages import Progress, PuzzleChoice, Puzzles
from ludotheque.server.protocol.roles import Role
from ludotheque.server.routes.request import AnyRequest, asker_of, limit_replays, person_of
from ludotheque.server.services import Services

AT = "/puzzles/{day:str}/{number:int}"


@get("/progress", role=Role.SIGNED_IN, summary="What my decisions cost over many games")
async def get_progress(request: AnyRequest, services: NamedDependency[Services]) -> Progress:
    limit_replays(request, services)
    return await progress.progress(services.store, asker_of(request), person_of(request))


@get("/puzzles/{day:str}", role=Role.SIGNED_IN, summary="What I am asked today")
async def get_puzzles(
    request: AnyRequest, services: NamedDependency[Services], day: FromPath[str]
) -> Puzzles:
    limit_replays(request, services)
    return await services.puzzles.of_day(asker_of(request), person_of(request), day)


@get(AT, role=Role.SIGNED_IN, summary="A position of one of my games")
async def get_puzzle(
    request: AnyRequest,
    services: NamedDependency[Services],
    day: FromPath[str],
    number: FromPath[int],
) -> Response[bytes]:
    """A `Puzzle`; what a board holds is the game's own, so no schema describes it here."""
    limit_replays(request, services)
    asked = asker_of(request), person_of(request), day, number
    return _json(await services.puzzles.show(*asked))


@post(AT, status_code=200, role=Role.SIGNED_IN, summary="What I would do there")
async def post_answer(
    request: AnyRequest,
    services: NamedDependency[Services],
    day: FromPath[str],
    number: FromPath[int],
    data: JSONBody[PuzzleChoice],
) -> Response[bytes]:
    limit_replays(request, services)
    asked = asker_of(request), person_of(request), day, number
    return _json(await services.puzzles.answer(*asked, data.action))


@post(f"{AT}/preview", status_code=200, role=Role.SIGNED_IN, summary="What a choice would do there")
async def post_puzzle_preview(
    request: AnyRequest,
    services: NamedDependency[Services],
    day: FromPath[str],
    number: FromPath[int],
    data: JSONBody[PuzzleChoice],
) -> Response[bytes]:
    limit_replays(request, services)
    asked = asker_of(request), person_of(request), day, number
    return _json(await services.puzzles.preview(*asked, data.action))


def _json(shown: object) -> Response[bytes]:
    return Response(encode(shown), media_type=MediaType.JSON)


ROUTES = [get_progress, get_puzzles, get_puzzle, post_answer, post_puzzle_preview]
