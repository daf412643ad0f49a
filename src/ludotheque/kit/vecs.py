"""Packed vectors: the few operations that every game's state needs."""

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i16, i64


def filled(length: i64, value: i64) -> vec[i64]:
    """A vector that holds `value` everywhere."""
    return vec[i64]([value] * length)


def filled_narrow(length: i64, value: i16) -> vec[i16]:
    """Likewise in 16 bits each: a board that is looked at as a whole lies closer together."""
    return vec[i16]([value] * length)


def narrow(numbers: vec[i64]) -> vec[i16]:
    """The same numbers in 16 bits each, which they must have."""
    out = filled_narrow(i64(len(numbers)), 0)
    for place in range(i64(len(numbers))):
        out[place] = i16(numbers[place])
    return out


def wide(numbers: vec[i16]) -> vec[i64]:
    """The same numbers in 64 bits each."""
    return vec[i64]([i64(number) for number in numbers])


def firsts(lengths: list[int]) -> vec[i64]:
    """Where each of several runs begins that lie end to end, and last where they end."""
    out = vec[i64]([0])
    for length in lengths:
        out = append(out, out[len(out) - 1] + length)
    return out


def put_numbers(numbers: vec[i64], out: vec[i64], at: i64) -> None:
    """Write every number of a vector into another, from `at` on."""
    for number in numbers:
        out[at] = number
        at += 1


def total(numbers: vec[i64]) -> i64:
    result: i64 = 0
    for number in numbers:
        result += number
    return result


def total_narrow(numbers: vec[i16], first: i64, end: i64) -> i64:
    """The total of the numbers in 16 bits from place `first` up to `end`."""
    result: i64 = 0
    for place in range(first, end):
        result += i64(numbers[place])
    return result


def plain(numbers: vec[i64]) -> list[int]:
    """The same numbers as a plain list, for events, views and texts."""
    return [int(number) for number in numbers]


def softmax(worths: vec[float]) -> vec[float]:
    """The same vector as shares that make 1: one more in worth is e times the share."""
    most = worths[0]
    for worth in worths:
        most = max(most, worth)
    whole = 0.0
    for place in range(len(worths)):
        worths[place] = exp(worths[place] - most)
        whole += worths[place]
    for place in range(len(worths)):
        worths[place] /= whole
    return worths
