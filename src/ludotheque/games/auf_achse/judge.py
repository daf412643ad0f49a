"""How likely each seat is to win: a small fitted network over its money and its route.

`value` in bot.py is what a canny player reckons; this is what became of some thousand games.
`ludotheque learn` plays the games, fits the weights and writes weights.py.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import NOBODY
from ludotheque.games.auf_achse import bot
from ludotheque.games.auf_achse.board import INSPEKTION, LARGE, MUENCHEN, SMALL, cost
from ludotheque.games.auf_achse.bot import Bot, Route
from ludotheque.games.auf_achse.phases import AUCTION, PLACING
from ludotheque.games.auf_achse.planning import PAY
from ludotheque.games.auf_achse.rules import State
from ludotheque.games.auf_achse.weights import DUEL_WEIGHTS, WEIGHTS
from ludotheque.kit.deep_sets import DeepSets

SEAT: Final[i64] = 15  # inputs of a seat
TABLE: Final[i64] = 7  # inputs of the table
ROWS: Final[i64] = 1
INPUTS: Final[i64] = 2 * SEAT + TABLE  # the seat, its strongest opponent and the table
MORE: Final[i64] = 3  # inputs beside them
HIDDEN: Final[i64] = 16
MONEY: Final = 5000.0
# An end of the rounds that is farther away does not matter: mostly the game is over before.
FAR: Final = 20.0 * bot.PACE

# A duel is another game: weights that play well at four play badly at two, and the reverse.
NETWORK: Final = DeepSets(WEIGHTS, ROWS, INPUTS, MORE, HIDDEN)
DUEL: Final = DeepSets(DUEL_WEIGHTS, ROWS, INPUTS, MORE, HIDDEN)
# How time was reckoned with when the weights for duels were fitted: the end was taken as known.
DUELLED: Final = bot.Reckoning(patience=0.982, sale=20.0, grace=1e6, spread=1.0)


class FittedBot(Bot):
    """A bot that has learnt how games end."""

    def chances(self, state: State) -> vec[float]:
        """What each seat may expect of the victory before the end: together they make 1."""
        seen = _seats(state)
        network = DUEL if state.seats == 2 else NETWORK
        return network.chances([_beside(state, seen, seat) for seat in range(state.seats)])


def features(state: State, me: i64) -> vec[float]:
    """What the network is shown of a seat: itself, its strongest opponent and the table."""
    return _beside(state, _seats(state), me)


def _seats(state: State) -> vec[float]:
    """What is seen of all seats, one after the other, in numbers near 1."""
    out = vec[float]([0.0] * (SEAT * state.seats))
    if state.phase == PLACING:
        for seat in range(state.seats):
            out[SEAT * seat] = bot.funds(state, seat) / MONEY
            out[SEAT * seat + 1] = bot.outlook(state, seat) / MONEY
        return out
    reckoning = DUELLED if state.seats == 2 else bot.USUAL
    routes = [Route(state, seat, reckoning) for seat in range(state.seats)]
    for route in routes:
        route.load_at_hand()
    over = bot.end_of_game(state, routes)
    for seat in range(state.seats):
        route = routes[seat]
        route.over = min(over, bot.end_of_rounds(state, seat))
        _see_time(state, seat, route, out, SEAT * seat + 2)
        _see_lot(state, seat, route, out, SEAT * seat + 7)
        _see_truck(state, seat, route, out, SEAT * seat + 8)
        out[SEAT * seat] = bot.funds(state, seat) / MONEY
        out[SEAT * seat + 1] = route.worth() / MONEY
    return out


def _see_time(state: State, seat: i64, route: Route, out: vec[float], row: i64) -> None:
    """How soon the seat rolls and has done everything, and how much time is left for it."""
    finish = route.finish()
    out[row] = finish / 50.0 if finish < bot.NEVER else 0.0
    out[row + 1] = 0.0 if finish < bot.NEVER else 1.0
    out[row + 2] = (bot.tempo(state, seat) - bot.START_TIME) / 3.0
    out[row + 3] = float(state.skips[seat])
    out[row + 4] = min(FAR, max(0.0, bot.end_of_rounds(state, seat) - bot.START_TIME)) / FAR


def _see_lot(state: State, seat: i64, route: Route, out: vec[float], row: i64) -> None:
    """What the contract under the hammer would bring; whoever leads is as good as its owner."""
    if state.phase != AUCTION:
        return
    planned = route.worth()
    route.add(state.lot, False)
    if state.leader == seat:
        return
    price = float(cost(state.lot, state.offer + (0 if seat == state.turn else 1)))
    if state.bidders >> seat & 1 != 0 and price <= bot.funds(state, seat):
        out[row] = max(0.0, route.worth() - planned - price) / MONEY
    route.remove_last()


def _see_truck(state: State, seat: i64, route: Route, out: vec[float], row: i64) -> None:
    """What it has to deliver and how soon it stops, its room, its trailers, the Inspektion."""
    revenue = 0.0
    for task in route.tasks:
        revenue += PAY[task]
    out[row] = revenue / (2.0 * MONEY)
    out[row + 1] = route.first_leg() / 8.0
    out[row + 2] = float(route.room) / 6.0
    out[row + 3] = float(state.trailers[2 * seat + SMALL])
    out[row + 4] = float(state.trailers[2 * seat + LARGE])
    if state.kept[INSPEKTION] == seat:
        out[row + 5] = 1.0
        out[row + 6] = float(route.near[MUENCHEN]) / 10.0


def _beside(state: State, seen: vec[float], me: i64) -> vec[float]:
    """The seat beside the opponent who has and may expect most."""
    out = NETWORK.blank()
    rival: i64 = NOBODY
    most = 0.0
    for seat in range(state.seats):
        worth = seen[SEAT * seat] + seen[SEAT * seat + 1]
        if seat != me and (rival == NOBODY or worth > most):
            rival, most = seat, worth
    for k in range(SEAT):
        out[k] = seen[SEAT * me + k]
        out[SEAT + k] = seen[SEAT * rival + k]
    _see_table(state, out, 2 * SEAT)
    lead = seen[SEAT * me] - seen[SEAT * rival]
    out[INPUTS] = lead + seen[SEAT * me + 1] - seen[SEAT * rival + 1]
    out[INPUTS + 1] = lead
    out[INPUTS + 2] = seen[SEAT * me]
    return out


def _see_table(state: State, out: vec[float], row: i64) -> None:
    out[row] = float(i64(len(state.open))) / 4.0
    out[row + 1] = float(state.pile) / 8.0
    out[row + 2] = float(state.seats - 2)
    out[row + 3] = 1.0 if state.phase == PLACING else 0.0
    out[row + 4] = 1.0 if state.phase == AUCTION else 0.0
    out[row + 5] = float(state.trailers_left(SMALL)) / 4.0
    out[row + 6] = float(state.trailers_left(LARGE)) / 4.0
