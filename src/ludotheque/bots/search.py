"""Search: information-set Monte Carlo tree search (ISMCTS), for any game of the contract.

Every simulation is played in a determinization, a guess of the hidden part, and walks down one
tree whose nodes are the actions taken, not the positions reached, so that chance and hidden
cards need no nodes of their own (open loop). The n-th try of every first action meets the n-th
determinization and the n-th dice, so that actions are compared under the same luck. Each seat
maximises its own share of the victory (max^n). What others choose at the same time as the searcher
is part of the determinization; further down, choices at once are taken one after the other.
Children are chosen by PUCT; an action that is legal only in some determinizations is weighed by how
often it could be taken (availability). The game's own value makes the priors, and it or the game's
chances evaluate the leaves.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.bots.bot import Bot, Thought, shares
from ludotheque.contract import NOBODY, Dice, Game, State
from ludotheque.dice import Drawn, Fast, NoDice, Recorded

NONE: Final[i64] = -1
INFINITE: Final = 1e9
ROOT: Final[i64] = 0
# Where a simulation is evaluated: at the leaf, or after playing on by the value alone until the
# searcher's turn has ended, or begins again.
AT_LEAF: Final[i64] = 0
AT_TURN_END: Final[i64] = 1
AT_TURN_START: Final[i64] = 2
BATCH: Final[i64] = 10  # simulations between two looks whether more are needed
LUCK: Final[i64] = 1 << 30  # seeds of the simulations' dice
HALF_LUCK: Final = 536870912.0  # float(LUCK) would be compiled to a negative number
FURTHER_DOWN: Final[i64] = 4  # how much fewer looks an action gets there than at the root
UNLIKELY: Final = 0.01  # the prior of what looks worst beside what looks best
# How far a search departs from its tuning where it has no luck in what it guesses, up or down, in
# powers of e: the best tuning is not known more exactly.
SHAKEN: Final = 0.35
# What counts as good as the best: tried nearly as often, and this little of a victory behind it.
NEARLY: Final = 0.75
INDIFFERENT: Final = 0.01


class Tuning:
    """How a search goes about one game."""

    def __init__(
        self,
        simulations: i64,
        scale: float = 1.0,
        c_puct: float = 0.2,
        prior_temperature: float = 0.1,
        evaluate: i64 = AT_LEAF,
        looks: i64 = 1,
    ) -> None:
        self.simulations = simulations
        self.scale = scale  # of the game's value, see `shares`
        self.c_puct = c_puct  # how much is explored
        # The lower, the more sharply the value orders what is tried first.
        self.prior_temperature = prior_temperature
        self.prior_sharpness = 1.0 / prior_temperature
        self.evaluate = evaluate  # where a simulation is evaluated
        # How often an action that draws is looked at for its prior: a lucky or unlucky draw must
        # not say what is tried at all.
        self.looks = looks
        self.looks_further_down: i64 = (looks + FURTHER_DOWN - 1) // FURTHER_DOWN

    def shaken(self, dice: Dice) -> "Tuning":
        """The same, but for a little more or less of everything that is tuned, by lot."""
        return Tuning(
            self.simulations,
            scale=self.scale * _about_one(dice),
            c_puct=self.c_puct * _about_one(dice),
            prior_temperature=self.prior_temperature * _about_one(dice),
            evaluate=self.evaluate,
            looks=self.looks,
        )


def _about_one(dice: Dice) -> float:
    """Nearly e to the power of at most SHAKEN, up or down; the same bits on every machine."""
    power = SHAKEN * (float(dice.below(LUCK)) / HALF_LUCK - 1.0)
    return (2.0 + power) / (2.0 - power)


class Search(Bot):
    """Chooses the action that its simulations tried most."""

    def __init__(self, tuning: Tuning) -> None:
        self.tuning = tuning

    def choose(self, game: Game[State], guess: State, seat: i64, dice: Dice) -> i64:
        return self.think(game, guess, seat, dice).action

    def think(self, game: Game[State], guess: State, seat: i64, dice: Dice) -> Thought:
        """The choice, what all that was tried promised, and what the choice promised."""
        actions = guess.legal()
        if len(actions) == 1:
            now = shares(game, guess, self.tuning.scale)[seat]
            return Thought(actions[0], now, now)
        tree = Tree(game, seat, dice, self._varied(game, guess, seat, dice))
        left = self.tuning.simulations
        while left > 0 and not tree.decided(left):
            for _ in range(min(left, BATCH)):
                tree.simulate(guess)
            left -= BATCH
        best = tree.drawn(dice)
        return Thought(tree.action[best], tree.chance(ROOT), tree.chance(best))

    def _varied(self, game: Game[State], guess: State, seat: i64, dice: Dice) -> Tuning:
        """Its tuning, shaken where there is nothing to guess: no two searches are the same."""
        try:
            game.guess(guess, seat, NoDice())
        except Drawn:
            return self.tuning
        return self.tuning.shaken(dice)


class Tree:
    """One search. Nodes are numbers; what is known of them lies in flat vectors."""

    def __init__(self, game: Game[State], seat: i64, dice: Dice, tuning: Tuning) -> None:
        self.game = game
        self.source = dice  # for guesses, and for a look at what an action is worth
        self.dice: Dice = dice  # of the simulation
        self.luck = int(dice.below(LUCK))
        self.tuning = tuning
        self.determinizations: list[State] = []
        self.baselines: list[vec[float]] = []  # what each determinization promises the seats
        self.expected = 0.0  # the searcher's baselines, summed over the simulations
        self.action = vec[i64]()
        self.mover = vec[i64]()  # the seat that took the action
        self.quiet = vec[i64]()  # 1 where that seat had the turn, 0 where it answered out of turn
        self.first = vec[i64]()  # the first child
        self.last = vec[i64]()
        self.next = vec[i64]()  # the next sibling
        self.visits = vec[i64]()
        self.available = vec[i64]()  # how often the action could have been taken
        self.total = vec[float]()  # what the mover's share gained, summed over the visits
        self.prior = vec[float]()  # not normalised: siblings are compared in `_select`
        self.best_value = vec[float]()  # among the first children
        self._add(NONE, seat, 1.0, 1)

    def simulate(self, guess: State) -> None:
        """One walk down the tree, by the child of the root that promises most."""
        node = ROOT
        actions = guess.legal()
        if len(actions) > 1:
            node = self._select(self._children(ROOT, guess, actions))
        self.follow(guess, node)

    def choices(self, guess: State) -> vec[i64]:
        """The children of the root, one for each legal action and in their order."""
        return self._children(ROOT, guess, guess.legal())

    def follow(self, guess: State, node: i64) -> float:
        """One walk by this child of the root in its next determinization, and what it brings back
        up: the searcher's share of the victory.

        What a determinization promises from the outset is its baseline, and no merit of the
        actions tried in it: only the difference counts, or luck with the guesses would drown
        what actions do.
        """
        path = append(vec[i64](capacity=32), ROOT)
        number = self.visits[node]
        world = self._determinization(guess, number)
        self.dice = Fast(self.luck + int(number))
        if node != ROOT:
            path = append(path, node)
            world.apply(self.action[node], self.dice, None)
        path = self._descend(world, path)
        found = self.evaluated(world, path)
        self._back_up(path, self.baselines[number], found)
        return found[self.mover[ROOT]]

    def line(self, node: i64) -> vec[i64]:
        """What the searcher mostly did next after this node, while their turn lasted."""
        actions = vec[i64]()
        while True:
            child = most = self.first[node]
            while child != NONE:
                if self.visits[child] > self.visits[most]:
                    most = child
                child = self.next[child]
            if most == NONE or self.mover[most] != self.mover[ROOT]:
                return actions
            if 2 * self.visits[most] <= self.visits[node]:
                return actions
            actions = append(actions, self.action[most])
            node = most

    def baseline(self, world: State) -> vec[float]:
        """What each seat may expect of a determinization before anything is tried in it."""
        return shares(self.game, world, self.tuning.scale)

    def evaluated(self, world: State, path: vec[i64]) -> vec[float]:
        """What each seat may expect at the end of the path, or a little later."""
        if self.tuning.evaluate != AT_LEAF:
            self._play_on(world, self._acted(path))
        return shares(self.game, world, self.tuning.scale)

    def worth(self, world: State, action: i64, mover: i64) -> float:
        """What the game says of the position after the action."""
        after = world.copy()
        after.apply(action, self.source, None)
        return self.game.value(after, mover)

    def mean_worth(self, world: State, action: i64, mover: i64, looks: i64) -> float:
        """The same on average over so many looks, where chance has a part in the action."""
        if looks == 1:
            return self.worth(world, action, mover)
        total = 0.0
        for _ in range(looks):
            after = world.copy()
            recorded = Recorded(self.source)
            after.apply(action, recorded, None)
            worth = self.game.value(after, mover)
            if not recorded.draws:
                return worth
            total += worth
        return total / float(looks)

    def _determinization(self, guess: State, number: i64) -> State:
        """The guess of that number, to be played in."""
        if number == len(self.determinizations):
            world = self._chosen_by_others(
                self.game.guess(guess, self.mover[ROOT], self.source), self.mover[ROOT]
            )
            self.determinizations.append(world)
            self.baselines.append(self.baseline(world))
        return self.determinizations[number].copy()

    def _chosen_by_others(self, world: State, me: i64) -> State:
        """The same with what others choose at the same time, who cannot know what I choose."""
        for other in world.deciders():
            if other != me:
                world.ask(other)
                world.apply(self._imagined(world, other), self.source, None)
        world.ask(me)
        return world

    def _imagined(self, world: State, mover: i64) -> i64:
        """A choice of somebody else: the better it looks to them, the likelier."""
        actions = world.legal()
        priors = vec[float](capacity=len(actions))
        most = 0.0
        for action in actions:
            worth = self.worth(world, action, mover)
            most = worth if len(priors) == 0 else max(most, worth)
            priors = append(priors, worth)
        whole = 0.0
        for k in range(i64(len(actions))):
            priors[k] = self._prior(priors[k] - most)
            whole += priors[k]
        left = whole * float(self.source.below(LUCK)) / float(LUCK)
        for k in range(i64(len(actions))):
            left -= priors[k]
            if left < 0.0:
                return actions[k]
        return actions[-1]

    def _prior(self, lead: float) -> float:
        """How likely an action is that is worth so much more than the best, which is 0 or less."""
        lead = lead / self.tuning.scale
        return UNLIKELY + exp(min(0.0, self.tuning.prior_sharpness * lead))

    def _descend(self, world: State, path: vec[i64]) -> vec[i64]:
        """Go on to the edge of the tree; the whole path there."""
        node = path[-1]
        while True:
            actions = world.legal()
            while len(actions) == 1:
                world.apply(actions[0], self.dice, None)
                actions = world.legal()
            if len(actions) == 0 or (node != ROOT and self.visits[node] == 0):
                return path
            node = self._select(self._children(node, world, actions))
            path = append(path, node)
            world.apply(self.action[node], self.dice, None)

    def best(self) -> i64:
        """The child of the root that was tried most; of equals, the one that did better."""
        best = child = self.first[ROOT]
        while child != NONE:
            more = self.visits[child] - self.visits[best]
            if more > 0 or (more == 0 and self.mean(child) > self.mean(best)):
                best = child
            child = self.next[child]
        return best

    def drawn(self, dice: Dice) -> i64:
        """The best child of the root, or one that is as good, by lot: no game twice the same."""
        best = self.best()
        enough = NEARLY * float(self.visits[best])
        good = vec[i64]()
        child = self.first[ROOT]
        while child != NONE:
            tried = float(self.visits[child]) >= enough
            if tried and self.mean(child) >= self.mean(best) - INDIFFERENT:
                good = append(good, child)
            child = self.next[child]
        return good[dice.below(i64(len(good)))]

    def decided(self, left: i64) -> bool:
        """Whether `left` more simulations cannot change the choice."""
        best = self.best()
        child = self.first[ROOT]
        while child != NONE:
            if child != best and self.visits[child] + left >= self.visits[best]:
                return False
            child = self.next[child]
        return best != NONE

    def mean(self, node: i64) -> float:
        """What its mover's share gained on average; for the root, that of the searcher."""
        return self.total[node] / float(max(1, self.visits[node]))

    def chance(self, node: i64) -> float:
        """The searcher's share of the victory after one of their actions, or of all they tried."""
        expected = self.expected / float(max(1, self.visits[ROOT]))
        return min(1.0, max(0.0, expected + self.mean(node)))

    def _children(self, node: i64, world: State, actions: vec[i64]) -> vec[i64]:
        """The node's children in this world; an action met for the first time gets one.

        The order of legal actions is fixed, so the children mostly come in that order.
        """
        mover = world.to_act()
        if self.first[node] == NONE:
            self._grow(node, world, mover, actions)
        out = vec[i64](capacity=len(actions))
        child = self.first[node]
        for action in actions:
            if child == NONE or self.action[child] != action or self.mover[child] != mover:
                child = self._find(node, action, mover)
                if child == NONE:
                    worth = self.worth(world, action, mover)
                    child = self._attach(node, action, mover, worth, self._quiet(world))
            self.available[child] += 1
            out = append(out, child)
            child = self.next[child]
        return out

    def _select(self, children: vec[i64]) -> i64:
        """PUCT: the child that promises most: its mean, and more where little is known.

        A child that was never tried is taken for as good as its siblings were on average.
        """
        visits: i64 = 0
        total = 0.0
        priors = 0.0
        for child in children:
            visits += self.visits[child]
            total += self.total[child]
            priors += self.prior[child]
        usual = total / float(visits) if visits > 0 else 0.0
        explore = self.tuning.c_puct / priors
        best = children[0]
        most = -INFINITE
        for child in children:
            tried = self.visits[child]
            mean = self.total[child] / float(tried) if tried > 0 else usual
            bonus = explore * self.prior[child] * sqrt(float(self.available[child]))
            promise = mean + bonus / float(1 + tried)
            if promise > most:
                best, most = child, promise
        return best

    def _back_up(self, path: vec[i64], baseline: vec[float], found: vec[float]) -> None:
        self.expected += baseline[self.mover[ROOT]]
        for node in path:
            mover = self.mover[node]
            self.visits[node] += 1
            self.total[node] += found[mover] - baseline[mover]

    def _acted(self, path: vec[i64]) -> bool:
        """Whether the searcher acted last but for answers out of turn."""
        k = i64(len(path)) - 1
        while self.mover[path[k]] != self.mover[ROOT] and self.quiet[path[k]] == 0:
            k -= 1
        return self.mover[path[k]] == self.mover[ROOT]

    def _play_on(self, world: State, acted: bool) -> None:
        """Go on by the value alone until the searcher's turn has ended, or begins again, and nobody
        is left to answer out of turn: only positions at the same moment of the game can be
        compared by what they are worth.
        """
        me = self.mover[ROOT]
        waits = self.tuning.evaluate == AT_TURN_START
        mover = world.to_act()
        while mover != NOBODY:
            quiet = self.game.quiet(world)
            if quiet and acted != waits and (mover == me) == waits:
                return
            if mover == me:
                acted = True
            elif quiet:
                acted = False
            world.apply(self._likely(world, mover), self.dice, None)
            mover = world.to_act()

    def _likely(self, world: State, mover: i64) -> i64:
        """What the value alone would choose."""
        actions = world.legal()
        best = actions[0]
        if len(actions) == 1:
            return best
        most = 0.0
        for k in range(i64(len(actions))):
            worth = self.worth(world, actions[k], mover)
            if k == 0 or worth > most:
                best, most = actions[k], worth
        return best

    def _grow(self, node: i64, world: State, mover: i64, actions: vec[i64]) -> None:
        """The first children of a node, with priors by what each action is worth."""
        worths = vec[float](capacity=len(actions))
        most = 0.0
        looks = self.tuning.looks if node == ROOT else self.tuning.looks_further_down
        for action in actions:
            worth = self.mean_worth(world, action, mover, looks)
            most = worth if len(worths) == 0 else max(most, worth)
            worths = append(worths, worth)
        self.best_value[node] = most
        quiet = self._quiet(world)
        for k in range(i64(len(actions))):
            self._attach(node, actions[k], mover, worths[k], quiet)

    def _quiet(self, world: State) -> i64:
        return 1 if self.game.quiet(world) else 0

    def _attach(self, node: i64, action: i64, mover: i64, worth: float, quiet: i64) -> i64:
        child = self._add(action, mover, self._prior(worth - self.best_value[node]), quiet)
        if self.first[node] == NONE:
            self.first[node] = child
        else:
            self.next[self.last[node]] = child
        self.last[node] = child
        return child

    def _find(self, node: i64, action: i64, mover: i64) -> i64:
        child = self.first[node]
        while child != NONE and (self.action[child] != action or self.mover[child] != mover):
            child = self.next[child]
        return child

    def _add(self, action: i64, mover: i64, prior: float, quiet: i64) -> i64:
        self.action = append(self.action, action)
        self.mover = append(self.mover, mover)
        self.quiet = append(self.quiet, quiet)
        self.first = append(self.first, NONE)
        self.last = append(self.last, NONE)
        self.next = append(self.next, NONE)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.total = append(self.total, 0.0)
        self.prior = append(self.prior, prior)
        self.best_value = append(self.best_value, 0.0)
        return i64(len(self.action)) - 1
