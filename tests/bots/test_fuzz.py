"""Bots find their way in every setting of every game."""

import pytest

from ludotheque import registry
from ludotheque.bots.bot import Bot
from ludotheque.bots.levels import LEVELS
from ludotheque.lab.fuzz import Fault, fuzz
from ludotheque.lab.simulation import all_settings

GAMES = registry.titles()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_heuristic_plays_every_setting_to_its_end(game):
    title = GAMES[game]
    variety = len(list(all_settings(title)))
    played = list(fuzz(title, variety, 1, LEVELS["heuristic"]))
    assert len(played) == variety
    assert [found for found in played if isinstance(found, Fault)] == []


class Stray(Bot):
    """Chooses what nobody may do, and must be caught."""

    def choose(self, game, guess, seat, dice):
        return guess.legal()[-1] + 1_000_000


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_breaks_a_rule_is_caught(game):
    *_, last = fuzz(GAMES[game], 3, 1, Stray())
    assert isinstance(last, Fault)
