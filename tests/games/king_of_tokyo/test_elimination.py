"""Elimination: 0 hearts, what is left behind, and who comes back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

CITY = {"place": "city"}


@rule("KOT-ELIM-01")
def test_who_reaches_zero_hearts_is_out_and_who_has_one_is_not() -> None:
    play = Stage(CITY, {"hearts": 2}, {"hearts": 3}, {}, dice="s s 1 1 2 3")
    assert [m.alive for m in play.view.monsters] == [True, False, True, True]
    assert [m.hearts for m in play.view.monsters] == [10, 0, 1, 8]


@rule("KOT-ELIM-02", "KOT-ELIM-05")
def test_cards_energy_and_tokens_of_the_dead_go_back() -> None:
    cards = ["jets", "alien_origin", {"card": "smoke_cloud", "counters": 2}]
    dead = {"hearts": 1, "energy": 7, "poison": 2, "shrink": 1, "cards": cards}
    play = Stage(CITY, dead, {}, dice="s 1 1 2 2 3", discard=["heal"])
    m = play.monster(1)
    assert (m.energy, m.cards, m.poison, m.shrink) == (0, [], 0, 0)
    assert sorted(play.view.discard) == ["alien_origin", "heal", "jets", "smoke_cloud"]
    assert play.table.st.counters == {}  # type: ignore[attr-defined]


@rule("KOT-ELIM-03", "KOT-COMP-14")
def test_the_dead_leave_tokyo_at_once() -> None:
    """Before the attacker's next dice and before anybody is asked to Yield."""
    play = Stage(
        {"poison": 1, "hearts": 5},
        {"place": "city", "hearts": 1},
        {},
        {"place": "bay"},
        {},
        {},
        dice="s h 1 2 2 3",
    )
    play.first("smash")
    play.expect("yield", seat=3)
    assert (play.monster(1).alive, play.place(1)) == (False, "outside")
    assert play.happened("LeftTokyo", seat=1, rule="KOT-ELIM-03")


@rule("KOT-ELIM-04")
@given(st.integers(1, 10), st.integers(1, 6))
def test_hearts_never_go_below_zero(hearts: int, n: int) -> None:
    dice = " ".join(["s"] * n + ["1", "1", "2", "2", "3", "3"][: 6 - n])
    play = Stage(CITY, {"hearts": hearts}, {}, dice=dice)
    assert play.hearts(1) == max(0, hearts - n)
    assert play.monster(1).alive == (hearts > n)


@rule("KOT-ELIM-06", "KOT-CARD-08")
def test_the_dead_are_skipped_when_neighbors_are_looked_for() -> None:
    play = Stage(
        {"cards": ["fire_breathing"]}, {"alive": False}, {}, CITY, {}, {"alive": False}, dice="s 1 1 2 2 3"
    )
    assert [m.hearts for m in play.view.monsters] == [10, 0, 9, 9, 9, 0]


@rule("KOT-ELIM-07")
def test_who_comes_back_was_never_out() -> None:
    """Five Monsters are still five: the Bay stays open."""
    play = Stage(
        CITY,
        {"place": "bay"},
        {"hearts": 1, "vp": 9, "energy": 3, "cards": ["it_has_a_child"]},
        {},
        {},
        dice="s 1 1 2 2 3",
    )
    m = play.monster(2)
    assert (m.alive, m.hearts, m.vp, m.energy, m.cards) == (True, 10, 0, 3, [])
    assert not play.happened("Eliminated")
    assert play.view.bay_open
    assert play.place(1) == "bay"


@rule("KOT-ELIM-07", "KOT-ELIM-08")
def test_two_that_come_back_do_so_together() -> None:
    """The copy of It Has a Child saves its owner although the original is discarded at the same time."""
    for first in (0, 1):
        two = [
            {"hearts": 1, "cards": ["it_has_a_child"]},
            {"hearts": 1, "cards": [{"card": "mimic", "copies": "it_has_a_child"}]},
        ]
        play = Stage(two[first], two[1 - first], CITY, active=2, dice="s 1 1 2 2 3")
        assert [play.hearts(0), play.hearts(1)] == [10, 10]
        assert sorted(play.view.discard) == ["it_has_a_child", "mimic"]


@rule("KOT-ELIM-08")
def test_all_who_fall_at_once_are_out_together() -> None:
    """Six Monsters become four at one blow, and only then the Bay is closed."""
    play = Stage(CITY, {"place": "bay"}, {"hearts": 1}, {"hearts": 1}, {}, {}, dice="s 1 1 2 2 3")
    told = [e.kind for e in play.table.events if e.kind in ("HeartsLost", "Eliminated", "BayClosed")]
    assert told == ["HeartsLost"] * 4 + ["Eliminated"] * 2 + ["BayClosed"]


@rule("KOT-ELIM-09", "KOT-ENTER-01")
def test_the_place_of_the_dead_is_the_attackers_to_take() -> None:
    play = Stage({}, {"place": "city", "hearts": 2}, {}, dice="s s 1 1 2 3")
    assert play.place(0) == "city"
    assert play.vp(0) == 1


@rule("KOT-ELIM-10")
def test_reactions_come_before_revivals_and_discards() -> None:
    """Eater of the Dead feeds on who comes back, and on its own owner, before the cards are gone."""
    play = Stage(
        CITY,
        {"hearts": 1, "cards": ["it_has_a_child"]},
        {"hearts": 1, "cards": ["eater_of_the_dead"]},
        {},
        dice="s 1 1 2 2 3",
    )
    assert play.told("VPGained", "Revived", "Eliminated") == [
        ("VPGained", 2),
        ("VPGained", 2),
        ("Revived", 1),
        ("Eliminated", 2),
    ]


@rule("KOT-ELIM-10")
def test_poison_and_shrink_tokens_reach_who_comes_back() -> None:
    play = Stage(
        {"place": "city", "cards": ["poison_spit", "shrink_ray"]},
        {"hearts": 1, "cards": ["it_has_a_child"]},
        {},
        dice="s 1 1 2 2 3",
    )
    assert (play.hearts(1), play.monster(1).poison, play.monster(1).shrink) == (10, 1, 1)
