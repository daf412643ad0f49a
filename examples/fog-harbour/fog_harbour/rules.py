"""One position of Fog Harbour: what may be bid, what comes of it, where it stands."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fog_harbour import board
from ludotheque import contract
from ludotheque.contract import NOBODY, Dice, Outcome, Tell
from ludotheque.kit.bags import draw
from ludotheque.kit.notation import WHOLE, Lines, Listed, Named, Row, line
from ludotheque.kit.together import everybody, nobody
from ludotheque.kit.vecs import filled, plain

NOWHERE, AT_SEA = -2, -1  # where a crate is that nobody owns: sunk or not yet come in

# The lines of `text` that are an attribute each; notation.py reads them again.
LINES = Lines(
    Row("left", left=WHOLE),
    Listed("coins", WHOLE, []),
    Listed("order", Named(board.NAMES), []),
    Listed("owner", WHOLE, []),
    Row("crate", crate=WHOLE),
)


class State(contract.State):
    """The crates, the coins, the orders and the bids."""

    def __init__(self, seats: int, rounds: int) -> None:
        self.seats = seats
        self.left = rounds  # auctions to come, this one included
        self.coins = filled(seats, 0)
        self.order = filled(seats, 0)
        self.owner = filled(board.CRATES, AT_SEA)
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
        return min(board.MOST, self.coins[seat])

    def apply(self, action: i64, dice: Dice, tell: Tell | None) -> None:
        seat = int(self.to_act())
        self.bids.choose(action)
        if tell is not None:
            tell.own("bid", {"seat": seat, "coins": "hidden"}, {"coins": int(action)}, seat)
        if self.bids.to_act() == NOBODY:
            self._open(dice, tell)

    def land(self, dice: Dice, tell: Tell | None) -> None:
        """FOG-2.1: a crate comes in out of the fog."""
        bag = vec[i64]([int(owner == AT_SEA) for owner in self.owner])
        self.crate = draw(bag, dice)
        self.bids = everybody(self.seats)
        if tell is not None:
            good, value = board.good_of(self.crate), board.value_of(self.crate)
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
            self.land(dice, tell)
            return
        self.crate, self.bids = NOBODY, nobody(self.seats)
        if tell is not None:
            goods = [board.NAMES[good] for good in self.order]
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
        points = self.coins[seat] // board.CHANGE
        for crate in range(board.CRATES):
            if self.owner[crate] == seat:
                points += board.value_of(crate)
        return points

    def bonus(self, seat: i64) -> i64:
        """FOG-3.2: what the order adds."""
        first = self.order[seat] * board.VALUES
        return board.BONUS * sum(
            self.owner[crate] == seat for crate in range(first, first + board.VALUES)
        )

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
        bids = [str(choice) for choice in self.bids.chosen]
        return "\n".join([*LINES.write(self), line("bids", bids)])
