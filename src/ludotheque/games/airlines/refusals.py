"""Why an action is not allowed: the id of the rule, public facts before hidden ones."""

from mypy_extensions import i64

from ludotheque.games.airlines.actions import (
    BLOCK,
    EXPAND,
    FLY,
    FOUND,
    KEEP,
    LAY,
    REPLACE,
    SABOTAGE,
    SPARE,
    SWAP,
    TAKE,
    card_of,
    last_of,
    middle_of,
    verb_of,
)
from ludotheque.games.airlines.rules import (
    FLIGHT,
    MAY_SABOTAGE,
    MUST_BLOCK,
    SHARE,
    SHARE_AND_FLIGHT,
    START,
    TURN,
    State,
)


def why_not(state: State, action: i64) -> str:
    """The rule that forbids the action to the seat to act, or ""."""
    verb = verb_of(action)
    if verb in (SWAP, REPLACE):
        return _before_activity(state, action)
    if verb in (FOUND, EXPAND, LAY):
        return _activity(state, action)
    if verb in (FLY, KEEP):
        return _flight(state, action)
    if verb in (SABOTAGE, SPARE, BLOCK):
        return _sabotage(state, action)
    return _draw(state, action)


def _before_activity(state: State, action: i64) -> str:
    if state.phase != TURN:
        return "AIR-3.3"
    if verb_of(action) == SWAP:
        return state.swap_refused(last_of(action))
    return state.replace_refused(last_of(action))


def _activity(state: State, action: i64) -> str:
    if state.phase != TURN:
        return "AIR-3.1"
    if verb_of(action) == FOUND:
        return state.found_refused(middle_of(action), last_of(action))
    if verb_of(action) == LAY:
        return state.lay_refused(middle_of(action), last_of(action))
    return ""


def _flight(state: State, action: i64) -> str:
    keeping = verb_of(action) == KEEP
    if state.phase == START:
        return "AIR-4.2" if keeping else _first_flight(state, action)
    if state.phase == FLIGHT:
        return "" if keeping else _expansion(state, action)
    if not keeping:
        return "AIR-5.1" if state.phase == TURN else "AIR-3.1"
    if state.phase == SHARE_AND_FLIGHT:
        return "AIR-4.4"
    return "AIR-5.2" if state.phase == SHARE else "AIR-3.1"


def _first_flight(state: State, action: i64) -> str:
    card, route, company = card_of(action), middle_of(action), last_of(action)
    if company != state.company:
        return "AIR-4.2"
    refused = state.network.flight_refused(card, route, company)
    if refused:
        return refused
    at_home = state.network.at_home(route, company)
    return "" if at_home and state.flights.holds(state.turn, card) else "AIR-4.2"


def _expansion(state: State, action: i64) -> str:
    card, route, company = card_of(action), middle_of(action), last_of(action)
    if not state.network.is_founded(company):
        return "AIR-5.2"
    refused = state.network.flight_refused(card, route, company)
    if refused:
        return refused
    if not state.network.connected(route, company):
        return "AIR-6.5"
    return "" if state.flights.holds(state.turn, card) else "AIR-5.2"


def _sabotage(state: State, action: i64) -> str:
    if state.variants.no_sabotage:
        return "AIR-7.7"
    verb = verb_of(action)
    if state.phase == MUST_BLOCK and verb == BLOCK:
        return state.network.block_refused(last_of(action))
    if state.phase != MAY_SABOTAGE or verb == BLOCK:
        return "AIR-7.3"
    if verb == SABOTAGE and state.network.stock[last_of(action)] == 0:
        return "AIR-7.3"
    return ""


def _draw(state: State, action: i64) -> str:
    if state.phase == START:
        return "AIR-4.4"
    if state.phase == FLIGHT:
        return "AIR-5.3"
    if state.phase in (MAY_SABOTAGE, MUST_BLOCK):
        return "AIR-7.1"
    if state.phase == TURN:
        return "AIR-3.1"
    if verb_of(action) == TAKE:
        return "" if state.shares.market[last_of(action)] > 0 else "AIR-9.1"
    return "" if state.shares.pile_size() > 0 else "AIR-9.2"
