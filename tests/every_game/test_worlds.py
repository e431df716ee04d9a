"""Imagined worlds, over the whole shelf: nobody can tell his own from the true table, and all of them can be played.

At every decision of a random game, for every seat and a spectator: draw a world, compare what the seat may know, and
take the world further: copy it, imagine it again, play it out.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import msgspec
import pytest

import kaiju
from kaiju.engine.playout import playout
from kaiju.engine.table import Table
from kaiju.engine.worlds import TRIES, Since, search
from tests.every_game.games import CHOSEN, Setting, every_setting, open_table, random_play
from tests.marks import compiled

pytestmark = compiled


def known_to(table: Table, seat: int) -> list[object]:
    """All that a seat may know at this moment."""
    return [table.view(seat), table.question_for(seat), table.waiting(seat), table.over]


@every_setting
def test_a_seat_cannot_tell_its_world_from_the_table(setting: Setting) -> None:
    table = open_table(setting, 51)
    pieces = table.game.audit(table.st)
    for n, _ in enumerate(random_play(table, 52)):
        before = table.digest()
        for seat in range(-1, setting[1]):
            world, _ = search(table, seat, n, TRIES)
            assert world is not None
            known = known_to(table, seat)
            assert known_to(world, seat) == known
            assert world.news(seat) == [event.seen_by(seat) for event in Since(table).events]
            assert world.game.audit(world.st) == pieces
            if (7 * n + seat) % 29 == 0:
                carry_on(world, seat, n, known)
        assert table.digest() == before, "imagining changed the table"


def carry_on(world: Table, seat: int, n: int, known: list[object]) -> None:
    """A world is a table of its own: copied exactly, imagined again, played out."""
    twin = world.copy()
    assert twin.digest() == world.digest()
    again = twin.imagine(seat, n + 1)
    assert known_to(again, seat) == known
    for m, _ in enumerate(random_play(world, n)):
        if m % 9 == 0:
            assert world.copy().digest() == world.digest()
    for _ in random_play(twin, n):
        pass
    assert twin.digest() == world.digest()
    playout(again, n + 1)
    assert again.over


@every_setting
def test_nothing_of_the_true_chance_is_in_a_world(setting: Setting) -> None:
    table = open_table(setting, 55)
    secrets = {table.st.rng, table.start["seed"]}
    for n, _ in enumerate(random_play(table, 56)):
        secrets |= {table.st.rng, table.mark.rng}
        if n % 7 == 0:
            world = table.imagine(table.asked[0], n)
            assert not {world.st.rng, world.mark.rng, world.start["seed"]} & secrets
            assert len(world.answers()) <= len(table.answers())
            past = world.mark_past
            assert past is None, "its history begins at its own mark"


def test_few_worlds_are_drawn_for_one_that_fits() -> None:
    """The bound is never met, and not nearly: how many worlds it takes, over every part of the settings."""
    took: Counter[int] = Counter()
    for setting in CHOSEN:
        table = open_table(setting, 57)
        for n, _ in enumerate(random_play(table, 58)):
            for seat in range(-1, setting[1]):
                if (n + seat) % 3 == 0:
                    world, tries = search(table, seat, n, TRIES)
                    assert world is not None
                    took[tries] += 1
    total = took.total()
    assert total > 100 * len(CHOSEN)
    assert took[1] > 0.95 * total
    assert max(took) < TRIES / 10


@pytest.mark.parametrize("game", ["king-of-tokyo", "king-of-tokyo-duel"])
def test_what_a_script_still_holds_is_in_no_world(game: str) -> None:
    """Its dice so far are seen by everybody; those to come are chance like any other."""
    table = kaiju.scenario(game, {"monsters": [{}, {}], "script": ["smash"] * 40})
    assert len(table.st.rigged) < 40
    rolled = set()
    for n in range(20):
        world = table.imagine(n % 3 - 1, n)
        assert world.view() == table.view()
        assert "smash" not in kaiju.position(world).get("script", ["smash"])[len(table.view().dice) :]
        twin = kaiju.scenario(game, kaiju.position(world))
        assert world.copy().digest() == world.digest() == twin.digest()
        for one in (world, twin):
            one.answer(one.asked[0], 0)
        assert world.digest() == twin.digest()
        rolled.add(tuple(world.view().dice))
    assert len(rolled) > 10


def test_a_world_begins_at_its_own_mark_even_if_more_is_declined_in_it() -> None:
    """An offer that only a world makes, and that is declined there, is an answer more: it must not move the mark on."""
    table = open_table(POWER_UP, 709)
    later = 0
    for n, _ in enumerate(random_play(table, 709)):
        for seat in range(-1, 3):
            world = table.imagine(seat, n)
            assert world.mark_past is None
            assert world.mark.tape is not None
            later += len(world.answers()) > len(Since(table).given)
    assert later > 0


def test_a_world_has_no_record() -> None:
    """It did not begin; what was answered before its mark is not even in it."""
    world = open_table(POWER_UP, 5).imagine(0, 1)
    with pytest.raises(kaiju.RulesFault, match="take its position"):
        kaiju.save(world)
    assert (
        kaiju.load(kaiju.save(kaiju.scenario("king-of-tokyo", kaiju.position(world)))).digest()
        == world.digest()
    )


def test_the_first_answer_in_a_world_can_be_taken_back_and_tried() -> None:
    """Its chance is set with the first answer, and as fresh as before when that is taken back."""
    table = open_table(("king_of_tokyo", 2, {"power_up": True, "mutant_evolutions": True}), 3)
    world = table.imagine(0, 7)
    plain, before = world.copy(), world.digest()
    world.answer(0, 2)
    world.undo(0)
    assert world.digest() == before
    world.become(world.trial(0, 2))
    world.undo(0)
    assert world.copy().digest() == before
    assert world.copy().can_undo(0) == world.can_undo(0)
    for one in (world, plain):
        for _ in random_play(one, 5):
            assert one.copy().digest() == one.digest()
    assert world.digest() == plain.digest()


POWER_UP: Setting = ("king_of_tokyo", 3, {"power_up": True})
DRAFT: Setting = ("king_of_tokyo", 2, {"power_up": True, "mutant_evolutions": True})


def test_hidden_hands_are_others_in_other_worlds() -> None:
    """Whoever always imagined the truth would pass all tests above."""
    same = different = 0
    for seed in range(3):
        table = open_table(POWER_UP, seed)
        for n, _ in enumerate(random_play(table, seed)):
            for seat in range(-1, 3):
                world = table.imagine(seat, n)
                for other in range(3):
                    hand = [c for c in hand_of(table, other) if c not in table.game.seen(table.st, seat)]
                    if other != seat and hand:
                        if set(hand) <= set(hand_of(world, other)):
                            same += 1
                        else:
                            different += 1
    assert different > 2 * same


def hand_of(table: Table, seat: int) -> list[int]:
    hand: list[int] = table.st.monsters[seat].evo.hand  # type: ignore[attr-defined]
    return hand


def drafted(table: Table, seat: int) -> list[int]:
    pile: list[int] = table.st.monsters[seat].evo.pile  # type: ignore[attr-defined]
    return pile


def packs_of(table: Table) -> list[list[int]]:
    return [list(m.evo.drawn) for m in table.st.monsters]  # type: ignore[attr-defined]


def test_with_two_seats_the_whole_draft_is_known() -> None:
    """Two packs go to and fro: whoever has seen both knows what the other took, and so do all its worlds."""
    table = open_table(DRAFT, 3)
    first = {tuple(packs_of(table.imagine(0, n))[1]) for n in range(20)}
    assert len(first) > 1, "before anything is passed on, the other pack is unknown"
    for _ in range(5):
        table.answer(0, 0)
        table.answer(1, 2)
        for n in range(5):
            world = table.imagine(0, n)
            assert sorted(drafted(world, 1)) == sorted(drafted(table, 1))
            assert sorted(packs_of(world)[1]) == sorted(packs_of(table)[1])


def test_what_was_seen_in_a_draft_is_remembered_and_nothing_else() -> None:
    """With three seats a pack comes back after two others: what is gone, they have, but who has which is open."""
    table = open_table(("king_of_tokyo", 3, DRAFT[2]), 3)
    passed = packs_of(table)[0][1:]
    for seat in range(3):
        table.answer(seat, 0)
    unseen = {tuple(drafted(table.imagine(0, n), 1)) for n in range(40)}
    assert len(unseen) > 3, "what the left neighbour took first, nobody else has seen"
    for _ in range(2):
        for seat in range(3):
            table.answer(seat, 0)
    gone = [card for card in passed if card not in packs_of(table)[0]]
    assert len(gone) == 2
    who_has = set()
    for n in range(40):
        world = table.imagine(0, n)
        assert set(gone) <= set(drafted(world, 1) + drafted(world, 2))
        who_has.add(gone[0] in drafted(world, 1))
    assert who_has == {True, False}
    while table.st.phase == 5:  # until the draft is over
        for seat in list(table.asked):
            table.answer(seat, 0)
    for n in range(20):
        world = table.imagine(0, n)
        assert all(world.st.home[card] in (1, 2) for card in gone)  # type: ignore[attr-defined]


def test_an_answer_that_waits_for_others_is_drawn_anew() -> None:
    table = open_table(DRAFT, 4)
    table.answer(1, 3)
    given = {world.answers()[-1] for world in (table.imagine(0, n) for n in range(60))}
    assert {seat for seat, _, _ in given} == {1}
    assert len({answer for _, answer, _ in given}) == 8
    own = {table.imagine(1, n).answers()[-1] for n in range(5)}
    assert own == {(1, 3, 0)}, "its own answer it knows"


def test_who_is_asked_about_hidden_cards_is_hidden() -> None:
    """That the table waits is plain; for whom, only who is asked may know."""
    secret_windows = 0
    other_seats = 0
    for seed in range(6):
        table = open_table(POWER_UP, seed + 20)
        for n, _ in enumerate(random_play(table, seed)):
            if table.st.asks or not table.game.secret(table.st):
                if not table.st.asks:
                    assert all(table.waiting(s) == table.asked for s in range(-1, 3))
                continue
            secret_windows += 1
            asked = table.asked[0]
            holders = [s for s in range(3) if hand_of(table, s)]
            assert table.waiting(asked) == [asked]
            for seat in range(-1, 3):
                if seat != asked:
                    assert table.waiting(seat) == holders
                    world = table.imagine(seat, n)
                    other_seats += world.asked != [asked]
    assert secret_windows > 40
    assert other_seats > 10, "in no world somebody else is asked"


WORKER = """
import sys

import msgspec

import kaiju
from kaiju.engine.playout import playout

sent = msgspec.json.decode(sys.stdin.buffer.read())
world = kaiju.scenario(sent["game"], sent["world"])
again = world.imagine(sent["seat"], 1)
told = {"view": again.view(sent["seat"]), "question": again.question_for(sent["seat"]), "digest": world.digest()}
playout(again.copy(tracked=False), 3)
sys.stdout.buffer.write(msgspec.json.encode(told))
"""


def test_a_worker_that_was_sent_one_world_draws_others_from_it() -> None:
    """What goes to another process is the position of a world of that seat, and nothing else."""
    table = open_table(("king_of_tokyo", 4, {"power_up": True, "mutant_evolutions": True}), 8)
    for n, _ in enumerate(random_play(table, 9)):
        if n == 60:
            break
    for seat in (-1, 0, table.asked[0]):
        world = table.imagine(seat, 5)
        sent = {"game": "king_of_tokyo", "seat": seat, "world": kaiju.position(world)}
        done = subprocess.run(
            [sys.executable, "-c", WORKER], input=msgspec.json.encode(sent), capture_output=True, check=False
        )
        assert done.returncode == 0, done.stderr.decode()
        told = msgspec.json.decode(done.stdout)
        assert told["digest"] == msgspec.to_builtins(world.digest())
        assert told["view"] == msgspec.to_builtins(table.view(seat))
        question = table.question_for(seat)
        asked = msgspec.to_builtins(question)
        if asked is not None:
            asked["number"] = told["question"]["number"]
        assert told["question"] == asked
