"""The static edition as a server hands it on."""

import pytest

from ludotheque.server.routes import static_files
from tests.server.running import running


@pytest.fixture
def along(tmp_path):
    folder = tmp_path / "offline"
    (folder / "py").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Along</title>")
    (folder / "py" / "worker.mjs").write_text("// worker")
    (folder / "py" / "python.wasm").write_bytes(b"\0asm" * 1000)
    with running(data=str(tmp_path / "data"), offline=str(folder)) as server:
        yield server.guest()


def test_the_folder_is_there_with_its_kinds(along):
    home = along.get("/offline/")
    assert "Along" in home.text
    assert "'wasm-unsafe-eval'" in home.headers["content-security-policy"]
    assert along.get("/offline/py/worker.mjs").headers["content-type"].startswith("text/javascript")
    python = along.get("/offline/py/python.wasm")
    assert python.headers["content-type"] == "application/wasm"
    assert python.headers["content-encoding"] == "gzip"


def test_without_the_slash_one_is_led_to_it(along):
    answer = along.http.get("/offline", follow_redirects=False)
    assert answer.status_code in {301, 302, 307, 308}
    assert answer.headers["location"] == "/offline/"


@pytest.mark.parametrize("path", ["../data/ludotheque.sqlite3", "%2e%2e/data/x", "nothing.js"])
def test_nothing_else_can_be_asked_for(along, path):
    assert along.get(f"/offline/{path}").status_code in {403, 404}


def test_the_home_page_leads_there_only_where_it_is(along, tmp_path):
    if "index.html" not in static_files._names():
        pytest.skip("the pages are not built")
    assert 'href="/offline/"' in along.get("/").text
    with running(data=str(tmp_path / "other")) as server:
        plain = server.guest()
        assert "/offline/" not in plain.get("/").text
        assert plain.get("/offline/").status_code == 404
        assert "wasm" not in plain.get("/").headers["content-security-policy"]
