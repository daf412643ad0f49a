"""Standing orders: limit bids and passes, answered as a live player would."""

from mypy_extensions import i64

from ludotheque.contract import NOBODY, Words
from ludotheque.games.auf_achse.actions import BID, CONTRACT, MATCH, OFFER, PASS
from ludotheque.games.auf_achse.auction import bid_refused, match_refused
from ludotheque.games.auf_achse.phases import AUCTION
from ludotheque.games.auf_achse.state import Position


def answer(p: Position, seat: i64, order: Words) -> i64:
    """Limit bids: ["bid-up-to", contract, offer], ["pass", contract], or plain ["pass"].

    They are answered as a live player would: the lowest offer that leads, or a pass.
    """
    limit, lot = _parse_order(order)
    if p.phase != AUCTION or p.actor != seat or lot not in (p.lot, NOBODY):
        return NOBODY
    if seat == p.turn:
        return MATCH if p.offer <= limit and not match_refused(p) else PASS
    offer = p.offer + 1
    return BID | offer if offer <= limit and not bid_refused(p, offer) else PASS


def _parse_order(order: Words) -> tuple[i64, i64]:
    """The highest offer to make (0: pass) and the contract (NOBODY: any)."""
    if order == ["pass"]:
        return 0, NOBODY
    if order[0] == "pass" and len(order) == 2:
        return 0, CONTRACT.parse(order[1])
    if order[0] == "bid-up-to" and len(order) == 3:
        return OFFER.parse(order[2]), CONTRACT.parse(order[1])
    raise ValueError(f"{order!r} is no standing order")
