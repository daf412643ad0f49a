"""Gratte-ciel's picture: what a flight costs can be read wherever helicopters hang."""

import re

import pytest

from tests.web.browsing import COLUMNS
from tests.web.games import finished, playing

pytestmark = pytest.mark.browser

# The towers whose number lies under a helicopter and under no tower in front.
HIDDEN = """() => {
    const hidden = tower => {
        const box = tower.querySelector('text').getBoundingClientRect();
        const [top, next] = document
            .elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
            .map(each => each.closest('[data-helicopter], [data-tower]')).filter(each => each);
        return top?.dataset.helicopter && (next === tower || next?.dataset.helicopter);
    };
    return [...document.querySelectorAll('[data-tower]')].filter(hidden)
        .map(tower => tower.dataset.tower);
}"""
# Lets every helicopter sink onto the number of its own lot.
SINK = """() => document.querySelectorAll('[data-helicopter]')
    .forEach(each => { each.style.translate = '0 0.3px'; })"""


def test_no_helicopter_hides_a_height(person, guest):
    table, (ada, *_) = finished(guest)
    one = person(guest=ada)
    for version in range(12, 48, 6):
        page = one.go(f"/table/{table}/at/{version}")
        page.locator("[data-helicopter]").first.wait_for(state="attached")
        assert page.evaluate(HIDDEN) == [], version
    page.evaluate(SINK)
    assert page.evaluate(HIDDEN), "a helicopter that hangs too low was not caught"


# The helicopters whose cabin does not stand over the roof of its own tower.
ASTRAY = """lots => lots.filter((lot, seat) => {
    const cabin = document.querySelector(`[data-helicopter="${seat}"] .glass`)
        .getBoundingClientRect();
    const roof = document.querySelector(`[data-tower="${lot}"] .roof`).getBoundingClientRect();
    const middle = cabin.y + cabin.height / 2;
    return middle < roof.y || middle > roof.y + roof.height;
})"""


def test_helicopters_stand_on_their_own_lots(person, guest):
    table, mover = playing(guest)
    line = mover.open(table)
    lots = line.until(0)["board"]["helicopters"]
    page = person(guest=mover).go(f"/table/{table}")
    page.locator("[data-helicopter]").first.wait_for(state="attached")
    assert page.evaluate(ASTRAY, lots) == []


def test_a_flight_along_a_row_looks_straight(person, guest):
    table, mover = playing(guest)
    view = mover.open(table).until(0)
    here = view["board"]["helicopters"][view["seat"]]
    flights = [words for words in view["actions"] if len(words) > 2]
    there = next(words[-1] for words in flights if len({lot[1] for lot in words[1:]}) == 1)
    assert there[1] == here[1]
    one = person(guest=mover)
    page = one.go(f"/table/{table}")
    one.choices()
    one.lot(there).hover()
    route = page.locator(".flight .line")
    route.wait_for(state="attached")
    numbers = [float(number) for number in re.findall(r"-?[0-9.]+", route.get_attribute("d"))]
    assert len(set(numbers[1::2])) == 1


def test_columns_are_named_at_both_ends(person, guest):
    table, mover = playing(guest)
    page = person(guest=mover).go(f"/table/{table}")
    page.locator("[data-helicopter]").first.wait_for(state="attached")
    names = page.locator("text.edge").all_text_contents()
    assert {names.count(letter) for letter in COLUMNS} == {2}
