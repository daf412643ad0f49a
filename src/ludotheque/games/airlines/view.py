"""Who sees what: the map, what lies open, counts of what is hidden, and the own hand."""

from copy import copy
from functools import cache, lru_cache
from operator import add
from typing import Literal

from msgspec import Struct

from ludotheque.contract import NOBODY, Facts, Words
from ludotheque.games.airlines import board
from ludotheque.games.airlines.network import FREE, MARKED, SABOTAGED
from ludotheque.games.airlines.parameters import SCORE_CARDS
from ludotheque.games.airlines.rules import NOT_YET, PHASES, State
from ludotheque.kit.bits import bit, count, members

# The picture: routes side by side, and how wide each is.
PICTURE_COLUMNS = 3
PICTURE_WIDTH = 34
# Kept ready for the next views.
KNOWN_MAPS = 256
KNOWN_REGIONS = 1024
KNOWN_ROUTES = 4096
KNOWN_COMPANIES = 4096
KNOWN_SHARES = 4096


Status = Literal["waiting", "flying", "inactive"]


class CityView(Struct, rename="camel"):
    """A city, where it lies, and the company whose headquarters it is."""

    name: str
    longitude: float
    latitude: float
    headquarters: str | None


class CircleView(Struct, rename="camel"):
    """A numbered circle and the marker on it; a sabotage marker does not score."""

    number: int
    company: str | None
    sabotage: bool


class RouteView(Struct, rename="camel"):
    """A route between two cities; `bow` says that its line is drawn with a bow."""

    name: str
    ends: list[str]
    pattern: str
    bow: bool
    circles: list[CircleView]


class CompanyView(Struct, rename="camel"):
    """A line of the overview card, and how the company stands.

    `laid` shares go by seat. `unseen` shares are in hands or in the pile; `dummy` shares
    belong to the fictitious shareholder at the end of a game of two.
    """

    code: str
    headquarters: str
    colour: str
    patterns: list[str]
    status: Status
    shares: int
    unseen: int
    markers: int
    markers_left: int
    worth: int
    laid: list[int]
    leaders: list[int]
    dummy: int


class FlightView(Struct, rename="camel"):
    """A flight card of the own hand."""

    name: str
    pattern: str
    value: int
    unusable: bool


class HandView(Struct, rename="camel"):
    """The own hand: flight cards, and the code of each share."""

    flights: list[FlightView]
    shares: list[str]


class SeatView(Struct, rename="camel"):
    """What everybody knows of a seat's hand; `known` shares came from the market."""

    flights: int
    shares: int
    known: list[str]


class Board(Struct, rename="camel"):
    """The whole table as one viewer sees it."""

    cities: list[CityView]
    routes: list[RouteView]
    companies: list[CompanyView]
    market: list[str]
    pile: int
    score_cards_left: int
    score_cards_aside: bool
    flight_pile: int
    flight_discards: list[str]
    flights_removed: list[str]
    shares_removed: list[str]
    seats: list[SeatView]
    hand: HandView | None
    first: int
    phase: str
    company: str | None
    last_turns: int | None


def view(state: State, seat: int | None) -> Board:
    return _with_hand(_open(state), state, seat)


def shown(state: State, seats: list[int | None]) -> list[tuple[list[Facts], object]]:
    """All but a hand is open: it is made once."""
    points, seen = facts(state, None), _open(state)
    return [(points, _with_hand(seen, state, seat)) for seat in seats]


def _with_hand(seen: Board, state: State, seat: int | None) -> Board:
    """The board as it is seen by all, and what this seat has in hand."""
    mine = copy(seen)
    mine.hand = None if seat is None else _hand(state, seat)
    return mine


def _open(state: State) -> Board:
    """What everybody sees."""
    shares, flights = state.shares, state.flights
    market, gone = tuple(shares.market), tuple(shares.gone)
    return Board(
        cities=_CITIES,
        routes=_routes(tuple(state.network.marker)),
        companies=_companies(state, market, gone),
        market=_codes(market),
        pile=shares.pile_size(),
        score_cards_left=state.numbers[SCORE_CARDS] - state.scored,
        score_cards_aside=state.variants.late and state.calm > 0,
        flight_pile=count(flights.pile),
        flight_discards=_cards(flights.discards),
        flights_removed=_cards(flights.removed),
        shares_removed=_codes(gone),
        seats=_seats(state),
        hand=None,
        first=state.first,
        phase=PHASES[state.phase],
        company=None if state.company == NOBODY else board.CODES[state.company],
        last_turns=None if state.last_turns == NOT_YET else state.last_turns,
    )


def _city(city: board.City) -> CityView:
    companies = [company.code for company in board.COMPANIES if company.headquarters == city.name]
    home = companies[0] if companies else None
    return CityView(city.name, city.longitude, city.latitude, home)


# What never changes is made once: a view is asked for after every step.
_COMPANIES = int(board.COMPANY_COUNT)
_CITIES = [_city(city) for city in board.CITIES]
_REGION = 8  # routes
_REGIONS = range(0, int(board.ROUTE_COUNT), _REGION)
_CIRCLES = [
    slice(int(board.FIRST_CIRCLE[n]), int(board.FIRST_CIRCLE[n + 1]))
    for n in range(board.ROUTE_COUNT)
]


@lru_cache(KNOWN_MAPS)
def _routes(markers: tuple[int, ...]) -> list[RouteView]:
    """The routes with these markers on their circles; every viewer sees the same."""
    routes: list[RouteView] = []
    for first in _REGIONS:
        some = _CIRCLES[first : first + _REGION]
        routes += _region(first, markers[some[0].start : some[-1].stop])
    return routes


@lru_cache(KNOWN_REGIONS)
def _region(first: int, markers: tuple[int, ...]) -> list[RouteView]:
    """Some routes with these markers: all but one such stretch are as they were before."""
    start = _CIRCLES[first].start
    return [
        _route(first + n, markers[circles.start - start : circles.stop - start])
        for n, circles in enumerate(_CIRCLES[first : first + _REGION])
    ]


@lru_cache(KNOWN_ROUTES)
def _route(number: int, markers: tuple[int, ...]) -> RouteView:
    """A route with these markers; few change from one view to the next."""
    route = board.ROUTES[number]
    circles = [_circle(*circle) for circle in zip(route.numbers, markers, strict=True)]
    return RouteView(route.name, route.ends, board.PATTERN_NAMES[route.pattern], route.bow, circles)


def _circle(number: int, marker: int) -> CircleView:
    company = None if marker == FREE else board.CODES[(marker - MARKED) % board.COMPANY_COUNT]
    return CircleView(int(number), company, sabotage=marker >= SABOTAGED)


def _companies(state: State, market: tuple[int, ...], gone: tuple[int, ...]) -> list[CompanyView]:
    """Every company as it stands."""
    network, seats = state.network, state.seats
    laid = tuple(state.shares.laid)
    rows = [laid[n : n + _COMPANIES] for n in range(0, (seats + 1) * _COMPANIES, _COMPANIES)]
    return list(
        map(
            _company,
            range(_COMPANIES),
            _statuses(network.founded, network.inactive),
            zip(*rows, strict=True),
            map(add, market, gone),
            network.stock,
            network.worth,
        )
    )


@lru_cache(KNOWN_COMPANIES)
def _company(
    number: int,
    status: Status,
    rows: tuple[int, ...],
    elsewhere: int,
    stock: int,
    worth: int,
) -> CompanyView:
    """A company with these shares laid, the dummy's last, and so many open ones `elsewhere`."""
    company = board.COMPANIES[number]
    *laid, dummy = rows
    return CompanyView(
        code=company.code,
        headquarters=company.headquarters,
        colour=company.colour,
        patterns=[board.PATTERN_NAMES[pattern] for pattern in company.patterns],
        status=status,
        shares=company.shares,
        unseen=company.shares - sum(rows) - elsewhere,
        markers=company.markers,
        markers_left=stock,
        worth=worth,
        laid=laid,
        leaders=[seat for seat, shares in enumerate(laid) if 0 < shares == max(laid)],
        dummy=dummy,
    )


@lru_cache(KNOWN_MAPS)
def _statuses(founded: int, inactive: int) -> list[Status]:
    """How each company stands, of which these are founded and these inactive."""
    return [
        "inactive" if inactive & bit(n) else "flying" if founded & bit(n) else "waiting"
        for n in range(board.COMPANY_COUNT)
    ]


def _hand(state: State, seat: int) -> HandView:
    network = state.network
    cards = members(state.flights.hand[seat])
    first = seat * _COMPANIES
    return HandView(
        flights=[_flight(card, network.unusable(card)) for card in cards],
        shares=_codes(tuple(state.shares.hand[first : first + _COMPANIES])),
    )


@cache
def _flight(card: int, unusable: bool) -> FlightView:
    return FlightView(
        name=board.CARDS[card],
        pattern=board.PATTERN_NAMES[board.CARD_PATTERN[card]],
        value=board.CARD_VALUE[card],
        unusable=unusable,
    )


@lru_cache(KNOWN_MAPS)
def _cards(cards: int) -> list[str]:
    """The names of these flight cards."""
    return [board.CARDS[card] for card in members(cards)]


def _seats(state: State) -> list[SeatView]:
    """What everybody knows of each hand."""
    flights, shares = state.flights.hand, state.shares
    known = tuple(shares.known)
    return [
        _seat(
            count(flights[seat]),
            shares.hand_size(seat),
            known[seat * _COMPANIES : (seat + 1) * _COMPANIES],
        )
        for seat in range(state.seats)
    ]


@lru_cache(KNOWN_SHARES)
def _seat(flights: int, shares: int, known: tuple[int, ...]) -> SeatView:
    return SeatView(flights, shares, _codes(known))


@lru_cache(KNOWN_SHARES)
def _codes(counts: tuple[int, ...]) -> list[str]:
    """The code of each share, as often as there are shares."""
    return [board.CODES[company] for company, shares in enumerate(counts) for _ in range(shares)]


def facts(state: State, _seat: int | None) -> list[Facts]:
    """Points, points with a scoring now while one can come, and the sizes of the hands."""
    scoring = state.turn != NOBODY
    standing = state.standing() if scoring else state.points
    shown: list[Facts] = []
    for seat in range(state.seats):
        known: Facts = {"points": state.points[seat]}
        if scoring:
            known["standing"] = standing[seat]
        known["shares"] = state.shares.hand_size(seat)
        known["flights"] = int(state.flights.sizes[seat])
        shown.append(known)
    return shown


def picture(state: State, seat: int | None) -> str:
    """The overview card, the routes by pattern, the market and the own hand."""
    seen = view(state, seat)
    lines = [*[_company_line(company) for company in seen.companies], ""]
    for pattern in dict.fromkeys(route.pattern for route in seen.routes):
        routes = [_route_line(route) for route in seen.routes if route.pattern == pattern]
        lines.append(f"{pattern}:")
        for first in range(0, len(routes), PICTURE_COLUMNS):
            row = [text.ljust(PICTURE_WIDTH) for text in routes[first : first + PICTURE_COLUMNS]]
            lines.append("  " + "".join(row).rstrip())
    lines += ["", f"market: {' '.join(seen.market) or '-'} (+{seen.pile})"]
    if seen.hand is not None:
        flights = [flight.name for flight in seen.hand.flights]
        lines.append(f"hand: {' '.join([*flights, *seen.hand.shares]) or '-'}")
    return "\n".join(lines)


def _company_line(company: CompanyView) -> str:
    """BOI Boise, its patterns, its worth, markers left, shares laid seat by seat."""
    patterns = "/".join(company.patterns)
    laid = " ".join(str(shares) for shares in company.laid)
    return (
        f"{company.code} {company.headquarters:12}{patterns:20}{company.status:9}"
        f"{company.worth:3} (+{company.markers_left})  [{laid}] / {company.shares}"
    )


def _route_line(route: RouteView) -> str:
    return f"{route.name} {' '.join(_circle_mark(circle) for circle in route.circles)}"


def _circle_mark(circle: CircleView) -> str:
    """A number while the circle is free, then the company; a cross is a sabotage."""
    if circle.company is None:
        return str(circle.number)
    return "x" if circle.sabotage else circle.company


def prompt(state: State) -> Words:
    """The phase, and the company that it is about."""
    phase = PHASES[state.phase]
    return [phase] if state.company == NOBODY else [phase, board.CODES[state.company]]
