"""`kaiju play` at a real terminal: a pseudo-terminal with colours, line editing and a person who types."""

import contextlib
import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import kaiju as package
from tests.children import AT_THE_TERMINAL, listening
from tests.cli.conftest import COMMAND, surroundings

PATIENCE = 60
ESCAPES = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|\][^\x07]*\x07|[=>])")


class Person:
    """Somebody at a terminal of some size."""

    def __init__(self, folder: Path, *words: str, rows: int = 24, columns: int = 80) -> None:
        self.screen, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            listening([*COMMAND, *words], first=AT_THE_TERMINAL),
            cwd=folder,
            env=surroundings({"COLUMNS": None, "LINES": None}),
            stdin=inner,
            stdout=inner,
            stderr=inner,
            start_new_session=True,
        )
        os.close(inner)
        self.raw = ""

    @property
    def seen(self) -> str:
        """All that was shown, without colours."""
        return ESCAPES.sub("", self.raw).replace("\r", "")

    def reads(self, text: str, *, times: int = 1) -> None:
        """Wait until a text has been shown so many times."""
        deadline = time.monotonic() + PATIENCE
        while self.seen.count(text) < times:
            assert time.monotonic() < deadline, f"never saw {text!r} in:\n{self.seen[-3000:]}"
            if not self._more(0.5):
                break
        assert self.seen.count(text) >= times, f"never saw {text!r} in:\n{self.seen[-3000:]}"

    def _more(self, seconds: float) -> bool:
        ready, _, _ = select.select([self.screen], [], [], seconds)
        if ready:
            try:
                data = os.read(self.screen, 65536)
            except OSError:  # the other side is gone
                return False
            self.raw += data.decode("utf-8", "replace")
            return bool(data)
        return True

    def types(self, line: str) -> None:
        os.write(self.screen, f"{line}\r".encode())

    def presses(self, key: bytes, signal_number: int = 0) -> None:
        """A control key or a signal, again and again until it has ended the program.

        On a busy machine the first may come before it is waited for.
        """
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            with contextlib.suppress(OSError):
                if signal_number:
                    self.process.send_signal(signal_number)
                else:
                    os.write(self.screen, key)
            until = time.monotonic() + 1
            while self.process.poll() is None and time.monotonic() < until:
                if not self._more(0.1):
                    break

    def leaves(self) -> int:
        """Wait for the end; the exit status."""
        deadline = time.monotonic() + PATIENCE
        while self._more(0.2) and (self.process.poll() is None or select.select([self.screen], [], [], 0)[0]):
            assert time.monotonic() < deadline, f"never ended:\n{self.seen[-3000:]}"
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.screen)


@pytest.fixture
def people() -> Iterator[list[Person]]:
    sitting: list[Person] = []
    yield sitting
    for person in sitting:
        person.close()


def test_a_game_at_a_terminal(tmp_path: Path, people: list[Person]) -> None:
    person = Person(
        tmp_path, "play", "king-of-tokyo", "--seats", "you,greedy", "--seed", "3", "--speed", "20"
    )
    people.append(person)
    person.reads("you> ")
    assert "\x1b[31m" in person.raw  # hearts are red
    assert "╰─1─╯" in person.seen
    person.types("nonsense")
    person.reads("names nothing here", times=1)
    person.types("keep 1 2")
    person.reads("you> ", times=3)
    person.types("quit")
    assert person.leaves() == 0
    assert "kaiju play --resume king-of-tokyo.kaiju.json" in person.seen
    answers = json.loads((tmp_path / "king-of-tokyo.kaiju.json").read_bytes())["answers"]
    assert next(answer for seat, answer in answers if seat == 0) == 3


def test_ctrl_c_at_a_terminal(tmp_path: Path, people: list[Person]) -> None:
    person = Person(tmp_path, "play", "--seats", "you,random", "--seed", "3", "--fast", rows=40, columns=100)
    people.append(person)
    person.reads("you> ")
    person.types("none")
    person.reads("you> ", times=2)
    person.presses(b"\x03")
    assert person.leaves() == 130
    assert "Traceback" not in person.seen
    package.load((tmp_path / "king-of-tokyo.kaiju.json").read_bytes())


def test_ctrl_d_and_a_closed_terminal_keep_the_game(tmp_path: Path, people: list[Person]) -> None:
    for number, status in ((0, 0), (signal.SIGHUP, 129)):
        person = Person(
            tmp_path, "play", "--seats", "you,random", "--seed", "3", "--fast", columns=40, rows=30
        )
        people.append(person)
        person.reads("you> ")
        person.types("none")
        person.reads("you> ", times=2)
        person.presses(b"\x04", number)
        assert person.leaves() == status
    assert sorted(os.listdir(tmp_path)) == ["king-of-tokyo-2.kaiju.json", "king-of-tokyo.kaiju.json"]


def test_enter_skips_the_pauses_and_answers_nothing(tmp_path: Path, people: list[Person]) -> None:
    words = ("play", "--seats", "you,greedy,greedy,greedy,greedy,greedy", "--seed", "8", "--speed", "0.02")
    person = Person(tmp_path, *words)
    people.append(person)
    person.reads("KOT-FIRST-01")
    begin = time.monotonic()
    for _ in range(40):  # somebody leans on the Enter key
        if "you> " in person.seen:
            break
        person.types("")
        person._more(0.3)
    person.reads("you> ")
    assert time.monotonic() - begin < PATIENCE
    person.types("quit")
    assert person.leaves() == 0
    saved = tmp_path / "king-of-tokyo.kaiju.json"
    answers = json.loads(saved.read_bytes())["answers"] if saved.exists() else []
    assert not [answer for seat, answer in answers if seat == 0]
