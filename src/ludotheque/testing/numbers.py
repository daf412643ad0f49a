"""Checks of observations: they are what their blocks say, and tell nothing hidden."""

from librt.vecs import vec
from mypy_extensions import i16

from ludotheque.contract import State
from ludotheque.dice import Fast
from ludotheque.lab.simulation import all_settings
from ludotheque.registry import Title
from ludotheque.testing.positions import ENOUGH, running_positions, some_positions

UNTOUCHED = -7777


def observed(title: Title, state: State, seat: int) -> list[int]:
    """What a seat observes; AssertionError unless exactly the blocks were written."""
    size = sum(block.size for block in title.game.observation(len(state.standing())))
    out = vec[i16]([UNTOUCHED] * (size + 2))
    title.game.observe(state, seat, out, 1)
    numbers = [int(number) for number in out]
    assert numbers[0] == numbers[-1] == UNTOUCHED, "an observation is longer than its blocks"
    assert UNTOUCHED not in numbers[1:-1], "an observation is shorter than its blocks"
    return numbers[1:-1]


def observations_fit_their_blocks(title: Title) -> None:
    """Kinds are kinds, every block has a name of its own and a meaning; positions differ."""
    if not title.game.observation(title.about.players.fewest):
        return
    for setting in all_settings(title):
        blocks = title.game.observation(setting.seats)
        assert len({block.name for block in blocks}) == len(blocks)
        assert all(block.meaning and block.size > 0 for block in blocks)
    seen = []
    for state in some_positions(title):
        seats = len(state.standing())
        for seat in range(seats):
            numbers = observed(title, state, seat)
            seen.append(tuple(numbers))
            assert numbers == observed(title, title.game.read(state.text()), seat)
            for block in title.game.observation(seats):
                here, numbers = numbers[: block.size], numbers[block.size :]
                low, high = min(here), max(here)
                assert block.kinds == 0 or 0 <= low <= high < block.kinds, block.name
    assert len(set(seen)) > 1, "all positions look alike"


def observations_tell_nothing(title: Title) -> None:
    """Two positions that a seat cannot tell apart give it the same numbers."""
    if not title.game.observation(title.about.players.fewest):
        return
    for state in running_positions(title, ENOUGH // 2):
        for seat in range(len(state.standing())):
            for seed in range(3):
                twin = title.game.guess(state, seat, Fast(seed))
                same = observed(title, state, seat) == observed(title, twin, seat)
                assert same, f"seat {seat} observes what it cannot know"
