"""The home page: a game within two clicks, my games, open tables, a saved game."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.client import take_turns
from tests.web.browsing import PHONE
from tests.web.games import finished, playing

pytestmark = pytest.mark.browser


def lines(page, title):
    section = page.locator("section").filter(has=page.get_by_role("heading", name=title))
    section.get_by_role("link").first.wait_for()
    return section.get_by_role("link")


def test_every_game_says_what_it_is(person):
    page = person().go()
    page.get_by_role("article").first.wait_for()
    for card in page.get_by_role("article").all():
        expect(card).to_contain_text("players")
        expect(card).to_contain_text("minutes")
        expect(card.get_by_role("button", name="Play now")).to_be_enabled()
        expect(card.locator(".poster svg")).to_be_visible()
        assert len(card.locator(".about > p").first.inner_text()) > 20
    assert page.get_by_role("link", name="Learn Gratte-ciel in three minutes").count() == 1


def test_my_games_and_first_those_that_wait_for_me(person, guest):
    ada, bob = guest("Ada"), guest("Bob")
    waiting = ada.create("me", "open", "open")["id"]
    running = ada.create("me", "open", "casual")["id"]
    bob.join(running, 1)
    both = ada.open(running), bob.open(running)
    begun = 1 if both[0].until(0)["toAct"] == 2 else 0  # the bot may have the first turn
    mover = next(socket for socket in both if socket.until(begun)["actions"])
    if mover is both[0]:
        take_turns(mover, 1)
    mine = ada.create("me", "casual", "casual")["id"]
    socket = ada.open(mine)
    while not socket.my_turn():
        socket.receive()
    page = person(guest=ada).go()
    found = lines(page, "My games")
    expect(found).to_have_count(3)
    assert [link.get_attribute("href") for link in found.all()] == [
        f"/table/{mine}",
        f"/table/{running}",
        f"/table/{waiting}",
    ]
    expect(page).to_have_title("(1) Ludotheque")
    assert "Your turn" in found.first.inner_text()
    assert "Bob is to act" in found.nth(1).inner_text()
    assert re.search("now|ago", found.nth(1).inner_text())
    assert "waiting for players" in found.last.inner_text()


def test_a_phone_shows_at_once_whose_turn_it_is(person, guest):
    _, ada = playing(guest)
    page = person(guest=ada, viewport=PHONE).go()
    row = lines(page, "My games").filter(has_text="Your turn").first
    box = row.bounding_box()
    assert box["y"] + box["height"] < PHONE["height"]
    assert box["y"] < page.get_by_role("article").first.bounding_box()["y"]


def test_my_games_change_while_i_look(person, guest):
    ada, bob, cleo = guest("Ada"), guest("Bob"), guest("Cleo")
    table = ada.create("me", "open", "open")["id"]
    one = person(guest=ada)
    one.page.clock.install()
    page = one.go()
    row = lines(page, "My games").first
    expect(row).to_contain_text("waiting for players")
    bob.join(table, 1)
    cleo.join(table, 2)
    page.clock.run_for(15_000)
    expect(row).not_to_contain_text("waiting for players")
    sockets = [somebody.open(table) for somebody in (ada, bob, cleo)]
    mover = next(socket for socket in sockets if socket.until(0) and socket.my_turn())
    take_turns(mover, 1)
    page.evaluate("dispatchEvent(new Event('focus'))")
    expect(row).to_contain_text("step 1")


def test_a_finished_game_says_how_it_ended(person, guest):
    _, people = finished(guest)
    lines_of = [one.get("/api/me").json()["tables"][0] for one in people]
    result = lines_of[0]["result"]
    assert all(line["result"] == result and line["toAct"] is None for line in lines_of)
    winner = people[result["winners"][0]]
    loser = next(one for seat, one in enumerate(people) if seat not in result["winners"])
    row = lines(person(guest=winner).go(), "Finished games").first
    expect(row).to_contain_text(f"won, {max(result['scores'])} points")
    expect(lines(person(guest=loser).go(), "Finished games").first).to_contain_text("lost, ")


def test_what_is_over_lies_below_the_shelf(person, guest):
    _, (ada, *_) = finished(guest)
    page = person(guest=ada).go()
    row = lines(page, "Finished games").first
    shelf = page.get_by_role("article").last.bounding_box()
    assert row.bounding_box()["y"] > shelf["y"] + shelf["height"]
    assert page.get_by_role("heading", name="My games").count() == 0


def test_a_result_names_every_bot_and_the_unit(person, guest):
    """Two bots of one strength go by their colours, as they do at the table."""
    ada = guest("Ada")
    socket = ada.open(ada.create("me", "casual", "casual")["id"])
    while not (result := socket.until(0)["result"]):
        if socket.my_turn():
            take_turns(socket, 1)
        else:
            socket.receive()
    row = lines(person(guest=ada).go(), "Finished games").first
    _, blue, yellow = result["scores"]
    expect(row).to_contain_text(f"Blue (Casual) {points(blue)}, Yellow (Casual) {points(yellow)}")


def points(score):
    return f"{score} point" if score == 1 else f"{score} points"


def test_from_table_to_table_that_waits_for_me(person, guest):
    ada = guest("Ada")
    tables = [ada.create("me", "here Bob", "here Cleo")["id"] for _ in range(3)]
    one = person(guest=ada)
    page = one.go(f"/table/{tables[0]}")
    seen = [tables[0]]
    for _ in range(2):
        link = page.get_by_role("link", name="Next game (2)")
        link.click()
        page.wait_for_url(lambda url: not url.endswith(seen[-1]))
        seen.append(page.url.rsplit("/", 1)[1])
        one.wait_for_turn()
    assert set(seen) == set(tables)


def test_a_host_without_a_name_is_a_guest_in_every_language(person):
    one, two = person(locale="de-DE"), person(locale="fr-FR")
    page = one.go("/new/gratte-ciel")
    page.get_by_label("Wer spielt Blau").select_option("invited")
    page.get_by_role("button", name="Tisch öffnen").click()
    expect(page.get_by_role("list", name="Plätze")).to_contain_text("Gast")
    page = two.go(page.get_by_role("textbox", name="Einladung").input_value())
    page.get_by_role("heading", name="On vous invite à jouer à Gratte-ciel").wait_for()
    expect(page.get_by_role("list", name="Places")).to_contain_text("Invité")
    expect(page.get_by_label("Votre nom")).to_have_value("")
    page = one.go("/new/gratte-ciel")
    name = page.get_by_label("Dein Name")
    expect(name).to_have_value("")
    name.fill("Hilde")
    page.get_by_role("button", name="Tisch öffnen").click()
    page.locator("main[data-version]").wait_for()
    expect(one.go("/new/gratte-ciel").get_by_label("Dein Name")).to_have_value("Hilde")


def test_a_stranger_finds_an_open_table_and_sits_down(person, guest):
    host = guest("Hildegard")
    table = host.create("me", "open", "casual", pace="leisure")["id"]
    one = person()
    page = one.go()
    link = lines(page, "Open tables").filter(has_text="Hildegard")
    expect(link).to_contain_text("1 free seat")
    expect(link).to_contain_text("Over days")
    link.click()
    page.get_by_label("Your name").fill("Zoe")
    page.get_by_role("button", name="Sit down").click()
    page.locator("main[data-version]").wait_for()
    assert host.get(f"/api/tables/{table}").json()["status"] == "playing"
