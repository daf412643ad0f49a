"""The command line: serve and play the games, and develop games and bots."""

import argparse
import locale
import os
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, track

from ludotheque import __version__, build_board, record, registry, sitting, terminal
from ludotheque.about import BadGame
from ludotheque.authors import new_game
from ludotheque.bench import peers, rules
from ludotheque.bots import bot
from ludotheque.contract import Illegal, Options
from ludotheque.lab import (
    arena_command,
    calibrate,
    coach_check,
    fuzz,
    golden,
    learn_arguments,
    luck,
    perft,
    study_command,
)
from ludotheque.lab.pool import NoWorkers
from ludotheque.lab.simulation import all_settings
from ludotheque.lab.study.plan import BadStudy
from ludotheque.playback import replay, verify
from ludotheque.record import BadRecord, Seeded
from ludotheque.registry import Title
from ludotheque.rulebook import LANGUAGES
from ludotheque.server import command
from ludotheque.static import command as static_command
from ludotheque.table import Table

BAD_INPUT = 2
FAULT = 1


class Complaint(Exception):
    """Bad input, said in one line."""


COMPLAINTS = (
    Complaint,
    registry.NoSuchGame,
    BadGame,
    BadRecord,
    BadStudy,
    NoWorkers,
    sitting.Unwelcome,
    build_board.CannotBuild,
)


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit status is 0, 1 for a fault found, 2 for bad input."""
    chosen = _parser().parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = chosen.run
    try:
        return run(chosen)
    except COMPLAINTS as complaint:
        print(f"ludotheque: {complaint}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return BAD_INPUT
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ludotheque",
        description="Serve and play classic board games, and develop games and bots.",
    )
    parser.add_argument("--version", action="version", version=f"ludotheque {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    one = _command(commands, "serve", _serve, "serve the games to browsers")
    command.add_arguments(one)

    one = _command(commands, "build-static", static_command.run, "build the static edition")
    static_command.add_arguments(one)

    one = _command(commands, "play", _play, "play in the terminal against bots")
    _about_game(one)
    one.add_argument("--seats", type=int, help="how many play, you included")
    one.add_argument("--bot", default="casual", help="the opponents: a level, or program:COMMAND")
    one.add_argument("--seed", type=int, default=None, help="the same seed, the same dice")
    one.add_argument("--language", choices=LANGUAGES, default=_language())

    one = _command(commands, "sit", _sit, "seat a program at a table of a running server")
    sitting.add_arguments(one)

    one = _command(commands, "doctor", _doctor, "check a server's settings and say what to fix")
    one.add_argument("--data", help="the server's data folder")
    one.add_argument("--database", help="a database URL instead of the SQLite file")

    one = _command(commands, "check-archive", _check_archive, "replay every stored game")
    one.add_argument(
        "database", metavar="DATABASE", nargs="?", help="a file or URL (default: the server's)"
    )

    one = _command(
        commands, "import-backup", _import_backup, "import a backup of the static edition"
    )
    one.add_argument("file", metavar="FILE", help="a backup file saved by the page")
    one.add_argument("--account", required=True, help="the account that gets the games")
    one.add_argument("--data", help="the server's data folder")
    one.add_argument("--database", help="a database URL instead of the SQLite file")

    one = commands.add_parser("bench", help="measure the speed of the rules, or of a server")
    _add_benches(one)

    one = _command(commands, "arena", _arena, "let bots play each other and rate them")
    _about_game(one)
    arena_command.add_arguments(one)

    one = _command(commands, "study", _study, "answer a question about a game")
    study_command.add_arguments(one)

    one = _command(commands, "learn", _learn, "train a game's judge by self-play")
    one.add_argument("game", metavar="GAME")
    learn_arguments.add_arguments(one)

    _add_coach(commands)

    one = _command(commands, "fuzz", _fuzz, "play random games and look for faults")
    one.add_argument("game", metavar="GAME")
    one.add_argument("--bot", help="mostly play like this level; reports its slowest choice")
    one.add_argument("--games", type=_at_least(1), default=1000)
    one.add_argument("--seed", type=int, default=1)

    one = _command(commands, "replay", _replay, "print a recorded game")
    _about_records(one)
    one.add_argument("--upto", type=_at_least(0), help="stop after this step")

    one = _command(commands, "verify", _verify, "check a finished game")
    _about_records(one)

    _add_for_authors(commands)
    return parser


def _add_for_authors(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    one = _command(commands, "new-game", _new_game, "write the skeleton of a game")
    one.add_argument("name", metavar="NAME", help="small letters, digits and hyphens")
    one.add_argument("--into", type=Path, default=Path(), help="where its folder is made")

    one = _command(commands, "check-game", _check_game, "run the conformance suite on a game")
    one.add_argument("game", metavar="GAME|FOLDER", help="an id, or where a game's files are")
    one.add_argument("--times", type=_at_least(1), default=1, help="multiply the number of games")

    one = _command(commands, "perft", _perft, "count positions and compare with the perft file")
    one.add_argument("game", metavar="GAME")
    one.add_argument("--folder", type=Path, help="where perft.txt is")

    one = _command(commands, "golden", _golden, "compare the golden playthroughs, or write them")
    one.add_argument("game", metavar="GAME")
    one.add_argument("--folder", type=Path, help="where the playthroughs are")
    one.add_argument("--write", action="store_true", help="write them again")

    one = _command(commands, "build-board", build_board.run, "build a game's browser part")
    build_board.add_arguments(one)


def _add_benches(parser: argparse.ArgumentParser) -> None:
    benches = parser.add_subparsers(required=True, metavar="WHAT")
    one = _command(benches, "rules", _bench_rules, "measure the rules, one core")
    _about_game(one, nargs="?")
    one.add_argument("--json", action="store_true", help="one object per game")

    one = _command(benches, "peers", _bench_peers, "compare with other projects, where installed")
    one.add_argument("game", metavar="GAME", nargs="?")
    one.add_argument("--json", action="store_true", help="one list")

    one = _command(benches, "static", static_command.run_bench, "measure a static edition")
    one.add_argument("folder", metavar="DIR", nargs="?", type=Path, default=Path("build/offline"))

    one = _command(benches, "server", _bench_server, "measure a server, every move stored")
    one.add_argument("--game", help="the game to play (default: every game)")
    one.add_argument("--tables", type=_at_least(1), default=50)
    one.add_argument(
        "--pace", type=_at_least(1), default=400, help="moves per second while latency is measured"
    )
    one.add_argument(
        "--sockets", type=_at_least(1), help="number of sockets, for a load test at this pace"
    )
    one.add_argument("--seconds", type=_at_least(1), default=60, help="duration of the load test")
    one.add_argument(
        "--servers", type=_at_least(1), default=1, help="number of servers, compared with one"
    )
    one.add_argument("--database", default="", help="an empty PostgreSQL, for several servers")
    one.add_argument(
        "--share",
        type=_at_least(10),
        default=0,
        help="percent of a core for each of the servers that are compared",
    )
    one.add_argument("--together", action="store_true", help="one share for all, as a control")
    one.add_argument("--json", action="store_true", help="one object per game")


def _add_coach(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """What the coach knows, and whether it is right."""
    one = _command(commands, "calibrate", calibrate.run, "calibrate a judge's winning chances")
    calibrate.add_arguments(one)

    one = _command(
        commands, "check-coach", coach_check.run, "measure the coach's recall and precision"
    )
    coach_check.add_arguments(one)

    one = _command(commands, "measure-luck", luck.run, "measure how much luck explains results")
    luck.add_arguments(one)


def _command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]",
    name: str,
    run: Callable[[argparse.Namespace], int],
    what: str,
) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=what, description=what.capitalize() + ".")
    parser.set_defaults(run=run)
    return parser


def _about_game(parser: argparse.ArgumentParser, nargs: str | None = None) -> None:
    parser.add_argument("game", metavar="GAME", nargs=nargs)
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the table"
    )


def _about_records(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", metavar="GAME|FILE", help="a record, or a game's own records")
    parser.add_argument("--folder", type=Path, help="where the game's records are")


def _at_least(least: int) -> Callable[[str], int]:
    """A number of the command line that is not smaller."""

    def number(text: str) -> int:
        if (value := int(text)) < least:
            raise argparse.ArgumentTypeError(f"{value} is less than {least}")
        return value

    return number


def _language() -> str:
    spoken = (locale.getlocale()[0] or "en")[:2].lower()
    return spoken if spoken in LANGUAGES else "en"


def _options(title: Title, given: list[str]) -> Options:
    """NAME=VALUE words as checked options."""
    chosen: Options = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise Complaint(f"an option is given as NAME=VALUE, not {word!r}")
        chosen[name] = _value(value)
    try:
        title.options(chosen)
    except ValueError as error:
        raise Complaint(str(error)) from None
    return chosen


def _value(text: str) -> bool | int | str:
    if text in {"yes", "true", "on"}:
        return True
    if text in {"no", "false", "off"}:
        return False
    return int(text) if text.removeprefix("-").isdecimal() else text


def _play(chosen: argparse.Namespace) -> int:
    title = registry.title(chosen.game)
    seats = title.about.players.most if chosen.seats is None else chosen.seats
    seed = int.from_bytes(os.urandom(6), "big") if chosen.seed is None else chosen.seed
    try:
        table = Table(title, seats, _options(title, chosen.option), Seeded(seed))
    except (Illegal, ValueError) as error:
        raise Complaint(str(error)) from None
    try:
        bot(chosen.bot)
        terminal.play(table, chosen.bot, chosen.language)
    except LookupError as error:
        raise Complaint(str(error)) from None
    return 0


def _serve(chosen: argparse.Namespace) -> int:
    _need_server()
    return command.run(chosen)


def _sit(chosen: argparse.Namespace) -> int:
    _need_server()
    return sitting.run(chosen)


def _doctor(chosen: argparse.Namespace) -> int:
    _need_server()
    from ludotheque import doctor  # noqa: PLC0415

    return doctor.run({"data": chosen.data, "database": chosen.database})


def _check_archive(chosen: argparse.Namespace) -> int:
    _need_server()
    from ludotheque import check_archive  # noqa: PLC0415

    try:
        return check_archive.run(chosen.database)
    except check_archive.BAD_INPUT as complaint:
        raise Complaint(str(complaint)) from None


def _import_backup(chosen: argparse.Namespace) -> int:
    _need_server()
    from ludotheque import import_backup  # noqa: PLC0415

    try:
        return import_backup.run(chosen)
    except import_backup.BAD_INPUT as complaint:
        raise Complaint(str(complaint)) from None


def _need_server() -> None:
    """The server, and who speaks to it, come with an extra."""
    if find_spec("litestar") is None or find_spec("websockets") is None:
        raise Complaint("the server is not installed: pip install 'ludotheque[server]'")


def _bench_rules(chosen: argparse.Namespace) -> int:
    titles = _titles(chosen.game)
    if chosen.option and not chosen.game:
        raise Complaint("an option needs a game")
    rules.run(titles, _options(titles[0], chosen.option), as_json=chosen.json)
    return 0


def _bench_peers(chosen: argparse.Namespace) -> int:
    peers.run(_titles(chosen.game), as_json=chosen.json)
    return 0


def _bench_server(chosen: argparse.Namespace) -> int:
    _need_server()
    # Loaded only here: every other command starts without a web framework.
    from ludotheque.bench import load, server, several, target  # noqa: PLC0415
    from ludotheque.store.errors import CannotOpen  # noqa: PLC0415

    if chosen.servers > 1 and not chosen.database:
        raise Complaint("several servers need a PostgreSQL: --database")
    if chosen.share and (chosen.servers == 1 or chosen.sockets):
        raise Complaint("a share is for several servers that are compared with one: --servers")
    titles = _titles(chosen.game)
    try:
        if chosen.sockets:
            wanted = {name: getattr(chosen, name) for name in load.Load.__struct_fields__}
            for title in titles:
                load.run(title, load.Load(**wanted), as_json=chosen.json)
        elif chosen.servers > 1:
            given = ("servers", "database", "tables", "pace", "share", "together")
            wish = several.Wish(**{name: getattr(chosen, name) for name in given})
            for title in titles:
                several.run(title, wish, as_json=chosen.json)
        else:
            sizes = server.Sizes(tables=chosen.tables, pace=chosen.pace)
            server.run(titles, sizes, as_json=chosen.json)
    except (CannotOpen, target.Failed) as failure:
        print(f"ludotheque: {failure}", file=sys.stderr)
        return FAULT
    return 0


def _titles(game: str | None) -> list[Title]:
    """One game, or all on the shelf."""
    return [registry.title(name) for name in ([game] if game else registry.titles())]


def _arena(chosen: argparse.Namespace) -> int:
    title = registry.title(chosen.game)
    try:
        return arena_command.run(title, _options(title, chosen.option), chosen)
    except (Illegal, LookupError, ValueError) as error:
        raise Complaint(str(error)) from None


def _study(chosen: argparse.Namespace) -> int:
    return study_command.run(chosen, __version__)


def _new_game(chosen: argparse.Namespace) -> int:
    try:
        written = new_game.write(chosen.name, chosen.into)
    except (new_game.BadName, OSError) as error:
        raise Complaint(str(error)) from None
    for path in written:
        print(path)
    print(f"\nNow: ludotheque check-game {chosen.into / chosen.name}")
    return 0


def _check_game(chosen: argparse.Namespace) -> int:
    # Loaded only here: the suite brings a parser of Fluent files.
    from ludotheque.authors import check_game  # noqa: PLC0415

    return FAULT if check_game.run(chosen.game, chosen.times) else 0


def _learn(chosen: argparse.Namespace) -> int:
    if find_spec("jax") is None:
        raise Complaint("learning needs JAX: pip install 'ludotheque[learn]'")
    from ludotheque.lab import learn  # noqa: PLC0415

    title = registry.title(chosen.game)
    try:
        return learn.run(title, chosen)
    except LookupError as error:
        raise Complaint(str(error)) from None


def _fuzz(chosen: argparse.Namespace) -> int:
    title = registry.title(chosen.game)
    try:
        asked = bot(chosen.bot) if chosen.bot else None
    except LookupError as error:
        raise Complaint(str(error)) from None
    decisions = 0
    slowest = fuzz.Played("", 0)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"fuzzing {title.id}", total=chosen.games)
        for found in fuzz.fuzz(title, chosen.games, chosen.seed, asked):
            if isinstance(found, fuzz.Fault):
                path = Path(f"fuzz-{title.id}-{found.seed}.json")
                path.write_bytes(found.record.json())
                print(f"{found.setting}, seed {found.seed}: {found.what}; kept as {path}")
                return FAULT
            decisions += found.decisions
            slowest = max(slowest, found, key=lambda played: played.slowest)
            progress.advance(task)
    print(f"{chosen.games} games, {decisions} decisions, no fault")
    if asked is not None:
        spent = 1000 * slowest.slowest
        print(f"slowest choice: {spent:.1f} ms of CPU ({slowest.setting}, seed {slowest.seed})")
    return 0


def _folder(title: Title, given: Path | None) -> Path:
    """The tests folder of a game: as given, in this checkout, or beside the installed game."""
    checkout = Path("src", *title.game.__class__.__module__.split("."), "tests")
    for folder in [given] if given else [checkout, title.folder / "tests"]:
        if folder.is_dir():
            return folder
    raise Complaint(f"no tests folder for {title.id}; name it with --folder")


def _perft(chosen: argparse.Namespace) -> int:
    title = registry.title(chosen.game)
    path = _folder(title, chosen.folder) / "perft.txt"
    if not path.exists():
        raise Complaint(f"there is no {path}")
    wrong = 0
    try:
        entries = perft.read_file(path)
        for entry in track(entries, "counting", console=Console(stderr=True)):
            for line in perft.differences(title, entry):
                print(line)
                wrong = FAULT
    except (ValueError, LookupError) as error:
        raise Complaint(f"{path} is no perft file: {error}") from None
    if not wrong:
        print(f"{len(entries)} positions, every count as it was")
    return wrong


def _golden(chosen: argparse.Namespace) -> int:
    title = registry.title(chosen.game)
    folder = _folder(title, chosen.folder) / "playthroughs"
    kept = golden.golden_settings(title, list(all_settings(title)))
    wrong = 0
    for name, setting in kept.items():
        path = folder / f"{name}.txt"
        told = golden.playthrough(title, setting, seed=1)
        if chosen.write:
            folder.mkdir(exist_ok=True)
            path.write_text(told, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != told:
            print(f"{path} differs; `ludotheque golden {title.id} --write` writes it anew")
            wrong = FAULT
    if not wrong:
        print(f"{len(kept)} playthroughs {'written' if chosen.write else 'as they were'}")
    return wrong


def _sources(chosen: argparse.Namespace) -> list[Path]:
    """A record file, or all records that a game keeps."""
    path = Path(chosen.source)
    if path.is_file():
        return [path]
    if chosen.source not in registry.titles():
        raise Complaint(f"{chosen.source} is neither a file nor a game")
    folder = _folder(registry.title(chosen.source), chosen.folder) / "games"
    found = sorted(folder.glob("*.json"))
    if not found:
        raise Complaint(f"there are no records in {folder}")
    return found


def _replay(chosen: argparse.Namespace) -> int:
    for path in _sources(chosen):
        print(golden.told(replay(record.read(path.read_bytes()), chosen.upto)))
    return 0


def _verify(chosen: argparse.Namespace) -> int:
    wrong = 0
    for path in _sources(chosen):
        try:
            table = verify(path.read_bytes())
        except BadRecord as error:
            print(f"{path}: not true: {error}")
            wrong = FAULT
        else:
            copied = f", the first {table.copied} copied" if table.copied else ""
            print(f"{path}: true, {table.version} steps{copied}")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
