"""A tiny game with hidden cards, and one that shows them.

Two to three seats hold one card each from a bag of six; one card lies open. In turn each
seat holds, or swaps its card against one from the bag. Then all show; the highest wins.
"""

from datetime import date

from librt.vecs import append, vec
from msgspec import Struct
from mypy_extensions import i64

from ludotheque import contract
from ludotheque.about import About, Edition, Players
from ludotheque.contract import NOBODY, Outcome
from ludotheque.kit.bags import draw
from ludotheque.kit.vecs import filled, plain
from ludotheque.registry import Title

CARDS = 6
HOLD, SWAP = 0, 1


class State(contract.State):
    def __init__(self, seats):
        self.seats, self.turn = seats, 0
        self.bag = filled(CARDS, 1)
        self.hand = filled(seats, -1)
        self.open = -1
        self.swapped = filled(seats, 0)

    def to_act(self):
        return self.turn if self.turn < self.seats else NOBODY

    def legal(self):
        out = vec[i64]()
        if self.turn < self.seats:
            out = append(append(out, HOLD), SWAP)
        return out

    def apply(self, action, dice, tell):
        seat = self.turn
        if action == SWAP:
            old = self.hand[seat]
            self.hand[seat] = draw(self.bag, dice)
            self.bag[old] += 1
            self.swapped[seat] = 1
            if tell is not None:
                tell.some("swapped", {"seat": seat}, {"card": int(self.hand[seat])}, [seat])
        elif tell is not None:
            tell.all("held", {"seat": seat})
        self.turn += 1
        if self.turn == self.seats and tell is not None:
            tell.all("shown", {"cards": plain(self.hand)}, reveals=True)

    def copy(self):
        twin = type(self)(self.seats)
        twin.turn, twin.open = self.turn, self.open
        twin.bag, twin.hand, twin.swapped = self.bag[:], self.hand[:], self.swapped[:]
        return twin

    def standing(self):
        return self.hand[:]

    def outcome(self):
        if self.turn < self.seats:
            return None
        cards = plain(self.hand)
        return Outcome(cards, [cards.index(max(cards))], "shown")

    def check(self):
        assert sum(self.bag) + self.seats + 1 == CARDS

    def text(self):
        parts = [self.turn, self.open, *self.bag, *self.hand, *self.swapped]
        return " ".join(str(part) for part in [self.seats, *parts])


class Board(Struct):
    open: int
    swapped: list[int]
    mine: int | None


class Secret(contract.Game):
    def setup(self, seats, options, dice, tell):
        state = State(seats)
        for seat in range(seats):
            state.hand[seat] = draw(state.bag, dice)
        state.open = draw(state.bag, dice)
        return state

    def read(self, text):
        seats, turn, opened, *rest = map(int, text.split())
        state = State(seats)
        state.turn, state.open = turn, opened
        state.bag = vec[i64](rest[:CARDS])
        state.hand = vec[i64](rest[CARDS : CARDS + seats])
        state.swapped = vec[i64](rest[CARDS + seats :])
        return state

    def spell(self, action):
        return ["swap"] if action else ["hold"]

    def parse(self, words):
        return [["hold"], ["swap"]].index(words)

    def why_not(self, state, action):
        return "" if action in (HOLD, SWAP) else "SEC-1.1"

    def slots(self):
        return 2

    def slot(self, action):
        return action

    def view(self, state, seat):
        return Board(
            int(state.open), plain(state.swapped), None if seat is None else int(state.hand[seat])
        )

    def board_type(self):
        return Board

    def facts(self, state, seat):
        return [{} for _ in range(state.seats)]

    def picture(self, state, seat):
        return str(state.open)

    def prompt(self, state):
        return ["swap"]

    def guess(self, state, seat, dice):
        guess = state.copy()
        for other in range(state.seats):
            if other != seat:
                guess.bag[guess.hand[other]] += 1
        for other in range(state.seats):
            if other != seat:
                guess.hand[other] = draw(guess.bag, dice)
        return guess

    def value(self, state, seat):
        return float(state.hand[seat])


class ShowsTheBag(Secret):
    """Its view gives a hidden card away."""

    def view(self, state, seat):
        board = super().view(state, seat)
        board.open = 10 * board.open + int(max(card for card in range(CARDS) if state.bag[card]))
        return board


class ChoosyState(State):
    def legal(self):
        low = self.turn < self.seats and self.hand[self.turn] < CARDS // 2
        return vec[i64]([HOLD]) if low else super().legal()


class ChoosesByTheHand(Secret):
    """Who has a low card may not swap, so the choices tell of the hand."""

    def setup(self, seats, options, dice, tell):
        dealt = super().setup(seats, options, dice, tell)
        state = ChoosyState(seats)
        state.hand, state.bag, state.open = dealt.hand, dealt.bag, dealt.open
        return state


def title(game, **declared):
    """A title outside the shelf."""
    about = About(
        id="secret",
        title="Secret",
        designer="-",
        year=2000,
        minutes=1,
        reconstructed=False,
        hidden=True,
        colours=["red", "blue", "yellow"],
        players=Players(2, 3, "SEC-1.1"),
        editions=[Edition(1, date(2000, 1, 1), "the first")],
        refusals=["SEC-1.1"],
        **declared,
    )
    return Title(about, game, None)
