"""The arena: bots against each other, every deal once from every seat.

A deal is a seed. All bots of a line-up sit on it in all rotations, and whoever sits on a
seat gets the same luck there, so that what differs between the games of a deal is who
plays where. Results come in the order of the deals, however many processes play them.
"""

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations

import msgspec

from ludotheque import registry
from ludotheque.bots.levels import simulations
from ludotheque.bots.outside import Outside
from ludotheque.contract import Options, State
from ludotheque.dice import Fast
from ludotheque.lab.other_weights import bot_of
from ludotheque.lab.selfplay import positions
from ludotheque.registry import Title

AHEAD = 2  # deals each process may be ahead of those that are counted


class Contest(msgspec.Struct, frozen=True):
    """Which bots meet in which game. A line-up names the bot of each seat."""

    game: str
    options: Options
    lineups: list[list[str]]
    seed: int = 1

    @property
    def seats(self) -> int:
        return len(self.lineups[0])


class Played(msgspec.Struct):
    """One bot's part in the games of one deal."""

    bot: str
    games: int = 0
    won: float = 0.0  # winners who tie share the victory
    score: float = 0.0
    moves: int = 0  # decisions with a choice
    seconds: float = 0.0
    simulations: int = 0  # as many as it was allowed

    def add(self, other: "Played") -> None:
        self.games += other.games
        self.won += other.won
        self.score += other.score
        self.moves += other.moves
        self.seconds += other.seconds
        self.simulations += other.simulations


Deal = list[Played]  # what came of one deal: each bot of the line-up once


def contest(title: Title, options: Options, bots: list[str], seats: int | None) -> Contest:
    """Everybody against everybody at such a table; the last bot fills free seats."""
    fewest, most = title.about.players.fewest, title.about.players.most
    size = seats or max(fewest, min(len(bots), most))
    if not fewest <= size <= most:
        raise ValueError(f"{title.about.title} is for {fewest} to {most} players, not {size}")
    for name in bots:
        bot_of(title, name)  # LookupError when there is none
    full = bots + bots[-1:] * (size - len(bots))
    lineups = [list(some) for some in combinations(full, size)]
    chosen = title.options({**title.about.simulation, **options}, size)
    return Contest(title.id, chosen, lineups)


def play(wanted: Contest, games: int, processes: int) -> Iterator[Deal]:
    """The deals in their order, as many as `games` allow; stop taking them to stop."""
    rounds = games // wanted.seats
    if processes <= 1:
        yield from (play_deal(wanted, number) for number in range(rounds))
        return
    with ProcessPoolExecutor(processes) as pool:
        waiting = []
        try:
            for number in range(rounds):
                waiting.append(pool.submit(play_deal, wanted, number))
                if len(waiting) > processes * AHEAD:
                    yield waiting.pop(0).result()
            while waiting:
                yield waiting.pop(0).result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def play_deal(wanted: Contest, number: int) -> Deal:
    """One deal in all rotations of its line-up; the line-ups take turns."""
    lineup = wanted.lineups[number % len(wanted.lineups)]
    parts = {name: Played(name) for name in lineup}
    seed = wanted.seed * 1_000_003 + number // len(wanted.lineups)
    for turn in range(len(lineup)):
        for part in play_game(wanted, lineup[turn:] + lineup[:turn], seed):
            parts[part.bot].add(part)
    return list(parts.values())


def play_game(wanted: Contest, names: list[str], seed: int) -> Deal:
    """One game; what each seat came to."""
    title = registry.title(wanted.game)
    game, seats = title.game, len(names)
    dice = Fast(seed)
    luck = [Fast(seed * seats + seat) for seat in range(seats)]
    bots = [bot_of(title, name) for name in names]
    parts = [Played(name, games=1) for name in names]
    state = game.setup(seats, wanted.options, dice, None)

    def choose(state: State) -> int:
        seat, actions = state.to_act(), state.legal()
        if len(actions) == 1:
            return int(actions[0])
        guess = game.guess(state, seat, luck[seat])
        began = time.process_time()
        action = bots[seat].choose(game, guess, seat, luck[seat])
        if action not in actions:
            raise ValueError(f"{names[seat]} chose what is not allowed: {action}")
        parts[seat].seconds += time.process_time() - began
        parts[seat].moves += 1
        parts[seat].simulations += simulations(bots[seat], game, seats)
        return int(action)

    *_, last = positions(state, dice, choose)
    outcome = last.outcome()
    assert outcome is not None
    for program in {asked for asked in bots if isinstance(asked, Outside)}:
        program.over(outcome.scores, outcome.winners, outcome.reason)
    for seat, part in enumerate(parts):
        part.score = outcome.scores[seat]
        part.won = outcome.share(seat)
    return parts
