"""What a good position is in Airlines.

A position is worth the points so far and what the scorings to come may pay. How they
may pay is a guess from what lies open and the seat's own hand: each shareholder's
strength in a company is what he has laid and part of what he may hold; the prizes go
to the strong, and a company grows as far as markers and routes last.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.contract import NOBODY
from ludotheque.games.airlines.actions import last_of
from ludotheque.games.airlines.bits import lowest
from ludotheque.games.airlines.board import (
    CARD_VALUE,
    COMPANY_COUNT,
    FIRST_ROUTE,
    FLIES,
    FULL,
    HOME_ROUTES,
    PATTERN_COUNT,
)
from ludotheque.games.airlines.rules import (
    FLIGHT,
    MUST_BLOCK,
    SHARE,
    SHARE_AND_FLIGHT,
    START,
    TURN,
    State,
)
from ludotheque.games.airlines.shares import SCORE_CARD

W: list[float] = [
    0.7,  # 0 shares drawn per turn
    3.0,  # 1 exponent of strength
    0.5,  # 2 part of own hand that counts at the next scoring
    0.85,  # 3 later
    0.5,  # 4 part of others' hands at next
    0.8,  # 5 later
    0.12,  # 6 growth per turn round and seat of a company
    0.25,  # 7 growth ceiling share of accessible routes
    0.3,  # 8 flight card worth
    0.4,  # 9 flight card value worth (per 14)
    0.7,  # 10 probability unfounded gets founded
    0.5,  # 11 swap bonus / tempo
    1.0,  # 12 weight of best other
    0.5,  # 13 base strength of unseen opposition
]


class Outlook:
    """The scorings to come, as one seat may expect them."""

    def __init__(self, state: State, me: i64) -> None:
        self.state = state
        self.me = me
        self.seats = state.seats
        self.holders = state.seats + 1
        pile = state.shares.pile_size()
        cards = state.shares.pile[SCORE_CARD]
        if state.variants.late and state.calm > 0:
            cards = 3
        self.count = cards if state.seats == 2 else cards + 1
        self.count = max(self.count, 1)
        draws = W[0] * float(state.seats)
        gap = float(pile + 1) / float(cards + 1)
        self.round_gap = gap / draws
        self.end = float(pile + state.shares.market_size()) / draws
        hazard = float(cards) / float(max(pile, 1))
        self.soon = min(1.0, hazard * draws)
        if state.seats > 2 and cards == 0:
            self.soon = 1.0 if self.end < 1.0 else 0.0
        self._unseen()

    def _unseen(self) -> None:
        """What I cannot see: per company, and how much of it each holder has."""
        state = self.state
        shares = state.shares
        self.hidden = vec[i64](capacity=self.holders)
        total: i64 = 0
        for seat in range(self.seats):
            number: i64 = 0
            if seat != self.me:
                for company in range(COMPANY_COUNT):
                    place = seat * COMPANY_COUNT + company
                    number += shares.hand[place] - shares.known[place]
            self.hidden = append(self.hidden, number)
            total += number
        in_pile = shares.pile_size() - shares.pile[SCORE_CARD]
        self.hidden = append(self.hidden, in_pile)
        self.unseen_total = float(max(1, total + in_pile))

    def unseen(self, company: i64) -> float:
        shares = self.state.shares
        left: i64 = shares.pile[company]
        for seat in range(self.seats):
            if seat != self.me:
                place = seat * COMPANY_COUNT + company
                left += shares.hand[place] - shares.known[place]
        return float(left)

    def strength(self, holder: i64, company: i64, first: bool, mine: i64) -> float:
        """How many shares of the company the holder may have laid at a scoring."""
        state = self.state
        shares = state.shares
        place = holder * COMPANY_COUNT + company
        laid = float(shares.laid[place])
        if state.network.is_inactive(company):
            return laid
        if holder == self.me:
            part = W[2] if first else W[3]
            return laid + part * float(shares.hand[place] + mine)
        chance = self.unseen(company) / self.unseen_total * float(self.hidden[holder])
        part = W[4] if first else W[5]
        return laid + part * (float(shares.known[place]) + chance)

    def dummy(self, company: i64) -> float:
        cards = self.state.shares.pile[SCORE_CARD]
        left = self.unseen(company) / self.unseen_total * float(self.hidden[self.seats])
        return left / float(cards + 1) + float(self.state.shares.market[company])

    def worth(self, company: i64, rounds: float, more: i64) -> float:
        state = self.state
        network = state.network
        if network.is_inactive(company):
            return 0.0
        starting = state.phase == START and state.company == company
        growth = W[6] * float(self.seats) * rounds
        room = self.room(company)
        if not network.is_founded(company) and not starting:
            growth *= 0.5
            return W[10] * (2.0 + min(growth, room))
        now = float(network.worth[company] + more)
        if starting:
            now += 2.0
        return now + growth * room / (growth + room + 0.01)

    def room(self, company: i64) -> float:
        """How many more markers the company may place."""
        network = self.state.network
        stock = network.stock[company]
        if self.state.phase == MUST_BLOCK and self.state.company == company:
            stock -= 1
        access = 0.0
        if network.is_founded(company):
            for pattern in FLIES[company]:
                place = company * PATTERN_COUNT + pattern
                routes = network.near[place] & ~network.on[place] & network.open[pattern]
                while routes != 0:
                    cost = network.cost[FIRST_ROUTE[pattern] + lowest(routes)]
                    access += float(FULL - cost) / 10.0
                    routes &= routes - 1
        else:
            for route in HOME_ROUTES[company]:
                access += float(FULL - network.cost[route]) / 10.0
        access = W[7] * access * 4.0
        return min(float(stock), access)

    def payoffs(self, company: i64, more: i64, mine: i64) -> vec[float]:
        """What all scorings to come may pay each seat for the company."""
        state = self.state
        paid: vec[float] = vec[float]()
        for _ in range(self.seats):
            paid = append(paid, 0.0)
        for scoring in range(self.count):
            final = scoring == self.count - 1
            rounds = self.round_gap * float(scoring + 1)
            if final and self.seats > 2:
                rounds = self.end
            power: vec[float] = vec[float]()
            total = 0.0
            for holder in range(self.seats):
                x = self.strength(holder, company, scoring == 0, mine)
                p = x ** W[1] if x > 0.0 else 0.0
                power = append(power, p)
                total += p
            dummy = 0.0
            if self.seats == 2 and final:
                x = self.dummy(company)
                dummy = x ** W[1] if x > 0.0 else 0.0
            total += dummy
            power = append(power, dummy)
            if total <= 0.0:
                continue
            worth = self.worth(company, rounds, more)
            chance = 1.0
            if scoring == 0:
                chance = 1.0 - self.soon
                if state.network.is_founded(company):
                    exact = state.paid(company)
                    scale = 1.0
                    if more > 0:
                        scale = float(state.network.worth[company] + more) / float(
                            state.network.worth[company]
                        )
                    for seat in range(self.seats):
                        paid[seat] += self.soon * scale * float(exact[seat])
            for seat in range(self.seats):
                first = power[seat] / total
                second = 0.0
                for winner in range(self.seats + 1):
                    if winner != seat and power[winner] > 0.0:
                        rest = total - power[winner]
                        if rest > 1e-9:
                            second += power[winner] / total * power[seat] / rest
                if first > 0.999999:
                    second = 1.0
                paid[seat] += chance * worth * (first + 0.5 * second)
        return paid


def value(state: State, seat: i64) -> float:
    """What I may end with against the best opponent."""
    if state.turn == NOBODY:
        best: i64 = -1000
        for other in range(state.seats):
            if other != seat:
                best = max(best, state.points[other])
        return float(state.points[seat] - best)
    outlook = Outlook(state, seat)
    totals: vec[float] = vec[float]()
    for other in range(state.seats):
        totals = append(totals, float(state.points[other] + state.bonus(other)))
    payoffs: list[vec[float]] = []
    for company in range(COMPANY_COUNT):
        paid = outlook.payoffs(company, 0, 0)
        payoffs.append(paid)
        for other in range(state.seats):
            totals[other] += paid[other]
    rival: i64 = NOBODY
    for other in range(state.seats):
        if other != seat and (rival == NOBODY or totals[other] > totals[rival]):
            rival = other
    worth = totals[seat] - W[12] * totals[rival]
    cards = state.flights.hand[seat]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if not state.network.unusable(card):
            worth += W[8] + W[9] * float(CARD_VALUE[card]) / 14.0
    if state.turn == seat:
        worth += pending(outlook, payoffs, seat, rival)
    return worth


def pending(outlook: Outlook, payoffs: list[vec[float]], seat: i64, rival: i64) -> float:
    """What I may still do in this turn."""
    state = outlook.state
    worth = 0.0
    if state.phase in (FLIGHT, TURN):
        best = 0.0
        seen: i64 = 0
        for action in state.network.expansions(state.flights.hand[seat]):
            company = last_of(action)
            if seen >> company & 1 != 0:
                continue
            seen |= 1 << company
            more = outlook.payoffs(company, 1, 0)
            old = payoffs[company]
            best = max(best, more[seat] - old[seat] - W[12] * (more[rival] - old[rival]))
        if seen == 0:
            return W[11] if state.phase == TURN else 0.0
        worth += best - W[8]
    if state.phase in (FLIGHT, TURN, START, SHARE, SHARE_AND_FLIGHT):
        best = 0.0
        for company in range(COMPANY_COUNT):
            if state.shares.market[company] > 0:
                more = outlook.payoffs(company, 0, 1)
                old = payoffs[company]
                best = max(best, more[seat] - old[seat] - W[12] * (more[rival] - old[rival]))
        worth += best
    if state.phase in (START, SHARE_AND_FLIGHT):
        worth += W[8] + W[9] * 0.5
    return worth
