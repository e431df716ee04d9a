"""The log of a table: everything that ever happened at it, in order, as plain data.

A table is nothing but its entries: any process that reads them has the same table. They are written once and never
changed, so a new kind of entry may be added, but the meaning of an old one stays.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from kaiju.engine.record import Data
from kaiju.server.protocol import Clock, Hints, Pace

Key = Annotated[str, Meta(pattern="^n?[0-9a-f]{32,64}$")]
"""A key of chance: 128 to 256 bits in hexadecimal digits; ``n`` before them where every use has a key of its own."""
Seed = int | Key
"""What chance is set to: a key, or the whole number that older tables have."""


class Entry(msgspec.Struct, tag_field="entry", tag=True, frozen=True, omit_defaults=True, kw_only=True):
    """Something that happened at a table, and when (milliseconds since 1970)."""

    at: int


class Opened(Entry, frozen=True):
    """The first entry: what is to be played, and by whom it was opened.

    ``bots`` names the bot of each seat, empty for a seat that waits for a player. ``rules`` are the versions of the
    rules by module (older tables have one number for all of them), ``data`` the digest of a game's replaceable data
    and what was changed in them. A table that plays on from a finished game carries that game's start and its answers
    so far. With ``waits`` bots and clocks wait until the first of its people has seen the game (:class:`Seen`).
    """

    game: str
    rules: int | dict[str, int]
    options: dict[str, Any]
    bots: list[str]
    host: str
    seed: Seed
    public: bool = False
    password: str = ""
    clock: Clock | None = None
    position: dict[str, Any] | None = None
    answers: list[list[int | Key]] = []
    from_table: str = ""
    data: Data | None = None
    waits: bool = False
    pace: Pace = "normal"
    hints: Hints = "told"


class Sat(Entry, frozen=True):
    """A player took a seat, perhaps as a certain figure."""

    seat: int
    player: str
    name: str
    figure: str = ""


class Stood(Entry, frozen=True):
    """A player gave a seat back before the game began."""

    seat: int


class Gave(Entry, frozen=True):
    """The host gave a seat to a bot, or opened it again (no name)."""

    seat: int
    bot: str = ""


class Answered(Entry, frozen=True):
    """A seat answered. ``seed`` is what chance was set to with it; ``by`` who thought of it."""

    seat: int
    answer: int
    seed: Seed
    by: Literal["player", "bot", "auto"] = "player"


class TookBack(Entry, frozen=True):
    """The player of this seat took back the last answer, with what the server had answered for it since.

    With ``gives_back`` whoever was asked because of that answer gets their time back, at this seat's cost; at older
    tables they do not.
    """

    seat: int
    gives_back: bool = False


class Away(Entry, frozen=True):
    """From now on a bot stands in for this seat.

    When it was the host who left, ``host`` is who looks after the table from now on; at older tables nobody else does.
    """

    seat: int
    why: Literal["time", "left"]
    host: str = ""


class Back(Entry, frozen=True):
    """The player of this seat has returned."""

    seat: int


class Preferred(Entry, frozen=True):
    """What the server may answer for this seat."""

    seat: int
    forced: bool
    not_this_turn: bool


class Conceded(Entry, frozen=True):
    """The player of this seat gave up."""

    seat: int


class GaveUp(Entry, frozen=True):
    """The player of this seat gave up, and nobody is left but bots: the game is over."""

    seat: int


class Seen(Entry, frozen=True):
    """The first of its people has seen the game: bots and clocks begin."""


class Paced(Entry, frozen=True):
    """The player of this seat chose how long bots seem to think."""

    seat: int
    pace: Pace


class HintsSet(Entry, frozen=True):
    """The host chose whether hints may be asked for, and whether the others are told."""

    hints: Hints


class AskedHint(Entry, frozen=True):
    """The player of this seat asked what a bot would do, and everybody is told."""

    seat: int


class Voted(Entry, frozen=True):
    """About a seat whose player is gone: let a bot play, or wait."""

    seat: int
    about: int
    bot: bool


class Said(Entry, frozen=True):
    """Somebody talked; seat -1 is a spectator."""

    name: str
    text: str
    seat: int = -1
    player: str = ""


class Rematched(Entry, frozen=True):
    """The same people play again, there."""

    table: str


class Forgotten(Entry, frozen=True):
    """A player has taken back their name and what they said here; it is blanked in the entries before, too."""

    player: str


class SentAway(Entry, frozen=True):
    """The host sent a player away before the game began: the seat is open, and that player cannot take one again."""

    seat: int
    player: str


class Closed(Entry, frozen=True):
    """The table is closed for good: by its host, because everybody left, or because nobody came."""

    why: Literal["host", "deserted", "expired"]


class Woke(Entry, frozen=True):
    """The server was down until now: nobody's clock ran."""


AnyEntry = (
    Opened
    | Sat
    | Stood
    | Gave
    | Answered
    | TookBack
    | Away
    | Back
    | Preferred
    | Conceded
    | GaveUp
    | Seen
    | Paced
    | HintsSet
    | AskedHint
    | Voted
    | Said
    | Rematched
    | Forgotten
    | SentAway
    | Closed
    | Woke
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> str:
    """The entry as it is stored."""
    return _encoder.encode(entry).decode()


def decode(body: str) -> AnyEntry:
    """The entry that was stored."""
    return _decoder.decode(body)
