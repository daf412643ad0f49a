"""The notebook under examples/ runs, and what it says is so."""

import pytest

from ludotheque.bots.levels import LEVELS
from tests.lab import notebook


@pytest.fixture
def own_levels():
    """What the notebook adds to the bots goes with it."""
    before = dict(LEVELS)
    yield
    LEVELS.clear()
    LEVELS.update(before)


@pytest.mark.slow
@pytest.mark.usefixtures("own_levels")
@pytest.mark.filterwarnings("ignore:Matplotlib is building the font cache")
def test_it_learns_to_beat_the_casual_bot():
    written = notebook.read()
    names = notebook.carry_out(written)
    learned = names["learned"]
    assert learned.bot == "learned"
    assert learned.low > names["FAIR"]
    assert names["games"] >= 300


def test_it_shows_what_came_of_it_and_stays_small():
    cells = [cell for cell in notebook.read()["cells"] if cell["cell_type"] == "code"]
    shown = [output for cell in cells for output in cell["outputs"]]
    kinds = {kind for output in shown for kind in output.get("data", {"text": ""})}
    assert {"text", "image/png"} <= kinds
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert notebook.PATH.stat().st_size < 80_000


def test_a_cell_shows_what_it_prints_draws_and_ends_in():
    source = "from matplotlib import pyplot as plt\nprint('one')\nplt.plot([1, 2])\n1 + 1"
    written = {"cells": [{"cell_type": "code", "source": [source]}]}
    notebook.carry_out(written)
    (cell,) = written["cells"]
    assert cell["outputs"][0]["text"] == ["one\n"]
    assert cell["outputs"][1]["data"] == {"text/plain": ["2"]}
    assert list(cell["outputs"][2]["data"]) == ["image/png"]
    with pytest.raises(ZeroDivisionError):
        notebook.carry_out({"cells": [{"cell_type": "code", "source": ["1 / 0"]}]})
