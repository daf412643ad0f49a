"""What is refused, with exactly the id of the row that forbids it."""

import pytest

from ludotheque.games.auf_achse import game
from ludotheque.registry import title

from .position import after, at, event, fresh, play, rolled, said, stopped, why

POOR = dict.fromkeys(("red", "blue", "yellow", "green"), 2000)


def auction(*answers, **given):
    return play(stopped(red="hamburg", **given), "call zuerich-wien", *answers)


def card(name, *actions, **given):
    return play(event(name, **given)[0], *actions)


def bought_in_zuerich():
    state = auction("bid 1", "pass", "pass", blue="zuerich")
    return after(state, "pass", 0)[0]


def two_dice():
    return after(at(options="2007"), "roll", 1, 4)[0]


def over():
    given = {"open": "-", "pile": 0, "reserve": 51, "aboard": {"red": "linz-hamburg"}}
    return play(rolled(3, **given), "drive hamburg")


def at_the_limit():
    return play(stopped(seats=2, turn="blue", actor="blue", limit=2, drive="die blue 3 0 0"), "end")


def works(**given):
    return play(rolled(1, **given), "drive hamburg")


JAM = {"jam": "hamburg", "kept": "stau-nebel:blue"}
TIE = {
    "aboard": {"red": "graz-dortmund bruxelles-kassel frankfurt-hannover"},
    "trailers": {"red": "1 0"},
}
LOADED = {"aboard": {"red": "linz-nuernberg graz-dortmund"}}
TAKEN = {"blue": "wien", "aboard": {"red": "zuerich-wien"}}
REFUSED = [
    (fresh(), "place hamburg", "AUF-2.1"),
    (play(fresh(), "place linz-wien-1"), "place linz-wien-1", "AUF-2.1"),
    (fresh(), "roll", "AUF-2.1"),
    (at(), "place linz-wien-1", "AUF-2.1"),
    # 3 Moving
    (at(), "drive hamburg", "AUF-3.1"),
    (at(), "end", "AUF-3.1"),
    (at(), "pass", "AUF-3.1"),
    (at(), "decline", "AUF-3.1"),
    (rolled(3), "drive hamburg-berlin-3", "AUF-3.1"),
    (rolled(3), "drive berlin", "AUF-3.1"),
    (rolled(3), "drive wien", "AUF-3.1"),
    (rolled(3), "roll", "AUF-3.1"),
    (rolled(3), "decline", "AUF-3.1"),
    (rolled(3, edition=1), "buy small", "AUF-3.1"),
    (rolled(3, money={"red": 1900}), "buy small", "AUF-8.1"),
    (stopped(red="hamburg"), "roll", "AUF-3.1"),
    (stopped(red="hamburg"), "drive berlin", "AUF-3.1"),
    (rolled(4, blue="berlin"), "drive berlin", "AUF-3.2"),
    (rolled(3), "drive hamburg", "AUF-3.4"),
    (rolled(5), "drive berlin", "AUF-3.4"),
    (rolled(4, works="hamburg-berlin-3"), "drive berlin", "AUF-3.5"),
    (rolled(2, **JAM), "drive hamburg-bremen-1", "AUF-3.5"),
    (rolled(3), "drive hamburg-berlin-2 hamburg", "AUF-3.6"),
    (rolled(2), "drive hamburg-berlin-1", "AUF-3.6"),
    (rolled(3), "wait", "AUF-3.7"),
    (at(), "wait", "AUF-3.7"),
    (
        stopped(red="hamburg", stop="rolled", again=1, hand={"red": "hamburg-trieste"}),
        "load hamburg-trieste",
        "AUF-3.7",
    ),
    # 4 Signs
    (works(works="linz-wien-1"), "works linz-wien-1", "AUF-4.1"),
    (works(), "end", "AUF-4.1"),
    (at(), "works linz-wien-1", "AUF-4.1"),
    (works(), "works wien", "AUF-4.2"),
    (works(), "works flensburg-hamburg-1", "AUF-4.2"),
    (works(), "works linz-graz-1", "AUF-4.2"),
    (works(jam="linz-wien-1", kept="stau-nebel:blue"), "works linz-wien-1", "AUF-4.2"),
    (rolled(4, works="hamburg-berlin-3"), "drive hamburg-berlin-3", "AUF-4.3"),
    (rolled(1, **JAM), "drive hamburg", "AUF-4.5"),
    # 5 Contracts
    (at(hand={"red": "hamburg-trieste"}), "load hamburg-trieste", "AUF-5.1"),
    (at(red="hamburg"), "load hamburg-trieste", "AUF-5.1"),
    (stopped(red="hamburg"), "load hamburg-trieste", "AUF-5.1"),
    (at(red="hamburg", aboard={"red": "hamburg-trieste"}), "load hamburg-trieste", "AUF-5.1"),
    (
        stopped(red="hamburg", hand={"red": "hamburg-trieste"}, aboard={"red": "wien-basel"}),
        "load hamburg-trieste",
        "AUF-5.1",
    ),
    (at(aboard={"red": "linz-hamburg"}), "unload linz-hamburg", "AUF-5.3"),
    (at(red="hamburg", hand={"red": "linz-hamburg"}), "unload linz-hamburg", "AUF-5.3"),
    (at(red="hamburg", aboard={"blue": "linz-hamburg"}), "unload linz-hamburg", "AUF-5.3"),
    (
        stopped(red="hamburg", stop="rolled", again=1, aboard={"red": "linz-hamburg"}),
        "unload linz-hamburg",
        "AUF-5.3",
    ),
    (stopped(red="hamburg", stop="rolled arrived fresh"), "roll", "AUF-5.4"),
    (at(red="hamburg"), "call zuerich-wien", "AUF-5.6"),
    (at(red="hamburg", options="children", money=POOR), "take zuerich-wien", "AUF-5.6"),
    (at(red="hamburg", options="2007"), "discard", "AUF-5.6"),
    # 6 and 8 Trailers, money
    (at(trailers={"blue": "4 0"}), "buy small", "AUF-6.1"),
    (at(trailers={"blue": "0 4"}, money={"red": 0}), "buy large", "AUF-6.1"),
    (at(money={"red": 1900}), "buy small", "AUF-8.1"),
    (stopped(money={"red": 2900}), "buy large", "AUF-8.1"),
    # 7 Auction
    (stopped(red="hamburg", stop="rolled arrived"), "call zuerich-wien", "AUF-7.1"),
    (stopped(red="hamburg"), "call basel-verona", "AUF-7.1"),
    (stopped(red="hamburg", options="children", money=POOR), "take basel-verona", "AUF-7.1"),
    (auction(money={"blue": 1900}), "bid 4", "AUF-7.2"),
    (auction("bid 2"), "bid 2", "AUF-7.3"),
    (auction("bid 2"), "bid 1", "AUF-7.3"),
    (auction("bid 2"), "match", "AUF-7.3"),
    (auction("bid 2", "pass", "pass"), "bid 3", "AUF-7.3"),
    (auction(), "end", "AUF-7.3"),
    (stopped(red="hamburg"), "bid 1", "AUF-7.3"),
    (at(), "match", "AUF-7.3"),
    (stopped(red="hamburg"), "pass", "AUF-7.3"),
    (bought_in_zuerich(), "load zuerich-linz", "AUF-7.5"),
    (bought_in_zuerich(), "end", "AUF-7.5"),
    # 9 Event cards
    (card("bahnverladung", **TIE), "rail frankfurt-hannover", "AUF-9.1"),
    (at(), "rail linz-nuernberg", "AUF-9.1"),
    (rolled(2, red="hamburg"), "drive hamburg-berlin-2 berlin", "AUF-9.3"),
    (rolled(2, red="hamburg"), "drive hamburg-berlin-2", "AUF-9.3"),
    (card("wartung"), "drive hamburg-hannover-1 hamburg", "AUF-9.3"),
    (card("familiennachwuchs", **LOADED), "jump hamburg", "AUF-9.5"),
    (card("familiennachwuchs", **TAKEN), "land linz-wien-1", "AUF-9.5"),
    (at(), "jump hamburg", "AUF-9.5"),
    (at(), "land hamburg", "AUF-9.5"),
    (card("fracht-dumping", hand={"red": "wien-basel"}), "end", "AUF-9.6"),
    (
        card("fracht-dumping", hand={"red": "wien-basel"}, aboard={"red": "linz-nuernberg"}),
        "give linz-nuernberg",
        "AUF-9.6",
    ),
    (at(hand={"red": "wien-basel"}), "give wien-basel", "AUF-9.6"),
    (card("routenplanung"), "drive hamburg-berlin-3", "AUF-9.8"),
    (card("routenplanung"), "drive flensburg", "AUF-9.8"),
    (card("routenplanung"), "end", "AUF-9.8"),
    (
        at(red="hamburg", kept="inspektion:red", hand={"red": "hamburg-trieste"}),
        "load hamburg-trieste",
        "AUF-9.10",
    ),
    (
        at(red="hamburg", kept="inspektion:red", aboard={"red": "linz-hamburg"}),
        "unload linz-hamburg",
        "AUF-9.10",
    ),
    (at(red="hamburg", kept="inspektion:red"), "hand-on", "AUF-9.10"),
    (at(red="muenchen"), "hand-on", "AUF-9.10"),
    (at(), "play motivation", "AUF-9.11"),
    (stopped(kept="motivation:blue"), "play motivation", "AUF-9.11"),
    (play(at(kept="motivation:red"), "play motivation"), "drive berlin", "AUF-9.11"),
    (play(at(kept="motivation:red"), "play motivation"), "decline", "AUF-9.11"),
    (card("pannenhilfe"), "end", "AUF-9.12"),
    (at(), "help", "AUF-9.12"),
    (at(), "drive-on", "AUF-9.12"),
    (card("road-runner"), "invite red", "AUF-9.15"),
    (card("road-runner"), "invite grey", "AUF-9.15"),
    (card("road-runner", "invite blue"), "drive wien", "AUF-9.15"),
    (card("road-runner", "invite blue", "decline"), "end", "AUF-9.15"),
    (at(), "invite blue", "AUF-9.15"),
    (card("schneestuerme", "blow blue", "drive stuttgart"), "blow blue", "AUF-9.16"),
    (card("schneestuerme", "blow blue"), "drive wien", "AUF-9.16"),
    (card("schneestuerme", "blow blue"), "decline", "AUF-9.16"),
    (card("schneestuerme"), "end", "AUF-9.16"),
    (at(), "blow blue", "AUF-9.16"),
    (at(), "calm", "AUF-9.16"),
    (stopped(kept="schnelle-verladung:red"), "play schnelle-verladung", "AUF-9.17"),
    (at(kept="schnelle-verladung:red"), "play schnelle-verladung", "AUF-9.17"),
    (
        stopped(stop="rolled arrived fresh", kept="schnelle-verladung:blue"),
        "play schnelle-verladung",
        "AUF-9.17",
    ),
    (at(kept="sonderauftrag-flensburg:red"), "collect sonderauftrag-flensburg", "AUF-9.18"),
    (at(red="flensburg"), "collect sonderauftrag-flensburg", "AUF-9.18"),
    (
        stopped(red="flensburg", stop="rolled", again=1, kept="sonderauftrag-flensburg:red"),
        "collect sonderauftrag-flensburg",
        "AUF-9.18",
    ),
    (at(red="flensburg", kept="sonderauftrag-wien:red"), "collect sonderauftrag-wien", "AUF-9.19"),
    (
        stopped(red="wien", stop="rolled", again=1, kept="sonderauftrag-wien:red"),
        "collect sonderauftrag-wien",
        "AUF-9.19",
    ),
    (card("stau-nebel"), "jam linz-graz-1", "AUF-9.21"),
    (card("stau-unfall", works="linz-wien-1"), "jam linz-wien-1", "AUF-9.21"),
    (card("stau-unfall"), "end", "AUF-9.21"),
    (at(), "jam linz-wien-1", "AUF-9.21"),
    (card("subunternehmer"), "invite red", "AUF-9.22"),
    (card("subunternehmer", "invite blue"), "drive wien", "AUF-9.22"),
    (card("wartung"), "drive wien", "AUF-9.25"),
    (card("wartung"), "end", "AUF-9.25"),
    (card("ware-verdorben", blue="wien", aboard={"red": "wien-basel"}), "land wien", "AUF-9.26"),
    (card("zollabfertigung"), "drive hamburg-berlin-3", "AUF-9.27"),
    (card("zollabfertigung"), "decline", "AUF-9.27"),
    (card("zollkontrolle"), "end", "AUF-9.28"),
    (at(), "pay", "AUF-9.28"),
    (at(), "skip", "AUF-9.28"),
    # 10 to 12
    (over(), "roll", "AUF-10.1"),
    (at_the_limit(), "roll", "AUF-10.3"),
    (at(options="children", money=POOR), "buy small", "AUF-11.1"),
    (stopped(red="hamburg", options="children", money=POOR), "call zuerich-wien", "AUF-11.2"),
    (stopped(red="hamburg"), "take zuerich-wien", "AUF-11.2"),
    (two_dice(), "use 3", "AUF-12.1"),
    (two_dice(), "drive hamburg", "AUF-12.1"),
    (at(), "use 3", "AUF-12.1"),
    (
        rolled(1, blue="hamburg-berlin-2", green="hamburg-berlin-2", options="2007"),
        "drive hamburg-berlin-2 hamburg",
        "AUF-12.3",
    ),
    (stopped(red="hamburg"), "discard", "AUF-12.4"),
    (stopped(red="hamburg", options="2007", stop="rolled arrived"), "discard", "AUF-12.4"),
]


@pytest.mark.parametrize(
    ("state", "action", "rule"), REFUSED, ids=[f"{rule} {action}" for _, action, rule in REFUSED]
)
def test_refused(state, action, rule):
    assert action not in said(state)
    assert why(state, action) == rule


def test_exactly_the_rows_that_forbid_are_declared():
    assert {rule for _, _, rule in REFUSED} == set(title("auf-achse").about.refusals)


def test_allowed_actions_have_no_refusal():
    for state, _, _ in REFUSED:
        assert all(game.why_not(state, action) == "" for action in state.legal())


def test_every_verb_is_refused_somewhere_with_a_declared_row():
    known = set(title("auf-achse").about.refusals)
    states = [state for state, _, _ in REFUSED]
    rare = [
        at(kept="motivation:red"),
        at(red="hamburg", aboard={"red": "linz-hamburg"}),
        at(red="muenchen", kept="inspektion:red"),
        at(red="wien", kept="sonderauftrag-wien:red"),
        stopped(red="hamburg", options="2007"),
    ]
    everything = {action for state in states + rare for action in state.legal()}
    assert {game.spell(action)[0] for action in everything} == {
        verb.name for verb in game.actions.verbs
    }
    for state in states:
        for action in sorted(everything - set(state.legal()))[::7]:
            assert game.why_not(state, action) in known, game.spell(action)
