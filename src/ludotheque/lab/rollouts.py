"""Batches played by a policy, one for each piece of work: training data from all workers.

    wanted = Rollouts("some-game", tables=256, seats=4, steps=100)
    for played in roll_out(wanted, policy, batches=8, workers=Processes(2)):
        ...

The arrays are the same whoever plays them: a batch has its number as its seed.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from ludotheque import registry
from ludotheque.contract import Options
from ludotheque.lab.batch import Batch, Seen
from ludotheque.lab.pool import Workers

Slots = npt.NDArray[np.int64]
Policy = Callable[[Seen, np.random.Generator], Slots]  # it travels by pickle


class Rollouts(msgspec.Struct, frozen=True):
    """Which tables, and how long they are played; the first batch has this number."""

    game: str
    tables: int
    seats: int
    steps: int
    options: Options = {}
    first: int = 0


class Played(NamedTuple):
    """What one batch showed before every step, what was chosen, and what came of it after."""

    observations: npt.NDArray[np.int16]  # steps, tables, numbers
    masks: npt.NDArray[np.bool_]
    to_act: npt.NDArray[np.int16]
    slots: Slots
    rewards: npt.NDArray[np.float64]  # by seat, where `done`
    done: npt.NDArray[np.bool_]


def roll_out(wanted: Rollouts, policy: Policy, batches: int, workers: Workers) -> Iterator[Played]:
    """So many batches in the order of their numbers."""
    numbers = range(wanted.first, wanted.first + batches)
    yield from workers.in_order(partial(play_batch, wanted, policy), numbers)


def play_batch(wanted: Rollouts, policy: Policy, number: int) -> Played:
    """One batch; its number is the seed of its tables and of the policy's luck."""
    title = registry.title(wanted.game)
    batch = Batch(title, wanted.tables, wanted.seats, number, wanted.options)
    luck = np.random.default_rng(number)
    steps = []
    for _ in range(wanted.steps):
        before = [batch.seen.observations.copy(), batch.seen.masks.copy(), batch.seen.to_act.copy()]
        slots = np.array(policy(batch.seen, luck))
        after = batch.step(slots)
        steps.append([*before, slots, after.rewards.copy(), after.done.copy()])
    return Played(*(np.stack(column) for column in zip(*steps, strict=True)))
