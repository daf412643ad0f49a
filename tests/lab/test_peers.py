"""The comparison with other projects: what is there is measured, what is not is named."""

import msgspec
import pytest

from ludotheque import cli, registry
from ludotheque.bench import loops, peers
from ludotheque.bench.peers import Peer
from ludotheque.dice import Fast

GAME = "gratte-ciel"


def rows(*others):
    return list(peers.rows([], others, seconds=0.001))


@pytest.fixture(scope="module")
def ours():
    return list(peers.rows([registry.title(GAME)], (), seconds=0.001))


def test_ours_is_measured_in_every_way(ours):
    assert {row.game for row in ours} == {GAME}
    assert len(ours) == 4
    assert all(row.moves_per_s > 0 and not row.missing for row in ours)


def test_what_is_not_installed_is_named_not_guessed():
    absent = Peer("Nobody's", "no_such_project", ("chess",), {"a loop": loops.rlcard})
    (row,) = rows(absent)
    assert (row.project, row.missing, row.moves_per_s) == ("Nobody's", "not installed", 0)


def test_what_fails_or_lacks_a_part_does_not_stop_the_rest():
    broken = Peer("OpenSpiel", "pyspiel", ("no such game",), {"a loop": loops.openspiel})
    parts = Peer("PettingZoo", "pettingzoo", ("no_such_v0",), {"a loop": loops.pettingzoo})
    failed, lacking = rows(broken, parts)
    assert failed.missing.startswith("failed: SpielError")
    assert lacking.missing == "pettingzoo.classic.no_such_v0 is not installed"


@pytest.mark.parametrize("loop", [loops.openspiel, loops.openspiel_alone])
def test_only_decisions_with_a_choice_count(loop):
    """Of tic-tac-toe, five to eight: the ninth move is forced."""
    played = loop("tic_tac_toe")(Fast(1))
    assert 5 <= played.moves / played.games <= 8


def test_the_command_prints_a_list(ours, monkeypatch, capsys):
    monkeypatch.setattr(peers, "rows", lambda _: iter(ours[:1]))
    assert cli.main(["bench", "peers", GAME, "--json"]) == 0
    (row,) = msgspec.json.decode(capsys.readouterr().out, type=list[peers.Row])
    assert row.project == "ludotheque"
    assert cli.main(["bench", "peers", GAME]) == 0
    assert "moves/s" in capsys.readouterr().out
