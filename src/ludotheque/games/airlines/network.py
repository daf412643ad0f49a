"""The map in play: markers, networks, stocks (AIR-6), sabotage markers (AIR-7), and
what follows from them: inactive companies (AIR-9.3) and unusable cards (AIR-8.2).

Whose turn it is and who holds which card is not known here.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from ludotheque.games.airlines import board
from ludotheque.games.airlines.actions import BLOCK, act, act_fly
from ludotheque.kit.bits import bit, lowest, members
from ludotheque.kit.vecs import filled, filled_narrow, narrow

# What lies on a circle, as an observation shows it.
FREE: Final[i64] = 0
MARKED: Final[i64] = 1  # plus the company whose marker it is
SABOTAGED: Final[i64] = MARKED + board.COMPANY_COUNT  # likewise
ALL_FOUNDED: Final[i64] = 511  # all nine companies
FOUNDING_MARKERS: Final[i64] = 2  # AIR-4.3: one on the route, one on the HQ


class Network:
    """Every circle's marker and every company's stock, network and worth."""

    def __init__(self, like: "Network | None" = None) -> None:
        if like is None:
            # In 16 bits, because observations copy them.
            self.marker: vec[i16] = filled_narrow(board.CIRCLE_COUNT, i16(FREE))
            self.stock: vec[i16] = narrow(board.MARKERS)
            self.worth: vec[i16] = filled_narrow(board.COMPANY_COUNT, 0)  # AIR-10.4
            self.founded: i64 = 0
            # From here on only what follows from the above, kept for speed; in few bits, because
            # many tables that are played in turn are to stay near the processor.
            self.cost: vec[i16] = filled_narrow(board.ROUTE_COUNT, 0)  # the lowest free number
            self.present: vec[i16] = filled_narrow(board.ROUTE_COUNT, 0)  # companies on the route
            self.open: vec[i64] = filled(board.PATTERN_COUNT, 0)  # routes with a free circle
            self.sabotaged: vec[i64] = filled(board.PATTERN_COUNT, 0)  # routes
            # Routes by company and pattern: those that meet its network, those that it is on.
            self.near: vec[i32] = vec[i32]([0] * (board.COMPANY_COUNT * board.PATTERN_COUNT))
            self.on: vec[i32] = self.near[:]
            self.inactive: i64 = 0
            self.able: i64 = ALL_FOUNDED  # active companies with a marker left
            self.usable_from: vec[i64] = filled(board.PATTERN_COUNT, board.FULL)
            for route in range(board.ROUTE_COUNT):
                self._find_cost(route)
            self._find_usable()
        else:
            self.marker = like.marker[:]
            self.stock = like.stock[:]
            self.worth = like.worth[:]
            self.founded = like.founded
            self.cost = like.cost[:]
            self.present = like.present[:]
            self.open = like.open[:]
            self.sabotaged = like.sabotaged[:]
            self.near = like.near[:]
            self.on = like.on[:]
            self.inactive = like.inactive
            self.able = like.able
            self.usable_from = like.usable_from[:]

    def copy(self) -> "Network":
        return Network(self)

    # What may be done

    def is_founded(self, company: i64) -> bool:
        return self.founded >> company & 1 != 0

    def is_inactive(self, company: i64) -> bool:
        return self.inactive >> company & 1 != 0

    def is_free(self, circle: i64) -> bool:
        return i64(self.marker[circle]) == FREE

    def found_refused(self, company: i64) -> str:
        """The rule that forbids everybody to found the company now, or ""."""
        if self.founded == ALL_FOUNDED:
            return "AIR-4.5"
        if self.is_founded(company):
            return "AIR-4.1"
        if i64(self.stock[company]) < FOUNDING_MARKERS:
            return "AIR-4.6"
        return "AIR-9.3" if self.is_inactive(company) else ""

    def flight_refused(self, card: i64, route: i64, company: i64) -> str:
        """The condition of AIR-6 that this flight fails, connection apart, or ""."""
        if board.CARD_PATTERN[card] != board.PATTERN[route]:
            return "AIR-6.1"
        if board.FLIERS[board.PATTERN[route]] >> company & 1 == 0:
            return "AIR-6.2"
        if i64(self.cost[route]) == board.FULL:
            return "AIR-6.3"
        if board.CARD_VALUE[card] < i64(self.cost[route]):
            return "AIR-6.4"
        if self.stock[company] == 0:
            return "AIR-6.6"
        return "AIR-6.8" if i64(self.present[route]) >> company & 1 != 0 else ""

    def connected(self, route: i64, company: i64) -> bool:
        """AIR-6.5: the route shares a city with a route of the company."""
        pattern = board.PATTERN[route]
        near = i64(self.near[company * board.PATTERN_COUNT + pattern])
        return near >> (route - board.FIRST_ROUTE[pattern]) & 1 != 0

    def at_home(self, route: i64, company: i64) -> bool:
        """AIR-4.2: the route touches the company's headquarters."""
        return route in board.HOME_ROUTES[company]

    def block_refused(self, circle: i64) -> str:
        """The rule that forbids a sabotage marker on the circle, or ""."""
        if board.NUMBER[circle] < board.SABOTAGE_LEAST:
            return "AIR-7.4"
        if not self.is_free(circle):
            return "AIR-7.3"
        return "AIR-7.5" if self.is_sabotaged(board.ROUTE_OF[circle]) else ""

    def is_sabotaged(self, route: i64) -> bool:
        pattern = board.PATTERN[route]
        return self.sabotaged[pattern] >> (route - board.FIRST_ROUTE[pattern]) & 1 != 0

    def unusable(self, card: i64) -> bool:
        """AIR-8.2: nowhere could any company stand with this card."""
        return board.CARD_VALUE[card] < self.usable_from[board.CARD_PATTERN[card]]

    # All that may be done

    def expansions(self, cards: i64) -> vec[i64]:
        """AIR-6: every flight of these cards for a company in play."""
        out = vec[i64](capacity=64)
        for company in range(board.COMPANY_COUNT):
            if not self.is_founded(company) or self.stock[company] == 0:
                continue
            for pattern in board.FLIES[company]:
                if cards & board.CARDS_FROM[pattern * board.VALUES] == 0:
                    continue
                place = company * board.PATTERN_COUNT + pattern
                routes = i64(self.near[place]) & ~i64(self.on[place]) & self.open[pattern]
                while routes != 0:
                    route = board.FIRST_ROUTE[pattern] + lowest(routes)
                    routes &= routes - 1
                    out = self._add_flights(out, cards, route, company)
        return out

    def first_flights(self, cards: i64, company: i64) -> vec[i64]:
        """AIR-4.2: every flight of these cards that can start the company's network."""
        out = vec[i64](capacity=32)
        for route in board.HOME_ROUTES[company]:
            out = self._add_flights(out, cards, route, company)
        return out

    def can_start(self, cards: i64, company: i64) -> bool:
        """Whether one of these cards can start the company's network."""
        for route in board.HOME_ROUTES[company]:
            least = board.PATTERN[route] * board.VALUES + i64(self.cost[route])
            if cards & board.CARDS_FROM[least] != 0:
                return True
        return False

    def blocks(self) -> vec[i64]:
        """AIR-7.4, AIR-7.5: every circle that can take a sabotage marker."""
        out = vec[i64](capacity=len(board.SABOTAGE_CIRCLES))
        for circle in board.SABOTAGE_CIRCLES:
            if self.is_free(circle) and not self.is_sabotaged(board.ROUTE_OF[circle]):
                out = append(out, act(BLOCK, circle))
        return out

    def can_block(self) -> bool:
        """Whether there is any circle for a sabotage marker."""
        return any(not self.block_refused(circle) for circle in board.SABOTAGE_CIRCLES)

    def _add_flights(self, out: vec[i64], cards: i64, route: i64, company: i64) -> vec[i64]:
        least = board.PATTERN[route] * board.VALUES + i64(self.cost[route])
        fit = cards & board.CARDS_FROM[least]
        while fit != 0:
            out = append(out, act_fly(lowest(fit), route, company))
            fit &= fit - 1
        return out

    # What it does

    def place(self, route: i64, company: i64) -> i64:
        """AIR-6.7: a marker on the lowest free circle, which is the answer."""
        circle = board.FIRST_CIRCLE[route]
        while not self.is_free(circle):
            circle += 1
        self.set_marker(circle, company)
        return circle

    def found(self, company: i64) -> None:
        """AIR-4.3: the marker on the headquarters; AIR-4.6: it scores."""
        self.founded |= bit(company)
        self.worth[company] += 1
        self._use_marker(company)

    def set_marker(self, circle: i64, company: i64) -> None:
        """A marker of the company on a free circle."""
        route = board.ROUTE_OF[circle]
        pattern = board.PATTERN[route]
        self.marker[circle] = i16(MARKED + company)
        self.worth[company] += 1
        self.present[route] |= i16(bit(company))
        routes = i32(bit(route - board.FIRST_ROUTE[pattern]))
        self.on[company * board.PATTERN_COUNT + pattern] |= routes
        for meeting in range(board.PATTERN_COUNT):
            routes = i32(board.MEETING[route * board.PATTERN_COUNT + meeting])
            self.near[company * board.PATTERN_COUNT + meeting] |= routes
        self._find_cost(route)
        self._use_marker(company)
        self._find_usable_of(pattern)

    def block(self, circle: i64, company: i64) -> None:
        """AIR-7.6: a marker out of the company's stock that neither scores nor connects."""
        route = board.ROUTE_OF[circle]
        pattern = board.PATTERN[route]
        self.marker[circle] = i16(SABOTAGED + company)
        self.sabotaged[pattern] |= bit(route - board.FIRST_ROUTE[pattern])
        self._find_cost(route)
        self._use_marker(company)
        self._find_usable_of(pattern)

    def _use_marker(self, company: i64) -> None:
        self.stock[company] -= 1
        before = self.able
        if self.stock[company] == 0:
            self.able &= ~bit(company)
        self._find_inactive()
        if self.able != before:
            self._find_usable()

    def _find_cost(self, route: i64) -> None:
        """AIR-6.4: the lowest number among the free circles."""
        pattern = board.PATTERN[route]
        route_bit = bit(route - board.FIRST_ROUTE[pattern])
        self.cost[route] = i16(board.FULL)
        self.open[pattern] &= ~route_bit
        for circle in range(board.FIRST_CIRCLE[route], board.FIRST_CIRCLE[route + 1]):
            if self.is_free(circle):
                self.cost[route] = i16(board.NUMBER[circle])
                self.open[pattern] |= route_bit
                return

    def _find_inactive(self) -> None:
        """AIR-9.3: not founded, and no way or no markers to found it."""
        for company in range(board.COMPANY_COUNT):
            if not self.is_founded(company) and not self._can_be_founded(company):
                self.inactive |= bit(company)
                self.able &= ~bit(company)

    def _can_be_founded(self, company: i64) -> bool:
        if i64(self.stock[company]) < FOUNDING_MARKERS:
            return False
        for route in board.HOME_ROUTES[company]:
            if i64(self.cost[route]) != board.FULL:
                return True
        return False

    def _find_usable(self) -> None:
        for pattern in range(board.PATTERN_COUNT):
            self._find_usable_of(pattern)

    def _find_usable_of(self, pattern: i64) -> None:
        """AIR-8.2: the lowest value with which some company could still stand somewhere."""
        able = self.able & board.FLIERS[pattern]
        least = board.FULL
        for route in range(board.FIRST_ROUTE[pattern], board.FIRST_ROUTE[pattern + 1]):
            cost = i64(self.cost[route])
            if cost < least and able & ~i64(self.present[route]) != 0:
                least = cost
        self.usable_from[pattern] = least

    # Where it stands

    def lines(self) -> list[str]:
        """The companies in play, and a line for every route with a marker."""
        founded = [board.CODES[company] for company in members(self.founded)]
        routes = []
        for route in range(board.ROUTE_COUNT):
            circles = range(board.FIRST_CIRCLE[route], board.FIRST_CIRCLE[route + 1])
            markers = [self._marker_text(circle) for circle in circles]
            if any(marker != "." for marker in markers):
                routes.append(f"{board.ROUTES[route].name}: {' '.join(markers)}")
        return [" ".join(["founded", *founded]), *routes]

    def _marker_text(self, circle: i64) -> str:
        owner = i64(self.marker[circle])
        if owner == FREE:
            return "."
        if owner < SABOTAGED:
            return board.CODES[owner - MARKED]
        return "*" + board.CODES[owner - SABOTAGED]

    def check(self) -> None:
        """No marker was lost or made, and what is kept for speed is true."""
        again = Network()
        for company in range(board.COMPANY_COUNT):
            if self.is_founded(company):
                again.found(company)
        for circle in range(board.CIRCLE_COUNT):
            owner = i64(self.marker[circle])
            if owner >= SABOTAGED:
                again.block(circle, owner - SABOTAGED)
            elif owner != FREE:
                again.set_marker(circle, owner - MARKED)
        for company in range(board.COMPANY_COUNT):
            code = board.CODES[company]
            assert self.stock[company] == again.stock[company] >= 0, code
            assert self.worth[company] == again.worth[company], code
            assert self.is_founded(company) == (self.worth[company] >= 2), code
            assert self.is_founded(company) or self.worth[company] == 0, code
        assert self.inactive == again.inactive and self.able == again.able, "inactive"
        self._check_kept(again)

    def _check_kept(self, again: "Network") -> None:
        for route in range(board.ROUTE_COUNT):
            assert self.cost[route] == again.cost[route], "cost"
            assert self.present[route] == again.present[route], "present"
        for pattern in range(board.PATTERN_COUNT):
            assert self.open[pattern] == again.open[pattern], "open"
            assert self.sabotaged[pattern] == again.sabotaged[pattern], "sabotaged"
            assert self.usable_from[pattern] == again.usable_from[pattern], "usable"
        for place in range(board.COMPANY_COUNT * board.PATTERN_COUNT):
            assert self.near[place] == again.near[place], "near"
            assert self.on[place] == again.on[place], "on"
