"""The server binds itself to its dice before it learns what the opener adds."""

from ludotheque import fair
from ludotheque.store.commitments import MOST
from tests.server import hidden
from tests.server.client import play, seats_for
from tests.server.running import running, several

SHARES = ("ab" * 16, "cd" * 16)
SEATS = ("me", "casual", "casual")


def promised(guest):
    answer = guest.post("/api/commitments", {})
    assert answer.status_code == 201
    return answer.json()["commitment"]


def opened(guest, commitment, share=SHARES[0]):
    wish = {"game": "gratte-ciel", "options": {}, "seats": seats_for(SEATS)}
    return guest.post("/api/tables", {**wish, "commitment": commitment, "share": share})


def refused(answer):
    return answer.status_code == 409 and answer.json()["code"] == "no-such-commitment"


def test_a_table_has_the_dice_that_were_promised(server, guest):
    ada = guest("Ada")
    commitment = promised(ada)
    lobby = opened(ada, commitment).json()
    row = server.room(lobby["id"]).row
    assert lobby["commitment"] == commitment == fair.commitment(row.secret)
    assert row.seats[0].share == SHARES[0]


def test_a_promise_is_for_one_table_of_one_person(guest):
    ada, bob = guest("Ada"), guest("Bob")
    commitment = promised(ada)
    assert refused(opened(bob, commitment))
    assert opened(ada, commitment).status_code == 201
    assert refused(opened(ada, commitment))
    assert refused(opened(ada, fair.commitment(fair.new_secret())))
    assert promised(ada) != promised(ada)


def test_a_wish_that_is_refused_leaves_the_promise(guest):
    ada = guest("Ada")
    commitment = promised(ada)
    assert opened(ada, commitment, share="not hexadecimal").json()["code"] == "bad-request"
    assert opened(ada, commitment).status_code == 201


def test_the_oldest_promises_are_forgotten(guest):
    ada, bob = guest("Ada"), guest("Bob")
    others = promised(bob)
    first, second, *_, last = [promised(ada) for _ in range(MOST + 1)]
    assert refused(opened(ada, first))
    assert opened(ada, second).status_code == opened(ada, last).status_code == 201
    assert opened(bob, others).status_code == 201


def test_a_promise_of_one_server_is_kept_by_another_once(tmp_path):
    with several(2, tmp_path) as (one, two):
        ada = one.guest("Ada")
        there = two.welcome(ada)
        commitment = promised(ada)
        assert opened(there, commitment).json()["commitment"] == commitment
        assert refused(opened(ada, commitment))
        assert refused(opened(there, commitment))


def test_again_adds_no_share_to_dice_that_were_not_seen(tmp_path):
    with hidden.on_the_shelf(), running(data=str(tmp_path)) as server:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = ada.create("me", "open", game="secret")["id"]
        bob.join(table, 1)
        play([ada.open(table), bob.open(table)], 9, choose=lambda actions: actions[0])

        def again(person, commitment, share):
            wish = {"commitment": commitment, "share": share}
            return person.post(f"/api/tables/{table}/rematch", wish)

        mine = promised(ada)
        made = again(ada, mine, SHARES[0]).json()
        assert made["commitment"] == mine
        assert refused(again(bob, promised(bob), SHARES[1]))
        assert server.room(made["id"]).row.seats[1].person is None
        seen = bob.get(f"/api/tables/{made['id']}").json()["commitment"]
        assert again(bob, seen, SHARES[1]).json()["status"] == "playing"
        assert [seat.share for seat in server.room(made["id"]).row.seats] == list(SHARES)


def test_a_branch_has_the_dice_that_were_promised(server, guest):
    ada = guest("Ada")
    source = ada.create("me", "me", "me")["id"]
    play([ada.open(source)], 1000)
    commitment = promised(ada)
    wish = {"version": 3, "seats": seats_for(SEATS), "commitment": commitment}
    lobby = ada.post(f"/api/tables/{source}/branches", wish).json()
    assert lobby["commitment"] == commitment
    assert fair.commitment(server.room(lobby["id"]).row.secret) == commitment
