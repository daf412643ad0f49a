"""`ludotheque serve`, for the command line."""

import argparse
import sys

BAD_INPUT = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lan", action="store_true", help="accept connections from the home network"
    )
    parser.add_argument("--host", help="the address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, help="the port to listen on (8000)")
    parser.add_argument("--data", help="the data folder")
    parser.add_argument("--database", help="a database URL instead of the SQLite file")
    parser.add_argument(
        "--tell", metavar="REDIS", help="send moves to other servers by redis://..."
    )
    parser.add_argument("--processes", type=int, help="server processes (1; more need PostgreSQL)")
    parser.add_argument(
        "--drain-seconds", type=float, help="keep serving so long after SIGTERM (0)"
    )
    parser.add_argument("--metrics-port", type=int, help="serve Prometheus metrics on this port")
    parser.add_argument("--metrics-host", help="the address for metrics (127.0.0.1)")
    parser.add_argument("--log-format", choices=("plain", "json"), help="the format of the log")
    parser.add_argument("--offline", metavar="DIR", help="offer this static edition to visitors")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")


def run(arguments: argparse.Namespace) -> int:
    # Loaded only here: every other command starts without a web framework.
    from ludotheque.server.run import CannotServe, serve  # noqa: PLC0415
    from ludotheque.server.settings import (  # noqa: PLC0415
        EVERYWHERE,
        BadSettings,
        from_environment,
    )

    given = {
        "host": EVERYWHERE[0] if arguments.lan else arguments.host,
        "port": arguments.port,
        "data": arguments.data,
        "database": arguments.database,
        "tell": arguments.tell,
        "processes": arguments.processes,
        "drain_seconds": arguments.drain_seconds,
        "metrics_port": arguments.metrics_port,
        "metrics_host": arguments.metrics_host,
        "log_format": arguments.log_format,
        "offline": arguments.offline,
        "browser": False if arguments.no_browser else None,
    }
    try:
        if arguments.lan and arguments.host:
            raise BadSettings("--lan and --host exclude each other; give one of them")
        serve(from_environment(given))
    except (BadSettings, CannotServe) as reason:
        print(f"ludotheque: {reason}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        pass  # the usual way to end it
    return 0
