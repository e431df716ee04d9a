"""What would happen, over the whole shelf: nothing that is hidden shows in it, and what it says comes true."""

from __future__ import annotations

from kaiju.engine.foresight import Foreseen, foresee
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
    if not one.final and events[: len(one.events)] == events:
        assert happened.over or happened.can_undo(seat) or happened.game.secret(happened.st)


def test_looking_ahead_leaves_the_table_as_it_is() -> None:
    table = open_table(CHOSEN[0], 65)
    for n, _ in enumerate(random_play(table, 66)):
        if n % 9 == 0:
            before = table.digest()
            told = len(table.events)
            foresee(table, table.asked[0])
            assert (table.digest(), len(table.events)) == (before, told)
            assert foresee(table, 1 - table.asked[0]) == [], "nobody looks ahead for a seat that is not asked"
