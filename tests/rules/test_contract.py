"""What the contract itself does: events and who may know them, refusals."""

import pytest

from ludotheque.contract import Illegal, Tell

from . import secret


def test_an_event_shows_its_secret_to_those_who_may_know():
    tell = Tell()
    tell.some("drew", {"seat": 1}, {"card": "BOI"}, [1])
    (event,) = tell.events
    assert event.seen_by(1) == {"seat": 1, "card": "BOI"}
    assert event.seen_by(0) == event.seen_by(None) == {"seat": 1}
    assert event.reveals


def test_a_secret_of_ones_own_is_no_reveal():
    tell = Tell()
    tell.own("bid", {"seat": 1, "coins": "hidden"}, {"coins": 3}, 1)
    (event,) = tell.events
    assert event.seen_by(1) == {"seat": 1, "coins": 3}
    assert event.seen_by(0) == {"seat": 1, "coins": "hidden"}
    assert not event.reveals


def test_mostly_one_seat_decides_and_only_that_one_can_be_asked():
    state = secret.State(2)
    assert list(state.deciders()) == [0]
    state.ask(0)
    with pytest.raises(ValueError, match="seat 1 is not to decide"):
        state.ask(1)
    state.turn = 2
    assert list(state.deciders()) == []


def test_a_public_event_reveals_only_when_it_says_so():
    tell = Tell()
    tell.all("flew", {"seat": 0})
    tell.all("shown", {"card": 3}, reveals=True)
    assert [event.reveals for event in tell.events] == [False, True]
    assert tell.events[0].seen_by(None) == {"seat": 0}


def test_what_a_viewer_gets_is_his_own():
    tell = Tell()
    tell.all("flew", {"seat": 0})
    tell.events[0].seen_by(0)["seat"] = 9
    assert tell.events[0].facts == {"seat": 0}


def test_illegal_names_its_rule():
    assert Illegal("GRA-3.1").rule == "GRA-3.1"
