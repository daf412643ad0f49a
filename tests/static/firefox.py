"""Debian's Firefox, driven by WebDriver BiDi: Playwright drives only builds of its own."""

import json
import shutil
import subprocess
import time
from contextlib import contextmanager

from websockets.sync.client import connect

NAMES = ("firefox-esr", "firefox")
ADDRESS = "WebDriverBiDiServer.json"  # written into the profile
PATIENCE = 180  # seconds; the machine may be busy
BUTTON = """name => [...document.querySelectorAll('button')].find(
  button => (button.ariaLabel ?? button.innerText).trim() === name && button.checkVisibility())"""
FAST = """() => {
  const [chosen] = [...document.querySelectorAll('dialog[open] select')].filter(
    select => [...select.options].some(option => option.value === 'now'));
  chosen.value = 'now';
  chosen.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}"""


def installed():
    return next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def firefox(profile):
    """A window of a new Firefox."""
    command = [installed(), "--headless", "--no-remote", "--profile", profile]
    command += ["--remote-debugging-port", "0"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, **quiet) as process:
        try:
            with connect(_address(profile / ADDRESS), max_size=None) as socket:
                yield Window(socket)
        finally:
            process.terminate()


def _address(path):
    deadline = time.monotonic() + PATIENCE
    while not path.exists() or not path.read_text():
        assert time.monotonic() < deadline, "Firefox does not answer"
        time.sleep(0.1)
    found = json.loads(path.read_text())
    return f"ws://{found['ws_host']}:{found['ws_port']}/session"


class Window:
    """Somebody who plays in Firefox."""

    def __init__(self, socket):
        self._socket = socket
        self._count = 0
        self._ask("session.new", capabilities={})
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def go(self, address):
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def reload(self):
        self._ask("browsingContext.reload", context=self._context, wait="complete")

    def until(self, expression):
        """Wait until the page finds it; what it is."""
        deadline = time.monotonic() + PATIENCE
        while not (found := self.evaluate(expression)):
            assert time.monotonic() < deadline, self.evaluate("document.body.innerText")
            time.sleep(0.2)
        return found

    def until_text(self, text):
        self.until(f"document.body.innerText.includes({json.dumps(text)})")

    def press(self, name):
        """Press a button by its name, once it is there."""
        button = f"({BUTTON})({json.dumps(name)})"
        self.until(f"!!{button}")
        self.evaluate(f"void {button}.click()")

    def play(self, title):
        """A whole game, in which a bot takes over."""
        self.press(f"Play now: {title}")
        self.until("!!document.querySelector('main[data-version]')")
        self.press("This table")
        self.until("!!document.querySelector('dialog[open] select')")
        self.evaluate(f"({FAST})()")
        self.press("Let a bot play")
        self.until("!!document.querySelector('[aria-label=Result]')")

    def evaluate(self, expression):
        """The value of an expression in the page; a promise is waited for."""
        target = {"context": self._context}
        said = self._ask("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert said["type"] == "success", said
        return said["result"].get("value")

    def _ask(self, method, **params):
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        said = json.loads(self._socket.recv(PATIENCE))
        while said.get("id") != self._count:
            said = json.loads(self._socket.recv(PATIENCE))
        assert said["type"] == "success", said
        return said["result"]
