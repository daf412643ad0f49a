"""Coming back to an account by a passkey, by a code, and by a code in a mail."""

import pytest
from playwright.sync_api import expect

from tests.web.test_axe import assert_clean

pytestmark = pytest.mark.browser
PASSWORD, NEW = "correct horse", "another good one"
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def page(person, server):
    """A browser with an authenticator; passkeys belong to a name, which 127.0.0.1 is not."""
    one = person(origin=server.origin.replace("127.0.0.1", "localhost"))
    cable = one.context.new_cdp_session(one.page)
    cable.send("WebAuthn.enable")
    cable.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return one.go("/account")


def become(page, name):
    made = page.locator("section").filter(has=page.get_by_role("heading", name="Keep my games"))
    made.get_by_label("Name").fill(name)
    made.get_by_label("Password").fill(PASSWORD)
    made.get_by_role("button", name="Keep my games").click()
    page.get_by_role("heading", name=f"Hello, {name}").wait_for()


def ways_back(page):
    return page.locator("section").filter(has=page.get_by_role("heading", name="Account recovery"))


def sign_out(page):
    page.get_by_role("button", name="Sign out").click()
    page.wait_for_url("**/")
    page.goto(page.url + "account")


def test_a_passkey_signs_in(page):
    become(page, "Hypatia")
    mine = ways_back(page)
    mine.get_by_label("Password").fill(PASSWORD)
    mine.get_by_label("A name for the passkey").fill("My phone")
    mine.get_by_role("button", name="Make a passkey").click()
    mine.get_by_text("My phone").wait_for()
    assert_clean(page, "ways back")
    sign_out(page)
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.get_by_role("heading", name="Hello, Hypatia").wait_for()
    ways_back(page).get_by_role("button", name="Remove").click()
    expect(ways_back(page).get_by_text("My phone")).to_have_count(0)


def test_a_code_brings_a_new_password(page):
    become(page, "Conon")
    mine = ways_back(page)
    mine.get_by_text("You have no codes").wait_for()
    mine.get_by_label("Password").fill(PASSWORD)
    mine.get_by_role("button", name="Show new codes").click()
    code = mine.locator("code").first.inner_text()
    assert mine.locator("code").count() == 10
    assert_clean(page, "codes to write down")
    sign_out(page)
    page.get_by_text("Password forgotten?").click()
    lost = page.locator("details")
    lost.get_by_label("Name").fill("Conon")
    lost.get_by_label("Code").fill(code.upper())
    lost.get_by_label("New password").fill(NEW)
    assert_clean(page, "password forgotten")
    lost.get_by_role("button", name="Save new password").click()
    page.get_by_role("heading", name="Hello, Conon").wait_for()
    expect(ways_back(page).get_by_text("You have 9 codes left")).to_be_visible()
