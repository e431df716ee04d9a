"""Requests that nobody thought of, made from the OpenAPI document; every answer must be as the document says."""

from __future__ import annotations

import asyncio
import warnings
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable

from tests.marks import now_or_long, slow
from tests.server.client import Client, Person
from tests.server.running import Server

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # other people's libraries, while they are loaded
    import schemathesis
    from schemathesis import GenerationMode
    from schemathesis.checks import not_a_server_error
    from schemathesis.core.failures import FailureGroup
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
FEW, MANY = 6, 40
"""Examples for each request, in every run and with `--long`."""
quickly = settings(
    deadline=None, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def somebody(server: Server) -> Person:
    """A player who sits at a running table and has a finished one."""

    async def make() -> Person:
        async with Client(server) as client:
            ann = await client.person("Ann")
            await client.open(ann)
            return ann

    return asyncio.run(make())


@slow
@pytest.mark.parametrize("examples", now_or_long([FEW, MANY], {FEW}))
@pytest.mark.parametrize("named", [False, True], ids=["nobody", "somebody"])
@pytest.mark.parametrize(
    "mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["fitting", "misfitting"]
)
def test_every_answer_is_as_the_document_says(
    server: Server, somebody: Person, named: bool, mode: GenerationMode, examples: int
) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    headers = somebody.headers if named else {}
    wrong: dict[str, str] = {}
    tried = 0
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        asked = 0

        @settings(quickly, max_examples=examples)
        @given(case=operation.as_strategy(generation_mode=mode))
        def attempt(case: Any) -> None:
            nonlocal asked
            asked += 1
            case.call_and_validate(checks=CHECKS, headers=headers)

        try:
            attempt()
        except Unsatisfiable:
            continue  # a request without parameters has no misfitting form
        except BaseExceptionGroup as group:
            wrong[operation.label] = "\n".join(str(error) for error in group.exceptions)
        except (FailureGroup, AssertionError) as error:
            wrong[operation.label] = str(error)
        tried += asked > 0
    assert not wrong, "\n\n".join(f"{name}: {text}" for name, text in wrong.items())
    assert tried > 5
