"""The program that plays inside an earlier revision's code, for lab/earlier.py.

It is today's, but `ludotheque` is the earlier package here, so it uses no more than every revision
since 0.1 has. It is asked and answers by lines of JSON.
"""

import sys
import time

import msgspec

from ludotheque import contract, registry
from ludotheque.bots.levels import bot
from ludotheque.contract import NOBODY, Game, Options, State, Words
from ludotheque.dice import Fast, Recorded

LUCK = 1 << 30  # seeds of a choice


class Greet(msgspec.Struct, tag=True):
    """Whether there are such a game and such a level."""

    game: str
    level: str


class Greeted(msgspec.Struct):
    """`code` is the file of the contract, `edition` the newest of the game's rules.

    `why_not` says what there is not.
    """

    code: str
    edition: int = 0
    why_not: str = ""


class Ask(msgspec.Struct, tag=True):
    """What would the level choose from this guess, with dice of this seed?"""

    game: str
    edition: int
    level: str
    text: str
    seed: int


class Seen(msgspec.Struct):
    """What a position is taken for: both revisions must say the same of it."""

    text: str
    seat: int
    standing: list[int]
    legal: list[Words]


class Answer(msgspec.Struct):
    """`seconds` of CPU went into the choice itself."""

    seen: Seen
    action: Words
    seconds: float


class Alone(msgspec.Struct, tag=True):
    """Play a whole game, the level on every seat."""

    game: str
    edition: int
    level: str
    seats: int
    options: Options
    seed: int


class Step(msgspec.Struct):
    """An action and what it drew; a guess and a seed where there was a choice."""

    seen: Seen
    action: Words
    draws: list[int]
    guess: str = ""
    seed: int = 0


class Whole(msgspec.Struct):
    """A game from the draws of its set-up to its last position."""

    draws: list[int]
    steps: list[Step]
    last: str
    scores: list[int]
    winners: list[int]
    reason: str


# In quotes, for version 0.1's Game takes no parameter.
def seen(game: "Game[State]", state: State) -> Seen:
    """The order of the legal actions is a revision's own business."""
    standing = [int(score) for score in state.standing()]
    legal = sorted([game.spell(action) for action in state.legal()], key=str)
    return Seen(state.text(), int(state.to_act()), standing, legal)


def greet(asked: Greet) -> Greeted:
    code = str(contract.__file__)
    try:
        bot(asked.level)
        edition = getattr(registry.title(asked.game).game, "edition", 1)
    except LookupError as error:
        return Greeted(code, why_not=str(error))
    return Greeted(code, edition)


def answer(asked: Ask) -> Answer:
    game = _rules(asked.game, asked.edition)
    guess = game.read(asked.text)
    said = seen(game, guess)
    began = time.process_time()
    action = bot(asked.level).choose(game, guess, guess.to_act(), Fast(asked.seed))
    return Answer(said, game.spell(action), time.process_time() - began)


def alone(asked: Alone) -> Whole:
    game, chooser = _rules(asked.game, asked.edition), bot(asked.level)
    dice = Fast(asked.seed)
    luck = [Fast(asked.seed * asked.seats + seat) for seat in range(asked.seats)]
    recorded, steps = Recorded(dice), list[Step]()
    state = game.setup(asked.seats, asked.options, recorded, None)
    drawn = recorded.draws
    while (seat := state.to_act()) != NOBODY:
        step = Step(seen(game, state), [], [])
        action = state.legal()[0]
        if len(step.seen.legal) > 1:
            guess = game.guess(state, seat, luck[seat])
            step.guess, step.seed = guess.text(), int(luck[seat].below(LUCK))
            action = chooser.choose(game, guess, seat, Fast(step.seed))
        recorded = Recorded(dice)
        state.apply(action, recorded, None)
        step.action, step.draws = game.spell(action), recorded.draws
        steps.append(step)
    outcome = state.outcome()
    assert outcome is not None
    scores, winners = list(outcome.scores), list(outcome.winners)
    return Whole(drawn, steps, state.text(), scores, winners, outcome.reason)


def _rules(game: str, edition: int) -> "Game[State]":
    """Version 0.1 had no editions yet: its rules are the first."""
    title = registry.title(game)
    found = title.edition(edition) if hasattr(title, "edition") else title.game
    assert getattr(found, "edition", 1) == edition, f"there is no edition {edition} of {game}"
    return found


def main() -> None:
    for line in sys.stdin.buffer:
        asked = msgspec.json.decode(line, type=Greet | Ask | Alone)
        if isinstance(asked, Greet):
            said: object = greet(asked)
        else:
            said = answer(asked) if isinstance(asked, Ask) else alone(asked)
        sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
