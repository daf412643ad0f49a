"""A cable between browser and server that a test can cut and mend."""

import contextlib
import socket
import threading

from tests.server.running import running

CHUNK = 65536


class Cable:
    """Listens on a port of its own and carries every byte to and from the server's."""

    def __init__(self):
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        self.to = 0
        self._whole = True
        self._ends = []
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self):
        """Nothing goes through any more, and what was open ends."""
        self._whole = False
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends = []

    def mend(self):
        self._whole = True

    def close(self):
        self.cut()
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def _accept(self):
        while True:
            try:
                browser, _ = self._listening.accept()
            except OSError:
                return
            if not self._whole:
                browser.close()
                continue
            server = socket.create_connection(("127.0.0.1", self.to))
            self._ends += [browser, server]
            for source, target in ((browser, server), (server, browser)):
                threading.Thread(target=_carry, args=(source, target), daemon=True).start()


def _carry(source, target):
    with contextlib.suppress(OSError):
        while data := source.recv(CHUNK):
            target.sendall(data)
    for end in (source, target):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()


@contextlib.contextmanager
def cabled(**settings):
    """A server and the cable by which browsers reach it."""
    cable = Cable()
    try:
        with running(origins=cable.origin, **settings) as server:
            cable.to = server.port
            yield server, cable
    finally:
        cable.close()
