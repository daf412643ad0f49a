"""Every game as an OpenSpiel game in Python, registered as `ludotheque_...`.

    from ludotheque.adapters import openspiel

    game = openspiel.game("some-game", seats=3)

Chance is explicit: every draw is a chance node, with equally likely outcomes.
Actions are slots; tensors are the numbers of `Game.observation`, as floats; a state's
observation string is its player's view as JSON, its information state all that they were told
before as well. States are resampled by `Game.guess`.
"""

from collections.abc import Callable
from typing import Any

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(
        "ludotheque.adapters.openspiel needs OpenSpiel: pip install 'ludotheque[openspiel]'",
        name=missing.name,
    ) from None
import numpy as np
from mypy_extensions import i64

from ludotheque import registry
from ludotheque.adapters.arrays import ArrayGame, is_over, returns
from ludotheque.adapters.progress import Progress, seen
from ludotheque.contract import Dice
from ludotheque.library import ids
from ludotheque.registry import Title

MOST_OUTCOMES = 1024  # of one draw
AS_THE_SHEET = -1  # a parameter that the sheet has by the number of players
LONGEST_GAME = 100_000  # decisions; no game says how long it can be

Parameters = dict[str, Any]


def game(game: str, seats: int, **options: bool | int | str) -> Any:
    """A game of OpenSpiel's."""
    named = {name.replace("-", "_"): value for name, value in options.items()}
    return pyspiel.load_game(_short_name(registry.title(game)), {"players": seats, **named})


class Sampler(Dice):
    """Dice by OpenSpiel's source of chance, numbers from 0 to 1."""

    def __init__(self, chance: Callable[[], float]) -> None:
        self._chance = chance

    def below(self, n: i64) -> i64:
        return min(int(self._chance() * int(n)), int(n) - 1)


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

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> "State":
        """A state that this player cannot tell from this one, by `Game.guess`.

        Its history is empty: that of the true state holds what is hidden.
        """
        twin: State = self.get_game().new_initial_state()
        twin.progress = self.progress.guessed(player, Sampler(chance))
        return twin

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
        return "" if now is None else seen(self._arrays, now, player)


class Recall:
    """All that a player was ever told and did, then the view as JSON; there is no tensor of it."""

    tensor = None
    dict = None

    def __init__(self, arrays: ArrayGame) -> None:
        self._arrays = arrays

    def set_from(self, state: State, player: int) -> None:
        raise NotImplementedError

    def string_from(self, state: State, player: int) -> str:
        now = state.progress
        view = "" if now.state is None else seen(self._arrays, now.state, player)
        return f"{now.past.told(player)}seat {player}: {view}"


def _short_name(title: Title) -> str:
    return "ludotheque_" + title.id.replace("-", "_")


def _game_type(title: Title) -> Any:
    kinds = pyspiel.GameType
    information = kinds.Information
    defaults = {option.id: option.default for option in title.about.options}
    parameters = {
        one.id: AS_THE_SHEET if one.by_seats else one.sheet for one in title.game.parameters()
    }
    options = {**defaults, **title.about.simulation, **parameters}
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
        provides_information_state_string=True,
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
            given = dict(params or {})
            seats = int(given.pop("players", title.about.players.fewest))
            chosen = {name: value for name, value in given.items() if value != AS_THE_SHEET}
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

        def make_py_observer(
            self, kind: Any = None, params: Any = None
        ) -> Observer | Recall | None:
            """What one player knows now, or ever knew; there is no other observer."""
            single = pyspiel.PrivateInfoType.SINGLE_PLAYER
            if kind is None:
                return Observer(self.arrays)
            if not kind.public_info or kind.private_info != single:
                return None
            return Recall(self.arrays) if kind.perfect_recall else Observer(self.arrays)

    return game_type, Game


def _register() -> None:
    for title in registry.titles().values():
        if title.game.observation(title.about.players.fewest):
            pyspiel.register_game(*_game_class(title))


_register()
