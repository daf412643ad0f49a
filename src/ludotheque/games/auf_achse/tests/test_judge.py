"""What the fitted judgement must have learnt; how well it plays is measured elsewhere."""

import pytest

from ludotheque.dice import Fast
from ludotheque.games.auf_achse import game, judge
from ludotheque.registry import title_of

from .position import at, fresh, play, rolled, stopped

HANDS = {
    "red": "berlin-graz linz-nuernberg kassel-muenchen",
    "blue": "bremen-basel koeln-innsbruck trieste-muenchen",
}


def red(state):
    return game.chances(state)[0]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_chances_make_one(seats):
    assert sum(game.chances(at(seats=seats))) == pytest.approx(1.0)
    assert sum(game.chances(fresh(seats))) == pytest.approx(1.0)


@pytest.mark.parametrize("limit", [0, 60])
def test_money_is_worth_having(limit):
    given = {"seats": 2, "limit": limit, "hand": HANDS}
    mine = [red(at(money={"red": money}, **given)) for money in range(1000, 14000, 1000)]
    theirs = [red(at(money={"blue": money}, **given)) for money in range(1000, 14000, 1000)]
    assert mine == sorted(mine)
    assert theirs == sorted(theirs, reverse=True)


def test_a_load_near_its_destination_is_better():
    given = {"seats": 2, "limit": 60, "aboard": {"red": "zuerich-wien"}}
    given["hand"] = {"red": "berlin-graz linz-nuernberg", "blue": HANDS["blue"]}
    assert red(at(red="linz-wien-1", **given)) > red(at(red="hamburg", **given))


def test_an_offer_that_wins_is_better_when_it_is_low():
    given = {"seats": 2, "limit": 60, "hand": HANDS, "red": "hamburg", "blue": "zuerich"}
    called = play(stopped(**given), "call zuerich-wien")
    worth = [game.chances(play(called, f"bid {offer}"))[1] for offer in range(1, 6)]
    assert worth == sorted(worth, reverse=True)


def test_in_the_last_round_money_counts_and_contracts_do_not():
    given = {"seats": 2, "limit": 60, "open": "-", "pile": 0, "reserve": 48}
    given |= {"money": {"red": 18000, "blue": 15000}, "hand": HANDS | {"red": "berlin-graz"}}
    late = red(at(round=60, **given))
    assert late > 0.8
    assert late > red(at(round=40, **given))


def test_no_limit_is_a_limit_far_away():
    given = {"seats": 2, "hand": HANDS}
    assert red(at(limit=0, **given)) == red(at(limit=200, **given))


@pytest.mark.parametrize("seats", [2, 5])
def test_every_position_of_a_game_can_be_judged(seats):
    dice, title = Fast(seats), title_of(game)
    state = game.setup(seats, title.options(title.about.simulation), dice, None)
    for step in range(120):
        assert sum(game.chances(state)) == pytest.approx(1.0)
        assert len(judge.features(state, step % seats)) == judge.INPUTS + judge.MORE
        state.apply(state.legal()[dice.below(len(state.legal()))], dice, None)


def test_the_inspektion_is_seen():
    with_it, without = (
        judge.features(at(seats=2, kept=kept), 0) for kept in ("inspektion:red", "-")
    )
    assert list(with_it) != list(without)


def at_a_load(position, aboard):
    """Red stands in Hamburg, where something is to be loaded, or has it aboard already."""
    mine = {"hand" if not aboard else "aboard": {"red": "hamburg-trieste"}}
    hand = {"blue": HANDS["blue"], **mine.get("hand", {})}
    loaded = mine.get("aboard", {})
    return position(seats=2, limit=60, red="hamburg", hand=hand, aboard=loaded)


def test_auf_5_6_what_can_be_loaded_before_the_roll_is_as_good_as_aboard():
    waiting, aboard = (red(at_a_load(at, aboard)) for aboard in (False, True))
    assert waiting == pytest.approx(aboard)


def test_what_is_driven_away_from_is_not():
    def leaving(**given):
        return rolled(3, **given)

    waiting, aboard = (red(at_a_load(leaving, aboard)) for aboard in (False, True))
    assert waiting != pytest.approx(aboard)


def test_auf_9_10_with_the_inspektion_nothing_is_as_good_as_aboard():
    def inspected(**given):
        return at(**given, kept="inspektion:red")

    waiting, aboard = (red(at_a_load(inspected, aboard)) for aboard in (False, True))
    assert waiting != pytest.approx(aboard)
