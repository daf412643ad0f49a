"""Whatever a client says, a table refuses it politely or carries it out."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque import registry, table
from ludotheque.contract import Illegal
from ludotheque.dice import Fast
from ludotheque.lab.simulation import all_settings
from ludotheque.table import Refused

ANYTHING = st.text(max_size=6) | st.integers() | st.integers(-3, 90)


def vocabulary(title):
    """Every word that random games of this title use, in every setting."""
    words = set()
    for setting in all_settings(title):
        seated, dice = table.new(title.id, setting.seats, 1, setting.options), Fast(1)
        while seated.outcome() is None and seated.version < 60:
            actions = seated.legal()
            for action in actions:
                words.update(action)
            seated.act(seated.to_act(), actions[dice.below(len(actions))])
    return sorted(words, key=str)


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.titles())
def test_any_words(game):
    title = registry.title(game)
    seats = title.about.players.most
    words = st.sampled_from([*vocabulary(title), "undo", "setup"])

    @settings(max_examples=300, deadline=None, database=None, derandomize=True)
    @given(said=st.lists(words | ANYTHING, max_size=6), steps=st.integers(0, 12))
    def check(said, steps):
        seated, dice = table.new(game, seats, 2, title.about.simulation), Fast(2)
        while seated.outcome() is None and seated.version < steps:
            actions = seated.legal()
            seated.act(seated.to_act(), actions[dice.below(len(actions))])
        before = seated.state.text()
        try:
            seated.act(seated.to_act(), said)
        except Illegal as illegal:
            assert illegal.rule in title.about.refusals
            assert seated.state.text() == before
        except Refused:
            assert seated.state.text() == before
        seated.state.check()

    check()
