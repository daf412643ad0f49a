"""The coach judges real decisions by what their seat knew, always the same, and finds blunders."""

from pathlib import Path

import pytest

from ludotheque import record, registry, table
from ludotheque.bots import ask
from ludotheque.coach import calibration, judge, review
from ludotheque.coach.contest import LEVEL, Contest
from ludotheque.coach.moments import course
from ludotheque.dice import Fast
from ludotheque.lab import coach_check
from ludotheque.lab.coach_check import Checked, check_game, planted_game
from ludotheque.table import SETUP

FEW = 100  # simulations: enough for a small board
HIDDEN = [title.id for title in registry.titles().values() if title.about.hidden]


@pytest.fixture(scope="module")
def flown():
    return planted_game(registry.title("gratte-ciel"), 3, 7)[0]


def kept_game(title):
    """A finished game from the fixtures of a title."""
    games = Path(f"src/ludotheque/games/{title.folder.name}/tests/games")
    return record.read(min(games.glob("*.json")).read_bytes())


def test_forced_choices_do_not_count(flown):
    played = course(flown, 1)
    mine = [n for n, step in enumerate(flown.steps) if step.seat == 1]
    versions = [decision.version for decision in played.decisions]
    assert set(versions) < set(mine), "some choices of this seat were forced"
    assert all(len(decision.state.legal()) > 1 for decision in played.decisions)
    assert all(decision.action in decision.state.legal() for decision in played.decisions)
    assert [decision.words for decision in played.decisions] == [
        flown.steps[version].action for version in versions
    ]


def test_what_was_taken_back_was_not_decided():
    played, dice = table.new("skyline-of-the-world", 2, 4), Fast(4)
    undone = set()
    while played.outcome() is None:
        seat = played.to_act()
        if len(undone) < 5 and played.version % 3 == 0 and played.can_undo(seat):
            undone.add(played.version)
            played.undo(seat)
        played.act(seat, ask(played, "heuristic", dice))
    known = course(played.record(["a", "b"]), 0)
    assert undone
    assert not undone & {decision.version for decision in known.decisions}
    assert not undone & {position.version for position in known.positions}
    assert played.log[0].action == [SETUP]


@pytest.mark.parametrize("title", HIDDEN)
def test_a_decision_is_judged_by_what_its_seat_knew(title):
    """Any position that the seat could not tell from the true one is judged the same."""
    kept = kept_game(registry.title(title))
    game = registry.title(title).edition(kept.edition)
    differed = 0
    for decision in course(kept, 0).decisions[5:9]:
        said = Contest(game, decision, 0).glance()
        decision.state, true = game.guess(decision.state, 0, Fast(99)), decision.state
        decision.state.ask(0)
        differed += decision.state.text() != true.text()
        assert Contest(game, decision, 0).glance() == said
    assert differed


def test_the_same_record_gives_the_same_review(flown):
    first = review.look(flown, 2)
    assert review.look(flown, 2) == first
    version = first.order[-1]
    (judged,) = review.judged(flown, 2, [version])
    assert review.judged(flown, 2, [version]) == [judged]
    with pytest.raises(ValueError, match="no decisions of this seat"):
        review.judged(flown, 1, [version])


def test_chances_begin_even_and_end_with_the_result(flown):
    points = review.look(flown, 0).points
    first, last = points[0], points[-1]
    assert all(abs(chance - 1 / 3) <= first.band for chance in first.chances)
    assert last.band == 0
    assert [chance > 0 for chance in last.chances] == [
        seat in flown.result.winners for seat in range(3)
    ]


def test_a_remark_is_clear_and_says_what_would_have_been_better(flown):
    played, known = course(flown, 0), calibration.of(registry.title("gratte-ciel"))
    judged = [review.judge_one(played, known, decision, 0, FEW) for decision in played.decisions]
    remarks = [one for one in judged if one.loss]
    assert 0 < len(remarks) < len(judged)
    for one in remarks:
        assert one.rather != one.action
        assert one.loss == pytest.approx(one.better - one.chosen)
        assert one.loss >= review.LEAST / 3


def test_a_loss_that_a_second_look_does_not_see_is_no_remark(flown):
    played, known = course(flown, 0), calibration.of(registry.title("gratte-ciel"))
    kept = dropped = 0
    for decision in played.decisions:
        once = review.judge_once(played, known, decision, 0, FEW)
        again = review.judge_once(played, known, decision, 0, review.AGAIN * FEW)
        said = review.judge_one(played, known, decision, 0, FEW)
        assert said == (again if once.loss else once)
        kept += said.loss > 0
        dropped += once.loss > said.loss == 0
    assert kept
    assert dropped


def test_a_title_says_how_long_a_second_look_is():
    title = registry.title("skyline-of-the-world")
    first, second = (title.about.bots.simulations[name] for name in (LEVEL, review.SECOND_LOOK))
    assert review.AGAIN * first < second
    played, known = course(planted_game(title, 2, 1)[0], 0), calibration.of(title)
    for decision in played.decisions:
        if review.judge_once(played, known, decision, 0, first).loss:
            break
    said = review.judge_one(played, known, decision, 0)
    assert said == review.judge_once(played, known, decision, 0, second)
    assert said != review.judge_once(played, known, decision, 0, review.AGAIN * first)


def test_planted_blunders_are_found():
    title, total = registry.title("gratte-ciel"), Checked()
    for number in range(24):
        total.add(check_game(title, 3, number, FEW))
    assert total.costly >= 3
    assert total.found >= 0.8 * total.costly, total
    assert total.confirmed >= 0.8 * total.remarks, total


@pytest.mark.parametrize(("loss", "fails"), [(0.0, "recall"), (1.0, "precision")])
def test_the_check_catches_a_coach_that_knows_nothing(monkeypatch, loss, fails):
    """One that never remarks anything finds nothing; one that always does is mostly wrong."""
    judge_one = coach_check.judge_one

    def ignorant(played, known, decision, seat, simulations):
        said = judge_one(played, known, decision, seat, simulations)
        if simulations == FEW:
            said.loss = loss
        return said

    monkeypatch.setattr(coach_check, "judge_one", ignorant)
    title, total = registry.title("gratte-ciel"), Checked()
    for number in range(6):
        total.add(check_game(title, 3, number, FEW))
    if fails == "recall":
        assert total.costly and not total.found
    else:
        assert total.confirmed < 0.8 * total.remarks


def test_a_review_is_marked_with_its_judge(monkeypatch):
    title = registry.title("gratte-ciel")
    mark = review.mark(title)
    assert review.mark(title) == mark
    monkeypatch.setattr(judge, "digest", lambda _: "another")
    assert review.mark(title) != mark
