"""How much of a result is luck that the judge can see: `ludotheque measure-luck GAME`.

Bots play; from each seat's share of the victory its luck is taken. What is left of the variance
says whether a result less its luck is worth showing: it is where at most 70 % are left.
"""

import argparse
from functools import partial
from statistics import pvariance
from typing import Final

import msgspec

from ludotheque import registry, table
from ludotheque.bots import ask
from ludotheque.coach import judge
from ludotheque.coach.luck import ENOUGH, FILE, Measured, strokes
from ludotheque.dice import Fast
from ludotheque.lab import pool
from ludotheque.registry import Title

PLAYERS: Final = "heuristic"
DIGITS: Final = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=200, help="for each number of seats")
    pool.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Writes what is left beside the rules, and says it."""
    title, games = registry.title(arguments.game), arguments.games
    left = {}
    for seats in range(title.about.players.fewest, title.about.players.most + 1):
        played = pool.workers(arguments).in_order(partial(results, title, seats), range(games))
        left[seats] = round(variance_left([row for rows in played for row in rows]), DIGITS)
        verdict = "worth showing" if left[seats] <= ENOUGH else "not shown"
        said = f"{left[seats]:.2f} of the variance left: {verdict}"
        print(f"{title.id}, {seats} seats, {games} games: {said}", flush=True)
    measured = Measured(judge.digest(title), games, left)
    (title.folder / FILE).write_bytes(msgspec.json.format(msgspec.json.encode(measured)) + b"\n")
    return 0


def results(title: Title, seats: int, number: int) -> list[tuple[float, float]]:
    """Each seat's share of the victory, and its luck, in a game of bots."""
    options = title.options(title.about.simulation, seats)
    played = table.new(title.id, seats, number, options)
    dice = Fast(number)
    while played.outcome() is None:
        played.act(played.to_act(), ask(played, PLAYERS, dice))
    outcome = played.outcome()
    assert outcome is not None
    found = strokes(played.record([f"{seat}" for seat in range(seats)]))
    luck = [sum(stroke.changes[seat] for stroke in found) for seat in range(seats)]
    return [(outcome.share(seat), luck[seat]) for seat in range(seats)]


def variance_left(rows: list[tuple[float, float]]) -> float:
    """The variance of results less their luck, as a part of the variance of results."""
    return pvariance([share - luck for share, luck in rows]) / pvariance([s for s, _ in rows])
