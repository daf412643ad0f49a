"""Final scores: who has won."""


def best(scores: list[int]) -> list[int]:
    """The seats with the highest score: those who tie have won together."""
    highest = max(scores)
    return [seat for seat, score in enumerate(scores) if score == highest]
