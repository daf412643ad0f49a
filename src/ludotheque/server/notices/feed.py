"""What waits for somebody, as an Atom feed and as a calendar of deadlines, by a secret address."""

from collections.abc import Sequence
from datetime import UTC, datetime
from xml.etree import ElementTree as ET

from ludotheque.server.notices import words
from ludotheque.server.protocol.http_messages import MyTable
from ludotheque.store.outbox import Notice

ATOM = "http://www.w3.org/2005/Atom"
LINE = 73  # octets of a line of a calendar, before it is folded


def atom(tables: Sequence[MyTable], origin: str, language: str, now: float) -> bytes:
    """One entry for each turn; its id is the turn's, so that a reader shows it once."""
    ET.register_namespace("", ATOM)
    feed = ET.Element(f"{{{ATOM}}}feed")
    _add(feed, "id", f"{origin}/")
    _add(feed, "title", "Ludotheque")
    _add(feed, "updated", _moment(max([table.changed for table in tables], default=now)))
    for table in tables:
        entry = ET.SubElement(feed, f"{{{ATOM}}}entry")
        url = f"{origin}/table/{table.id}"
        _add(entry, "id", f"{url}#{table.version}")
        _add(entry, "title", _line(table, language))
        _add(entry, "updated", _moment(table.changed))
        ET.SubElement(entry, f"{{{ATOM}}}link", href=url)
        author = ET.SubElement(entry, f"{{{ATOM}}}author")
        _add(author, "name", "Ludotheque")
    written: bytes = ET.tostring(feed, encoding="utf-8", xml_declaration=True)
    return written


def calendar(tables: Sequence[MyTable], origin: str, language: str, now: float) -> bytes:
    """An event for each deadline (RFC 5545)."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Ludotheque//EN", "METHOD:PUBLISH"]
    for table in tables:
        if table.deadline is None:
            continue
        lines += [
            "BEGIN:VEVENT",
            f"UID:{table.id}@ludotheque",
            f"SEQUENCE:{table.version}",
            f"DTSTAMP:{_stamp(now)}",
            f"DTSTART:{_stamp(table.deadline)}",
            f"DTEND:{_stamp(table.deadline)}",
            f"SUMMARY:{_escaped(_line(table, language))}",
            f"URL:{origin}/table/{table.id}",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{_folded(line)}\r\n" for line in lines).encode()


def _line(table: MyTable, language: str) -> str:
    return words.line(Notice(table.id, table.game, table.version, "turn", 0), language)


def _add(parent: ET.Element, name: str, text: str) -> None:
    ET.SubElement(parent, f"{{{ATOM}}}{name}").text = text


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for letter in "\\;,":
        text = text.replace(letter, f"\\{letter}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> str:
    """Lines of at most 75 octets; a letter is not torn apart."""
    parts, part = [], ""
    for letter in line:
        if len((part + letter).encode()) > LINE:
            parts.append(part)
            part = ""
        part += letter
    return "\r\n ".join([*parts, part])
