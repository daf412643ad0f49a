"""How boards are played by keys alone, and whether anything on them hinders somebody."""

from axe_playwright_python.sync_playwright import Axe

TRIES = 200  # keys; a map has many places
# Whether the focus is there, or at least in the row that leads there.
STANDS = """([wish, place]) => document.activeElement?.matches(wish) ? 'there'
    : document.activeElement?.closest(place)?.querySelector(wish) ? 'near' : 'away'"""


def press(page, wish):
    """Tab to the row or the map, then go on to the first that fits, and press Enter."""
    target = "data-target" in wish
    place = "svg[role=group]" if target else "[role=toolbar]"
    for _ in range(TRIES):
        stands = page.evaluate(STANDS, [wish, place])
        if stands == "there":
            return page.keyboard.press("Enter")
        page.keyboard.press("Tab" if stands == "away" else "PageDown" if target else "ArrowRight")
    raise AssertionError(f"no key leads to {wish}")


def nothing_hinders(page):
    """No accessibility fault, in light and in dark."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found = Axe().run(page).response["violations"]
        assert [(fault["id"], fault["nodes"][0]["html"]) for fault in found] == []
