"""When no world fits, and what a game must say so that worlds are found."""

from __future__ import annotations

from typing import Any, cast

import pytest

from kaiju.engine.errors import NotAsked, NoWorldFound
from kaiju.engine.events import Event
from kaiju.engine.game import Game
from kaiju.engine.questions import Option, Question
from kaiju.engine.record import begin
from kaiju.engine.state import Rule, State
from kaiju.engine.worlds import TRIES, search
from tests.declared import bare
from tests.engine.toy import BIDS

NUMBERS = 1 << 40


class Told(Event, frozen=True, kw_only=True):
    """The secret number, told to everybody."""

    number: int


class Vault(State):
    def __init__(self, rng: int, rigged: list[int], number: int) -> None:
        super().__init__(rng, rigged)
        self.number = number
        self.told = False

    def copy(self) -> Vault:
        return Vault(self.rng, self.rigged[:], self.number)


class Numbers(Game):
    """One secret number out of very many, told after the first answer; ``honest`` games say that it is known then."""

    def __init__(self, honest: bool) -> None:
        super().__init__(bare("numbers", (1, 1), Told))
        self.honest = honest

    def options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        return {}

    def start(self, seats: int, options: dict[str, Any], rng: int) -> State:
        return Vault(rng, [], rng % NUMBERS)

    def play(self, st: State) -> Rule:
        vault = cast(Vault, st)
        yield st.ask(0, 1, 2)
        vault.told = True
        st.tell(Told(number=vault.number))
        yield st.ask(0, 1, 2)
        st.over = True

    def question(self, st: State, number: int) -> Question:
        options = [Option(n, "opt") for n in range(2)]
        return Question(number=number, seat=0, kind="ask", say="ask", options=options, count=2)

    def view(self, st: State, seat: int) -> Any:
        return {}

    def winners(self, st: State) -> list[int]:
        return [0]

    def seen(self, st: State, seat: int) -> set[int]:
        vault = cast(Vault, st)
        return {vault.number} if vault.told and self.honest else set()

    def imagine(self, st: State, seat: int, now: set[int]) -> None:
        vault = cast(Vault, st)
        if vault.number not in now:
            vault.number = int(st.below(NUMBERS))

    def digest(self, st: State) -> list[Any]:
        return [cast(Vault, st).number]


def test_the_search_ends_and_the_true_world_is_not_given_instead() -> None:
    table = begin(Numbers(honest=False), seats=1, seed=5)
    assert table.imagine(0, 1).digest() != table.digest()
    table.answer(0, 1)
    before = table.digest()
    with pytest.raises(NoWorldFound, match=str(TRIES)):
        table.imagine(0, 1)
    assert search(table, 0, 1, 7) == (None, 7)
    assert table.digest() == before
    table.answer(0, 1)
    assert table.over, "the table goes on as if nothing had been asked"


def test_what_has_come_to_light_stays_as_it_is() -> None:
    table = begin(Numbers(honest=True), seats=1, seed=5)
    table.answer(0, 1)
    world, tries = search(table, 0, 1, TRIES)
    assert world is not None
    assert tries == 1
    assert world.events == table.events


def test_secret_bids_are_drawn_anew_for_all_but_who_made_them() -> None:
    table = begin(BIDS, seats=3, seed=1)
    table.answer(2, 4)
    assert {table.imagine(0, n).answers()[0][1] for n in range(60)} == set(range(5))
    assert {table.imagine(-1, n).answers()[0][1] for n in range(60)} == set(range(5))
    assert {table.imagine(2, n).answers()[0][1] for n in range(10)} == {4}
    table.answer(0, 1)
    table.answer(1, 2)
    points = table.view()["points"]
    world = table.imagine(0, 3)
    assert world.view()["points"] == points, "bids that are on the table stay as they were"


def test_there_is_no_world_for_a_seat_that_is_not_there() -> None:
    table = begin(BIDS, seats=3, seed=1)
    for seat in (3, -2, None, "0", True):
        with pytest.raises(NotAsked, match="no seat"):
            table.imagine(seat, 1)  # type: ignore[arg-type]
