"""The board and the cards: what the rules say of them, and what ours must satisfy."""

import math
from pathlib import Path

import pytest

from ludotheque.contract import Illegal
from ludotheque.games.airlines import board, game
from ludotheque.games.airlines.shares import SCORE_CARD
from ludotheque.record import Seeded
from ludotheque.registry import title
from ludotheque.table import Table

from .position import at, stock, why

CITIES = {city.name: city for city in board.CITIES}
COMPANIES = {company.code: company for company in board.COMPANIES}
KM_PER_RADIAN = 6371


def distance(route):
    """Kilometres along the great circle."""
    one, other = (CITIES[end] for end in route.ends)
    north, south = math.radians(one.latitude), math.radians(other.latitude)
    between = math.cos(math.radians(one.longitude - other.longitude))
    angle = math.sin(north) * math.sin(south) + math.cos(north) * math.cos(south) * between
    return KM_PER_RADIAN * math.acos(angle)


def reachable(company):
    """The routes that the company can fly to from its headquarters, step by step."""
    cities, routes = {company.headquarters}, set()
    while True:
        new = {
            route.name
            for route in board.ROUTES
            if route.pattern in company.patterns and cities & set(route.ends)
        }
        if new == routes:
            return routes
        routes = new
        cities |= {end for name in routes for end in name.split("-")}


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_air_1_1_two_to_six_players(seats):
    with pytest.raises(Illegal) as refused:
        Table(title("airlines"), seats, {}, Seeded(1))
    assert refused.value.rule == "AIR-1.1"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_air_1_1_every_count_between(seats):
    table = Table(title("airlines"), seats, {}, Seeded(1))
    assert table.state.seats == seats


def test_air_1_2_84_shares():
    assert sum(company.shares for company in board.COMPANIES) == 84
    company = game.view(at(), 0).companies[0]
    assert (company.code, company.colour, company.shares) == ("BOI", "brown", 7)


def test_air_1_2_every_colour_is_painted():
    paints = (Path(__file__).parents[1] / "ui" / "companies.ts").read_text()
    for company in board.COMPANIES:
        assert f"  {company.colour}: ['#" in paints


def test_air_1_3_nine_companies_of_7_to_12_shares():
    assert len(COMPANIES) == 9
    assert min(company.shares for company in board.COMPANIES) == 7
    assert max(company.shares for company in board.COMPANIES) == 12
    assert COMPANIES["ITA"].markers >= 11
    assert COMPANIES["HIT"].markers >= 16
    assert "BOI" in COMPANIES


def test_air_1_4_42_flight_cards():
    assert len(board.CARDS) == len(set(board.CARDS)) == 42
    values = sorted(int(card[1:]) for card in board.CARDS)
    assert values == sorted(3 * list(range(1, 15)))
    assert {card[0] for card in board.CARDS} == set("NSCEW")


def test_air_1_5_three_score_cards():
    assert at().shares.pile[SCORE_CARD] == 3


def test_air_1_6_135_markers():
    assert sum(company.markers for company in board.COMPANIES) == 135
    assert stock(at(), "BOI") == 9
    assert stock(at(), "HIT") == 22


def test_air_1_7_the_overview_card_is_in_every_view():
    state = at()
    for seat in (None, 0, 1, 2):
        card = {company.code: company for company in game.view(state, seat).companies}
        assert card["VEG"].patterns == ["dashed", "dotted", "wavy"]
        assert (card["VEG"].colour, card["VEG"].shares, card["VEG"].markers) == ("yellow", 11, 20)


def test_air_1_8_cities_headquarters_routes_circles():
    assert len(CITIES) == 39
    assert len({company.headquarters for company in board.COMPANIES}) == 9
    assert all(company.headquarters in CITIES for company in board.COMPANIES)
    assert len(board.ROUTES) == board.ROUTE_COUNT == 86
    assert len({frozenset([*r.ends, r.pattern]) for r in board.ROUTES}) == 86
    for route in board.ROUTES:
        assert len(set(route.ends)) == 2
        assert set(route.ends) <= set(CITIES)
        numbers = list(route.numbers)
        assert len(numbers) in (1, 2, 3)
        assert numbers == sorted(set(numbers))
        assert 1 <= numbers[0] <= numbers[-1] <= 14
    assert len(board.NUMBER) == board.CIRCLE_COUNT == 148


def test_air_1_9_four_regions_and_a_ring():
    longitudes = []
    for pattern in range(5):
        routes = [route for route in board.ROUTES if route.pattern == pattern]
        places = [CITIES[end].longitude for route in routes for end in route.ends]
        longitudes.append(max(places) - min(places))
    assert all(width < 33 for width in longitudes[:4])
    assert longitudes[4] > 55


def test_air_1_9_short_hops_and_long_hauls():
    longest = {n: max(distance(r) for r in board.ROUTES if len(r.numbers) == n) for n in (1, 2)}
    shortest = {n: min(distance(r) for r in board.ROUTES if len(r.numbers) == n) for n in (2, 3)}
    assert longest[1] < shortest[2]
    assert longest[2] < shortest[3]


def test_air_1_10_only_the_ends_touch():
    """San Francisco-San Diego is drawn past Los Angeles, but does not touch it."""
    state = at(
        phase="fly",
        laid=["VEG:1"],
        flights=["W6"],
        routes={"Los Angeles-Las Vegas": "VEG"},
    )
    assert why(state, "fly, W6, San Francisco-San Diego, VEG") == "AIR-6.5"
    assert why(state, "fly, W6, Los Angeles-Denver, VEG") == ""


def test_board_every_company_flies_two_or_three_patterns_and_has_routes_enough():
    for company in board.COMPANIES:
        assert len(company.patterns) in (2, 3)
        assert len(reachable(company)) >= company.markers - 1, company.code


def test_board_every_pattern_suits_its_cards():
    for pattern, letter in enumerate(board.PATTERNS):
        values = [int(card[1:]) for card in board.CARDS if card[0] == letter]
        routes = [route for route in board.ROUTES if route.pattern == pattern]
        assert min(route.numbers[0] for route in routes) <= min(values)
        assert max(route.numbers[-1] for route in routes) <= max(values)


def test_board_a_headquarters_with_few_exit_circles():
    exits = [sum(len(board.ROUTES[route].numbers) for route in home) for home in board.HOME_ROUTES]
    assert min(exits) == exits[board.CODES.index("ITA")] == 2


def test_board_enough_circles_for_sabotage():
    assert len(board.SABOTAGE_CIRCLES) == sum(number >= 5 for number in board.NUMBER) == 82


def test_board_the_bows_avoid_a_third_city():
    bows = {route.name for route in board.ROUTES if route.bow}
    assert bows == {
        "Denver-Chicago",
        "San Francisco-San Diego",
        "Seattle-San Francisco",
        "Charlotte-New York",
        "New York-Halifax",
        "Los Angeles-Denver",
        "Seattle-Minneapolis",
    }
