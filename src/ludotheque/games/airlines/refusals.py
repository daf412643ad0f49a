"""Why an action is not allowed: the id of the rule, public facts before hidden ones."""

from mypy_extensions import i64

from ludotheque.games.airlines import actions, rules
from ludotheque.games.airlines.rules import State


def why_not(state: State, action: i64) -> str:
    """The rule that forbids the action to the seat to act, or ""."""
    verb = actions.verb_of(action)
    if verb in (actions.SWAP, actions.REPLACE):
        return _before_activity(state, action)
    if verb in (actions.FOUND, actions.EXPAND, actions.LAY):
        return _activity(state, action)
    if verb in (actions.FLY, actions.KEEP):
        return _flight(state, action)
    if verb in (actions.SABOTAGE, actions.SPARE, actions.BLOCK):
        return _sabotage(state, action)
    return _draw(state, action)


def _before_activity(state: State, action: i64) -> str:
    if state.phase != rules.TURN:
        return "AIR-3.3"
    if actions.verb_of(action) == actions.SWAP:
        return state.swap_refused(actions.last_of(action))
    return state.replace_refused(actions.last_of(action))


def _activity(state: State, action: i64) -> str:
    if state.phase != rules.TURN:
        return "AIR-3.1"
    if actions.verb_of(action) == actions.FOUND:
        return state.found_refused(actions.middle_of(action), actions.last_of(action))
    if actions.verb_of(action) == actions.LAY:
        return state.lay_refused(actions.middle_of(action), actions.last_of(action))
    return ""


def _flight(state: State, action: i64) -> str:
    keeping = actions.verb_of(action) == actions.KEEP
    if state.phase == rules.START:
        return "AIR-4.2" if keeping else _first_flight(state, action)
    if state.phase == rules.FLIGHT:
        return "" if keeping else _expansion(state, action)
    if not keeping:
        return "AIR-5.1" if state.phase == rules.TURN else "AIR-3.1"
    if state.phase == rules.SHARE_AND_FLIGHT:
        return "AIR-4.4"
    return "AIR-5.2" if state.phase == rules.SHARE else "AIR-3.1"


def _first_flight(state: State, action: i64) -> str:
    card, route, company = actions.fly_of(action)
    if company != state.company:
        return "AIR-4.2"
    refused = state.network.flight_refused(card, route, company)
    if refused:
        return refused
    at_home = state.network.at_home(route, company)
    return "" if at_home and state.flights.holds(state.turn, card) else "AIR-4.2"


def _expansion(state: State, action: i64) -> str:
    card, route, company = actions.fly_of(action)
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
    verb = actions.verb_of(action)
    if state.phase == rules.MUST_BLOCK and verb == actions.BLOCK:
        return state.network.block_refused(actions.last_of(action))
    if state.phase != rules.MAY_SABOTAGE or verb == actions.BLOCK:
        return "AIR-7.3"
    if verb == actions.SABOTAGE and state.network.stock[actions.last_of(action)] == 0:
        return "AIR-7.3"
    return ""


def _draw(state: State, action: i64) -> str:
    if state.phase == rules.START:
        return "AIR-4.4"
    if state.phase == rules.FLIGHT:
        return "AIR-5.3"
    if state.phase in (rules.MAY_SABOTAGE, rules.MUST_BLOCK):
        return "AIR-7.1"
    if state.phase == rules.TURN:
        return "AIR-3.1"
    if actions.verb_of(action) == actions.TAKE:
        return "" if state.shares.market[actions.last_of(action)] > 0 else "AIR-9.1"
    return "" if state.shares.pile_size() > 0 else "AIR-9.2"
