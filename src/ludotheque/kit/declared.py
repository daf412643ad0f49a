"""A game whose actions and events are declared."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.contract import Event, Game, Measure, Parameter, S, Words
from ludotheque.kit.actions import Actions
from ludotheque.kit.events import Events
from ludotheque.kit.measures import Measures
from ludotheque.kit.parameters import Parameters
from ludotheque.kit.vecs import put_numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Declared(Game[S]):
    """A game that declares its actions and events: spelling, parsing and slots follow."""

    def __init__(
        self,
        edition: int,
        actions: Actions,
        events: Events,
        studied: Measures | None = None,
        changeable: Parameters | None = None,
    ) -> None:
        super().__init__(edition)
        self.actions = actions
        self.events = events
        self.studied = Measures(events) if studied is None else studied
        self.changeable = Parameters() if changeable is None else changeable

    def spell(self, action: i64) -> Words:
        return self.actions.spell(action)

    def parse(self, words: Words) -> i64:
        return self.actions.parse(words)

    def slots(self) -> i64:
        return self.actions.slots

    def slot(self, action: i64) -> i64:
        return self.actions.slot(action)

    def put_slots(self, actions: vec[i64], out: vec[i64], at: i64) -> None:
        if self.actions.dense:
            put_numbers(actions, out, at)
        else:
            super().put_slots(actions, out, at)

    def parameters(self) -> list[Parameter]:
        return self.changeable.declared

    def measures(self) -> list[Measure]:
        return self.studied.declared()

    def measured(self, state: S, told: list[Event]) -> list[list[int]]:
        return self.studied.measured(told, len(state.standing()))
