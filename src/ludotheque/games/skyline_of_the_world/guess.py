"""What a seat cannot know, dealt anew: the others' missions and bonus cards, the pile.

Floors and coins stay as they are even in the covered game (SKY-9.7): every payment,
purchase and sale is public when it happens, so nobody is kept from knowing them.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import NOBODY, Dice
from ludotheque.games.skyline_of_the_world.board import CARDS, COPIES, MISSIONS
from ludotheque.games.skyline_of_the_world.cards import Cards
from ludotheque.games.skyline_of_the_world.rules import State
from ludotheque.kit.bags import draw
from ludotheque.kit.redeal import deal
from ludotheque.kit.vecs import filled, narrow, total


def guess(state: State, seat: i64, dice: Dice) -> State:
    """A position that the seat cannot tell from this one."""
    guessed = state.copy()
    if state.turn != NOBODY:
        _deal_missions(guessed, seat, dice)  # at the end they are all shown
    if len(guessed.cards.remade) == 0:
        _deal_cards(guessed.cards, seat, dice)
    else:
        _deal_remade_cards(guessed.cards, seat, dice)
    return guessed


def _deal_missions(guessed: State, seat: i64, dice: Dice) -> None:
    hidden = filled(MISSIONS, 1)
    hidden[guessed.missions[seat]] = 0
    for other in range(guessed.seats):
        if other != seat:
            guessed.missions[other] = draw(hidden, dice)


def _deal_cards(cards: Cards, seat: i64, dice: Dice) -> None:
    """All that is neither in the seat's hand nor discarded may be anywhere."""
    hidden = filled(CARDS, COPIES)
    for card in range(CARDS):
        hidden[card] -= cards.held(seat, card) + i64(cards.discards[card])
    sizes = filled(cards.seats, 0)
    for other in range(cards.seats):
        if other != seat:
            sizes[other] = cards.hand_size(other)
    mine = cards.hand(seat)
    cards.hands = narrow(deal(hidden, sizes, dice))
    for card in range(CARDS):
        cards.hands[seat * CARDS + card] = mine[card]
    cards.pile = hidden


def _deal_remade_cards(cards: Cards, seat: i64, dice: Dice) -> None:
    sorts = Sorts(cards, seat)
    while not sorts.choose(cards, dice):
        sorts = Sorts(cards, seat)
    sorts.deal(cards, dice)


class Sorts:
    """The others' cards once the pile was made anew (SKY-8.7): old ones and new ones.

    Everybody knows what the new pile held, and so which old cards the others had in
    hand. Which sort a card was that somebody with both showed later, nobody can tell.
    """

    def __init__(self, cards: Cards, seat: i64) -> None:
        self.seat = seat
        self.old = _old_cards(cards, seat)
        self.new = cards.remade[:]
        self.old_due: vec[i64] = filled(cards.seats, 0)  # cards that each seat still gets
        self.new_due: vec[i64] = filled(cards.seats, 0)
        self.drew = cards.drew[:]
        for card in range(CARDS):
            self.new[card] -= cards.drew[seat * CARDS + card]
        for other in range(cards.seats):
            if other != seat:
                self.new_due[other] = total(bag_of(cards.drew, other))
                held = cards.hand_size(other) + total(bag_of(cards.gone, other))
                self.old_due[other] = held - self.new_due[other]
                clear(self.drew, other)

    def choose(self, cards: Cards, dice: Dice) -> bool:
        """Choose a sort for each doubtful card; False when the choice cannot be."""
        for other in range(cards.seats):
            for card in range(CARDS):
                count = cards.gone[other * CARDS + card] if other != self.seat else 0
                for _ in range(count):
                    if not self._choose(other, card, dice):
                        return False
        return True

    def _choose(self, other: i64, card: i64, dice: Dice) -> bool:
        may_be_old = self.old[card] > 0 and self.old_due[other] > 0
        may_be_new = self.new[card] > 0 and self.new_due[other] > 0
        if may_be_old and (not may_be_new or dice.below(2) == 0):
            self.old[card] -= 1
            self.old_due[other] -= 1
            return True
        if may_be_new:
            self.new[card] -= 1
            self.new_due[other] -= 1
            self.drew[other * CARDS + card] += 1
        return may_be_new

    def deal(self, cards: Cards, dice: Dice) -> None:
        for other in range(cards.seats):
            if other == self.seat:
                continue
            for card in range(CARDS):
                cards.hands[other * CARDS + card] = 0
            for _ in range(self.old_due[other]):
                cards.hands[other * CARDS + draw(self.old, dice)] += 1
            for _ in range(self.new_due[other]):
                card = draw(self.new, dice)
                cards.hands[other * CARDS + card] += 1
                self.drew[other * CARDS + card] += 1
        cards.drew = self.drew
        cards.pile = self.new


def _old_cards(cards: Cards, seat: i64) -> vec[i64]:
    """What the others had in hand when the pile was made, less what surely left it since."""
    old = filled(CARDS, COPIES)
    for card in range(CARDS):
        mine = seat * CARDS + card
        old[card] -= cards.remade[card] + i64(cards.discards[card])
        old[card] -= cards.held(seat, card) + cards.gone[mine] - cards.drew[mine]
        for someone in range(cards.seats):
            old[card] += cards.gone[someone * CARDS + card]
    return old


def bag_of(bags: vec[i64], seat: i64) -> vec[i64]:
    return bags[seat * CARDS : (seat + 1) * CARDS]


def clear(bags: vec[i64], seat: i64) -> None:
    for card in range(CARDS):
        bags[seat * CARDS + card] = 0
