"""How many clicks a turn takes: roll, where to, done."""

import pytest

pytestmark = pytest.mark.browser

PLAIN = {"roll", "drive", "end"}
MOST = 3
ENOUGH = 2  # plain turns
# In the order of taste: what keeps a turn plain comes first.
TASTE = ["place", "roll", "drive", "end", "pass"]


def test_a_plain_turn_takes_three_clicks(person, guest):
    """Every click of whole turns is counted; those with a card or a sign may take more."""
    ada = guest("Ada")
    table = ada.create("me", "beginner", game="auf-achse")["id"]
    line = ada.open(table)
    line.until(0)
    one = person(guest=ada)
    one.go(f"/table/{table}")
    found = []
    while len(found) < ENOUGH:
        verbs, clicks = take_a_turn(one, line)
        if "roll" in verbs and set(verbs) <= PLAIN:
            found.append(clicks)
    assert max(found) <= MOST


def take_a_turn(one, line):
    """What was done in a turn, and how many clicks it took."""
    while not line.my_turn():
        line.receive()
    verbs, clicks = [], 0
    while line.my_turn():
        words = min(line.view["actions"], key=taste)
        version = line.view["version"]
        one.until(lambda version=version: one.shown() == version)
        clicks += chosen(one, line.view["actions"].index(words), version)
        verbs.append(words[0])
        line.until(version + 1)
    return verbs, clicks


def taste(words):
    return TASTE.index(words[0]) if words[0] in TASTE else len(TASTE)


def chosen(one, number, version):
    """Choose from the list, and answer when the page asks: how many clicks that took."""
    one.page.mouse.move(0, 0)  # what comes under a resting pointer is not clicked at once
    one.page.get_by_role("list", name="Choices").get_by_role("button").nth(number).click()
    ask = one.page.locator(".ask .button")
    one.until(lambda: ask.count() or one.version() > version)
    if one.version() > version:
        return 1
    ask.click()
    one.wait_past(version)
    return 2
