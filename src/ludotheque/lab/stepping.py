"""Many tables stepped at once: their numbers lie side by side in packed vectors.

Nothing here makes a Python object per step; lab/batch.py lays arrays over the vectors.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from ludotheque.contract import NOBODY, Game, Options, State
from ludotheque.dice import Fast

SLOT_BYTES: Final[i64] = 8


class BatchedTables:
    """Tables of one game that act in step; a finished table starts again by itself.

    Only decisions with a choice are asked for. Each table has dice of its own, so its
    games depend on nothing but the seed, its number and the slots chosen for it.
    """

    def __init__(
        self, game: Game[State], tables: i64, seats: i64, options: Options, seed: int
    ) -> None:
        self.game = game
        self.tables = tables
        self.seats = seats
        self.options = options
        self.slots = game.slots()
        self.width: i64 = sum([block.size for block in game.observation(seats)])
        self._policy = Fast(seed)
        self.dice = vec[Fast](capacity=tables)
        self.states = vec[State](capacity=tables)
        self.observations = vec[i16]([0] * (tables * self.width))
        self.masks = vec[u8]([0] * (tables * self.slots))
        self.rewards = vec[float]([0.0] * (tables * seats))
        self.done = vec[u8]([0] * tables)
        self.to_act = vec[i16]([0] * tables)
        self.chosen = vec[i64]([0] * tables)  # the slot for each table
        self._actions = vec[vec[i64]]([vec[i64]() for _ in range(tables)])
        self._legal_slots = vec[vec[i64]]([vec[i64]() for _ in range(tables)])  # their slots
        for table in range(tables):
            self.dice = append(self.dice, Fast(seed * (1 << 32) + table))
            self.states = append(self.states, self._new_game(table))
            self._go_on(table, self.states[table])

    def step(self, slots: bytes) -> i64:
        """Act on every table by its slot, eight bytes each, the lowest first.

        When a slot is not legal, nothing happens, and the answer is the table.
        """
        chosen, masks, width = self.chosen, self.masks, self.slots
        for table in range(self.tables):
            slot = read_i64_le(slots, table * SLOT_BYTES)
            chosen[table] = slot
            if not 0 <= slot < width or masks[table * width + slot] == 0:
                return table
        for table in range(self.tables):
            self._act(table)
        return NOBODY

    def sample(self) -> None:
        """Choose a random legal slot on every table."""
        for table in range(self.tables):
            slots = self._legal_slots[table]
            self.chosen[table] = slots[self._policy.below(i64(len(slots)))]

    def action(self, table: i64, slot: i64) -> i64:
        """The action behind a legal slot of a table."""
        slots = self._legal_slots[table]
        actions = self._actions[table]
        for number in range(i64(len(slots))):
            if slots[number] == slot:
                return actions[number]
        raise ValueError("the slot is not legal")

    def _act(self, table: i64) -> None:
        action = self.action(table, self.chosen[table])
        masks, first = self.masks, table * self.slots
        for slot in self._legal_slots[table]:
            masks[first + slot] = 0
        if self.done[table]:
            self.done[table] = 0
            for seat in range(self.seats):
                self.rewards[table * self.seats + seat] = 0.0
        state = self.states[table]
        state.apply(action, self.dice[table], None)
        self._go_on(table, state)

    def _go_on(self, table: i64, state: State) -> None:
        """To the next decision that has a choice, into a new game if need be."""
        while True:
            if state.to_act() == NOBODY:
                self._finish(table, state)
                state = self._new_game(table)
                self.states[table] = state
            actions = state.legal()
            if len(actions) > 1:
                break
            state.apply(actions[0], self.dice[table], None)
        self._actions[table] = actions
        self._show(table, state, actions)

    def _show(self, table: i64, state: State, actions: vec[i64]) -> None:
        game, seat = self.game, state.to_act()
        masks, first = self.masks, table * self.slots
        slots = vec[i64](capacity=i64(len(actions)))
        for action in actions:
            slot = game.slot(action)
            masks[first + slot] = 1
            slots = append(slots, slot)
        self._legal_slots[table] = slots
        self.to_act[table] = i16(seat)
        game.observe(state, seat, self.observations, table * self.width)

    def _new_game(self, table: i64) -> State:
        return self.game.setup(self.seats, self.options, self.dice[table], None)

    def _finish(self, table: i64, state: State) -> None:
        if self.done[table]:
            raise ValueError("a whole game went by without a choice")
        self.done[table] = 1
        reward(state, self.seats, self.rewards, table * self.seats)


def reward(state: State, seats: i64, out: vec[float], at: i64) -> None:
    """Of a finished game, by seat: 1 for winning alone, all together 0; winners share."""
    outcome = state.outcome()
    if outcome is None:
        raise ValueError("only a finished game has rewards")
    others = float(seats) - 1.0
    for seat in range(seats):
        out[at + seat] = (float(seats) * outcome.share(seat) - 1.0) / others
