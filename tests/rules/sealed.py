"""A tiny game of sealed bids, and ways to get them wrong.

Two to three seats have five coins each. In each of two rounds all bid at once, 0 to 2 coins; the
highest bid pays and takes a point, a tie is broken by lot. The most points win, then the coins.
"""

from contextlib import contextmanager
from datetime import date

from librt.vecs import append, vec
from msgspec import Struct
from mypy_extensions import i64

from ludotheque import contract, registry
from ludotheque.about import About, Edition, Players
from ludotheque.contract import NOBODY, Outcome
from ludotheque.kit.together import OPEN, OUT, Together, everybody, nobody
from ludotheque.kit.vecs import filled, plain
from ludotheque.registry import Title

COINS, ROUNDS, MOST = 5, 2, 2


class State(contract.State):
    def __init__(self, seats):
        self.seats, self.round = seats, 0
        self.coins, self.points = filled(seats, COINS), filled(seats, 0)
        self.bids = everybody(seats)

    def to_act(self):
        return self.bids.to_act()

    def deciders(self):
        return self.bids.deciders()

    def ask(self, seat):
        self.bids.ask(seat)

    def legal(self):
        out = vec[i64]()
        if self.to_act() != NOBODY:
            for coins in range(MOST + 1):
                out = append(out, coins)
        return out

    def apply(self, action, dice, tell):
        seat = int(self.to_act())
        self.bids.choose(action)
        self.say(tell, seat, int(action))
        if self.bids.to_act() == NOBODY:
            self.open(dice, tell)

    def say(self, tell, seat, bid):
        if tell is not None:
            tell.own("bid", {"seat": seat}, {"coins": bid}, seat)

    def open(self, dice, tell):
        bids = plain(self.bids.chosen)
        best = [seat for seat in range(self.seats) if bids[seat] == max(bids)]
        winner = best[dice.below(len(best))] if len(best) > 1 else best[0]
        self.coins[winner] -= max(bids)
        self.points[winner] += 1
        self.round += 1
        self.bids = everybody(self.seats) if self.round < ROUNDS else nobody(self.seats)
        if tell is not None:
            tell.all("opened", {"bids": bids, "seat": winner}, reveals=True)

    def copy(self):
        twin = type(self)(self.seats)
        twin.round, twin.bids = self.round, self.bids.copy()
        twin.coins, twin.points = self.coins[:], self.points[:]
        return twin

    def standing(self):
        scores = filled(self.seats, 0)
        for seat in range(self.seats):
            scores[seat] = 10 * self.points[seat] + self.coins[seat]
        return scores

    def outcome(self):
        if self.round < ROUNDS:
            return None
        scores = plain(self.standing())
        winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        return Outcome(scores, winners, "counted")

    def check(self):
        assert sum(self.points) == self.round

    def text(self):
        parts = [self.round, *self.coins, *self.points, *self.bids.chosen]
        return " ".join(str(part) for part in [self.seats, *parts])


class Board(Struct):
    coins: list[int]
    points: list[int]
    chosen: list[bool]
    mine: int | None


class Sealed(contract.Game):
    state = State

    def setup(self, seats, options, dice, tell):
        return self.state(seats)

    def read(self, text):
        seats, rounds, *rest = map(int, text.split())
        state = self.state(seats)
        state.round = rounds
        state.coins, state.points = vec[i64](rest[:seats]), vec[i64](rest[seats : 2 * seats])
        state.bids = Together(vec[i64](rest[2 * seats :]))
        return state

    def spell(self, action):
        return ["bid", int(action)]

    def parse(self, words):
        if len(words) == 2 and words[0] == "bid" and isinstance(words[1], int):
            return words[1]
        raise ValueError("say: bid and a number")

    def why_not(self, state, action):
        return "" if 0 <= action <= MOST else "SEA-1.1"

    def slots(self):
        return MOST + 1

    def slot(self, action):
        return action

    def view(self, state, seat):
        bid = OUT if seat is None else int(state.bids.chosen[seat])
        return Board(
            plain(state.coins),
            plain(state.points),
            [choice >= 0 for choice in state.bids.chosen],
            bid if bid >= 0 else None,
        )

    def board_type(self):
        return Board

    def facts(self, state, seat):
        return [{} for _ in range(state.seats)]

    def picture(self, state, seat):
        return " ".join(map(str, state.points))

    def prompt(self, state):
        return ["bid", int(state.to_act())]

    def guess(self, state, seat, dice):
        guess = state.copy()
        for other in range(state.seats):
            if other != seat and guess.bids.chosen[other] >= 0:
                guess.bids.chosen[other] = dice.below(MOST + 1)
        return guess

    def value(self, state, seat):
        return float(state.standing()[seat]) + 2.0 * float(state.bids.chosen[seat] == MOST)

    def answer(self, state, seat, order):
        """A standing order, ["always", coins]."""
        if order[:1] != ["always"] or len(order) != 2:
            raise ValueError("say: always and a number")
        mine = state.to_act() == seat and state.bids.chosen[seat] == OPEN
        return order[1] if mine and order[1] in state.legal() else NOBODY


class ShowsBids(Sealed):
    """Its view shows a bid before all have chosen."""

    def view(self, state, seat):
        board = super().view(state, seat)
        board.points = [*board.points, max(plain(state.bids.chosen))]
        return board


class Boasting(State):
    def say(self, tell, seat, bid):
        if tell is not None:
            tell.all("bid", {"seat": seat, "coins": bid})


class TellsBids(Sealed):
    """Its event tells everybody of a bid."""

    state = Boasting


class Overbidding(State):
    def legal(self):
        taken = [choice for choice in self.bids.chosen if choice >= 0]
        out = vec[i64]()
        for action in super().legal():
            if action not in taken or action == 0:
                out = append(out, action)
        return out


class ForbidsTheSame(Sealed):
    """What one may choose depends on what another chose at the same time."""

    state = Overbidding


class FirstComeFirstServed(State):
    def apply(self, action, dice, tell):
        if all(choice < 0 for choice in self.bids.chosen):
            self.coins[self.to_act()] += 1
        super().apply(action, dice, tell)


class RewardsHaste(Sealed):
    """Whoever chooses first is better off."""

    state = FirstComeFirstServed


class Forgetful(State):
    def copy(self):
        twin = super().copy()
        twin.bids.asked = NOBODY
        return twin


class ForgetsWhoIsAsked(Sealed):
    """A copy does not know who was asked."""

    state = Forgetful


def title(game):
    """A title outside the shelf."""
    about = About(
        id="sealed",
        title="Sealed",
        designer="-",
        year=2000,
        minutes=1,
        reconstructed=False,
        hidden=True,
        colours=["red", "blue", "yellow"],
        players=Players(2, 3, "SEA-1.1"),
        editions=[Edition(1, date(2000, 1, 1), "the first")],
        refusals=["SEA-1.1"],
    )
    return Title(about, game, None)


@contextmanager
def on_the_shelf(game=None):
    shelf = registry.titles()
    shelf["sealed"] = title(game or Sealed())
    try:
        yield
    finally:
        del shelf["sealed"]
