"""A mail, from the turn that it tells of to the click that ends all of them."""

import re
from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.server.moved_clock import MovedClock
from tests.server.receivers import Endpoint
from tests.server.test_mail import ada_turns, confirmed, posting
from tests.server.test_notices import add
from tests.web.test_axe import assert_clean

pytestmark = pytest.mark.browser


def test_the_link_at_the_end_of_a_mail_ends_it(tmp_path, person):
    clock = MovedClock(beat=3600.0)
    with closing(Endpoint()) as hooks, posting(tmp_path, hooks, clock) as (server, mailbox):
        ada = server.guest("Ada")
        number = confirmed(ada, mailbox)
        server.inside(ada_turns(server, number, 1))
        server.inside(clock.move(61))
        text = mailbox.mails[-1].get_payload()
        (path,) = re.findall(rf"{server.origin}(/unsubscribe/\S+)", text)
        page = person(origin=server.origin).go(path)
        assert_clean(page, "unsubscribe")
        assert len(ada.get("/api/notices").json()["channels"]) == 1  # a look alone ends nothing
        page.get_by_role("button", name="No more mail").click()
        expect(page.get_by_text("no more mail comes to this address")).to_be_visible()
        assert ada.get("/api/notices").json()["channels"] == []
        assert add(ada, "mail", "ada@example.org").status_code == 200  # they may come back
