"""Stories of the 19 DISCARD cards."""

from __future__ import annotations

from typing import Any

from tests.games.king_of_tokyo_duel.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


def buying(
    card: str,
    cost: int,
    me: dict[str, Any] | None = None,
    rival: dict[str, Any] | None = None,
    **position: Any,
) -> Stage:
    """A player who can just pay for a card on the right."""
    mine = {"energy": cost - 1} | (me or {})
    others = [c for c in ("extra_head", "giant_brain") if c != card]
    return Stage(mine, rival or {}, phase="buy", market=[*others, card], **position)


def test_cannonball_pulls_fame_hits_and_pays_energy_that_can_be_spent() -> None:
    play = buying("cannonball", 7, deck=["snack_time"])
    play.buy("cannonball", ("destruction", 3))
    assert play.depth(0, "fame") == 1
    assert play.hearts(1) == 12
    assert play.energy(0) == 4
    assert play.offers("opt-buy", card="snack_time")


@rule("DUEL-TIME-09")
def test_dominate_costs_the_rival_a_die_for_each_keep_card_it_will_not_give_up() -> None:
    play = buying("dominate", 3, rival={"cards": ["scrappy", "acid_attack", "regeneration"]})
    play.buy("dominate", ("destruction", 3))
    question = play.expect("give_up", seat=1)
    assert [i.args["card"] for i in question.items] == ["acid_attack", "regeneration", "scrappy"]
    play.pick(1)
    assert play.cards(1) == ["scrappy", "acid_attack"]
    assert "regeneration" in play.view.discard
    assert len(play.view.dice) == 4


def test_dominate_takes_main_dice_only_never_below_0() -> None:
    cards = [
        "scrappy",
        "acid_attack",
        "regeneration",
        "unchained",
        "spiked_tail",
        "extra_head",
        "thunder_stomp",
    ]
    play = Stage({}, {"cards": cards, "dominated": 1, "dice_tokens": 1}, active=1)
    play.pick()
    play.choose("opt-tokens", n=1)
    assert len(play.view.dice) == 2


def test_two_dominates_take_two_dice_for_each_card() -> None:
    play = Stage({}, {"cards": ["scrappy"], "dominated": 2}, active=1)
    play.pick()
    assert len(play.view.dice) == 4


def test_dominate_asks_nothing_of_a_rival_without_cards() -> None:
    play = buying("dominate", 3)
    play.buy("dominate", ("destruction", 3))
    play.expect("keep_dice", seat=1)
    assert len(play.view.dice) == 6


def test_dominate_waits_for_an_extra_turn_of_the_buyer() -> None:
    play = buying("dominate", 3, rival={"cards": ["scrappy"]}, extra=1)
    play.buy("dominate", ("destruction", 3))
    play.expect("keep_dice", seat=0)
    play.until("give_up", seat=1)
    play.pick()
    assert len(play.view.dice) == 5


@rule("DUEL-ROLL-03")
def test_energize_gains_8_energy_and_2_dice_tokens_at_most() -> None:
    play = buying("energize", 10, {"dice_tokens": 1})
    play.buy("energize", ("destruction", 3))
    assert (play.energy(0), play.tokens(0)) == (8, 2)


@rule("DUEL-TIME-10", "DUEL-FIRST-05")
def test_frenzy_gives_a_complete_turn_after_this_one() -> None:
    play = buying("frenzy", 6, {"energy": 8})
    play.buy("frenzy")
    play.expect("buy", seat=0)  # the current turn goes on
    play.choose("opt-done")
    assert play.view.active == 0
    assert play.view.turn == 3
    assert len(play.view.dice) == 6
    play.end_turn()
    assert play.view.active == 1


def test_frenzy_ends_protections_of_this_turn() -> None:
    play = buying("frenzy", 6, {"energy": 5, "hearts": 5})
    play.table.st.monsters[1].immune = True  # type: ignore[attr-defined]
    play.buy("frenzy")
    assert play.view.active == 0
    assert not play.monster(1).immune


def test_hors_doeuvres_hits_the_buyer_then_pulls_destruction_2() -> None:
    play = buying("hors_doeuvres", 3)
    play.buy("hors_doeuvres", ("fame", 3))
    assert play.hearts(0) == 11
    assert play.depth(0, "destruction") == 2


def test_hors_doeuvres_pulls_even_if_the_hits_are_avoided() -> None:
    play = buying("hors_doeuvres", 3, {"cards": ["hibernation"]})
    play.buy("hors_doeuvres", ("fame", 3))
    assert play.hearts(0) == 14
    assert play.depth(0, "destruction") == 2


def test_hors_doeuvres_triggers_the_own_unstable_dna() -> None:
    play = buying("hors_doeuvres", 3, {"cards": ["unstable_dna"]}, {"cards": ["scrappy"]})
    play.buy("hors_doeuvres", ("fame", 3))
    play.choose("opt-rivals_card", card="scrappy")
    assert play.depth(0, "destruction") == 2
    assert (play.cards(0), play.cards(1)) == (["scrappy"], ["unstable_dna"])


@rule("DUEL-HIT-04")
def test_jets_scrambled_hits_both_and_only_the_rivals_armor_works() -> None:
    play = buying(
        "jets_scrambled",
        5,
        {"cards": ["armor_plating"]},
        {"cards": ["trendsetter"]},
        fame=1,
        buzz={"baby": {"track": "fame", "first": 1}},
    )
    play.buy("jets_scrambled", ("fame", 3))
    assert (play.hearts(0), play.hearts(1)) == (9, 9)


@rule("DUEL-WIN-10")
def test_jets_scrambled_can_be_won_lost_or_drawn() -> None:
    for mine, theirs, winners, why in (
        (5, 5, [0, 1], "draw"),
        (6, 5, [0], "knock_out"),
        (5, 6, [1], "knock_out"),
    ):
        play = buying("jets_scrambled", 5, {"hearts": mine}, {"hearts": theirs})
        play.buy("jets_scrambled")
        assert play.won_by(*winners, why=why)


def test_jets_scrambled_an_exchange_comes_too_late_for_hits_already_taken() -> None:
    # The Rival takes a card of the buyer and gives Unstable DNA, which was not the buyer's when the hits fell.
    play = buying("jets_scrambled", 5, {"cards": ["scrappy"]}, {"cards": ["unstable_dna", "acid_attack"]})
    play.buy("jets_scrambled", ("fame", 3))
    play.expect("swap", seat=1)
    play.choose("opt-rivals_card", card="scrappy")
    assert play.cards(0) == ["unstable_dna"]
    assert "swap" not in [k for k, _ in play.asked_before_end_of_turn()]


def test_kaijutsu_pulls_destruction_then_hits() -> None:
    play = buying("kaijutsu", 5)
    play.buy("kaijutsu", ("fame", 3))
    assert play.depth(0, "destruction") == 1
    assert play.hearts(1) == 11


def test_moment_of_respite_gains_hearts_and_a_dice_token() -> None:
    play = buying("moment_of_respite", 4, {"hearts": 5})
    play.buy("moment_of_respite", ("fame", 3))
    assert (play.hearts(0), play.tokens(0)) == (7, 1)


def test_monster_coaster_pulls_destruction_3() -> None:
    play = buying("monster_coaster", 7)
    play.buy("monster_coaster")
    assert play.depth(0, "destruction") == 3


def test_monumental_pulls_destruction_then_fame() -> None:
    play = buying("monumental", 5, destruction=-6, fame=-6)
    play.buy("monumental", ("fame", 3))
    assert play.won_by(0, why="victory_space")
    assert [e.track for e in play.happened("MarkerPulled")] == [1]


@rule("DUEL-PULL-10")
def test_operation_media_pulls_fame_by_the_smash_resolved() -> None:
    play = Stage(
        {"energy": 5, "cards": ["acid_attack"]},
        {"cards": ["armor_plating"]},
        dice="s s h h f f",
        market=["extra_head", "giant_brain", "operation_media"],
        buzz={"cat": {"track": "fame", "first": -1}},
    )
    assert play.hearts(1) == 11
    play.buy("operation_media", ("destruction", 3))
    # Two dice and the added symbol, ignored hits included; the paw on the way does not count.
    assert play.depth(0, "fame") == 3


def test_operation_media_is_nothing_without_resolved_smash() -> None:
    rebooted = Stage(
        {"energy": 4, "cards": ["rebooting"]},
        {},
        dice="s s s h h e",
        market=["extra_head", "giant_brain", "operation_media"],
    )
    rebooted.choose("opt-skip")
    rebooted.buy("operation_media", ("destruction", 3))
    assert rebooted.depth(0, "fame") == 0
    early = Stage(
        {"energy": 4, "cards": ["made_in_a_lab", "acid_attack"]},
        {},
        market=["extra_head", "giant_brain", "operation_media"],
    )
    early.choose("opt-buy", card="operation_media")
    early.lay("destruction", 3)
    assert early.depth(0, "fame") == 0


def test_photoshoot_pulls_fame_1() -> None:
    play = buying("photoshoot", 2)
    play.buy("photoshoot", ("destruction", 3))
    assert play.depth(0, "fame") == 1


def test_sack_the_stadium_pulls_destruction_2_then_fame_2() -> None:
    play = buying("sack_the_stadium", 8)
    play.buy("sack_the_stadium", ("destruction", 5))
    assert [e.track for e in play.happened("MarkerPulled")] == [1, 1, 0, 0]


def test_seismic_test_pulls_destruction_2() -> None:
    play = buying("seismic_test", 5)
    play.buy("seismic_test")
    assert play.depth(0, "destruction") == 2


def test_snack_time_gains_3_hearts() -> None:
    play = buying("snack_time", 3, {"hearts": 5})
    play.buy("snack_time")
    assert play.hearts(0) == 8


def test_tesla_impulse_discards_a_card_of_the_rival() -> None:
    play = buying("tesla_impulse", 6, rival={"cards": ["scrappy", "acid_attack"]})
    play.choose("opt-buy", card="tesla_impulse")
    play.lay("fame", 3)
    play.expect("take_away", seat=0)
    play.choose("opt-rivals_card", card="acid_attack")
    assert play.cards(1) == ["scrappy"]
    assert "acid_attack" in play.view.discard
    assert play.energy(0) == 2


def test_tesla_impulse_takes_the_only_card_and_pays_without_any() -> None:
    one = buying("tesla_impulse", 6, rival={"cards": ["scrappy"]})
    one.buy("tesla_impulse", ("fame", 3))
    assert one.cards(1) == []
    none = buying("tesla_impulse", 6)
    none.buy("tesla_impulse", ("fame", 3))
    assert none.energy(0) == 2


def test_the_partys_over_hits_whoever_has_a_marker_in_the_own_zone() -> None:
    for fame, destruction, mine, theirs in ((-3, 0, 10, 13), (5, 0, 14, 9), (-4, 4, 10, 9), (-2, 6, 14, 13)):
        play = buying("the_partys_over", 4, fame=fame, destruction=destruction)
        play.buy("the_partys_over", ("fame", -7))
        assert (play.hearts(0), play.hearts(1)) == (mine, theirs)


@rule("DUEL-WIN-10")
def test_the_partys_over_for_both_is_a_draw() -> None:
    play = buying("the_partys_over", 4, {"hearts": 4}, {"hearts": 2}, fame=-4, destruction=4)
    play.buy("the_partys_over")
    assert play.won_by(0, 1, why="draw")


def test_thermonuclear_cooking_pulls_heals_and_pays() -> None:
    play = buying("thermonuclear_cooking", 7, {"hearts": 5})
    play.buy("thermonuclear_cooking", ("fame", 3))
    assert play.depth(0, "destruction") == 1
    assert (play.hearts(0), play.energy(0)) == (7, 2)


def test_too_cute_hits_the_rival_twice() -> None:
    play = buying("too_cute", 3)
    play.buy("too_cute", ("fame", 3))
    assert play.hearts(1) == 11
