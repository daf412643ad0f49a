"""What somebody looks at before they choose, shown to onlookers where it is no secret.

A list of choices may tell of a hand. That it does not is known from the game's own word alone:
it hides nothing at all, or the decision is an open prompt, which people at one device look at
together. In doubt nothing is shown.
"""

from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.socket_messages import Point, Pointed
from ludotheque.server.room.room import Room
from ludotheque.table import Table
from ludotheque.views import seen_preview


def point(room: Room, seat: int, message: Point) -> None:
    """Tell onlookers, if they may know."""
    table = room.started(message.version, [seat])
    if seat not in table.deciders():
        raise ApiError("not-your-turn")
    if not public(table, seat):
        return
    preview = None
    if message.action:
        foreseen = table.preview(seat, message.action)  # refuses what is no choice
        preview = None if table.title.about.hidden else seen_preview(foreseen)
    room.audience.tell_onlookers(Pointed(seat, table.version, message.action, preview))


def public(table: Table, seat: int) -> bool:
    """Whether everybody may know this seat's choices; never where several choose at once."""
    about = table.title.about
    if table.deciders() != [seat]:
        return False
    return not about.hidden or table.game.prompt(table.asked(seat))[0] in about.open_prompts
