"""A reverse proxy with a certificate, good or forgetful: it changes heads and passes bytes on."""

import re
import socket
import ssl
import threading
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

END = b"\r\n\r\n"


def well(head):
    """What a proxy should do."""
    return head.replace(
        b"\r\n", b"\r\nX-Forwarded-Proto: https\r\nX-Forwarded-For: 10.1.1.1\r\n", 1
    )


def without_scheme(head):
    return head


def under_its_own_name(head):
    return re.sub(rb"(?i)host: [^\r]+", b"Host: backend:8000", well(head))


def without_sockets(head):
    return re.sub(rb"(?i)\r\n(upgrade|connection): [^\r]+", b"", well(head))


def same(head):
    return head


def an_hour_late(head):
    past = (datetime.now(UTC) - timedelta(hours=1)).strftime("%a, %d %b %Y %H:%M:%S GMT")
    return re.sub(rb"(?i)date: [^\r]+", b"date: " + past.encode(), head)


@contextmanager
def proxy(folder, port, there=well, back=same):
    """The public address of the server on this port; whoever trusts `folder` can reach it."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate(folder))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        serving = threading.Thread(target=serve, args=(listening, context, port, there, back))
        serving.start()
        yield f"https://localhost:{listening.getsockname()[1]}"
        listening.shutdown(socket.SHUT_RDWR)
        serving.join()


def serve(listening, context, port, there, back):
    with suppress(OSError):
        while True:
            visitor, _ = listening.accept()
            with suppress(OSError), context.wrap_socket(visitor, server_side=True) as visitor:
                carry(visitor, port, there, back)


def carry(visitor, port, there, back):
    """One request and the head of its answer: more is not looked at here."""
    with socket.create_connection(("127.0.0.1", port)) as server:
        server.sendall(there(head_of(visitor)))
        visitor.sendall(back(head_of(server)))


def head_of(source):
    data = b""
    while END not in data:
        if not (piece := source.recv(4096)):
            raise ConnectionError
        data += piece
    return data


def certificate(folder):
    """A key with its own word for it that this is localhost."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    path = folder / "certificate.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return path
