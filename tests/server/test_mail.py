"""Mail: to a confirmed address, as a digest if so wished, ended with one click."""

import re
from contextlib import contextmanager

import httpx
import pytest

from ludotheque.server.settings import BadSettings, from_environment
from ludotheque.store import outbox, reach
from tests.server.moved_clock import MovedClock
from tests.server.receivers import mail_server
from tests.server.test_notices import HOUR, add, house, leave_the_turn, set_reach
from tests.store.tables import a_table


@pytest.fixture
def clock():
    return MovedClock(beat=HOUR)


@contextmanager
def posting(tmp_path, endpoint, clock):
    with mail_server() as mailbox:
        mail = f"smtp+plain://127.0.0.1:{mailbox.port}"
        more = {"mail": mail, "mail_from": "Ludotheque <games@example.org>"}
        with house(tmp_path, endpoint, clock, **more) as server:
            yield server, mailbox


def confirmed(guest, mailbox, address="ada@example.org"):
    (channel,) = add(guest, "mail", address).json()["channels"]
    assert not channel["confirmed"]
    code = re.match(r"\d{6}", mailbox.mails[-1]["Subject"])[0]
    wrong = f"{(int(code) + 1) % 10**6:06}"
    at = f"/api/notices/channels/{channel['id']}/confirm"
    assert guest.post(at, {"code": wrong}).json()["code"] == "wrong-code"
    assert guest.post(at, {"code": code}).json()["channels"][0]["confirmed"]
    return channel["id"]


def test_mail_only_where_the_host_has_set_it_up(server):
    ada = server.guest("Ada")
    assert ada.get("/api/notices").json()["offered"] == ["push", "webhook"]
    assert add(ada, "mail", "ada@example.org").json()["code"] == "not-allowed"


def test_a_mail_comes_to_a_confirmed_address_and_ends_with_one_click(tmp_path, endpoint, clock):
    with posting(tmp_path, endpoint, clock) as (server, mailbox):
        table, _, other = leave_the_turn(server, lambda guest, _: confirmed(guest, mailbox))
        mailbox.mails.clear()
        server.inside(clock.move(61))
        (mail,) = mailbox.mails
        assert mail["Subject"] == "Gratte-ciel: it is your turn."
        assert f"{server.origin}/table/{table}" in mail.get_payload()
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        link = mail["List-Unsubscribe"].strip("<>")
        body = {"List-Unsubscribe": "One-Click"}
        assert httpx.post(link, data=body).status_code == 200  # no page, no cookie
        assert other.get("/api/notices").json()["channels"] == []


def test_a_digest_is_one_mail_for_many_games(tmp_path, endpoint, clock):
    with posting(tmp_path, endpoint, clock) as (server, mailbox):
        clock.jump(86400 - clock.now() % 86400 + 12 * HOUR)  # noon, UTC
        ada = server.guest("Ada")
        number = confirmed(ada, mailbox)
        mailbox.mails.clear()
        set_reach(ada, zone="UTC", digest=18 * 60)
        person = server.inside(ada_turns(server, number, 3))
        assert person
        server.inside(clock.move(6 * HOUR - 60))
        assert mailbox.mails == []
        server.inside(clock.move(120))
        (mail,) = mailbox.mails
        assert "3" in mail["Subject"] and mail.get_payload().count("/table/") == 3


async def ada_turns(server, number, count):
    store = server.services.store
    channel = await store.read(reach.channel, number)
    for _ in range(count):
        row = await a_table(store)
        now = store.clock.now()
        await store.write(outbox.tell_turn, channel.person, row.id, 1, now, None)
    store.told.set()
    return channel.person


@pytest.mark.parametrize(
    ("mail", "sender"), [("mail.example.org", "a@b"), ("smtp://mail.example.org", "nobody")]
)
def test_mail_that_cannot_be_sent_is_said_at_the_start(mail, sender):
    with pytest.raises(BadSettings, match="LUDOTHEQUE_MAIL"):
        from_environment({}, {"LUDOTHEQUE_MAIL": mail, "LUDOTHEQUE_MAIL_FROM": sender})
