"""Checks of positions: copies and texts go on like the original, and nothing else changes it."""

import re

import msgspec

from ludotheque.contract import NOBODY, SEAT_FACTS, Dice, Event, State, Tell
from ludotheque.dice import Fast
from ludotheque.lab.playout import Tally, play_out
from ludotheque.lab.simulation import Setting, all_settings
from ludotheque.registry import Title
from ludotheque.testing.forks import Scripted
from ludotheque.testing.moments import EVERYBODY, Moment, amount, naming, running_moments
from ludotheque.testing.received import Eyes, difference

STEPS = 3000  # of all games of a check together
FOLLOWED = 5  # copies that go on beside a game
MARKED = 8  # one position in eight is copied and written down
ASKED = 4  # and one in four of those is asked everything
DAMAGES = 12  # numbers of a text that are changed


def telling_changes_nothing(title: Title) -> None:
    """With and without somebody to tell, an action does the same; events are well made."""
    for setting, seed, state, dice in _games(title):
        quiet = title.game.setup(setting.seats, setting.options, Fast(seed), None)
        step = 0
        with naming(setting, seed, step, EVERYBODY, state):
            assert quiet.text() == state.text(), "the set-up is another when nobody is told"
        while state.to_act() != NOBODY:
            moment, tell = Moment(setting, seed, step, state), Tell()
            with moment.seen_by(int(state.to_act())):
                action = _any(state, dice)
                drawn = Scripted([], dice)
                state.apply(action, drawn, tell)
                again = Scripted(drawn.draws, dice)
                quiet.apply(action, again, None)
                said = f"{title.game.spell(action)} does something else when nobody is told"
                assert again.draws == drawn.draws, (
                    f"{said}: it draws {again.draws}, not {drawn.draws}"
                )
                if quiet.text() != state.text():
                    raise AssertionError(f"{said}: {difference(state.text(), quiet.text())}")
                for event in tell.events:
                    _is_an_event(event, setting.seats)
            step += 1


def _games(title: Title) -> list[tuple[Setting, int, State, Dice]]:
    """The beginnings of random games, as many as make about STEPS steps."""
    variety = list(all_settings(title))
    begun: list[tuple[Setting, int, State, Dice]] = []
    steps = seed = 0
    while steps < amount(STEPS):
        setting, dice = variety[seed % len(variety)], Fast(seed)
        tell = Tell()
        with naming(setting, seed, 0, EVERYBODY, None):
            state = title.game.setup(setting.seats, setting.options, dice, tell)
            for event in tell.events:
                _is_an_event(event, setting.seats)
        begun.append((setting, seed, state, dice))
        other = Fast(seed)
        twin = title.game.setup(setting.seats, setting.options, other, None)
        steps, seed = steps + _length(twin, other), seed + 1
    return begun


def _length(state: State, dice: Dice) -> int:
    steps = 1
    while state.to_act() != NOBODY:
        state.apply(_any(state, dice), dice, None)
        steps += 1
    return steps


def _any(state: State, dice: Dice) -> int:
    actions = state.legal()
    return int(actions[dice.below(len(actions))])


def _is_an_event(event: Event, seats: int) -> None:
    for name, value in {**event.facts, **event.secret}.items():
        items = value if isinstance(value, list) else [value]
        plain = all(type(item) in {int, str} for item in items)
        assert plain, f"the event {event.name!r} has {name} = {value!r}: neither numbers nor words"
        known = name not in SEAT_FACTS or type(value) is not int or 0 <= value < seats
        assert known, f"the event {event.name!r} has {name} = {value}, which is no seat"
    assert set(event.knowers) <= set(range(seats)), f"{event.name!r} has knowers {event.knowers}"


def copies_go_on_alike(title: Title) -> None:
    """What was copied, and what was read from text, is and becomes what the original does."""
    eyes: dict[str, Eyes] = {}
    for setting, seed, state, dice in _games(title):
        if str(setting) not in eyes:
            eyes[str(setting)] = Eyes(title, setting)
        _Followed(title, setting, seed, state, eyes[str(setting)]).play(dice)


class _Shadow(msgspec.Struct, frozen=True):
    """A copy that goes on beside the original."""

    what: str
    state: State


class _Followed:
    """A game that is copied, written down and asked on its way; its shadows go with it."""

    def __init__(self, title: Title, setting: Setting, seed: int, state: State, eyes: Eyes) -> None:
        self._title, self._setting, self._seed = title, setting, seed
        self._state, self._eyes = state, eyes
        self._shadows: list[_Shadow] = []
        self._marks = 0
        self._kept: tuple[State, list[tuple[int, list[int]]]] = (state.copy(), [])

    def play(self, dice: Dice) -> None:
        step = 0
        while self._state.to_act() != NOBODY:
            with Moment(self._setting, self._seed, step, self._state).seen_by():
                if dice.below(MARKED) == 0 or step == 0:
                    self._mark(step)
                self._go_on(dice)
            step += 1
        with Moment(self._setting, self._seed, step, self._state).seen_by():
            self._repeat(dice)

    def _mark(self, step: int) -> None:
        state, text = self._state, self._state.text()
        shadows = [
            _Shadow(f"a copy made at step {step}", state.copy()),
            _Shadow(
                f"the position of step {step}, read from its text,", self._title.game.read(text)
            ),
        ]
        for shadow in shadows:
            self._is_same(shadow)
        self._marks += 1
        if self._marks % ASKED == 1:
            self._ask(shadows, step)
        play_out(state.copy(), Fast(step), Tally())
        assert state.text() == text, "playing on a copy changes the original"
        self._shadows = [*self._shadows, *shadows][-FOLLOWED:]

    def _ask(self, shadows: list[_Shadow], step: int) -> None:
        """Everything that can be asked, of the original and its shadows: it changes nothing."""
        text, seat = self._state.text(), step % self._setting.seats
        shown = self._eyes.parts(self._state, step, seat, all_of_it=True)
        assert self._state.text() == text, "asking changes the position: a view, a guess, a preview"
        for shadow in shadows:
            for part, value in self._eyes.parts(shadow.state, step, seat, all_of_it=False).items():
                if value != shown[part]:
                    said = f"{shadow.what} shows another {part}"
                    raise AssertionError(f"{said}: {difference(shown[part], value)}")

    def _go_on(self, dice: Dice) -> None:
        action, drawn = _any(self._state, dice), Scripted([], dice)
        self._state.apply(action, drawn, None)
        self._kept[1].append((action, drawn.draws))
        for shadow in self._shadows:
            shadow.state.apply(action, Scripted(drawn.draws, dice), None)
            self._is_same(shadow)

    def _is_same(self, shadow: _Shadow) -> None:
        ours, theirs = self._state.text(), shadow.state.text()
        if ours != theirs:
            raise AssertionError(f"{shadow.what} is not the original: {difference(ours, theirs)}")
        assert list(self._state.legal()) == list(shadow.state.legal()), (
            f"{shadow.what} has other legal actions than the original"
        )

    def _repeat(self, dice: Dice) -> None:
        """A copy of the beginning was left alone: the whole game can be played on it."""
        state, moves = self._kept
        for action, draws in moves:
            state.apply(action, Scripted(draws, dice), None)
        self._is_same(_Shadow("a copy of the beginning, played on after the game,", state))


def damage_is_noticed(title: Title) -> None:
    """`read` or `check` refuses positions in which something was lost or made."""
    tried = noticed = 0
    for moment in running_moments(title, 60):
        text = moment.state.text()
        places = [match.span() for match in re.finditer(r"\d+", text)]
        for start, end in places[:: 1 + len(places) // DAMAGES]:
            tried += 1
            changed = f"{text[:start]}{int(text[start:end]) + 1}{text[end:]}"
            noticed += _is_noticed(title, changed)
    assert noticed or not tried, (
        f"{tried} positions with a changed number passed read() and check(): "
        "check() must notice when a card, a coin or a piece was lost or made"
    )


def _is_noticed(title: Title, text: str) -> bool:
    try:
        title.game.read(text).check()
    except Exception:  # noqa: BLE001 - however it is refused
        return True
    return False
