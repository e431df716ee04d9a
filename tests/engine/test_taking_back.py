"""Taking back an answer, trying one, and a rule that fails."""

from __future__ import annotations

from typing import Any, cast

import pytest

from kaiju.engine.errors import CannotUndo, RulesFault
from kaiju.engine.events import Event, TookBack
from kaiju.engine.game import Game
from kaiju.engine.questions import Option, Question
from kaiju.engine.record import begin
from kaiju.engine.state import Rule, State
from kaiju.engine.table import Table
from tests.declared import bare
from tests.engine.toy import BIDS


class Walked(Event, frozen=True, kw_only=True):
    """A step on the path."""

    seat: int
    to: int


class Path(State):
    """A walk of two seats in turn: steps without chance, a die, a hidden card to look at, a pit."""

    def __init__(
        self, rng: int, rigged: list[int], at: list[int], active: int, card: int, shown: bool
    ) -> None:
        super().__init__(rng, rigged)
        self.at = at
        self.active = active
        self.card = card
        self.shown = shown

    def copy(self) -> Path:
        return Path(self.rng, self.rigged[:], self.at[:], self.active, self.card, self.shown)


STEP, PASS, ROLL, LOOK, PIT, END = range(6)


class Walk(Game):
    """Every turn: as many steps as one likes, then pass. Rolling uses chance, looking shows the card."""

    def __init__(self) -> None:
        super().__init__(bare("walk", (2, 2), Walked, TookBack))

    def options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        return {}

    def start(self, seats: int, options: dict[str, Any], rng: int) -> State:
        return Path(rng, [], [0] * seats, 0, 3, False)

    def play(self, st: State) -> Rule:
        return self.turn(cast(Path, st))

    def turn(self, st: Path) -> Rule:
        while True:
            yield st.ask(st.active, 1, 6)
            if st.answer == PASS:
                break
            if st.answer == STEP:
                st.at[st.active] += 1
                st.tell(Walked(seat=st.active, to=st.at[st.active]))
                if st.at[st.active] % 2 == 0 and st.tracked:
                    yield st.mark()
            elif st.answer == ROLL:
                st.at[st.active] += int(st.below(6))
            elif st.answer == LOOK:
                st.shown = True
            elif st.answer == PIT:
                st.at[st.active] += 100
                raise ValueError("the pit has no bottom")
            else:
                st.over = True
                return
        st.active = 1 - st.active

    def question(self, st: State, number: int) -> Question:
        options = [Option(n, f"opt-{n}") for n in range(st.n_opts)]
        return Question(number=number, seat=st.who, kind="walk", say="ask-walk", options=options, count=6)

    def view(self, st: State, seat: int) -> Any:
        path = cast(Path, st)
        return {"at": path.at[:], "card": path.card if path.shown else None}

    def winners(self, st: State) -> list[int]:
        return [0]

    def seen(self, st: State, seat: int) -> set[int]:
        path = cast(Path, st)
        return {path.card} if path.shown else set()

    def digest(self, st: State) -> list[Any]:
        path = cast(Path, st)
        return [path.at[:], path.active, path.card, path.shown]


WALK = Walk()


def open_walk(**kwargs: Any) -> Table:
    return begin(WALK, seats=2, seed=4, **kwargs)


def test_an_answer_is_taken_back_and_the_history_goes_on() -> None:
    table = open_walk()
    table.answer(0, STEP)
    before = table.digest()
    table.answer(0, STEP)
    assert table.view()["at"] == [2, 0]
    assert table.can_undo(0)
    table.undo(0)
    assert table.digest() == before
    assert table.count == 3, "question numbers go on counting"
    assert table.events == [Walked(seat=0, to=1), Walked(seat=0, to=2), TookBack(seat=0)]
    assert table.answers() == [(0, STEP, 0), (0, STEP, 0), (0, -1, 0)]
    assert table.question is not None
    assert table.question.number == 3


def test_several_answers_are_taken_back_one_after_the_other_across_marks() -> None:
    table = open_walk()
    digests = []
    for _ in range(5):
        digests.append(table.digest())
        table.answer(0, STEP)
    for was in reversed(digests):
        table.undo(0)
        assert table.digest() == was
        assert table.copy().digest() == was
    with pytest.raises(CannotUndo):
        table.undo(0)
    table.answer(0, STEP)
    table.answer(0, STEP)
    table.undo(0)
    table.answer(0, STEP)
    assert table.view()["at"] == [2, 0]
    assert table.copy().digest() == table.digest()


@pytest.mark.parametrize("answer", [ROLL, LOOK])
def test_not_after_chance_was_used_or_something_hidden_was_shown(answer: int) -> None:
    table = open_walk()
    table.answer(0, STEP)
    table.answer(0, answer)
    before = table.digest()
    assert not table.can_undo(0)
    with pytest.raises(CannotUndo):
        table.undo(0)
    assert table.digest() == before
    assert table.count == 2
    table.answer(0, STEP)
    assert table.can_undo(0), "the answer after it used no chance and showed nothing"
    table.undo(0)
    assert not table.can_undo(0)


def test_not_once_somebody_else_has_answered_but_before_that() -> None:
    table = open_walk()
    table.answer(0, PASS)
    assert table.asked == [1]
    assert table.can_undo(0)
    assert not table.can_undo(1)
    table.answer(1, STEP)
    assert not table.can_undo(0)
    assert table.can_undo(1)
    table.undo(1)
    assert not table.can_undo(0), "somebody else has answered since, even if that was taken back"


def test_not_after_the_end() -> None:
    table = open_walk()
    table.answer(0, END)
    assert table.over
    assert not table.can_undo(0)


def test_the_reason_is_told() -> None:
    table = open_walk()
    assert table.why_not_undo(0) == "There is no answer of yours to take back."
    table.answer(0, ROLL)
    assert table.why_not_undo(0).startswith("Something has come by chance")
    table.answer(0, LOOK)
    assert table.why_not_undo(0) == "Something that was hidden has come to light since."
    table.answer(0, PASS)
    table.answer(1, STEP)
    assert table.why_not_undo(0) == "Somebody else has answered since."
    table.answer(1, END)
    assert table.why_not_undo(1) == "The game is over; nothing can be taken back."


def test_a_live_table_takes_back_too() -> None:
    seeds = iter(range(1, 100))
    table = open_walk(entropy=lambda: next(seeds))
    table.answer(0, STEP)
    before = table.digest()[-1]
    table.answer(0, STEP)
    table.undo(0)
    assert table.digest()[-1] == before
    table.answer(0, ROLL)
    assert table.copy().digest() == table.digest()


def test_an_answer_given_with_others_can_be_taken_back_until_one_of_them_answers() -> None:
    table = begin(BIDS, seats=3, seed=1)
    table.answer(1, 2)
    assert table.can_undo(1)
    table.undo(1)
    assert table.asked == [0, 1, 2]
    table.answer(1, 4)
    table.answer(0, 1)
    assert not table.can_undo(1)
    assert table.can_undo(0)
    table.answer(2, 0)
    assert not table.can_undo(2), "the bids are on the table and a die was rolled"


def test_a_trial_changes_nothing_and_can_be_taken_over() -> None:
    table, plain = open_walk(), open_walk()
    for answer in (STEP, STEP, ROLL, PASS):
        seat = table.asked[0]
        before = table.digest()
        trial = table.trial(seat, answer)
        assert table.digest() == before
        table.become(trial)
        plain.answer(seat, answer)
        assert table.digest() == plain.digest()
        assert table.events == plain.events
        assert table.answers() == plain.answers()
        assert [table.can_undo(s) for s in (0, 1)] == [plain.can_undo(s) for s in (0, 1)]
    table.undo(0)
    plain.undo(0)
    assert table.digest() == plain.digest()


def test_a_trial_of_a_rule_that_fails_leaves_the_table_as_it_was() -> None:
    table = open_walk()
    table.answer(0, STEP)
    before = table.digest()
    with pytest.raises(RulesFault):
        table.trial(0, PIT)
    assert table.failed is None
    assert table.digest() == before
    table.answer(0, STEP)
    assert table.view()["at"] == [2, 0]


def test_a_failed_table_refuses_from_then_on() -> None:
    table = open_walk()
    table.answer(0, STEP)
    with pytest.raises(RulesFault) as caught:
        table.answer(0, PIT)
    assert isinstance(caught.value.__cause__, ValueError)
    assert table.failed is caught.value.__cause__
    for refused in (
        lambda: table.answer(0, STEP),
        table.copy,
        lambda: table.imagine(0, 1),
        lambda: table.trial(0, STEP),
    ):
        with pytest.raises(RulesFault):
            refused()
    with pytest.raises(CannotUndo):
        table.undo(0)
    assert table.answers() == [(0, STEP, 0), (0, PIT, 0)], "its record ends with the answer that failed"
