"""What is told: each event that needs more than a line, in the words of the game."""

from typing import Final

from mypy_extensions import i64

from ludotheque.contract import Facts, Tell
from ludotheque.games.airlines.board import (
    CARDS,
    CODES,
    COMPANIES,
    COMPANY_COUNT,
    NUMBER,
    ROUTE_OF,
    ROUTES,
)

# What those who may not know it read in place of a card.
HIDDEN_SHARE: Final = "hidden-share"
HIDDEN_FLIGHT: Final = "hidden-flight"


def tell_company(tell: Tell, event: str, seat: i64, company: i64) -> None:
    """Somebody did something with one card of a company in sight of all."""
    tell.all(event, {"seat": seat, "company": CODES[company]})


def tell_founded(tell: Tell, seat: i64, company: i64, shares: i64) -> None:
    city = COMPANIES[company].headquarters
    tell.all("founded", {"seat": seat, "company": CODES[company], "shares": shares, "city": city})


def tell_laid(tell: Tell, seat: i64, company: i64, shares: i64, laid: i64) -> None:
    """`laid` is what the seat has laid of the company by now."""
    tell.all("laid", {"seat": seat, "company": CODES[company], "shares": shares, "laid": laid})


def tell_flew(tell: Tell, seat: i64, card: i64, circle: i64, company: i64, worth: i64) -> None:
    facts: Facts = {"seat": seat, "card": CARDS[card], "company": CODES[company]}
    facts["route"] = ROUTES[ROUTE_OF[circle]].name
    facts["circle"] = NUMBER[circle]
    facts["worth"] = worth
    tell.all("flew", facts)


def tell_sabotaged(tell: Tell, seat: i64, circle: i64, company: i64) -> None:
    facts: Facts = {"seat": seat, "company": CODES[company], "circle": NUMBER[circle]}
    facts["route"] = ROUTES[ROUTE_OF[circle]].name
    tell.all("sabotaged", facts)


def tell_drew_flight(tell: Tell, seat: i64, card: i64) -> None:
    facts: Facts = {"seat": seat, "card": HIDDEN_FLIGHT}
    tell.some("drew-flight", facts, {"card": CARDS[card]}, [seat])


def tell_drew_share(tell: Tell, seat: i64, company: i64) -> None:
    facts: Facts = {"seat": seat, "company": HIDDEN_SHARE}
    tell.some("drew-share", facts, {"company": CODES[company]}, [seat])


def tell_inactive(tell: Tell, companies: i64) -> None:
    """AIR-9.3: these companies have become inactive."""
    for company in range(COMPANY_COUNT):
        if companies >> company & 1 != 0:
            tell.all("inactive", {"company": CODES[company]})


def tell_worth(tell: Tell, company: i64, worth: i64, dummy: i64) -> None:
    """The head of a company's line in a scoring; `dummy` shares belong to nobody."""
    tell.all("company-scored", {"company": CODES[company], "worth": worth, "dummy": dummy})


def tell_paid(tell: Tell, seat: i64, company: i64, shares: i64, points: i64) -> None:
    facts: Facts = {"seat": seat, "company": CODES[company], "shares": shares}
    facts["points"] = points
    tell.all("paid", facts)
