"""Everything that can be done to a table, in any order: it stays the table that its answers make it.

Answers, taking back, trials, copies, worlds, positions and records are mixed by chance. After each of them the table
shows, asks and holds what another one does that came there by another way.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

import kaiju
from kaiju.engine.errors import CannotUndo
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games import game_named
from tests.every_game.games import Dice, Setting, every_setting, takes_back
from tests.marks import compiled

pytestmark = compiled

DEEDS = 120


def seats_of(table: Table) -> range:
    return range(table.start["seats"])


def shown(table: Table) -> list[object]:
    """All there is to see of a table; the numbering of questions belongs to its history, not to the game."""
    questions = [table.question_for(seat) for seat in seats_of(table)]
    everybody = [-1, *seats_of(table)]
    return [
        table.digest(),
        [replace(question, number=0) if question else None for question in questions],
        [table.view(seat) for seat in everybody],
        [table.waiting(seat) for seat in everybody],
        table.winners,
    ]


class Mixer:
    """Does one thing after another to a table, and compares."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.dice = Dice(seed)
        name, seats, options = setting
        live = self.dice.below(2)
        self.entropy: Callable[[], int | str] | None = self.fresh if live else None
        start = self.key() if self.dice.below(2) else seed
        self.table = begin(game_named(name), seats=seats, seed=start, options=options, entropy=self.entropy)
        self.has_record = True  # a world has none of its own
        self.undone = 0

    def key(self) -> str:
        return f"{self.dice.below(1 << 30):032x}"

    def fresh(self) -> int | str:
        return self.key() if self.dice.below(2) else self.dice.below(1 << 30)

    def choice(self) -> tuple[int, int]:
        """A seat that is asked, and what it answers."""
        asked = self.table.asked
        seat = asked[self.dice.below(len(asked))]
        question = self.table.question_for(seat)
        assert question is not None
        return seat, self.dice.below(question.count)

    def can_undo(self, table: Table) -> list[bool]:
        return [table.can_undo(seat) for seat in seats_of(table)]

    def answer(self) -> None:
        """An answer, which is taken back now and then, if that is possible."""
        if self.table.over:
            return
        before = shown(self.table)
        seat, answer = self.choice()
        self.table.answer(seat, answer)
        if self.dice.below(3) == 0 and self.table.can_undo(seat):
            self.table.undo(seat)
            self.undone += 1
            assert shown(self.table) == before

    def undo(self) -> None:
        seat = self.dice.below(len(seats_of(self.table)))
        before = shown(self.table)
        if self.table.can_undo(seat):
            self.table.undo(seat)
            self.undone += 1
        else:
            with pytest.raises(CannotUndo):
                self.table.undo(seat)
            assert shown(self.table) == before

    def trial(self) -> None:
        if self.table.over:
            return
        before = shown(self.table)
        seat, answer = self.choice()
        trial = self.table.trial(seat, answer, self.fresh() if self.dice.below(2) else 0)
        assert shown(self.table) == before
        after = shown(trial)
        can = self.can_undo(trial)
        self.table.become(trial)
        assert shown(self.table) == after
        assert self.can_undo(self.table) == can
        if can[seat] and self.dice.below(2):
            self.table.undo(seat)
            self.undone += 1
            assert shown(self.table) == before

    def copy(self) -> None:
        twin = self.table.copy()
        assert shown(twin) == shown(self.table)
        assert self.can_undo(twin) == self.can_undo(self.table)

    def imagine(self) -> None:
        """A world that is the same for a seat, and that is perhaps played instead from now on."""
        seat = self.dice.below(len(seats_of(self.table)) + 1) - 1
        world = self.table.imagine(seat, self.dice.below(1 << 30))
        assert world.view(seat) == self.table.view(seat)
        assert world.question_for(seat) == self.table.question_for(seat)
        assert world.waiting(seat) == self.table.waiting(seat)
        assert shown(world.copy()) == shown(world)
        if self.dice.below(3) == 0:
            self.table = world
            self.has_record = False

    def position(self) -> None:
        sent = msgspec.json.decode(msgspec.json.encode(kaiju.position(self.table)))
        twin = kaiju.scenario(self.table.game.name, sent)
        assert shown(twin) == shown(self.table)
        if self.dice.below(3) == 0:
            self.table = twin
            self.table.entropy = self.entropy
            self.has_record = True

    def record(self) -> None:
        if self.has_record:
            twin = kaiju.load(kaiju.save(self.table))
            assert shown(twin) == shown(self.table)
            assert twin.count == self.table.count
            assert twin.events == self.table.events
            assert self.can_undo(twin) == self.can_undo(self.table)


@every_setting
def test_a_table_stays_the_same_whatever_is_done_to_it(setting: Setting) -> None:
    done = undone = 0
    for seed in itertools.count(401):
        mixer = Mixer(setting, seed)
        deeds = [*[mixer.answer] * 5, *[mixer.undo] * 2, mixer.trial, mixer.copy, mixer.imagine]
        deeds += [mixer.position, mixer.record]
        for _ in range(DEEDS):
            deeds[mixer.dice.below(len(deeds))]()
            done += 1
            if mixer.table.over and mixer.dice.below(5) == 0:
                break
        mixer.record()
        undone += mixer.undone
        if done >= DEEDS and (undone > 3 or not takes_back(setting[0])):
            break
