"""How many different games bots play: `python -m ludotheque.lab.variety GAME BOT [BOT ...]`.

Every seed is one game, with its own deal and its own luck of the bots. Where a title has hardly
any luck, it is the bots who must not repeat themselves.
"""

import argparse
from functools import partial

from ludotheque import registry
from ludotheque.lab import arena, pool
from ludotheque.lab.arena import Contest
from ludotheque.lab.pool import Workers

GAMES = 200
SEATS = 4


def digests(wanted: Contest, games: int, workers: Workers) -> list[str]:
    """What tells the games of the first seeds apart: equal games have equal digests."""
    return list(workers.in_order(partial(_digest, wanted), range(games)))


def _digest(wanted: Contest, number: int) -> str:
    seed = wanted.seed * arena.SEEDS + number
    return arena.play_game(wanted, wanted.lineups[0], seed).digest


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("bots", metavar="BOT", nargs="+", help="the last one fills the table")
    parser.add_argument("--games", type=int, default=GAMES, help="as many seeds")
    parser.add_argument("--seats", type=int, default=SEATS)
    pool.add_arguments(parser)
    chosen = parser.parse_args(arguments)
    wanted = arena.contest(registry.title(chosen.game), {}, chosen.bots, chosen.seats)
    found = digests(wanted, chosen.games, pool.workers(chosen))
    print(f"{len(set(found))} different games of {len(found)}")


if __name__ == "__main__":
    main()
