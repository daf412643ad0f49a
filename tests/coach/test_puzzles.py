"""Which positions become puzzles, and what a choice in one is worth."""

import pytest

from ludotheque import registry
from ludotheque.coach import review
from ludotheque.coach.contest import Contest
from ludotheque.coach.moments import course
from ludotheque.coach.puzzles import A_DAY, BIG, Position, draw, worthy
from ludotheque.coach.review import Judged
from ludotheque.lab.coach_check import planted_game

FEW = 100  # simulations


def judged(loss):
    return Judged(7, ["fly"], ["fly", "a1"], ["fly", "b1"], [], 0.5, 0.5 - loss, loss)


TITLES = {"a": "chess", "b": "chess", "c": "chess", "d": "go", "e": "go", "f": "go", "g": "go"}


def positions(*tables):
    return [Position(table, 0, version) for table in tables for version in (3, 5, 8)]


def drawn(found, key, taken=()):
    return draw(found, key, taken, TITLES)


def test_only_what_cost_enough():
    assert worthy(judged(BIG / 3), 3)
    assert not worthy(judged(BIG / 3 - 0.001), 3)
    assert not worthy(judged(0.0), 3)


def test_the_same_three_all_day_and_others_the_next():
    all_of_them = positions("a", "b", "c", "d", "e", "f", "g")
    today = drawn(all_of_them, "1 2026-05-04")
    assert len(today) == A_DAY
    assert drawn(reversed(all_of_them), "1 2026-05-04") == today
    days = {tuple(drawn(all_of_them, f"1 2026-05-{day:02}")) for day in range(1, 31)}
    assert len(days) > 20
    assert drawn(all_of_them, "2 2026-05-04") != today


def test_one_of_each_game_while_there_are_others():
    for day in range(30):
        assert len({one.table for one in drawn(positions("a", "b", "c"), str(day))}) == A_DAY
    (first, second, third) = drawn(positions("a"), "1")
    assert len({first, second, third}) == A_DAY


def test_what_was_drawn_stays_and_is_filled_up():
    taken = [Position("a", 0, 3)]
    more = drawn(positions("a", "b"), "1", taken)
    assert len(more) == A_DAY - 1
    assert taken[0] not in more
    assert more[0].table == "b"
    assert drawn(positions("a", "b"), "1", drawn(positions("a", "b"), "1")) == []
    assert drawn([], "1") == []


def test_titles_take_turns_while_there_are_several():
    """However many more games of one title there are: whoever plays two is asked about both."""
    many = positions("a", "b", "c", "d")
    for day in range(30):
        assert {TITLES[one.table] for one in drawn(many, str(day))} == {"chess", "go"}
        (first, second) = drawn(many, str(day), [Position("b", 0, 3)])
        assert TITLES[first.table] == "go"
        assert second.table in {"a", "c"}  # rather than a second position of one table


@pytest.fixture(scope="module")
def flown():
    return planted_game(registry.title("gratte-ciel"), 3, 7)[0]


def test_another_choice_meets_the_same_rival_in_the_same_worlds(flown):
    played = course(flown, 0)
    game, decision = played.table.game, played.decisions[3]
    contest = Contest(game, decision, 0, FEW)
    done = contest.loss()
    assert contest.loss_of(decision.action) == done
    rival = contest.loss_of(done.rather)
    assert (rival.mean, rival.error, rival.chosen) == (0, 0, done.better)
    third = next(a for a in decision.state.legal() if a not in {decision.action, done.rather})
    other = contest.loss_of(third)
    assert (other.better, other.rather, other.then) == (done.better, done.rather, done.then)
    assert other.chosen == other.better - other.mean
    met = len(contest._found[contest._rival])
    assert len(contest._found[contest._node_of[third]]) == met  # as many worlds, and the same


def test_a_choice_is_weighed_beside_what_was_done(flown):
    """As the second look found it, of which puzzles are made."""
    played = course(flown, 0).decisions
    judged = review.judged(flown, 0, [decision.version for decision in played])
    decision, done = next(pair for pair in zip(played, judged, strict=True) if pair[1].loss)
    again, rather = review.weighed(flown, 0, decision.version, done.rather)
    assert again == done
    assert (rather.loss, rather.chosen, rather.action) == (0, done.better, done.rather)
    assert review.weighed(flown, 0, decision.version, decision.words) == (done, done)


def test_only_choices_of_a_seat_are_weighed(flown):
    decision = course(flown, 0).decisions[3]
    with pytest.raises(ValueError, match="no choice of this seat"):
        review.weighed(flown, 1, decision.version, decision.words)
    illegal = [*decision.words[:1], "a1", "i9"]
    with pytest.raises(ValueError):  # noqa: PT011
        review.weighed(flown, 0, decision.version, illegal)
