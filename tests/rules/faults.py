"""The faults of faults.toml; `python -m tests.rules.faults` writes docs/conformance.md's table."""

from pathlib import Path

import msgspec

PAGE = Path(__file__).parent.parent.parent / "docs" / "conformance.md"
BEGIN, END = "<!-- planted faults -->\n", "<!-- end -->\n"


class Planted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fault: where `old` stands there is `new` instead. Without `check` it is missed: `why`."""

    kind: str
    what: str
    old: str
    new: str
    check: str = ""
    why: str = ""
    file: str = "__init__.py"


class List(msgspec.Struct, frozen=True):
    faults: list[Planted]


FAULTS = msgspec.toml.decode(Path(__file__).with_suffix(".toml").read_bytes(), type=List).faults


def table() -> str:
    """The faults as a table, then what is missed and why."""
    caught = [fault for fault in FAULTS if fault.check]
    rows = [f"| {fault.kind} | {fault.what} | `{fault.check}` |" for fault in caught]
    missed = [f"- {fault.what}: {fault.why}." for fault in FAULTS if not fault.check]
    head = f"{len(FAULTS)} faults are planted, {len(caught)} are caught, {len(missed)} are missed."
    lines = [head, "", "| about | the fault | found by |", "|---|---|---|", *rows]
    return "\n".join([*lines, "", "Missed:", "", *missed, ""])


def page() -> str:
    """docs/conformance.md with the table as it is now."""
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    return before + BEGIN + table() + END + rest.split(END)[1]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
