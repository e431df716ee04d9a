"""Mutant Evolutions: the draft before Power Up! begins."""

from __future__ import annotations

from typing import Any

import pytest

import kaiju
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo.cards import evolution_cards
from tests.games.king_of_tokyo.evolutions.power_up import PowerUp
from tests.marks import compiled, rule

pytestmark = compiled


def new(seats: int, seed: int = 1, **options: Any) -> Table:
    options = {"power_up": True, "mutant_evolutions": True} | options
    return kaiju.new("king-of-tokyo", seats=seats, seed=seed, options=options)


def keys_of(table: Table, seat: int, where: str) -> list[str]:
    """The Evolutions that a seat has somewhere, looked up behind everybody's back."""
    st: Any = table.st
    return [st.box.keys[c] for c in getattr(st.monsters[seat].evo, where)]


def draft(table: Table) -> list[list[str]]:
    """Everybody takes the first card of every pack; what each seat has taken."""
    taken: list[list[str]] = [[] for _ in table.view().monsters]
    while (question := table.question) is not None and question.kind == "draft":
        for seat in table.asked:
            own = table.question_for(seat)
            assert own is not None
            assert own.args == {"n": len(taken[seat]) + 1}
            taken[seat].append(str(own.options[0].args["card"]))
            table.answer(seat, 0)
    return taken


def test_mutant_evolutions_need_power_up() -> None:
    with pytest.raises(kaiju.BadSetup, match="Power Up!"):
        kaiju.new("king-of-tokyo", seats=2, options={"mutant_evolutions": True})


@rule("KOT-MUT-01")
def test_the_evolutions_of_all_monsters_in_play_are_dealt_eight_to_each() -> None:
    mixed = 0
    for seed in range(3):
        table = new(3, seed, monsters=["gigazaur", "the_king", "kraken"])
        packs = [table.view(seat).drawn for seat in range(3)]
        assert [len(pack) for pack in packs] == [8, 8, 8]
        facts = {c.facts.key: c.facts.monster for c in evolution_cards()}
        dealt = sorted(card for pack in packs for card in pack)
        assert dealt == sorted(k for k, m in facts.items() if m in ("gigazaur", "the_king", "kraken"))
        mixed += len({facts[card] for card in packs[0]}) > 1
    assert mixed == 3


@rule("KOT-MUT-02")
def test_all_pick_at_the_same_time_in_any_order_and_pass_the_rest_to_the_left() -> None:
    table = new(3)
    before = [table.view(seat).drawn for seat in range(3)]
    for seat, pick in ((2, 5), (0, 1), (1, 7)):
        assert seat in table.asked
        question = table.question_for(seat)
        assert question is not None
        assert question.kind == "draft"
        assert [o.args["card"] for o in question.options] == before[seat]
        # What the others have chosen changes nothing for this seat.
        assert table.view(seat).drawn == before[seat]
        table.answer(seat, pick)
    after = [table.view(seat).drawn for seat in range(3)]
    for seat, pick in ((2, 5), (0, 1), (1, 7)):
        rest = before[seat][:pick] + before[seat][pick + 1 :]
        assert after[(seat + 1) % 3] == rest
        assert keys_of(table, seat, "pile") == [before[seat][pick]]


@rule("KOT-MUT-01", "KOT-MUT-02", "KOT-EX-39")
def test_four_players_draft_eight_of_32_evolutions_each() -> None:
    table = new(4)
    sizes = []
    while (question := table.question) is not None and question.kind == "draft":
        sizes.append(question.count)
        for seat in range(4):
            table.answer(seat, 0)
    # The last card of each pack is nobody's choice.
    assert sizes == [8, 7, 6, 5, 4, 3, 2]
    everything = [
        c for seat in range(4) for c in keys_of(table, seat, "pile") + keys_of(table, seat, "drawn")
    ]
    assert len(everything) == len(set(everything)) == 32
    assert all(len(keys_of(table, s, "pile") + keys_of(table, s, "drawn")) == 8 for s in range(4))


@rule("KOT-MUT-03")
def test_the_chosen_evolutions_are_shuffled_into_a_deck() -> None:
    shuffled = 0
    for seed in range(3):
        table = new(2, seed)
        taken = draft(table)
        for seat in range(2):
            deck = keys_of(table, seat, "pile") + keys_of(table, seat, "drawn")
            assert set(taken[seat]) < set(deck)
            shuffled += deck[:7] != taken[seat]
    assert shuffled == 6


@rule("KOT-MUT-04")
def test_then_everybody_keeps_one_of_two() -> None:
    table = new(2)
    draft(table)
    assert table.asked == [0, 1]
    question = table.question_for(0)
    assert question is not None
    assert question.kind == "evolve"
    assert question.count == 2
    table.answer(0, 0)
    table.answer(1, 0)
    assert table.view(0).monsters[0].hand == 1
    assert table.view(0).monsters[0].pile == 7


@rule("KOT-MUT-02")
def test_picks_are_hidden_from_the_others() -> None:
    table = new(3)
    pack = table.view(0).drawn
    table.answer(0, 3)
    for seat in (1, 2, -1):
        assert pack[3] not in table.view(seat).drawn
        assert table.view(seat).monsters[0].spent == []
        assert not table.news(seat)


@rule("KOT-MUT-02")
def test_who_drafts_sees_its_own_picks_and_nobody_else_does() -> None:
    table = new(3)
    for seat, taken in enumerate(draft(table)):
        own = table.view(seat).own_deck + table.view(seat).drawn
        assert len(own) == 8
        assert set(taken) < set(own)  # the eighth comes by itself
    assert table.view().own_deck == []


@rule("KOT-MUT-02", "KOT-PU-20")
def test_what_the_others_drafted_stays_unknown_when_a_seat_imagines_the_table() -> None:
    table = new(3)
    draft(table)
    for _ in range(3):
        table.answer(table.asked[0], 0)
    decks = set()
    for seed in range(20):
        world = table.imagine(0, seed)
        assert world.view(0) == table.view(0)
        decks.add(tuple(sorted(keys_of(world, 1, "hand") + keys_of(world, 1, "pile"))))
        st: Any = world.st
        for m in st.monsters:
            assert all(st.home[c] == m.seat for c in m.evo.hand + m.evo.pile)
    assert len(decks) > 10


@rule("KOT-MUT-06")
def test_you_is_the_player_who_plays_a_drafted_evolution() -> None:
    play = PowerUp(
        {"monster": "gigazaur", "hand": ["alien_scourge"], "evolutions": ["mouse_hunter"]},
        {"monster": "alienoid", "place": "city"},
        {"monster": "cyber_kitty"},
        draft=True,
        script="1 2 2 3 3 e",
    )
    play.use("alien_scourge")
    assert [play.vp(seat) for seat in range(3)] == [2, 0, 0]
    play.roll()
    play.until("keep_dice", seat=1)
    # Mouse Hunter works for who has it. (Seat 1 has started its turn in Tokyo.)
    assert [play.vp(seat) for seat in range(3)] == [3, 2, 0]


@rule("KOT-MUT-05")
def test_a_drafted_gift_belongs_to_the_monster_named_on_it() -> None:
    gift = next(c.facts for c in evolution_cards() if c.facts.type == 5)
    play = PowerUp(
        {"monster": "gigazaur", "hand": [gift.key]},
        {"monster": gift.monster, "place": "city"},
        {},
        draft=True,
        dice="s 1 1 2 2 3",
    )
    play.stays(1)
    play.expect("use", seat=0)
    play.use(gift.key)
    # Given to its Owner it lies there without any effect.
    assert play.front(1) == [gift.key]
