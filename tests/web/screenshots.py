"""Pictures of the app, to be looked at.

python -m tests.web.screenshots all OUT [SCENE ...]   every page and state, at three widths,
                                                      light and dark
python -m tests.web.screenshots walkthrough           docs/walkthrough.md and its pictures
python -m tests.web.screenshots series GAME OUT       a whole game, at three widths,
                                                      light and dark
python -m tests.web.screenshots room OUT [GAME ...]   big screen and phones of people in one room
python -m tests.web.screenshots cards                 what shared links show: each game's poster,
                                                      and the icons of the pages
"""

import itertools
import sys
import tempfile
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.server.running import running
from tests.web.album import SCHEMES, SIZES, Album
from tests.web.browsing import chromium
from tests.web.cards import cards
from tests.web.room_pictures import room_pictures
from tests.web.scenes import SCENES
from tests.web.series import series
from tests.web.walkthrough import walkthrough


@contextmanager
def house(**settings):
    """A server whose bots answer at once, and a browser."""
    with ExitStack() as stack:
        data = stack.enter_context(tempfile.TemporaryDirectory())
        server = stack.enter_context(running(data=data, **settings))
        yield server, stack.enter_context(chromium())


def everything(server, browser, out, only=()):
    out.mkdir(parents=True, exist_ok=True)
    for size, scheme in itertools.product(SIZES, SCHEMES):
        album = Album(browser, server, out, size, scheme)
        for scene in SCENES:
            if not only or scene.__name__ in only:
                scene(album)
                album.close()


def main(arguments):
    match arguments:
        case ["all", out, *only]:
            with house() as (server, browser):
                everything(server, browser, Path(out), only)
        case ["walkthrough"]:
            with house() as (server, browser):
                walkthrough(server, browser)
        case ["room", out, *only]:
            with house(origins="http://192.168.1.20:8000") as (server, browser):
                room_pictures(server, browser, Path(out), only)
        case ["cards"]:
            with house() as (server, browser):
                cards(server, browser)
        case ["series", game, out]:
            with house() as (server, browser):
                series(server, browser, game, Path(out))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
