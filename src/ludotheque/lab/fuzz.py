"""Fuzzing: random games in every setting, looking for a broken rule or a bot at a loss.

A failure is kept as a record that `ludotheque replay` opens at the fatal step.
"""

import time
from collections.abc import Iterator

import msgspec

from ludotheque.bots.bot import Bot
from ludotheque.bots.one_ply import Random
from ludotheque.contract import Words
from ludotheque.dice import Fast
from ludotheque.lab.selfplay import decisions
from ludotheque.lab.simulation import Setting, all_settings
from ludotheque.playback import replay, verify
from ludotheque.record import Record
from ludotheque.registry import Title
from ludotheque.table import Table, new

LONGEST_GAME = 100_000
# One action in so many is any at all, so that a bot meets what it would keep clear of.
ASTRAY = 4


class Fault(msgspec.Struct):
    """What went wrong, where, and the game up to there."""

    setting: str
    seed: int
    what: str
    record: Record


class Played(msgspec.Struct):
    """A game without a fault; how long its slowest choice took, in seconds of CPU."""

    setting: str
    seed: int
    decisions: int = 0
    slowest: float = 0.0


def fuzz(title: Title, games: int, seed: int, bot: Bot | None = None) -> Iterator[Played | Fault]:
    """Play games at random, or as the bot would and now and then astray; a Fault is the last."""
    variety = list(all_settings(title))
    for number in range(games):
        setting = variety[number % len(variety)]
        table = new(title.id, setting.seats, seed + number, setting.options)
        played = Played(str(setting), seed + number)
        try:
            _play(table, played, bot or Random())
            yield played
        except Exception as error:  # noqa: BLE001 - whatever it is, it is a fault
            yield _fault(table, setting, seed + number, error)
            return


def _play(table: Table, played: Played, bot: Bot) -> None:
    dice = Fast(played.seed)

    def choose(now: Table) -> Words:
        seat, actions = now.to_act(), now.legal()
        assert actions, "nobody can act, but the game is not over"
        guess = now.game.guess(now.state, seat, dice)
        began = time.process_time()
        chosen = now.game.spell(bot.choose(now.game, guess, seat, dice))
        played.slowest = max(played.slowest, time.process_time() - began)
        return actions[dice.below(len(actions))] if dice.below(ASTRAY) == 0 else chosen

    for _ in decisions(table, choose):
        table.state.check()
        played.decisions += 1
        assert played.decisions < LONGEST_GAME, "the game does not end"
    table.state.check()
    names = table.title.about.colours[: table.seats]
    written = table.record(names)
    assert replay(written).state.text() == table.state.text(), "the replay differs"
    verify(written.json())


def _fault(table: Table, setting: Setting, seed: int, error: Exception) -> Fault:
    what = f"{type(error).__name__}: {error}"
    return Fault(str(setting), seed, what, table.record(table.title.about.colours[: table.seats]))
