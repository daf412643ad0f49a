"""Perft: counts every way a position can go on, to a depth.

A perft file holds positions, each with its counts, and is checked in: a changed count
is a changed rule. Chance is counted out: every draw is one more way.
"""

from pathlib import Path

import msgspec
from mypy_extensions import i64

from ludotheque.contract import NOBODY, Dice, State
from ludotheque.registry import Title


class EveryDraw(Dice):
    """Goes through all sequences of draws, one after the other, like an odometer."""

    def __init__(self) -> None:
        self._values: list[int] = []
        self._sides: list[int] = []
        self._given = 0

    def below(self, n: i64) -> i64:
        if self._given == len(self._values):
            self._values.append(0)
            self._sides.append(int(n))
        self._given += 1
        return self._values[self._given - 1]

    def next(self) -> bool:
        """Turn to the next sequence; False after the last."""
        while self._values and self._values[-1] == self._sides[-1] - 1:
            self._values.pop()
            self._sides.pop()
        if self._values:
            self._values[-1] += 1
        self._given = 0
        return bool(self._values)


def perft(state: State, depth: int) -> int:
    """How many ways lead `depth` actions further."""
    if depth == 0 or state.to_act() == NOBODY:
        return 1
    return sum(below for _, below in divide(state, depth))


def divide(state: State, depth: int) -> list[tuple[int, int]]:
    """For each first action, how many ways begin with it."""
    return [(int(action), _under(state, action, depth)) for action in state.legal()]


def _under(state: State, action: int, depth: int) -> int:
    ways = 0
    dice = EveryDraw()
    while True:
        after = state.copy()
        after.apply(action, dice, None)
        ways += perft(after, depth - 1)
        if not dice.next():
            return ways


class Entry(msgspec.Struct, frozen=True):
    """A position of a perft file and its counts for depth 1, 2, ..."""

    comment: str
    position: str
    counts: list[int]


def read_file(path: Path) -> list[Entry]:
    """Blocks parted by a line `---`: a `# comment`, the position, a line `perft 7 41 ...`."""
    entries = []
    for block in path.read_text(encoding="utf-8").split("\n---\n"):
        comment, *position, counts = block.strip().split("\n")
        entries.append(
            Entry(
                comment.removeprefix("# "),
                "\n".join(position),
                [int(word) for word in counts.removeprefix("perft ").split()],
            )
        )
    return entries


def differences(title: Title, entry: Entry) -> list[str]:
    """What is wrong with an entry: nothing, or the count under each first action."""
    state = title.game.read(entry.position)
    for depth, expected in enumerate(entry.counts, 1):
        found = perft(state, depth)
        if found != expected:
            lines = [f"{entry.comment}: depth {depth} has {found} ways, not {expected}"]
            for action, below in divide(state, depth):
                lines.append(f"  {title.game.spell(action)} {below}")
            return lines
    return []
