"""Schemathesis reads our description of ourselves and finds no server error."""

import itertools

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import checks
from schemathesis.core.failures import FailureGroup

from tests.server.running import running

EXAMPLES = 25


@pytest.fixture(scope="module")
def described(tmp_path_factory):
    with running(data=str(tmp_path_factory.mktemp("data"))) as server:
        ada = server.guest("Ada")
        ada.create("me", "open", "casual")
        schema = schemathesis.openapi.from_url(f"{server.origin}/api/description/openapi.json")
        yield server, ada, schema


def test_no_request_makes_the_server_fail(described, caplog):
    server, ada, schema = described
    tried = set()
    tables = itertools.cycle([ada.get("/api/me").json()["tables"][0]["id"], "nowhere"])
    for found in schema.get_all_operations():
        operation = found.ok()
        tried.add(f"{operation.method.upper()} {operation.path}")

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            database=None,
        )
        @hypothesis_given(operation)
        def once(case):
            if "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = next(tables)
            headers = {"Origin": server.origin, "Cookie": ada.cookie()}
            try:
                case.call_and_validate(
                    base_url=server.origin, headers=headers, checks=[checks.not_a_server_error]
                )
            except FailureGroup as failures:
                pytest.fail("\n".join(str(failure) for failure in failures.exceptions))

        once()
    assert len(tried) >= 11
    assert "failed" not in caplog.text


def hypothesis_given(operation):
    from hypothesis import given

    return given(case=operation.as_strategy())
