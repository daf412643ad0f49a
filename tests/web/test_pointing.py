"""Every part that a tutorial points at is there: the board knows it and rings it."""

import json

import pytest
from playwright.sync_api import expect

from tests.web.browsing import DESK, PHONE

pytestmark = pytest.mark.browser

GAMES = ["airlines", "auf-achse", "gratte-ciel", "skyline-of-the-world"]
NOWHERE = "nowhere"


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_points_at_what_is_there(person, server, game):
    """A part may lie in a drawer where there is little room: then its tab is pointed at."""
    tutorial = told(server, game)
    desk, phone = (ringed(person(viewport=size), tutorial) for size in (DESK, PHONE))
    for step, *seen in zip(tutorial["steps"], desk, phone, strict=True):
        assert set(step["point"]) == seen[0] | seen[1], step["say"]
        assert all(seen) or not step["point"], step["say"]


def test_a_part_that_no_board_knows_is_noticed(person, server):
    """The control: one word of a tutorial is changed on its way to the page."""
    tutorial = told(server, "gratte-ciel")
    step = next(step for step in tutorial["steps"] if len(step["point"]) > 1)
    step["point"][0] = NOWHERE
    one = person()
    spoilt = json.dumps(tutorial)
    one.page.route(
        "**/api/games/*/tutorial",
        lambda route: route.fulfill(body=spoilt, content_type="application/json"),
    )
    found = ringed(one, tutorial)[tutorial["steps"].index(step)]
    assert found == set(step["point"]) - {NOWHERE}


def told(server, game):
    return {**server.guest().get(f"/api/games/{game}/tutorial").json(), "game": game}


def ringed(one, tutorial):
    """Go through a tutorial: what has a ring, step by step."""
    page = one.go(f"/learn/{tutorial['game']}")
    bubble = page.get_by_role("region", name="Learn it in three minutes")
    found = []
    for number, step in enumerate(tutorial["steps"]):
        expect(bubble).to_contain_text(f"Step {number + 1} of")
        found.append(parts(one, step["point"]))
        expect(page.locator(".ring")).to_have_count(len(found[-1]))
        if number + 1 < len(tutorial["steps"]):
            go_on(one, bubble, step)
    return found


def parts(one, point):
    """Those parts that the board shows."""
    seen = """(inside, nouns) => {
        const all = [...inside.querySelectorAll('*')];
        const shown = all.filter((part) => part.getBoundingClientRect().width);
        const known = new Set(shown.flatMap((part) => Object.values(part.dataset)));
        return nouns.filter((noun) => known.has(String(noun)));
    }"""
    return set(one.page.locator(".place").evaluate(seen, point))


def go_on(one, bubble, step):
    if step["do"] is None:
        bubble.get_by_role("button", name="Go on").click()
        return
    number = step["view"]["actions"].index(step["do"])
    one.page.mouse.move(0, 0)
    choices = one.page.get_by_role("list", name="Choices")
    if choices.count() == 0:  # they lie in a drawer
        one.page.get_by_role("button", name="Choices").click()
    choices.get_by_role("button").nth(number).click()
