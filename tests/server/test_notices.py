"""Notices: written with the step, sent once after it, withdrawn when it is past."""

import asyncio
import json
import time
from contextlib import closing, contextmanager
from xml.etree import ElementTree as ET

import pytest
from cryptography.exceptions import InvalidTag
from sqlalchemy import select

from ludotheque.server.notices import push
from ludotheque.server.notices.channel import Failed, Message
from ludotheque.server.notices.mail import Mail
from ludotheque.server.notices.outgoing import Outgoing, public
from ludotheque.server.notices.webhook import Webhook
from ludotheque.server.room.viewer import Viewer
from ludotheque.server.run import assemble
from ludotheque.server.settings import Settings
from ludotheque.store import Store, outbox, schema
from ludotheque.store.reach import Channel
from tests.rules import sealed
from tests.server.client import prudent, to_person
from tests.server.moved_clock import MovedClock
from tests.server.receivers import Browser, verified
from tests.server.running import running, two_servers
from tests.server.test_accounts import register, sign_in
from tests.server.test_clocks import timed_table
from tests.store import databases
from tests.store.tables import a_table

HOUR = 3600
DAYS = {"turn": 24 * HOUR, "bank": 48 * HOUR, "increment": 0}
EVERYTHING = ["turn", "hour", "begun", "over", "invited"]
NIGHT = {"start": 22 * 60, "end": 8 * 60, "zone": "Europe/Paris"}


@contextmanager
def house(tmp_path, endpoint, clock, **more):
    with running(data=str(tmp_path), clock=clock, hooks=endpoint.host, **more) as server:
        yield server


@pytest.fixture
def clock():
    return MovedClock(beat=HOUR)


@pytest.fixture
def server(tmp_path, endpoint, clock):
    with house(tmp_path, endpoint, clock) as server:
        yield server


def hook(endpoint, path="/hook", form="json"):
    return json.dumps({"url": endpoint.url + path, "format": form})


def add(guest, kind, address, kinds=EVERYTHING, language="en"):
    wish = {"kind": kind, "address": address, "kinds": kinds, "language": language}
    return guest.post("/api/notices/channels", wish)


def two(server, **more):
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.create("me", "open", "casual", pace="leisure", timing=DAYS, **more)["id"]
    bob.join(table, 1)
    return table, [ada, bob]


def kinds(endpoint):
    return [json.loads(body)["text"].split(": ")[1] for _, _, body in endpoint.posts]


def absent_turn(server, endpoint, kinds=("turn", "hour", "over"), wish="usual"):
    """It becomes the turn of somebody who is not there and has a webhook."""

    def reached(guest, table):
        assert add(guest, "webhook", hook(endpoint), kinds).status_code == 200
        assert set_wish(guest, table, wish).status_code == 200

    return leave_the_turn(server, reached)


def leave_the_turn(server, prepare):
    """It becomes the turn of somebody who has prepared for it and has gone."""
    table, people = two(server)
    sockets = [person.open(table) for person in people]
    seat, socket = to_person(sockets)
    other = people[1 - seat]
    prepare(other, table)
    sockets[1 - seat].close()
    while socket.lobby["seats"][1 - seat]["connected"]:
        socket.receive()
    while socket.view["toAct"] == seat:
        socket.until(socket.act(prudent(socket.view["actions"]))["version"])
    while socket.view["toAct"] == 2:
        socket.receive()
    return table, socket, other


def set_wish(guest, table, wish):
    """What somebody wants to be told of a table."""
    return guest.post(f"/api/notices/tables/{table}", {"wish": wish})


# Channels


def test_a_message_is_encrypted_as_in_the_appendix_of_rfc_8291():
    keys = push.Keys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    own = push.private_key(push.decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").hex())
    salt = push.decoded("DGv6ra1nlYgDCS1FRnbzlw")
    sealed = push.encrypted(b"When I grow up, I want to be a watermelon", keys, own, salt)
    assert push.encoded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


def test_a_push_is_read_by_its_browser_alone_and_says_who_sends_it(server, endpoint):
    ada, browser = server.guest("Ada"), Browser(endpoint)
    shown = add(ada, "push", browser.subscription, language="fr").json()
    (channel,) = shown["channels"]
    assert ada.post(f"/api/notices/channels/{channel['id']}/test", {}).json()["channels"] == [
        channel
    ]
    ((path, headers, body),) = endpoint.posts
    assert (path, headers["Content-Encoding"]) == ("/push/1", "aes128gcm")
    assert browser.read(body)["text"] == "Voilà comment Ludotheque vous joint."
    claims = verified(headers["Authorization"])
    assert claims["aud"] == endpoint.url and time.time() < claims["exp"] < time.time() + 86400
    assert f"k={shown['pushKey']}" in headers["Authorization"]
    with pytest.raises(InvalidTag):
        Browser(endpoint).read(body)


def test_the_key_of_the_house_is_made_once(tmp_path, endpoint, clock):
    keys = []
    for _ in range(2):
        with house(tmp_path, endpoint, clock) as server:
            keys.append(server.guest("Ada").get("/api/notices").json()["pushKey"])
    assert keys[0] == keys[1]


def test_a_subscription_that_is_gone_is_forgotten(server, endpoint, clock):
    endpoint.status = 410
    _, _, other = absent_turn(server, endpoint)
    server.inside(clock.move(61))
    assert other.get("/api/notices").json()["channels"] == []


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/hook",
        "https://user:word@example.org/",
        "ftp://example.org/",
        "https:///nowhere",
        "https://example.org:99999/",
        "https://" + "x" * 2000,
    ],
)
def test_an_address_that_is_none_is_refused(server, address):
    wish = json.dumps({"url": address, "format": "json"})
    assert add(server.guest("Ada"), "webhook", wish).json()["code"] == "bad-address"


@pytest.mark.parametrize(
    "address", ["https://127.0.0.1/", "https://[::1]/", "https://localhost/", "https://10.1.2.3/"]
)
def test_a_webhook_to_a_private_address_is_refused(server, address):
    ada = server.guest("Ada")
    wish = json.dumps({"url": address, "format": "discord"})
    (channel,) = add(ada, "webhook", wish).json()["channels"]
    tried = ada.post(f"/api/notices/channels/{channel['id']}/test", {}).json()
    assert tried["channels"][0]["error"] == "private-address"


def test_what_is_chosen_while_a_channel_is_tried_stays(server, endpoint, monkeypatch):
    """A receiver may be slow: whoever unticks something meanwhile means it."""
    ada = server.guest("Ada")
    (channel,) = add(ada, "webhook", hook(endpoint)).json()["channels"]
    path = f"/api/notices/channels/{channel['id']}"

    async def send(*_):
        await asyncio.to_thread(ada.post, path, {"kinds": ["turn"]})
        raise Failed("gone")

    monkeypatch.setattr(server.services.ways.senders["webhook"], "send", send)
    (tried,) = ada.post(f"{path}/test", {}).json()["channels"]
    assert (tried["kinds"], tried["error"]) == (["turn"], "gone")


@pytest.mark.parametrize(
    ("address", "reachable"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f:cb07::1", True),
        ("169.254.169.254", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("fe80::1%eth0", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
    ],
)
def test_what_is_public(address, reachable):
    assert public(address) is reachable


def test_a_redirect_is_not_followed(endpoint):
    endpoint.status = 302
    outgoing = Outgoing(frozenset([endpoint.host]))
    assert asyncio.run(outgoing.send(endpoint.url + "/a", b"", {})) == 302
    assert len(endpoint.posts) == 1
    with pytest.raises(Failed, match="bad-address"):
        Outgoing(frozenset()).checked(endpoint.url)


@pytest.mark.parametrize("form", ["discord", "matrix", "slack", "ntfy", "json"])
def test_every_form_says_the_same(server, endpoint, form):
    ada = server.guest("Ada")
    (channel,) = add(ada, "webhook", hook(endpoint, form=form)).json()["channels"]
    ada.post(f"/api/notices/channels/{channel['id']}/test", {})
    ((_, headers, body),) = endpoint.posts
    assert b"This is how Ludotheque reaches you." in body
    assert headers["Idempotency-Key"]


def test_each_receiver_gets_the_id_in_its_own_way(endpoint):
    """The same id, by which it knows a message again that comes twice."""
    told = Message("0123abcd", "tag", "Title", "Text", "https://example.org/table/1")
    webhook = Webhook(Outgoing(frozenset([endpoint.host])))
    room = "/_matrix/client/v3/rooms/!a:b/send/m.room.message"
    asyncio.run(webhook.send(hook(endpoint), told))
    asyncio.run(webhook.send(hook(endpoint, form="ntfy"), told))
    asyncio.run(webhook.send(hook(endpoint, f"{room}?access_token=secret", "matrix"), told))
    plain, ntfy, matrix = endpoint.posts
    assert plain[1]["Idempotency-Key"] == json.loads(plain[2])["id"] == "0123abcd"
    assert ntfy[1]["X-Sequence-ID"] == "0123abcd"
    assert matrix[0] == f"{room}/0123abcd"
    assert matrix[1]["Authorization"] == "Bearer secret"
    text = "Text https://example.org/table/1"
    assert json.loads(matrix[2]) == {"msgtype": "m.text", "body": text}
    mail = Mail("smtp://mail.example.org", "Ludotheque <games@example.org>")
    assert mail.written("ada@example.org", told)["Message-ID"] == "<0123abcd@example.org>"


# When something is told


def test_the_next_person_is_told_once_that_it_is_their_turn(server, endpoint, clock):
    table, _, _ = absent_turn(server, endpoint)
    server.inside(clock.move(59))
    assert endpoint.posts == []
    server.inside(clock.move(1))
    assert kinds(endpoint) == ["it is your turn."]
    told = json.loads(endpoint.posts[0][2])
    assert told["url"] == f"{server.origin}/table/{table}"
    assert set(told) == {"id", "title", "text", "url"}
    server.inside(clock.move(10 * HOUR))
    assert len(endpoint.posts) == 1


def test_an_hour_before_the_time_is_over_they_are_told_again(server, endpoint, clock):
    absent_turn(server, endpoint)
    server.inside(clock.move(71 * HOUR - 1))
    assert kinds(endpoint) == ["it is your turn."]
    server.inside(clock.move(1))
    assert kinds(endpoint)[1:] == ["you have an hour left for your turn."]


@pytest.mark.parametrize(
    ("kinds", "wish", "told"),
    [(["turn"], "never", 0), ([], "usual", 0), ([], "always", 1), (["turn"], "usual", 1)],
)
def test_of_one_table_somebody_is_told_as_they_wish(server, endpoint, clock, kinds, wish, told):
    absent_turn(server, endpoint, kinds, wish)
    server.inside(clock.move(61))
    assert len(endpoint.posts) == told


def test_whoever_wants_nothing_any_more_is_not_told_what_waits(server, endpoint, clock):
    table, _, other = absent_turn(server, endpoint)
    (shown,) = set_wish(other, table, "never").json()["tables"]
    assert shown == {"table": table, "game": "gratte-ciel", "wish": "never"}
    server.inside(clock.move(61))
    assert endpoint.posts == []
    assert set_wish(other, table, "usual").json()["tables"] == []


def test_only_those_who_sit_at_a_table_wish_to_be_told_of_it(server):
    table, _ = two(server)
    assert set_wish(server.guest("Eve"), table, "always").json()["code"] == "not-allowed"


def test_a_wish_goes_with_its_person(server):
    """To the account that takes a guest over, into their data, and away with them."""
    ada = server.guest("Ada")
    register(ada, "ada")
    table, (guest, _) = two(server)
    set_wish(guest, table, "always")
    assert sign_in(guest, "ada").status_code < 300
    (kept,) = ada.get("/api/notices").json()["tables"]
    assert (kept["table"], kept["wish"]) == (table, "always")
    assert ada.get("/api/account/data").json()["table_wishes"] == [
        {"table_id": table, "wish": "always"}
    ]


def test_whoever_has_looked_is_not_told(server, endpoint, clock):
    table, _, other = absent_turn(server, endpoint)
    other.open(table).until(0)
    server.inside(clock.move(2 * HOUR))
    assert endpoint.posts == []


@pytest.mark.parametrize("stays", [True, False])
def test_whoever_looks_on_is_not_told_but_whoever_goes_is(server, endpoint, clock, stays):
    table, people = two(server)
    sockets = [person.open(table) for person in people]
    seat, socket = to_person(sockets)
    add(people[1 - seat], "webhook", hook(endpoint), ["turn"])
    while socket.view["toAct"] == seat:
        socket.until(socket.act(prudent(socket.view["actions"]))["version"])
    while socket.view["toAct"] == 2:
        socket.receive()
    if not stays:
        sockets[1 - seat].close()
        while socket.lobby["seats"][1 - seat]["connected"]:
            socket.receive()
    server.inside(clock.move(61))
    assert len(endpoint.posts) == (0 if stays else 1)


def test_a_turn_that_is_over_is_not_told(server, endpoint, clock):
    async def play():
        store = server.services.store
        first, second = await waiting(server.services, endpoint, 2)
        await store.write(outbox.withdraw, first)
        store.told.set()
        await clock.move(120)
        assert second

    server.inside(play())
    assert [path for path, _, _ in endpoint.posts] == ["/1"]


def test_of_several_who_decide_at_once_each_is_told_until_they_have(tmp_path, endpoint, clock):
    with sealed.on_the_shelf(), house(tmp_path, endpoint, clock) as server:
        people = [server.guest(name) for name in ("Ada", "Bob", "Cem")]
        terms = {"game": "sealed", "pace": "leisure", "timing": DAYS}
        table = people[0].create("me", "open", "open", **terms)["id"]
        for seat in (1, 2):
            people[seat].join(table, seat)
            add(people[seat], "webhook", hook(endpoint, f"/{seat}"), ["turn", "hour"])
        for person in reversed(people):  # whoever bids last is there, the others have gone
            socket = person.open(table)
            socket.until(0)
            socket.act(["bid", 1])
            if person is not people[0]:
                socket.close()
        socket.until(3)
        bob = people[1].open(table)
        bob.until(3)
        bob.act(["bid", 1])
        bob.close()
        told = server.inside(server.services.store.read(to_be_told))
        assert told == {(2, "turn"): clock.now() + 60, (2, "hour"): clock.now() + 71 * HOUR}


def to_be_told(connection):
    """What waits to be told, by the channel's number and kind, and when it is due."""
    found = connection.execute(select(schema.outbox).where(schema.outbox.c.state == "waiting"))
    return {(row.channel, row.kind): row.due for row in found}


def test_quiet_hours_are_quiet(server, endpoint, clock):
    clock.jump((86400 - clock.now() % 86400) + 23 * HOUR)  # eleven in the evening, UTC
    _, _, other = absent_turn(server, endpoint)
    night = {"start": 22 * 60, "end": 8 * 60, "zone": "UTC"}
    set_reach(other, quiet=night)
    server.inside(clock.move(9 * HOUR - 61))
    assert endpoint.posts == []
    server.inside(clock.move(61))
    assert len(endpoint.posts) == 1


def set_reach(guest, **more):
    wish = {"language": "de", "zone": "Europe/Berlin", **more}
    answer = guest.post("/api/notices", wish)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_notice_that_failed_is_tried_again_and_the_error_is_shown(server, endpoint, clock):
    endpoint.status = 500
    _, _, other = absent_turn(server, endpoint)
    server.inside(clock.move(61))
    assert other.get("/api/notices").json()["channels"][0]["error"] == "status-500"
    endpoint.status = 200
    server.inside(clock.move(3600))
    assert other.get("/api/notices").json()["channels"][0]["error"] is None
    assert len(endpoint.posts) == 2
    assert endpoint.posts[0][1]["Idempotency-Key"] == endpoint.posts[1][1]["Idempotency-Key"]


def test_what_waits_survives_a_restart(tmp_path, endpoint, clock):
    with house(tmp_path, endpoint, clock) as server:
        absent_turn(server, endpoint)
    later = MovedClock(clock.now() + 2, beat=HOUR)
    with house(tmp_path, endpoint, later) as server:
        server.inside(later.move(120))
    assert len(endpoint.posts) == 1


def test_two_servers_send_it_once(tmp_path, endpoint):
    async def play():
        clock = MovedClock()
        with two_servers(tmp_path, clock, hooks=endpoint.host) as (one, other):
            await waiting(one, endpoint, 20)
            clock.jump(61)
            for _ in range(4):
                await asyncio.gather(one.post.round(), other.post.round())

    asyncio.run(play())
    assert sorted(path for path, _, _ in endpoint.posts) == sorted(f"/{n}" for n in range(20))


@pytest.mark.parametrize("ahead", [0, 1])
def test_whoever_looks_at_one_server_is_not_told_by_another(tmp_path, endpoint, ahead):
    """Unless what they see there is older than what they would be told of."""

    async def play():
        clock = MovedClock()
        with two_servers(tmp_path, clock, hooks=endpoint.host) as (one, other):
            room = await timed_table(one)
            person, version = room.row.owner, room.table.version + ahead
            made = Channel(0, person, "webhook", hook(endpoint), ["turn"], "http://x", "s", True)
            await one.store.add_channel(made)
            room.enter(Viewer(person, person))
            now = clock.now()
            await one.store.write(outbox.tell_turn, person, room.row.id, version, now, None)
            for seconds in (outbox.PATIENCE - 1, 1):
                clock.jump(seconds)
                for server in (other, one):
                    await server.post.round()

    asyncio.run(play())
    assert len(endpoint.posts) == ahead


def test_what_was_sent_in_one_message_is_sent_so_again(tmp_path, endpoint):
    """The server is killed after it has sent; meanwhile something else is due."""

    async def play():
        clock = MovedClock()
        settings = Settings(bot_delay=3600, hooks=endpoint.host)
        with closing(Store(databases.new_url("sqlite", tmp_path), clock=clock)) as store:
            services = assemble(settings, store)
            tables = [await a_table(store) for _ in range(3)]
            person = tables[0].owner
            made = Channel(0, person, "webhook", hook(endpoint), ["turn"], "http://x", "s", True)
            await store.add_channel(made)
            for row in tables[:2]:
                await store.write(outbox.tell_turn, person, row.id, 1, clock.now(), None)
            clock.jump(outbox.PATIENCE)
            (first,) = (await store.claim_notices()).due
            await store.write(outbox.tell_turn, person, tables[2].id, 1, clock.now(), None)
            clock.jump(outbox.PATIENCE)
            await services.post.round()
            return first

    first = asyncio.run(play())
    told = {headers["Idempotency-Key"]: json.loads(body) for _, headers, body in endpoint.posts}
    assert len(told) == 2 and told.pop(first.message)["text"].count("\n") == 1
    assert "table/" in told.popitem()[1]["url"]


async def waiting(services, endpoint, count):
    """So many people with a webhook whose turn it is, and nobody looks."""
    tables = []
    for number in range(count):
        row = await a_table(services.store)
        tables.append(row.id)
        address = hook(endpoint, f"/{number}")
        made = Channel(0, row.owner, "webhook", address, ["turn"], "http://x", f"s{number}", True)
        await services.store.add_channel(made)
        now = services.store.clock.now()
        await services.store.write(outbox.tell_turn, row.owner, row.id, 1, now, None)
    return tables


# Feeds


def test_what_waits_for_me_is_a_feed_and_a_calendar(server):
    ada = server.guest("Ada")
    assert ada.get("/api/notices").json()["feed"] is None
    address = set_reach(ada)["feed"]
    ada.create("me", "me", "me", timing=DAYS)
    nobody = server.guest()
    entries = ET.fromstring(nobody.get(address + "games.atom").content)
    titles = [one.text for one in entries.iter("{http://www.w3.org/2005/Atom}title")]
    assert titles == ["Ludotheque", "Gratte-ciel: Du bist dran."]
    calendar = nobody.get(address + "deadlines.ics")
    assert calendar.headers["content-type"].startswith("text/calendar")
    assert calendar.text.count("BEGIN:VEVENT\r\n") == 1
    assert "SUMMARY:Gratte-ciel: Du bist dran." in calendar.text
    other = ada.post("/api/notices/feed", {}).json()["feed"]
    assert other != address
    assert nobody.get(address + "games.atom").status_code == 404
    assert nobody.get(other + "secrets.txt").status_code == 404


def test_nobody_has_more_than_ten_channels(server, endpoint):
    ada = server.guest("Ada")
    for n in range(10):
        assert add(ada, "webhook", hook(endpoint, f"/{n}")).status_code == 200
    assert add(ada, "webhook", hook(endpoint, "/3")).status_code == 200  # the same again
    assert add(ada, "webhook", hook(endpoint, "/10")).json()["code"] == "too-many-channels"


def test_nobody_changes_what_is_not_theirs(server, endpoint):
    ada, eve = server.guest("Ada"), server.guest("Eve")
    (channel,) = add(ada, "webhook", hook(endpoint)).json()["channels"]
    for deed, body in (("", {"kinds": []}), ("/remove", {}), ("/test", {})):
        at = f"/api/notices/channels/{channel['id']}{deed}"
        assert eve.post(at, body).status_code == 404
    assert server.guest().get("/api/notices").status_code == 401
    changed = ada.post(f"/api/notices/channels/{channel['id']}", {"kinds": ["over"]}).json()
    assert changed["channels"][0]["kinds"] == ["over"]
