"""Real receivers of notices: an SMTP server, and an endpoint that decrypts what is pushed."""

import json
import socket
import struct
import threading
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message as Kept
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ludotheque.server.notices.push import CURVE, decoded, encoded


class Endpoint:
    """A server that keeps what is posted to it; `status` is what it answers."""

    def __init__(self):
        self.posts, self.status, self.now = [], 201, time.time
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {**self.headers, "at": endpoint.now()}
                endpoint.posts.append((self.path, headers, body))
                self.send_response(endpoint.status)
                self.send_header("content-length", "0")
                self.end_headers()

            do_PUT = do_POST  # noqa: N815

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self._server.server_port}"
        self.url = f"http://{self.host}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self._thread.start()

    def close(self):
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class Browser:
    """The keys of a browser that has subscribed, which alone can read what is pushed to it."""

    def __init__(self, endpoint, path="/push/1"):
        self._key = ec.generate_private_key(CURVE)
        public = self._key.public_key()
        self._point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._auth = b"0123456789abcdef"
        keys = {"p256dh": encoded(self._point), "auth": encoded(self._auth)}
        self.subscription = json.dumps({"endpoint": endpoint.url + path, "keys": keys})

    def read(self, body):
        """RFC 8291 from the other side."""
        salt, (_, length) = body[:16], struct.unpack("!IB", body[16:21])
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        shared = self._key.exchange(ec.ECDH(), sender)
        secret = _derive(shared, self._auth, b"WebPush: info\0" + self._point + theirs, 32)
        key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        return json.loads(plain[:-1])


def verified(authorization):
    """The claims of a VAPID token, whose signature is checked with the key beside it."""
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    token, key = (part.split("=", 1)[1] for part in authorization.split(" ", 1)[1].split(", "))
    signed, _, signature = token.rpartition(".")
    raw = decoded(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    pair = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(encode_dss_signature(*pair), signed.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(decoded(signed.split(".")[1]))


def _derive(secret, salt, info, length):
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Mailbox(Kept):
    """Keeps mails as they arrive."""

    def __init__(self):
        super().__init__()
        self.mails = []

    def handle_message(self, message):
        self.mails.append(message)


@contextmanager
def mail_server():
    mailbox = Mailbox()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        mailbox.port = free.getsockname()[1]
    controller = Controller(mailbox, hostname="127.0.0.1", port=mailbox.port)
    controller.start()
    try:
        yield mailbox
    finally:
        controller.stop()
