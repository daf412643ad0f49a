"""Hidden cards dealt anew: each deal that can be comes up, each as often as any other."""

from collections import Counter
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.dice import Fast
from ludotheque.kit.redeal import deal, deal_where

KINDS = 4


def numbers(*given):
    return vec[i64](list(given))


def test_a_deal_takes_from_the_bag():
    bag = numbers(1, 2, 0, 1)
    hands = deal(bag, numbers(1, 2), Fast(1))
    assert [sum(hands[n : n + KINDS]) for n in (0, KINDS)] == [1, 2]
    assert [bag[kind] + hands[kind] + hands[KINDS + kind] for kind in range(KINDS)] == [1, 2, 0, 1]


def fitting(cards, barred):
    """Every deal of one card to hand 0 and two to hand 1, by kinds, as often as it comes about."""
    found = Counter()
    for order in permutations(range(len(cards))):
        first, second = cards[order[0]], [cards[order[1]], cards[order[2]]]
        if not barred[first] and not any(barred[KINDS + kind] for kind in second):
            hands = [0] * 2 * KINDS
            hands[first] += 1
            for kind in second:
                hands[KINDS + kind] += 1
            found[tuple(hands)] += 1
    return found


@pytest.mark.parametrize(
    "barred",
    [
        [0, 0, 0, 0, 0, 0, 0, 0],
        [1, 0, 0, 0, 0, 0, 0, 0],
        [1, 1, 0, 0, 0, 0, 1, 0],
        [0, 1, 1, 1, 0, 1, 0, 0],
    ],
)
def test_every_deal_that_fits_is_as_likely_as_another(barred):
    cards = [0, 1, 1, 2, 3]
    expected = fitting(cards, barred)
    tries = 4000
    dice = Fast(7)
    came = Counter()
    for _ in range(tries):
        hands = deal_where(numbers(1, 2, 1, 1), numbers(1, 2), numbers(*barred), dice)
        came[tuple(int(count) for count in hands)] += 1
    assert came.keys() == expected.keys()
    whole = sum(expected.values())
    for hands, weight in expected.items():
        mean = tries * weight / whole
        assert abs(came[hands] - mean) < 6 * mean**0.5


def test_what_cannot_be_dealt_is_refused():
    with pytest.raises(ValueError, match="no deal fits"):
        deal_where(numbers(2, 0), numbers(1, 1), numbers(1, 0, 0, 0), Fast(1))
