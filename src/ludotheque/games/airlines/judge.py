"""How likely each seat is to win: a small fitted network over the companies.

`value` in bot.py is what a canny player reckons; this is what became of some thousand games.
`ludotheque learn` plays the games, fits the weights and writes weights.py.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import NOBODY
from ludotheque.games.airlines.board import CARD_VALUE, COMPANY_COUNT
from ludotheque.games.airlines.bot import Bot, can_fly, open_points, score_cards
from ludotheque.games.airlines.rules import State
from ludotheque.games.airlines.weights import DUEL_WEIGHTS, WEIGHTS
from ludotheque.kit.bits import lowest
from ludotheque.kit.deep_sets import DeepSets

ROWS: Final[i64] = COMPANY_COUNT
INPUTS: Final[i64] = 18  # of a company
MORE: Final[i64] = 10  # inputs beside the companies
HIDDEN: Final[i64] = 16

# A duel is another game: weights that learned from duels alone play them better.
NETWORK: Final = DeepSets(WEIGHTS, ROWS, INPUTS, MORE, HIDDEN)
DUEL: Final = DeepSets(DUEL_WEIGHTS, ROWS, INPUTS, MORE, HIDDEN)


class FittedBot(Bot):
    """A bot that has learnt how games end."""

    def chances(self, state: State) -> vec[float]:
        """What each seat may expect of the victory before the end: together they make 1."""
        network = DUEL if state.seats == 2 else NETWORK
        return network.chances([features(state, seat) for seat in range(state.seats)])


def features(state: State, me: i64) -> vec[float]:
    """What the network is shown of a seat: a row for every company, and what is beside them.

    Numbers are brought near 1. Of the other seats the strongest counts.
    """
    out = NETWORK.blank()
    cards = float(score_cards(state)) - 2.0
    pile = float(state.shares.pile_size()) / 35.0 - 1.0
    turn = 1.0 if state.turn == me else -1.0
    for company in range(COMPANY_COUNT):
        row = company * INPUTS
        _see_company(state, company, out, row)
        _see_shares(state, company, me, out, row + 7)
        out[row + 15] = cards
        out[row + 16] = pile
        out[row + 17] = turn
    row = ROWS * INPUTS
    out[row] = _lead(state, me) / 10.0
    out[row + 1] = cards
    out[row + 2] = pile
    out[row + 3] = turn
    _see_flights(state, me, out, row + 4)
    out[row + 8] = (cards + 2.0) / (4.5 + 3.5 * pile)  # how soon a score card may come
    out[row + 9] = float(state.seats - 2)
    return out


def _see_company(state: State, company: i64, out: vec[float], row: i64) -> None:
    network = state.network
    out[row] = 1.0 if network.is_founded(company) else 0.0
    out[row + 1] = 1.0 if network.is_inactive(company) else 0.0
    out[row + 2] = float(network.worth[company]) / 6.0
    out[row + 3] = float(network.stock[company]) / 10.0
    out[row + 4] = float(open_points(network, company)) / 60.0
    out[row + 5] = float(state.shares.market[company])
    out[row + 6] = float(state.shares.pile[company]) / 4.0


def _see_shares(state: State, company: i64, me: i64, out: vec[float], row: i64) -> None:
    """What the seat has laid, may lay, would be paid and can fly, each beside the others."""
    shares, founded = state.shares, state.network.is_founded(company)
    paid = state.paid(company) if founded else vec[i64]()
    laid: i64 = 0
    strong: i64 = 0
    best: i64 = 0
    flies = False
    for seat in range(state.seats):
        place = seat * COMPANY_COUNT + company
        if seat != me:
            laid = max(laid, i64(shares.laid[place]))
            strong = max(strong, i64(shares.laid[place] + shares.hand[place]))
            if founded:
                best = max(best, paid[seat])
                flies = flies or can_fly(state, seat, company)
    mine = me * COMPANY_COUNT + company
    out[row] = float(shares.laid[mine]) / 2.0
    out[row + 1] = float(laid) / 2.0
    out[row + 2] = float(shares.hand[mine]) / 2.0
    out[row + 3] = float(strong - laid) / 2.0
    if founded:
        out[row + 4] = float(paid[me]) / 6.0
        out[row + 5] = float(best) / 6.0
        out[row + 6] = 1.0 if can_fly(state, me, company) else 0.0
        out[row + 7] = 1.0 if flies else 0.0


def _see_flights(state: State, me: i64, out: vec[float], row: i64) -> None:
    """How many usable flight cards, and their values: the seat's, and the others' mean."""
    number = 0.0
    values = 0.0
    for seat in range(state.seats):
        count: i64 = 0
        value: i64 = 0
        cards = state.flights.hand[seat]
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            if not state.network.unusable(card):
                count += 1
                value += CARD_VALUE[card]
        if seat == me:
            out[row] = float(count - 3) / 2.0
            out[row + 2] = float(value - 20) / 12.0
        else:
            number += float(count)
            values += float(value)
    others = float(state.seats - 1)
    out[row + 1] = (number / others - 3.0) / 2.0
    out[row + 3] = (values / others - 20.0) / 12.0


def _lead(state: State, me: i64) -> float:
    """My points less those of the best of the others."""
    best: i64 = NOBODY
    for seat in range(state.seats):
        if seat != me:
            best = max(best, state.points[seat] + state.bonus(seat))
    return float(state.points[me] + state.bonus(me) - best)
