"""Looking through a game: step, play, jump, a link to any moment, and on from there."""

import json
import re

import pytest
from playwright.sync_api import expect

import ludotheque as lt
from tests.web.browsing import PHONE
from tests.web.games import finished, playing
from tests.web.series import played

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def game(server):
    """A finished game, and somebody who sat there."""
    table, people = finished(server.guest)
    return table, people[0]


def at(one, version):
    one.until(lambda: one.page.url.endswith(f"/at/{version}") and one.version() == version)


def opened(one, table, version):
    one.go(f"/table/{table}/at/{version}")
    one.page.locator(f"main[data-version='{version}'] [data-lot]").first.wait_for()
    return one.page


def test_step_jump_and_slide(person, game):
    one = person()
    page = opened(one, game[0], 5)
    page.get_by_role("button", name="One step on").click()
    at(one, 6)
    page.get_by_role("button", name="One step back").click()
    at(one, 5)
    page.get_by_role("button", name="To the end").click()
    one.until(lambda: one.version() > 20)
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    last = one.version()
    page.get_by_role("button", name="To the beginning").click()
    at(one, 0)
    page.get_by_role("slider", name="Moment").fill("9")
    at(one, 9)
    expect(page.get_by_role("slider", name="Moment")).to_have_attribute(
        "aria-valuetext", re.compile(rf"9 of {last}")
    )


def test_nobody_is_away_in_the_past(person, server):
    table, people = finished(server.guest)
    for one in people:
        one.close()
    one = person()
    page = opened(one, table, 5)
    seats = page.get_by_role("list", name="Seats")
    expect(seats).to_contain_text("Ada")
    assert "away" not in seats.inner_text()


@pytest.fixture(scope="module")
def airlines(server):
    """A game with hidden hands at a full table: its table, its host, its last version."""
    return played(server, "airlines", 4)


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
def test_what_can_be_done_at_a_moment_is_in_sight_in_a_low_window(person, airlines, locale):
    table, host, last = airlines
    page = person(guest=host, locale=locale).go(f"/table/{table}/at/{last // 2}")
    page.get_by_role("tab").nth(1).click()
    moment = page.locator(".moment")
    moment.get_by_role("combobox").wait_for()
    for way in moment.locator(".ways > *").all():
        below = "way => way.getBoundingClientRect().bottom - innerHeight"
        assert way.evaluate(below) <= 0


def test_a_scoring_is_seen_whole_on_a_phone(person, airlines):
    """Also where long names take all the room that a column gives them."""
    table, host, last = airlines
    one = person(guest=host, viewport=PHONE, has_touch=True)
    page = one.go(f"/table/{table}/at/{last - 1}")
    page.get_by_role("button", name="One step on").click()
    sheet = page.get_by_role("group", name="Last scoring")
    sheet.get_by_role("table").wait_for()
    sheet.locator("thead th:nth-child(n + 3)").evaluate_all(
        "all => all.forEach(each => each.append(' the Great'))"
    )
    assert sheet.evaluate("all => all.scrollWidth <= all.clientWidth")
    assert sheet.evaluate("all => all.scrollHeight <= all.clientHeight")
    page.get_by_role("region", name="Last scoring").get_by_role("button").click()
    expect(sheet).to_have_count(0)


def test_what_happened_can_be_read_on_a_phone(person, airlines):
    """Four lines and the beginning of a fifth, and whose eyes see it beside the number."""
    table, host, last = airlines
    page = person(guest=host, viewport=PHONE, has_touch=True).go(f"/table/{table}/at/{last}")
    told = page.get_by_role("region", name="This moment").get_by_role("list")
    told.wait_for()
    height, line = told.evaluate(
        "all => [all.clientHeight, parseFloat(getComputedStyle(all).lineHeight)]"
    )
    assert 4 < height / line < 5
    heading = page.locator(".moment h2").bounding_box()
    chosen = page.locator(".moment select").bounding_box()
    assert chosen["y"] < heading["y"] + heading["height"] <= chosen["y"] + chosen["height"]


def test_keys_and_playing(person, game):
    one = person()
    page = opened(one, game[0], 0)
    page.locator("body").press("ArrowRight")
    at(one, 1)
    page.locator("body").press("End")
    one.until(lambda: one.version() > 20)
    page.locator("body").press("Home")
    at(one, 0)
    page.locator("body").press(" ")
    at(one, 2)  # it goes on by itself
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_link_leads_to_the_moment_and_the_log_to_others(person, game):
    one = person()
    page = opened(one, game[0], 12)
    here = page.locator(".log [aria-current=step]")
    expect(here).to_be_visible()
    moment = page.get_by_role("region", name="This moment")
    expect(moment.get_by_role("heading", name=re.compile(r"^Step 12 of \d\d"))).to_be_visible()
    told = moment.get_by_role("listitem").first
    assert told.inner_text().strip() in here.inner_text()
    assert told.bounding_box()["height"] <= 1  # the log beside it shows it
    page.get_by_role("tab", name="Rules").click()
    one.until(lambda: told.bounding_box()["height"] > 10)
    page.get_by_role("tab", name="Log").click()
    page.locator(".log a:not([aria-current])").last.click()
    one.until(lambda: one.version() > 12)
    page.go_back()
    at(one, 12)


def test_the_log_of_a_running_game_leads_into_its_past(person, guest):
    table, mover = playing(guest, 9)
    one = person(guest=mover)
    one.go(f"/table/{table}")
    one.wait_for_turn()
    one.page.locator(".log a").first.click()
    one.page.get_by_role("group", name="Replay").wait_for()
    one.page.locator("main[data-version] [data-lot]").first.wait_for()
    assert one.page.locator("[data-lot].can").count() == 0  # nothing can be done in the past
    one.page.get_by_role("link", name="To the table").click()
    one.wait_for_turn()
    assert one.choices()


def test_play_on_from_a_moment(person, game):
    one = person()
    page = opened(one, game[0], 10)
    page.get_by_role("button", name="Play on from here").click()
    one.until(lambda: "/at/" not in page.url and page.locator("main[data-version]").count())
    one.wait_for_turn()
    assert one.version() >= 10
    one.move_by_pointer()


def test_a_moment_that_never_was(person, game):
    one = person()
    one.go(f"/table/{game[0]}/at/9999")
    alert = one.page.get_by_role("alert")
    expect(alert).to_contain_text("The game has no such moment")
    one.page.get_by_role("link", name="To the table").click()
    one.page.get_by_role("region", name="Result").wait_for()
    one.forgive()


def test_how_it_came_about(person, game):
    table, host = game
    one = person(guest=host)
    page = one.go(f"/table/{table}")
    result = page.get_by_role("region", name="Result")
    result.wait_for()
    page.get_by_role("img", name="Chart of every player").wait_for()
    page.get_by_text("As a table").click()
    rows = page.get_by_role("table").get_by_role("row")
    points = host.get(f"/api/tables/{table}/story").json()["points"]
    last = [cell.inner_text() for cell in rows.last.locator("th, td").all()]
    assert last == [str(points[-1]["version"]), *map(str, points[-1]["standing"])]
    assert rows.count() > 5
    curves = page.locator("svg .line")
    dashes = curves.evaluate_all("all => all.map(e => e.getAttribute('stroke-dasharray') || '')")
    assert len(set(dashes)) == len(dashes) == 3  # told apart without colours


def test_the_dice_are_checked(person, game):
    table, host = game
    one = person(guest=host)
    page = one.go(f"/table/{table}")
    page.get_by_role("button", name="Check this game").click()
    expect(page.get_by_text("exactly as the rules and the sealed dice give them")).to_be_visible()
    page.get_by_text("How do I know?").click()
    seal = host.get(f"/api/tables/{table}").json()["commitment"]
    assert page.locator(".seal").inner_text().replace(" ", "") == seal


def loaded(one, game, folder):
    """A game from the library, opened in the browser."""
    played = lt.new(game, seats=3, seed=7)
    while played.outcome() is None:
        played.act(played.to_act(), played.legal()[0])
    lt.save(played, folder / "game.json", names=["Ann", "Ben", "Cleo"])
    page = one.go()
    page.locator("input[type=file]").set_input_files(folder / "game.json")
    page.get_by_role("group", name="Replay").wait_for()
    return page


def test_the_result_says_the_score_once(person, tmp_path):
    page = loaded(person(), "airlines", tmp_path)
    eyes = page.get_by_label("Point of view")
    assert eyes.bounding_box()["width"] > 250  # the whole of what is chosen can be read
    page.get_by_role("link", name="To the table").click()
    result = page.get_by_role("region", name="Result")
    expect(result).to_contain_text("flight cards")
    expect(result).not_to_contain_text("with a scoring now")


def test_an_open_seed_is_not_called_sealed(person, tmp_path):
    """A game from the library had no server and no browsers: only its seed can be checked."""
    page = loaded(person(), "gratte-ciel", tmp_path)
    page.get_by_role("tab", name="Story").click()
    assert "elsewhere" not in page.get_by_role("list", name="Seats").inner_text()
    story = page.get_by_role("region", name="Story")
    story.get_by_role("button", name="Check this game").click()
    expect(story).to_contain_text("exactly as the rules and the open seed give them")
    story.get_by_text("How do I know?").click()
    assert "browser" not in story.inner_text()
    assert page.locator(".seal").count() == 0


def test_a_game_is_saved_and_opened_again(person, game, tmp_path):
    table, host = game
    one = person(guest=host)
    page = one.go(f"/table/{table}")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the game").click()
    path = tmp_path / "game.json"
    saved.value.save_as(path)
    assert json.loads(path.read_text())["game"] == "gratte-ciel"
    other = person()
    other.go().get_by_text("Open a saved game").wait_for()
    other.page.locator("input[type=file]").set_input_files(path)
    other.page.get_by_role("group", name="Replay").wait_for()
    assert table not in other.page.url
    other.page.get_by_role("button", name="To the end").click()
    expect(other.page.get_by_role("button", name="One step on")).to_be_disabled()
    other.page.get_by_role("tab", name="Story").click()
    expect(other.page.get_by_text("This game was loaded from a file")).to_be_visible()
    path.write_text(path.read_text().replace("fly", "walk", 1))
    other.go().get_by_text("Open a saved game").wait_for()
    other.page.locator("input[type=file]").set_input_files(path)
    expect(other.page.get_by_role("alert")).to_contain_text("not the file of a game")
    other.forgive()
    assert other.page.locator("input[type=file]").input_value() == ""  # it may be chosen again
