"""Windows and automatic effects: who is asked what, and in which order things happen."""

from __future__ import annotations

from kaiju.engine.hooks import Power, in_any_order, tangled, window
from kaiju.engine.state import Rule, State

READS_A, READS_B, WRITES_A = 1, 2, 1


class Player:
    def __init__(self) -> None:
        self.done: list[int] = []
        self.energy = 4


class Note(Power[State, Player]):
    """An automatic effect that notes that it ran."""

    def __init__(self, id: int, reads: int, writes: int) -> None:
        super().__init__(id)
        self.reads, self.writes = reads, writes

    def ready(self, st: State, me: Player, moment: int) -> bool:
        return self.id not in me.done

    def act(self, st: State, me: Player, moment: int) -> Rule | None:
        me.done.append(self.id)
        return None


class Priced(Power[State, Player]):
    """An offer that costs 2 energy and asks a question of its own."""

    def ready(self, st: State, me: Player, moment: int) -> bool:
        return me.energy >= 2

    def act(self, st: State, me: Player, moment: int) -> Rule | None:
        return self.use(st, me)

    def use(self, st: State, me: Player) -> Rule:
        me.energy -= 2
        yield st.ask(0, 99, 2)
        me.done.append(self.id * 10 + int(st.answer))


def drive(rule: Rule, st: State, answers: list[int]) -> list[tuple[int, int]]:
    """Answer every pause; returns the kind and number of options of each question."""
    asked = []
    for _ in rule:
        asked.append((int(st.kind), int(st.n_opts)))
        st.answer = answers.pop(0)
    assert not answers, "fewer questions than expected"
    return asked


def test_independent_effects_run_without_a_question() -> None:
    st, me = State(1, []), Player()
    effects = [Note(1, 0, WRITES_A), Note(2, 0, WRITES_A), Note(3, READS_B, 0)]
    assert not tangled(effects)
    assert drive(in_any_order(st, 0, me, effects, 0, 5), st, []) == []
    assert me.done == [1, 2, 3]


def test_effects_that_touch_each_other_are_ordered_by_their_owner() -> None:
    st, me = State(1, []), Player()
    effects = [Note(1, 0, WRITES_A), Note(2, READS_A, 0), Note(3, 0, 0)]
    assert tangled(effects)
    assert drive(in_any_order(st, 0, me, effects, 0, 5), st, [1]) == [(5, 3)]
    assert me.done == [2, 1, 3], "once the rest cannot matter nobody is asked"


def test_an_effect_that_an_earlier_one_removed_does_not_run() -> None:
    class Remover(Note):
        def act(self, st: State, me: Player, moment: int) -> Rule | None:
            me.done += [self.id, 2]
            return None

    st, me = State(1, []), Player()
    drive(in_any_order(st, 0, me, [Remover(1, 0, 0), Note(2, 0, 0)], 0, 5), st, [])
    assert me.done == [1, 2]


def test_a_window_repeats_until_declined() -> None:
    st, me = State(1, []), Player()
    asked = drive(window(st, 0, me, [Priced(1), Priced(2)], 0, 8), st, [2, 1, 0])
    assert asked == [(8, 3), (99, 2), (8, 3)]
    assert me.done == [21]


def test_a_window_closes_when_nothing_can_be_paid() -> None:
    st, me = State(1, []), Player()
    asked = drive(window(st, 0, me, [Priced(1)], 0, 8), st, [1, 0, 1, 1])
    assert asked == [(8, 2), (99, 2), (8, 2), (99, 2)]
    assert me.energy == 0


def test_nobody_is_asked_without_anything_to_use() -> None:
    st, me = State(1, []), Player()
    me.energy = 1
    assert drive(window(st, 0, me, [Priced(1)], 0, 8), st, []) == []
