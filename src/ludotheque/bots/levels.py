"""The ladder: bot levels by id, the same ids in every game, weakest first."""

from typing import Final

from ludotheque.bots.one_ply import Bot, Greedy, Heuristic, Random

LEVELS: Final[dict[str, Bot]] = {
    "random": Random(),
    "greedy": Greedy(),
    "heuristic": Heuristic(),
}
HIDDEN: Final = ("random",)  # for tests; not offered at a table
