# interpreted
"""What a game says of itself, once, so that nobody else has to know it.

Terminal, server, web client, bots, studies and tools read a :class:`Declaration` wherever one game differs from
another; none of them names a game. A game fills it in beside its rules and hands it to :class:`kaiju.engine.game.Game`:

    Declaration(
        name="pig", title="Pig", versions={"base": 1},
        seats_min=2, seats_max=6, seats_usual=3,
        wins="points",
        view=PigView, each_seat="players", columns=[Column("points", icon="vp")],
        events=(TurnBegan, Rolled, Scored, GameOver),
        turn=Turn("TurnBegan", seat="seat", count="turn"),
        ending="GameOver",
    )

What it names in the view and in the events must be there: :func:`faults` says what is not, and the tests of every
game ask it. ``docs/reference/declaration.md`` tells the texts that go with it.
"""

from __future__ import annotations

from typing import Any, Literal, get_args, get_type_hints

import msgspec

from kaiju.engine.events import Event
from kaiju.engine.facts import Facts

FIRST_ACTOR = -2
"""The number of the first who acts without a seat, wherever a seat's number may stand; the next has one less."""

Wins = Literal["alone", "team", "points"]


class Column(msgspec.Struct, frozen=True, omit_defaults=True):
    """A column of the standings: a number that every seat has.

    ``key`` is the field of the seat's entry in the view. The texts ``column-<key>`` head it, and their ``.sign`` is the
    one character that stands for it in a terminal. ``icon`` is what the web client draws, one of its kit. ``ranks``
    says what makes a seat better: more (``high``), less (``low``), or that it does not count (``no``). Columns rank in
    the order in which they are declared.
    """

    key: str
    icon: str = ""
    ranks: Literal["high", "low", "no"] = "high"


class Quantity(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is drawn over time after a game, and that reasons speak of.

    A number of every seat (``of="seat"``), by default the field ``key`` of its entry in the view; of the whole table
    (``of="table"``), a field of the view; or what events add up to for a seat (``of="event"``): ``path`` names the
    event, whose field ``by`` is the seat and whose field ``amount`` how much. A ``path`` with dots leads further into
    the view. ``good`` says whether more or less of it helps who has it (``""``: that depends).

    The texts ``quantity-<key>`` name it, ``reason-<key>`` say that an answer brings ``$n`` of it more or less
    (``$sign``); ``icon`` is what the web client draws.
    """

    key: str
    icon: str = ""
    good: Literal["more", "less", ""] = "more"
    of: Literal["seat", "table", "event"] = "seat"
    path: str = ""
    by: str = "by"
    amount: str = "amount"

    def read(self, thing: Any) -> int:
        """Its value, from a seat's entry or from the view."""
        for name in (self.path or self.key).split("."):
            thing = getattr(thing, name)
        return int(thing)


class Turn(msgspec.Struct, frozen=True):
    """The event that begins a turn, and its fields: ``seat`` whose it is (a seat or an actor), ``count`` which one.

    ``count`` is also the field of the view that counts turns. Where the event has a field ``extra``, that says whether
    it is an extra turn.
    """

    event: str
    seat: str
    count: str


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whom a seat plays, such as its Monster: portraits are of it, and sentences call the seat by it.

    ``key`` is the field of the seat's entry in the view; a figure ``v`` is called by the text ``<key>-v``. ``option``
    is the option of the form ``each_seat`` by which it is chosen; empty: it cannot be. ``usual`` are who play when
    nobody chooses, seat by seat; empty leaves it to chance.
    """

    key: str
    option: str = ""
    usual: tuple[str, ...] = ()


class Setup(msgspec.Struct, frozen=True):
    """A table by one word, such as the first game that a rulebook suggests: how many play, and with which options.

    The texts ``setup-<name>`` call it, their ``.help`` says what it is.
    """

    name: str
    seats: int
    options: dict[str, Any]


class Taken(msgspec.Struct, frozen=True):
    """Something a seat takes, or leaves: a card it buys, an Ally it chooses.

    ``event`` tells that its ``seat`` took it, in the field ``what``; an option that offers it says ``offer``, with the
    same word among its arguments. A thing ``v`` is called by the text ``<what>-v``, and ``kind`` is what such things
    are called together in studies.
    """

    event: str
    offer: str
    what: str = "card"
    kind: str = "card"


class Declaration(msgspec.Struct, frozen=True, kw_only=True):
    """One game, as everybody but its own rules needs to know it."""

    name: str
    """As on the shelf, in files and in records: snake_case. People type it with hyphens."""
    title: str
    """As it is printed on the box."""
    versions: dict[str, int]
    """Of the rules, by module, ``base`` first; a record names those that can replay it."""

    seats_min: int
    seats_max: int
    seats_usual: int
    """How many play when nobody says."""

    wins: Wins
    """``alone``: the last or the first of them, ``points``: who has most, ``team``: all together or nobody."""

    view: type[msgspec.Struct]
    """What ``Game.view`` gives. Types for clients are made from it."""
    each_seat: str
    """The list in the view with one entry for each seat, in which a field ``seat`` says whose it is."""
    columns: list[Column]
    """What the standings show."""
    in_game: str = ""
    """The field of a seat's entry that is false, or 0, for whoever is out; empty where nobody drops out."""
    setups: tuple[Setup, ...] = ()
    """Tables that are offered by one word or one click, besides the usual one."""
    figure: Figure | None = None
    """Whom a seat plays; None where seats are just players."""

    events: tuple[type[Event], ...]
    """Everything the game tells."""
    turn: Turn
    ending: str
    """The event that tells the end: its ``winners`` are the seats that have won, ``why`` is the reason in a word."""

    actors: tuple[str, ...] = ()
    """Who acts besides the seats: ``boss``, ``event``, called by the texts ``actor-boss``, ``actor-event``.

    Wherever a seat's number may stand in an event or a question, -2 is the first of them, -3 the second.
    """
    words: dict[str, str] = {}
    """Arguments of the game's own in its sentences, and by what they are called.

    ``seat``, ``card`` or ``face`` for what these are everywhere; any other word ``w`` means the texts ``w-<value>``:
    ``{"zone": "zone", "from_zone": "zone", "target": "seat"}``.
    """
    several_seats: bool = False
    """Whether one person may play several seats at a table."""
    open_questions: bool = False
    """Whether everybody may see what a seat is asked, so that people can plan together."""
    borrows: tuple[str, ...] = ()
    """Games whose texts stand behind its own: what may lie on the same table with it."""
    taken: tuple[Taken, ...] = ()
    """What a seat takes of its own choice, such as cards it buys: studies ask what that adds to its chance to win."""
    quantities: tuple[Quantity, ...] = ()
    """What a look back at a game draws over time, the weightiest first; empty: nothing but the chances."""
    facts: Facts = Facts()
    """What studies group and add up, besides who won; ``Game.facts`` tells them of a finished game."""
    played_like: str = ""
    """A game whose bots, picture and board it shares, because it is played by the same rules."""

    @property
    def team(self) -> bool:
        """Whether all win or lose together."""
        return self.wins == "team"

    def actor(self, number: int) -> str:
        """Who acts under this number, below -1; empty when nobody does."""
        place = FIRST_ACTOR - number
        return self.actors[place] if 0 <= place < len(self.actors) else ""


def faults(told: Declaration) -> list[str]:
    """Everything in a declaration that does not hold, as sentences."""
    found: list[str] = []
    if not (told.name.isidentifier() and told.name == told.name.lower()):
        found.append(f"The name {told.name!r} is not in snake_case.")
    if next(iter(told.versions), "") != "base" or any(version < 1 for version in told.versions.values()):
        found.append("The versions begin with that of base, and count from 1.")
    if not 1 <= told.seats_min <= told.seats_usual <= told.seats_max:
        found.append("The usual number of seats lies between the least and the most.")
    found += _faults_of_view(told)
    found += _faults_of_events(told)
    for actor in told.actors:
        if not actor.isidentifier():
            found.append(f"The actor {actor!r} is not a word.")
    return found


def _faults_of_view(told: Declaration) -> list[str]:
    found: list[str] = []
    shown = get_type_hints(told.view)
    if told.turn.count not in shown:
        found.append(f"{told.view.__name__} has no field {told.turn.count} that counts turns.")
    entry = next(iter(get_args(shown.get(told.each_seat))), None)
    if not (isinstance(entry, type) and issubclass(entry, msgspec.Struct)):
        return [*found, f"{told.view.__name__} has no list {told.each_seat} with an entry for each seat."]
    wanted = ["seat", *(column.key for column in told.columns)]
    if told.in_game:
        wanted.append(told.in_game)
    if told.figure is not None:
        wanted.append(told.figure.key)
    fields = entry.__struct_fields__
    wanted += [_first(each) for each in told.quantities if each.of == "seat"]
    found += [f"{entry.__name__} has no field {name}." for name in wanted if name not in fields]
    for each in told.quantities:
        if each.of == "table" and _first(each) not in shown:
            found.append(f"{told.view.__name__} has no field {_first(each)}.")
    return found


def _first(quantity: Quantity) -> str:
    """The field with which the way to a quantity begins."""
    return (quantity.path or quantity.key).partition(".")[0]


def _faults_of_events(told: Declaration) -> list[str]:
    kinds = {kind.__name__: kind for kind in told.events}
    wanted = {told.turn.event: (told.turn.seat, told.turn.count), told.ending: ("winners", "why")}
    for taken in told.taken:
        wanted[taken.event] = ("seat", taken.what)
    for each in told.quantities:
        if each.of == "event":
            wanted[each.path] = (each.by, each.amount)
    found: list[str] = []
    for name, fields in wanted.items():
        if name not in kinds:
            found.append(f"There is no event {name}.")
        else:
            has = kinds[name].__struct_fields__
            found += [f"The event {name} has no field {field}." for field in fields if field not in has]
    return found


def event_defaults(told: Declaration) -> dict[str, dict[str, Any]]:
    """By kind of event: the values of the fields that are left out on the wire when they have them."""
    found: dict[str, dict[str, Any]] = {}
    for kind in sorted(told.events, key=lambda each: each.__name__):
        usual: dict[str, Any] = {}
        for field in msgspec.structs.fields(kind):
            if field.default is not msgspec.NODEFAULT:
                usual[field.name] = field.default
            elif field.default_factory is not msgspec.NODEFAULT:
                usual[field.name] = field.default_factory()
        found[kind.__name__] = usual
    return found


# ---------------------------------------------------------------------- reading a view


def entries(told: Declaration, view: Any) -> list[Any]:
    """The entries of the seats in a view, by seat."""
    listed: list[Any] = getattr(view, told.each_seat)
    return sorted(listed, key=lambda entry: int(entry.seat))


def figures(told: Declaration, view: Any) -> list[str]:
    """Whom the seats play, by seat; empty names where seats are just players."""
    shown = entries(told, view)
    if told.figure is None:
        return [""] * len(shown)
    return [str(getattr(entry, told.figure.key)) for entry in shown]


def turns(told: Declaration, view: Any) -> int:
    """How many turns there have been."""
    return int(getattr(view, told.turn.count))


class Standing(msgspec.Struct, frozen=True):
    """How a seat stands: its place from 1, and what the columns show, in their order.

    There is no place (None) for whoever is out, and none in a team: it stands together.
    """

    seat: int
    place: int | None
    won: bool
    out: bool
    values: list[int]


def standings(told: Declaration, view: Any, winners: list[int]) -> list[Standing]:
    """How everybody stands: the winners first, then who is left as the columns rank them, then who is out.

    Whoever stands equal shares the place.
    """
    rows = [_row(told, entry, entry.seat in winners) for entry in entries(told, view)]
    rows.sort(key=lambda row: row[0])
    ranks = [rank for rank, _ in rows]
    return [
        standing
        if standing.out or told.team
        else msgspec.structs.replace(standing, place=1 + ranks.index(rank))
        for rank, standing in rows
    ]


def _row(told: Declaration, entry: Any, won: bool) -> tuple[tuple[bool, bool, list[int]], Standing]:
    """A seat with what it is sorted by: less comes first."""
    out = bool(told.in_game) and not getattr(entry, told.in_game) and not won
    values = [int(getattr(entry, column.key)) for column in told.columns]
    rank: list[int] = []
    if not (won or out or told.team):
        for column, value in zip(told.columns, values, strict=True):
            if column.ranks != "no":
                rank.append(value if column.ranks == "low" else -value)
    return (not won, out, rank), Standing(int(entry.seat), None, won, out, values)
