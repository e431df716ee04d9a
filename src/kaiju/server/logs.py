"""Structured logs: one JSON object a line, or plain lines for a person at a terminal."""

from __future__ import annotations

import logging
import re
import sys
import time
from collections import Counter
from typing import Any

import msgspec

log = logging.getLogger("kaiju.logs")

MARGIN = "    | "
AGAIN_AFTER = 60.0
TOLD_AT_MOST = 20
LINE_LONGEST = 200
NUMBERS = re.compile(r"0x[0-9a-fA-F]+|[0-9]+")
PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told.update({name: value for name, value in vars(record).items() if name not in PLAIN})
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told, enc_hook=str).decode()


class TextLines(logging.Formatter):
    """A log record for a person at a terminal: what strangers sent cannot forge lines or send escapes."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        return quoted(super().formatMessage(record))

    def formatException(self, ei: Any) -> str:
        """A trace stands behind a margin: what a stranger sent may be in the error's own words."""
        return "\n".join(MARGIN + quoted(line) for line in super().formatException(ei).split("\n"))

    def formatStack(self, stack_info: str) -> str:
        return "\n".join(MARGIN + quoted(line) for line in stack_info.split("\n"))


def quoted(line: str) -> str:
    """A line of text in which nothing is left that a terminal would obey."""
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in line)


class NotOurFault(logging.Filter):
    """Bytes that are no text are the client's fault: worth a line, not an error with a stack trace."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.msg == "Invalid UTF-8 sequence received from client.":
            record.levelno, record.levelname, record.exc_info = logging.INFO, "INFO", None
        return True


class NotAgain(logging.Filter):
    """The same warning or error is told a few times in a minute, and with what comes after it how often it was not."""

    def __init__(self) -> None:
        super().__init__()
        self.since = time.monotonic()
        self.told: Counter[tuple[str, int, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        if now - self.since > AGAIN_AFTER:
            self.since = now
            told, self.told = self.told, Counter()
            for (_, _, line), times in told.items():
                if times > TOLD_AT_MOST:
                    log.warning("%s more were not told: %s", times - TOLD_AT_MOST, line)
        if record.levelno < logging.WARNING:
            return True
        key = (record.name, record.levelno, without_numbers(str(record.msg)))
        self.told[key] += 1
        if self.told[key] == TOLD_AT_MOST:
            record.msg = f"{record.getMessage()} (the same is not told again for a minute)"
            record.args = ()
        return self.told[key] <= TOLD_AT_MOST


def without_numbers(text: str) -> str:
    """What is the same in messages that tell of many things: the first line, without numbers and addresses."""
    return NUMBERS.sub("", text.partition("\n")[0])[:LINE_LONGEST]


def set_up(form: str, level: str = "info") -> None:
    """Send all logs to standard error, in this form (``json`` or ``text``)."""
    handler = logging.StreamHandler(sys.stderr)
    if form == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(TextLines("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%H:%M:%S"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    handler.addFilter(NotAgain())
    logging.getLogger("uvicorn.error").addFilter(NotOurFault())
    logging.getLogger("alembic").setLevel(logging.WARNING)
    if form != "json":
        logging.getLogger("kaiju.access").setLevel(logging.WARNING)
