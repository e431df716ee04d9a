"""Limits on what anybody may send, and the comparison of secrets."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
import unicodedata
from collections import OrderedDict

from kaiju.server.faults import Refusal

BUCKETS_KEPT = 20_000
SALT = 16
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters and digits that nobody confuses when reading a link aloud."""
ID_LONGEST = 32
JOINER = "\u200d"
JOINERS = "\u200c" + JOINER
"""Invisible, but part of some scripts and of many emoji."""
JOINED = frozenset(
    "ARABIC SYRIAC NKO MANDAIC MONGOLIAN DEVANAGARI BENGALI GURMUKHI GUJARATI ORIYA TAMIL TELUGU KANNADA MALAYALAM "
    "SINHALA KHMER MYANMAR".split()
)
"""Scripts in which a joiner changes what one sees, by the first word of their letters' names."""
COLOURED = "\ufe0f"
"""Says that a symbol is shown as an emoji; after anything else it is invisible like the other selectors."""
UNSHOWN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
    + "".join(chr(n) for n in (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0)))
)
"""Letters, marks and symbols by name, but nothing to be seen."""
MARKS = frozenset({"Mn", "Me"})
MARKS_MOST = 3
NAME_PRINTED = 64


class Bucket:
    """Tokens that come back with time: so many a second, so many at once."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = time.monotonic()

    def take(self, amount: float = 1, left: float = 0) -> bool:
        """Take tokens if there are enough, and so many would be left."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < amount + left:
            return False
        self.tokens -= amount
        return True


class Gate:
    """A bucket for each client; the ones not seen for long are forgotten, which fills them again."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, client: str, costs: float = 1) -> None:
        """Raise Refusal when this client is too fast."""
        if not self.lets(client, costs):
            raise too_fast()

    def lets(self, client: str, costs: float = 1) -> bool:
        """Whether this client is not too fast; it counts if so."""
        return self._of(client).take(costs)

    def check_left(self, client: str) -> None:
        """Raise Refusal when this client has nothing left; costs nothing."""
        if not self._of(client).take(0, left=1):
            raise too_fast()

    def _of(self, client: str) -> Bucket:
        bucket = self.buckets.get(client)
        if bucket is None:
            bucket = self.buckets[client] = Bucket(self.rate, self.burst)
            if len(self.buckets) > BUCKETS_KEPT:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(client)
        return bucket


def too_fast() -> Refusal:
    return Refusal("too-fast", "That was too fast; wait a moment and try again.", 429)


def new_secret() -> str:
    """A secret that nobody guesses: 256 bits."""
    return secrets.token_urlsafe(32)


def new_id(length: int = 10) -> str:
    """A name for a table or a player that cannot be guessed either, and reads well in a link."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def is_id(text: str) -> bool:
    """Whether this could be an id at all. What could not is not looked for: a database may choke on it."""
    return 0 < len(text) <= ID_LONGEST and text.isascii() and text.isalnum()


def one_line(text: str) -> str:
    """What somebody wrote, as it is shown to others: no control characters, single spaces."""
    return " ".join("".join(c if c.isprintable() or c in JOINERS else " " for c in text).split())


def unfit_name(name: str) -> str:
    """What is wrong with a name, in a sentence; empty when it can be shown to others."""
    if any(unicodedata.category(c) in UNSHOWN and c not in JOINERS for c in name) or INVISIBLE & set(name):
        return "A name cannot hold invisible characters."
    for i, c in enumerate(name):
        if c in JOINERS and not (0 < i < len(name) - 1 and _joins(name[i - 1], c, name[i + 1])):
            return "A name cannot hold invisible characters."
        if c == COLOURED and not (i and _is_symbol(name[i - 1])):
            return "A name cannot hold invisible characters."
    marks = 0
    for i, c in enumerate(name):
        marks = marks + 1 if unicodedata.category(c) in MARKS else 0
        if marks > MARKS_MOST or (marks and i == 0):
            return "A name cannot hold so many marks above each other."
    if not any(unicodedata.category(c)[0] in "LNS" for c in name):
        return "A name needs at least one letter."
    return ""


def _joins(before: str, joiner: str, after: str) -> bool:
    """Whether an invisible joiner between these two means something: in some scripts, and in emoji."""
    if joiner == JOINER and (before == COLOURED or _is_symbol(before)):
        return _is_symbol(after)
    return all(unicodedata.name(c, "").partition(" ")[0] in JOINED for c in (before, after))


def _is_symbol(c: str) -> bool:
    return unicodedata.category(c)[0] == "S"


def alike(name: str) -> str:
    """What two names have in common that people take for the same."""
    seen = "".join(
        c for c in name if c not in INVISIBLE and c != COLOURED and unicodedata.category(c) != "Cf"
    )
    return "".join(unicodedata.normalize("NFKC", seen).casefold().split())


def in_terminal(name: str) -> str:
    """A name that a stranger chose, as it can be printed: nothing invisible, and its direction kept to itself."""
    plain = one_line(name)[:NAME_PRINTED]
    turns = any(unicodedata.bidirectional(c) in ("R", "AL", "AN") for c in plain)
    return f"\u2068{plain}\u2069" if turns else plain


def digest(secret: str) -> bytes:
    """What is stored of a secret. It is random and long, so a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).digest()


def same(secret: str, stored: bytes) -> bool:
    """Whether this is the secret, in a time that tells nothing."""
    return hmac.compare_digest(digest(secret), stored)


def hash_password(password: str) -> str:
    """What is stored of a password: slow to try, salted. People choose passwords, so a plain hash would not do."""
    salt = secrets.token_bytes(SALT)
    return f"{salt.hex()}:{_stretch(password, salt).hex()}"


def is_password(password: str, stored: str) -> bool:
    """Whether this is the password."""
    salt, _, hashed = stored.partition(":")
    return hmac.compare_digest(_stretch(password, bytes.fromhex(salt)), bytes.fromhex(hashed))


def _stretch(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, n=2**12, r=8, p=1, dklen=32)
