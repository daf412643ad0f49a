"""The dice: fair, repeatable, recorded; and tests that an unfair die fails."""

import pytest

from ludotheque import fair
from ludotheque.contract import Dice
from ludotheque.dice import Drawn, Fast, NoDice, Recorded, Replayed, Sealed
from ludotheque.kit.bags import draw
from ludotheque.kit.vecs import filled, total

KEY = fair.seeded_key(1)
# The chance that a fair die exceeds these: one in a million (chi-square, 5 and 23 degrees).
LIMIT_5, LIMIT_23 = 35.9, 70.1


class Naive(Dice):
    """The classic mistake: the remainder of a few random bits."""

    def __init__(self, dice):
        self._dice = dice

    def below(self, n):
        return self._dice.below(8) % n


def chi_square(counts, trials):
    expected = trials / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def rolls(dice, trials):
    counts = [0] * 6
    for _ in range(trials):
        counts[dice.below(6)] += 1
    return chi_square(counts, trials)


def shuffles(dice, trials):
    """How evenly the 24 orders of four cards come up."""
    orders = {}
    for _ in range(trials):
        bag = filled(4, 1)
        order = tuple(draw(bag, dice) for _ in range(4))
        orders[order] = orders.get(order, 0) + 1
    assert len(orders) == 24
    return chi_square(list(orders.values()), trials)


@pytest.mark.parametrize("dice", [Fast(1), Fast(2), Sealed(KEY, 0)], ids=["fast", "fast", "sealed"])
def test_rolls_and_shuffles_are_even(dice):
    assert rolls(dice, 20_000) < LIMIT_5
    assert shuffles(dice, 20_000) < LIMIT_23


def test_a_naive_die_fails_the_same_tests():
    assert rolls(Naive(Fast(1)), 20_000) > LIMIT_5
    assert shuffles(Naive(Fast(1)), 20_000) > LIMIT_23


def test_fast_dice_are_the_same_everywhere():
    dice = Fast(7)
    drawn = [dice.below(n) for n in (6, 6, 52, 1000, 2**31 - 1, 1)]
    assert drawn == [4, 3, 41, 122, 1993362290, 0]


def test_large_numbers_reject_the_uneven_rest():
    dice, n = Fast(3), 3 * 2**29  # a quarter of all numbers is rejected
    values = [dice.below(n) for _ in range(2_000)]
    assert min(values) >= 0
    assert max(values) < n
    assert 0.45 < sum(value > n // 2 for value in values) / len(values) < 0.55


@pytest.mark.parametrize("dice", [Fast(1), Sealed(KEY, 0)])
@pytest.mark.parametrize("sides", [0, -1])
def test_a_die_without_sides_is_refused(dice, sides):
    with pytest.raises(ValueError, match="at least one side"):
        dice.below(sides)


def test_recorded_draws_replay():
    recorded = Recorded(Fast(5))
    values = [recorded.below(6) for _ in range(10)]
    assert recorded.draws == values
    replayed = Replayed(recorded.draws)
    assert [replayed.below(6) for _ in range(10)] == values
    replayed.finish()


def test_a_record_that_does_not_fit_is_refused():
    with pytest.raises(ValueError, match="too few"):
        Replayed([]).below(6)
    with pytest.raises(ValueError, match="where 0 to 5"):
        Replayed([6]).below(6)
    with pytest.raises(ValueError, match="where 0 to 5"):
        Replayed([-1]).below(6)
    with pytest.raises(ValueError, match="too many"):
        Replayed([1]).finish()


def test_no_dice_stop_at_the_first_draw():
    with pytest.raises(Drawn):
        NoDice().below(2)


def test_sealed_draws_depend_on_key_and_number_alone():
    dice = Sealed(KEY, 0)
    values = [dice.below(52) for _ in range(20)]
    assert dice.drawn == 20
    later = Sealed(KEY, 12)
    assert [later.below(52) for _ in range(8)] == values[12:]
    other = Sealed(fair.seeded_key(2), 0)
    assert [other.below(52) for _ in range(20)] != values


def test_sealed_dice_reject_the_uneven_rest():
    dice = Sealed(KEY, 0)
    assert all(0 <= dice.below(2**62 + 1) <= 2**62 for _ in range(50))


def test_fair_key_needs_every_part():
    secret = fair.new_secret()
    assert len(secret) == 64
    assert fair.new_secret() != secret
    assert len(fair.commitment(secret)) == 64
    assert fair.key(secret, ["aa", "bb"]) != fair.key(secret, ["bb", "aa"])
    assert fair.key(secret, ["aa", ""]) != fair.key(secret, ["", "aa"])
    assert fair.key(fair.new_secret(), ["aa"]) != fair.key(secret, ["aa"])
    assert fair.hash_key(KEY) != KEY


def test_bags():
    bag = filled(3, 2)
    taken = [draw(bag, Fast(seed)) for seed in range(6)]
    assert sorted(taken) == [0, 0, 1, 1, 2, 2]
    assert total(bag) == 0
