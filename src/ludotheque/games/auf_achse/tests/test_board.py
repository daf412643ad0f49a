"""Components and map: what is known of the printed ones holds for ours."""

from collections import Counter
from math import cos, hypot, radians

import pytest

from ludotheque.contract import Illegal
from ludotheque.games.auf_achse import board
from ludotheque.record import Seeded
from ludotheque.registry import title
from ludotheque.table import Table

from .position import fresh

ATTESTED = {
    "flensburg",
    "hamburg",
    "kassel",
    "frankfurt",
    "muenchen",
    "wien",
    "verona",
    "trieste",
    "rotterdam",
    "bruxelles",
    "berlin",
    "milano",
    "graz",
}
ROADS = [
    (board.CITY_NAMES[road.one], board.CITY_NAMES[road.other], int(road.steps))
    for road in board.ROADS
]


def kilometres(one, other):
    a, b = board.CITY_NAMES.index(one), board.CITY_NAMES.index(other)
    north = 111.2 * (board.LATITUDE[a] - board.LATITUDE[b])
    middle = radians((board.LATITUDE[a] + board.LATITUDE[b]) / 2)
    return hypot(north, 111.3 * cos(middle) * (board.LONGITUDE[a] - board.LONGITUDE[b]))


def connected(roads):
    """The cities that can be reached from Hamburg."""
    found = ["hamburg"]
    for here in found:
        for one, other, _ in roads:
            for a, b in ((one, other), (other, one)):
                if a == here and b not in found:
                    found.append(b)
    return set(found)


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_auf_1_1_two_to_six_players(seats):
    with pytest.raises(Illegal) as refused:
        Table(title("auf-achse"), seats, {}, Seeded(1))
    assert refused.value.rule == "AUF-1.1"


def test_auf_1_1_six_goods():
    assert board.TRUCK_ROOM == 6
    assert board.MOST_SEATS == len(board.COLOURS) == title("auf-achse").about.players.most
    assert list(board.COLOURS) == title("auf-achse").about.colours


def test_auf_1_2_trailers():
    assert fresh().trailers_left(board.SMALL) == fresh().trailers_left(board.LARGE) == 4
    assert board.SIZES == ("small", "large")
    assert list(board.TRAILER_ROOM) == [4, 6]
    assert list(board.TRAILER_PRICE) == [2000, 3000]


def test_auf_1_4_52_contracts_with_five_offers():
    assert len(set(board.CONTRACT_NAMES)) == board.CONTRACTS == 52
    berlin_trieste = board.contract("berlin-trieste")
    assert board.REVENUE[berlin_trieste] == 3900
    assert [board.cost(berlin_trieste, offer) for offer in range(1, 6)] == [
        700,
        1400,
        2100,
        2800,
        3500,
    ]
    for card in range(52):
        start, goal = board.START[card], board.GOAL[card]
        far = board.distance(start, goal)
        assert board.REVENUE[card] == 1000 + 100 * far + 200 * board.GOODS[card]
        assert board.cost(card, 0) == 0
        assert 0 < board.cost(card, 1) <= 0.18 * board.REVENUE[card] < board.cost(card, 1) + 100
        assert board.cost(card, 5) == 5 * board.cost(card, 1) < board.REVENUE[card]


def test_auf_1_4_each_city_is_twice_a_start_and_twice_a_destination():
    assert set(Counter(board.START).values()) == set(Counter(board.GOAL).values()) == {2}
    assert len(set(board.START)) == len(set(board.GOAL)) == 26


def test_auf_1_5_goods():
    assert Counter(board.GOODS) == {2: 10, 3: 11, 4: 11, 5: 10, 6: 10}
    assert 0.55 < sum(goods >= 4 for goods in board.GOODS) / 52 < 0.65
    per_space = sorted(
        (board.distance(board.START[card], board.GOAL[card]), board.REVENUE[card])
        for card in range(52)
    )
    short, long = per_space[:13], per_space[-13:]
    assert min(money / far for far, money in short) > max(money / far for far, money in long)


def test_auf_1_6_event_cards():
    assert len(set(board.CARDS)) == board.EVENT_CARDS == 31
    numbers = {
        name: getattr(board, name)
        for name in vars(board)
        if name.lower().replace("_", "-") in board.CARDS
    }
    assert len(numbers) == 31
    assert all(
        board.CARDS[card] == name.lower().replace("_", "-") for name, card in numbers.items()
    )


def test_auf_1_7_the_map():
    assert set(board.CITY_NAMES) >= ATTESTED
    assert len(board.CITY_NAMES) == board.CITIES == 26
    assert board.SPACES == 26 + sum(steps - 1 for _, _, steps in ROADS) == 163
    assert ("flensburg", "hamburg", 2) in ROADS
    assert board.NAMES[board.FLENSBURG_SPACE] == "flensburg-hamburg-1"


def test_map_hamburg_flensburg_is_the_only_bridge():
    assert connected(ROADS) == set(board.CITY_NAMES)
    bridges = [
        road for road in ROADS if len(connected([r for r in ROADS if r != road])) < board.CITIES
    ]
    assert bridges == [("flensburg", "hamburg", 2)]


def test_map_every_other_city_is_on_two_roads_or_more():
    ends = Counter(city for one, other, _ in ROADS for city in (one, other))
    assert ends.pop("flensburg") == 1
    assert min(ends.values()) >= 2
    assert len(ends) == 25


def test_map_spaces_are_roughly_in_proportion_to_distance():
    steps = [kilometres(one, other) / steps for one, other, steps in ROADS]
    usual = sum(steps) / len(steps)
    assert all(usual / 1.7 < step < usual * 1.7 for step in steps)


def test_map_one_road_space_in_three_is_an_event_space():
    numbers = {2: [], 3: [1], 4: [2], 5: [2], 6: [2, 4], 7: [2, 5]}
    wanted = {f"{one}-{other}-{number}" for one, other, steps in ROADS for number in numbers[steps]}
    found = {board.NAMES[space] for space in range(163) if board.EVENT_SPACE[space]}
    assert found == wanted
    assert len(found) == 47
    assert 0.3 < 47 / 137 < 0.36


def test_map_the_steps_from_each_space():
    def beside(name):
        space = board.named(name)
        steps = range(board.FIRST[space], board.FIRST[space + 1])
        return [board.NAMES[board.THERE[step]] for step in steps]

    assert beside("flensburg") == ["flensburg-hamburg-1"]
    assert beside("flensburg-hamburg-1") == ["flensburg", "hamburg"]
    assert beside("hamburg-berlin-2") == ["hamburg-berlin-1", "hamburg-berlin-3"]
    assert set(beside("wien")) == {"linz-wien-2", "wien-graz-1"}
    assert [board.degree(board.named(name)) for name in ("flensburg", "wien", "stuttgart")] == [
        1,
        2,
        6,
    ]


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [
        ("flensburg", "flensburg", 0),
        ("flensburg", "hamburg-berlin-3", 5),
        ("hamburg", "trieste", 23),
        ("berlin", "hamburg-berlin-3", 2),
        ("linz", "nuernberg", 5),
    ],
)
def test_map_distances_are_shortest_ways(one, other, far):
    assert board.distance(board.named(one), board.named(other)) == far


def test_names_are_read():
    assert all(board.named(name) == number for number, name in enumerate(board.NAMES))
    for word in ("atlantis", "hamburg-berlin-5", "", 3, None):
        with pytest.raises(ValueError, match="no space"):
            board.named(word)
    for word in ("hamburg", "trieste-berlin", 3):
        with pytest.raises(ValueError, match="no contract"):
            board.contract(word)
