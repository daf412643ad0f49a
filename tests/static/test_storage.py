"""What is kept where storage is full, evicted, or of another version."""

from pathlib import Path

import pytest

from tests.static.test_host import NEWER, OLDER, changed
from tests.static.visiting import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.whole]
GAME = "Gratte-ciel"  # a lot is clicked, and the move is made
REMEMBERED = 31_000  # milliseconds: chromium does not ask for the room at every write
# The database as it is kept: pieces of a file, and its size.
KEEP = """bytes => new Promise((resolve, reject) => {
  const name = `ludotheque ${new URL('.', location.href).pathname}`;
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('pieces');
  opening.onsuccess = () => {
    const writing = opening.result.transaction('pieces', 'readwrite');
    const pieces = writing.objectStore('pieces');
    const file = new Uint8Array(bytes);
    for (let n = 0; n * 16384 < file.length; n++) {
      pieces.put(file.slice(n * 16384, (n + 1) * 16384), n);
    }
    pieces.put(file.length, 'size');
    writing.oncomplete = () => { opening.result.close(); resolve(); };
    writing.onabort = reject;
  };
})"""


@pytest.fixture
def visitor(browser, hosted):
    made = Visitor(browser, hosted.address)
    yield made
    made.context.close()


def tools(visitor):
    return visitor.context.new_cdp_session(visitor.page)


def origin(visitor):
    return {"origin": visitor.page.evaluate("location.origin")}


def after_a_reload(visitor):
    visitor.page.reload()
    visitor.page.locator("main[data-version]").wait_for()
    return visitor.version()


def backup(visitor, path):
    visitor.page.goto(visitor.origin)
    visitor.started()
    with visitor.page.expect_download() as saving:
        visitor.page.get_by_role("button", name="Save all games as a file").click()
    saving.value.save_as(path)
    return path


def test_a_move_that_finds_no_room_is_not_made_until_there_is_some(visitor):
    visitor.open()
    visitor.play_now(GAME)
    visitor.wait_for_turn()
    before = visitor.version()
    quota = tools(visitor)  # which holds while this is open
    quota.send("Storage.overrideQuotaForOrigin", {**origin(visitor), "quotaSize": 1})
    visitor.page.wait_for_timeout(REMEMBERED)
    said = visitor.page.get_by_text("has no room to keep this")
    visitor.lot(visitor.choices()[0]).click()
    said.wait_for()
    assert visitor.version() == before
    quota.send("Storage.overrideQuotaForOrigin", origin(visitor))
    visitor.move_by_pointer()
    assert visitor.version() > before
    said.wait_for(state="detached")
    assert after_a_reload(visitor) > before


def test_what_is_evicted_under_an_open_page_is_stored_anew(visitor):
    visitor.open()
    visitor.play_now(GAME)
    visitor.wait_for_turn()
    gone = {**origin(visitor), "storageTypes": "indexeddb"}
    tools(visitor).send("Storage.clearDataForOrigin", gone)
    visitor.move_by_pointer()
    made = visitor.version()
    assert after_a_reload(visitor) >= made


def test_games_of_an_older_version_go_on(visitor, tmp_path):
    visitor.open()
    visitor.play_now(GAME)
    visitor.wait_for_turn()
    old = changed(backup(visitor, tmp_path / "backup"), OLDER)
    visitor.page.goto(f"{visitor.origin}icon.svg")
    visitor.page.evaluate(KEEP, list(Path(old).read_bytes()))
    visitor.open()
    visitor.page.locator("a[href*='/table/']").first.click()
    visitor.wait_for_turn()
    visitor.move_by_pointer()


def test_games_of_a_newer_version_are_left_alone(visitor, tmp_path):
    """Old pages with new data, kept here or brought as a file."""
    visitor.open()
    visitor.play_now(GAME)
    new = changed(backup(visitor, tmp_path / "backup"), NEWER)
    visitor.page.get_by_label("Restore games from a file").set_input_files(new)
    visitor.page.get_by_role("button", name="Replace it").click()
    visitor.page.get_by_text("This is not a backup file").wait_for()
    visitor.page.goto(f"{visitor.origin}icon.svg")
    visitor.page.evaluate(KEEP, list(Path(new).read_bytes()))
    visitor.page.goto(visitor.origin)
    visitor.page.get_by_text("belongs to a newer version").wait_for()
