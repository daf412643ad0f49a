"""A running program and its lines: what goes in, what comes out, and for how long we wait.

Two threads carry the lines, so that a program that does not read cannot stop the game.
"""

import atexit
import contextlib
import queue
import shlex
import subprocess
import threading
import time

LONGEST_LINE = 1 << 16  # bytes of an answer
MOST_WAITING = 64  # answers that are not read yet
GRACE = 0.5  # seconds between asking a program to end and ending it


class Program:
    """Started with the first line that is said to it; it may end whenever it likes."""

    def __init__(self, command: str) -> None:
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._said: queue.Queue[bytes | None] = queue.Queue()
        self._heard: queue.Queue[bytes | None] = queue.Queue(MOST_WAITING)
        self._gone = False

    def say(self, line: bytes) -> None:
        """One line; nothing happens when nobody listens any more."""
        if self._process is None and not self._gone:
            self._start()
        if not self._gone:
            self._said.put(line + b"\n")

    def hear(self, until: float) -> bytes | None:
        """The next line; None when that time (of `time.monotonic`) is past or nobody is there."""
        left = until - time.monotonic()
        if left <= 0:
            return None  # however much it still has to say
        try:
            line = self._heard.get(timeout=0.001 if self._gone else left)
        except queue.Empty:
            return None
        if line is None:
            self._gone = True
        return line

    def is_gone(self) -> bool:
        return self._gone

    def end(self) -> None:
        """Close its input, which is how a program is asked to end; then end it."""
        self._gone = True
        if self._process is None:
            return
        self._said.put(None)
        try:
            self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        atexit.unregister(self.end)

    def _start(self) -> None:
        try:
            process = subprocess.Popen(  # noqa: S603 - running it is what was asked for
                shlex.split(self._command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except OSError:
            self._gone = True
            return
        self._process = process
        atexit.register(self.end)
        for work in (self._write, self._read):
            threading.Thread(target=work, args=(process,), daemon=True).start()

    def _write(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdin is not None
        with contextlib.suppress(OSError), process.stdin as lines:
            while (line := self._said.get()) is not None:
                lines.write(line)
                lines.flush()

    def _read(self, process: "subprocess.Popen[bytes]") -> None:
        """Take lines in as they come; an endless line comes in pieces."""
        assert process.stdout is not None
        with process.stdout as lines:
            while line := lines.readline(LONGEST_LINE):
                self._heard.put(line)
        self._heard.put(None)
