"""Positions as text: lines that begin with a name, read again."""

from librt.vecs import vec
from mypy_extensions import i64

# The words behind each name.
Fields = dict[str, list[str]]


def fields(lines: list[str], pairs: tuple[str, ...] = ()) -> Fields:
    """Every line by its first word; by its first two where the first is one of `pairs`."""
    found: Fields = {}
    for line in lines:
        words = line.split()
        named_by = 2 if words[0] in pairs else 1
        found[" ".join(words[:named_by])] = words[named_by:]
    return found


def numbers(words: list[str]) -> vec[i64]:
    """Words that are whole numbers, as a vector."""
    return vec[i64]([i64(int(word)) for word in words])
