"""Sets of the numbers 0 to 61 as the bits of one integer: quick to copy, join and count."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# The powers of two below 2**66 leave different remainders modulo this prime.
_PRIME: Final[i64] = 67


def _places() -> vec[i64]:
    """The number whose bit leaves a given remainder."""
    places = vec[i64]([0] * _PRIME)
    for number in range(62):
        places[(1 << number) % _PRIME] = number
    return places


# All below 2**62: compiled, a larger constant is a Python object that is unpacked at every use.
_HIGHEST: Final[i64] = 0x2000000000000000
_HIGHEST_NUMBER: Final[i64] = 61
_PLACE: Final = _places()
_PAIRS: Final[i64] = 0x1555555555555555
_FOURS: Final[i64] = 0x3333333333333333
_EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F
_COUNT: Final[i64] = 0x7F


def bit(number: i64) -> i64:
    """The set that holds one number; mypyc would compile `1 << number` to 32 bits."""
    return _HIGHEST >> (_HIGHEST_NUMBER - number)


def set_of(numbers: list[int]) -> i64:
    """The set that holds all of these."""
    bits: i64 = 0
    for number in numbers:
        bits |= bit(number)
    return bits


def lowest(bits: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return _PLACE[(bits & -bits) % _PRIME]


def count(bits: i64) -> i64:
    """How many members the set has."""
    bits -= bits >> 1 & _PAIRS
    bits = (bits & _FOURS) + (bits >> 2 & _FOURS)
    bits = bits + (bits >> 4) & _EIGHTS
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & _COUNT


def nth(bits: i64, n: i64) -> i64:
    """The member that has n smaller ones."""
    for _smaller in range(n):  # mypyc would make an object of a plain `_` at every turn
        bits &= bits - 1
    return lowest(bits)


def members(bits: i64) -> vec[i64]:
    """All members, the smallest first."""
    out = vec[i64]()
    while bits != 0:
        out = append(out, lowest(bits))
        bits &= bits - 1
    return out
