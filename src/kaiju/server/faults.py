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


def other_rules_here(why: str) -> Refusal:
    return Refusal("other-rules", f"{why} It cannot go on here.", 409)


def rules_fault() -> Refusal:
    return Refusal(
        "rules-fault",
        "The rules failed at this: the fault is ours, nothing has changed, and whoever runs the server has a report.",
        409,
    )


def table_failed() -> Refusal:
    return Refusal(
        "rules-fault",
        "The rules failed at this table, and it cannot go on: the fault is ours. Whoever runs the server has a report.",
        409,
    )


def sent_away() -> Refusal:
    return Refusal("sent-away", "The host of this table has sent you away; you can watch.", 403)


def not_host() -> Refusal:
    return Refusal("not-host", "Only the host of the table can do that.", 403)


def busy() -> Refusal:
    return Refusal("busy", "The server cannot write or read right now; try again in a moment.", 503)


def not_kept() -> Refusal:
    return Refusal("not-kept", "This game was played by older rules, before replays were kept.", 409)
