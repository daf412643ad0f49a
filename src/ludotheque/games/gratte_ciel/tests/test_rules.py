"""Gratte-ciel row by row: a position, an action, what must come of it."""

import pytest

from ludotheque.contract import Illegal
from ludotheque.dice import Fast, Replayed
from ludotheque.games.gratte_ciel import board, game
from ludotheque.games.gratte_ciel.rules import fee
from ludotheque.record import Seeded
from ludotheque.registry import title
from ludotheque.table import Table

from .position import after, at, building, points, said

NAMES = [f"{c}{r}" for r in range(1, 10) for c in "abcdefghi"]
LOTS = [lot for lot in range(1, 82) if board.DISTRICT[lot] != board.CENTRE]


def fresh(seats=4, first=0, turning=False):
    return game.setup(seats, {"turning-flights": turning}, Replayed([first]), None)


def start(state, *lots):
    for lot in lots:
        state, _ = after(state, f"start {lot}")
    return state


def tints(seats):
    """How often each colour (4 is white) is in each district."""
    state = fresh(seats)
    count = {}
    for lot in LOTS:
        key = int(board.DISTRICT[lot]), int(state.tint(lot))
        count[key] = count.get(key, 0) + 1
    return count


# 1 Components and board


@pytest.mark.parametrize("seats", [0, 1, 2, 5])
def test_gra_1_1_three_or_four_players(seats):
    with pytest.raises(Illegal) as refused:
        Table(title("gratte-ciel"), seats, {}, Seeded(1))
    assert refused.value.rule == "GRA-1.1"


def test_gra_1_2_eight_districts_of_nine_lots():
    assert len(LOTS) == 72
    assert [sum(board.DISTRICT[lot] == d for lot in LOTS) for d in range(9)] == [9] * 4 + [0] + [
        9
    ] * 4


def test_gra_1_3_one_white_lot_and_two_of_each_colour():
    count = tints(4)
    for district in set(range(9)) - {4}:
        assert [count[district, colour] for colour in range(5)] == [2, 2, 2, 2, 1]


def test_gra_1_4_green_lots_are_white_with_three():
    count = tints(3)
    for district in set(range(9)) - {4}:
        assert [count.get((district, colour), 0) for colour in range(5)] == [2, 2, 2, 0, 3]


def test_gra_1_5_floors():
    assert 3 * board.FLOORS[3] + board.FLOORS[4] == 220
    assert 4 * board.FLOORS[4] <= 220


def test_board_no_two_neighbours_of_one_colour():
    for lot in LOTS:
        for near in board.NEIGHBOURS[lot]:
            assert board.TINT[lot] != board.TINT[near], NAMES[lot - 1]


def test_board_a_quarter_turn_maps_each_colour_to_the_next():
    for lot in LOTS:
        row, column = board.GRID.row(lot), board.GRID.column(lot)
        turned = board.GRID.cell(column, 8 - row)
        if board.TINT[lot] == board.WHITE:
            assert board.TINT[turned] == board.WHITE
        else:
            assert board.TINT[turned] == (board.TINT[lot] + 1) % 4


# 2 Set-up


@pytest.mark.parametrize(("seats", "floors"), [(3, 60), (4, 40)])
def test_gra_2_1_floors_and_points(seats, floors):
    state = fresh(seats)
    assert list(state.stock) == [floors] * seats
    assert points(state) == [45] * seats


def test_gra_2_2_a_floor_and_the_helicopter_on_a_free_white_lot():
    state = fresh()
    whites = ["b2", "e2", "h2", "b5", "h5", "b8", "e8", "h8"]
    assert said(state) == [f"start {lot}" for lot in whites]
    state, events = after(state, "start e2")
    assert building(state, "e2") == "R1"
    assert list(state.stock) == [39, 40, 40, 40]
    assert events == [
        ("started", {"seat": 0, "lot": "e2"}),
        ("built", {"seat": 0, "lot": "e2", "height": 1}),
    ]
    assert said(state) == [f"start {lot}" for lot in whites if lot != "e2"]


def test_gra_2_3_three_players_start_in_different_districts():
    state = start(fresh(3), "a2")  # green, so white with three
    assert not {"start b2", "start c3"} & set(said(state))
    assert len(said(state)) == 21


def test_gra_2_3_four_players_may_share_a_district_rule_does_not_apply():
    assert len(said(start(fresh(4), "b2"))) == 7


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_gra_2_4_first_player_is_drawn_then_clockwise(first):
    state = fresh(4, first)
    order = []
    for lot in ("b2", "e2", "h2", "b5"):
        order.append(int(state.to_act()))
        state = start(state, lot)
    assert [*order, int(state.to_act())] == [(first + k) % 4 for k in (0, 1, 2, 3, 4)]


def test_gra_2_4_three_players_are_red_blue_and_yellow():
    assert game.view(fresh(3), None).helicopters == [None] * 3
    assert title("gratte-ciel").about.colours[:3] == ["red", "blue", "yellow"]


# 3 Flights


def test_gra_3_1_one_to_four_lots_along_row_or_column():
    assert said(at(helicopters="b2 h5 h8 b8")) == [
        "fly b2 b1",
        *[f"fly b2 {c}2" for c in "cdef"],
        *[f"fly b2 b{r}" for r in (3, 4, 5, 6)],
        "fly b2 a2",
    ]


def test_gra_3_1_not_onto_a_building():
    assert "fly e3 c3" not in said(at(c3="B1"))


def test_gra_3_2_straight_lines_only():
    assert all(len(action.split()) == 3 for action in said(at()))


def test_gra_3_3_turning_flights_enter_no_lot_twice():
    state = at(flights="turning", helicopters="b2 h5 h8 b8")
    flights = said(state)
    assert "fly b2 b3 c3 c2" in flights
    assert "fly b2 b3" in flights
    assert len(flights) == len(set(flights)) == naive_walks("b2")
    assert not any(len(set(path(flight))) < len(path(flight)) for flight in flights)


def path(flight):
    """Every lot of a flight in words."""
    state = game.parse(flight.split())
    lots = []
    while state:
        lots.append(state & 127)
        state >>= 7
    return lots


def naive_walks(lot):
    """How many walks of 1 to 4 lots without a lot twice leave a lot of an empty board."""

    def count(trail):
        column, row = "abcdefghi".index(trail[-1][0]), int(trail[-1][1])
        total = 0
        for dc, dr in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            c, r = column + dc, row + dr
            if not (0 <= c < 9 and 1 <= r <= 9) or (3 <= c <= 5 and 4 <= r <= 6):
                continue
            there = f"{'abcdefghi'[c]}{r}"
            if there not in trail:
                total += 1 + (count([*trail, there]) if len(trail) < 4 else 0)
        return total

    return count([lot])


def test_gra_3_4_buildings_may_be_flown_over():
    assert "fly e3 b3" in said(at(d3="B2", c3="Y1"))


def test_gra_3_4_helicopters_and_the_centre_may_not():
    flights = said(at(helicopters="b2 d2 h8 b8"))
    assert [f for f in flights if f[7:] in {"c2", "d2", "e2", "f2"}] == ["fly b2 c2"]
    assert not [f for f in said(at(helicopters="e3 h5 h8 b8")) if f.endswith(("e4", "e5", "e7"))]
    turning = said(at(helicopters="c4 h5 h8 b8", flights="turning"))
    assert not [f for f in turning if any(lot in f for lot in ("d4", "d5", "e4"))]


def test_gra_3_5_flying_is_compulsory_however_ruinous():
    # Only a1 is left in reach, in the own district and beyond a tower that ruins.
    built = {f"b{r}": "B9" for r in (2, 3, 4, 5)} | {f"{c}1": "Y1" for c in "cdef"}
    built["e1"] = "Y1"
    state = at(helicopters="b1 h5 h8 b8", points="45 60 60 60", **built)
    assert said(state) == ["fly b1 a1"]


def test_gra_3_6_only_the_lots_between_count():
    state, events = after(at(e3="R7"), "fly e3 c3")
    assert events[0] == ("flew", {"seat": 0, "path": ["e3", "d3", "c3"]})
    assert [name for name, _ in events] == ["flew", "landing-fee", "built"]
    assert building(state, "e3") == "R7"


def test_gra_3_7_nobody_lands_where_a_helicopter_stands():
    assert "fly e3 c3" not in said(at(helicopters="e3 c3 h8 b8"))


# 4 Points


def test_gra_4_1_landing_in_the_district_of_take_off_costs_50():
    state, events = after(at(helicopters="e3 h5 h8 b8"), "fly e3 e2")  # a white lot
    assert points(state) == [10, 60, 60, 60]
    assert ("same-district", {"seat": 0, "points": 50}) in events


@pytest.mark.parametrize(
    ("flight", "expected"),
    [
        ("fly e3 b3", [65, 60, 60, 60]),  # own colour
        ("fly e3 c3", [55, 60, 60, 65]),  # green
        ("fly e3 h3", [55, 65, 60, 60]),  # blue
        ("fly e3 g3", [65, 60, 60, 60]),  # own colour, the other way
    ],
)
def test_gra_4_2_landing_fees(flight, expected):
    assert points(after(at(), flight)[0]) == expected


def test_gra_4_2_white_costs_nothing():
    state, events = after(at(helicopters="b2 h5 h8 e8"), "fly b2 b5")
    assert points(state) == [60] * 4
    assert [name for name, _ in events] == ["flew", "built"]


def test_gra_4_3_fees_add_up():
    state, _ = after(at(), "fly e3 f3")  # same district, green
    assert points(state) == [5, 60, 60, 65]


def test_gra_4_3_own_colour_in_the_same_district():
    state, _ = after(at(helicopters="e2 h5 h8 b8"), "fly e2 e3")
    assert points(state) == [15, 60, 60, 60]


@pytest.mark.parametrize(
    ("floors", "due"), [(0, 0), (1, 1), (2, 4), (3, 10), (4, 20), (5, 35), (6, 56), (7, 84)]
)
def test_gra_4_4_fee_for_floors(floors, due):
    assert fee(floors) == due


def test_gra_4_4_all_buildings_of_a_colour_together_own_floors_free():
    state = at(d3="B2", c3="R5", b3="B1")
    state, events = after(state, "fly e3 a3")  # yellow lot
    assert points(state) == [60 - 10 - 5, 70, 65, 60]
    assert events[1] == (
        "overflight-fee",
        {"payer": 0, "payee": 1, "points": 10, "due": 10, "floors": 3},
    )


def test_gra_4_4_each_colour_apart():
    state, _ = after(at(d3="B2", c3="Y4", b3="G1"), "fly e3 a3")
    assert points(state) == [60 - 4 - 20 - 1 - 5, 64, 60 + 20 + 5, 61]


@pytest.mark.parametrize(
    ("turn", "helicopters", "expected"),
    [
        ("R", "e3 h5 h8 b8", [60 - 10 - 1 - 5, 70, 65, 61]),
        ("B", "h5 e3 h8 b8", [60, 60 - 1 - 5, 65, 61]),
        ("Y", "h5 h8 e3 b8", [60, 70, 60 + 5 - 10 - 1, 61]),
        ("G", "h5 h8 b8 e3", [60, 70, 65, 60 - 10 - 5]),
    ],
)
def test_gra_4_4_each_colour_once_whoever_flies(turn, helicopters, expected):
    state, _ = after(at(turn=turn, helicopters=helicopters, d3="B1", c3="G1", b3="B2"), "fly e3 a3")
    assert points(state) == expected


def test_gra_4_4_an_empty_lot_before_a_building():
    state, _ = after(at(c3="B1", b3="G2"), "fly e3 a3")
    assert points(state) == [60 - 1 - 4 - 5, 61, 65, 64]


def test_gra_4_5_pays_in_flight_order_as_far_as_the_points_go():
    state, events = after(at(points="12 60 60 60", d3="B3", c3="Y3", b3="G1"), "fly e3 a3")
    assert points(state) == [0, 70, 62, 60]
    names = [name for name, _ in events]
    assert names[1:5] == [
        "overflight-fee",
        "overflight-fee-short",
        "overflight-fee-short",
        "landing-fee-short",
    ]
    assert events[2][1] == {"payer": 0, "payee": 2, "points": 2, "due": 10, "floors": 3}
    assert events[4][1] == {"payer": 0, "payee": 2, "points": 0, "due": 5, "floors": 0}
    assert "eliminated" in names


@pytest.mark.parametrize(("purse", "out"), [(9, True), (10, True), (11, False)])
def test_gra_4_5_exactly_0_eliminates(purse, out):
    state, _ = after(
        at(points=f"{purse} 60 60 60", c2="B3", helicopters="b2 h5 h8 b8"), "fly b2 e2"
    )
    assert state.out(0) is out
    assert points(state)[0] == max(0, purse - 10)


def test_gra_4_6_the_five_points_come_first():
    state, _ = after(at(points="1 60 60 60", d3="B2"), "fly e3 b3")
    assert points(state) == [2, 64, 60, 60]


def test_gra_4_6_then_overflights_then_landing_then_the_fifty():
    state, events = after(at(points="20 60 60 60", helicopters="a1 h5 h8 b8", b1="Y2"), "fly a1 c1")
    assert points(state) == [0, 65, 64, 60]
    assert [name for name, _ in events][1:4] == ["overflight-fee", "landing-fee", "same-district"]
    assert events[3][1] == {"seat": 0, "points": 11}


def ghost(**buildings):
    """Green is eliminated."""
    return at(points="60 60 60 0", helicopters="e3 h5 h8 -", **buildings)


def test_gra_4_7_no_fee_is_owed_to_the_eliminated():
    state, events = after(ghost(d3="G4"), "fly e3 c3")  # a green lot, over green floors
    assert points(state) == [60, 60, 60, 0]
    assert [name for name, _ in events] == ["flew", "built", "built"]
    assert building(state, "c3") == "G1"
    assert building(state, "d3") == "G5"


def test_gra_4_7_the_helicopter_leaves_and_the_turn_skips_him():
    state, events = after(at(points="60 5 60 60", turn="B", helicopters="b8 e3 h8 h5"), "fly e3 c3")
    assert list(state.helicopter)[1] == 0
    assert state.to_act() == 2
    assert ("eliminated", {"seat": 1}) in events
    state, _ = after(state, said(state)[0])
    state, _ = after(state, said(state)[0])
    state, _ = after(state, said(state)[0])
    assert state.to_act() == 2


def test_gra_4_7_an_empty_stock_of_the_eliminated_does_not_end_the_game():
    state, _ = after(ghost(d3="G38", a1="G1"), "fly e3 c3")
    assert list(state.stock)[3] == 0
    assert building(state, "d3") == "G38"
    assert state.outcome() is None


def test_gra_4_8_a_ruinous_flight_is_still_built():
    state, events = after(at(points="1 60 60 60", d3="B3"), "fly e3 c3")
    assert state.out(0)
    assert building(state, "c3") == "G1"
    assert building(state, "d3") == "B4"
    names = [name for name, _ in events]
    assert names.index("built") < names.index("eliminated")


# 5 Building


@pytest.mark.parametrize(
    ("flight", "lot", "expected"),
    [("fly e3 b3", "b3", "R1"), ("fly e3 c3", "c3", "G1"), ("fly e3 h3", "h3", "B1")],
)
def test_gra_5_1_the_landing_lot_decides_whose_floor(flight, lot, expected):
    state, _ = after(at(), flight)
    assert building(state, lot) == expected
    colour = "RBYG".index(expected[0])
    assert state.stock[colour] == 38


def test_gra_5_1_own_floor_on_white():
    state, _ = after(at(helicopters="b2 h5 h8 e8"), "fly b2 b5")
    assert building(state, "b5") == "R1"


def test_gra_5_2_every_building_flown_over_grows_empty_lots_do_not():
    state, events = after(at(d3="B2", b3="R5"), "fly e3 a3")
    assert [building(state, lot) for lot in ("d3", "c3", "b3", "a3")] == ["B3", "", "R6", "Y1"]
    assert [facts for name, facts in events if name == "built"] == [
        {"seat": 2, "lot": "a3", "height": 1},
        {"seat": 1, "lot": "d3", "height": 3},
        {"seat": 0, "lot": "b3", "height": 6},
    ]


def test_gra_5_3_the_landing_lot_takes_the_last_floor():
    state, _ = after(at(c3="Y38", helicopters="e3 h5 h8 b8"), "fly e3 a3")
    assert building(state, "a3") == "Y1"
    assert building(state, "c3") == "Y38"
    assert list(state.stock)[2] == 0


def test_gra_5_3_then_in_flight_order():
    state, _ = after(at(d3="B37", c3="B1", points="60 60 60 60"), "fly e3 b3")
    assert [building(state, lot) for lot in ("d3", "c3")] == ["B38", "B1"]


def test_gra_5_4_a_lot_of_an_eliminated_colour_without_stock_is_white():
    state = ghost(a1="G40")
    assert game.view(state, None).lots[20].tint is None  # c3
    state, events = after(state, "fly e3 c3")
    assert building(state, "c3") == "R1"
    assert points(state) == [60, 60, 60, 0]
    assert [name for name, _ in events] == ["flew", "built"]


# 6 End


def stuck(points="60 60 60 60"):
    """Blue, next, stands in the corner behind two helicopters."""
    return at(points=points, helicopters="e3 i1 h1 i2")


def test_gra_6_1_ends_when_the_player_to_move_cannot():
    state, events = after(stuck(), "fly e3 b3")
    assert state.to_act() == -1
    assert state.outcome().reason == "cannot-fly"
    assert events[-1] == ("ended", {"seat": 1, "reason": "cannot-fly"})
    assert len(state.legal()) == 0


def test_gra_6_1_with_turning_flights():
    state, _ = after(at(flights="turning", helicopters="e3 i1 h1 i2"), "fly e3 b3")
    assert state.outcome().reason == "cannot-fly"
    state, _ = after(
        at(flights="turning", helicopters="e3 i1 h1 h9", i2="B1", i3="B1"), "fly e3 b3"
    )
    assert state.to_act() == 1


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


# What is refused, with exactly the id of the row that forbids it

TURNING = {"flights": "turning"}
REFUSED = [
    (at(), "fly e3 e4", "GRA-1.2"),
    (at(helicopters="c4 h5 h8 b8"), "fly c4 d4", "GRA-1.2"),
    (fresh(), "start a1", "GRA-2.2"),
    (fresh(), "start e5", "GRA-2.2"),
    (start(fresh(), "b2"), "start b2", "GRA-2.2"),
    (fresh(), "fly b2 b3", "GRA-2.2"),
    (fresh(), "pass", "GRA-2.2"),
    (at(), "start b2", "GRA-2.2"),
    (start(fresh(3), "a2"), "start b2", "GRA-2.3"),
    (start(fresh(3), "a2"), "start c3", "GRA-2.3"),
    (at(helicopters="a1 h5 h8 b8"), "fly a1 f1", "GRA-3.1"),
    (at(helicopters="a1 h5 h8 b8"), "fly a1 i1 i2 i9 h9", "GRA-3.1"),
    (at(), "fly e3 f4", "GRA-3.1"),
    (at(), "fly e3 d2", "GRA-3.1"),
    (at(), "fly e3 e3", "GRA-3.1"),
    (at(), "fly b8 b7", "GRA-3.1"),
    (at(c3="B1"), "fly e3 c3", "GRA-3.1"),
    (at(), "fly e3 e2 d2", "GRA-3.2"),
    (at(), "fly e3 d3 e3 d3", "GRA-3.2"),
    (at(**TURNING), "fly e3 e2 e3", "GRA-3.3"),
    (at(**TURNING), "fly e3 e2 d2 d3 e3", "GRA-3.3"),
    (at(**TURNING), "fly e3 e1 e2", "GRA-3.3"),
    (at(helicopters="c4 h5 h8 b8"), "fly c4 g4", "GRA-3.4"),
    (at(**TURNING), "fly e3 e4 d4 c4", "GRA-3.4"),
    (at(helicopters="e3 d3 h8 b8"), "fly e3 c3", "GRA-3.4"),
    (at(), "pass", "GRA-3.5"),
    (at(helicopters="e3 c3 h8 b8"), "fly e3 c3", "GRA-3.7"),
    (at(helicopters="e3 d3 h8 b8"), "fly e3 d3", "GRA-3.7"),
]


@pytest.mark.parametrize(("state", "action", "rule"), REFUSED, ids=lambda value: str(value)[:24])
def test_refused(state, action, rule):
    assert action not in said(state)
    try:
        found = game.why_not(state, game.parse(action.split()))
    except Illegal as illegal:
        found = illegal.rule
    assert found == rule


def test_every_refusal_is_shown():
    assert {rule for _, _, rule in REFUSED} == set(title("gratte-ciel").about.refusals)


@pytest.mark.parametrize(
    "words",
    [["fly"], ["fly", "e3"], ["fly", "e3", "z1"], ["fly", "e3", 4], ["start"], ["start", "a0"],
     ["start", "a10"], ["start", "a1", "a2"], ["hover", "e3", "e2"], ["pass", "e3"], [7, "a1"]],
)  # fmt: skip
def test_words_that_mean_nothing(words):
    with pytest.raises(ValueError, match=r".+"):
        game.parse(words)


def test_words_name_corners_only():
    flight = game.parse(["fly", "b2", "b3", "c3", "c2"])
    assert game.spell(flight) == ["fly", "b2", "b3", "c3", "c2"]
    assert game.spell(game.parse(["fly", "b2", "b3", "b4"])) == ["fly", "b2", "b4"]
    assert game.spell(game.parse(["pass"])) == ["pass"]


def test_a_simulation_that_tells_nobody_plays_the_same():
    state = at(points="12 60 60 60", d3="B3", c3="Y3", b3="G1")
    told, _ = after(state, "fly e3 a3")
    state.apply(game.parse(["fly", "e3", "a3"]), Fast(1), None)
    assert state.text() == told.text()


def test_events_of_the_set_up():
    from ludotheque.contract import Tell

    tell = Tell()
    game.setup(4, {"turning-flights": False}, Replayed([2]), tell)
    assert [(event.name, event.facts) for event in tell.events] == [("first", {"seat": 2})]


def test_view_shows_lots_helicopters_and_facts():
    state = at(d3="B2", points="60 60 60 0", helicopters="e3 h5 h8 -")
    seen = game.view(state, 0)
    assert isinstance(seen, game.board_type())
    lots = {lot.name: lot for lot in seen.lots}
    assert len(lots) == 72
    assert (lots["d3"].tint, lots["d3"].owner, lots["d3"].height) == (1, 1, 2)
    assert (lots["b2"].tint, lots["b2"].owner, lots["b2"].height) == (None, None, 0)
    assert seen.helicopters == ["e3", "h5", "h8", None]
    assert game.facts(state, None)[0] == {"points": 60, "floors": 39}
    assert game.facts(state, 1)[3] == {"points": 0, "floors": 40, "eliminated": "G"}
    assert game.prompt(state) == ["fly"]
    assert game.prompt(fresh()) == ["start"]


def test_picture():
    lines = game.picture(at(d3="B2"), None).split("\n")
    assert lines[3] == "3   y   r   g      B2  R1* g      r   b   y"


def broken(what):
    """A sound position with one thing made wrong."""
    state = at(d3="B2")
    lot = NAMES.index("d3") + 1
    if what == "a floor is lost":
        state.stock[0] -= 1
    elif what == "a floor is made":
        state.height[lot] += 1
    elif what == "nobody's building":
        state.owner[lot] = -1
    elif what == "an owner without a building":
        state.owner[lot - 1] = 0
    elif what == "a building in the centre":
        state.owner[41], state.height[41], state.stock[1] = 1, 1, state.stock[1] - 1
    elif what == "a helicopter that stands nowhere":
        state.stands[state.helicopter[0]] = 0
    elif what == "a mark without a helicopter":
        state.stands[lot] = 1
    elif what == "a helicopter on the ground":
        state.stands[state.helicopter[0]], state.stands[lot - 1] = 0, 1
        state.helicopter[0] = lot - 1
    elif what == "debts":
        state.points[0] = -1
    elif what == "a stock below nothing":
        state.height[lot], state.stock[1] = 40, -1
    elif what == "a ghost flies":
        state.points[0] = 0
    return state


@pytest.mark.parametrize(
    "what",
    [
        "a floor is lost",
        "a floor is made",
        "nobody's building",
        "an owner without a building",
        "a building in the centre",
        "a helicopter that stands nowhere",
        "a mark without a helicopter",
        "a helicopter on the ground",
        "debts",
        "a stock below nothing",
        "a ghost flies",
    ],
)
def test_check_finds_what_is_wrong(what):
    with pytest.raises(AssertionError):
        broken(what).check()


TEXT = """
seats 4
flights turning
turn B
ending -
points 60 45 1 0
stock 27 38 39 40
helicopters i9 a1 e3 -
B1 . . . . . . . .
. . . . . . . . .
. . . . Y1 . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . R12
. . . . . . . B1 R1
""".strip()


def test_text_is_read_and_written():
    state = game.read(TEXT)
    state.check()
    assert state.text() == TEXT
    assert [building(state, lot) for lot in ("a1", "h9", "i8", "i9")] == ["B1", "B1", "R12", "R1"]
    assert (state.turning, int(state.turn), points(state)) == (True, 1, [60, 45, 1, 0])


def test_text_of_a_finished_game():
    state, _ = after(stuck(), "fly e3 b3")
    assert state.text().split("\n")[2:4] == ["turn -", "ending cannot-fly"]
    assert game.read(state.text()).outcome().reason == "cannot-fly"


def test_guess_is_a_copy_that_stands_alone():
    state = at()
    guess = game.guess(state, 0, Fast(1))
    assert guess.text() == state.text()
    guess.points[0] = 1
    assert state.points[0] == 60


def test_slots():
    assert game.slot(game.parse(["start", "b2"])) == 11
    assert game.slot(game.parse(["fly", "e3", "e2"])) == 82
    slots = {game.slot(action) for action in at(**TURNING).legal()}
    assert len(slots) == len(at(**TURNING).legal())
    assert max(slots) < game.slots() == 422


def test_value_fears_ruin_and_likes_points():
    rich, poor = at(points="70 60 60 60"), at(points="50 60 60 60")
    ruined = at(points="0 60 60 60", helicopters="- h5 h8 b8", turn="B")
    assert game.value(rich, 0) > game.value(poor, 0) > game.value(ruined, 0)
    assert game.value(poor, 0) < game.value(poor, 1)
