"""Reads the position that `State.text` wrote down."""

from mypy_extensions import i64

from ludotheque.games.auf_achse.board import CARDS, COLOURS, LARGE, SMALL, contract, named
from ludotheque.games.auf_achse.gifts import NO_GIFTS, Gifts, World
from ludotheque.games.auf_achse.parameters import PARAMETERS
from ludotheque.games.auf_achse.rules import State
from ludotheque.games.auf_achse.state import DISCARDED, FACE_UP, Position
from ludotheque.games.auf_achse.writing import COLOUR, EVENT_PILE, TABLE
from ludotheque.kit.notation import NOTHING, Fields, fields
from ludotheque.kit.parameters import split
from ludotheque.kit.vecs import total


def read(text: str, edition: i64) -> State:
    house_rules, lines = split(text)
    found = fields(lines, pairs=("truck", "hand", "aboard", "gifts"))
    p = State(int(found["seats"][0]))
    p.edition = edition
    p.numbers = PARAMETERS.read(house_rules, p.seats)
    TABLE.read(p, found)
    EVENT_PILE.read(p, found)
    _fill_cards(p, found)
    _fill_seats(p, found)
    _fill_gifts(p, found)
    p.bank = p.seats * p.start_money() - total(p.money)
    return p


def _fill_cards(p: Position, fields: Fields) -> None:
    for card in p.open:
        p.holder[card] = FACE_UP
    for word in _listed(fields["discarded"]):
        p.holder[contract(word)] = DISCARDED
    for card in p.under:
        p.bag[card] = 0
    for word in _listed(fields["kept"]):
        name, holder = word.split(":")
        p.kept[CARDS.index(name)] = COLOUR.read(holder)
        p.bag[CARDS.index(name)] = 0


def _fill_seats(p: Position, fields: Fields) -> None:
    for seat in range(p.seats):
        name = COLOURS[seat]
        space, money, small, large, skips, done = fields[f"truck {name}"]
        if space != NOTHING:
            p.move_truck(seat, named(space))
        p.money[seat] = int(money)
        p.trailers[2 * seat + SMALL] = int(small)
        p.trailers[2 * seat + LARGE] = int(large)
        p.skips[seat] = int(skips)
        p.done[seat] = 1 if done == "done" else 0
        for word in _listed(fields[f"hand {name}"]):
            card = contract(word.removesuffix("*"))
            p.holder[card] = seat
            p.shown[card] = 1 if word.endswith("*") else 0
        for order, word in enumerate(_listed(fields[f"aboard {name}"])):
            p.holder[contract(word)] = seat
            p.shown[contract(word)] = 1
            p.loaded[contract(word)] = order + 1


def _fill_gifts(p: Position, fields: Fields) -> None:
    worlds: dict[int, list[World]] = {}
    for seat in range(p.seats):
        for written in fields.get(f"gifts {COLOURS[seat]}", []):
            world: World = {}
            for gift in written.split(","):
                card, holder = gift.split(":")
                world[contract(card)] = COLOUR.read(holder)
            worlds.setdefault(seat, []).append(world)
    p.gifts = Gifts(worlds) if worlds else NO_GIFTS


def _listed(words: list[str]) -> list[str]:
    return [] if words == [NOTHING] else words
