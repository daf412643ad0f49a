"""How the game ends and who wins (GRA-6)."""

from pathlib import Path

import pytest

from ludotheque.games.gratte_ciel import GratteCiel
from ludotheque.lab.perft import perft, read_file

from .position import after, at, barred, building, stuck


def test_gra_6_1_ends_when_the_player_to_move_cannot():
    state, events = after(stuck(), "fly e3 b3")
    assert state.to_act() == -1
    assert state.outcome().reason == "cannot-fly"
    assert events[-1] == ("ended", {"seat": 1, "reason": "cannot-fly"})
    assert len(state.legal()) == 0


@pytest.mark.parametrize("flights", ["straight", "turning"])
def test_gra_6_1_in_edition_1_helicopters_in_the_way_end_it_too(flights):
    state, events = after(barred(flights=flights, edition=1), "fly e3 b3")
    assert state.outcome().reason == "cannot-fly"
    assert events[-1] == ("ended", {"seat": 1, "reason": "cannot-fly"})


def test_gra_6_1_with_turning_flights():
    state, _ = after(
        at(flights="turning", helicopters="e3 i1 h1 h9", i2="B1", i3="B1"), "fly e3 b3"
    )
    assert state.to_act() == 1


def test_gra_6_1_perft_of_edition_1():
    """The counts of both editions differ where somebody is barred within reach."""
    counts = {"four players, straight, late": [6, 42, 108, 702, 2241]}
    for entry in read_file(Path(__file__).with_name("perft.txt")):
        state = GratteCiel(1).read(entry.position)
        for depth, count in enumerate(counts.get(entry.comment, entry.counts), 1):
            if count < 3000:
                assert perft(state, depth) == count


@pytest.mark.parametrize("flights", ["straight", "turning"])
def test_gra_6_5_helicopters_in_the_way_cost_a_turn(flights):
    state, events = after(barred(flights=flights), "fly e3 b3")
    assert state.outcome() is None
    assert state.to_act() == 2
    assert events[-1] == ("barred", {"seat": 1})


def test_gra_6_5_two_may_be_barred_one_after_the_other():
    """Green bars Blue's way and Yellow's, and could fly both."""
    walls = dict.fromkeys(["i2", "i3", "i4", "i5", "e1", "f1"], "B1")
    walls |= dict.fromkeys(["h2", "h3", "h4", "h5"], "B1")
    state, events = after(at(helicopters="e3 i1 h1 g1", d1="B1", **walls), "fly e3 b3")
    assert events[-1] == ("ended", {"seat": 1, "reason": "cannot-fly"})
    del walls["f1"]
    state, events = after(at(helicopters="e3 i1 h1 g1", d1="B1", **walls), "fly e3 b3")
    assert events[-2:] == [("barred", {"seat": 1}), ("barred", {"seat": 2})]
    assert state.to_act() == 3


def test_gra_6_5_whoever_is_barred_and_walled_in_ends_it():
    state, events = after(barred(g1="B1", f1="B1", e1="B1", i3="B1", i4="B1", i5="B1"), "fly e3 b3")
    assert state.outcome().reason == "cannot-fly"
    assert events[-1] == ("ended", {"seat": 1, "reason": "cannot-fly"})


def around_the_corner(reach):
    """Every lot within that many steps of i1 has a building, but for the helicopters' own."""
    lots = [(c, r) for c in range(9) for r in range(1, 10)]
    near = [(c, r) for c, r in lots if 0 < (8 - c) + (r - 1) <= reach]
    built = [f"{'abcdefghi'[c]}{r}" for c, r in near if not (3 <= c <= 5 and 4 <= r <= 6)]
    return dict.fromkeys(built, "B1")


@pytest.mark.parametrize(("reach", "over"), [(3, False), (4, True)])
def test_gra_6_1_turning_flights_reach_four_lots(reach, over):
    built = around_the_corner(reach)
    state, _ = after(at(flights="turning", helicopters="c3 i1 b5 b8", **built), "fly c3 b3")
    assert (state.outcome() is not None) is over


@pytest.mark.parametrize(("reach", "over"), [(3, False), (4, True)])
def test_gra_6_1_straight_flights_reach_four_lots(reach, over):
    built = {f"i{r}": "B1" for r in range(2, 2 + reach)} | {f"{c}1": "B1" for c in "hgfe"}
    state, _ = after(at(helicopters="c3 i1 b5 b8", **built), "fly c3 b3")
    assert (state.outcome() is not None) is over


def test_gra_6_1_a_stuck_player_whose_turn_it_is_not_does_not_end_it():
    state, _ = after(at(helicopters="e3 h1 i1 i2"), "fly e3 b3")
    assert state.to_act() == 1


def test_gra_6_2_ends_after_the_turn_in_which_a_stock_is_empty():
    state, events = after(at(a1="R38", d3="B1"), "fly e3 b3")
    assert state.outcome().reason == "no-floors"
    assert building(state, "d3") == "B2"
    assert events[-1][1]["reason"] == "no-floors"


def test_gra_6_2_any_players_stock_counts():
    state, _ = after(at(d3="Y38", a1="R1"), "fly e3 b3")
    assert state.outcome().reason == "no-floors"


def test_gra_6_2_one_floor_left_goes_on():
    assert after(at(a1="R37"), "fly e3 b3")[0].outcome() is None


def test_gra_6_3_ends_when_one_player_is_left():
    state, events = after(at(points="1 60 0 0", helicopters="e3 h5 - -"), "fly e3 c3")
    assert state.outcome() is None  # a green lot owes nothing to the eliminated
    state, events = after(at(points="1 60 0 0", helicopters="e3 h5 - -"), "fly e3 h3")
    assert state.outcome().reason == "last-player"
    assert state.outcome().winners == [1]
    assert events[-1] == ("ended", {"seat": 0, "reason": "last-player"})


def test_gra_6_4_the_highest_score_wins():
    state, _ = after(stuck("60 60 70 60"), "fly e3 b3")
    assert state.outcome().scores == [65, 60, 70, 60]
    assert state.outcome().winners == [2]


def test_gra_6_4_a_tie_is_a_shared_win():
    state, _ = after(stuck("60 65 20 60"), "fly e3 b3")
    assert state.outcome().winners == [0, 1]
    assert list(state.standing()) == [65, 65, 20, 60]
