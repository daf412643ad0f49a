"""The whole collection in a page: offline, in two tabs, on a full disk."""

import pytest

from ludotheque import registry
from tests.static.conftest import hosting
from tests.static.visiting import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]
TITLES = [title.about.title for title in registry.titles().values()]


@pytest.fixture
def visitor(browser, hosted):
    made = Visitor(browser, hosted.address)
    yield made
    made.context.close()
    assert made.errors == []


def test_a_newcomer_plays_every_game_with_the_network_cut(browser, box):
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
    visitor.page.get_by_role("heading", name="My games").wait_for()
    visitor.context.close()
    assert visitor.errors == []


def test_what_is_not_offered_is_said(visitor):
    visitor.open()
    said = "devices, no accounts and no chat"
    visitor.page.get_by_text(said).wait_for()
    visitor.page.goto(f"{visitor.origin}#/account")
    visitor.page.get_by_text(said).wait_for()
    visitor.page.goto(f"{visitor.origin}#/new/{registry.titles().popitem()[0]}")
    visitor.page.get_by_text(said).wait_for()
    kinds = visitor.page.locator("select").first.locator("option")
    assert "invitation" not in " ".join(kinds.all_inner_texts()).lower()


def test_the_second_tab_waits_until_the_first_is_gone(visitor):
    visitor.open()
    visitor.play_now(TITLES[0])
    first, visitor.page = visitor.page, visitor.tab()
    visitor.page.goto(visitor.origin)
    visitor.page.get_by_text("already open in another tab").wait_for()
    first.close()
    visitor.started()
    visitor.page.get_by_role("heading", name="My games").wait_for()


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
