"""A seat's game looked through: first everything at a glance, then decision by decision.

Both are functions of the record, the seat and the judge alone, so that what they give can be kept,
and asked for in pieces, here or elsewhere.
"""

import hashlib
from typing import Final

import msgspec

from ludotheque.coach import calibration, judge
from ludotheque.coach.calibration import Calibration
from ludotheque.coach.contest import LEVEL, USUAL, Contest, Loss
from ludotheque.coach.luck import Luck, luck
from ludotheque.coach.moments import Course, Decision, course
from ludotheque.contract import NOBODY, Words
from ludotheque.record import Record
from ludotheque.registry import Title

MOST_POINTS: Final = 120  # of the chances over the game
METHOD: Final = 3  # counted up with every change of how the coach works
AT_ONCE: Final = 2  # decisions that are judged with the first look
LEAST: Final = 0.04  # of an even share: what is worth a remark, two points of a hundred in pairs
SECOND_LOOK: Final = "second-look"  # in about.toml: with how many simulations a loss is looked at
AGAIN: Final = 2  # or so many times those of the first look: what it does not see is no remark
BAND: Final = 2.0  # errors on either side
DIGITS: Final = 4
MARK_DIGITS: Final = 16


class Chances(msgspec.Struct, rename="camel"):
    """The chances of each seat after a step by what it knew, from 0 to 1, and their band."""

    version: int
    chances: list[float]
    band: float


class Judged(msgspec.Struct, rename="camel"):
    """A real decision: what it was about, what was done, and what it cost.

    `asked` is its prompt, whose verb is the kind of decision. `better` and `chosen` are the seat's
    chances after what the coach would rather have done, with what would have come `then`, and after
    what was done. `loss` is the difference where it is clear, beyond twice its error, at a second
    look as well; else 0.
    """

    version: int
    asked: Words
    action: Words
    rather: Words
    then: list[Words]
    better: float
    chosen: float
    loss: float


class Look(msgspec.Struct, rename="camel"):
    """A seat's game at a glance: its chances, its real decisions by how suspicious they look, and
    the first of them judged. `calibrated`: by so many games of bots; 0 where nothing is known.
    """

    points: list[Chances]
    calibrated: int
    order: list[int]
    judged: list[Judged]
    luck: Luck


def mark(title: Title) -> str:
    """What a review depends on beside the record: judge, calibration, budget, method."""
    known = msgspec.json.encode(calibration.of(title))
    said = f"{METHOD} {judge.digest(title)} {title.about.bots} {known!r}"
    return hashlib.sha256(said.encode()).hexdigest()[:MARK_DIGITS]


def look(written: Record, seat: int) -> Look:
    """The first look at a seat's game."""
    played = course(written, seat)
    known = calibration.of(played.table.title)
    suspicions = {
        decision.version: Contest(played.table.game, decision, seat).glance()
        for decision in played.decisions
    }
    order = sorted(suspicions, key=lambda version: (-suspicions[version], version))
    fit = known.fits.get(played.table.seats)
    return Look(
        points=_points(played, known),
        calibrated=0 if fit is None else fit.games,
        order=order,
        judged=_judged(played, known, seat, order[:AT_ONCE]),
        luck=luck(written, seat),
    )


def judged(written: Record, seat: int, versions: list[int]) -> list[Judged]:
    """Some decisions of a seat, in this order; ValueError where there is none."""
    played = course(written, seat)
    return _judged(played, calibration.of(played.table.title), seat, versions)


def _judged(played: Course, known: Calibration, seat: int, versions: list[int]) -> list[Judged]:
    by_version = {decision.version: decision for decision in played.decisions}
    if not by_version.keys() >= set(versions):
        raise ValueError("these are no decisions of this seat")
    return [judge_one(played, known, by_version[version], seat) for version in versions]


def judge_one(
    played: Course,
    known: Calibration,
    decision: Decision,
    seat: int,
    simulations: int | None = None,
) -> Judged:
    """One decision, with so many simulations, or the usual number. What seems to be a loss is
    looked at again by a larger search, and told as that finds it.
    """
    title, seats = played.table.title, played.table.seats
    first = simulations or usual_look(title, seats)
    second = AGAIN * simulations if simulations else _second_look(title, seats)
    said = judge_once(played, known, decision, seat, first)
    return judge_once(played, known, decision, seat, second) if said.loss else said


def judge_once(
    played: Course, known: Calibration, decision: Decision, seat: int, simulations: int
) -> Judged:
    """One decision by one search."""
    contest = Contest(played.table.game, decision, seat, simulations)
    return _told(played, known, decision, decision.words, contest.loss())


def weighed(written: Record, seat: int, version: int, words: Words) -> tuple[Judged, Judged]:
    """A decision as it was made, and as it would have been with these words: what each costs beside
    the same rival in the worlds of a second look. ValueError where there was no such choice.
    """
    played = course(written, seat)
    game, known = played.table.game, calibration.of(played.table.title)
    found = [decision for decision in played.decisions if decision.version == version]
    if not found or game.parse(words) not in found[0].state.legal():
        raise ValueError("this was no choice of this seat")
    second = _second_look(played.table.title, played.table.seats)
    contest = Contest(game, found[0], seat, second)
    done, other = contest.loss(), contest.loss_of(game.parse(words))
    return (
        _told(played, known, found[0], found[0].words, done),
        _told(played, known, found[0], words, other),
    )


def usual_look(title: Title, seats: int) -> int:
    """How many simulations a decision is worth at such a table."""
    return title.about.bots.simulations_of(LEVEL, USUAL, seats)


def _second_look(title: Title, seats: int) -> int:
    """And how many one that seems to be a loss."""
    again = AGAIN * usual_look(title, seats)
    return title.about.bots.simulations_of(SECOND_LOOK, again, seats)


def _told(
    played: Course, known: Calibration, decision: Decision, words: Words, loss: Loss
) -> Judged:
    """A choice and its loss as they are told."""
    game, seats = played.table.game, played.table.seats
    phase = played.phase(decision.version)
    better = round(known.chance(loss.better, seats, phase), DIGITS)
    chosen = round(known.chance(loss.chosen, seats, phase), DIGITS)
    cost = round(better - chosen, DIGITS)
    return Judged(
        version=decision.version,
        asked=decision.asked,
        action=words,
        rather=game.spell(loss.rather),
        then=[game.spell(action) for action in loss.then],
        better=better,
        chosen=chosen,
        loss=cost if loss.clear() and cost >= LEAST / seats else 0.0,
    )


def _points(played: Course, known: Calibration) -> list[Chances]:
    """The chances where a turn begins, and at the end."""
    begun = [
        after
        for before, after in zip([None, *played.positions], played.positions, strict=False)
        if before is None or before.state.to_act() != after.state.to_act()
    ]
    stride = -(-len(begun) // MOST_POINTS)
    points, seats = [], played.table.seats
    for position in [*begun[:-1:stride], begun[-1]]:
        phase = played.phase(position.version)
        raw = [
            judge.chance(played.table.game, position.state, seat, position.version)
            for seat in range(seats)
        ]
        over = position.state.to_act() == NOBODY
        chances = raw if over else [known.chance(one, seats, phase) for one in raw]
        band = 0.0 if over else BAND * known.error(seats, phase)
        points.append(
            Chances(position.version, [round(c, DIGITS) for c in chances], round(band, 3))
        )
    return points
