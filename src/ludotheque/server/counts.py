"""What a server has done since it began: plain numbers, so that counting costs an increment."""

from bisect import bisect_left

# Seconds. People notice a tenth; a disk that is slow takes some thousandths.
BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Counts:
    """How long people waited until their moves were acknowledged, as a histogram.

    `within` has for each bound how many waited at most so long and longer than the bound before,
    and last those beyond all bounds.
    """

    __slots__ = ("seconds", "within")

    def __init__(self) -> None:
        self.within = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def acknowledged(self, seconds: float) -> None:
        self.within[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds
