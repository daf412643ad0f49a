"""Studies: the same file however they are played, and numbers that come out right."""

import csv
import hashlib
import os
import signal
import subprocess
import sys
import time

import msgspec
import pytest

from ludotheque import cli, registry
from ludotheque.contract import Tell
from ludotheque.dice import Fast
from ludotheque.lab import journal
from ludotheque.lab.pool import Processes
from ludotheque.lab.study import plan, play, rows
from ludotheque.lab.study.plan import BadStudy, Study

STUDY = """
title = "A test"
question = "Does it work?"
game = "gratte-ciel"
seats = [3, 4]
bots = ["casual", ["casual", "random"]]
deals = 6

[options]
turning-flights = [false, true]
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "question.toml"
    path.write_text(STUDY)
    return path


def ran(file, folder, *more):
    assert cli.main(["study", str(file), "--out", str(folder), *map(str, more)]) == 0
    return {
        path.relative_to(folder): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.mark.slow
def test_the_files_are_the_same_whatever_the_number_of_processes(file, tmp_path):
    alone = ran(file, tmp_path / "one", "--processes", 1)
    names = {str(name) for name in alone}
    assert {"results.csv", "results.parquet", "report.html", "figures/places.svg"} <= names
    for processes in (2, 4):
        assert ran(file, tmp_path / str(processes), "--processes", processes) == alone
    other = file.with_name("other.toml")
    other.write_text(STUDY.replace("deals = 6", "deals = 6\nseed = 2"))
    control = ran(other, tmp_path / "other", "--processes", 1)
    assert control.keys() == alone.keys()
    assert not control.items() & {item for item in alone.items() if "results" in str(item[0])}


def test_what_was_stopped_goes_on_to_the_same_file(file, tmp_path):
    study = plan.read(file)
    whole = _results(study, tmp_path / "whole")
    parts = tmp_path / "parts"
    for deals in play.run(study, parts, Processes(1)):
        if len(deals) == 2:
            break
    torn = parts / play.JOURNAL
    torn.write_bytes(torn.read_bytes() + b'[[0,0,"half a li')  # killed while it wrote
    assert _results(study, parts) == whole
    assert torn.read_bytes() == (tmp_path / "whole" / play.JOURNAL).read_bytes()


@pytest.mark.slow
def test_a_killed_study_goes_on_to_the_same_file(file, tmp_path):
    study = msgspec.structs.replace(plan.read(file), deals=12)
    whole = _results(study, tmp_path / "whole")
    folder = tmp_path / "killed"
    words = ["study", str(file), "--out", str(folder), "--deals", "12", "--processes", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "ludotheque.cli", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    while len(journal.read(folder / play.JOURNAL, msgspec.Raw)) < 4:
        assert process.poll() is None
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    assert _results(study, folder) == whole


def _results(study, folder):
    *_, deals = play.run(study, folder, Processes(1))
    path, *_ = rows.write(study, deals, folder)
    return path.read_bytes()


def test_a_row_for_every_game_and_seat(file, tmp_path):
    study = plan.read(file)
    lines = _results(study, tmp_path).decode().splitlines()
    found = list(csv.DictReader(lines))
    games = 6 * 2 * (1 + 3 + 1 + 4)  # deals, options, tables of three and four, rotations
    assert (
        len({(row["deal"], row["lineup"], row["game"], row["rotation"]) for row in found}) <= games
    )
    assert len(found) == 6 * 2 * (3 + 3 * 3 + 4 + 4 * 4)
    assert list(found[0]) == rows.columns(study)
    assert {row["lineup"] for row in found} == {"casual", "casual+2*random", "casual+3*random"}
    by_game = {}
    for row in found:
        key = (row["deal"], row["seats"], row["lineup"], row["turning-flights"], row["rotation"])
        by_game.setdefault(key, []).append(row)
    for seats in by_game.values():
        assert sorted(int(row["place"]) for row in seats) == list(range(1, len(seats) + 1))
        assert sum(float(row["won"]) for row in seats) == pytest.approx(1)
        assert sum(int(row["fees-paid"]) - int(row["fees-received"]) for row in seats) == 0


def test_all_cells_have_the_same_deals(file, tmp_path):
    """Common random numbers: who begins is drawn first, so it is the same at tables of a size."""
    study = plan.read(file)
    *_, deals = play.run(study, tmp_path, Processes(1))
    for deal in deals:
        for seats in (3, 4):
            first = {game.first for game in deal if len(game.scores) == seats}
            assert len(first) == 1
    assert len({deal[0].first for deal in deals}) > 1


def test_a_wanted_width_ends_a_study_and_so_it_does_when_it_goes_on(tmp_path):
    study = Study("t", "q", "gratte-ciel", [3], ["random"], deals=2000, width=0.3)
    *_, deals = play.run(study, tmp_path, Processes(1))
    assert len(deals) == 50
    narrower = msgspec.structs.replace(study, width=0.16)
    *_, more = play.run(narrower, tmp_path, Processes(1))
    assert 50 < len(more) < 400 and len(more) % play.LOOK_EVERY == 0
    (again,) = play.run(study, tmp_path, Processes(1))
    assert [game.digest for deal in again for game in deal] == [
        game.digest for deal in deals for game in deal
    ]


def test_a_game_that_does_not_end_has_stalled(tmp_path):
    study = Study("t", "q", "gratte-ciel", [3], ["random"], deals=1, longest=5)
    ((game,),) = list(play.run(study, tmp_path, Processes(1)))[-1]
    assert game.reason == "stalled" and sum(game.won) == 0


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('game = "gratte-ciel"', 'game = "chess"', "no game 'chess'"),
        ("seats = [3, 4]", "seats = [2]", "Gratte-ciel is for 3 to 4 players, not 2"),
        ("seats = [3, 4]", "seats = []", "seats is empty"),
        ('["casual", "random"]', '["genius"]', "no bot 'genius'"),
        ('["casual", "random"]', '["a", "b", "c", "d"]', "names 1 to 3 bots, not 4"),
        ("turning-flights", "flying-turns", "gratte-ciel has no option 'flying-turns'"),
        ("[false, true]", "[3]", "3 is no value for the option"),
        ("deals = 6", "deals = 0", "deals is 0"),
        ("deals = 6", "deals = 6\nwidth = 5.0", "width is 5.0"),
        ("deals = 6", "deals = 6\nhands = 2", "unknown field `hands`"),
        ("deals = 6", "deals = ", "Invalid value"),
    ],
)
def test_a_bad_study_is_refused_in_a_sentence(file, capsys, old, new, said):
    file.write_text(STUDY.replace(old, new))
    assert cli.main(["study", str(file)]) == cli.BAD_INPUT
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1


def test_results_of_another_study_are_not_mixed(file, tmp_path):
    study = plan.read(file)
    list(play.run(msgspec.structs.replace(study, deals=1), tmp_path, Processes(1)))
    with pytest.raises(BadStudy, match="is of another study"):
        list(play.run(msgspec.structs.replace(study, seed=2), tmp_path, Processes(1)))


def test_the_names_are_listed_and_every_study_of_a_game_can_be_played(capsys):
    assert cli.main(["study"]) == 0
    listed = capsys.readouterr().out
    assert set(registry.titles()) == {name.split("/")[0] for name in plan.named()}
    for name, path in plan.named().items():
        study = plan.read(path)
        assert f"{name}: {study.question}" in listed
        assert name.startswith(study.game)
        assert len(set(rows.columns(study))) == len(rows.columns(study))
    assert cli.main(["study", "nothing"]) == cli.BAD_INPUT
    assert "neither a file nor a study; there are" in capsys.readouterr().err
    assert cli.main(["study", "gratte-ciel/flights", "--deals", "0"]) == cli.BAD_INPUT
    assert cli.main(["study", "gratte-ciel/flights", "--processes", "0"]) == cli.BAD_INPUT


def test_without_what_draws_there_are_results_all_the_same(file, tmp_path, monkeypatch, capsys):
    for name in ("matplotlib", "pyarrow"):
        monkeypatch.setitem(sys.modules, name, None)
    written = ran(file, tmp_path / "bare", "--processes", 1, "--deals", 1)
    assert {str(name) for name in written} == {"results.csv", "deals.jsonl"}
    assert "ludotheque[lab]" in capsys.readouterr().err


@pytest.mark.parametrize("title", registry.titles().values(), ids=lambda title: title.id)
def test_whoever_acts_first_is_whom_the_game_calls_first(title):
    """Places stand on it."""
    for seats in range(title.about.players.fewest, title.about.players.most + 1):
        for seed in range(20):
            tell = Tell()
            options = title.options(title.about.simulation, seats)
            state = title.game.setup(seats, options, Fast(seed), tell)
            called = [event.facts["seat"] for event in tell.events if event.name == "first"]
            assert called == [state.to_act()]


def test_a_study_sweeps_parameters(tmp_path):
    file = tmp_path / "fees.toml"
    grid = "turning-flights = false\nstock = [40, 20]\nlanding-fee = [5, 9]"
    file.write_text(STUDY.replace("turning-flights = [false, true]", grid))
    study = plan.read(file)
    assert len(study.cells()) == 2 * 2 * 4
    assert rows.columns(study)[:5] == [
        "seats",
        "lineup",
        "turning-flights",
        "stock",
        "landing-fee",
    ]
    told = {tuple(study.value(cell, name) for name in study.grid()) for cell in study.cells()}
    assert told == {(40, 5), (40, 9), (20, 5), (20, 9)}
    ran(file, tmp_path / "out", "--processes", 1, "--deals", 1)
    with (tmp_path / "out" / "results.csv").open() as text:
        found = list(csv.DictReader(text))
    assert {(row["stock"], row["landing-fee"]) for row in found} == {
        ("40", "5"),
        ("40", "9"),
        ("20", "5"),
        ("20", "9"),
    }


def test_a_study_with_a_number_out_of_range_is_refused(tmp_path):
    file = tmp_path / "fees.toml"
    file.write_text(STUDY.replace("turning-flights = [false, true]", "stock = [40, 99]"))
    with pytest.raises(BadStudy, match="stock cannot be 99: a house rule may set it to 10 to 60"):
        plan.read(file)
