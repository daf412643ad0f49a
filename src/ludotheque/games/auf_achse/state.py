"""What lies on the table in Auf Achse, and the small moves of money and cards.

The chapters of the rules (driving, business, auction, event cards) work on a `Position`;
rules.py joins them into a game. Which contracts lie in the public pile and which in
the reserve nobody knows, so both are counts over one set of unseen contracts.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque import contract
from ludotheque.contract import NOBODY, Dice, Outcome, Tell
from ludotheque.games.auf_achse import board, phases
from ludotheque.games.auf_achse.gifts import NO_GIFTS
from ludotheque.games.auf_achse.parameters import OPEN, PARAMETERS, START_MONEY, TRAILERS
from ludotheque.kit.scores import decided
from ludotheque.kit.vecs import filled, total

# Where a contract is when no seat holds it.
UNSEEN: Final[i64] = -1
FACE_UP: Final[i64] = -2
DISCARDED: Final[i64] = -3

ROAD_TRUCKS_2007: Final[i64] = 2  # AUF-12.3


class Moment(contract.State):
    """Whose decision it is and what the game has come to, but for what lies on the table.

    A class of its own, because mypyc doubts for ever what `__init__` leaves to a method to set.
    """

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.edition: i64 = 1  # of the rules
        self.children = False  # AUF-11
        self.one_lap = False  # AUF-9.30
        self.rules_2007 = False  # AUF-12
        self.limit: i64 = 0  # AUF-10.3: rounds; 0 is none
        self.first: i64 = 0
        self.round: i64 = 1
        self.turn: i64 = 0
        self.actor: i64 = 0
        self.phase: i64 = phases.PLACING
        self.ending: i64 = 0
        self.driver: i64 = 0  # whose truck is being driven
        self.cause: i64 = phases.BY_DIE
        self.die: i64 = 0
        self.other_die: i64 = 0  # AUF-12.1: until one of the two is chosen
        self.rolled = False  # the turn's own roll has been made
        self.arrived = False  # the last move left its space (AUF-3.7)
        self.exact = False  # it gives the right to call for a contract (AUF-7.1)
        self.fresh = False  # something was loaded since (AUF-9.17)
        self.way: i64 = 0  # how it came to an event space
        self.again: i64 = 0  # rolls that one may make beside the turn's own (AUF-9.10)
        self.target: i64 = board.NOWHERE  # the city that a jump goes to
        self.blown: i64 = 0  # bits of the trucks that the snowstorm has moved
        self.lot: i64 = NOBODY  # the contract under the hammer
        self.offer: i64 = 0
        self.leader: i64 = NOBODY
        self.bidders: i64 = 0  # bits of the seats that have not passed
        self.pile: i64 = 0
        self.reserve: i64 = board.CONTRACTS
        self.works: i64 = board.NOWHERE
        self.jam: i64 = board.NOWHERE
        self.event: i64 = NOBODY  # the last event card drawn
        self.drawer: i64 = NOBODY  # who drew the Inspektion (AUF-9.30)
        self.bank: i64 = 0  # what the bank has taken less what it has paid out
        self.gifts = NO_GIFTS

    def become(self, like: "Moment") -> None:
        self.edition = like.edition
        self.children = like.children
        self.one_lap = like.one_lap
        self.rules_2007 = like.rules_2007
        self.limit = like.limit
        self.first = like.first
        self.round = like.round
        self.turn = like.turn
        self.actor = like.actor
        self.phase = like.phase
        self.ending = like.ending
        self.driver = like.driver
        self.cause = like.cause
        self.die = like.die
        self.other_die = like.other_die
        self.rolled = like.rolled
        self.arrived = like.arrived
        self.exact = like.exact
        self.fresh = like.fresh
        self.way = like.way
        self.again = like.again
        self.target = like.target
        self.blown = like.blown
        self.lot = like.lot
        self.offer = like.offer
        self.leader = like.leader
        self.bidders = like.bidders
        self.pile = like.pile
        self.reserve = like.reserve
        self.works = like.works
        self.jam = like.jam
        self.event = like.event
        self.drawer = like.drawer
        self.bank = like.bank
        self.gifts = like.gifts


class Position(Moment):
    """Everything on the table, hidden parts included, and whose decision it is."""

    def __init__(self, seats: i64, like: "Position | None" = None) -> None:
        super().__init__(seats)
        # The table's parameters; they never change.
        self.numbers: vec[i64] = PARAMETERS.usual(seats) if like is None else like.numbers
        if like is None:
            self.at: vec[i64] = filled(seats, board.NOWHERE)
            self.trucks: vec[i64] = filled(board.SPACES, 0)
            self.money: vec[i64] = filled(seats, self.numbers[START_MONEY])
            self.trailers: vec[i64] = filled(2 * seats, 0)  # small and large of each seat
            self.skips: vec[i64] = filled(seats, 0)
            self.done: vec[i64] = filled(seats, 0)  # 1: has delivered their last (AUF-10.1)
            self.holder: vec[i64] = filled(board.CONTRACTS, UNSEEN)
            self.loaded: vec[i64] = filled(board.CONTRACTS, 0)  # 0, or the order of loading
            self.shown: vec[i64] = filled(board.CONTRACTS, 0)  # 1: everybody knows who has it
            self.open: vec[i64] = vec[i64]()  # the face-up contracts, oldest first
            self.bag: vec[i64] = filled(board.EVENT_CARDS, 1)  # event cards nobody has seen
            self.under: vec[i64] = vec[i64]()  # those put under the pile since, in order
            self.kept: vec[i64] = filled(board.EVENT_CARDS, NOBODY)  # in front of whom a card lies
        else:
            self.at = like.at[:]
            self.trucks = like.trucks[:]
            self.money = like.money[:]
            self.trailers = like.trailers[:]
            self.skips = like.skips[:]
            self.done = like.done[:]
            self.holder = like.holder[:]
            self.loaded = like.loaded[:]
            self.shown = like.shown[:]
            self.open = like.open[:]
            self.bag = like.bag[:]
            self.under = like.under[:]
            self.kept = like.kept[:]
            self.become(like)

    def to_act(self) -> i64:
        return self.actor

    # Trucks and signs

    def in_city(self, seat: i64) -> bool:
        return 0 <= self.at[seat] < board.CITIES

    def taken(self, space: i64) -> bool:
        """AUF-3.2: no truck can stop there; AUF-12.3: nor a third one, cities apart."""
        if not self.rules_2007:
            return self.trucks[space] > 0
        return space >= board.CITIES and self.trucks[space] >= ROAD_TRUCKS_2007

    def move_truck(self, seat: i64, space: i64) -> None:
        if self.at[seat] != board.NOWHERE:
            self.trucks[self.at[seat]] -= 1
        self.at[seat] = space
        self.trucks[space] += 1

    # Contracts and room

    def capacity(self, seat: i64) -> i64:
        """How many goods truck and trailers can take."""
        small = self.trailers[2 * seat + board.SMALL] * board.TRAILER_ROOM[board.SMALL]
        large = self.trailers[2 * seat + board.LARGE] * board.TRAILER_ROOM[board.LARGE]
        return board.TRUCK_ROOM + small + large

    def room(self, seat: i64) -> i64:
        """How many more goods truck and trailers can take, whoever they belong to.

        AUF-1.3: the stock of goods is never a limit. AUF-5.2: several contracts may be
        aboard. AUF-5.5: goods are alike, so only their number counts.
        """
        room = self.capacity(seat)
        for card in range(board.CONTRACTS):
            if self.holder[card] == seat and self.loaded[card] > 0:
                room -= board.GOODS[card]
        return room

    def secrets(self, seat: i64) -> i64:
        """How many contracts of a seat are known to itself alone, or to a giver."""
        count: i64 = 0
        for card in range(board.CONTRACTS):
            if self.holder[card] == seat and self.shown[card] == 0:
                count += 1
        return count

    def has_contract(self, seat: i64) -> bool:
        for card in range(board.CONTRACTS):
            if self.holder[card] == seat:
                return True
        return False

    def trailers_left(self, size: i64) -> i64:
        left = self.numbers[TRAILERS]  # AUF-1.2: of each size
        for seat in range(self.seats):
            left -= self.trailers[2 * seat + size]
        return left

    def show(self, card: i64) -> None:
        """A contract in a hand becomes known to all."""
        if self.shown[card] == 0:
            holder = self.holder[card]
            self.gifts = self.gifts.revealed(holder, card, self.secrets(holder))
            self.shown[card] = 1

    def take_unseen(self, dice: Dice) -> i64:
        """One of the contracts that nobody has seen, drawn now."""
        left = dice.below(self.pile + self.reserve)
        card: i64 = 0
        while left > 0 or self.holder[card] != UNSEEN:
            if self.holder[card] == UNSEEN:
                left -= 1
            card += 1
        return card

    def hand(self, seat: i64, card: i64) -> None:
        """A seat gets a contract: it has no longer delivered its last one."""
        self.holder[card] = seat
        self.done[seat] = 0

    def turn_up(self, dice: Dice, tell: Tell | None) -> None:
        """AUF-7.7: the next contract of the public pile, if there is one."""
        if self.pile == 0:
            return
        card = self.take_unseen(dice)
        self.pile -= 1
        self.holder[card] = FACE_UP
        self.open = append(self.open, card)
        if tell is not None:
            tell.all("opened", {"contract": board.CONTRACT_NAMES[card]}, reveals=True)

    def remove_open(self, card: i64) -> None:
        left = vec[i64](capacity=self.numbers[OPEN])
        for other in self.open:
            if other != card:
                left = append(left, other)
        self.open = left

    # Event cards

    def put_under(self, card: i64) -> None:
        """Under the pile, in sight of all."""
        self.kept[card] = NOBODY
        self.under = append(self.under, card)

    def jam_card(self) -> i64:
        """The card in front of the player who placed the jam sign, or NOBODY."""
        for card in range(board.STAU_MUENCHEN, board.STAU_UNFALL + 1):
            if self.kept[card] != NOBODY:
                return card
        return NOBODY

    def lift_jam(self, tell: Tell | None) -> None:
        card = self.jam_card()
        if card == NOBODY:
            return
        if tell is not None and self.jam != board.NOWHERE:
            tell.all("jam-lifted", {"space": board.NAMES[self.jam]})
        self.jam = board.NOWHERE
        self.put_under(card)

    # Money

    def receive(self, seat: i64, sum_: i64) -> None:
        self.money[seat] += sum_
        self.bank -= sum_

    def pay(self, seat: i64, sum_: i64) -> None:
        self.money[seat] -= sum_
        self.bank += sum_

    def start_money(self) -> i64:
        return board.CHILDRENS_MONEY if self.children else self.numbers[START_MONEY]

    # Where it stands

    def finish_if_over(self, tell: Tell | None) -> None:
        """AUF-10.1: no public contract left, and somebody has delivered their last."""
        if len(self.open) > 0 or self.pile > 0:
            return
        for seat in range(self.seats):
            if self.done[seat] != 0:
                self.finish(phases.DELIVERED, seat, tell)
                return

    def finish(self, ending: i64, seat: i64, tell: Tell | None) -> None:
        self.ending = ending
        self.phase = phases.OVER
        self.actor = NOBODY
        if tell is not None:
            for player in range(self.seats):
                due = min(self.money[player], self.penalty(player))
                if due > 0:
                    tell.all("penalised", {"seat": player, "money": due})
            tell.all("ended", {"seat": seat, "reason": phases.ENDINGS[ending]})

    def penalty(self, seat: i64) -> i64:
        """What the cards in front of a seat cost at the end (AUF-8.2, AUF-9.10, AUF-9.18)."""
        due: i64 = 0
        if self.kept[board.INSPEKTION] == seat:
            due += board.LATE
        if self.kept[board.SONDERAUFTRAG_FLENSBURG] == seat:
            due += board.LATE
        if self.kept[board.SONDERAUFTRAG_WIEN] == seat:
            due += board.LATE
        if self.kept[board.POLIZEIKONTROLLE] == seat:
            due += board.DOUBLE_FINE
        if self.kept[board.RADARFALLE] == seat:
            due += board.DOUBLE_FINE
        return due

    def standing(self) -> vec[i64]:
        """AUF-10.2: the money, less the penalties, down to 0; contracts count nothing."""
        out = vec[i64](capacity=self.seats)
        for seat in range(self.seats):
            out = append(out, max(0, self.money[seat] - self.penalty(seat)))
        return out

    def outcome(self) -> Outcome | None:
        """AUF-10.2: most money wins, a tie is a shared win."""
        if self.phase != phases.OVER:
            return None
        return decided(self.standing(), phases.ENDINGS[self.ending])

    def check(self) -> None:
        self._check_contracts()
        self._check_cards()
        for seat in range(self.seats):
            assert self.money[seat] >= 0 and self.money[seat] % 100 == 0, "money"
            assert self.room(seat) >= 0, "overloaded"
            assert self.skips[seat] >= 0 and self.done[seat] in (0, 1)
            assert self.done[seat] == 0 or not self.has_contract(seat), "not their last"
        assert total(self.money) + self.bank == self.seats * self.start_money(), "money"
        for size in range(board.TRAILER_SIZES):
            assert self.trailers_left(size) >= 0, "trailers"
        assert not self.children or total(self.trailers) == 0, "trailers"
        for space in range(board.SPACES):
            here = [seat for seat in range(self.seats) if self.at[seat] == space]
            assert self.trucks[space] == len(here), board.NAMES[space]
            most = 1 if not self.rules_2007 else ROAD_TRUCKS_2007
            crowded = len(here) > most and not (self.rules_2007 and space < board.CITIES)
            assert not crowded, board.NAMES[space]
        if self.works != board.NOWHERE:
            assert self.works >= board.CITIES and self.trucks[self.works] == 0, "road works"
            assert self.works != self.jam, "two signs"
        assert (self.phase == phases.OVER) == (self.actor == NOBODY) == (self.ending > 0)

    def _check_contracts(self) -> None:
        unseen: i64 = 0
        for card in range(board.CONTRACTS):
            held = self.holder[card]
            assert DISCARDED <= held < self.seats, board.CONTRACT_NAMES[card]
            assert (held == FACE_UP) == (card in self.open), board.CONTRACT_NAMES[card]
            assert self.loaded[card] == 0 or (held >= 0 and self.shown[card] == 1)
            assert self.shown[card] == 0 or held >= 0, board.CONTRACT_NAMES[card]
            unseen += 1 if held == UNSEEN else 0
        assert unseen == self.pile + self.reserve and self.pile >= 0 and self.reserve >= 0
        assert len(self.open) <= self.numbers[OPEN] and (
            len(self.open) == self.numbers[OPEN] or self.pile == 0 or self.phase == phases.PLACING
        )
        for seat in range(self.seats):
            for world in self.gifts.of(seat):
                assert all(self.shown[c] == 0 and self.holder[c] >= 0 for c in world)

    def _check_cards(self) -> None:
        for card in range(board.EVENT_CARDS):
            below = len([other for other in self.under if other == card])
            held = 0 if self.kept[card] == NOBODY else 1
            assert self.bag[card] + below + held == 1, board.CARDS[card]
        no_jam = self.jam == board.NOWHERE
        assert (self.jam_card() == NOBODY) == no_jam or self.phase == phases.JAMMING
