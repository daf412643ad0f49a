"""What a good position is in Auf Achse: the money, and what the planned route will earn.

A seat's route over its contracts is planned stop by stop: the first few in every
order, the rest always to the nearest. What comes later counts for less, and much less
after the time when somebody will have delivered everything and the game is over. So a
contract, a trailer or a turn is worth what it adds to the route, and whoever is ahead
hurries.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.contract import NOBODY
from ludotheque.games.auf_achse.board import (
    CITIES,
    CONTRACTS,
    DISTANCE,
    FIRST,
    FLENSBURG,
    GOAL,
    GOODS,
    INSPEKTION,
    LATE,
    MOTIVATION,
    MUENCHEN,
    NOWHERE,
    REVENUE,
    SCHNELLE_VERLADUNG,
    SONDERAUFTRAG_FLENSBURG,
    SONDERAUFTRAG_WIEN,
    SPACES,
    SPECIAL_ORDER,
    START,
    THERE,
    WIEN,
    cost,
)
from ludotheque.games.auf_achse.position import (
    AUCTION,
    BEFORE,
    BY_DIE,
    CHOOSING,
    DRIVING,
    OVER,
    PLACING,
    STOP,
)
from ludotheque.games.auf_achse.rules import State
from ludotheque.kit.vecs import filled

PATIENCE: Final = 0.975  # what money is worth one space later
ROLL: Final = 3.0  # spaces that a roll is good for
STOP_TIME: Final = 1.5  # spaces of a roll that a stop forfeits
CARD_TIME: Final = 1.5  # spaces that a kept card is good for
CALL_CHANCE: Final = 0.6  # how often a called contract is not outbid
OTHERS: Final = 0.5  # weight of what the opponents have
DEPTH: Final[i64] = 3  # stops that are planned in every order
HURRY: Final = 4.0  # how much faster money loses its worth once the game may be over
HAUL: Final = 20.0  # spaces that a contract takes
NEVER: Final = 350.0  # later than anything
TRAILER: Final = 2600.0  # what a trailer is worth beside the route, while contracts are left


def _powers() -> list[float]:
    """PATIENCE to the power of 0, 1/4, 2/4, ... spaces."""
    return [PATIENCE ** (k / 4) for k in range(4 * 400)]


POWERS: Final = _powers()


def later(spaces: float) -> float:
    """What is left of the worth of money that comes so many spaces later."""
    return POWERS[int(max(0.0, min(spaces, 399.0)) * 4.0)]


class Route:
    """The stops that a seat has before it: one for each pick-up and delivery."""

    def __init__(self, state: State, seat: i64) -> None:
        self.pick: vec[i64] = vec[i64]()  # the city to load in; NOWHERE once loaded
        self.drop: vec[i64] = vec[i64]()
        self.goods: vec[i64] = vec[i64]()
        self.money: vec[i64] = vec[i64]()
        self.room: i64 = state.room(seat)
        self.start: i64 = NOWHERE  # the city to begin in; NOWHERE is where the truck stands
        self.time = _time(state, seat)
        self.finished = NEVER  # when the last plan is done
        self.over = NEVER  # when the game will be over
        self.near = _way_round_signs(state, state.at[seat])
        for card in range(CONTRACTS):
            if state.holder[card] == seat:
                self.add(card, state.loaded[card] > 0)
        if state.kept[INSPEKTION] == seat:
            self.start = MUENCHEN
            self.time = max(0.0, self.time + float(self.near[MUENCHEN]) + STOP_TIME - ROLL)
        if state.kept[SONDERAUFTRAG_FLENSBURG] == seat:
            self.errand(FLENSBURG)
        if state.kept[SONDERAUFTRAG_WIEN] == seat:
            self.errand(WIEN)

    def add(self, card: i64, loaded: bool) -> None:
        self.pick = append(self.pick, NOWHERE if loaded else START[card])
        self.drop = append(self.drop, GOAL[card])
        self.goods = append(self.goods, GOODS[card])
        self.money = append(self.money, REVENUE[card])

    def remove_last(self) -> None:
        last = i64(len(self.drop)) - 1
        self.pick = self.pick[:last]
        self.drop = self.drop[:last]
        self.goods = self.goods[:last]
        self.money = self.money[:last]

    def errand(self, place: i64) -> None:
        self.pick = append(self.pick, NOWHERE)
        self.drop = append(self.drop, place)
        self.goods = append(self.goods, 0)
        self.money = append(self.money, SPECIAL_ORDER + LATE)

    def worth(self) -> float:
        """The money of the best order of stops, each delivery worth less the later."""
        return self._best(self.start, self.time, DEPTH)

    def finish(self) -> float:
        """When everything will be delivered, always going to the nearest."""
        if len(self.drop) == 0:
            return NEVER
        self._nearest_first(self.start, self.time)
        return self.finished

    def _paid(self, money: i64, time: float) -> float:
        """What money is worth that comes at that time, if it comes in time."""
        return float(money) * later(time + HURRY * max(0.0, time - self.over))

    def _leg(self, here: i64, place: i64) -> float:
        far = self.near[place] if here == NOWHERE else DISTANCE[here * SPACES + place]
        return float(far) + STOP_TIME if far > 0 else 0.0

    def _next_stop(self, task: i64) -> i64:
        """Where a task leads next, or NOWHERE when there is no room for it."""
        if self.pick[task] == NOWHERE:
            return self.drop[task]
        return self.pick[task] if self.goods[task] <= self.room else NOWHERE

    def _best(self, here: i64, time: float, depth: i64) -> float:
        if depth == 0:
            return self._nearest_first(here, time)
        best = 0.0
        for task in range(i64(len(self.drop))):
            if self.money[task] == 0:
                continue
            place = self._next_stop(task)
            if place == NOWHERE:
                continue
            then = time + self._leg(here, place)
            best = max(best, self._do(task, place, then, depth))
        return best

    def _do(self, task: i64, place: i64, time: float, depth: i64) -> float:
        """Load or deliver one thing, plan on, and put it back as it was."""
        pick, money, goods = self.pick[task], self.money[task], self.goods[task]
        earned = 0.0
        if pick == NOWHERE:
            earned = self._paid(money, time)
            self.money[task] = 0
            self.room += goods
        else:
            self.pick[task] = NOWHERE
            self.room -= goods
        earned += self._best(place, time, depth - 1)
        self.room += -goods if pick == NOWHERE else goods
        self.pick[task] = pick
        self.money[task] = money
        return earned

    def _nearest_first(self, here: i64, time: float) -> float:
        pick = self.pick[:]
        money = self.money[:]
        room = self.room
        earned = 0.0
        while True:
            task = self._nearest(here)
            if task == NOBODY:
                break
            place = self._next_stop(task)
            time += self._leg(here, place)
            here = place
            if self.pick[task] == NOWHERE:
                earned += self._paid(self.money[task], time)
                self.money[task] = 0
                self.room += self.goods[task]
            else:
                self.pick[task] = NOWHERE
                self.room -= self.goods[task]
        self.finished = time
        self.pick = pick
        self.money = money
        self.room = room
        return earned

    def _nearest(self, here: i64) -> i64:
        found: i64 = NOBODY
        least = 1000.0
        for task in range(i64(len(self.drop))):
            if self.money[task] > 0:
                place = self._next_stop(task)
                if place != NOWHERE and self._leg(here, place) < least:
                    least = self._leg(here, place)
                    found = task
        return found


def _way_round_signs(state: State, here: i64) -> vec[i64]:
    """Spaces from a truck to every city, the signs being closed."""
    far = filled(SPACES, NOWHERE)
    front = vec[i64](capacity=SPACES)
    front = append(front, here)
    far[here] = 0
    done: i64 = 0
    while done < len(front):
        space = front[done]
        done += 1
        if space == state.works or (space == state.jam and space != here):
            continue
        for step in range(FIRST[space], FIRST[space + 1]):
            there = THERE[step]
            if far[there] == NOWHERE:
                far[there] = far[space] + 1
                front = append(front, there)
    for place in range(CITIES):
        if far[place] == NOWHERE:
            far[place] = DISTANCE[place * SPACES + here]
    return far


def value(state: State, seat: i64) -> float:
    """What the seat has and may expect, against what the others have."""
    if state.phase == OVER or state.phase == PLACING:
        return _lead(state, seat, [_money(state, other) for other in range(state.seats)])
    routes = [Route(state, other) for other in range(state.seats)]
    over = _over(state, routes)
    worths: list[float] = []
    for other in range(state.seats):
        routes[other].over = over
        worths.append(_money(state, other) + _prospects(state, other, routes[other]))
    return _lead(state, seat, worths)


def _lead(state: State, seat: i64, worths: list[float]) -> float:
    others = sum(worths) - worths[seat]
    return worths[seat] - OTHERS * others / float(state.seats - 1)


def _money(state: State, seat: i64) -> float:
    """The money, less what is offered for a contract and what the cards will cost."""
    money = state.money[seat] - state.penalty(seat)
    if state.phase == AUCTION and state.leader == seat:
        money -= cost(state.lot, state.offer)
    return float(max(0, money))


def _over(state: State, routes: list[Route]) -> float:
    """When somebody will have delivered everything, the public contracts shared by all."""
    first = NEVER
    for route in routes:
        first = min(first, route.finish())
    left = float(len(state.open) + state.pile)
    return first + left * HAUL / float(state.seats)


def _prospects(state: State, seat: i64, route: Route) -> float:
    """What the route will earn, with the contract that the seat is about to get."""
    if state.phase == AUCTION and state.leader == seat:
        route.add(state.lot, False)
    planned = route.worth()
    if state.phase == STOP and state.exact and state.actor == seat:
        planned += CALL_CHANCE * _best_call(state, route, planned)
    if len(state.open) > 0:
        trailers = state.trailers[2 * seat] + state.trailers[2 * seat + 1]
        planned += TRAILER * float(trailers)
    return planned


def _best_call(state: State, route: Route, planned: float) -> float:
    """What the best of the open contracts would add to the route."""
    best = 0.0
    for card in state.open:
        route.add(card, False)
        best = max(best, route.worth() - planned)
        route.remove_last()
    return best


def _time(state: State, seat: i64) -> float:
    """Spaces lost or won before the route begins."""
    time = 20.0 + ROLL * float(state.skips[seat])
    if state.kept[MOTIVATION] == seat:
        time -= CARD_TIME
    if state.kept[SCHNELLE_VERLADUNG] == seat:
        time -= CARD_TIME
    if state.turn == seat:
        if state.phase == BEFORE:
            time -= ROLL
        elif state.phase == DRIVING or state.phase == CHOOSING:
            time -= ROLL if state.cause == BY_DIE else 2.0
        time -= ROLL * float(state.again)
    return time
