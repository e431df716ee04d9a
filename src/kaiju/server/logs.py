"""Structured logs: one JSON object a line, or plain lines for a person at a terminal."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

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


class NotOurFault(logging.Filter):
    """Bytes that are no text are the client's fault: worth a line, not an error with a stack trace."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.msg == "Invalid UTF-8 sequence received from client.":
            record.levelno, record.levelname, record.exc_info = logging.INFO, "INFO", None
        return True


def set_up(form: str, level: str = "info") -> None:
    """Send all logs to standard error, in this form (``json`` or ``text``)."""
    handler = logging.StreamHandler(sys.stderr)
    if form == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(
            logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%H:%M:%S")
        )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(NotOurFault())
    logging.getLogger("alembic").setLevel(logging.WARNING)
    if form != "json":
        logging.getLogger("kaiju.access").setLevel(logging.WARNING)
