"""The panel: strangers whom no training has met, by name.

`playouts:N` searches with N random games to the end, `openspiel:N` is OpenSpiel's own search with N
simulations (information-set search where something is hidden), `program:COMMAND` anybody's program,
`earlier:REVISION:LEVEL` a level as it was then.
"""

import shutil
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from ludotheque.bots.bot import Bot
from ludotheque.bots.outside import PROGRAM
from ludotheque.contract import Dice, Game, State
from ludotheque.lab import earlier, other_weights
from ludotheque.lab.earlier import EARLIER
from ludotheque.lab.playout import PlayoutTree
from ludotheque.registry import Title

PLAYOUTS = "playouts:"
OPENSPIEL = "openspiel:"
FEWEST = 2  # simulations: with one, OpenSpiel's search has tried nothing yet
EXAMPLE = "examples/bot.py"  # in a checkout
# So few that a row takes minutes, and not hours.
PANEL = ("search:16", f"{PLAYOUTS}64", f"{OPENSPIEL}8", f"{PROGRAM}python3 {EXAMPLE}")


class Playouts(Bot):
    """A search that knows nothing of the game but its rules."""

    def __init__(self, simulations: int) -> None:
        self.simulations = simulations

    def choose(self, game: Game[State], guess: State, seat: int, dice: Dice) -> int:
        tree = PlayoutTree(game, seat, dice)
        for _ in range(self.simulations):
            tree.simulate(guess)
        return int(tree.action[tree.drawn(dice)])


def bot_of(title: Title, name: str) -> Bot:
    """A stranger, a level, or one with weights of its own; LookupError when there is none."""
    makers: dict[str, Callable[[int], Bot]] = {
        PLAYOUTS: Playouts,
        OPENSPIEL: partial(_openspiel, title),
    }
    for start, maker in makers.items():
        if name.startswith(start):
            number = name.removeprefix(start)
            if not number.isdecimal() or int(number) < FEWEST:
                raise LookupError(f"{start}NUMBER takes {FEWEST} or more, not {number!r}")
            return maker(int(number))
    if name.startswith(EARLIER):
        return earlier.bot_of(title, name.removeprefix(EARLIER))
    return other_weights.bot_of(title, name)


def missing(name: str) -> str:
    """What a stranger lacks to play here; nothing when it can."""
    if name.startswith(OPENSPIEL) and find_spec("pyspiel") is None:
        return "pip install 'ludotheque[openspiel]'"
    if name.startswith(PROGRAM) and not (Path(EXAMPLE).is_file() and shutil.which("python3")):
        return f"a checkout with {EXAMPLE}"
    return ""


def _openspiel(title: Title, simulations: int) -> Bot:
    """By its name: adapters lie above the lab, and not everybody has OpenSpiel."""
    if find_spec("pyspiel") is None:
        raise LookupError("OpenSpiel is not installed: pip install 'ludotheque[openspiel]'")
    search: Bot = import_module("ludotheque.adapters.openspiel_search").Search(title, simulations)
    return search
