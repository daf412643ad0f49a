"""Business in a city: loading, unloading, special orders, the Inspektion, trailers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import Facts, Tell
from ludotheque.games.auf_achse import board
from ludotheque.games.auf_achse.state import DISCARDED, Position

SPECIAL_ORDERS: Final = vec[i64]([board.SONDERAUFTRAG_FLENSBURG, board.SONDERAUFTRAG_WIEN])


def load_refused(p: Position, seat: i64, card: i64) -> str:
    """The rule that forbids a seat to load a contract where its truck stands, or ""."""
    if p.at[seat] != board.START[card]:
        return "AUF-5.1"
    if p.kept[board.INSPEKTION] == seat:
        return "AUF-9.10"
    if p.holder[card] != seat or p.loaded[card] > 0 or p.room(seat) < board.GOODS[card]:
        return "AUF-5.1"
    return ""


def load(p: Position, seat: i64, card: i64, tell: Tell | None) -> None:
    """AUF-5.1: show the contract and take all its goods."""
    if tell is not None:
        facts: Facts = {"seat": seat, "contract": board.CONTRACT_NAMES[card]}
        tell.all("loaded", {**facts, "goods": board.GOODS[card]}, reveals=p.shown[card] == 0)
    p.show(card)
    p.loaded[card] = 1 + last_loading(p, seat)


def last_loading(p: Position, seat: i64) -> i64:
    """The order number of the latest loading among what is aboard; 0 for nothing."""
    latest: i64 = 0
    for card in range(board.CONTRACTS):
        if p.holder[card] == seat:
            latest = max(latest, p.loaded[card])
    return latest


def unload_refused(p: Position, seat: i64, card: i64) -> str:
    """The rule that forbids a seat to unload a contract where its truck stands, or ""."""
    if p.holder[card] != seat or p.loaded[card] == 0 or p.at[seat] != board.GOAL[card]:
        return "AUF-5.3"
    return "AUF-9.10" if p.kept[board.INSPEKTION] == seat else ""


def deliver(p: Position, seat: i64, card: i64, tell: Tell | None) -> None:
    """AUF-5.3, AUF-7.6: the full revenue is paid and the contract discarded."""
    p.receive(seat, board.REVENUE[card])
    if tell is not None:
        tell.all(
            "delivered",
            {"seat": seat, "contract": board.CONTRACT_NAMES[card], "money": board.REVENUE[card]},
        )
    p.loaded[card] = 0
    p.shown[card] = 0
    p.holder[card] = DISCARDED
    if not p.has_contract(seat):
        p.done[seat] = 1
        p.finish_if_over(tell)


def deliver_all(p: Position, seat: i64, place: i64, tell: Tell | None) -> None:
    """Unload everything that goes to a city, in the order of loading."""
    for order in range(1, last_loading(p, seat) + 1):
        for card in range(board.CONTRACTS):
            if p.holder[card] == seat and p.loaded[card] == order and board.GOAL[card] == place:
                deliver(p, seat, card, tell)


def arrive(p: Position, seat: i64, tell: Tell | None) -> None:
    """What an arrival in a city brings by itself, in its order."""
    place = p.at[seat]
    if not hand_on_refused(p, seat):
        hand_on(p, seat, tell)
    for card in SPECIAL_ORDERS:
        if not collect_refused(p, seat, card):
            collect(p, seat, card, tell)
    if p.kept[board.INSPEKTION] != seat:
        deliver_all(p, seat, place, tell)  # AUF-5.3: compulsory


def hand_on_refused(p: Position, seat: i64) -> str:
    held = p.kept[board.INSPEKTION] == seat and p.at[seat] == board.MUENCHEN
    return "" if held else "AUF-9.10"


def hand_on(p: Position, seat: i64, tell: Tell | None) -> None:
    """AUF-9.10: the Inspektion goes to the left, and one may roll again."""
    left = (seat + 1) % p.seats
    p.again += 1
    if p.one_lap and left == p.drawer:
        p.put_under(board.INSPEKTION)  # AUF-9.30
        if tell is not None:
            tell.all("inspection-over", {"seat": seat})
        return
    p.kept[board.INSPEKTION] = left
    if tell is not None:
        tell.all("handed-on", {"seat": seat, "other": left})


def special_city(card: i64) -> i64:
    """AUF-9.18, AUF-9.19: where a special order sends its holder."""
    return board.FLENSBURG if card == board.SONDERAUFTRAG_FLENSBURG else board.WIEN


def collect_refused(p: Position, seat: i64, card: i64) -> str:
    if p.kept[card] == seat and p.at[seat] == special_city(card):
        return ""
    return "AUF-9.18" if card == board.SONDERAUFTRAG_FLENSBURG else "AUF-9.19"


def collect(p: Position, seat: i64, card: i64, tell: Tell | None) -> None:
    """AUF-9.18, AUF-9.19: 2000 DM for having come."""
    p.receive(seat, board.SPECIAL_ORDER)
    p.put_under(card)
    if tell is not None:
        tell.all(
            "collected", {"seat": seat, "card": board.CARDS[card], "money": board.SPECIAL_ORDER}
        )


def buy_refused(p: Position, seat: i64, size: i64) -> str:
    if p.children:
        return "AUF-11.1"
    if p.trailers_left(size) == 0:
        return "AUF-6.1"
    return "AUF-8.1" if p.money[seat] < board.TRAILER_PRICE[size] else ""


def buy(p: Position, seat: i64, size: i64, tell: Tell | None) -> None:
    """AUF-6.1: a trailer, for good."""
    p.pay(seat, board.TRAILER_PRICE[size])
    p.trailers[2 * seat + size] += 1
    if tell is not None:
        tell.all(
            "bought", {"seat": seat, "size": board.SIZES[size], "money": board.TRAILER_PRICE[size]}
        )
