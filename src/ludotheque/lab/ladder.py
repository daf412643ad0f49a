"""The ladder: how strong each level is at tables of every size; docs/ladder.md is its page.

`python -m ludotheque.lab.ladder FOLDER [GAME ...]` plays what is missing and keeps every deal in
the folder, so that it goes on where it was stopped, by hand or by `--minutes`; `--page` prints the
page of what is there.
"""

import argparse
import re
import time
from collections.abc import Generator, Iterator
from itertools import islice, pairwise
from math import inf
from pathlib import Path

import msgspec
from rich.console import Console

from ludotheque import registry
from ludotheque.bots.levels import OFFERED
from ludotheque.lab import arena, journal, panel, pool
from ludotheque.lab.arena import Contest, Deal
from ludotheque.lab.pool import NoWorkers, Workers
from ludotheque.lab.ratings import Sprt, Standing, clearly_stronger, standings
from ludotheque.registry import Title

SIZES = (2, 3, 4)  # of tables, and the largest
MOST_GAMES = 1000
EVEN_GAMES = 240  # where nothing is tested
FOUR = 4
# What the strong levels should win among three heuristics, and what would be too little.
GOALS = {"expert": (0.35, 0.40), "master": (0.50, 0.55)}

INTRODUCTION = """# The ladder

Every level at tables of two, three, four and as many as may play. A deal is played once in every
rotation of its bots, with the same luck at the same seat. Only different games count: a deal with
a game that was played before is left out. Three line-ups: one of a level among those of the level
below, tested; one of the level below among the others; all levels different. At tables of four,
expert and master are also tested for what they should win among three heuristics, and master
plays among a panel of strangers whom no training has met: `search:N` makes N simulations on the
game's own judge, `playouts:N` N random games to the end, `openspiel:N` is OpenSpiel's MCTS, or
ISMCTS where something is hidden, with N simulations, and `program:` a program by the bot protocol.
{missing}
The test is sequential, over whole deals, at 5 % risk each way, of the two shares that stand in the
row: "stronger" means that the higher one was accepted, "not" that the lower one was, "open" that
the games played did not tell, {games} at most. Winners who tie share the win, intervals are
Wilson's, the round limit of about.toml holds where random players need one. Milliseconds are CPU
time a decision with a choice took. Rows that are not there have not been played yet. Made by

```
python -m ludotheque.lab.ladder FOLDER [GAME ...] [--seats K ...] [--minutes N]   # goes on
python -m ludotheque.lab.ladder FOLDER --page                                     # prints this
```
"""
COLUMNS = ("seats", "one", "among", "games", "wins", "95 %", "fair", "test", "ms/move")


class Row(msgspec.Struct, frozen=True):
    """Who meets whom at what table; `tested` rows stop when it is clear who is stronger.

    The test asks for clearly more than the fair share, or for a goal of the level.
    """

    game: str
    bots: tuple[str, ...]
    tested: bool = False
    goal: tuple[float, float] | None = None

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def name(self) -> str:
        tested = ["tested"] if self.tested else []
        goal = ["goal"] if self.goal else []
        return re.sub(r"[^\w-]+", "", "-".join([self.game, *self.bots, *tested, *goal]))

    @property
    def hypotheses(self) -> tuple[float, float]:
        """The two shares between which the test decides."""
        return self.goal or (1 / self.seats, clearly_stronger(self.seats))


def rows(title: Title) -> list[Row]:
    """All rows of a game, the cheap ones first."""
    players, found = title.about.players, []
    sizes = sorted({*SIZES, players.most} & {*range(players.fewest, players.most + 1)})
    for low, high in pairwise(OFFERED):
        for size in sizes:
            found.append(Row(title.id, (high, *[low] * (size - 1)), tested=True))
            if size > 2:
                found.append(Row(title.id, (low, *[high] * (size - 1))))
    for size in sizes:
        for strong, goal in GOALS.items():
            among = (strong, *["heuristic"] * (size - 1))
            at_four = size == FOUR
            found.append(Row(title.id, among, tested=at_four, goal=goal if at_four else None))
        if 2 < size <= len(OFFERED):
            found.append(Row(title.id, tuple(OFFERED[: -size - 1 : -1])))
    if FOUR in sizes:
        found += [Row(title.id, (OFFERED[-1], *[name] * (FOUR - 1))) for name in panel.PANEL]
    return list(dict.fromkeys(found))


def played(folder: Path, row: Row) -> list[Deal]:
    """The deals of a row that the folder has."""
    return journal.read(folder / f"{row.name}.jsonl", Deal)


def verdict(row: Row, deals: list[Deal]) -> str:
    """What the sequential test says; nothing where none was made."""
    if not row.tested:
        return ""
    sprt = Sprt(*row.hypotheses)
    for deal in deals:
        sprt.hear(deal.parts[0])
        if sprt.verdict() != "open":
            break
    return sprt.verdict()


def play_on(folder: Path, row: Row, games: int, workers: Workers) -> Generator[list[Deal]]:
    """Play a row until its test or its number of games ends it; all its different deals so far."""
    title = registry.title(row.game)
    wanted = Contest(title.id, _options(title, row.seats), [list(row.bots)])
    every = played(folder, row)
    deals = list(arena.different(every))
    coming = arena.play(wanted, games, workers, first=len(every))
    with journal.go_on(folder / f"{row.name}.jsonl") as file:
        while verdict(row, deals) in {"", "open"}:
            new = list(islice(coming, 1))
            if not new:
                return
            journal.keep(file, new[0])
            every += new
            deals = list(arena.different(every))
            yield deals


def _options(title: Title, seats: int) -> dict[str, bool | int | str]:
    return title.options(dict(title.about.simulation), seats)


def page(folder: Path) -> str:
    """docs/ladder.md: every row that has been played."""
    lacking = [f"`{name}` ({why})" for name in panel.PANEL if (why := panel.missing(name))]
    missing = f"Left out, for something is missing: {', '.join(lacking)}.\n" if lacking else ""
    parts = [INTRODUCTION.format(missing=missing, games=f"{MOST_GAMES:,}")]
    for title in registry.titles().values():
        lines = [_line(row, deals) for row in rows(title) if (deals := _different(folder, row))]
        head = "| " + " | ".join(COLUMNS) + " |\n" + "|---" * len(COLUMNS) + "|"
        table = [head, *lines] if lines else ["Not played yet."]
        parts += ["\n".join([f"## {title.about.title}\n", *table, ""])]
    return "\n".join(parts)


def _different(folder: Path, row: Row) -> list[Deal]:
    return list(arena.different(played(folder, row)))


def _line(row: Row, deals: list[Deal]) -> str:
    found = {standing.bot: standing for standing in standings(deals)}
    others = dict.fromkeys(row.bots[1:])
    cells = [
        f"{row.seats}",
        row.bots[0],
        ", ".join(others),
        f"{len(deals) * row.seats}",
        *_shares([found[row.bots[0]]] if len(others) == 1 else list(found.values())),
        f"{1 / row.seats:.0%}",
        _test(row, deals),
        f"{found[row.bots[0]].ms_per_move:.1f}",
    ]
    return "| " + " | ".join(cells) + " |"


def _test(row: Row, deals: list[Deal]) -> str:
    low, high = row.hypotheses
    return f"{low:.0%} or {high:.0%}: {verdict(row, deals)}" if row.tested else ""


def _shares(found: list[Standing]) -> tuple[str, str]:
    shares = ", ".join(f"{some.share:.0%}" for some in found)
    return shares, ", ".join(f"{some.low:.0%} to {some.high:.0%}" for some in found)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("folder", type=Path, help="what has been played")
    parser.add_argument("games", metavar="GAME", nargs="*", help="all by default")
    parser.add_argument("--most", type=int, default=MOST_GAMES, help="games of a tested row")
    parser.add_argument("--even", type=int, default=EVEN_GAMES, help="games of any other")
    parser.add_argument("--up-to", choices=OFFERED, default=OFFERED[-1], help="the strongest level")
    parser.add_argument("--seats", type=int, nargs="+", metavar="K", help="only such tables")
    parser.add_argument("--minutes", type=float, default=inf, help="begin no deal after so many")
    pool.add_arguments(parser)
    parser.add_argument("--page", action="store_true", help="print docs/ladder.md")
    chosen = parser.parse_args(arguments)
    if chosen.page:
        print(page(chosen.folder), end="")
        return
    try:
        workers = pool.workers(chosen)
    except NoWorkers as error:
        parser.error(str(error))
    end = time.monotonic() + 60 * chosen.minutes
    for row in _wanted(chosen):
        _play_row(chosen, workers, row, end)


def _wanted(chosen: argparse.Namespace) -> Iterator[Row]:
    """The rows that the command line asks for and that can be played here."""
    left_out = set(OFFERED[OFFERED.index(chosen.up_to) + 1 :])
    for game in chosen.games or registry.titles():
        for row in rows(registry.title(game)):
            fits = chosen.seats is None or row.seats in chosen.seats
            if fits and left_out.isdisjoint(row.bots) and not any(map(panel.missing, row.bots)):
                yield row


def _play_row(chosen: argparse.Namespace, workers: Workers, row: Row, end: float) -> None:
    console, deals = Console(), _different(chosen.folder, row)
    most = chosen.most if row.tested else chosen.even
    coming = play_on(chosen.folder, row, most, workers)
    with console.status(f"{row.game}: {' '.join(row.bots)}") as status:
        while time.monotonic() < end and (more := next(coming, None)) is not None:
            deals = more
            status.update(f"{row.game}: {' '.join(row.bots)}: {len(deals) * row.seats} games")
    coming.close()
    if deals:
        console.print(_line(row, deals), highlight=False)


if __name__ == "__main__":
    main()
