"""The shelf: every game that is installed, with its options, rules and texts."""

from functools import cache

import msgspec

from ludotheque import registry, rulebook
from ludotheque.bots.levels import HIDDEN, LEVELS
from ludotheque.registry import Title
from ludotheque.server.messages import Game, GameOption, Rulebook, RuleRow, Tutorial
from ludotheque.server.refusals import Refusal
from ludotheque.server.viewer import encode
from ludotheque.tutorial import has_tutorial, played, script


@cache
def games() -> list[Game]:
    return [_game(title) for title in registry.titles().values()]


def rules(game: str, language: str) -> Rulebook:
    book = rulebook.rulebook(_title(game, language), language)
    rows = [RuleRow(row.id, row.kind, row.section, row.text) for row in book.rows]
    return Rulebook(book.title, book.introduction, rows)


def messages(game: str, language: str) -> str:
    """The game's Fluent file."""
    path = _title(game, language).folder / f"messages.{language}.ftl"
    return path.read_text(encoding="utf-8")


@cache
def tutorial(game: str) -> bytes:
    """A game's tutorial, as it is sent: it is the same each time."""
    title = _title(game, rulebook.LANGUAGES[0])
    if not has_tutorial(title):
        raise Refusal("not-found")
    written = script(title)
    seats = title.about.colours[: written.seats]
    steps = played(title)
    return encode(Tutorial(title.id, title.options(written.options), seats, written.seat, steps))


def _title(game: str, language: str) -> Title:
    if language not in rulebook.LANGUAGES:
        raise Refusal("not-found")
    try:
        return registry.title(game)
    except registry.NoSuchGame:
        raise Refusal("no-such-game") from None


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
        options=[GameOption(**msgspec.structs.asdict(option)) for option in about.options],
        levels=[level for level in LEVELS if level not in HIDDEN],
        hidden=about.hidden,
        tutorial=has_tutorial(title),
    )
