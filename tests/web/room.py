"""One room: a big screen and phones, each with a browser of its own, and the steps they take."""

from playwright.sync_api import expect

from tests.server.client import Guest
from tests.web.browsing import PHONE, Person

TV = {"width": 1920, "height": 1080}
TRIES = 5
TABLET_FLAT = {"width": 2732, "height": 2048}


class Room:
    """A screen and its phones. `steps` counts what each had to do until they sat down."""

    def __init__(self, person, origin, host=None):
        self._person = person
        self._origin = origin
        self.screen = person(viewport=TV, guest=host)
        self.phones = []
        self.steps = {}

    def step(self, who, deed):
        self.steps[who] = self.steps.get(who, 0) + 1
        deed()

    def open(self, title, seats=None, absence=None):
        """From the home page to a table that waits; what is given is chosen."""
        page, who = self.screen.page, "screen"
        self.screen.go()
        self.step(who, page.get_by_role("link", name="Play in one room").click)
        self.step(who, page.get_by_role("link", name=title).click)
        page.get_by_label("Who plays Red").wait_for()
        for colour, kind in (seats or {}).items():
            choice = page.get_by_label(f"Who plays {colour}")
            self.step(who, lambda choice=choice, kind=kind: choice.select_option(kind))
        if absence is not None:
            self.step(who, page.get_by_role("radio", name=absence).check)
        self.step(who, page.get_by_role("button", name="Open the table").click)
        page.get_by_role("heading", name="Take a seat").wait_for()

    def table(self):
        return self.screen.page.url.rsplit("/", 1)[1]

    def codes(self):
        """The codes in sight, each with its link; each seat's is asked for by itself."""
        shown = self.screen.page.locator("[data-code]")
        shown.first.wait_for()
        expect(self.screen.page.locator("li:has(h3):not(:has([data-code]))")).to_have_count(0)
        return shown.evaluate_all("all => all.map(e => [e.dataset.code, e.dataset.link])")

    def scan(self, name, link):
        """A phone that follows the QR code and sits down."""
        phone = self.phone()
        self.step(name, lambda: phone.go(link))
        return self._sit(phone, name)

    def type(self, name, code):
        """A phone that types the address below the QR code, and sits down."""
        phone = self.phone()
        self.step(name, lambda: phone.go(f"/{code}"))
        return self._sit(phone, name)

    def phone(self, guest=None):
        return self._person(viewport=PHONE, has_touch=True, is_mobile=True, guest=guest)

    def _sit(self, phone, name):
        page = phone.page
        self.step(name, lambda: page.get_by_label("Your name").fill(name))
        self.step(name, page.get_by_role("button", name="Sit down").click)
        page.get_by_label("Your name").wait_for(state="detached")
        self.phones.append(phone)
        return phone

    def line(self, one):
        """A socket of the person at this browser, to play on without it."""
        guest = Guest(self._origin)
        for cookie in one.context.cookies():
            guest.http.cookies.set(cookie["name"], cookie["value"])
        return guest, guest.open(self.table())


def choices(one: Person):
    return one.page.get_by_role("list", name="Choices").get_by_role("button")


def act(one: Person, dice=None):
    """Choose the first of the list, or with dice any; if it is warned of, rather another."""
    version, asks = one.version(), one.page.locator(".ask")
    tries = TRIES if dice else 1
    for left in reversed(range(tries)):
        offered = choices(one)
        one.page.mouse.move(0, 0)  # what comes under a resting pointer is not clicked at once
        offered.nth(dice.randrange(offered.count()) if dice else 0).click()
        one.until(lambda: asks.count() or past(one, version))
        if past(one, version):
            return
        one.page.get_by_role("button", name="Back" if left else "Do it").click()
    one.until(lambda: past(one, version))


def past(one: Person, version):
    """Whether a later version is in sight; while a page changes none is."""
    shown = one.shown()
    return shown is not None and shown > version
