"""Hints: the best answer and one's own, honestly, in words of the game; and nothing that the seat does not know."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kaiju import scenario
from kaiju.advice import hints
from kaiju.advice.hints import Hint, HintBudget, hint_of, hint_packed
from kaiju.advice.naming import parts
from kaiju.bots import Worlds, judging, stand_in_for
from kaiju.bots.calibration import Calibrations
from kaiju.bots.judging import Trial
from kaiju.bots.reasons import Aftermath, Comparison, Reason, of_every_game, reasons_for, told_apart
from kaiju.engine.declaration import entries
from kaiju.engine.forms import amounts_answer, order_answer, pick_answer
from kaiju.engine.questions import Option, Question
from kaiju.engine.record import begin, read, steps
from kaiju.engine.table import Table
from kaiju.games import SHELF, game_named
from kaiju.rulebook import Words, files
from kaiju.rulebook.telling import Cast, tell_thing
from kaiju.rulebook.words import ENGLISH
from tests.advice.playouts import stand_in
from tests.bots.test_searching import SETTINGS, moments

SMALL = HintBudget(12, 2)
TINY = HintBudget(8, 2)


def told(hint: Hint) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(hint)
    return found


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda s: f"{s[0]}-{s[1]}")
def test_a_hint_depends_on_nothing_that_is_hidden_from_its_seat(
    setting: tuple[str, int, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(monkeypatch)
    looked = 0
    for table, seat in moments(setting, 11, 7, 4):
        question = table.question_for(seat)
        assert question is not None
        mine = question.count - 1
        here = hint_of(Worlds.of(table, seat), question, mine, SMALL)
        for seed in (101, 102):
            other = table.imagine(seat, seed)
            again = other.question_for(seat)
            assert again is not None
            assert told(hint_of(Worlds.of(other, seat), again, mine, SMALL)) == told(here)
        looked += 1
    assert looked >= 3


@pytest.mark.parametrize("name", list(SHELF))
def test_a_worker_gives_the_same_hint_and_the_same_twice(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch)
    game = game_named(name)
    table = begin(game, seats=game.declaration.seats_usual, seed=3)
    seat = table.asked[0]
    question = table.question_for(seat)
    assert question is not None
    before = table.digest()
    worlds = Worlds.of(table, seat)
    found = [told(hint_of(worlds, question, 0, SMALL)) for _ in range(2)]
    found.append(told(hint_packed(worlds.packed(), question, 0, SMALL, hints.SEED)))
    assert found[0] == found[1] == found[2]
    assert table.digest() == before
    best = found[0]["best"]
    assert 0 <= best["low"] <= best["chance"] <= best["high"] <= 1
    assert found[0].get("team", False) == game.declaration.team
    assert best["answer"] in question.answers()


def test_the_playouts_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch)
    spent: list[int] = []
    narrow = Trial.narrow

    def counted(self: Trial, *args: Any) -> list[int]:
        left = narrow(self, *args)
        spent.append(self.spent)
        return left

    monkeypatch.setattr(Trial, "narrow", counted)
    table = begin(game_named("king_of_tokyo"), seats=4, seed=8)
    question = table.question
    assert question is not None
    hint_of(Worlds.of(table, question.seat), question, 0, HintBudget(30, 1))
    assert len(spent) == 1
    assert 0 < spent[0] <= 30


def at_question(name: str, kind: str, seed: int) -> tuple[Table, Question]:
    """A table of bots at which somebody is asked such a question."""
    from kaiju.bots import ask_bot, make_bot

    table = begin(game_named(name), seats=2, seed=seed)
    bots = [make_bot(stand_in_for(name), name, seat) for seat in range(2)]
    while not table.over:
        question = table.question
        assert question is not None
        if question.kind == kind:
            return table, question
        table.answer(question.seat, ask_bot(bots[question.seat], table, question))
    raise AssertionError(f"nobody was asked {kind}")


def test_ones_own_choice_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch)
    table, question = at_question("king_of_tokyo", "yield", 4)
    worlds = Worlds.of(table, question.seat)
    best = hint_of(worlds, question, None, SMALL)
    assert best.mine is None
    assert best.verdict in ("", "even")
    assert best.instead is not None
    assert best.instead.answer != best.best.answer
    same = hint_of(worlds, question, best.best.answer, SMALL)
    assert same.verdict == "same"
    assert same.mine == same.best
    assert same.instead == best.instead, "reasons compare with something: it is told with what"
    other = hint_of(worlds, question, best.instead.answer, SMALL)
    assert other.verdict == {"": "better", "even": "equal"}[best.verdict]
    assert other.best == best.best
    assert other.instead is None
    assert other.mine is not None
    assert other.reasons


class Scripted:
    """Playouts that come to what a script says, by whether the seat that was asked stays in Tokyo."""

    budget = 40
    calibrations: Calibrations = {}

    def __init__(self, seat: int, stays: list[float], leaves: list[float]) -> None:
        self.seat = seat
        self.script = {True: stays, False: leaves}
        self.played = {True: 0, False: 0}

    def play_on(self, table: Table) -> list[float]:
        row: Any = entries(table.game.declaration, table.view())[self.seat]
        stays = row.place != "outside"
        chances = self.script[stays]
        chance = chances[self.played[stays] % len(chances)]
        self.played[stays] += 1
        return [
            chance if seat == self.seat else 1.0 - chance for seat in range(table.game.seats_of(table.st))
        ]


def hint_scripted(
    monkeypatch: pytest.MonkeyPatch, stays: list[float], leaves: list[float], mine: int | None
) -> Hint:
    """A hint for somebody who may yield Tokyo, when it comes to this."""
    table, question = at_question("king_of_tokyo", "yield", 4)
    assert [option.say for option in question.options] == ["opt-stay", "opt-yield"]
    scripted = Scripted(question.seat, stays, leaves)
    monkeypatch.setattr(judging, "playouts_of", lambda game: scripted)
    return hint_of(Worlds.of(table, question.seat), question, mine, HintBudget(24, 2))


GOOD, BAD = [0.9], [0.1]
NOW_AND_THEN = [0.1, 0.9]
"""Half and half on the whole; the other way round it is the same on the whole."""
EVEN = [
    pytest.param(NOW_AND_THEN, NOW_AND_THEN[::-1], id="luck"),
    pytest.param([0.5], [0.5], id="alike"),
    pytest.param([0.2, 0.8, 0.9], [0.8, 0.1, 0.8], id="a-little-better"),
]


@pytest.mark.parametrize(("stays", "leaves", "best"), [(GOOD, BAD, 0), (BAD, GOOD, 1)], ids=["stay", "leave"])
def test_a_choice_is_the_same_or_the_hint_is_better(
    stays: list[float], leaves: list[float], best: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever answer is clearly better, and whatever the bot would have done."""
    for mine, verdict in ((best, "same"), (1 - best, "better"), (None, "")):
        found = hint_scripted(monkeypatch, stays, leaves, mine)
        assert (found.best.answer, found.verdict) == (best, verdict)


@pytest.mark.parametrize(("stays", "leaves"), EVEN)
def test_answers_that_the_games_do_not_tell_apart_are_equal_or_even(
    stays: list[float], leaves: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = hint_scripted(monkeypatch, stays, leaves, None)
    assert alone.verdict == "even"
    assert alone.instead is not None
    other = hint_scripted(monkeypatch, stays, leaves, alone.instead.answer)
    assert (other.best.answer, other.verdict) == (alone.best.answer, "equal")
    own = hint_scripted(monkeypatch, stays, leaves, alone.best.answer)
    assert (own.best.answer, own.verdict) == (alone.best.answer, "same")


def test_an_answer_is_named_by_its_parts() -> None:
    items = [Option(1 << n, f"opt-{n}", of=2) for n in range(3)]
    asked = {"number": 0, "seat": 0, "kind": "k", "say": "ask-k", "count": 99, "items": items}
    also = [Option(8, "opt-no")]

    def names(form: str, answer: int, **more: Any) -> list[str]:
        question = Question(**{**asked, "form": form, "also": also, **more})
        return [option.say for option in parts(question, answer)]

    assert names("subset", 5) == ["opt-0", "opt-2"]
    assert names("subset", 8) == ["opt-no"]
    assert names("subset", 0) == []
    assert names("pick", pick_answer([0, 2], 3, 2, 2), least=2, most=2) == ["opt-0", "opt-2"]
    assert names("order", order_answer([2, 0, 1], 3)) == ["opt-2", "opt-0", "opt-1"]
    taken = amounts_answer([2, 0, 1], [2, 2, 2], 3, 3)
    assert names("amounts", taken, least=3, most=3) == ["opt-0", "opt-0", "opt-2"]
    assert names("choose", 1, options=[Option(0, "opt-a"), Option(1, "opt-b")], items=[]) == ["opt-b"]


Stood = list[tuple[int, int]]
"""Hearts and VP at the end of each try."""


def compare(best: Stood, other: Stood, lost: int = 0) -> Comparison:
    """Two answers at the beginning of a game of two, by how their tries ended; the other was lost so often."""
    table = begin(game_named("king_of_tokyo"), seats=2, seed=1)
    question = table.question
    assert question is not None
    view = table.view(question.seat)
    seat = question.seat

    def seen(hearts: int, vp: int) -> Any:
        rows = [
            msgspec.structs.replace(row, hearts=hearts, vp=vp) if row.seat == seat else row
            for row in view.monsters
        ]
        return msgspec.structs.replace(view, monsters=rows)

    one, two = Aftermath(0), Aftermath(1)
    one.ends, two.ends = [seen(*end) for end in best], [seen(*end) for end in other]
    two.lost = lost
    return Comparison(table.game.declaration, view, question, one, two)


def test_what_chance_may_have_done_is_no_reason() -> None:
    """Hearts by the dice: three quarters more on average in four tries, and it may as well be the other way round."""
    assert (
        of_every_game(compare([(9, 0), (3, 0), (9, 0), (5, 0)], [(3, 0), (9, 0), (3, 0), (8, 0)], lost=1))
        == []
    )
    steady = compare([(9, 0), (3, 0), (9, 0), (5, 0)], [(8, 0), (2, 0), (8, 0), (5, 0)])
    assert of_every_game(steady) == [Reason("reason-hearts", {"n": 0.8, "sign": "more"})]


def test_a_monster_that_wins_with_fewer_vp_is_closer() -> None:
    """With 12 VP and a card that wins at 17, five are missing."""
    dressed = {"vp": 12, "cards": ["astronaut"]}
    table = scenario(
        "king-of-tokyo", {"monsters": [dressed, {"place": "city"}], "options": {"halloween": True}}
    )
    view, question = table.view(0), table.question
    assert question is not None
    best, other = Aftermath(0), Aftermath(1)
    best.ends = other.ends = [view] * 2
    compared = Comparison(table.game.declaration, view, question, best, other)
    found = reasons_for(compared)
    assert Reason("reason-close-and-safe", {"n": 5}) in found
    assert not told_apart(compared, found), "how the game stands is the same after both answers"


def test_a_difference_tells_answers_apart() -> None:
    steady = compare([(9, 0), (3, 0), (9, 0), (5, 0)], [(8, 0), (2, 0), (8, 0), (5, 0)])
    assert told_apart(steady, reasons_for(steady))
    assert not told_apart(steady, [])


def test_what_speaks_for_an_answer_comes_before_what_speaks_against_it() -> None:
    compared = compare([(9, 0)] * 4, [(5, 2)] * 4, lost=3)
    assert of_every_game(compared) == [
        Reason("reason-loses-less", {"n": 0, "other": 3, "tries": 4}),
        Reason("reason-vp", {"n": 2.0, "sign": "less"}, against=True),
        Reason("reason-hearts", {"n": 4.0, "sign": "more"}),
    ]
    assert [reason.against for reason in reasons_for(compared)] == [False, False, True]


@pytest.mark.parametrize("name", list(SHELF))
@pytest.mark.parametrize("lang", files.languages())
def test_every_reason_has_its_words(name: str, lang: str) -> None:
    words = Words(name, lang)
    declared = game_named(name).declaration
    assert declared.quantities
    cast = Cast(tuple(f"Player {n}" for n in range(5)), 0)
    for quantity in declared.quantities:
        assert words.has(f"quantity-{quantity.key}")
        if quantity.of != "event" and quantity.good:
            for sign in ("more", "less"):
                for n in (1.0, 2.5):
                    say = f"reason-{quantity.key}"
                    assert words.has(say), say
                    text = tell_thing(words, say, {"n": n, "sign": sign}, cast)
                    assert re.fullmatch(r"[A-ZÀ-Ý].*\.", text), text
                    if lang != ENGLISH:
                        assert text != tell_thing(Words(name), say, {"n": n, "sign": sign}, cast), say


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda s: f"{s[0]}-{s[1]}")
def test_reasons_of_real_positions_read_well(
    setting: tuple[str, int, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Own reasons of every game, in both languages: each key has its text and nothing is left open in it."""
    stand_in(monkeypatch)
    said: set[str] = set()
    for table, seat in moments(setting, 5, 9, 5):
        question = table.question_for(seat)
        assert question is not None
        hint = hint_of(Worlds.of(table, seat), question, question.count - 1, HintBudget(6, 3))
        for reason in hint.reasons:
            said.add(reason.say)
            assert_told(setting[0], seat, reason)
    assert said


GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = [
    "king_of_tokyo/king_of_tokyo-3",
    "king_of_tokyo/king_of_tokyo-2-power_up-halloween",
    "king_of_tokyo_origins/king_of_tokyo_origins-3",
    "king_of_tokyo_duel/king_of_tokyo_duel-2",
    "king_of_monster_island/king_of_monster_island-2",
    "king_of_monster_island/king_of_monster_island-1-mode=ultimate-side=red",
    "godzilla_tokyo_clash/godzilla_tokyo_clash-3",
]
QUESTIONS = 6
"""So many of a record's questions are asked for a hint, from all over the game."""


def asked_in(name: str) -> list[tuple[Table, Question, int]]:
    """Some questions of a golden game with what was answered to them, from all over it and of several kinds."""
    record = read((GOLDEN / f"{name}.json").read_bytes())
    found: dict[int, tuple[Table, Question, int]] = {}
    for step, table in enumerate(steps(record, game_named(record.game))):
        if step == len(record.answers):
            break
        seat, answer = (int(number) for number in record.answers[step][:2])
        question = table.question_for(seat)
        if question is None or answer < 0:
            continue
        part = step * QUESTIONS // len(record.answers)
        if part not in found or question.kind not in {asked.kind for _, asked, _ in found.values()}:
            found[part] = (table.copy(), question, answer)
    return list(found.values())


def test_a_record_of_every_game_is_looked_at() -> None:
    assert {name.partition("/")[0] for name in RECORDS} == set(SHELF)


@pytest.mark.parametrize("name", RECORDS)
def test_hints_in_golden_games_are_sound(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the games' own playouts, at what was asked and beside what was answered there."""
    found = asked_in(name)
    assert len(found) == QUESTIONS
    said = 0
    for n, (table, question, played) in enumerate(found):
        worlds = Worlds.of(table, question.seat)
        for mine in (played, None) if n % 2 else (played,):
            hint = hint_of(worlds, question, mine, TINY)
            assert told(hint_of(worlds, question, mine, TINY)) == told(hint), "asked twice, it says the same"
            assert_sound(hint, question, mine)
            for reason in hint.reasons:
                assert_told(name.partition("/")[0], question.seat, reason)
                said += 1
    assert said


def assert_told(game: str, seat: int, reason: Reason) -> None:
    """In words of each language: one that lacks a text would tell it in English."""
    cast = Cast(tuple(f"Player {n}" for n in range(5)), seat)
    texts = set()
    for lang in files.languages():
        words = Words(game, lang)
        assert words.has(reason.say), reason.say
        text = tell_thing(words, reason.say, reason.args, cast)
        assert re.fullmatch(r"(?!.*\bnone\b)[^{}]+\.", text), text
        texts.add(text)
    assert len(texts) == len(files.languages()), reason.say


def assert_sound(hint: Hint, question: Question, mine: int | None) -> None:
    """A hint that could be told: legal answers, chances with their intervals, a verdict that fits them."""
    judged = [each for each in (hint.best, hint.mine, hint.instead) if each is not None]
    for each in judged:
        assert each.answer in question.answers()
        assert 0 <= each.low <= each.chance <= each.high <= 1
        assert each.parts == parts(question, each.answer)
    assert (hint.mine.answer if hint.mine else None) == mine
    assert hint.instead is None or hint.instead.answer not in (hint.best.answer, mine)
    if mine is None:
        assert hint.verdict in ("", "even")
    else:
        assert (hint.verdict == "same") == (hint.best.answer == mine)
        assert hint.verdict in ("same", "better", "equal")
    assert bool(hint.reasons) == (len({each.answer for each in judged}) > 1)
    assert hint.samples > 0
