"""Twin worlds over two servers: nothing that a viewer may not know reaches them, by any channel."""

from contextlib import ExitStack
from itertools import islice

import pytest

from ludotheque import registry
from tests.server.leaks import LEAKS, a_metric_hangs_on_the_positions
from tests.server.twins import Worlds, walks

HIDING = [name for name, title in registry.titles().items() if title.about.hidden]
WALKS = 2  # of each game
# Those that only several servers can have; the others are on demand.
BETWEEN = LEAKS[: LEAKS.index(a_metric_hangs_on_the_positions)]
ELSEWHERE = [pytest.param(one, marks=pytest.mark.long) for one in LEAKS[len(BETWEEN) :]]
PLANTED = BETWEEN + ELSEWHERE
LEAKY = "airlines"
ENOUGH = 12  # walks to find a leak
SHORT = 10  # moments of such a walk


@pytest.fixture(scope="module")
def worlds(tmp_path_factory):
    with ExitStack() as stack:
        yield Worlds(stack, tmp_path_factory.mktemp("worlds"))


@pytest.mark.slow
@pytest.mark.parametrize("game", HIDING)
def test_a_viewer_is_told_the_same_in_both_worlds(worlds, game):
    before, moments = worlds.pairs, 0
    for walk in islice(walks(registry.title(game)), WALKS):
        assert worlds.compare(walk) is None
        moments += walk.moments
    assert moments > WALKS
    assert worlds.pairs - before > 4 * moments  # by several channels


@pytest.fixture(scope="module")
def leaky():
    return list(islice(walks(registry.title(LEAKY), SHORT), ENOUGH))


def test_there_are_twenty_leaks():
    assert len(LEAKS) >= 20


@pytest.mark.slow
@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(worlds, leaky, monkeypatch, plant):
    plant(monkeypatch)
    assert any(worlds.compare(walk) for walk in leaky)


@pytest.mark.slow
def test_without_a_leak_nothing_is_found(worlds, leaky):
    """Nor is anything left of the leaks: or each would have been found by the one before."""
    assert [worlds.compare(walk) for walk in leaky] == [None] * ENOUGH
