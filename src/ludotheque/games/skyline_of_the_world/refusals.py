"""Why an action is not allowed: the id of the rule, or ""."""

from mypy_extensions import i64

from ludotheque.games.skyline_of_the_world.actions import (
    BUILD,
    BUY,
    CELLS,
    END,
    HAND_IN,
    INVEST,
    SELL,
    SHOW,
    rule_id,
)
from ludotheque.games.skyline_of_the_world.rules import State


def why_not(state: State, action: i64) -> str:
    """The rule that forbids the action; what only the seat knows is looked at last."""
    return rule_id(_refusal(state, action))


def _refusal(state: State, action: i64) -> i64:
    if action == END:
        return state.end_refused()
    if action == INVEST:
        return state.invest_refused()
    if action < BUY:
        return state.build_refused((action - BUILD) // CELLS, (action - BUILD) % CELLS)
    if action < SELL:
        return state.buy_refused(action - BUY)
    if action < SHOW:
        return state.sell_refused(action - SELL)
    if action < HAND_IN:
        return state.show_refused(action - SHOW)
    return state.hand_in_refused(action - HAND_IN)
