"""A game whose actions and events are declared."""

from mypy_extensions import i64, mypyc_attr

from ludotheque.contract import Game, S, Words
from ludotheque.kit.actions import Actions
from ludotheque.kit.events import Events


@mypyc_attr(allow_interpreted_subclasses=True)
class Declared(Game[S]):
    """A game that declares its actions and events: spelling, parsing and slots follow."""

    def __init__(self, edition: int, actions: Actions, events: Events) -> None:
        super().__init__(edition)
        self.actions = actions
        self.events = events

    def spell(self, action: i64) -> Words:
        return self.actions.spell(action)

    def parse(self, words: Words) -> i64:
        return self.actions.parse(words)

    def slots(self) -> i64:
        return self.actions.slots

    def slot(self, action: i64) -> i64:
        return self.actions.slot(action)
