"""What is told: every event, and how those that need more than a line are put."""

from typing import Final

from mypy_extensions import i64

from ludotheque.contract import Facts, Tell
from ludotheque.games.airlines import board
from ludotheque.games.airlines.actions import CARD, CIRCLE_NUMBER, COMPANY, ROUTE
from ludotheque.kit.events import Events, Kind, Secret, several
from ludotheque.kit.nouns import AMOUNT, SEAT, OneOf

# What those who may not know it read in place of a card.
HIDDEN_SHARE: Final = "hidden-share"
HIDDEN_FLIGHT: Final = "hidden-flight"

ENDINGS: Final = ("", "last-share", "third-score-card", "last-turns", "stall")

_CITY: Final = OneOf("city", [company.headquarters for company in board.COMPANIES])
_SHARES: Final = several(COMPANY)

EVENTS: Final = Events(
    Kind("dealt", seat=SEAT, flights=Secret(several(CARD), AMOUNT), shares=Secret(_SHARES, AMOUNT)),
    Kind("market", shares=_SHARES),
    Kind("first", seat=SEAT),
    Kind("swapped", seat=SEAT, card=CARD),
    Kind("replaced", seat=SEAT, company=COMPANY),
    Kind("founded", seat=SEAT, company=COMPANY, shares=AMOUNT, city=_CITY),
    Kind("laid", seat=SEAT, company=COMPANY, shares=AMOUNT, laid=AMOUNT),
    Kind(
        "flew",
        seat=SEAT,
        card=CARD,
        company=COMPANY,
        route=ROUTE,
        circle=CIRCLE_NUMBER,
        worth=AMOUNT,
    ),
    Kind("sabotaged", seat=SEAT, company=COMPANY, circle=CIRCLE_NUMBER, route=ROUTE),
    Kind("inactive", company=COMPANY),
    Kind("kept", seat=SEAT),
    Kind("spared", seat=SEAT),
    Kind("no-flight", seat=SEAT),
    Kind("reshuffled"),
    Kind("drew-flight", seat=SEAT, card=Secret(CARD, HIDDEN_FLIGHT)),
    Kind("took", seat=SEAT, company=COMPANY),
    Kind("drew-share", seat=SEAT, company=Secret(COMPANY, HIDDEN_SHARE)),
    Kind("turned-up", company=COMPANY),
    Kind("score-card-returned", seat=SEAT),
    Kind("worthless", company=COMPANY, shares=AMOUNT),
    Kind("last-turns", seat=SEAT),
    Kind("score-card", seat=SEAT, number=AMOUNT),
    Kind("company-scored", company=COMPANY, worth=AMOUNT, dummy=AMOUNT),
    Kind("paid", seat=SEAT, company=COMPANY, shares=AMOUNT, points=AMOUNT),
    Kind("scored", seat=SEAT, points=AMOUNT, total=AMOUNT),
    Kind("score-cards-in"),
    Kind("ended", reason=OneOf("ending", list(ENDINGS[1:]))),
    Kind("dummy"),
    Kind("bonus", seat=SEAT, points=AMOUNT),
)


def tell_company(tell: Tell, event: str, seat: i64, company: i64) -> None:
    """Somebody did something with one card of a company in sight of all."""
    tell.all(event, {"seat": seat, "company": board.CODES[company]})


def tell_founded(tell: Tell, seat: i64, company: i64, shares: i64) -> None:
    founded = board.COMPANIES[company]
    facts: Facts = {"seat": seat, "company": founded.code, "shares": shares}
    tell.all("founded", {**facts, "city": founded.headquarters})


def tell_laid(tell: Tell, seat: i64, company: i64, shares: i64, laid: i64) -> None:
    """`laid` is what the seat has laid of the company by now."""
    facts: Facts = {"seat": seat, "company": board.CODES[company], "shares": shares}
    tell.all("laid", {**facts, "laid": laid})


def tell_flew(tell: Tell, seat: i64, card: i64, circle: i64, company: i64, worth: i64) -> None:
    facts: Facts = {"seat": seat, "card": board.CARDS[card], "company": board.CODES[company]}
    facts["route"] = board.ROUTES[board.ROUTE_OF[circle]].name
    facts["circle"] = board.NUMBER[circle]
    facts["worth"] = worth
    tell.all("flew", facts)


def tell_sabotaged(tell: Tell, seat: i64, circle: i64, company: i64) -> None:
    facts: Facts = {"seat": seat, "company": board.CODES[company], "circle": board.NUMBER[circle]}
    facts["route"] = board.ROUTES[board.ROUTE_OF[circle]].name
    tell.all("sabotaged", facts)


def tell_drew_flight(tell: Tell, seat: i64, card: i64) -> None:
    facts: Facts = {"seat": seat, "card": HIDDEN_FLIGHT}
    tell.some("drew-flight", facts, {"card": board.CARDS[card]}, [seat])


def tell_drew_share(tell: Tell, seat: i64, company: i64) -> None:
    facts: Facts = {"seat": seat, "company": HIDDEN_SHARE}
    tell.some("drew-share", facts, {"company": board.CODES[company]}, [seat])


def tell_inactive(tell: Tell, companies: i64) -> None:
    """AIR-9.3: these companies have become inactive."""
    for company in range(board.COMPANY_COUNT):
        if companies >> company & 1 != 0:
            tell.all("inactive", {"company": board.CODES[company]})


def tell_worth(tell: Tell, company: i64, worth: i64, dummy: i64) -> None:
    """The head of a company's line in a scoring; `dummy` shares belong to nobody."""
    tell.all("company-scored", {"company": board.CODES[company], "worth": worth, "dummy": dummy})


def tell_paid(tell: Tell, seat: i64, company: i64, shares: i64, points: i64) -> None:
    facts: Facts = {"seat": seat, "company": board.CODES[company], "shares": shares}
    tell.all("paid", {**facts, "points": points})
