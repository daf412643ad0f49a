"""A game that is put together from its folder's declarations and functions."""

from collections.abc import Callable
from typing import Generic

from mypy_extensions import i64, mypyc_attr

from ludotheque.contract import Block, Dice, Facts, Game, S, Words
from ludotheque.kit.actions import Actions
from ludotheque.kit.events import Events


class Parts(Generic[S]):
    """What a game's folder brings beside its rules; nothing here is asked inside a search."""

    def __init__(
        self,
        *,
        actions: Actions,
        events: Events,
        why_not: Callable[[S, i64], str],
        board: type,
        view: Callable[[S, int | None], object],
        facts: Callable[[S, int | None], list[Facts]],
        picture: Callable[[S, int | None], str],
        prompt: Callable[[S], Words],
        guess: Callable[[S, i64, Dice], S],
        drawing: Callable[[S, int | None], str] | None = None,
        blocks: Callable[[int], list[Block]] | None = None,
    ) -> None:
        self.actions = actions
        self.events = events
        self.why_not = why_not
        self.board = board
        self.view = view
        self.facts = facts
        self.picture = picture
        self.prompt = prompt
        self.guess = guess
        self.drawing = drawing
        self.blocks = blocks


@mypyc_attr(allow_interpreted_subclasses=True)
class Declared(Game[S]):
    """A game by its parts: what is left to write is `setup`, `read`, `value` and `observe`.

    Those that a search or a batch calls again and again are methods, which compile to direct
    calls; a function in `Parts` costs some 30 ns more.
    """

    def __init__(self, edition: int, parts: Parts[S]) -> None:
        super().__init__(edition)
        self.parts = parts
        self.actions = parts.actions
        self.events = parts.events

    def spell(self, action: i64) -> Words:
        return self.actions.spell(action)

    def parse(self, words: Words) -> i64:
        return self.actions.parse(words)

    def slots(self) -> i64:
        return self.actions.slots

    def slot(self, action: i64) -> i64:
        return self.actions.slot(action)

    def why_not(self, state: S, action: i64) -> str:
        return self.parts.why_not(state, action)

    def view(self, state: S, seat: int | None) -> object:
        return self.parts.view(state, seat)

    def board_type(self) -> type:
        return self.parts.board

    def facts(self, state: S, seat: int | None) -> list[Facts]:
        return self.parts.facts(state, seat)

    def picture(self, state: S, seat: int | None) -> str:
        return self.parts.picture(state, seat)

    def drawing(self, state: S, seat: int | None) -> str:
        draw = self.parts.drawing
        return super().drawing(state, seat) if draw is None else draw(state, seat)

    def prompt(self, state: S) -> Words:
        return self.parts.prompt(state)

    def guess(self, state: S, seat: i64, dice: Dice) -> S:
        return self.parts.guess(state, seat, dice)

    def observation(self, seats: i64) -> list[Block]:
        blocks = self.parts.blocks
        return [] if blocks is None else blocks(int(seats))
