"""A push notice, from the move of another player to the table that it opens.

Headless chromium reaches no push service. So the notice goes, encrypted, to a push endpoint of the
tests' own, which has the keys of a browser; what it reads is delivered to chromium's service worker
as the browser does it, through the DevTools protocol. A click that nobody has made may not open
windows, so the one function of the browser that does is replaced, and what it was asked is opened.
"""

import json
from contextlib import closing

import pytest

from tests.server.client import prudent, to_person
from tests.server.moved_clock import MovedClock
from tests.server.receivers import Browser, Endpoint
from tests.server.running import running
from tests.web.browsing import Person, whole_chromium

pytestmark = pytest.mark.browser
REGISTER = """async () => {
  const made = await navigator.serviceWorker.register('/push-worker.js', {scope: '/push/'});
  const worker = made.installing;
  if (worker) await new Promise((done) => {
    worker.onstatechange = () => worker.state === 'activated' && done();
  });
}"""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.getRegistration('/push/');
  return (await worker.getNotifications()).map(({ title, data }) => [title, data]);
}"""
CLICK = """async () => {
  const [notification] = await registration.getNotifications();
  return new Promise((opened) => {
    clients.openWindow = async (url) => opened(url);
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
}"""


@pytest.fixture(scope="module")
def browser(browser):
    """The shell has no notifications."""
    with whole_chromium(browser) as whole:
        yield whole


@pytest.fixture
def endpoint():
    with closing(Endpoint()) as endpoint:
        yield endpoint


@pytest.fixture
def clock():
    return MovedClock(beat=3600.0)


@pytest.fixture
def house(tmp_path, endpoint, clock):
    with running(data=str(tmp_path), clock=clock, hooks=endpoint.host) as server:
        yield server


def pushed(house, endpoint, clock):
    """It becomes the turn of somebody who has closed their browser: the table, they, the push."""
    people = [house.guest(name) for name in ("Ada", "Bob")]
    table = people[0].create("me", "open", "casual", pace="leisure")["id"]
    people[1].join(table, 1)
    sockets = [one.open(table) for one in people]
    seat, socket = to_person(sockets)
    away, device = people[1 - seat], Browser(endpoint)
    wish = {"kind": "push", "address": device.subscription, "kinds": ["turn"], "language": "en"}
    assert away.post("/api/notices/channels", wish).status_code == 200
    sockets[1 - seat].close()
    while socket.lobby["seats"][1 - seat]["connected"]:
        socket.receive()
    while socket.view["toAct"] == seat:
        socket.until(socket.act(prudent(socket.view["actions"]))["version"])
    while socket.view["toAct"] == 2:
        socket.receive()
    house.inside(clock.move(61))
    ((_, _, body),) = endpoint.posts
    return table, away, device.read(body)


def delivered(one, message):
    """Give the service worker a push, as the browser does."""
    found = []
    cable = one.context.new_cdp_session(one.page)
    cable.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"])
    )
    cable.send("ServiceWorker.enable")
    one.page.evaluate(REGISTER)
    one.until(lambda: any("/push/" in each["scopeURL"] for each in found))
    (number,) = {each["registrationId"] for each in found if "/push/" in each["scopeURL"]}
    delivery = {"origin": one.origin + "/", "registrationId": number, "data": json.dumps(message)}
    cable.send("ServiceWorker.deliverPushMessage", delivery)
    one.until(lambda: one.page.evaluate(SHOWN))


def test_a_push_is_shown_and_opens_the_table(browser, house, endpoint, clock):
    table, away, message = pushed(house, endpoint, clock)
    one = Person(browser, house.origin, guest=away, permissions=["notifications"])
    one.go("/notices").get_by_role("heading", name="Notifications").wait_for()
    delivered(one, message)
    assert one.page.evaluate(SHOWN) == [["Gratte-ciel: it is your turn.", f"/table/{table}"]]
    (worker,) = [each for each in one.context.service_workers if "push" in each.url]
    one.go(worker.evaluate(CLICK))
    one.wait_for_turn()
    assert one.page.url == f"{house.origin}/table/{table}"
    assert one.errors == []
    one.context.close()
