"""A real chromium, and people who play in it by pointer or by keyboard alone."""

import shutil
import time
from collections import deque
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import expect, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
]
# The shell is the same browser without windows: it opens a page in a third of the time.
SHELL, WHOLE = "chromium-headless-shell", "chromium"
STILL = 5  # looks at a box that must find it alike
PATIENCE = 30_000  # milliseconds; the machine may be busy
expect.set_options(timeout=PATIENCE)
# A connection that the test has cut is no fault of the page; nor is its service worker's.
CUT = ("WebSocket connection", "error occurred when fetching the script")
REFUSED = "responded with a status of 4"  # what a browser says to its console
DESK = {"width": 1440, "height": 900}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}
COLUMNS = "abcdefghi"


@contextmanager
def chromium():
    program = shutil.which(SHELL) or shutil.which(WHOLE)
    with sync_playwright() as playwright, launched(playwright.chromium, program) as browser:
        yield browser


@contextmanager
def whole_chromium(beside):
    """One with windows, for what the shell lacks, by the playwright of another browser."""
    with launched(beside.browser_type, shutil.which(WHOLE)) as browser:
        yield browser


def launched(chromium, program):
    return chromium.launch(executable_path=program, args=FLAGS, chromium_sandbox=False)


class Person:
    """Somebody with a browser of their own; what goes wrong in it is kept in `errors`."""

    def __init__(self, browser, origin, guest=None, **more):
        chosen = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **more}
        self.origin = origin
        self.context = browser.new_context(**chosen)
        self.context.set_default_timeout(PATIENCE)
        self.errors = []
        self.page = self.tab()
        if guest is not None:
            self.sign_in(guest)

    def tab(self):
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._complain)
        return page

    def _complain(self, message):
        if message.type == "error" and not any(cut in message.text for cut in CUT):
            self.errors.append(f"{message.text} at {message.location.get('url')}")

    def forgive(self):
        """Forget the complaint of a refusal that was wanted, once it has come: it may be late."""
        self.until(lambda: any(REFUSED in error for error in self.errors))
        self.errors[:] = [error for error in self.errors if REFUSED not in error]

    def sign_in(self, guest):
        """Be the guest who already has a session."""
        for name, value in guest.http.cookies.items():
            cookie = {"name": name, "value": value, "url": self.origin, "httpOnly": True}
            self.context.add_cookies([cookie])
        self.context.add_init_script("localStorage.setItem('met', 'yes')")

    def go(self, path="/"):
        self.page.goto(path if urlsplit(path).netloc else self.origin + path)
        return self.page

    # What the page shows

    def version(self):
        return int(self.page.locator("main[data-version]").get_attribute("data-version"))

    def shown(self):
        """The version of the table in sight; None where a curtain or a notice stands."""
        shown = self.page.evaluate("document.querySelector('main[data-version]')?.dataset.version")
        return None if shown is None else int(shown)

    def my_turn(self):
        return self.page.title().startswith("●")

    def over(self):
        return self.page.get_by_role("region", name="Result").count() > 0

    def until(self, condition):
        """Wait for something; the page's own policy forbids to wait inside of it."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not condition():
            assert time.monotonic() < deadline, f"this never came: {self.page.inner_text('body')}"
            self.page.wait_for_timeout(20)

    def wait_for_turn(self):
        table = self.page.locator("main[data-version]")
        self.until(lambda: self.my_turn() and table.count())

    def wait_past(self, version):
        self.until(lambda: self.version() > version)

    def choices(self):
        """The lots that can be chosen now, as soon as the board shows them."""
        lots = self.page.locator("[data-lot].can")
        lots.first.wait_for(state="attached")
        return lots.evaluate_all("all => all.map(e => e.dataset.lot)")

    def lot(self, name):
        return self.page.locator(f"[data-lot={name}]")

    def still_box(self, locator):
        """Where something is once it stands still: what comes late may push it aside."""
        boxes = deque(maxlen=STILL)

        def stands():
            boxes.append(locator.bounding_box())
            return len(boxes) == STILL and all(box == boxes[0] for box in boxes)

        self.until(stands)
        return boxes[0]

    # What the person does

    def move_by_pointer(self):
        """Click a lot; where the page warns, take another lot if there is one."""
        version = self.version()
        for last, lot in _with_last(self.choices()):
            self.page.mouse.move(0, 0)  # what comes under a resting pointer is not clicked at once
            self.lot(lot).click()
            if self._settled(version, last):
                return
            self.page.get_by_role("button", name="Back").click()

    def move_by_keys(self):
        """The same, with nothing but the keyboard."""
        version = self.version()
        self.enter_board()
        for last, lot in _with_last(self.choices()):
            self.roam_to(lot)
            self.page.keyboard.press("Enter")
            if self._settled(version, last, "Enter"):
                return
            self.page.keyboard.press("Escape")

    def enter_board(self):
        for _ in range(40):
            if self.standing() is not None:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab never reached the board")

    def standing(self):
        """The lot that has the focus."""
        return self.page.evaluate("document.activeElement?.dataset.lot ?? null")

    def roam_to(self, lot):
        for key in keys_between(self.standing(), lot):
            self.page.keyboard.press(key)
        assert self.standing() == lot

    def _settled(self, version, confirm, key=None):
        """Whether the move was made; a warning is confirmed only when it must be."""
        asks = self.page.locator(".ask")
        self.until(lambda: asks.count() or self.version() > version)
        if self.version() > version:
            return True
        if not confirm:
            return False
        if key:
            self.page.keyboard.press(key)
        else:
            self.page.get_by_role("button", name="Do it").click()
        self.wait_past(version)
        return True


def keys_between(here, there):
    """The arrow keys from lot to lot; the park in the middle is jumped over."""
    ways = {"ArrowUp": (0, -1), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowRight": (1, 0)}
    start, end = _place(here), _place(there)
    found = {start: []}
    queue = deque([start])
    while queue and end not in found:
        place = queue.popleft()
        for key, way in ways.items():
            beside = _beside(place, way)
            if beside is not None and beside not in found:
                found[beside] = [*found[place], key]
                queue.append(beside)
    return found[end]


def _place(lot):
    return COLUMNS.index(lot[0]), int(lot[1]) - 1


def _beside(place, way):
    column, row = place[0] + way[0], place[1] + way[1]
    while column // 3 == 1 and row // 3 == 1:
        column, row = column + way[0], row + way[1]
    return (column, row) if 0 <= column < 9 and 0 <= row < 9 else None


def _with_last(choices):
    return [(index == len(choices) - 1, lot) for index, lot in enumerate(choices)]
