"""A position of Auf Achse as text: one line for each thing; notation.py reads it again."""

from typing import Final

from mypy_extensions import i64

from ludotheque.contract import NOBODY
from ludotheque.games.auf_achse.board import (
    CARDS,
    COLOURS,
    CONTRACT_NAMES,
    CONTRACTS,
    EVENT_CARDS,
    LARGE,
    NAMES,
    SMALL,
)
from ludotheque.games.auf_achse.state import CAUSES, DISCARDED, ENDINGS, PHASES, Position
from ludotheque.kit.notation import (
    NOTHING,
    WHOLE,
    Flags,
    Lines,
    Listed,
    Named,
    Row,
    Together,
    line,
)

COLOUR: Final = Named(COLOURS)
_SPACE: Final = Named(NAMES)
_OPTIONS: Final = {"children": "children", "one-lap": "one_lap", "2007": "rules_2007"}
_STOP: Final = {word: word for word in ("rolled", "arrived", "exact", "fresh")}
TABLE: Final = Lines(
    Row("seats", seats=WHOLE),
    Row("limit", limit=WHOLE),
    Flags("options", _OPTIONS, [NOTHING]),
    Row("first", first=COLOUR),
    Row("round", round=WHOLE),
    Row("turn", turn=COLOUR),
    Row("actor", actor=COLOUR),
    Row("phase", phase=Named(PHASES)),
    Row("ending", ending=Named(ENDINGS)),
    Row("drive", cause=Named(CAUSES), driver=COLOUR, die=WHOLE, other_die=WHOLE, way=WHOLE),
    Flags("stop", _STOP, [NOTHING]),
    Row("again", again=WHOLE),
    Row("jump", target=_SPACE),
    Row("storm", blown=Together(COLOURS)),
    Row(
        "auction",
        lot=Named(CONTRACT_NAMES),
        offer=WHOLE,
        leader=COLOUR,
        bidders=Together(COLOURS),
    ),
    Row("works", works=_SPACE),
    Row("jam", jam=_SPACE),
    Row("pile", pile=WHOLE),
    Row("reserve", reserve=WHOLE),
    Listed("open", Named(CONTRACT_NAMES), [NOTHING]),
)
EVENT_PILE: Final = Lines(
    Row("event", event=Named(CARDS)),
    Row("drawer", drawer=COLOUR),
    Listed("under", Named(CARDS), [NOTHING]),
)


def write(p: Position) -> str:
    kept = [
        f"{CARDS[card]}:{COLOUR.write(p.kept[card])}"
        for card in range(EVENT_CARDS)
        if p.kept[card] != NOBODY
    ]
    return "\n".join(
        [
            *TABLE.write(p),
            _line("discarded", _held(p, DISCARDED, False)),
            *EVENT_PILE.write(p),
            _line("kept", kept),
            *_seat_lines(p),
            *_gift_lines(p),
        ]
    )


def _seat_lines(p: Position) -> list[str]:
    lines: list[str] = []
    for seat in range(p.seats):
        name = COLOURS[seat]
        small, large = p.trailers[2 * seat + SMALL], p.trailers[2 * seat + LARGE]
        done = "done" if p.done[seat] else NOTHING
        lines.append(
            f"truck {name} {_SPACE.write(p.at[seat])} {p.money[seat]} {small} {large} "
            f"{p.skips[seat]} {done}"
        )
        lines.append(_line(f"hand {name}", _held(p, seat, False)))
        lines.append(_line(f"aboard {name}", _held(p, seat, True)))
    return lines


def _gift_lines(p: Position) -> list[str]:
    lines: list[str] = []
    for seat in range(p.seats):
        worlds = [
            ",".join(
                [f"{CONTRACT_NAMES[card]}:{COLOURS[holder]}" for card, holder in world.items()]
            )
            for world in p.gifts.of(seat)
        ]
        if worlds:
            lines.append(_line(f"gifts {COLOURS[seat]}", worlds))
    return lines


def _held(p: Position, holder: i64, aboard: bool) -> list[str]:
    """The contracts of a holder; those aboard by order of loading; `*` if all know it."""
    cards = [
        card
        for card in range(CONTRACTS)
        if p.holder[card] == holder and (p.loaded[card] > 0) == aboard
    ]
    if aboard:
        return [CONTRACT_NAMES[c] for _, c in sorted([(p.loaded[card], card) for card in cards])]
    return [CONTRACT_NAMES[card] + ("*" if p.shown[card] else "") for card in cards]


def _line(name: str, words: list[str]) -> str:
    return line(name, words or [NOTHING])
