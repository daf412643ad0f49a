"""Public contracts: called for, auctioned, taken, discarded (AUF-7, AUF-11.2, AUF-12.4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.contract import NOBODY, Dice, Facts, Tell
from ludotheque.games.auf_achse.actions import BID, MATCH, PASS
from ludotheque.games.auf_achse.board import CONTRACT_NAMES, OFFERS, cost
from ludotheque.games.auf_achse.business import load_refused
from ludotheque.games.auf_achse.phases import AUCTION, LOADING, OVER, STOP
from ludotheque.games.auf_achse.state import DISCARDED, FACE_UP, Position


def call_refused(p: Position, card: i64) -> str:
    """The rule that forbids to call for a contract at this stop, or ""."""
    return "" if p.exact and p.holder[card] == FACE_UP else "AUF-7.1"


def call(p: Position, card: i64, dice: Dice, tell: Tell | None) -> None:
    """AUF-7.3: the caller holds it at 0; the bidding starts at their left."""
    p.exact = False
    p.lot = card
    p.offer = 0
    p.leader = p.turn
    p.bidders = (1 << p.seats) - 1
    p.actor = p.turn
    if tell is not None:
        tell.all("called", {"seat": p.turn, "contract": CONTRACT_NAMES[card]})
    _next_bidder(p, dice, tell)


def bid_refused(p: Position, offer: i64) -> str:
    """The rule that forbids the seat to act to name an offer, or ""."""
    if p.actor == p.turn or offer <= p.offer:
        return "AUF-7.3"
    return "AUF-7.2" if p.money[p.actor] < cost(p.lot, offer) else ""


def match_refused(p: Position) -> str:
    """The rule that forbids the seat to act to match the highest offer, or ""."""
    if p.actor != p.turn:
        return "AUF-7.3"
    return ""


def answers(p: Position) -> vec[i64]:
    """What the seat to act may answer."""
    out = vec[i64]([PASS])
    if not match_refused(p):
        return append(out, MATCH)
    for offer in range(p.offer + 1, OFFERS + 1):
        if not bid_refused(p, offer):
            out = append(out, BID | offer)
    return out


def bid(p: Position, offer: i64, dice: Dice, tell: Tell | None) -> None:
    p.offer = offer
    p.leader = p.actor
    if tell is not None:
        facts: Facts = {"seat": p.actor, "offer": offer, "money": cost(p.lot, offer)}
        tell.all("bid", {**facts, "contract": CONTRACT_NAMES[p.lot]})
    _next_bidder(p, dice, tell)


def match(p: Position, dice: Dice, tell: Tell | None) -> None:
    """AUF-7.4: at equal offers the caller has it."""
    p.leader = p.actor
    if tell is not None:
        facts: Facts = {"seat": p.actor, "offer": p.offer, "money": cost(p.lot, p.offer)}
        tell.all("matched", {**facts, "contract": CONTRACT_NAMES[p.lot]})
    _next_bidder(p, dice, tell)


def leave(p: Position, dice: Dice, tell: Tell | None) -> None:
    """AUF-7.3: pass, for good."""
    _out(p, tell)
    _next_bidder(p, dice, tell)


def _out(p: Position, tell: Tell | None) -> None:
    p.bidders &= ~(1 << p.actor)
    if tell is not None:
        tell.all("passed", {"seat": p.actor, "contract": CONTRACT_NAMES[p.lot]})


def _next_bidder(p: Position, dice: Dice, tell: Tell | None) -> None:
    """Clockwise to the next who can still do something; who cannot pay passes."""
    while p.bidders != 1 << p.leader:
        p.actor = (p.actor + 1) % p.seats
        if p.bidders >> p.actor & 1 == 0 or p.actor == p.leader:
            continue
        if _can_answer(p):
            p.phase = AUCTION
            return
        _out(p, tell)
    _sold(p, dice, tell)


def _can_answer(p: Position) -> bool:
    """AUF-7.2: whether the seat can pay the next offer, or as caller the highest."""
    needed = p.offer if p.actor == p.turn else p.offer + 1
    return needed <= OFFERS and p.money[p.actor] >= cost(p.lot, needed)


def _sold(p: Position, dice: Dice, tell: Tell | None) -> None:
    """AUF-7.5: the winner pays the bank and takes the contract in hand."""
    card, winner = p.lot, p.leader
    price = cost(card, p.offer)
    p.pay(winner, price)
    if tell is not None:
        facts: Facts = {"seat": winner, "contract": CONTRACT_NAMES[card], "money": price}
        tell.all("sold", facts)
    p.lot = NOBODY
    p.offer = 0
    p.leader = NOBODY
    p.bidders = 0
    _into_hand(p, winner, card, dice, tell)
    if p.phase != OVER and winner != p.turn and not load_refused(p, winner, card):
        p.phase = LOADING
        p.actor = winner
        p.lot = card


def _into_hand(p: Position, seat: i64, card: i64, dice: Dice, tell: Tell | None) -> None:
    p.phase = STOP
    p.actor = p.turn
    p.remove_open(card)
    p.hand(seat, card)
    p.shown[card] = 1  # everybody has seen who got it
    p.turn_up(dice, tell)
    p.finish_if_over(tell)


def take(p: Position, card: i64, dice: Dice, tell: Tell | None) -> None:
    """AUF-11.2: the children's version knows no auction."""
    p.exact = False
    if tell is not None:
        tell.all("took", {"seat": p.turn, "contract": CONTRACT_NAMES[card]})
    _into_hand(p, p.turn, card, dice, tell)


def discard_refused(p: Position) -> str:
    return "" if p.rules_2007 and p.exact and len(p.open) > 0 else "AUF-12.4"


def discard(p: Position, dice: Dice, tell: Tell | None) -> None:
    """AUF-12.4: the oldest open contract goes out of the game."""
    p.exact = False
    card = p.open[0]
    if tell is not None:
        tell.all("discarded", {"seat": p.turn, "contract": CONTRACT_NAMES[card]})
    p.remove_open(card)
    p.holder[card] = DISCARDED
    p.turn_up(dice, tell)
    p.finish_if_over(tell)
