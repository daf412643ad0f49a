"""A plan for the rest of a turn: a hint is its first action.

A search looks at one decision after the other, so that what one decides the next may undo: a floor
is bought, then sold at half its price. A plan lays the answers end to end, up to chance or
another seat. Turns that end without chance are then weighed against each other where they end:
without a detour, and with one action more. No turn goes in a circle, whatever its judge thinks of
it: without two actions that only cost something it is as good.
"""

from typing import Any, Final

import msgspec
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
    met = [turns.seen(state)]
    state.apply(first.action, recorded, None)
    while not recorded.draws and state.to_act() == seat and len(actions) < LONGEST:
        met.append(turns.seen(state))
        action = think(level, game, state, seat, dice).action
        if turns.returns(state, action, met):
            action = turns.onward(state, action, actions, met)
        actions.append(action)
        state.apply(action, recorded, None)
    if recorded.draws:  # where the turn will end is not known
        return TurnPlan(turns.straight(actions), first.before, first.after)
    better = turns.improved(turns.straight(actions))
    gain = turns.chance(better) - turns.chance(actions)
    return TurnPlan(better, first.before, min(1.0, first.after + gain))


class Turns:
    """Ways to play the rest of a turn, compared in the same worlds with the same luck."""

    def __init__(self, game: Game[State], guess: State, seat: i64, dice: Dice) -> None:
        self.game = game
        self.seat = seat
        self.luck = int(dice.below(LUCK))
        self.scale = registry.bots_of(game).scale
        title = registry.title_of(game)
        self.prices = [] if title is None else title.about.prices
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
            better = gain > SAME or (gain >= -SAME and len(turn) < len(actions))
            if better and self.circle(turn) is None:
                return turn
        return None

    def returns(self, state: State, action: i64, met: list[Any]) -> bool:
        """Whether an action leads back to where the turn was before, but for what that cost."""
        after, dice = state.copy(), Recorded(Fast(self.luck))
        after.apply(action, dice, None)
        return not dice.draws and after.to_act() == self.seat and self.seen(after) in met

    def onward(self, state: State, action: i64, actions: list[i64], met: list[Any]) -> i64:
        """The best action that does not lead back; the one given where all do."""
        best, most = action, NEVER
        for other in state.legal():
            chance = self.chance([*actions, other])
            if chance > most and not self.returns(state, other, met):
                best, most = other, chance
        return best

    def straight(self, actions: list[i64]) -> list[i64]:
        """The turn without its circles: without both actions where that is allowed, else the best
        turn without the second, with the first or with another in its place.
        """
        while True:
            circle = self.circle(actions)
            if circle is None:
                return actions
            first, second = circle
            rest = actions[first + 1 : second] + actions[second + 1 :]
            before = self._played(actions[:first], 0)
            assert before is not None
            ways = [actions[:first] + rest]
            if self._played(ways[0], 0) is None:
                ways = [[*actions[:first], action, *rest] for action in before.legal()]
            best, most = actions, NEVER
            for way in ways:
                chance = self.chance(way)
                if chance > most:
                    best, most = way, chance
            if most == NEVER:
                return actions
            actions = best

    def circle(self, actions: list[i64]) -> tuple[int, int] | None:
        """Two actions without which the turn would come to the same position before its last
        action, but for what they cost or bring.
        """
        last = len(actions) - 1
        end = self._played(actions[:last], 0)
        if end is None:
            return None
        known = self.seen(end)
        for i in range(last):
            for j in range(i + 1, last):
                without = actions[:i] + actions[i + 1 : j] + actions[j + 1 : last]
                other = self._played(without, 0)
                if other is not None and self.seen(other) == known:
                    return i, j
        return None

    def seen(self, state: State) -> Any:
        """What the seat sees of a position, but for what actions cost or bring.

        What an onlooker is not shown at all is left out: there a game tells somebody what they
        can pay for.
        """
        me = int(self.seat)
        mine, public = [msgspec.to_builtins(self.game.view(state, eyes)) for eyes in (me, None)]
        board = {name: each for name, each in mine.items() if public[name] is not None}
        return _without([board, self.game.facts(state, me)], self.prices)

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


def _without(shown: Any, names: list[str]) -> Any:
    """The same without what goes by these names, wherever it stands."""
    if isinstance(shown, dict):
        return {key: _without(each, names) for key, each in shown.items() if key not in names}
    if isinstance(shown, list):
        return [_without(each, names) for each in shown]
    return shown


def _holds(legal: vec[i64], wanted: i64) -> bool:
    for action in legal:
        if action == wanted:
            return True
    return False
