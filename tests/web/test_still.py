"""What a pointer rests on stays where it is, whatever pointing at it shows."""

import pytest

pytestmark = pytest.mark.browser

GAMES = {"airlines": 4, "auf-achse": 4, "gratte-ciel": 4, "skyline-of-the-world": 2}
TURNS = 12  # of mine, in each game
HELD = 5  # choices at each of them, spread over the list
EDGE = 5  # pixels: near its upper edge a list that slides down is left at once


def list_of_choices(one):
    return one.page.get_by_role("list", name="Choices").get_by_role("button")


def hold(one, choice, foretold):
    """Rest on a choice until it is foretold: where it was before, and where it is now."""
    choice.scroll_into_view_if_needed()
    before = choice.bounding_box()
    one.page.mouse.move(before["x"] + 12, before["y"] + EDGE)
    one.until(foretold)
    one.page.wait_for_timeout(40)  # a few frames
    return before, choice.bounding_box()


def spread(count):
    return sorted({round(at * (count - 1) / (HELD - 1)) for at in range(HELD)})


def choose(one, choice):
    version = one.version()
    choice.click()
    confirm = one.page.get_by_role("button", name="Do it")
    one.until(lambda: one.version() > version or confirm.count())
    if confirm.count():
        confirm.click()
    one.wait_past(version)


def foretold(one):
    return one.page.locator("section.preview ul").count() > 0


def warned(one):
    return one.page.locator("section.preview .warning").count() > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_stays_under_the_pointer(person, guest, game):
    """Through a game against quick bots, on choices of every kind that comes up."""
    ada = guest("Ada")
    bots = ["beginner"] * (GAMES[game] - 1)
    table = ada.create("me", *bots, game=game)["id"]
    one = person(guest=ada)
    one.go(f"/table/{table}")
    moved, held = [], 0
    for _ in range(TURNS):
        one.until(lambda: one.my_turn() or one.over())
        if one.over():
            break
        one.page.get_by_role("tab", name="Choices").click()
        one.until(lambda: list_of_choices(one).count())
        chosen = 0  # the last one that warns of nothing, so that the game goes on
        for at in spread(list_of_choices(one).count()):
            choice = list_of_choices(one).nth(at)
            before, after = hold(one, choice, lambda: foretold(one))
            held += 1
            if not warned(one):
                chosen = at
            if before != after:
                moved.append((choice.inner_text(), before, after))
        choose(one, list_of_choices(one).nth(chosen))
    assert held >= TURNS
    assert moved == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_tutorial_asks_for_stays_too(person, server, game):
    steps = server.guest().get(f"/api/games/{game}/tutorial").json()["steps"]
    one = person()
    one.go(f"/learn/{game}")
    moved = []
    for number, step in enumerate(steps[:-1], 1):
        one.page.get_by_text(f"Step {number} of").wait_for()
        if step["do"] is None:
            one.page.get_by_role("button", name="Go on").click()
            continue
        asked = list_of_choices(one).nth(step["view"]["actions"].index(step["do"]))
        before, after = hold(one, asked, lambda: True)
        if before != after:
            moved.append((asked.inner_text(), before, after))
        asked.click()
    assert moved == []
