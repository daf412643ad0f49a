"""A position of Auf Achse as text, and read again: one line for each thing."""

from librt.vecs import append
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
    NOWHERE,
    SMALL,
    contract,
    named,
)
from ludotheque.games.auf_achse.gifts import NO_GIFTS, Gifts, World
from ludotheque.games.auf_achse.state import (
    CAUSES,
    DISCARDED,
    ENDINGS,
    FACE_UP,
    PHASES,
    Position,
)
from ludotheque.kit.notation import Fields, fields
from ludotheque.kit.vecs import total

NOTHING = "-"


def write(p: Position) -> str:
    return "\n".join([*_table_lines(p), *_card_lines(p), *_seat_lines(p), *_gift_lines(p)])


def _table_lines(p: Position) -> list[str]:
    options = _chosen(("children", p.children), ("one-lap", p.one_lap), ("2007", p.rules_2007))
    stop = _chosen(
        ("rolled", p.rolled), ("arrived", p.arrived), ("exact", p.exact), ("fresh", p.fresh)
    )
    return [
        f"seats {p.seats}",
        f"limit {p.limit}",
        f"options {options}",
        f"first {colour(p.first)}",
        f"round {p.round}",
        f"turn {colour(p.turn)}",
        f"actor {colour(p.actor)}",
        f"phase {PHASES[p.phase]}",
        f"ending {ENDINGS[p.ending] or NOTHING}",
        f"drive {CAUSES[p.cause]} {colour(p.driver)} {p.die} {p.other_die} {p.way}",
        f"stop {stop}",
        f"again {p.again}",
        f"jump {_space(p.target)}",
        f"storm {_colours(p, p.blown)}",
        f"auction {_contract(p.lot)} {p.offer} {colour(p.leader)} {_colours(p, p.bidders)}",
    ]


def _card_lines(p: Position) -> list[str]:
    kept = [
        f"{CARDS[card]}:{colour(p.kept[card])}"
        for card in range(EVENT_CARDS)
        if p.kept[card] != NOBODY
    ]
    return [
        f"works {_space(p.works)}",
        f"jam {_space(p.jam)}",
        f"pile {p.pile}",
        f"reserve {p.reserve}",
        _line("open", [CONTRACT_NAMES[card] for card in p.open]),
        _line("discarded", _held(p, DISCARDED, False)),
        f"event {NOTHING if p.event == NOBODY else CARDS[p.event]}",
        f"drawer {colour(p.drawer)}",
        _line("under", [CARDS[card] for card in p.under]),
        _line("kept", kept),
    ]


def _seat_lines(p: Position) -> list[str]:
    lines: list[str] = []
    for seat in range(p.seats):
        name = COLOURS[seat]
        small, large = p.trailers[2 * seat + SMALL], p.trailers[2 * seat + LARGE]
        done = "done" if p.done[seat] else NOTHING
        lines.append(
            f"truck {name} {_space(p.at[seat])} {p.money[seat]} {small} {large} "
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


def colour(seat: i64) -> str:
    return NOTHING if seat == NOBODY else COLOURS[seat]


def _space(space: i64) -> str:
    return NOTHING if space == NOWHERE else NAMES[space]


def _contract(card: i64) -> str:
    return NOTHING if card == NOBODY else CONTRACT_NAMES[card]


def _chosen(*choices: tuple[str, bool]) -> str:
    return " ".join([word for word, chosen in choices if chosen]) or NOTHING


def _colours(p: Position, bits: i64) -> str:
    names = [COLOURS[seat] for seat in range(p.seats) if bits >> seat & 1]
    return ",".join(names) or NOTHING


def _line(name: str, words: list[str]) -> str:
    return f"{name} {' '.join(words) or NOTHING}"


def seats(text: str) -> i64:
    """How many seats a written position has."""
    return int(text.split("\n", maxsplit=1)[0].split()[1])


def read(p: Position, text: str) -> None:
    """Make an untouched position the one that was written down."""
    found = fields(text.strip().split("\n"), pairs=("truck", "hand", "aboard", "gifts"))
    _fill_table(p, found)
    _fill_cards(p, found)
    _fill_seats(p, found)
    _fill_gifts(p, found)
    p.bank = p.seats * p.start_money() - total(p.money)


def _fill_table(p: Position, fields: Fields) -> None:
    p.children = "children" in fields["options"]
    p.one_lap = "one-lap" in fields["options"]
    p.rules_2007 = "2007" in fields["options"]
    p.limit = int(fields["limit"][0])
    p.first = seat_of(fields["first"][0])
    p.round = int(fields["round"][0])
    p.turn = seat_of(fields["turn"][0])
    p.actor = seat_of(fields["actor"][0])
    p.phase = PHASES.index(fields["phase"][0])
    p.ending = ENDINGS.index(fields["ending"][0].strip(NOTHING))
    cause, driver, die, other_die, way = fields["drive"]
    p.cause = CAUSES.index(cause)
    p.driver = seat_of(driver)
    p.die, p.other_die, p.way = int(die), int(other_die), int(way)
    p.rolled = "rolled" in fields["stop"]
    p.arrived = "arrived" in fields["stop"]
    p.exact = "exact" in fields["stop"]
    p.fresh = "fresh" in fields["stop"]
    p.again = int(fields["again"][0])
    p.target = _space_of(fields["jump"][0])
    p.blown = _bits(fields["storm"][0])
    lot, offer, leader, bidders = fields["auction"]
    p.lot = NOBODY if lot == NOTHING else contract(lot)
    p.offer, p.leader, p.bidders = int(offer), seat_of(leader), _bits(bidders)


def _fill_cards(p: Position, fields: Fields) -> None:
    p.works = _space_of(fields["works"][0])
    p.jam = _space_of(fields["jam"][0])
    p.pile = int(fields["pile"][0])
    p.reserve = int(fields["reserve"][0])
    for word in _listed(fields["open"]):
        p.holder[contract(word)] = FACE_UP
        p.open = append(p.open, contract(word))
    for word in _listed(fields["discarded"]):
        p.holder[contract(word)] = DISCARDED
    p.event = NOBODY if fields["event"][0] == NOTHING else CARDS.index(fields["event"][0])
    p.drawer = seat_of(fields["drawer"][0])
    for word in _listed(fields["under"]):
        card = i64(CARDS.index(word))
        p.under = append(p.under, card)
        p.bag[card] = 0
    for word in _listed(fields["kept"]):
        name, holder = word.split(":")
        p.kept[CARDS.index(name)] = seat_of(holder)
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
                world[contract(card)] = seat_of(holder)
            worlds.setdefault(seat, []).append(world)
    p.gifts = Gifts(worlds) if worlds else NO_GIFTS


def _listed(words: list[str]) -> list[str]:
    return [] if words == [NOTHING] else words


def seat_of(word: str) -> i64:
    return NOBODY if word == NOTHING else COLOURS.index(word)


def _space_of(word: str) -> i64:
    return NOWHERE if word == NOTHING else named(word)


def _bits(word: str) -> i64:
    bits: i64 = 0
    for name in _listed(word.split(",")):
        bits |= 1 << seat_of(name)
    return bits
