"""Set-up, row by row."""

import pytest

from ludotheque.contract import Tell
from ludotheque.dice import Fast
from ludotheque.games.auf_achse import game
from ludotheque.games.auf_achse.board import CITIES, NAMES, SPACES
from ludotheque.table import new

from .position import SPACES as STARTS
from .position import after, fresh, line, money, said, turn

ROAD_SPACES = [NAMES[space] for space in range(CITIES, SPACES)]


def placed(state):
    """All trucks on their usual spaces, with any contracts, and the events of the deal."""
    tell = Tell()
    while turn(state).endswith("place"):
        colour = turn(state).split()[0]
        space = STARTS[("red", "blue", "yellow", "green", "purple", "grey").index(colour)]
        tell = Tell()
        state.apply(game.parse(["place", space]), Fast(1), tell)
    state.check()
    return state, tell.events


def test_auf_2_1_each_in_turn_on_a_road_space_that_is_not_taken():
    state = fresh()
    assert said(state) == [f"place {name}" for name in ROAD_SPACES]
    assert turn(state) == "red place"
    state, events = after(state, "place linz-graz-1")
    assert events == [("placed", {"seat": 0, "space": "linz-graz-1"})]
    assert line(state, "truck red").split()[0] == "linz-graz-1"
    assert turn(state) == "blue place"
    assert said(state) == [f"place {name}" for name in ROAD_SPACES if name != "linz-graz-1"]


def test_auf_2_1_no_contract_is_seen_before_all_trucks_stand():
    state = fresh(2)
    state, _ = after(state, "place linz-graz-1")
    assert [line(state, "hand red"), line(state, "hand blue"), line(state, "open")] == ["-"] * 3
    assert game.view(state, 0).mine == []


def test_auf_2_1_two_trucks_never_start_on_one_space_by_the_rules_of_2007_either():
    state, _ = after(fresh(rules_2007=True), "place linz-graz-1")
    assert "place linz-graz-1" not in said(state)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_auf_2_2_5000_each(seats):
    assert [int(sum_) for sum_ in fresh(seats).money] == [5000] * seats


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_auf_2_3_three_private_contracts_each_that_only_their_owner_sees(seats):
    state, events = placed(fresh(seats, 1))
    dealt = [event for event in events if event.name == "dealt"]
    assert [event.facts["seat"] for event in dealt] == [(1 + k) % seats for k in range(seats)]
    for seat in range(seats):
        colour = ("red", "blue", "yellow", "green", "purple", "grey")[seat]
        names = line(state, f"hand {colour}").split()
        assert len(names) == 3
        assert [own.contract.name for own in game.view(state, seat).mine] == names
        (event,) = [event for event in dealt if event.facts["seat"] == seat]
        assert sorted(event.seen_by(seat)["contracts"]) == sorted(names)
        assert event.seen_by((seat + 1) % seats)["contracts"] == "secrets"
        assert event.seen_by(None)["contracts"] == "secrets"
        for other in {None, *range(seats)} - {seat}:
            truck = game.view(state, other).trucks[seat]
            assert (truck.secrets, truck.known) == (3, [])


@pytest.mark.parametrize(("seats", "public"), [(2, 12), (3, 16), (4, 20), (5, 24), (6, 24)])
def test_auf_2_4_public_contracts(seats, public):
    state, events = placed(fresh(seats))
    opened = [event.facts["contract"] for event in events if event.name == "opened"]
    assert line(state, "open").split() == opened
    assert len(opened) == 4
    assert int(line(state, "pile")) == public - 4


@pytest.mark.parametrize(
    ("seats", "chosen", "public"),
    [(2, 0, 12), (2, 4, 4), (2, 5, 5), (2, 46, 46), (4, 40, 40), (6, 34, 34)],
)
def test_auf_2_5_more_or_fewer_public_contracts(seats, chosen, public):
    state, _ = placed(fresh(seats, public_contracts=chosen))
    assert int(line(state, "pile")) == public - 4
    assert int(line(state, "reserve")) == 52 - 3 * seats - public
    assert len(line(state, "open").split()) == 4


@pytest.mark.parametrize(("seats", "chosen", "most"), [(2, 47, 46), (4, 41, 40), (6, 3, 34)])
def test_auf_2_5_no_other_number_is_taken(seats, chosen, most):
    with pytest.raises(ValueError, match=f"for {seats} players it is 0 or 4 to {most}$"):
        new("auf-achse", seats, options={"public-contracts": chosen})


@pytest.mark.parametrize(("seats", "reserve"), [(2, 34), (3, 27), (4, 20), (5, 13), (6, 10)])
def test_auf_2_6_the_rest_is_the_reserve(seats, reserve):
    state, _ = placed(fresh(seats))
    assert int(line(state, "reserve")) == reserve


def test_auf_2_7_no_sign_on_the_map_and_all_event_cards_unseen():
    state, _ = placed(fresh())
    assert [line(state, name) for name in ("works", "jam", "under", "kept", "event")] == ["-"] * 5
    assert sum(state.bag) == 31


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_auf_2_8_the_first_player_is_drawn_then_clockwise(first):
    state = fresh(4, first)
    order = []
    for name in ("linz-graz-1", "linz-graz-2", "linz-graz-3"):
        order.append(int(state.to_act()))
        state, _ = after(state, f"place {name}")
    state.apply(game.parse(["place", "linz-wien-1"]), Fast(1), None)
    assert order == [(first + k) % 4 for k in range(3)]
    assert turn(state) == f"{('red', 'blue', 'yellow', 'green')[first]} before"
    assert (line(state, "round"), money(state)) == ("1", 5000)


def test_auf_2_8_everybody_is_told_who_goes_first():
    tell = Tell()
    state = game.setup(
        3,
        {
            "children": False,
            "one-lap": False,
            "rules-2007": False,
            "round-limit": 0,
            "public-contracts": 0,
        },
        Fast(5),
        tell,
    )
    assert [(event.name, event.facts) for event in tell.events] == [("first", {"seat": state.turn})]
