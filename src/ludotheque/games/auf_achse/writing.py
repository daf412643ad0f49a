"""A position of Auf Achse as text: one line for each thing; notation.py reads it again."""

from typing import Final

from mypy_extensions import i64

from ludotheque.contract import NOBODY
from ludotheque.games.auf_achse import board
from ludotheque.games.auf_achse.parameters import PARAMETERS
from ludotheque.games.auf_achse.phases import CAUSES, ENDINGS, PHASES
from ludotheque.games.auf_achse.state import DISCARDED, Position
from ludotheque.kit.notation import NOTHING, WHOLE, Flags, Lines, Listed, Named, Row, Together

COLOUR: Final = Named(board.COLOURS)
_SPACE: Final = Named(board.NAMES)
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
    Row(
        "drive",
        cause=Named(CAUSES),
        driver=COLOUR,
        die=WHOLE,
        other_die=WHOLE,
        way=WHOLE,
    ),
    Flags("stop", _STOP, [NOTHING]),
    Row("again", again=WHOLE),
    Row("jump", target=_SPACE),
    Row("storm", blown=Together(board.COLOURS)),
    Row(
        "auction",
        lot=Named(board.CONTRACT_NAMES),
        offer=WHOLE,
        leader=COLOUR,
        bidders=Together(board.COLOURS),
    ),
    Row("works", works=_SPACE),
    Row("jam", jam=_SPACE),
    Row("pile", pile=WHOLE),
    Row("reserve", reserve=WHOLE),
    Listed("open", Named(board.CONTRACT_NAMES), [NOTHING]),
)
EVENT_PILE: Final = Lines(
    Row("event", event=Named(board.CARDS)),
    Row("drawer", drawer=COLOUR),
    Listed("under", Named(board.CARDS), [NOTHING]),
)


def write(p: Position) -> str:
    kept = [
        f"{board.CARDS[card]}:{COLOUR.write(p.kept[card])}"
        for card in range(board.EVENT_CARDS)
        if p.kept[card] != NOBODY
    ]
    return "\n".join(
        [
            *PARAMETERS.lines(p.numbers, p.seats),
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
        name = board.COLOURS[seat]
        small, large = p.trailers[2 * seat + board.SMALL], p.trailers[2 * seat + board.LARGE]
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
                [
                    f"{board.CONTRACT_NAMES[card]}:{board.COLOURS[holder]}"
                    for card, holder in world.items()
                ]
            )
            for world in p.gifts.of(seat)
        ]
        if worlds:
            lines.append(_line(f"gifts {board.COLOURS[seat]}", worlds))
    return lines


def _held(p: Position, holder: i64, aboard: bool) -> list[str]:
    """The contracts of a holder; those aboard by order of loading; `*` if all know it."""
    cards = [
        card
        for card in range(board.CONTRACTS)
        if p.holder[card] == holder and (p.loaded[card] > 0) == aboard
    ]
    if aboard:
        return [
            board.CONTRACT_NAMES[c] for _, c in sorted([(p.loaded[card], card) for card in cards])
        ]
    return [board.CONTRACT_NAMES[card] + ("*" if p.shown[card] else "") for card in cards]


def _line(name: str, words: list[str]) -> str:
    return " ".join([name, *(words or [NOTHING])])
