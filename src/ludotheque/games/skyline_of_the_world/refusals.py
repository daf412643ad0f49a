"""Why an action is not allowed: the id of the rule, or ""."""

from mypy_extensions import i64

from ludotheque.games.skyline_of_the_world import actions
from ludotheque.games.skyline_of_the_world.rules import State


def why_not(state: State, action: i64) -> str:
    """The rule that forbids the action; what only the seat knows is looked at last."""
    return actions.rule_id(_refusal(state, action))


def _refusal(state: State, action: i64) -> i64:
    if action == actions.END:
        return state.end_refused()
    if action == actions.INVEST:
        return state.invest_refused()
    if action < actions.BUY:
        kind, lot = actions.built_by(action)
        return state.build_refused(kind, lot)
    if action < actions.SELL:
        return state.buy_refused(action - actions.BUY)
    if action < actions.SHOW:
        return state.sell_refused(action - actions.SELL)
    if action < actions.HAND_IN:
        return state.show_refused(action - actions.SHOW)
    return state.hand_in_refused(action - actions.HAND_IN)
