"""The example is played in chromium on the board that it brings along."""

import re
import subprocess
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.example import install, site_packages
from tests.web.test_plug_in import SERVE

pytestmark = pytest.mark.browser


@contextmanager
def serving(folder, python, environment):
    """A server in the example's own environment."""
    process = subprocess.Popen(
        [python, "-c", SERVE, folder / "data"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    yield process.stdout.readline().strip()
    process.stdin.close()
    assert process.wait(20) == 0
    process.stdout.close()


@pytest.fixture(scope="module")
def harbour(tmp_path_factory):
    """The example with its board."""
    folder = tmp_path_factory.mktemp("harbour")
    with serving(folder, *install(folder)) as origin:
        yield origin


@pytest.fixture(scope="module")
def bare(tmp_path_factory):
    """The example without its board; and its drawing would like to do more than be looked at."""
    folder = tmp_path_factory.mktemp("bare")
    installed = install(folder, board=False)
    drawing = site_packages(folder) / "fog_harbour" / "drawing.py"
    source = drawing.read_text()
    drawing.write_text(source.replace("    shapes = _quay(seen, state)\n", PLANTED))
    with serving(folder, *installed) as origin:
        yield origin


PLANTED = """    shapes = _quay(seen, state)
    shapes.append('<script>document.title = "caught"</script>')
    shapes.append('<image href="/favicon.svg" width="9" height="9"/><a href="/">home</a>')
    shapes.append('<rect id="planted" onclick="alert(1)" style="x: 1" fill="url(/x)"/>')
    shapes.append('<foreignObject><iframe src="/"></iframe></foreignObject>')
"""


def auctions_left(page):
    return page.locator(".prompt .end").all_inner_texts()


def play(ada, choices):
    """A whole game: each time one of these is clicked."""
    page = ada.go()
    page.get_by_role("button", name="Play now: Fog Harbour").click()
    result = page.get_by_role("region", name="Result")
    while True:
        ada.until(lambda: page.locator(choices).count() or result.count())
        if result.count():
            break
        before = auctions_left(page)
        found = page.locator(choices)
        page.mouse.move(0, 0)  # what comes under a resting pointer is not clicked at once
        found.nth(min(2, found.count() - 1)).click()
        # Others bid meanwhile: the version alone does not say that this bid has come.
        ada.until(lambda was=before: result.count() or auctions_left(page) != was)
    expect(result).to_contain_text(re.compile(r"wins?[.!]|Shared win: "))  # points may be equal


def test_it_is_played_to_its_end_on_its_own_board(harbour, person):
    play(person(origin=harbour), ".harbour .bids button")


def test_without_a_board_it_is_played_by_pointing_at_its_drawing(bare, person):
    play(person(origin=bare), "figure [data-place].choosable")


def test_a_drawing_is_only_looked_at(bare, person):
    ada = person(origin=bare, locale="fr-FR")
    page = ada.go("/learn/fog-harbour")
    expect(page.locator("figure svg")).to_be_visible()
    kinds = page.locator("figure *").evaluate_all("all => all.map(e => e.localName)")
    assert "rect" in kinds
    assert not {"script", "image", "a", "foreignObject", "iframe"} & set(kinds)
    marked = "figure [onclick], figure [style], figure [id], figure [fill^=url]"
    assert page.locator(marked).count() == 0
    expect(page.get_by_text("ventes restantes")).to_be_visible()  # fields in the reader's words


def test_another_file_under_its_name_is_not_run(harbour, person):
    """The control: the browser itself refuses a module whose hash is not the promised one."""
    ada = person(origin=harbour)

    def spoil(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text() + "\n//")

    ada.context.route("**/boards/**/*.js", spoil)
    page = ada.go()
    page.get_by_role("button", name="Play now: Fog Harbour").click()
    ada.until(lambda: any("integrity" in error for error in ada.errors))
    assert page.locator(".harbour").count() == 0
    ada.errors.clear()


def test_its_tutorial_points_at_its_board(harbour, person):
    ada = person(origin=harbour)
    page = ada.go("/learn/fog-harbour")
    expect(page.locator(".harbour")).to_be_visible()
    expect(page.get_by_text("Crates come in out of the fog")).to_be_visible()
