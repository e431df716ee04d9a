"""Why the server refuses something: a word for programs, a sentence for people."""

from __future__ import annotations

from kaiju.engine.errors import KaijuError


class Refusal(KaijuError):
    """A request that is not granted. Nothing has changed; ``status`` is what HTTP calls it."""

    def __init__(self, code: str, text: str, status: int = 400) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.status = status


def no_such_table() -> Refusal:
    return Refusal("no-such-table", "There is no such table; the link may be mistyped.", 404)


def not_you() -> Refusal:
    return Refusal("wrong-secret", "This name and secret do not belong together; choose a name again.", 401)


def wrong_password() -> Refusal:
    return Refusal("wrong-password", "This table has a password, and that was not it.", 403)
