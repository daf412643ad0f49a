"""Ways back into an account: passkeys, codes to write down, a code by mail."""

import re
import time
from contextlib import closing

import pytest

from tests.server.authenticator import SEEN, Device
from tests.server.moved_clock import MovedClock
from tests.server.receivers import Endpoint
from tests.server.running import running
from tests.server.test_accounts import PASSWORD, code, register, sign_in
from tests.server.test_mail import confirmed, posting

NEW = "another good one"


@pytest.fixture
def guest(tmp_path):
    with running(data=str(tmp_path)) as server:
        yield server.guest


@pytest.fixture
def ada(guest):
    ada = guest("Ada")
    assert register(ada, "Ada").status_code == 200
    return ada


def offer(ada, password=PASSWORD):
    return ada.post("/api/account/passkeys/offer", {"password": password})


def keep(ada, device):
    made = {"credential": device.make(offer(ada).json()), "name": "a phone"}
    return ada.post("/api/account/passkeys", made)


def show(who, device, **more):
    asked = who.post("/api/sign-in/ask", {}).json()
    return who.post("/api/sign-in/passkey", {"credential": device.show(asked, **more)})


def recover(who, code, name="Ada", password=NEW):
    return who.post("/api/recover", {"name": name, "code": code, "password": password})


# Passkeys


def test_a_passkey_signs_in_on_another_device_and_brings_the_guest_along(ada, guest):
    device = Device(ada.origin)
    (shown,) = keep(ada, device).json()["passkeys"]
    assert shown["name"] == "a phone"
    other = guest("Somebody")
    table = other.create("me", "casual", "casual")["id"]
    me = show(other, device).json()
    assert me["account"] == "Ada"
    assert [line["id"] for line in me["tables"]] == [table]


def test_an_answer_is_good_once(ada, guest):
    device, who = Device(ada.origin), guest()
    keep(ada, device)
    answer = {"credential": device.show(who.post("/api/sign-in/ask", {}).json())}
    assert who.post("/api/sign-in/passkey", answer).status_code == 200
    assert code(who.post("/api/sign-in/passkey", answer)) == "bad-passkey"
    made = {"credential": device.make({"challenge": "bmV2ZXIgYXNrZWQ"}), "name": ""}
    assert code(ada.post("/api/account/passkeys", made)) == "bad-passkey"


def test_a_key_for_another_house_opens_nothing_here(ada, guest):
    device = Device(ada.origin)
    keep(ada, device)
    device.origin = "https://evil.example"
    assert code(show(guest(), device)) == "bad-passkey"
    stranger = Device("https://evil.example")
    assert code(keep(ada, stranger)) == "bad-passkey"


def test_what_is_not_ours_opens_nothing(ada, guest):
    device = Device(ada.origin)
    assert code(show(guest(), device)) == "bad-passkey"  # never kept
    keep(ada, device)
    assert code(keep(ada, device)) == "bad-passkey"  # kept already
    assert code(show(guest(), device, flags=SEEN)) == "bad-passkey"  # nobody was verified
    for wrong in ("", "{}", "[1]", '{"id": 3}'):
        assert code(guest().post("/api/sign-in/passkey", {"credential": wrong})) == "bad-passkey"


def test_a_copied_key_is_found_out(ada, guest):
    device = Device(ada.origin)
    keep(ada, device)
    assert show(guest(), device).status_code == 200
    device.uses = 0
    assert code(show(guest(), device)) == "bad-passkey"


def test_a_key_that_was_removed_opens_nothing(ada, guest):
    device = Device(ada.origin)
    (shown,) = keep(ada, device).json()["passkeys"]
    eve = guest("Eve")
    register(eve, "Eve")
    eve.post("/api/account/passkeys/remove", {"id": shown["id"]})
    assert show(guest(), device).status_code == 200
    assert ada.post("/api/account/passkeys/remove", {"id": shown["id"]}).json()["passkeys"] == []
    assert code(show(guest(), device)) == "bad-passkey"


def test_a_passkey_is_made_by_whoever_knows_the_password(ada, guest):
    assert code(offer(ada, "wrong")) == "wrong-password"
    bob = guest("Bob")
    assert code(offer(bob)) == "not-allowed"
    made = {"credential": "{}", "name": ""}
    assert code(bob.post("/api/account/passkeys", made)) == "not-allowed"


# Codes


def test_a_code_that_was_written_down_is_good_for_one_new_password(ada, guest):
    codes = ada.post("/api/account/codes", {"password": PASSWORD}).json()["codes"]
    assert len(set(codes)) == 10
    assert ada.get("/api/account/keys").json()["codes"] == 10
    who = guest()
    assert code(recover(who, codes[0], password="short")) == "bad-password"
    assert recover(who, codes[0].upper().replace("-", " ")).json()["account"] == "Ada"
    assert ada.get("/api/me").status_code == 401  # whoever had the old password is out
    assert sign_in(guest(), "Ada", NEW).status_code == 200
    assert code(recover(guest(), codes[0])) == "wrong-code"
    assert who.get("/api/account/keys").json()["codes"] == 9


def test_new_codes_replace_the_old(ada, guest):
    old = ada.post("/api/account/codes", {"password": PASSWORD}).json()["codes"]
    ada.post("/api/account/codes", {"password": PASSWORD})
    assert code(recover(guest(), old[3])) == "wrong-code"


def test_a_code_is_for_its_own_account(ada, guest):
    codes = ada.post("/api/account/codes", {"password": PASSWORD}).json()["codes"]
    bob = guest("Bob")
    register(bob, "Bob")
    assert code(recover(guest(), codes[0], name="Bob")) == "wrong-code"
    assert code(recover(guest(), codes[0], name="Nobody")) == "wrong-code"
    assert code(bob.post("/api/account/codes", {"password": "wrong"})) == "wrong-password"


def test_a_code_by_mail_to_a_confirmed_address(tmp_path):
    clock = MovedClock(beat=3600.0)
    with (
        closing(Endpoint()) as endpoint,
        posting(tmp_path, endpoint, clock) as (server, mailbox),
    ):
        ada, bob = server.guest("Ada"), server.guest("Bob")
        for who, name in ((ada, "Ada"), (bob, "Bob")):
            register(who, name)
        confirmed(ada, mailbox)
        mailbox.mails.clear()
        for name in ("Ada", "Bob", "Nobody"):
            answer = server.guest().post("/api/recover/mail", {"name": name})
            assert (answer.status_code, answer.json()) == (200, {})
        assert recover(server.guest(), mailed_code(mailbox, 1)).json()["account"] == "Ada"
        server.guest().post("/api/recover/mail", {"name": "Ada"})
        sent = mailed_code(mailbox, 2)
        clock.jump(31 * 60)
        assert code(recover(server.guest(), sent)) == "wrong-code"


def mailed_code(mailbox, count):
    """The code in the last of so many mails, once it is there: no answer waits for it."""
    deadline = time.monotonic() + 30
    while len(mailbox.mails) < count:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert len(mailbox.mails) == count
    (sent,) = re.findall(r"\w{4}-\w{4}-\w{4}-\w{4}", mailbox.mails[-1].get_payload())
    return sent
