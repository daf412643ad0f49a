"""The whole collection in a page: offline, in two tabs, on a full disk."""

import re
import shutil

import pytest

from ludotheque import registry
from ludotheque.static.build import build_usb
from ludotheque.static.checkout import digest
from tests.static.conftest import building, hosting
from tests.static.visiting import STARTED, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]
TITLES = [title.about.title for title in registry.titles().values()]


@pytest.fixture
def visitor(browser, hosted):
    made = Visitor(browser, hosted.address)
    yield made
    made.context.close()
    assert made.errors == []


def test_a_newcomer_plays_with_the_network_cut(browser, box):
    with hosting(box) as server:
        visitor = Visitor(browser, server.address)
        visitor.open()
        visitor.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        asked = len(server.asked)
        visitor.page.wait_for_timeout(500)
        assert server.asked[asked:] == []  # all was fetched at once
    # The server is gone, and so is the network.
    visitor.context.set_offline(True)
    visitor.page.reload()
    visitor.started()
    for title in TITLES:
        visitor.play_now(title)
        visitor.let_a_bot_play()
        visitor.page.get_by_role("link", name="Ludotheque").first.click()
    visitor.page.get_by_role("heading", name="Finished games").wait_for()
    visitor.context.close()
    assert visitor.errors == []


def test_what_is_not_offered_is_said(visitor):
    visitor.open()
    said = "no online play, no accounts and no chat"
    visitor.page.get_by_text(said).wait_for()
    visitor.page.goto(f"{visitor.origin}#/account")
    visitor.page.get_by_text(said).wait_for()
    visitor.page.goto(f"{visitor.origin}#/new/{[*registry.titles()][-1]}")
    visitor.page.get_by_text(said).wait_for()
    kinds = visitor.page.locator("select").first.locator("option")
    assert "invitation" not in " ".join(kinds.all_inner_texts()).lower()


def test_progress_and_puzzles_are_there(visitor):
    visitor.open()
    visitor.page.goto(f"{visitor.origin}#/progress")
    visitor.page.get_by_text("first play a game to its end").wait_for()
    visitor.page.get_by_role("link", name="All games", exact=True).click()
    visitor.page.get_by_role("heading", name="What shall we play?").wait_for()


def test_the_second_tab_waits_until_the_first_is_gone(visitor):
    visitor.open()
    visitor.play_now(TITLES[0])
    first, visitor.page = visitor.page, visitor.tab()
    visitor.page.goto(visitor.origin)
    visitor.page.get_by_text("already open in another tab").wait_for()
    first.close()
    visitor.started()
    visitor.page.get_by_role("heading", name="My games").wait_for()


@pytest.mark.whole
def test_a_game_is_there_after_a_reload_and_travels_as_a_file(visitor, tmp_path):
    visitor.open()
    visitor.play_now(TITLES[0])
    visitor.wait_for_turn()
    visitor.page.reload()
    visitor.page.locator("main[data-version]").wait_for()
    visitor.page.goto(visitor.origin)
    visitor.started()
    with visitor.page.expect_download() as saving:
        visitor.page.get_by_role("button", name="Save all games as a file").click()
    saving.value.save_as(tmp_path / "backup")
    assert (tmp_path / "backup").read_bytes().startswith(b"SQLite format 3")
    visitor.page.evaluate(
        "indexedDB.databases().then(all => all.map(({name}) => indexedDB.deleteDatabase(name)))"
    )
    visitor.page.reload()
    visitor.started()
    chosen = visitor.page.get_by_label("Restore games from a file")
    chosen.set_input_files(tmp_path / "backup")
    visitor.page.get_by_role("button", name="Replace it").click()
    visitor.page.get_by_role("heading", name="My games").wait_for()


def test_an_update_waits_for_the_end_of_the_page_and_keeps_the_game(browser, box, tmp_path):
    """A new build comes out in mid-game: the page goes on as it was, the next one is new."""
    folder = tmp_path / "box"
    shutil.copytree(box, folder)
    with hosting(folder) as server:
        visitor = Visitor(browser, server.address)
        visitor.open()
        visitor.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        visitor.page.reload()
        visitor.started()
        visitor.play_now(TITLES[0])
        renew(folder)
        visitor.page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update())")
        visitor.page.evaluate(
            "navigator.serviceWorker.getRegistration()"
            ".then(async r => { while (!r.waiting) await new Promise(d => setTimeout(d, 50)) })"
        )
        visitor.wait_for_turn()
        visitor.page.reload()
        visitor.page.locator("main[data-version]").wait_for()
        assert "newer" not in visitor.page.content()  # the same build, to the last page of it
        page, visitor.page = visitor.page, visitor.tab()
        page.close()
        visitor.page.goto("about:blank")
        visitor.page.wait_for_timeout(500)
        visitor.open()
        assert "newer" in visitor.page.content()
        visitor.page.get_by_role("heading", name="My games").wait_for()
        visitor.context.close()


def renew(folder):
    """Another build of the same folder."""
    index, worker = folder / "index.html", folder / "service-worker.js"
    old = digest([index])
    index.write_text(index.read_text().replace("<body>", "<body><!-- newer -->"))
    text = worker.read_text()
    build = re.search(r"OURS \+ '(\w+)'", text)[1]
    worker.write_text(text.replace(old, digest([index])).replace(build, "newer"))


@pytest.mark.usefixtures("box")  # which has built the parts
def test_it_opens_from_a_disk(browser, tmp_path):
    """By a double click: no server, no request to anybody."""
    folder = tmp_path / "stick"
    with building() as checkout:
        build_usb(checkout, folder)
    visitor = Visitor(browser, f"file://{folder}/index.html")
    asked = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.open()
    visitor.play_now(TITLES[0])
    visitor.page.reload()
    visitor.page.locator("main[data-version]").wait_for(timeout=STARTED)
    visitor.context.close()
    assert visitor.errors == []
    assert [url for url in asked if not url.startswith(("file:", "blob:", "data:"))] == []
