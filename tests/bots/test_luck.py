"""Luck in parts: answers that are tried under one number meet the same dice, turn after turn."""

from __future__ import annotations

from kaiju.bots import Worlds
from kaiju.bots.judging import Trial
from kaiju.bots.luck import lot
from kaiju.engine.chance import below
from tests.bots.tables import position


def test_every_part_of_every_turn_has_luck_of_its_own() -> None:
    lots = {lot(luck, turn, part) for luck in (1, 2, 1 << 59) for turn in range(40) for part in range(4)}
    assert len(lots) == 3 * 40 * 4
    assert all(0 < each < 1 << 61 for each in lots)


def test_parts_of_luck_are_as_even_as_dice() -> None:
    """The first die of 6,000 parts: each face about a sixth of the time (six standard errors are 173)."""
    found = [0] * 6
    for luck in range(1, 101):
        for turn in range(60):
            found[below(lot(luck * 0x9E3779B97F4A7, turn, turn % 3), 6)] += 1
    assert all(abs(n - 1000) < 173 for n in found)


def test_the_same_luck_makes_answers_comparable() -> None:
    """Two ways to keep dice that hardly differ come to much the same, though one of them rolls a die less."""
    table = position({"vp": 5}, {"place": "city", "vp": 5}, script="3 3 3 1 2 e")
    question = table.question
    assert question is not None
    trial = Trial(Worlds.of(table, 0), question, [0b000111, 0b100111], 7)
    trial.try_in(60, [0, 1])
    _, error = trial.gain(0, 1)
    apart = (trial.error(0) ** 2 + trial.error(1) ** 2) ** 0.5
    assert error < 0.85 * apart, "tried apart they would differ by more"
