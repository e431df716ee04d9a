"""The tests themselves: what they start listens to signals, however the tests were started."""

import re
import subprocess
import sys
from pathlib import Path

from tests.children import listening

TOLD = """
import signal
ignored = [name for name in ("INT", "TERM", "HUP", "QUIT")
           if signal.getsignal(getattr(signal, "SIG" + name)) == signal.SIG_IGN]
print(*ignored)
"""
IN_THE_BACKGROUND = ("sh", "-c", "trap '' INT TERM HUP QUIT; exec \"$@\"", "sh")
"""Starts a command as a script starts one in its background, under nohup: with signals ignored."""
SENDS = re.compile(r"\.(send_signal|terminate|killpg)\(|\bos\.kill\(")
STARTS = re.compile(r"subprocess\.Popen\(")


def ignored(command: list[str]) -> list[str]:
    """What a command says that it ignores, started with signals ignored."""
    done = subprocess.run([*IN_THE_BACKGROUND, *command], capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_a_child_listens_to_signals_though_its_parent_ignores_them() -> None:
    command = [sys.executable, "-c", TOLD]
    assert ignored(command) == ["INT", "TERM", "HUP", "QUIT"]
    assert ignored(listening(command)) == []


def test_what_is_sent_a_signal_was_started_to_listen() -> None:
    deaf = []
    for path in Path(__file__).parent.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if SENDS.search(source) and STARTS.search(source) and "listening(" not in source:
            deaf.append(path.name)
    assert deaf == []
