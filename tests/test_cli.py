"""The command line: it works, and bad input is one clear line with exit status 2."""

import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from rich.console import Console

import ludotheque
from ludotheque import cli, table, terminal
from ludotheque.dice import Fast

GAME = "gratte-ciel"


def run(capsys, *arguments):
    try:
        status = cli.main(list(arguments))
    except SystemExit as stop:
        status = stop.code
    return status, *capsys.readouterr()


@pytest.fixture
def finished(tmp_path):
    seated, dice = table.new(GAME, 3, 1), Fast(1)
    while seated.outcome() is None:
        actions = seated.legal()
        seated.act(seated.to_act(), actions[dice.below(len(actions))])
    path = tmp_path / "game.json"
    path.write_bytes(seated.record(["a", "b", "c"]).json())
    return path


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "chess"),
        ("play", GAME, "--seats", "2"),
        ("play", GAME, "--bot", "nobody"),
        ("play", GAME, "--bot", "program:/no/such/program"),
        ("play", GAME, "--bot", 'program:python3 "x'),
        ("play", "auf-achse", "--option", "round-limit=--5"),
        ("arena", GAME, "greedy", "--games", "0"),
        ("arena", GAME, "greedy", "random", "random", "--sprt", "2"),
        ("arena", GAME, "greedy", "random", "random", "--sprt", "0.1"),
        ("sit", "http://[::1/table/abc", "--program", "true"),
        ("sit", "http://127.0.0.1:9/table/x", "--program", "/no/such/program"),
        ("sit", "not-a-link", "--program", "true"),
        ("sit", "http://127.0.0.1:9/table/x", "--program", "true"),
        ("play", GAME, "--option", "turning-flights"),
        ("play", GAME, "--option", "x=1"),
        ("play", GAME, "--option", "turning-flights=7"),
        ("bench", "rules", "chess"),
        ("bench", "rules", "--option", "turning-flights=yes"),
        ("bench", "server", "--game", "chess"),
        ("fuzz", "chess"),
        ("perft", "chess"),
        ("perft", GAME, "--folder", "/nowhere"),
        ("golden", "chess"),
        ("replay", "no-such-file.json"),
        ("verify", "no-such-file.json"),
    ],
)
def test_bad_input_is_one_line_and_status_2(capsys, arguments):
    status, out, err = run(capsys, *arguments)
    assert status == 2
    assert out == ""
    assert err.startswith("ludotheque: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [(), ("dance",), ("bench",), ("bench", GAME), ("play", GAME, "--seats", "many")],
)
def test_unknown_words_get_the_usage(capsys, arguments):
    status, _, err = run(capsys, *arguments)
    assert status == 2
    assert "usage: ludotheque" in err


COMMANDS = [
    *("serve", "play", "sit", "bench", "bench rules", "bench server", "arena"),
    *("fuzz", "perft", "golden", "replay", "verify"),
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(capsys, command):
    status, out, _ = run(capsys, *command.split(), "--help")
    assert status == 0
    assert f"usage: ludotheque {command} " in out


def test_it_says_its_version(capsys):
    status, out, _ = run(capsys, "--version")
    assert (status, out) == (0, f"ludotheque {ludotheque.__version__}\n")


def test_a_file_that_is_no_record(capsys, tmp_path):
    path = tmp_path / "x.json"
    path.write_text("{}")
    status, _, err = run(capsys, "replay", str(path))
    assert (status, err.count("\n")) == (2, 1)


@pytest.mark.parametrize("text", ["", "rubbish", "# one\nrubbish\nperft 1 2", "# one\nx\nperft y"])
def test_a_bad_perft_file(capsys, tmp_path, text):
    (tmp_path / "perft.txt").write_text(text)
    status, out, err = run(capsys, "perft", GAME, "--folder", str(tmp_path))
    assert (status, out) == (2, "")
    assert err.splitlines()[-1].startswith("ludotheque: ")


@pytest.mark.parametrize("page", [b"<html>welcome</html>", b"[]"])
def test_a_server_of_another_kind(capsys, page):
    class Page(BaseHTTPRequestHandler):
        def do_POST(self):
            self.send_response(200)
            self.end_headers()
            self.wfile.write(page)

        def log_message(self, *_):
            pass

    with HTTPServer(("127.0.0.1", 0), Page) as server:
        threading.Thread(target=server.handle_request).start()
        link = f"http://127.0.0.1:{server.server_port}/table/x"
        status, _, err = run(capsys, "sit", link, "--program", "true")
    assert status == 2
    assert "is no server of Ludotheque" in err
    assert err.count("\n") == 1


def test_verify_and_replay_a_file(capsys, finished):
    status, out, _ = run(capsys, "verify", str(finished))
    assert status == 0
    assert "true" in out
    status, out, _ = run(capsys, "replay", str(finished))
    assert status == 0
    assert "Ended:" in out
    finished.write_bytes(finished.read_bytes().replace(b'"a"', b'"x"'))
    status, out, _ = run(capsys, "verify", str(finished))
    assert status == 1
    assert "not true" in out


def test_fuzz(capsys):
    status, out, _ = run(capsys, "fuzz", GAME, "--games", "20")
    assert status == 0
    assert "20 games" in out


def test_a_fault_is_kept_as_a_file_that_opens(capsys, tmp_path, monkeypatch):
    """The control of the fuzzer: a broken rule must be caught."""
    from ludotheque import registry
    from ludotheque.lab import fuzz

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(fuzz, "LONGEST_GAME", 5)
    status, out, _ = run(capsys, "fuzz", GAME, "--games", "20")
    assert status == 1
    assert "does not end" in out
    (kept,) = Path().glob("fuzz-*.json")
    assert run(capsys, "replay", str(kept))[0] == 0
    assert registry.titles()


def test_perft_golden_replay_and_verify_of_a_game(capsys):
    for command in ("perft", "golden", "replay", "verify"):
        status, out, err = run(capsys, command, GAME)
        assert status == 0, err
        assert out.strip()


@pytest.mark.parametrize("command", ["verify", "replay", "perft"])
def test_nothing_to_check_is_no_success(capsys, tmp_path, command):
    status, out, err = run(capsys, command, GAME, "--folder", str(tmp_path))
    assert (status, out) == (2, "")
    assert "there " in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [("fuzz", GAME, "--games", "-1"), ("replay", GAME, "--upto", "-5")]
)
def test_numbers_that_are_too_small(capsys, arguments):
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert "is less than" in err


def test_bench_prints_one_object_per_game(capsys):
    status, out, _ = run(capsys, "bench", "rules", GAME, "--json")
    assert status == 0
    found = json.loads(out)
    assert found["game"] == GAME
    assert found["interpreted"]["moves_per_s"] > 0
    assert set(found["search"]) == {"simulations_per_s", "moves_per_s"}
    assert set(found["interpreted"]) == {
        "moves_per_s",
        "games_per_s",
        "mean_length",
        "mean_branching",
    }


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "Choisissez"), ("en", "white lot"), ("de", "Bauplatz")]
)
def test_play_in_three_languages(capsys, monkeypatch, language, words):
    answers = iter(["1", "rule GRA-3.1", "rule x", "fly a1 b9", "what?", "undo", "0", "99", "quit"])
    monkeypatch.setattr("rich.console.Console.input", lambda *_: next(answers))
    status, out, _ = run(capsys, "play", GAME, "--seed", "1", "--language", language)
    assert status == 0
    assert words in out
    assert "GRA-3.1" in out


@pytest.mark.parametrize(
    ("language", "mark", "meaning"),
    [
        ("en", "[ruling]", "The original rules leave this open"),
        ("de", "[Festlegung]", "Die ursprüngliche Regel lässt das offen"),
        ("fr", "[arbitrage]", "ne tranche pas"),
    ],
)
@pytest.mark.parametrize("rule", ["GRA-3.2", "GRA-2.4"])  # the whole row, a part of it
def test_the_terminal_tells_what_the_marks_of_a_rule_mean(
    capsys, monkeypatch, rule, language, mark, meaning
):
    answers = iter([f"rule {rule}", "quit"])
    monkeypatch.setattr("rich.console.Console.input", lambda *_: next(answers))
    _, out, _ = run(capsys, "play", GAME, "--seed", "1", "--language", language)
    shown = " ".join(out[out.index(rule) :].split())
    assert shown.count(mark) == 2
    assert meaning in shown


def test_an_action_with_a_number_is_typed_as_it_is_written(monkeypatch):
    seated = table.new("airlines", 2, 1)
    game = terminal.TerminalGame(seated, "random", "en", Console(quiet=True))
    while not any(isinstance(word, int) for words in seated.legal() for word in words):
        seated.act(seated.to_act(), seated.legal()[0])
    typed = next(words for words in seated.legal() if any(isinstance(w, int) for w in words))
    monkeypatch.setattr(terminal, "ME", seated.to_act())
    assert game._answer(" ".join(map(str, typed)), seated.legal())
    assert seated.log[-1].action == typed


def test_play_to_the_end_and_warn(capsys, monkeypatch):
    monkeypatch.setattr("rich.console.Console.input", lambda *_: "1")
    answers = iter(["1", "1", "no", *["1", "yes"] * 300])
    monkeypatch.setattr("rich.console.Console.input", lambda *_: next(answers))
    status, out, _ = run(capsys, "play", GAME, "--seats", "3", "--seed", "2", "--language", "en")
    assert status == 0
    assert " *" in out
