"""Guests become accounts, keep their seats, sign in elsewhere; nobody else gets in."""

import asyncio
import json
import threading

import pytest
from argon2 import PasswordHasher
from msgspec.structs import replace
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from ludotheque.server.limits import Rate
from ludotheque.server.people import passwords
from ludotheque.server.people import sessions as people
from ludotheque.store import sessions
from tests.server.running import NO_LIMITS, running

PASSWORD = "correct horse"


def code(answer):
    return answer.json()["code"]


def register(guest, name, password=PASSWORD):
    return guest.post("/api/account", {"name": name, "password": password})


def sign_in(guest, name, password=PASSWORD):
    return guest.post("/api/sign-in", {"name": name, "password": password})


def token(guest):
    return guest.http.cookies["ludotheque"]


def with_token(guest, value):
    who = guest()
    who.http.cookies["ludotheque"] = value
    return who


def test_a_guest_becomes_an_account_and_keeps_his_seats(guest):
    ada = guest("Ada")
    table = ada.create("me", "open", "casual")["id"]
    before = token(ada)
    me = register(ada, "  Ada  Lovelace ").json()
    assert (me["name"], me["account"]) == ("Ada Lovelace", "Ada Lovelace")
    assert [line["id"] for line in me["tables"]] == [table]
    # The session of the guest is over, the new one is his.
    assert token(ada) != before
    assert code(with_token(guest, before).get("/api/me")) == "not-signed-in"
    assert ada.get(f"/api/tables/{table}").json()["host"]
    assert code(register(ada, "Another")) == "not-allowed"


def test_signing_in_from_another_device(guest):
    ada = guest("Ada")
    register(ada, "Zoé")
    table = ada.create("me", "casual", "casual")["id"]
    phone = guest()
    me = sign_in(phone, "ZOE\u0301").json()  # case and composition do not matter
    assert (me["account"], [line["id"] for line in me["tables"]]) == ("Zoé", [table])
    assert phone.open(table).until(0)["seat"] == 0
    phone.post("/api/session", {"name": "Z"})
    assert ada.get("/api/me").json()["name"] == "Z"
    assert phone.post("/api/sign-out", {}).json() == {}
    assert code(phone.get("/api/me")) == "not-signed-in"
    assert ada.get("/api/me").status_code == 200


def test_what_a_guest_has_goes_over_to_his_account(guest):
    ada, bob = guest("Ada"), guest("Bob")
    register(ada, "Grace")
    phone = guest("somebody")
    table = phone.create("me", "open", "casual")["id"]
    socket = phone.open(table)
    socket.wait("update")
    before = token(phone)
    me = sign_in(phone, "grace").json()
    assert [line["id"] for line in me["tables"]] == [table]
    with pytest.raises(ConnectionClosed):
        socket.wait("never")
    assert code(with_token(guest, before).get("/api/me")) == "not-signed-in"
    lobby = ada.get(f"/api/tables/{table}").json()
    assert (lobby["host"], lobby["mySeats"]) == (True, [0])
    bob.join(table, 1)
    assert ada.open(table).until(0)["seat"] == 0
    # Somebody with an account who signs in to another leaves his own games where they are.
    other = guest("Other")
    register(other, "Other")
    other.create("me", "open", "casual")
    assert len(sign_in(other, "Grace").json()["tables"]) == 1


def test_wrong_names_and_passwords(guest):
    ada, eve = guest("Ada"), guest("Eve")
    register(ada, "Hedy")
    wrong = [("Hedy", "wrong horse"), ("Nobody", PASSWORD), ("Hedy", ""), ("Hedy", "x" * 300)]
    for name, password in [*wrong, ("", ""), ("Hedy", "\ud800" * 9), ("x" * 500, PASSWORD)]:
        body = {"name": name, "password": password}
        answer = eve.http.post("/api/sign-in", content=encoded(body), headers=JSON)
        assert code(answer) in {"wrong-password", "bad-request"}
    assert sign_in(eve, "Hedy").status_code == 200


JSON = {"content-type": "application/json"}


def encoded(body):
    return json.dumps(body).encode()


def test_names_are_unique_and_passwords_long_enough(guest):
    register(guest("Ada"), "Ida")
    for name in ("Ida", "IDA", "ida", " ida "):
        assert code(register(guest("Eve"), name)) == "name-taken"
    for name in ("", " ", "x" * 33, "a\u202eb"):
        assert code(register(guest("Eve"), name)) == "bad-name"
    for password in ("", "short", "x" * 257):
        assert code(register(guest("Eve"), "Somebody", password)) == "bad-password"


def test_a_new_password_signs_all_others_out(guest):
    ada, phone = guest("Ada"), guest()
    register(ada, "Joan")
    sign_in(phone, "Joan")
    table = phone.create("me", "open", "casual")["id"]
    socket = phone.open(table)
    socket.wait("update")
    change = {"password": "wrong horse", "newPassword": "battery staple"}
    assert code(ada.post("/api/account/password", change)) == "wrong-password"
    change["password"] = PASSWORD
    assert ada.post("/api/account/password", {**change, "newPassword": "x"}).status_code == 400
    assert ada.post("/api/account/password", change).json()["account"] == "Joan"
    assert ada.get("/api/me").status_code == 200
    assert code(phone.get("/api/me")) == "not-signed-in"
    with pytest.raises(ConnectionClosed):
        socket.wait("never")
    assert code(sign_in(phone, "Joan")) == "wrong-password"
    assert sign_in(phone, "Joan", "battery staple").status_code == 200


def test_a_guest_cannot_lose_his_seats_by_signing_out(guest):
    ada = guest("Ada")
    assert code(ada.post("/api/sign-out", {})) == "not-allowed"
    change = {"password": PASSWORD, "newPassword": PASSWORD}
    assert code(ada.post("/api/account/password", change)) == "not-allowed"
    assert code(register(guest(), "Nobody")) == "not-signed-in"


def test_only_hashes_are_kept(server, guest):
    ada = guest("Ada")
    register(ada, "Mary")
    with server.services.store._read_engine.connect() as connection:
        kept = connection.execute(text("SELECT password FROM people WHERE account = 'Mary'"))
        hashed = kept.scalar()
        dump = str(connection.execute(text("SELECT * FROM people")).all())
        dump += str(connection.execute(text("SELECT * FROM sessions")).all())
    assert hashed.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert PASSWORD not in dump and token(ada) not in dump


def test_an_old_hash_is_made_anew(server, guest, monkeypatch):
    weak = PasswordHasher(time_cost=1, memory_cost=8 * 1024, parallelism=1)
    with monkeypatch.context() as patch:
        patch.setattr(passwords, "_hasher", weak)
        register(guest("Ada"), "Old")
    assert sign_in(guest(), "Old").status_code == 200
    with server.services.store._read_engine.connect() as connection:
        kept = connection.execute(text("SELECT password FROM people WHERE account = 'Old'"))
        assert "m=19456" in kept.scalar()


class WatchedHasher(PasswordHasher):
    """Argon2 as it is, which notes what it checks and in which threads it works."""

    def __init__(self):
        super().__init__(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self.checked, self.threads = [], set()

    def hash(self, password):
        self.threads.add(threading.get_ident())
        return super().hash(password)

    def verify(self, kept, password):
        self.checked.append(kept.rsplit("$", 2)[0])
        self.threads.add(threading.get_ident())
        return super().verify(kept, password)


@pytest.fixture
def hasher(monkeypatch):
    passwords._nobodys.cache_clear()
    watched = WatchedHasher()
    monkeypatch.setattr(passwords, "_hasher", watched)
    return watched


def test_an_unknown_name_costs_what_a_wrong_password_costs(guest, hasher):
    """Each is checked once, against a hash of the same cost."""
    register(guest("Ada"), "Known")
    for name in ("Known", "Nobody"):
        assert code(sign_in(guest(), name, "wrong horse")) == "wrong-password"
    assert hasher.checked == ["$argon2id$v=19$m=19456,t=2,p=1"] * 2


def test_nobody_waits_for_a_password(hasher):
    """It takes tens of milliseconds, so the event loop goes on meanwhile; with any name."""
    kept = asyncio.run(passwords.Argon2().hash(PASSWORD))
    assert asyncio.run(passwords.Argon2().check(PASSWORD, kept))
    assert not asyncio.run(passwords.Argon2().check("nobody", None))
    assert hasher.threads
    assert threading.get_ident() not in hasher.threads


@pytest.mark.parametrize("limited", ["sign_ins", "sign_in_guesses", "sign_in_names"])
def test_guessing_is_slowed_down(tmp_path, limited):
    rates = replace(NO_LIMITS, **{limited: Rate(0.001, 3)})
    with running(data=str(tmp_path), rates=rates) as server:
        server.services.limits.sign_ins.take("127.0.0.1")
        register(server.guest("Ada"), "Ada")
        tries = 1 if limited == "sign_ins" else 3
        for _ in range(tries):
            assert code(sign_in(server.guest(), "ADA", "wrong horse")) == "wrong-password"
        assert code(sign_in(server.guest(), "Ada")) == "too-many-requests"
        other = code(sign_in(server.guest(), "Bob"))
        assert other == ("too-many-requests" if limited == "sign_ins" else "wrong-password")


GUESSES = replace(
    NO_LIMITS,
    sign_ins=Rate(0.001, 5),
    sign_in_guesses=Rate(0.001, 2),
    sign_in_names=Rate(0.001, 7),
    sign_in_devices=Rate(0.001, 3),
)


def at(guest, address):
    """Somebody who comes by way of a proxy from this address."""
    guest.http.headers["X-Forwarded-For"] = address
    return guest


def guess(server, address, tries):
    eve = at(server.guest(), address)
    return [code(sign_in(eve, "Ada", "wrong horse")) for _ in range(tries)]


@pytest.fixture
def guarded(tmp_path):
    with running(data=str(tmp_path), rates=GUESSES, proxies="127.0.0.1") as server:
        yield server


def test_failing_again_and_again_keeps_nobody_out(guarded):
    ada = at(guarded.guest("Ada"), "10.0.0.1")
    register(ada, "Ada")
    assert guess(guarded, "10.6.6.6", 9) == ["wrong-password"] * 2 + ["too-many-requests"] * 7
    assert sign_in(at(guarded.guest(), "10.0.0.2"), "Ada").status_code == 200


def test_a_device_that_has_signed_in_before_is_let_in_whatever_others_do(guarded):
    ada = at(guarded.guest("Ada"), "10.0.0.1")
    register(ada, "Ada")
    ada.post("/api/sign-out", {})
    for n in range(4):
        guess(guarded, f"10.6.6.{n}", 3)
    guess(guarded, "10.0.0.1", 9)  # somebody in the same house
    stranger = at(guarded.guest(), "10.7.7.7")
    assert code(sign_in(stranger, "Ada")) == "too-many-requests"  # many guess, from everywhere
    assert sign_in(ada, "Ada").status_code == 200
    ada.post("/api/sign-out", {})
    assert sign_in(ada, "ADA").status_code == 200  # the device has a new token by now


def test_a_known_device_does_not_guess_for_ever(guarded):
    ada = at(guarded.guest("Ada"), "10.0.0.1")
    register(ada, "Ada")
    tried = [code(sign_in(ada, "Ada", "wrong horse")) for _ in range(4)]
    assert tried == ["wrong-password"] * 3 + ["too-many-requests"]
    change = {"password": "wrong horse", "newPassword": "battery staple"}
    tried = [code(ada.post("/api/account/password", change)) for _ in range(4)]
    assert tried == ["wrong-password"] * 3 + ["too-many-requests"]


def test_a_device_is_known_to_its_own_accounts_alone(server, guest):
    ada = guest("Ada")
    register(ada, "One")
    shared = guest("Bob")
    register(shared, "Two")
    before = shared.http.cookies["ludotheque-device"]
    assert sign_in(shared, "One").status_code == 200
    after = shared.http.cookies["ludotheque-device"]
    store = server.services.store

    def known(device, name):
        return server.inside(store.knows_device(people.token_hash(device), name))

    assert (known(after, "one"), known(after, "two"), known(after, "three")) == (True, True, False)
    assert not known(before, "two")
    change = {"password": PASSWORD, "newPassword": "battery staple"}
    assert ada.post("/api/account/password", change).status_code == 200
    assert (known(after, "one"), known(after, "two")) == (False, True)
    assert known(ada.http.cookies["ludotheque-device"], "one")


def test_the_sessions_of_somebody_are_found_without_looking_at_all(server, guest):
    register(guest("Ada"), "Index")
    devices = [guest() for _ in range(3)]
    for device in devices:
        sign_in(device, "index")
    (person,) = {server.services.sessions._known[key].person.id for key in keys(devices)}
    assert server.services.sessions._keys[person] >= set(keys(devices))
    change = {"password": PASSWORD, "newPassword": "battery staple"}
    devices[0].post("/api/account/password", change)
    assert server.services.sessions._keys[person] == set(keys(devices[:1]))
    devices[0].post("/api/sign-out", {})
    assert person not in server.services.sessions._keys


def keys(guests):
    return [people.token_hash(token(guest)) for guest in guests]


def test_a_cookie_lives_as_long_as_it_is_used(guest):
    ada = guest("Ada")
    again = ada.get("/api/me").headers["set-cookie"]
    assert token(ada) in again and "Max-Age=34560000" in again and "HttpOnly" in again


def test_whoever_gives_no_name_has_none(guest):
    nobody, typed = guest(), guest("Guest")
    assert nobody.post("/api/session", {}).json()["name"] is None
    assert nobody.post("/api/session", {"name": None}).json()["name"] is None
    assert typed.get("/api/me").json()["name"] == "Guest"  # a name like any other
    table = nobody.create("me", "open", "casual")["id"]
    assert typed.get("/api/tables").json()[0]["players"] == [None, "", "casual"]
    seats = typed.join(table, 1).json()["seats"]
    assert [seat["name"] for seat in seats] == [None, "Guest", ""]
    assert nobody.get("/api/me").json()["tables"][0]["players"] == [None, "Guest", "casual"]
    names = nobody.get(f"/api/tables/{table}/record").json()["seats"]
    assert names == ["Guest", "Guest", "casual"]
    assert nobody.post("/api/session", {"name": "Zoe"}).json()["name"] == "Zoe"


def test_accounts_survive_a_restart(tmp_path):
    with running(data=str(tmp_path)) as server:
        ada = server.guest("Ada")
        register(ada, "Ada")
        table = ada.create("me", "open", "casual")["id"]
        cookie = token(ada)
    with running(data=str(tmp_path)) as server:
        assert with_token(server.guest, cookie).get("/api/me").json()["account"] == "Ada"
        assert sign_in(server.guest(), "Ada").json()["tables"][0]["id"] == table


@pytest.mark.parametrize("seconds", [0, 60])
def test_a_session_ended_by_another_server_ends_here_before_long(
    server, guest, monkeypatch, seconds
):
    monkeypatch.setattr(people, "REMEMBERED_SECONDS", seconds)
    ada = guest("Ada")
    assert ada.get("/api/me").status_code == 200
    key = people.session_key({people.COOKIE: token(ada)}, secure=False)

    async def end_it():
        await server.services.store.writer.run(lambda c: sessions.end(c, key))

    server.inside(end_it())
    assert ada.get("/api/me").status_code == (200 if seconds else 401)
