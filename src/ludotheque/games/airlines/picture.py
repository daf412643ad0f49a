"""The board in plain characters, made from what a viewer sees."""

from ludotheque.games.airlines.view import Board, CircleView, CompanyView, RouteView

COLUMNS = 3
COLUMN = 34


def picture(board: Board) -> str:
    """The overview card, the routes by pattern, the market and the own hand."""
    lines = [*[_company(company) for company in board.companies], ""]
    for pattern in dict.fromkeys(route.pattern for route in board.routes):
        routes = [_route(route) for route in board.routes if route.pattern == pattern]
        lines.append(f"{pattern}:")
        for first in range(0, len(routes), COLUMNS):
            row = [text.ljust(COLUMN) for text in routes[first : first + COLUMNS]]
            lines.append("  " + "".join(row).rstrip())
    lines += ["", f"market: {' '.join(board.market) or '-'} (+{board.pile})"]
    if board.hand is not None:
        flights = [flight.name for flight in board.hand.flights]
        lines.append(f"hand: {' '.join([*flights, *board.hand.shares]) or '-'}")
    return "\n".join(lines)


def _company(company: CompanyView) -> str:
    """BOI Boise, its patterns, its worth, markers left, shares laid seat by seat."""
    patterns = "/".join(company.patterns)
    laid = " ".join(str(shares) for shares in company.laid)
    return (
        f"{company.code} {company.headquarters:12}{patterns:20}{company.status:9}"
        f"{company.worth:3} (+{company.markers_left})  [{laid}] / {company.shares}"
    )


def _route(route: RouteView) -> str:
    return f"{route.name} {' '.join(_circle(circle) for circle in route.circles)}"


def _circle(circle: CircleView) -> str:
    """A number while the circle is free, then the company; a cross is a sabotage."""
    if circle.company is None:
        return str(circle.number)
    return "x" if circle.sabotage else circle.company
