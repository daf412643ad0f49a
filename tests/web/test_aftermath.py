"""What somebody else has just done is marked on every board until I act."""

import pytest

from tests.server.client import play

pytestmark = pytest.mark.browser

# The verbs that bring each game to a move on the board, the best first.
VERBS = {
    "airlines": ["fly", "found", "expand"],
    "auf-achse": ["drive", "roll", "end"],
    "gratte-ciel": ["fly"],
    "skyline-of-the-world": ["build", "end", "invest"],
}
STEPS = 60  # somebody has moved long before
MANY = 600  # and called for a contract


def three(person, guest, game):
    """Three people at a table with a socket each, and the page of the first."""
    people = [guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = people[0].create("me", "open", "open", game=game)["id"]
    for seat, other in enumerate(people[1:], 1):
        assert other.join(table, seat).status_code == 200
    lines = [other.open(table) for other in people]
    one = person(guest=people[0])
    page = one.go(f"/table/{table}")
    page.locator("main[data-version]").wait_for()
    return lines, one, page


@pytest.mark.parametrize("game", VERBS)
def test_what_others_did_is_marked_until_i_act(person, guest, game):
    lines, one, page = three(person, guest, game)
    marked = page.locator("[data-trail='1']")

    def on():
        version = play(lines, 1, lambda actions: _moving(actions, VERBS[game]))
        one.until(lambda: one.shown() == version)

    for _ in range(STEPS):
        if lines[0].my_turn() and marked.count():
            break
        on()
    assert lines[0].my_turn()
    assert marked.count()
    on()
    one.until(lambda: marked.count() == 0)


def _moving(actions, verbs):
    for verb in verbs:
        found = [words for words in actions if words[0] == verb]
        if found:
            return found[0]
    return actions[0]


def test_a_pass_in_the_auction_of_another_ends_no_trail(person, guest):
    """The turn is the caller's: what was driven since my own turn is still to be seen."""
    lines, one, page = three(person, guest, "auf-achse")
    trail = page.locator("path[data-trail]")

    def on():
        version = play(lines, 1, _to_an_auction)
        one.until(lambda: one.shown() == version)

    def asked():
        return lines[0].my_turn() and ["pass"] in lines[0].view["actions"]

    for _ in range(MANY):
        if asked() and trail.count():
            break
        on()
    assert asked()
    driven = trail.evaluate_all("all => all.map(one => one.dataset.trail)")
    assert driven
    version = lines[0].until(lines[0].act(["pass"])["version"])["version"]
    one.until(lambda: one.shown() == version)
    assert trail.evaluate_all("all => all.map(one => one.dataset.trail)") == driven


def _to_an_auction(actions):
    """Call where one can, drive to a city, pass; and never end the turn before that."""
    calls = [words for words in actions if words[0] == "call"]
    cities = [words for words in actions if words[0] == "drive" and "-" not in words[1]]
    return (calls or cities or [_moving(actions, ["drive", "roll", "pass", "end"])])[0]


def test_at_one_device_each_sees_what_was_done_since_their_own_turn(person, guest):
    """Also what the other one did before a bot had its turn."""
    ada = guest("Ada")
    table = ada.create("me", "here Bob", "expert")["id"]
    one = person(guest=ada)
    one.go(f"/table/{table}").locator("main[data-version]").wait_for()
    acts = one.page.get_by_role("list", name="Seats").locator("[aria-current] .name")
    trails = one.page.locator("[data-trail]")
    for _ in range(4):  # both have started and flown once, after which all are still there
        one.wait_for_turn()
        one.move_by_pointer()
    one.wait_for_turn()
    if acts.inner_text() != "Ada":  # anybody may have gone first
        one.move_by_pointer()
        one.until(lambda: acts.inner_text() == "Ada" and one.my_turn())
    seats = trails.evaluate_all("all => all.map(one => one.dataset.trail)")
    assert sorted(seats) == ["1", "2"]
