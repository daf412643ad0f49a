"""Bags: unordered piles, as how many of each kind they hold.

A pile that nobody has looked at has no order: a card is chosen when it is drawn, so
neither a copy of the position nor a reader of the seed can look ahead.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import Dice
from ludotheque.kit.vecs import total


def draw(bag: vec[i64], dice: Dice) -> i64:
    """Take one thing out of a bag that is not empty; its kind is the answer."""
    left = dice.below(total(bag))
    kind: i64 = 0
    while left >= bag[kind]:
        left -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind
