"""How likely each seat is to win: a small fitted network over the lots and everybody's estate.

`value` in bot.py is what a canny player reckons; this is what became of some thousand games.
`ludotheque learn` plays the games, fits the weights and writes weights.py.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import NOBODY
from ludotheque.games.skyline_of_the_world.board import LEVELS, LOTS, ORANGE
from ludotheque.games.skyline_of_the_world.bot import Bot, still_to_come
from ludotheque.games.skyline_of_the_world.estate import NUMBERS, Estate
from ludotheque.games.skyline_of_the_world.island import is_skyline, owner_of
from ludotheque.games.skyline_of_the_world.patterns import finished_lots
from ludotheque.games.skyline_of_the_world.rules import State
from ludotheque.games.skyline_of_the_world.weights import DUEL_WEIGHTS, WEIGHTS
from ludotheque.kit.bits import bit
from ludotheque.kit.deep_sets import DeepSets

ROWS: Final[i64] = 29  # the lots
INPUTS: Final[i64] = 19  # of a lot
OF_GAME: Final[i64] = 9
MORE: Final[i64] = 2 * NUMBERS + OF_GAME  # my estate, the others', and whose turn it is
HIDDEN: Final[i64] = 32
LEAST: Final = -1e9

# A duel is another game: see decision 106.
NETWORK: Final = DeepSets(WEIGHTS, ROWS, INPUTS, MORE, HIDDEN)
DUEL: Final = DeepSets(DUEL_WEIGHTS, ROWS, INPUTS, MORE, HIDDEN)


class FittedBot(Bot):
    """A bot that has learnt how games end."""

    def chances(self, state: State) -> vec[float]:
        """What each seat may expect of the victory before the end: together they make 1."""
        seen = Seen(state)
        network = DUEL if state.seats == 2 else NETWORK
        return network.chances([seen.features(seat) for seat in range(state.seats)])


def features(state: State, me: i64) -> vec[float]:
    """What the network is shown of a seat: a row for every lot, and what is beside them."""
    return Seen(state).features(me)


class Seen:
    """A position as the network sees it. Of the other seats the strongest counts."""

    def __init__(self, state: State) -> None:
        self.state = state
        finished = finished_lots(state.island)
        self.estates: list[Estate] = []
        for seat in range(state.seats):
            self.estates.append(Estate(state, seat, finished))

    def features(self, me: i64) -> vec[float]:
        out = NETWORK.blank()
        for number in range(ROWS):
            self._see_lot(LOTS[number], me, out, number * INPUTS)
        row = ROWS * INPUTS
        self._see_estates(me, out, row)
        self._see_game(me, out, row + 2 * NUMBERS)
        return out

    def _see_lot(self, lot: i64, me: i64, out: vec[float], row: i64) -> None:
        """Height, top, what stands below, and who may build, earns or wants it."""
        island, place = self.state.island, bit(lot)
        level = island.height[lot]
        if level > 0:
            out[row + level - 1] = 1.0
            self._see_top(island.top(lot), me, out, row + 5)
            out[row + 18] = 1.0 if self.state.turn == me else 0.0
        out[row + 11] = 1.0 if ORANGE & place else 0.0
        for estate in self.estates:
            at = row if estate.seat == me else row + 1
            if island.has_floor(lot, estate.seat):
                out[at + 9] = 1.0
            if level < LEVELS and estate.may_build(lot, level):
                out[at + 12] = 1.0
            if estate.group & place:
                out[at + 14] = 1.0
            if estate.wanted & place:
                out[at + 16] = 1.0

    def _see_top(self, top: i64, me: i64, out: vec[float], at: i64) -> None:
        """A normal floor of mine or another's, a Skyline floor of mine or another's."""
        owner = owner_of(top)
        if owner != NOBODY:
            out[at + (2 if is_skyline(top) else 0) + (0 if owner == me else 1)] = 1.0

    def _see_estates(self, me: i64, out: vec[float], row: i64) -> None:
        for number in range(NUMBERS):
            most = LEAST
            for estate in self.estates:
                if estate.seat == me:
                    out[row + number] = estate.numbers[number]
                else:
                    most = max(most, estate.numbers[number])
            out[row + NUMBERS + number] = most

    def _see_game(self, me: i64, out: vec[float], row: i64) -> None:
        """Who comes before the end, who leads, and whose turn it is."""
        state = self.state
        best: i64 = -1
        built: i64 = 0
        for seat in range(state.seats):
            if seat != me:
                best = max(best, state.points(seat))
                built = max(built, state.holdings.penthouses(seat))
            if state.finished[seat] == 1:
                out[row] = 1.0
                out[row + 1] = 1.0 if seat == me else 0.0
                out[row + 2] = 1.0 if still_to_come(state, me, seat) else 0.0
        lead = state.points(me) - best
        out[row + 3] = float(lead) / 2.0
        out[row + 4] = 1.0 if lead > 0 else 0.0
        out[row + 5] = 1.0 if lead == 0 and state.holdings.penthouses(me) > built else 0.0
        out[row + 6] = 1.0 if state.turn == me else 0.0
        out[row + 7] = float(state.seats - 2)
        out[row + 8] = float(state.holdings.neutral_supply) / 3.0
