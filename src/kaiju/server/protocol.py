"""The protocol: everything that goes over the wire between the server and a client, as plain data.

``docs/reference/protocol.md`` tells it in sentences; the TypeScript types of the web client are made from here
(``tools/web_types.py``). Requests refuse unknown fields, so that a slip of the pen is told and not swallowed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from kaiju.engine.declaration import Column, Figure, Setup, Turn, Wins
from kaiju.engine.options import Choice

# --------------------------------------------------------------------- limits

NAME_LONGEST = 24
CHAT_LONGEST = 300
SEATS_MOST = 8
PASSWORD_LONGEST = 64

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LONGEST)]
Password = Annotated[str, Meta(max_length=PASSWORD_LONGEST)]
SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS_MOST)]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]

# --------------------------------------------------------------------- players


class NewPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """A name is all it takes to play."""

    name: Name


class Player(msgspec.Struct):
    """Somebody, as everybody may know them."""

    id: str
    name: str


class NewSecret(msgspec.Struct):
    """A fresh player with the secret that proves it; told once, kept by the browser, stored here only as a hash."""

    id: str
    name: str
    secret: str


class MoveLink(msgspec.Struct):
    """A token that makes another device this player's, once, ``until`` (milliseconds since 1970).

    A client shows it as a link with the token behind ``#``, so that no server and no log ever sees it, or as a QR code.
    """

    token: str
    until: int


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """Come to this device by a link."""

    token: Annotated[str, Meta(min_length=1, max_length=128)]


class Phrase(msgspec.Struct):
    """A recovery phrase, told once and kept by the person; stored here only as a hash."""

    phrase: str


class Recover(msgspec.Struct, forbid_unknown_fields=True):
    """Come back by one's recovery phrase."""

    phrase: Annotated[str, Meta(min_length=1, max_length=300)]


class ExportedTable(msgspec.Struct, omit_defaults=True):
    """A table that somebody sat at: their answers (time, seat, answer) and words (time, text) there."""

    table: str
    game: str = ""
    opened: bool = False
    seats: list[int] = []
    name: str = ""
    answers: list[list[int]] = []
    said: list[list[int | str]] = []


class Export(msgspec.Struct):
    """Everything that is kept about a player."""

    id: str
    name: str
    created: int
    tables: list[ExportedTable]


# --------------------------------------------------------------------- the shelf


class BotOnShelf(msgspec.Struct, omit_defaults=True):
    """A bot that can be given a seat, the weakest first; ``thinks``: it searches, and takes its time.

    ``slow``: it takes seconds for an answer here, for want of the compiled build.
    """

    name: str
    level: int
    thinks: bool = False
    slow: bool = False


class GameOnShelf(msgspec.Struct):
    """A game that can be played here, as it declares itself (``docs/reference/declaration.md``).

    The view of a table has a list ``each_seat`` with an entry for each seat, in which ``columns``, ``in_game`` and
    ``figure`` name fields. ``turn`` and ``ending`` name events, and ``event_defaults`` has what is left out of events
    where it goes without saying.
    ``setups`` are tables by one word, called by the texts ``setup-NAME``.
    ``actors`` are numbered from -2 downwards wherever a seat's number may stand.
    ``words`` says by what the arguments of its sentences are called that are its own. With ``several_seats`` one person
    may sit in several places. ``played_like`` is a game
    whose board it shares, ``borrows`` are games whose cards and rules may lie with its own.
    """

    name: str
    title: str
    rules: dict[str, int]
    seats_min: int
    seats_max: int
    seats_usual: int
    wins: Wins
    each_seat: str
    columns: list[Column]
    in_game: str
    setups: list[Setup]
    figure: Figure | None
    turn: Turn
    ending: str
    event_defaults: dict[str, dict[str, Any]]
    actors: list[str]
    words: dict[str, str]
    several_seats: bool
    played_like: str
    borrows: list[str]
    choices: list[Choice]
    bots: list[BotOnShelf]
    languages: list[str]
    lessons: int
    """How many lessons its guided first game has; 0: there is none."""


class Shelf(msgspec.Struct):
    """All games, and how the server is set."""

    games: list[GameOnShelf]
    version: str
    chat_longest: int = CHAT_LONGEST
    name_longest: int = NAME_LONGEST


# --------------------------------------------------------------------- tables


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Thinking time in seconds: what a seat starts with, and what each answer adds to it."""

    start: Annotated[int, Meta(ge=5, le=30 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=7 * 86400)] = 0


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is to sit somewhere: ``me``, anybody (``open``), or a ``bot`` by name."""

    who: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""


Pace = Literal["slow", "normal", "fast", "skip"]
"""How long bots seem to think: twice the server's time, that, less than half of it, or no time at all."""


Hints = Literal["told", "quiet", "off"]
"""Whether people may ask what a bot would do: yes, and the others are told of it; yes, quietly; no."""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Start from a finished game, after so many of its answers."""

    table: TableId
    answers: Annotated[int, Meta(ge=0, le=1_000_000)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to open."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=SEATS_MOST)]
    public: bool = False
    password: Password = ""
    clock: Clock | None = None
    play_on: PlayOn | None = None
    pace: Pace = "normal"
    hints: Hints = "told"


class TableLink(msgspec.Struct):
    """Where a table can be found."""

    table: str


class Checked(msgspec.Struct):
    """Whether a table with these options could be opened; if not, ``why`` not, and the rule behind it."""

    ok: bool
    why: str = ""
    options: dict[str, Any] = {}


class Gone(msgspec.Struct, omit_defaults=True):
    """Somebody whom the table waits for is not here: ``left`` are the milliseconds until a bot stands in.

    -1: it does not by itself, because somebody wants to ``wait``. ``bot`` and ``wait`` are the seats that have voted.
    """

    left: int = -1
    bot: list[int] = []
    wait: list[int] = []


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """A place at a table and who holds it.

    ``held_by`` says whose it is: nobody's yet (``open``), a player's or a bot's. ``stand_in`` says why a bot plays for
    its player: out of ``time``, has ``left``, has ``conceded``. ``figure`` is whom the
    seat plays, known once the game is on, or before if it was chosen. ``gone`` is there while others wait for somebody
    who is not here.
    """

    seat: int
    held_by: Literal["open", "player", "bot"] = "open"
    player: str = ""
    name: str = ""
    bot: str = ""
    stand_in: Literal["", "time", "left", "conceded"] = ""
    here: bool = False
    figure: str = ""
    gone: Gone | None = None


class TableInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A table from outside: everything but the game itself.

    ``rules`` are the versions of the rules it is played by, for each module (one number: all of them). ``stopped`` is
    the code of the refusal (``other-rules``, ``rules-fault``) when an unfinished game cannot go on. ``unseen``: the
    game is on, but bots and clocks wait until the first of its people has seen it. ``closed`` says why it is closed.
    ``known``: it plays on from a game whose deck and hands it has; whoever saw that one's replay knows them.
    """

    id: str
    game: str
    rules: int | dict[str, int]
    options: dict[str, Any]
    seats: list[SeatInfo]
    state: Literal["waiting", "playing", "finished", "closed"]
    public: bool = False
    locked: bool = False
    host: str = ""
    clock: Clock | None = None
    opened: int
    changed: int
    answers: int = 0
    turn: int = 0
    asked: list[int] = []
    winners: list[int] | None = None
    ending: str = ""
    watchers: int = 0
    rematch: str = ""
    from_table: str = ""
    stopped: str = ""
    pace: Pace = "normal"
    hints: Hints = "told"
    unseen: bool = False
    known: bool = False
    closed: Literal["", "host", "deserted", "expired"] = ""


class TableList(msgspec.Struct):
    """Tables, the latest change first."""

    tables: list[TableInfo]


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Take a seat: a certain one, or the first that is open; with ``figure``, as this Monster.

    Where the game lets one person play several seats, whoever sits already names another one to take that, too.
    """

    seat: SeatNumber | None = None
    password: Password = ""
    figure: Annotated[str, Meta(max_length=40)] = ""


class Seated(msgspec.Struct):
    """Where somebody sits."""

    seat: int


class ChangeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """What the host of a waiting table does with a seat: give it to a bot, or open it again."""

    who: Literal["open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class Fault(msgspec.Struct):
    """Why something was refused: a word for programs, a sentence for people."""

    code: str
    text: str


# --------------------------------------------------------------------- replays


class ReplayStep(msgspec.Struct, omit_defaults=True):
    """The table after one more answer (the first step: before any)."""

    number: int
    seat: int
    turn: int
    view: Any
    events: list[Any]


class ReplayPage(msgspec.Struct):
    """Some steps of a finished game, as one seat saw them, as a spectator did (-1)."""

    table: TableInfo
    seat: int
    count: int
    first: int
    steps: list[ReplayStep]
    turns: list[int]
    """For each turn, the step at which it begins."""


# --------------------------------------------------------------------- looking back


class ReviewAt(msgspec.Struct, omit_defaults=True):
    """How far a look back at a finished game is: ``not-asked``, ``working``, or ``done`` with the review.

    ``pieces`` of ``of`` are done. ``waiting`` says how many other games come first. ``review`` is a
    :class:`kaiju.advice.review.Review`, with questions as on the live channel.
    """

    state: Literal["not-asked", "working", "done"]
    pieces: int = 0
    of: int = 0
    waiting: int = 0
    review: Any = None
