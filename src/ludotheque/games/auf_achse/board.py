"""Auf Achse's map, contracts and event cards: data and geometry, no rules of play.

Reconstructed: the printed map and contracts are not documented. Ours keep to what is
known of them. Only the roads and, per contract, the two cities and the goods are
typed in; distances, revenues and costs are computed. Cities come first among the
spaces, then the spaces of each road, counted from its first-named city.
"""

import itertools
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.kit.vecs import filled, firsts

NOWHERE: Final[i64] = -1

# Real places: degrees east and north.
PLACES: Final = """
flensburg 9.43 54.78
hamburg 9.99 53.55
bremen 8.81 53.08
hannover 9.73 52.37
berlin 13.40 52.52
rotterdam 4.48 51.92
bruxelles 4.35 50.85
dortmund 7.47 51.51
koeln 6.96 50.94
kassel 9.48 51.31
frankfurt 8.68 50.11
saarbruecken 6.99 49.24
nuernberg 11.08 49.45
stuttgart 9.18 48.78
basel 7.59 47.56
zuerich 8.54 47.38
geneve 6.14 46.20
milano 9.19 45.46
verona 10.99 45.44
innsbruck 11.39 47.27
muenchen 11.58 48.14
salzburg 13.05 47.80
linz 14.29 48.31
wien 16.37 48.21
graz 15.44 47.07
trieste 13.77 45.65
"""

# AUF-1.7: two cities and the steps from one to the other: one more than the road has spaces.
ROADS_TEXT: Final = """
flensburg hamburg 2, hamburg bremen 2, hamburg hannover 3, hamburg berlin 5,
bremen hannover 2, bremen dortmund 4, bremen rotterdam 6, hannover berlin 5,
hannover dortmund 4, hannover kassel 3, rotterdam bruxelles 3, rotterdam dortmund 4,
bruxelles koeln 4, bruxelles saarbruecken 5, dortmund koeln 2, dortmund kassel 3,
koeln frankfurt 3, koeln saarbruecken 4, kassel frankfurt 3, kassel nuernberg 5,
frankfurt saarbruecken 3, frankfurt stuttgart 3, frankfurt nuernberg 4,
berlin nuernberg 7, saarbruecken stuttgart 4, saarbruecken basel 4,
stuttgart nuernberg 3, stuttgart muenchen 4, stuttgart zuerich 4, stuttgart basel 4,
nuernberg muenchen 3, nuernberg linz 5, basel zuerich 2, basel geneve 4,
zuerich milano 4, zuerich innsbruck 5, geneve milano 5, geneve zuerich 4,
muenchen innsbruck 3, muenchen salzburg 3, salzburg linz 2, salzburg innsbruck 3,
salzburg trieste 6, linz wien 3, linz graz 4, wien graz 3, graz trieste 5,
innsbruck verona 4, verona milano 3, verona trieste 4
"""

# AUF-1.5: start, destination and goods, from 2 to 6.
CONTRACTS_TEXT: Final = """
basel verona 3, basel flensburg 6, berlin graz 6, berlin trieste 5, bremen basel 5,
bremen milano 2, bruxelles stuttgart 6, bruxelles kassel 4, dortmund bruxelles 3,
dortmund geneve 5, flensburg rotterdam 4, flensburg wien 3, frankfurt hannover 2,
frankfurt linz 3, geneve rotterdam 6, geneve bremen 4, graz frankfurt 2,
graz dortmund 2, hamburg saarbruecken 2, hamburg trieste 3, hannover saarbruecken 2,
hannover milano 4, innsbruck berlin 3, innsbruck hamburg 2, kassel muenchen 5,
kassel verona 5, koeln flensburg 3, koeln innsbruck 6, linz nuernberg 4,
linz hamburg 6, milano innsbruck 4, milano frankfurt 3, muenchen koeln 5,
muenchen hannover 2, nuernberg salzburg 6, nuernberg zuerich 3, rotterdam kassel 4,
rotterdam stuttgart 2, saarbruecken bruxelles 2, saarbruecken bremen 5,
salzburg graz 4, salzburg koeln 6, stuttgart geneve 6, stuttgart dortmund 4,
trieste muenchen 5, trieste nuernberg 6, verona zuerich 3, verona salzburg 3,
wien basel 4, wien berlin 5, zuerich linz 5, zuerich wien 4
"""

# AUF-1.6: one of each; the numbers of the cards are their places in this list.
CARDS_TEXT: Final = """
bahnverladung beifahrer dokumente fahrtenschreiber familiennachwuchs fracht-dumping
kundenservice routenplanung diebe inspektion motivation pannenhilfe polizeikontrolle
radarfalle road-runner schneestuerme schnelle-verladung sonderauftrag-flensburg
sonderauftrag-wien stau-muenchen stau-frankfurt stau-kassel stau-nebel stau-unfall
subunternehmer truckerfestival vertrauen wartung ware-verdorben zollabfertigung
zollkontrolle
"""
BAHNVERLADUNG: Final[i64] = 0
BEIFAHRER: Final[i64] = 1
DOKUMENTE: Final[i64] = 2
FAHRTENSCHREIBER: Final[i64] = 3
FAMILIENNACHWUCHS: Final[i64] = 4
FRACHT_DUMPING: Final[i64] = 5
KUNDENSERVICE: Final[i64] = 6
ROUTENPLANUNG: Final[i64] = 7
DIEBE: Final[i64] = 8
INSPEKTION: Final[i64] = 9
MOTIVATION: Final[i64] = 10
PANNENHILFE: Final[i64] = 11
POLIZEIKONTROLLE: Final[i64] = 12
RADARFALLE: Final[i64] = 13
ROAD_RUNNER: Final[i64] = 14
SCHNEESTUERME: Final[i64] = 15
SCHNELLE_VERLADUNG: Final[i64] = 16
SONDERAUFTRAG_FLENSBURG: Final[i64] = 17
SONDERAUFTRAG_WIEN: Final[i64] = 18
STAU_MUENCHEN: Final[i64] = 19
STAU_FRANKFURT: Final[i64] = 20
STAU_KASSEL: Final[i64] = 21
STAU_NEBEL: Final[i64] = 22
STAU_UNFALL: Final[i64] = 23
SUBUNTERNEHMER: Final[i64] = 24
TRUCKERFESTIVAL: Final[i64] = 25
VERTRAUEN: Final[i64] = 26
WARTUNG: Final[i64] = 27
WARE_VERDORBEN: Final[i64] = 28
ZOLLABFERTIGUNG: Final[i64] = 29
ZOLLKONTROLLE: Final[i64] = 30
EVENT_CARDS: Final[i64] = 31
CARDS: Final = CARDS_TEXT.split()

MOST_SEATS: Final[i64] = 6  # AUF-1.1
COLOURS: Final = ("red", "blue", "yellow", "green", "purple", "grey")

TRUCK_ROOM: Final[i64] = 6  # AUF-1.1: goods
SMALL: Final[i64] = 0
LARGE: Final[i64] = 1
SIZES: Final = ("small", "large")
TRAILER_SIZES: Final[i64] = 2
TRAILER_ROOM: Final = vec[i64]([4, 6])
TRAILER_PRICE: Final = vec[i64]([2000, 3000])

CHILDRENS_MONEY: Final[i64] = 2000  # AUF-11.3
PUBLIC: Final = {2: 12, 3: 16, 4: 20, 5: 24, 6: 24}  # AUF-2.4
OFFERS: Final[i64] = 5  # AUF-1.4
FACES: Final[i64] = 6

FINE: Final[i64] = 500  # AUF-9.13, AUF-9.14, AUF-9.28
DOUBLE_FINE: Final[i64] = 1000  # AUF-8.1
PRIZE: Final[i64] = 500  # AUF-9.23
FREIGHT: Final[i64] = 1000  # AUF-9.1
INSURANCE: Final[i64] = 1000  # AUF-9.9
REWARD: Final[i64] = 1000  # AUF-9.12
SPECIAL_ORDER: Final[i64] = 2000  # AUF-9.18
LATE: Final[i64] = 1000  # AUF-9.10, AUF-9.18: a card that is still held at the end


def _words(text: str) -> list[list[str]]:
    return [line.split() for line in text.replace("\n", ",").split(",") if line.strip()]


CITY_NAMES: Final = [place[0] for place in _words(PLACES)]
LONGITUDE: Final = [float(place[1]) for place in _words(PLACES)]
LATITUDE: Final = [float(place[2]) for place in _words(PLACES)]
CITIES: Final[i64] = 26


def city(name: str) -> i64:
    return CITY_NAMES.index(name)


class Road:
    """A road between two cities, and the number of its first space."""

    def __init__(self, one: i64, other: i64, steps: i64, first: i64) -> None:
        self.one = one
        self.other = other
        self.steps = steps
        self.first = first

    def spaces(self) -> list[i64]:
        """The spaces from one city to the other, both included."""
        between = [self.first + k for k in range(self.steps - 1)]
        return [self.one, *between, self.other]

    def event_numbers(self) -> list[i64]:
        """Which of the road's spaces, counted from 1, are event spaces."""
        if self.steps < 3:
            return []
        return [self.steps // 2] if self.steps < 6 else [2, self.steps - 2]


def _roads() -> list[Road]:
    roads: list[Road] = []
    first = CITIES
    for one, other, steps in _words(ROADS_TEXT):
        roads.append(Road(city(one), city(other), int(steps), first))
        first += int(steps) - 1
    return roads


ROADS: Final = _roads()
SPACES: Final[i64] = ROADS[-1].first + ROADS[-1].steps - 1


def _names() -> list[str]:
    names = list(CITY_NAMES)
    for road in ROADS:
        for k in range(1, road.steps):
            names.append(f"{CITY_NAMES[road.one]}-{CITY_NAMES[road.other]}-{k}")
    return names


NAMES: Final = _names()
NUMBERS: Final = {name: i64(number) for number, name in enumerate(NAMES)}


def named(word: object) -> i64:
    """The space of that name; ValueError when there is none."""
    if isinstance(word, str) and word in NUMBERS:
        return NUMBERS[word]
    raise ValueError(f"there is no space {word!r} on the map")


FLENSBURG: Final[i64] = city("flensburg")
KASSEL: Final[i64] = city("kassel")
FRANKFURT: Final[i64] = city("frankfurt")
MUENCHEN: Final[i64] = city("muenchen")
WIEN: Final[i64] = city("wien")
FLENSBURG_SPACE: Final[i64] = named("flensburg-hamburg-1")  # AUF-4.2


def _event_spaces() -> vec[i64]:
    marks = filled(SPACES, 0)
    for road in ROADS:
        for k in road.event_numbers():
            marks[road.first + k - 1] = 1
    return marks


EVENT_SPACE: Final = _event_spaces()  # 1 where an event card is drawn

# An arrival is a space and the way it was come by: space << WAY_BITS | way. The way
# counts only on event spaces (AUF-9.3); elsewhere it is 0.
WAY_BITS: Final[i64] = 2
WAY_MASK: Final[i64] = 3
FROM_ONE: Final[i64] = 1  # from the side of the road's first-named city
FROM_OTHER: Final[i64] = 2


def _arrival(space: i64, way: i64) -> i64:
    return space << WAY_BITS | (way if EVENT_SPACE[space] else 0)


def _steps_from() -> list[list[tuple[i64, i64]]]:
    """From each space: the spaces beside it with the arrival there."""
    beside: list[list[tuple[i64, i64]]] = [[] for _ in range(SPACES)]
    for road in ROADS:
        spaces = road.spaces()
        for here, there in itertools.pairwise(spaces):
            beside[here].append((there, _arrival(there, FROM_ONE)))
            beside[there].append((here, _arrival(here, FROM_OTHER)))
    return beside


# The steps from a space are those numbered FIRST[space] up to FIRST[space + 1].
STEPS: Final = _steps_from()
FIRST: Final = firsts([len(beside) for beside in STEPS])
THERE: Final = vec[i64]([there for beside in STEPS for there, _ in beside])
ARRIVAL: Final = vec[i64]([arrival for beside in STEPS for _, arrival in beside])


def degree(space: i64) -> i64:
    return FIRST[space + 1] - FIRST[space]


def _distances() -> vec[i64]:
    """Breadth-first from every city to every space."""
    out = vec[i64]()
    for start in range(CITIES):
        far = filled(SPACES, NOWHERE)
        far[start] = 0
        front = [start]
        for here in front:
            for step in range(FIRST[here], FIRST[here + 1]):
                if far[THERE[step]] == NOWHERE:
                    far[THERE[step]] = far[here] + 1
                    front.append(THERE[step])
        for steps in far:
            out = append(out, steps)
    return out


DISTANCE: Final = _distances()


def distance(place: i64, space: i64) -> i64:
    """Spaces from a city to a space by the shortest way, trucks and signs ignored."""
    return DISTANCE[place * SPACES + space]


CONTRACTS: Final[i64] = 52  # AUF-1.4
CONTRACT_NAMES: Final = [f"{start}-{goal}" for start, goal, _ in _words(CONTRACTS_TEXT)]


def contract(word: object) -> i64:
    """The contract of that name; ValueError when there is none."""
    if isinstance(word, str) and word in CONTRACT_NAMES:
        return CONTRACT_NAMES.index(word)
    raise ValueError(f"there is no contract {word!r}")


START: Final[vec[i64]] = vec[i64]([city(words[0]) for words in _words(CONTRACTS_TEXT)])
GOAL: Final[vec[i64]] = vec[i64]([city(words[1]) for words in _words(CONTRACTS_TEXT)])
GOODS: Final[vec[i64]] = vec[i64]([i64(int(words[2])) for words in _words(CONTRACTS_TEXT)])


# 1000 for the order, 100 for each space, 200 for each of the goods.
REVENUE: Final[vec[i64]] = vec[i64](
    [
        1000 + 100 * distance(START[card], GOAL[card]) + 200 * GOODS[card]
        for card in range(CONTRACTS)
    ]
)


def cost(card: i64, offer: i64) -> i64:
    """AUF-1.4: what an offer from 1 to 5 costs; 18 % of the revenue from one to the next."""
    return offer * (REVENUE[card] * 18 // 100 // 100 * 100)
