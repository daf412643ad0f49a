"""Web push: encrypted for one browser (RFC 8291, RFC 8188), signed by this house (RFC 8292)."""

import base64
import binascii
import json
import os
import struct
import time
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ludotheque.server.notices.channel import Failed, Gone, Message
from ludotheque.server.notices.outgoing import Outgoing

CURVE = ec.SECP256R1()
RECORD = 4096
DAY = 24 * 3600
PROOF_SECONDS = 12 * 3600
AUTH_BYTES, POINT_BYTES = 16, 65
LONGEST_TOPIC = 32


class Keys(msgspec.Struct):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """What a browser gives whoever may send to it."""

    endpoint: str
    keys: Keys


_subscription = msgspec.json.Decoder(Subscription).decode


class Push:
    """Sends with the key of this house; `contact` is whom a push service may ask."""

    def __init__(self, outgoing: Outgoing, key: str, contact: str) -> None:
        self._outgoing = outgoing
        self._key = private_key(key)
        self._contact = contact

    @property
    def public_key(self) -> str:
        """What a browser needs to know to let us send."""
        return encoded(_point(self._key.public_key()))

    def checked(self, address: str) -> str:
        try:
            subscription = _subscription(address)
            point = decoded(subscription.keys.p256dh)
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
            if len(decoded(subscription.keys.auth)) != AUTH_BYTES or len(point) != POINT_BYTES:
                raise Failed("bad-address")
        except (msgspec.MsgspecError, ValueError):
            raise Failed("bad-address") from None
        self._outgoing.checked(subscription.endpoint)
        return msgspec.json.encode(subscription).decode()

    async def send(self, address: str, message: Message) -> None:
        subscription = _subscription(address)
        shown = {"id": message.id, "tag": message.tag, "title": message.title}
        shown.update(text=message.text, url=urlsplit(message.url).path)
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Topic": message.tag[:LONGEST_TOPIC],
            "Authorization": self._proof(subscription.endpoint),
        }
        body = encrypted(json.dumps(shown).encode(), subscription.keys)
        status = await self._outgoing.send(subscription.endpoint, body, headers)
        if status in {404, 410}:
            raise Gone("gone")
        if not 200 <= status < 300:
            raise Failed(f"status-{status}")

    def _proof(self, endpoint: str) -> str:
        """A token that says who sends, for this push service alone."""
        parts = urlsplit(endpoint)
        expires = int(time.time()) + PROOF_SECONDS
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": expires, "sub": self._contact}
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encoded(json.dumps(part).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public_key}"


def new_key() -> str:
    """A private key, to be kept."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int(text, 16), CURVE)


def encrypted(
    plain: bytes,
    keys: Keys,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only the browser with these keys can read."""
    theirs = decoded(keys.p256dh)
    own = own or ec.generate_private_key(CURVE)
    ours = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derived(shared, decoded(keys.auth), b"WebPush: info\0" + theirs + ours, 32)
    salt = salt or os.urandom(16)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + struct.pack("!IB", RECORD, len(ours)) + ours
    return header + AESGCM(key).encrypt(nonce, plain + b"\x02", None)


def encoded(data: bytes) -> str:
    """Base64 as addresses have it, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise ValueError("no base64") from None


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
