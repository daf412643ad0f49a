"""What the fitted judgement must have learnt; how well it plays is measured elsewhere."""

import pytest

from ludotheque.games.airlines import game

from .position import at


def test_chances_make_one():
    assert sum(game.chances(at(laid=["BOI:3", "BOI:1"], turn=2))) == pytest.approx(1.0)


def test_points_are_worth_having():
    ahead, level = at(points="20 0 0"), at(points="0 0 0")
    assert game.chances(ahead)[0] > game.chances(level)[0]
    assert game.chances(ahead)[1] < game.chances(level)[1]


def test_who_has_laid_more_of_a_company_stands_better():
    chances = game.chances(at(laid=["BOI:3", "BOI:1"], turn=2))
    assert chances[0] > chances[1]


def test_a_company_that_i_can_make_grow_is_better_than_one_that_i_cannot():
    laid = ["BOI:3", "ITA:3"]
    able = at(laid=laid, flights=["N12 N9", ""])
    unable = at(laid=laid, flights=["", "N12 N9"])
    assert game.chances(able)[0] > game.chances(unable)[0]


def test_nobody_answers_out_of_turn():
    assert game.quiet(at(points="0 0 0"))
