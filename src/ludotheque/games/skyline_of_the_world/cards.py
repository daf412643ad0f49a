"""The bonus cards: the pile, the hands, the discards (section 8).

Cards of one name are alike, so every place that holds some is how many of each name it
holds. The discards lie open; when an empty pile is made anew from them, everybody knows
what the new pile holds. What is needed to remember that is kept here too.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import Dice, Facts
from ludotheque.games.skyline_of_the_world.board import CARD_NAMES, CARDS, COLOURS, COPIES
from ludotheque.kit.bags import draw, pour
from ludotheque.kit.notation import line
from ludotheque.kit.vecs import filled, total

HIDDEN: Final = "hidden"  # stands for a card that only its owner may know


class Cards:
    """Where every bonus card is; hands lie one after the other, CARDS numbers each."""

    def __init__(self, seats: i64, like: "Cards | None" = None) -> None:
        self.seats = seats
        if like is None:
            self.pile: vec[i64] = filled(CARDS, COPIES)
            self.hands: vec[i64] = filled(seats * CARDS, 0)
            self.discards: vec[i64] = filled(CARDS, 0)
            self.remade: vec[i64] = vec[i64]()  # the pile as it was last made anew
            self.drew: vec[i64] = vec[i64]()  # since then: what each seat drew
            self.gone: vec[i64] = vec[i64]()  # and what it discarded after its first draw
        else:
            self.pile = like.pile[:]
            self.hands = like.hands[:]
            self.discards = like.discards[:]
            self.remade = like.remade[:]
            self.drew = like.drew[:]
            self.gone = like.gone[:]

    def copy(self) -> "Cards":
        return Cards(self.seats, self)

    def held(self, seat: i64, card: i64) -> i64:
        return self.hands[seat * CARDS + card]

    def hand(self, seat: i64) -> vec[i64]:
        return self.hands[seat * CARDS : (seat + 1) * CARDS]

    def pile_empty(self) -> bool:
        return total(self.pile) == 0

    def none_left(self) -> bool:
        """SKY-8.7: nothing to draw and nothing to make a pile from."""
        return self.pile_empty() and total(self.discards) == 0

    def remake(self) -> None:
        """SKY-8.7: an empty pile is made anew from the discards."""
        pour(self.discards, self.pile)
        self.remade = self.pile[:]
        self.drew = filled(self.seats * CARDS, 0)
        self.gone = filled(self.seats * CARDS, 0)

    def deal(self, seat: i64, dice: Dice) -> i64:
        """The seat draws a card from a pile that is not empty."""
        card = draw(self.pile, dice)
        self.hands[seat * CARDS + card] += 1
        if len(self.remade) > 0:
            self.drew[seat * CARDS + card] += 1
        return card

    def discard(self, seat: i64, card: i64) -> None:
        self.hands[seat * CARDS + card] -= 1
        self.discards[card] += 1
        if len(self.remade) > 0 and self.has_drawn(seat):
            self.gone[seat * CARDS + card] += 1

    def has_drawn(self, seat: i64) -> bool:
        """Whether the seat drew a card since the pile was made anew."""
        return total(self.drew[seat * CARDS : (seat + 1) * CARDS]) > 0

    def check(self) -> None:
        for card in range(CARDS):
            found = self.pile[card] + self.discards[card]
            assert self.pile[card] >= 0 and self.discards[card] >= 0, "cards"
            for seat in range(self.seats):
                assert self.held(seat, card) >= 0, "cards"
                found += self.held(seat, card)
            assert found == COPIES, "cards"

    def lines(self) -> list[str]:
        """For the text of a position; the pile follows from the rest."""
        lines = [_line(f"cards-{COLOURS[seat]}", self.hand(seat)) for seat in range(self.seats)]
        lines.append(_line("discards", self.discards))
        if len(self.remade) == 0:
            return lines
        lines.append(_line("remade", self.remade))
        for seat in range(self.seats):
            mine = seat * CARDS
            lines.append(_line(f"drew-{COLOURS[seat]}", self.drew[mine : mine + CARDS]))
            lines.append(_line(f"gone-{COLOURS[seat]}", self.gone[mine : mine + CARDS]))
        return lines


def card_names(bag: vec[i64]) -> list[str]:
    """Every card of a bag by its name."""
    found: list[str] = []
    for card in range(CARDS):
        found += [CARD_NAMES[card]] * int(bag[card])
    return found


def three(cards: list[str]) -> Facts:
    """Three cards as facts of an event."""
    return {"first": cards[0], "second": cards[1], "third": cards[2]}


def _line(word: str, bag: vec[i64]) -> str:
    return line(word, card_names(bag))
