"""The arena: bots against each other, every deal once from every seat.

A deal is a seed. All bots of a line-up sit on it in all rotations, and whoever sits on a
seat gets the same luck there, so that what differs between the games of a deal is who
plays where. Results come in the order of the deals, whoever plays them.
"""

import hashlib
import time
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import combinations, islice
from typing import NamedTuple

import msgspec

from ludotheque import registry
from ludotheque.bots.bot import Bot
from ludotheque.bots.levels import simulations
from ludotheque.bots.outside import Outside
from ludotheque.contract import Game as Rules
from ludotheque.contract import Options, Outcome, State, Tell
from ludotheque.dice import Fast
from ludotheque.lab.earlier import Earlier
from ludotheque.lab.panel import bot_of
from ludotheque.lab.pool import Workers
from ludotheque.lab.selfplay import positions
from ludotheque.registry import Title

DIGITS = 16  # of a game's digest
SEEDS = 1_000_003  # apart are the seeds of two contests, so that they share no deal
ENDLESS = 1_000_000  # actions: no game is as long
STALLED = "stalled"  # how a game ended that was not allowed to go on


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


class Deal(msgspec.Struct):
    """What came of one deal: each bot of the line-up once, and a digest of every game."""

    parts: list[Played]
    digests: list[str]


class Game(NamedTuple):
    """A game that was played: each seat's part, a digest of it all, where and how it ended."""

    parts: list[Played]
    digest: str
    first: int  # the seat that acted first
    last: State
    reason: str


def contest(title: Title, options: Options, bots: list[str], seats: int | None) -> Contest:
    """Everybody against everybody at such a table; the last bot fills free seats."""
    fewest, most = title.about.players.fewest, title.about.players.most
    size = seats or max(fewest, min(len(bots), most))
    title.check_seats(size)
    for name in bots:
        bot_of(title, name)  # LookupError when there is none
    full = bots + bots[-1:] * (size - len(bots))
    lineups = [list(some) for some in combinations(full, size)]
    chosen = title.options({**title.about.simulation, **options}, size)
    return Contest(title.id, chosen, lineups)


def different(deals: Iterable[Deal]) -> Iterator[Deal]:
    """The deals without those in which a game was played that an earlier one has seen."""
    seen: set[str] = set()
    for deal in deals:
        if seen.isdisjoint(deal.digests):
            yield deal
        seen.update(deal.digests)


def play(wanted: Contest, games: int, workers: Workers, first: int = 0) -> Iterator[Deal]:
    """The deals in their order, as many as `games` allow; stop taking them to stop."""
    numbers = range(first, games // wanted.seats)
    yield from workers.in_order(partial(play_deal, wanted), numbers)


def play_deal(wanted: Contest, number: int) -> Deal:
    """One deal in all rotations of its line-up; the line-ups take turns."""
    lineup = wanted.lineups[number % len(wanted.lineups)]
    parts = {name: Played(name) for name in lineup}
    digests = []
    seed = wanted.seed * SEEDS + number // len(wanted.lineups)
    for turn in range(len(lineup)):
        game = play_game(wanted, lineup[turn:] + lineup[:turn], seed)
        digests.append(game.digest)
        for part in game.parts:
            parts[part.bot].add(part)
    return Deal(list(parts.values()), digests)


def play_game(
    wanted: Contest,
    names: list[str],
    seed: int,
    tell: Tell | None = None,
    longest: int = ENDLESS,
) -> Game:
    """One game with these bots, to its end or to the longest that it may be."""
    title = registry.title(wanted.game)
    seats = len(names)
    dice = Fast(seed)
    luck = [Fast(seed * seats + seat) for seat in range(seats)]
    bots = [bot_of(title, name) for name in names]
    game = rules(title, bots)
    parts = [Played(name, games=1) for name in names]
    state = game.setup(seats, wanted.options, dice, tell)
    first = int(state.to_act())
    digest = hashlib.sha256(state.text().encode())

    def choose(state: State) -> int:
        seat, actions = state.to_act(), state.legal()
        if len(actions) == 1:
            return int(actions[0])
        guess = game.guess(state, seat, luck[seat])
        began = _seconds(bots[seat])
        action = bots[seat].choose(game, guess, seat, luck[seat])
        if action not in actions:
            raise ValueError(f"{names[seat]} chose what is not allowed: {action}")
        parts[seat].seconds += _seconds(bots[seat]) - began
        parts[seat].moves += 1
        parts[seat].simulations += simulations(bots[seat], game, seats)
        return int(action)

    def chosen(state: State) -> int:
        action = choose(state)
        digest.update(b"%d " % action)
        return action

    *_, last = islice(positions(state, dice, chosen, tell), longest + 1)
    digest.update(last.text().encode())  # what was drawn on the way shows in it
    outcome = last.outcome() or Outcome([int(score) for score in last.standing()], [], STALLED)
    for program in {asked for asked in bots if isinstance(asked, Outside)}:
        program.over(outcome.scores, outcome.winners, outcome.reason)
    for seat, part in enumerate(parts):
        part.score = outcome.scores[seat]
        part.won = outcome.share(seat)
    return Game(parts, digest.hexdigest()[:DIGITS], first, last, outcome.reason)


def rules(title: Title, bots: Iterable[Bot]) -> Rules[State]:
    """The newest edition of the rules that all of them know."""
    known = [asked.edition for asked in bots if isinstance(asked, Earlier)]
    return title.edition(min([title.about.edition, *known]))


def _seconds(asked: Bot) -> float:
    """CPU time so far, of the process in which the bot thinks."""
    return asked.seconds if isinstance(asked, Earlier) else time.process_time()
