"""Slots of many actions at once: a batch asks for those of all legal actions at every step.

Compiled, a whole list of them is worked out by one call (`scripts/rules.h`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.kit.bits import bit

# An action of two nouns, eight bits each, below what says where its slots begin.
NOUN_BITS: Final[i64] = 8
NOUN_MASK: Final[i64] = 255
HEAD_BITS: Final[i64] = 16
SPAN: Final[i64] = 3  # numbers of a span


BASE: Final[i64] = 4  # ways of a step on a path


def noun_slot(action: i64, spans: vec[i64]) -> i64:
    """The slot of an action of two nouns.

    `spans` has three numbers for whatever stands above them: where its slots begin, and how far
    each of the two nouns moves on.
    """
    span = (action >> HEAD_BITS) * SPAN
    middle = (action >> NOUN_BITS & NOUN_MASK) * spans[span + 1]
    return spans[span] + middle + (action & NOUN_MASK) * spans[span + 2]


def put_noun_slots(actions: vec[i64], spans: vec[i64], out: vec[i64], at: i64) -> None:
    """Those of all these actions, from `at` on."""
    for action in actions:
        out[at] = noun_slot(action, spans)
        at += 1


def path_slot(path: i64, bits: i64, steps: vec[i64], first: i64) -> i64:
    """The slot of a path: places of so many bits, the last one lowest, whatever the first is.

    `steps` has, with the one for staying in the middle, what each difference of two places counts,
    from 1 on, as the digits of a number to the base 4. A single place is its own slot.
    """
    mask = bit(bits) - 1
    if path <= mask:
        return path
    middle = i64(len(steps)) // 2
    slot = first
    weight: i64 = 1
    while path > mask:
        slot += weight * steps[middle + (path & mask) - (path >> bits & mask)]
        weight *= BASE
        path >>= bits
    return slot


def put_path_slots(
    paths: vec[i64], bits: i64, steps: vec[i64], first: i64, out: vec[i64], at: i64
) -> None:
    """Those of all these paths, from `at` on."""
    for path in paths:
        out[at] = path_slot(path, bits, steps, first)
        at += 1
