"""A host changes the rates, and docs/security.md says what they are."""

import re
from pathlib import Path

import msgspec
import pytest

from ludotheque.server import http_protocol, security
from ludotheque.server.app import LARGEST_BODY
from ludotheque.server.limits import Rate, Rates
from ludotheque.server.log import MOST_LINES
from ludotheque.server.protocol import bounds
from ludotheque.server.run import LARGEST_FRAME
from ludotheque.server.settings import BadSettings, Settings, from_environment
from ludotheque.server.sockets.fast_wire import FRAMES_A_TURN, MOST_PARTS

DOCS = Path(__file__).parents[2] / "docs"
SECURITY = (DOCS / "security.md").read_text(encoding="utf-8")


def rates(text):
    return from_environment({}, {"LUDOTHEQUE_RATES": text}).rates


def test_a_host_changes_some_rates():
    chosen = rates("requests=70/700, sign_ins=0.05/3")
    expected = msgspec.structs.replace(Rates(), requests=Rate(70, 700), sign_ins=Rate(0.05, 3))
    assert chosen == expected
    assert rates("") == rates(" , ") == Rates()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("request=1/2", "LUDOTHEQUE_RATES names 'request'; there are requests, sockets, "),
        ("requests", "'requests' is nothing such as requests=0.5/20"),
        ("requests=5", "'requests=5' is nothing such as requests=0.5/20"),
        ("requests=-1/5", "is nothing such as"),
        ("requests=inf/5", "is nothing such as"),
        ("requests=1e9/5", "is nothing such as"),
        ("requests=1/0", "would let nobody in"),
    ],
)
def test_a_wrong_rate_is_one_line(text, said):
    with pytest.raises(BadSettings, match=re.escape(said)) as caught:
        rates(text)
    assert "\n" not in str(caught.value)


def rows(text):
    return [[cell.strip(" `") for cell in line.split("|")[1:-1]] for line in text.splitlines()]


def test_the_page_has_every_rate():
    written = {row[0]: Rate(float(row[1]), float(row[2])) for row in rows(SECURITY) if is_rate(row)}
    assert written == {name: getattr(Rates(), name) for name in Rates.__struct_fields__}


def is_rate(row):
    return len(row) == 5 and re.fullmatch(r"[0-9.]+", row[1])


def test_the_page_has_the_connections():
    written = {row[0]: row[1] for row in rows(SECURITY) if len(row) == 3}
    for name in ("connections", "connections_per_address"):
        assert written[f"LUDOTHEQUE_{name.upper()}"] == str(getattr(Settings(), name))


@pytest.mark.parametrize(
    "said",
    [
        f"{http_protocol.LARGEST_HEAD // 1024} KB, {http_protocol.MOST_HEADERS} headers, ",
        f"headers, {http_protocol.HEAD_SECONDS:.0f} seconds",
        f"{security.LONGEST_ADDRESS} bytes",
        f"{LARGEST_BODY // 1024} KB (a record 1 MB), {http_protocol.BODY_SECONDS:.0f} seconds",
        f"first is answered | {http_protocol.MOST_PIPELINED} ",
        f"{LARGEST_FRAME // 1024} KB, {MOST_PARTS} parts",
        f"{bounds.LONGEST_NAME} characters",
        f"{bounds.SHORTEST_PASSWORD} to {bounds.LONGEST_PASSWORD} characters",
        f"{bounds.LONGEST_MESSAGE} characters",
        f"{FRAMES_A_TURN}\nframes",
        f"up to {MOST_LINES}\ntimes",
    ],
)
def test_the_page_has_the_sizes(said):
    assert said in SECURITY


def test_every_setting_is_in_the_docs():
    for name in Settings.__struct_fields__:
        assert f"LUDOTHEQUE_{name.upper()}`" in (DOCS / "hosting.md").read_text(encoding="utf-8")
