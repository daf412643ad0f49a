"""What a good position is in Airlines.

A position is worth the points so far and what the scorings to come may pay. Who may
be paid is judged by strength: the shares one has laid and a part of those one may hold.
A company grows as far as its markers and the open routes around it last. The numbers
below were found by letting the heuristic play against its own variants.
"""

from typing import Final

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
    HIGHEST_VALUE,
    HOME_ROUTES,
    PATTERN_COUNT,
    SCORE_CARDS,
)
from ludotheque.games.airlines.rules import (
    FLIGHT,
    MAY_SABOTAGE,
    MUST_BLOCK,
    SHARE_AND_FLIGHT,
    START,
    TURN,
    State,
)
from ludotheque.games.airlines.shares import SCORE_CARD

DRAWS: Final = 1.1  # shares drawn in a turn, replacements included
MY_HAND_NEXT: Final = 0.71  # part of my hand that counts at the next scoring
MY_HAND_LATER: Final = 0.47
OTHER_HAND_NEXT: Final = 1.2
OTHER_HAND_LATER: Final = 1.0
GROWTH: Final = 0.065  # markers that a company gets for each turn of a seat
ACCESS: Final = 0.1  # markers that an open route promises for each point below its cost
CARD: Final = 0.22  # a usable flight card
CARD_POINTS: Final = 0.65  # and more for its value
FOUNDED: Final = 0.55  # chance that a company comes into play
IDLE_TURN: Final = 0.34  # a turn in which nothing can be flown
RIVAL: Final = 0.86  # how much the best opponent's outlook matters


class Outlook:
    """The scorings to come: how many, when, and who may hold what."""

    def __init__(self, state: State, me: i64) -> None:
        self.state = state
        self.me = me
        shares = state.shares
        cards = shares.pile[SCORE_CARD]
        if state.variants.late and state.calm > 0:
            cards = SCORE_CARDS
        draws = DRAWS * float(state.seats)  # in a round
        pile = float(shares.pile_size())
        self.scorings: i64 = max(1, cards if state.seats == 2 else cards + 1)
        self.gap = (pile + 1.0) / float(cards + 1) / draws  # rounds from scoring to scoring
        self.end = (pile + float(shares.market_size())) / draws
        self.left_at_end = 1.0 / float(cards + 1)  # part of the pile, with 2 players
        self.soon = min(1.0, float(cards) / max(pile, 1.0) * draws)
        if state.seats > 2 and cards == 0 and self.end < 1.0:
            self.soon = 1.0
        self.hidden = self._hidden()
        self.room = vec[float](capacity=COMPANY_COUNT)
        self.loose = vec[float](capacity=COMPANY_COUNT)
        for company in range(COMPANY_COUNT):
            self.room = append(self.room, self._room(company))
            self.loose = append(self.loose, self._unseen(company))
        unseen = float(shares.pile_size() - shares.pile[SCORE_CARD])
        self.in_pile = unseen
        for number in self.hidden:
            unseen += number
        self.unseen = max(1.0, unseen)

    def _hidden(self) -> vec[float]:
        """How many shares nobody has seen each other seat holds."""
        shares = self.state.shares
        hidden = vec[float](capacity=self.state.seats)
        for seat in range(self.state.seats):
            number: i64 = 0
            if seat != self.me:
                for company in range(COMPANY_COUNT):
                    place = seat * COMPANY_COUNT + company
                    number += shares.hand[place] - shares.known[place]
            hidden = append(hidden, float(number))
        return hidden

    def payoffs(self, company: i64, markers: i64, shares: i64) -> vec[float]:
        """What the scorings to come may pay for the company, seat by seat.

        As if it had so many markers more on the board, and I so many shares in hand.
        """
        state = self.state
        parts = self._parts(company, 0, shares)
        worth = self._worth(company, self._rounds(0), markers)
        paid = _times(parts, (1.0 - self.soon) * worth)
        if state.network.is_founded(company):
            now = state.network.worth[company]
            scale = self.soon * float(now + markers) / float(now)
            prizes = state.paid(company)
            for seat in range(state.seats):
                paid[seat] += scale * float(prizes[seat])
        for scoring in range(1, self.scorings):
            if scoring == 1 or scoring == self.scorings - 1:
                parts = self._parts(company, scoring, shares)
            worth = self._worth(company, self._rounds(scoring), markers)
            for seat in range(state.seats):
                paid[seat] += parts[seat] * worth
        return paid

    def _rounds(self, scoring: i64) -> float:
        """In how many rounds the scoring may come."""
        if scoring == self.scorings - 1 and self.state.seats > 2:
            return self.end
        return self.gap * float(scoring + 1)

    def _worth(self, company: i64, rounds: float, markers: i64) -> float:
        """What the company may be worth in so many rounds."""
        state = self.state
        if state.network.is_inactive(company):
            return 0.0
        growth = GROWTH * float(state.seats) * rounds
        room = self.room[company]
        if state.network.is_founded(company):
            now = float(state.network.worth[company] + markers)
            return now + growth * room / (growth + room + 0.01)
        if state.phase == START and state.company == company:
            return 2.0 + growth * room / (growth + room + 0.01)
        return FOUNDED * (2.0 + min(growth / 2.0, room))

    def _room(self, company: i64) -> float:
        """How many markers the company may still place."""
        network = self.state.network
        stock = network.stock[company]
        if self.state.phase == MUST_BLOCK and self.state.company == company:
            stock -= 1
        points: i64 = 0
        if network.is_founded(company):
            for pattern in FLIES[company]:
                place = company * PATTERN_COUNT + pattern
                routes = network.near[place] & ~network.on[place] & network.open[pattern]
                while routes != 0:
                    points += FULL - network.cost[FIRST_ROUTE[pattern] + lowest(routes)]
                    routes &= routes - 1
        else:
            for route in HOME_ROUTES[company]:
                points += FULL - network.cost[route]
        return min(float(stock), ACCESS * float(points))

    def _strengths(self, company: i64, soon: bool, more: i64) -> vec[float]:
        """How strong each seat may be in the company at a scoring: the shares, cubed."""
        shares = self.state.shares
        chance = self.loose[company] / self.unseen
        strengths = vec[float](capacity=self.state.seats + 1)
        for seat in range(self.state.seats):
            place = seat * COMPANY_COUNT + company
            if seat == self.me:
                part = MY_HAND_NEXT if soon else MY_HAND_LATER
                held = float(shares.hand[place] + more)
            else:
                part = OTHER_HAND_NEXT if soon else OTHER_HAND_LATER
                held = float(shares.known[place]) + chance * self.hidden[seat]
            number = float(shares.laid[place]) + part * held
            strengths = append(strengths, number * number * number)
        return strengths

    def _unseen(self, company: i64) -> float:
        """Shares of the company that I cannot see, in hands and in the pile."""
        shares = self.state.shares
        number = shares.pile[company]
        for seat in range(self.state.seats):
            if seat != self.me:
                place = seat * COMPANY_COUNT + company
                number += shares.hand[place] - shares.known[place]
        return float(number)

    def _parts(self, company: i64, scoring: i64, more: i64) -> vec[float]:
        """Which part of the company's worth each seat may be paid."""
        strengths = self._strengths(company, scoring == 0, more)
        if scoring == self.scorings - 1 and self.state.seats == 2:  # AIR-12.2
            in_pile = self.loose[company] / self.unseen * self.in_pile * self.left_at_end
            number = in_pile + float(self.state.shares.market[company])
            strengths = append(strengths, number * number * number)
        return _prize_parts(strengths)


def _times(numbers: vec[float], factor: float) -> vec[float]:
    out = vec[float](capacity=len(numbers))
    for number in numbers:
        out = append(out, number * factor)
    return out


def _prize_parts(strengths: vec[float]) -> vec[float]:
    """The chance of the first prize and half that of the second, by strength."""
    total = 0.0
    for strength in strengths:
        total += strength
    parts = vec[float](capacity=len(strengths))
    for holder in range(i64(len(strengths))):
        mine = strengths[holder]
        if mine > 0.0 and total - mine < 1e-9:
            parts = append(parts, 1.5)  # AIR-10.6
            continue
        second = 0.0
        for winner in range(i64(len(strengths))):
            if winner != holder and strengths[winner] > 0.0:
                second += strengths[winner] / total * mine / (total - strengths[winner] + 1e-9)
        first = mine / total if total > 0.0 else 0.0
        parts = append(parts, first + second / 2.0)
    return parts


def value(state: State, seat: i64) -> float:
    """What I may end with, against the best opponent."""
    if state.turn == NOBODY:
        return _lead(state, seat)
    outlook = Outlook(state, seat)
    totals = vec[float](capacity=state.seats)
    for other in range(state.seats):
        totals = append(totals, float(state.points[other] + state.bonus(other)))
    payoffs: list[vec[float]] = []
    for company in range(COMPANY_COUNT):
        paid = outlook.payoffs(company, 0, 0)
        payoffs.append(paid)
        for other in range(state.seats):
            totals[other] += paid[other]
    rival = _best_other(totals, seat)
    worth = totals[seat] - RIVAL * totals[rival] + _cards(state, seat)
    if state.turn == seat:
        worth += _rest_of_turn(outlook, payoffs, rival)
    return worth


def _lead(state: State, seat: i64) -> float:
    best: i64 = -1
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.points[other])
    return float(state.points[seat] - best)


def _best_other(totals: vec[float], seat: i64) -> i64:
    best: i64 = NOBODY
    for other in range(i64(len(totals))):
        if other != seat and (best == NOBODY or totals[other] > totals[best]):
            best = other
    return best


def _cards(state: State, seat: i64) -> float:
    """What the flight cards in hand are worth."""
    worth = 0.0
    cards = state.flights.hand[seat]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if not state.network.unusable(card):
            worth += CARD + CARD_POINTS * float(CARD_VALUE[card]) / float(HIGHEST_VALUE)
    return worth


def _rest_of_turn(outlook: Outlook, payoffs: list[vec[float]], rival: i64) -> float:
    """What I may still gain in this turn: a marker, a share, a flight card."""
    phase = outlook.state.phase
    if phase in (MAY_SABOTAGE, MUST_BLOCK):
        return 0.0
    worth = 0.0
    if phase in (TURN, FLIGHT):
        marker = _best_marker(outlook, payoffs, rival)
        if marker < 0.0:
            return IDLE_TURN if phase == TURN else 0.0
        worth += marker - CARD
    if phase in (START, SHARE_AND_FLIGHT):
        worth += CARD + CARD_POINTS / 2.0
    return worth + _best_share(outlook, payoffs, rival)


def _best_marker(outlook: Outlook, payoffs: list[vec[float]], rival: i64) -> float:
    """The gain of the best marker that I can place; negative when I can place none."""
    state = outlook.state
    best = -1.0
    tried: i64 = NOBODY
    for action in state.network.expansions(state.flights.hand[outlook.me]):
        company = last_of(action)
        if company != tried:
            tried = company
            best = max(best, 0.0, _gain(outlook, payoffs, rival, company, 1, 0))
    return best


def _best_share(outlook: Outlook, payoffs: list[vec[float]], rival: i64) -> float:
    """The gain of the best share of the market."""
    best = 0.0
    for company in range(COMPANY_COUNT):
        if outlook.state.shares.market[company] > 0:
            best = max(best, _gain(outlook, payoffs, rival, company, 0, 1))
    return best


def _gain(
    outlook: Outlook,
    payoffs: list[vec[float]],
    rival: i64,
    company: i64,
    markers: i64,
    shares: i64,
) -> float:
    """What more markers or shares of a company change between me and my rival."""
    before = payoffs[company]
    after = outlook.payoffs(company, markers, shares)
    me = outlook.me
    return after[me] - before[me] - RIVAL * (after[rival] - before[rival])
