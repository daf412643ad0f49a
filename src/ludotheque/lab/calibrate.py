"""Fits how far the judge of a title can be trusted, on games of bots: `ludotheque calibrate GAME`.

In every tenth of a game one moment is taken. What the judge says there of each seat, by what the
seat knows, is compared with how the game ended; and where some games are played on a second time
from there, with other luck in another world that the seat could not tell from the true one, the
product of the two differences is on average the square of what the chance is off.
"""

import argparse
from collections.abc import Callable
from functools import partial
from math import log, sqrt
from typing import Final

import msgspec

from ludotheque import registry
from ludotheque.bots import bot
from ludotheque.coach import judge
from ludotheque.coach.calibration import FILE, TENTHS, Calibration, Fit, drawn
from ludotheque.contract import State
from ludotheque.dice import Fast
from ludotheque.lab import pool
from ludotheque.lab.selfplay import at_random, by_bot, positions
from ludotheque.registry import Title

LEVEL: Final = "heuristic"
TWICE: Final = 4  # one game of so many is played on a second time
SELDOM: Final = 12  # one action of so many is random
BINS: Final = 3  # of chances, low to high, that are compared with what happened
STEEPEST: Final = 2.0
LEAST_ERROR: Final = 0.02  # so much is never known
DIGITS: Final = 3


Chooses = Callable[[State], int]


class Said(msgspec.Struct):
    """What the judge said of a seat, its share of the victory in the end, and perhaps another."""

    tenth: int
    raw: float
    share: float
    again: float | None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=1000, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of seats (default: all)")
    pool.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Writes the tables beside the rules, and says how good they are."""
    title = registry.title(arguments.game)
    players = title.about.players
    fits = {}
    for seats in arguments.seats or range(players.fewest, players.most + 1):
        played = partial(sample, title, seats)
        said = list(pool.workers(arguments).in_order(played, range(arguments.games)))
        fits[seats] = fitted(said, seats)
        off = " ".join(f"{100 * one:.1f}" for one in fits[seats].off)
        print(
            f"{title.id}, {seats} seats, {arguments.games} games: off by {off} points", flush=True
        )
        made = Calibration(judge.digest(title), fits)
        (title.folder / FILE).write_bytes(msgspec.json.format(msgspec.json.encode(made)) + b"\n")
    return 0


def sample(title: Title, seats: int, number: int) -> list[Said]:
    """A game of bots, and what the judge said of it."""
    dice = Fast(number)
    choose = _mostly(by_bot(bot(LEVEL), title.game, dice), at_random(dice), dice)
    options = title.options(title.about.simulation, seats)
    first = title.game.setup(seats, options, dice, None)
    course = [state.copy() for state in positions(first, dice, choose)]
    outcome = course[-1].outcome()
    assert outcome is not None
    said = []
    for tenth in range(TENTHS):
        at = int((tenth + dice.below(1000) / 1000) * (len(course) - 1) / TENTHS)
        other = course[at].to_act() if number % TWICE == 0 else None
        for seat in range(seats):
            raw = judge.chance(title.game, course[at], seat, number)
            again = None
            if seat == other:
                world = title.game.guess(course[at], seat, dice)
                again = _ending(world, dice, choose, seat)
            said.append(Said(tenth, raw, outcome.share(seat), again))
    return said


def fitted(games: list[list[Said]], seats: int) -> Fit:
    """The table of games; how far it is off is told by halves that check each other."""
    slopes = [_slope(_at(games, tenth), seats) for tenth in range(TENTHS)]
    squares = [_square(_at(games, tenth), seats, slopes[tenth]) for tenth in range(TENTHS)]
    errors = []
    for tenth in range(TENTHS):
        near = squares[max(0, tenth - 1) : tenth + 2]  # one tenth alone has too few games
        errors.append(max(LEAST_ERROR, sqrt(max(0.0, sum(near) / len(near)))))
    halves = [games[0::2], games[1::2]]
    off = []
    for tenth in range(TENTHS):
        first, second = _at(halves[0], tenth), _at(halves[1], tenth)
        # Apart: what is too steep for the one half is too flat for the other.
        off.append((_off(_told(first, second, seats)) + _off(_told(second, first, seats))) / 2)
    rounded = [[round(one, DIGITS) for one in values] for values in (slopes, errors, off)]
    return Fit(len(games), *rounded)


def _told(said: list[Said], others: list[Said], seats: int) -> list[tuple[float, float]]:
    """What chances by a slope that others gave tell of these, and what happened."""
    slope = _slope(others, seats)
    return [(drawn(one.raw, seats, slope), one.share) for one in said]


def _at(games: list[list[Said]], tenth: int) -> list[Said]:
    return [one for said in games for one in said if one.tenth == tenth]


def _slope(said: list[Said], seats: int) -> float:
    """The slope with the least log loss, by golden section."""
    low, high = 0.0, STEEPEST
    for _ in range(16):
        third = (high - low) * 0.381966
        if _log_loss(said, seats, low + third) < _log_loss(said, seats, high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2


def _log_loss(said: list[Said], seats: int, slope: float) -> float:
    total = 0.0
    for one in said:
        chance = drawn(one.raw, seats, slope)
        total -= one.share * log(chance) + (1 - one.share) * log(1 - chance)
    return total


def _square(said: list[Said], seats: int, slope: float) -> float:
    """The mean square of what chances are off."""
    products = []
    for one in said:
        if one.again is not None:
            chance = drawn(one.raw, seats, slope)
            products.append((chance - one.share) * (chance - one.again))
    return sum(products) / max(1, len(products))


def _off(told: list[tuple[float, float]]) -> float:
    """How far chances are from what happened, in bins of equal size: the root of the mean square,
    less what chance alone would make of it (debiased calibration error).
    """
    told = sorted(told, key=lambda one: one[0])
    total = 0.0
    for number in range(BINS):
        part = told[len(told) * number // BINS : len(told) * (number + 1) // BINS]
        gaps = [chance - share for chance, share in part]
        mean = sum(gaps) / len(gaps)
        noise = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) * (len(gaps) - 1))
        total += mean**2 - noise
    return sqrt(max(0.0, total / BINS))


def _mostly(usual: Chooses, seldom: Chooses, dice: Fast) -> Chooses:
    """Now and then otherwise: people err, and some bots would play the same game for ever."""
    return lambda state: seldom(state) if dice.below(SELDOM) == 0 else usual(state)


def _ending(world: State, dice: Fast, choose: Chooses, seat: int) -> float:
    """The seat's share of the victory when the world is played on."""
    *_, last = positions(world, dice, choose)
    outcome = last.outcome()
    assert outcome is not None
    return outcome.share(seat)
