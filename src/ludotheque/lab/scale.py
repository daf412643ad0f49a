"""How much value makes a seat likelier to win: fits `scale` of about.toml's [bots].

`python -m ludotheque.lab.scale GAME [GAMES]` lets the heuristic play itself, every tenth
action at random for variety, looks at every position what each seat may expect by the
game's value, and takes the scale under which the true winners were least surprising.
"""

import math
import sys

from ludotheque import registry
from ludotheque.bots.levels import LEVELS
from ludotheque.contract import NOBODY
from ludotheque.dice import Fast
from ludotheque.registry import Title

Sample = tuple[list[float], list[float]]  # what each seat's position was worth, what it won

AT_RANDOM = 10  # one action in so many
SMALLEST, LARGEST = 1e-2, 1e4
GOLDEN = (math.sqrt(5) - 1) / 2


def fit(title: Title, games: int) -> tuple[float, float]:
    """The scale, and the surprise under it (log 2 for a coin's throw)."""
    found = [sample for seed in range(games) for sample in _samples(title, seed)]
    low, high = math.log(SMALLEST), math.log(LARGEST)
    while high - low > 1e-3:
        left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        if surprise(found, math.exp(left)) < surprise(found, math.exp(right)):
            high = right
        else:
            low = left
    return math.exp(low), surprise(found, math.exp(low))


def surprise(samples: list[Sample], scale: float) -> float:
    """The mean of minus the log of the share that the winner was given."""
    total = 0.0
    for worths, won in samples:
        most = max(worths)
        logs = [(worth - most) / scale for worth in worths]
        whole = math.log(sum(map(math.exp, logs)))
        total -= sum(part * (log - whole) for log, part in zip(logs, won, strict=True))
    return total / len(samples)


def _samples(title: Title, seed: int) -> list[Sample]:
    game, dice = title.game, Fast(seed)
    fewest, most = title.about.players.fewest, title.about.players.most
    seats = fewest + seed % (min(most, 4) - fewest + 1)
    state = game.setup(seats, title.options(title.about.simulation, seats), dice, None)
    seen: list[list[float]] = []
    while (seat := state.to_act()) != NOBODY:
        level = "random" if dice.below(AT_RANDOM) == 0 else "heuristic"
        guess = game.guess(state, seat, dice)
        state.apply(LEVELS[level].choose(game, guess, seat, dice), dice, None)
        if state.to_act() != NOBODY:
            seen.append([game.value(state, other) for other in range(seats)])
    outcome = state.outcome()
    assert outcome is not None
    won = [1 / len(outcome.winners) if n in outcome.winners else 0.0 for n in range(seats)]
    return [(worths, won) for worths in seen]


if __name__ == "__main__":
    scale, left = fit(registry.title(sys.argv[1]), int((sys.argv[2:] or ["60"])[0]))
    print(f"scale {scale:.3g}, surprise {left:.3f}")
