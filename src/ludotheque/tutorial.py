"""A game's tutorial: a few moments of a real game, played by the real engine.

A game may bring a tutorial.toml: seats, options, seed, the learner's seat, and its steps.
docs/adding-a-game.md describes it.
"""

import msgspec

from ludotheque.contract import Illegal, Options, Words
from ludotheque.record import Seeded
from ludotheque.registry import Title
from ludotheque.table import Refused, Table
from ludotheque.views import SeenPreview, SeenStep, View, seen_preview, seen_step, view

FILE = "tutorial.toml"


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step as it is written down; `others` is what other seats do after the learner."""

    say: str
    do: Words | None = None
    others: list[Words] = []
    point: list[str | int] = []


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tutorial.toml."""

    seats: int
    seed: int
    steps: list[Lesson]
    seat: int = 0
    options: Options = {}


class TutorialStep(msgspec.Struct, frozen=True, rename="camel"):
    """One moment of a tutorial, with the learner's real view of it.

    `say` is a message id of the game's Fluent file. `steps` are the steps that led here
    from the moment before (empty in the first). `do` is what the learner is to do, one of
    `view.actions`, and `preview` what it does; both are None where there is only something
    to read. When he has done it the browser goes on to the next moment: nothing is sent.
    `point` are nouns of the board to look at.
    """

    say: str
    view: View
    steps: list[SeenStep]
    do: Words | None
    preview: SeenPreview | None
    point: list[str | int]


class BadTutorial(ValueError):
    """A tutorial that cannot be played as it is written."""


def has_tutorial(title: Title) -> bool:
    return (title.folder / FILE).is_file()


def script(title: Title) -> Script:
    """What the game's tutorial.toml says."""
    try:
        return msgspec.toml.decode((title.folder / FILE).read_bytes(), type=Script)
    except msgspec.DecodeError as error:
        raise BadTutorial(f"{title.id}: {error}") from None


def played(title: Title) -> list[TutorialStep]:
    """The tutorial from its first moment to its last."""
    written = script(title)
    table = Table(title, written.seats, written.options, Seeded(written.seed))
    shown: list[TutorialStep] = []
    told = table.version
    for number, lesson in enumerate(written.steps):
        try:
            shown.append(_moment(table, written.seat, lesson, told))
            told = table.version
            _go_on(table, written.seat, lesson)
        except (Illegal, Refused) as reason:
            raise BadTutorial(f"{title.id}, step {number} ({lesson.say}): {reason}") from None
    return shown


def _moment(table: Table, seat: int, lesson: Lesson, told: int) -> TutorialStep:
    preview = None if lesson.do is None else seen_preview(table.preview(seat, lesson.do))
    steps = [seen_step(table, version, seat) for version in range(told + 1, table.version + 1)]
    return TutorialStep(lesson.say, view(table, seat), steps, lesson.do, preview, lesson.point)


def _go_on(table: Table, seat: int, lesson: Lesson) -> None:
    """What happens before the next moment: the learner's action, then the others'."""
    if lesson.do is not None:
        table.act(seat, lesson.do)
    for words in lesson.others:
        others = [other for other in table.deciders() if other != seat]
        if not others:
            raise Refused("not-your-turn")
        table.act(others[0], words)
