"""Every game as an OpenSpiel game in Python, registered as `ludotheque_...`.

    from ludotheque.adapters import openspiel

    game = openspiel.game("some-game", seats=3)

Chance is explicit: every draw is a chance node, with equally likely outcomes.
Actions are slots; tensors are the numbers of `Game.observation`, as floats; a state's
observation string is its player's view as JSON.
"""

from typing import Any

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(
        "ludotheque.adapters.openspiel needs OpenSpiel: pip install 'ludotheque[openspiel]'",
        name=missing.name,
    ) from None
import msgspec
import numpy as np
from mypy_extensions import i64

from ludotheque import contract, registry
from ludotheque.adapters.arrays import ArrayGame, is_over, returns
from ludotheque.contract import Dice, Options
from ludotheque.library import ids
from ludotheque.registry import Title

MOST_OUTCOMES = 1024  # of one draw
LONGEST_GAME = 100_000  # decisions; no game says how long it can be

Parameters = dict[str, Any]


def game(game: str, seats: int, **options: bool | int | str) -> Any:
    """A game of OpenSpiel's."""
    named = {name.replace("-", "_"): value for name, value in options.items()}
    return pyspiel.load_game(_short_name(registry.title(game)), {"players": seats, **named})


class Undecided(Exception):
    """A draw whose outcome has not been chosen yet."""

    def __init__(self, sides: int) -> None:
        super().__init__()
        self.sides = sides


class Chosen(Dice):
    """Gives the outcomes that were chosen, then asks for more."""

    def __init__(self, draws: list[int]) -> None:
        self._left = list(reversed(draws))

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if not self._left:
            raise Undecided(int(n))
        return self._left.pop()


class Progress:
    """A position, and what is being carried out on it while draws are undecided."""

    def __init__(self, arrays: ArrayGame) -> None:
        self.arrays = arrays
        self.state: contract.State | None = None  # before the set-up
        self.action = 0
        self.draws: list[int] = []
        self.sides = 0  # of the draw to be decided; 0: none
        self.carry_out()

    def carry_out(self) -> None:
        """As far as the draws go."""
        dice = Chosen(self.draws)
        try:
            if self.state is None:
                after = self.arrays.begin(dice)
            else:
                after = self.state.copy()
                after.apply(self.action, dice, None)
        except Undecided as draw:
            self.sides = draw.sides
        else:
            self.state, self.draws, self.sides = after, [], 0

    def __deepcopy__(self, _: object) -> "Progress":
        twin = Progress.__new__(Progress)
        twin.arrays, twin.action, twin.sides = self.arrays, self.action, self.sides
        twin.state = None if self.state is None else self.state.copy()
        twin.draws = list(self.draws)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel writes games and states down by pickling."""
        arrays, now = self.arrays, self.state
        text = None if now is None else now.text()
        draws = self.draws if self.sides else None
        return _restored, (arrays.title.id, arrays.seats, arrays.options, text, self.action, draws)


def _restored(
    game: str, seats: int, options: Options, text: str | None, action: int, draws: list[int] | None
) -> Progress:
    """What was being carried out goes on from the draws; None: nothing was."""
    progress = Progress(ArrayGame(game, seats, options))
    progress.sides, progress.action = 0, action
    if text is not None:
        progress.state = progress.arrays.game.read(text)
    if draws is not None:
        progress.draws = draws
        progress.carry_out()
    return progress


class State(pyspiel.State):  # type: ignore[misc]
    """One position, as OpenSpiel asks for it."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.progress = Progress(game.arrays)

    def current_player(self) -> int:
        now = self.progress
        if now.sides or now.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if is_over(now.state) else int(now.state.to_act())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.progress.sides
        return [(outcome, 1.0 / sides) for outcome in range(sides)]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.progress.state
        if state is None or player != state.to_act():
            return []
        return list(self.progress.arrays.legal(state))

    def _apply_action(self, action: int) -> None:
        now = self.progress
        if now.sides or now.state is None:
            now.draws.append(action)
        else:
            now.action = now.arrays.legal(now.state)[action]
        now.carry_out()

    def _action_to_string(self, player: int, action: int) -> str:
        now = self.progress
        if player == pyspiel.PlayerId.CHANCE or now.state is None:
            return f"draw {action}"
        actions = now.arrays.legal(now.state)
        if action not in actions:
            return f"slot {action}"
        return " ".join(str(word) for word in now.arrays.game.spell(actions[action]))

    def is_terminal(self) -> bool:
        state = self.progress.state
        return state is not None and not self.progress.sides and is_over(state)

    def returns(self) -> list[float]:
        state = self.progress.state
        return [0.0] * self.progress.arrays.seats if state is None else returns(state)

    def __str__(self) -> str:
        now = self.progress
        before = "" if now.state is None else now.state.text()
        return f"{before}\naction {now.action} draws {now.draws}" if now.sides else before


class Observer:
    """What a player may know: the numbers block by block, and the view as JSON."""

    def __init__(self, arrays: ArrayGame) -> None:
        self._arrays = arrays
        self.tensor = np.zeros(arrays.width, np.float32)
        self.dict = {}
        first = 0
        for block in arrays.blocks:
            self.dict[block.name] = self.tensor[first : first + block.size]
            first += block.size

    def set_from(self, state: State, player: int) -> None:
        now = state.progress.state
        self.tensor[:] = 0 if now is None else self._arrays.observed(now, player)

    def string_from(self, state: State, player: int) -> str:
        now = state.progress.state
        game = self._arrays.game
        return "" if now is None else msgspec.json.encode(game.view(now, player)).decode()


def _short_name(title: Title) -> str:
    return "ludotheque_" + title.id.replace("-", "_")


def _game_type(title: Title) -> Any:
    kinds = pyspiel.GameType
    information = kinds.Information
    defaults = {option.id: option.default for option in title.about.options}
    options = {**defaults, **title.about.simulation}
    return kinds(
        short_name=_short_name(title),
        long_name=title.about.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION
        if title.about.hidden
        else information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=title.about.players.most,
        min_num_players=title.about.players.fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": title.about.players.fewest,
            **{name.replace("-", "_"): value for name, value in options.items()},
        },
    )


def _game_class(title: Title) -> Any:
    game_type = _game_type(title)

    class Game(pyspiel.Game):  # type: ignore[misc]
        """One game of the shelf, with its seats and options."""

        def __init__(self, params: Parameters | None = None) -> None:
            chosen = dict(params or {})
            seats = int(chosen.pop("players", title.about.players.fewest))
            self.arrays = ArrayGame(title.id, seats, ids(chosen))
            info = pyspiel.GameInfo(
                num_distinct_actions=self.arrays.slots,
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST_GAME,
            )
            super().__init__(game_type, info, params or {})

        def new_initial_state(self) -> State:
            return State(self)

        def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer | None:
            """What one player knows now; there is no other observer."""
            single = pyspiel.PrivateInfoType.SINGLE_PLAYER
            usual = kind is None or (
                kind.public_info and not kind.perfect_recall and kind.private_info == single
            )
            return Observer(self.arrays) if usual else None

    return game_type, Game


def _register() -> None:
    for title in registry.titles().values():
        if title.game.observation(title.about.players.fewest):
            pyspiel.register_game(*_game_class(title))


_register()
