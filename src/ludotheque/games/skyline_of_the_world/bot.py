"""What a good position is in Skyline of the World.

Everything is measured in points: those that are safe, those that may still be won or
lost, and what coins, income, floors and cards can turn into.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import NOBODY
from ludotheque.games.skyline_of_the_world import board
from ludotheque.games.skyline_of_the_world.island import floor_code
from ludotheque.games.skyline_of_the_world.parameters import MISSION_POINTS, MOST_COINS
from ludotheque.games.skyline_of_the_world.patterns import finished_lots, size
from ludotheque.games.skyline_of_the_world.rules import BUILDING, INVESTING, State
from ludotheque.kit.assembled import Judge
from ludotheque.kit.bits import bit
from ludotheque.kit.vecs import filled

VICTORY: Final = 20.0
TRIFLE: Final = 0.0005  # decides between what is otherwise equal: end rather than trade on

TEN: Final[i64] = 10


class Reckoning:
    """What everything is worth, in points: found by self-play, see decision 183."""

    def __init__(
        self,
        strongest: float,
        others: float,
        penthouse: float,
        orange_top: float,
        orange_floor: float,
        hold: float,
        hold_last: float,
        gain: float,
        top: float,
        income: float,
        turns: float,
        coins: list[float],
        card: float,
        crown: float,
        useful: list[float],
        useless: list[float],
        site: list[float],
    ) -> None:
        self.strongest = strongest  # how much the strongest opponent counts
        self.others = others  # and each of the others
        self.penthouse = penthouse  # built: a point, and a step towards the end
        self.orange_top = orange_top  # an orange lot that can still be lost
        self.orange_floor = orange_floor  # a floor of mine in a building there
        self.hold = hold  # the chance that a top of mine stays mine, for a mission
        self.hold_last = hold_last  # the same in the last round, for each opponent to come
        self.gain = gain  # the chance to get a lot that a mission lacks
        self.top = top
        self.income = income  # for each coin and turn to come
        self.turns = turns  # to come when nobody has a penthouse
        # Each of the first ten coins, of the next and of the last.
        self.first_coins, self.next_coins, self.last_coins = coins
        self.card = card  # a coin on a bonus card
        self.crown = crown  # a penthouse in stock, a site for it and the coins
        # Floors in stock by kind, when there is a lot for them and when there is none.
        self.useful: vec[float] = vec[float](useful)
        self.useless: vec[float] = vec[float](useless)
        # Buildings with a floor of mine below that I may go on with, by height.
        self.site: vec[float] = vec[float](site)


DUEL: Final = Reckoning(
    strongest=2.4,
    others=0.13,
    penthouse=2.1,
    orange_top=0.74,
    orange_floor=0.047,
    hold=0.58,
    hold_last=0.8,
    gain=0.28,
    top=0.0057,
    income=0.036,
    turns=9.8,
    coins=[0.081, 0.046, 0.013],
    card=0.0088,
    crown=0.79,
    useful=[0.021, 0.45, 0.13, 0.4, 0.7, 0.058, 0.16],
    useless=[0.011, 0.24, 0.032, 0.28, 0.31],
    site=[0.0, 0.0, 0.021, 0.08, 0.08],
)
TABLE: Final = Reckoning(
    strongest=0.77,
    others=0.2,
    penthouse=1.2,
    orange_top=0.41,
    orange_floor=0.05,
    hold=0.7,
    hold_last=0.8,
    gain=0.45,
    top=0.005,
    income=0.02,
    turns=5.0,
    coins=[0.07, 0.03, 0.02],
    card=0.0166,
    crown=0.35,
    useful=[0.047, 0.15, 0.14, 0.4, 0.3, 0.27, 0.12],
    useless=[0.016, 0.037, 0.05, 0.15, 0.3],
    site=[0.0, 0.0, 0.02, 0.08, 0.1],
)


def reckoning(state: State) -> Reckoning:
    """What things are worth at this table: a duel is another game."""
    return DUEL if state.seats == 2 else TABLE


class Bot(Judge[State]):
    """Plays by what a position is worth."""

    def value(self, state: State, seat: i64) -> float:
        """My worth against the strongest opponent's, and the others' in part."""
        by = reckoning(state)
        strongest = -VICTORY
        others = 0.0
        for other in range(state.seats):
            if other != seat:
                worth = outlook(state, other, seat)
                others += worth
                strongest = max(strongest, worth)
        others -= strongest
        worth = outlook(state, seat, seat) + _won(state, seat)
        if seat == state.turn and state.phase == INVESTING:
            worth += TRIFLE / 100.0  # rather look at what can be bought than end at once
        return worth - by.strongest * strongest - by.others * others


def _won(state: State, seat: i64) -> float:
    outcome = state.outcome()
    if outcome is None or seat not in outcome.winners:
        return 0.0  # a lost game is not put off by trading on
    return VICTORY / float(len(outcome.winners))


def outlook(state: State, seat: i64, me: i64) -> float:
    by = reckoning(state)
    held = state.holdings
    income = state.island.group_income(state.island.best_group(seat))
    turns = _turns_to_come(state, seat)
    if turns > 0.0:
        coins = cash(state, seat, me, income)
        worth = by.penthouse * float(held.penthouses(seat)) + points_to_hold(state, seat, by.gain)
        worth += _purse(coins, by) + by.income * turns * float(income)
        worth += by.card * _cards(state, seat)
        return worth + prospects(state, seat, coins)
    worth = float(held.penthouses(seat)) + points_to_hold(state, seat, 0.0)
    if seat == state.turn and state.phase == BUILDING:
        worth += by.crown * float(crowns(state, seat, held.coins[seat]))
    return worth + TRIFLE * (float(held.coins[seat]) + 0.8 * _stock_price(state, seat))


def cash(state: State, seat: i64, me: i64, income: i64) -> i64:
    """The coins at the next turn that I can foresee: an opponent's turn may have begun."""
    coins = state.holdings.coins[seat]
    if seat == state.turn != me:
        return coins
    return min(coins + income, state.numbers[MOST_COINS])


def _turns_to_come(state: State, seat: i64) -> float:
    """How many turns the seat may have after the one in progress."""
    most: i64 = 0
    for someone in range(state.seats):
        if state.finished[someone] == 1:
            return 1.0 if still_to_come(state, seat, someone) else 0.0
        most = max(most, state.holdings.penthouses(someone))
    return reckoning(state).turns - float(most)


def still_to_come(state: State, seat: i64, finisher: i64) -> bool:
    """SKY-9.1: whether the seat's last turn is yet to begin."""
    if state.turn == NOBODY:
        return False
    ahead = (seat - state.turn + state.seats) % state.seats
    left = (finisher - state.turn + state.seats) % state.seats
    return 0 < ahead < left


def _hold(state: State, seat: i64, usual: float) -> float:
    """The chance that a top of the seat stays its own: the usual one until the last round."""
    for someone in range(state.seats):
        if state.finished[someone] == 1:
            chance = 1.0
            for other in range(state.seats):
                acts = other == state.turn and other != someone
                if other != seat and (acts or still_to_come(state, other, someone)):
                    chance *= reckoning(state).hold_last
            return chance
    return usual


def points_to_hold(state: State, seat: i64, gain: float) -> float:
    """Orange lots and the mission, by the chance that they count in the end."""
    by = reckoning(state)
    tops = state.island.tops[seat]
    finished = finished_lots(state.island)
    worth = float(size(tops & board.ORANGE & finished))
    worth += _hold(state, seat, by.orange_top) * float(size(tops & board.ORANGE & ~finished))
    if gain > 0.0:
        for lot in board.LOTS:
            if board.ORANGE & ~finished & bit(lot) and state.island.has_floor(lot, seat):
                worth += by.orange_floor
    hold = _hold(state, seat, by.hold)
    best = 0.0
    for place in board.MISSION_PLACES[state.missions[seat]]:
        lacking = place & ~tops
        if lacking & finished == 0:
            held = size(place & tops & ~finished)
            best = max(best, _power(hold, held) * _power(gain, size(lacking)))
    return worth + float(state.numbers[MISSION_POINTS]) * best


def _power(chance: float, count: i64) -> float:
    power = 1.0
    for _ in range(count):
        power *= chance
    return power


def _purse(coins: i64, by: Reckoning) -> float:
    first = min(coins, TEN)
    last = max(coins - 2 * TEN, 0)
    following = coins - first - last
    worth = by.first_coins * float(first) + by.next_coins * float(following)
    return worth + by.last_coins * float(last)


def _cards(state: State, seat: i64) -> float:
    """The coins on the bonus cards in hand."""
    coins: i64 = 0
    for card in range(board.CARDS):
        coins += board.CARD_COINS[card] * state.cards.held(seat, card)
    return float(coins)


def _room(state: State, seat: i64) -> vec[i64]:
    """For each level, how many buildings the seat may raise to it with a normal floor."""
    room = filled(board.LEVELS, 0)
    mine = floor_code(0, seat)
    for lot in board.LOTS:
        level = state.island.height[lot]
        if level == board.LEVELS or state.island.top(lot) == mine:
            continue
        if level < board.PENTHOUSE or state.island.has_floor(lot, seat):
            room[level] += 1
    return room


def prospects(state: State, seat: i64, coins: i64) -> float:
    """Floors in stock by their use, tops, and the buildings that may be crowned."""
    by = reckoning(state)
    room = _room(state, seat)
    worth = by.top * float(size(state.island.tops[seat]))
    mine = floor_code(0, seat)
    for lot in board.LOTS:
        level = state.island.height[lot]
        foreign = 1 < level < board.LEVELS and state.island.top(lot) != mine
        if foreign and state.island.has_floor(lot, seat):
            worth += by.site[level]
    for kind in range(board.LEVELS):
        count = state.holdings.in_stock(seat, kind)
        useful = min(count, room[kind])
        worth += by.useful[kind] * float(useful) + by.useless[kind] * float(count - useful)
    worth += by.useful[board.NEUTRAL] * float(state.holdings.in_stock(seat, board.NEUTRAL))
    worth += by.useful[board.SKYLINE] * float(state.holdings.in_stock(seat, board.SKYLINE))
    return worth + by.crown * float(crowns(state, seat, coins))


def crowns(state: State, seat: i64, coins: i64) -> i64:
    """How many penthouses the seat could build at once with what it has."""
    holdings = state.holdings
    crowns = min(holdings.in_stock(seat, board.PENTHOUSE), coins // board.VALUE[board.PENTHOUSE])
    if crowns == 0:
        return 0
    ready: i64 = 0
    nearly: i64 = 0  # a neutral or Skyline floor makes them ready
    for lot in board.LOTS:
        if not state.island.is_site(lot, seat):
            continue
        if state.island.height[lot] < board.PENTHOUSE:
            nearly += 1
        elif state.island.top(lot) != floor_code(0, seat):
            ready += 1
    spare = holdings.in_stock(seat, board.NEUTRAL) + holdings.in_stock(seat, board.SKYLINE)
    return min(crowns, ready + min(nearly, spare))


def _stock_price(state: State, seat: i64) -> float:
    price: i64 = 0
    for kind in range(board.SKYLINE):
        price += board.VALUE[kind] * state.holdings.in_stock(seat, kind)
    return float(price)
