"""One position of Fog Harbour: what may be bid, what comes of it, where it stands."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque import contract
from ludotheque.contract import NOBODY, Dice, Outcome, Tell
from ludotheque.kit.bags import draw
from ludotheque.kit.together import Together, everybody, nobody
from ludotheque.kit.vecs import filled, plain

NAMES = ("tea", "silk", "salt", "amber", "cork")
GOODS, VALUES = len(NAMES), 4  # FOG-1.2: of each good a crate of every value from 1 to 4
CRATES = GOODS * VALUES
COINS = 12  # FOG-1.3
MOST = 6  # FOG-2.2
BONUS = 2  # FOG-3.2
CHANGE = 3  # FOG-3.1: so many coins make a point
ROUNDS = "rounds"  # the option
NOWHERE, AT_SEA = -2, -1  # where a crate is that nobody owns: sunk or not yet come in


class State(contract.State):
    """The crates, the coins, the orders and the bids."""

    def __init__(self, seats: int, rounds: int) -> None:
        self.seats = seats
        self.left = rounds  # auctions to come, this one included
        self.coins = filled(seats, COINS)
        self.order = filled(seats, 0)
        self.owner = filled(CRATES, AT_SEA)
        self.crate = NOBODY  # the one that is bid for
        self.bids = nobody(seats)

    def to_act(self) -> i64:
        return self.bids.to_act()

    def deciders(self) -> vec[i64]:
        return self.bids.deciders()

    def ask(self, seat: i64) -> None:
        self.bids.ask(seat)

    def legal(self) -> vec[i64]:
        out = vec[i64]()
        if self.to_act() != NOBODY:
            for coins in range(self.most(self.to_act()) + 1):
                out = append(out, coins)
        return out

    def most(self, seat: i64) -> i64:
        """FOG-2.2, FOG-2.3: what a seat can bid at most."""
        return min(MOST, self.coins[seat])

    def begin(self, dice: Dice, tell: Tell | None) -> None:
        """FOG-1.3: everybody draws an order; then the first crate comes in."""
        bag = filled(GOODS, 1)
        for seat in range(self.seats):
            self.order[seat] = draw(bag, dice)
            if tell is not None:
                good = NAMES[self.order[seat]]
                tell.some("order", {"seat": seat, "good": "hidden"}, {"good": good}, [seat])
        self._land(dice, tell)

    def apply(self, action: i64, dice: Dice, tell: Tell | None) -> None:
        seat = int(self.to_act())
        self.bids.choose(action)
        if tell is not None:
            tell.own("bid", {"seat": seat, "coins": "hidden"}, {"coins": int(action)}, seat)
        if self.bids.to_act() == NOBODY:
            self._open(dice, tell)

    def _land(self, dice: Dice, tell: Tell | None) -> None:
        """FOG-2.1: a crate comes in out of the fog."""
        bag = vec[i64]([int(owner == AT_SEA) for owner in self.owner])
        self.crate = draw(bag, dice)
        self.bids = everybody(self.seats)
        if tell is not None:
            good, value = NAMES[self.crate // VALUES], int(self.crate % VALUES + 1)
            tell.all("landed", {"good": good, "value": value})

    def _open(self, dice: Dice, tell: Tell | None) -> None:
        """FOG-2.4 to 2.6: the highest bid pays and takes the crate; who bid nothing fishes."""
        bids = plain(self.bids.chosen)
        if tell is not None:
            tell.all("opened", {"bids": bids}, reveals=True)
        for seat in range(self.seats):
            self.coins[seat] += int(bids[seat] == 0)  # FOG-2.6
        self.owner[self.crate] = NOWHERE  # FOG-2.7
        if max(bids) > 0:
            self._sell(bids, dice, tell)
        elif tell is not None:
            tell.all("sunk", {})
        self.left -= 1
        if self.left:
            self._land(dice, tell)
            return
        self.crate, self.bids = NOBODY, nobody(self.seats)
        if tell is not None:
            goods = [NAMES[good] for good in self.order]
            tell.all("orders", {"goods": goods}, reveals=True)

    def _sell(self, bids: list[int], dice: Dice, tell: Tell | None) -> None:
        best = [seat for seat in range(self.seats) if bids[seat] == max(bids)]
        winner = best[dice.below(len(best))] if len(best) > 1 else best[0]  # FOG-2.5
        self.coins[winner] -= bids[winner]
        self.owner[self.crate] = winner
        if tell is not None:
            tell.all("sold", {"seat": winner, "coins": bids[winner], "tied": len(best)})

    def open_points(self, seat: i64) -> i64:
        """FOG-3.1: what everybody can count."""
        points = self.coins[seat] // CHANGE
        for crate in range(CRATES):
            if self.owner[crate] == seat:
                points += crate % VALUES + 1
        return points

    def bonus(self, seat: i64) -> i64:
        """FOG-3.2: what the order adds."""
        first = self.order[seat] * VALUES
        return BONUS * sum(self.owner[crate] == seat for crate in range(first, first + VALUES))

    def standing(self) -> vec[i64]:
        scores = filled(self.seats, 0)
        for seat in range(self.seats):
            scores[seat] = self.open_points(seat) + self.bonus(seat)
        return scores

    def outcome(self) -> Outcome | None:
        if self.left:
            return None
        scores = plain(self.standing())
        best = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        most = max(self.coins[seat] for seat in best)  # FOG-3.3
        return Outcome(scores, [seat for seat in best if self.coins[seat] == most], "rounds")

    def copy(self) -> "State":
        twin = State(self.seats, self.left)
        twin.coins, twin.order = self.coins[:], self.order[:]
        twin.owner, twin.crate, twin.bids = self.owner[:], self.crate, self.bids.copy()
        return twin

    def check(self) -> None:
        assert min(self.coins) >= 0, "somebody owes coins"
        assert len(set(self.order)) == self.seats, "two have the same order"
        assert all(NOWHERE <= owner < self.seats for owner in self.owner), "a crate is lost"
        assert (self.left == 0) == (self.crate == NOBODY), "a crate waits for nobody"
        assert self.left == 0 or self.owner[self.crate] == AT_SEA, "the crate is sold already"

    def text(self) -> str:
        rows = {
            "left": [self.left],
            "coins": self.coins,
            "order": self.order,
            "owner": self.owner,
            "crate": [self.crate],
            "bids": self.bids.chosen,
        }
        return "\n".join(
            " ".join([name, *(str(number) for number in row)]) for name, row in rows.items()
        )


def read(text: str) -> State:
    """The position that `State.text` wrote down."""
    rows = {
        name: [int(word) for word in row]
        for name, *row in (line.split() for line in text.split("\n"))
    }
    state = State(len(rows["coins"]), rows["left"][0])
    state.coins, state.order = vec[i64](rows["coins"]), vec[i64](rows["order"])
    state.owner, state.crate = vec[i64](rows["owner"]), rows["crate"][0]
    state.bids = Together(vec[i64](rows["bids"]))
    return state
