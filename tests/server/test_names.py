# ruff: noqa: RUF001 - letters of other scripts are what this is about
"""Names: of all people, in all scripts; and never so long that looking at one takes time."""

import json
import unicodedata

import pytest

from ludotheque import record
from ludotheque.record import BadRecord
from ludotheque.server.errors import ApiError
from ludotheque.server.people.accounts import account_key
from ludotheque.server.people.sessions import checked_name
from ludotheque.server.protocol.bounds import LONGEST_NAME
from tests.server.client import play

# Marks whose classes fall: to put them into their order takes the square of their number.
MARKS = "\u0345\u0301\u0316"
LONG = "a" + MARKS * 3_000

REAL = [
    "محمد علي",
    "فاطمة الزهراء",
    "דוד בן־גוריון",
    "שָׂרָה",
    "می\u200cگل",  # Persian, with a non-joiner
    "علی\u200cرضا نوری\u200cزاده",
    "श्रेया क्ष\u200dत्र",
    "Nguyễn Thị Ánh",
    "Zoë O'Connor-Ólafsdóttir",
    "張偉",
    "👩\u200d👩\u200d👧 Ada",
    "❤\ufe0f\u200d🔥",
    "12",
]
REFUSED = [
    "",
    "   ",
    "\u200b",
    "\u200d",
    "\u200c\u200c",
    "\u0301",
    "Ada\u200d",
    "\u200cAda",
    "A\u200d\u200dda",
    "A \u200dda",
    "a\u2028\x07b",
    "\x00",
    "\ud7ff\ufdd0",
    *(f"Ada {chr(turn)}" for turn in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))),
]


@pytest.mark.parametrize("name", REAL)
def test_real_names_are_welcome(guest, name):
    assert checked_name(name) == name
    answer = guest().post("/api/session", {"name": name})
    assert (answer.status_code, answer.json()["name"]) == (200, name)


@pytest.mark.parametrize("name", REFUSED)
def test_what_hides_or_turns_its_neighbours_is_no_name(name):
    with pytest.raises(ApiError, match="bad-name"):
        checked_name(name)


def test_marks_of_direction_are_left_out():
    assert checked_name("\u200fדוד\u200e \u061cעלי") == "דוד עלי"


def test_a_name_has_its_letters_in_one_piece():
    assert checked_name("e\u0301" * LONGEST_NAME) == "é" * LONGEST_NAME
    with pytest.raises(ApiError):
        checked_name("é" * (LONGEST_NAME + 1))


def test_an_account_is_not_another_by_what_cannot_be_seen():
    assert account_key("علی\u200cرضا") == account_key("علیرضا")
    assert account_key("ADA \u200eLovelace") == account_key("Ada  Lovelace")


def test_the_length_comes_first(monkeypatch):
    """To normalise such a name takes seconds: nobody even begins."""

    def normalize(form, text):
        assert len(text) <= 4 * LONGEST_NAME
        return original(form, text)

    original = unicodedata.normalize
    monkeypatch.setattr(unicodedata, "normalize", normalize)
    with pytest.raises(ApiError, match="bad-name"):
        checked_name(LONG)
    assert account_key(LONG) == ""
    assert checked_name("Ada") == "Ada" and account_key("Ada") == "ada"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/session", {"name": LONG}),
        ("/api/sign-in", {"name": LONG, "password": "12345678"}),
        ("/api/sign-in", {"name": "Ada", "password": LONG}),
        ("/api/account", {"name": LONG, "password": "12345678"}),
        ("/api/account", {"name": "Ada", "password": LONG}),
        ("/api/account/password", {"password": LONG, "newPassword": LONG}),
        ("/api/tables", {"game": LONG, "options": {}, "seats": []}),
        ("/api/tables", {"game": "gratte-ciel", "options": {LONG: 1}, "seats": []}),
        ("/api/tables", {"game": "gratte-ciel", "options": {}, "seats": [{"kind": "me"}] * 17}),
        (
            "/api/tables",
            {"game": "gratte-ciel", "options": {}, "seats": [{"kind": "here", "name": LONG}] * 3},
        ),
        ("/api/tables/nowhere/join", {"seat": 0, "invitation": LONG}),
        ("/api/tables/nowhere/join", {"seat": 2**31}),
        ("/api/tables/nowhere/rematch", {"share": LONG}),
    ],
)
def test_every_door_looks_at_the_length(guest, path, body):
    answer = guest("Ada").http.post(
        path,
        content=json.dumps(body, ensure_ascii=False).encode(),
        headers={"Content-Type": "application/json"},
    )
    refused = {"bad-request", "no-such-table"}  # the roles come before the body
    assert answer.json()["code"] in refused


def test_a_record_with_a_long_name_is_not_read(guest):
    ada = guest("Ada")
    table = ada.create("me", "me", "me")["id"]
    play([ada.open(table)], 3)
    written = ada.get(f"/api/tables/{table}/record").json()
    written["seats"] = [LONG, "Ada", "Ada"]
    with pytest.raises(BadRecord, match="128"):
        record.read(json.dumps(written).encode())
    written["seats"] = [LONG[:128], "Ada", "Ada"]
    assert ada.post("/api/records", written).json()["code"] == "bad-record"
