"""What is under deploy/ fits this program: every setting, flag, address and metric exists."""

import ipaddress
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml
from prometheus_client import ProcessCollector

from ludotheque import cli
from ludotheque.server import metrics
from ludotheque.server.routes import health
from ludotheque.server.settings import PREFIX, Settings, from_environment

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
OPERATIONS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
SERVED_BY_OTHERS = {"up"}
ENDING = 10  # seconds that a server takes to end, at most, once it has drained


def compose():
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def caddyfile():
    return (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def understood(environment):
    """The settings of such an environment, each of which exists."""
    names = {name for name in environment if name.startswith(PREFIX)}
    assert names <= {PREFIX + name.upper() for name in Settings.__struct_fields__}
    return from_environment({}, environment)


def accepted(line):
    """What our own parser makes of a command line."""
    program, *arguments = shlex.split(line)
    assert Path(program).name == "ludotheque"
    chosen = cli._parser().parse_args(arguments)
    assert chosen.run is cli._serve
    return chosen


def filled(text):
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda found: GIVEN.get(found[1], ""), text)


GIVEN = {"DOMAIN": "games.example.org", "POSTGRES_PASSWORD": "secret"}


def servers():
    return {name: one for name, one in compose()["services"].items() if name.startswith("server")}


def test_there_are_two_servers_that_say_how_they_are_reached():
    assert len(servers()) == 2
    for one in servers().values():
        settings = understood({key: filled(value) for key, value in one["environment"].items()})
        assert settings.public_origins() == ["https://games.example.org"]
        assert settings.database == "postgresql://ludotheque:secret@database/ludotheque"
        assert "database" in compose()["services"]


def test_the_proxy_is_inside_the_network_that_is_believed():
    (inside,) = compose()["networks"]["inside"]["ipam"]["config"]
    for one in servers().values():
        assert ipaddress.ip_network(one["environment"]["LUDOTHEQUE_PROXIES"]) == (
            ipaddress.ip_network(inside["subnet"])
        )
        assert "ports" not in one  # nobody comes past the proxy, and nobody to the metrics


def test_the_proxy_knows_the_servers_and_asks_what_they_answer():
    asked = re.search(r"reverse_proxy (.*) {", caddyfile())[1].split()
    assert set(asked) == {f"{name}:{Settings().port}" for name in servers()}
    paths = {path for route in health.ROUTES for path in route.paths}
    assert re.search(r"health_uri (\S+)", caddyfile())[1] in paths
    assert re.search(r"127.0.0.1:8000(/health/\w+)", CONTAINERFILE)[1] in paths


def test_servers_drain_until_the_proxy_has_asked_and_nobody_kills_them_meanwhile():
    interval = int(re.search(r"health_interval (\d+)s", caddyfile())[1])
    for one in servers().values():
        seconds = float(one["environment"]["LUDOTHEQUE_DRAIN_SECONDS"])
        assert interval < seconds
        assert seconds + ENDING <= int(one["stop_grace_period"].removesuffix("s"))
    unit = (DEPLOY / "ludotheque@.service").read_text(encoding="utf-8")
    assert interval < float(re.search(r"--drain-seconds (\d+)", unit)[1])


def test_the_container_starts_a_server():
    (started,) = re.findall(r"^CMD \[(.*)\]$", CONTAINERFILE, re.MULTILINE)
    accepted(" ".join(re.findall(r'"([^"]+)"', started)))
    environment = dict(re.findall(r"^ENV (LUDOTHEQUE_\w+)=(\S+)$", CONTAINERFILE, re.MULTILINE))
    settings = understood(environment)
    assert (settings.data, settings.log_format) == ("/data", "json")
    assert f"EXPOSE {settings.port}" in CONTAINERFILE
    assert f"VOLUME {settings.data}" in CONTAINERFILE


def test_the_container_is_built_from_what_is_here():
    (copied,) = re.findall(r"^COPY (.+) \./$", CONTAINERFILE, re.MULTILINE)
    for name in copied.split():
        assert (ROOT / name).is_file()
    used = set(re.findall(r"-r (\S+)", CONTAINERFILE))
    assert used == {"requirements.lock", "extras.lock"}


def test_what_the_container_has_beside_the_lock_is_locked_with_hashes():
    (chosen,) = re.findall(r"sed -n '(.*)' (\S+) > extras.lock", CONTAINERFILE)
    command = ["sed", "-n", chosen[0], ROOT / chosen[1]]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    locked = re.findall(r"^([a-z-]+)==\S+.*\\\n    --hash=sha256:", found, re.MULTILINE)
    assert locked == ["psycopg", "psycopg-binary", "redis"]
    assert len(re.findall(r"^\S", found, re.MULTILINE)) == len(locked)
    assert not found.endswith("\\\n")


def test_nothing_that_only_builds_stays_in_the_container():
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed, builds = (
        {re.match(r"[\w.-]+", line)[0] for line in lines}
        for lines in (about["project"]["dependencies"], about["build-system"]["requires"])
    )
    removed = re.search(r"pip uninstall --yes ((?:\S+ |\\\n *)*\S+)", CONTAINERFILE)[1].split()
    assert builds - needed <= set(removed)
    assert "apt-get" not in CONTAINERFILE.rpartition("FROM ")[2]


def test_what_git_ignores_is_not_sent_to_the_build():
    ignored = (DEPLOY / "Containerfile.dockerignore").read_text(encoding="utf-8").split()
    for line in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines():
        if line.endswith("/"):
            assert {line[:-1], f"**/{line[:-1]}"} & set(ignored), line


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_starts_a_server(unit):
    text = unit.read_text(encoding="utf-8").replace("%i", "8001")
    (line,) = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)
    chosen = accepted(line)
    environment = dict(re.findall(r"^Environment=(\w+)=(\S+)$", text, re.MULTILINE))
    settings = understood(environment)
    kept = re.search(r"^StateDirectory=(\S+)$", text, re.MULTILINE)[1]
    assert settings.data == f"/var/lib/{kept}"
    if "@" in unit.name:
        assert (chosen.port, chosen.metrics_port) == (8001, 18001)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_understands_a_unit(unit, tmp_path):
    """But for the program, which need not be installed here."""
    copy = tmp_path / unit.name.replace("@", "@8001")
    text = unit.read_text(encoding="utf-8")
    copy.write_text(text.replace("/opt/ludotheque/bin/ludotheque", "/bin/true"), encoding="utf-8")
    command = ["systemd-analyze", "verify", copy]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, "")


def test_the_units_have_an_environment():
    lines = (DEPLOY / "environment").read_text(encoding="utf-8").splitlines()
    given = dict(line.split("=", 1) for line in lines if not line.startswith("#"))
    assert understood(given).proxies == "127.0.0.1"


def test_a_setting_that_does_not_exist_is_noticed():
    with pytest.raises(AssertionError):
        understood({"LUDOTHEQUE_PROXY": "127.0.0.1"})
    with pytest.raises(SystemExit):
        accepted("ludotheque serve --metric-prot 1")


def rules():
    alerts = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))
    return [rule for group in alerts["groups"] for rule in group["rules"]]


def test_every_alarm_is_about_a_metric_that_exists_and_is_explained():
    families = {family.name for family in ProcessCollector(registry=None).collect()}
    source = Path(metrics.__file__).read_text(encoding="utf-8")
    for rule in rules():
        assert f"`{rule['alert']}`" in OPERATIONS
        named = set(re.findall(r"\b(?:process|ludotheque)_\w+|\bup\b", rule["expr"]))
        assert named
        for name in named - SERVED_BY_OTHERS - families:
            ours = name.removeprefix(metrics.PREFIX).removesuffix("_bucket")
            assert f'"{ours}"' in source, name
