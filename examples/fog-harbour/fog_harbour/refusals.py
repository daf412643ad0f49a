"""Why a bid is not allowed: the id of the rule."""

from fog_harbour.board import MOST
from fog_harbour.rules import State


def why_not(state: State, action: int) -> str:
    if action > MOST:
        return "FOG-2.2"
    return "" if action <= state.coins[state.to_act()] else "FOG-2.3"
