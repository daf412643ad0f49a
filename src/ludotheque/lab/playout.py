"""Random games, as fast as the rules allow, and a search that plays them: for measuring."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.bots.bot import shares
from ludotheque.bots.search import Tree, Tuning
from ludotheque.contract import NOBODY, Dice, Game, State


class Tally:
    """What random games were like: only decisions with a choice count as moves."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.moves: i64 = 0
        self.choices: i64 = 0


def play_out(state: State, dice: Dice, tally: Tally) -> None:
    """Play to the end with uniformly random legal actions."""
    moves: i64 = 0
    choices: i64 = 0
    while state.to_act() != NOBODY:
        actions = state.legal()
        count: i64 = len(actions)
        if count > 1:
            moves += 1
            choices += count
            state.apply(actions[dice.below(count)], dice, None)
        else:
            state.apply(actions[0], dice, None)
    tally.games += 1
    tally.moves += moves
    tally.choices += choices


class PlayoutTree(Tree):
    """A search without priors that evaluates by random games to the end."""

    def __init__(self, game: Game[State], seat: i64, dice: Dice) -> None:
        super().__init__(game, seat, dice, Tuning(0))
        self.tally = Tally()

    def worth(self, world: State, action: i64, mover: i64) -> float:
        return 0.0

    def baseline(self, world: State) -> vec[float]:
        """Even chances."""
        seats: i64 = len(world.standing())
        even = vec[float](capacity=seats)
        for _ in range(seats):
            even = append(even, 1.0 / float(seats))
        return even

    def evaluated(self, world: State, path: vec[i64]) -> vec[float]:
        self.tally.moves += i64(len(path)) - 1  # in the tree
        play_out(world, self.dice, self.tally)
        return shares(self.game, world, self.tuning.scale)
