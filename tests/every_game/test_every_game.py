"""What must be true of every game on the shelf, for every number of players and every option."""

from __future__ import annotations

import msgspec
import pytest

from kaiju.engine.errors import AnswerRefused, GameIsOver
from kaiju.engine.facts import Found, faults_of_facts
from kaiju.engine.playout import playout
from kaiju.engine.record import begin, read, record_of, replay, write
from kaiju.games import game_named
from kaiju.rulebook import Ledger, games
from tests.every_game.checks import check_question
from tests.every_game.games import Dice, Setting, every_setting, open_table, random_play
from tests.marks import compiled, long

pytestmark = compiled

RULES = frozenset(entry.id for game in games() for entry in Ledger(game))
"""The ids of all rulebooks: cards of one box are mixed into another."""


@every_setting
def test_random_games_end_and_every_piece_is_conserved(setting: Setting) -> None:
    for seed in range(6):
        table = open_table(setting, seed)
        pieces = table.game.audit(table.st)
        decisions = 0
        for _ in random_play(table, seed):
            assert table.game.audit(table.st) == pieces
            decisions += 1
            assert decisions < 20_000, "this game does not end"
        assert table.game.audit(table.st) == pieces
        assert table.winners is not None
        facts = table.game.facts(table.st) or Found()
        assert faults_of_facts(table.game.declaration.facts, facts, setting[1]) == []
        assert table.asked == []
        assert table.question is None


@every_setting
def test_offered_options_are_accepted_and_all_other_answers_refused(setting: Setting) -> None:
    table = open_table(setting, 11)
    dice = Dice(12)
    for n, _ in enumerate(random_play(table, 13)):
        seat = table.asked[0]
        question = table.question_for(seat)
        assert question is not None
        assert question.seat == seat
        check_question(question, table.view(seat))
        before = table.digest()
        for bad in (-1, question.count, question.count + 7, 10**9, 2**70, -(2**70), True, None, "0", 0.0):
            with pytest.raises(AnswerRefused):
                table.answer(seat, bad)
        for other in (*range(-1, setting[1] + 1), 2**70):
            if other not in table.asked:
                with pytest.raises(AnswerRefused):
                    table.answer(other, 0)
        assert table.digest() == before, "a refused answer changed something"
        if n % 9 == 0:
            twin = table.copy()
            twin.answer(seat, dice.below(question.count))
    with pytest.raises(GameIsOver):
        table.answer(0, 0)


@every_setting
def test_every_option_of_a_question_can_be_taken(setting: Setting) -> None:
    table = open_table(setting, 21)
    for n, _ in enumerate(random_play(table, 22)):
        question = table.question
        assert question is not None
        if n % 17 or question.count > 70:
            continue
        pieces = table.game.audit(table.st)
        for answer in question.answers():
            twin = table.copy()
            twin.answer(question.seat, answer)
            assert twin.game.audit(twin.st) == pieces


@every_setting
def test_a_record_replays_to_the_same_game(setting: Setting) -> None:
    for seed in range(3):
        table = open_table(setting, seed)
        for _ in random_play(table, seed + 100):
            pass
        record = read(write(record_of(table)))
        again = replay(record, table.game)
        assert again.digest() == table.digest()
        assert again.events == table.events
        assert [e.plain() for e in again.events] == record.events


@every_setting
def test_a_table_rebuilt_in_mid_game_asks_the_same_question(setting: Setting) -> None:
    table = open_table(setting, 31)
    for n, _ in enumerate(random_play(table, 32)):
        if n % 23 == 0:
            again = replay(read(write(record_of(table))), table.game)
            assert again.digest() == table.digest()
            for seat in table.asked:
                assert again.question_for(seat) == table.question_for(seat)


@every_setting
def test_a_copy_goes_on_exactly_like_the_original_and_independently(setting: Setting) -> None:
    table = open_table(setting, 41)
    for n, _ in enumerate(random_play(table, 42)):
        twin = table.copy()
        assert twin.digest() == table.digest()
        assert [twin.question_for(s) for s in twin.asked] == [table.question_for(s) for s in table.asked]
        if n % 13 == 0:
            before = table.digest()
            third = twin.copy()
            bare = table.copy(tracked=False)
            for other in (twin, third):
                for _ in random_play(other, n):
                    pass
            assert twin.digest() == third.digest()
            assert table.digest() == before, "playing a copy changed the original"
            playout(bare, n + 1)
            assert bare.over
            assert table.digest() == before


@every_setting
def test_views_and_events_hide_what_a_seat_cannot_know(setting: Setting) -> None:
    table = open_table(setting, 51)
    for n, _ in enumerate(random_play(table, 52)):
        if n % 5:
            continue
        for seat in range(-1, setting[1]):
            seen = msgspec.json.encode(table.view(seat))
            for seed in (1, 2):
                other = table.imagine(seat, seed)
                assert msgspec.json.encode(other.view(seat)) == seen, "the view depends on something hidden"
                if seat in table.asked:
                    assert other.question_for(seat) == table.question_for(seat)
            assert str(table.st.rng).encode() not in seen


@every_setting
def test_imagined_worlds_can_be_played_to_the_end(setting: Setting) -> None:
    table = open_table(setting, 61)
    for n, _ in enumerate(random_play(table, 62)):
        if n % 29 == 0:
            world = table.imagine(table.asked[0], n)
            pieces = table.game.audit(table.st)
            assert world.game.audit(world.st) == pieces
            playout(world, n + 1)
            assert world.game.audit(world.st) == pieces


@every_setting
def test_a_live_table_reseeds_and_still_replays(setting: Setting) -> None:
    name, seats, options = setting
    secrets = iter(range(1000, 10**9))
    table = begin(game_named(name), seats=seats, seed=5, options=options, entropy=lambda: next(secrets))
    for n, _ in enumerate(random_play(table, 72)):
        if n % 31 == 0:
            assert table.copy().digest() == table.digest()
    record = record_of(table)
    assert all(len(entry) == 3 for entry in record.answers)
    assert replay(record, table.game).digest() == table.digest()
    plain = open_table(setting, 5)
    for _ in random_play(plain, 72):
        pass
    assert plain.digest() != table.digest(), "the fresh seeds made no difference"


@every_setting
def test_everything_shown_is_plain_json(setting: Setting) -> None:
    table = open_table(setting, 81)
    for n, _ in enumerate(random_play(table, 82)):
        if n % 7 == 0:
            for shown in (table.view(0), table.view(), table.question, table.news(0), table.news()):
                assert msgspec.json.decode(msgspec.json.encode(shown)) is not None
    kinds = {k.__name__: k for k in table.game.declaration.events}
    for event in table.events:
        again = msgspec.convert(event.plain(), type=kinds[event.kind])
        assert again == event


@every_setting
def test_every_log_line_names_a_rule_of_the_rulebook(setting: Setting) -> None:
    table = open_table(setting, 91)
    for _ in random_play(table, 92):
        pass
    for event in table.events:
        assert event.rule in RULES, event


@long
@every_setting
def test_many_random_games(setting: Setting) -> None:
    """Ten games of every setting; thousands by chance are what `kaiju soak` is for."""
    for seed in range(10):
        table = open_table(setting, seed + 10_000, listen=False)
        pieces = table.game.audit(table.st)
        dice = Dice(seed)
        while not table.over:
            table.answer(table.asked[0], dice.below(table.st.n_opts))
        assert table.game.audit(table.st) == pieces
        assert table.winners is not None
        if seed == 0:
            assert replay(record_of(table), table.game).digest() == table.digest()
