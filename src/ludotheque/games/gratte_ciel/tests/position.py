"""Positions of Gratte-ciel for the rule tests, in a few words."""

from ludotheque.dice import Fast, Replayed
from ludotheque.games.gratte_ciel import GratteCiel, game
from ludotheque.kit.events import CheckedTell

COLOURS = "RBYG"
FLOORS = {3: 60, 4: 40}
NAMES = [f"{c}{r}" for r in range(1, 10) for c in "abcdefghi"]


def at(
    turn="R",
    points="60 60 60 60",
    helicopters="e3 h5 h8 b8",
    flights="straight",
    edition=game.edition,
    house_rules="",
    **buildings,
):
    """A position: `d3="B2"` is a blue building of two floors on d3.

    A helicopter stands on a floor of its own colour unless a building is given; what is
    not built is in stock. A player with 0 points is eliminated. `house_rules` are like
    "landing-fee=7".
    """
    lots = {}
    for colour, lot in zip(COLOURS, helicopters.split(), strict=False):
        if lot != "-":
            lots[lot] = colour + "1"
    lots |= buildings
    seats = len(points.split())
    stock = dict.fromkeys(COLOURS[:seats], FLOORS[seats])
    for building in lots.values():
        stock[building[0]] -= int(building[1:])
    rows = [" ".join(lots.get(f"{c}{r}", ".") for c in "abcdefghi") for r in range(1, 10)]
    text = [
        f"seats {seats}",
        f"flights {flights}",
        f"turn {turn}",
        "ending -",
        f"points {points}",
        "stock " + " ".join(str(stock[colour]) for colour in COLOURS[:seats]),
        f"helicopters {helicopters}",
        *rows,
    ]
    if house_rules:
        text.insert(0, f"house-rules {house_rules}")
    state = GratteCiel(edition).read("\n".join(text))
    state.check()
    return state


def fresh(seats=4, first=0, turning=False, **house_rules):
    """A game just set up; `start_points=60` is a house rule."""
    numbers = {name.replace("_", "-"): number for name, number in house_rules.items()}
    return game.setup(seats, {"turning-flights": turning, **numbers}, Replayed([first]), None)


def start(state, *lots):
    """The position after the helicopters have started there."""
    for lot in lots:
        state, _ = after(state, f"start {lot}")
    return state


def ghost(**buildings):
    """Green is eliminated."""
    return at(points="60 60 60 0", helicopters="e3 h5 h8 -", **buildings)


def stuck(points="60 60 60 60"):
    """Blue, next, stands in the corner, and every lot within reach has a building."""
    reach = [*(f"i{row}" for row in range(2, 6)), *(f"{column}1" for column in "hgfe")]
    return at(points=points, helicopters="e3 i1 b5 b8", **dict.fromkeys(reach, "B1"))


def barred(**more):
    """Blue, next, stands in the corner behind two helicopters."""
    return at(helicopters="e3 i1 h1 i2", **more)


def said(state):
    """The legal actions in words, joined: "fly e3 b3"."""
    return [" ".join(game.spell(action)) for action in state.legal()]


def after(state, action):
    """The position after a legal action, and its events as (name, facts)."""
    assert action in said(state), f"{action} is not legal"
    twin, tell = state.copy(), CheckedTell(game.events)
    twin.apply(game.parse(action.split()), Fast(1), tell)
    twin.check()
    return twin, [(event.name, event.facts) for event in tell.events]


def points(state):
    return list(state.points)


def building(state, lot):
    """The building on a lot: "B2", or "" for none."""
    index = NAMES.index(lot) + 1
    return f"{COLOURS[state.owner[index]]}{state.height[index]}" if state.height[index] else ""
