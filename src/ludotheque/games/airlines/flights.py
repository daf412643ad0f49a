"""The flight cards: hands, pile, discards and cards out of the game (AIR-6.9, AIR-8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.contract import NOBODY, Dice
from ludotheque.games.airlines.board import CARD_COUNT, CARDS
from ludotheque.kit.bits import bit, count, lowest, members, nth
from ludotheque.kit.vecs import filled, filled_narrow

WHOLE_DECK: Final[i64] = (1 << CARD_COUNT) - 1


class Flights:
    """Where each flight card is. No two are alike, so a set of cards is an integer.

    A pile that is made anew holds the discards and nothing else, and everybody has
    seen those. So `shuffle`, which says in which shuffled pile a card was last, is
    public for cards in hands as well: it is what a careful player remembers.
    """

    def __init__(self, seats: i64, like: "Flights | None" = None) -> None:
        if like is None:
            self.hand: vec[i64] = filled(seats, 0)  # AIR-3.2: without a limit
            self.sizes: vec[i16] = filled_narrow(seats, 0)  # of the hands
            self.pile: i64 = WHOLE_DECK  # AIR-2.4: what is not dealt
            self.discards: i64 = 0
            self.removed: i64 = 0
            self.shuffles: i64 = 0
            self.shuffle: vec[i64] = filled(CARD_COUNT, 0)
        else:
            self.hand = like.hand[:]
            self.sizes = like.sizes[:]
            self.pile = like.pile
            self.discards = like.discards
            self.removed = like.removed
            self.shuffles = like.shuffles
            self.shuffle = like.shuffle[:]

    def copy(self) -> "Flights":
        return Flights(0, self)

    def holds(self, seat: i64, card: i64) -> bool:
        return self.hand[seat] >> card & 1 != 0

    def can_draw(self) -> bool:
        return self.pile != 0 or self.discards != 0

    def draw(self, seat: i64, dice: Dice) -> i64:
        """AIR-6.9: a card into the hand, or NOBODY when there is none (AIR-5.4)."""
        if self.pile == 0:
            self._make_anew()
        left = count(self.pile)
        if left == 0:
            return NOBODY
        card = nth(self.pile, dice.below(left))
        self.pile &= ~bit(card)
        self.hand[seat] |= bit(card)
        self.sizes[seat] += 1
        return card

    def discard(self, seat: i64, card: i64) -> None:
        """AIR-6.9: a played card."""
        self.hand[seat] &= ~bit(card)
        self.sizes[seat] -= 1
        self.discards |= bit(card)

    def remove(self, seat: i64, card: i64) -> None:
        """AIR-8.1: a swapped card leaves the game."""
        self.hand[seat] &= ~bit(card)
        self.sizes[seat] -= 1
        self.removed |= bit(card)

    def age(self, card: i64) -> i64:
        """How many piles ago the card was last in one."""
        return self.shuffles - self.shuffle[card]

    def _make_anew(self) -> None:
        self.pile = self.discards
        self.discards = 0
        self.shuffles += 1
        cards = self.pile
        while cards != 0:
            self.shuffle[lowest(cards)] = self.shuffles
            cards &= cards - 1

    def lines(self) -> list[str]:
        """Hands, piles, and the cards in hands that come from an older pile."""
        lines = [f"flights-{seat} {names(self.hand[seat])}" for seat in range(len(self.hand))]
        lines.append(f"flight-pile {names(self.pile)}")
        lines.append(f"flight-discards {names(self.discards)}")
        lines.append(f"flights-removed {names(self.removed)}")
        in_hands: i64 = 0
        for hand in self.hand:
            in_hands |= hand
        ages = [f"{CARDS[card]}:{self.age(card)}" for card in members(in_hands) if self.age(card)]
        lines.append(" ".join(["flights-age", *ages]))
        return [line.strip() for line in lines]

    def check(self) -> None:
        """Each card is in one place, and the pile holds only cards of the last shuffle."""
        places = [self.pile, self.discards, self.removed, *self.hand]
        together: i64 = 0
        cards: i64 = 0
        for place in places:
            together |= place
            cards += count(place)
        assert together == WHOLE_DECK and cards == CARD_COUNT, "flight cards"
        for seat in range(i64(len(self.hand))):
            assert i64(self.sizes[seat]) == count(self.hand[seat]), "hands"
        for card in range(CARD_COUNT):
            assert self.age(card) == 0 or self.pile >> card & 1 == 0, "shuffles"


def names(cards: i64) -> str:
    """The cards of a set, such as N7, in the order of the deck."""
    return " ".join([CARDS[card] for card in members(cards)])
