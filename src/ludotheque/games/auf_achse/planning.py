"""Route planning: in which order a truck best stops for what it has to load and deliver.

A plan begins in a city. Money that comes later is worth less by a fixed part for every
space, so a plan does not depend on when it begins: what was found once is remembered,
and two positions that differ by a drive share almost all of it. Sets of contracts are
bits; the special orders are two more of them, aboard from the beginning.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.auf_achse import board
from ludotheque.kit.bits import bit
from ludotheque.kit.vecs import filled

PATIENCE: Final = 0.982  # what money is worth to a plan one space later
STOP_TIME: Final = 1.5  # spaces of a roll that a stop forfeits
FAR: Final[i64] = 100  # spaces: farther than any city
# How many of the possible next stops are tried, the nearest; of so many: 0, 1, 2, ...
WIDTH: Final = vec[i64]([0, 1, 2, 3, 2, 2, 1])
# With more tasks left the nearest stop comes next: else the plans of a large hand, of which a
# full truck allows few stops at a time, would be too many to try.
FEW: Final[i64] = 6

TO_FLENSBURG: Final[i64] = board.CONTRACTS
TO_WIEN: Final[i64] = board.CONTRACTS + 1
TASKS: Final[i64] = board.CONTRACTS + 2  # each a bit of a set
SLOTS: Final[i64] = 1 << 17  # plans that are remembered
NOTHING: Final[i64] = SLOTS  # the plan when there is nothing to do
NONE: Final[i64] = -1


def time_of(spaces: i64) -> float:
    """How long a leg takes, in spaces of a roll."""
    return float(spaces) + STOP_TIME if spaces > 0 else 0.0


DROP: Final = append(append(board.GOAL[:], board.FLENSBURG), board.WIEN)  # where a task ends
LOAD: Final = append(append(board.GOODS[:], 0), 0)  # the goods of a task
ORDER_PAY: Final[i64] = board.SPECIAL_ORDER + board.LATE
PAY: Final = vec[float]([float(money) for money in [*board.REVENUE, ORDER_PAY, ORDER_PAY]])
# What is left of the worth of money after so many spaces.
AFTER_LEG: Final = vec[float]([PATIENCE ** time_of(spaces) for spaces in range(FAR)])
LEG: Final = vec[i64](  # spaces from city to city
    [board.distance(here, there) for here in range(board.CITIES) for there in range(board.CITIES)]
)


class Planner:
    """Remembers plans. A slot holds a plan's key, its first task, its worth and its times."""

    def __init__(self) -> None:
        self.places: vec[i64] = filled(SLOTS + 1, NONE)  # the waiting contracts and the city
        self.loads: vec[i64] = filled(SLOTS + 1, NONE)  # what is aboard, and the room
        self.task: vec[i64] = filled(SLOTS + 1, NONE)
        self.worth: vec[float] = vec[float]([0.0] * (SLOTS + 1))
        self.leg: vec[float] = vec[float]([0.0] * (SLOTS + 1))  # time to the first stop
        self.length: vec[float] = vec[float]([0.0] * (SLOTS + 1))  # and to the last

    def plan(self, tasks: vec[i64], here: i64, waiting: i64, aboard: i64, room: i64) -> i64:
        """The slot of the best plan from a city on, over those of the tasks that are left.

        Of equal plans the one that begins with the lower task, in whatever order they are given.
        """
        if waiting | aboard == 0:
            return NOTHING
        places = waiting | here << TASKS
        loads = aboard | room << TASKS
        slot = (places % 1000003 + loads % 999983 * 5) & (SLOTS - 1)
        if self.places[slot] == places and self.loads[slot] == loads:
            return slot
        reach = _reach(tasks, here, waiting, aboard, room)
        most = -1.0
        time = 0.0
        length = 0.0
        first: i64 = NONE
        for task in tasks:
            place = next_stop(task, waiting, aboard, room)
            if place == NONE or _rank(here, place, task, aboard) > reach:
                continue
            leg = LEG[here * board.CITIES + place]
            then = self.after(tasks, task, waiting, aboard, room)
            worth = self.worth[then]
            if aboard >> task & 1 != 0:
                worth += PAY[task]
            worth *= AFTER_LEG[leg]
            # What is as good must not depend on the order of the tasks, for that is not remembered.
            if worth > most or (worth == most and task < first):
                most = worth
                first = task
                time = time_of(leg)
                length = time + self.length[then]
        self.places[slot] = places
        self.loads[slot] = loads
        self.task[slot] = first
        self.worth[slot] = most
        self.leg[slot] = time
        self.length[slot] = length
        return slot

    def after(self, tasks: vec[i64], task: i64, waiting: i64, aboard: i64, room: i64) -> i64:
        """The slot of the plan after a task was done where it leads."""
        this = bit(task)
        if aboard & this != 0:
            return self.plan(tasks, DROP[task], waiting, aboard & ~this, room + LOAD[task])
        return self.plan(
            tasks, board.START[task], waiting & ~this, aboard | this, room - LOAD[task]
        )


def next_stop(task: i64, waiting: i64, aboard: i64, room: i64) -> i64:
    """Where a task leads next; NONE when it is done or there is no room for it."""
    if aboard >> task & 1 != 0:
        return DROP[task]
    return board.START[task] if waiting >> task & 1 != 0 and LOAD[task] <= room else NONE


def _rank(here: i64, place: i64, task: i64, aboard: i64) -> i64:
    """The order of next stops: the nearest first, deliveries before loadings, no two alike."""
    return LEG[here * board.CITIES + place] << 7 | (aboard >> task & 1 ^ 1) << 6 | task


def _reach(tasks: vec[i64], here: i64, waiting: i64, aboard: i64, room: i64) -> i64:
    """The highest rank that is worth a try as the next stop."""
    left: i64 = 0
    count: i64 = 0
    nearest: i64 = FAR << 7
    second: i64 = FAR << 7
    third: i64 = FAR << 7
    for task in tasks:
        left += (waiting | aboard) >> task & 1
        place = next_stop(task, waiting, aboard, room)
        if place == NONE:
            continue
        count += 1
        rank = _rank(here, place, task, aboard)
        if rank < nearest:
            nearest, second, third = rank, nearest, second
        elif rank < second:
            second, third = rank, second
        elif rank < third:
            third = rank
    if left > FEW or nearest >> 6 == 0:
        return nearest  # what is delivered on the spot cannot wait
    width = WIDTH[min(count, i64(len(WIDTH)) - 1)]
    if width >= 3:
        return third
    return second if width == 2 else nearest
