"""What can go wrong says so, in the reader's language, and what to do."""

import contextlib
import socket

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.browsing import PHONE
from tests.web.games import finished, playing

pytestmark = pytest.mark.browser


def test_a_dead_link(person):
    one = person(locale="fr-FR")
    page = one.go("/table/nosuchtable")
    expect(page.get_by_role("alert")).to_contain_text("Redemandez le lien")
    assert page.get_by_role("banner").inner_text().count("Ludothèque") == 1
    page.get_by_role("link", name="Tous les jeux").first.click()
    page.get_by_role("button", name="Jouer").first.wait_for()
    one.errors.clear()


def test_a_seat_that_somebody_else_has_taken(person, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "invited", "invited")
    secret = table["invitations"][1]
    assert bob.join(table["id"], 1, invitation=secret).status_code == 200
    one = person(locale="de-DE")
    page = one.go(f"/table/{table['id']}#1-{secret}")
    expect(page.get_by_role("alert")).to_contain_text("sitzt schon jemand")
    assert page.get_by_role("button", name="Platz nehmen").count() == 0


def test_a_full_table_can_still_be_watched(person, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "casual")["id"]
    one = person()
    page = one.go(f"/table/{table}")
    page.get_by_label("Your name").fill("Zoe")
    bob.join(table, 1)  # in this very moment somebody else sits down
    page.locator("main[data-version]").wait_for()
    assert page.get_by_role("button", name="Sit down").count() == 0


def test_a_table_for_its_players_only(person, guest):
    table = guest("Ada").create("me", "casual", "casual", onlookers=False)["id"]
    one = person()
    page = one.go(f"/table/{table}")
    expect(page.get_by_role("alert")).to_contain_text("This table is for its players only")
    page.get_by_role("link", name="All games").first.click()
    page.get_by_role("button", name="Play now").first.wait_for()


NAMES = {404: "Reload", 503: "Try again"}


@pytest.mark.parametrize(("status", "said"), [(404, "new version"), (503, "cannot be reached")])
def test_pages_that_are_gone_say_so(person, status, said):
    """After an upgrade an open page asks for files that the server no longer has."""
    one = person()
    page = one.go()
    page.get_by_role("link", name="Set up a table: Gratte-ciel").wait_for()
    page.route("**/assets/Setup-*.js", lambda route: route.fulfill(status=404))
    if status != 404:
        page.route("**/new/*", lambda route: route.fulfill(status=status))
    page.get_by_role("link", name="Set up a table: Gratte-ciel").click()
    expect(page.get_by_role("alert")).to_contain_text(said)
    page.unroute_all()
    page.get_by_role("alert").get_by_role("button", name=NAMES[status]).click()
    page.get_by_role("button", name="Open the table").wait_for()
    one.errors.clear()


def test_dice_other_than_those_promised_are_not_played_with(person):
    """The control of the promise: a server that changes its mind is found out."""

    def change_its_mind(route):
        if route.request.method != "POST":
            route.continue_()
            return
        said = route.fetch()
        lobby = {**said.json(), "commitment": "0" * 64}
        route.fulfill(response=said, json=lobby)

    one = person()
    page = one.go("/")
    page.route("**/api/tables", change_its_mind)
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("alert")).to_contain_text("not the ones that were promised")
    assert page.url.endswith("/")
    page.unroute("**/api/tables")
    page.get_by_role("button", name="Play now").first.click()
    page.locator("main[data-version]").wait_for()


def test_a_game_that_is_over(person, guest):
    table, people = finished(guest)
    one = person(guest=people[0])
    page = one.go(f"/table/{table}")
    page.get_by_role("region", name="Result").wait_for()
    assert page.locator("[data-lot].can").count() == 0
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("group", name="Replay").wait_for()


def test_the_back_button_in_mid_turn(person, guest):
    """It closes what lies over the table first; then it leaves, and forward comes back."""
    table, mover = playing(guest)
    one = person(guest=mover, viewport=PHONE, has_touch=True)
    one.go("/").get_by_role("button", name="Play now").first.wait_for()
    page = one.go(f"/table/{table}")
    one.wait_for_turn()
    one.lot(one.choices()[0]).tap()
    page.get_by_role("button", name="Do it").wait_for()
    version = one.version()
    page.get_by_role("navigation").get_by_role("button", name="Rules").tap()
    page.get_by_role("dialog").wait_for()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Do it")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Play now").first.wait_for()
    page.go_forward()
    one.wait_for_turn()
    assert one.version() == version
    one.choices()


def test_an_escape_leaves_no_step_back_behind(person, guest):
    table, mover = playing(guest)
    one = person(guest=mover)
    one.go("/").get_by_role("button", name="Play now").first.wait_for()
    page = one.go(f"/table/{table}")
    one.wait_for_turn()
    page.get_by_role("button", name="This table").click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_back()
    page.get_by_role("button", name="Play now").first.wait_for()


@contextlib.contextmanager
def restarting(data):
    """A server that can be stopped and started anew at the same address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    running = [Running(data=data, port=port)]

    def restart(meanwhile):
        running.pop().stop()
        meanwhile()
        running.append(Running(data=data, port=port))

    try:
        yield running[0].origin, restart
    finally:
        for server in running:
            server.stop()


def test_a_server_that_restarts_in_mid_move(person, tmp_path):
    with restarting(str(tmp_path)) as (origin, restart):
        one = person(origin=origin)
        one.go().get_by_role("button", name="Play now: Gratte-ciel").click()
        one.wait_for_turn()
        version, lot = one.version(), one.choices()[0]

        def act():
            one.page.get_by_text("connection lost").wait_for()
            one.lot(lot).click()

        restart(act)
        one.page.get_by_text("connected", exact=True).wait_for()
        one.until(lambda: one.version() > version or one.page.locator(".ask").count())
        if one.version() == version:
            one.page.get_by_role("button", name="Do it").click()
        one.wait_past(version)
        one.wait_for_turn()
        one.errors.clear()  # while the server was away the browser says so too


def test_where_not_even_the_texts_come(person):
    """The page is never blank: it speaks every language, for it knows none yet."""
    one = person(locale="fr-FR")
    one.page.route("**/frame.*", lambda route: route.abort())
    page = one.go()
    expect(page.get_by_role("alert")).to_contain_text("Êtes-vous en ligne")
    expect(page.get_by_role("alert")).to_contain_text("Are you online")
    one.page.unroute("**/frame.*")
    page.get_by_role("button", name="Réessayer").click()
    page.get_by_role("button", name="Jouer").first.wait_for()
    one.errors.clear()
