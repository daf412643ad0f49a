"""The pictures that shared links and home screens show, taken from the drawn ones."""

import struct
from pathlib import Path

from ludotheque import registry
from tests.web.browsing import PHONE

ROOT = Path(__file__).parents[2]
PUBLIC = ROOT / "web" / "public"
PAPER = "#f6f1e7"


def cards(server, browser):
    for title in registry.titles().values():
        _poster(server, browser, title)
    (PUBLIC / "touch-icon.png").write_bytes(_icon(browser, 180, 22, PAPER))
    (PUBLIC / "favicon.ico").write_bytes(_ico(_icon(browser, 32, 0, "transparent")))


def _poster(server, browser, title):
    """600 pixels square, as a phone shows it."""
    page = browser.new_page(viewport=PHONE, device_scale_factor=600 / 358)
    page.goto(server.origin)
    card = page.get_by_role("article").filter(has_text=title.about.designer)
    card.locator(".poster svg").first.wait_for()
    page.wait_for_load_state("networkidle")
    path = title.folder / "poster.jpg"
    card.locator(".poster").screenshot(path=path, type="jpeg", quality=80)
    page.close()


def _icon(browser, size, margin, paper):
    page = browser.new_page(viewport={"width": size, "height": size})
    drawn = (PUBLIC / "icon.svg").read_text()
    style = f"margin:0;padding:{margin}px;box-sizing:border-box;height:100vh;background:{paper}"
    page.set_content(f'<body style="{style}">{drawn}</body>')
    taken = page.screenshot(omit_background=True)
    page.close()
    return taken


def _ico(png):
    """An icon file with one picture of 32 pixels."""
    head = struct.pack("<HHH", 0, 1, 1)
    entry = struct.pack("<BBBBHHII", 32, 32, 0, 0, 1, 32, len(png), 22)
    return head + entry + png
