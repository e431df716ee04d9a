"""Stories of the fourteen cards that only Origins has."""

import itertools
from typing import Any

import pytest

from tests.games.king_of_tokyo.stage import Stage
from tests.games.king_of_tokyo_origins.stage import Origins
from tests.marks import compiled, rule

pytestmark = [compiled, rule("KOTO-DIFF-07")]


def mixed(*monsters: dict[str, Any], **position: Any) -> Stage:
    """A position of King of Tokyo with all cards of Origins mixed in."""
    return Stage(*monsters, options={"origins": "all"}, **position)


# ---------------------------------------------------------------------- Biofuel


def test_biofuel_turns_hearts_into_energy() -> None:
    play = Origins({"hearts": 5, "cards": ["biofuel"]}, {"place": "city"}, script="h h h 1 2 e")
    play.roll()
    play.expect("change", seat=0)
    play.use("biofuel")
    play.expect("dice", seat=0)
    play.pick(0, 2)
    assert play.happened("CardUsed", seat=0, card="biofuel")
    play.decline()
    assert (play.energy(0), play.hearts(0)) == (3, 6)


def test_biofuel_may_turn_all_hearts_or_after_all_none() -> None:
    def start() -> Origins:
        play = Origins({"hearts": 5, "cards": ["biofuel"]}, {"place": "city"}, script="h h 1 1 2 e")
        play.roll()
        play.use("biofuel")
        return play

    play = start()
    assert len(play.expect("dice", seat=0).items) == 2
    assert play.question.count == 4
    play.pick(0, 1)
    assert (play.energy(0), play.hearts(0)) == (3, 5)
    play = start()
    play.pick()
    assert not play.happened("CardUsed")
    play.decline()
    assert (play.energy(0), play.hearts(0)) == (1, 7)


def test_biofuel_asks_for_no_dice_when_there_is_one_heart() -> None:
    play = Origins({"hearts": 5, "cards": ["biofuel"]}, {"place": "city"}, script="h 1 1 2 2 e")
    play.roll()
    play.use("biofuel")
    assert (play.energy(0), play.hearts(0)) == (2, 5)


def test_biofuel_may_be_left_alone() -> None:
    play = Origins({"hearts": 5, "cards": ["biofuel"]}, {"place": "city"}, script="h 1 1 2 2 e")
    play.roll()
    play.decline()
    assert (play.energy(0), play.hearts(0)) == (1, 6)


@rule("KOTO-TOKYO-03")
def test_biofuel_does_not_work_in_tokyo() -> None:
    play = Origins({"place": "city", "cards": ["biofuel"]}, {}, script="h h h 1 2 e")
    play.asks_nobody("change")


def test_biofuel_makes_one_gain_of_all_energy() -> None:
    play = Origins({"cards": ["biofuel", "friend_of_children"]}, {"place": "city"}, script="h 1 1 2 2 e")
    play.roll()
    play.use("biofuel")
    assert play.energy(0) == 3


# ----------------------------------------------------------------- Draining Ray


def test_draining_ray_takes_a_point_from_the_leader() -> None:
    play = Origins(
        {"vp": 3, "cards": ["draining_ray"]}, {"vp": 5}, {"vp": 9, "place": "city"}, dice="e e e e 1 2"
    )
    play.expect("use", seat=0)
    play.use("draining_ray")
    assert [play.vp(seat) for seat in range(3)] == [4, 5, 8]
    assert play.happened("CardUsed", seat=0, card="draining_ray")


def test_draining_ray_takes_the_only_point_there_is_with_any_face() -> None:
    for face in "1 2 3 e h".split():
        play = Origins(
            {"cards": ["draining_ray"]}, {"vp": 1, "place": "city"}, dice=" ".join([face] * 4 + ["s", "s"])
        )
        play.use("draining_ray")
        assert play.happened("VPLost", seat=1, amount=1)
    play = Origins({"cards": ["draining_ray"]}, {"vp": 1, "place": "city"}, dice="s s s s 1 2")
    play.use("draining_ray")
    assert play.happened("VPGained", seat=0, card="draining_ray")


def test_draining_ray_takes_a_point_from_each_of_several_leaders() -> None:
    play = Origins(
        {"vp": 9, "cards": ["draining_ray"]}, {"vp": 9}, {"vp": 9, "place": "city"}, dice="e e e e 1 2"
    )
    play.use("draining_ray")
    assert [play.vp(seat) for seat in range(3)] == [11, 8, 8]


def test_draining_ray_works_by_itself_in_the_end() -> None:
    play = Origins({"vp": 3, "cards": ["draining_ray"]}, {"vp": 9, "place": "city"}, dice="e e e e 1 2")
    play.decline()
    play.until("buy", seat=0)
    assert (play.vp(0), play.vp(1)) == (4, 8)


def test_draining_ray_is_no_use_to_the_only_leader() -> None:
    play = Origins({"vp": 9, "cards": ["draining_ray"]}, {"vp": 8, "place": "city"}, dice="e e e e 1 2")
    assert play.question.kind == "buy"
    assert play.vp(1) == 8


def test_draining_ray_may_come_before_or_after_the_dice() -> None:
    monsters: list[dict[str, Any]] = [{"vp": 10, "cards": ["draining_ray"]}, {"vp": 12}, {"place": "city"}]
    play = Origins(*monsters, dice="2 2 2 2 1 1")
    play.expect("use", seat=0)
    play.use("draining_ray")
    assert (play.vp(0), play.vp(1)) == (14, 11)
    play = Origins(*monsters, dice="2 2 2 2 1 1")
    play.decline()
    assert (play.vp(0), play.vp(1)) == (13, 12)


def test_draining_ray_needs_four_equal_dice_and_no_added_symbol() -> None:
    play = Origins(
        {"vp": 3, "cards": ["draining_ray", "acid_attack"]}, {"vp": 9, "place": "city"}, dice="s s s 1 1 2"
    )
    play.stays(1)
    assert not play.happened("VPLost")


def test_draining_ray_takes_nothing_where_there_is_nothing() -> None:
    play = Origins({"cards": ["draining_ray"]}, {"place": "city"}, dice="1 1 1 1 h h")
    assert play.vp(0) == 2
    assert not play.happened("VPLost")


# --------------------------------------------------------------- Electric Armor


def test_electric_armor_saves_a_heart_for_one_energy() -> None:
    play = Origins({}, {"place": "city", "energy": 3, "cards": ["electric_armor"]}, dice="s s s 1 1 2")
    play.expect("guard", seat=1)
    play.use("electric_armor")
    assert (play.hearts(1), play.energy(1)) == (8, 2)
    play.expect("yield", seat=1)


@rule("KOTO-GLOS-02")
def test_electric_armor_against_a_single_smash_leaves_nothing_to_yield_for() -> None:
    play = Origins({}, {"place": "city", "energy": 3, "cards": ["electric_armor"]}, dice="s 1 1 2 2 3")
    play.use("electric_armor")
    assert play.hearts(1) == 10
    play.expect("keep_dice", seat=1)


def test_electric_armor_needs_one_energy_and_works_once_for_each_loss() -> None:
    play = Origins({}, {"place": "city", "energy": 1, "cards": ["electric_armor"]}, dice="s s s 1 1 2")
    play.use("electric_armor")
    assert (play.hearts(1), play.energy(1)) == (8, 0)
    play = Origins({}, {"place": "city", "cards": ["electric_armor"]}, dice="s s s 1 1 2")
    play.expect("yield", seat=1)
    play = Origins({}, {"place": "city", "energy": 5, "cards": ["electric_armor"]}, dice="s s s 1 1 2")
    play.use("electric_armor")
    play.expect("yield", seat=1)


def test_electric_armor_works_against_every_loss_of_a_turn() -> None:
    play = Origins(
        {"energy": 3}, {"place": "city", "energy": 3, "cards": ["electric_armor"]}, dice="s s 1 1 2 3",
        market=["flame_thrower"],
    )  # fmt: skip
    play.use("electric_armor")
    play.stays(1)
    play.buy("flame_thrower")
    play.use("electric_armor")
    assert (play.hearts(1), play.energy(1)) == (8, 1)


# ----------------------------------------------------------------- Flaming Aura


def test_flaming_aura_costs_everybody_else_a_heart() -> None:
    play = Origins({"cards": ["flaming_aura"]}, {"place": "city"}, {}, dice="e e e e 1 2")
    play.expect("use", seat=0)
    play.use("flaming_aura")
    play.expect("buy", seat=0)
    assert [play.hearts(seat) for seat in range(3)] == [10, 9, 9]
    play.asks_nobody("yield")
    assert len(play.happened("HeartsLost")) == 2, "once a turn"


def test_flaming_aura_works_by_itself_in_the_end() -> None:
    play = Origins({"cards": ["flaming_aura"]}, {"place": "city"}, {}, dice="h h h h 1 2")
    play.decline()
    assert [play.hearts(seat) for seat in range(3)] == [10, 9, 9]


def test_flaming_aura_joins_the_smash() -> None:
    play = Origins({"cards": ["flaming_aura"]}, {"place": "city"}, {}, dice="s s s s 1 2")
    assert [e.amount for e in play.happened("HeartsLost", seat=1)] == [5]
    assert [e.amount for e in play.happened("HeartsLost", seat=2)] == [1]
    play.stays(1)
    assert [play.hearts(seat) for seat in range(3)] == [10, 5, 9]


def test_flaming_aura_beside_the_smash_is_a_card_loss_of_its_own() -> None:
    play = mixed({"cards": ["flaming_aura", "fire_breathing"]}, {"place": "city"}, {}, {}, dice="s s s s 1 2")
    assert [(e.amount, e.smash) for e in play.happened("HeartsLost", seat=1)] == [(6, True)]
    assert [(e.amount, e.smash) for e in play.happened("HeartsLost", seat=2)] == [(1, False)]
    burned = play.happened("HeartsLost", seat=3)
    assert {(e.amount, e.smash, e.card) for e in burned} == {
        (1, False, "fire_breathing"),
        (1, False, "flaming_aura"),
    }


def test_flaming_aura_with_another_face_joins_the_smash_too() -> None:
    play = Origins({"cards": ["flaming_aura"]}, {"place": "city"}, {}, dice="e e e e s 2")
    assert [play.hearts(seat) for seat in range(3)] == [10, 8, 9]
    play.expect("yield", seat=1)


def test_flaming_aura_needs_four_equal_dice() -> None:
    play = Origins({"cards": ["flaming_aura", "acid_attack"]}, {"place": "city"}, {}, dice="s s s 1 1 2")
    play.stays(1)
    assert [play.hearts(seat) for seat in range(3)] == [10, 6, 10]
    play = Origins({"cards": ["flaming_aura"]}, {"place": "city"}, {}, dice="e e e 1 1 2")
    play.expect("buy", seat=0)
    assert not play.happened("HeartsLost")


def test_flaming_aura_is_ignored_by_armor_plating() -> None:
    play = mixed(
        {"cards": ["flaming_aura"]}, {"place": "city", "cards": ["armor_plating"]}, dice="1 1 1 1 e 2"
    )
    play.use("flaming_aura")
    assert play.hearts(1) == 10


# ------------------------------------------------------------------ Gamma Blast


def test_gamma_blast_costs_everybody_else_a_heart_on_entering() -> None:
    play = Origins({"cards": ["gamma_blast"]}, {}, {}, dice="1 1 2 2 3 e")
    assert play.place(0) == "city"
    assert [play.hearts(seat) for seat in range(3)] == [10, 9, 9]


def test_gamma_blast_rests_while_others_enter() -> None:
    play = Origins({}, {"cards": ["gamma_blast"]}, {}, dice="1 1 2 2 3 e")
    assert [play.hearts(seat) for seat in range(3)] == [10, 10, 10]


def test_gamma_blast_works_when_a_card_puts_its_owner_into_tokyo() -> None:
    play = Origins(
        {"energy": 5, "cards": ["gamma_blast"]}, {"place": "city"}, phase="buy", market=["death_from_above"]
    )
    play.buy("death_from_above")
    assert play.place(0) == "city"
    assert play.hearts(1) == 9


# -------------------------------------------------------------- Hungry Urbavore


def test_hungry_urbavore_gains_a_point_more_for_entering() -> None:
    play = Origins({"cards": ["hungry_urbavore"]}, {}, dice="1 1 2 2 3 e")
    assert play.vp(0) == 2


def test_hungry_urbavore_goes_hungry_while_others_enter() -> None:
    play = Origins({}, {"cards": ["hungry_urbavore"]}, dice="1 1 2 2 3 e")
    assert (play.place(0), play.happened("VPGained", seat=1)) == ("city", [])


def test_hungry_urbavore_gains_its_point_with_the_two_player_option_too() -> None:
    play = Origins({"cards": ["hungry_urbavore"]}, {}, dice="1 1 2 2 3 e", options={"two_player": True})
    assert (play.vp(0), play.energy(0)) == (1, 2)


# ------------------------------------------------------------- Jagged Tactician


def test_jagged_tactician_hurts_who_takes_tokyo_after_it_and_gains_energy() -> None:
    play = Origins({}, {"place": "city", "cards": ["jagged_tactician"]}, dice="s 1 1 2 2 3")
    play.yields(1)
    assert (play.hearts(0), play.energy(1)) == (9, 1)


def test_jagged_tactician_can_eliminate_the_newcomer() -> None:
    play = Origins({"hearts": 1}, {"place": "city", "cards": ["jagged_tactician"]}, {}, dice="s 1 1 2 2 3")
    play.yields(1)
    assert not play.alive(0)
    assert play.energy(1) == 1


def test_jagged_tactician_gains_its_energy_though_the_loss_is_prevented() -> None:
    play = mixed(
        {"cards": ["armor_plating"]}, {"place": "city", "cards": ["jagged_tactician"]}, dice="s 1 1 2 2 3"
    )
    play.yields(1)
    assert (play.hearts(0), play.energy(1)) == (10, 1)


def test_jagged_tactician_reacts_to_jets_and_to_death_from_above() -> None:
    play = Origins({}, {"place": "city", "cards": ["jagged_tactician", "jets"]}, dice="s 1 1 2 2 3")
    play.use("jets")
    assert (play.hearts(0), play.hearts(1), play.energy(1)) == (9, 10, 1)
    play = Origins(
        {"energy": 5},
        {"place": "city", "cards": ["jagged_tactician"]},
        phase="buy",
        market=["death_from_above"],
    )
    play.buy("death_from_above")
    assert (play.hearts(0), play.energy(1)) == (9, 1)


def test_jagged_tactician_needs_a_yield_of_its_own() -> None:
    empty = Origins({}, {"cards": ["jagged_tactician"]}, {}, dice="1 1 2 2 3 e")
    assert empty.place(0) == "city"
    assert (empty.hearts(0), empty.energy(1)) == (10, 0)
    other = Origins({}, {"place": "city"}, {"cards": ["jagged_tactician"]}, dice="s 1 1 2 2 3")
    other.yields(1)
    assert (other.hearts(0), other.energy(2)) == (10, 0)


def test_jagged_tactician_bites_only_who_takes_tokyo_first() -> None:
    play = mixed(
        {"energy": 3},
        {"place": "city", "cards": ["jagged_tactician"]},
        {"energy": 5, "cards": ["opportunist"]},
        dice="s 1 1 2 2 e",
        market=["corner_store"],
        deck=["death_from_above"],
    )
    play.yields(1)
    assert (play.hearts(0), play.energy(1)) == (9, 1)
    play.buy("corner_store")
    play.snatch("death_from_above", seat=2)
    assert (play.place(0), play.place(2)) == ("outside", "city")
    assert (play.hearts(2), play.energy(1)) == (10, 1)


def test_jagged_tactician_does_not_bite_its_own_owner_on_the_way_back() -> None:
    play = mixed(
        {"place": "city", "energy": 3, "cards": ["nova_breath"]},
        {"place": "bay", "energy": 5, "cards": ["jagged_tactician", "opportunist"]},
        {},
        {},
        {},
        dice="s 1 1 2 2 3",
        market=["corner_store"],
        deck=["death_from_above"],
    )
    play.yields(1)
    play.buy("corner_store")
    play.snatch("death_from_above", seat=1)
    assert play.place(1) == "city"
    assert (play.hearts(1), play.energy(1)) == (9, 0)


def test_jagged_tactician_does_nothing_when_its_owner_stays() -> None:
    play = Origins({}, {"place": "city", "cards": ["jagged_tactician"]}, dice="s 1 1 2 2 3")
    play.stays(1)
    assert (play.hearts(0), play.energy(1)) == (10, 0)


# ------------------------------------------------------------------ Orb of Doom


def test_orb_of_doom_costs_a_heart_for_every_reroll() -> None:
    play = Origins({}, {"place": "city", "cards": ["orb_of_doom"]})
    assert play.hearts(0) == 10
    play.keep(0, 1, 2, 3, 4)
    assert play.hearts(0) == 9
    play.keep()
    assert play.happened("HeartsLost", seat=0, now=8)


def test_orb_of_doom_spares_who_is_content() -> None:
    play = Origins({}, {"place": "city", "cards": ["orb_of_doom"]}, script="1 1 2 2 3 e")
    play.roll()
    assert play.hearts(0) == 10


def test_orb_of_doom_counts_rerolls_that_are_no_rolls_and_bought_ones() -> None:
    play = Origins(
        {"cards": ["background_dweller"]},
        {"place": "city", "cards": ["orb_of_doom"]},
        script="3 1 1 2 2 e  1",
    )
    play.use("background_dweller")
    assert play.hearts(0) == 9
    play = Origins(
        {"energy": 1, "cards": ["energy_drink"]},
        {"place": "city", "cards": ["orb_of_doom"]},
        script="3 1 1 2 2 e",
    )
    play.keep(0)
    play.keep(0)
    play.keep(0)
    assert play.hearts(0) == 7


COUNT = itertools.count(77)
KEYS = [None, lambda: f"{next(COUNT):032x}", lambda: next(COUNT)]
"""Chance that goes on, that is set by a key with every answer, and by a number."""


@pytest.mark.parametrize("entropy", KEYS, ids=["goes on", "keys", "numbers"])
@pytest.mark.parametrize("seed", [5, "f" * 32], ids=["seeded", "keyed"])
def test_orb_of_doom_sees_rerolls_and_nothing_else_however_chance_comes(seed: Any, entropy: Any) -> None:
    def start(card: str, script: str) -> Stage:
        orb = {"place": "city", "cards": ["orb_of_doom"]}
        play = mixed({"cards": [card]}, orb, script=script, seed=seed)
        play.table.entropy = entropy
        return play

    play = start("background_dweller", "3 1 1 2 2 e")
    play.use("background_dweller")
    assert play.hearts(0) == 9
    play = start("background_dweller", "3 3 1 2 2 e")
    play.use("background_dweller")
    play.pick(0, 1)
    assert play.hearts(0) == 9
    play = start("background_dweller", "3 3 1 2 2 e")
    play.use("background_dweller")
    play.pick()
    assert play.hearts(0) == 10, "after all it rerolled none"
    play = start("plot_twist", "3 3 1 2 2 e")
    play.roll()
    play.use("plot_twist")
    play.turn_die(0, "1")
    assert play.hearts(0) == 10, "a die was changed, not rerolled"


def test_orb_of_doom_ends_the_turn_of_who_dies_of_it() -> None:
    play = Origins({"hearts": 1}, {"place": "city", "cards": ["orb_of_doom"]}, {}, script="s s s s s s")
    play.keep(0)
    assert not play.alive(0)
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == 10


def test_orb_of_doom_does_not_count_rerolls_that_others_force() -> None:
    play = mixed({}, {"place": "city", "cards": ["orb_of_doom", "psychic_probe"]}, script="1 1 2 2 3 e  1")
    play.roll()
    play.use("psychic_probe")
    play.turn_die(0)
    assert play.hearts(0) == 10


def test_orb_of_doom_counts_the_answer_to_a_forced_reroll() -> None:
    play = mixed(
        {"cards": ["background_dweller"]}, {"place": "city", "cards": ["orb_of_doom", "psychic_probe"]},
        script="1 1 2 2 1 e  3 1",
    )  # fmt: skip
    play.roll()
    play.use("psychic_probe")
    play.turn_die(0)
    play.expect("change", seat=0)
    play.use("background_dweller")
    assert play.hearts(0) == 9


@pytest.mark.parametrize("card", ["plot_twist", "stretchy"])
def test_orb_of_doom_lets_its_victims_use_the_card_they_choose(card: str) -> None:
    play = mixed(
        {"energy": 2, "cards": ["plot_twist", "stretchy"]}, {"place": "city", "cards": ["orb_of_doom"]},
        script="1 1 2 2 3 e",
    )  # fmt: skip
    play.roll()
    question = play.expect("change", seat=0)
    assert [o.args.get("card") for o in question.options] == [None, "plot_twist", "stretchy"]
    play.use(card)
    play.turn_die(0, "h")
    assert play.happened("CardUsed", seat=0)[0].card == card
    # Turning a die is no reroll.
    assert play.hearts(0) == 10


@pytest.mark.parametrize("copy", [None, "mimic"])
def test_orb_of_doom_lets_its_victims_reroll_with_the_card_they_choose(copy: str | None) -> None:
    dwellers = ["background_dweller", {"card": "mimic", "copies": "background_dweller"}]
    # Between two Rolls, and when there is none left.
    for roll in (0, 2):
        play = mixed(
            {"cards": dwellers}, {"place": "city", "cards": ["orb_of_doom"]},
            script="3 1 1 2 2 e  3 3" if roll else "3 1 1 2 2 e  1",
        )  # fmt: skip
        for _ in range(roll):
            play.keep(1, 2, 3, 4, 5)
        question = play.expect("free_reroll" if roll else "keep_dice", seat=0)
        assert len(question.options or question.also) == (3 if roll else 2)
        play.use("background_dweller", copy=copy)
        assert play.happened("CardUsed", seat=0)[0].card == (copy or "background_dweller")
        assert play.hearts(0) == 10 - roll - 1


def test_orb_of_doom_leaves_its_owner_alone() -> None:
    play = Origins({"cards": ["orb_of_doom"]}, {"place": "city"})
    play.keep(0)
    assert play.hearts(0) == 10


# -------------------------------------------------------------------- Scavenger


def test_scavenger_buys_from_the_discard_pile() -> None:
    play = Origins(
        {"energy": 6, "cards": ["scavenger"]}, {}, phase="buy", market=["tank", "heal", "frenzy"],
        discard=["jets", "supertower"], deck=["corner_store"],
    )  # fmt: skip
    play.expect("buy")
    play.use("scavenger")
    question = play.expect("salvage", seat=0)
    assert [(o.args.get("card"), o.args.get("price")) for o in question.options] == [
        (None, None),
        ("jets", 5),
    ]
    play.choose("opt-buy", card="jets")
    assert set(play.cards(0)) == {"scavenger", "jets"}
    assert play.energy(0) == 1
    assert play.view.market == ["tank", "heal", "frenzy"]
    assert play.view.discard == ["supertower"]
    assert play.happened("CardUsed", seat=0, card="scavenger")
    assert play.happened("CardBought", seat=0, card="jets", price=5, slot=-2)


def test_scavenger_finds_the_very_first_card_of_the_box() -> None:
    play = Origins({"energy": 4, "cards": ["scavenger"]}, {}, phase="buy", discard=["detritivore"])
    play.use("scavenger")
    play.choose("opt-buy", card="detritivore")
    assert set(play.cards(0)) == {"scavenger", "detritivore"}


def test_scavenger_puts_an_action_under_the_deck() -> None:
    play = Origins(
        {"energy": 5, "cards": ["scavenger"]}, {}, phase="buy", discard=["national_guard"], deck=["heal"]
    )
    play.use("scavenger")
    play.choose("opt-buy", card="national_guard")
    assert (play.vp(0), play.hearts(0)) == (2, 8)
    assert play.view.discard == []
    st: Any = play.table.st
    assert st.box.keys[st.deck[0]] == "national_guard"
    assert st.box.keys[st.deck[-1]] == "heal"


def test_scavenger_may_change_its_mind_and_buy_again() -> None:
    play = Origins({"energy": 9, "cards": ["scavenger"]}, {}, phase="buy", discard=["jets", "heal"])
    play.use("scavenger")
    play.decline()
    play.use("scavenger")
    play.choose("opt-buy", card="heal")
    play.use("scavenger")
    play.choose("opt-buy", card="jets")
    assert play.energy(0) == 1


def test_scavenger_pays_what_its_owner_pays_and_it_is_a_purchase() -> None:
    cards = ["scavenger", "alien_origin", "media_friendly"]
    play = Origins({"energy": 4, "cards": cards}, {}, phase="buy", discard=["jets"])
    play.use("scavenger")
    play.choose("opt-buy", card="jets", price=4)
    assert (play.energy(0), play.vp(0)) == (0, 1)


def test_scavenger_offers_equal_cards_once() -> None:
    play = mixed({"energy": 5, "cards": ["scavenger"]}, {}, phase="buy", discard=["jets", "heal", "jets"])
    play.use("scavenger")
    assert [o.args.get("card") for o in play.question.options] == [None, "jets", "heal"]


def test_scavenger_offers_nothing_it_cannot_pay() -> None:
    play = Origins({"energy": 4, "cards": ["scavenger"]}, {}, phase="buy", discard=["jets"])
    assert not play.offers("opt-use", card="scavenger")


# ---------------------------------------------------------------------- Shrinky


def test_shrinky_uses_twos_as_ones() -> None:
    play = Origins({"cards": ["shrinky"]}, {"place": "city"}, script="2 2 1 1 3 e")
    play.roll()
    play.use("shrinky")
    play.pick(1)
    play.decline()
    assert play.vp(0) == 1


def test_shrinky_dice_are_no_twos_any_more() -> None:
    play = Origins({"cards": ["shrinky"]}, {"place": "city"}, script="2 2 2 1 1 e")
    play.roll()
    play.use("shrinky")
    play.pick(0, 1, 2)
    assert play.vp(0) == 3


# ------------------------------------------------------------------ Bull Headed


def test_bull_headed_gains_a_point_for_staying() -> None:
    play = Origins({}, {"place": "city", "cards": ["bull_headed"]}, dice="s 1 1 2 2 3")
    play.stays(1)
    assert [e.amount for e in play.happened("VPGained", seat=1, card="bull_headed")] == [1]


def test_bull_headed_asks_for_no_order_where_it_cannot_matter() -> None:
    def start(vp: int, place: str, active: str = "outside") -> Origins:
        return Origins(
            {"vp": 19, "place": active},
            {"vp": vp, "place": place, "cards": ["bull_headed"]},
            {},
            dice="s 1 1 1 2 3",
        )

    assert start(19, "city").question.kind == "group"
    assert start(18, "city").question.kind == "yield"
    assert start(19, "outside", "city").winners() == [0]
    mine = Origins({"vp": 19, "place": "city", "cards": ["bull_headed"]}, {}, {}, dice="s 1 1 1 2 3")
    assert mine.winners() == [0]


def test_bull_headed_gains_nothing_for_yielding_or_without_a_choice() -> None:
    play = Origins({}, {"place": "city", "cards": ["bull_headed"]}, dice="s 1 1 2 2 3")
    play.yields(1)
    assert not play.happened("VPGained", card="bull_headed")
    armored = mixed({}, {"place": "city", "cards": ["bull_headed", "armor_plating"]}, dice="s 1 1 2 2 3")
    assert not armored.happened("VPGained", card="bull_headed")


def test_bull_headed_counts_a_stay_decided_with_jets() -> None:
    play = Origins({}, {"place": "city", "cards": ["bull_headed", "jets"]}, dice="s 1 1 2 2 3")
    play.expect("guard", seat=1)
    play.decline()
    assert play.happened("VPGained", seat=1, card="bull_headed")


def test_bull_headed_makes_it_matter_who_reaches_the_goal_first() -> None:
    monsters: list[dict[str, Any]] = [{"vp": 19}, {"vp": 19, "place": "city", "cards": ["bull_headed"]}, {}]
    play = Origins(*monsters, dice="s 1 1 1 2 3")
    play.first("smash")
    play.stays(1)
    assert play.winners() == [1]
    play = Origins(*monsters, dice="s 1 1 1 2 3")
    play.first("numbers")
    play.stays(1)
    assert play.winners() == [0]


# ------------------------------------------- Barricades, Ice Cream Truck, Supertower


@pytest.mark.parametrize(
    ("card", "energy", "vp", "hearts", "others"),
    [("barricades", 5, 0, 5, [0, 4]), ("ice_cream_truck", 4, 1, 7, [2, 7]), ("supertower", 7, 5, 5, [2, 7])],
)
def test_the_new_actions(card: str, energy: int, vp: int, hearts: int, others: list[int]) -> None:
    play = Origins(
        {"energy": energy, "hearts": 5, "place": "city"}, {"vp": 2}, {"vp": 7}, phase="buy", market=[card]
    )
    play.buy(card)
    assert (play.vp(0), play.hearts(0)) == (vp, hearts)
    assert [play.vp(1), play.vp(2)] == others


def test_ice_cream_truck_heals_up_to_the_maximum() -> None:
    play = Origins({"energy": 4, "hearts": 9}, {}, phase="buy", market=["ice_cream_truck"])
    play.buy("ice_cream_truck")
    assert play.hearts(0) == 10
