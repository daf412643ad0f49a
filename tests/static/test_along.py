"""Whoever visits a server takes the whole collection along from there."""

import pytest

from tests.server.running import running
from tests.static.visiting import Visitor
from tests.web.browsing import Person

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.whole]


def test_a_visitor_takes_it_along_and_plays_when_the_server_is_gone(browser, box, tmp_path):
    with running(data=str(tmp_path), offline=str(box)) as server:
        person = Person(browser, server.origin)
        person.go().get_by_role("link", name="Play offline").click()
        person.page.wait_for_url("**/offline/")
        visitor = Visitor(browser, f"{server.origin}/offline/")
        person.context.close()
        visitor.open()
        visitor.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    visitor.context.set_offline(True)
    visitor.page.reload()
    visitor.started()
    visitor.play_now("Gratte-ciel")
    visitor.wait_for_turn()
    visitor.move_by_pointer()
    visitor.context.close()
    assert visitor.errors == []
