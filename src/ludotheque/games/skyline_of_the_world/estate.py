"""What a seat has, as the judge sees it: numbers brought near 1, in a fixed order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import NOBODY
from ludotheque.games.skyline_of_the_world import board, bot
from ludotheque.games.skyline_of_the_world.island import floor_code
from ludotheque.games.skyline_of_the_world.patterns import size
from ludotheque.games.skyline_of_the_world.rules import LAST_PENTHOUSE, State

NUMBERS: Final[i64] = 34
# How far a mission is: lots that it lacks, then lots that may still change hands.
LACKING: Final[i64] = 5
FAR: Final[i64] = 3 * LACKING  # three lots are lacking


class Estate:
    """One seat's coins, floors, cards, mission, points and building sites."""

    def __init__(self, state: State, seat: i64, finished: i64) -> None:
        self.state = state
        self.seat = seat
        self.finished = finished  # the lots that nobody can build on any more
        self.numbers: vec[float] = vec[float]([0.0] * NUMBERS)
        self.group: i64 = state.island.best_group(seat)  # the lots that pay
        self.income: i64 = state.island.group_income(self.group)
        self.coins: i64 = bot.cash(state, seat, NOBODY, self.income)  # when the seat builds next
        self.wanted: i64 = 0  # the lots of the mission, where it is nearest
        self._see_purse(0)
        self._see_stock(7)
        self._see_cards(14)
        self._see_mission(17)
        self._see_points(20)
        self._see_sites(28)

    def may_build(self, lot: i64, level: i64) -> bool:
        """Whether the seat has the normal floor that stands there next, and the coins for it."""
        if self.state.holdings.in_stock(self.seat, level) == 0 or self.coins < board.VALUE[level]:
            return False
        if self.state.island.top(lot) == floor_code(0, self.seat):
            return False
        return level < board.PENTHOUSE or self.state.island.has_floor(lot, self.seat)

    def _see_purse(self, at: i64) -> None:
        numbers, coins = self.numbers, self.coins
        numbers[at] = float(self.state.holdings.coins[self.seat]) / 10.0
        numbers[at + 1] = float(coins) / 10.0
        numbers[at + 2] = float(min(coins, 10)) / 10.0
        numbers[at + 3] = float(max(coins - 20, 0)) / 10.0
        numbers[at + 4] = float(self.income) / 10.0
        numbers[at + 5] = float(size(self.group)) / 4.0
        numbers[at + 6] = float(size(self.state.island.tops[self.seat])) / 4.0

    def _see_stock(self, at: i64) -> None:
        for kind in range(board.KINDS):
            self.numbers[at + kind] = float(self.state.holdings.in_stock(self.seat, kind)) / 2.0

    def _see_cards(self, at: i64) -> None:
        """How many bonus cards, their coins, and the coins that can be had at once."""
        number: i64 = 0
        coins: i64 = 0
        ready: i64 = 0
        for card in range(board.CARDS):
            held = self.state.cards.held(self.seat, card)
            if held > 0:
                number += held
                coins += held * board.CARD_COINS[card]
                if self.state.owned_place(board.CARD_PLACES[card], self.seat) != 0:
                    ready += board.CARD_COINS[card]
        self.numbers[at] = float(number) / 3.0
        self.numbers[at + 1] = float(coins) / 15.0
        self.numbers[at + 2] = float(ready) / 8.0

    def _see_mission(self, at: i64) -> None:
        """Whether the mission lacks nothing, one lot or two."""
        tops = self.state.island.tops[self.seat]
        least = 2 * FAR
        for place in board.MISSION_PLACES[self.state.missions[self.seat]]:
            lacking = place & ~tops
            if lacking & self.finished == 0:
                far = LACKING * size(lacking) + size(place & ~self.finished)
                if far < least:
                    least, self.wanted = far, place
        if least < FAR:
            self.numbers[at + least // LACKING] = 1.0

    def _see_points(self, at: i64) -> None:
        state, numbers = self.state, self.numbers
        orange = state.island.tops[self.seat] & board.ORANGE
        built = state.holdings.penthouses(self.seat)
        numbers[at] = float(built) / 2.0
        numbers[at + 1] = 1.0 if built == LAST_PENTHOUSE - 1 else 0.0
        numbers[at + 2] = 1.0 if built == LAST_PENTHOUSE else 0.0
        numbers[at + 3] = float(size(orange & self.finished))
        numbers[at + 4] = float(size(orange & ~self.finished))
        numbers[at + 5] = float(state.points(self.seat)) / 2.0
        numbers[at + 6] = bot.points_to_hold(state, self.seat, bot.reckoning(state).gain)
        numbers[at + 7] = bot.outlook(state, self.seat, NOBODY) / 2.0

    def _see_sites(self, at: i64) -> None:
        """Buildings where a penthouse may stand, and penthouses that may be built at once."""
        self._count_sites(at)
        could = bot.crowns(self.state, self.seat, self.coins)
        built = self.state.holdings.penthouses(self.seat)
        self.numbers[at + 3] = float(could)
        self.numbers[at + 4] = 1.0 if could > 0 and built + could >= LAST_PENTHOUSE else 0.0
        self.numbers[at + 5] = bot.prospects(self.state, self.seat, self.coins)

    def _count_sites(self, at: i64) -> None:
        island, mine = self.state.island, floor_code(0, self.seat)
        ready: i64 = 0
        blocked: i64 = 0  # my own floor is on top
        nearly: i64 = 0  # a level is lacking
        for lot in board.LOTS:
            if not island.is_site(lot, self.seat):
                continue
            if island.height[lot] < board.PENTHOUSE:
                nearly += 1
            elif island.top(lot) == mine:
                blocked += 1
            else:
                ready += 1
        self.numbers[at] = float(ready)
        self.numbers[at + 1] = float(blocked)
        self.numbers[at + 2] = float(nearly) / 2.0
