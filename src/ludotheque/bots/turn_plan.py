"""A plan for the rest of a turn: a hint is its first action.

A search looks at one decision after the other, so that what one decides the next may undo: a floor
is bought, then sold at half its price. A plan lays the answers end to end, up to chance or
another seat. Turns that end without chance are then weighed against each other where they end:
without a detour, and with one action more.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque import registry
from ludotheque.bots.bot import shares
from ludotheque.bots.levels import think
from ludotheque.contract import Dice, Game, State
from ludotheque.dice import Fast, Recorded

LONGEST: Final[i64] = 24  # actions of a plan; no turn of a game we know is as long
WORLDS: Final[i64] = 8  # determinizations in which turns are compared
LUCK: Final[i64] = 1 << 30
NEVER: Final = -1.0  # the share of the victory by a turn that cannot be played
CLOSE: Final = 0.01  # shares that differ by less say nothing: so well no judge knows
SAME: Final = 1e-9  # of values that differ by less neither is better


class TurnPlan:
    """The actions in their order, and the chances before and after them, each from 0 to 1."""

    def __init__(self, actions: list[i64], before: float, after: float) -> None:
        self.actions = actions
        self.before = before
        self.after = after


def plan_turn(level: str, game: Game[State], guess: State, seat: i64, dice: Dice) -> TurnPlan:
    """What a bot of this level would do until its turn ends or chance has a part in it."""
    turns = Turns(game, guess, seat, dice)
    first = think(level, game, guess, seat, dice)
    actions = [first.action]
    state, recorded = guess.copy(), Recorded(dice)
    state.apply(first.action, recorded, None)
    while not recorded.draws and state.to_act() == seat and len(actions) < LONGEST:
        action = think(level, game, state, seat, dice).action
        actions.append(action)
        state.apply(action, recorded, None)
    if recorded.draws:  # where the turn will end is not known
        return TurnPlan(actions, first.before, first.after)
    better = turns.improved(actions)
    gain = turns.chance(better) - turns.chance(actions)
    return TurnPlan(better, first.before, min(1.0, first.after + gain))


class Turns:
    """Ways to play the rest of a turn, compared in the same worlds with the same luck."""

    def __init__(self, game: Game[State], guess: State, seat: i64, dice: Dice) -> None:
        self.game = game
        self.seat = seat
        self.luck = int(dice.below(LUCK))
        self.scale = registry.bots_of(game).scale
        self.worlds = [game.guess(guess, seat, dice) for _ in range(WORLDS)]

    def improved(self, actions: list[i64]) -> list[i64]:
        """The best turn that changing one thing after the other leads to.

        Its last action stays: only what ends alike can be compared.
        """
        best, most = actions, self.chance(actions)
        for _ in range(LONGEST):
            better = self._better(best, most)
            if better is None:
                break
            best = better
            most = max(most, self.chance(best))
        return best

    def _better(self, actions: list[i64], most: float) -> list[i64] | None:
        """A better turn beside this one. Where the chances are close the game's value decides,
        and then the number of actions.
        """
        chance, worth = self.chance(actions), self.worth(actions)
        for turn in self._shorter(actions) + self._longer(actions):
            gain = self.chance(turn) - chance
            if chance + gain < most - CLOSE:
                continue
            if abs(gain) <= CLOSE:
                gain = self.worth(turn) - worth
            if gain > SAME or (gain >= -SAME and len(turn) < len(actions)):
                return turn
        return None

    def chance(self, actions: list[i64]) -> float:
        """The share of the victory that the seat may expect after these actions."""
        total = 0.0
        for number in range(WORLDS):
            after = self._played(actions, number)
            if after is None:
                return NEVER
            total += shares(self.game, after, self.scale)[self.seat]
        return total / float(WORLDS)

    def worth(self, actions: list[i64]) -> float:
        """What the game says of the first world after these actions."""
        after = self._played(actions, 0)
        assert after is not None
        return self.game.value(after, self.seat)

    def _shorter(self, actions: list[i64]) -> list[list[i64]]:
        """Without some actions in a row, or without any two."""
        last = len(actions) - 1
        turns = []
        for i in range(last):
            for j in range(i + 1, last + 1):
                turns.append(actions[:i] + actions[j:])
                if j > i + 1 and j < last:
                    turns.append(actions[:i] + actions[i + 1 : j] + actions[j + 1 :])
        return turns

    def _longer(self, actions: list[i64]) -> list[list[i64]]:
        """With one action more before the last one."""
        before = self._played(actions[:-1], 0)
        if before is None or len(actions) >= LONGEST:
            return []
        return [[*actions[:-1], action, *actions[-1:]] for action in before.legal()]

    def _played(self, actions: list[i64], number: i64) -> State | None:
        """The world of that number after these actions; None where they cannot be taken."""
        world = self.worlds[number].copy()
        dice = Recorded(Fast(self.luck + int(number)))
        for k in range(len(actions)):
            if world.to_act() != self.seat or dice.draws or not _holds(world.legal(), actions[k]):
                return None
            world.apply(actions[k], dice, None)
        return world


def _holds(legal: vec[i64], wanted: i64) -> bool:
    for action in legal:
        if action == wanted:
            return True
    return False
