"""Manhattan as an SVG, on its side: north is left, one looks east over the Hudson."""

from ludotheque.games.skyline_of_the_world import view
from ludotheque.games.skyline_of_the_world.board import GRID
from ludotheque.games.skyline_of_the_world.rules import State
from ludotheque.games.skyline_of_the_world.view import Lot
from ludotheque.kit.svg import CARD, INK, MUTED, PAINTS, middle, rect, shape, sheet, text

PITCH = 88.0  # from lot to lot, southwards
DEPTH = 118.0  # from row to row, eastwards
LEAN = 20.0  # how far a row in the east is shifted
MARGIN = 46.0
STOREY = 15.0
COLUMNS = 4
ROWS = 11
COLOURS = list(PAINTS.values())
WATER, LAND, ORANGE, NEUTRAL = "#c9dce4", "#e9e2cf", "#f2b56b", "#b9b2a4"


def drawing(state: State, seat: int | None) -> str:
    board = view.view(state, seat)
    width, height = 2 * MARGIN + ROWS * PITCH + COLUMNS * LEAN, MARGIN + COLUMNS * DEPTH + 30
    shapes = [rect(12, 12, width - 24, height - 24, WATER, 'rx="10"')]
    lots = sorted(board.lots, key=lambda lot: -_east(lot))  # what is behind is drawn first
    for lot in lots:
        shapes.append(_ground(lot))
    for lot in lots:
        shapes += _tower(lot)
    below = height + 4
    rows = [_about(owner) for owner in board.seats]
    for number, row in enumerate(rows):
        shapes += _seat(number, row, MARGIN + number * 250, below)
    return sheet(width, below + 74, [*shapes, *_mine(board, below)])


def _east(lot: Lot) -> int:
    return int(GRID.column(GRID.named(lot.name)))


def _corner(lot: Lot) -> tuple[float, float]:
    """The front left corner of a lot."""
    east, south = _east(lot), int(GRID.row(GRID.named(lot.name)))
    return MARGIN + south * PITCH + east * LEAN, MARGIN + (COLUMNS - east) * DEPTH - 8


def _ground(lot: Lot) -> str:
    x, y = _corner(lot)
    back, shift = y - DEPTH + 4, LEAN * (DEPTH - 4) / DEPTH
    corners = [(x, y), (x + PITCH - 3, y), (x + PITCH - 3 + shift, back), (x + shift, back)]
    name = text(x + 6, y - 5, lot.name, 11, MUTED)
    return shape(corners, ORANGE if lot.orange else LAND, f'stroke="{MUTED}"') + name


def _tower(lot: Lot) -> list[str]:
    """Its floors from the bottom, each with its value."""
    x, y = _corner(lot)
    shapes = []
    for level, floor in enumerate(lot.floors):
        shapes += _slab(floor, x + 20, y - 16 - STOREY * (level + 1))
    if lot.floors:
        top = y - 16 - STOREY * len(lot.floors)
        roof = [(x + 20, top), (x + 72, top), (x + 77, top - 9), (x + 25, top - 9)]
        shapes.append(shape(roof, _paint(lot.floors[-1]), f'stroke="{INK}" stroke-width="0.8"'))
    return shapes


def _slab(floor: view.Floor, x: float, y: float) -> list[str]:
    outline = f'stroke="{INK}" stroke-width="0.8"'
    words = "★" if floor.kind == "skyline" else f"{floor.value}"
    ink = INK if floor.owner in (None, 2) else CARD
    slab = rect(x, y, 52, STOREY, _paint(floor), outline)
    return [slab, middle(x + 26, y + STOREY / 2, words, 10, ink)]


def _paint(floor: view.Floor) -> str:
    return NEUTRAL if floor.owner is None else COLOURS[floor.owner]


def _about(seat: view.Seat) -> list[str]:
    coins = "coins hidden" if seat.coins is None else f"{seat.coins} coins"
    return [
        f"{coins}, {seat.cards} cards",
        f"{seat.penthouses} penthouses, {seat.orange} orange",
    ]


def _seat(number: int, row: list[str], x: float, y: float) -> list[str]:
    mark = rect(x, y + 2, 14, 14, COLOURS[number], f'rx="3" stroke="{INK}"')
    return [mark, *[text(x + 22, y + 14 + 18 * k, words, 13) for k, words in enumerate(row)]]


def _mine(board: view.Board, y: float) -> list[str]:
    """The viewer's mission and bonus cards."""
    if board.mine is None:
        return []
    cards = ", ".join(card.name for card in board.mine.cards) or "no bonus cards"
    return [text(MARGIN, y + 60, f"{board.mine.mission.name}; {cards}", 12, MUTED)]
