"""A stall: the smallest game in which rich players buy good cards, to check what a study of balance says by hand.

Two seats. A coin says for each whether it is rich. Whoever is rich may buy the sword, or the lamp, or nothing. Then one
ticket is drawn: everybody has one, two more for being rich and two more for the sword. The lamp is good for nothing,
but only the rich have one.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, cast

import msgspec

from kaiju.engine.declaration import Column, Declaration, Taken, Turn
from kaiju.engine.events import Event
from kaiju.engine.game import Game
from kaiju.engine.positions import read
from kaiju.engine.questions import Option, Question
from kaiju.engine.state import Rule, State

GOODS = ("", "sword", "lamp")


class StallAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    script: list[int] = []


class Place(msgspec.Struct, frozen=True):
    seat: int
    tickets: int


class StallView(msgspec.Struct, frozen=True, tag_field="game", tag="stall"):
    places: list[Place]
    turn: int


class Began(Event, frozen=True, kw_only=True):
    seat: int
    turn: int


class Bought(Event, frozen=True, kw_only=True):
    seat: int


class Drawn(Event, frozen=True, kw_only=True):
    winners: list[int]
    why: str


class StallState(State):
    def __init__(self, rng: int, rigged: list[int]) -> None:
        super().__init__(rng, rigged)
        self.rich: list[int] = []
        self.bought: list[int] = []
        self.won = -1

    def copy(self) -> StallState:
        twin = StallState(self.rng, self.rigged[:])
        twin.rich, twin.bought, twin.won, twin.over = self.rich[:], self.bought[:], self.won, self.over
        return twin

    def tickets(self, seat: int) -> int:
        rich = self.rich[seat] if seat < len(self.rich) else 0
        sword = seat < len(self.bought) and self.bought[seat] == 1
        return 1 + 2 * rich + 2 * int(sword)


class Stall(Game):
    def options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        return {}

    def start(self, seats: int, options: dict[str, Any], rng: int) -> State:
        return StallState(rng, [])

    def place(self, position: dict[str, Any], rng: int) -> State:
        return StallState(rng, read(StallAt, position, self.title, "", []).script)

    def position(self, st: State) -> dict[str, Any]:
        return {}

    def seats_of(self, st: State) -> int:
        return 2

    def play(self, st: State) -> Rule:
        return self.turn(cast(StallState, st))

    def turn(self, st: StallState) -> Rule:
        st.rich = [int(st.below(2)), int(st.below(2))]
        for seat in range(2):
            st.tell(Began(seat=seat, turn=seat + 1))
            if st.rich[seat]:
                yield st.ask(seat, 0, 3)
                st.bought.append(int(st.answer))
                if st.answer:
                    st.tell(Bought(seat=seat, card=GOODS[st.answer]))
            else:
                st.bought.append(0)
        st.won = 0 if st.below(st.tickets(0) + st.tickets(1)) < st.tickets(0) else 1
        st.over = True
        st.tell(Drawn(winners=[st.won], why="drawn"))

    def question(self, st: State, number: int) -> Question:
        buys = [Option(i, "opt-buy", {"card": name}) for i, name in enumerate(GOODS) if name]
        options = [Option(0, "opt-done"), *buys]
        return Question(number=number, seat=int(st.who), kind="buy", say="ask-buy", options=options, count=3)

    def view(self, st: State, seat: int) -> StallView:
        stall = cast(StallState, st)
        return StallView([Place(s, stall.tickets(s)) for s in range(2)], len(stall.bought))

    def winners(self, st: State) -> list[int]:
        won = cast(StallState, st).won
        return [won] if won >= 0 else []

    def reason(self, st: State) -> str:
        return "drawn"

    def imagine(self, st: State, seat: int, now: set[int]) -> None:
        """Nothing is hidden."""

    def digest(self, st: State) -> list[Any]:
        stall = cast(StallState, st)
        return [stall.rich, stall.bought, stall.won]

    def audit(self, st: State) -> list[int]:
        return [2]


GAME = Stall(
    Declaration(
        name="stall",
        title="Stall",
        versions={"base": 1},
        seats_min=2,
        seats_max=2,
        seats_usual=2,
        wins="alone",
        view=StallView,
        each_seat="places",
        columns=[Column("tickets")],
        events=(Began, Bought, Drawn),
        turn=Turn("Began", seat="seat", count="turn"),
        ending="Drawn",
        taken=(Taken("Bought", "opt-buy"),),
    )
)


def chance(rich: list[int], bought: list[int]) -> Fraction:
    """The first seat's chance to win, whoever has not bought yet taking anything that there is, equally likely."""
    if len(bought) == 2:
        tickets = [1 + 2 * r + 2 * (b == 1) for r, b in zip(rich, bought, strict=True)]
        return Fraction(tickets[0], sum(tickets))
    if not rich[len(bought)]:
        return chance(rich, [*bought, 0])
    return sum((chance(rich, [*bought, good]) for good in range(3)), Fraction()) / 3
