"""Sessions, tables, seats, records and pages over HTTP, and what guards them."""

import json
import re

import pytest

from ludotheque import fair
from ludotheque.server.protocol.http_messages import Game, Rulebook
from ludotheque.server.routes import static_files as pages
from tests.server.client import play
from tests.server.running import running

SHARE = "00112233445566778899aabbccddeeff"
RED_BLUE_YELLOW = ["red", "blue", "yellow"]


def code(answer):
    return answer.json()["code"]


def test_the_shelf_lists_the_games(guest):
    (game,) = [g for g in guest().get("/api/games").json() if g["id"] == "gratte-ciel"]
    assert (game["fewest"], game["most"]) == (3, 4)
    assert "casual" in game["levels"] and "random" not in game["levels"]
    assert set(game) == set(Game.__struct_encode_fields__)


@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_rules_and_texts_come_in_three_languages(guest, language):
    book = guest().get(f"/api/games/gratte-ciel/rules/{language}").json()
    assert set(book) == set(Rulebook.__struct_fields__)
    assert len(book["rows"]) > 20
    texts = guest().get(f"/api/games/gratte-ciel/messages/{language}")
    assert texts.headers["content-type"].startswith("text/plain")
    assert "action-fly" in texts.text


def test_unknown_games_and_languages(guest):
    assert code(guest().get("/api/games/gratte-ciel/rules/xx")) == "not-found"
    assert code(guest().get("/api/games/nothing/rules/en")) == "no-such-game"
    assert code(guest().get("/api/games/..%2f..%2fetc/messages/en")) in {
        "no-such-game",
        "not-found",
    }


def test_a_guest_has_a_real_session(guest):
    ada = guest()
    assert (ada.get("/api/me").status_code, code(ada.get("/api/me"))) == (401, "not-signed-in")
    answer = ada.post("/api/session", {"name": "  Ada   Lovelace "})
    assert answer.json() == {"name": "Ada Lovelace", "account": None, "tables": []}
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("ludotheque=")
    for attribute in ("HttpOnly", "Path=/", "SameSite=lax"):
        assert attribute.lower() in cookie.lower()
    token = re.match(r"ludotheque=([^;]+)", cookie)[1]
    assert len(token) >= 43  # 256 bits
    assert ada.get("/api/me").json()["name"] == "Ada Lovelace"
    # The same session under another name; no second cookie.
    again = ada.post("/api/session", {"name": "Ada L."})
    assert "set-cookie" not in again.headers
    assert ada.get("/api/me").json()["name"] == "Ada L."


def test_tokens_are_hashed_at_rest(server, guest):
    ada = guest("Ada")
    token = ada.http.cookies["ludotheque"]
    folder = server.settings.folder()
    for path in folder.glob("ludotheque.sqlite3*"):
        assert token.encode() not in path.read_bytes()


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 33, "a\u202eb", "\x00", "\u200b", "\ud7ff\ufdd0"]
)
def test_names_are_one_visible_line(guest, name):
    assert code(guest().post("/api/session", {"name": name})) == "bad-name"


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        ({"game": "nothing"}, "no-such-game"),
        ({"options": {"turning-flights": 3}}, "bad-options"),
        ({"options": {"nonsense": True}}, "bad-options"),
        ({"options": {"start-points": 9999}}, "bad-house-rule"),
        ({"options": {"start-points": "many"}}, "bad-house-rule"),
        ({"seats": [{"kind": "me"}]}, "bad-seats"),
        ({"seats": [{"kind": "me"}] * 5}, "bad-seats"),
        ({"seats": [{"kind": "bot", "level": "nobody"}] * 3}, "bad-seats"),
        ({"seats": [{"kind": "bot", "level": "random"}] * 3}, "bad-seats"),
        ({"seats": [{"kind": "dragon"}] * 3}, "bad-request"),
        ({"share": "xyz"}, "bad-request"),
        ({"more": 1}, "bad-request"),
    ],
)
def test_a_table_must_make_sense(guest, wish, refusal):
    sensible = {"game": "gratte-ciel", "options": {}, "seats": [{"kind": "me"}] * 3}
    assert code(guest("Ada").post("/api/tables", {**sensible, **wish})) == refusal


def test_the_dice_are_promised_before_seats_fill(server, guest):
    ada, bob = guest("Ada"), guest("Bob")
    lobby = ada.create("me", "open", "casual", share=SHARE)
    row = server.room(lobby["id"]).row
    assert lobby["commitment"] == fair.commitment(row.secret)
    assert row.secret not in json.dumps(lobby)
    assert bob.join(lobby["id"], 1, share=SHARE[::-1]).json()["status"] == "playing"
    table = server.room(lobby["id"]).table
    assert table.dice.shares == [SHARE, SHARE[::-1], ""]


def test_seats_are_taken_once(guest):
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    table = ada.create("me", "open", "casual", "open")["id"]
    assert bob.join(table, 1).json()["mySeat"] == 1
    assert bob.join(table, 1).json()["mySeat"] == 1  # asking twice is fine
    assert code(eve.join(table, 1)) == "seat-taken"
    assert code(eve.join(table, 0)) == "seat-taken"
    assert code(eve.join(table, 2)) == "seat-taken"
    assert code(eve.join(table, 9)) == "bad-seats"
    assert code(eve.join(table, -1)) == "bad-seats"
    assert code(eve.join("nowhere", 1)) == "no-such-table"
    assert code(guest().join(table, 3)) == "not-signed-in"


def test_an_invited_seat_needs_its_invitation(guest):
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    lobby = ada.create("me", "invited", "invited")
    table, (_, first, second) = lobby["id"], lobby["invitations"]
    assert lobby["invitations"][0] is None
    assert first != second and len(first) == 32
    assert eve.get(f"/api/tables/{table}").json()["invitations"] == [None] * 3
    for wrong in (None, "", second, first[:-1], first.upper() + "é"):
        assert code(eve.join(table, 1, invitation=wrong)) == "not-invited"
    assert bob.join(table, 1, invitation=first).json()["seats"][1]["name"] == "Bob"
    # Used up: shown to nobody, and of no use to others.
    assert ada.get(f"/api/tables/{table}").json()["invitations"] == [None, None, second]
    assert code(eve.join(table, 1, invitation=first)) == "seat-taken"


def test_my_tables(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "me")["id"]
    (line,) = ada.get("/api/me").json()["tables"]
    assert (line["id"], line["game"], line["status"]) == (table, "gratte-ciel", "waiting")
    assert (line["players"], line["mySeats"]) == (["Ada", "", "Ada"], [0, 2])
    assert not line["myTurn"]
    bob.join(table, 1)
    turn = bob.open(table).until(0)["toAct"]
    (mine,), (his,) = ada.get("/api/me").json()["tables"], bob.get("/api/me").json()["tables"]
    assert (mine["myTurn"], his["myTurn"]) == (turn != 1, turn == 1)
    assert mine["status"] == his["status"] == "playing"


def test_a_record_keeps_the_secret_until_the_end(guest):
    ada = guest("Ada")
    table = ada.create("me", "me", "me", share=SHARE)["id"]
    socket = ada.open(table)
    play([socket], 5)
    running = ada.get(f"/api/tables/{table}/record").json()
    assert running["dice"]["secret"] is None
    assert len(running["steps"]) == 6
    assert code(ada.http.post("/api/verify", json=running)) == "bad-record"
    play([socket], 1000)
    answer = ada.get(f"/api/tables/{table}/record")
    assert fair.commitment(answer.json()["dice"]["secret"]) == answer.json()["dice"]["commitment"]
    verdict = verify(ada, answer.content)
    assert verdict.json() == {
        "game": "gratte-ciel",
        "seats": ["Ada"] * 3,
        "version": socket.view["version"],
        "winners": socket.view["result"]["winners"],
        "copied": 0,
    }
    changed = answer.content.replace(b'"Ada"', b'"Eve"', 1)
    for wrong in (changed, changed[:50], b"", b"\xff\xfe", b"[]"):
        assert code(verify(ada, wrong)) == "bad-record"
    assert code(ada.get("/api/tables/nowhere/record")) == "no-such-table"


def verify(guest, content):
    headers = {"Content-Type": "application/json"}
    return guest.http.post("/api/verify", content=content, headers=headers)


def test_a_table_that_waits_has_no_record(guest):
    ada = guest("Ada")
    table = ada.create("me", "open", "casual")["id"]
    assert code(ada.get(f"/api/tables/{table}/record")) == "not-started"


# What guards it


def test_every_answer_has_the_security_headers(guest):
    for path in ("/api/games", "/api/nothing", "/", "/api/me"):
        headers = guest().get(path).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers
        if path.startswith("/api"):
            assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "https://127.0.0.1"])
def test_only_our_own_pages_change_something(server, origin):
    eve = server.guest()
    eve.http.headers.pop("Origin")
    if origin:
        eve.http.headers["Origin"] = origin
    assert code(eve.post("/api/session", {"name": "Eve"})) == "not-allowed"


def test_a_form_of_another_site_is_refused(guest):
    ada = guest("Ada")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = ada.http.post(
            "/api/tables", content=b'{"game":"x"}', headers={"Content-Type": kind}
        )
        assert code(answer) == "bad-request"


def test_a_foreign_host_name_is_not_answered(guest):
    answer = guest().http.get("/api/games", headers={"Host": "evil.example"})
    assert (answer.status_code, code(answer)) == (403, "not-allowed")


def test_bodies_are_bounded(guest):
    answer = guest("Ada").post("/api/session", {"name": "x" * 100_000})
    assert (answer.status_code, code(answer)) == (413, "too-large")


def test_errors_have_no_traces(server, guest, monkeypatch, caplog):
    monkeypatch.setattr(server.services.rooms, "create", None)
    wish = {"game": "gratte-ciel", "options": {}, "seats": [{"kind": "me"}] * 3}
    answer = guest("Ada").post("/api/tables", wish)
    assert (answer.status_code, answer.text) == (503, '{"code":"unavailable","rule":null}')
    assert "NoneType" in caplog.text  # it is known here, not there


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/table/", "/ws/x"])
def test_unknown_paths(guest, path):
    assert code(guest().get(path)) == "not-found"


def test_the_api_describes_itself(guest):
    described = guest().get("/api/description/openapi.json").json()
    assert set(described["paths"]) >= {"/api/games", "/api/tables/{table_id}/join", "/api/verify"}


# Behind a reverse proxy


def test_cookies_over_https(tmp_path):
    with running(
        data=str(tmp_path), origins="https://games.example.org", proxies="127.0.0.1"
    ) as server:
        ada = server.guest()
        ada.http.headers.update(
            {
                "Host": "games.example.org",
                "Origin": "https://games.example.org",
                "X-Forwarded-Proto": "https",
            }
        )
        answer = ada.post("/api/session", {"name": "Ada"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-ludotheque=")
        assert "secure" in cookie.lower() and "domain" not in cookie.lower()
        assert "strict-transport-security" in answer.headers
        assert "wss://games.example.org" in answer.headers["content-security-policy"]
        token = re.match(r"__Host-ludotheque=([^;]+)", cookie)[1]
        secure = {"Cookie": f"__Host-ludotheque={token}"}
        plain = {"Cookie": f"ludotheque={token}"}
        assert ada.http.get("/api/me", headers=secure).status_code == 200
        # A name that a neighbour could have set is not believed over HTTPS.
        assert ada.http.get("/api/me", headers=plain).status_code == 401


def test_a_stranger_is_no_proxy(guest):
    ada = guest()
    answer = ada.http.post(
        "/api/session", json={"name": "Ada"}, headers={"X-Forwarded-Proto": "https"}
    )
    assert answer.headers["set-cookie"].startswith("ludotheque=")


# Pages


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A UI as the build leaves it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(
        "<!doctype html><!-- card: here --><title>old</title><!-- /card --><p>page</p>"
    )
    (tmp_path / "assets" / "app-abc123.js").write_text("export {};\n" * 200)
    (tmp_path / "icon.svg").write_text("<svg/>")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    pages._names.cache_clear()
    pages.read_file.cache_clear()
    yield
    pages._names.cache_clear()
    pages.read_file.cache_clear()


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path", ["/", "/account", "/new/gratte-ciel", "/learn/airlines/", "/rules/airlines"]
)
def test_every_page_is_the_application(guest, path):
    answer = guest().get(path)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>" in answer.text
    again = guest().http.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/rules", "/new/chess", "/table/abc", "/table/abc/at/x", "/a/b"])
def test_where_no_page_is_the_application_says_so(guest, path):
    answer = guest().get(path)
    assert (answer.status_code, "etag" in answer.headers) == (404, False)
    assert answer.text.endswith("<p>page</p>")


def card(answer):
    """What a shared link shows: title, text, picture."""
    (title,) = re.findall("<title>(.*?)</title>", answer.text)
    said = dict(re.findall(r'<meta property="og:(\w+)" content="(.*?)" />', answer.text))
    assert said["title"] == title and f'name="description" content="{said["description"]}"'
    return title, said["description"], said["image"]


@pytest.mark.usefixtures("built")
def test_a_shared_link_shows_the_game(guest):
    eve = guest()
    title, text, picture = card(eve.http.get("/new/gratte-ciel", headers={"Accept-Language": "de"}))
    assert title == "Gratte-ciel" and "Stadt" in text
    shown = eve.http.get(picture)
    assert shown.headers["content-type"] == "image/jpeg" and shown.content[:2] == b"\xff\xd8"
    assert code(eve.get("/api/games/chess/poster")) == "no-such-game"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("", "A&lt;&quot;da invites you to play Gratte-ciel"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "A&lt;&quot;da vous invite à jouer à Gratte-ciel"),
        ("nl,de;q=0.5", "A&lt;&quot;da lädt dich zu einer Partie Gratte-ciel ein"),
    ],
)
def test_an_invitation_says_who_invites_to_what(guest, language, said):
    table = guest('A<"da').create("me", "invited", "casual")["id"]
    answer = guest().http.get(f"/table/{table}", headers={"Accept-Language": language})
    assert (answer.status_code, card(answer)[0]) == (200, said)


@pytest.mark.usefixtures("built")
def test_a_host_without_a_name_is_not_named(guest):
    nobody = guest()
    nobody.post("/api/session", {"name": None})
    table = nobody.create("me", "open", "casual")["id"]
    assert card(guest().get(f"/table/{table}"))[0] == "You are invited to play Gratte-ciel"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("onlookers", [True, False])
def test_of_a_game_under_way_a_link_tells_nothing(guest, onlookers):
    ada = guest("Ada")
    table = ada.create("me", "casual", "casual", onlookers=onlookers)["id"]
    for asker in (ada, guest()):
        for path in (f"/table/{table}", f"/table/{table}/at/0"):
            answer = asker.get(path)
            assert answer.status_code == 200
            assert card(answer)[0] == "Ludotheque"
            assert "Ada" not in answer.text and "ratte" not in answer.text


@pytest.mark.usefixtures("built")
def test_hashed_files_are_kept_for_ever(guest):
    answer = guest().get("/assets/app-abc123.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.text.startswith("export")
    plain = guest().http.get("/assets/app-abc123.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == answer.text


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/missing.js", "/assets/x.js", "/../secret.txt", "/%2e%2e/a.txt"])
def test_a_missing_file_is_no_page(guest, path):
    assert guest().get(path).status_code == 404


def test_tutorials(guest):
    nobody = guest()
    games = {game["id"]: game for game in nobody.get("/api/games").json()}
    assert games["gratte-ciel"]["tutorial"]
    shown = nobody.get("/api/games/gratte-ciel/tutorial").json()
    assert (shown["game"], shown["seat"], shown["seats"]) == ("gratte-ciel", 0, RED_BLUE_YELLOW)
    todo = [step for step in shown["steps"] if step["do"]]
    assert todo and all(step["do"] in step["view"]["actions"] for step in todo)
    assert all(step["preview"]["events"] for step in todo)
    assert code(nobody.get("/api/games/nonsense/tutorial")) == "no-such-game"
    for game in games.values():
        answer = nobody.get(f"/api/games/{game['id']}/tutorial")
        assert answer.status_code == (200 if game["tutorial"] else 404)
