"""One source, compiled and interpreted: the same games to the last digit."""

import hashlib
import itertools
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque import registry
from ludotheque.dice import Fast
from ludotheque.lab.bench import is_compiled
from ludotheque.lab.simulation import all_settings
from ludotheque.testing.numbers import observed

SOURCE = Path(__file__).parents[1] / "src"


def digest(game: str) -> str:
    """A hash over every position of some random games in every setting, and what is seen of it."""
    title = registry.title(game)
    total = hashlib.sha256()
    for seed, setting in enumerate(all_settings(title)):
        dice = Fast(seed)
        state = title.game.setup(setting.seats, setting.options, dice, None)
        for number in itertools.count():
            if state.to_act() < 0:
                break
            actions = state.legal()
            total.update(f"{state.text()}\n{list(actions)}\n".encode())
            if number % 4 == 0:
                total.update(str(observed(title, state, state.to_act())).encode())
            if number % 20 == 0:
                guess = title.game.guess(state, state.to_act(), dice)
                total.update(f"{guess.text()} {title.game.value(guess, 0)!r}".encode())
            state.apply(actions[dice.below(len(actions))], dice, None)
    return total.hexdigest()


@pytest.mark.skipif(not is_compiled(), reason="the package was built without a C compiler")
@pytest.mark.parametrize("game", registry.titles())
def test_same_digest(game):
    script = (
        f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r}); "
        f"import test_compiled as t; assert not t.is_compiled(); print(t.digest({game!r}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == digest(game)


def test_every_rule_module_is_compiled():
    if not is_compiled():
        pytest.skip("the package was built without a C compiler")
    for title in registry.titles().values():
        if SOURCE.joinpath("ludotheque", "games", title.folder.name).exists():
            for path in title.folder.glob("*.py"):
                if path.name not in {"view.py", "drawing.py"}:
                    assert list(title.folder.glob(f"{path.stem}.*.so")), path
