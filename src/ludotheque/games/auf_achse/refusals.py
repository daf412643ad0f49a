"""Why an action is not allowed: the rule that forbids it, by its id."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.auf_achse import actions, board, business, phases
from ludotheque.games.auf_achse.auction import bid_refused, call_refused
from ludotheque.games.auf_achse.driving import POINTS, Trip
from ludotheque.games.auf_achse.rules import State

# The rule that says when a verb has its time, for when it has not.
TIME_OF: Final = {
    "place": "AUF-2.1",
    "roll": "AUF-3.1",
    "drive": "AUF-3.1",
    "decline": "AUF-3.1",
    "end": "AUF-3.1",
    "wait": "AUF-3.7",
    "works": "AUF-4.1",
    "call": "AUF-7.1",
    "bid": "AUF-7.3",
    "match": "AUF-7.3",
    "pass": "AUF-7.3",
    "rail": "AUF-9.1",
    "jump": "AUF-9.5",
    "land": "AUF-9.5",
    "give": "AUF-9.6",
    "hand-on": "AUF-9.10",
    "help": "AUF-9.12",
    "drive-on": "AUF-9.12",
    "invite": "AUF-9.15",
    "blow": "AUF-9.16",
    "calm": "AUF-9.16",
    "jam": "AUF-9.21",
    "pay": "AUF-9.28",
    "skip": "AUF-9.28",
    "take": "AUF-11.2",
    "use": "AUF-12.1",
    "discard": "AUF-12.4",
}
# The rule that demands a decision of a phase before anything else.
DEMANDED_BY: Final = {
    int(phases.PLACING): "AUF-2.1",
    int(phases.ROAD_WORKS): "AUF-4.1",
    int(phases.AUCTION): "AUF-7.3",
    int(phases.LOADING): "AUF-7.5",
    int(phases.RAIL_FREIGHT): "AUF-9.1",
    int(phases.JUMPING): "AUF-9.5",
    int(phases.GIVING): "AUF-9.6",
    int(phases.HELPING): "AUF-9.12",
    int(phases.STORM): "AUF-9.16",
    int(phases.JAMMING): "AUF-9.21",
    int(phases.CUSTOMS): "AUF-9.28",
    int(phases.CHOOSING): "AUF-12.1",
}
DRIVEN_BY: Final = {
    int(phases.BY_DIE): "AUF-3.1",
    int(phases.BY_MOTIVATION): "AUF-9.11",
    int(phases.BY_ROUTE): "AUF-9.8",
    int(phases.BY_STORM): "AUF-9.16",
    int(phases.BY_SERVICE): "AUF-9.25",
    int(phases.BY_CLEARANCE): "AUF-9.27",
}


def why_not(state: State, action: i64) -> str:
    """The rule that forbids the action now, or "" when it is allowed."""
    if action in state.legal():
        return ""
    if state.phase == phases.OVER:
        return "AUF-10.3" if state.ending == phases.LIMIT else "AUF-10.1"
    if actions.verb(action) == actions.BUY and state.may_buy():
        return business.buy_refused(state, state.turn, actions.argument(action))
    if state.phase == phases.BEFORE:
        return _before(state, action)
    if state.phase == phases.STOP:
        return _at_stop(state, action)
    if state.phase == phases.DRIVING:
        return _driving(state, action)
    return _chosen(state, action)


def _before(state: State, action: i64) -> str:
    """Before the roll: what is not business there must wait."""
    word = actions.verb(action)
    if word in (actions.CALL, actions.TAKE, actions.DISCARD):
        return "AUF-5.6"
    if word == actions.PASS:
        return "AUF-3.1"  # nobody may stay at home
    return _business(state, action)


def _at_stop(state: State, action: i64) -> str:
    word = actions.verb(action)
    if word == actions.ROLL and state.fresh:
        return "AUF-5.4"
    if word == actions.LOAD and not state.arrived:
        return "AUF-3.7"
    if word == actions.CALL and state.children:
        return "AUF-11.2"
    if word == actions.CALL:
        return call_refused(state, actions.argument(action))
    if word == actions.TAKE and state.children:
        return call_refused(state, actions.argument(action))
    return _business(state, action)


def _business(state: State, action: i64) -> str:
    """Refused business, with the predicates that `legal` uses; else the verb's own time."""
    word = actions.verb(action)
    number = actions.argument(action)
    if word == actions.LOAD:
        return business.load_refused(state, state.turn, number)
    if word == actions.UNLOAD:
        return business.unload_refused(state, state.turn, number) or "AUF-5.3"
    if word == actions.COLLECT:
        late = "AUF-9.19" if number == board.SONDERAUFTRAG_WIEN else "AUF-9.18"
        return business.collect_refused(state, state.turn, number) or late
    if word == actions.PLAY:
        return state.play_refused(number)
    return TIME_OF[actions.ACTIONS.verbs[action >> actions.ARGUMENT_BITS].name]


def _chosen(state: State, action: i64) -> str:
    """A wrong answer to what an auction, a sign or a card asks."""
    word = actions.verb(action)
    number = actions.argument(action)
    if state.phase == phases.AUCTION and word == actions.BID:
        return bid_refused(state, number)
    if state.phase == phases.ROAD_WORKS and word == actions.WORKS:
        return state.works_refused(number)
    if state.phase == phases.LANDING:
        return "AUF-9.26" if state.event == board.WARE_VERDORBEN else "AUF-9.5"
    if state.phase == phases.INVITING:
        return "AUF-9.22" if state.event == board.SUBUNTERNEHMER else "AUF-9.15"
    return DEMANDED_BY[state.phase]


def _driving(state: State, action: i64) -> str:
    """Why a truck cannot end its drive there."""
    word = actions.verb(action)
    rule = DRIVEN_BY.get(state.cause, "")
    if state.cause in (phases.BY_PARTNER, phases.BY_GUEST):
        rule = "AUF-9.22" if state.event == board.SUBUNTERNEHMER else "AUF-9.15"
    if word == actions.WAIT:
        return "AUF-3.7"
    if word != actions.DRIVE:
        return rule
    space = actions.space_of(action)
    if space == state.works:
        return "AUF-4.3"
    if space == state.jam:
        return "AUF-4.5"
    trip = Trip(state, state.driver, state.cause, state.die)
    if not trip.free(space):
        return "AUF-12.3" if state.rules_2007 else "AUF-3.2"
    return _out_of_reach(trip, action) or rule


def _out_of_reach(trip: Trip, action: i64) -> str:
    """The rule of driving that keeps a truck from a free space, or ""."""
    space = actions.space_of(action)
    for end in trip.ends():
        if end != actions.WAIT and actions.space_of(end) == space:
            return "AUF-9.3"  # it can get there, but not by that way
    trip.works = board.NOWHERE
    trip.jam = board.NOWHERE
    for end in trip.ends():
        if end != actions.WAIT and actions.space_of(end) == space:
            return "AUF-3.5"
    if trip.sought != POINTS:
        return ""
    steps = _steps(trip.origin, space, trip.points)
    if steps == board.NOWHERE:
        return ""
    if space < board.CITIES and steps < trip.points:
        return "AUF-3.4"
    return "AUF-3.6" if (trip.points - steps) % 2 == 0 else ""


def _steps(here: i64, there: i64, most: i64) -> i64:
    """Spaces from one to another by the shortest way; NOWHERE beyond `most`."""
    if here == there:
        return 0
    if most == 0:
        return board.NOWHERE
    best: i64 = board.NOWHERE
    for step in range(board.FIRST[here], board.FIRST[here + 1]):
        steps = _steps(board.THERE[step], there, most - 1)
        if steps != board.NOWHERE and (best == board.NOWHERE or steps + 1 < best):
            best = steps + 1
    return best
