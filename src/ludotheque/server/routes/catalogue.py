"""The catalogue over HTTP: every installed game with its options, rules, texts and tutorial."""

from functools import cache
from pathlib import Path

import msgspec
from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from ludotheque import registry, rulebook
from ludotheque.bots.levels import OFFERED
from ludotheque.contract import Parameter
from ludotheque.registry import Title
from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.encoding import encode
from ludotheque.server.protocol.http_messages import (
    Game,
    GameOption,
    GameParameter,
    Rulebook,
    RuleRow,
    Tutorial,
)
from ludotheque.server.protocol.roles import Role
from ludotheque.server.routes.boards import board_of
from ludotheque.tutorial import has_tutorial, played, script


@get("/games", role=Role.ANYONE, summary="Every game")
async def get_games() -> list[Game]:
    return games()


@get("/games/{game:str}/rules/{language:str}", role=Role.ANYONE, summary="A game's rulebook")
async def get_rules(game: FromPath[str], language: FromPath[str]) -> Rulebook:
    book = rulebook.rulebook(_title(game, language), language)
    rows = [RuleRow(row.id, row.kind, row.section, row.text) for row in book.rows]
    return Rulebook(book.title, book.introduction, rows)


@get(
    "/games/{game:str}/messages/{language:str}",
    media_type=MediaType.TEXT,
    role=Role.ANYONE,
    summary="A game's texts, as a Fluent file",
)
async def get_messages(game: FromPath[str], language: FromPath[str]) -> str:
    path = _title(game, language).folder / f"messages.{language}.ftl"
    return path.read_text(encoding="utf-8")


@get(
    "/games/{game:str}/tutorial",
    role=Role.ANYONE,
    summary="A game's tutorial, played by the real engine",
)
async def get_tutorial(game: FromPath[str]) -> Response[bytes]:
    """A `Tutorial`; what a board holds is the game's own, so no schema describes it here."""
    return Response(_tutorial(game), media_type=MediaType.JSON)


@get(
    "/games/{game:str}/poster",
    media_type="image/jpeg",
    role=Role.ANYONE,
    summary="A picture of a game, for shared links",
)
async def get_poster(game: FromPath[str]) -> bytes:
    picture = poster(_title(game, rulebook.LANGUAGES[0]))
    if picture is None:
        raise ApiError("not-found")
    return picture.read_bytes()


def poster(title: Title) -> Path | None:
    """The picture that a game brings along."""
    path = title.folder / "poster.jpg"
    return path if path.is_file() else None


@cache
def games() -> list[Game]:
    return [_game(title) for title in registry.titles().values()]


@cache
def _tutorial(game: str) -> bytes:
    """A game's tutorial, as it is sent: it is the same each time."""
    title = _title(game, rulebook.LANGUAGES[0])
    if not has_tutorial(title):
        raise ApiError("not-found")
    written = script(title)
    seats = title.about.colours[: written.seats]
    steps = played(title)
    return encode(Tutorial(title.id, title.options(written.options), seats, written.seat, steps))


def _title(game: str, language: str) -> Title:
    if language not in rulebook.LANGUAGES:
        raise ApiError("not-found")
    try:
        return registry.title(game)
    except registry.NoSuchGame:
        raise ApiError("no-such-game") from None


def _game(title: Title) -> Game:
    about = title.about
    return Game(
        id=about.id,
        title=about.title,
        designer=about.designer,
        year=about.year,
        minutes=about.minutes,
        fewest=about.players.fewest,
        most=about.players.most,
        reconstructed=about.reconstructed,
        colours=about.colours,
        warnings=about.warnings,
        open_prompts=about.open_prompts,
        prices=about.prices,
        teaches=about.teaches,
        options=[GameOption(**msgspec.structs.asdict(option)) for option in about.options],
        parameters=[_parameter(title, parameter) for parameter in title.game.parameters()],
        levels=OFFERED,
        hidden=about.hidden,
        tutorial=has_tutorial(title),
        board=board_of(title),
    )


def _parameter(title: Title, parameter: Parameter) -> GameParameter:
    players = title.about.players
    return GameParameter(
        id=parameter.id,
        least=parameter.least,
        most=parameter.most,
        step=parameter.step,
        sheets=[parameter.usual(seats) for seats in range(players.fewest, players.most + 1)],
        rule=parameter.rule,
    )


ROUTES = [get_games, get_rules, get_messages, get_tutorial, get_poster]
