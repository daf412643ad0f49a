"""A plug-in that is broken is named and passed over; the house stands."""

import os
import subprocess
import sys

import pytest

NO_BOARD = "broken_game cannot be imported: OSError: no board (broken_game.py, line 1)"
TWIN = "from ludotheque.games.gratte_ciel import __file__, game\n"


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("raise OSError('no board')\n", NO_BOARD),
        (TWIN, "there is a game 'gratte-ciel' already"),
    ],
)
def test_a_broken_plug_in_does_not_take_the_house_down(tmp_path, source, why):
    (tmp_path / "broken_game.py").write_text(source)
    info = tmp_path / "broken_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[ludotheque.games]\nbroken = broken_game\n")
    path = os.pathsep.join([str(tmp_path), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", "import ludotheque as lt; print(lt.shelf())"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "gratte-ciel" in done.stdout
    assert done.stderr == f"ludotheque: the plug-in broken_game is passed over: {why}\n"
