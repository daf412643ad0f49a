"""One decision judged: what was chosen against what could have been, in the same worlds.

Every world is a guess of what the seat knew, every choice meets the same worlds with the same
luck, so that only the choices differ. First all of them are tried a little and the worse half is
dropped, again and again (sequential halving); what was chosen always stays. The best of the others
then meets it in fresh worlds, which had no part in choosing it: a duel tells what the difference is
worth without the luck of whoever came out on top.
"""

from math import sqrt
from typing import Final

import msgspec
from mypy_extensions import i64

from ludotheque.bots.levels import Searcher
from ludotheque.bots.search import Tree
from ludotheque.coach.moments import Decision
from ludotheque.contract import Game, State
from ludotheque.dice import Fast

LEVEL: Final = "coach"  # in about.toml, with how many simulations a decision is worth
USUAL: Final = 400
RIVALS: Final = 4  # that a first look tries
FIRST: Final = 2  # worlds in which every choice is tried before anything else
DUEL: Final = 0.5  # the part of the simulations that is for the last two
PIECES: Final = 4  # of a duel: after each it may end
CLEAR: Final = 2.0  # standard errors beyond which a loss is believed
HOPELESS: Final = 3.0  # standard errors beyond which it will not be one any more
MOST_THEN: Final = 6  # actions of a line that are told


class Loss(msgspec.Struct):
    """What a choice cost, as a share of the victory, and how sure that is.

    `better` and `chosen` are the chances after the one and the other; `rather` is what would have
    been better, with what the seat would have done `then`.
    """

    mean: float
    error: float
    better: float
    chosen: float
    rather: int
    then: list[int]

    def clear(self) -> bool:
        """Whether it is beyond what chance would make of nothing."""
        return self.mean > CLEAR * self.error


class Contest:
    """The choices of one decision, tried against each other."""

    def __init__(
        self, game: Game[State], decision: Decision, seat: int, simulations: int | None = None
    ) -> None:
        tuning = Searcher(LEVEL, USUAL).tuned(game, len(decision.state.standing())).tuning
        self.simulations = simulations or int(tuning.simulations)
        dice = Fast(decision.version)
        self._guess = game.guess(decision.state, seat, dice)
        self._guess.ask(seat)
        self._tree = Tree(game, seat, dice, tuning)
        self._nodes = [int(node) for node in self._tree.choices(self._guess)]
        self._found: dict[int, list[float]] = {node: [] for node in self._nodes}
        actions = [int(self._tree.action[node]) for node in self._nodes]
        self._node_of = dict(zip(actions, self._nodes, strict=True))
        self._chosen = self._node_of[decision.action]
        self._spent = 0

    def glance(self) -> float:
        """What the choice seems to have cost beside a few that look good: only a suspicion."""
        rivals = [node for node in self._nodes if node != self._chosen]
        rivals = sorted(rivals, key=lambda node: -self._tree.prior[node])[:RIVALS]
        self._try([*rivals, self._chosen], 1)
        return self._mean(self._best(rivals)) - self._mean(self._chosen)

    def loss(self) -> Loss:
        """What the choice cost."""
        left = self._nodes
        upto = int(self.simulations * (1 - DUEL))
        self._try(left, FIRST)
        while len(left) > 2:
            left = self._halved(left)
            self._try(left, max(1, (upto - self._spent) // (len(left) * len(left).bit_length())))
        self._rival = self._best([node for node in left if node != self._chosen])
        self._met = len(self._found[self._rival])
        return self._duel()

    def loss_of(self, action: int) -> Loss:
        """What another choice would have cost beside the same rival, in the worlds of the duel
        that `loss` has fought.
        """
        node = self._node_of[action]
        self._try([node], len(self._found[self._rival]) - len(self._found[node]))
        return self._loss(node)

    def _duel(self) -> Loss:
        """The rival and the choice in worlds that neither has met."""
        each = max(FIRST, (self.simulations - self._spent) // (2 * PIECES))
        for _ in range(PIECES):
            self._try([self._rival, self._chosen], each)
            loss = self._loss(self._chosen)
            if loss.mean + HOPELESS * loss.error < 0:
                break
        return loss

    def _loss(self, node: int) -> Loss:
        """A choice beside the rival, by the worlds of their duel."""
        ours, theirs = self._found[self._rival][self._met :], self._found[node][self._met :]
        mean, error = _paired(ours, theirs)
        better = sum(ours) / len(ours)
        then = [int(action) for action in self._tree.line(self._rival)][:MOST_THEN]
        rather = int(self._tree.action[self._rival])
        return Loss(mean, error, better, better - mean, rather, then)

    def _halved(self, nodes: list[int]) -> list[int]:
        """The better half of the others, and what was chosen."""
        others = sorted((n for n in nodes if n != self._chosen), key=self._mean, reverse=True)
        return [*others[: (len(others) + 1) // 2], self._chosen]

    def _try(self, nodes: list[int], times: int) -> None:
        for _ in range(times):
            for node in nodes:
                self._found[node].append(self._tree.follow(self._guess, i64(node)))
        self._spent += times * len(nodes)

    def _best(self, nodes: list[int]) -> int:
        return max(nodes, key=self._mean)

    def _mean(self, node: int) -> float:
        return sum(self._found[node]) / len(self._found[node])


def _paired(ours: list[float], theirs: list[float]) -> tuple[float, float]:
    """The mean of the differences in the same worlds, and its standard error."""
    gains = [one - other for one, other in zip(ours, theirs, strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    return mean, sqrt(spread / len(gains))
