"""Numbers of a value are tuned by self-play: what is wrong is found, nothing else is touched."""

import pytest

from ludotheque import registry
from ludotheque.lab import reckonings, tune

SKYLINE = registry.title("skyline-of-the-world")
DUEL = ["skyline-of-the-world", "--seats", "2", "--processes", "1"]


@pytest.fixture
def reckoning():
    """That of duels, as it was again afterwards."""
    found = reckonings.reckoning_of(SKYLINE, 2)
    usual = reckonings.read(found)
    yield found
    reckonings.write(found, usual)


def rounds(folder):
    return tune.journal.read(folder / "rounds.jsonl", tune.Round)


def test_numbers_are_read_and_written_one_by_one(reckoning):
    usual = reckonings.read(reckoning)
    assert usual["useful[1]"] == list(reckoning.useful)[1]
    other = {name: number + 1.0 for name, number in usual.items()}
    reckonings.write(reckoning, other)
    assert reckonings.read(reckoning) == other
    assert reckoning.penthouse == usual["penthouse"] + 1.0


def test_a_number_that_is_far_too_small_is_found(reckoning, tmp_path, capsys):
    """The control: as it is, nothing is as sure of it."""
    usual = reckoning.turns
    for turns in (usual, usual / 4):
        reckoning.turns = turns
        folder = tmp_path / str(turns)
        tune.main([*DUEL, str(folder), "--rounds", "1", "--games", "600", "--spread", "0.5"])
        [found] = rounds(folder)
        assert (found.sure["turns"] > 6) == (turns < usual)
        assert (found.numbers["turns"] > 1.3 * turns) == (turns < usual)
    assert "round 1: turns +" in capsys.readouterr().out


def test_it_leaves_the_game_as_it_was(reckoning, tmp_path):
    usual = reckonings.read(reckoning)
    tune.main([*DUEL, str(tmp_path), "--rounds", "1", "--games", "10"])
    assert reckonings.read(reckoning) == usual


def test_it_goes_on_where_it_was_stopped(tmp_path):
    whole, pieces = tmp_path / "whole", tmp_path / "pieces"
    usual = [*DUEL, "--games", "20"]
    tune.main([*usual, str(whole), "--rounds", "3"])
    tune.main([*usual, str(pieces), "--rounds", "3"])
    file = pieces / "rounds.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + lines[1][:40])
    tune.main([*usual, str(pieces), "--rounds", "3"])
    assert file.read_bytes() == (whole / "rounds.jsonl").read_bytes()


@pytest.mark.parametrize(
    ("game", "seats", "said"),
    [
        ("gratte-ciel", ["3"], "Gratte-ciel has no TABLE in its bot.py to be tuned"),
        ("airlines", ["2", "3"], "a duel and larger tables are tuned apart"),
        ("airlines", ["9"], "2 to 6"),
    ],
)
def test_what_cannot_be_tuned_is_said_in_a_sentence(game, seats, said, tmp_path, capsys):
    with pytest.raises(SystemExit):
        tune.main([game, str(tmp_path), "--seats", *seats])
    assert said in capsys.readouterr().err


def test_a_folder_is_for_one_thing(tmp_path, capsys):
    tune.main([*DUEL, str(tmp_path), "--rounds", "1", "--games", "2"])
    with pytest.raises(SystemExit):
        tune.main([*DUEL, str(tmp_path), "--rounds", "1", "--games", "3"])
    assert "asked for differently" in capsys.readouterr().err
