"""How long one waits for bots: a round of three at the usual pace, counted by their beats."""

import re

import pytest

from ludotheque.server.room.autoplay import beat
from tests.server.running import running
from tests.web.browsing import Person

pytestmark = pytest.mark.browser

GAMES = ["airlines", "auf-achse", "gratte-ciel", "skyline-of-the-world"]
ROUNDS = 3
MOST = 4  # seconds
SHORT = re.compile("^(Roll|Drive|End|Pass|Expand|Invest)")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """Bots that take their time, as they do on a server of one's own."""
    with running(data=str(tmp_path_factory.mktemp("data")), bot_delay=2.0) as server:
        yield server


@pytest.mark.parametrize("game", GAMES)
def test_three_bots_are_waited_for_less_than_four_seconds(browser, server, game):
    ada = server.guest("Ada")
    table = ada.create("me", "casual", "casual", "casual", game=game)["id"]
    one = Person(browser, server.origin, guest=ada)
    one.go(f"/table/{table}").locator("main[data-version]").wait_for()
    one.until(lambda: server.room(table).audience.bot_pace() == "brisk")
    waits = [beats(steps) for steps in bot_steps(one)]
    one.context.close()
    assert max(waits) < MOST, waits  # tests/server/test_bots.py counts whole games


def bot_steps(one):
    """How many steps the bots made in each of some rounds."""
    one.wait_for_turn()
    for _ in range(ROUNDS):
        while one.my_turn():
            after = choose(one)
        one.wait_for_turn()
        yield one.version() - after


def choose(one):
    """Choose something from the list, which keeps the turn short if it can; the new version."""
    version = one.version()
    one.page.mouse.move(0, 0)  # what comes under a resting pointer is not clicked at once
    choices = one.page.get_by_role("list", name="Choices").locator("button")
    harmless = choices.and_(one.page.locator(":not(.grave)"))
    short = harmless.filter(has_text=SHORT)
    next(kind for kind in (short, harmless, choices) if kind.count()).first.click()
    ask = one.page.locator(".ask .button")
    one.until(lambda: ask.count() or one.version() > version)
    if one.version() == version:
        ask.click()
        one.wait_past(version)
    return version + 1


def beats(steps):
    """The seconds that so many steps in a row take."""
    return sum(beat("brisk", done) for done in range(steps))
