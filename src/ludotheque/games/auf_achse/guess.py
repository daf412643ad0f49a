"""A position that a seat cannot tell from the true one.

Hidden are the contracts that nobody has turned up and the secret ones in other hands.
Of what it once gave away a seat knows more (gifts.py); the event cards are no secret.
"""

from mypy_extensions import i64

from ludotheque.contract import Dice
from ludotheque.games.auf_achse.board import CONTRACTS
from ludotheque.games.auf_achse.gifts import World
from ludotheque.games.auf_achse.rules import State
from ludotheque.games.auf_achse.state import UNSEEN


def guess(state: State, seat: i64, dice: Dice) -> State:
    """Deal what the seat cannot know anew, in numbers that it does know."""
    out = state.copy()
    world = _world(state, seat, dice)
    wanted = [int(state.secrets(other)) for other in range(state.seats)]
    pool: list[i64] = []
    for card in range(CONTRACTS):
        if card in world:
            out.holder[card] = world[card]
            wanted[world[card]] -= 1
        elif _hidden(state, seat, card):
            out.holder[card] = UNSEEN
            pool.append(card)
    for other in range(state.seats):
        if other != seat:
            for _ in range(wanted[other]):
                out.holder[_drawn(pool, dice)] = other
    out.gifts = state.gifts.only(seat)
    return out


def _world(state: State, seat: i64, dice: Dice) -> World:
    """One of the ways in which the seat's gifts may lie."""
    worlds = state.gifts.of(seat)
    if not worlds:
        return {}
    return worlds[dice.below(i64(len(worlds)))] if len(worlds) > 1 else worlds[0]


def _hidden(state: State, seat: i64, card: i64) -> bool:
    holder = state.holder[card]
    if holder == UNSEEN:
        return True
    return holder >= 0 and holder != seat and state.shown[card] == 0


def _drawn(pool: list[i64], dice: Dice) -> i64:
    return pool.pop(dice.below(i64(len(pool))))
