"""A small game for tests of the server: it can be broken, played as a team, and taken back.

The games on the shelf are too good to fail. Rooms and houses are handed :func:`toy_named` instead of the shelf.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec

from kaiju.engine.declaration import Wins
from kaiju.engine.errors import BadSetup
from kaiju.engine.events import Event
from kaiju.engine.game import Game
from kaiju.engine.questions import Option, Question
from kaiju.engine.state import Ask, Rule, State
from kaiju.games import game_named
from tests.declared import bare

TURNS = 8
PACE, WAY, FAR = 0, 1, 2
REST, STEP, ROLL, SLIP, LONGER = range(5)
"""What a climber may do: stay, go a chosen way up, throw a die, do what breaks the rules, think once more."""


class Climbed(Event, frozen=True, kw_only=True):
    """Somebody went up."""

    seat: int
    by: int


class Chose(Event, frozen=True, kw_only=True):
    """How fast everybody wants to go."""

    paces: list[int]


class Whispered(Event, frozen=True, kw_only=True):
    """Something for one seat only."""

    seat: int
    word: str = ""

    def seen_by(self, seat: int) -> Whispered:
        return self if seat == self.seat else Whispered(seat=self.seat)


class ClimbState(State):
    def __init__(self, rng: int, rigged: list[int], seats: int, turn: int, heights: list[int]) -> None:
        super().__init__(rng, rigged)
        self.seats = seats
        self.turn = turn
        self.heights = heights

    def copy(self) -> ClimbState:
        return ClimbState(self.rng, self.rigged[:], self.seats, self.turn, self.heights[:])


class Climber(msgspec.Struct, frozen=True):
    """How high a seat has come."""

    seat: int
    height: int


class ClimbView(msgspec.Struct, frozen=True):
    """The mountain, which everybody sees."""

    seat: int
    turn: int
    climbers: list[Climber]


class Climb(Game):
    """Everybody chooses a pace at once; then they climb in turns."""

    def __init__(
        self,
        name: str,
        *,
        rules: int = 1,
        team: bool = False,
        faulty: tuple[int, ...] = (),
        several: bool = False,
    ) -> None:
        wins: Wins = "team" if team else "alone"
        declared = bare(name, (2, 4), Climbed, Chose, Whispered, rules=rules, wins=wins)
        super().__init__(
            msgspec.structs.replace(
                declared,
                title="Climb",
                view=ClimbView,
                each_seat="climbers",
                several_seats=several,
                open_questions=several,
            )
        )
        self.faulty = faulty

    def options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        if set(given) - {"fog"}:
            raise BadSetup("Climb has no such option.")
        return dict(given)

    def start(self, seats: int, options: dict[str, Any], rng: int) -> State:
        return ClimbState(rng, [], seats, 0, [0] * seats)

    def play(self, st: State) -> Rule:
        climb = cast(ClimbState, st)
        return self.choose(climb) if climb.turn == 0 else self.climb(climb)

    def choose(self, st: ClimbState) -> Rule:
        yield st.ask_together([Ask(seat, PACE, 3, []) for seat in range(st.seats)])
        paces = [int(ask.answer) for ask in st.asks]
        st.asks = []
        st.heights = [height + pace for height, pace in zip(st.heights, paces, strict=True)]
        st.tell(Chose(paces=paces))
        for seat in range(st.seats if self.declaration.several_seats else 0):
            st.tell(Whispered(seat=seat, word=f"for {seat} alone"))
        st.turn = 1

    def climb(self, st: ClimbState) -> Rule:
        seat = st.turn % st.seats
        far = 0
        thinking = True
        while thinking:
            yield st.ask(seat, WAY, 5)
            if st.answer in self.faulty:
                st.heights[seat] += 1_000  # half a change, as a broken rule leaves it
                raise ZeroDivisionError("nobody thought of this")
            thinking = st.answer == LONGER
        if st.answer == STEP:
            yield st.ask(seat, FAR, 3)
            far = int(st.answer) + 1
        elif st.answer == ROLL:
            far = int(st.below(6)) + 1
        st.heights[seat] += far
        st.tell(Climbed(seat=seat, by=far))
        st.turn += 1
        st.over = st.turn > TURNS

    def question(self, st: State, number: int) -> Question:
        options = [Option(n, "opt-climb", {"n": n}) for n in range(st.n_opts)]
        kind = ("pace", "way", "far")[st.kind]
        return Question(
            number=number, seat=st.who, kind=kind, say="ask-climb", options=options, count=len(options)
        )

    def view(self, st: State, seat: int) -> Any:
        climb = cast(ClimbState, st)
        climbers = [Climber(n, height) for n, height in enumerate(climb.heights)]
        return ClimbView(seat, climb.turn, climbers)

    def seats_of(self, st: State) -> int:
        return cast(ClimbState, st).seats

    def winners(self, st: State) -> list[int]:
        heights = cast(ClimbState, st).heights
        if self.declaration.team:
            return list(range(len(heights))) if sum(heights) >= TURNS else []
        return [seat for seat, height in enumerate(heights) if height == max(heights)]

    def reason(self, st: State) -> str:
        return "top"

    def imagine(self, st: State, seat: int, now: set[int]) -> None:
        pass

    def digest(self, st: State) -> list[Any]:
        climb = cast(ClimbState, st)
        return [climb.turn, climb.heights[:]]

    def audit(self, st: State) -> list[int]:
        return []


TOYS: dict[str, Game] = {
    game.name: game
    for game in (
        Climb("climb"),
        Climb("climb_together", team=True),
        Climb("climb_roped", team=True, several=True),
        Climb("climb_slippery", faulty=(SLIP,)),
        Climb("climb_broken", faulty=(REST, STEP, ROLL, SLIP, LONGER)),
    )
}


def toy_named(name: str) -> Game:
    """A toy, or what is on the shelf."""
    return TOYS[name] if name in TOYS else game_named(name)
