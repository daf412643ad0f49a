"""A position that a seat cannot tell from the true one.

Hidden are the other hands and the piles. Known are a seat's own cards, everything
that lies open, how many cards each hand and pile has, the shares taken from the market
in sight of all, and in which shuffled pile each flight card was last.
"""

from mypy_extensions import i16, i64

from ludotheque.contract import Dice
from ludotheque.games.airlines.board import CARD_COUNT, COMPANY_COUNT
from ludotheque.games.airlines.flights import Flights
from ludotheque.games.airlines.rules import State
from ludotheque.games.airlines.shares import SCORE_CARD, Shares
from ludotheque.kit.bits import bit, count, nth
from ludotheque.kit.redeal import deal
from ludotheque.kit.vecs import filled


def guess(state: State, seat: i64, dice: Dice) -> State:
    """Deal anew what the seat does not know."""
    guessed = state.copy()
    _deal_shares(guessed.shares, state.seats, seat, dice)
    for shuffle in range(state.flights.shuffles + 1):
        _deal_flights(guessed.flights, shuffle, seat, dice)
    return guessed


def _deal_shares(shares: Shares, seats: i64, me: i64, dice: Dice) -> None:
    score_cards = shares.pile[SCORE_CARD]
    shares.pile[SCORE_CARD] = 0
    hidden = filled(seats, 0)
    for seat in range(seats):
        for company in range(COMPANY_COUNT):
            place = seat * COMPANY_COUNT + company
            unknown = shares.hand[place] - shares.known[place]
            if seat != me:
                shares.hand[place] -= unknown
                shares.pile[company] += i64(unknown)
                hidden[seat] += i64(unknown)
    dealt = deal(shares.pile, hidden, dice)
    kinds: i64 = len(shares.pile)
    for seat in range(seats):
        for company in range(COMPANY_COUNT):
            shares.hand[seat * COMPANY_COUNT + company] += i16(dealt[seat * kinds + company])
    shares.pile[SCORE_CARD] = score_cards


def _deal_flights(flights: Flights, shuffle: i64, me: i64, dice: Dice) -> None:
    """Deal the cards that were last in that pile to the hands that drew from it."""
    batch = _batch(flights, shuffle)
    left = flights.pile if shuffle == flights.shuffles else 0
    hidden = filled(i64(len(flights.hand)), 0)
    for seat in range(i64(len(flights.hand))):
        if seat != me:
            hidden[seat] = count(flights.hand[seat] & batch)
            left |= flights.hand[seat] & batch
            flights.hand[seat] &= ~batch
    for seat in range(i64(len(flights.hand))):
        for _ in range(hidden[seat]):
            card = bit(nth(left, dice.below(count(left))))
            flights.hand[seat] |= card
            left &= ~card
    if shuffle == flights.shuffles:
        flights.pile = left


def _batch(flights: Flights, shuffle: i64) -> i64:
    cards: i64 = 0
    for card in range(CARD_COUNT):
        if flights.shuffle[card] == shuffle:
            cards |= bit(card)
    return cards
