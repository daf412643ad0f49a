"""A position of Auf Achse as text, and read again: one line for each thing."""

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
    contract,
    named,
)
from ludotheque.games.auf_achse.gifts import NO_GIFTS, Gifts, World
from ludotheque.games.auf_achse.state import CAUSES, DISCARDED, ENDINGS, FACE_UP, PHASES, Position
from ludotheque.kit.notation import (
    NOTHING,
    WHOLE,
    Fields,
    Flags,
    Lines,
    Listed,
    Named,
    Row,
    Together,
    fields,
    line,
)
from ludotheque.kit.vecs import total

COLOUR: Final = Named(COLOURS)
_SPACE: Final = Named(NAMES)
_OPTIONS: Final = {"children": "children", "one-lap": "one_lap", "2007": "rules_2007"}
_STOP: Final = {word: word for word in ("rolled", "arrived", "exact", "fresh")}
_TABLE: Final = Lines(
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
_EVENTS: Final = Lines(
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
            *_TABLE.write(p),
            _line("discarded", _held(p, DISCARDED, False)),
            *_EVENTS.write(p),
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


def seats(text: str) -> i64:
    """How many seats a written position has."""
    return int(text.split("\n", maxsplit=1)[0].split()[1])


def read(p: Position, text: str) -> None:
    """Make an untouched position the one that was written down."""
    found = fields(text.strip().split("\n"), pairs=("truck", "hand", "aboard", "gifts"))
    _TABLE.read(p, found)
    _EVENTS.read(p, found)
    _fill_cards(p, found)
    _fill_seats(p, found)
    _fill_gifts(p, found)
    p.bank = p.seats * p.start_money() - total(p.money)


def _fill_cards(p: Position, fields: Fields) -> None:
    for card in p.open:
        p.holder[card] = FACE_UP
    for word in _listed(fields["discarded"]):
        p.holder[contract(word)] = DISCARDED
    for card in p.under:
        p.bag[card] = 0
    for word in _listed(fields["kept"]):
        name, holder = word.split(":")
        p.kept[CARDS.index(name)] = COLOUR.read(holder)
        p.bag[CARDS.index(name)] = 0


def _fill_seats(p: Position, fields: Fields) -> None:
    for seat in range(p.seats):
        name = COLOURS[seat]
        space, money, small, large, skips, done = fields[f"truck {name}"]
        if space != NOTHING:
            p.move_truck(seat, named(space))
        p.money[seat] = int(money)
        p.trailers[2 * seat + SMALL] = int(small)
        p.trailers[2 * seat + LARGE] = int(large)
        p.skips[seat] = int(skips)
        p.done[seat] = 1 if done == "done" else 0
        for word in _listed(fields[f"hand {name}"]):
            card = contract(word.removesuffix("*"))
            p.holder[card] = seat
            p.shown[card] = 1 if word.endswith("*") else 0
        for order, word in enumerate(_listed(fields[f"aboard {name}"])):
            p.holder[contract(word)] = seat
            p.shown[contract(word)] = 1
            p.loaded[contract(word)] = order + 1


def _fill_gifts(p: Position, fields: Fields) -> None:
    worlds: dict[int, list[World]] = {}
    for seat in range(p.seats):
        for written in fields.get(f"gifts {COLOURS[seat]}", []):
            world: World = {}
            for gift in written.split(","):
                card, holder = gift.split(":")
                world[contract(card)] = COLOUR.read(holder)
            worlds.setdefault(seat, []).append(world)
    p.gifts = Gifts(worlds) if worlds else NO_GIFTS


def _listed(words: list[str]) -> list[str]:
    return [] if words == [NOTHING] else words
