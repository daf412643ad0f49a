"""How Skyline of the World plays: income, building, investing, the end.

A turn has two phases of decisions, building and investing; the income is collected when
the turn begins (SKY-3.3). Island, holdings and bonus cards keep their own books, and
placing.py says where a floor may stand.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque import contract
from ludotheque.contract import NOBODY, Dice, Facts, Outcome, Tell
from ludotheque.games.skyline_of_the_world import actions, board, placing
from ludotheque.games.skyline_of_the_world.cards import HIDDEN, Cards, three
from ludotheque.games.skyline_of_the_world.holdings import Holdings
from ludotheque.games.skyline_of_the_world.island import Island, floor_code, owner_of
from ludotheque.games.skyline_of_the_world.parameters import (
    HAND_IN_COINS,
    MISSION_POINTS,
    MOST_COINS,
    NEUTRAL_FLOORS,
    PARAMETERS,
)
from ludotheque.games.skyline_of_the_world.variants import Variants
from ludotheque.kit.bits import bit, count
from ludotheque.kit.notation import WHOLE, Flags, Lines, Listed, Members, Named, Row, line
from ludotheque.kit.vecs import filled

BUILDING: Final[i64] = 0  # phase 2
INVESTING: Final[i64] = 1  # phase 3
PHASES: Final = ("building", "investing")

ENDINGS: Final = ("", "third-penthouse", "stall")
THIRD_PENTHOUSE: Final[i64] = 1
STALL: Final[i64] = 2

LAST_PENTHOUSE: Final[i64] = 3  # SKY-6.1, SKY-9.1
STALL_ROUNDS: Final[i64] = 4  # SKY-9.8

_FLAGS: Final = {
    "built": "built",
    "bought": "bought",
    "neutral": "neutral_bought",
    "skyline": "skyline_built",
}
LINES: Final = Lines(
    Row("turn", turn=Named(list(board.COLOURS))),
    Row("phase", phase=Named(PHASES)),
    Flags("this-turn", _FLAGS, []),
    Members("shown", board.CARD_NAMES),
    Row("idle", idle=WHOLE),
    Row("ending", ending=Named(ENDINGS)),
    Listed("finished", WHOLE, []),
    Listed("missions", Named(board.MISSION_NAMES), []),
)


class State(contract.State):
    """The island, the holdings, the cards, and what this turn has seen so far."""

    def __init__(
        self,
        seats: i64,
        variants: Variants,
        numbers: vec[i64],
        first: i64,
        like: "State | None" = None,
    ) -> None:
        self.seats = seats
        self.variants = variants
        self.numbers = numbers  # the table's parameters; they never change
        self.turn = first
        self.begin_phases()
        if like is None:
            self.ending: i64 = 0
            self.idle: i64 = 0  # SKY-9.8: turns in a row without building
            self.missions: vec[i64] = filled(seats, 0)
            self.finished: vec[i64] = filled(seats, 0)  # 1: the first with 3 penthouses
            self.island = Island(seats)
            self.holdings = Holdings(seats, numbers)
            self.cards = Cards(seats)
        else:
            self._become(like)

    def begin_phases(self) -> None:
        """A fresh turn: nothing built, bought or shown."""
        self.phase: i64 = BUILDING
        self.built = False
        self.bought = False
        self.neutral_bought = False  # SKY-7.2
        self.skyline_built = False  # SKY-6.4
        self.shown: i64 = 0  # SKY-8.2: a bit for each bonus card

    def _become(self, like: "State") -> None:
        self.phase = like.phase
        self.built = like.built
        self.bought = like.bought
        self.neutral_bought = like.neutral_bought
        self.skyline_built = like.skyline_built
        self.shown = like.shown
        self.ending = like.ending
        self.idle = like.idle
        self.missions = like.missions[:]
        self.finished = like.finished[:]
        self.island = like.island.copy()
        self.holdings = like.holdings.copy(self.numbers)
        self.cards = like.cards.copy()

    def copy(self) -> "State":
        return State(self.seats, self.variants, self.numbers, self.turn, self)

    def to_act(self) -> i64:
        return self.turn

    # What may be done

    def legal(self) -> vec[i64]:
        if self.turn == NOBODY:
            return vec[i64]()
        out = vec[i64](capacity=64)
        if self.phase == INVESTING:
            out = self._hand_ins(self._shows(self._trades(out)))
        else:
            out = self._builds(out)
            must_build = not self.built and len(out) > 0  # SKY-4.1
            out = self._hand_ins(self._shows(out))
            if must_build:
                return out
            out = append(out, actions.INVEST)
        return out if self._must_buy() else append(out, actions.END)

    def _builds(self, out: vec[i64]) -> vec[i64]:
        stock = self.holdings.stock
        mine = self.turn * board.KINDS
        height = self.island.height
        for lot in board.LOTS:
            level = height[lot]
            if level == board.LEVELS:
                continue
            if stock[mine + level] > 0 and self._may_build(level, lot):
                out = append(out, actions.build(level, lot))
            if stock[mine + board.NEUTRAL] > 0 and self._may_build(board.NEUTRAL, lot):
                out = append(out, actions.build(board.NEUTRAL, lot))
            if stock[mine + board.SKYLINE] > 0 and self._may_build(board.SKYLINE, lot):
                out = append(out, actions.build(board.SKYLINE, lot))
        return out

    def _may_build(self, kind: i64, lot: i64) -> bool:
        """Whether a floor in stock may stand on the lot and can be paid."""
        if self.price(kind, lot) > self.holdings.coins[self.turn]:
            return False
        return self.place_refused(kind, lot) == actions.ALLOWED

    def _trades(self, out: vec[i64]) -> vec[i64]:
        for kind in range(board.SKYLINE):
            if self.buy_refused(kind) == actions.ALLOWED:
                out = append(out, actions.BUY + kind)
        for kind in range(board.SKYLINE):
            if self.sell_refused(kind) == actions.ALLOWED:
                out = append(out, actions.SELL + kind)
        return out

    def _shows(self, out: vec[i64]) -> vec[i64]:
        for card in range(board.CARDS):
            if self.cards.held(self.turn, card) > 0 and self.show_refused(card) == actions.ALLOWED:
                out = append(out, actions.SHOW + card)
        return out

    def _hand_ins(self, out: vec[i64]) -> vec[i64]:
        """SKY-8.5: every choice of three cards."""
        if self.cards.hand_size(self.turn) < board.HAND_IN_CARDS:
            return out
        hand = self.cards.hand(self.turn)
        for high in range(board.CARDS):
            if hand[high] == 0:
                continue
            hand[high] -= 1
            for middle in range(high + 1):
                if hand[middle] == 0:
                    continue
                hand[middle] -= 1
                for low in range(middle + 1):
                    if hand[low] > 0:
                        out = append(out, actions.hand_in(low, middle, high))
                hand[middle] += 1
            hand[high] += 1
        return out

    def _must_buy(self) -> bool:
        """SKY-7.4, SKY-7.6: who built nothing buys something, if the coins suffice."""
        return not self.built and not self.bought and self._can_buy()

    def _can_buy(self) -> bool:
        coins = self.holdings.coins[self.turn]
        for kind in range(board.SKYLINE):
            if board.VALUE[kind] <= coins and self.holdings.in_supply(self.turn, kind) > 0:
                return True
        return False

    def _must_build(self) -> bool:
        """SKY-4.1, SKY-4.8: with the coins in hand; neutral and Skyline floors count."""
        return not self.built and len(self._builds(vec[i64]())) > 0

    def price(self, kind: i64, lot: i64) -> i64:
        """SKY-4.4, SKY-5.2, SKY-6.5: on one's own floor nothing, else the floor's value."""
        if self.payee(lot) == self.turn:
            return 0
        return board.VALUE[kind]

    def payee(self, lot: i64) -> i64:
        """Whom to pay for building there: the owner of the floor below, or NOBODY: the bank."""
        return owner_of(self.island.top(lot))

    # Why not: the number of the rule that forbids it, or ALLOWED

    def end_refused(self) -> i64:
        if self.phase == BUILDING and self._must_build():
            return actions.SKY_4_1
        return actions.SKY_7_4 if self._must_buy() else actions.ALLOWED

    def invest_refused(self) -> i64:
        if self.phase == INVESTING:
            return actions.SKY_4_7
        return actions.SKY_4_1 if self._must_build() else actions.ALLOWED

    def build_refused(self, kind: i64, lot: i64) -> i64:
        if self.phase == INVESTING:
            return actions.SKY_4_7
        refused = self.place_refused(kind, lot)
        if refused != actions.ALLOWED:
            return refused
        if self.holdings.in_stock(self.turn, kind) == 0:
            return actions.SKY_6_1 if kind == board.SKYLINE else actions.SKY_4_1
        if self.price(kind, lot) <= self.holdings.coins[self.turn]:
            return actions.ALLOWED
        if kind == board.NEUTRAL:
            return actions.SKY_5_2
        return actions.SKY_6_5 if kind == board.SKYLINE else actions.SKY_4_4

    def place_refused(self, kind: i64, lot: i64) -> i64:
        if kind == board.NEUTRAL:
            return placing.neutral_refused(self.island, lot)
        if kind == board.SKYLINE:
            return placing.skyline_refused(self.island, lot, self.skyline_built)
        return placing.normal_refused(self.island, kind, lot, self.turn, self.variants.own_skylines)

    def buy_refused(self, kind: i64) -> i64:
        if kind == board.SKYLINE:
            return actions.SKY_7_5
        if self.phase == BUILDING:
            return actions.SKY_7_1
        if kind == board.NEUTRAL and self.neutral_bought:
            return actions.SKY_7_2
        if self.holdings.in_supply(self.turn, kind) == 0:
            return actions.SKY_7_1
        paid = board.VALUE[kind] <= self.holdings.coins[self.turn]
        return actions.ALLOWED if paid else actions.SKY_7_1

    def sell_refused(self, kind: i64) -> i64:
        if kind == board.SKYLINE:
            return actions.SKY_7_5
        if self.phase == BUILDING or self.holdings.in_stock(self.turn, kind) == 0:
            return actions.SKY_7_3
        return actions.ALLOWED

    def show_refused(self, card: i64) -> i64:
        if self.shown & bit(card):
            return actions.SKY_8_2
        if self.owned_place(board.CARD_PLACES[card], self.turn) == 0:
            return actions.SKY_8_1
        return actions.ALLOWED if self.cards.held(self.turn, card) > 0 else actions.SKY_8_1

    def hand_in_refused(self, number: i64) -> i64:
        hand = self.cards.hand(self.turn)
        for card in actions.HANDED_IN[number]:
            if hand[card] == 0:
                return actions.SKY_8_5
            hand[card] -= 1
        return actions.ALLOWED

    def owned_place(self, places: vec[i64], seat: i64) -> i64:
        """SKY-8.1, SKY-8.3: the first of the places whose tops are all the seat's, or 0."""
        tops = self.island.tops[seat]
        for place in places:
            if place & tops == place:
                return place
        return 0

    # What it does

    def apply(self, action: i64, dice: Dice, tell: Tell | None) -> None:
        if action == actions.END:
            self._end_turn(tell)
        elif action == actions.INVEST:
            self.phase = INVESTING
        elif action < actions.BUY:
            kind, lot = actions.built_by(action)
            self._build(kind, lot, dice, tell)
        elif action < actions.SELL:
            self._buy(action - actions.BUY, tell)
        elif action < actions.SHOW:
            self._sell(action - actions.SELL, tell)
        elif action < actions.HAND_IN:
            self._show(action - actions.SHOW, tell)
        else:
            self._hand_in(action - actions.HAND_IN, tell)

    def _build(self, kind: i64, lot: i64, dice: Dice, tell: Tell | None) -> None:
        me = self.turn
        price = self.price(kind, lot)
        payee = self.payee(lot)
        self.island.put(lot, floor_code(kind, me))
        self.holdings.build(me, kind)
        self.built = True
        if kind == board.SKYLINE:
            self.skyline_built = True
        if tell is not None:
            floor = board.FLOOR_NAMES[kind]
            level = self.island.height[lot]
            tell.all(
                "built", {"seat": me, "floor": floor, "lot": board.GRID.name(lot), "level": level}
            )
        if price > 0:
            self._pay(payee, price, tell)
        if kind == board.PENTHOUSE:
            self._crown(dice, tell)

    def _pay(self, payee: i64, price: i64, tell: Tell | None) -> None:
        self.holdings.coins[self.turn] -= price
        if payee == NOBODY:
            if tell is not None:
                tell.all("paid-bank", {"payer": self.turn, "coins": price})
            return
        if tell is not None:
            tell.all("paid", {"payer": self.turn, "payee": payee, "coins": price})
        self._receive(payee, price, tell)

    def _receive(self, seat: i64, coins: i64, tell: Tell | None) -> None:
        lost = self.holdings.receive(seat, coins, self.numbers[MOST_COINS])
        if tell is not None and lost > 0:
            tell.all("over-limit", {"seat": seat, "coins": lost})  # SKY-3.4

    def _crown(self, dice: Dice, tell: Tell | None) -> None:
        """What the penthouse just built brings: Skyline floors, the last round, cards."""
        me = self.turn
        count = self.holdings.penthouses(me)
        if count == 1:
            self._win_skyline(tell)
        elif count == LAST_PENTHOUSE:
            self.finished[me] = self._finishers() + 1
            if self.finished[me] == 1:
                self._win_skyline(tell)  # SKY-6.1: the very first only
                if tell is not None:
                    tell.all("last-round", {"seat": me})  # SKY-9.1
        for step in range(1, self.seats):
            self._draw_card((me + step) % self.seats, dice, tell)  # SKY-8.7, SKY-8.8

    def _finishers(self) -> i64:
        count: i64 = 0
        for place in self.finished:
            if place > 0:
                count += 1
        return count

    def _win_skyline(self, tell: Tell | None) -> None:
        """SKY-6.1, and SKY-4.7, SKY-6.6: it can be built at once."""
        self.holdings.stock[self.turn * board.KINDS + board.SKYLINE] += 1
        if tell is not None:
            tell.all("skyline-won", {"seat": self.turn})

    def _draw_card(self, seat: i64, dice: Dice, tell: Tell | None) -> None:
        if self.cards.left == 0:
            if self.cards.none_left():
                if tell is not None:
                    tell.all("no-card", {"seat": seat})
                return
            self.cards.remake()
            if tell is not None:
                tell.all("pile-remade", {"cards": self.cards.left})
        card = self.cards.deal(seat, dice)
        if tell is not None:
            secret: Facts = {"card": board.CARD_NAMES[card]}
            tell.some("drew", {"seat": seat, "card": HIDDEN}, secret, [seat])

    def _buy(self, kind: i64, tell: Tell | None) -> None:
        """SKY-7.1: at its value."""
        me = self.turn
        self.holdings.coins[me] -= board.VALUE[kind]
        self.holdings.take(me, kind, 1)
        self.bought = True
        if kind == board.NEUTRAL:
            self.neutral_bought = True
        if tell is not None:
            tell.all(
                "bought", {"seat": me, "floor": board.FLOOR_NAMES[kind], "coins": board.VALUE[kind]}
            )

    def _sell(self, kind: i64, tell: Tell | None) -> None:
        """SKY-7.3: at half its value, rounded down."""
        me = self.turn
        coins = board.VALUE[kind] // 2
        self.holdings.take(me, kind, -1)
        if tell is not None:
            tell.all("sold", {"seat": me, "floor": board.FLOOR_NAMES[kind], "coins": coins})
        self._receive(me, coins, tell)

    def _show(self, card: i64, tell: Tell | None) -> None:
        """SKY-8.1: the card's coins; SKY-8.6: they can be used at once."""
        me = self.turn
        coins = board.CARD_COINS[card]
        self.shown |= bit(card)
        self.cards.discard(me, card)
        if tell is not None:
            lots = board.names(self.owned_place(board.CARD_PLACES[card], me))
            facts: Facts = {"seat": me, "card": board.CARD_NAMES[card], "coins": coins}
            tell.all("shown", {**facts, "lots": lots}, reveals=True)
        self._receive(me, coins, tell)

    def _hand_in(self, number: i64, tell: Tell | None) -> None:
        """SKY-8.5: three cards for 5M."""
        me = self.turn
        coins = self.numbers[HAND_IN_COINS]
        for card in actions.HANDED_IN[number]:
            self.cards.discard(me, card)
        if tell is not None:
            handed = [board.CARD_NAMES[card] for card in actions.HANDED_IN[number]]
            facts: Facts = {"seat": me, **three(handed), "coins": coins}
            tell.all("handed-in", facts, reveals=True)
        self._receive(me, coins, tell)

    def _end_turn(self, tell: Tell | None) -> None:
        self.idle = 0 if self.built else self.idle + 1
        following = (self.turn + 1) % self.seats
        if self.finished[following] == 1:
            self._end_game(THIRD_PENTHOUSE, tell)  # SKY-9.1
        elif self.idle == STALL_ROUNDS * self.seats:
            self._end_game(STALL, tell)  # SKY-9.8
        else:
            self._begin_turn(following, tell)

    def _begin_turn(self, seat: i64, tell: Tell | None) -> None:
        """SKY-3.1: the income comes first, if a group earns anything."""
        self.turn = seat
        self.begin_phases()
        group = self.island.best_group(seat)
        if group == 0:
            return
        coins = self.island.group_income(group)
        if tell is not None:
            tell.all("income", {"seat": seat, "coins": coins, "lots": board.names(group)})
        self._receive(seat, coins, tell)

    def _end_game(self, ending: i64, tell: Tell | None) -> None:
        self.turn = NOBODY
        self.ending = ending
        self.begin_phases()
        if tell is None:
            return
        tell.all("ended", {"reason": ENDINGS[ending]})
        for seat in range(self.seats):
            scored: Facts = {
                "seat": seat,
                "mission": board.MISSION_NAMES[self.missions[seat]],
                "penthouses": self.holdings.penthouses(seat),
                "orange": self.orange_lots(seat),
                "done": self.numbers[MISSION_POINTS] if self.mission_done(seat) else 0,
                "points": self.points(seat),
            }
            tell.all("scored", scored, reveals=True)

    # Where it stands

    def orange_lots(self, seat: i64) -> i64:
        """How many orange lots the seat is on top of."""
        return count(self.island.tops[seat] & board.ORANGE)

    def mission_done(self, seat: i64) -> bool:
        return self.owned_place(board.MISSION_PLACES[self.missions[seat]], seat) != 0

    def points(self, seat: i64) -> i64:
        points = self.holdings.penthouses(seat)  # SKY-9.2
        points += self.orange_lots(seat)  # SKY-9.3
        if self.mission_done(seat):
            points += self.numbers[MISSION_POINTS]  # SKY-9.4
        return points

    def standing(self) -> vec[i64]:
        points = filled(self.seats, 0)
        for seat in range(self.seats):
            points[seat] = self.points(seat)
        return points

    def outcome(self) -> Outcome | None:
        if self.turn != NOBODY:
            return None
        scores = [int(points) for points in self.standing()]
        return Outcome(scores, self._winners(), ENDINGS[self.ending])

    def _winners(self) -> list[int]:
        """SKY-9.5: the best by points, penthouses, mission; who are still equal share."""
        best = max([self._rank(seat) for seat in range(self.seats)])
        return [int(seat) for seat in range(self.seats) if self._rank(seat) == best]

    def _rank(self, seat: i64) -> tuple[int, int, int, int]:
        """SKY-9.5; SKY-9.6: in a tournament an early third penthouse breaks a tie."""
        place = self.finished[seat]
        early = self.seats + 1 - place if self.variants.tournament and place > 0 else 0
        mission = 1 if self.mission_done(seat) else 0
        return (self.points(seat), self.holdings.penthouses(seat), mission, early)

    def check(self) -> None:
        self.island.check()
        self.holdings.check()
        self.cards.check()
        neutral = self.holdings.neutral_supply + self.island.count(board.NEUTRAL, NOBODY)
        for seat in range(self.seats):
            self._check_seat(seat)
            neutral += self.holdings.in_stock(seat, board.NEUTRAL)
        assert neutral == self.numbers[NEUTRAL_FLOORS], "neutral floors"
        assert len({int(mission) for mission in self.missions}) == self.seats, "missions"
        assert (self.turn == NOBODY) == (self.ending != 0), "the end"

    def _check_seat(self, seat: i64) -> None:
        held = self.holdings
        for kind in range(board.LEVELS):
            spare = held.in_stock(seat, kind) + held.in_supply(seat, kind)
            built = self.island.count(kind, seat)
            assert spare + built == board.FLOORS[kind], board.FLOOR_NAMES[kind]
        assert held.coins[seat] <= self.numbers[MOST_COINS], "coins"
        penthouses = held.penthouses(seat)
        assert (penthouses == LAST_PENTHOUSE) == (self.finished[seat] > 0), "finished"
        won = min(penthouses, 1) + (1 if self.finished[seat] == 1 else 0)  # SKY-6.1
        skylines = held.in_stock(seat, board.SKYLINE) + self.island.count(board.SKYLINE, seat)
        assert skylines == won, "Skyline floors"

    def text(self) -> str:
        return "\n".join(
            [
                *PARAMETERS.lines(self.numbers, self.seats),
                f"seats {self.seats}",
                line("options", self.variants.names()),
                *LINES.write(self),
                *self.holdings.lines(),
                *self.cards.lines(),
                *self.island.rows(),
            ]
        )
