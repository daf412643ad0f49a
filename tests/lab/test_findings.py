"""What a study says is what was put into it: planted shares, differences, luck and skill."""

import random
from statistics import fmean

import pytest

from ludotheque.lab.study import figures, findings, luck, page
from ludotheque.lab.study.plan import Study
from ludotheque.lab.study.play import Finished

DEALS = 400


def study(**more):
    wanted = {
        "title": "A <test>",
        "question": "What was planted?",
        "game": "gratte-ciel",
        "seats": [3],
        "bots": ["heuristic"],
        "deals": DEALS,
        "options": {"turning-flights": [False, True]},
    }
    return Study(**{**wanted, **more})


def finished(cell, rotation, winner, decisions=10, first=0, seats=3):
    won = [float(seat == winner) for seat in range(seats)]
    scores = [int(10 * share) for share in won]
    digest = f"{random.random()}"
    measured = [[cell, 0, 0, 0, 0] for _ in range(seats)]
    return Finished(cell, rotation, digest, first, decisions, "over", scores, won, measured)


def planted():
    """The first player wins half of 400 straight games and a quarter of 400 turning ones."""
    chance = random.Random(1)
    return [
        [
            finished(0, 0, 0 if number % 2 else 1, 10 + number % 5),
            finished(1, 0, 0 if number % 4 == 0 else 2, 13 + number % 5 + chance.choice((-1, 1))),
        ]
        for number in range(DEALS)
    ]


def test_shares_are_those_of_places_not_of_seats():
    deals = [[finished(0, 0, 1, first=1), finished(1, 0, 1, first=0)] for _ in range(100)]
    straight, turning = findings.groups(study(), deals)
    assert findings.share_of_place(straight, 1).value == 1
    assert findings.share_of_place(turning, 1).value == 0
    assert findings.share_of_place(turning, 2).value == 1
    assert straight.different == 100


def test_what_an_option_changes_is_paired_by_deal():
    wanted = study()
    found = findings.changes(wanted, findings.groups(wanted, planted()))
    by_name = {change.of: change.difference for change in found}
    share = by_name["first player's share"]
    assert share.value == pytest.approx(-0.25) and share.high < 0
    length = by_name["decisions"]
    assert length.value == pytest.approx(3, abs=0.2)
    assert length.high - length.low < 0.3  # unpaired, the spread of lengths would make it 0.5
    assert by_name["floors a seat"].value == 1
    assert not by_name["mean score"].differs_from(0)


def luck_of(skill, deal, seed):
    """Parts of games that the better bot, the deal's seat, or anybody wins, so often each."""
    chance = random.Random(seed)
    wanted = study(bots=[["heuristic", "casual", "casual"]], options={})
    (cell,) = wanted.cells()
    deals = []
    for _ in range(DEALS):
        lucky, games = chance.randrange(3), []
        for rotation, bots in enumerate(cell.rotations()):
            drawn, winner = chance.random(), chance.randrange(3)
            if drawn < skill:
                winner = bots.index("heuristic")
            elif drawn < skill + deal:
                winner = lucky
            games.append(finished(0, rotation, winner))
        deals.append(games)
    (group,) = findings.groups(wanted, deals)
    return luck.parts(group)


@pytest.mark.parametrize(
    ("skill", "deal", "expected"), [(1.0, 0.0, "skill"), (0.0, 1.0, "deal"), (0.0, 0.0, "way")]
)
def test_luck_and_skill_are_told_apart(skill, deal, expected):
    parts = luck_of(skill, deal, seed=3)
    assert getattr(parts, expected).value > 0.95
    assert sum(getattr(parts, name).value for name in figures.PARTS) == pytest.approx(1)


@pytest.mark.parametrize(("skill", "deal"), [(0.5, 0.0), (0.0, 0.5), (0.3, 0.3)])
def test_parts_are_right_on_average_and_their_intervals_as_often_as_they_say(skill, deal):
    """Of 20 studies; the variance between bots, and between a deal's seats, over all of it."""
    studies = [luck_of(skill, deal, seed) for seed in range(20)]
    for name, truth in (("skill", skill**2), ("deal", deal**2)):
        found = [getattr(parts, name) for parts in studies]
        assert fmean(part.value for part in found) == pytest.approx(truth, abs=0.02)
        assert sum(part.low <= truth <= part.high for part in found) >= 17


def test_the_page_needs_nothing_else_and_tells_what_stands_behind_it():
    wanted = study(reading="It does.\n\nReally.")
    groups = findings.groups(wanted, planted())
    changed = findings.changes(wanted, groups)
    drawn = figures.draw(wanted, groups, changed)
    text = page.page(wanted, page.Made("some/study", "1.2", "00ff"), groups, changed, drawn)
    assert "A &lt;test&gt;" in text and "<p>Really.</p>" in text
    assert "ludotheque study some/study" in text and "00ff" in text
    assert text.count("<svg") == len(drawn) == 6
    assert text.count("Behind it: 800 games, 800 different") == 6
    assert "50.0% (45.1% to 54.9%)" in text
    assert f"Of {len(changed)} rows about 0 would be bold by chance alone" in text
    for outside in ("<script", "<img", "<link", 'src="', "@import"):
        assert outside not in text
    again = figures.draw(wanted, groups, changed)
    assert [figure.svg for figure in again] == [figure.svg for figure in drawn]
    assert "the first player wins 50.0%" in page.summary(groups)[0]
