"""What a good position is in Airlines.

A position is worth the points so far and what the scorings to come may pay. Who may
be paid is judged by strength: the shares one has laid and a part of those one may hold.
A company grows as far as its markers and the open routes around it last. The numbers
below were found by letting the heuristic play against its own variants.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import NOBODY
from ludotheque.games.airlines import board, rules
from ludotheque.games.airlines.network import Network
from ludotheque.games.airlines.parameters import SCORE_CARDS
from ludotheque.games.airlines.rules import State
from ludotheque.games.airlines.shares import SCORE_CARD
from ludotheque.kit.assembled import Judge
from ludotheque.kit.bits import lowest

TINY: Final = 1e-9  # of a strength: none

# Kinds of scorings to come: the next one, those between, the last one.
NEXT: Final[i64] = 0
LATER: Final[i64] = 1
LAST: Final[i64] = 2
KINDS: Final[i64] = 3

ZEROS: Final = vec[float]([0.0] * (board.COMPANY_COUNT * KINDS * board.MOST_SEATS))


class Reckoning:
    """What the numbers of a table are, found by self-play: see decision 183."""

    def __init__(
        self,
        draws: float,
        my_hand_next: float,
        my_hand_later: float,
        other_hand_next: float,
        other_hand_later: float,
        growth: float,
        access: float,
        card: float,
        card_points: float,
        founded: float,
        idle_turn: float,
        rival: float,
    ) -> None:
        self.draws = draws  # shares drawn in a turn, replacements included
        self.my_hand_next = my_hand_next  # part of my hand that counts at the next scoring
        self.my_hand_later = my_hand_later
        self.other_hand_next = other_hand_next
        self.other_hand_later = other_hand_later
        self.growth = growth  # markers that a company gets for each turn of a seat
        self.access = access  # markers of an open route for each point below its cost
        self.card = card  # a usable flight card
        self.card_points = card_points  # and more for its value
        self.founded = founded  # chance that a company comes into play
        self.idle_turn = idle_turn  # a turn in which nothing can be flown
        self.rival = rival  # how much the best opponent's outlook matters


DUEL: Final = Reckoning(
    draws=1.9,
    my_hand_next=0.44,
    my_hand_later=0.47,
    other_hand_next=1.1,
    other_hand_later=0.52,
    growth=0.072,
    access=0.099,
    card=0.2,
    card_points=0.34,
    founded=0.52,
    idle_turn=0.36,
    rival=0.62,
)
TABLE: Final = Reckoning(
    draws=0.92,
    my_hand_next=0.57,
    my_hand_later=0.34,
    other_hand_next=1.9,
    other_hand_later=1.5,
    growth=0.08,
    access=0.094,
    card=0.18,
    card_points=0.46,
    founded=0.41,
    idle_turn=0.35,
    rival=0.29,
)


def reckoning(state: State) -> Reckoning:
    """That of this table: a duel is another game."""
    return DUEL if state.seats == 2 else TABLE


class Outlook:
    """The scorings to come: how many, when, what they pay, and who may hold what.

    A company has a row of `parts`, the part of its worth that each seat may be paid at
    each kind of scoring, and one of `worths`, what it may be worth at all scorings of a kind.
    """

    def __init__(self, state: State, me: i64) -> None:
        self.state = state
        self.by = reckoning(state)
        self.me = me
        self.seats = state.seats
        shares = state.shares
        cards = score_cards(state)
        draws = self.by.draws * float(state.seats)  # in a round
        pile = float(shares.pile_size())
        self.scorings: i64 = max(1, cards if state.seats == 2 else cards + 1)
        self.gap = (pile + 1.0) / float(cards + 1) / draws  # rounds from scoring to scoring
        self.end = (pile + float(shares.market_size())) / draws
        self.left_at_end = 1.0 / float(cards + 1)  # part of the pile, with 2 players
        self.soon = min(1.0, float(cards) / max(pile, 1.0) * draws)
        if state.seats > 2 and cards == 0 and self.end < 1.0:
            self.soon = 1.0
        self.hidden: vec[float] = ZEROS[: state.seats]
        self.in_pile = float(shares.pile_size() - shares.pile[SCORE_CARD])
        self.unseen = max(1.0, self.in_pile + self._count_hidden())
        self.strength: vec[float] = ZEROS[: state.seats + 1]
        self.tried: vec[float] = ZEROS[: state.seats]
        self.parts: vec[float] = ZEROS[: board.COMPANY_COUNT * KINDS * state.seats]
        self.worths: vec[float] = ZEROS[: board.COMPANY_COUNT * KINDS]
        self.prizes: vec[float] = ZEROS[: board.COMPANY_COUNT * state.seats]
        for company in range(board.COMPANY_COUNT):
            if not state.network.is_inactive(company):
                self._weigh(company)

    def paid(self, company: i64, seat: i64) -> float:
        """What the scorings to come may pay the seat for the company."""
        total = self.soon * self.prizes[company * self.seats + seat]
        for kind in range(company * KINDS, company * KINDS + KINDS):
            total += self.worths[kind] * self.parts[kind * self.seats + seat]
        return total

    def paid_for_marker(self, company: i64, seat: i64) -> float:
        """And what more they may pay when the company, in play, has one marker more."""
        now = float(self.state.network.worth[company])
        total = self.soon * self.prizes[company * self.seats + seat] / now
        for kind in range(KINDS):
            part = self.parts[(company * KINDS + kind) * self.seats + seat]
            total += self._number(kind) * part
        return total

    def gain_of_share(self, company: i64, rival: i64) -> float:
        """What one share more in my hand changes between me and my rival."""
        gain = 0.0
        for kind in range(KINDS):
            worth = self.worths[company * KINDS + kind]
            if worth > 0.0:
                row = (company * KINDS + kind) * self.seats
                self._share_out(company, kind, 1, self.tried, 0)
                mine = self.tried[self.me] - self.parts[row + self.me]
                others = self.tried[rival] - self.parts[row + rival]
                gain += worth * (mine - self.by.rival * others)
        return gain

    def _number(self, kind: i64) -> float:
        """How many scorings of the kind there will be; the next one may be paid by now."""
        if kind == NEXT:
            return 1.0 - self.soon
        if kind == LATER:
            return float(max(0, self.scorings - 2))
        return 1.0 if self.scorings > 1 else 0.0

    def _count_hidden(self) -> float:
        """How many shares nobody has seen the other seats hold, together and each."""
        shares = self.state.shares
        total = 0.0
        for seat in range(self.seats):
            number: i64 = 0
            if seat != self.me:
                for place in range(seat * board.COMPANY_COUNT, (seat + 1) * board.COMPANY_COUNT):
                    number += i64(shares.hand[place] - shares.known[place])
            self.hidden[seat] = float(number)
            total += float(number)
        return total

    def _weigh(self, company: i64) -> None:
        """Fill the rows of a company that is or may come into play."""
        state = self.state
        if state.network.is_founded(company):
            prizes = state.paid(company)
            for seat in range(self.seats):
                self.prizes[company * self.seats + seat] = float(prizes[seat])
        room = self._room(company)
        for scoring in range(self.scorings):
            kind = NEXT if scoring == 0 else LATER if scoring < self.scorings - 1 else LAST
            number = 1.0 - self.soon if scoring == 0 else 1.0
            self.worths[company * KINDS + kind] += number * self._worth(company, scoring, room)
        for kind in range(KINDS):
            if self.worths[company * KINDS + kind] > 0.0 or self._number(kind) > 0.0:
                row = (company * KINDS + kind) * self.seats
                self._share_out(company, kind, 0, self.parts, row)

    def _worth(self, company: i64, scoring: i64, room: float) -> float:
        """What the company may be worth at a scoring."""
        state = self.state
        rounds = self.gap * float(scoring + 1)
        if scoring == self.scorings - 1 and self.seats > 2:
            rounds = self.end
        growth = self.by.growth * float(self.seats) * rounds
        if state.network.is_founded(company):
            now = float(state.network.worth[company])
            return now + growth * room / (growth + room + 0.01)
        if state.phase == rules.START and state.company == company:
            return 2.0 + growth * room / (growth + room + 0.01)
        return self.by.founded * (2.0 + min(growth / 2.0, room))

    def _room(self, company: i64) -> float:
        """How many markers the company may still place."""
        network = self.state.network
        stock = network.stock[company]
        if self.state.phase == rules.MUST_BLOCK and self.state.company == company:
            stock -= 1
        return min(float(stock), self.by.access * float(open_points(network, company)))

    def _share_out(self, company: i64, kind: i64, more: i64, out: vec[float], row: i64) -> None:
        """Which part of the company's worth each seat may be paid, written from `row` on.

        It is the chance of the first prize and half that of the second, by strength, if I
        had `more` shares more in hand.
        """
        holders = self._find_strengths(company, kind, more)
        strength = self.strength
        total = 0.0
        for holder in range(holders):
            total += strength[holder]
        rest = 0.0  # how likely each other holder leaves the second prize to me
        for holder in range(holders):
            rest += strength[holder] / (total - strength[holder] + TINY)
        for seat in range(self.seats):
            mine = strength[seat]
            if mine > 0.0 and total - mine < TINY:
                out[row + seat] = 1.5  # AIR-10.6
            elif mine > 0.0:
                second = rest - mine / (total - mine + TINY)
                out[row + seat] = mine / total * (1.0 + second / 2.0)
            else:
                out[row + seat] = 0.0

    def _find_strengths(self, company: i64, kind: i64, more: i64) -> i64:
        """How strong each holder may be at a scoring: shares, cubed. How many holders."""
        shares = self.state.shares
        loose = self._loose(company)
        chance = loose / self.unseen
        for seat in range(self.seats):
            place = seat * board.COMPANY_COUNT + company
            if seat == self.me:
                part = self.by.my_hand_next if kind == NEXT else self.by.my_hand_later
                held = float(i64(shares.hand[place]) + more)
            else:
                part = self.by.other_hand_next if kind == NEXT else self.by.other_hand_later
                held = float(shares.known[place]) + chance * self.hidden[seat]
            number = float(shares.laid[place]) + part * held
            self.strength[seat] = number * number * number
        if self.seats > 2 or kind != (LAST if self.scorings > 1 else NEXT):
            return self.seats
        # AIR-12.2: the dummy's share of what is left.
        number = chance * self.in_pile * self.left_at_end + float(shares.market[company])
        self.strength[self.seats] = number * number * number
        return self.seats + 1

    def _loose(self, company: i64) -> float:
        """Shares of the company that I cannot see, in hands and in the pile."""
        shares = self.state.shares
        number = shares.pile[company]
        for seat in range(self.seats):
            if seat != self.me:
                place = seat * board.COMPANY_COUNT + company
                number += i64(shares.hand[place] - shares.known[place])
        return float(number)


def score_cards(state: State) -> i64:
    """How many are still to come; AIR-13.3: also those that lie aside."""
    if state.variants.late and state.calm > 0:
        return state.numbers[SCORE_CARDS]
    return state.shares.pile[SCORE_CARD]


def open_points(network: Network, company: i64) -> i64:
    """How open the routes are that the company could fly next: what each is below full."""
    points: i64 = 0
    if not network.is_founded(company):
        for route in board.HOME_ROUTES[company]:
            points += board.FULL - i64(network.cost[route])
        return points
    for pattern in board.FLIES[company]:
        place = company * board.PATTERN_COUNT + pattern
        routes = i64(network.near[place]) & ~i64(network.on[place]) & network.open[pattern]
        while routes != 0:
            route = board.FIRST_ROUTE[pattern] + lowest(routes)
            points += board.FULL - i64(network.cost[route])
            routes &= routes - 1
    return points


def can_fly(state: State, seat: i64, company: i64) -> bool:
    """Whether a card of the seat's places a marker of the company, which is in play."""
    network, cards = state.network, state.flights.hand[seat]
    if network.stock[company] == 0:
        return False
    for pattern in board.FLIES[company]:
        place = company * board.PATTERN_COUNT + pattern
        routes = i64(network.near[place]) & ~i64(network.on[place]) & network.open[pattern]
        while routes != 0:
            cost = i64(network.cost[board.FIRST_ROUTE[pattern] + lowest(routes)])
            if cards & board.CARDS_FROM[pattern * board.VALUES + cost] != 0:
                return True
            routes &= routes - 1
    return False


class Bot(Judge[State]):
    """Plays by what a position is worth."""

    def value(self, state: State, seat: i64) -> float:
        """What I may end with, against the best opponent."""
        if state.turn == NOBODY:
            return _lead(state, seat)
        outlook = Outlook(state, seat)
        mine = 0.0
        most = 0.0
        rival: i64 = NOBODY
        for other in range(state.seats):
            total = float(state.points[other] + state.bonus(other))
            for company in range(board.COMPANY_COUNT):
                total += outlook.paid(company, other)
            if other == seat:
                mine = total
            elif rival == NOBODY or total > most:
                rival, most = other, total
        worth = mine - outlook.by.rival * most + _cards(outlook)
        if state.turn == seat:
            worth += _rest_of_turn(outlook, rival)
        return worth


def _lead(state: State, seat: i64) -> float:
    best: i64 = -1
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.points[other])
    return float(state.points[seat] - best)


def _cards(outlook: Outlook) -> float:
    """What the flight cards in hand are worth."""
    state, by = outlook.state, outlook.by
    worth = 0.0
    cards = state.flights.hand[outlook.me]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if not state.network.unusable(card):
            points = float(board.CARD_VALUE[card]) / float(board.HIGHEST_VALUE)
            worth += by.card + by.card_points * points
    return worth


def _rest_of_turn(outlook: Outlook, rival: i64) -> float:
    """What I may still gain in this turn: a marker, a share, a flight card."""
    phase, by = outlook.state.phase, outlook.by
    if phase in (rules.MAY_SABOTAGE, rules.MUST_BLOCK):
        return 0.0
    worth = 0.0
    if phase in (rules.TURN, rules.FLIGHT):
        marker = _best_marker(outlook, rival)
        if marker < 0.0:
            return by.idle_turn if phase == rules.TURN else 0.0
        worth += marker - by.card
    if phase in (rules.START, rules.SHARE_AND_FLIGHT):
        worth += by.card + by.card_points / 2.0
    return worth + _best_share(outlook, rival)


def _best_marker(outlook: Outlook, rival: i64) -> float:
    """The gain of the best marker that I can place; negative when I can place none."""
    state, me = outlook.state, outlook.me
    best = -1.0
    for company in range(board.COMPANY_COUNT):
        if state.network.is_founded(company) and can_fly(state, me, company):
            mine = outlook.paid_for_marker(company, me)
            best = max(best, 0.0, mine - outlook.by.rival * outlook.paid_for_marker(company, rival))
    return best


def _best_share(outlook: Outlook, rival: i64) -> float:
    """The gain of the best share of the market."""
    best = 0.0
    for company in range(board.COMPANY_COUNT):
        if outlook.state.shares.market[company] > 0:
            best = max(best, outlook.gain_of_share(company, rival))
    return best
