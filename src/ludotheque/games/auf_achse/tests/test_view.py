"""Who sees what: views, facts, prompts, pictures and guesses."""

import pytest

from ludotheque.dice import Fast
from ludotheque.games.auf_achse import game
from ludotheque.games.auf_achse.board import CONTRACT_NAMES
from ludotheque.games.auf_achse.gifts import NO_GIFTS

from .position import after, at, event, hand, line, play, rolled, stopped

SECRETS = {
    "red": "basel-verona*",
    "blue": "berlin-graz wien-basel*",
    "yellow": "bremen-basel bremen-milano",
}


def secrets():
    return at(hand=SECRETS, aboard={"green": "linz-hamburg"})


def test_the_map_and_the_trucks():
    shown = game.view(secrets(), 0)
    assert len(shown.cities) == 26
    assert (shown.cities[1].name, shown.cities[1].longitude, shown.cities[1].latitude) == (
        "hamburg",
        9.99,
        53.55,
    )
    assert (shown.roads[3].one, shown.roads[3].other) == ("hamburg", "berlin")
    assert (shown.roads[3].spaces, shown.roads[3].events) == (4, [2])
    green = shown.trucks[3]
    assert (green.space, green.money, green.goods, green.room) == ("bruxelles-koeln-1", 5000, 6, 0)
    assert [contract.name for contract in green.load] == ["linz-hamburg"]
    assert game.view(at(trailers={"red": "1 2"}), 1).trucks[0].room == 22
    assert [shown.works, shown.jam, shown.event, shown.auction, shown.driver] == [None] * 5


def test_a_contract_card():
    (own,) = game.view(secrets(), 0).mine
    card = own.contract
    assert (card.name, card.start, card.destination) == ("basel-verona", "basel", "verona")
    assert (card.goods, card.revenue, card.distance) == (3, 2500, 9)
    assert card.costs == [400, 800, 1200, 1600, 2000]
    assert card.profits == [2100, 1700, 1300, 900, 500]
    assert not own.secret


def test_own_contracts_with_what_is_left_to_drive():
    state = at(red="hamburg", hand={"red": "hannover-milano"}, aboard={"red": "innsbruck-hamburg"})
    waiting, loaded = game.view(state, 0).mine
    assert (waiting.spaces, waiting.per_space) == (20, 175)
    assert (waiting.loaded, waiting.secret) == (False, True)
    assert (loaded.spaces, loaded.per_space) == (0, 3100)
    assert (loaded.loaded, loaded.secret) == (True, False)


def test_hands_are_shown_as_far_as_they_are_known():
    for viewer in (0, 2, 3, None):
        blue = game.view(secrets(), viewer).trucks[1]
        assert [contract.name for contract in blue.known] == ["wien-basel"]
        assert blue.secrets == 1
    assert game.view(secrets(), None).mine == []
    assert [own.contract.name for own in game.view(secrets(), 1).mine] == [
        "berlin-graz",
        "wien-basel",
    ]


def test_signs_cards_and_the_last_event():
    state, _ = event("motivation", works="linz-wien-1", jam="kassel", kept="stau-kassel:green")
    shown = game.view(state, None)
    assert (shown.works, shown.jam, shown.event) == ("linz-wien-1", "kassel", "motivation")
    assert [truck.cards for truck in shown.trucks] == [["motivation"], [], [], ["stau-kassel"]]
    assert (shown.unseen_events, shown.events_under) == (29, [])
    state, _ = event("fahrtenschreiber")
    shown = game.view(state, None)
    assert (shown.events_under, shown.trucks[0].skips) == (["fahrtenschreiber"], 1)


def test_the_auction():
    state = play(stopped(red="hamburg"), "call zuerich-wien", "bid 2", "pass")
    auction = game.view(state, 3).auction
    assert auction.contract.name == "zuerich-wien"
    assert (auction.caller, auction.leader, auction.offer) == (0, 1, 2)
    assert auction.bidders == [0, 1, 3]


def test_whether_contracts_are_auctioned():
    assert game.view(at(), 0).auctions
    assert not game.view(
        at(options="children", money=dict.fromkeys(("red", "blue", "yellow", "green"), 2000)), 0
    ).auctions


def test_dice_rounds_and_piles():
    shown = game.view(rolled(5, limit=60), 0)
    assert (shown.dice, shown.driver, shown.round, shown.round_limit) == ([5], 0, 2, 60)
    assert (shown.pile, shown.reserve, len(shown.open), shown.first) == (12, 36, 4, 0)
    assert (shown.small_trailers, shown.large_trailers) == (4, 4)
    state, _ = after(at(options="2007"), "roll", 1, 4)
    assert game.view(state, 0).dice == [2, 5]


def test_facts():
    state = at(
        hand=SECRETS, aboard={"green": "linz-hamburg"}, skips={"blue": 2}, money={"red": 700}
    )
    assert game.facts(state, None) == [
        {"money": 700, "under-way": 0, "contracts": 1, "goods": 0},
        {"money": 5000, "under-way": 0, "contracts": 2, "goods": 0, "skips": 2},
        {"money": 5000, "under-way": 0, "contracts": 2, "goods": 0},
        {"money": 5000, "under-way": 3800, "contracts": 1, "goods": 6},
    ]


BOUGHT = play(stopped(red="hamburg", blue="zuerich"), "call zuerich-wien", "bid 1", "pass", "pass")
PROMPTS = [
    (at(), ["before"]),
    (stopped(), ["stop"]),
    (rolled(4), ["drive", 4]),
    (after(at(options="2007"), "roll", 1, 4)[0], ["choose", 2, 5]),
    (play(stopped(red="hamburg"), "call zuerich-wien"), ["auction", "zuerich-wien", 0]),
    (
        play(stopped(red="hamburg"), "call zuerich-wien", "bid 3", "pass", "pass"),
        ["match", "zuerich-wien", 3],
    ),
    (event("wartung")[0], ["drive-wartung"]),
    (play(event("schneestuerme")[0], "blow blue"), ["drive-storm", "blue"]),
    (event("pannenhilfe")[0], ["help"]),
    (after(BOUGHT, "pass", 0)[0], ["load", "zuerich-wien"]),
]


@pytest.mark.parametrize(
    ("state", "prompt"), PROMPTS, ids=[str(prompt[0]) for _, prompt in PROMPTS]
)
def test_prompts(state, prompt):
    assert game.prompt(state) == prompt


def test_the_type_of_the_board_and_the_value_of_a_position():
    assert isinstance(game.view(at(), 0), game.board_type())
    assert game.value(at(money={"red": 9000}), 0) > game.value(at(), 0)


def test_a_picture_for_the_terminal():
    state = at(hand=SECRETS, aboard={"red": "linz-nuernberg"}, works="linz-wien-1")
    picture = game.picture(state, 0)
    lines = picture.split("\n")
    assert lines[0] == "round 2  works linz-wien-1  jam -"
    assert lines[2].split() == ["red", "hamburg-berlin-1", "5000", "DM", "4/6", "linz-nuernberg"]
    assert "berlin-graz" not in picture
    assert lines[-2].startswith("mine    basel-verona")
    assert lines[-1].startswith("aboard  linz-nuernberg")
    assert "mine" not in game.picture(state, None)


# Guesses


def test_a_guess_keeps_what_the_seat_knows():
    state = secrets()
    guess = game.guess(state, 1, Fast(1))
    guess.check()
    assert hand(guess, "blue") == hand(state, "blue")
    assert hand(guess, "red") == hand(state, "red")
    assert len(hand(guess, "yellow").split()) == 2
    assert line(guess, "open") == line(state, "open")
    assert game.view(guess, 1) == game.view(state, 1)


def test_a_guess_deals_the_rest_anew():
    hands = {hand(game.guess(secrets(), 0, Fast(seed)), "yellow") for seed in range(300)}
    assert len(hands) > 100
    held = {name for two in hands for name in two.split()}
    assert "berlin-graz" in held
    assert not held & {"basel-verona", "wien-basel", "linz-hamburg", "zuerich-wien"}


def test_a_guess_does_not_depend_on_the_truth():
    hands = {"blue": "geneve-bremen wien-basel*", "yellow": "koeln-flensburg graz-dortmund"}
    other = at(hand=SECRETS | hands, aboard={"green": "linz-hamburg"})
    for seed in range(20):
        ours = game.guess(secrets(), 0, Fast(seed)).text()
        assert ours == game.guess(other, 0, Fast(seed)).text()


def test_where_only_one_deal_fits_it_is_the_truth():
    mine = ["basel-verona", "berlin-graz", "wien-basel"]
    rest = " ".join(name for name in CONTRACT_NAMES if name not in mine)
    hands = {"red": "basel-verona", "blue": "berlin-graz wien-basel"}
    state = at(seats=2, hand=hands, pile=0, reserve=0, open="-", discarded=rest)
    assert game.guess(state, 0, Fast(1)).text() == state.text()


# What givers know (AUF-9.6)


def gave(**given):
    """Red has given wien-basel to green, face down; green holds another secret."""
    hands = {"red": "-", "green": "bremen-basel wien-basel", "yellow": "berlin-graz"}
    return at(hand=hands, gifts={"red": "wien-basel:green"}, **given)


def test_a_giver_knows_where_his_gift_is():
    for seed in range(20):
        assert "wien-basel" in hand(game.guess(gave(), 0, Fast(seed)), "green").split()
    assert [c.name for c in game.view(gave(), 0).trucks[3].known] == ["wien-basel"]
    for other in (1, 2, None):
        assert game.view(gave(), other).trucks[3].known == []
    guesses = {hand(game.guess(gave(), 1, Fast(seed)), "green") for seed in range(20)}
    assert len(guesses) > 10
    assert game.guess(gave(), 1, Fast(1)).gifts is NO_GIFTS


def given_on(name):
    """Green gives one of the two to yellow, face down."""
    state = gave(turn="green", actor="green", phase="give", first="green")
    return play(state, f"give {name}")


def test_after_the_next_gift_he_is_no_longer_sure():
    for name in ("bremen-basel", "wien-basel"):
        state = given_on(name)
        assert line(state, "gifts red") == "wien-basel:yellow wien-basel:green"
        assert line(state, "gifts green") == f"{name}:yellow"
        assert game.view(state, 0).trucks[3].known == []
        holders = {
            colour
            for seed in range(40)
            for colour in ("blue", "yellow", "green")
            if "wien-basel" in hand(game.guess(state, 0, Fast(seed)), colour).split()
        }
        assert holders == {"yellow", "green"}


def test_a_contract_that_is_loaded_settles_it():
    state = given_on("bremen-basel")
    state = play_load(state, "bremen-basel", "yellow")
    assert line(state, "gifts red") == "wien-basel:yellow wien-basel:green"
    state = play_load(given_on("wien-basel"), "bremen-basel", "green")
    assert line(state, "gifts red") == "wien-basel:yellow"
    state = play_load(given_on("wien-basel"), "wien-basel", "yellow")
    assert line(state, "gifts red") is None


def play_load(state, name, colour):
    """The position after somebody has shown a contract by loading it."""
    seat = ("red", "blue", "yellow", "green").index(colour)
    city = name.split("-")[0]
    text = state.text().split("\n")
    for number, words in enumerate(text):
        if words.startswith(("turn", "actor", "first")):
            text[number] = f"{words.split()[0]} {colour}"
        if words.startswith(f"truck {colour}"):
            text[number] = f"truck {colour} {city} 5000 0 0 0 -"
    moved = game.read("\n".join(text))
    assert int(moved.to_act()) == seat
    return play(moved, f"load {name}")
