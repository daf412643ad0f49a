"""Airlines' board and cards: data and geometry, no rules of play.

Reconstructed: the printed map, deck and overview card are not documented. The cities
are real, with their longitude and latitude; the network, the companies and the split
of the cards are ours. The codes BOI, ITA and HIT and the wavy pattern are attested.

Everywhere a company, a pattern, a route, a circle and a flight card are numbers from 0.
Routes are sorted by pattern and so are cards, the latter by value as well; sets of
routes of one pattern, of cards and of companies are bits of one integer.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.kit.bits import set_of
from ludotheque.kit.vecs import firsts, plain

MOST_SEATS: Final[i64] = 6  # AIR-1.1

# AIR-1.9: solid, dashed, dotted and double are regions, wavy runs round the continent.
PATTERNS: Final = "NSCEW"
PATTERN_NAMES: Final = ("solid", "dashed", "dotted", "double", "wavy")
PATTERN_COUNT: Final[i64] = 5

HIGHEST_VALUE: Final[i64] = 14  # AIR-1.4
SABOTAGE_LEAST: Final[i64] = 5  # AIR-7.4

# AIR-1.2, AIR-1.3, AIR-1.6, AIR-1.7: code, headquarters, colour, shares, markers, patterns.
OVERVIEW: Final = """
BOI Boise        brown   7  9 N S
ITA Miami        green   9 13 E C
HIT Chicago      red    12 22 C E W
PEL Winnipeg     white   7 10 N W
STO Seattle      blue    9 15 N S W
VEG Los_Angeles  yellow 11 20 S C W
KOR Atlanta      orange 10 16 C E
MOA New_York     black  11 18 E W
ZIP Monterrey    pink    8 12 S C
"""

# AIR-1.4: the values of each pattern; every value from 1 to 14 comes three times.
DECK: Final = """
N 2 4 5 7 9 10 12 14
S 1 3 5 6 8 10 11 13
C 1 2 4 6 7 9 11 12 14
E 2 3 5 7 8 10 12 13
W 1 3 4 6 8 9 11 13 14
"""

# The cities: longitude, latitude, name.
MAP: Final = """
 -106.65 35.08 Albuquerque
  -84.39 33.75 Atlanta
 -108.50 45.78 Billings
 -100.78 46.81 Bismarck
 -116.20 43.62 Boise
  -71.06 42.36 Boston
 -114.07 51.05 Calgary
  -80.84 35.23 Charlotte
  -87.63 41.88 Chicago
  -96.80 32.78 Dallas
 -104.99 39.74 Denver
  -83.05 42.33 Detroit
 -113.49 53.55 Edmonton
  -63.58 44.65 Halifax
  -95.37 29.76 Houston
  -94.58 39.10 Kansas City
 -115.14 36.17 Las Vegas
 -118.24 34.05 Los Angeles
  -90.05 35.15 Memphis
  -99.13 19.43 Mexico City
  -80.19 25.76 Miami
  -93.27 44.98 Minneapolis
 -100.31 25.69 Monterrey
  -73.57 45.50 Montreal
  -90.07 29.95 New Orleans
  -74.01 40.71 New York
  -95.94 41.26 Omaha
 -112.07 33.45 Phoenix
  -80.00 40.44 Pittsburgh
 -122.68 45.52 Portland
 -111.89 40.76 Salt Lake City
 -117.16 32.72 San Diego
 -122.42 37.77 San Francisco
 -122.33 47.61 Seattle
  -90.20 38.63 St. Louis
  -79.38 43.65 Toronto
 -123.12 49.28 Vancouver
  -77.04 38.91 Washington
  -97.14 49.90 Winnipeg
"""

# AIR-1.8: pattern, cities, the numbers of the circles. ")" after the pattern: the line
# is drawn with a bow, since it would else pass almost through a third city (AIR-1.10).
ROUTE_TABLE: Final = """
N  Vancouver-Seattle: 1
N  Seattle-Portland: 2
N  Calgary-Edmonton: 2
N  Bismarck-Winnipeg: 3
N  Boise-Salt Lake City: 4
N  Portland-Boise: 4
N  Salt Lake City-Denver: 5
N  Billings-Bismarck: 2 6
N  Bismarck-Minneapolis: 2 6
N  Minneapolis-Winnipeg: 3 7
N  Salt Lake City-Billings: 3 7
N  Seattle-Boise: 4 9
N  Boise-Billings: 4 9
N  Vancouver-Calgary: 4 9
N  Calgary-Billings: 5 10
N  Bismarck-Denver: 5 10
N  Edmonton-Winnipeg: 3 7 11
S  Los Angeles-San Diego: 1
S  Dallas-Houston: 2
S  Los Angeles-Las Vegas: 2
S  Las Vegas-Phoenix: 3
S  San Diego-Phoenix: 3
S  Albuquerque-Denver: 4
S  Phoenix-Albuquerque: 4
S  San Francisco-Los Angeles: 5
S  Las Vegas-Salt Lake City: 5
S  Houston-Monterrey: 2 6
S  San Francisco-Las Vegas: 3 7
S  Monterrey-Mexico City: 3 7
S  Portland-San Francisco: 4 9
S  Albuquerque-Dallas: 4 9
S  San Francisco-Salt Lake City: 5 10
S  Denver-Dallas: 5 10
S  Phoenix-Monterrey: 3 7 11
C  Omaha-Kansas City: 1
C  Kansas City-St. Louis: 2
C  St. Louis-Memphis: 2
C  St. Louis-Chicago: 3
C  Omaha-Minneapolis: 3
C  Houston-New Orleans: 4
C  Memphis-Atlanta: 4
C  Memphis-New Orleans: 5
C  Minneapolis-Chicago: 5
C  Memphis-Dallas: 2 6
C  Omaha-Chicago: 3 7
C  Dallas-New Orleans: 3 7
C  Kansas City-Dallas: 4 9
C  St. Louis-Atlanta: 4 9
C  Denver-Omaha: 5 10
C  Denver-Kansas City: 5 10
E  Washington-Pittsburgh: 1
E  Boston-New York: 1
E  New York-Washington: 2
E  Pittsburgh-Detroit: 2
E  Detroit-Toronto: 2
E  Charlotte-Atlanta: 3
E  Chicago-Detroit: 3
E  Montreal-Boston: 4
E  Toronto-Montreal: 4
E  Pittsburgh-New York: 4
E  Washington-Charlotte: 5
E  Toronto-New York: 5
E  Halifax-Boston: 2 6
E  Chicago-Pittsburgh: 3 7
E  New Orleans-Atlanta: 3 7
E  Detroit-St. Louis: 4 9
E  Montreal-Halifax: 4 9
E  Atlanta-Miami: 5 10
W  Calgary-Seattle: 1 5
W) San Francisco-San Diego: 2 6
W) Charlotte-New York: 2 6
W) New York-Halifax: 3 8
W  Miami-Charlotte: 3 8
W) Seattle-San Francisco: 4 9
W  Chicago-New York: 4 9
W  Atlanta-Dallas: 3 7 11
W  Winnipeg-Calgary: 3 7 11
W  Mexico City-Houston: 4 8 12
W  Halifax-Toronto: 4 8 12
W) Los Angeles-Denver: 4 8 12
W) Denver-Chicago: 5 9 13
W  Miami-Washington: 5 9 13
W  Toronto-Winnipeg: 5 9 13
W  Houston-Miami: 5 9 13
W) Seattle-Minneapolis: 6 10 14
W  San Diego-Mexico City: 6 10 14
"""


class City:
    """A city and where it lies."""

    def __init__(self, name: str, longitude: float, latitude: float) -> None:
        self.name = name
        self.longitude = longitude
        self.latitude = latitude


class Company:
    """A line of the overview card (AIR-1.7)."""

    def __init__(self, line: str) -> None:
        words = line.split()
        self.code = words[0]
        self.headquarters = words[1].replace("_", " ")
        self.colour = words[2]
        self.shares: i64 = int(words[3])
        self.markers: i64 = int(words[4])
        self.patterns = vec[i64]([i64(PATTERNS.index(letter)) for letter in words[5:]])


class Route:
    """Two cities, a pattern and the numbers of the circles, rising (AIR-1.8)."""

    def __init__(self, line: str) -> None:
        self.pattern: i64 = PATTERNS.index(line[0])
        self.bow = line[1] == ")"
        name, numbers = line[2:].split(":")
        self.name = name.strip()
        self.ends = self.name.split("-")
        self.numbers = vec[i64]([i64(int(word)) for word in numbers.split()])

    def meets(self, other: "Route") -> bool:
        """Whether another route shares a city with this one (AIR-1.10: an end)."""
        return self.name != other.name and any(end in other.ends for end in self.ends)


def _lines(table: str) -> list[str]:
    return [line for line in table.split("\n") if line]


def _city(line: str) -> City:
    longitude, latitude, name = line.split(maxsplit=2)
    return City(name, float(longitude), float(latitude))


CITIES: Final = [_city(line) for line in _lines(MAP)]
COMPANIES: Final = [Company(line) for line in _lines(OVERVIEW)]
ROUTES: Final = [Route(line) for line in _lines(ROUTE_TABLE)]
CARDS: Final = [line[0] + value for line in _lines(DECK) for value in line.split()[1:]]
CODES: Final = [company.code for company in COMPANIES]

COMPANY_COUNT: Final[i64] = 9
ROUTE_COUNT: Final[i64] = 86
CIRCLE_COUNT: Final[i64] = 148
CARD_COUNT: Final[i64] = 42

# A route without a free circle: no card is worth that much.
FULL: Final[i64] = HIGHEST_VALUE + 1
VALUES: Final[i64] = FULL + 1


def _cards_from(letter: str, least: i64) -> i64:
    """The cards of a pattern with at least that value."""
    return set_of(
        [k for k, card in enumerate(CARDS) if card[0] == letter and int(card[1:]) >= least]
    )


def _fliers(pattern: i64) -> i64:
    """The companies that may fly a pattern."""
    return set_of([k for k, company in enumerate(COMPANIES) if pattern in company.patterns])


def _meeting_routes(route: Route, pattern: i64) -> i64:
    """The routes of a pattern, counted from its first, that share a city with a route."""
    routes = ROUTES[FIRST_ROUTE[pattern] : FIRST_ROUTE[pattern + 1]]
    return set_of([k for k, other in enumerate(routes) if route.meets(other)])


def _home_routes(company: Company) -> vec[i64]:
    """The routes of a company's patterns that touch its headquarters."""
    homes = vec[i64]()
    for number, route in enumerate(ROUTES):
        if company.headquarters in route.ends and route.pattern in company.patterns:
            homes = append(homes, number)
    return homes


SHARES: Final = vec[i64]([company.shares for company in COMPANIES])
MARKERS: Final = vec[i64]([company.markers for company in COMPANIES])
FLIES: Final = [company.patterns for company in COMPANIES]
FLIERS: Final = vec[i64]([_fliers(pattern) for pattern in range(PATTERN_COUNT)])
HOME_ROUTES: Final = [_home_routes(company) for company in COMPANIES]

PATTERN: Final = vec[i64]([route.pattern for route in ROUTES])
# The routes of a pattern are those numbered FIRST_ROUTE[pattern] up to FIRST_ROUTE[pattern + 1];
# likewise the circles of a route.
FIRST_ROUTE: Final = firsts([plain(PATTERN).count(pattern) for pattern in range(PATTERN_COUNT)])
FIRST_CIRCLE: Final = firsts([len(route.numbers) for route in ROUTES])
NUMBER: Final = vec[i64]([number for route in ROUTES for number in route.numbers])  # of each circle
ROUTE_OF: Final = vec[i64]([i64(k) for k, route in enumerate(ROUTES) for _ in route.numbers])
# By route and pattern.
MEETING: Final = vec[i64](
    [_meeting_routes(route, pattern) for route in ROUTES for pattern in range(PATTERN_COUNT)]
)
SABOTAGE_CIRCLES: Final = vec[i64](
    [circle for circle in range(CIRCLE_COUNT) if NUMBER[circle] >= SABOTAGE_LEAST]
)

CARD_PATTERN: Final = vec[i64]([i64(PATTERNS.index(card[0])) for card in CARDS])
CARD_VALUE: Final = vec[i64]([i64(int(card[1:])) for card in CARDS])
# By pattern and number.
CARDS_FROM: Final = vec[i64](
    [_cards_from(letter, least) for letter in PATTERNS for least in range(VALUES)]
)
