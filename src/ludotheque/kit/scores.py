"""Final scores: who has won."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import Outcome
from ludotheque.kit.vecs import plain


def decided(points: vec[i64], reason: str) -> Outcome:
    """The highest score wins; those who tie have won together."""
    scores = plain(points)
    return Outcome(scores, best(scores), reason)


def best(scores: list[int]) -> list[int]:
    """The seats with the highest score."""
    highest = max(scores)
    return [seat for seat, score in enumerate(scores) if score == highest]
