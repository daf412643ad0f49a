"""Worlds of the suite's own: the same game with other dice and other people's other choices.

What a seat may know is what the events told it, from the set-up on, and what it did itself.
A fork is a game that told a seat the same, byte for byte, and is yet another position. It is
made from dice and choices alone: neither the game's `guess` nor its `view` is asked.
"""

import itertools
from collections import Counter
from collections.abc import Iterator

import msgspec

from ludotheque.contract import NOBODY, Dice, Event, State, Tell
from ludotheque.dice import Fast
from ludotheque.lab.simulation import Setting, sheet_settings
from ludotheque.registry import Title
from ludotheque.testing.moments import EVERYBODY, Moment, naming

MUTATIONS = 24  # changed draws that are tried for a fork
REPAIRS = 3  # of them, how many are mended when none does by itself
MENDING = 160  # steps tried to mend one
CHOICES = 6  # other choices of another seat that are tried
LONGEST_PAIR = 120  # steps that a fork is followed for
AT_ONCE = 4  # of them, how many are looked at first; of a long game then one in four
LONG = 40  # steps
LONGEST_LINE = 400  # steps of a game that forks are made of


class Scripted(Dice):
    """Gives the draws of a script while they fit, then those of other dice; notes them all."""

    def __init__(self, script: list[int], then: Dice) -> None:
        self._script = script
        self._then = then
        self.draws: list[int] = []
        self.sizes: list[int] = []

    def below(self, n: int) -> int:
        number = len(self.draws)
        fits = number < len(self._script) and self._script[number] < n
        value = self._script[number] if fits else int(self._then.below(n))
        self.draws.append(value)
        self.sizes.append(int(n))
        return value


class Step(msgspec.Struct, frozen=True):
    """One step of a game: who did what, what was drawn and told, and the position after it."""

    actor: int
    action: int
    draws: list[int]
    sizes: list[int]
    events: list[Event]
    state: State

    def told(self, seat: int | None) -> bytes:
        """All that a viewer legitimately learns by this step."""
        own = self.action if self.actor == seat else int(NOBODY)
        events = [(event.name, event.seen_by(seat)) for event in self.events]
        return msgspec.json.encode(
            [self.actor, own, events, int(self.state.to_act())], order="sorted"
        )

    def leaves(self, seat: int | None) -> Counter[tuple[object, ...]]:
        """The same, fact by fact: how far two steps are from telling the same."""
        found: Counter[tuple[object, ...]] = Counter([("to act", int(self.state.to_act()))])
        for event in self.events:
            found[event.name,] += 1
            for name, value in event.seen_by(seat).items():
                for item in value if isinstance(value, list) else [value]:
                    found[event.name, name, item] += 1
        return found


class Line(msgspec.Struct, frozen=True):
    """A random game, step by step from its set-up; `random_game` plays the same one."""

    title: Title
    setting: Setting
    seed: int
    steps: list[Step]

    def moment(self, number: int) -> Moment:
        return Moment(self.setting, self.seed, number, self.steps[number].state)

    def before(self, number: int) -> State | None:
        return self.steps[number - 1].state if number else None

    def take(self, before: State | None, action: int, dice: Scripted) -> Step:
        """A step from a position, or the set-up from none."""
        tell = Tell()
        if before is None:
            options = self.setting.options
            state = self.title.game.setup(self.setting.seats, options, dice, tell)
            return Step(int(NOBODY), int(NOBODY), dice.draws, dice.sizes, tell.events, state)
        actor, state = int(before.to_act()), before.copy()
        state.apply(action, dice, tell)
        return Step(actor, action, dice.draws, dice.sizes, tell.events, state)


class Pair(msgspec.Struct, frozen=True):
    """A moment and its twin: to this viewer everything that was told is the same."""

    line: Line
    number: int
    viewer: int | None
    twin: State

    @property
    def moment(self) -> Moment:
        return self.line.moment(self.number)

    @property
    def truth(self) -> State:
        return self.line.steps[self.number].state


def lines(title: Title, first: int = 0) -> Iterator[Line]:
    """Random games without end, through all settings by the sheet; neighbours differ in everything.

    House rules have a line of their own in a text, and texts are compared word by word.
    """
    variety = list(sheet_settings(title))
    stride = next(n for n in range(len(variety) // 2 + 1, len(variety) + 2) if _coprime(n, variety))
    for number in itertools.count(first):
        yield line(title, variety[number * stride % len(variety)], number)


def _coprime(number: int, variety: list[Setting]) -> bool:
    """Whether steps of this number visit every setting."""
    return len({k * number % len(variety) for k in range(len(variety))}) == len(variety)


def line(title: Title, setting: Setting, seed: int) -> Line:
    dice = Fast(seed)
    played = Line(title, setting, seed, [])
    with naming(setting, seed, 0, EVERYBODY, None):
        played.steps.append(played.take(None, int(NOBODY), Scripted([], dice)))
    while len(played.steps) < LONGEST_LINE:
        here = played.moment(len(played.steps) - 1)
        with here.seen_by():
            if here.state.to_act() == NOBODY:
                break
            actions = here.state.legal()
            action = int(actions[dice.below(len(actions))])
            played.steps.append(played.take(here.state, action, Scripted([], dice)))
    return played


def pairs(played: Line, viewer: int | None, start: int, dice: Dice) -> Iterator[Pair]:
    """The moments of a fork that are worth a look."""
    for number, twin in follow(played, viewer, start, dice):
        followed = number - start
        if len(played.steps) < LONG or followed < AT_ONCE or followed % AT_ONCE == 0:
            yield Pair(played, number, viewer, twin.state)


def follow(played: Line, viewer: int | None, start: int, dice: Dice) -> Iterator[tuple[int, Step]]:
    """A fork of one step, step by step while the viewer is told the same in both games."""
    twin = fork(played, start, viewer, dice)
    last = min(len(played.steps), start + LONGEST_PAIR)
    for number in range(start, last):
        if twin is None or twin.state.text() == played.steps[number].state.text():
            return
        yield number, twin
        if number + 1 < last:
            twin = retold(played, twin.state, number + 1, viewer, dice)


def fork(played: Line, number: int, viewer: int | None, dice: Dice) -> Step | None:
    """The step taken otherwise, so that the viewer is told the same; None when none is found."""
    with played.moment(max(0, number - 1)).seen_by(viewer):
        step = played.steps[number]
        text = step.state.text()
        others = step.actor not in {viewer, int(NOBODY)}
        chosen = _chosen_otherwise(played, number, viewer, dice) if others else None
        if chosen is not None and chosen.state.text() != text:
            return chosen
        changed = [
            (gap(found, step, viewer), place, found)
            for place, found in mutations(played, number, dice)
            if found.state.text() != text
        ]
        for _, place, found in sorted(changed, key=lambda one: one[0])[:REPAIRS]:
            mended = _mended(played, number, viewer, found, place, dice)
            if mended is not None and mended.state.text() != text:
                return mended
    return None


def mutations(played: Line, number: int, dice: Dice) -> Iterator[tuple[int, Step]]:
    """The step with one of its draws changed, and which."""
    step = played.steps[number]
    places = [place for place, size in enumerate(step.sizes) if size > 1]
    for _ in range(min(MUTATIONS, sum(step.sizes[place] - 1 for place in places))):
        place = places[dice.below(len(places))]
        value = dice.below(step.sizes[place] - 1)
        value += value >= step.draws[place]
        script = [*step.draws[:place], int(value), *step.draws[place + 1 :]]
        yield place, played.take(played.before(number), step.action, Scripted(script, dice))


def retold(played: Line, twin: State, number: int, viewer: int | None, dice: Dice) -> Step | None:
    """The next step in the twin's game, so that the viewer is told the same; None: impossible."""
    step = played.steps[number]
    with played.moment(number - 1).seen_by(viewer):
        if step.action in twin.legal():
            found = played.take(twin, step.action, Scripted(step.draws, dice))
            mended = _mended(played, number, viewer, found, None, dice, twin)
            if mended is not None:
                return mended
        if step.actor != viewer:
            return _chosen_otherwise(played, number, viewer, dice, twin)
    return None


def gap(found: Step, step: Step, viewer: int | None) -> int:
    """In how many facts the viewer is told another thing; 0: in none."""
    if found.told(viewer) == step.told(viewer):
        return 0
    ours, theirs = step.leaves(viewer), found.leaves(viewer)
    return max(1, (ours - theirs).total() + (theirs - ours).total())


def _chosen_otherwise(
    played: Line, number: int, viewer: int | None, dice: Dice, twin: State | None = None
) -> Step | None:
    """Another choice of another seat that tells the viewer the same."""
    step = played.steps[number]
    for found in choices(played, number, dice, twin):
        if gap(found, step, viewer) == 0 and (step.events or _as_public(played, found, step)):
            return found
    return None


def choices(played: Line, number: int, dice: Dice, twin: State | None = None) -> Iterator[Step]:
    """The step with other choices, the draws as far as they fit."""
    step = played.steps[number]
    before = played.before(number) if twin is None else twin
    if before is None:
        return
    actions = [int(action) for action in before.legal() if action != step.action]
    for _ in range(min(CHOICES, len(actions))):
        action = actions.pop(dice.below(len(actions)))
        yield played.take(before, action, Scripted(step.draws, dice))


def _as_public(played: Line, found: Step, step: Step) -> bool:
    """Whether an onlooker sees the same: what they see of a choice without an event is public."""
    ours, theirs = (_public(played.title, state) for state in (found.state, step.state))
    return ours == theirs


def _public(title: Title, state: State) -> bytes:
    prompt = title.game.prompt(state) if state.to_act() != NOBODY else []
    shown = [title.game.view(state, None), title.game.facts(state, None), prompt]
    return msgspec.json.encode(shown)


def _mended(
    played: Line,
    number: int,
    viewer: int | None,
    found: Step,
    fixed: int | None,
    dice: Dice,
    twin: State | None = None,
) -> Step | None:
    """Change draws, nearest values first, until the viewer is told the same: a hill is climbed."""
    step = played.steps[number]
    before = played.before(number) if twin is None else twin
    best, far, tries = found, gap(found, step, viewer), MENDING
    for place in range(len(found.draws)):
        if far == 0:
            break
        if place == fixed or place >= len(best.sizes):
            continue
        for value in _nearest(best.draws[place], best.sizes[place]):
            if far == 0 or tries == 0:
                break
            tries -= 1
            script = [*best.draws[:place], value, *best.draws[place + 1 :]]
            other = played.take(before, found.action, Scripted(script, dice))
            if (now := gap(other, step, viewer)) < far:
                best, far = other, now
    return best if far == 0 else None


def _nearest(value: int, size: int) -> list[int]:
    """The other values of a draw: a card taken from a pile moves the next ones by one."""
    return sorted((other for other in range(size) if other != value), key=lambda v: abs(v - value))
