"""Drawings as text: the few shapes that the games draw their boards with."""

import html
from typing import Final

PAPER: Final = "#f6f1e7"
CARD: Final = "#fffdf8"
INK: Final = "#22201c"
MUTED: Final = "#6b655a"
LINE: Final = "#d9d0bf"
# The colours of the seats, as in the browser.
PAINTS: Final = {
    "red": "#cf2a3c",
    "blue": "#0072b2",
    "yellow": "#e6c229",
    "green": "#009e73",
    "purple": "#8a5fbf",
    "grey": "#7d7d7d",
}


def sheet(width: float, height: float, shapes: list[str]) -> str:
    """The whole drawing, on paper."""
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    paper = rect(0, 0, width, height, PAPER, 'rx="10"')
    font = 'font-family="system-ui, sans-serif"'
    fitting = 'style="max-width: 100%; height: auto"'
    start = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {fitting} {font}>'
    return "".join([start, paper, *shapes, "</svg>"])


def rect(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    return (
        f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" '
        f'fill="{fill}" {more}/>'
    )


def circle(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" fill="{fill}" {more}/>'


def line(points: list[tuple[float, float]], stroke: str, width: float, more: str = "") -> str:
    """From point to point, not filled."""
    path = " ".join([f"{_n(x)},{_n(y)}" for x, y in points])
    return (
        f'<polyline points="{path}" fill="none" stroke="{stroke}" stroke-width="{_n(width)}" '
        f'stroke-linecap="round" {more}/>'
    )


def shape(points: list[tuple[float, float]], fill: str, more: str = "") -> str:
    """What the points enclose."""
    path = " ".join([f"{_n(x)},{_n(y)}" for x, y in points])
    return f'<polygon points="{path}" fill="{fill}" {more}/>'


def text(x: float, y: float, words: str, size: float, fill: str = INK, more: str = "") -> str:
    """Words that stand on the line y, from x on; `more` may centre them."""
    place = f'x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}"'
    return f'<text {place} fill="{fill}" {more}>{html.escape(words, quote=False)}</text>'


def middle(x: float, y: float, words: str, size: float, fill: str = INK, more: str = "") -> str:
    """Words in the middle of a point."""
    centred = f'text-anchor="middle" dominant-baseline="central" {more}'
    return text(x, y, words, size, fill, centred)


def seats(x: float, y: float, rows: list[list[str]]) -> list[str]:
    """A list of the seats: each its colour, and words about it below each other."""
    shapes: list[str] = []
    names = list(PAINTS)
    for number, row in enumerate(rows):
        shapes.append(circle(x + 8, y + 8, 8, PAINTS[names[number]], f'stroke="{INK}"'))
        for words in row:
            shapes.append(text(x + 24, y + 13, words, 13))
            y += 18
        y += 12
    return shapes


def _n(number: float) -> str:
    """Short numbers keep drawings small."""
    return f"{round(number, 1):g}"
