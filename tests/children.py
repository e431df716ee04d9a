"""Children that take signals as at a terminal, wherever the tests themselves run.

A script that runs the tests in its background, or nohup, has some signals ignored; children inherit that, and Python
leaves an ignored Ctrl-C ignored. So whatever is to be sent a signal is started by a line that listens again and then
becomes it: the same process, and no code of ours between fork and exec, which threads would not forgive.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

LISTEN = """
import os, signal, sys
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
    signal.signal(number, signal.SIG_DFL)
signal.pthread_sigmask(signal.SIG_SETMASK, [])
{first}
os.execv(sys.argv[1], sys.argv[1:])
"""

AT_THE_TERMINAL = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0)"
"""Makes the terminal on standard input the one whose keys send signals; for a child in a session of its own."""


def listening(command: Sequence[str], first: str = "") -> list[str]:
    """The command, started so that signals mean to it what they mean by default; ``first`` is run before."""
    return [sys.executable, "-I", "-S", "-c", LISTEN.format(first=first), *command]
