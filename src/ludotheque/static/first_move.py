"""How long one waits for the first legal move, in chromium.

A slower CPU is one that the page has only a part of the time: chromium's own way to slow a page
down does not reach its workers.
"""

import os
import shutil
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ludotheque.static.link import hosted

FAST, LINE = 1000.0, 20.0  # megabits a second
SLOWER = 4
SLICE = 0.005  # seconds that a slow CPU works at a time
PATIENCE = 180.0  # seconds
WORKER = "DedicatedWorker"  # what chromium calls their threads
# Plays by itself, and notes what is there first, in milliseconds since the address was opened.
PLAYER = """
const seen = {};
globalThis.seen = seen;
const find = (what) => document.querySelector(what);
const steps = {
  progress: () => find('progress'),
  shelf: () => find('button[aria-label^="Play now"]'),
  table: () => find('main[data-version]'),
  move: () => find('main[data-version] [data-lot].can') || find('main')?.dataset.version > 0,
};
new MutationObserver(() => {
  for (const [step, there] of Object.entries(steps)) {
    if (step in seen || !there()) continue;
    seen[step] = performance.now();
    if (step === 'shelf') find('button[aria-label*="Gratte-ciel"]').click();
  }
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


def first_move(folder: Path) -> dict[str, Any] | None:
    """Seconds from the address to each step, and of CPU; None where there is no chromium."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    program = shutil.which("chromium")
    if program is None:
        return None
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        with hosted(folder, LINE) as address:
            guest = _Guest(browser, address)
            found = {"cold": _visit(guest)}
            guest.page.context.close()
        with hosted(folder, FAST) as address:
            guest = _Guest(browser, address)
            _visit(guest)
            guest.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
            found |= {"cached": _visit(guest), "cached_again": _visit(guest)}
            with guest.slowed():
                found["slow_cpu"] = _visit(guest)
        browser.close()
    return {"load": round(os.getloadavg()[0], 1), **found}


class _Guest:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Any, address: str) -> None:
        self.address = address
        self.page = browser.new_context(locale="en-GB").new_page()
        self.page.add_init_script(PLAYER)
        self._tools = browser.new_browser_cdp_session()

    def renderers(self) -> list[dict[str, Any]]:
        known = self._tools.send("SystemInfo.getProcessInfo")["processInfo"]
        return [process for process in known if process["type"] == "renderer"]

    def cpu(self) -> float:
        return float(sum(process["cpuTime"] for process in self.renderers()))

    def host_cpu(self) -> float:
        return max(_host_cpu(int(process["id"])) for process in self.renderers())

    @contextmanager
    def slowed(self) -> Iterator[None]:
        """The pages work one slice of time, and rest for the others."""
        pids, over = [int(process["id"]) for process in self.renderers()], threading.Event()

        def slow() -> None:
            while not over.is_set():
                _signal(pids, signal.SIGSTOP)
                time.sleep((SLOWER - 1) * SLICE)
                _signal(pids, signal.SIGCONT)
                time.sleep(SLICE)

        thread = threading.Thread(target=slow)
        thread.start()
        try:
            yield
        finally:
            over.set()
            thread.join()


def _signal(pids: list[int], what: signal.Signals) -> None:
    for pid in pids:
        os.kill(pid, what)


def _visit(guest: _Guest) -> dict[str, float]:
    guest.page.goto(f"{guest.address}icon.svg")  # the process stays, the page is new
    before = guest.cpu()
    guest.page.goto(guest.address, wait_until="commit")
    deadline = time.monotonic() + PATIENCE
    while "move" not in (seen := guest.page.evaluate("seen")):
        if time.monotonic() > deadline:
            raise TimeoutError(f"there was no move: {seen}")
        time.sleep(0.1)
    spent = {"cpu": round(guest.cpu() - before, 2), "host_cpu": guest.host_cpu()}
    return {name: round(ms / 1000, 2) for name, ms in seen.items()} | spent


def _host_cpu(renderer: int) -> float:
    """That of its first worker, which the page waits for; 0 where the system does not tell."""
    tasks = Path(f"/proc/{renderer}/task").glob("*")
    workers = [task for task in tasks if (task / "comm").read_text().startswith(WORKER)]
    if not workers:
        return 0.0
    first = min(workers, key=lambda task: int(task.name))
    fields = (first / "stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")  # user and system
