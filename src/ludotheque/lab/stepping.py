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
        self._ended = False  # whether any of them is
        self._back = False  # whether the tables acted from the last to the first
        self.to_act = vec[i16]([0] * tables)
        self.chosen = vec[i64]([0] * tables)  # the slot for each table
        # The legal actions of a table and their slots lie side by side, with room for more: a
        # vec of its own for each table would be made anew at every step, somewhere in memory.
        self._room: i64 = FIRST_ROOM
        self._legal = vec[i64]([0] * tables)  # how many there are
        self._actions = vec[i64]([0] * (tables * self._room))
        self._legal_slots = vec[i64]([0] * (tables * self._room))
        self._wanted = vec[i64]([0] * tables)  # the slots of a step, not looked at yet
        self._numbers = vec[i64]([0] * tables)  # which of the legal ones each of them is
        for table in range(tables):
            die = Fast(seed * (1 << 32) + table)
            self.dice = append(self.dice, die)
            self.states = append(self.states, game.setup(seats, options, die, None))
            self._go_on(table, self.states[table], die)
        self._mark(1)

    def step(self, slots: bytes) -> i64:
        """Act on every table by its slot, eight bytes each, the lowest first.

        When a slot is not legal, nothing happens, and the answer is the table.
        """
        wanted = self._wanted
        for table in range(self.tables):
            wanted[table] = read_i64_le(slots, table * SLOT_BYTES)
        wrong = find_all(self._legal_slots, self._room, self._legal, wanted, self._numbers)
        if wrong != NOBODY:
            return wrong
        put_numbers(wanted, self.chosen, 0)
        self._mark(0)
        if self._ended:
            self._forget_results()
        states, dice, numbers = self.states, self.dice, self._numbers
        # There and back: of more tables than stay near the processor, the last ones still do.
        self._back = not self._back
        last = self.tables - 1
        for turn in range(self.tables):
            table = last - turn if self._back else turn
            state, die = states[table], dice[table]
            state.apply(self._actions[table * self._room + numbers[table]], die, None)
            self._go_on(table, state, die)
        self._mark(1)
        return NOBODY

    def sample(self) -> None:
        """Choose a random legal slot on every table."""
        policy, legal, slots, chosen = self._policy, self._legal, self._legal_slots, self.chosen
        for table in range(self.tables):
            chosen[table] = slots[table * self._room + policy.below(legal[table])]

    def action(self, table: i64, slot: i64) -> i64:
        """The action behind a legal slot of a table."""
        number = find(self._legal_slots, table * self._room, self._legal[table], slot)
        if number == NOBODY:
            raise ValueError("the slot is not legal")
        return self._actions[table * self._room + number]

    def _forget_results(self) -> None:
        """Those of the games that ended in the step before."""
        self._ended = False
        for table in range(self.tables):
            if self.done[table]:
                self.done[table] = 0
                for seat in range(self.seats):
                    self.rewards[table * self.seats + seat] = 0.0

    def _go_on(self, table: i64, state: State, die: Fast) -> None:
        """To the next decision that has a choice, into a new game if need be, and show it."""
        game = self.game
        while True:
            seat = state.to_act()
            if seat == NOBODY:
                self._finish(table, state)
                state = game.setup(self.seats, self.options, die, None)
                self.states[table] = state
                seat = state.to_act()
            actions = state.legal()
            if len(actions) > 1:
                break
            state.apply(actions[0], die, None)
        count: i64 = len(actions)
        if count > self._room:
            self._make_room(count)
        first = table * self._room
        put_numbers(actions, self._actions, first)
        game.put_slots(actions, self._legal_slots, first)
        self._legal[table] = count
        self.to_act[table] = i16(seat)
        game.observe(state, seat, self.observations, table * self.width)

    def _mark(self, legal: u8) -> None:
        """Write into the masks that the slots of the legal actions are so, or no longer."""
        mark_all(self.masks, self.slots, self._legal_slots, self._room, self._legal, legal)

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

    def _finish(self, table: i64, state: State) -> None:
        if self.done[table]:
            raise ValueError("a whole game went by without a choice")
        self.done[table] = 1
        self._ended = True
        reward(state, self.seats, self.rewards, table * self.seats)


def find(slots: vec[i64], first: i64, count: i64, slot: i64) -> i64:
    """Which of so many slots from place `first` on it is; NOBODY: none."""
    for number in range(count):
        if slots[first + number] == slot:
            return number
    return NOBODY


def find_all(
    slots: vec[i64], room: i64, counts: vec[i64], wanted: vec[i64], numbers: vec[i64]
) -> i64:
    """Which of its slots each table wants, into `numbers`.

    A table has its own count of slots, and all have the same room. The answer is the first table
    that wants none of its own; NOBODY: all is well.
    """
    for table in range(i64(len(wanted))):
        number = find(slots, table * room, counts[table], wanted[table])
        if number == NOBODY:
            return table
        numbers[table] = number
    return NOBODY


def mark_all(
    masks: vec[u8], width: i64, slots: vec[i64], room: i64, counts: vec[i64], legal: u8
) -> None:
    """Write `legal` for the slots of every table into its mask, `width` numbers each."""
    for table in range(i64(len(counts))):
        for place in range(table * room, table * room + counts[table]):
            masks[table * width + slots[place]] = legal


def reward(state: State, seats: i64, out: vec[float], at: i64) -> None:
    """Of a finished game, by seat: 1 for winning alone, all together 0; winners share."""
    outcome = state.outcome()
    if outcome is None:
        raise ValueError("only a finished game has rewards")
    others = float(seats) - 1.0
    for seat in range(seats):
        out[at + seat] = -1.0 / others
    for winner in outcome.winners:
        out[at + winner] = (float(seats) * outcome.share(winner) - 1.0) / others
