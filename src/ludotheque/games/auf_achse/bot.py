"""What a good position is in Auf Achse: the money, and what the planned route will earn.

A seat's route over its contracts is planned stop by stop (planning.py). What comes later
counts for less, and much less about the time when somebody will have delivered everything
and the game is over: nobody knows that time exactly. So a contract, a trailer or a turn is worth
what it adds to the route, and whoever is ahead hurries.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.auf_achse import board, phases, planning
from ludotheque.games.auf_achse.planning import Planner
from ludotheque.games.auf_achse.rules import State
from ludotheque.games.auf_achse.ways import Ways, spot
from ludotheque.kit.assembled import Judge
from ludotheque.kit.bits import bit

ROLL: Final = 3.0  # spaces that a roll is good for
CARD_TIME: Final = 1.5  # spaces that a kept card is good for
CALL_CHANCE: Final = 0.6  # how often a called contract is not outbid
ABOARD: Final = 25.0  # for each load: what can be loaded now should not wait
CARD_DRIVE: Final = 2.0  # spaces that a drive by a card is good for
OTHERS: Final = 0.7  # weight of what the opponents have on average
STRONGEST: Final = 0.3  # weight of how much more the strongest of them has
HURRY: Final = 4.0  # how much faster money loses its worth once the game may be over
HAUL: Final = 20.0  # spaces that a contract takes
COMING: Final = 300.0  # what a contract is worth that can be won and delivered after the route
DUELLISTS: Final = 2.0  # of whom each decides alone how many contracts will come
NEVER: Final = 350.0  # later than anything
START_TIME: Final = 20.0  # of all routes: what is won before them is no more than that
PACE: Final = 3.3  # spaces that a turn is good for, where the rounds are limited
ROOMY: Final = 1400.0  # how much more a contract to come earns in a truck of boundless room

COURSES: Final[i64] = 1 << 10  # that are remembered

PLANNER: Final = Planner()
WAYS: Final = Ways()


STEPS: Final = 4.0  # in a space: how finely time is looked up
LONGEST: Final = 399.0  # spaces
# Spaces before its end, as it is reckoned, when a game surely goes on, and after it, when not.
SURELY: Final = 120.0


class Reckoning:
    """How time is reckoned with."""

    def __init__(self, patience: float, sale: float, grace: float, spread: float) -> None:
        self.sale = sale  # spaces that a seat drives for each public contract that it gets
        # What is left of the worth of money after 0, 1/4, 2/4, ... spaces.
        spaces = [float(k) / STEPS for k in range(int(LONGEST * STEPS) + 1)]
        self.powers: vec[float] = vec[float]([patience**after for after in spaces])
        # How likely the game goes on, from SURELY before its end as it is reckoned to SURELY after:
        # half of the games end more than `grace` spaces later.
        late = [float(k) / STEPS - SURELY - grace for k in range(int(2.0 * SURELY * STEPS) + 1)]
        self.chances: vec[float] = vec[float]([1.0 / (1.0 + exp(by / spread)) for by in late])

    def later(self, spaces: float) -> float:
        """What is left of the worth of money that comes so many spaces later."""
        return self.powers[i64(max(0.0, min(spaces, LONGEST)) * STEPS)]

    def goes_on(self, late: float) -> float:
        """How likely the game is not over so many spaces after its end as it is reckoned."""
        return self.chances[i64((max(-SURELY, min(late, SURELY)) + SURELY) * STEPS)]


# Found by random designs: docs/decisions/0182-when-a-game-ends.md.
USUAL: Final = Reckoning(patience=0.989, sale=5.0, grace=8.0, spread=12.0)


class Course:
    """What a truck does with a route, from where it stands: stop after stop, and what each pays."""

    def __init__(self, waiting: i64, loads: i64, begun: i64) -> None:
        self.waiting = waiting
        self.loads = loads
        self.begun = begun  # where, round which signs, and whether it leaves first
        self.first: i64 = planning.NONE  # the task to do first; NONE when there is nothing to do
        self.length = 0.0  # the time from the first stop to the last
        self.legs: vec[float] = vec[float]()  # the time to each stop from the one before
        self.paid: vec[float] = vec[float]()  # nothing where something is loaded


NO_COURSE: Final = Course(planning.NONE, planning.NONE, planning.NONE)
# An action changes the route of one seat: those of the others are found here again.
RECENT: Final[list[Course]] = [NO_COURSE for _ in range(COURSES)]


class Route:
    """What a seat has to do, and where and when it begins."""

    def __init__(self, state: State, seat: i64, reckoning: Reckoning = USUAL) -> None:
        self.reckoning = reckoning
        self.tasks: vec[i64] = vec[i64](capacity=16)
        self.waiting: i64 = 0  # bits of what is to be loaded
        self.aboard: i64 = 0
        self.loads: i64 = 0  # how many are aboard
        self.room: i64 = state.capacity(seat)
        self.time = tempo(state, seat)
        self.over = NEVER  # when the game will be over
        self.known = NO_COURSE  # until somebody asks
        self.leaves = state.phase == phases.DRIVING and state.driver == seat
        self.spot: i64 = spot(state.at[seat], state.works, state.jam)
        self.near: vec[i64] = WAYS.row(state.at[seat], state.works, state.jam)
        self.start: i64 = board.NOWHERE  # the city to begin in; NOWHERE is where the truck stands
        for card in range(board.CONTRACTS):
            if state.holder[card] == seat:
                self.add(card, state.loaded[card] > 0)
        if state.kept[board.INSPEKTION] == seat:
            self.start = board.MUENCHEN
            far = float(self.near[board.MUENCHEN])
            self.time = max(0.0, self.time + far + planning.STOP_TIME - ROLL)
        if state.kept[board.SONDERAUFTRAG_FLENSBURG] == seat:
            self.add(planning.TO_FLENSBURG, True)
        if state.kept[board.SONDERAUFTRAG_WIEN] == seat:
            self.add(planning.TO_WIEN, True)

    def add(self, task: i64, loaded: bool) -> None:
        self.known = NO_COURSE
        self.tasks = append(self.tasks, task)
        if loaded:
            self.aboard |= bit(task)
            self.room -= planning.LOAD[task]
            self.loads += 1
        else:
            self.waiting |= bit(task)

    def remove_last(self) -> None:
        last = i64(len(self.tasks)) - 1
        self.known = NO_COURSE
        self.waiting &= ~bit(self.tasks[last])
        self.tasks = self.tasks[:last]

    def load_at_hand(self) -> None:
        """Take aboard what is to be loaded first where the truck stands.

        Before the next roll that costs nothing (AUF-5.6), so it is as good as done.
        """
        while self.start == board.NOWHERE:
            task = self.course().first
            if task == planning.NONE or self.waiting & bit(task) == 0:
                return
            if self._far(planning.next_stop(task, self.waiting, self.aboard, self.room)) > 0:
                return
            self.waiting &= ~bit(task)
            self.aboard |= bit(task)
            self.room -= planning.LOAD[task]
            self.loads += 1
            self.known = NO_COURSE

    def finish(self) -> float:
        """When everything will be delivered."""
        course = self.course()
        if course.first == planning.NONE:
            return NEVER
        return self.time + course.legs[0] + course.length

    def done(self) -> float:
        """From when on the seat can deliver something else."""
        finish = self.finish()
        return finish if finish < NEVER else START_TIME

    def worth(self) -> float:
        """The money of the planned route, each delivery worth less the later."""
        course = self.course()
        time = self.time
        earned = 0.0
        for stop in range(i64(len(course.legs))):
            time += course.legs[stop]
            if course.paid[stop] > 0.0:
                earned += self._worth_of(course.paid[stop], time)
        return earned

    def first_leg(self) -> float:
        """How long it takes to the first stop; nothing when there is none."""
        course = self.course()
        return course.legs[0] if course.first != planning.NONE else 0.0

    def course(self) -> Course:
        """What it comes to; mostly the same was asked a moment ago."""
        if self.known is NO_COURSE:
            loads = self.aboard | self.room << planning.TASKS
            begun = self.spot << 6 | (self.start + 1)
            if self.leaves:
                begun = ~begun
            slot = self.waiting % 1000003 + loads % 999983 * 5 + begun % 999979 * 3 & COURSES - 1
            known = RECENT[slot]
            if known.waiting != self.waiting or known.loads != loads or known.begun != begun:
                known = self._planned(loads, begun)
                RECENT[slot] = known
            self.known = known
        return self.known

    def _planned(self, loads: i64, begun: i64) -> Course:
        course = Course(self.waiting, loads, begun)
        task = course.first = self._best_first()
        if task == planning.NONE:
            return course
        waiting, aboard, room = self.waiting, self.aboard, self.room
        leg = self._time_to(task)
        while True:
            then = PLANNER.after(self.tasks, task, waiting, aboard, room)
            if len(course.legs) == 0:
                course.length = PLANNER.length[then]
            this = bit(task)
            paid = 0.0
            if aboard & this != 0:
                paid = planning.PAY[task]
                aboard &= ~this
                room += planning.LOAD[task]
            else:
                waiting &= ~this
                aboard |= this
                room -= planning.LOAD[task]
            course.legs = append(course.legs, leg)
            course.paid = append(course.paid, paid)
            if then == planning.NOTHING:
                return course
            leg = PLANNER.leg[then]
            task = PLANNER.task[then]

    def _best_first(self) -> i64:
        """The task to do first, from where the truck stands."""
        first: i64 = planning.NONE
        most = -1.0
        for task in self.tasks:
            place = planning.next_stop(task, self.waiting, self.aboard, self.room)
            if place == planning.NONE:
                continue
            then = PLANNER.after(self.tasks, task, self.waiting, self.aboard, self.room)
            worth = PLANNER.worth[then]
            if self.aboard >> task & 1 != 0:
                worth += planning.PAY[task]
            worth *= planning.AFTER_LEG[self._far(place)]
            if worth > most or (worth == most and task < first):
                most = worth
                first = task
        return first

    def _time_to(self, task: i64) -> float:
        place = planning.next_stop(task, self.waiting, self.aboard, self.room)
        return planning.time_of(self._far(place))

    def _far(self, place: i64) -> i64:
        if self.start == board.NOWHERE:
            far = self.near[place]
            return 2 if far == 0 and self.leaves else far  # away and back again
        return planning.LEG[self.start * board.CITIES + place]

    def _worth_of(self, money: float, time: float) -> float:
        """What money is worth that comes at that time, if it comes in time."""
        late = time - self.over
        kept = self.reckoning.later(time + HURRY * max(0.0, late))
        return money * kept * self.reckoning.goes_on(late)


class Bot(Judge[State]):
    """Plays by what a position is worth."""

    def value(self, state: State, seat: i64) -> float:
        """What the seat has and may expect, against what the others have."""
        worths = vec[float](capacity=state.seats)
        if state.phase == phases.OVER or state.phase == phases.PLACING:
            for other in range(state.seats):
                worths = append(worths, funds(state, other) + outlook(state, other))
            return _lead(state, seat, worths)
        routes = [Route(state, other) for other in range(state.seats)]
        over = end_of_game(state, routes)
        for other in range(state.seats):
            route = routes[other]
            route.over = min(over, end_of_rounds(state, other))
            worths = append(worths, funds(state, other) + _prospects(state, other, route))
        return _lead(state, seat, worths)

    def quiet(self, state: State) -> bool:
        """An auction is between turns, and so is whoever is moved or loads on another's turn."""
        return state.phase != phases.AUCTION and state.to_act() == state.turn


def _lead(state: State, seat: i64, worths: vec[float]) -> float:
    others = 0.0
    most = 0.0  # nobody has less
    for other in range(state.seats):
        if other != seat:
            others += worths[other]
            most = max(most, worths[other])
    usual = others / float(state.seats - 1)
    return worths[seat] - OTHERS * usual - STRONGEST * (most - usual)


def funds(state: State, seat: i64) -> float:
    """The money, less what is offered for a contract and what the cards will cost."""
    money = state.money[seat] - state.penalty(seat)
    if state.phase == phases.AUCTION and state.leader == seat:
        money -= board.cost(state.lot, state.offer)
    return float(max(0, money))


def end_of_game(state: State, routes: list[Route]) -> float:
    """When somebody will have delivered everything, the public contracts shared by all."""
    first = NEVER
    for route in routes:
        first = min(first, route.finish())
    left = float(i64(len(state.open)) + state.pile)
    return first + left * routes[0].reckoning.sale / float(state.seats)


def end_of_rounds(state: State, seat: i64) -> float:
    """When the last round is over for a seat, if their number is limited."""
    if state.limit == 0:
        return NEVER
    turns = state.limit - state.round
    if (seat - state.first) % state.seats > (state.turn - state.first) % state.seats:
        turns += 1
    return START_TIME + PACE * float(turns)


def outlook(state: State, seat: i64) -> float:
    """Before the contracts are dealt: how near a truck is to where they may begin."""
    if state.phase == phases.OVER or state.at[seat] == board.NOWHERE:
        return 0.0
    near = WAYS.row(state.at[seat], board.NOWHERE, board.NOWHERE)
    worth = 0.0
    for card in range(board.CONTRACTS):
        worth += planning.PAY[card] * planning.AFTER_LEG[near[board.START[card]]]
    return worth / float(board.CONTRACTS)


def _prospects(state: State, seat: i64, route: Route) -> float:
    """What the route will earn, with the contract that the seat is about to get."""
    if state.phase == phases.AUCTION and state.leader == seat:
        route.add(state.lot, False)
    planned = route.worth() + ABOARD * float(route.loads)
    if state.phase == phases.STOP and state.exact and state.actor == seat:
        planned += CALL_CHANCE * _best_call(state, route, planned)
    rivalry = 1.0 - DUELLISTS / float(state.seats)
    planned += COMING * rivalry * _coming(state, route, route.done())
    return planned + _earned_by_trailers(state, seat, route)


def _coming(state: State, route: Route, time: float) -> float:
    """How many contracts the seat may still get and deliver from that time on."""
    share = float(i64(len(state.open)) + state.pile) / float(state.seats)
    return min(share, max(0.0, route.over - time) / HAUL)


def _earned_by_trailers(state: State, seat: i64, route: Route) -> float:
    """What they add to the contracts that the seat may still get and deliver in time."""
    usual = float(board.TRUCK_ROOM) / float(state.capacity(seat))
    return ROOMY * _coming(state, route, START_TIME) * (1.0 - usual)


def _best_call(state: State, route: Route, planned: float) -> float:
    """What the best of the open contracts would add to the route."""
    best = 0.0
    for card in state.open:
        route.add(card, False)
        best = max(best, route.worth() + ABOARD * float(route.loads) - planned)
        route.remove_last()
    return best


def tempo(state: State, seat: i64) -> float:
    """Spaces lost or won before the route begins."""
    time = START_TIME + ROLL * float(state.skips[seat])
    if state.kept[board.MOTIVATION] == seat:
        time -= CARD_TIME
    if state.kept[board.SCHNELLE_VERLADUNG] == seat:
        time -= CARD_TIME
    by_die = state.phase == phases.DRIVING and state.cause == phases.BY_DIE
    roller = state.turn
    if seat == roller:
        time -= ROLL * float(state.again)
        if state.phase == phases.DRIVING and not by_die:
            time -= CARD_DRIVE
    if state.phase != phases.BEFORE and state.phase != phases.CHOOSING and not by_die:
        roller += 1
    waits = (seat - roller) % state.seats
    return time - ROLL * float(state.seats - waits) / float(state.seats)
