"""Golden playthroughs: a game told in plain words, kept and compared.

Greedy players play them, so that a change of a heuristic does not change a golden. Its
opening and its end can be read; of each stretch between them stands a hash, so that any
change is noticed, and where it begins. `ludotheque replay` tells the whole of a record.
"""

import hashlib
from collections.abc import Iterator
from itertools import chain

from ludotheque.bots import ask
from ludotheque.dice import Fast
from ludotheque.lab.selfplay import decisions
from ludotheque.lab.simulation import Setting
from ludotheque.registry import Title
from ludotheque.speech import Speaker
from ludotheque.table import Table, new

LANGUAGE = "en"
OPENING, ENDING = 90, 60  # so many lines are told, and the steps that end within them
STRETCH = 50  # steps for which one hash stands

Step = list[str]


def playthrough(title: Title, setting: Setting, seed: int, edition: int | None = None) -> str:
    """One game of greedy players, shortened."""
    table = new(title.id, setting.seats, seed, setting.options, edition)
    dice = Fast(seed)
    for _ in decisions(table, lambda now: ask(now, "greedy", dice)):
        pass
    heading = f"{title.about.title}: {setting}, seed {seed}"
    return "\n".join([heading, "", *shortened(_steps(table)), *_end(table)])


def told(table: Table) -> str:
    """A whole game told from its log, with the last position."""
    return "\n".join([*chain(*_steps(table)), *_end(table)])


def shortened(steps: list[Step]) -> Iterator[str]:
    """The opening, a line for each stretch in the middle, the end."""
    first = _fitting(steps, OPENING)
    last = len(steps) - _fitting(steps[first:][::-1], ENDING)
    yield from chain(*steps[:first])
    for begin in range(first, last, STRETCH):
        lines = list(chain(*steps[begin : min(begin + STRETCH, last)]))
        digest = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
        yield f"{begin} to {min(begin + STRETCH, last) - 1}. {len(lines)} lines, {digest}"
    yield from chain(*steps[last:])


def _fitting(steps: list[Step], lines: int) -> int:
    """How many steps from the first on are told in so many lines."""
    count = 0
    for step in steps:
        lines -= len(step)
        if lines < 0:
            break
        count += 1
    return count


def _steps(table: Table) -> list[Step]:
    """Every action, and every event as a sentence."""
    speaker = Speaker(table.title, LANGUAGE, _names(table))
    steps = []
    for version, step in enumerate(table.log):
        action = f"{version}. {' '.join(str(word) for word in step.action)}"
        events = table.events[version]
        sentences = [speaker.event(one.name, {**one.facts, **one.secret}) for one in events]
        steps.append([action, *(f"   {sentence}" for sentence in sentences)])
    return steps


def _end(table: Table) -> Iterator[str]:
    outcome = table.outcome()
    if outcome is not None:
        yield from ["", f"Ended: {outcome.reason}. Scores: {outcome.scores}."]
        yield "Won by " + ", ".join(_names(table)[seat] for seat in outcome.winners) + "."
    yield from ["", table.state.text(), ""]


def _names(table: Table) -> list[str]:
    return [colour.capitalize() for colour in table.title.about.colours[: table.seats]]


def golden_settings(title: Title, variety: list[Setting]) -> dict[str, Setting]:
    """The settings that a golden is kept of: fewest, middle and most players, by file name."""
    fewest, most = title.about.players.fewest, title.about.players.most
    counts = sorted({fewest, (fewest + most) // 2, most})
    usual = {setting.seats: setting for setting in reversed(variety)}
    return {f"{seats}-seats": usual[seats] for seats in counts}
