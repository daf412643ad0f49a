"""Checks of secrecy: a seat learns what the events tell it, and nothing else.

They compare pairs of games that told a seat the same (`forks.py`). Whatever else it can
receive must then be the same, byte for byte, and so must its guesses with the same dice.
"""

from collections.abc import Iterator
from itertools import islice

import msgspec

from ludotheque.contract import NOBODY, State, Tell
from ludotheque.dice import Drawn, Fast, NoDice
from ludotheque.registry import Title
from ludotheque.testing.forks import (
    Line,
    Pair,
    Scripted,
    Step,
    choices,
    lines,
    mutations,
    pairs,
)
from ludotheque.testing.moments import ONLOOKER, amount
from ludotheque.testing.received import Eyes, difference

PAIRS = 800  # that are compared
PAIRS_EACH = 20  # of one game
GAMES = 60  # that they are looked for in, at most
STARTS = 8  # steps of a game that are taken otherwise, for each viewer
ALL_OF_IT = 6  # one pair in six is compared in its costly parts as well
CHOICES = 6  # that are made in both games


def seats_learn_what_they_are_told(title: Title) -> None:
    """Two games that told a viewer the same show it the same, and give it the same guesses."""
    eyes: dict[str, Eyes] = {}
    found = 0
    for pair in some_pairs(title, amount(PAIRS), PAIRS_EACH):
        setting = pair.line.setting
        if str(setting) not in eyes:
            eyes[str(setting)] = Eyes(title, setting)
        with pair.moment.seen_by(pair.viewer):
            assert title.about.hidden, (
                "about.toml says that nothing is hidden, but no event told the viewer this "
                f"position from another: {difference(pair.truth.text(), pair.twin.text())}"
            )
            _receive_the_same(pair, eyes[str(setting)], all_of_it=found % ALL_OF_IT == 0)
            _choices_tell_the_same(pair)
            _next_step_is_kept(pair, eyes[str(setting)])
        found += 1
    if title.about.hidden:
        assert found, (
            "about.toml says that something is hidden, but no draw and no choice "
            "is kept from anybody: say hidden = false"
        )


def some_pairs(title: Title, enough: int, each: int) -> Iterator[Pair]:
    """Pairs of every viewer, so many of each game, from as many games as it takes."""
    found = 0
    for played in islice(lines(title), amount(GAMES)):
        for pair in islice(_pairs_of(played), each):
            found += 1
            yield pair
        if found >= enough:
            return


def _pairs_of(played: Line) -> Iterator[Pair]:
    dice = Fast(played.seed)
    for viewer, start in forked(played, dice):
        yield from pairs(played, viewer, start, dice)


def forked(played: Line, dice: Fast) -> Iterator[tuple[int | None, int]]:
    """Steps to take otherwise, each for two viewers."""
    for start in starts(played, dice):
        viewers = [ONLOOKER, *range(played.setting.seats)]
        for _ in range(2):
            yield viewers.pop(dice.below(len(viewers))), start


def starts(played: Line, dice: Fast) -> list[int]:
    """Steps to take otherwise: the set-up, then any others, with and without draws."""
    drawn = [n for n, step in enumerate(played.steps) if n and step.draws]
    chosen = [n for n, step in enumerate(played.steps) if n and not step.draws]
    picked = []
    for steps in (drawn, chosen):
        picked += [steps.pop(dice.below(len(steps))) for _ in range(min(STARTS, len(steps)))]
    return [0, *(picked.pop(dice.below(len(picked))) for _ in range(len(picked)))]


def _receive_the_same(pair: Pair, eyes: Eyes, *, all_of_it: bool) -> None:
    ours = eyes.parts(pair.truth, pair.number, pair.viewer, all_of_it=all_of_it)
    theirs = eyes.parts(pair.twin, pair.number, pair.viewer, all_of_it=all_of_it)
    for part, value in ours.items():
        if value != theirs[part]:
            raise AssertionError(
                f"the {part} depends on what no event told the viewer: "
                f"{difference(value, theirs[part])}, in a game that it cannot tell from this one"
            )


def _choices_tell_the_same(pair: Pair) -> None:
    """What is neither drawn nor said to be revealed shows the viewer the same in both games."""
    game = pair.line.title.game
    both = sorted(set(pair.truth.legal()) & set(pair.twin.legal()))
    for action in both[:: 1 + len(both) // CHOICES]:
        ours, theirs = _after(pair, pair.truth, action), _after(pair, pair.twin, action)
        if ours != theirs:
            raise AssertionError(
                f"{game.spell(action)} shows the viewer what is hidden without a draw or an "
                f"event that `reveals`: {difference(ours, theirs)}, in a game that it cannot "
                "tell from this one"
            )


def _after(pair: Pair, state: State, action: int) -> str:
    """What the viewer is told and shown; no more where something is drawn or revealed."""
    game, viewer = pair.line.title.game, pair.viewer
    after = state.copy()
    tell = Tell()
    try:
        after.apply(action, NoDice(), tell)
    except Drawn:
        return '"a draw"'
    if any(event.reveals for event in tell.events):
        return '"a revelation"'
    events = [[event.name, event.seen_by(viewer)] for event in tell.events]
    prompt = game.prompt(after) if after.to_act() != NOBODY else []
    shown = {"events": events, "board": game.view(after, viewer), "prompt": prompt}
    return msgspec.json.encode({**shown, "facts": game.facts(after, viewer)}).decode()


def _next_step_is_kept(pair: Pair, eyes: Eyes) -> None:
    """Where the next step tells a seat the two games apart, its guesses differ from then on."""
    played, number = pair.line, pair.number + 1
    if pair.viewer is ONLOOKER or number == len(played.steps):
        return
    step = played.steps[number]
    if step.action in pair.twin.legal():
        other = played.take(pair.twin, step.action, Scripted(step.draws, Fast(number)))
        if other.draws == step.draws:
            _is_kept(played, number, other, pair.viewer, eyes)


def guesses_keep_what_was_told(title: Title) -> None:
    """An event that tells a seat two positions apart matters to its guesses.

    Otherwise it told what the game itself takes for hidden.
    """
    tried = 0
    for played in islice(lines(title), amount(GAMES)):
        if tried >= amount(PAIRS):
            return
        eyes = Eyes(title, played.setting)
        dice = Fast(played.seed)
        for start in starts(played, dice):
            for other in [*_with_another_draw(played, start, dice), *choices(played, start, dice)]:
                seat = int(dice.below(played.setting.seats))
                tried += 1
                if other.action == played.steps[start].action or other.actor != seat:
                    with played.moment(start).seen_by(seat):
                        _is_kept(played, start, other, seat, eyes)


def _with_another_draw(played: Line, number: int, dice: Fast) -> Iterator[Step]:
    """The step with one draw changed and no other thing that follows from it."""
    step = played.steps[number]
    for place, other in mutations(played, number, dice):
        only = [*step.draws[:place], other.draws[place], *step.draws[place + 1 :]]
        if other.draws == only and other.sizes == step.sizes:
            yield other


def _is_kept(played: Line, number: int, other: Step, seat: int, eyes: Eyes) -> None:
    step = played.steps[number]
    told, truly = step.told(seat).decode(), other.told(seat).decode()
    if told == truly or step.state.text() == other.state.text():
        return
    ours = eyes.parts(step.state, number, seat, all_of_it=False)
    if ours == eyes.parts(other.state, number, seat, all_of_it=False):
        raise AssertionError(
            f"an event tells the seat what its view and its guesses take for hidden: "
            f"{difference(told, truly)}, where another step was taken"
        )
