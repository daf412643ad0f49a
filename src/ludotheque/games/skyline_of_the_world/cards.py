"""The bonus cards: the pile, the hands, the discards (section 8).

Cards of one name are alike, so every place that holds some is how many of each name it
holds. The discards lie open; when an empty pile is made anew from them, everybody knows
what the new pile holds. What is needed to remember that is kept here too.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.contract import Dice, Facts
from ludotheque.games.skyline_of_the_world.board import CARD_NAMES, CARDS, COLOURS, COPIES
from ludotheque.kit.bags import draw
from ludotheque.kit.notation import line
from ludotheque.kit.vecs import filled, filled_narrow, narrow, total, total_narrow, wide

HIDDEN: Final = "hidden"  # stands for a card that only its owner may know


class Cards:
    """Where every bonus card is; hands lie one after the other, CARDS numbers each."""

    def __init__(self, seats: i64, like: "Cards | None" = None) -> None:
        self.seats = seats
        if like is None:
            self.pile: vec[i64] = filled(CARDS, COPIES)
            self.left: i64 = CARDS * COPIES  # in the pile
            # In 16 bits, because observations copy them.
            self.hands: vec[i16] = filled_narrow(seats * CARDS, 0)
            self.sizes: vec[i16] = filled_narrow(seats, 0)  # of the hands
            self.discards: vec[i16] = filled_narrow(CARDS, 0)
            self.remade: vec[i64] = vec[i64]()  # the pile as it was last made anew
            self.drew: vec[i64] = vec[i64]()  # since then: what each seat drew
            self.gone: vec[i64] = vec[i64]()  # and what it discarded after its first draw
        else:
            self.pile = like.pile[:]
            self.left = like.left
            self.hands = like.hands[:]
            self.sizes = like.sizes[:]
            self.discards = like.discards[:]
            self.remade = like.remade[:]
            self.drew = like.drew[:]
            self.gone = like.gone[:]

    def copy(self) -> "Cards":
        return Cards(self.seats, self)

    def held(self, seat: i64, card: i64) -> i64:
        return i64(self.hands[seat * CARDS + card])

    def hand(self, seat: i64) -> vec[i16]:
        return self.hands[seat * CARDS : (seat + 1) * CARDS]

    def hand_size(self, seat: i64) -> i64:
        return i64(self.sizes[seat])

    def none_left(self) -> bool:
        """SKY-8.7: nothing to draw and nothing to make a pile from."""
        return self.left == 0 and total_narrow(self.discards, 0, CARDS) == 0

    def count(self) -> None:
        """How many cards the pile and the hands have, once they are dealt otherwise."""
        self.left = total(self.pile)
        for seat in range(self.seats):
            self.sizes[seat] = i16(self._held(seat))

    def _held(self, seat: i64) -> i64:
        return total_narrow(self.hands, seat * CARDS, (seat + 1) * CARDS)

    def remake(self) -> None:
        """SKY-8.7: an empty pile is made anew from the discards."""
        self.pile = wide(self.discards)
        self.left = total(self.pile)
        self.discards = filled_narrow(CARDS, 0)
        self.remade = self.pile[:]
        self.drew = filled(self.seats * CARDS, 0)
        self.gone = filled(self.seats * CARDS, 0)

    def deal(self, seat: i64, dice: Dice) -> i64:
        """The seat draws a card from a pile that is not empty."""
        card = draw(self.pile, dice)
        self.left -= 1
        self.hands[seat * CARDS + card] += 1
        self.sizes[seat] += 1
        if len(self.remade) > 0:
            self.drew[seat * CARDS + card] += 1
        return card

    def discard(self, seat: i64, card: i64) -> None:
        self.hands[seat * CARDS + card] -= 1
        self.sizes[seat] -= 1
        self.discards[card] += 1
        if len(self.remade) > 0 and self.has_drawn(seat):
            self.gone[seat * CARDS + card] += 1

    def has_drawn(self, seat: i64) -> bool:
        """Whether the seat drew a card since the pile was made anew."""
        return total(self.drew[seat * CARDS : (seat + 1) * CARDS]) > 0

    def check(self) -> None:
        for card in range(CARDS):
            found = self.pile[card] + i64(self.discards[card])
            assert self.pile[card] >= 0 and self.discards[card] >= 0, "cards"
            for seat in range(self.seats):
                assert self.held(seat, card) >= 0, "cards"
                found += self.held(seat, card)
            assert found == COPIES, "cards"
        assert self.left == total(self.pile), "pile"
        for seat in range(self.seats):
            assert self.hand_size(seat) == self._held(seat), "hands"

    def lines(self) -> list[str]:
        """For the text of a position; the pile follows from the rest."""
        lines = [_line(f"cards-{COLOURS[seat]}", self.hand(seat)) for seat in range(self.seats)]
        lines.append(_line("discards", self.discards))
        if len(self.remade) == 0:
            return lines
        lines.append(_line("remade", narrow(self.remade)))
        drew, gone = narrow(self.drew), narrow(self.gone)
        for seat in range(self.seats):
            mine = seat * CARDS
            lines.append(_line(f"drew-{COLOURS[seat]}", drew[mine : mine + CARDS]))
            lines.append(_line(f"gone-{COLOURS[seat]}", gone[mine : mine + CARDS]))
        return lines


def card_names(bag: vec[i16]) -> list[str]:
    """Every card of a bag by its name."""
    found: list[str] = []
    for card in range(CARDS):
        found += [CARD_NAMES[card]] * int(bag[card])
    return found


def three(cards: list[str]) -> Facts:
    """Three cards as facts of an event."""
    return {"first": cards[0], "second": cards[1], "third": cards[2]}


def _line(word: str, bag: vec[i16]) -> str:
    return line(word, card_names(bag))
