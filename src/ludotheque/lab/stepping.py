"""Many tables stepped at once: their numbers lie side by side in packed vectors.

Nothing here makes a Python object per step; lab/batch.py lays arrays over the vectors.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from ludotheque.contract import NOBODY, Game, Options, State
from ludotheque.dice import Fast
from ludotheque.kit.vecs import put_numbers

SLOT_BYTES: Final[i64] = 8
FIRST_ROOM: Final[i64] = 16  # for the legal actions of a table, until one has more


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
        # The legal actions of a table and their slots lie side by side, with room for more: a
        # vec of its own for each table would be made anew at every step, somewhere in memory.
        self._room: i64 = FIRST_ROOM
        self._legal = vec[i64]([0] * tables)  # how many there are
        self._actions = vec[i64]([0] * (tables * self._room))
        self._legal_slots = vec[i64]([0] * (tables * self._room))
        self._numbers = vec[i64]([0] * tables)  # which of them was chosen
        for table in range(tables):
            self.dice = append(self.dice, Fast(seed * (1 << 32) + table))
            self.states = append(self.states, self._new_game(table))
            self._go_on(table, self.states[table])

    def step(self, slots: bytes) -> i64:
        """Act on every table by its slot, eight bytes each, the lowest first.

        When a slot is not legal, nothing happens, and the answer is the table.
        """
        legal_slots, legal, room = self._legal_slots, self._legal, self._room
        chosen, numbers = self.chosen, self._numbers
        for table in range(self.tables):
            slot = read_i64_le(slots, table * SLOT_BYTES)
            number = find(legal_slots, table * room, legal[table], slot)
            if number == NOBODY:
                return table
            chosen[table] = slot
            numbers[table] = number
        for table in range(self.tables):
            self._act(table, self._actions[table * self._room + numbers[table]])
        return NOBODY

    def sample(self) -> None:
        """Choose a random legal slot on every table."""
        for table in range(self.tables):
            number = self._policy.below(self._legal[table])
            self.chosen[table] = self._legal_slots[table * self._room + number]

    def action(self, table: i64, slot: i64) -> i64:
        """The action behind a legal slot of a table."""
        number = find(self._legal_slots, table * self._room, self._legal[table], slot)
        if number == NOBODY:
            raise ValueError("the slot is not legal")
        return self._actions[table * self._room + number]

    def _act(self, table: i64, action: i64) -> None:
        self._mark(table, 0)
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
        self._show(table, state, actions)

    def _show(self, table: i64, state: State, actions: vec[i64]) -> None:
        game, seat = self.game, state.to_act()
        count = i64(len(actions))
        if count > self._room:
            self._make_room(count)
        first = table * self._room
        put_numbers(actions, self._actions, first)
        game.put_slots(actions, self._legal_slots, first)
        self._legal[table] = count
        self._mark(table, 1)
        self.to_act[table] = i16(seat)
        game.observe(state, seat, self.observations, table * self.width)

    def _mark(self, table: i64, legal: u8) -> None:
        """Write into the mask of a table that the slots of its legal actions are so."""
        first, count = table * self._room, self._legal[table]
        mark(self.masks, table * self.slots, self._legal_slots, first, count, legal)

    def _make_room(self, count: i64) -> None:
        """Room for so many actions and more on every table."""
        old, room = self._room, 2 * count
        actions = vec[i64]([0] * (self.tables * room))
        slots = vec[i64]([0] * (self.tables * room))
        for table in range(self.tables):
            for number in range(self._legal[table]):
                actions[table * room + number] = self._actions[table * old + number]
                slots[table * room + number] = self._legal_slots[table * old + number]
        self._room, self._actions, self._legal_slots = room, actions, slots

    def _new_game(self, table: i64) -> State:
        return self.game.setup(self.seats, self.options, self.dice[table], None)

    def _finish(self, table: i64, state: State) -> None:
        if self.done[table]:
            raise ValueError("a whole game went by without a choice")
        self.done[table] = 1
        reward(state, self.seats, self.rewards, table * self.seats)


def find(slots: vec[i64], first: i64, count: i64, slot: i64) -> i64:
    """Which of so many slots from place `first` on it is; NOBODY: none."""
    for number in range(count):
        if slots[first + number] == slot:
            return number
    return NOBODY


def mark(masks: vec[u8], row: i64, slots: vec[i64], first: i64, count: i64, legal: u8) -> None:
    """Write `legal` for so many slots from place `first` on, into the row that begins at `row`."""
    for place in range(first, first + count):
        masks[row + slots[place]] = legal


def reward(state: State, seats: i64, out: vec[float], at: i64) -> None:
    """Of a finished game, by seat: 1 for winning alone, all together 0; winners share."""
    outcome = state.outcome()
    if outcome is None:
        raise ValueError("only a finished game has rewards")
    others = float(seats) - 1.0
    for seat in range(seats):
        out[at + seat] = (float(seats) * outcome.share(seat) - 1.0) / others
