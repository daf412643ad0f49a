"""Airlines at its edges: words, slots, texts, views, pictures, guesses."""

import msgspec
import pytest

from ludotheque.dice import Fast
from ludotheque.games.airlines import actions, board, game

from .position import after, at, line, play, said, words

ONE_OF_EACH = [
    "swap, N2",
    "replace, ITA",
    "found, BOI, 2",
    "expand",
    "lay, ZIP, 12",
    "fly, N7, Boise-Billings, BOI",
    "keep",
    "sabotage, HIT",
    "spare",
    "block, Denver-Chicago, 9",
    "take, KOR",
    "blind",
]
NO_WORDS = [
    ["pass"],
    ["keep", "N2"],
    ["expand", "BOI"],
    ["swap"],
    ["swap", "N3"],
    ["swap", 3],
    ["replace", "XYZ"],
    ["found", "BOI"],
    ["found", "BOI", "2"],
    ["found", "BOI", 13],
    ["found", "BOI", -1],
    ["lay", "BOI", True],
    ["fly", "N7", "Boise-Billings"],
    ["fly", "N7", "Billings-Boise", "BOI"],
    ["block", "Denver-Chicago", 6],
    ["block", "Vancouver-Seattle", True],
    ["block", "Denver-Chicago"],
    ["take", "KOR", 1],
    [7],
]


def every_action():
    out = [actions.act(actions.SWAP, card) for card in range(42)]
    out += [actions.act(verb) for verb in (actions.EXPAND, actions.KEEP, actions.SPARE)]
    out.append(actions.act(actions.BLIND))
    out += [actions.act(actions.BLOCK, circle) for circle in range(148)]
    for company in range(9):
        for verb in (actions.REPLACE, actions.SABOTAGE, actions.TAKE):
            out.append(actions.act(verb, company))
        for verb in (actions.FOUND, actions.LAY):
            out += [actions.act_shares(verb, company, shares) for shares in range(13)]
        for route in range(86):
            pattern = board.PATTERN[route]
            cards = [card for card in range(42) if board.CARD_PATTERN[card] == pattern]
            out += [actions.act_fly(card, route, company) for card in cards]
    return out


@pytest.mark.parametrize("said_", ONE_OF_EACH)
def test_words_round_trip(said_):
    action = game.parse(words(said_))
    assert game.spell(action) == words(said_)
    assert game.actions.verbs[actions.verb_of(action)].name == words(said_)[0]


@pytest.mark.parametrize("nonsense", NO_WORDS)
def test_words_that_mean_nothing(nonsense):
    with pytest.raises(ValueError):  # noqa: PT011 - any sentence will do
        game.parse(nonsense)


def test_every_action_has_its_own_words_and_slot():
    all_actions = every_action()
    spelled = [tuple(game.spell(action)) for action in all_actions]
    assert len(set(spelled)) == len(all_actions)
    slots = {game.slot(action) for action in all_actions}
    assert len(slots) == len(all_actions)
    assert 0 <= min(slots) <= max(slots) < game.slots()


def test_a_text_can_be_read_again():
    state = at(
        seats=4,
        turn=2,
        phase="block",
        company="ITA",
        options="no-sabotage bonus last-turn late-score-cards",
        hand=["BOI:1", "", "HIT:2 VEG:1"],
        known=["", "", "HIT:1"],
        laid=["BOI:2", "STO:1"],
        flights=["N2", "W14 E2", "C7"],
        discards="S1",
        removed="C1",
        ages="N2:2 E2:1",
        gone="ZIP:1",
        first=3,
        idle=1,
        last_turns=4,
        scored=1,
        so_far="replaced stirred",
        points="3 1 4 1",
        routes={"Houston-Miami": ". *HIT ."},
    )
    text = state.text()
    assert game.read(text).text() == text
    assert line(state, "flights-age") == "N2:2 E2:1"
    assert line(state, "so-far") == "replaced stirred"
    assert line(state, "Houston-Miami") == ". *HIT ."
    assert line(state, "last-turns") == "4"
    assert line(state, "company") == "ITA"
    assert line(state, "options") == "bonus last-turn late-score-cards no-sabotage"


def test_a_view_shows_what_lies_open():
    state = at(
        hand=["BOI:2", "KOR:1 HIT:1"],
        known=["", "KOR:1"],
        laid=["BOI:2", "BOI:1"],
        flights=["N2 N4", "W1"],
        discards="S1",
        removed="C1",
        gone="ZIP:1",
        scored=1,
        routes={"Houston-Miami": ". *HIT .", "Boise-Billings": "BOI ."},
    )
    seen = game.view(state, 0)
    assert [flight.name for flight in seen.hand.flights] == ["N2", "N4"]
    assert seen.hand.flights[0].pattern == "solid"
    assert (seen.hand.flights[1].value, seen.hand.flights[1].unusable) == (4, False)
    assert seen.hand.shares == ["BOI", "BOI"]
    other = seen.seats[1]
    assert (other.flights, other.shares, other.known) == (1, 2, ["KOR"])
    company = seen.companies[0]
    assert (company.laid, company.leaders) == ([2, 1, 0], [0])
    assert (company.worth, company.markers_left, company.status) == (2, 7, "flying")
    assert (company.unseen, company.dummy) == (4, 0)
    assert [c.status for c in seen.companies[1:3]] == ["waiting", "waiting"]
    routes = {route.name: route for route in seen.routes}
    circles = [(c.number, c.company, c.sabotage) for c in routes["Houston-Miami"].circles]
    assert circles == [(5, None, False), (9, "HIT", True), (13, None, False)]
    assert routes["Boise-Billings"].circles[0].company == "BOI"
    assert routes["Boise-Billings"].circles[0].sabotage is False
    cities = {city.name: city for city in seen.cities}
    assert cities["Boise"].headquarters == "BOI"
    assert cities["Omaha"].headquarters is None
    assert (seen.market, seen.score_cards_left) == (["HIT", "VEG", "KOR", "MOA", "ZIP"], 2)
    assert (seen.flight_pile, seen.flight_discards, seen.flights_removed) == (37, ["S1"], ["C1"])
    assert (seen.shares_removed, seen.pile) == (["ZIP"], 84 - 4 - 3 - 5 - 1 + 2)
    assert (seen.phase, seen.company, seen.last_turns, seen.first) == ("turn", None, None, 0)


def test_a_view_of_an_onlooker_has_no_hand():
    state = at(hand=["BOI:2"], flights=["N2"])
    assert game.view(state, None).hand is None
    assert game.view(state, 1).hand.shares == []


def test_a_view_of_special_moments():
    state = at(
        phase="block",
        company="ITA",
        options="last-turn late-score-cards",
        last_turns=2,
        calm=3,
        score_cards=0,
        laid=["KOR:1"],
        routes={"Atlanta-Miami": "KOR *HIT"},
    )
    seen = game.view(state, 0)
    assert (seen.phase, seen.company, seen.last_turns) == ("block", "ITA", 2)
    assert seen.score_cards_aside
    assert seen.companies[1].status == "inactive"
    assert game.prompt(state) == ["block", "ITA"]
    assert game.prompt(at()) == ["turn"]
    assert isinstance(seen, game.board_type())


def test_facts():
    state = at(hand=["BOI:2"], flights=["N2"], laid=["BOI:2"], points="1 2 3")
    assert game.facts(state, 1)[0] == {"points": 1, "standing": 4, "shares": 2, "flights": 1}


def test_after_the_end_no_scoring_is_to_come():
    ended = play(at(phase="share", pile="", market="KOR:1", scored=3), "take, KOR")
    assert ended.outcome() is not None
    assert list(game.facts(ended, 1)[0]) == ["points", "shares", "flights"]


def test_a_picture():
    state = at(hand=["BOI:2"], flights=["N2"], laid=["STO:1"], routes={"Houston-Miami": ". *HIT ."})
    picture = game.picture(state, 0)
    assert "hand: N2 BOI BOI" in picture
    lines = picture.split("\n")
    first = " ".join(lines[lines.index("wavy:") + 1].split())
    assert first == "Calgary-Seattle STO 5 San Francisco-San Diego 2 6 Charlotte-New York 2 6"
    assert lines[lines.index("solid:") - 1] == ""
    assert lines[lines.index("solid:") + 1].startswith("  Vancouver-Seattle 1 ")
    assert "Houston-Miami 5 x 13" in picture
    assert "Calgary-Seattle STO 5" in picture
    assert "market: HIT VEG KOR MOA ZIP (+79)" in picture
    assert "STO Seattle" in picture
    assert "hand" not in game.picture(state, None)
    assert "hand: -" in game.picture(state, 1)


def test_a_guess_keeps_what_everybody_saw():
    state = at(
        hand=["BOI:2", "KOR:2 HIT:1", "MOA:2"],
        known=["", "KOR:1", "MOA:2"],
        flights=["N2 N4", "W1 W3", "E2"],
        laid=["BOI:1"],
    )
    for seed in range(30):
        guessed = game.guess(state, 0, Fast(seed))
        guessed.check()
        assert line(guessed, "hand-0") == "BOI:2"
        assert line(guessed, "hand-2") == "MOA:2"
        assert "KOR" in line(guessed, "hand-1")
        assert line(guessed, "flights-0") == "N2 N4"
        assert msgspec.json.encode(game.view(guessed, 0)) == msgspec.json.encode(
            game.view(state, 0)
        )


def test_a_guess_of_flight_cards_remembers_the_piles():
    """W1, W3 and E2 were in hands when the pile was made anew: they stay in hands."""
    state = at(
        flights=["N2", "W1 W3 C1", "E2"],
        ages="N2:1 W1:1 W3:1 E2:1",
        flight_pile="C2 C4",
    )
    hands = set()
    for seed in range(200):
        guessed = game.guess(state, 0, Fast(seed))
        hands.add((line(guessed, "flights-1"), line(guessed, "flights-2")))
    old = [{"W1", "W3"}, {"W1", "E2"}, {"W3", "E2"}]
    expected = set()
    for pair in old:
        for new in ("C1", "C2", "C4"):
            hand = " ".join(card for card in board.CARDS if card in pair | {new})
            expected.add((hand, ({"W1", "W3", "E2"} - pair).pop()))
    assert hands == expected


def test_a_guess_leaves_the_score_cards_in_the_pile():
    state = at(hand=["", "BOI:1"], pile="STO:1", scored=1)
    found = {line(game.guess(state, 0, Fast(seed)), "hand-1") for seed in range(50)}
    assert found == {"BOI:1", "STO:1"}


def test_actions_filter_by_card_route_or_company():
    state = at(phase="fly", laid=["BOI:1 STO:1"], flights=["N4 N9"])
    flights = [words(action) for action in said(state, "fly")]
    assert all(len(flight) == 4 for flight in flights)
    assert {flight[3] for flight in flights} == {"BOI", "STO"}


def test_copies_share_nothing():
    state = at(hand=["BOI:2"], laid=["BOI:1"], flights=["N4"])
    before = state.text()
    after(state, "lay, BOI, 2")
    after(state, "expand")
    assert state.text() == before
