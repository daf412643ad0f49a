"""Checks of numbers: observations and measures are what they declare, values are finite."""

import math

from librt.vecs import vec
from mypy_extensions import i16

from ludotheque.contract import Block, State, Tell
from ludotheque.dice import Fast
from ludotheque.lab.selfplay import at_random, positions
from ludotheque.lab.simulation import Setting, all_settings
from ludotheque.lab.study.rows import GAME, SEAT, TABLE
from ludotheque.registry import Title
from ludotheque.testing.moments import EVERYBODY, naming, some_moments

UNTOUCHED = (-7777, -7778)  # two games would have to write both by chance
HALF_FULL = 2**14  # of the 16 bits of a number: a longer game would overflow
ROUNDING = 1e-6


def observed(title: Title, state: State, seat: int) -> list[int]:
    """What a seat observes; AssertionError unless exactly the blocks were written."""
    size = sum(block.size for block in title.game.observation(len(state.standing())))
    first, second = (_written(title, state, seat, size, blank) for blank in UNTOUCHED)
    assert first[0] == first[-1] == UNTOUCHED[0], "an observation is longer than its blocks"
    assert first[1:-1] == second[1:-1], "an observation leaves some of its numbers unwritten"
    return first[1:-1]


def _written(title: Title, state: State, seat: int, size: int, blank: int) -> list[int]:
    out = vec[i16]([blank] * (size + 2))
    title.game.observe(state, seat, out, 1)
    return [int(number) for number in out]


def observations_fit_their_blocks(title: Title) -> None:
    """Kinds are kinds, every block has a name of its own and a meaning; positions differ."""
    if not title.game.observation(title.about.players.fewest):
        return
    for setting in all_settings(title):
        blocks = title.game.observation(setting.seats)
        names = [block.name for block in blocks]
        assert len(set(names)) == len(names), f"two blocks of an observation share a name: {names}"
        for block in blocks:
            assert block.meaning and block.size > 0, (
                f"the block {block.name!r} has no meaning or size"
            )
    seen = set()
    for moment in some_moments(title):
        for seat in moment.seats:
            with moment.seen_by(seat):
                numbers = observed(title, moment.state, seat)
                read = title.game.read(moment.state.text())
                assert numbers == observed(title, read, seat), (
                    "another observation when read from text"
                )
                _fit(title.game.observation(len(moment.seats)), numbers)
                seen.add(tuple(numbers))
    assert len(seen) > 1, "the observations of all positions are the same"


def _fit(blocks: list[Block], numbers: list[int]) -> None:
    for block in blocks:
        here, numbers = numbers[: block.size], numbers[block.size :]
        low, high = min(here), max(here)
        fits = block.kinds == 0 or 0 <= low <= high < block.kinds
        assert fits, f"the block {block.name!r} has {block.kinds} kinds, but holds {low} to {high}"
        small = -HALF_FULL < low <= high < HALF_FULL
        assert small, f"the block {block.name!r} holds {low} to {high}: scale it, 32767 is the most"


def measures_are_numbers(title: Title) -> None:
    """A finished game of every setting gives each seat as many numbers as it declares."""
    measures = title.game.measures()
    names = [measure.name for measure in measures]
    assert len(set(names)) == len(names), f"two measures share a name: {names}"
    taken = {*TABLE, *GAME, *SEAT, *(option.id for option in title.about.options)}
    taken |= {parameter.id for parameter in title.game.parameters()}
    for measure in measures:
        assert measure.name not in taken, f"a study has a column {measure.name!r} already"
        assert measure.meaning, f"the measure {measure.name!r} has no meaning"
    for setting in all_settings(title) if measures else []:
        state, tell = _finished(title, setting)
        with naming(setting, 0, 0, EVERYBODY, state):
            rows = title.game.measured(state, tell.events)
            assert len(rows) == setting.seats, f"{len(rows)} rows of measures for the seats"
            for row in rows:
                said = f"measured() gives {row!r} for {', '.join(names)}"
                assert len(row) == len(names), said
                assert all(type(number) is int for number in row), said


def _finished(title: Title, setting: Setting) -> tuple[State, Tell]:
    """The end of a random game, and all that was told in it."""
    dice, tell = Fast(0), Tell()
    state = title.game.setup(setting.seats, setting.options, dice, tell)
    *_, last = positions(state, dice, at_random(dice), tell)
    return last, tell


def values_are_finite(title: Title) -> None:
    """`value` and `chances` are numbers; chances are one for each seat and make 1."""
    for moment in some_moments(title):
        for seat in moment.seats:
            with moment.seen_by(seat):
                guess = title.game.guess(moment.state, seat, Fast(moment.step))
                for state in (moment.state, guess):
                    value = title.game.value(state, seat)
                    assert math.isfinite(value), f"value() is {value}"
                chances = list(title.game.chances(guess))
                assert len(chances) in {0, len(moment.seats)}, "chances() has one for each seat"
                assert all(0 <= chance <= 1 for chance in chances), f"chances() are {chances}"
                whole = not chances or abs(sum(chances) - 1) < ROUNDING
                assert whole, f"chances() make {sum(chances)} together, not 1"
