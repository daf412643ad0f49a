"""A host that is killed at random moments has lost nothing that it acknowledged.

On demand: `python -m tests.static.test_kills 1000 build/offline`.
"""

import random
import shutil
import sys
from pathlib import Path

import pytest

from tests.static.conftest import hosting
from tests.web.browsing import chromium

pytestmark = [pytest.mark.browser, pytest.mark.slow]
SCRIPT = Path(__file__).with_name("kills.js")
KILLS = 15
START_MS, PLAY_MS = 3000, 600


def lives(browser, folder, count, seed=1):
    """How many moves were acknowledged in so many lives, and what was lost of them."""
    chance = random.Random(seed)
    with hosting(folder) as server:
        context = browser.new_context()
        page = context.new_page()
        page.goto(f"{server.address}icon.svg")  # a page of the same place, without a host
        boot = (folder / "boot.js").read_text()
        for script in (boot, f"{SCRIPT.read_text()}; globalThis.live = live; stay()"):
            page.evaluate("source => void (0, eval)(source)", script)
        kept, lost = {}, []
        for _ in range(count):
            playing = chance.random() < 0.8
            time = chance.uniform(0, PLAY_MS if playing else START_MS)
            told = page.evaluate(
                "wish => live(wish)", {"kept": kept, "time": time, "playing": playing}
            )
            kept, lost = told["kept"], lost + told["lost"]
        context.close()
    return sum(version + 1 for version in kept.values()), lost


def test_nothing_acknowledged_is_lost(browser, box):
    moves, lost = lives(browser, box, KILLS)
    assert lost == []
    assert moves > KILLS


def test_a_host_that_answers_before_it_has_stored_is_caught(browser, box, tmp_path):
    hasty = tmp_path / "hasty"
    shutil.copytree(box, hasty)
    worker = hasty / "py" / "worker.mjs"
    honest = "await file.save();"
    assert honest in worker.read_text()
    worker.write_text(worker.read_text().replace(honest, "setTimeout(() => file.save(), 300);"))
    for seed in range(5):
        if lives(browser, hasty, 4, seed)[1]:
            return
    raise AssertionError("it was not caught")


if __name__ == "__main__":
    with chromium() as found:
        print(lives(found, Path(sys.argv[2]), int(sys.argv[1])))
