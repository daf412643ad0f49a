"""What a good position is in Skyline of the World.

Everything is measured in points: those that are safe, those that may still be lost or
won, and what the coins, the income, the floors and the cards can turn into.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import NOBODY
from ludotheque.games.skyline_of_the_world.board import (
    CARD_COINS,
    CARD_PLACES,
    CARDS,
    LEVELS,
    LOTS,
    MISSION_PLACES,
    NEUTRAL,
    ORANGE,
    PENTHOUSE,
    SKYLINE,
    VALUE,
    bit,
)
from ludotheque.games.skyline_of_the_world.island import floor_code
from ludotheque.games.skyline_of_the_world.rules import State

VICTORY = 20.0
TRIFLE = 0.0005

COIN_LOW = 0.05
COIN_MID = 0.03
COIN_HIGH = 0.012
INCOME = 0.03
USE_0 = 0.05
USE_1 = 0.10
USE_2 = 0.18
USE_3 = 0.24
USE_4 = 0.30
USE_5 = 0.2
USE_6 = 0.25
IDLE_0 = 0.02
IDLE_1 = 0.04
IDLE_2 = 0.08
IDLE_3 = 0.1
IDLE_4 = 0.2
CROWN = 0.4
SITE_2 = 0.03
SITE_3 = 0.05
SITE_4 = 0.15
ORANGE_HOLD = 0.35
ORANGE_FLOOR = 0.05
HOLD = 0.75
HOLD_LAST = 0.7
REACH = 0.45
TOP = 0.01
CARD = 0.03
NEAR_CARD = 0.5
CARD_MIN = 0.2
PENTHOUSE_WORTH = 1.2
OTHERS = 0.3
STRONGEST = 1.0


def value(state: State, seat: i64) -> float:
    """My worth against the strongest opponent's, the others' in part."""
    if state.turn == NOBODY:
        return _result(state, seat)
    strongest = -VICTORY
    others = 0.0
    for other in range(state.seats):
        if other != seat:
            worth = _worth(state, other, seat)
            strongest = max(strongest, worth)
            others += worth
    others = others - strongest
    return _worth(state, seat, seat) - STRONGEST * strongest - OTHERS * others


def _result(state: State, seat: i64) -> float:
    outcome = state.outcome()
    assert outcome is not None
    won = seat in outcome.winners
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    margin = float(outcome.scores[seat] - max(others))
    return margin + (VICTORY / float(len(outcome.winners)) if won else -VICTORY)


def _worth(state: State, seat: i64, me: i64) -> float:
    turns = _turns_left(state, seat)
    hold = _hold(state, seat)
    penthouses = state.holdings.penthouses(seat)
    worth = float(penthouses)
    if turns > 0.0:
        worth *= PENTHOUSE_WORTH
    worth += _orange(state, seat, hold, turns)
    worth += 2.0 * _best_place(state, MISSION_PLACES[state.missions[seat]], seat, hold, turns)
    group = state.island.best_group(seat)
    income = state.island.group_income(group)
    coins = state.holdings.coins[seat]
    if seat == state.turn and seat != me:
        coins -= min(income, coins)
    if turns == 0.0:
        return worth + TRIFLE * float(coins) + TRIFLE * _stock_price(state, seat)
    worth += _purse(coins)
    worth += INCOME * float(income) * turns
    worth += _prospects(state, seat, coins, income)
    worth += CARD * _cards(state, seat)
    return worth


def _stock_price(state: State, seat: i64) -> float:
    price = 0.0
    for kind in range(SKYLINE):
        price += 0.8 * float(VALUE[kind] * state.holdings.in_stock(seat, kind))
    return price


def _turns_left(state: State, seat: i64) -> float:
    """A guess of the turns to come, or how it is in the last round."""
    most: i64 = 0
    for someone in range(state.seats):
        if state.finished[someone] == 1:
            # From the seat to act up to the one before the finisher.
            ahead = (seat - state.turn + state.seats) % state.seats
            left = (someone - state.turn + state.seats) % state.seats
            return 1.0 if ahead < left else 0.0
        most = max(most, state.holdings.penthouses(someone))
    return 5.0 - float(most)


def _hold(state: State, seat: i64) -> float:
    last = 1.0
    ending = False
    for someone in range(state.seats):
        if state.finished[someone] == 1:
            ending = True
            left = (someone - state.turn + state.seats) % state.seats
            for step in range(left):
                if (state.turn + step) % state.seats != seat:
                    last *= HOLD_LAST
    return last if ending else 0.0


def _orange(state: State, seat: i64, hold: float, turns: float) -> float:
    worth = 0.0
    tops = state.island.tops[seat]
    if hold == 0.0:
        hold = ORANGE_HOLD
    for lot in LOTS:
        if not ORANGE & bit(lot):
            continue
        if tops & bit(lot):
            worth += 1.0 if state.island.height[lot] == LEVELS else hold
        if turns > 0.0 and state.island.height[lot] < LEVELS and state.island.has_floor(lot, seat):
            worth += ORANGE_FLOOR
    return worth


def _best_place(state: State, places: vec[i64], seat: i64, hold: float, turns: float) -> float:
    """The chance to own all lots of the best of the places."""
    best = 0.0
    tops = state.island.tops[seat]
    full = _full(state)
    missing = REACH if turns > 0.0 else 0.0
    if hold == 0.0:
        hold = HOLD
    for place in places:
        chance = 1.0
        if place & full & ~tops:
            continue
        for lot in LOTS:
            if place & bit(lot):
                if not tops & bit(lot):
                    chance *= missing
                elif not full & bit(lot):
                    chance *= hold
        best = max(best, chance)
    return best


def _full(state: State) -> i64:
    full: i64 = 0
    for lot in LOTS:
        if state.island.height[lot] == LEVELS:
            full |= bit(lot)
    return full


def _purse(coins: i64) -> float:
    low = min(coins, 10)
    high = max(coins - 20, 0)
    mid = coins - low - high
    return COIN_LOW * float(low) + COIN_MID * float(mid) + COIN_HIGH * float(high)


def _use(kind: i64) -> float:
    if kind == 0:
        return USE_0
    if kind == 1:
        return USE_1
    if kind == 2:
        return USE_2
    if kind == 3:
        return USE_3
    return USE_4


def _idle(kind: i64) -> float:
    if kind == 0:
        return IDLE_0
    if kind == 1:
        return IDLE_1
    if kind == 2:
        return IDLE_2
    if kind == 3:
        return IDLE_3
    return IDLE_4


def _prospects(state: State, seat: i64, coins: i64, income: i64) -> float:
    """Floors in stock by their use, and the buildings that may be crowned."""
    room = [0, 0, 0, 0, 0]
    worth = 0.0
    own = floor_code(0, seat)
    tops = state.island.tops[seat]
    for lot in LOTS:
        level = state.island.height[lot]
        if tops & bit(lot):
            worth += TOP
        if level == LEVELS or state.island.top(lot) == own:
            continue
        if level < PENTHOUSE:
            room[level] += 1
            if level >= 2 and state.island.has_floor(lot, seat):
                worth += SITE_2 if level == 2 else SITE_3
        elif state.island.has_floor(lot, seat):
            room[PENTHOUSE] += 1
            worth += SITE_4
    held = state.holdings
    for kind in range(LEVELS):
        count = held.in_stock(seat, kind)
        useful = min(count, i64(room[kind]))
        worth += _use(kind) * float(useful) + _idle(kind) * float(count - useful)
    crowns = min(held.in_stock(seat, PENTHOUSE), i64(room[PENTHOUSE]))
    crowns = min(crowns, (coins + income) // VALUE[PENTHOUSE])
    worth += CROWN * float(crowns)
    worth += USE_5 * float(held.in_stock(seat, NEUTRAL))
    worth += USE_6 * float(held.in_stock(seat, SKYLINE))
    return worth


def _cards(state: State, seat: i64) -> float:
    worth = 0.0
    tops = state.island.tops[seat]
    for card in range(CARDS):
        count = state.cards.held(seat, card)
        if count > 0:
            worth += _chance(tops, CARD_PLACES[card]) * float(CARD_COINS[card] * count)
    return worth


def _chance(tops: i64, places: vec[i64]) -> float:
    fewest: i64 = LEVELS
    for place in places:
        left = place & ~tops
        count: i64 = 0
        while left:
            left &= left - 1
            count += 1
        fewest = min(fewest, count)
    chance = 0.9
    for _ in range(fewest):
        chance *= NEAR_CARD
    return max(chance, CARD_MIN)
