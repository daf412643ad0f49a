"""Over many games: what somebody's decisions cost, by what the coach has found in each of them."""

from collections.abc import Hashable, Iterator
from functools import partial

import msgspec

from ludotheque import registry
from ludotheque.coach import puzzles, review
from ludotheque.coach.progress import Cost, Played, summary
from ludotheque.coach.puzzles import Position
from ludotheque.coach.review import Judged
from ludotheque.server.people.sessions import Person
from ludotheque.server.protocol.coach_messages import CoachPiece
from ludotheque.server.protocol.progress_messages import Progress, TitleProgress, UnseenGame
from ludotheque.store import Store
from ludotheque.store.reviews import Finished

MOST_GAMES = 200  # the last ones: older ones tell of somebody who plays otherwise today

_piece = msgspec.json.Decoder(CoachPiece).decode


class Seen(msgspec.Struct):
    """What somebody decided in a game that the coach has looked through, seat by seat."""

    finished: Finished
    last: int
    judged: dict[int, list[Judged]]

    def played(self) -> Played:
        costs = [
            Cost(str(one.asked[0]), one.version / max(1, self.last), one.loss)
            for judged in self.judged.values()
            for one in judged
        ]
        return Played(self.finished.table.changed, costs)

    def positions(self) -> Iterator[Position]:
        """Those that make puzzles."""
        table = self.finished.table
        for seat, judged in self.judged.items():
            for one in judged:
                if puzzles.worthy(one, len(table.seats)):
                    yield Position(table.id, seat, one.version)


async def progress(store: Store, asker: Hashable, person: Person) -> Progress:
    """All that is known of somebody's last games."""
    return await store.look_back(asker, person.id, MOST_GAMES, partial(_progress, person))


async def positions(store: Store, asker: Hashable, person: Person) -> dict[Position, str]:
    """Where somebody could be asked again, each with its title."""
    return await store.look_back(asker, person.id, MOST_GAMES, partial(_positions, person))


def _progress(person: Person, games: list[Finished]) -> Progress:
    found = _looked_at(person, games)
    by_title: dict[str, list[Played]] = {}
    for game, seen in found:
        if seen is not None:
            by_title.setdefault(game.table.game, []).append(seen.played())
    titles = [TitleProgress(game, summary(played)) for game, played in by_title.items()]
    unseen = [
        UnseenGame(game.table.id, _seats(person, game)) for game, seen in found if seen is None
    ]
    return Progress(
        games=len(found),
        seen=len(found) - len(unseen),
        unseen=unseen,
        titles=sorted(titles, key=lambda one: (-one.summary.all.games, one.game)),
    )


def _positions(person: Person, games: list[Finished]) -> dict[Position, str]:
    found = _looked_at(person, games)
    return {
        one: game.table.game for game, seen in found if seen is not None for one in seen.positions()
    }


def _looked_at(person: Person, games: list[Finished]) -> list[tuple[Finished, Seen | None]]:
    """The games that somebody played, each with what the coach of today has found in it."""
    titles = registry.titles()
    known = [game for game in games if game.table.game in titles and _seats(person, game)]
    marks = {id: review.mark(titles[id]) for id in {game.table.game for game in known}}  # noqa: A001
    return [(game, _seen(game, _seats(person, game), marks[game.table.game])) for game in known]


def _seats(person: Person, game: Finished) -> list[int]:
    """The seats of somebody; where others sat at the same device, those under their own name."""
    names = {n: s.name for n, s in enumerate(game.table.seats) if s.person == person.id}
    alone = len(set(names.values())) == 1
    return [n for n, name in names.items() if alone or name == person.name]


def _seen(game: Finished, seats: list[int], mark: str) -> Seen | None:
    """None as long as a piece of a seat is missing, or is an older judge's."""
    judged: dict[int, list[Judged]] = {}
    last = 0
    for seat in seats:
        pieces = _pieces(game, seat, mark)
        if pieces is None:
            return None
        last = pieces[0].points[-1].version
        judged[seat] = [
            one
            for piece in pieces
            for one in piece.judged
            if one.version >= game.table.copied and one.version not in game.bots
        ]
    return Seen(game, last, judged)


def _pieces(game: Finished, seat: int, mark: str) -> list[CoachPiece] | None:
    found: list[CoachPiece] = []
    while not found or len(found) < found[0].pieces:
        piece = game.pieces.get((seat, len(found)))
        if piece is None or piece.judge != mark:
            return None
        found.append(_piece(piece.text))
    return found
