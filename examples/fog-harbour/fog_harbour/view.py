"""Who sees what: one's own order and sealed bid, all orders at the end, everything else always."""

from msgspec import Struct

from fog_harbour.board import NAMES, good_of, value_of
from fog_harbour.rules import State
from ludotheque.contract import NOBODY, Facts, Words


class Crate(Struct):
    """A crate: its good and its value."""

    good: str
    value: int


class Board(Struct, rename="camel"):
    """`chosen` says who has bid; `bid` and `order` are the viewer's own, `orders` the last word."""

    left: int
    crate: Crate | None
    coins: list[int]
    crates: list[list[Crate]]
    chosen: list[bool]
    bid: int | None
    order: str | None
    orders: list[str] | None


def view(state: State, seat: int | None) -> Board:
    """The harbour as this seat, or an onlooker (None), sees it."""
    bid = NOBODY if seat is None else int(state.bids.chosen[seat])
    return Board(
        left=int(state.left),
        crate=None if state.crate == NOBODY else _crate(state.crate),
        coins=[int(coins) for coins in state.coins],
        crates=[_crates(state, owner) for owner in range(state.seats)],
        chosen=[choice >= 0 for choice in state.bids.chosen],
        bid=bid if bid >= 0 else None,
        order=None if seat is None else NAMES[state.order[seat]],
        orders=[NAMES[good] for good in state.order] if state.left == 0 else None,
    )


def facts(state: State, seat: int | None) -> list[Facts]:
    """Points and coins; the bonus of an order counts where it is known."""
    out: list[Facts] = []
    for owner in range(state.seats):
        known = state.left == 0 or owner == seat
        points = state.open_points(owner) + (state.bonus(owner) if known else 0)
        out.append({"points": int(points), "coins": int(state.coins[owner])})
    return out


def picture(state: State, seat: int | None) -> str:
    """The harbour in plain characters."""
    now = "-" if state.crate == NOBODY else f"{good_of(state.crate)} {value_of(state.crate)}"
    lines = [f"auctions left: {state.left}   on the quay: {now}"]
    for owner in range(state.seats):
        crates = ", ".join(f"{crate.good} {crate.value}" for crate in _crates(state, owner))
        known = f"   order: {NAMES[state.order[owner]]}" if owner == seat or not state.left else ""
        lines.append(f"{owner}: {state.coins[owner]:2} coins   {crates or '-'}{known}")
    return "\n".join(lines)


def prompt(state: State) -> Words:
    return ["bid", good_of(state.crate), value_of(state.crate)]


def _crate(crate: int) -> Crate:
    return Crate(good_of(crate), value_of(crate))


def _crates(state: State, owner: int) -> list[Crate]:
    return [_crate(crate) for crate, held in enumerate(state.owner) if held == owner]
