"""A browser window of some size and scheme, and the folder its pictures go to."""

import base64

from tests.server.client import Guest
from tests.web.browsing import DESK, PHONE, TABLET, Person

SIZES = {"1440": DESK, "820": TABLET, "390": PHONE}
SCHEMES = ("light", "dark")

# Chromium writes WebP from a canvas: small pictures without another package.
SHRINK = """async ([png, width]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(width, image.width);
    canvas.height = Math.round(image.height * canvas.width / image.width);
    const pen = canvas.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.82).split(',')[1];
}"""


class Album:
    """Opens pages for guests and takes pictures of them."""

    def __init__(self, browser, server, out, size, scheme):
        self.browser, self.server, self.out = browser, server, out
        self.size, self.scheme = size, scheme
        self.by_hand = size != "1440"
        self._opened = []

    def guest(self, name):
        return Guest(self.server.origin, name)

    def open(self, guest, path, **more):
        one = Person(
            self.browser,
            self.server.origin,
            guest,
            viewport=SIZES[self.size],
            color_scheme=self.scheme,
            has_touch=self.by_hand,
            device_scale_factor=2 if self.size == "390" else 1,
            **more,
        )
        one.go(path)
        self._opened.append(one)
        return one

    def take(self, one, name):
        """Wait until fonts and pictures are there and nothing is under way, then take it."""
        one.page.wait_for_load_state("networkidle")
        one.page.evaluate("document.fonts.ready.then(() => true)")
        path = self.out / f"{name}-{self.size}-{self.scheme}.png"
        one.page.screenshot(path=path, animations="disabled")
        return path

    def close(self):
        while self._opened:
            self._opened.pop().context.close()


class SmallAlbum(Album):
    """Takes only the wanted pictures, as small WebP files."""

    def __init__(self, browser, server, out, size, scheme, wanted, width):
        super().__init__(browser, server, out, size, scheme)
        self.wanted, self.width = wanted, width

    def take(self, one, name):
        if name not in self.wanted:
            return
        png = super().take(one, name)
        png.with_suffix(".webp").write_bytes(_webp(self.browser, png.read_bytes(), self.width))
        png.unlink()


def _webp(browser, png, width):
    context = browser.new_context()
    packed = context.new_page().evaluate(SHRINK, [base64.b64encode(png).decode(), width])
    context.close()
    return base64.b64decode(packed)
