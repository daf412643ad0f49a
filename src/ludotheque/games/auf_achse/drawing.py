"""The map as an SVG: cities, roads space by space, trucks, signs and open contracts."""

from ludotheque.games.auf_achse import view
from ludotheque.games.auf_achse.rules import State
from ludotheque.kit import svg

WIDTH, HEIGHT = 900.0, 1010.0
WEST, NORTH = 4.35, 54.78  # degrees of the map's corner
PER_DEGREE = (62.0, 94.0)  # to the east, to the south
MARGIN = 64.0
SIDE = 330.0
COLOURS = list(svg.PAINTS.values())
SPELLED = {
    "geneve": "Genève",
    "koeln": "Köln",
    "muenchen": "München",
    "nuernberg": "Nürnberg",
    "saarbruecken": "Saarbrücken",
    "zuerich": "Zürich",
}

Spot = tuple[float, float]


def drawing(state: State, viewer: int | None) -> str:
    board = view.view(state, viewer)
    spots = _spots(board)
    shapes = [svg.rect(12, 12, WIDTH - 24, HEIGHT - 24, "#e7ead9", f'rx="10" stroke="{svg.LINE}"')]
    for road in board.roads:
        shapes.append(svg.line([spots[road.one], spots[road.other]], svg.CARD, 9))
        shapes.append(svg.line([spots[road.one], spots[road.other]], svg.LINE, 1.5))
    for road in board.roads:
        shapes += _spaces(road, spots)
    for city in board.cities:
        shapes += _city(city.name, spots[city.name])
    shapes += _signs(board, spots)
    for seat, truck in enumerate(board.trucks):
        if truck.space is not None:
            shapes += _truck(seat, spots[truck.space])
    return svg.sheet(WIDTH + SIDE, HEIGHT, [*shapes, *_side(board)])


def _spots(board: view.Board) -> dict[str, Spot]:
    """Where every space is: cities where they lie, the others evenly along their road."""
    spots: dict[str, Spot] = {}
    for city in board.cities:
        x = MARGIN + (city.longitude - WEST) * PER_DEGREE[0]
        spots[city.name] = x, MARGIN + (NORTH - city.latitude) * PER_DEGREE[1]
    for road in board.roads:
        (x1, y1), (x2, y2) = spots[road.one], spots[road.other]
        for number in range(1, road.spaces + 1):
            part = number / (road.spaces + 1)
            spot = x1 + (x2 - x1) * part, y1 + (y2 - y1) * part
            spots[f"{road.one}-{road.other}-{number}"] = spot
    return spots


def _spaces(road: view.Road, spots: dict[str, Spot]) -> list[str]:
    shapes = []
    for number in range(1, road.spaces + 1):
        x, y = spots[f"{road.one}-{road.other}-{number}"]
        event = number in road.events
        fill = "#f2c14e" if event else svg.CARD
        shapes.append(svg.circle(x, y, 7 if event else 5.5, fill, f'stroke="{svg.MUTED}"'))
        if event:
            shapes.append(svg.middle(x, y, "!", 9))
    return shapes


def _city(name: str, at: Spot) -> list[str]:
    x, y = at
    halo = f'paint-order="stroke" stroke="{svg.CARD}" stroke-width="3" text-anchor="middle"'
    return [
        svg.rect(x - 9, y - 9, 18, 18, "#3d4a57", 'rx="4"'),
        svg.text(x, y + 22, SPELLED.get(name, name.capitalize()), 11, svg.INK, halo),
    ]


def _signs(board: view.Board, spots: dict[str, Spot]) -> list[str]:
    shapes = []
    for space, fill, words in ((board.works, "#f08a24", "▲"), (board.jam, "#c0392b", "■")):
        if space is not None:
            x, y = spots[space]
            shapes += [
                svg.circle(x, y, 12, fill, f'stroke="{svg.INK}"'),
                svg.middle(x, y, words, 11, svg.CARD),
            ]
    return shapes


def _truck(seat: int, at: Spot) -> list[str]:
    """A lorry; the seats' lorries are shifted a little, so that none hides another."""
    x, y = at[0] - 13 + 3 * seat, at[1] - 16 - 2 * seat
    outline = f'stroke="{svg.INK}" stroke-width="1.2"'
    return [
        svg.rect(x, y, 19, 13, COLOURS[seat], f'rx="2" {outline}'),
        svg.rect(x + 20, y + 4, 8, 9, svg.CARD, f'rx="2" {outline}'),
        svg.circle(x + 5, y + 14, 3, svg.INK),
        svg.circle(x + 22, y + 14, 3, svg.INK),
    ]


def _side(board: view.Board) -> list[str]:
    x, y = WIDTH + 12, 36.0
    shapes = [svg.text(x, y, f"round {board.round}", 14)]
    for seat, truck in enumerate(board.trucks):
        y += 26
        load = ", ".join(contract.name for contract in truck.load) or "empty"
        shapes += [
            svg.rect(x, y - 12, 14, 14, COLOURS[seat], f'rx="3" stroke="{svg.INK}"'),
            svg.text(
                x + 22, y, f"{truck.money} DM, {truck.goods}/{truck.goods + truck.room} goods", 13
            ),
            svg.text(x + 22, y + 17, load, 11, svg.MUTED),
        ]
        y += 17
    shapes.append(svg.text(x, y + 36, f"open contracts (+{board.pile})", 13))
    y += 40
    for contract in board.open:
        y += 19
        shapes.append(_contract(contract, x, y))
    for own in board.mine:
        y += 19
        shapes.append(svg.text(x, y + 10, "aboard: " if own.loaded else "mine: ", 12, svg.MUTED))
        shapes.append(_contract(own.contract, x + 52, y + 10))
    return shapes


def _contract(contract: view.Contract, x: float, y: float) -> str:
    return svg.text(x, y, f"{contract.name}, {contract.goods} goods, {contract.revenue} DM", 12)
