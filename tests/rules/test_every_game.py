"""Every game on the shelf passes the conformance suite."""

import pytest

from ludotheque import registry
from ludotheque.testing import CHECKS


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.titles())
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(game, check):
    check(registry.title(game))
