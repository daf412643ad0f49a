"""The harbour as an SVG, as a viewer may see it."""

from fog_harbour.board import MOST
from fog_harbour.rules import State
from fog_harbour.view import Board, Crate, view
from ludotheque.kit.svg import CARD, INK, LINE, MUTED, PAINTS, rect, sheet, text

PAINT = {
    "tea": "#5f7f3f",
    "silk": "#b5547a",
    "salt": "#7d8fa3",
    "amber": "#c98a1b",
    "cork": "#8a6a4a",
}
WIDTH, ROW, QUAY = 460, 46, 96
CENTRE = 'text-anchor="middle"'


def drawing(state: State, seat: int | None) -> str:
    """The quay above, a row for each seat below; bids to point at where there are some."""
    seen = view(state, seat)
    shapes = _quay(seen, state)
    for owner, colour in enumerate(list(PAINTS)[: state.seats]):
        shapes += _row(seen, owner, colour)
    return sheet(WIDTH, QUAY + ROW * state.seats + 10, shapes)


def _quay(seen: Board, state: State) -> list[str]:
    shapes = [text(14, 24, f"⚓ {seen.left}", 15)]
    if seen.crate is not None:
        shapes += _crate(seen.crate, 14, 36, 48)
    for bid in range(MOST + 1 if state.left else 0):
        x = 96 + 50 * bid
        mine = f'stroke="{INK if seen.bid == bid else LINE}" stroke-width="2" rx="8"'
        coin = rect(x, 38, 42, 42, CARD, mine) + text(x + 21, 65, str(bid), 17, INK, CENTRE)
        shapes.append(f'<g data-place="{bid}">{coin}</g>')
    return shapes


def _row(seen: Board, owner: int, colour: str) -> list[str]:
    y = QUAY + ROW * owner
    sealed = "✉" if seen.chosen[owner] else ""
    shapes = [
        rect(14, y + 4, 10, 34, PAINTS[colour], 'rx="3"'),
        text(34, y + 27, f"{seen.coins[owner]} ● {sealed}", 15, INK),
    ]
    for place, crate in enumerate(seen.crates[owner]):
        shapes += _crate(crate, 110 + 40 * place, y + 4, 34)
    order = seen.orders[owner] if seen.orders else None
    if order is not None:
        shapes.append(rect(WIDTH - 30, y + 12, 18, 18, PAINT[order], 'rx="9"'))
    return shapes


def _crate(crate: Crate, x: float, y: float, size: float) -> list[str]:
    return [
        rect(x, y, size, size, PAINT[crate.good], f'rx="4" stroke="{MUTED}"'),
        text(x + size / 2, y + size * 0.68, str(crate.value), size * 0.5, CARD, CENTRE),
    ]
