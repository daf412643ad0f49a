"""Positions of Airlines for the rule tests, in a few words."""

from ludotheque.dice import Fast, Replayed
from ludotheque.games.airlines import board, game
from ludotheque.kit.events import CheckedTell

SHARES = {company.code: int(company.shares) for company in board.COMPANIES}
ROUTES = {route.name: [int(n) for n in route.numbers] for route in board.ROUTES}
# Where a company in play has its first marker unless a test says otherwise.
HOME = {
    "BOI": "Boise-Billings",
    "ITA": "Atlanta-Miami",
    "HIT": "Omaha-Chicago",
    "PEL": "Edmonton-Winnipeg",
    "STO": "Calgary-Seattle",
    "VEG": "Los Angeles-Denver",
    "KOR": "St. Louis-Atlanta",
    "MOA": "Chicago-New York",
    "ZIP": "Houston-Monterrey",
}
MARKET = "HIT:1 VEG:1 KOR:1 MOA:1 ZIP:1"


def counts(text):
    return {word[:3]: int(word[4:]) for word in text.split()}


def at(
    seats=3,
    turn=0,
    phase="turn",
    company="-",
    hand=(),
    laid=(),
    known=(),
    flights=(),
    market=MARKET,
    pile=None,
    gone="",
    score_cards=None,
    flight_pile=None,
    discards="",
    removed="",
    ages="",
    routes=None,
    options="",
    **turn_lines,
):
    """A position. Per seat: `hand`, `laid` and `known` as "BOI:2", `flights` as "N7 S3".

    A company with laid shares is in play, with markers on its headquarters and, if
    `routes` has none, on its home route. What is nowhere lies in the piles; if a pile is
    given, the rest is out of the game.
    """
    rows = {"hand": hand, "laid": laid, "known": known, "flights": flights}
    rows = {name: [*row, *[""] * (seats - len(row))] for name, row in rows.items()}
    lines = _turn(seats) | {"turn": turn, "phase": phase, "company": company, "options": options}
    lines |= {name.replace("_", "-"): value for name, value in turn_lines.items()}
    for name, row in rows.items():
        lines |= {f"{name}-{seat}": text for seat, text in enumerate(row)}
    lines |= {"laid-dummy": "", "market": market}
    lines |= _share_pile(pile, gone, [*rows["hand"], *rows["laid"], market])
    lines["score-cards"] = 3 - lines["scored"] if score_cards is None else score_cards
    lines |= _flight_pile(flight_pile, removed, [*rows["flights"], discards])
    lines |= {"flight-discards": discards, "flights-age": ages}
    starting = {company} if phase == "start" else set()
    played = {code for row in rows["laid"] for code in counts(row)} - starting
    lines["founded"] = " ".join(code for code in HOME if code in played)
    text = [f"{name} {value}" for name, value in lines.items()]
    state = game.read("\n".join([*text, *_map(played, routes or {})]))
    state.check()
    return state


def _turn(seats):
    """The lines of a turn that begins."""
    lines = {"seats": seats, "first": 0, "so-far": "", "idle": 0, "calm": 0, "last-turns": -1}
    return lines | {"scored": 0, "ending": "-", "points": " ".join(["0"] * seats)}


def _share_pile(pile, gone, elsewhere):
    rest = dict(SHARES)
    for row in [*elsewhere, gone, pile or ""]:
        for code, number in counts(row).items():
            rest[code] -= number
    spare = {code: number for code, number in rest.items() if number}
    if pile is None:
        return {"pile": _codes(spare), "gone": gone}
    for code, number in counts(gone).items():
        spare[code] = spare.get(code, 0) + number
    return {"pile": pile, "gone": _codes(spare)}


def _codes(numbers):
    return " ".join(f"{code}:{number}" for code, number in numbers.items())


def _flight_pile(pile, removed, elsewhere):
    away = " ".join([*elsewhere, removed, pile or ""]).split()
    rest = " ".join(card for card in board.CARDS if card not in away)
    if pile is None:
        return {"flight-pile": rest, "flights-removed": removed}
    return {"flight-pile": pile, "flights-removed": f"{rest} {removed}"}


def _map(played, routes):
    """The lines of the map; a route is written as its circles: "BOI *ITA ."."""
    markers = {name: text.split() for name, text in routes.items()}
    standing = {code for row in markers.values() for code in row}
    for code in sorted(played - standing):
        home = HOME[code]
        markers[home] = [code, *markers.get(home, ["."] * len(ROUTES[home]))[1:]]
    return [f"{name}: {' '.join(row)}" for name, row in markers.items()]


def words(action):
    """The words of "lay, BOI, 2"."""
    return [int(word) if word.isdecimal() else word for word in action.split(", ")]


def said(state, verb=""):
    """The legal actions in words, joined: "lay, BOI, 2"; only those of a verb if given."""
    actions = [", ".join(str(word) for word in game.spell(a)) for a in state.legal()]
    return [action for action in actions if action.split(", ")[0] == verb or not verb]


def why(state, action):
    return game.why_not(state, game.parse(words(action)))


def after(state, action, draws=None):
    """The position after a legal action, and its events as (name, facts)."""
    assert action in said(state), f"{action} is not legal"
    assert why(state, action) == ""
    twin, tell = state.copy(), CheckedTell(game.events)
    dice = Fast(1) if draws is None else Replayed(draws)
    twin.apply(game.parse(words(action)), dice, tell)
    twin.check()
    if draws is not None:
        dice.finish()
    return twin, [(event.name, event.facts) for event in tell.events]


def play(state, *actions):
    """The position after some legal actions."""
    for action in actions:
        state, _ = after(state, action)
    return state


def line(state, name):
    """The words of a line of the position."""
    for row in state.text().split("\n"):
        if row.split()[0].rstrip(":") == name or row.startswith(f"{name}: "):
            return row[len(name) :].lstrip(": ")
    return ""


def worth(state, code):
    return state.network.worth[board.CODES.index(code)]


def stock(state, code):
    return state.network.stock[board.CODES.index(code)]


def names(events):
    return [name for name, _ in events]
