"""Who sits where: several people at one device, paces, tables open to anyone, full tables."""

from tests.server import hidden
from tests.server.client import play, prudent
from tests.server.running import running


def code(answer):
    return answer.json()["code"]


def test_another_person_at_this_device(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "here Zoé", "open", pace="leisure")
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Zoé", ""]
    assert (table["mySeats"], table["pace"], table["host"]) == ([0, 1], "leisure", True)
    bob.join(table["id"], 2)
    mine, his = ada.open(table["id"]), bob.open(table["id"])
    play([mine, his], 6)
    seats = {step["seat"] for step in mine.steps.values() if step["version"]}
    assert seats == {0, 1, 2}
    assert (his.lobby["mySeats"], his.lobby["mySeat"], his.lobby["host"]) == ([2], 2, False)
    assert mine.lobby["mySeats"] == [0, 1]
    assert ada.get("/api/me").json()["tables"][0]["players"] == ["Ada", "Zoé", "Bob"]


def test_a_name_for_the_other_person_is_a_name(guest):
    wish = {"game": "gratte-ciel", "options": {}, "seats": [{"kind": "me"}] * 2}
    for name in ("", " ", "x" * 33, "a\u202eb"):
        seats = [*wish["seats"], {"kind": "here", "name": name}]
        assert code(guest("Ada").post("/api/tables", {**wish, "seats": seats})) == "bad-name"


def test_the_hand_of_one_is_not_shown_in_the_turn_of_the_other(tmp_path):
    """One socket sees one seat at a time: the one to act, else the one that acted last."""
    with hidden.on_the_shelf(), running(data=str(tmp_path)) as server:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = ada.create("me", "here Zoe", "open", game="secret")["id"]
        bob.join(table, 2)
        mine, his = ada.open(table), bob.open(table)
        assert (mine.until(0)["seat"], mine.lobby["mySeat"]) == (0, 0)
        play([mine, his], 1, choose=lambda actions: actions[0])
        assert (mine.view["seat"], mine.lobby["mySeat"]) == (1, 1)
        play([mine, his], 1, choose=lambda actions: actions[0])
        # Bob has the turn: Zoe acted last, and her cards are what the screen shows.
        assert (mine.view["toAct"], mine.view["seat"], mine.lobby["mySeat"]) == (2, 1, 1)


def test_tables_open_to_anyone(guest):
    ada, eve = guest("Ada"), guest()
    shown = ada.create("me", "open", "invited", pace="leisure")["id"]
    ada.create("me", "invited", "casual")
    listed = {line["id"]: line for line in eve.get("/api/tables").json()}
    line = listed[shown]
    assert (line["game"], line["pace"], line["players"]) == (
        "gratte-ciel",
        "leisure",
        ["Ada", "", ""],
    )
    assert (line["free"], line["onlookers"]) == ([1], True)
    assert line["options"] and line["created"] > 0
    assert all(other["free"] for other in listed.values())
    guest("Bob").join(shown, 1)
    assert shown not in {line["id"] for line in eve.get("/api/tables").json()}


def test_what_waits_for_me_comes_first(guest):
    ada, bob = guest("Ada"), guest("Bob")
    waiting = ada.create("me", "open", "casual")["id"]
    over = ada.create("me", "me", "me")["id"]
    play([ada.open(over)], 1000)
    running = [ada.create("me", "me", "open")["id"] for _ in range(2)]
    for table in running:
        bob.join(table, 2)
    first, second = ada.open(running[0]), ada.open(running[0])
    while not first.my_turn():  # Bob may have drawn the first turn
        play([first, bob.open(running[0])], 1)
    second.until(first.view["version"])
    order = [line["id"] for line in ada.get("/api/me").json()["tables"]]
    assert order.index(running[0]) < order.index(waiting) < order.index(over)
    lines = {line["id"]: line for line in ada.get("/api/me").json()["tables"]}
    assert lines[running[0]]["myTurn"] and lines[running[0]]["version"] == first.view["version"]
    assert lines[waiting]["version"] == -1
    assert all(line["changed"] > 1e9 for line in lines.values())


def test_one_person_takes_one_open_seat(guest):
    """Else a stranger could take them all, and see every hand."""
    ada, eve = guest("Ada"), guest("Eve")
    table = ada.create("me", "here Zoe", "open", "open", "invited", game="airlines")
    first = ada.get(f"/api/tables/{table['id']}").json()["invitations"][4]
    assert eve.join(table["id"], 2).json()["mySeats"] == [2]
    assert eve.join(table["id"], 2).json()["mySeats"] == [2]
    assert code(eve.join(table["id"], 3)) == "not-allowed"
    assert code(ada.join(table["id"], 3)) == "not-allowed"
    assert eve.join(table["id"], 4, invitation=first).json()["mySeats"] == [2, 4]


def test_a_full_table_a_taken_seat_and_a_dead_link(guest):
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    table = ada.create("me", "open", "open")["id"]
    assert bob.join(table, 1).status_code == 200
    assert code(eve.join(table, 1)) == "seat-taken"
    assert code(eve.join(table, 7)) == "bad-seats"
    assert bob.join(table, 1).status_code == 200  # again: the same answer
    assert guest("Zoe").join(table, 2).status_code == 200
    for seat in range(3):
        answer = eve.join(table, seat)
        assert (code(answer), answer.status_code) == ("table-full", 409)
    assert code(eve.join("gone", 0)) == "no-such-table"
    assert code(eve.get("/api/tables/gone")) == "no-such-table"


def test_a_second_tab_shows_the_same_and_acts_once(guest):
    ada = guest("Ada")
    table = ada.create("me", "me", "me")["id"]
    tab, other = ada.open(table), ada.open(table)
    version = tab.until(0)["version"]
    assert other.until(0)["actions"] == tab.view["actions"]
    action = prudent(tab.view["actions"])
    assert tab.act(action)["version"] == version + 1
    late = other.ask("act", action=action, version=version)
    assert late["error"]["code"] == "stale-version"
    assert other.until(version + 1) == tab.until(version + 1)
