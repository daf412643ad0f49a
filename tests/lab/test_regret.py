"""What a search's choices cost: a spoiled search is found out, the same one costs nothing more."""

import pytest

from ludotheque.lab import regret
from ludotheque.lab.regret import Asked, regrets, report, tuned_otherwise

ASKED = Asked("gratte-ciel", "expert", 3, ("simulations=2", "looks=1"), every=2, referee=60)


def test_a_spoiled_search_costs_more_and_the_same_one_nothing_more():
    rows = [row for seed in range(12) for row in regrets(ASKED, seed)]
    usual, spoiled, same = (sum(row[place] for row in rows) for place in range(3))
    assert len(rows) > 60 and usual == same
    assert spoiled > 2 * usual + 0.01 * len(rows)
    assert all(min(row) == 0 for row in rows)
    _, of_spoiled, of_same = report(["expert", *ASKED.others], rows)
    assert of_spoiled.startswith("simulations=2: ") and "beside the first +" in of_spoiled
    assert of_same.endswith("beside the first +0.000 (+0.000 to +0.000)")


def test_a_tuning_differs_in_what_is_said_alone():
    usual = ASKED.tunings()[0]
    other = tuned_otherwise(usual, "looks=12,c_puct=0.7,evaluate=turn-start")
    assert (other.looks, other.c_puct, other.evaluate) == (12, 0.7, 2)
    assert (other.simulations, other.scale) == (usual.simulations, usual.scale)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["gratte-ciel", "--other", "colour=2"], "'colour=2' says nothing about a search"),
        (["gratte-ciel", "--other", "looks=0"], "'looks=0': a whole number above 0 is needed"),
        (["gratte-ciel", "--other", "c_puct=inf"], "'c_puct=inf': a number above 0 is needed"),
        (["gratte-ciel", "--level", "heuristic"], "heuristic does not search"),
        (["gratte-ciel", "--seats", "9"], "Gratte-ciel is for 3 to 4 players, not 9"),
        (["gratte-ciel", "--every", "0"], "--every and --referee take 1 or more"),
        (["chess"], "no game 'chess'"),
    ],
)
def test_bad_input_is_refused_in_a_sentence(arguments, said, capsys):
    with pytest.raises(SystemExit) as left:
        regret.main(arguments)
    assert left.value.code == 2
    assert said in capsys.readouterr().err


def test_too_few_decisions_are_no_figure(capsys):
    regret.main(["gratte-ciel", "--games", "1", "--every", "100000", "--processes", "1"])
    assert capsys.readouterr().out.startswith("0 decisions are too few")
