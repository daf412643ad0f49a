"""How Airlines plays: found, expand or lay shares; draw; score.

A turn is a chain of small decisions of one seat, the phases below. Where the markers,
the flight cards and the shares are is the business of network.py, flights.py and
shares.py; what a scoring pays is in scoring.py; actions are made in actions.py.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque import contract
from ludotheque.contract import NOBODY, Dice, Outcome, Tell
from ludotheque.games.airlines import actions, events
from ludotheque.games.airlines.board import CARDS, CODES, COMPANY_COUNT
from ludotheque.games.airlines.flights import Flights
from ludotheque.games.airlines.network import Network
from ludotheque.games.airlines.parameters import (
    MARKET_SHARES,
    PARAMETERS,
    SCORE_CARDS,
    SECOND_PRIZE,
)
from ludotheque.games.airlines.scoring import prizes
from ludotheque.games.airlines.shares import SCORE_CARD, Shares
from ludotheque.games.airlines.variants import Variants
from ludotheque.kit.bags import draw
from ludotheque.kit.bits import lowest
from ludotheque.kit.notation import WHOLE, Flags, Lines, Listed, Named, Row, line
from ludotheque.kit.scores import decided
from ludotheque.kit.vecs import filled

# What the seat to act decides.
PHASES: Final = ("turn", "start", "fly", "sabotage", "block", "share", "share-and-flight")
TURN: Final[i64] = 0  # AIR-3.1: which activity
START: Final[i64] = 1  # AIR-4.2: the first flight of a company being founded
FLIGHT: Final[i64] = 2  # AIR-5.2: a flight for a company in play, or none
MAY_SABOTAGE: Final[i64] = 3  # AIR-7.3: whose marker, if any
MUST_BLOCK: Final[i64] = 4  # AIR-7.3: where it goes
SHARE: Final[i64] = 5  # AIR-5.2: which share to draw
SHARE_AND_FLIGHT: Final[i64] = 6  # AIR-4.4: which share to draw, before a flight card

# The endings of the game.
LAST_SHARE: Final[i64] = 1  # AIR-11.1
THIRD_SCORE_CARD: Final[i64] = 2  # AIR-12.1
LAST_TURNS: Final[i64] = 3  # AIR-13.2
STALL: Final[i64] = 4  # AIR-11.3

NOT_YET: Final[i64] = -1

LINES: Final = Lines(
    Row("first", first=WHOLE),
    Row("turn", turn=WHOLE),
    Row("phase", phase=Named(PHASES)),
    Row("company", company=Named(CODES)),
    Flags("so-far", {"replaced": "replaced", "stirred": "stirred"}, []),
    Row("idle", idle=WHOLE),
    Row("calm", calm=WHOLE),
    Row("last-turns", last_turns=WHOLE),
    Row("scored", scored=WHOLE),
    Row("ending", ending=Named(events.ENDINGS)),
    Listed("points", WHOLE, []),
)


class State(contract.State):
    """The map, the cards, the points, and where the turn stands."""

    def __init__(
        self, seats: i64, variants: Variants, numbers: vec[i64], like: "State | None" = None
    ) -> None:
        self.seats = seats
        self.variants = variants
        self.numbers = numbers  # the table's parameters; they never change
        if like is None:
            self.first: i64 = 0
            self.turn: i64 = 0
            self.phase: i64 = TURN
            self.company: i64 = NOBODY  # being founded, or whose marker sabotages
            self.replaced = False  # AIR-9.4: once a turn
            self.stirred = False  # AIR-11.3: something happened in this turn
            self.idle: i64 = 0  # turns in a row in which nothing happened
            self.calm: i64 = 0  # turns still to come before score cards count
            self.last_turns: i64 = NOT_YET  # AIR-13.2: additional turns still to come
            self.scored: i64 = 0  # score cards that have scored
            self.ending: i64 = 0
            self.points: vec[i64] = filled(seats, 0)
            self.network = Network()
            self.flights = Flights(seats)
            self.shares = Shares(seats)
        else:
            self.first = like.first
            self.turn = like.turn
            self.phase = like.phase
            self.company = like.company
            self.replaced = like.replaced
            self.stirred = like.stirred
            self.idle = like.idle
            self.calm = like.calm
            self.last_turns = like.last_turns
            self.scored = like.scored
            self.ending = like.ending
            self.points = like.points[:]
            self.network = like.network.copy()
            self.flights = like.flights.copy()
            self.shares = like.shares.copy()

    def copy(self) -> "State":
        return State(self.seats, self.variants, self.numbers, self)

    def to_act(self) -> i64:
        return self.turn

    # What may be done

    def legal(self) -> vec[i64]:
        if self.turn == NOBODY:
            return vec[i64]()
        phase = self.phase
        if phase == TURN:
            return self._activities()
        cards = self.flights.hand[self.turn]
        if phase == FLIGHT:
            return append(self.network.expansions(cards), actions.act(actions.KEEP))  # AIR-5.3
        if phase == START:
            return self.network.first_flights(cards, self.company)
        if phase == MAY_SABOTAGE:
            return self._sabotages()
        if phase == MUST_BLOCK:
            return self.network.blocks()
        return self._draws()

    def found_refused(self, company: i64, shares: i64) -> str:
        """The rule that forbids the seat to act to found the company so, or ""."""
        refused = self.network.found_refused(company)
        if refused:
            return refused
        if not 0 < shares <= self.shares.held(self.turn, company):
            return "AIR-4.1"
        can_start = self.network.can_start(self.flights.hand[self.turn], company)
        return "" if can_start else "AIR-4.2"

    def lay_refused(self, company: i64, shares: i64) -> str:
        """The rule that forbids the seat to act to lay the shares, or ""."""
        if self.network.is_inactive(company):
            return "AIR-9.3"
        if not self.network.is_founded(company):
            return "AIR-7.2"
        return "" if 0 < shares <= self.shares.held(self.turn, company) else "AIR-7.1"

    def replace_refused(self, company: i64) -> str:
        """The rule that forbids to replace a market share of the company, or ""."""
        worthless = self.network.is_inactive(company) and self.shares.market[company] > 0
        return "AIR-9.4" if self.replaced or not worthless else ""

    def swap_refused(self, card: i64) -> str:
        """The rule that forbids the seat to act to swap the flight card, or ""."""
        if not self.flights.can_draw():
            return "AIR-8.1"
        if not self.network.unusable(card):
            return "AIR-8.2"
        return "" if self.flights.holds(self.turn, card) else "AIR-8.1"

    def _activities(self) -> vec[i64]:
        """AIR-3.1, and before it what AIR-3.3 allows."""
        out = vec[i64](capacity=32)
        cards = self.flights.hand[self.turn]
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            if not self.swap_refused(card):
                out = append(out, actions.act(actions.SWAP, card))
        if self.network.inactive != 0:
            for company in range(COMPANY_COUNT):
                if not self.replace_refused(company):
                    out = append(out, actions.act(actions.REPLACE, company))
        for company in range(COMPANY_COUNT):
            if not self.found_refused(company, 1):
                for shares in range(1, self.shares.held(self.turn, company) + 1):
                    out = append(out, actions.act_shares(actions.FOUND, company, shares))
        out = append(out, actions.act(actions.EXPAND))
        for company in range(COMPANY_COUNT):
            if not self.lay_refused(company, 1):
                for shares in range(1, self.shares.held(self.turn, company) + 1):
                    out = append(out, actions.act_shares(actions.LAY, company, shares))
        return out

    def _sabotages(self) -> vec[i64]:
        out = vec[i64](capacity=COMPANY_COUNT + 1)
        for company in range(COMPANY_COUNT):
            if self.network.stock[company] > 0:
                out = append(out, actions.act(actions.SABOTAGE, company))
        return append(out, actions.act(actions.SPARE))

    def _draws(self) -> vec[i64]:
        """AIR-9.1: a share of the market or the top of the pile."""
        out = vec[i64](capacity=COMPANY_COUNT + 1)
        for company in range(COMPANY_COUNT):
            if self.shares.market[company] > 0:
                out = append(out, actions.act(actions.TAKE, company))
        if self.shares.pile_size() > 0:
            out = append(out, actions.act(actions.BLIND))
        return out

    # What it does

    def apply(self, action: i64, dice: Dice, tell: Tell | None) -> None:
        verb = actions.verb_of(action)
        if verb == actions.FLY:
            self._fly(action, dice, tell)
        elif verb == actions.EXPAND:
            self.phase = FLIGHT
            self._draw_flight(dice, tell)  # AIR-5.1
        elif verb == actions.TAKE:
            self._take(actions.last_of(action), dice, tell)
        elif verb == actions.BLIND:
            self._draw_blind(dice, tell)
        elif verb == actions.LAY:
            self._lay(actions.middle_of(action), actions.last_of(action), tell)
        elif verb == actions.FOUND:
            self._found(actions.middle_of(action), actions.last_of(action), tell)
        elif verb == actions.SABOTAGE:
            self.phase = MUST_BLOCK
            self.company = actions.last_of(action)
        elif verb == actions.BLOCK:
            self._block(actions.last_of(action), tell)
        elif verb == actions.SWAP:
            self._swap(actions.last_of(action), dice, tell)
        elif verb == actions.REPLACE:
            self._replace(actions.last_of(action), dice, tell)
        else:
            self._leave_it(verb, tell)

    def _swap(self, card: i64, dice: Dice, tell: Tell | None) -> None:
        """AIR-8.1: for a card of the flight pile."""
        if tell is not None:
            tell.all("swapped", {"seat": self.turn, "card": CARDS[card]})
        self.flights.remove(self.turn, card)
        self._draw_flight(dice, tell)

    def _replace(self, company: i64, dice: Dice, tell: Tell | None) -> None:
        """AIR-9.4: for a share of the pile."""
        self.replaced = True
        self.stirred = True
        self.shares.leave(company, 1)
        if tell is not None:
            events.tell_company(tell, "replaced", self.turn, company)
        self._turn_up(dice, tell)

    def _found(self, company: i64, shares: i64, tell: Tell | None) -> None:
        """AIR-4.1: the shares first, then the flight."""
        self.phase = START
        self.company = company
        self.stirred = True
        self.shares.lay(self.turn, company, shares)
        if tell is not None:
            events.tell_founded(tell, self.turn, company, shares)

    def _lay(self, company: i64, shares: i64, tell: Tell | None) -> None:
        """AIR-7.1, and AIR-7.3 for a single share."""
        self.stirred = True
        self.shares.lay(self.turn, company, shares)
        if tell is not None:
            laid = i64(self.shares.laid[self.turn * COMPANY_COUNT + company])
            events.tell_laid(tell, self.turn, company, shares, laid)
        if shares == 1 and not self.variants.no_sabotage and self.network.can_block():
            self.phase = MAY_SABOTAGE
        else:
            self._next_turn(tell)

    def _fly(self, action: i64, dice: Dice, tell: Tell | None) -> None:
        """AIR-6.7: a marker on the lowest free circle; AIR-4.3: and one on the HQ."""
        card, route, company = actions.fly_of(action)
        inactive = self.network.inactive
        self.stirred = True
        self.flights.discard(self.turn, card)  # AIR-6.9
        founding = self.phase == START
        if founding:
            self.network.found(company)
        circle = self.network.place(route, company)
        if tell is not None:
            worth = i64(self.network.worth[company])
            events.tell_flew(tell, self.turn, card, circle, company, worth)
            events.tell_inactive(tell, self.network.inactive & ~inactive)
        self._close_market(tell)
        if self.turn == NOBODY:
            return
        self.company = NOBODY
        self.phase = SHARE_AND_FLIGHT if founding else SHARE
        if self.shares.run_out():  # AIR-13.2: nothing left to draw in the last turns
            self._share_drawn(dice, tell)

    def _block(self, circle: i64, tell: Tell | None) -> None:
        """AIR-7.6: a sabotage marker."""
        inactive = self.network.inactive
        self.network.block(circle, self.company)
        if tell is not None:
            events.tell_sabotaged(tell, self.turn, circle, self.company)
            events.tell_inactive(tell, self.network.inactive & ~inactive)
        self._close_market(tell)
        if self.turn != NOBODY:
            self._next_turn(tell)

    def _leave_it(self, verb: i64, tell: Tell | None) -> None:
        """AIR-5.3: no flight and so no share; AIR-7.3: no sabotage."""
        if tell is not None:
            tell.all("kept" if verb == actions.KEEP else "spared", {"seat": self.turn})
        self._next_turn(tell)

    # Drawing

    def _draw_flight(self, dice: Dice, tell: Tell | None) -> None:
        anew = self.flights.pile == 0
        card = self.flights.draw(self.turn, dice)
        if card == NOBODY:  # AIR-5.4
            if tell is not None:
                tell.all("no-flight", {"seat": self.turn})
            return
        self.stirred = True
        if tell is not None:
            if anew:
                tell.all("reshuffled", {})
            events.tell_drew_flight(tell, self.turn, card)

    def _take(self, company: i64, dice: Dice, tell: Tell | None) -> None:
        """AIR-9.1: a share of the market, which is replaced from the pile."""
        self.stirred = True
        self.shares.take(self.turn, company)
        if tell is not None:
            events.tell_company(tell, "took", self.turn, company)
        self._turn_up(dice, tell)
        if self.turn != NOBODY:
            self._share_drawn(dice, tell)

    def _draw_blind(self, dice: Dice, tell: Tell | None) -> None:
        """AIR-9.1: the top of the pile."""
        company = self._draw_share(dice, tell)
        if self.turn == NOBODY:
            return
        if company != NOBODY:
            self.stirred = True
            self.shares.give(self.turn, company)
            if tell is not None:
                events.tell_drew_share(tell, self.turn, company)
        self._close_market(tell)
        if self.turn == NOBODY:
            return
        # AIR-10.1: when the pile ended on a score card a market share is drawn instead.
        if company != NOBODY or self.shares.run_out():
            self._share_drawn(dice, tell)

    def _turn_up(self, dice: Dice, tell: Tell | None) -> None:
        """A card of the pile fills the gap in the market; AIR-9.2: if there is one."""
        company = self._draw_share(dice, tell)
        if self.turn == NOBODY:
            return
        if company != NOBODY:
            self.shares.market[company] += 1
            if tell is not None:
                tell.all("turned-up", {"company": CODES[company]}, reveals=True)
        self._close_market(tell)

    def _draw_share(self, dice: Dice, tell: Tell | None) -> i64:
        """A share out of the pile, score cards dealt with; NOBODY when it ends before."""
        while self.shares.pile_size() > 0:
            kind = draw(self.shares.pile, dice)
            if kind != SCORE_CARD:
                return kind
            if self.calm > 0:
                return self._draw_another(dice, tell)
            self._score_card(tell)
            if self.turn == NOBODY:
                return NOBODY
        return NOBODY

    def _draw_another(self, dice: Dice, tell: Tell | None) -> i64:
        """AIR-10.2: the score card goes back; how often it would come again is all one."""
        if tell is not None:
            tell.all("score-card-returned", {"seat": self.turn}, reveals=True)
        self.shares.pile[SCORE_CARD] = 0
        company = draw(self.shares.pile, dice)
        self.shares.pile[SCORE_CARD] = self.numbers[SCORE_CARDS]
        return company

    def _share_drawn(self, dice: Dice, tell: Tell | None) -> None:
        if self.phase == SHARE_AND_FLIGHT:
            self._draw_flight(dice, tell)  # AIR-4.4
        self._next_turn(tell)

    def _close_market(self, tell: Tell | None) -> None:
        """AIR-9.5 and AIR-11.1, which both wait for the pile to be empty."""
        if self.shares.pile_size() > 0:
            return
        for company in range(COMPANY_COUNT):
            worthless = i64(self.shares.market[company])
            if worthless > 0 and self.network.is_inactive(company):
                self.shares.leave(company, worthless)
                if tell is not None:
                    tell.all("worthless", {"company": CODES[company], "shares": worthless})
        if self.shares.market_size() > 0 or self.last_turns != NOT_YET:
            return
        if self.variants.last_turn and self.seats > 2:  # AIR-13.2
            self.last_turns = self.seats
            if tell is not None:
                tell.all("last-turns", {"seat": self.turn})
        else:
            self._finish(LAST_SHARE, tell)

    # Scoring and the end

    def _score_card(self, tell: Tell | None) -> None:
        """AIR-10.1, AIR-10.3: it scores at once; AIR-12.1: for 2 players the last ends it."""
        self.scored += 1
        if tell is not None:
            tell.all("score-card", {"seat": self.turn, "number": self.scored}, reveals=True)
        if self.seats == 2 and self.scored == self.numbers[SCORE_CARDS]:
            self._finish(THIRD_SCORE_CARD, tell)
        else:
            self._score(tell)

    def _score(self, tell: Tell | None) -> None:
        won = filled(self.seats, 0)
        for company in range(COMPANY_COUNT):
            if self.network.is_founded(company):
                paid = self.paid(company)
                for seat in range(self.seats):
                    won[seat] += paid[seat]
                self._tell_company(company, paid, tell)
        for seat in range(self.seats):
            self.points[seat] += won[seat]
            if tell is not None:
                total = self.points[seat]
                tell.all("scored", {"seat": seat, "points": won[seat], "total": total})

    def _tell_company(self, company: i64, paid: vec[i64], tell: Tell | None) -> None:
        if tell is None:
            return
        laid = self.shares.laid
        dummy = i64(laid[self.seats * COMPANY_COUNT + company])
        events.tell_worth(tell, company, i64(self.network.worth[company]), dummy)
        for seat in range(self.seats):
            shares = i64(laid[seat * COMPANY_COUNT + company])
            if shares > 0:
                events.tell_paid(tell, seat, company, shares, paid[seat])

    def paid(self, company: i64) -> vec[i64]:
        """What a scoring of the company pays each seat, and last the dummy (AIR-12.2)."""
        laid = vec[i64](capacity=self.seats + 1)
        for holder in range(self.seats + 1):  # AIR-10.5: only laid shares count
            laid = append(laid, i64(self.shares.laid[holder * COMPANY_COUNT + company]))
        return prizes(i64(self.network.worth[company]), laid, self.numbers[SECOND_PRIZE])

    def _next_turn(self, tell: Tell | None) -> None:
        self.idle = 0 if self.stirred else self.idle + 1
        if self.last_turns == 0:
            self._finish(LAST_TURNS, tell)
            return
        if self.idle == self.seats:
            self._finish(STALL, tell)
            return
        if self.last_turns > 0:
            self.last_turns -= 1
        if self.calm > 0:
            self._grow_less_calm(tell)
        self.turn = (self.turn + 1) % self.seats  # AIR-2.5
        self._clear_turn()

    def _clear_turn(self) -> None:
        self.phase = TURN
        self.company = NOBODY
        self.replaced = False
        self.stirred = False

    def _grow_less_calm(self, tell: Tell | None) -> None:
        """AIR-10.2 ends after the first round; AIR-13.3: the score cards come late."""
        self.calm -= 1
        if self.calm == 0 and self.variants.late:
            self.shares.pile[SCORE_CARD] = self.numbers[SCORE_CARDS]
            if tell is not None:
                tell.all("score-cards-in", {})

    def _finish(self, ending: i64, tell: Tell | None) -> None:
        """AIR-11.1: the last scoring; AIR-12.2: with 2 players the dummy takes part."""
        if tell is not None:
            tell.all("ended", {"reason": events.ENDINGS[ending]})
        if self.seats == 2:
            self.shares.lay_rest(self.seats)
            if tell is not None:
                tell.all("dummy", {}, reveals=True)
        self._score(tell)
        for seat in range(self.seats):
            bonus = self.bonus(seat)
            self.points[seat] += bonus
            if tell is not None and bonus > 0:
                tell.all("bonus", {"seat": seat, "points": bonus})
        self.ending = ending
        self.turn = NOBODY
        self._clear_turn()

    def bonus(self, seat: i64) -> i64:
        """AIR-13.1: a point for each seat that began before this one."""
        return (seat - self.first) % self.seats if self.variants.bonus else 0

    # Where it stands

    def standing(self) -> vec[i64]:
        """The points with a last scoring of the laid shares now.

        With 2 players without the dummy: what lies in the pile is hidden.
        """
        points = self.points[:]
        if self.turn == NOBODY:
            return points
        for seat in range(self.seats):
            points[seat] += self.bonus(seat)
        for company in range(COMPANY_COUNT):
            if self.network.is_founded(company):
                paid = self.paid(company)
                for seat in range(self.seats):
                    points[seat] += paid[seat]
        return points

    def outcome(self) -> Outcome | None:
        """AIR-11.1, AIR-11.2: the most points win, a tie is a shared win."""
        if self.turn != NOBODY:
            return None
        return decided(self.points, events.ENDINGS[self.ending])

    def check(self) -> None:
        self.network.check()
        self.flights.check()
        self.shares.check()
        over = self.turn == NOBODY
        score_cards = self.shares.pile[SCORE_CARD]
        aside = self.variants.late and self.calm > 0
        assert score_cards + self.scored == (0 if aside else self.numbers[SCORE_CARDS]), (
            "score cards"
        )
        assert over == (self.ending != 0), "ending"
        assert self.calm == 0 or self.shares.pile_size() > score_cards, "calm"
        if self.shares.pile_size() > 0 and not over:
            assert self.shares.market_size() == self.numbers[MARKET_SHARES], "market"
        for company in range(COMPANY_COUNT):
            worthless = self.network.is_inactive(company) and self.shares.market[company] > 0
            assert self.shares.pile_size() > 0 or not worthless, "worthless"
            laid: i64 = 0
            for seat in range(self.seats):
                laid += i64(self.shares.laid[seat * COMPANY_COUNT + company])
            starting = self.phase == START and self.company == company
            founded = self.network.is_founded(company)
            assert (laid > 0) == (founded or starting), "laid without a company"
        assert self.idle < self.seats or over, "idle"

    def text(self) -> str:
        return "\n".join(
            [
                *PARAMETERS.lines(self.numbers, self.seats),
                f"seats {self.seats}",
                line("options", self.variants.chosen),
                *LINES.write(self),
                *self.flights.lines(),
                *self.shares.lines(),
                *self.network.lines(),
            ]
        )
