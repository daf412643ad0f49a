"""Reads the position that `State.text` wrote down."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.games.airlines.board import CARDS, CODES, COMPANY_COUNT, FIRST_CIRCLE, ROUTES
from ludotheque.games.airlines.flights import Flights
from ludotheque.games.airlines.network import Network
from ludotheque.games.airlines.parameters import PARAMETERS
from ludotheque.games.airlines.rules import LINES, State
from ludotheque.games.airlines.shares import SCORE_CARD, Shares
from ludotheque.games.airlines.variants import Variants
from ludotheque.kit.bits import bit, count
from ludotheque.kit.notation import Fields, fields
from ludotheque.kit.parameters import split
from ludotheque.kit.vecs import filled, filled_narrow, total_narrow, wide


def read(text: str, _edition: i64) -> State:
    house_rules, lines = split(text)
    field = fields([line for line in lines if ": " not in line])  # routes have a colon
    seats = int(field["seats"][0])
    state = State(seats, Variants(field["options"]), PARAMETERS.read(house_rules, seats))
    LINES.read(state, field)
    _read_flights(state.flights, field)
    _read_shares(state.shares, field)
    _read_network(state.network, field["founded"], [line for line in lines if ": " in line])
    return state


def _read_flights(flights: Flights, field: Fields) -> None:
    for seat in range(len(flights.hand)):
        flights.hand[seat] = _cards(field[f"flights-{seat}"])
        flights.sizes[seat] = i16(count(flights.hand[seat]))
    flights.pile = _cards(field["flight-pile"])
    flights.discards = _cards(field["flight-discards"])
    flights.removed = _cards(field["flights-removed"])
    ages = [word.split(":") for word in field["flights-age"]]
    flights.shuffles = max([int(age) for _, age in ages], default=0)
    flights.shuffle = filled(len(CARDS), flights.shuffles)
    for card, age in ages:
        flights.shuffle[CARDS.index(card)] -= int(age)


def _cards(words: list[str]) -> i64:
    cards: i64 = 0
    for word in words:
        cards |= bit(CARDS.index(word))
    return cards


def _read_shares(shares: Shares, field: Fields) -> None:
    seats = len(shares.hand) // COMPANY_COUNT
    for seat in range(seats):
        _read_counts(shares.hand, seat, field[f"hand-{seat}"])
        first = seat * COMPANY_COUNT
        shares.sizes[seat] = i16(total_narrow(shares.hand, first, first + COMPANY_COUNT))
        _read_counts(shares.known, seat, field[f"known-{seat}"])
        _read_counts(shares.laid, seat, field[f"laid-{seat}"])
    _read_counts(shares.laid, seats, field["laid-dummy"])
    _read_counts(shares.market, 0, field["market"])
    _read_counts(shares.gone, 0, field["gone"])
    pile = filled_narrow(COMPANY_COUNT + 1, 0)
    _read_counts(pile, 0, field["pile"])
    shares.pile = wide(pile)
    shares.pile[SCORE_CARD] = int(field["score-cards"][0])


def _read_counts(into: vec[i16], row: i64, words: list[str]) -> None:
    for word in words:
        code, number = word.split(":")
        into[row * COMPANY_COUNT + CODES.index(code)] = i16(int(number))


def _read_network(network: Network, founded: list[str], lines: list[str]) -> None:
    for code in founded:
        network.found(CODES.index(code))
    names = [route.name for route in ROUTES]
    for line in lines:
        name, markers = line.split(": ")
        first = FIRST_CIRCLE[names.index(name)]
        for place, word in enumerate(markers.split()):
            if word.startswith("*"):
                network.block(first + place, CODES.index(word[1:]))
            elif word != ".":
                network.set_marker(first + place, CODES.index(word))
