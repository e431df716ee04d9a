"""Pig: a tiny complete game from outside the house, to prove that one line puts a game on the shelf.

On your turn, roll the die as often as you dare: every roll adds to the pot, but a 1 loses it and ends the turn. Bank
the pot to keep it. It is played as a race, each for itself (`tests.pig`), and as a team against a wolf that comes a few
steps nearer after every round (`tests.pig.together`).
"""

from __future__ import annotations

from typing import Any, cast

import msgspec

from kaiju.engine.declaration import FIRST_ACTOR, Column, Declaration, Setup, Turn
from kaiju.engine.errors import BadSetup, ImpossiblePosition, RulesFault
from kaiju.engine.game import Game
from kaiju.engine.options import Choice
from kaiju.engine.positions import read
from kaiju.engine.questions import Option, Question
from kaiju.engine.state import Rule, State
from tests.pig.shown import EVENTS, Banked, GameOver, PigView, PlayerView, Rolled, TurnBegan, WolfCame

GOAL, SHORT_GOAL = 50, 20
"""What a seat needs, in a long and in a short game; a team needs as much for each of its seats."""
WOLF_STEPS = 15
WOLF = FIRST_ACTOR
ROLL_ON = 0
BANK = 1


class PigAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position: what everybody has banked, whose turn it is and what has been rolled in it."""

    points: list[int]
    turn: int = 0
    pot: int = 0
    rolled: int = 0
    wolf: int = 0
    short: bool = False


class PigState(State):
    """A table of Pig."""

    def __init__(
        self,
        rng: int,
        rigged: list[int],
        points: list[int],
        turn: int,
        pot: int,
        rolled: int,
        wolf: int,
        short: bool,
    ) -> None:
        super().__init__(rng, rigged)
        self.points = points
        self.turn = turn  # turns of seats that are over
        self.pot = pot
        self.rolled = rolled  # how often this turn
        self.wolf = wolf  # steps it has come
        self.short = short
        self.ending = ""

    def copy(self) -> PigState:
        twin = PigState(
            self.rng, self.rigged[:], self.points[:], self.turn, self.pot, self.rolled, self.wolf, self.short
        )
        twin.over, twin.ending = self.over, self.ending
        return twin

    @property
    def active(self) -> int:
        return self.turn % len(self.points)


class Pig(Game):
    """Pig, each for itself or all together."""

    def goal(self, st: PigState) -> int:
        """What a seat needs to win; what the team needs."""
        each = SHORT_GOAL if st.short else GOAL
        return each * len(st.points) if self.declaration.team else each

    def options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        short = given.get("short", False)
        if set(given) - {"short"} or not isinstance(short, bool):
            raise BadSetup(f"The one option of {self.title} is short, on or off (PIG-WIN-01).")
        return {"short": short}

    def choices(self) -> list[Choice]:
        return [Choice("short", "switch")]

    def start(self, seats: int, options: dict[str, Any], rng: int) -> State:
        return PigState(rng, [], [0] * seats, 0, 0, 0, 0, options["short"])

    def place(self, position: dict[str, Any], rng: int) -> State:
        faults: list[str] = []
        at = read(PigAt, position, self.title, "", faults)
        if not faults and not self.seats_min <= len(at.points) <= self.seats_max:
            faults.append(
                f"{self.title} has {self.seats_min} to {self.seats_max} seats, not {len(at.points)}."
            )
        if not faults and min(at.turn, at.pot, at.rolled, at.wolf, *at.points) < 0:
            faults.append("Nothing in Pig is less than 0.")
        if faults:
            raise ImpossiblePosition(*faults)
        return PigState(rng, [], at.points[:], at.turn, at.pot, at.rolled, at.wolf, at.short)

    def position(self, st: State) -> dict[str, Any]:
        pig = cast(PigState, st)
        at = PigAt(pig.points, pig.turn, pig.pot, pig.rolled, pig.wolf, pig.short)
        plain: dict[str, Any] = msgspec.to_builtins(at)
        return plain

    def seats_of(self, st: State) -> int:
        return len(cast(PigState, st).points)

    # ---- the rules

    def play(self, st: State) -> Rule:
        return self.turn(cast(PigState, st))

    def turn(self, st: PigState) -> Rule:
        me = st.active
        if st.rolled == 0:
            st.tell(TurnBegan(seat=me, turn=st.turn + 1, rule="PIG-TURN-01"))
        while True:
            if st.rolled:
                yield st.ask(me, 0, 2)
                if st.answer == BANK:
                    self.bank(st, me)
                    break
            face = int(st.below(6)) + 1
            st.rolled += 1
            st.pot = 0 if face == 1 else st.pot + face
            st.tell(Rolled(seat=me, face=face, pot=st.pot, rule="PIG-TURN-02"))
            if face == 1:
                break
            if st.tracked:
                yield st.mark()
        st.turn, st.pot, st.rolled = st.turn + 1, 0, 0
        if self.declaration.team and st.active == 0 and not st.over:
            self.prowl(st)

    def bank(self, st: PigState, me: int) -> None:
        st.points[me] += st.pot
        st.tell(Banked(seat=me, amount=st.pot, now=st.points[me], rule="PIG-TURN-03"))
        have = sum(st.points) if self.declaration.team else st.points[me]
        if have >= self.goal(st):
            self.end(st, "goal")

    def prowl(self, st: PigState) -> None:
        """After every round the wolf comes nearer."""
        st.tell(TurnBegan(seat=WOLF, turn=st.turn, rule="PIG-WOLF-01"))
        st.wolf += int(st.below(3)) + 1
        left = max(0, WOLF_STEPS - st.wolf)
        place = "door" if left == 0 else "yard" if left < 6 else "woods"
        st.tell(WolfCame(by=WOLF, place=place, left=left, rule="PIG-WOLF-01"))
        if left == 0:
            self.end(st, "wolf")

    def end(self, st: PigState, why: str) -> None:
        st.over, st.ending = True, why
        st.tell(GameOver(winners=self.winners(st), why=why, rule="PIG-WIN-01"))

    # ---- what is shown

    def question(self, st: State, number: int) -> Question:
        pig = cast(PigState, st)
        return Question(
            number=number,
            seat=int(st.who),
            kind="roll_on",
            say="ask-roll_on",
            args={"pot": pig.pot},
            options=[Option(ROLL_ON, "opt-roll"), Option(BANK, "opt-bank", {"n": pig.pot})],
            count=2,
            rule="PIG-TURN-02",
        )

    def view(self, st: State, seat: int) -> PigView:
        pig = cast(PigState, st)
        players = [PlayerView(n, points) for n, points in enumerate(pig.points)]
        return PigView(
            seat,
            players,
            pig.active,
            pig.turn + 1,
            pig.pot,
            self.goal(pig),
            pig.wolf,
            pig.over,
            self.winners(pig),
        )

    def winners(self, st: State) -> list[int]:
        pig = cast(PigState, st)
        if pig.ending != "goal":
            return []
        if self.declaration.team:
            return list(range(len(pig.points)))
        return [seat for seat, points in enumerate(pig.points) if points >= self.goal(pig)]

    def reason(self, st: State) -> str:
        return cast(PigState, st).ending

    def imagine(self, st: State, seat: int, now: set[int]) -> None:
        """Nothing is hidden."""

    def digest(self, st: State) -> list[Any]:
        pig = cast(PigState, st)
        return [pig.points[:], pig.turn, pig.pot, pig.rolled, pig.wolf, pig.short, pig.over, pig.ending]

    def audit(self, st: State) -> list[int]:
        pig = cast(PigState, st)
        if min(pig.pot, pig.wolf, *pig.points) < 0:
            raise RulesFault("Pig has lost count.")
        return [len(pig.points)]


RACE = Declaration(
    name="pig",
    title="Pig",
    versions={"base": 1},
    seats_min=2,
    seats_max=6,
    seats_usual=3,
    wins="points",
    view=PigView,
    each_seat="players",
    columns=[Column("points", icon="vp")],
    setups=(Setup("quick_race", 4, {"short": True}),),
    events=EVENTS,
    turn=Turn("TurnBegan", seat="seat", count="turn"),
    ending="GameOver",
)

GAME = Pig(RACE)
