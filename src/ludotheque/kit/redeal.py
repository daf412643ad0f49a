"""Hidden cards dealt anew: every deal that fits what is known is as likely as any other.

Bags say how many of each kind there are (`kit.bags`); hands lie one after the other in one
vector, `hand * kinds + kind` says how many of a kind a hand has.
"""

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import Dice
from ludotheque.kit.bags import draw
from ludotheque.kit.vecs import filled

FINE: Final = 1_000_000_000  # how finely likelihoods are told apart


def deal(bag: vec[i64], sizes: vec[i64], dice: Dice) -> vec[i64]:
    """Hands of these sizes out of a bag, which keeps the rest."""
    kinds: i64 = len(bag)
    hands = filled(i64(len(sizes)) * kinds, 0)
    for hand in range(i64(len(sizes))):
        for _ in range(sizes[hand]):
            hands[hand * kinds + draw(bag, dice)] += 1
    return hands


def deal_where(bag: vec[i64], sizes: vec[i64], barred: vec[i64], dice: Dice) -> vec[i64]:
    """The same where some hands cannot hold some kinds: `barred[hand * kinds + kind]` is 1.

    ValueError when no deal fits.
    """
    kinds: i64 = len(bag)
    hands = filled(i64(len(sizes)) * kinds, 0)
    groups = _groups(bag, barred, i64(len(sizes)))
    shares = _shares(groups, bag, sizes, barred, dice)
    for number, group in enumerate(groups):
        part = filled(kinds, 0)
        for kind in group:
            part[kind] = bag[kind]
        wanted = filled(i64(len(sizes)), 0)
        for hand in range(len(sizes)):
            wanted[hand] = shares[number][hand]
        dealt = deal(part, wanted, dice)
        for place in range(i64(len(hands))):
            hands[place] += dealt[place]
        for kind in group:
            bag[kind] = part[kind]
    return hands


def _groups(bag: vec[i64], barred: vec[i64], hands: i64) -> list[list[int]]:
    """The kinds that the same hands cannot hold, together."""
    kinds: i64 = len(bag)
    found: dict[str, list[int]] = {}
    for kind in range(kinds):
        key = "".join([str(barred[hand * kinds + kind]) for hand in range(hands)])
        found.setdefault(key, []).append(int(kind))
    return list(found.values())


def _shares(
    groups: list[list[int]], bag: vec[i64], sizes: vec[i64], barred: vec[i64], dice: Dice
) -> list[list[int]]:
    """How many cards of each group every hand gets, each way as likely as it has deals."""
    kinds: i64 = len(bag)
    left = [int(size) for size in sizes]
    ways = _Ways([sum([int(bag[kind]) for kind in group]) for group in groups], left)
    for group in groups:
        for hand in range(len(left)):
            ways.allowed.append(barred[i64(hand) * kinds + i64(group[0])] == 0)
    out: list[list[int]] = []
    for number in range(len(groups)):
        shares: list[int] = []
        cards = ways.cards[number]
        for hand in range(len(left)):
            share = ways.choose(number, hand, cards, left, dice)
            shares.append(share)
            left[hand] -= share
            cards -= share
        out.append(shares)
    return out


class _Ways:
    """In how many ways the groups from one on can fill what the hands still lack."""

    def __init__(self, cards: list[int], sizes: list[int]) -> None:
        self.cards = cards  # in each group
        self.hands = len(sizes)
        self.allowed: list[bool] = []  # by group, then by hand
        self._known: dict[tuple[int, ...], int] = {}

    def choose(self, group: int, hand: int, cards: int, left: list[int], dice: Dice) -> int:
        """How many of a group's cards a hand gets."""
        weights = self._weights(group, hand, cards, left)
        whole = sum(weights)
        if whole == 0:
            raise ValueError("no deal fits")
        if len(weights) == 1:
            return 0
        chosen = whole * int(dice.below(i64(FINE))) // FINE
        share = 0
        while chosen >= weights[share]:
            chosen -= weights[share]
            share += 1
        return share

    def _weights(self, group: int, hand: int, cards: int, left: list[int]) -> list[int]:
        """The number of deals for each share of the hand, from 0 on."""
        most = min(cards, left[hand]) if self.allowed[group * self.hands + hand] else 0
        out: list[int] = []
        for share in range(most + 1):
            after = [*left[:hand], left[hand] - share, *left[hand + 1 :]]
            out.append(comb(cards, share) * self._count(group, hand + 1, cards - share, after))
        return out

    def _count(self, group: int, hand: int, cards: int, left: list[int]) -> int:
        if hand == self.hands:
            group, hand = group + 1, 0
            if group == len(self.cards):
                return 0 if any(left) else 1
            cards = self.cards[group]
        key = (group, hand, cards, *left)
        if key not in self._known:
            self._known[key] = sum(self._weights(group, hand, cards, left))
        return self._known[key]
