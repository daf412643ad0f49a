"""Who sees what: an allow-list.

Hidden are the others' bonus cards and missions, the pile and, in the covered game
(SKY-9.7), the others' coins, stocks and what the bank still has of their floors.
"""

from copy import copy
from functools import lru_cache

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from ludotheque.contract import NOBODY, Facts, Words
from ludotheque.games.skyline_of_the_world import board
from ludotheque.games.skyline_of_the_world.actions import BUILD, BUY, SELL, SHOW, built_by
from ludotheque.games.skyline_of_the_world.cards import card_names
from ludotheque.games.skyline_of_the_world.island import Island, kind_of, owner_of
from ludotheque.games.skyline_of_the_world.patterns import possible_places
from ludotheque.games.skyline_of_the_world.rules import INVESTING, State
from ludotheque.kit.bits import bit

# Kept ready for the next views.
KNOWN_ISLANDS = 1024
KNOWN_LOTS = 4096
KNOWN_NAMES = 4096
KNOWN_CARDS = 4096
KNOWN_SUPPLIES = 1024
KNOWN_CHOICES = 1024
_LOTS = [int(lot) for lot in board.LOTS]
_LEVELS = range(int(board.LEVELS))


class Floor(Struct, rename="camel"):
    """One floor of a building; nobody owns a neutral one, a Skyline floor has no value."""

    owner: int | None
    kind: str
    value: int


class Lot(Struct, rename="camel"):
    """A lot with its floors from the bottom, and what its top earns (SKY-3.1)."""

    name: str
    orange: bool
    floors: list[Floor]
    earns: int


class Group(Struct, rename="camel"):
    """Connected buildings of one owner and their sum; only the best group pays (SKY-3.3)."""

    lots: list[str]
    income: int
    pays: bool


class Seat(Struct, rename="camel"):
    """What a seat owns; None is what this viewer may not know."""

    coins: int | None
    stock: list[str] | None
    supply: dict[str, int] | None
    cards: int
    penthouses: int
    orange: int
    groups: list[Group]
    mission: str | None


class Place(Struct, rename="camel"):
    """Where a pattern could be shown: all its lots, and those that are not mine yet."""

    lots: list[str]
    missing: list[str]


class Card(Struct, rename="camel"):
    """A bonus card of mine; its pattern's rows, the nearest place, lots that complete it now."""

    name: str
    coins: int
    pattern: list[str]
    used: bool
    place: Place | None
    completed_by: list[str]


class Mission(Struct, rename="camel"):
    """My mission and every place where it is still possible, the nearest first."""

    name: str
    pattern: list[str]
    done: bool
    places: list[Place]


class Build(Struct, rename="camel"):
    """A floor that I may build now: what it costs and whom I pay, None for the bank or nobody."""

    floor: str
    lot: str
    cost: int
    payee: int | None


class Trade(Struct, rename="camel"):
    """A floor that I may buy from the bank or sell to it now, and for how much."""

    verb: str
    floor: str
    coins: int


class Mine(Struct, rename="camel"):
    """What only I see."""

    cards: list[Card]
    mission: Mission
    builds: list[Build]
    trades: list[Trade]


class Board(Struct, rename="camel"):
    """The island, the seats, the bank; `last_round` is who built three penthouses first."""

    lots: list[Lot]
    seats: list[Seat]
    neutral_supply: int
    pile: int
    discards: list[str]
    last_round: int | None
    mine: Mine | None


def view(state: State, viewer: int | None) -> Board:
    island = _island_of(state)
    return _with_own(_open(state, island), state, island, viewer)


def shown(state: State, viewers: list[int | None]) -> list[tuple[list[Facts], object]]:
    """What everybody sees is made once; in the covered game nobody sees the same (SKY-9.7)."""
    island = _island_of(state)
    facts_, seen = facts(state, None), _open(state, island)
    return [
        (
            facts(state, viewer) if state.variants.covered else facts_,
            _with_own(seen, state, island, viewer),
        )
        for viewer in viewers
    ]


def _island_of(state: State) -> Island:
    built = state.island
    return _island(tuple(built.building), tuple(built.height), tuple(built.tops))


def _with_own(seen: Board, state: State, island: Island, viewer: int | None) -> Board:
    """The board as it is seen by all, and what only this viewer sees."""
    mine = copy(seen)
    if viewer is not None:
        mine.mine = _mine(state, island, viewer)
        if state.variants.covered:
            mine.seats = _seats(state, island, viewer)
    return mine


def _open(state: State, island: Island) -> Board:
    """What everybody sees."""
    first = [seat for seat, finished in enumerate(state.finished) if finished == 1]
    return Board(
        lots=_lots(island),
        seats=_seats(state, island, None),
        neutral_supply=state.holdings.neutral_supply,
        pile=state.cards.left,
        discards=card_names(state.cards.discards),
        last_round=first[0] if first else None,
        mine=None,
    )


def _seats(state: State, island: Island, viewer: int | None) -> list[Seat]:
    return [_seat(state, island, seat, viewer) for seat in range(state.seats)]


@lru_cache(KNOWN_ISLANDS)
def _island(building: tuple[int, ...], height: tuple[int, ...], tops: tuple[int, ...]) -> Island:
    """An island that nobody builds on: by it is known what was made of the same before."""
    island = Island(len(tops))
    island.building = vec[i64](list(building))
    island.height = vec[i64](list(height))
    island.tops = vec[i64](list(tops))
    return island


@lru_cache(KNOWN_ISLANDS)
def _lots(island: Island) -> list[Lot]:
    """Every lot; every viewer sees the same."""
    return [_lot(lot, tuple(island.floors(lot)), island.earns(lot)) for lot in _LOTS]


@lru_cache(KNOWN_LOTS)
def _lot(lot: int, codes: tuple[int, ...], earns: int) -> Lot:
    """A lot with these floors from the bottom."""
    floors = []
    for level, code in enumerate(codes):
        kind = kind_of(code, level)
        value = 0 if kind == board.SKYLINE else board.VALUE[kind]
        floors.append(Floor(_seat_or_none(owner_of(code)), board.FLOOR_NAMES[kind], value))
    return Lot(
        name=board.GRID.name(lot),
        orange=bool(board.ORANGE & bit(lot)),
        floors=floors,
        earns=earns,
    )


def _seat(state: State, island: Island, seat: int, viewer: int | None) -> Seat:
    held = state.holdings
    known = _knows(state, seat, viewer)
    return Seat(
        coins=held.coins[seat] if known else None,
        stock=held.stock_names(seat) if known else None,
        supply=_supply(tuple([held.in_supply(seat, kind) for kind in _LEVELS])) if known else None,
        cards=state.cards.hand_size(seat),
        penthouses=held.penthouses(seat),
        orange=state.orange_lots(seat),
        groups=_groups(island, seat),
        mission=board.MISSION_NAMES[state.missions[seat]] if state.turn == NOBODY else None,
    )


@lru_cache(KNOWN_SUPPLIES)
def _supply(left: tuple[int, ...]) -> dict[str, int]:
    """What the bank has left of a seat's floors, by their names."""
    return {board.FLOOR_NAMES[kind]: count for kind, count in enumerate(left)}


def _knows(state: State, seat: int, viewer: int | None) -> bool:
    """Whether coins and stock of a seat are open to this viewer (SKY-9.7)."""
    return seat == viewer or not state.variants.covered


@lru_cache(KNOWN_ISLANDS)
def _groups(island: Island, seat: int) -> list[Group]:
    best = island.best_group(seat)
    groups = []
    left = island.tops[seat]
    while left:
        group = board.spread(left & -left, left)
        income = island.group_income(group)
        groups.append(Group(_names(group), income, group == best))
        left &= ~group
    return groups


def _mine(state: State, island: Island, me: int) -> Mine:
    legal = tuple(state.legal()) if state.turn == me else ()
    buildable, shown = _buildable(legal), state.shown if state.turn == me else 0
    cards = []
    for card, count in enumerate(state.cards.hand(me)):
        if count:
            used = bool(shown & bit(card))
            cards += [_card(island, me, card, buildable, used)] * count
    return Mine(
        cards=cards,
        mission=_mission(island, me, state.missions[me], state.mission_done(me)),
        builds=_builds(state, legal),
        trades=_trades(legal),
    )


@lru_cache(KNOWN_CHOICES)
def _buildable(legal: tuple[int, ...]) -> int:
    """The lots where I may put a floor of mine now."""
    lots = 0
    for action in legal:
        kind, lot = built_by(action)
        if BUILD <= action < BUY and kind != board.NEUTRAL:
            lots |= bit(lot)
    return lots


@lru_cache(KNOWN_CARDS)
def _card(island: Island, me: int, card: int, buildable: int, used: bool) -> Card:
    name, coins, pattern = board.BONUS_CARDS[card]
    places = possible_places(island, board.CARD_PLACES[card], me)
    lacks = [place & ~island.tops[me] for place in places]
    last = 0
    for lack in lacks:
        if lack & (lack - 1) == 0:
            last |= lack & buildable
    return Card(
        name=name,
        coins=coins,
        pattern=pattern.split("/"),
        used=used,
        place=_place(places[0], island.tops[me]) if places else None,
        completed_by=[] if 0 in lacks else board.names(last),
    )


@lru_cache(KNOWN_CARDS)
def _mission(island: Island, me: int, mission: int, done: bool) -> Mission:
    name, pattern = board.MISSION_CARDS[mission]
    places = possible_places(island, board.MISSION_PLACES[mission], me)
    return Mission(
        name=name,
        pattern=pattern.split("/"),
        done=done,
        places=[_place(place, island.tops[me]) for place in places],
    )


def _place(place: int, tops: int) -> Place:
    """A place for whoever has these tops."""
    return Place(_names(place), _names(place & ~tops))


@lru_cache(KNOWN_NAMES)
def _names(lots: int) -> list[str]:
    return board.names(lots)


def _builds(state: State, legal: tuple[int, ...]) -> list[Build]:
    builds = []
    for action in legal:
        if BUILD <= action < BUY:
            kind, lot = built_by(action)
            cost = state.price(kind, lot)
            builds.append(_build(kind, lot, cost, state.payee(lot) if cost else NOBODY))
    return builds


@lru_cache(KNOWN_LOTS)
def _build(kind: int, lot: int, cost: int, payee: int) -> Build:
    return Build(board.FLOOR_NAMES[kind], board.GRID.name(lot), cost, _seat_or_none(payee))


@lru_cache(KNOWN_CHOICES)
def _trades(legal: tuple[int, ...]) -> list[Trade]:
    trades = []
    for action in legal:
        if BUY <= action < SELL:
            kind = action - BUY
            trades.append(Trade("buy", board.FLOOR_NAMES[kind], board.VALUE[kind]))
        elif SELL <= action < SHOW:
            kind = action - SELL
            trades.append(Trade("sell", board.FLOOR_NAMES[kind], board.VALUE[kind] // 2))
    return trades


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def facts(state: State, viewer: int | None) -> list[Facts]:
    """Points, coins, penthouses and orange lots, the mission, floors in stock, bonus cards.

    Until the end points are those that everybody can count: missions are secret.
    """
    shown: list[Facts] = []
    for seat in range(state.seats):
        penthouses, orange = int(state.holdings.penthouses(seat)), int(state.orange_lots(seat))
        over = state.turn == NOBODY
        facts: Facts = {"points": int(state.points(seat)) if over else penthouses + orange}
        known = _knows(state, seat, viewer)
        if known:
            facts["coins"] = int(state.holdings.coins[seat])
        facts |= {"penthouses": penthouses, "orange": orange}
        if over:
            facts["mission"] = int(state.points(seat)) - penthouses - orange
        if known:
            facts["floors"] = len(state.holdings.stock_names(seat))
        facts["cards"] = int(state.cards.hand_size(seat))
        shown.append(facts)
    return shown


def prompt(state: State) -> Words:
    """The phase; and after a floor was built, whether everybody sees that none is left."""
    if state.phase == INVESTING:
        return ["invest"]
    if not state.built:
        return ["build"]
    left = state.variants.covered or state.holdings.stock_names(state.turn)  # SKY-9.7
    return ["build-more"] if left else ["build-no-more"]


def picture(state: State, viewer: int | None) -> str:
    """The island with its buildings from the bottom, `*` marks orange; then what is mine."""
    lines = ["    " + "".join(f"{letter:8}" for letter in "abcd").rstrip()]
    for row, floors in enumerate(state.island.rows()):
        cells = [
            floor + ("*" if board.ORANGE & bit(board.GRID.cell(row, column)) else "")
            for column, floor in enumerate(floors.split())
        ]
        lines.append(f"{row + 1:<4}" + "".join(f"{cell:8}" for cell in cells).rstrip())
    if viewer is None:
        return "\n".join(lines)
    lines.append(" ".join(board.MISSION_CARDS[state.missions[viewer]]))
    for card in range(board.CARDS):
        name, coins, pattern = board.BONUS_CARDS[card]
        lines += [f"{name} {pattern} {coins}m"] * state.cards.held(viewer, card)
    return "\n".join([*lines, " ".join(state.holdings.stock_names(viewer))])
