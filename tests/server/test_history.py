"""Moments and stories: what somebody saw then, and nothing else; all of it at the end."""

import asyncio
import threading

import pytest

from tests.server import hidden
from tests.server.client import play, prudent
from tests.server.running import running


def code(answer):
    return answer.json()["code"]


def moment(guest, table, version, seat=None):
    asked = "" if seat is None else f"?seat={seat}"
    return guest.get(f"/api/tables/{table}/moments/{version}{asked}")


def as_past(view):
    return {**view, "actions": [], "canUndo": False, "order": None}


def watch(socket, views):
    """Take in what was told, and keep each view by its version."""
    while socket.view is None or socket.view["version"] in views:
        socket.receive()
    views[socket.view["version"]] = as_past(socket.view)


def test_a_moment_is_what_was_seen_then(guest):
    """Every version, undone ones too, for a player, a family and an onlooker."""
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    table = ada.create("me", "me", "open")["id"]
    bob.join(table, 2)
    sockets = [ada.open(table), bob.open(table), eve.open(table)]
    seen = [{}, {}, {}]
    for turn in range(60):
        for socket, views in zip(sockets, seen, strict=True):
            watch(socket, views)
        mover = sockets[0] if sockets[0].my_turn() else sockets[1]
        if turn % 5 == 4 and mover.view["canUndo"]:
            assert mover.ask("undo", wholeTurn=False)["type"] == "done"
        else:
            assert mover.act(prudent(mover.view["actions"]))["type"] == "done"
    for socket, views, who in zip(sockets, seen, (ada, bob, eve), strict=True):
        for version, view in views.items():
            # Whoever has several seats says whose eyes he means; it was this one's then.
            asked = view["seat"] if who is ada else None
            answer = moment(who, table, version, asked).json()
            assert answer["view"] == view
            if version in socket.steps and who is not ada:
                assert answer["step"] == socket.steps[version]
        assert len(views) == 60


def test_nobody_looks_through_other_eyes_before_the_end(tmp_path):
    with hidden.on_the_shelf(), running(data=str(tmp_path)) as server:
        ada, bob, eve = (server.guest(name) for name in ("Ada", "Bob", "Eve"))
        table = ada.create("me", "open", game="secret")["id"]
        assert code(moment(ada, table, 0)) == "not-started"
        bob.join(table, 1)
        hands = [int(card) for card in server.room(table).table.state.hand]
        mine = [moment(who, table, 0).json()["view"]["board"]["mine"] for who in (ada, bob, eve)]
        assert mine == [*hands, None]
        first, second = ada.open(table), bob.open(table)
        play([first, second], 1, choose=lambda _: ["swap"])
        (drawn,) = moment(ada, table, 1).json()["step"]["events"]
        assert "card" in drawn["facts"]
        (heard,) = moment(bob, table, 1).json()["step"]["events"]
        assert heard["facts"] == {"seat": 0}
        for who, seat in ((ada, 1), (bob, 0), (eve, 0), (eve, 1)):
            assert code(moment(who, table, 0, seat)) == "not-over"
        assert moment(bob, table, 0, 1).json()["view"]["seat"] == 1
        assert code(ada.get(f"/api/tables/{table}/story")) == "not-over"
        play([first, second], 9, choose=lambda _: ["hold"])
        for who in (ada, bob, eve):
            shown = [moment(who, table, 0, seat).json()["view"]["board"]["mine"] for seat in (0, 1)]
            assert shown == hands


def test_moments_that_never_were(guest):
    ada = guest("Ada")
    table = ada.create("me", "me", "me", onlookers=False)["id"]
    version = ada.open(table).until(0)["version"]
    for wrong in (version + 1, -1, 10**12):
        answer = moment(ada, table, wrong)
        assert (code(answer), answer.status_code) == ("no-such-moment", 404)
    assert code(moment(ada, table, 0, 3)) == "bad-seats"
    assert code(moment(ada, table, 0, -1)) == "bad-seats"
    assert code(moment(guest("Eve"), table, 0)) == "no-onlookers"
    assert code(guest("Eve").get(f"/api/tables/{table}/story")) == "no-onlookers"


@pytest.mark.parametrize("undone", [False, True])
def test_the_story_of_a_game(guest, undone):
    ada, eve = guest("Ada"), guest()
    table = ada.create("me", "me", "me")["id"]
    socket = ada.open(table)
    play([socket], 3)
    if undone:
        assert socket.ask("undo", wholeTurn=False)["type"] == "done"
    version = play([socket], 1000)
    points = eve.get(f"/api/tables/{table}/story").json()["points"]
    assert eve.get(f"/api/tables/{table}/story").json()["points"] == points
    assert points[-1]["standing"] == socket.view["result"]["scores"]
    assert points[-1]["version"] == version and points[-1]["turn"] is None
    versions = [point["version"] for point in points]
    assert versions == sorted(set(versions))
    # An undo leaves out the step that it took back, and itself.
    assert len(versions) == version + 1 - (2 if undone else 0)
    for point in points[:: len(points) // 5]:
        facts = moment(eve, table, point["version"], 0).json()["view"]
        assert point["turn"] in (facts["toAct"], None)


def test_nothing_short_waits_behind_replays(server, guest):
    """As many as anybody may ask for are under way, and will not end."""
    ada, over = guest("Ada"), threading.Event()
    store = server.services.store

    async def fill():
        askers = [asker for asker in range(60) for _ in range(3)]
        return [asyncio.ensure_future(store.compute(-asker - 1, over.wait)) for asker in askers]

    asked = server.inside(fill())
    try:
        assert ada.get("/api/me").status_code == 200
        table = ada.create("me", "me", "me")["id"]
        play([ada.open(table)], 3)
        assert ada.get("/api/tables").status_code == 200
    finally:
        over.set()

    async def end():
        await asyncio.gather(*asked)

    server.inside(end())
    assert ada.get(f"/api/tables/{table}/moments/1").status_code == 200
