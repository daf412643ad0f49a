"""Everything that a viewer can receive of a position, part by part, and how two differ."""

import msgspec

from ludotheque.contract import Game, State, Words
from ludotheque.dice import Fast
from ludotheque.lab.simulation import Setting
from ludotheque.record import Seeded
from ludotheque.registry import Title
from ludotheque.table import Refused, Table
from ludotheque.testing.moments import random_game
from ludotheque.testing.numbers import observed
from ludotheque.views import seen_preview, view

STRAYS = 60  # actions from elsewhere that a position is tried with
PREVIEWS = 3  # choices of a position that are looked at before they are made
GUESSES = 2
ORDERS = 12
LONGEST_VALUE = 60  # characters of a difference that are shown


class Eyes:
    """What the house would send to a viewer; a table is kept for its own ways of asking."""

    def __init__(self, title: Title, setting: Setting) -> None:
        self.title = title
        self._table = Table(title, setting.seats, setting.options, Seeded(0))
        self._strays = strays(title, setting)
        self._orders = [*title.about.orders, *self._strays[:: 1 + len(self._strays) // ORDERS]]
        self._observes = bool(title.game.observation(setting.seats))

    def parts(
        self, state: State, step: int, seat: int | None, *, all_of_it: bool
    ) -> dict[str, str]:
        """Each part by its name; without the costly ones where not all of it is asked for."""
        table, game = self._table, self.title.game
        table.set_position(state)
        table.version = step
        found = {"view": _json(view(table, seat)), "picture": game.picture(state, seat)}
        if seat is not None:
            found["guess"] = "\n".join(
                game.guess(state, seat, Fast(n)).text() for n in range(GUESSES)
            )
            if self._observes:
                found["observation"] = _json(observed(self.title, state, seat))
        if all_of_it:
            found["drawing"] = table.svg(seat)
            if seat == table.to_act():
                found.update(self._asked(seat))
        return found

    def _asked(self, seat: int) -> dict[str, str]:
        """What a seat is answered when it is its turn."""
        table = self._table
        choices = table.legal()
        some = choices[:: 1 + len(choices) // PREVIEWS]
        previews = [seen_preview(table.preview(seat, words)) for words in some]
        return {
            "previews": _json(previews),
            "refusals": _json([(words, table.why_not(seat, words)) for words in self._strays]),
            "answers to orders": _json([(order, self._answer(order)) for order in self._orders]),
        }

    def _answer(self, order: Words) -> Words | str | None:
        seat = self._table.to_act()
        try:
            self._table.give_order(seat, order)
        except Refused as refused:
            return refused.code
        answer = self._table.ordered()
        self._table.set_order(seat, [])
        return answer


def strays(title: Title, setting: Setting) -> list[Words]:
    """Actions of another game in the same setting: most are not legal where they are tried."""
    pool = {int(action) for state in random_game(title, setting, 1) for action in state.legal()}
    return [title.game.spell(a) for a in sorted(pool)[:: max(1, len(pool) // STRAYS)]]


def has_orders(game: Game[State]) -> bool:
    return type(game).answer is not Game.answer


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def difference(ours: str, theirs: str) -> str:
    """Where two parts differ first, in words."""
    try:
        where, here, there = _apart(msgspec.json.decode(ours), msgspec.json.decode(theirs), "")
    except msgspec.DecodeError:
        pairs = zip([*ours.split("\n"), ""], [*theirs.split("\n"), ""], strict=False)
        number, (here, there) = next((n, two) for n, two in enumerate(pairs, 1) if two[0] != two[1])
        where = f"line {number}"
    return f"{where.lstrip('.') or 'it'} is {_short(here)} here and {_short(there)} there"


def _apart(ours: object, theirs: object, path: str) -> tuple[str, object, object]:
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        key = next(key for key in ours if ours[key] != theirs[key])
        return _apart(ours[key], theirs[key], f"{path}.{key}")
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        at = next(
            n for n, (one, other) in enumerate(zip(ours, theirs, strict=True)) if one != other
        )
        return _apart(ours[at], theirs[at], f"{path}[{at}]")
    return path, ours, theirs


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"
