"""Tavern, a small game with everything that can go wrong: hands, stakes, dice, orders.

Ten cards: each seat holds two, one lies open, one is the crown, which nobody sees; the rest is
in the bag. In turn one swaps, shows or stakes a card, rolls or passes; who has most wins.
"""

from librt.vecs import append, vec
from msgspec import Struct
from mypy_extensions import i64

from ludotheque import contract
from ludotheque.contract import NOBODY, Block, Measure, Outcome, Parameter
from ludotheque.kit.bags import draw
from ludotheque.kit.rows import put, put_all, put_seat, put_seats
from ludotheque.kit.vecs import filled, plain, total

CARDS = 10
HAND = 2
SWAP, SHOW, STAKE = 0, CARDS, 2 * CARDS  # each with a card
ROLL, PASS = 3 * CARDS, 3 * CARDS + 1
ACTIONS = 3 * CARDS + 2
VERBS = ("swap", "show", "stake")
UNKNOWN = "hidden"
WORTH = Parameter("stake-worth", 3, 1, 6, "TAV-4.2")


class State(contract.State):
    def __init__(self, seats, rounds, peeking, worth):
        self.seats, self.rounds, self.peeking, self.worth = seats, rounds, peeking, worth
        self.turn, self.round = 0, 1
        self.bag = filled(CARDS, 1)
        self.hand = filled(seats * CARDS, 0)
        self.laid = filled(seats * CARDS, 0)  # open in front of a seat
        self.gone = filled(CARDS, 0)  # discarded, open
        self.stake = filled(seats, -1)
        self.coins = filled(seats, 0)
        self.peeked = filled(seats, 0)
        self.last = filled(seats, 0)  # what each seat rolled last
        self.open = -1
        self.crown = -1

    def to_act(self):
        return self.turn if self.round <= self.rounds else NOBODY

    def legal(self):
        out = vec[i64]()
        if self.round <= self.rounds:
            for action in range(ACTIONS):
                if self.refused(action) == "":
                    out = append(out, action)
        return out

    def refused(self, action):
        """The rule that forbids an action of the seat to act."""
        if action >= ROLL:
            return ""
        if not self.hand[self.turn * CARDS + action % CARDS]:
            return "TAV-2.1"
        if action >= STAKE and self.stake[self.turn] >= 0:
            return "TAV-2.3"
        if action < SHOW and total(self.bag) == 0:
            return "TAV-2.2"
        return ""

    def apply(self, action, dice, tell):
        if action < SHOW:
            self.swap(action, dice, tell)
        elif action < STAKE:
            self.show(action - SHOW, tell)
        elif action < ROLL:
            self.put_at_stake(action - STAKE, tell)
        elif action == ROLL:
            self.roll(dice, tell)
        elif tell is not None:
            tell.all("passed", {"seat": self.turn})
        self.end_turn(tell)

    def swap(self, card, dice, tell):
        seat = self.turn
        self.hand[seat * CARDS + card] = 0
        self.gone[card] = 1
        drawn = draw(self.bag, dice)
        self.hand[seat * CARDS + drawn] = 1
        if tell is not None:
            facts = {"seat": seat, "gave": card, "card": UNKNOWN}
            tell.some("swapped", facts, {"card": int(drawn)}, [seat])

    def show(self, card, tell):
        seat = self.turn
        self.hand[seat * CARDS + card] = 0
        self.laid[seat * CARDS + card] = 1
        if tell is not None:
            tell.all("showed", {"seat": seat, "card": card}, reveals=True)

    def put_at_stake(self, card, tell):
        seat = self.turn
        self.hand[seat * CARDS + card] = 0
        self.stake[seat] = card
        if tell is not None:
            tell.some("staked", {"seat": seat, "card": UNKNOWN}, {"card": card}, [seat])

    def roll(self, dice, tell):
        seat, number = self.turn, dice.below(6) + 1
        self.coins[seat] += number
        if tell is not None:
            tell.all("rolled", {"seat": seat, "number": number})
        if number == 6 and self.last[seat] == 6:  # TAV-3.2
            self.coins[seat] += 5
            if tell is not None:
                tell.all("lucky", {"seat": seat})
        if number == 6 and self.peeking:  # TAV-3.1
            self.peeked[seat] = 1
            if tell is not None:
                tell.some("peeked", {"seat": seat, "card": UNKNOWN}, {"card": self.crown}, [seat])
        self.last[seat] = number

    def end_turn(self, tell):
        self.turn = (self.turn + 1) % self.seats
        if self.turn == 0:
            self.round += 1
        if self.round > self.rounds and tell is not None:
            hands = [" ".join(map(str, hand_of(self, seat))) for seat in self.all()]
            facts = {"crown": int(self.crown), "stakes": plain(self.stake), "hands": hands}
            tell.all("ended", facts, reveals=True)

    def copy(self):
        twin = State(self.seats, self.rounds, self.peeking, self.worth)
        twin.turn, twin.round = self.turn, self.round
        twin.open, twin.crown = self.open, self.crown
        twin.bag, twin.hand, twin.laid = self.bag[:], self.hand[:], self.laid[:]
        twin.gone, twin.stake, twin.coins = self.gone[:], self.stake[:], self.coins[:]
        twin.peeked, twin.last = self.peeked[:], self.last[:]
        return twin

    def standing(self):
        scores = filled(self.seats, 0)
        for seat in range(self.seats):
            for card in range(CARDS):
                place = seat * CARDS + card
                scores[seat] += card * (self.hand[place] + 2 * self.laid[place])
            if self.stake[seat] > self.crown:  # TAV-4.2
                scores[seat] += self.worth * self.stake[seat]
            scores[seat] += self.coins[seat]
        return scores

    def outcome(self):
        if self.round <= self.rounds:
            return None
        scores = plain(self.standing())
        best = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        return Outcome(scores, best, "rounds-over")

    def check(self):
        for card in range(CARDS):
            held = sum(
                self.hand[s * CARDS + card] + self.laid[s * CARDS + card] for s in self.all()
            )
            staked = sum(self.stake[seat] == card for seat in self.all())
            lying = (self.open == card) + (self.crown == card)
            assert self.bag[card] + self.gone[card] + held + staked + lying == 1, card
        assert 0 <= self.turn < self.seats

    def all(self):
        return range(self.seats)

    def text(self):
        rows = [
            [self.seats, self.rounds, int(self.peeking), self.worth, self.turn, self.round],
            [self.open, self.crown],
            self.bag,
            self.hand,
            self.laid,
            self.gone,
            self.stake,
            self.coins,
            self.peeked,
            self.last,
        ]
        return "\n".join(" ".join(str(number) for number in row) for row in rows)


class Board(Struct):
    open: int
    laid: list[int]
    gone: list[int]
    cards: list[int]  # how many each seat holds
    staked: list[bool]
    hand: list[int]
    stake: int | None
    crown: int | None
    bag: int


class Tavern(contract.Game):
    def setup(self, seats, options, dice, tell):
        worth = WORTH.of(options, seats)
        state = State(seats, options["rounds"], options["peeking"], worth)
        state.open = int(draw(state.bag, dice))
        state.crown = int(draw(state.bag, dice))
        for seat in range(seats):
            for _ in range(HAND):
                state.hand[seat * CARDS + draw(state.bag, dice)] = 1
        if tell is not None:
            tell.all("opened", {"card": state.open})
            for seat in range(seats):
                tell.some("dealt", {"seat": seat}, {"cards": hand_of(state, seat)}, [seat])
        return state

    def read(self, text):
        rows = [[int(number) for number in line.split()] for line in text.split("\n")]
        state = State(rows[0][0], rows[0][1], bool(rows[0][2]), rows[0][3])
        state.turn, state.round = rows[0][4:]
        state.open, state.crown = rows[1]
        state.bag, state.hand, state.laid = (vec[i64](row) for row in rows[2:5])
        state.gone, state.stake, state.coins = (vec[i64](row) for row in rows[5:8])
        state.peeked, state.last = (vec[i64](row) for row in rows[8:])
        return state

    def spell(self, action):
        if action == ROLL:
            return ["roll"]
        if action == PASS:
            return ["pass"]
        return [VERBS[action // CARDS], int(action % CARDS)]

    def parse(self, words):
        if words in (["roll"], ["pass"]):
            return ROLL if words == ["roll"] else PASS
        if len(words) == 2 and words[0] in VERBS and words[1] in range(CARDS):
            return VERBS.index(words[0]) * CARDS + words[1]
        raise ValueError("no action of this game")

    def why_not(self, state, action):
        return state.refused(action)

    def slots(self):
        return ACTIONS

    def slot(self, action):
        return action

    def view(self, state, seat):
        mine = seat is not None
        over = state.to_act() == NOBODY
        return Board(
            open=state.open,
            laid=plain(state.laid),
            gone=plain(state.gone),
            cards=[len(hand_of(state, other)) for other in state.all()],
            staked=[state.stake[other] >= 0 for other in state.all()],
            hand=hand_of(state, seat) if mine else [],
            stake=int(state.stake[seat]) if mine else None,
            crown=state.crown if over or (mine and state.peeked[seat]) else None,
            bag=int(total(state.bag)),
        )

    def board_type(self):
        return Board

    def facts(self, state, seat):
        return [
            {"coins": int(state.coins[other]), "cards": len(hand_of(state, other))}
            for other in state.all()
        ]

    def picture(self, state, seat):
        rows = [f"open {state.open}, bag {total(state.bag)}, round {state.round}"]
        for other in state.all():
            cards = hand_of(state, other) if other == seat else "?" * len(hand_of(state, other))
            rows.append(f"{other}: {cards} {cards_of(state.laid, other)} {state.coins[other]}")
        return "\n".join(rows)

    def drawing(self, state, seat):
        cards = hand_of(state, seat) if seat is not None else []
        shown = "".join(f'<text x="{20 * n}" y="40">{card}</text>' for n, card in enumerate(cards))
        return f'<svg xmlns="http://www.w3.org/2000/svg"><text>{state.open}</text>{shown}</svg>'

    def prompt(self, state):
        return ["act", state.round]

    def guess(self, state, seat, dice):
        guess = state.copy()
        if state.to_act() == NOBODY:
            return guess  # all was shown
        counts = [len(hand_of(state, other)) for other in state.all()]
        for other in state.all():
            if other != seat:
                hide(guess, other)
        if not state.peeked[seat]:
            guess.bag[guess.crown] = 1
            guess.crown = int(draw(guess.bag, dice))
        for other in state.all():
            if other != seat:
                for _ in range(counts[other]):
                    guess.hand[other * CARDS + draw(guess.bag, dice)] = 1
                if state.stake[other] >= 0:
                    guess.stake[other] = draw(guess.bag, dice)
        return guess

    def value(self, state, seat):
        return float(state.standing()[seat]) / state.rounds

    def chances(self, state):
        scores = [score + 1 for score in plain(state.standing())]
        return vec[float]([score / sum(scores) for score in scores])

    def parameters(self):
        return [WORTH]

    def measures(self):
        return [Measure("rolls", "how often the seat rolled")]

    def measured(self, state, told):
        rows = [[0] for _ in range(state.seats)]
        for event in told:
            if event.name == "rolled":
                rows[event.facts["seat"]][0] += 1
        return rows

    def observation(self, seats):
        return [
            Block("open", 1, CARDS, "the open card"),
            Block("mine", CARDS, 2, "my hand"),
            Block("laid", seats * CARDS, 2, "what lies before each seat"),
            Block("coins", seats, 0, "the coins of each seat"),
            Block("crown", 1, CARDS + 1, "the crown, 0 where I do not know it"),
            Block("to act", 1, seats + 1, "0 I am, 1 the next seat and so on; the last: over"),
        ]

    def observe(self, state, seat, out, at):
        at = put(state.open, out, at)
        at = put_all(state.hand[seat * CARDS : (seat + 1) * CARDS], out, at)
        at = put_seats(state.laid, CARDS, state.seats, seat, out, at)
        at = put_seats(state.coins, 1, state.seats, seat, out, at)
        at = put(state.crown + 1 if state.peeked[seat] else 0, out, at)
        put_seat(state.to_act(), state.seats, seat, out, at)

    def answer(self, state, seat, order):
        """["always-roll"], or ["keep", card]: pass while it is in hand."""
        if order == ["always-roll"]:
            return ROLL if state.to_act() == seat else NOBODY
        if len(order) == 2 and order[0] == "keep" and order[1] in range(CARDS):
            return PASS if state.hand[seat * CARDS + order[1]] else NOBODY
        raise ValueError("no order of this game")


def hand_of(state, seat):
    return cards_of(state.hand, seat)


def cards_of(rows, seat):
    """The cards of a seat in rows of all seats."""
    return [card for card in range(CARDS) if rows[seat * CARDS + card]]


def hide(state, seat):
    """Back into the bag with what a seat holds."""
    for card in hand_of(state, seat):
        state.hand[seat * CARDS + card] = 0
        state.bag[card] = 1
    if state.stake[seat] >= 0:
        state.bag[state.stake[seat]] = 1
        state.stake[seat] = -1


game = Tavern()
