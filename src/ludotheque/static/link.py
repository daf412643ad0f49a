"""A web host at the other end of a slow line, to measure with."""

import gzip
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

PIECE = 16 * 1024
PACKED = (".png", ".zip", ".woff2")  # by themselves; what else there is, hosts pack


@contextmanager
def hosted(folder: Path, megabits: float) -> Iterator[str]:
    """Serve a folder at this speed; its address."""
    bodies = {f"/{p.relative_to(folder).as_posix()}": _body(p) for p in _files(folder)}
    line = Line(megabits * 1e6 / 8)

    class Handler(SimpleHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            self.path = "/index.html" if self.path == "/" else self.path.partition("?")[0]
            _answer(self, line, bodies.get(self.path))

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


class Line:
    """Lets so many bytes a second pass, for all connections together."""

    def __init__(self, bytes_per_second: float) -> None:
        self._rate = bytes_per_second
        self._lock = threading.Lock()
        self._free = 0.0

    def wait(self, size: int) -> None:
        with self._lock:
            now = time.monotonic()
            self._free = max(self._free, now) + size / self._rate
            pause = self._free - now
        time.sleep(pause)


def _answer(handler: SimpleHTTPRequestHandler, line: Line, body: bytes | None) -> None:
    if body is None:
        handler.send_error(404)
        return
    handler.send_response(200)
    handler.send_header("content-type", handler.guess_type(handler.path))
    handler.send_header("content-length", str(len(body)))
    if not handler.path.endswith(PACKED):
        handler.send_header("content-encoding", "gzip")
    handler.end_headers()
    with suppress(ConnectionError):  # whoever has seen enough leaves
        for at in range(0, len(body), PIECE):
            line.wait(min(PIECE, len(body) - at))
            handler.wfile.write(body[at : at + PIECE])


def _body(path: Path) -> bytes:
    content = path.read_bytes()
    return content if path.suffix in PACKED else gzip.compress(content, 9)


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file())
