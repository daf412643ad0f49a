"""A study played out: deal by deal, kept while they come, the same whoever plays them."""

import math
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec

from ludotheque import registry
from ludotheque.contract import Tell
from ludotheque.lab import journal
from ludotheque.lab.arena import SEEDS, play_game
from ludotheque.lab.pool import Workers
from ludotheque.lab.ratings import Z_95
from ludotheque.lab.study.plan import BadStudy, Cell, Study

JOURNAL = "deals.jsonl"
LOOK_EVERY = 50  # deals, at the width of intervals


class Finished(msgspec.Struct, array_like=True, frozen=True):
    """One game of a study; what belongs to seats stands in their order."""

    cell: int  # its number
    rotation: int
    digest: str  # of the whole game
    first: int  # the seat that acted first
    decisions: int  # with a choice
    reason: str  # how it ended
    scores: list[int]
    won: list[float]  # shares of the victory
    measured: list[list[int]]  # what the game declares for studies

    def place(self, seat: int) -> int:
        """1 for whoever acts first, 2 for the next and so on."""
        return (seat - self.first) % len(self.scores) + 1


Deal = list[Finished]  # the games of one deal: every cell in every rotation


def run(study: Study, folder: Path, workers: Workers) -> Iterator[list[Deal]]:
    """All deals so far, again and again until there are enough; goes on with what is kept."""
    path = folder / JOURNAL
    deals = kept(study, path)
    yield deals
    if is_enough(study, deals):
        return
    work = workers.in_order(partial(play_deal, study), range(len(deals), study.deals))
    with journal.go_on(path) as file:
        if not file.tell():
            journal.keep(file, study.identity())
        for deal in work:
            journal.keep(file, deal)
            deals.append(deal)
            yield deals
            if is_enough(study, deals):
                return


def kept(study: Study, path: Path) -> list[Deal]:
    """The deals of earlier runs; BadStudy when they are another study's."""
    lines = journal.read(path, msgspec.Raw)
    if lines and msgspec.json.decode(lines[0]) != study.identity():
        raise BadStudy(f"{path} is of another study, or of other rules; name a folder with --out")
    deals = [msgspec.json.decode(line, type=Deal) for line in lines[1:]]
    for number in range(LOOK_EVERY, len(deals), LOOK_EVERY):
        if is_enough(study, deals[:number]):
            return deals[:number]
    return deals[: study.deals]


def play_deal(study: Study, number: int) -> Deal:
    """One deal at every kind of table, with the same dice for each."""
    return [
        _play(study, place, cell, rotation, study.seed * SEEDS + number)
        for place, cell in enumerate(study.cells())
        for rotation in range(len(cell.rotations()))
    ]


def _play(study: Study, number: int, cell: Cell, rotation: int, seed: int) -> Finished:
    rules, tell = registry.title(study.game).game, Tell()
    bots = cell.rotations()[rotation]
    game = play_game(study.contest(cell), bots, seed, tell, study.longest)
    return Finished(
        number,
        rotation,
        game.digest,
        game.first,
        sum(part.moves for part in game.parts),
        game.reason,
        [int(part.score) for part in game.parts],
        [part.won for part in game.parts],
        rules.measured(game.last, tell.events),
    )


def is_enough(study: Study, deals: Sequence[Deal]) -> bool:
    """Whether no interval is wider than the study wants, or all deals have been played."""
    if len(deals) >= study.deals:
        return True
    if not study.width or not deals or len(deals) % LOOK_EVERY:
        return False
    return all(
        2 * Z_95 * spread / math.sqrt(len(deals)) <= study.width for spread in _spreads(deals)
    )


def _spreads(deals: Sequence[Deal]) -> Iterator[float]:
    """By cell, how much the first player's share differs from deal to deal."""
    cells = {game.cell for game in deals[0]}
    for cell in cells:
        shares = []
        for deal in deals:
            games = [game for game in deal if game.cell == cell]
            shares.append(sum(game.won[game.first] for game in games) / len(games))
        mean = sum(shares) / len(shares)
        yield math.sqrt(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1))
