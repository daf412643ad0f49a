"""A device with passkeys, in software: what a browser and its authenticator do together."""

import base64
import hashlib
import json
import os
import struct
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

SEEN, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def encoded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Device:
    """One key, of which it counts the uses."""

    def __init__(self, origin):
        self.origin, self.uses = origin, 0
        self.id, self.key = os.urandom(16), ec.generate_private_key(ec.SECP256R1())

    def make(self, offer):
        """The answer to `navigator.credentials.create`."""
        point = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (point.x, point.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        data = self._data(SEEN | VERIFIED | ATTESTED) + attested
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", offer)
        return self._answer(clientDataJSON=encoded(client), attestationObject=encoded(statement))

    def show(self, asked, flags=SEEN | VERIFIED):
        """The answer to `navigator.credentials.get`."""
        self.uses += 1
        data, client = self._data(flags), self._client("webauthn.get", asked)
        signed = data + hashlib.sha256(client).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._answer(
            clientDataJSON=encoded(client),
            authenticatorData=encoded(data),
            signature=encoded(signature),
        )

    def _data(self, flags):
        name = hashlib.sha256(urlsplit(self.origin).hostname.encode()).digest()
        return name + struct.pack(">BI", flags, self.uses)

    def _client(self, kind, options):
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(told).encode()

    def _answer(self, **response):
        number = encoded(self.id)
        kind = {"type": "public-key", "clientExtensionResults": {}}
        return json.dumps({"id": number, "rawId": number, "response": response, **kind})
