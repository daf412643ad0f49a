"""Positions of Skyline of the World for the rule tests, in a few words."""

from ludotheque.dice import Replayed
from ludotheque.games.skyline_of_the_world import game
from ludotheque.games.skyline_of_the_world.board import GRID, LAST_CELL, MISSION_NAMES, PLAN
from ludotheque.kit.events import CheckedTell

SEATS = "RBYG"


def position(
    lots=None,
    seats=2,
    turn="R",
    phase="building",
    this_turn="",
    shown="",
    idle=0,
    ending="-",
    finished=(),
    missions=MISSION_NAMES,
    coins=(10, 10, 10, 10),
    stock=(),
    cards=(),
    discards="",
    options="",
    remade=None,
    drew=(),
    gone=(),
):
    """A position, checked: red to act in its building phase unless said otherwise.

    Buildings are written from the bottom: R B Y G for normal floors, N for a neutral one,
    r b y g for Skyline floors. What is not said to be somewhere is in the bank or the pile.
    """

    def by_seat(word, entries):
        entries = [*entries, "", "", "", ""]
        return [f"{word}-{SEATS[seat]} {entries[seat]}" for seat in range(seats)]

    places = [*finished, 0, 0, 0, 0][:seats]
    lines = [
        f"seats {seats}",
        f"options {options}",
        f"turn {turn}",
        f"phase {phase}",
        f"this-turn {this_turn}",
        f"shown {shown}",
        f"idle {idle}",
        f"ending {ending}",
        "finished " + " ".join(str(place) for place in places),
        "missions " + " ".join(missions[:seats]),
        "coins " + " ".join(str(n) for n in coins[:seats]),
        *by_seat("stock", stock),
        *by_seat("cards", cards),
        f"discards {discards}",
    ]
    if remade is not None:
        lines += [f"remade {remade}", *by_seat("drew", drew), *by_seat("gone", gone)]
    state = game.read("\n".join(lines + rows(lots or {})))
    state.check()
    return state


def rows(lots):
    """The island, empty but for these lots."""
    signs = ["." if sign == "." else "-" for sign in PLAN.split()]
    for name, floors in lots.items():
        assert signs[GRID.named(name) - 1] == "-", name
        signs[GRID.named(name) - 1] = floors
    return [" ".join(signs[first : first + 4]) for first in range(0, LAST_CELL, 4)]


def act(state, *sayings, draws=()):
    """Carry out legal actions; the events of the last one as (name, what everybody knows)."""
    for number, saying in enumerate(sayings):
        assert saying in legal(state), f"{saying}: {why(state, saying)}"
        tell = CheckedTell(game.events)
        dice = Replayed(list(draws) if number == len(sayings) - 1 else [])
        state.apply(game.parse(saying.split()), dice, tell)
        dice.finish()
        state.check()
    return [(event.name, event.facts) for event in tell.events]


def why(state, saying):
    """The rule that refuses an action, which must not be legal then; "" when it is legal."""
    action = game.parse(saying.split())
    rule = game.why_not(state, action)
    assert (rule == "") == (action in list(state.legal())), saying
    return rule


def legal(state, verb=""):
    """The legal actions in words, joined: "build 1m c3"."""
    said = [" ".join(str(word) for word in game.spell(action)) for action in state.legal()]
    return [words for words in said if words.startswith(verb)]
