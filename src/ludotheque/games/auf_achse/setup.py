"""The first position (AUF-2)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.contract import Dice, Options, Tell
from ludotheque.games.auf_achse.board import CONTRACTS, PUBLIC
from ludotheque.games.auf_achse.parameters import PARAMETERS, PRIVATE
from ludotheque.games.auf_achse.rules import State
from ludotheque.kit.vecs import filled

FEWEST_PUBLIC: Final = 4


def setup(seats: i64, options: Options, dice: Dice, tell: Tell | None, edition: i64) -> State:
    state = State(seats)  # AUF-2.7: no sign on the map, all event cards unseen
    state.edition = edition
    state.numbers = PARAMETERS.chosen(options, seats)
    state.children = bool(options["children"])
    state.one_lap = bool(options["one-lap"])
    state.rules_2007 = bool(options["rules-2007"])
    state.limit = int(options["round-limit"])
    state.money = filled(seats, state.start_money())
    state.pile = _public(seats, int(options["public-contracts"]), state.numbers[PRIVATE])
    state.reserve = CONTRACTS - state.pile  # AUF-2.6, less the private ones to be dealt
    state.first = dice.below(seats)  # AUF-2.8
    state.turn = state.first
    state.actor = state.first
    if tell is not None:
        tell.all("first", {"seat": state.first})
    return state


def _public(seats: int, chosen: int, private: int) -> int:
    """AUF-2.4; AUF-2.5: another number, from four to all that are not private.

    Tables of edition 1 were opened with any number and played with the nearest in that range.
    """
    wanted = PUBLIC[seats] if chosen == 0 else chosen
    return max(FEWEST_PUBLIC, min(wanted, CONTRACTS - private * seats))
