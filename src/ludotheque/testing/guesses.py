"""Checks of `guess`: it looks like the truth, forgets it, and gives every deal that can be."""

import re
from collections import defaultdict

from ludotheque.contract import NOBODY, State
from ludotheque.dice import Fast
from ludotheque.kit.vecs import plain
from ludotheque.lab.simulation import all_settings
from ludotheque.registry import Title
from ludotheque.testing.forks import Pair
from ludotheque.testing.hidden import some_pairs
from ludotheque.testing.moments import (
    ENOUGH,
    ONLOOKER,
    amount,
    naming,
    random_game,
    running_moments,
    some_moments,
)
from ludotheque.testing.received import Eyes, difference

MANY = 200  # guesses of a position that has few
FEW = 10  # different guesses at most, for all of them to be sure to come up
SOME = 40  # guesses of a position that has many
PAIRS = 300
PAIRS_EACH = 5  # of one game
# A piece of a position is missed by a fork when the fork shows it possible and no guess has it.
# Were guesses as likely as the truth, C forks would miss a piece 2 C / (e SOME) times at most on
# average, some 3 of 150: docs/conformance.md counts the false alarms.
OFTEN = 14  # forks that miss a piece which other guesses have
NEVER = 4  # forks that miss a piece which no guess has at all


def guesses_look_alike(title: Title) -> None:
    """A seat cannot tell a guess from the truth, and a guess is a sound position."""
    eyes: dict[str, Eyes] = {}
    for number, moment in enumerate(some_moments(title, ENOUGH // 2)):
        if str(moment.setting) not in eyes:
            eyes[str(moment.setting)] = Eyes(title, moment.setting)
        asked = eyes[str(moment.setting)]
        for seat in {number % len(moment.seats), (number + 1) % len(moment.seats)}:
            with moment.seen_by(seat):
                before = moment.state.text()
                guess = title.game.guess(moment.state, seat, Fast(seat))
                assert moment.state.text() == before, "guess() changes the true position"
                guess.check()
                all_of_it = number % 4 == 0
                ours = asked.parts(moment.state, moment.step, seat, all_of_it=all_of_it)
                theirs = asked.parts(guess, moment.step, seat, all_of_it=all_of_it)
                for part in ours:
                    same = ours[part] == theirs[part]
                    assert same, (
                        f"a guess shows another {part}: {difference(ours[part], theirs[part])}"
                    )


def guesses_vary(title: Title) -> None:
    """Where nothing is hidden a guess is a copy; else some position has several."""
    most = 1
    for moment in running_moments(title, ENOUGH // 2):
        for seat in moment.seats:
            with moment.seen_by(seat):
                deals = {title.game.guess(moment.state, seat, Fast(n)).text() for n in range(FEW)}
                most = max(most, len(deals))
                nothing_to_guess = title.about.hidden or deals == {moment.state.text()}
                assert nothing_to_guess, (
                    "about.toml says that nothing is hidden, but guesses differ"
                )
    guessed = most > 1 or not title.about.hidden
    assert guessed, "about.toml says that something is hidden, but all guesses are alike"


def open_choices_are_public(title: Title) -> None:
    """At an open prompt others may look at the choices: they are the same in every guess."""
    declared = title.about.open_prompts
    for setting in all_settings(title) if declared else ():
        for step, state in enumerate(random_game(title, setting, 0)):
            actor = int(state.to_act())
            if actor == NOBODY or title.game.prompt(state)[0] not in declared:
                continue
            offered = plain(state.legal())
            for seat in set(range(setting.seats)) - {actor}:
                with naming(setting, 0, step, seat, state):
                    guess = title.game.guess(state, seat, Fast(step))
                    assert plain(guess.legal()) == offered, (
                        f"{title.game.prompt(state)[0]!r} is declared as an open prompt, but "
                        "what it offers depends on what is hidden"
                    )


def guesses_cover_the_deals(title: Title) -> None:
    """Every deal that a fork shows to be possible can come up in a guess."""
    pieces = _Pieces()
    for pair in some_pairs(title, amount(PAIRS), PAIRS_EACH):
        if pair.viewer is ONLOOKER:
            continue
        with pair.moment.seen_by(pair.viewer):
            guesses = _guesses(pair, FEW + 1)
            if len(guesses) <= FEW:
                guesses = _guesses(pair, MANY)
            if len(guesses) <= FEW:
                for state, what in ((pair.truth, "the true deal"), (pair.twin, "a possible deal")):
                    missing = f"{what} never comes up in a guess: {state.text()!r}"
                    assert state.text() in guesses, missing
            else:
                pieces.add(pair, _guesses(pair, SOME))
    pieces.judge()


def _guesses(pair: Pair, many: int) -> set[str]:
    game, seat = pair.line.title.game, pair.viewer
    assert seat is not None
    return {game.guess(pair.truth, seat, Fast(number)).text() for number in range(many)}


Piece = tuple[int, int, str]


class _Pieces:
    """The words of positions by their places: which were possible, and which were guessed."""

    def __init__(self) -> None:
        self._missed: dict[Piece, dict[tuple[int, int | None], Pair]] = defaultdict(dict)
        self._guessed: set[Piece] = set()
        self._by_fork: dict[tuple[int, int | None], set[Piece]] = defaultdict(set)

    def add(self, pair: Pair, guesses: set[str]) -> None:
        fork = (pair.line.seed, pair.viewer)
        for text in guesses:
            self._by_fork[fork] |= _pieces(text)
        self._guessed |= self._by_fork[fork]
        for state in (pair.truth, pair.twin):
            self._note(fork, pair, state)

    def _note(self, fork: tuple[int, int | None], pair: Pair, state: State) -> None:
        for piece in _pieces(state.text()):
            if piece not in self._by_fork[fork]:
                self._missed[piece].setdefault(fork, pair)

    def judge(self) -> None:
        for piece, forks in self._missed.items():
            missed = [fork for fork in forks if piece not in self._by_fork[fork]]
            if len(missed) >= (OFTEN if piece in self._guessed else NEVER):
                self._complain(piece, len(missed), forks[missed[0]])

    def _complain(self, piece: Piece, times: int, pair: Pair) -> None:
        line, place, word = piece
        with pair.moment.seen_by(pair.viewer):
            raise AssertionError(
                f"no guess has {word!r} as word {place + 1} of line {line + 1} of its text, "
                f"which {times} games show to be possible"
            )


def _pieces(text: str) -> set[Piece]:
    return {
        (number, place, word)
        for number, line in enumerate(text.split("\n"))
        for place, word in enumerate(re.findall(r"[\w.-]+", line))
    }
