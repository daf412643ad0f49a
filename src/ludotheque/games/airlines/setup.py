"""The first position (AIR-2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.contract import Dice, Options, Tell
from ludotheque.games.airlines.board import CARDS, CODES, COMPANY_COUNT
from ludotheque.games.airlines.parameters import (
    HAND_FLIGHTS,
    HAND_SHARES,
    MARKET_SHARES,
    PARAMETERS,
    SCORE_CARDS,
)
from ludotheque.games.airlines.rules import State
from ludotheque.games.airlines.shares import SCORE_CARD
from ludotheque.games.airlines.variants import Variants
from ludotheque.kit.bags import draw
from ludotheque.kit.bits import members

# AIR-13.3: rounds before the score cards come in, by seats.
LATE_ROUNDS: Final = {2: 5, 3: 4, 4: 3, 5: 2, 6: 2}


def setup(seats: i64, options: Options, dice: Dice, tell: Tell | None, _edition: i64) -> State:
    variants = Variants([name for name, chosen in options.items() if chosen is True])
    numbers = PARAMETERS.chosen(options, seats)
    state = State(seats, variants, numbers)
    for seat in range(seats):
        state.shares.deal(seat, numbers[HAND_SHARES], dice)
        for _card in range(numbers[HAND_FLIGHTS]):  # AIR-2.1
            state.flights.draw(seat, dice)
    for _share in range(numbers[MARKET_SHARES]):  # AIR-2.2
        state.shares.market[draw(state.shares.pile, dice)] += 1
    state.calm = seats  # AIR-10.2
    if variants.late:
        state.calm = seats * LATE_ROUNDS[seats]
    else:
        state.shares.pile[SCORE_CARD] = numbers[SCORE_CARDS]  # AIR-2.3
    state.first = dice.below(seats)  # AIR-2.5
    state.turn = state.first
    if tell is not None:
        _tell(state, tell)
    return state


def _tell(state: State, tell: Tell) -> None:
    numbers = state.numbers
    for seat in range(state.seats):
        shares = state.shares.hand[seat * COMPANY_COUNT : (seat + 1) * COMPANY_COUNT]
        cards = members(state.flights.hand[seat])
        tell.some(
            "dealt",
            {"seat": seat, "flights": numbers[HAND_FLIGHTS], "shares": numbers[HAND_SHARES]},
            {"flights": [CARDS[card] for card in cards], "shares": _codes(shares)},
            [seat],
        )
    tell.all("market", {"shares": _codes(state.shares.market)})
    tell.all("first", {"seat": state.first})


def _codes(counts: vec[i16]) -> list[str]:
    """The code of each share in a row of companies, as often as there are shares."""
    codes: list[str] = []
    for company in range(COMPANY_COUNT):
        codes += [CODES[company]] * int(counts[company])
    return codes
