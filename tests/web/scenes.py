"""Every page in every state, brought about by playing: a scene takes pictures of some."""

import random

from tests.server.reviewed import played
from tests.web.games import playing
from tests.web.room_pictures import play

GAME = "gratte-ciel"
HIDDEN_GAME = "airlines"


def at_home(album):
    ada, bob = album.guest("Ada"), album.guest("Bob")
    ada.create("me", "heuristic", "heuristic")
    bob.create("me", "open", "casual")
    one = album.open(ada, "/")
    one.page.get_by_role("heading", name="My games").wait_for()
    album.take(one, "home")
    one.go("/account").get_by_role("heading", name="Sign in").wait_for()
    album.take(one, "account")


def setting_up(album):
    one = album.open(album.guest("Ada"), f"/new/{GAME}")
    one.page.get_by_role("button", name="Open the table").wait_for()
    album.take(one, "setup")
    one.page.get_by_label("Who plays Blue").select_option("invited")
    one.page.get_by_role("button", name="Open the table").click()
    link = one.page.get_by_role("textbox", name="Invitation").input_value()
    one.page.get_by_role("img", name="QR code").first.wait_for()
    album.take(one, "waiting")
    two = album.open(None, link)
    two.page.get_by_role("button", name="Sit down").wait_for()
    album.take(two, "joining")


def at_one_device(album):
    ada = album.guest("Ada")
    here = {"kind": "here", "name": "Bob"}
    seats = [{"kind": "me"}, here, {"kind": "bot", "level": "casual"}]
    wish = {"game": HIDDEN_GAME, "options": {}, "seats": seats}
    table = ada.post("/api/tables", wish).json()["id"]
    one = album.open(ada, f"/table/{table}")
    one.page.get_by_role("button", name="I am").wait_for()
    album.take(one, "curtain")


def in_one_room(album):
    screen, people = album.guest("Screen"), [album.guest(name) for name in ("Ada", "Bob", "Cleo")]
    seats = ("invited", "invited", "invited", "casual")
    opened = screen.create(*seats, game=HIDDEN_GAME, pace="room")
    for seat, one in enumerate(people):
        one.join(opened["id"], seat, invitation=opened["invitations"][seat])
    lines = [one.open(opened["id"]) for one in people]
    play(lines, random.Random(1).choice, 60)
    one = album.open(screen, f"/table/{opened['id']}")
    one.page.locator("main[data-version]").wait_for()
    album.take(one, "room")
    mover = next((at for at, line in enumerate(lines) if line.my_turn()), 0)
    two = album.open(people[mover], f"/table/{opened['id']}")
    two.wait_for_turn()
    album.take(two, "hand")


def learning(album):
    one = album.open(None, f"/learn/{GAME}")
    one.page.get_by_role("button", name="Go on").click()
    one.page.locator(".ring").first.wait_for()
    album.take(one, "learn")


def my_turn(album):
    table, mover = playing(album.guest, 40)
    one = album.open(mover, f"/table/{table}")
    one.wait_for_turn()
    one.choices()
    album.take(one, "turn")
    lot = one.lot(one.choices()[-1])
    if album.by_hand:
        lot.tap()
    else:
        lot.hover()
    one.page.get_by_role("region", name="What it does").get_by_role("listitem").first.wait_for()
    album.take(one, "preview")
    one.page.keyboard.press("Escape")
    one.lot(next(lot for lot in ("a1", "i9", "e1") if lot not in one.choices())).click()
    one.page.get_by_role("alert").wait_for()
    album.take(one, "refusal")
    one.page.get_by_role("alert").get_by_role("button", name="Close").click()
    one.page.get_by_role("button", name="Hint").click()
    one.page.get_by_role("region", name="Hint").wait_for()
    album.take(one, "hint")


def at_the_table(album):
    table, mover = playing(album.guest, 40)
    one = album.open(mover, f"/table/{table}")
    one.wait_for_turn()
    for name, picture in (("Log", "log"), ("Rules", "rules"), ("Chat", "chat")):
        _open_sheet(album, one, name)
        if name == "Chat":
            one.page.get_by_role("textbox").fill("What a tower!")
            one.page.get_by_role("button", name="Send").click()
            one.page.get_by_text("What a tower!").wait_for()
        album.take(one, picture)
        if album.by_hand:
            one.page.keyboard.press("Escape")
    one.page.get_by_role("button", name="This table").click()
    one.page.get_by_role("dialog").get_by_role("heading", name="Table settings").wait_for()
    album.take(one, "menu")
    one.page.keyboard.press("Escape")
    two = album.open(None, f"/table/{table}")
    two.page.get_by_role("grid").wait_for()
    album.take(two, "onlooker")


def coming_back(album):
    table, mover = playing(album.guest, 40)
    one = album.open(mover, "/")
    one.page.evaluate(f"localStorage.setItem('looked', '[[\"{table}\", 33]]')")
    one.go(f"/table/{table}")
    one.page.get_by_role("region", name="Since you last looked").wait_for()
    album.take(one, "lately")


def after_a_game(album):
    table, mover = playing(album.guest, 1000)
    one = album.open(mover, f"/table/{table}")
    one.page.get_by_role("region", name="Result").wait_for()
    if not album.by_hand:
        one.page.get_by_role("img", name="Chart").wait_for()
    album.take(one, "over")
    if album.by_hand:
        one.page.get_by_role("navigation").get_by_role("button", name="Story").click()
        one.page.get_by_role("img", name="Chart").wait_for()
    one.page.get_by_role("button", name="Check this game").click()
    one.page.get_by_text("exactly as the rules").wait_for()
    album.take(one, "story")
    one.go(f"/table/{table}/at/24")
    one.page.get_by_role("group", name="Replay").wait_for()
    one.page.locator("[data-lot]").first.wait_for()
    album.take(one, "replay")
    _open_sheet(album, one, "Coach")
    one.page.get_by_role("button", name="Ask the coach").click()
    one.page.get_by_text("of winning chance lost").wait_for()
    album.take(one, "coach")


def over_many_games(album):
    ada = album.guest("Ada")
    played(album.server, ada)
    one = album.open(ada, "/progress")
    one.page.get_by_role("img", name="Curve").wait_for()
    one.page.get_by_role("link", name="Puzzle 1").wait_for()
    album.take(one, "progress")
    one.go("/puzzle/1")
    one.choices()
    album.take(one, "puzzle")
    one.lot(one.choices()[-1]).click()
    confirm = one.page.locator(".ask .button:enabled")
    answered = one.page.get_by_role("region", name="What it is worth")
    one.until(lambda: confirm.count() or answered.count())
    if not answered.count():
        confirm.click()
    answered.wait_for()
    album.take(one, "puzzle-answered")


def dead_ends(album):
    one = album.open(None, "/table/nosuchtable")
    one.page.get_by_role("alert").wait_for()
    album.take(one, "no-table")
    one.go("/no/such/page").get_by_role("heading").first.wait_for()
    album.take(one, "lost")


def _open_sheet(album, one, name):
    if name == "Log" and album.size != "390":
        return  # it lies open all the time
    if album.by_hand:
        one.page.get_by_role("navigation").get_by_role("button", name=name).click()
    else:
        one.page.get_by_role("tab", name=name).click()


# Each scene with the pictures it takes.
SCENES = {
    at_home: {"home", "account"},
    setting_up: {"setup", "waiting", "joining"},
    at_one_device: {"curtain"},
    in_one_room: {"room", "hand"},
    learning: {"learn"},
    my_turn: {"turn", "preview", "refusal", "hint"},
    at_the_table: {"log", "rules", "chat", "menu", "onlooker"},
    coming_back: {"lately"},
    after_a_game: {"over", "story", "replay", "coach"},
    over_many_games: {"progress", "puzzle", "puzzle-answered"},
    dead_ends: {"no-table", "lost"},
}
