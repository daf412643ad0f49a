"""How Auf Achse plays: the turn, from its first decision to the next player's.

What a decision may be and what it does is in the chapters: driving, business,
auction, event cards. Here they are joined: a phase says what the seat to act decides, and
what goes by itself (rolling, arriving, ending the turn) follows every action.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.contract import NOBODY, Dice, Facts, Tell
from ludotheque.games.auf_achse import (
    actions,
    auction,
    board,
    business,
    driving,
    event_cards,
    phases,
    writing,
)
from ludotheque.games.auf_achse.parameters import OPEN, PRIVATE
from ludotheque.games.auf_achse.state import Position

STOP_CARDS: Final = vec[i64]([board.MOTIVATION, board.SCHNELLE_VERLADUNG])  # AUF-9.11, AUF-9.17
DEBTS: Final = vec[i64]([board.POLIZEIKONTROLLE, board.RADARFALLE])  # AUF-8.2


class State(Position):
    """A position that can be played on."""

    def copy(self) -> "State":
        return State(self.seats, self)

    def text(self) -> str:
        return writing.write(self)

    # What may be done

    def legal(self) -> vec[i64]:
        phase = self.phase
        if phase == phases.DRIVING:
            return self._purchases(driving.drives(self))
        if phase == phases.BEFORE:
            return self._before_the_roll()
        if phase == phases.STOP:
            return self._at_the_stop()
        if phase == phases.AUCTION:
            return auction.answers(self)
        if phase == phases.ROAD_WORKS:
            return self._road_works()
        if phase == phases.PLACING:
            return self._places()
        return self._choices_of_cards()

    def _choices_of_cards(self) -> vec[i64]:
        phase = self.phase
        if phase == phases.RAIL_FREIGHT:
            return event_cards.farthest(self, self.turn)
        if phase == phases.JUMPING:
            return event_cards.destinations(self, self.turn)
        if phase == phases.LANDING:
            return _each(actions.LAND, driving.landings(self, self.turn, self.target))
        if phase == phases.GIVING:
            return event_cards.gifts(self, self.turn)
        if phase == phases.HELPING:
            return vec[i64]([actions.HELP, actions.DRIVE_ON])
        if phase == phases.CUSTOMS:
            return vec[i64]([actions.PAY, actions.SKIP])
        if phase == phases.JAMMING:
            return event_cards.jams(self)
        if phase == phases.INVITING:
            return event_cards.guests(self)
        if phase == phases.STORM:
            return event_cards.blows(self)
        if phase == phases.LOADING:
            return vec[i64]([actions.LOAD | self.lot, actions.DECLINE])
        if phase == phases.CHOOSING:
            return self._purchases(vec[i64]([actions.USE | self.die, actions.USE | self.other_die]))
        return vec[i64]()

    def place_refused(self, space: i64) -> str:
        """AUF-2.1: on a space that is no city and not taken."""
        return "AUF-2.1" if space < board.CITIES or self.trucks[space] > 0 else ""

    def works_refused(self, space: i64) -> str:
        """The rule that forbids the road works sign on a space, or ""."""
        if space == self.works:
            return "AUF-4.1"  # it must be moved to another space
        if space < board.CITIES or space == board.FLENSBURG_SPACE:
            return "AUF-4.2"
        return "AUF-4.2" if self.trucks[space] > 0 or space == self.jam else ""

    def play_refused(self, card: i64) -> str:
        """The rule that forbids the seat to act to play a card it keeps, or ""."""
        if card == board.MOTIVATION:
            return "" if self.kept[card] == self.turn else "AUF-9.11"
        allowed = self.kept[card] == self.turn and self.fresh and self.phase == phases.STOP
        return "" if allowed else "AUF-9.17"

    def _places(self) -> vec[i64]:
        out = vec[i64](capacity=board.SPACES)
        for space in range(board.CITIES, board.SPACES):
            if not self.place_refused(space):
                out = append(out, actions.PLACE | space)
        return out

    def _road_works(self) -> vec[i64]:
        out = vec[i64](capacity=board.SPACES)
        for space in range(board.CITIES, board.SPACES):
            if not self.works_refused(space):
                out = append(out, actions.WORKS | space)
        return out

    def _before_the_roll(self) -> vec[i64]:
        """AUF-5.6: roll, or first buy, or do business where the truck stands."""
        me = self.turn
        out = self._purchases(vec[i64]([actions.ROLL]))
        if not self.play_refused(board.MOTIVATION):
            out = append(out, actions.PLAY | board.MOTIVATION)
        if not self.in_city(me):
            return out
        out = self._loadings(out)
        for card in range(board.CONTRACTS):
            if self.loaded[card] > 0 and not business.unload_refused(self, me, card):
                out = append(out, actions.UNLOAD | card)
        if not business.hand_on_refused(self, me):
            out = append(out, actions.HAND_ON)
        for card in business.SPECIAL_ORDERS:
            if not business.collect_refused(self, me, card):
                out = append(out, actions.COLLECT | card)
        return out

    def _at_the_stop(self) -> vec[i64]:
        """AUF-5.4, AUF-7.1: end the turn, or first load, buy, call, play a card."""
        out = self._purchases(vec[i64]([actions.END]))
        if self.again > 0:
            out = append(out, actions.ROLL)
        for card in STOP_CARDS:
            if not self.play_refused(card):
                out = append(out, actions.PLAY | card)
        if self.arrived and self.in_city(self.turn):
            out = self._loadings(out)
        for card in self.open:
            if not auction.call_refused(self, card):
                out = append(out, (actions.TAKE if self.children else actions.CALL) | card)
        if not auction.discard_refused(self):
            out = append(out, actions.DISCARD)
        return out

    def _purchases(self, out: vec[i64]) -> vec[i64]:
        if self.money[self.turn] < board.TRAILER_PRICE[board.SMALL] or not self.may_buy():
            return out  # AUF-8.1: mostly nobody can pay even for the cheapest
        for size in range(board.TRAILER_SIZES):
            if not business.buy_refused(self, self.turn, size):
                out = append(out, actions.BUY | size)
        return out

    def may_buy(self) -> bool:
        """AUF-6.1: all through a turn, but what a card, a sign or an auction asks comes first."""
        if self.phase == phases.BEFORE or self.phase == phases.STOP:
            return True
        # Edition 1 asked to wait for the stop.
        by_die = self.phase == phases.DRIVING and self.cause == phases.BY_DIE
        return (by_die or self.phase == phases.CHOOSING) and self.edition > 1

    def _loadings(self, out: vec[i64]) -> vec[i64]:
        me, holder = self.turn, self.holder
        for card in range(board.CONTRACTS):
            if holder[card] == me and not business.load_refused(self, me, card):
                out = append(out, actions.LOAD | card)
        return out

    # What it does

    def apply(self, action: i64, dice: Dice, tell: Tell | None) -> None:
        word = actions.verb(action)
        if word in (actions.DRIVE, actions.WAIT, actions.DECLINE):
            self._drive_or_not(action, tell)
        elif word == actions.ROLL:
            self._roll(tell)
        elif word == actions.END:
            self.phase = phases.ENDING
        elif word == actions.BUY:
            business.buy(self, self.turn, actions.argument(action), tell)
        elif self.phase == phases.AUCTION:
            self._bid(action, dice, tell)
        elif self.phase in (phases.BEFORE, phases.STOP, phases.LOADING):
            self._do_business(action, dice, tell)
        elif word == actions.PLACE:
            self._place(actions.argument(action), dice, tell)
        elif word == actions.USE:
            self._use(actions.argument(action), tell)
        elif word == actions.WORKS:
            self._put_works(actions.argument(action), tell)
        else:
            self._answer_card(action, tell)
        while self.phase >= phases.ROLLING:
            self._go_on(dice, tell)

    def _bid(self, action: i64, dice: Dice, tell: Tell | None) -> None:
        word = actions.verb(action)
        if word == actions.BID:
            auction.bid(self, actions.argument(action), dice, tell)
        elif word == actions.MATCH:
            auction.match(self, dice, tell)
        else:
            auction.leave(self, dice, tell)

    def _do_business(self, action: i64, dice: Dice, tell: Tell | None) -> None:
        word = actions.verb(action)
        number = actions.argument(action)
        if word == actions.LOAD:
            self._load(number, tell)
        elif word == actions.CALL:
            auction.call(self, number, dice, tell)
        elif word == actions.TAKE:
            auction.take(self, number, dice, tell)
        elif word == actions.DISCARD:
            auction.discard(self, dice, tell)
        elif word == actions.UNLOAD:
            business.deliver(self, self.turn, number, tell)
        elif word == actions.HAND_ON:
            business.hand_on(self, self.turn, tell)
        elif word == actions.COLLECT:
            business.collect(self, self.turn, number, tell)
        else:
            self._play(number, tell)

    def _answer_card(self, action: i64, tell: Tell | None) -> None:
        word = actions.verb(action)
        number = actions.argument(action)
        if word == actions.RAIL:
            event_cards.rail(self, number, tell)
        elif word == actions.JUMP:
            event_cards.jump(self, number, tell)
        elif word == actions.LAND:
            event_cards.land(self, number, tell)
        elif word == actions.GIVE:
            event_cards.give(self, number, tell)
        elif word == actions.JAM:
            event_cards.put_jam(self, number, tell)
        elif word == actions.INVITE:
            event_cards.invite(self, number, tell)
        elif word == actions.BLOW:
            event_cards.blow(self, number)
        elif word == actions.CALM:
            event_cards.calm(self)
        elif word == actions.HELP:
            event_cards.help_out(self, tell)
        else:
            event_cards.done(self)  # DRIVE_ON, or the customs
            if word == actions.PAY:
                event_cards.pay_fine(self, tell)
            elif word == actions.SKIP:
                event_cards.skip(self, self.turn, tell)

    # Set-up

    def _place(self, space: i64, dice: Dice, tell: Tell | None) -> None:
        """AUF-2.1: each player in turn; the contracts are dealt after the last."""
        self.move_truck(self.turn, space)
        if tell is not None:
            tell.all("placed", {"seat": self.turn, "space": board.NAMES[space]})
        self.turn = (self.turn + 1) % self.seats
        self.actor = self.turn
        if self.turn == self.first:
            self._deal(dice, tell)
            self._begin_turn(tell)

    def _deal(self, dice: Dice, tell: Tell | None) -> None:
        """AUF-2.3, AUF-2.4: private contracts, then the open ones; the rest is unseen."""
        for k in range(self.seats):
            seat = (self.first + k) % self.seats
            names: list[str] = []
            for _ in range(self.numbers[PRIVATE]):
                card = self.take_unseen(dice)
                self.reserve -= 1
                self.hand(seat, card)
                names.append(board.CONTRACT_NAMES[card])
            if tell is not None:
                hidden = "secrets"
                tell.some(
                    "dealt", {"seat": seat, "contracts": hidden}, {"contracts": names}, [seat]
                )
        for _ in range(self.numbers[OPEN]):
            self.turn_up(dice, tell)

    # Rolling and driving

    def _roll(self, tell: Tell | None) -> None:
        if self.rolled:
            self.again -= 1  # AUF-9.10
        self.rolled = True
        self.phase = phases.ROLLING

    def _throw(self, dice: Dice, tell: Tell | None) -> None:
        """AUF-3.1; AUF-12.1: two dice, of which one is used."""
        self.cause = phases.BY_DIE
        self.driver = self.turn
        self.actor = self.turn
        self.die = dice.below(board.FACES) + 1
        self.phase = phases.DRIVING
        if self.rules_2007:
            self.other_die = dice.below(board.FACES) + 1
            if tell is not None:
                facts: Facts = {"seat": self.turn, "die": self.die, "other_die": self.other_die}
                tell.all("rolled-two", facts)
            if self.other_die != self.die:
                self.phase = phases.CHOOSING
                return
            self.other_die = 0
        elif tell is not None:
            tell.all("rolled", {"seat": self.turn, "die": self.die})

    def _use(self, die: i64, tell: Tell | None) -> None:
        self.die = die
        self.other_die = 0
        self.phase = phases.DRIVING
        if tell is not None:
            tell.all("used", {"seat": self.turn, "die": die})

    def _drive_or_not(self, action: i64, tell: Tell | None) -> None:
        """A drive, by die or by card; AUF-3.7: waiting is no arrival."""
        if self.phase == phases.LOADING:
            self._back_to_caller()  # a contract just bought that is not loaded yet
            return
        seat = self.driver
        moves = actions.verb(action) == actions.DRIVE
        self.exact = False
        if moves:
            self._drive(seat, action, tell)
        elif tell is not None:
            tell.all("waited" if action == actions.WAIT else "declined", {"seat": seat})
        if seat == self.turn and action != actions.DECLINE:
            self.arrived = moves
            self.fresh = False
        if self.cause != phases.BY_DIE:
            event_cards.after_drive_by_card(self)
        elif self.die == 1:
            self.phase = phases.ROAD_WORKS  # AUF-4.1
        else:
            self.phase = phases.ARRIVING

    def _drive(self, seat: i64, action: i64, tell: Tell | None) -> None:
        space = actions.space_of(action)
        if tell is not None:
            path = driving.path(self, self.at[seat], action)
            tell.all("drove", {"seat": seat, "space": board.NAMES[space], "path": path})
        if seat == self.turn:
            self.exact = self.cause == phases.BY_DIE and self._is_exact(seat, space)
            self.way = actions.argument(action) & board.WAY_MASK
        self.move_truck(seat, space)

    def _is_exact(self, seat: i64, space: i64) -> bool:
        """AUF-7.1: a city reached with all points; a 6 is always exact."""
        if space >= board.CITIES or self.die == board.FACES:
            return space < board.CITIES
        return driving.Trip(self, seat, phases.BY_DIE, self.die).exactly(space)

    def _put_works(self, space: i64, tell: Tell | None) -> None:
        """AUF-4.1: before the event card or the business in the city."""
        self.works = space
        self.phase = phases.ARRIVING
        if tell is not None:
            tell.all("works", {"seat": self.turn, "space": board.NAMES[space]})

    def _play(self, card: i64, tell: Tell | None) -> None:
        self.put_under(card)
        if tell is not None:
            tell.all("played", {"seat": self.turn, "card": board.CARDS[card]})
        if card == board.MOTIVATION:
            event_cards.let_drive(self, phases.BY_MOTIVATION, self.turn, self.turn)  # AUF-9.11
        else:
            self.phase = phases.ROLLING  # AUF-9.17

    def _load(self, card: i64, tell: Tell | None) -> None:
        business.load(self, self.actor, card, tell)
        if self.phase == phases.LOADING:
            self._back_to_caller()  # AUF-7.5
        elif self.phase == phases.STOP:
            self.fresh = True

    def _back_to_caller(self) -> None:
        self.lot = NOBODY
        self.actor = self.turn
        self.phase = phases.STOP

    # What goes by itself

    def _go_on(self, dice: Dice, tell: Tell | None) -> None:
        if self.phase == phases.ROLLING:
            self._throw(dice, tell)
        elif self.phase == phases.ARRIVING:
            self._arrive(dice, tell)
        else:
            self._end_turn(tell)

    def _arrive(self, dice: Dice, tell: Tell | None) -> None:
        """AUF-9.0: an event card after a drive by the die; AUF-9.29: business in a city."""
        space = self.at[self.turn]
        if self.arrived and self.cause == phases.BY_DIE and board.EVENT_SPACE[space]:
            event_cards.draw(self, dice, tell)
            return
        in_city = self.arrived and space < board.CITIES
        self.phase = phases.STOP if self.rolled else phases.BEFORE
        self.actor = self.turn
        if in_city:
            business.arrive(self, self.turn, tell)
        if self.phase == phases.STOP and not in_city and not self._may_act_on_the_road():
            self.phase = phases.ENDING

    def _may_act_on_the_road(self) -> bool:
        """AUF-6.1: a trailer can be bought there too; in edition 1 it had to wait."""
        if self.again > 0 or self.kept[board.MOTIVATION] == self.turn:
            return True
        return self.edition > 1 and len(self._purchases(vec[i64]())) > 0

    def _end_turn(self, tell: Tell | None) -> None:
        """AUF-8.2: debts are paid; then clockwise."""
        for card in DEBTS:
            if self.kept[card] == self.turn and self.money[self.turn] >= board.DOUBLE_FINE:
                self.pay(self.turn, board.DOUBLE_FINE)
                self.put_under(card)
                if tell is not None:
                    tell.all("paid-debt", {"seat": self.turn, "money": board.DOUBLE_FINE})
        self._next_seat(tell)
        while self.phase != phases.OVER and self.skips[self.turn] > 0:
            self.skips[self.turn] -= 1
            if tell is not None:
                tell.all("skipped", {"seat": self.turn})
            self._next_seat(tell)

    def _next_seat(self, tell: Tell | None) -> None:
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.first:
            self.round += 1
            if 0 < self.limit < self.round:
                self.finish(phases.LIMIT, self.turn, tell)  # AUF-10.3
                return
        self._begin_turn(tell)

    def _begin_turn(self, tell: Tell | None) -> None:
        jam_card = self.jam_card()
        if jam_card != NOBODY and self.kept[jam_card] == self.turn:
            self.lift_jam(tell)  # AUF-4.4: played or skipped
        self.phase = phases.BEFORE
        self.actor = self.turn
        self.driver = self.turn
        self.cause = phases.BY_DIE
        self.die = 0
        self.way = 0
        self.again = 0
        self.rolled = False
        self.arrived = False
        self.exact = False
        self.fresh = False


def _each(word: i64, numbers: vec[i64]) -> vec[i64]:
    out = vec[i64](capacity=i64(len(numbers)))
    for number in numbers:
        out = append(out, word | number)
    return out
