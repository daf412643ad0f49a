"""What a company's shareholders are paid (AIR-10.5 to AIR-10.9)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.kit.vecs import filled


def prizes(worth: i64, shares: vec[i64], percent: i64) -> vec[i64]:
    """What each shareholder gets of a company that is worth `worth` points.

    `percent`: the second prize, as the table has it.
    """
    most: i64 = 0
    second: i64 = 0
    for number in shares:
        if number > most:
            second = most
            most = number
        elif second < number < most:
            second = number
    if most == 0:
        return filled(i64(len(shares)), 0)
    lesser = worth * percent // 100  # AIR-10.5: half of it
    firsts = _holders(shares, most)
    if firsts > 1:
        return _pay(shares, most, divided(worth + lesser, firsts), 0, 0)  # AIR-10.7
    if second == 0:
        return _pay(shares, most, worth + lesser, 0, 0)  # AIR-10.6
    each = divided(lesser, _holders(shares, second))  # AIR-10.8
    return _pay(shares, most, worth, second, each)


def divided(points: i64, among: i64) -> i64:
    """AIR-10.9: rounded to the nearest whole, exact halves up."""
    return (2 * points + among) // (2 * among)


def _holders(shares: vec[i64], number: i64) -> i64:
    holders: i64 = 0
    for held in shares:
        if held == number:
            holders += 1
    return holders


def _pay(shares: vec[i64], most: i64, first: i64, second: i64, lesser: i64) -> vec[i64]:
    paid = filled(i64(len(shares)), 0)
    for holder in range(i64(len(shares))):
        if shares[holder] == most:
            paid[holder] = first
        elif shares[holder] == second:
            paid[holder] = lesser
    return paid
