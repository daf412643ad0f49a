"""Positions of Auf Achse for the rule tests, in a few words."""

from ludotheque.dice import Replayed
from ludotheque.games.auf_achse import game
from ludotheque.games.auf_achse.board import CARDS, CONTRACT_NAMES
from ludotheque.kit.events import CheckedTell
from ludotheque.registry import title

COLOURS = ("red", "blue", "yellow", "green", "purple", "grey")
# Road spaces far from each other, none of them an event space.
SPACES = (
    "hamburg-berlin-1",
    "stuttgart-basel-1",
    "linz-graz-1",
    "bruxelles-koeln-1",
    "verona-trieste-1",
    "geneve-milano-1",
)
HERE = "hamburg-berlin-2"  # where `event` draws its card, come from Hamburg
# The open contracts are the first four of these that nobody has.
OPEN = (
    "zuerich-wien",
    "zuerich-linz",
    "wien-berlin",
    "wien-basel",
    "verona-salzburg",
    "verona-zuerich",
    "trieste-nuernberg",
)


def at(phase="before", seats=4, edition=2, **given):
    """A position on red's turn, by an edition of the rules.

    `red="hamburg"` is where a truck stands, `money`, `skips`, `trailers` ("small large"),
    `hand` and `aboard` are dictionaries by colour; every other name is a line of the text.
    """
    colours = COLOURS[:seats]
    lines = {
        "seats": seats,
        "limit": 0,
        "options": "-",
        "first": "red",
        "round": 2,
        "turn": "red",
        "actor": "red",
        "phase": phase,
        "ending": "-",
        "drive": "die red 0 0 0",
        "stop": "-",
        "again": 0,
        "jump": "-",
        "storm": "-",
        "auction": "- 0 - -",
        "works": "-",
        "jam": "-",
        "pile": 12,
        "discarded": "-",
        "event": "-",
        "drawer": "-",
        "under": "-",
        "kept": "-",
    }
    own = {name: given.pop(name, {}) for name in ("money", "skips", "trailers", "hand", "aboard")}
    own["done"] = given.pop("done", "").split()
    trucks = {colour: given.pop(colour, SPACES[n]) for n, colour in enumerate(colours)}
    gifts = [f"gifts {colour} {worlds}" for colour, worlds in given.pop("gifts", {}).items()]
    lines |= given
    seen = " ".join([lines["discarded"], *own["hand"].values(), *own["aboard"].values()])
    seen = seen.replace("*", "").split()
    lines.setdefault("open", " ".join([name for name in OPEN if name not in seen][:4]))
    seen += lines["open"].split()
    unseen = [name for name in CONTRACT_NAMES if name not in seen]
    lines.setdefault("reserve", len(unseen) - int(lines["pile"]))
    lines["pile"] = len(unseen) - int(lines["reserve"])
    text = [f"{name} {value}" for name, value in lines.items()]
    for colour in colours:
        text += seat_lines(colour, trucks[colour], own)
    state = title("auf-achse").edition(edition).read("\n".join([*text, *gifts]))
    state.check()
    return state


def seat_lines(colour, space, own):
    money = own["money"].get(colour, 5000)
    trailers = own["trailers"].get(colour, "0 0")
    done = "done" if colour in own["done"] else "-"
    skips = own["skips"].get(colour, 0)
    return [
        f"truck {colour} {space} {money} {trailers} {skips} {done}",
        f"hand {colour} {own['hand'].get(colour, '-')}",
        f"aboard {colour} {own['aboard'].get(colour, '-')}",
    ]


def rolled(die, **given):
    """Red has rolled the die and must drive."""
    return at("drive", **{"drive": f"die red {die} 0 0", "stop": "rolled", **given})


def stopped(**given):
    """Red has arrived where the truck stands, with exactly its points unless said."""
    return at("stop", **{"drive": "die red 3 0 0", "stop": "rolled arrived exact", **given})


def said(state):
    """The legal actions in words, joined: "load basel-verona"."""
    return [" ".join(str(word) for word in game.spell(action)) for action in state.legal()]


def ends(state):
    """Where the truck can be driven, and whether it may wait or decline."""
    return {action.removeprefix("drive ") for action in said(state) if action[:4] != "buy "}


def words(action):
    return [int(word) if word.isdecimal() else word for word in action.split()]


def after(state, action, *draws):
    """The position after a legal action and its draws, and its events as (name, facts)."""
    assert action in said(state), f"{action} is not legal: {said(state)}"
    twin, tell, dice = state.copy(), CheckedTell(game.events), Replayed(list(draws))
    twin.apply(game.parse(words(action)), dice, tell)
    dice.finish()
    twin.check()
    assert game.read(twin.text()).text() == twin.text()
    return twin, [(event.name, event.facts) for event in tell.events]


def play(state, *actions):
    """The position after several actions that draw nothing."""
    for action in actions:
        state, _ = after(state, action)
    return state


def why(state, action):
    return game.why_not(state, game.parse(words(action)))


def draws(state, card):
    """The draw that turns up an event card."""
    left = [number for number in range(len(CARDS)) if state.bag[number]]
    return left.index(CARDS.index(card))


def event(card, *more, **given):
    """Red drives from Hamburg to the event space on the road to Berlin and draws a card."""
    given.setdefault("red", "hamburg")
    state = rolled(2, **given)
    return after(state, f"drive {HERE} hamburg", draws(state, card), *more)


def line(state, name):
    """A line of the position's text."""
    for text in state.text().split("\n"):
        if text.startswith(name + " "):
            return text.removeprefix(name + " ")
    return None


def where(state, colour="red"):
    return line(state, f"truck {colour}").split()[0]


def money(state, colour="red"):
    return int(line(state, f"truck {colour}").split()[1])


def hand(state, colour="red"):
    return line(state, f"hand {colour}")


def aboard(state, colour="red"):
    return line(state, f"aboard {colour}")


def turn(state):
    """Whose decision it is and which: "red stop"."""
    return f"{line(state, 'actor')} {line(state, 'phase')}"


def named(events, name):
    """The facts of the events of that name."""
    return [facts for other, facts in events if other == name]


def fresh(seats=4, first=0, **options):
    """A game just set up."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return game.setup(seats, title("auf-achse").options(chosen, seats), Replayed([first]), None)
