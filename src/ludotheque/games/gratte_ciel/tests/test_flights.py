"""Where helicopters fly (GRA-3)."""

from ludotheque.games.gratte_ciel import game

from .position import after, at, building, said


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
