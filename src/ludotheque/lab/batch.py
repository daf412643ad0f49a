"""Many tables as arrays: the fast lane for whoever trains or simulates.

    batch = ludotheque.batch("some-game", tables=4096, seats=4, seed=1)
    while training:
        observations, masks, rewards, done, to_act = batch.step(choose(batch))

The arrays are windows on the tables themselves: the next step writes into them.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ludotheque.contract import NOBODY, Block, Options, Words
from ludotheque.lab.stepping import BatchedTables
from ludotheque.registry import Title


class Seen(NamedTuple):
    """What every table shows, a row each.

    `observations` (int16) are those of the seat to act, `masks` say which slots are
    legal for it, `rewards` (by seat) and `done` are those of a game that has just ended;
    where `done` is set, all else is of the new game.
    """

    observations: npt.NDArray[np.int16]
    masks: npt.NDArray[np.bool_]
    rewards: npt.NDArray[np.float64]
    done: npt.NDArray[np.bool_]
    to_act: npt.NDArray[np.int16]


class Batch:
    """Many tables of one game, acted on together; a finished one starts again."""

    def __init__(
        self, title: Title, tables: int, seats: int, seed: int, options: Options | None = None
    ) -> None:
        title.check_seats(seats)
        if tables < 1:
            raise ValueError(f"a batch has 1 table or more, not {tables}")
        self.title = title
        self.blocks: list[Block] = title.game.observation(seats)
        if not self.blocks:
            raise ValueError(f"{title.id} has no observations, so it cannot be played in a batch")
        chosen = title.options({**title.about.simulation, **(options or {})}, seats)
        self._tables = BatchedTables(title.game, tables, seats, chosen, seed)
        self._chosen = np.asarray(self._tables.chosen)
        self.seen = Seen(
            np.asarray(self._tables.observations).reshape(tables, -1),
            np.asarray(self._tables.masks).view(np.bool_).reshape(tables, -1),
            np.asarray(self._tables.rewards).reshape(tables, seats),
            np.asarray(self._tables.done).view(np.bool_),
            np.asarray(self._tables.to_act),
        )

    def step(self, slots: npt.ArrayLike) -> Seen:
        """Act on every table by the slot chosen for it; ValueError when one is not legal."""
        chosen = np.asarray(slots, dtype="<i8")
        if chosen.shape != self._chosen.shape:
            raise ValueError(f"{len(self._chosen)} tables need as many slots")
        wrong = int(self._tables.step(chosen.tobytes()))
        if wrong != NOBODY:
            raise ValueError(f"table {wrong}: slot {chosen[wrong]} is not legal")
        return self.seen

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal slot for every table."""
        self._tables.sample()
        return self._chosen

    def words(self, table: int, slot: int) -> Words:
        """What a legal slot means on a table, in words."""
        return self.title.game.spell(self._tables.action(table, slot))
