"""A plug-in that is broken is named and passed over; the house stands."""

import os
import subprocess
import sys


def test_a_broken_plug_in_does_not_take_the_house_down(tmp_path):
    (tmp_path / "broken_game.py").write_text("raise OSError('no board')\n")
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
    assert done.stderr == (
        "ludotheque: the plug-in broken_game is passed over: OSError: no board\n"
    )
