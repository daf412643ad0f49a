"""What is shared between viewers, so that it is made only once, is really the same."""

import pytest

from ludotheque import registry, table
from ludotheque.bots.levels import LEVELS
from ludotheque.dice import Fast
from ludotheque.views import sight

OPEN = [title.id for title in registry.titles().values() if not title.about.hidden]


@pytest.mark.parametrize("game", OPEN)
def test_where_nothing_is_hidden_all_see_the_same(game):
    played = table.new(game, registry.title(game).about.players.fewest, seed=3)
    for seed in range(60):
        seat = played.to_act()
        if seat < 0:
            break
        for other in range(played.seats):
            assert sight(played, other) == sight(played, None)
        action = LEVELS["casual"].choose(played.game, played.state, seat, Fast(seed))
        played.act(seat, played.game.spell(action))
