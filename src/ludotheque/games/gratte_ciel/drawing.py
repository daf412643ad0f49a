"""The city as an SVG: lots from above, towers that rise, helicopters on their roofs."""

from ludotheque.games.gratte_ciel import view
from ludotheque.games.gratte_ciel.board import DISTRICT_SIDE, GRID, SIDE
from ludotheque.games.gratte_ciel.rules import State
from ludotheque.games.gratte_ciel.view import Lot
from ludotheque.kit import svg

LOT = 46.0
STREET = 16.0
MARGIN = 40.0
FLOOR = 7.0  # how much a floor rises
COLOURS = list(svg.PAINTS.values())


def drawing(state: State, seat: int | None) -> str:
    board, facts = view.view(state, seat), view.facts(state, seat)
    end = _at(int(SIDE) - 1) + LOT
    centre = _at(int(DISTRICT_SIDE))
    park = 3 * LOT
    shapes = [
        *[
            svg.middle(_at(n) + LOT / 2, MARGIN - 14, "abcdefghi"[n], 13, svg.MUTED)
            for n in range(SIDE)
        ],
        *[
            svg.middle(MARGIN - 16, _at(n) + LOT / 2, str(n + 1), 13, svg.MUTED)
            for n in range(SIDE)
        ],
        svg.rect(centre, centre, park, park, "#cfe0c3", 'rx="10"'),
        svg.circle(centre + park / 2, centre + park / 2, park / 4, "#a9c9d6"),
    ]
    lots = board.lots()
    shapes += [_ground(lot) for lot in lots]
    for lot in lots:  # from the north, so that towers in front hide those behind
        if lot.owner is not None:
            shapes += _tower(lot, lot.name in board.helicopters)
    shapes += _helicopters(board.helicopters, {lot.name: min(lot.height, 6) for lot in lots})
    rows = [[f"{fact['points']} points", f"{fact['floors']} floors left"] for fact in facts]
    return svg.sheet(end + 190, end + 24, [*shapes, *svg.seats(end + 30, MARGIN, rows)])


def _at(number: int) -> float:
    """Where a row or a column begins."""
    return MARGIN + number * LOT + number // int(DISTRICT_SIDE) * STREET


def _corner(name: str) -> tuple[float, float]:
    cell = GRID.named(name)
    return _at(int(GRID.column(cell))), _at(int(GRID.row(cell)))


def _ground(lot: Lot) -> str:
    x, y = _corner(lot.name)
    fill = svg.CARD if lot.tint is None else COLOURS[lot.tint]
    faint = "" if lot.tint is None else 'fill-opacity="0.3"'
    return svg.rect(x + 2, y + 2, LOT - 4, LOT - 4, fill, f'rx="4" stroke="{svg.LINE}" {faint}')


def _tower(lot: Lot, landed: bool) -> list[str]:
    """A block as high as its floors, and the number of floors on its roof."""
    x, y = _corner(lot.name)
    left, right, rise = x + 8, x + LOT - 8, FLOOR * min(lot.height, 6)
    front, back = y + LOT - 6, y + 18
    paint = COLOURS[lot.owner or 0]
    outline = f'stroke="{svg.INK}" stroke-width="0.8"'
    walls = svg.rect(
        left, front - rise, right - left, rise, paint, f'{outline} fill-opacity="0.75"'
    )
    storeys = [
        svg.line([(left, front - FLOOR * n), (right, front - FLOOR * n)], svg.INK, 0.4)
        for n in range(1, min(lot.height, 6))
    ]
    roof = svg.shape(
        [(left, front - rise), (right, front - rise), (right, back - rise), (left, back - rise)],
        paint,
        outline,
    )
    ink = svg.INK if paint == svg.PAINTS["yellow"] else svg.CARD
    number = svg.middle(x + LOT / 2, (front + back) / 2 - rise, str(lot.height), 13, ink)
    return ["<g>", walls, *storeys, roof, "" if landed else number, "</g>"]


def _helicopters(where: list[str | None], heights: dict[str, int]) -> list[str]:
    shapes = []
    for seat, name in enumerate(where):
        if name is not None:
            x, y = _corner(name)
            x, y = x + LOT / 2, y + LOT / 2 + 5 - FLOOR * heights[name]
            shapes += [
                svg.circle(x, y, 9, svg.CARD, f'stroke="{COLOURS[seat]}" stroke-width="4"'),
                svg.line([(x - 11, y - 11), (x + 11, y + 11)], svg.INK, 2),
                svg.line([(x - 11, y + 11), (x + 11, y - 11)], svg.INK, 2),
            ]
    return shapes
