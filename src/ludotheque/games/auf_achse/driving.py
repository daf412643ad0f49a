"""Where a truck can go: the ends of a drive, jumps, and the way that led there.

A drive is chosen by its end. Every end is found by walking the roads, without
stepping straight back, until the points are used up or something stops the truck.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.auf_achse import board, phases
from ludotheque.games.auf_achse.actions import DECLINE, DRIVE, WAIT, argument, space_of
from ludotheque.games.auf_achse.state import Position

# What ends a drive that is not counted in points.
POINTS: Final[i64] = 0
FREE_CITY: Final[i64] = 1  # AUF-9.8
NEXT_EVENT_SPACE: Final[i64] = 2  # AUF-9.27
# Six roads of seven steps: with five other trucks no free city can be farther.
FAR: Final[i64] = 42
UNKNOWN: Final[i64] = -1

# The points of the cards' drives; all but three spaces "more" may be fewer.
MOST_POINTS: Final = {
    int(phases.BY_MOTIVATION): 3,  # AUF-9.11
    int(phases.BY_PARTNER): 3,  # AUF-9.15
    int(phases.BY_GUEST): 3,
    int(phases.BY_STORM): 3,  # AUF-9.16
    int(phases.BY_SERVICE): 4,  # AUF-9.25
}


@mypyc_attr(acyclic=True, free_list_len=1)  # made for every drive, one at a time
class Trip:
    """One drive of one truck: what it may enter, pass and stop at."""

    def __init__(self, p: Position, seat: i64, cause: i64, die: i64) -> None:
        self.p = p
        self.origin = p.at[seat]
        self.works = p.works
        self.jam = p.jam
        self.points = _points(cause, die)
        self.any_length = p.rules_2007 or _any_length(cause, die)  # AUF-12.2
        self.sought = _sought(cause)
        self.seat = seat
        self.stops: i64 = UNKNOWN
        acts = cause != phases.BY_GUEST and (cause != phases.BY_STORM or seat == p.turn)  # AUF-9.29
        self.enters: i64 = deliveries(p, seat) if acts and p.jam != board.NOWHERE else 0
        # Only a drive by the die draws a card, so only there the way matters (AUF-9.0).
        self.way_kept: i64 = -1 if cause == phases.BY_DIE else ~board.WAY_MASK

    def ends(self) -> vec[i64]:
        """Every end as an action."""
        out = vec[i64](capacity=32)
        if self.p.rules_2007:
            out = append(out, WAIT)  # AUF-12.2
        # AUF-3.7: where nothing else is possible the truck stays.
        return self._roam(out, board.NOWHERE, self.origin, self.points, WAIT)

    def _roam(self, out: vec[i64], before: i64, here: i64, left: i64, rest: i64) -> vec[i64]:
        """Add the ends that lie beyond `here`; `rest` ends on the last free space so far."""
        for step in range(board.FIRST[here], board.FIRST[here + 1]):
            there = board.THERE[step]
            if there == before and board.degree(here) > 1:
                continue  # AUF-3.6
            if there == self.works or there == self.jam:
                out = _added(out, rest)  # AUF-3.5
                if self.may_deliver(there) and self.free(there):
                    out = _added(out, DRIVE | board.ARRIVAL[step] & self.way_kept)  # AUF-4.5
                continue
            free = self.free(there)
            # AUF-3.2: a taken space sends the truck back to the last free one before it.
            end = DRIVE | board.ARRIVAL[step] & self.way_kept if free else rest
            last = left == 1 if self.sought == POINTS else self._found(there, free)
            if last or self.any_length or (free and self.may_stop(there)):
                out = _added(out, end)
            if not last and left > 1:
                out = self._roam(out, here, there, left - 1, end)  # AUF-3.3
        return out

    def free(self, space: i64) -> bool:
        """Whether the truck may stop there; the space it has left is free."""
        return space == self.origin or not self.p.taken(space)

    def may_stop(self, space: i64) -> bool:
        """AUF-3.4: the rest of the move may be forfeited there."""
        if space >= board.CITIES:
            return False
        if self.stops == UNKNOWN:  # many drives pass no city
            self.stops = stops(self.p, self.seat)
        return self.stops >> space & 1 != 0

    def may_deliver(self, space: i64) -> bool:
        """AUF-4.5: a jammed city may be entered to deliver there."""
        return space == self.jam and space < board.CITIES and self.enters >> space & 1 != 0

    def _found(self, space: i64, free: bool) -> bool:
        if self.sought == FREE_CITY:
            return space < board.CITIES and free
        return board.EVENT_SPACE[space] != 0

    def exactly(self, goal: i64) -> bool:
        """AUF-7.1: whether all points, without hindrance, lead to a city."""
        return self._walks(board.NOWHERE, self.origin, self.points, goal)

    def _walks(self, before: i64, here: i64, left: i64, goal: i64) -> bool:
        if board.distance(goal, here) > left:
            return False
        for step in range(board.FIRST[here], board.FIRST[here + 1]):
            there = board.THERE[step]
            if there == before and board.degree(here) > 1:
                continue
            if there == self.works or there == self.jam:
                if left == 1 and there == goal and self.may_deliver(there):
                    return True
                continue
            if there == goal if left == 1 else self._walks(here, there, left - 1, goal):
                return True
        return False


def _added(out: vec[i64], end: i64) -> vec[i64]:
    for other in out:
        if other == end:
            return out
    return append(out, end)


def _points(cause: i64, die: i64) -> i64:
    if cause == phases.BY_DIE:
        return die
    if cause in (phases.BY_ROUTE, phases.BY_CLEARANCE):
        return FAR
    return MOST_POINTS[cause]


def _any_length(cause: i64, die: i64) -> bool:
    if cause == phases.BY_DIE:
        return die == board.FACES  # AUF-3.1
    return cause in (phases.BY_MOTIVATION, phases.BY_STORM, phases.BY_SERVICE)


def _sought(cause: i64) -> i64:
    if cause == phases.BY_ROUTE:
        return FREE_CITY
    return NEXT_EVENT_SPACE if cause == phases.BY_CLEARANCE else POINTS


def may_decline(cause: i64) -> bool:
    """AUF-9.8, AUF-9.15, AUF-9.25: drives that one need not make."""
    return cause in (phases.BY_ROUTE, phases.BY_PARTNER, phases.BY_GUEST, phases.BY_SERVICE)


def drives(p: Position) -> vec[i64]:
    """What the seat to act may do with the truck that is being driven."""
    out = Trip(p, p.driver, p.cause, p.die).ends()
    return append(out, DECLINE) if may_decline(p.cause) else out


def stops(p: Position, seat: i64) -> i64:
    """AUF-3.4: bits of the cities where the seat may forfeit the rest of a move."""
    bits = deliveries_or_starts(p, seat)
    if p.kept[board.SONDERAUFTRAG_FLENSBURG] == seat:
        bits |= 1 << board.FLENSBURG
    if p.kept[board.SONDERAUFTRAG_WIEN] == seat:
        bits |= 1 << board.WIEN
    if p.kept[board.INSPEKTION] == seat:
        bits |= 1 << board.MUENCHEN
    return bits


def deliveries_or_starts(p: Position, seat: i64) -> i64:
    bits: i64 = 0
    for card in range(board.CONTRACTS):
        if p.holder[card] == seat:
            bits |= 1 << (board.GOAL[card] if p.loaded[card] > 0 else board.START[card])
    return bits


def deliveries(p: Position, seat: i64) -> i64:
    """Bits of the cities where the seat could deliver something on arrival."""
    bits: i64 = 0
    for card in range(board.CONTRACTS):
        if p.holder[card] == seat and p.loaded[card] > 0:
            bits |= 1 << board.GOAL[card]
    if p.kept[board.INSPEKTION] == seat:
        bits &= 1 << board.MUENCHEN  # AUF-9.10
    return bits


def landings(p: Position, seat: i64, place: i64) -> vec[i64]:
    """AUF-9.5: where a jump to a city may end: there, or on the nearest free spaces."""
    out = vec[i64]()
    far: i64 = 0
    while len(out) == 0:
        for space in range(board.SPACES):
            if board.distance(place, space) == far and _can_land(p, seat, space, far):
                out = append(out, space)
        far += 1
    return out


def _can_land(p: Position, seat: i64, space: i64, far: i64) -> bool:
    if p.at[seat] != space and p.taken(space):
        return False
    return far == 0 or (space != p.works and space != p.jam)


def back_to_city(p: Position, seat: i64, way: i64) -> i64:
    """AUF-9.3: the end of the drive back to the nearest city by the way one came."""
    trip = Trip(p, seat, phases.BY_ROUTE, 0)
    here = p.at[seat]
    rest = here
    while here >= board.CITIES:
        # The first step from a road space leads to the first-named city.
        here = board.THERE[board.FIRST[here] + way - board.FROM_ONE]
        if (here == p.works or here == p.jam) and not trip.may_deliver(here):
            return rest
        if trip.free(here):
            rest = here
    return rest


def path(p: Position, here: i64, action: i64) -> list[str]:
    """A shortest way round the signs to the end of a drive, to show it on the map."""
    end = space_of(action)
    way = argument(action) & board.WAY_MASK
    trails: list[list[i64]] = [[board.NOWHERE, here]]
    seen = {(i64(board.NOWHERE), here)}
    tried = 0
    while True:
        trail = trails[tried]
        tried += 1
        before, last = trail[-2], trail[-1]
        for step in range(board.FIRST[last], board.FIRST[last + 1]):
            there = board.THERE[step]
            if there == before and board.degree(last) > 1:
                continue
            if there == end and way in (0, board.ARRIVAL[step] & board.WAY_MASK):
                return [board.NAMES[space] for space in [*trail[1:], there]]
            if (last, there) not in seen and there not in (p.works, p.jam):
                seen.add((last, there))
                trails.append([*trail, there])
