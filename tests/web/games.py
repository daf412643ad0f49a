"""Games brought to a point worth looking at, without a browser."""

from tests.server.client import play


def playing(guest, steps=14, **options):
    """A game under way, and whoever is to act in it."""
    table, people, view = _played(guest, steps, options)
    return table, people[view["toAct"] or 0]


def finished(guest):
    """A game that is over, and the three who played it."""
    table, people, view = _played(guest, 1000, {})
    assert view["result"]
    return table, people


def _played(guest, steps, options):
    people = [guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = people[0].create("me", "open", "open", options=options, hints=True)["id"]
    for seat, other in enumerate(people[1:], 1):
        other.join(table, seat)
    sockets = [one.open(table) for one in people]
    play(sockets, steps, abroad)
    return table, people, sockets[0].view


def abroad(actions):
    """A flight to another district, where there is one: nobody is ruined so soon."""
    return next(
        (words for words in actions if _district(words[1]) != _district(words[-1])), actions[0]
    )


def _district(lot):
    return "abcdefghi".index(lot[0]) // 3, (int(lot[1]) - 1) // 3


def called(line):
    """Auf Achse by one person for all seats, until a contract is under the hammer."""
    while line.view["prompt"][0] != "auction":
        actions = line.view["actions"]
        calls = [words for words in actions if words[0] == "call"]
        cities = [words for words in actions if words[0] == "drive" and "-" not in words[1]]
        words = (calls or cities or actions)[0]
        line.until(line.act(words)["version"])
