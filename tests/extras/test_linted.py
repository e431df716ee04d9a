"""The files for hosting as their own linters read them: no container can run where tests do."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"
BIN = Path(sys.executable).parent


@pytest.mark.parametrize(
    ("command", "name"),
    [
        (["hadolint"], "Containerfile"),
        (["check-jsonschema", "--builtin-schema", "vendor.compose-spec"], "compose.yaml"),
    ],
)
def test_the_linter_has_nothing_to_say(command: list[str], name: str, tmp_path: Path) -> None:
    program = str(BIN / command[0])
    done = subprocess.run([program, *command[1:], DEPLOY / name], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    # It can find fault: the same with a slip in it.
    broken = tmp_path / name
    text = (DEPLOY / name).read_text(encoding="utf-8")
    broken.write_text(
        text.replace("services:", "servces:", 1)
        if name == "compose.yaml"
        else text + "\nRUN cd /tmp && sudo ls\n"
    )
    assert subprocess.run([program, *command[1:], broken], capture_output=True).returncode != 0
