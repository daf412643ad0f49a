"""Final scores: who has won."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import Outcome
from ludotheque.kit.vecs import plain


def decided(points: vec[i64], reason: str) -> Outcome:
    """The highest score wins; those who tie have won together."""
    return Outcome(plain(points), best(points), reason)


def best(scores: vec[i64]) -> list[int]:
    """The seats with the highest score."""
    highest = scores[0]
    for score in scores:
        highest = max(highest, score)
    return [int(seat) for seat in range(i64(len(scores))) if scores[seat] == highest]
