"""The C++ by hand, which our speed is a part of, plays the very games that our rules play."""

import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "scripts" / "yardstick"))

import compare  # noqa: E402

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="there is no g++")
GAMES = 200


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    return compare.built(compare.SOURCE, tmp_path_factory.mktemp("yardstick"))


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("turning", [False, True])
def test_both_play_the_same_games(program, seats, turning):
    theirs, _ = compare.by_hand(program, 1, GAMES, seats, turning=turning)
    assert theirs == compare.ours(1, GAMES, seats, turning=turning)
    assert theirs.games == GAMES


def test_another_rule_makes_other_games(tmp_path):
    """The control."""
    wrong = tmp_path / "wrong.cpp"
    code = compare.SOURCE.read_text()
    wrong.write_text(code.replace("LANDING_FEE = 5", "LANDING_FEE = 6"))
    theirs, _ = compare.by_hand(compare.built(wrong, tmp_path), 1, GAMES, 4, turning=False)
    assert theirs != compare.ours(1, GAMES, 4, turning=False)
