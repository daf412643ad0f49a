"""Finished games that were looked through by a coach who says what is wished, without a thought."""

import msgspec

from ludotheque import record, registry
from ludotheque.coach import review
from ludotheque.coach.luck import Luck
from ludotheque.coach.moments import course
from ludotheque.coach.review import Chances, Judged
from ludotheque.server.protocol.coach_messages import CoachPiece
from tests.server.client import play

LOSS = 0.1


def last(actions):
    """A choice that brings a game to its end soon."""
    return actions[-1]


def finished(guest, *seats, **more):
    """A game that this guest has played to its end, for all who sit at their device."""
    table = guest.create(*(seats or ("me", "me", "me")), **more)["id"]
    play([guest.open(table)], 1000, last)
    return table


def played(server, guest, games=14):
    """So many games of one person, looked through, in which they lost less and less."""
    for number in range(games):
        table = finished(guest)
        lost = LOSS * (games - number) / games
        often = 2 + number % 3
        look_through(server, guest, table, loss=lambda n: 0.0 if n % often else lost)  # noqa: B023


def look_through(server, guest, table, seats=(0, 1, 2), loss=lambda _: LOSS):
    """Keep a review of these seats, where a decision cost what `loss` says of its version."""
    written = record.read(guest.get(f"/api/tables/{table}/record").content)
    mark = review.mark(registry.title(written.game))
    for seat in seats:
        played = course(written, seat)
        judged = [said(played.table.game, one, loss(one.version)) for one in played.decisions]
        points = [Chances(played.table.version, [0.0] * len(written.seats), 0.0)]
        first = CoachPiece(
            2, [one.version for one in judged], 0, points, judged[:1], Luck(0, [], None, None)
        )
        second = CoachPiece(2, first.decisions, 0, [], judged[1:], None)
        for number, piece in enumerate((first, second)):
            text = msgspec.json.encode(piece).decode()
            server.inside(server.services.store.keep_review(table, seat, number, mark, text))


def said(game, decision, loss):
    others = [action for action in decision.state.legal() if action != decision.action]
    rather = game.spell(others[0])
    version, asked, words = decision.version, decision.asked, decision.words
    return Judged(version, asked, words, rather, [], 0.5, 0.5 - loss, loss)
