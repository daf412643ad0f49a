"""Numbers that a table changes: told to whoever is invited, played with, and checked."""

import re

import pytest

from ludotheque import record
from tests.server.client import play
from tests.server.reviewed import last

SAID = {
    "en": "Points at the start, 60 instead of 45",
    "fr": "Points au départ, 60 au lieu de 45",
    "de": "Punkte zu Beginn, 60 statt 45",
}


def invited(ada):
    """A table of Ada's with 60 points for everybody, two seats by invitation; their tokens."""
    table = ada.create("me", "invited", "invited", options={"start-points": 60})
    return table["id"], table["invitations"]


def described(guest, table, language):
    page = guest.http.get(f"/table/{table}", headers={"Accept-Language": language}).text
    return re.search(r'<meta property="og:description" content="(.*?)"', page)[1]


@pytest.mark.parametrize("language", SAID)
def test_the_link_of_an_invitation_tells_of_it(guest, language):
    table, _ = invited(guest("Ada"))
    assert SAID[language] in described(guest(), table, language)
    by_the_sheet = guest("Bob").create("me", "invited", "invited")["id"]
    assert SAID[language] not in described(guest(), by_the_sheet, language)


def test_whoever_is_invited_sees_it_sits_down_and_plays_by_it(guest):
    ada, bob, cleo = guest("Ada"), guest("Bob"), guest("Cleo")
    table, invitations = invited(ada)
    for seat, one in ((1, bob), (2, cleo)):
        assert one.get(f"/api/tables/{table}").json()["options"]["start-points"] == 60
        assert one.join(table, seat, invitation=invitations[seat]).status_code == 200
    lines = [one.open(table) for one in (ada, bob, cleo)]
    for line in lines:
        assert [fact["points"] for fact in line.until(0)["facts"]] == [60, 60, 60]
    play(lines, 1000, last)
    written = record.read(cleo.get(f"/api/tables/{table}/record").content)
    assert written.options["start-points"] == 60
    again = bob.post(f"/api/tables/{table}/rematch", {"share": ""}).json()
    assert again["options"]["start-points"] == 60


def refusal(ada, options):
    seats = [{"kind": "me"}, {"kind": "invited"}, {"kind": "invited"}]
    wish = {"game": "gratte-ciel", "options": options, "seats": seats}
    return ada.post("/api/tables", wish).json()["code"]


def test_a_number_outside_its_range_opens_no_table(guest):
    ada = guest("Ada")
    for number in (9, 201, -60, 60.5, "60", True):
        assert refusal(ada, {"start-points": number}) in {"bad-house-rule", "bad-request"}
    assert refusal(ada, {"start-points": 9}) == "bad-house-rule"
    assert refusal(ada, {"finish-points": 60}) == "bad-options"
    assert ada.get("/api/me").json()["tables"] == []


def test_the_numbers_of_the_sheet_are_no_house_rule(guest):
    """Of the floors the sheet has 60 for three and 40 for four."""
    ada = guest("Ada")
    three = ada.create("me", "invited", "invited", options={"start-points": 45, "stock": 60})
    assert not {"start-points", "stock"} & set(three["options"])
    four = ada.create("me", "invited", "invited", "invited", options={"stock": 60})
    assert four["options"]["stock"] == 60
