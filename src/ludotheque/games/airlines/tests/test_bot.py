"""What the heuristic should see at a glance; how well it plays is measured elsewhere."""

from ludotheque.games.airlines import game

from .position import at, play


def test_a_lead_is_worth_more_than_a_tie():
    ahead = at(laid=["BOI:3", "BOI:1"], turn=2)
    level = at(laid=["BOI:2", "BOI:2"], turn=2)
    assert game.value(ahead, 0) > game.value(level, 0) > game.value(ahead, 1)


def test_a_finished_game_is_worth_its_lead():
    state = at(
        phase="share", laid=["BOI:2", "BOI:1"], pile="", market="KOR:1", scored=3, points="5 9 0"
    )
    state = play(state, "take, KOR")
    assert [game.value(state, seat) for seat in range(3)] == [-3.0, 3.0, -10.0]


def test_a_marker_for_my_own_company_is_better_than_none():
    state = play(at(laid=["BOI:2"], flights=["N4"]), "expand")
    flown = play(state, "fly, N4, Seattle-Boise, BOI")
    assert game.value(flown, 0) > game.value(play(state, "keep"), 0)
