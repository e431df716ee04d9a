"""The live channel: what goes over the WebSocket of one viewer of a table, both ways.

Like :mod:`kaiju.server.protocol`, plain data that ``docs/reference/protocol.md`` tells in sentences.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from kaiju.advice.hints import Hint
from kaiju.engine.foresight import MOST_ANSWERS
from kaiju.engine.questions import At, Question
from kaiju.server.protocol import CHAT_LONGEST, Hints, Pace, Password, SeatNumber, TableInfo

# --------------------------------------------------------------------- from the client


class Hello(msgspec.Struct, tag="hello", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """The first message: who I am (nothing for a spectator) and the number of the first event I have not seen."""

    player: Annotated[str, Meta(max_length=64)] = ""
    secret: Annotated[str, Meta(max_length=128)] = ""
    since: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    password: Password = ""


class Answer(msgspec.Struct, tag="answer", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """The answer to a question, by the question's number: a late or doubled one does no harm.

    Whoever holds several seats says for which one, as the question did.
    """

    question: Annotated[int, Meta(ge=0)]
    answer: Annotated[int, Meta(ge=0, lt=2**53)]
    seat: SeatNumber | None = None


class Say(msgspec.Struct, tag="say", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Talk to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LONGEST)]


class Prefer(msgspec.Struct, tag="prefer", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """What the server may answer for me: choices with one option, and offers I do not want to hear of this turn."""

    forced: bool
    not_this_turn: bool


class Concede(msgspec.Struct, tag="concede", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Give up: a bot plays the seat to the end, and it cannot win, unless its team does.

    When nobody is left but bots, the game is over. Whoever holds several seats may give up one of them.
    """

    seat: SeatNumber | None = None


class TakeBack(msgspec.Struct, tag="take_back", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Take back my last answer; ``can_undo`` in the last welcome or news says whether that is possible.

    ``answers`` is how many answers the table had by then, so that a late or doubled message does no harm.
    """

    answers: Annotated[int, Meta(ge=0)]


class Ping(msgspec.Struct, tag="ping", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Are you there?"""


class Point(msgspec.Struct, tag="point", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Show everybody at the table a thing on it, for a moment; nothing of it is kept."""

    at: At


class Foresee(msgspec.Struct, tag="foresee", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """What would happen by answers to my question, as far as I may know; ``answers`` left out: those worth a look."""

    question: Annotated[int, Meta(ge=0)]
    answers: Annotated[list[Annotated[int, Meta(ge=0, lt=2**53)]], Meta(max_length=MOST_ANSWERS)] | None = (
        None
    )
    seat: SeatNumber | None = None


class AskHint(msgspec.Struct, tag="hint", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """What would you do? About my question, and about the answer that I have in mind, if any."""

    question: Annotated[int, Meta(ge=0)]
    answer: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    seat: SeatNumber | None = None


class SetHints(msgspec.Struct, tag="hints", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """The host says whether hints may be asked for at this table, and whether the others are told."""

    hints: Hints


class SetPace(msgspec.Struct, tag="pace", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """How long bots seem to think at this table; the last word of anybody who sits there counts."""

    pace: Pace


class Vote(msgspec.Struct, tag="vote", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Somebody whom the table waits for is gone: let a bot play at once (``bot``), or wait until they are back."""

    seat: SeatNumber
    bot: bool


FromClient = (
    Hello
    | Answer
    | TakeBack
    | Say
    | Prefer
    | Concede
    | Point
    | Foresee
    | AskHint
    | SetHints
    | SetPace
    | Vote
    | Ping
)

# --------------------------------------------------------------------- from the server


class ChatLine(msgspec.Struct, omit_defaults=True):
    """Something that somebody said; ``seat`` is -1 for a spectator."""

    at: int
    name: str
    text: str
    seat: int = -1


class SeatTime(msgspec.Struct):
    """What is left on a seat's clock in milliseconds at the moment of sending, and whether it runs."""

    left: int
    runs: bool


class Welcome(msgspec.Struct, tag="welcome", tag_field="type", omit_defaults=True, kw_only=True):
    """The answer to hello: everything this viewer may know, with the events from number ``first`` on.

    ``seat`` is the one through which this is seen, -1 for a spectator; ``seats`` are all of mine, where I hold several.
    ``theirs`` is what somebody else is asked, where the game lets everybody see it.
    """

    seat: int
    seats: list[int] = []
    table: TableInfo
    first: int = 0
    events: list[Any] = []
    view: Any = None
    question: Question | None = None
    theirs: Question | None = None
    clocks: list[SeatTime] = []
    chat: list[ChatLine] = []
    prefers: Prefer | None = None
    now: int = 0
    can_undo: bool = False


class News(msgspec.Struct, tag="news", tag_field="type", omit_defaults=True, kw_only=True):
    """What came of an answer, or of taking one back: events from number ``first`` on, the view, my question if any.

    ``can_undo`` says whether I may take back my last answer now. ``seat`` is there for whoever holds several: through
    which of them the view is seen, and who is asked. ``theirs`` is what somebody else is asked, where all may see it.
    """

    first: int
    events: list[Any]
    view: Any
    seat: int = -1
    question: Question | None = None
    theirs: Question | None = None
    asked: list[int] = []
    clocks: list[SeatTime] = []
    answers: int = 0
    can_undo: bool = False


class TableNews(msgspec.Struct, tag="table", tag_field="type"):
    """Something about the table changed: who sits, who is here, who stands in, that it began or ended."""

    table: TableInfo
    clocks: list[SeatTime] = []


class Chat(msgspec.Struct, tag="chat", tag_field="type"):
    """Somebody said something."""

    line: ChatLine


class Pointed(msgspec.Struct, tag="pointed", tag_field="type"):
    """Somebody points at a thing on the table; it is shown for so many milliseconds."""

    seat: int
    at: At
    lasts: int


class Outlook(msgspec.Struct, omit_defaults=True):
    """What would follow one answer: events as in news. ``final``: the answer could not be taken back."""

    answer: int
    events: list[Any] = []
    final: bool = False


class Foreseen(msgspec.Struct, tag="foreseen", tag_field="type", kw_only=True):
    """The answer to foresee, for me alone. Answers of which nothing is known beforehand are left out."""

    question: int
    seat: int
    answers: list[Outlook]


class Hinted(msgspec.Struct, tag="hinted", tag_field="type", kw_only=True):
    """The answer to hint, for me alone: about the ``question`` of this number."""

    question: int
    seat: int
    hint: Hint


class HintTold(msgspec.Struct, tag="hint_told", tag_field="type"):
    """Somebody at the table has asked for a hint; what it said is theirs."""

    seat: int


class Refused(msgspec.Struct, tag="refused", tag_field="type", omit_defaults=True):
    """Why a message was refused; nothing has changed. ``question`` is the number that was answered, if any."""

    code: str
    text: str
    question: int = -1


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    """I am."""

    now: int


FromServer = Welcome | News | TableNews | Chat | Pointed | Foreseen | Hinted | HintTold | Refused | Pong
