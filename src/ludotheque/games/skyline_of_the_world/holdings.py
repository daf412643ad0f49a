"""What everybody owns beside the island: coins, floors in stock, and the bank's supply."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.games.skyline_of_the_world import board
from ludotheque.games.skyline_of_the_world.parameters import NEUTRAL_FLOORS, START_COINS
from ludotheque.kit.notation import line
from ludotheque.kit.vecs import filled, filled_narrow


class Holdings:
    """Coins and penthouses by seat; stock and supply by seat and kind, KINDS numbers a seat."""

    def __init__(self, seats: i64, numbers: vec[i64], like: "Holdings | None" = None) -> None:
        self.seats = seats
        self.neutral_supply = numbers[NEUTRAL_FLOORS]  # SKY-1.2
        if like is None:
            self.coins: vec[i64] = filled(seats, numbers[START_COINS])  # SKY-2.1
            # In 16 bits, because observations copy them.
            self.stock: vec[i16] = filled_narrow(seats * board.KINDS, 0)
            self.supply: vec[i16] = filled_narrow(seats * board.KINDS, 0)
            self.crowned: vec[i16] = filled_narrow(seats, 0)  # penthouses built
            self._hand_out()
        else:
            self.neutral_supply = like.neutral_supply
            self.coins = like.coins[:]
            self.stock = like.stock[:]
            self.supply = like.supply[:]
            self.crowned = like.crowned[:]

    def copy(self, numbers: vec[i64]) -> "Holdings":
        return Holdings(self.seats, numbers, self)

    def _hand_out(self) -> None:
        """SKY-2.1: two 1M floors and one 2M floor each; the bank keeps the rest."""
        for seat in range(self.seats):
            for kind in range(board.LEVELS):
                left = board.FLOORS[kind] - board.START_STOCK[kind]
                self.stock[seat * board.KINDS + kind] = i16(board.START_STOCK[kind])
                self.supply[seat * board.KINDS + kind] = i16(left)

    def in_stock(self, seat: i64, kind: i64) -> i64:
        return i64(self.stock[seat * board.KINDS + kind])

    def in_supply(self, seat: i64, kind: i64) -> i64:
        """What the bank can sell the seat; Skyline floors are not for sale (SKY-7.5)."""
        if kind == board.NEUTRAL:
            return self.neutral_supply
        return i64(self.supply[seat * board.KINDS + kind])

    def penthouses(self, seat: i64) -> i64:
        """How many penthouses the seat has built."""
        return i64(self.crowned[seat])

    def build(self, seat: i64, kind: i64) -> None:
        """Move a floor from a stock onto the island."""
        self.stock[seat * board.KINDS + kind] -= 1
        if kind == board.PENTHOUSE:
            self.crowned[seat] += 1

    def receive(self, seat: i64, coins: i64, limit: i64) -> i64:
        """SKY-3.4: what would exceed the limit is lost; the answer is how much that is."""
        kept = min(coins, limit - self.coins[seat])
        self.coins[seat] += kept
        return coins - kept

    def take(self, seat: i64, kind: i64, count: i64) -> None:
        """Move floors from the bank into a stock, or back with a negative count."""
        self.stock[seat * board.KINDS + kind] += i16(count)
        if kind == board.NEUTRAL:
            self.neutral_supply -= count
        else:
            self.supply[seat * board.KINDS + kind] -= i16(count)

    def stock_names(self, seat: i64) -> list[str]:
        """Every floor in stock by its name, the cheapest first."""
        found: list[str] = []
        for kind in range(board.KINDS):
            found += [board.FLOOR_NAMES[kind]] * int(self.in_stock(seat, kind))
        return found

    def lines(self) -> list[str]:
        """For the text of a position; the supply follows from the rest."""
        coins = line("coins", [str(coins) for coins in self.coins])
        seats = range(self.seats)
        return [
            coins,
            *[line(f"stock-{board.COLOURS[seat]}", self.stock_names(seat)) for seat in seats],
        ]

    def check(self) -> None:
        for seat in range(self.seats):
            assert self.coins[seat] >= 0, "coins"
            assert self.supply[seat * board.KINDS + board.SKYLINE] == 0, "supply"
            spare = self.in_stock(seat, board.PENTHOUSE) + self.in_supply(seat, board.PENTHOUSE)
            assert spare + self.penthouses(seat) == board.FLOORS[board.PENTHOUSE], "penthouses"
        for count in [*self.stock, *self.supply, self.neutral_supply]:
            assert count >= 0, "floors"
