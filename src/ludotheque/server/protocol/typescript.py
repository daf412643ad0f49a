"""Writes the browser's types from the server's messages, so that none is typed by hand.

`python -m ludotheque.server.protocol.typescript`, run in the root of the checkout, writes
web/src/lib/protocol.ts and, for each game that draws its own board, ui/board.ts and
ui/declared.ts in the game's folder. Every other file stays free of the names of games.
"""

import inspect
import types
from collections.abc import Iterator
from datetime import date
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from ludotheque import registry
from ludotheque.coach.progress import FEWEST
from ludotheque.contract import SEAT_FACTS, Facts, Options, Words
from ludotheque.kit.declared import Declared
from ludotheque.registry import is_a
from ludotheque.rulebook import LANGUAGES
from ludotheque.server.protocol import (
    bounds,
    coach_messages,
    http_messages,
    message,
    notice_messages,
    people_messages,
    progress_messages,
    socket_messages,
)
from ludotheque.server.protocol.declared_types import declared

PROTOCOL = "web/src/lib/protocol.ts"
PUBLISHED = "src/ludotheque/board_kit/protocol.ts"  # for the boards of plug-ins
HEADING = "// Written by `python -m ludotheque.server.protocol.typescript`. Do not edit.\n\n"

PLAIN: dict[Any, str] = {
    str: "string",
    date: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    object: "unknown",
}
# Types that are spelled out once and then called by their name.
NAMED: list[tuple[str, Any]] = [
    ("Words", Words),
    ("Facts", Facts),
    ("Options", Options),
    ("ErrorCode", message.ErrorCode),
    ("Status", http_messages.Status),
    ("Pace", http_messages.Pace),
    ("Absence", http_messages.Absence),
    ("NoticeKind", notice_messages.NoticeKind),
    ("TableWish", notice_messages.TableWish),
    ("BotPace", socket_messages.BotPace),
    ("FromBrowser", reduce(or_, socket_messages.FromBrowser.__subclasses__())),
    ("ToBrowser", reduce(or_, socket_messages.ToBrowser.__subclasses__())),
]
# What the browser sends: here a field with a default may be left out.
SENT = [
    people_messages.NewSession,
    people_messages.NewAccount,
    people_messages.SignIn,
    people_messages.NewPassword,
    http_messages.NewTable,
    http_messages.NewBranch,
    http_messages.Rematch,
    http_messages.Join,
    http_messages.AskCode,
    http_messages.TypedCode,
    notice_messages.SetNotices,
    notice_messages.NewChannel,
    notice_messages.TakeDaysOff,
    progress_messages.PuzzleChoice,
    *socket_messages.FromBrowser.__subclasses__(),
]

# What the browser must know before it asks: the same limits and names as the server's.
CONSTANTS: dict[str, Any] = {
    "LANGUAGES": LANGUAGES,
    "SEAT_FACTS": SEAT_FACTS,
    "LONGEST_NAME": bounds.LONGEST_NAME,
    "SHORTEST_PASSWORD": bounds.SHORTEST_PASSWORD,
    "LONGEST_PASSWORD": bounds.LONGEST_PASSWORD,
    "LONGEST_MESSAGE": bounds.LONGEST_MESSAGE,
    "FEWEST_GAMES": FEWEST,
}

MODULES = (
    message,
    http_messages,
    people_messages,
    notice_messages,
    coach_messages,
    progress_messages,
    socket_messages,
)
# What only other messages are made from.
BASES = {message.Message, socket_messages.FromBrowser, socket_messages.ToBrowser}


def files() -> dict[str, str]:
    """Every generated file, by its path from the root of the checkout."""
    written = dict.fromkeys((PROTOCOL, PUBLISHED), protocol())
    for title in registry.titles().values():
        folder = f"src/ludotheque/games/{title.folder.name}/ui"
        if Path(folder).is_dir():
            written[f"{folder}/board.ts"] = board(title)
            if is_a(title.game, Declared):
                written[f"{folder}/declared.ts"] = HEADING + declared(title.game)
    return written


def protocol() -> str:
    """The types of all messages, and the limits they keep to."""
    known = [value for module in MODULES for value in vars(module).values()]
    found = [value for value in known if isinstance(value, type)]
    roots = [value for value in found if issubclass(value, message.Message)]
    sent = set(_structs(SENT))
    blocks = [_constant(name, value) for name, value in CONSTANTS.items()]
    blocks += [f"export type {name} = {_spelled(kind)};\n" for name, kind in NAMED]
    for struct in _structs([root for root in roots if root not in BASES]):
        blocks.append(_interface(struct, struct in sent))
    return HEADING + "\n".join(blocks)


def board(title: registry.Title) -> str:
    """The types of one game's board."""
    blocks = [_interface(struct, False) for struct in _structs([title.game.board_type()])]
    return HEADING + "\n".join(blocks)


def _constant(name: str, value: Any) -> str:
    spelled = msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
    return f"export const {name} = {spelled} as const;\n"


def _structs(roots: list[Any]) -> list[type[msgspec.Struct]]:
    """The structs that these types are made of, each once, those inside first."""
    found: dict[type[msgspec.Struct], None] = {}
    for root in roots:
        for struct in _inside(root):
            found.setdefault(struct)
    return list(found)


def _inside(kind: Any) -> Iterator[type[msgspec.Struct]]:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for hint in get_type_hints(kind).values():
            yield from _inside(hint)
        yield kind
    for argument in get_args(kind):
        yield from _inside(argument)


def _interface(struct: type[msgspec.Struct], sent: bool) -> str:
    lines = _comment(struct)
    lines.append(f"export interface {struct.__name__} {{")
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    hints = get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        mark = "?" if sent and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(hints[field.name])};")
    return "\n".join([*lines, "}", ""])


def _comment(struct: type[msgspec.Struct]) -> list[str]:
    said = inspect.cleandoc(struct.__doc__ or "").split("\n")
    if len(said) == 1:
        return [f"/** {said[0]} */"] if said[0] else []
    return ["/**", *(f" * {line}".rstrip() for line in said), " */"]


def _type(kind: Any) -> str:
    for name, known in NAMED:
        if kind == known:
            return name
    return _spelled(kind)


def _spelled(kind: Any) -> str:
    if kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in arguments)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(argument) for argument in arguments)
    if origin is list:
        inside = _type(arguments[0])
        return f"({inside})[]" if " " in inside else f"{inside}[]"
    if origin is dict:
        return f"Record<{_type(arguments[0])}, {_type(arguments[1])}>"
    raise TypeError(f"no TypeScript for {kind}")


if __name__ == "__main__":
    for path, text in files().items():
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_text(text, encoding="utf-8")
