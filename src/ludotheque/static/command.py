"""`ludotheque build-static`, for the command line."""

import argparse
import sys
from pathlib import Path

BAD_INPUT = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", type=Path, help="where to build it")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--usb", action="store_true", help="let it open from a disk, by a click")
    kind.add_argument("--wheel", action="store_true", help="only the package, for notebooks")


def run(arguments: argparse.Namespace) -> int:
    # Loaded only here: every other command starts without them.
    from ludotheque.static.build import build, build_usb
    from ludotheque.static.checkout import CannotBuild, Checkout
    from ludotheque.static.wheel import build_wheel

    try:
        if arguments.wheel:
            print(f"Built: {build_wheel(Checkout(Path.cwd()), arguments.folder)}")
            return 0
        make = build_usb if arguments.usb else build
        compiled = make(Checkout(Path.cwd()), arguments.folder)
    except CannotBuild as reason:
        print(f"ludotheque: {reason}", file=sys.stderr)
        return BAD_INPUT
    if not compiled:
        print(
            "Without ziglang and the headers of Python 3.14 the rules run interpreted: "
            "expert is the strongest level."
        )
    print(f"Built: {arguments.folder} ({_size(arguments.folder):.1f} MB)")
    return 0


def run_bench(arguments: argparse.Namespace) -> int:
    import json

    from ludotheque.static.bench import measure
    from ludotheque.static.checkout import CannotBuild, Checkout

    try:
        print(json.dumps(measure(Checkout(Path.cwd()), arguments.folder), indent=2))
    except CannotBuild as reason:
        print(f"ludotheque: {reason}", file=sys.stderr)
        return BAD_INPUT
    return 0


def _size(folder: Path) -> float:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6
