"""A whole game of any game in pictures: good bots play it, one seat's screen is shown."""

from itertools import product

from ludotheque.bots.levels import LEVELS
from ludotheque.dice import Fast
from tests.web.album import SCHEMES, SIZES, Album
from tests.web.browsing import PATIENCE

PICTURES = 24
LONGEST = 5000  # steps
SEATS = 3


def series(server, browser, game, out):
    """Play the game first, then look through it with the first seat's eyes."""
    out.mkdir(parents=True, exist_ok=True)
    table, host, last = played(server, game)
    moments = sorted({round(last * each / (PICTURES - 1)) for each in range(PICTURES)})
    for size, scheme in product(SIZES, SCHEMES):
        album = Album(browser, server, out, size, scheme)
        one = album.open(host, f"/table/{table}/at/0")
        for version in moments:
            one.go(f"/table/{table}/at/{version}")
            one.page.locator(f"main[data-version='{version}']").wait_for(timeout=PATIENCE)
            album.take(one, f"{version:04}")
        one.go(f"/table/{table}").get_by_role("region", name="Result").wait_for()
        album.take(one, "over")
        album.close()


def played(server, game, wanted=SEATS):
    """A game that good bots have played to its end: its table, its host, its last version."""
    about = next(each for each in server.guest().get("/api/games").json() if each["id"] == game)
    count = min(about["most"], max(about["fewest"], wanted))
    host = server.guest("Ada")
    here = [{"kind": "here", "name": name} for name in ("Bob", "Cleo", "Dan", "Eve", "Fay")]
    seats = [{"kind": "me"}, *here[: count - 1]]
    made = host.post("/api/tables", {"game": game, "options": {}, "seats": seats}).json()
    socket = host.open(made["id"])
    socket.until(0)
    dice = Fast(7)
    for _ in range(LONGEST):
        room = server.room(made["id"]).started()
        if room.outcome() is not None:
            break
        bot = LEVELS["heuristic"]
        words = room.game.spell(bot.choose(room.game, room.state, room.to_act(), dice))
        answer = socket.act(words)
        assert answer["type"] == "done", answer
        socket.until(answer["version"])
    socket.close()  # nobody listens to it while pictures are taken
    return made["id"], host, socket.view["version"]
