"""The Caddyfile of deploy/ as Caddy understands it: a game is played by HTTPS, over two servers."""

import asyncio
import os
import subprocess
import sys

import httpx
import pytest

from tests.operations import caddy
from tests.server.client import Guest, Socket, play
from tests.server.rolling import ENOUGH, rolling_restart
from tests.server.running import running
from tests.store import databases

pytestmark = pytest.mark.skipif(caddy.program() is None, reason="caddy is not installed")

TOO_MUCH = 2 * 1024 * 1024  # bytes of a record


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("caddy")
    url = databases.new_url("postgresql", folder)
    proxy = caddy.Caddy(folder)
    given = {"database": url, "origins": proxy.origin, "proxies": "127.0.0.1"}
    with running(**given) as one, running(**given) as two:
        proxy.start([one.port, two.port])
        yield proxy
        proxy.stop()


@pytest.fixture
def guest(site):
    made = []

    def come(name):
        guest = Guest(site.origin)
        headers = {"Origin": site.origin}
        guest.http = httpx.Client(base_url=site.origin, headers=headers, verify=site.trust)
        assert guest.post("/api/session", {"name": name}).status_code == 200
        made.append(guest)
        return guest

    yield come
    for one in made:
        one.close()


def look(guest, table, site):
    socket = Socket(guest, table, ssl=site.trust)
    guest.sockets.append(socket)
    socket.send({"type": "hello", "version": -1})
    return socket


def test_a_game_is_played_through_it(site, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "me")["id"]
    assert bob.join(table, 1).status_code == 200
    sockets = [look(ada, table, site), look(bob, table, site)]
    version = play(sockets, 40)
    assert sockets[0].view["version"] == sockets[1].view["version"] == version


def test_the_cookie_and_the_headers_are_those_of_https(guest):
    ada = guest("Ada")
    assert [name for name in ada.http.cookies if name.startswith("__Host-")]
    page = ada.get("/")
    assert "strict-transport-security" in page.headers
    assert "content-security-policy" in page.headers


def test_it_compresses_pages(guest):
    answer = guest("Ada").http.get("/", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"


def test_somebody_signs_in_by_another_connection(guest):
    ada, again = guest("Ada"), guest("Nobody")
    wish = {"name": "Ada of the house", "password": "correct horse battery"}
    assert ada.post("/api/account", wish).status_code == 200
    assert again.post("/api/sign-in", wish).status_code == 200
    assert again.get("/api/me").json()["name"] == "Ada of the house"


def test_what_is_too_large_is_refused(guest):
    plain = {"Content-Type": "application/json"}
    answer = guest("Ada").http.post("/api/records", content=b"x" * TOO_MUCH, headers=plain)
    assert answer.status_code == 413


def test_the_doctor_finds_nothing_wrong(site, tmp_path):
    given = {"LUDOTHEQUE_ORIGINS": site.origin, "LUDOTHEQUE_PROXIES": "127.0.0.1"}
    given |= {"LUDOTHEQUE_DATA": str(tmp_path), "SSL_CERT_FILE": str(site.root)}
    command = [sys.executable, "-m", "ludotheque", "doctor"]
    found = subprocess.run(
        command, env={**os.environ, **given}, capture_output=True, text=True, check=False
    )
    assert "WRONG" not in found.stdout, found.stdout
    assert "proxy: passes on what it should" in found.stdout
    assert "sockets: open" in found.stdout


@pytest.mark.slow
def test_no_request_fails_while_servers_are_started_anew(tmp_path):
    proxy = caddy.Caddy(tmp_path)
    visitors = asyncio.run(rolling_restart(tmp_path, proxy, drain=5))
    assert not visitors.failed, visitors.failed[:5]
    assert visitors.answered > 4 * ENOUGH
