"""Who knows what became of contracts that were given away face down (AUF-9.6).

The giver of a secret contract knows who got it. They are sure of it no longer once that
player has given a secret contract away in turn, so what a seat knows is a list of
worlds, each of which says where every such contract may be. A seat that has given
nothing away has no worlds. Values of this class never change.
"""

from typing import Final

from mypy_extensions import i64

World = dict[int, int]  # contract -> the seat that holds it in this world


class Gifts:
    """The worlds of each seat."""

    def __init__(self, worlds: dict[int, list[World]]) -> None:
        self.worlds = worlds

    def of(self, seat: i64) -> list[World]:
        return self.worlds.get(seat, [])

    def only(self, seat: i64) -> "Gifts":
        """What remains when only this seat's knowledge is kept."""
        mine = self.of(seat)
        return Gifts({int(seat): mine}) if mine else NO_GIFTS

    def sure(self, seat: i64) -> World:
        """The contracts of which the seat knows for sure who holds them."""
        worlds = self.of(seat)
        return {
            card: holder
            for world in worlds[:1]
            for card, holder in world.items()
            if all(other[card] == holder for other in worlds)
        }

    def given(self, giver: i64, receiver: i64, card: i64, hidden: i64) -> "Gifts":
        """After a secret gift; `hidden` is how many secret contracts the giver held."""
        after: dict[int, list[World]] = {}
        for seat, worlds in self.worlds.items():
            if seat == receiver:
                after[seat] = _seen_leaving(worlds, giver, card, hidden)
            elif seat != giver:
                after[seat] = _guessed_leaving(worlds, giver, receiver, hidden)
        mine = self.of(giver) or [{}]
        after[giver] = [{**world, int(card): int(receiver)} for world in mine]
        return _tidy(after)

    def revealed(self, holder: i64, card: i64, hidden: i64) -> "Gifts":
        """After all have seen a secret contract in the hand of its holder."""
        if not self.worlds:
            return self
        after: dict[int, list[World]] = {}
        for seat, worlds in self.worlds.items():
            after[seat] = worlds if seat == holder else _seen_leaving(worlds, holder, card, hidden)
        return _tidy(after)


NO_GIFTS: Final = Gifts({})


def _held(world: World, seat: i64) -> int:
    return len([holder for holder in world.values() if holder == seat])


def _seen_leaving(worlds: list[World], holder: i64, card: i64, hidden: i64) -> list[World]:
    """The worlds in which the holder could show this contract, without it."""
    left: list[World] = []
    for world in worlds:
        possible = world[card] == holder if card in world else _held(world, holder) < hidden
        if possible:
            left.append({other: seat for other, seat in world.items() if other != card})
    return left


def _guessed_leaving(worlds: list[World], giver: i64, receiver: i64, hidden: i64) -> list[World]:
    """The worlds after somebody has given one of their secret contracts to another."""
    after: list[World] = []
    for world in worlds:
        if _held(world, giver) < hidden:
            after.append(world)
        for card, seat in world.items():
            if seat == giver:
                after.append({**world, card: int(receiver)})
    return after


def _tidy(worlds: dict[int, list[World]]) -> Gifts:
    """Each world once, in a fixed order; seats that know of no gift left out."""
    tidy: dict[int, list[World]] = {}
    for seat in sorted(worlds):
        once = sorted({tuple(sorted(world.items())) for world in worlds[seat]})
        if once != [()]:
            tidy[seat] = [dict(world) for world in once]
    return Gifts(tidy)
