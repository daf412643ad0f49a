"""Who sees what: a list of all that may be shown, and nothing else.

Contracts in a hand are shown to their owner, to those who have seen them there, and
as a number to everybody. The piles are numbers; event cards that were put back under
the pile lie there in an order that all have seen.
"""

from collections import defaultdict
from copy import copy
from functools import lru_cache

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from ludotheque.contract import NOBODY, Facts, Words
from ludotheque.games.auf_achse import board, phases
from ludotheque.games.auf_achse.rules import State
from ludotheque.kit.vecs import plain, total

# Kept ready for the next views.
KNOWN_HANDS = 4096
KNOWN_TRUCKS = 4096
KNOWN_WAYS = 4096


class City(Struct, rename="camel", frozen=True):
    """A city and where it lies: degrees east and north."""

    name: str
    longitude: float
    latitude: float


class Road(Struct, rename="camel", frozen=True):
    """A road: its spaces are called one-other-1 and so on; `events` are their numbers."""

    one: str
    other: str
    spaces: int
    events: list[int]


class Contract(Struct, rename="camel", frozen=True):
    """A contract card: offer k costs `costs[k - 1]` and leaves `profits[k - 1]`."""

    name: str
    start: str
    destination: str
    goods: int
    revenue: int
    distance: int
    costs: list[int]
    profits: list[int]


class Mine(Struct, rename="camel"):
    """One of the viewer's own contracts and what is left to drive for it."""

    contract: Contract
    loaded: bool
    secret: bool
    spaces: int
    per_space: int


class Truck(Struct, rename="camel"):
    """One seat's truck, load, trailers and what lies in front of it."""

    space: str | None
    money: int
    load: list[Contract]
    goods: int
    room: int
    small_trailers: int
    large_trailers: int
    known: list[Contract]
    secrets: int
    cards: list[str]
    skips: int


class Auction(Struct, rename="camel"):
    """The contract under the hammer; offer 0 is the caller's."""

    contract: Contract
    caller: int
    leader: int
    offer: int
    bidders: list[int]


class Board(Struct, rename="camel"):
    """The map, the trucks, the contracts and the event cards, as one viewer sees them."""

    cities: list[City]
    roads: list[Road]
    trucks: list[Truck]
    mine: list[Mine]
    open: list[Contract]
    pile: int
    reserve: int
    small_trailers: int
    large_trailers: int
    works: str | None
    jam: str | None
    event: str | None
    unseen_events: int
    events_under: list[str]
    dice: list[int]
    driver: int | None
    auctions: bool
    auction: Auction | None
    round: int
    round_limit: int
    first: int


CITY_LIST = [
    City(name, board.LONGITUDE[number], board.LATITUDE[number])
    for number, name in enumerate(board.CITY_NAMES)
]
ROAD_LIST = [
    Road(
        board.CITY_NAMES[road.one],
        board.CITY_NAMES[road.other],
        int(road.steps) - 1,
        [int(number) for number in road.event_numbers()],
    )
    for road in board.ROADS
]


def _contract_card(card: int) -> Contract:
    costs = [int(board.cost(card, offer)) for offer in range(1, int(board.OFFERS) + 1)]
    return Contract(
        name=board.CONTRACT_NAMES[card],
        start=board.CITY_NAMES[board.START[card]],
        destination=board.CITY_NAMES[board.GOAL[card]],
        goods=board.GOODS[card],
        revenue=board.REVENUE[card],
        distance=board.distance(board.START[card], board.GOAL[card]),
        costs=costs,
        profits=[board.REVENUE[card] - price for price in costs],
    )


CONTRACT_LIST = [_contract_card(card) for card in range(board.CONTRACTS)]
_REVENUE, _GOODS = plain(board.REVENUE), plain(board.GOODS)


def view(state: State, seat: int | None) -> Board:
    held = _by_owner(state.holder)
    return _with_own(_open(state, held), state, held, seat)


def shown(state: State, seats: list[int | None]) -> list[tuple[list[Facts], object]]:
    """All but the viewer's contracts, and those that they know to be another's, is made once."""
    held = _by_owner(state.holder)
    facts_, seen = _facts(state, held), _open(state, held)
    return [(facts_, _with_own(seen, state, held, seat)) for seat in seats]


def _with_own(seen: Board, state: State, held: list[tuple[int, ...]], seat: int | None) -> Board:
    """The board as it is seen by all, and what only this seat knows."""
    mine = copy(seen)
    if seat is not None:
        mine.mine = _mine(state, seat, held[seat])
        if sure := state.gifts.sure(seat):
            mine.trucks = _trucks(state, held, sure)
    return mine


def _open(state: State, held: list[tuple[int, ...]]) -> Board:
    """What everybody sees."""
    under_hammer = state.phase == phases.AUCTION
    return Board(
        cities=CITY_LIST,
        roads=ROAD_LIST,
        trucks=_trucks(state, held, {}),
        mine=[],
        open=[CONTRACT_LIST[card] for card in state.open],
        pile=state.pile,
        reserve=state.reserve,
        small_trailers=state.trailers_left(board.SMALL),
        large_trailers=state.trailers_left(board.LARGE),
        works=_space(state.works),
        jam=_space(state.jam),
        event=None if state.event == NOBODY else board.CARDS[state.event],
        unseen_events=total(state.bag),
        events_under=[board.CARDS[card] for card in state.under],
        dice=[int(die) for die in (state.die, state.other_die) if die],
        driver=state.driver if state.phase == phases.DRIVING else None,
        auctions=not state.children,  # AUF-11.2
        auction=_auction(state) if under_hammer else None,
        round=state.round,
        round_limit=state.limit,
        first=state.first,
    )


def _by_owner(owners: vec[i64]) -> list[tuple[int, ...]]:
    """The cards of each seat, given who has each."""
    return _sorted_by_owner(tuple(owners))


@lru_cache(KNOWN_HANDS)
def _sorted_by_owner(owners: tuple[int, ...]) -> list[tuple[int, ...]]:
    cards = defaultdict(list)
    for card, owner in enumerate(owners):
        cards[owner].append(card)
    return [tuple(cards[seat]) for seat in range(board.MOST_SEATS)]


def _trucks(state: State, held: list[tuple[int, ...]], sure: dict[int, int]) -> list[Truck]:
    """Every truck, for a viewer who is sure where these cards are."""
    at, money, trailers, skips = state.at, state.money, state.trailers, state.skips
    loaded, shown, kept = state.loaded, state.shown, _by_owner(state.kept)
    trucks = []
    for owner in range(state.seats):
        given = tuple(sorted([card for card in sure if sure[card] == owner])) if sure else ()
        trucks.append(
            _truck(
                at[owner],
                money[owner],
                held[owner],
                tuple([loaded[card] for card in held[owner]]),
                tuple([shown[card] for card in held[owner]]),
                given,
                (trailers[2 * owner + board.SMALL], trailers[2 * owner + board.LARGE]),
                state.room(owner),
                state.secrets(owner),
                kept[owner],
                skips[owner],
            )
        )
    return trucks


@lru_cache(KNOWN_TRUCKS)
def _truck(
    at: int,
    money: int,
    held: tuple[int, ...],
    loaded: tuple[int, ...],
    shown: tuple[int, ...],
    given: tuple[int, ...],
    trailers: tuple[int, int],
    room: int,
    secrets: int,
    kept: tuple[int, ...],
    skips: int,
) -> Truck:
    """A truck with these contracts, of which the viewer knows those that were `given` for sure.

    Few change from one view to the next.
    """
    order = dict(zip(held, loaded, strict=True))
    aboard = sorted([card for card in held if order[card]], key=lambda card: order[card])
    seen = [card for card, is_shown in zip(held, shown, strict=True) if is_shown]
    known = {card for card in seen if not order[card]}.union(given)
    small, large = trailers
    return Truck(
        space=_space(at),
        money=money,
        load=[CONTRACT_LIST[card] for card in aboard],
        goods=sum(board.GOODS[card] for card in aboard),
        room=room,
        small_trailers=small,
        large_trailers=large,
        known=[CONTRACT_LIST[card] for card in sorted(known)],
        secrets=secrets,
        cards=[board.CARDS[card] for card in kept],
        skips=skips,
    )


def _mine(state: State, seat: int, held: tuple[int, ...]) -> list[Mine]:
    """The viewer's contracts; before the first turn nobody has any."""
    here, loaded, shown = state.at[seat], state.loaded, state.shown
    return [_way(card, loaded[card] > 0, shown[card] == 0, here) for card in held]


@lru_cache(KNOWN_WAYS)
def _way(card: int, loaded: bool, secret: bool, here: int) -> Mine:
    """A contract of the viewer's, and what is left to drive for it from here."""
    to_start = 0 if loaded else board.distance(board.START[card], here)
    direct = board.distance(board.GOAL[card], here if loaded else board.START[card])
    spaces = int(to_start + direct)
    return Mine(
        contract=CONTRACT_LIST[card],
        loaded=loaded,
        secret=secret,
        spaces=spaces,
        per_space=board.REVENUE[card] // max(1, spaces),
    )


def _auction(state: State) -> Auction:
    return Auction(
        contract=CONTRACT_LIST[state.lot],
        caller=state.turn,
        leader=state.leader,
        offer=state.offer,
        bidders=[seat for seat in range(state.seats) if state.bidders >> seat & 1],
    )


def _space(space: int) -> str | None:
    return None if space == board.NOWHERE else board.NAMES[space]


def facts(state: State, _seat: int | None) -> list[Facts]:
    """Money of each seat, revenue under way, contracts, goods, and turns to skip if any."""
    return _facts(state, _by_owner(state.holder))


def _facts(state: State, held: list[tuple[int, ...]]) -> list[Facts]:
    shown: list[Facts] = []
    money, skips, loaded = state.money, state.skips, state.loaded
    for seat, contracts in enumerate(held[: state.seats]):
        aboard = [card for card in contracts if loaded[card]]
        mine: Facts = {
            "money": money[seat],
            "under-way": sum([_REVENUE[card] for card in aboard]),
            "contracts": len(contracts),
            "goods": sum([_GOODS[card] for card in aboard]),
        }
        if skips[seat]:
            mine["skips"] = skips[seat]
        shown.append(mine)
    return shown


def picture(state: State, seat: int | None) -> str:
    """A line for each truck, open contract and contract of the viewer."""
    shown = view(state, seat)
    lines = [f"round {shown.round}  works {shown.works or '-'}  jam {shown.jam or '-'}", ""]
    for owner, truck in enumerate(shown.trucks):
        room = truck.goods + truck.room
        load = ", ".join(contract.name for contract in truck.load)
        lines.append(
            f"{board.COLOURS[owner]:7} {truck.space or '-':26} {truck.money:6} DM "
            f"{truck.goods:3}/{room} {load} {' '.join(truck.cards)}".rstrip()
        )
    lines.append("")
    lines += [_contract_line("open", contract) for contract in shown.open]
    for own in shown.mine:
        lines.append(_contract_line("aboard" if own.loaded else "mine", own.contract))
    return "\n".join(lines)


def _contract_line(where: str, contract: Contract) -> str:
    costs = "/".join(str(price) for price in contract.costs)
    return (
        f"{where:7} {contract.name:26} {contract.revenue:6} DM {contract.goods:3} goods "
        f"{contract.distance:3} spaces  {costs}"
    )


def prompt(state: State) -> Words:
    """What must be decided: the phase, or what the truck is driven by."""
    if state.phase == phases.DRIVING:
        if state.cause == phases.BY_DIE:
            return ["drive", int(state.die)]
        if state.cause == phases.BY_STORM:
            return ["drive-storm", board.COLOURS[state.driver]]
        return [f"drive-{phases.CAUSES[state.cause]}"]
    if state.phase == phases.CHOOSING:
        return ["choose", int(state.die), int(state.other_die)]
    if state.phase == phases.AUCTION:
        verb = "match" if state.actor == state.turn else "auction"
        return [verb, board.CONTRACT_NAMES[state.lot], int(state.offer)]
    if state.phase == phases.LOADING:
        return ["load", board.CONTRACT_NAMES[state.lot]]
    return [phases.PHASES[state.phase]]
