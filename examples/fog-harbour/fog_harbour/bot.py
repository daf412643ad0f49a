"""How good a position is for a seat: points, what coins will buy, what the sealed bid promises."""

from fog_harbour.board import BONUS, CHANGE, VALUES
from fog_harbour.rules import State
from ludotheque.kit.assembled import Judge

DEAR = 0.55  # points that a coin buys while there is much to buy
EAGER = 1.35  # how much lower than any number up to their most others are thought to bid


class Bot(Judge[State]):
    """Plays by what a position is worth."""

    def value(self, state: State, seat: int) -> float:
        """The seat's prospects, less half of those of the best other."""
        others = [_prospects(state, other, None) for other in range(state.seats) if other != seat]
        return _prospects(state, seat, int(state.order[seat])) - 0.5 * max(others)


def _prospects(state: State, seat: int, order: int | None) -> float:
    """Points expected at the end; the order counts where it is known."""
    coin = _worth_of_coin(state)
    points = state.open_points(seat) - state.coins[seat] // CHANGE + coin * state.coins[seat]
    if order is None:
        return points
    points += state.bonus(seat)
    bid = int(state.bids.chosen[seat])
    if bid == 0:
        points += coin
    elif bid > 0:
        gain = state.crate % VALUES + 1 + (BONUS if state.crate // VALUES == order else 0)
        points += _chance(state, seat, bid) * (gain - coin * bid)
    return points


def _worth_of_coin(state: State) -> float:
    """In the last auction a coin is change; before, it buys something better."""
    last = 1.0 / CHANGE
    return last + (DEAR - last) * min(1.0, (state.left - 1) / 3) if state.left else last


def _chance(state: State, seat: int, bid: int) -> float:
    """That nobody bids more, if others bid any number, low ones rather than high ones."""
    chance = 1.0
    for other in range(state.seats):
        if other != seat:
            chance *= min(1.0, EAGER * (bid + 0.5) / (state.most(other) + 1))
    return chance
