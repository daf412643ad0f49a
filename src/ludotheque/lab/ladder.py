"""The ladder: every level against the one below, and the strongest against the heuristic.

`python -m ludotheque.lab.ladder [GAME]` plays the pairings that docs/ladder.md shows and
prints its rows, each as soon as it is known.
"""

import os
import sys
from collections.abc import Iterator
from itertools import pairwise

from ludotheque import registry
from ludotheque.bots.levels import OFFERED
from ludotheque.lab import arena
from ludotheque.lab.ratings import Sprt, Standing, clearly_stronger, standings
from ludotheque.registry import Title

MOST_GAMES = 400
STRONGEST_GAMES = 60
HEADING = "| game | bot | against | games | wins | 95 % | test | ms/move | against |\n" + "|---" * 9


def pairings() -> list[tuple[str, str]]:
    """The stronger first."""
    return [(high, low) for low, high in pairwise(OFFERED)] + [(OFFERED[-1], "heuristic")]


def rows(title: Title, processes: int) -> Iterator[str]:
    for high, low in pairings():
        last = (high, low) == pairings()[-1]
        yield row(title, high, low, processes, tested=not last)


def row(title: Title, high: str, low: str, processes: int, *, tested: bool) -> str:
    wanted = arena.contest(title, {}, [high, low], None if title.about.players.fewest > 2 else 2)
    sprt = Sprt(1 / wanted.seats, clearly_stronger(wanted.seats))
    deals = []
    for deal in arena.play(wanted, MOST_GAMES if tested else STRONGEST_GAMES, processes):
        deals.append(deal)
        sprt.hear(deal[0])
        if tested and sprt.verdict() != "open":
            break
    found = {standing.bot: standing for standing in standings(deals)}
    return _written(title, found[high], found[low], sprt.verdict() if tested else "")


def _written(title: Title, high: Standing, low: Standing, verdict: str) -> str:
    cells = [
        title.about.title,
        high.bot,
        low.bot,
        f"{high.games}",
        f"{100 * high.share:.0f} %",
        f"{100 * high.low:.0f} to {100 * high.high:.0f} %",
        verdict,
        f"{high.ms_per_move:.1f}",
        f"{low.ms_per_move:.1f}",
    ]
    return "| " + " | ".join(cells) + " |"


if __name__ == "__main__":
    print(HEADING)
    for game in sys.argv[1:] or registry.titles():
        for written in rows(registry.title(game), os.cpu_count() or 1):
            print(written, flush=True)
