"""Auf Achse as a row of numbers: what lies open, and the contracts that the seat knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.contract import Block
from ludotheque.games.auf_achse.board import (
    CITIES,
    CONTRACTS,
    EVENT_CARDS,
    FACES,
    MOST_SEATS,
    SPACES,
    WAY_MASK,
)
from ludotheque.games.auf_achse.phases import CAUSES, PHASES
from ludotheque.games.auf_achse.rules import State
from ludotheque.games.auf_achse.state import DISCARDED, FACE_UP, Position
from ludotheque.kit.assembled import Observer
from ludotheque.kit.bits import bit
from ludotheque.kit.rows import (
    MEANING,
    next_seat,
    put,
    put_flags,
    put_pairs,
    put_ranks,
    put_same,
    put_seat,
    put_seats,
    put_yes,
    ranks,
    turns_after,
)
from ludotheque.kit.vecs import filled

COIN: Final[i64] = 100  # all sums are multiples of it
# Where a contract is: 0 not known, then these two, then with me, the next seat and so on.
OPEN_PLACE: Final[i64] = 1
DISCARD_PLACE: Final[i64] = 2
FIRST_HOLDER: Final[i64] = 3
# A count of contracts among those of all seats in one integer.
SEAT_BITS: Final[i64] = 8
SEAT_MASK: Final[i64] = 255


class Observation(Observer[State]):
    """Writes what a seat sees, block by block."""

    def blocks(self, seats: int) -> list[Block]:
        return _blocks(seats)

    def observe(self, state: State, me: i64, out: vec[i16], at: i64) -> None:
        at = _observe_turn(state, me, out, at)
        at = _observe_seats(state, me, out, at)
        at = _observe_contracts(state, me, out, at)
        _observe_cards(state, me, out, at)


def _blocks(seats: int) -> list[Block]:
    spaces, contracts, cards = int(SPACES) + 1, int(CONTRACTS), int(EVENT_CARDS)
    each = "by seat (mine first, then clockwise)"
    who = "0 me, 1 the next seat and so on; the last: nobody"
    return [
        Block("options", 3, 2, "1 for children, one-lap, rules-2007"),
        Block("rounds", 2, 0, "this round, and the last one (0: no limit)"),
        Block("phase", 1, len(PHASES), "what is decided: " + ", ".join(PHASES)),
        Block("cause", 1, len(CAUSES), "what a truck is driven by: " + ", ".join(CAUSES)),
        Block("people", 6, seats + 1, f"to act, turn, driver, leader, Inspektion, first: {who}"),
        Block("dice", 2, int(FACES) + 1, "the die, and the other of two; 0 none"),
        Block("turn so far", 4, 2, "1 when rolled, moved, may call for a contract, loaded since"),
        Block("way", 1, int(WAY_MASK) + 1, "how the truck came to an event space"),
        Block("again", 1, 0, "further rolls"),
        Block("target", 1, int(CITIES) + 1, "the city of a jump, from 1; 0 none"),
        Block("lot", 2, contracts + 1, "the contract under the hammer, from 1, 0 none; the offer"),
        Block("bidders", seats, 2, f"1 who has not passed, {each}"),
        Block("blown", seats, 2, f"1 whose truck the snowstorm has moved, {each}"),
        Block("piles", 2, 0, "contracts in the public pile and in the reserve"),
        Block("signs", 2, spaces, "road works and jam: the space from 1 on, 0 none"),
        Block("event", 1, cards + 1, "the last event card drawn, from 1; 0 none"),
        Block("trucks", seats, spaces, f"the truck's space from 1 on, 0 none, {each}"),
        Block("money", seats, 0, f"money in hundreds, {each}"),
        Block("trailers", 2 * seats, 0, f"small and large trailers, {each}"),
        Block("skips", seats, 0, f"turns to skip, {each}"),
        Block("done", seats, 2, f"1 who has delivered their last contract, {each}"),
        Block("secrets", seats, 0, f"contracts that not everybody knows of, {each}"),
        Block("contracts", contracts, seats + 3, "0 not known, 1 open, 2 discarded, 3 mine ..."),
        Block("loaded", contracts, 2, "1 for each contract aboard"),
        Block("cards", cards, seats + 1, "in front of whom: 0 nobody, 1 me, 2 the next seat ..."),
        Block("under", cards, 0, "under the pile: 1 was put there first and so on, 0 not there"),
    ]


def _observe_turn(state: Position, me: i64, out: vec[i16], at: i64) -> i64:
    seats = state.seats
    at = put_yes(state.children, out, at)
    at = put_yes(state.one_lap, out, at)
    at = put_yes(state.rules_2007, out, at)
    at = put(state.round, out, at)
    at = put(state.limit, out, at)
    at = put(state.phase, out, at)
    at = put(state.cause, out, at)
    at = put_seat(state.actor, seats, me, out, at)
    at = put_seat(state.turn, seats, me, out, at)
    at = put_seat(state.driver, seats, me, out, at)
    at = put_seat(state.leader, seats, me, out, at)
    at = put_seat(state.drawer, seats, me, out, at)
    at = put_seat(state.first, seats, me, out, at)
    at = put(state.die, out, at)
    at = put(state.other_die, out, at)
    at = put_yes(state.rolled, out, at)
    at = put_yes(state.arrived, out, at)
    at = put_yes(state.exact, out, at)
    at = put_yes(state.fresh, out, at)
    at = put(state.way, out, at)
    at = put(state.again, out, at)
    at = put(state.target + 1, out, at)
    at = put(state.lot + 1, out, at)
    return put(state.offer, out, at)


def _observe_seats(state: Position, me: i64, out: vec[i16], at: i64) -> i64:
    seats, spaces, money = state.seats, state.at, state.money
    seat = me
    for turn in range(seats):
        out[at + turn] = i16(state.bidders >> seat & 1)
        out[at + seats + turn] = i16(state.blown >> seat & 1)
        seat = next_seat(seat, seats)
    at = put(state.pile, out, at + 2 * seats)
    at = put(state.reserve, out, at)
    at = put(state.works + 1, out, at)
    at = put(state.jam + 1, out, at)
    at = put(state.event + 1, out, at)
    for turn in range(seats):
        out[at + turn] = i16(spaces[seat] + 1)
        out[at + seats + turn] = i16(money[seat] // COIN)
        seat = next_seat(seat, seats)
    at = put_seats(state.trailers, 2, seats, me, out, at + 2 * seats)
    at = put_seats(state.skips, 1, seats, me, out, at)
    return put_seats(state.done, 1, seats, me, out, at)


def _places(seats: i64, me: i64) -> vec[i64]:
    """What is written for a contract, by where it is and whether everybody knows its holder.

    And what it counts: one of its holder's, SEAT_BITS each, where not everybody knows it.
    """
    places = filled(2 * (MOST_SEATS - DISCARDED), 0)
    for seat in range(MOST_SEATS):
        places[_known(seat, 0)] = MEANING * bit(SEAT_BITS * seat)
    for shown in range(2):
        places[_known(DISCARDED, shown)] = DISCARD_PLACE
        places[_known(FACE_UP, shown)] = OPEN_PLACE
        for seat in range(seats):
            if seat == me or shown == 1:
                places[_known(seat, shown)] += FIRST_HOLDER + turns_after(seat, me, seats)
    return places


def _known(holder: i64, shown: i64) -> i64:
    """A number for both; DISCARDED is the lowest holder."""
    return 2 * (holder - DISCARDED) + shown


# By the number of seats and the seat that looks.
PLACES: Final = vec[vec[i64]](
    [
        _places(code // MOST_SEATS, code % MOST_SEATS)
        for code in range((MOST_SEATS + 1) * MOST_SEATS)
    ]
)


def _observe_contracts(state: Position, me: i64, out: vec[i16], at: i64) -> i64:
    seats, seat = state.seats, me
    places = PLACES[seats * MOST_SEATS + me]
    secrets = put_pairs(state.holder, state.shown, DISCARDED, places, out, at + seats)
    for _turn in range(seats):
        at = put(secrets >> SEAT_BITS * seat & SEAT_MASK, out, at)
        seat = next_seat(seat, seats)
    return put_flags(state.loaded, out, at + CONTRACTS)


def _observe_cards(state: Position, me: i64, out: vec[i16], at: i64) -> None:
    at = put_ranks(state.kept, 0, EVENT_CARDS, ranks(state.seats, me), out, at)
    put_same(0, EVENT_CARDS, out, at)
    under = state.under
    for number in range(i64(len(under))):
        out[at + under[number]] = i16(number + 1)
