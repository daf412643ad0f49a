"""OpenSpiel's own searches as a bot: MCTS, or ISMCTS where something is hidden."""

from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from ludotheque.adapters import openspiel
from ludotheque.adapters.progress import Past
from ludotheque.bots.bot import Bot
from ludotheque.contract import Dice, Game, State
from ludotheque.registry import Title

UCT = 1.5  # how much is explored
SEEDS = 1 << 30


class Search(Bot):
    """Plays from a guess, by random games to the end; its luck comes from the dice."""

    def __init__(self, title: Title, simulations: int) -> None:
        self.title = title
        self.simulations = simulations

    def choose(self, game: Game[State], guess: State, seat: int, dice: Dice) -> int:
        state = self._state(guess)
        random = np.random.RandomState(int(dice.below(SEEDS)))
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        if self.title.about.hidden:
            bot = ismcts.ISMCTSBot(
                state.get_game(), evaluator, UCT, self.simulations, random_state=random
            )
            # Its own way to sample brings a luck that nobody can repeat.
            bot.set_resampler(
                lambda true, player: true.resample_from_infostate(player, random.random_sample)
            )
        else:
            bot = mcts.MCTSBot(
                state.get_game(), UCT, self.simulations, evaluator, random_state=random
            )
        return int(state.progress.arrays.legal(guess)[bot.step(state)])

    def _state(self, guess: State) -> Any:
        """Their state of this position, in which nobody remembers anything."""
        state = openspiel.game(self.title.id, len(guess.standing())).new_initial_state()
        now = state.progress
        now.state, now.draws, now.sides = guess, [], 0
        now.past = Past([""] * (now.arrays.seats + 1))
        return state
