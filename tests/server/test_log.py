"""The log tells of every kind of failure, and cannot be flooded."""

import io
import logging

import pytest

from ludotheque.server import log
from ludotheque.server.log import LONGEST_LINE, MOST_LINES, Throttle
from ludotheque.server.room.rooms import Rooms
from tests.server.running import running


@pytest.fixture
def written(monkeypatch):
    """A logger of its own behind the filter, its text, and a clock to turn."""
    clock, text = [1000.0], io.StringIO()
    monkeypatch.setattr(log.time, "monotonic", lambda: clock[0])
    handler = logging.StreamHandler(text)
    handler.addFilter(Throttle())
    logger = logging.getLogger("ludotheque.tested")
    logger.addHandler(handler)
    logger.propagate = False
    yield logger, text, clock
    logger.removeHandler(handler)
    logger.propagate = True


def fail(logger, table="a", reason="the database is gone"):
    try:
        raise ConnectionError(reason)
    except ConnectionError:
        logger.exception("a message at table %s failed", table)


def test_one_trace_a_minute_some_lines_and_a_count(written):
    logger, text, clock = written
    for number in range(1000):
        fail(logger, table=str(number))
    lines = text.getvalue().splitlines()
    assert text.getvalue().count("Traceback") == 1
    assert len([line for line in lines if line.startswith("a message at table")]) == MOST_LINES
    assert "a message at table 1 failed: ConnectionError('the database is gone')" in lines
    clock[0] += 61
    fail(logger)
    assert text.getvalue().count("Traceback") == 2
    assert "(and 999 more since the last trace)" in text.getvalue()


def test_another_failure_is_another(written):
    logger, text, _ = written
    fail(logger)
    fail(logger)
    try:
        raise KeyError("x")
    except KeyError:
        logger.exception("a message at table %s failed", "a")
    assert text.getvalue().count("Traceback") == 2


def test_a_line_is_one_line(written):
    logger, text, _ = written
    for _ in range(2):
        fail(logger, reason="two\nlines\n" * 1000)
    last = text.getvalue().splitlines()[-1]
    assert last.startswith("a message at table a failed: ConnectionError(")
    assert len(last) <= LONGEST_LINE


def test_warnings_without_a_trace_are_bounded_too(written):
    logger, text, _ = written
    for _ in range(1000):
        logger.warning("Invalid HTTP request received.")
    assert len(text.getvalue().splitlines()) == MOST_LINES


def test_kinds_do_not_pile_up(written):
    logger, _, _ = written
    for number in range(log.MOST_KINDS * 2):
        logger.warning(f"number {number}")  # noqa: G004
    (throttle,) = logger.handlers[0].filters
    assert len(throttle._kinds) == log.MOST_KINDS


def test_a_server_logs_this_way(tmp_path, capsys, monkeypatch):
    """While the store fails, every request is refused and the log stays short."""

    async def gone(*_):
        raise ConnectionError("the database is gone")

    with running(data=str(tmp_path)) as server:
        ada = server.guest("Ada")
        monkeypatch.setattr(server.services.store, "tables_of", gone)
        for _ in range(100):
            assert ada.get("/api/me").json()["code"] == "unavailable"
    said = capsys.readouterr().err
    assert said.count("Traceback") == 1
    assert said.count("a request failed") == MOST_LINES


def test_a_part_of_the_server_that_fails_is_told(tmp_path, monkeypatch, caplog):
    """Nobody waits for such work, so nobody else would."""

    async def fail(_rooms):
        raise ConnectionError

    monkeypatch.setattr(Rooms, "wake", fail)
    with running(data=str(tmp_path)) as server:
        server.guest("Ada")
    assert "a part of the server has ended" in caplog.text
