"""The map as an SVG: cities where they lie, routes by their pattern, markers on circles."""

import math

from ludotheque.contract import Facts
from ludotheque.games.airlines import view
from ludotheque.games.airlines.rules import State
from ludotheque.kit import svg

# Albers' conic projection, so that the continent looks as on maps.
PARALLELS = (29.5, 52.0)
MERIDIAN, MIDDLE = -96.0, 38.0
SCALE, ORIGIN = 1280.0, (560.0, 425.0)
MAP = (1130.0, 880.0)
RADIUS = 11.0
BOW, WAVE = 0.13, 6.0
STEPS = 24
DASHES = {"dashed": 'stroke-dasharray="14 9"', "dotted": 'stroke-dasharray="1 8"'}
PAINTS = {
    "brown": "#7a4a2b",
    "green": "#2c7a4b",
    "red": "#bf3327",
    "white": "#fffdf8",
    "blue": "#2a5fa5",
    "yellow": "#edc531",
    "orange": "#e8823a",
    "black": "#2b2824",
    "pink": "#e594b8",
}
DARK = {"brown", "green", "red", "blue", "black"}

Spot = tuple[float, float]


def drawing(state: State, seat: int | None) -> str:
    board, facts = view.view(state, seat), view.facts(state, seat)
    cities = {city.name: _project(city) for city in board.cities}
    companies = {company.code: company for company in board.companies}
    courses = [(route, _course(route, cities)) for route in board.routes]
    shapes = [svg.rect(12, 12, MAP[0] - 24, MAP[1] - 24, "#ece4d2", f'rx="10" stroke="{svg.LINE}"')]
    for route, course in courses:
        shapes += _route(route, course)
    for route, course in courses:
        shapes += _circles(route, course, companies)
    for city in board.cities:
        shapes += _city(city, cities[city.name], companies)
    return svg.sheet(MAP[0] + 300, MAP[1], [*shapes, *_side(board, facts)])


def _project(city: view.CityView) -> Spot:
    south, north = (math.sin(math.radians(degrees)) for degrees in PARALLELS)
    n = (south + north) / 2

    def radius(latitude: float) -> float:
        return math.sqrt(1 + south * north - 2 * n * math.sin(math.radians(latitude))) / n

    angle, away = n * math.radians(city.longitude - MERIDIAN), radius(city.latitude)
    x = ORIGIN[0] + SCALE * away * math.sin(angle)
    return x, ORIGIN[1] + SCALE * (away * math.cos(angle) - radius(MIDDLE))


def _course(route: view.RouteView, cities: dict[str, Spot]) -> list[Spot]:
    """Points from one end to the other, with a bow where the route has one."""
    (x1, y1), (x2, y2) = (cities[end] for end in route.ends)
    bow = BOW if route.bow else 0.0
    points = []
    for step in range(STEPS + 1):
        part = step / STEPS
        off = bow * 4 * part * (1 - part)
        points.append(
            (x1 + (x2 - x1) * part + (y2 - y1) * off, y1 + (y2 - y1) * part - (x2 - x1) * off)
        )
    return points


def _route(route: view.RouteView, course: list[Spot]) -> list[str]:
    if route.pattern == "double":
        return [svg.line(course, svg.INK, 6), svg.line(course, "#ece4d2", 2.6)]
    if route.pattern == "wavy":
        return [svg.line(_waves(course), svg.INK, 2)]
    return [svg.line(course, svg.INK, 2.6, DASHES.get(route.pattern, ""))]


def _waves(course: list[Spot]) -> list[Spot]:
    (x1, y1), (x2, y2) = course[0], course[-1]
    length = math.hypot(x2 - x1, y2 - y1)
    across = (-(y2 - y1) / length, (x2 - x1) / length)
    steps = max(STEPS, int(length / 3))
    points = []
    for step in range(steps + 1):
        x, y = _along(course, step / steps)
        swing = WAVE * math.sin(2 * math.pi * step / steps * max(2, round(length / 26)))
        points.append((x + across[0] * swing, y + across[1] * swing))
    return points


def _along(course: list[Spot], part: float) -> Spot:
    place = part * (len(course) - 1)
    before = min(int(place), len(course) - 2)
    (x1, y1), (x2, y2) = course[before], course[before + 1]
    return x1 + (x2 - x1) * (place - before), y1 + (y2 - y1) * (place - before)


def _circles(
    route: view.RouteView, course: list[Spot], companies: dict[str, view.CompanyView]
) -> list[str]:
    shapes = []
    for number, one in enumerate(route.circles, 1):
        x, y = _along(course, number / (len(route.circles) + 1))
        outline = f'stroke="{svg.INK}" stroke-width="1.2"'
        if one.company is None:
            shapes += [
                svg.circle(x, y, RADIUS, svg.CARD, outline),
                svg.middle(x, y, str(one.number), 11),
            ]
            continue
        colour = companies[one.company].colour
        shapes.append(svg.circle(x, y, RADIUS, PAINTS[colour], outline))
        words = "X" if one.sabotage else one.company
        shapes.append(svg.middle(x, y, words, 13 if one.sabotage else 7.5, _ink(colour)))
    return shapes


def _ink(colour: str) -> str:
    return svg.CARD if colour in DARK else svg.INK


def _city(city: view.CityView, at: Spot, companies: dict[str, view.CompanyView]) -> list[str]:
    x, y = at
    halo = f'paint-order="stroke" stroke="{svg.CARD}" stroke-width="3" text-anchor="middle"'
    name = svg.text(x, y + 19, city.name, 10.5, svg.INK, halo)
    if city.headquarters is None:
        return [svg.circle(x, y, 4.5, svg.INK), name]
    company = companies[city.headquarters]
    outline = f'stroke="{svg.INK}" stroke-width="1.4"'
    home = svg.rect(x - 15, y - 10, 30, 19, PAINTS[company.colour], f'rx="4" {outline}')
    return [home, svg.middle(x, y, company.code, 10, _ink(company.colour)), name]


def _side(board: view.Board, facts: list[Facts]) -> list[str]:
    """The companies' worth and shares, the market, the seats and the own hand."""
    x, y, shapes = MAP[0] + 12, 34.0, []
    for company in board.companies:
        laid = " ".join(str(shares) for shares in company.laid)
        shapes += [
            svg.rect(x, y - 14, 34, 18, PAINTS[company.colour], f'rx="4" stroke="{svg.INK}"'),
            svg.middle(x + 17, y - 5, company.code, 10, _ink(company.colour)),
            svg.text(x + 44, y, f"worth {company.worth}", 12),
            svg.text(x + 116, y, f"[{laid}] of {company.shares}", 12, svg.MUTED),
        ]
        y += 25
    shapes.append(svg.text(x, y + 8, f"market {' '.join(board.market) or '-'} (+{board.pile})", 12))
    if board.hand is not None:
        cards = [flight.name for flight in board.hand.flights]
        shapes.append(svg.text(x, y + 30, f"hand {' '.join(cards)}", 12))
        shapes.append(svg.text(x, y + 48, " ".join(board.hand.shares), 12))
    rows = [
        [f"{fact['points']} points", f"{fact['shares']} shares, {fact['flights']} flights"]
        for fact in facts
    ]
    return [*shapes, *svg.seats(x, y + 70, rows)]
