"""Fuzzing: random games in every setting, looking for a broken rule.

A failure is kept as a record that `ludotheque replay` opens at the fatal step.
"""

from collections.abc import Iterator

import msgspec

from ludotheque.dice import Fast
from ludotheque.lab.selfplay import decisions, words_at_random
from ludotheque.lab.simulation import Setting, all_settings
from ludotheque.record import Record
from ludotheque.registry import Title
from ludotheque.table import Table, new, replay, verify

LONGEST_GAME = 100_000


class Fault(msgspec.Struct):
    """What went wrong, where, and the game up to there."""

    setting: str
    seed: int
    what: str
    record: Record


def fuzz(title: Title, games: int, seed: int) -> Iterator[int | Fault]:
    """Play random games; yields the decisions of each game, or a Fault and stops."""
    variety = list(all_settings(title))
    for number in range(games):
        setting = variety[number % len(variety)]
        table = new(title.id, setting.seats, seed + number, setting.options)
        try:
            yield _play(table, seed + number)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is a fault
            yield _fault(table, setting, seed + number, error)
            return


def _play(table: Table, seed: int) -> int:
    number = 0
    for _ in decisions(table, words_at_random(Fast(seed))):
        table.state.check()
        number += 1
        assert number < LONGEST_GAME, "the game does not end"
    table.state.check()
    names = table.title.about.colours[: table.seats]
    written = table.record(names)
    assert replay(written).state.text() == table.state.text(), "the replay differs"
    verify(written.json())
    return number


def _fault(table: Table, setting: Setting, seed: int, error: Exception) -> Fault:
    what = f"{type(error).__name__}: {error}"
    return Fault(str(setting), seed, what, table.record(table.title.about.colours[: table.seats]))
