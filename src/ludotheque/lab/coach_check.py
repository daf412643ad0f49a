"""Does the coach find what was planted? `ludotheque check-coach GAME`.

Bots play; one seat does something at random in one of twelve of its real decisions. Ten times the
coach's simulations are the referee: of the planted actions that cost more than five points by its
word, how many does the coach remark (recall), and how many of the coach's remarks, planted or not,
does the referee make as well (precision)?
"""

import argparse
import time
from functools import partial
from typing import Final

import msgspec

from ludotheque import registry, table
from ludotheque.bots import ask
from ludotheque.coach import calibration
from ludotheque.coach.moments import course
from ludotheque.coach.review import Judged, judge_once, judge_one, usual_look
from ludotheque.contract import Words
from ludotheque.dice import Fast
from ludotheque.lab import pool
from ludotheque.record import Record
from ludotheque.registry import Title
from ludotheque.table import Table

PLAYERS: Final = "heuristic"
PLANTED: Final = 12  # of so many decisions one is random
REFEREE: Final = 10  # times the simulations
COSTLY: Final = 0.05


class Checked(msgspec.Struct):
    """What was found in some games."""

    games: int = 0
    decisions: int = 0
    planted: int = 0
    costly: int = 0  # of the planted, by the referee
    found: int = 0  # of the costly
    remarks: int = 0
    confirmed: int = 0  # of the remarks, by the referee
    seconds: float = 0.0  # of CPU, for the coach alone

    def add(self, other: "Checked") -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.decisions} decisions, {self.planted} planted: "
            f"found {self.found} of {self.costly} costly ones, "
            f"{self.confirmed} of {self.remarks} remarks confirmed, "
            f"{self.seconds / max(1, self.games):.1f} CPU s a seat"
        )


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    pool.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    title = registry.title(arguments.game)
    total = Checked()
    check = partial(check_game, title, arguments.seats)
    for one in pool.workers(arguments).in_order(check, range(arguments.games)):
        total.add(one)
        print(f"{title.id}, {arguments.seats} seats: {total}", flush=True)
    return 0


def check_game(title: Title, seats: int, number: int, simulations: int | None = None) -> Checked:
    """One game with planted actions, coached and refereed."""
    usual = simulations or usual_look(title, seats)
    written, planted = planted_game(title, seats, number)
    played, known = course(written, 0), calibration.of(title)
    begun = time.process_time()
    judged = [judge_one(played, known, decision, 0, simulations) for decision in played.decisions]
    checked = Checked(games=1, decisions=len(judged), seconds=time.process_time() - begun)
    for decision, said in zip(played.decisions, judged, strict=True):
        is_planted = decision.version in planted
        if is_planted or said.loss:
            referee = judge_once(played, known, decision, 0, REFEREE * usual)
            checked.add(_refereed(said, referee, is_planted))
    return checked


def _refereed(said: Judged, referee: Judged, planted: bool) -> Checked:
    costly = planted and referee.loss > COSTLY
    return Checked(
        planted=int(planted),
        costly=int(costly),
        found=int(costly and said.loss > 0),
        remarks=int(said.loss > 0),
        confirmed=int(said.loss > 0 and referee.loss > 0),
    )


def planted_game(title: Title, seats: int, number: int) -> tuple[Record, set[int]]:
    """A game of bots, and the versions at which seat 0 did something at random."""
    options = title.options(title.about.simulation, seats)
    played = table.new(title.id, seats, number, options)
    dice, planted = Fast(number), set()
    while played.outcome() is None:
        seat, legal = played.to_act(), played.legal()
        at_random = seat == 0 and len(legal) > 1 and dice.below(PLANTED) == 0
        if at_random:
            planted.add(played.version + 1)
        played.act(seat, _random(legal, dice) if at_random else _usual(played, dice))
    return played.record([f"{seat}" for seat in range(seats)]), planted


def _random(legal: list[Words], dice: Fast) -> Words:
    return legal[dice.below(len(legal))]


def _usual(played: Table, dice: Fast) -> Words:
    return ask(played, PLAYERS, dice)
