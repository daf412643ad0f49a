"""What `check` finds wrong with a position; room and trailers of every seat."""

import pytest

from ludotheque.games.auf_achse.board import CITIES, CONTRACT_NAMES, NAMES, SPACES, distance
from ludotheque.games.auf_achse.refusals import _steps

from .position import after, at, line, stopped

MINE = "basel-verona"


def money(state):
    state.money[1] += 100


def debts(state):
    state.money[1], state.money[2] = -100, state.money[1] + state.money[2] + 100


def odd_money(state):
    state.money[1] -= 50
    state.money[2] += 50


def overloaded(state):
    for name in ("basel-flensburg", "hannover-milano"):
        card = CONTRACT_NAMES.index(name)
        state.holder[card], state.shown[card], state.loaded[card] = 1, 1, 1
        state.pile -= 1


def too_many_large_trailers(state):
    state.trailers[1] = state.trailers_left(1) + 1


def too_many_small_trailers(state):
    state.trailers[0] = state.trailers_left(0) + 1


def an_unmarked_truck(state):
    state.trucks[state.at[1]] -= 1


def two_on_a_space(state):
    state.move_truck(1, state.at[0])


def works_under_a_truck(state):
    state.works = state.at[2]


def works_in_a_city(state):
    state.works = NAMES.index("wien")


def works_in_the_jam(state):
    state.works = state.jam


def loaded_but_not_shown(state):
    card = CONTRACT_NAMES.index(MINE)
    state.loaded[card] = 1


def two_holders(state):
    card = CONTRACT_NAMES.index("zuerich-wien")
    state.holder[card] = 0


def a_contract_too_many(state):
    state.pile += 1


def an_event_card_twice(state):
    state.bag[4] += 1


def an_event_card_lost(state):
    state.bag[4] = 0


def a_kept_card_in_the_bag(state):
    state.kept[7] = 1


def done_with_a_contract(state):
    state.done[0] = 1


def nobody_to_act(state):
    state.actor = -1


FAULTS = [
    (money, "money"),
    (debts, "money"),
    (odd_money, "money"),
    (overloaded, "overloaded"),
    (too_many_large_trailers, "trailers"),
    (too_many_small_trailers, "trailers"),
    (an_unmarked_truck, "stuttgart-basel-1"),
    (two_on_a_space, "hamburg-berlin-1"),
    (works_under_a_truck, "road works"),
    (works_in_a_city, "road works"),
    (works_in_the_jam, "two signs"),
    (loaded_but_not_shown, None),
    (two_holders, "zuerich-wien"),
    (a_contract_too_many, None),
    (an_event_card_twice, "familiennachwuchs"),
    (an_event_card_lost, "familiennachwuchs"),
    (a_kept_card_in_the_bag, "routenplanung"),
    (done_with_a_contract, "not their last"),
    (nobody_to_act, None),
]


@pytest.mark.parametrize(("fault", "named"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_check_finds(fault, named):
    state = at(hand={"red": MINE}, jam="linz-graz-2", kept="stau-frankfurt:blue")
    fault(state)
    with pytest.raises(AssertionError, match=named):
        state.check()


def test_auf_12_3_several_trucks_on_a_road_of_2007():
    state = at(options="2007", red="hamburg-berlin-1", blue="hamburg-berlin-1")
    state.move_truck(2, state.at[0])
    with pytest.raises(AssertionError):
        state.check()
    crowd = dict.fromkeys(("red", "blue", "yellow", "green"), "wien")
    assert NAMES.index("wien") < CITIES
    at(options="2007", **crowd).check()


def test_auf_6_1_every_seat_has_its_own_trailers():
    state = at(seats=6, trailers={"red": "1 0", "blue": "0 1", "grey": "2 1"})
    assert [state.room(seat) for seat in range(6)] == [10, 12, 6, 6, 6, 20]
    assert [state.trailers_left(size) for size in (0, 1)] == [1, 2]


def test_the_next_player_has_neither_rolled_nor_arrived():
    state, _ = after(stopped(red="hamburg-berlin-1"), "end")
    assert (line(state, "turn"), line(state, "stop")) == ("blue", "-")


def test_a_refusal_counts_spaces_by_the_shortest_way():
    for here in range(CITIES):
        for there in range(SPACES):
            far = distance(here, there)
            assert _steps(here, there, 6) == (far if far <= 6 else -1)
