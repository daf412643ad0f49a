"""Gratte-ciel's picture: what a flight costs can be read wherever helicopters hang."""

import pytest

from tests.web.games import finished

pytestmark = pytest.mark.browser

# What lies over the middle of each number that no tower in front hides, and under it.
OVER_NUMBERS = """() => {
    const part = '[data-helicopter], [data-plate], [data-tower]';
    const found = {hidden: [], kept: []};
    for (const tower of document.querySelectorAll('[data-tower]')) {
        const box = tower.querySelector('text').getBoundingClientRect();
        const stack = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
            .map(each => each.closest(part)).filter(each => each);
        const helicopter = stack.findIndex(each => each.dataset.helicopter);
        const front = stack.find(each => each.dataset.tower);
        if (helicopter < 0 || front !== tower) continue;
        found[helicopter ? 'kept' : 'hidden'].push(tower.dataset.tower);
    }
    return found;
}"""


def test_no_helicopter_hides_a_height(person, guest):
    table, (ada, *_) = finished(guest)
    one = person(guest=ada)
    kept = []
    for version in range(12, 48, 6):
        page = one.go(f"/table/{table}/at/{version}")
        page.locator("[data-helicopter]").first.wait_for(state="attached")
        found = page.evaluate(OVER_NUMBERS)
        assert found["hidden"] == [], version
        kept += found["kept"]
    assert kept
