"""Somebody who plays in the page."""

from tests.web.browsing import Person

STARTED = 120_000  # milliseconds; the machine may be busy


class Visitor(Person):
    """A browser with the static edition open."""

    def __init__(self, browser, address, **more):
        super().__init__(browser, address, **more)
        self.context.set_default_timeout(STARTED)

    def open(self):
        self.page.goto(self.origin)
        self.started()

    def started(self):
        self.page.get_by_role("link", name="Ludotheque").first.wait_for(timeout=STARTED)

    def play_now(self, game):
        self.page.get_by_role("button", name=f"Play now: {game}").click()
        self.page.locator("main[data-version]").wait_for()

    def let_a_bot_play(self):
        """Until the end, as fast as bots answer."""
        self.page.get_by_role("button", name="This table").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Bots answer").select_option("now")
        dialog.get_by_role("button", name="Let a bot play").click()
        self.page.keyboard.press("Escape")
        self.page.get_by_role("region", name="Result").wait_for(timeout=2 * STARTED)
