"""Windows and automatic effects: who is asked what, and in which order things happen."""

from __future__ import annotations

from kaiju.engine.hooks import (
    ROOM,
    Hook,
    Part,
    Power,
    Powers,
    at,
    in_any_order,
    overridden,
    tangled,
    watch,
    window,
)
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


# ---------------------------------------------------------- tables of hooks, and what powers come to


class Piece(Power[State, Player]):
    """A card of a game with two hooks."""

    def on_gain(self) -> None:
        """Something was gained."""

    def on_loss(self) -> None:
        """Something was lost."""


class Mourner(Piece):
    def on_loss(self) -> None:
        self.writes = 0


class Both(Mourner):
    def on_gain(self) -> None:
        self.reads = 0


ON_GAIN, ON_LOSS = 0, ROOM - 1
TABLE: list[Hook] = [(ON_GAIN, Piece.on_gain), (ON_LOSS, Piece.on_loss)]


def test_a_class_has_the_hooks_that_it_or_a_parent_overrides() -> None:
    assert overridden(Piece, TABLE) == 0
    assert overridden(Mourner, TABLE) == at(ON_LOSS)
    assert overridden(Both, TABLE) == at(ON_GAIN, ON_LOSS)


def test_there_is_room_for_moments_and_hooks_up_to_the_last_bit() -> None:
    part = Part(at(0, ROOM - 1), at(ROOM - 1))
    assert (part.at, part.on) == ([0, ROOM - 1], [ROOM - 1])


def test_powers_are_listed_by_moment_and_hook_in_the_order_they_came() -> None:
    first, second = Piece(1), Piece(2)
    powers: Powers[Piece] = Powers(4, 2)
    powers.join(first, Part(at(1, 3), at(0)))
    before = powers.at[1]
    powers.join(second, Part(at(1), 0))
    assert powers.at == [[], [first, second], [], [first]]
    assert powers.on == [[first], []]
    assert (powers.moments, powers.hooks) == (at(1, 3), at(0))
    assert before == [first], "a list that somebody is going through is replaced, never edited"


def test_a_state_knows_which_moments_and_hooks_anybody_has() -> None:
    st = State(1, [])
    one: Powers[Piece] = Powers(ROOM, ROOM)
    other: Powers[Piece] = Powers(ROOM, ROOM)
    one.join(Piece(1), Part(at(ROOM - 1), 0))
    other.join(Piece(2), Part(at(2), at(5, ROOM - 1)))
    watch(st, [one, other])
    assert [m for m in range(ROOM) if st.heeds(m)] == [2, ROOM - 1]
    assert [h for h in range(ROOM) if st.minds(h)] == [5, ROOM - 1]
    watch(st, [one])
    assert not st.heeds(2)
    assert not st.minds(5)
