"""Resolving the dice: all of them, by groups, in any order; and why most orders need not be asked for."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from kaiju.engine.chance import mix
from kaiju.games.king_of_tokyo import GAME
from kaiju.games.king_of_tokyo.dice import dice_count
from kaiju.games.king_of_tokyo.state import Tokyo
from tests.games.king_of_tokyo.orders import resolved
from tests.games.king_of_tokyo.positions import FACE_NAMES, monsters
from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

SHOP = ["skyscraper", "vast_storm", "nova_breath"]


# ---- what is resolved


@rule("KOT-RES-01")
def test_only_the_faces_of_the_last_roll_count() -> None:
    play = Stage({}, {"place": "city"}, script="s s s e e e" + " h h h 1 1 1", market=SHOP)
    play.keep()
    play.roll()
    assert (play.hearts(1), play.energy(0), play.vp(0)) == (10, 0, 1)


@rule("KOT-RES-03")
def test_every_die_is_resolved() -> None:
    """Numbers, energy, smash and hearts, in one Roll, without being asked."""
    play = Stage({"hearts": 5}, {"place": "city"}, dice="3 3 3 e s h", market=SHOP)
    assert (play.vp(0), play.energy(0), play.hearts(1), play.hearts(0)) == (3, 1, 9, 5)
    play.choose("opt-stay")
    assert play.hearts(0) == 6


@rule("KOT-RES-03")
def test_smash_cannot_be_withheld() -> None:
    play = Stage({"cards": ["healing_ray"], "hearts": 9}, {"place": "city", "hearts": 4}, dice="s s h 1 2 3")
    question = play.expect("group", seat=0)
    assert {o.say for o in question.options} == {"opt-group-smash", "opt-group-hearts"}
    play.choose("opt-group-hearts")
    play.choose("opt-heart-self")
    play.expect("yield", seat=1)
    assert play.hearts(1) == 2


@rule("KOT-RES-04")
def test_all_dice_of_a_group_are_resolved_together() -> None:
    play = Stage({"cards": ["friend_of_children"]}, {"place": "city"}, dice="s s s e e e", market=SHOP)
    assert [e.amount for e in play.happened("HeartsLost", seat=1)] == [3]
    assert [e.amount for e in play.happened("EnergyGained", seat=0)] == [4]


@rule("KOT-RES-04")
def test_the_order_is_chosen_among_groups_not_dice() -> None:
    play = Stage({"poison": 1, "hearts": 5}, {"place": "city"}, dice="s s h h 1 2")
    assert len(play.expect("group", seat=0).options) == 2


# ---- in any order


@rule("KOT-RES-02")
def test_hearts_may_come_before_the_yield_decision_or_after_it() -> None:
    def start() -> Stage:
        return Stage({"poison": 1, "hearts": 5}, {"place": "city"}, dice="s s h 1 2 3")

    play = start()
    play.choose("opt-group-hearts")
    play.expect("heart", seat=0)
    play.choose("opt-heart-poison")
    play.expect("yield", seat=1)
    play = start()
    play.choose("opt-group-smash")
    play.expect("yield", seat=1)
    play.choose("opt-yield")
    play.expect("heart", seat=0)


@rule("KOT-RES-02", "KOT-HEAL-07")
def test_a_monster_in_the_bay_may_smash_itself_out_of_it_first() -> None:
    def start(hearts_of_victim: int) -> Stage:
        return Stage(
            {"place": "bay", "hearts": 4},
            {"place": "city"},
            {"hearts": hearts_of_victim},
            {},
            {},
            dice="s s h h 1 2",
        )

    play = start(2)
    play.choose("opt-group-smash")
    assert (play.place(0), play.hearts(0)) == ("outside", 6)
    play = start(2)
    play.choose("opt-group-hearts")
    assert (play.place(0), play.hearts(0)) == ("outside", 4)
    play = start(10)
    assert play.hearts(2) == 8, "nobody can die: there is nothing to ask"


@rule("KOT-RES-02", "KOT-HEAL-07")
def test_six_monsters_can_be_four_after_one_smash() -> None:
    play = Stage(
        {"place": "bay", "hearts": 4},
        {"place": "city"},
        {"hearts": 1},
        {"hearts": 1},
        {},
        {},
        dice="s s h h 1 2",
    )
    play.choose("opt-group-smash")
    assert (play.place(0), play.hearts(0), play.view.bay_open) == ("outside", 6, False)


@rule("KOT-RES-02", "KOT-END-08")
def test_numbers_may_come_before_smash_when_somebody_feeds_on_the_dead() -> None:
    """Both reach 20 VP in this Roll; who does so first wins."""

    def start() -> Stage:
        return Stage(
            {"vp": 18},
            {"vp": 17, "cards": ["eater_of_the_dead"]},
            {"place": "city", "hearts": 1},
            {},
            dice="2 2 2 s e e",
            market=SHOP,
        )

    play = start()
    play.choose("opt-group-numbers")
    play.end_turn()
    assert play.table.winners == [0]
    play = start()
    play.choose("opt-group-smash")
    play.end_turn()
    assert play.table.winners == [1]


@rule("KOT-RES-02", "KOT-END-08")
def test_two_that_fall_together_may_bring_a_feast_of_six() -> None:
    play = Stage(
        {"vp": 18, "place": "city"},
        {"vp": 14, "cards": ["eater_of_the_dead"]},
        {"hearts": 1},
        {"hearts": 1},
        dice="2 2 2 s e e",
        market=SHOP,
    )
    play.first("smash")
    play.end_turn()
    assert play.winners() == [1]


@rule("KOT-RES-05")
def test_cards_that_look_at_the_roll_go_where_the_active_player_puts_them() -> None:
    """Alpha Monster's point comes with the numbers, before or after smash."""

    def start() -> Stage:
        return Stage(
            {"vp": 19, "cards": ["alpha_monster"]},
            {"vp": 17, "cards": ["eater_of_the_dead"]},
            {"place": "city", "hearts": 1},
            {},
            dice="1 2 3 s e e",
            market=SHOP,
        )

    play = start()
    play.choose("opt-group-numbers")
    play.end_turn()
    assert play.table.winners == [0]
    play = start()
    play.choose("opt-group-smash")
    play.end_turn()
    assert play.table.winners == [1]


# ---- whatever is not asked cannot matter


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """A Monster about to resolve its dice, somewhere among others, all with cards."""
    everybody = draw(monsters())
    state = GAME.place({"monsters": everybody}, mix(1))
    assert isinstance(state, Tokyo)
    n = dice_count(state, state.monsters[0])
    dice = draw(st.lists(st.sampled_from(FACE_NAMES), min_size=n, max_size=n))
    return {"monsters": everybody, "dice": dice, "phase": "resolve"}


NUMBERS, ENERGY, HEARTS, SMASH = 1, 2, 4, 8


@rule("KOT-RES-02")
@given(positions(), st.integers(0, 2**30))
@example(
    position={
        "monsters": [{"place": "bay", "hearts": 5}, {"hearts": 1}, {"hearts": 1}, {}, {}, {"place": "city"}],
        "dice": ["smash", "smash", "heart", "heart", "1", "1"],
        "phase": "resolve",
    },
    policy=0,
)
def test_an_order_that_is_not_asked_for_cannot_matter(position: dict[str, Any], policy: int) -> None:
    """Orders that agree on the groups the player is asked about end in the same state."""
    ends: dict[tuple[int, ...], tuple[list[Any], list[int]]] = {}
    for order in permutations((NUMBERS, ENERGY, HEARTS, SMASH)):
        state, ahead, matters = resolved(position, order, policy)
        asked = tuple(g for g in order if g & (matters | SMASH)) if matters else ()
        assert ends.setdefault(asked, (state, ahead)) == (state, ahead), order
