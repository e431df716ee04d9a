"""Stories of the Evolutions of Space Penguin."""

from typing import Any

import pytest

from tests.games.king_of_tokyo.evolutions.power_up import PowerUp
from tests.marks import compiled, rule

pytestmark = compiled

ME = "space_penguin"
QUIET = "1 1 2 2 3 3"


def on(play: PowerUp, seat: int, card: str) -> Any:
    """An Evolution in play, as everybody sees it."""
    return next(c for c in play.monster(seat).evolutions if c.card == card)


# ------------------------------------------------------------------- Freeze Ray


def freeze(face: str, script: str, holder: dict[str, Any] | None = None) -> PowerUp:
    """Space Penguin wounds a Monster in Tokyo, which stays; in its next turn this face is worth nothing."""
    play = PowerUp(
        {"monster": ME, "evolutions": ["freeze_ray"]},
        {"place": "city"} | (holder or {}),
        {},
        dice="s 1 1 2 2 3",
        script=script,
    )
    # Handed over before the Yield decision, and nobody is asked about it.
    play.expect("yield", seat=1)
    assert play.front(1) == ["freeze_ray"]
    assert play.front(0) == []
    play.stays(1)
    play.until("symbol", seat=0)
    assert play.view.active == 1
    play.choose("opt-face", face=face)
    assert on(play, 1, "freeze_ray").face == face
    play.expect("keep_dice", seat=1)
    return play


def test_freeze_ray_makes_a_face_worthless_for_a_turn_and_comes_back() -> None:
    play = freeze("smash", "s s s s 1 2")
    play.end_turn()
    assert play.hearts(0) == play.hearts(2) == 10
    assert play.front(0) == ["freeze_ray"]
    assert play.front(1) == []
    assert on(play, 0, "freeze_ray").face == ""


@pytest.mark.parametrize(("face", "script"), [("1", "1 1 1 1 e s"), ("energy", "e e e e 1 2")])
def test_freeze_ray_blocks_numbers_and_energy(face: str, script: str) -> None:
    play = freeze(face, script)
    play.until("keep_dice", seat=2)
    # The VP are those for starting the turn in Tokyo.
    assert play.vp(1) == 2
    assert play.energy(1) == (1 if face == "1" else 0)


def test_freeze_ray_on_hearts_stops_evolving_too() -> None:
    play = freeze("heart", "h h h h 1 2", {"hearts": 5})
    play.asks_nobody("evolve")
    assert play.hearts(1) == 4


def test_freeze_ray_spoils_combinations() -> None:
    play = freeze("3", "1 2 3 e s h", {"cards": ["complete_destruction"]})
    play.end_turn()
    assert play.vp(1) == 2


def test_freeze_ray_leaves_symbols_added_by_cards_alone() -> None:
    play = freeze("smash", "s s 1 1 2 2", {"cards": ["acid_attack"]})
    play.end_turn()
    assert play.hearts(0) == 9


def test_freeze_ray_does_not_stop_rerolls() -> None:
    play = freeze("smash", "s s 1 1 2 2")
    play.rig("e e")
    play.keep(2, 3, 4, 5)
    play.roll()
    play.to_buy()
    assert play.energy(1) == 2


def test_freeze_ray_is_given_to_one_of_two_wounded_monsters() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["freeze_ray"]},
        {"place": "city"},
        {"place": "bay"},
        {},
        {},
        dice="s 1 1 2 2 3",
    )
    question = play.expect("monster", seat=0)
    assert question.card == "freeze_ray"
    play.choose("opt-monster", seat=2)
    assert play.front(2) == ["freeze_ray"]


def test_freeze_ray_stays_where_it_is_without_a_wound_in_tokyo() -> None:
    outside = PowerUp(
        {"monster": ME, "evolutions": ["freeze_ray"], "place": "city"}, {}, {}, dice="s 1 1 2 2 3"
    )
    outside.end_turn()
    assert outside.front(0) == ["freeze_ray"]
    armored = PowerUp(
        {"monster": ME, "evolutions": ["freeze_ray"]},
        {"place": "city", "cards": ["armor_plating"]},
        dice="s 1 1 2 2 3",
    )
    armored.end_turn()
    assert armored.front(0) == ["freeze_ray"]
    armored.asks_nobody("symbol")


def bombed(**hearts: int) -> PowerUp:
    """Freeze Ray is handed to seat 2 in Tokyo; then seat 1 makes everybody else lose 2 hearts."""
    play = PowerUp(
        {"monster": ME, "evolutions": ["freeze_ray"], "hearts": hearts.get("owner", 10)},
        {"energy": 3},
        {"place": "city", "hearts": hearts.get("holder", 10)},
        {},
        dice="s 1 1 2 2 3",
        script=QUIET,
        market=["flame_thrower"],
    )
    play.stays(2)
    play.until("buy", seat=1)
    play.buy("flame_thrower")
    return play


def test_freeze_ray_is_removed_with_its_owner() -> None:
    play = bombed(owner=2)
    assert not play.alive(0)
    assert play.front(2) == []
    play.expect("keep_dice", seat=2)
    play.asks_nobody("symbol")


def test_freeze_ray_comes_back_when_its_holder_is_eliminated() -> None:
    play = bombed(holder=3)
    assert not play.alive(2)
    assert play.front(0) == ["freeze_ray"]


def test_freeze_ray_is_not_in_anybodys_way_while_its_owner_has_it() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["freeze_ray"]}, {}, script=QUIET)
    play.expect("keep_dice", seat=0)
    play.asks_nobody("symbol")


def held(**holder: Any) -> PowerUp:
    """The turn of a Monster that has Freeze Ray in front of it begins."""
    play = PowerUp(
        {"evolutions": ["freeze_ray"]} | holder,
        {"monster": ME},
        {},
        script="1 2 3 e s h",
        options={"halloween": True},
    )
    play.until("symbol", seat=1)
    play.choose("opt-face", face="3")
    play.roll()
    return play


def test_freeze_ray_takes_a_face_from_the_clown_too() -> None:
    held(cards=["clown"]).asks_nobody("change")


@pytest.mark.parametrize(("face", "burns"), [("3", True), ("energy", False)])
def test_freeze_ray_leaves_four_of_a_kind_nothing(face: str, burns: bool) -> None:
    play = PowerUp(
        {"monster": "kraken", "cards": ["flaming_aura"], "evolutions": ["freeze_ray"]},
        {"monster": ME},
        {},
        options={"origins": "all"},
        script="e e e e 1 2",
    )
    play.until("symbol", seat=1)
    play.choose("opt-face", face=face)
    play.roll()
    assert play.offers("opt-use", card="flaming_aura") == burns


def test_freeze_ray_comes_back_without_a_question() -> None:
    play = held(cards=["metamorph"])
    # The order of its return and what a card does at the end of the turn cannot matter.
    assert ("effect", 0) not in play.asked_before_end_of_turn()
    assert play.front(1) == ["freeze_ray"]


def test_freeze_ray_comes_back_even_from_a_turn_that_was_given_up() -> None:
    play = PowerUp({"monster": "kraken", "evolutions": ["sunken_temple", "freeze_ray"]}, {"monster": ME}, {})
    play.until("symbol", seat=1)
    play.choose("opt-face", face="3")
    play.use("sunken_temple")
    play.expect("keep_dice", seat=1)
    assert play.front(0) == ["sunken_temple"]
    assert play.front(1) == ["freeze_ray"]


# ------------------------------------------------------------- Miraculous Catch


def test_miraculous_catch_sells_a_discarded_card_for_less() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["miraculous_catch"], "energy": 6, "cards": ["alien_origin"]},
        {},
        phase="buy",
        discard=["jets"],
    )
    play.use("miraculous_catch")
    assert play.happened("CardsShown", seat=0, cards=["jets"])
    play.expect("deal", seat=0)
    # 5, minus 1 for Alien Origin, minus 1 for the catch.
    play.choose("opt-buy", card="jets", price=3)
    assert play.cards(0) == ["alien_origin", "jets"]
    assert play.energy(0) == 3
    assert play.view.discard == []
    assert play.happened("CardBought", card="jets", slot=-2)
    play.expect("buy", seat=0)
    assert not play.offers("opt-use", card="miraculous_catch")


def test_miraculous_catch_may_be_thrown_back_and_is_used_up_for_the_turn() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["miraculous_catch"], "energy": 4}, {}, phase="buy", discard=["jets"]
    )
    play.use("miraculous_catch")
    play.choose("opt-none")
    assert play.view.discard == ["jets"]
    assert play.energy(0) == 4
    assert not play.offers("opt-use", card="miraculous_catch")


def test_miraculous_catch_shows_a_card_that_is_too_dear() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["miraculous_catch"], "energy": 3},
        {},
        phase="buy",
        discard=["jets", "heal"],
        script="1",
    )
    play.use("miraculous_catch")
    assert play.happened("CardsShown", seat=0, cards=["jets"])
    assert not play.happened("CardBought")
    assert play.view.discard == ["jets", "heal"]


def test_miraculous_catch_of_a_discard_card_resolves_it_and_puts_it_back() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["miraculous_catch"], "energy": 4},
        {},
        phase="buy",
        discard=["corner_store"],
    )
    play.use("miraculous_catch")
    play.choose("opt-buy", card="corner_store", price=2)
    assert play.vp(0) == 1
    assert play.view.discard == ["corner_store"]


def test_miraculous_catch_needs_a_discarded_card() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["miraculous_catch"], "energy": 9}, {}, phase="buy")
    play.expect("buy", seat=0)
    assert not play.offers("opt-use", card="miraculous_catch")
    # Nor is anybody asked who can pay for nothing in the pile.
    poor = PowerUp(
        {"monster": ME, "evolutions": ["miraculous_catch"], "energy": 1},
        {},
        phase="buy",
        discard=["jets", "heal"],
    )
    poor.never_offers("miraculous_catch")


# -------------------------------------------------------------------- Deep Dive


def test_deep_dive_takes_one_of_three_cards_and_orders_the_others() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["deep_dive"], "cards": ["media_friendly"]},
        {},
        deck=["jets", "heal", "wings", "tank"],
        script=QUIET,
    )
    play.plays("deep_dive", seat=0)
    question = play.expect("pick", seat=0)
    assert [o.args["card"] for o in question.options] == ["jets", "heal", "wings"]
    assert play.table.view(0).drawn == ["jets", "heal", "wings"]
    assert play.table.view(1).drawn == []
    play.choose("opt-card", card="wings")
    play.expect("bottom", seat=0)
    play.choose("opt-card", card="heal")
    assert play.cards(0) == ["media_friendly", "wings"]
    # Not a purchase.
    assert play.vp(0) == 0
    st = play.table.st
    assert [st.box.keys[c] for c in st.deck[:2]] == ["heal", "jets"]  # type: ignore[attr-defined]
    assert st.box.keys[st.deck[-1]] == "tank"  # type: ignore[attr-defined]
    assert play.spent(0) == ["deep_dive"]


def test_deep_dive_tells_others_only_how_many_cards_were_seen() -> None:
    play = PowerUp({"monster": ME, "hand": ["deep_dive"]}, {}, deck=["jets", "heal", "wings"], script=QUIET)
    play.plays("deep_dive", seat=0)
    seen = [e for e in play.table.news(1) if e.kind == "CardsSeen"]
    assert [(e.amount, e.cards) for e in seen] == [(3, [])]  # type: ignore[attr-defined]
    own = [e for e in play.table.news(0) if e.kind == "CardsSeen"]
    assert own[0].cards == ["jets", "heal", "wings"]  # type: ignore[attr-defined]


def test_deep_dive_resolves_a_discard_card_at_once() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["deep_dive"]}, {}, deck=["jets", "corner_store", "wings"], script=QUIET
    )
    play.plays("deep_dive", seat=0)
    play.choose("opt-card", card="corner_store")
    play.decline()
    assert play.vp(0) == 1
    assert play.view.discard == ["corner_store"]


def test_deep_dive_may_be_played_in_another_turn() -> None:
    play = PowerUp({}, {"monster": ME, "hand": ["deep_dive"]}, deck=["jets", "heal", "wings"], script=QUIET)
    play.plays("deep_dive", seat=1)
    play.choose("opt-card", card="jets")
    play.decline()
    assert play.cards(1) == ["jets"]


def test_deep_dive_reshuffles_the_discard_pile_under_a_short_deck() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["deep_dive"]},
        {},
        market=["tank", "frenzy", "energize"],
        deck=["jets"],
        deck_ends=True,
        discard=["heal", "wings"],
        script=QUIET,
    )
    play.plays("deep_dive", seat=0)
    assert play.happened("DeckShuffled")
    options = [o.args["card"] for o in play.expect("pick", seat=0).options]
    # The card that was on the deck is still the first.
    assert options[0] == "jets"
    assert sorted(options) == ["heal", "jets", "wings"]


# -------------------------------------------------------------------- Cold Wave


def test_cold_wave_takes_a_die_from_everybody_else_until_the_next_turn() -> None:
    quiet = "1 1 2 2 3 3  1 1 2 2  1 1 2 2 3  1 1 2 2 3 3"
    play = PowerUp({"monster": ME, "hand": ["cold_wave"]}, {"shrink": 1}, {}, script=quiet)
    play.plays("cold_wave", seat=0)
    assert play.front(0) == ["cold_wave"]
    assert len(play.expect("keep_dice", seat=0).items) == 6
    play.end_turn()
    assert len(play.expect("keep_dice", seat=1).items) == 4
    play.end_turn()
    assert len(play.expect("keep_dice", seat=2).items) == 5
    play.end_turn()
    assert len(play.expect("keep_dice", seat=0).items) == 6
    assert play.front(0) == []
    assert play.spent(0) == ["cold_wave"]


def test_cold_wave_comes_too_late_for_dice_already_rolled_and_never_goes_below_0() -> None:
    play = PowerUp({}, {}, {"monster": ME, "hand": ["cold_wave"]}, script=QUIET)
    play.expect("anytime", seat=2)
    play.decline()
    play.expect("keep_dice", seat=0)
    play.roll()
    play.plays("cold_wave", seat=2)
    play.until("keep_dice", seat=1)
    assert len(play.happened("RollTotalled", seat=0)) == 1
    assert sum(play.happened("RollTotalled", seat=0)[0].symbols) == 6
    assert len(play.view.dice) == 5
    nothing = PowerUp({"monster": ME, "hand": ["cold_wave"]}, {"shrink": 6}, {})
    nothing.plays("cold_wave", seat=0)
    nothing.until("keep_dice", seat=2)
    assert nothing.happened("DiceRolled", seat=1)[0].dice == []


# --------------------------------------------------------------- Encased in Ice


def ice(script: str, *others: dict[str, Any], **me: Any) -> PowerUp:
    """Space Penguin rolls and freezes its last die."""
    play = PowerUp(
        {"monster": ME, "evolutions": ["encased_in_ice"], "energy": 1} | me,
        *(others or ({}, {})),
        script=script,
    )
    play.roll()
    play.until("change", seat=0)
    play.use("encased_in_ice")
    play.turn_die(5)
    assert play.energy(0) == 0
    return play


def test_encased_in_ice_freezes_a_die_for_everybody() -> None:
    play = ice("1 1 2 2 3 s 3 3 2 2 1")
    assert on(play, 0, "encased_in_ice").face == "smash"
    question = play.until("keep_dice", seat=1)
    # Five dice and the frozen one, which cannot be rerolled.
    assert len(question.items) == 5
    assert play.view.dice == [2, 2, 1, 1, 0, 4]
    assert play.view.frozen == 1
    play.rig("e e e e e")
    play.keep()
    assert play.view.dice == [3, 3, 3, 3, 3, 4]
    play.roll()
    # It counts among the dice of whoever has to use it: Space Penguin is in Tokyo and is hit.
    play.expect("yield", seat=0)
    assert play.hearts(0) == 9


def test_encased_in_ice_melts_when_the_owners_next_turn_begins() -> None:
    play = ice("1 1 2 2 3 h")
    assert len(play.until("keep_dice", seat=2).items) == 5
    assert len(play.until("keep_dice", seat=0).items) == 6
    assert on(play, 0, "encased_in_ice").face == ""


def test_encased_in_ice_resolves_normally_in_the_owners_turn_and_works_once() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["encased_in_ice"], "energy": 3},
        {},
        script="1 1 1 2 3 e",
        market=["tank"],
    )
    play.roll()
    play.use("encased_in_ice")
    play.turn_die(0)
    play.expect("buy", seat=0)
    assert play.vp(0) == 2
    assert play.energy(0) == 3


def test_encased_in_ice_is_safe_from_changes_and_rerolls() -> None:
    play = ice("1 1 2 2 3 s", {"cards": ["herd_culler"]}, {"cards": ["psychic_probe"]}, cards=["stretchy"])
    play.until("keep_dice", seat=1)
    play.roll()
    play.expect("probe", seat=2)
    play.use("psychic_probe")
    assert len(play.expect("die", seat=2).options) == 5
    play.answer(0)
    play.expect("change", seat=1)
    play.use("herd_culler")
    assert len(play.expect("die", seat=1).options) <= 5
    own = PowerUp(
        {"monster": ME, "evolutions": ["encased_in_ice"], "energy": 3, "cards": ["stretchy"]},
        {},
        script="1 1 2 2 3 s",
    )
    own.roll()
    own.use("encased_in_ice")
    own.turn_die(5)
    own.use("stretchy")
    assert len(own.expect("die", seat=0).options) == 5


def test_encased_in_ice_counts_within_a_shrunken_monsters_dice() -> None:
    play = ice("1 1 2 2 3 s", {"shrink": 2}, {"shrink": 5})
    assert len(play.until("keep_dice", seat=1).items) == 3
    assert len(play.view.dice) == 4
    play.until("yield", seat=0)
    play.until("keep_dice", seat=0)
    # One die is left to seat 2, and that is the frozen one: nothing to roll.
    assert play.happened("DiceRolled", seat=2)[0].dice == [4]
    assert play.happened("DiceRolled", seat=2)[0].thrown == []


def test_encased_in_ice_is_gone_with_its_owner() -> None:
    play = ice("1 1 2 2 3 s s s 1 1 2", hearts=2)
    play.until("keep_dice", seat=1)
    play.roll()
    assert not play.alive(0)
    assert len(play.until("keep_dice", seat=2).items) == 6


def test_encased_in_ice_and_its_reflection_freeze_two_dice() -> None:
    play = PowerUp(
        {
            "monster": ME,
            "evolutions": ["encased_in_ice", {"card": "icy_reflection", "copies": "encased_in_ice"}],
            "energy": 4,
            "cards": ["stretchy"],
        },
        {},
        {"shrink": 5},
        script="1 e 2 2 3 s  3 3 1 1  2 2 1 1",
    )
    play.roll()
    play.use("encased_in_ice", copy=None)
    play.turn_die(0)
    play.use("encased_in_ice", copy="icy_reflection")
    # The frozen die lies last, and one of the others takes its place.
    assert play.view.dice == [4, 3, 1, 1, 2, 0]
    assert len(play.expect("die", seat=0).options) == 5
    play.turn_die(0)
    play.use("stretchy")
    assert play.view.dice == [2, 3, 1, 1, 4, 0]
    assert len(play.expect("die", seat=0).options) == 4
    play.turn_die(0, "h")
    assert (on(play, 0, "encased_in_ice").face, on(play, 0, "icy_reflection").face) == ("1", "smash")
    # Everybody rolls four dice beside the two.
    assert len(play.until("keep_dice", seat=1).items) == 4
    assert (play.view.dice, play.view.frozen) == ([2, 2, 0, 0, 4, 0], 2)
    play.keep()
    assert play.view.dice == [1, 1, 0, 0, 4, 0]
    # And whoever has but one die has to use the first of them.
    play.until("keep_dice", seat=0)
    assert play.happened("DiceRolled", seat=2)[0].dice == [0]


@pytest.mark.parametrize(
    ("script", "probed", "frozen", "reach"),
    [
        # The mark of a forced reroll goes with its die, which makes room for the frozen one,
        ("1 1 2 2 e e  3", 5, 0, [0]),
        # does not stay behind with the die that takes its place,
        ("1 1 2 2 e 3  3", 0, 0, []),
        # and is left alone where nothing moves.
        ("1 1 2 2 e 3  3", 1, 0, [1]),
        ("1 1 2 2 e 3  3", 1, 5, [1]),
    ],
)
def test_encased_in_ice_beside_a_die_that_was_rerolled_by_force(
    script: str, probed: int, frozen: int, reach: list[int]
) -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["encased_in_ice"], "energy": 1, "cards": ["background_dweller"]},
        {"cards": ["psychic_probe"]},
        script=script + "  h",
    )
    play.roll()
    play.use("psychic_probe")
    play.turn_die(probed)
    play.expect("change", seat=0)
    play.use("encased_in_ice")
    play.turn_die(frozen)
    if not reach:
        # Own 3s were there before the last Roll was over.
        return play.never_offers("background_dweller")
    play.expect("change", seat=0)
    play.use("background_dweller")
    assert [e.die for e in play.happened("DieChanged", seat=0, by=0)] == reach


def test_encased_in_ice_needs_energy_and_may_be_declined() -> None:
    broke = PowerUp({"monster": ME, "evolutions": ["encased_in_ice"]}, {}, script=QUIET)
    broke.roll()
    broke.asks_nobody("change")
    play = PowerUp({"monster": ME, "evolutions": ["encased_in_ice"], "energy": 1}, {}, script=QUIET)
    play.roll()
    play.expect("change", seat=0)
    play.decline()
    assert len(play.until("keep_dice", seat=1).items) == 6


def test_encased_in_ice_may_be_played_from_the_hand_when_it_is_needed() -> None:
    play = PowerUp({"monster": ME, "hand": ["encased_in_ice"], "energy": 1}, {}, script="1 1 2 2 3 h")
    play.until("keep_dice", seat=0)
    play.roll()
    play.expect("change", seat=0)
    play.use("encased_in_ice")
    play.expect("change", seat=0)
    play.use("encased_in_ice")
    play.turn_die(5)
    assert on(play, 0, "encased_in_ice").face == "heart"
    broke = PowerUp({"monster": ME, "hand": ["encased_in_ice"]}, {}, script=QUIET)
    broke.until("keep_dice", seat=0)
    broke.roll()
    broke.asks_nobody("change")


# --------------------------------------------------------------------- Blizzard


def test_blizzard_leaves_the_others_one_roll_and_no_way_out_of_tokyo() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["blizzard"], "cards": ["jets"]},
        {"place": "city", "cards": ["giant_brain", "energy_drink"], "energy": 5},
        {},
        script="s 1 1 2 2 3  1 1 2 2 3 3",
    )
    play.plays("blizzard", seat=0)
    # The owner has all its Rolls.
    assert play.expect("keep_dice", seat=0).args["left"] == 2
    play.roll()
    assert play.hearts(1) == 9
    # Wounded, but it cannot Yield, so it is not asked; nor, in its own turn, which dice to keep.
    play.expect("buy", seat=1)
    assert len(play.happened("DiceRolled", seat=1)) == 1


def test_blizzard_does_not_bind_its_owner_and_ends_with_its_next_turn() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["blizzard"], "place": "city"}, {}, {}, script="1 1 2 2 3 3 s 1 1 2 2 3"
    )
    play.plays("blizzard", seat=0)
    # Seat 1 has rolled once and smashes the owner, which may Yield.
    play.until("yield", seat=0)
    play.yields(0)
    play.until("keep_dice", seat=0)
    assert play.spent(0) == ["blizzard"]


def test_blizzard_beats_cards_that_make_a_monster_yield() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["blizzard"], "energy": 5},
        {"place": "city"},
        {},
        script=QUIET,
        market=["death_from_above"],
    )
    play.plays("blizzard", seat=0)
    play.to_buy()
    play.buy("death_from_above")
    assert play.place(1) == "city"


def test_blizzard_is_for_the_own_turn_only() -> None:
    play = PowerUp({}, {"monster": ME, "hand": ["blizzard"]}, script=QUIET)
    play.never_offers("blizzard")


def test_blizzard_leaves_free_rerolls() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["blizzard"]},
        {"cards": ["background_dweller"]},
        script=f"{QUIET} 3 1 1 2 2 e",
    )
    play.plays("blizzard", seat=0)
    play.end_turn()
    play.expect("free_reroll", seat=1)
    play.use("background_dweller")


# ---------------------------------------------------------------- Black Diamond


def test_black_diamond_pays_for_entering_and_for_staying() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["black_diamond"]}, {}, {}, dice=QUIET, script="s 1 1 2 2 3")
    assert play.vp(0) == 2
    play.until("yield", seat=0)
    play.stays(0)
    assert play.vp(0) == 3


def test_black_diamond_pays_nothing_without_a_decision() -> None:
    held = PowerUp(
        {"monster": ME, "evolutions": ["black_diamond"], "place": "city", "cards": ["armor_plating"]},
        {},
        active=1,
        dice="s 1 1 2 2 3",
    )
    held.asks_nobody("yield")
    assert not held.happened("VPGained", seat=0, card="black_diamond")
    gone = PowerUp(
        {"monster": ME, "evolutions": ["black_diamond"], "place": "city"}, {}, active=1, dice="s 1 1 2 2 3"
    )
    gone.yields(0)
    assert not gone.happened("VPGained", seat=0, card="black_diamond")


@rule("KOT-END-08")
def test_black_diamond_makes_the_order_matter_when_both_may_win() -> None:
    diamond = {"monster": ME, "evolutions": ["black_diamond"], "place": "city", "vp": 19}
    for first, winner in (("smash", 0), ("numbers", 1)):
        play = PowerUp(diamond, {"vp": 18}, {}, active=1, dice="2 2 2 s 1 1")
        play.first(first)
        play.stays(0)
        assert play.winners() == [winner]
    early = PowerUp(diamond | {"vp": 18}, {"vp": 18}, {}, active=1, dice="2 2 2 s 1 1")
    early.stays(0)
    assert early.winners() == [1]


def test_black_diamond_pays_nothing_to_who_cannot_leave() -> None:
    play = PowerUp(
        {"monster": "the_king", "evolutions": ["black_diamond"], "place": "city"},
        {"monster": ME, "evolutions": ["blizzard"]},
        {},
        active=1,
        draft=True,
        dice="s 1 1 2 2 3",
    )
    # The others have one Roll each, so their turns pass without a question.
    assert play.happened("HeartsLost", seat=0, by=1, amount=1)
    assert not play.happened("VPGained", seat=0, card="black_diamond")
    assert play.place(0) == "city"


def test_black_diamond_still_brings_vp_with_two_players() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["black_diamond"]}, {}, dice=QUIET, options={"two_player": True}
    )
    assert play.vp(0) == 1
    assert play.happened("EnergyGained", seat=0, rule="KOT-2P-01")


# --------------------------------------------------------------- Icy Reflection


def test_icy_reflection_works_like_another_evolution() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["icy_reflection"], "place": "city"},
        {"monster": "gigazaur", "evolutions": ["heat_vision"], "vp": 3},
        script=QUIET,
    )
    play.plays("icy_reflection", seat=0)
    # There is only one to copy: nobody is asked which.
    play.expect("keep_dice", seat=0)
    assert on(play, 0, "icy_reflection").copies == "heat_vision"
    play.rig("s 1 1 2 2 3")
    play.end_turn()
    play.roll()
    play.expect("yield", seat=0)
    assert play.vp(1) == 2


def test_icy_reflection_has_tokens_of_its_own() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["icy_reflection"]},
        {"monster": "alienoid", "evolutions": [{"card": "adapting_technology", "counters": 1}]},
        script=QUIET,
    )
    play.plays("icy_reflection", seat=0)
    assert play.cubes(0, "icy_reflection") == 3
    assert play.cubes(1, "adapting_technology") == 1
    play.to_buy()
    for left in (2, 1):
        play.use("adapting_technology", copy="icy_reflection")
        assert play.cubes(0, "icy_reflection") == left
    play.use("adapting_technology", copy="icy_reflection")
    # Used up, it goes to the discard pile; the card it stood for stays.
    assert play.front(0) == []
    assert play.spent(0) == ["icy_reflection"]
    assert play.front(1) == ["adapting_technology"]


def test_icy_reflection_goes_with_the_card_it_copies() -> None:
    play = PowerUp(
        {
            "monster": ME,
            "evolutions": [{"card": "icy_reflection", "copies": "adapting_technology", "counters": 3}],
        },
        {"monster": "alienoid", "evolutions": [{"card": "adapting_technology", "counters": 1}]},
        active=1,
        phase="buy",
    )
    play.use("adapting_technology")
    assert play.spent(1) == ["adapting_technology"]
    assert play.front(0) == []
    assert play.spent(0) == ["icy_reflection"]


def test_icy_reflection_goes_when_the_owner_of_its_original_is_eliminated() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": [{"card": "icy_reflection", "copies": "heat_vision"}], "place": "city"},
        {"monster": "gigazaur", "evolutions": ["heat_vision"], "hearts": 1},
        {},
        dice="s 1 1 2 2 3",
    )
    assert not play.alive(1)
    assert play.spent(0) == ["icy_reflection"]


def test_icy_reflection_chooses_among_permanent_evolutions_own_ones_included() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["icy_reflection"], "evolutions": ["black_diamond", "cold_wave"]},
        {"monster": "gigazaur", "evolutions": ["heat_vision", "tail_sweep"], "cards": ["wings"]},
        active=1,
        script=QUIET,
    )
    play.plays("icy_reflection", seat=0)
    question = play.expect("copy", seat=0)
    # No Temporary Evolution, however long it lasts, and no Power card.
    assert sorted(str(o.args["card"]) for o in question.options) == [
        "black_diamond",
        "heat_vision",
        "tail_sweep",
    ]
    play.copy("black_diamond", seat=0)
    assert on(play, 0, "icy_reflection").copies == "black_diamond"


def test_icy_reflection_of_a_gift_is_not_allowed_and_without_a_choice_it_is_not_offered() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["icy_reflection"]},
        {"monster": "gigazaur", "hand": ["heat_vision"], "evolutions": ["ignis_fatus"]},
        {"monster": "pumpkin_jack"},
        script=QUIET,
    )
    assert play.front(1) == ["ignis_fatus"]
    play.never_offers("icy_reflection")


def test_icy_reflection_cannot_copy_what_could_not_be_played_now() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["icy_reflection"]},
        {"monster": "the_king", "evolutions": ["twas_beauty_killed_the_beast"], "place": "city"},
        {},
        script=QUIET,
    )
    play.never_offers("icy_reflection")


def test_icy_reflection_of_a_freeze_ray_is_handed_over_and_comes_back() -> None:
    play = PowerUp(
        {
            "monster": ME,
            "evolutions": ["freeze_ray", {"card": "icy_reflection", "copies": "freeze_ray"}],
        },
        {"place": "city"},
        {},
        dice="s 1 1 2 2 3",
        script=QUIET,
    )
    play.stays(1)
    assert play.front(1) == ["freeze_ray", "icy_reflection"]
    play.until("symbol", seat=0)
    play.choose("opt-face", face="1")
    play.expect("symbol", seat=0)
    play.choose("opt-face", face="2")
    play.expect("keep_dice", seat=1)
    play.end_turn()
    assert sorted(play.front(0)) == ["freeze_ray", "icy_reflection"]
    assert on(play, 0, "icy_reflection").copies == "freeze_ray"


@rule("KOT-PU-22")
def test_mimic_does_not_see_what_icy_reflection_sees() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["black_diamond"], "energy": 10}, {}, phase="buy", market=["mimic"]
    )
    play.buy("mimic")
    play.expect("buy", seat=0)
    assert play.copies(0) == ""
