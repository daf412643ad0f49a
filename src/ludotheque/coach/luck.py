"""What chance did to everybody's chances: the deal, and each draw.

A draw is compared with the mean of what the same action could have drawn instead, from the true
position: this is hindsight, and says nothing of how somebody played. On average it is nothing, so
that a result less its luck is as fair as the result itself, and varies less by a good judge.
"""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from ludotheque import playback, registry
from ludotheque.bots.bot import shares
from ludotheque.coach import calibration, judge
from ludotheque.contract import NOBODY, Game, State
from ludotheque.dice import Fast
from ludotheque.record import Record
from ludotheque.table import Table

FILE: Final = "luck.json"
REDRAWN: Final = 12  # times that a draw is made anew
ENOUGH: Final = 0.7  # of the variance may be left, or a result less its luck is not shown
MOST_STROKES: Final = 5
DIGITS: Final = 4


class Draws(msgspec.Struct):
    """What the draws of a step did to the chances of each seat; version 0 is the deal."""

    version: int
    changes: list[float]


class Stroke(msgspec.Struct, rename="camel"):
    """What the draws of a step, of the deal where it is 0, did to a seat's chances."""

    version: int
    change: float


class Luck(msgspec.Struct, rename="camel"):
    """What chance did to a seat: all in all, and its heaviest strokes.

    `result` is the seat's share of the victory less its luck, None where that would say little:
    `left` is how much of the variance of results it leaves in games of bots, None if not measured.
    """

    total: float
    strokes: list[Stroke]
    result: float | None
    left: float | None


class Measured(msgspec.Struct, frozen=True):
    """What `ludotheque measure-luck` found: by seats the part of the variance that is left."""

    judge: str
    games: int
    left: dict[int, float]


def luck(written: Record, seat: int) -> Luck:
    """The luck of a seat in a finished game."""
    title, found = registry.title(written.game), strokes(written)
    mine = [Stroke(one.version, round(one.changes[seat], DIGITS)) for one in found]
    total = sum(one.changes[seat] for one in found)
    measured = _read(title.folder)
    current = measured is not None and measured.judge == judge.digest(title)
    left = measured.left.get(len(written.seats)) if measured and current else None
    result = None
    if left is not None and left <= ENOUGH and written.result is not None:
        winners = written.result.winners
        result = round((1.0 / len(winners) if seat in winners else 0.0) - total, DIGITS)
    heaviest = sorted(mine, key=lambda one: (-abs(one.change), one.version))[:MOST_STROKES]
    return Luck(round(total, DIGITS), [one for one in heaviest if one.change], result, left)


def strokes(written: Record) -> list[Draws]:
    """Every step of a finished game in which chance had a part."""
    found: list[Draws] = []
    before: State | None = None
    whole = len(written.steps) - 1
    for table in playback.positions(written):
        step = table.log[-1]
        if step.draws:
            phase = table.version / max(1, whole)
            happened = _chances(table, table.state, phase)
            usual = _mean(
                [
                    _chances(table, _redrawn(table, before, table.version * REDRAWN + k), phase)
                    for k in range(REDRAWN)
                ]
            )
            changes = [one - other for one, other in zip(happened, usual, strict=True)]
            found.append(Draws(table.version, changes))
        before = table.state
    return found


def _redrawn(table: Table, before: State | None, seed: int) -> State:
    """The position after the last step with other luck."""
    game, step, dice = table.game, table.log[-1], Fast(seed)
    if before is None:
        options = table.title.options(table.options)
        return game.setup(table.seats, options, dice, None)
    after = before.copy()
    after.ask(step.seat)
    after.apply(game.parse(step.action), dice, None)
    return after


def _chances(table: Table, state: State, phase: float) -> list[float]:
    game: Game[State] = table.game
    raw = [float(share) for share in shares(game, state, registry.bots_of(game).scale)]
    if state.to_act() == NOBODY:
        return raw
    known = calibration.of(table.title)
    return [known.chance(one, table.seats, phase) for one in raw]


def _mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


@cache
def _read(folder: Path) -> Measured | None:
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Measured)
    except FileNotFoundError:
        return None
