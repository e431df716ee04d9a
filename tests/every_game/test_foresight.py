"""What would happen, over the whole shelf: nothing that is hidden shows in it, and what it says comes true."""

from __future__ import annotations

from kaiju.engine.foresight import MOST_ANSWERS, Foreseen, foresee, worth_a_look
from kaiju.engine.table import Table
from tests.every_game.games import CHOSEN, Setting, every_setting, open_table, random_play
from tests.marks import compiled

pytestmark = compiled


@every_setting
def test_what_is_foreseen_is_the_same_in_every_world(setting: Setting) -> None:
    """Redraw everything that the seat cannot know: not a word of it changes."""
    table = open_table(setting, 61)
    said = 0
    for n, _ in enumerate(random_play(table, 62)):
        if n % 5 == 0:
            seat = table.asked[0]
            told = foresee(table, seat)
            said += len(told)
            assert foresee(table.imagine(seat, n), seat) == told
    assert said


@every_setting
def test_what_is_foreseen_comes_true(setting: Setting) -> None:
    """Give the answer at the true table: it begins as foreseen, up to where somebody else may have meddled."""
    table = open_table(setting, 63)
    for n, _ in enumerate(random_play(table, 64)):
        if n % 5 == 0:
            seat = table.asked[0]
            for one in foresee(table, seat):
                assert_true(table, seat, one)


def assert_true(table: Table, seat: int, one: Foreseen) -> None:
    happened = table.trial(seat, one.answer)
    events = happened.news(seat)
    if len(events) < len(one.events):
        # Somebody is asked here because of cards that nobody else can know of.
        assert happened.asked
        assert happened.game.secret(happened.st)
    assert one.events[: len(events)] == events[: len(one.events)]


def finals(setting: Setting) -> set[bool]:
    """Give each answer at the true table and ask there: it is as foreseen, also in a world drawn anew."""
    table = open_table(setting, 67)
    found = set()
    for n, _ in enumerate(random_play(table, 68)):
        if n % 7 == 0 and len(table.st.asks) < 2:  # what is asked of several at once, they answer together
            seat = table.asked[0]
            question = table.question_for(seat)
            assert question is not None
            final = {one.answer for one in foresee(table, seat) if one.final}
            assert final == {one.answer for one in foresee(table.imagine(seat, n), seat) if one.final}
            for answer in worth_a_look(question)[:MOST_ANSWERS]:
                happened = table.trial(seat, answer)
                if happened.game.secret(happened.st):
                    continue  # somebody is asked because of cards that nobody else can know of
                assert happened.can_undo(seat) == (answer not in final), (question, answer)
                found.add(answer in final)
    return found


@every_setting
def test_what_is_called_final_cannot_be_taken_back_and_the_rest_can(setting: Setting) -> None:
    assert finals(setting)


def test_some_answers_are_final_and_some_are_not() -> None:
    """In a game where every answer rolls a die, all are; not in the first of this house."""
    assert finals(CHOSEN[0]) == {True, False}


def test_looking_ahead_leaves_the_table_as_it_is() -> None:
    table = open_table(CHOSEN[0], 65)
    for n, _ in enumerate(random_play(table, 66)):
        if n % 9 == 0:
            before = table.digest()
            told = len(table.events)
            foresee(table, table.asked[0])
            assert (table.digest(), len(table.events)) == (before, told)
            assert foresee(table, 1 - table.asked[0]) == [], "nobody looks ahead for a seat that is not asked"
