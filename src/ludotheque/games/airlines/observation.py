"""Airlines as a row of numbers: what lies open, and what only the seat itself knows."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.contract import Block
from ludotheque.games.airlines.board import CARD_COUNT, CIRCLE_COUNT, COMPANY_COUNT
from ludotheque.games.airlines.flights import Flights
from ludotheque.games.airlines.network import Network
from ludotheque.games.airlines.rules import PHASES, State
from ludotheque.games.airlines.shares import Shares
from ludotheque.kit.assembled import Observer
from ludotheque.kit.rows import (
    put,
    put_narrow,
    put_narrow_seats,
    put_seat,
    put_seat_pairs,
    put_seats,
    put_sets,
    put_yes,
)
from ludotheque.kit.vecs import total


class Observation(Observer[State]):
    """Writes what a seat sees, block by block."""

    def blocks(self, seats: int) -> list[Block]:
        return _blocks(seats)

    def observe(self, state: State, me: i64, out: vec[i16], at: i64) -> None:
        at = _observe_turn(state, me, out, at)
        at = put_seats(state.points, 1, state.seats, me, out, at)
        at = _observe_network(state.network, out, at)
        at = _observe_shares(state.shares, state.seats, me, out, at)
        at = put_seat_pairs(state.shares.sizes, state.flights.sizes, state.seats, me, out, at)
        _observe_flights(state.flights, me, out, at)


def _blocks(seats: int) -> list[Block]:
    companies, cards, circles = int(COMPANY_COUNT), int(CARD_COUNT), int(CIRCLE_COUNT)
    marker = 2 * companies + 1
    return [
        Block("options", 4, 2, "1 for no-sabotage, bonus, last-turn, late-score-cards"),
        Block("phase", 1, len(PHASES), "what is decided: " + ", ".join(PHASES)),
        Block("company", 1, companies + 1, "the company it is about, from 1; 0 none"),
        Block("to act", 1, seats + 1, "0 I am, 1 the next seat and so on; the last: it is over"),
        Block("first", 1, seats, "who began: 0 I did, 1 the next seat and so on"),
        Block("turn so far", 2, 2, "1 when a share was replaced; 1 when anything happened"),
        Block(
            "clocks", 4, 0, "idle turns, turns until score cards count, last turns + 1, scorings"
        ),
        Block("points", seats, 0, "points, mine first, then clockwise"),
        Block("worth", companies, 0, "markers that score, by company"),
        Block("stock", companies, 0, "markers left, by company"),
        Block("status", companies, 3, "by company: 0 waiting, 1 flying, 2 inactive"),
        Block("circles", circles, marker, "route by route: 0 free, 1-9 marker, 10-18 sabotage"),
        Block("market", companies, 0, "shares in the market, by company"),
        Block("gone", companies, 0, "shares out of the game, by company"),
        Block("pile", 1, 0, "cards in the pile of shares"),
        Block("laid", seats * companies, 0, "shares laid, by seat (mine first) and company"),
        Block("known", seats * companies, 0, "shares in hand that all saw taken, likewise"),
        Block("hand", companies, 0, "shares in my hand, by company"),
        Block("hand sizes", seats * 2, 0, "by seat, mine first: shares, then flight cards in hand"),
        Block("cards", cards, 4, "flight cards: 0 not seen, 1 mine, 2 discarded, 3 removed"),
    ]


def _observe_turn(state: State, me: i64, out: vec[i16], at: i64) -> i64:
    seats, variants = state.seats, state.variants
    at = put_yes(variants.no_sabotage, out, at)
    at = put_yes(variants.bonus, out, at)
    at = put_yes(variants.last_turn, out, at)
    at = put_yes(variants.late, out, at)
    at = put(state.phase, out, at)
    at = put(state.company + 1, out, at)
    at = put_seat(state.turn, seats, me, out, at)
    at = put_seat(state.first, seats, me, out, at)
    at = put_yes(state.replaced, out, at)
    at = put_yes(state.stirred, out, at)
    at = put(state.idle, out, at)
    at = put(state.calm, out, at)
    at = put(state.last_turns + 1, out, at)
    return put(state.scored, out, at)


def _observe_network(network: Network, out: vec[i16], at: i64) -> i64:
    at = put_narrow(network.worth, 0, COMPANY_COUNT, out, at)
    at = put_narrow(network.stock, 0, COMPANY_COUNT, out, at)
    at = put_sets(network.founded, network.inactive, 0, COMPANY_COUNT, out, at)
    return put_narrow(network.marker, 0, CIRCLE_COUNT, out, at)


def _observe_shares(shares: Shares, seats: i64, me: i64, out: vec[i16], at: i64) -> i64:
    at = put_narrow(shares.market, 0, COMPANY_COUNT, out, at)
    at = put_narrow(shares.gone, 0, COMPANY_COUNT, out, at)
    at = put(total(shares.pile), out, at)
    at = put_narrow_seats(shares.laid, COMPANY_COUNT, seats, me, out, at)
    at = put_narrow_seats(shares.known, COMPANY_COUNT, seats, me, out, at)
    return put_narrow(shares.hand, me * COMPANY_COUNT, (me + 1) * COMPANY_COUNT, out, at)


def _observe_flights(flights: Flights, me: i64, out: vec[i16], at: i64) -> None:
    """0 not seen, 1 in my hand, 2 discarded, 3 removed."""
    put_sets(flights.hand[me], flights.discards, flights.removed, CARD_COUNT, out, at)
