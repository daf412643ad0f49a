"""Pictures of every page and state, to be looked at: python -m tests.web.screenshots OUT"""

import itertools
import sys
import tempfile
from pathlib import Path

from tests.server.client import Guest
from tests.server.running import running
from tests.web.browsing import DESK, PHONE, TABLET, Person, chromium
from tests.web.games import playing

SIZES = {"1440": DESK, "820": TABLET, "390": PHONE}
SCHEMES = ("light", "dark")


class Album:
    """One browser window, and the folder its pictures go to."""

    def __init__(self, browser, server, out, size, scheme):
        self.browser, self.server, self.out = browser, server, out
        self.size, self.scheme = size, scheme

    def open(self, guest, path):
        hand = self.size != "1440"
        more = {"has_touch": hand, "device_scale_factor": 2 if self.size == "390" else 1}
        one = Person(
            self.browser,
            self.server.origin,
            guest,
            viewport=SIZES[self.size],
            color_scheme=self.scheme,
            **more,
        )
        one.go(path)
        return one

    def take(self, one, name):
        one.page.wait_for_timeout(400)
        one.page.screenshot(path=self.out / f"{name}-{self.size}-{self.scheme}.png")

    def guest(self, name):
        return Guest(self.server.origin, name)


def before_a_game(album):
    ada = album.guest("Ada")
    ada.create("me", "heuristic", "heuristic")
    one = album.open(ada, "/")
    one.page.get_by_role("heading", name="My games").wait_for()
    album.take(one, "home")
    one.page.get_by_role("link", name="Set up a table: Gratte-ciel").first.click()
    one.page.get_by_role("button", name="Open the table").wait_for()
    album.take(one, "setup")
    one.page.get_by_label("Who plays Blue").select_option("invited")
    one.page.get_by_role("button", name="Open the table").click()
    link = one.page.get_by_role("textbox", name="Invitation").input_value()
    album.take(one, "waiting")
    two = album.open(None, link)
    two.page.get_by_role("button", name="Sit down").wait_for()
    album.take(two, "joining")


def in_a_game(album):
    table, mover = playing(album.guest, 40)
    one = album.open(mover, f"/table/{table}")
    one.wait_for_turn()
    album.take(one, "turn")
    lot = one.lot(one.choices()[-1])
    if album.size == "1440":
        lot.hover()
    else:
        lot.tap()
    one.page.get_by_role("region", name="What it does").get_by_role("listitem").first.wait_for()
    album.take(one, "preview")
    one.page.keyboard.press("Escape")
    one.lot(next(lot for lot in ("a1", "i9", "e1") if lot not in one.choices())).click()
    one.page.get_by_role("alert").wait_for()
    album.take(one, "refusal")
    if album.size != "1440":
        one.page.get_by_role("navigation").get_by_role("button", name="Log").click()
        album.take(one, "log")
        one.page.keyboard.press("Escape")
        one.page.get_by_role("navigation").get_by_role("button", name="Rules").click()
    else:
        one.page.get_by_role("tab", name="Rules").click()
    album.take(one, "rules")
    two = album.open(None, f"/table/{table}")
    two.page.get_by_role("grid").wait_for()
    album.take(two, "onlooker")


def after_a_game(album):
    table, _ = playing(album.guest, 1000)
    one = album.open(None, f"/table/{table}")
    one.page.get_by_role("region", name="Result").wait_for()
    album.take(one, "over")


def main(out):
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, running(data=data) as server, chromium() as browser:
        for size, scheme in itertools.product(SIZES, SCHEMES):
            album = Album(browser, server, out, size, scheme)
            for part in (before_a_game, in_a_game, after_a_game):
                part(album)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
