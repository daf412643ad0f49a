"""Set-up (AIR-2) and the frame of a turn (AIR-3)."""

import pytest

from ludotheque.contract import Tell
from ludotheque.dice import Fast, Recorded
from ludotheque.games.airlines import board, game
from ludotheque.registry import title

from .position import after, at, counts, line, names, play, said, why

TITLE = title("airlines")


def fresh(seats=4, seed=1, tell=None, **options):
    chosen = TITLE.options({name.replace("_", "-"): value for name, value in options.items()})
    state = game.setup(seats, chosen, Fast(seed), tell)
    state.check()
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_air_2_1_hands(seats):
    state = fresh(seats)
    for seat in range(seats):
        assert sum(counts(line(state, f"hand-{seat}")).values()) == 5
        assert len(line(state, f"flights-{seat}").split()) == 3
        assert line(state, f"known-{seat}") == ""
        assert line(state, f"laid-{seat}") == ""


def test_air_2_1_hands_are_told_to_their_owner_alone():
    tell = Tell()
    state = fresh(3, tell=tell)
    dealt = [event for event in tell.events if event.name == "dealt"]
    assert [event.knowers for event in dealt] == [[0], [1], [2]]
    for seat, event in enumerate(dealt):
        assert event.seen_by(None) == {"seat": seat, "flights": 3, "shares": 5}
        mine = event.seen_by(seat)
        assert mine["flights"] == line(state, f"flights-{seat}").split()
        hand = counts(line(state, f"hand-{seat}"))
        assert mine["shares"] == [code for code, number in hand.items() for _ in range(number)]


def test_air_2_2_five_shares_in_the_market():
    tell = Tell()
    state = fresh(tell=tell)
    market = counts(line(state, "market"))
    assert sum(market.values()) == 5
    shares = [code for code, number in market.items() for _ in range(number)]
    assert ("market", {"shares": shares}) in [(e.name, e.facts) for e in tell.events]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_air_2_3_the_pile_has_the_rest_and_three_score_cards(seats):
    state = fresh(seats)
    assert sum(counts(line(state, "pile")).values()) == 84 - 5 * seats - 5
    assert line(state, "score-cards") == "3"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_air_2_4_the_flight_pile(seats):
    assert len(line(fresh(seats), "flight-pile").split()) == 42 - 3 * seats


def test_air_2_5_a_player_drawn_by_lot_then_clockwise():
    starts = set()
    for seed in range(40):
        recorded, tell = Recorded(Fast(seed)), Tell()
        state = game.setup(3, TITLE.options({}), recorded, tell)
        assert line(state, "first") == line(state, "turn") == str(recorded.draws[-1])
        assert ("first", {"seat": state.turn}) in [(e.name, e.facts) for e in tell.events]
        starts.add(int(state.turn))
    assert starts == {0, 1, 2}
    state = at(turn=1)
    for expected in (2, 0, 1):
        state = play(state, "expand", "keep")
        assert state.to_act() == expected


def test_air_3_1_one_activity_a_turn():
    state = at(hand=["BOI:1 STO:2"], laid=["", "BOI:2"], flights=["N4 W1"], market="HIT:5")
    assert said(state) == ["found, STO, 1", "found, STO, 2", "expand", "lay, BOI, 1"]
    for action in ("found, STO, 1", "expand", "lay, BOI, 1"):
        chosen = play(state, action)
        assert chosen.to_act() == 0
        for other in ("found, STO, 1", "expand", "lay, BOI, 1"):
            assert why(chosen, other) == "AIR-3.1"


def test_air_3_1_there_is_no_passing():
    assert why(at(), "keep") == "AIR-3.1"
    assert said(at()) == ["expand"]


def test_air_3_2_no_hand_limit():
    full = at(
        hand=["HIT:9 VEG:9 KOR:8 MOA:9"],
        laid=["HIT:1"],
        flights=[" ".join(board.CARDS[:30])],
        phase="share",
        market="HIT:2 VEG:1 KOR:1 MOA:1",
    )
    state = play(full, "take, HIT")
    assert counts(line(state, "hand-0"))["HIT"] == 10
    state = at(flights=[" ".join(board.CARDS[:30])])
    state = play(state, "expand", "keep")
    assert len(line(state, "flights-0").split()) == 31


def littered():
    """Seat 0 has an unusable flight card, and worthless shares lie in the market."""
    # Every solid route that costs 2 or less is full, and Miami's two exits are blocked.
    routes = {
        "Vancouver-Seattle": "STO",
        "Seattle-Portland": "STO",
        "Calgary-Edmonton": "PEL",
        "Billings-Bismarck": "PEL .",
        "Bismarck-Minneapolis": "PEL .",
        "Atlanta-Miami": "KOR *HIT",
    }
    return at(
        hand=["STO:1"],
        flights=["N2 N4"],
        laid=["", "STO:1 PEL:1", "KOR:1"],
        market="ITA:2 HIT:3",
        routes=routes,
    )


@pytest.mark.parametrize("first", ["swap, N2", "replace, ITA"])
def test_air_3_3_swapping_and_replacing_in_any_order(first):
    other = {"swap, N2": "replace, ITA", "replace, ITA": "swap, N2"}[first]
    state = play(littered(), first)
    assert why(state, other) == ""
    assert (state.to_act(), line(state, "phase")) == (0, "turn")


def test_air_3_3_before_the_activity_and_only_then():
    state = littered()
    assert said(state) == ["swap, N2", "replace, ITA", "expand", "lay, STO, 1"]
    state, events = after(state, "swap, N2")
    assert names(events) == ["swapped", "drew-flight"]
    assert state.to_act() == 0
    state, events = after(state, "replace, ITA")
    assert names(events) == ["replaced", "turned-up"]
    assert (state.to_act(), line(state, "phase")) == (0, "turn")
    state = play(state, "expand")
    assert why(state, "swap, N2") == why(state, "replace, ITA") == "AIR-3.3"
    state = play(state, "keep")
    assert line(state, "so-far") == ""
