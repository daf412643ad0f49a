"""The public words of the library, as docs/library.md and the README use them."""

import subprocess
import sys

import pytest

import ludotheque as lt
from ludotheque import registry
from ludotheque.record import BadRecord

GAME = "gratte-ciel"


@pytest.fixture
def finished():
    table = lt.new(GAME, seats=3, seed=7, turning_flights=True)
    while table.outcome() is None:
        table.act(table.to_act(), lt.ask(table, "random"))
    return table


def test_importing_loads_nothing_heavy():
    script = (
        "import sys, ludotheque as lt; lt.new('gratte-ciel', seats=3); "
        "heavy = {'numpy', 'litestar', 'rich', 'sqlalchemy', 'uvicorn', 'asyncio'}; "
        "print(*sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == ""


def test_games_are_those_on_the_shelf():
    assert lt.shelf() == list(registry.titles())


def test_options_are_keywords_or_ids():
    one = lt.new(GAME, seats=3, turning_flights=True)
    other = lt.new(GAME, seats=3, options={"turning-flights": True})
    assert one.options == other.options == {"turning-flights": True}
    with pytest.raises(ValueError, match="has no option 'spinning-flights'"):
        lt.new(GAME, seats=3, spinning_flights=True)


def test_a_game_is_saved_loaded_and_verified(finished, tmp_path):
    path = tmp_path / "game.json"
    written = lt.save(finished, path)
    assert written.seats == ["red", "blue", "yellow"]
    assert lt.load(path).state.text() == finished.state.text()
    assert lt.verify(path).state.text() == finished.state.text()
    assert lt.verify(path.read_bytes()).outcome().reason == finished.outcome().reason
    path.write_bytes(path.read_bytes().replace(b"yellow", b"yelloe"))
    with pytest.raises(BadRecord):
        lt.verify(path)


@pytest.mark.parametrize("game", registry.titles())
def test_a_notebook_shows_the_board(game):
    table = lt.new(game, seats=3, seed=1)
    for _ in range(4):
        table.act(table.to_act(), table.legal()[0])
    assert table._repr_html_() == table.svg()
    assert (table.svg() != table.svg(0)) == table.title.about.hidden
    assert table.svg(0).startswith("<svg ")
    assert table.svg(0).endswith("</svg>")


def test_an_interpreter_shows_whose_turn_it_is():
    table = lt.new("gratte-ciel", seats=3, seed=1)
    seat = table.to_act()
    assert repr(table) == f"<gratte-ciel, 3 seats, version 0, seat {seat} to act>"
    while table.outcome() is None:
        table.act(table.to_act(), table.legal()[0])
    assert repr(table) == f"<gratte-ciel, 3 seats, version {table.version}, over>"


@pytest.mark.parametrize(
    ("missing", "statement", "extra"),
    [
        ("numpy", "import ludotheque; ludotheque.batch('gratte-ciel', 1, 3)", "batch"),
        ("pettingzoo", "import ludotheque.adapters.pettingzoo", "pettingzoo"),
        ("gymnasium", "import ludotheque.adapters.gymnasium", "gymnasium"),
        ("pyspiel", "import ludotheque.adapters.openspiel", "openspiel"),
    ],
)
def test_a_missing_extra_is_named_in_one_sentence(missing, statement, extra):
    script = f"import sys; sys.modules['{missing}'] = None; {statement}"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("ImportError: ")
    assert last.endswith(f": pip install 'ludotheque[{extra}]'")


def test_a_bot_has_other_luck_in_every_game_and_the_same_when_asked_again():
    tables = [lt.new(GAME, seats=3, seed=seed) for seed in range(20)]
    assert len({tuple(lt.ask(table, "random")) for table in tables}) > 3
    assert all(lt.ask(table, "random") == lt.ask(table, "random") for table in tables)
    moved = tables[0]
    moved.act(moved.to_act(), moved.legal()[0])
    assert moved.luck().below(1 << 30) != lt.new(GAME, seats=3, seed=0).luck().below(1 << 30)


def test_nobody_is_asked_after_the_end(finished):
    with pytest.raises(ValueError, match="the game is over"):
        lt.ask(finished, "random")


def test_as_many_names_as_seats(finished, tmp_path):
    with pytest.raises(ValueError, match="3 seats need as many names, not 1"):
        lt.save(finished, tmp_path / "game.json", ["Ada"])
    assert not list(tmp_path.iterdir())
