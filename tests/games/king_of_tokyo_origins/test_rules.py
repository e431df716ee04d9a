"""The rules of Origins, one after the other: the code is King of Tokyo's, the proof is its own."""

import pytest

import kaiju
from tests.games.king_of_tokyo_origins.stage import Origins
from tests.marks import compiled, rule

pytestmark = compiled

# ----------------------------------------------------------------- first player


@rule("KOTO-FIRST-01", "KOTO-FIRST-02")
def test_the_most_smash_goes_first_and_ties_roll_again() -> None:
    again = 0
    for seed in range(20):
        table = kaiju.new("king-of-tokyo-origins", seats=3, seed=seed)
        rolls = [e for e in table.events if e.kind == "RolledOff"]
        assert [e.seat for e in rolls[:3]] == [0, 1, 2]  # type: ignore[attr-defined]
        contenders = [0, 1, 2]
        while len(contenders) > 1:
            now, rolls = rolls[: len(contenders)], rolls[len(contenders) :]
            smash = {e.seat: e.dice.count(4) for e in now}  # type: ignore[attr-defined]
            assert sorted(smash) == contenders
            contenders = [seat for seat in contenders if smash[seat] == max(smash.values())]
            again += len(contenders) > 1
        assert rolls == []
        assert table.view().active == contenders[0]
    assert again > 0


@rule("KOTO-FIRST-03", "KOTO-ENDT-02")
def test_turns_go_clockwise() -> None:
    play = Origins({}, {}, {}, active=1)
    order = []
    for _ in range(4):
        order.append(play.view.active)
        play.end_turn()
    assert order == [1, 2, 0, 1]


# ------------------------------------------------------------------ the turn


@rule("KOTO-TURN-01")
def test_a_turn_has_its_steps_in_order() -> None:
    play = Origins(
        {"energy": 3, "cards": ["rooting_for_the_underdog"]}, {"vp": 5}, script="1 1 1 e e s", market=["heal"]
    )
    play.roll()
    play.buy("heal")
    play.done()
    play.expect("keep_dice", seat=1)
    kinds = [e.kind for e in play.table.events]
    order = ["DiceRolled", "RollTotalled", "EnergyGained", "EnteredTokyo", "CardBought", "TurnEnded"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)


@rule("KOTO-ROLL-01", "KOTO-ROLL-02", "KOTO-ROLL-05", "KOTO-GLOS-01")
def test_up_to_three_rolls_the_first_with_all_dice() -> None:
    play = Origins({}, {"place": "city"})
    assert len(play.question.items) == 6
    assert play.question.args["left"] == 2
    play.keep()
    assert play.question.args["left"] == 1
    play.keep()
    assert play.happened("RollTotalled", seat=0)
    assert [len(e.thrown) for e in play.happened("DiceRolled", seat=0)] == [6, 6, 6]
    play = Origins({}, {"place": "city"}, script="1 1 2 2 3 e")
    play.roll()
    assert len(play.happened("DiceRolled", seat=0)) == 1


@rule("KOTO-ROLL-03", "KOTO-ROLL-04", "KOTO-EX-01")
def test_dice_set_aside_may_be_taken_back() -> None:
    play = Origins(
        {"monster": "gigarex"},
        {"monster": "mechamster", "place": "city"},
        script="3 3 1 e s h  2 2 2 1  1 1 1",
    )
    play.keep(0, 1)
    assert [o.args["face"] for o in play.question.items] == ["3", "3", "2", "2", "2", "1"]
    play.keep(2, 3, 4)
    rolled = play.happened("DiceRolled", seat=0)
    assert rolled[-1].thrown == [0, 1, 5]
    assert rolled[-1].dice == [0, 0, 1, 1, 1, 0]


# ------------------------------------------------------------------ resolving


@rule("KOTO-RES-01")
def test_the_player_chooses_the_order_where_it_matters() -> None:
    play = Origins({"vp": 19}, {"vp": 19, "place": "city", "cards": ["bull_headed"]}, {}, dice="1 1 1 s e 2")
    play.expect("group", seat=0)
    play.first("numbers")
    play.stays(1)
    assert play.energy(0) == 1
    assert play.winners() == [0]


@rule("KOTO-RES-02")
def test_the_last_roll_counts() -> None:
    play = Origins({}, {"place": "city"}, script="3 3 3 1 1 2  e e e e e e")
    play.keep()
    play.roll()
    assert (play.vp(0), play.energy(0)) == (0, 6)


@rule("KOTO-NUM-01", "KOTO-NUM-02", "KOTO-NUM-03")
@pytest.mark.parametrize(
    ("dice", "vp"),
    [
        ("1 1 1 2 2 e", 1), ("2 2 2 1 1 e", 2), ("3 3 3 1 1 e", 3), ("1 1 1 2 2 2", 3), ("2 2 2 2 1 1", 3),
        ("1 1 2 2 3 3", 0), ("3 3 3 3 3 e", 5), ("1 1 1 1 1 1", 4), ("3 3 3 3 3 3", 6),
    ],
)  # fmt: skip
def test_numbers(dice: str, vp: int) -> None:
    play = Origins({}, {"place": "city"}, dice=dice)
    assert play.vp(0) == vp


@rule("KOTO-NUM-01", "KOTO-NUM-02", "KOTO-NRG-01", "KOTO-SMASH-03", "KOTO-EX-02")
def test_all_dice_are_resolved() -> None:
    play = Origins(
        {"monster": "gigarex", "hearts": 8},
        {"monster": "mechamster", "place": "city"},
        {},
        dice="2 2 2 2 e s",
    )
    play.stays(1)
    assert (play.vp(0), play.energy(0), play.hearts(0)) == (3, 1, 8)
    assert (play.hearts(1), play.hearts(2)) == (9, 10)


@rule("KOTO-NRG-01", "KOTO-COMP-05")
def test_energy_is_kept_until_it_is_used() -> None:
    play = Origins({"energy": 1}, {"place": "city"}, dice="e e e 1 1 2", market=["tank", "heal", "frenzy"])
    assert play.energy(0) == 4
    play.buy("tank")
    assert play.energy(0) == 0
    play = Origins({"energy": 5}, {"place": "city", "cards": []}, phase="buy")
    play.done()
    assert play.energy(0) == 5


@rule("KOTO-HEAL-01", "KOTO-HEAL-04")
def test_hearts_heal_outside_tokyo_up_to_ten() -> None:
    assert Origins({"hearts": 5}, {"place": "city"}, dice="h h h 1 1 2").hearts(0) == 8
    assert Origins({"hearts": 9}, {"place": "city"}, dice="h h h 1 1 2").hearts(0) == 10


@rule("KOTO-HEAL-02", "KOTO-TOKYO-03")
def test_hearts_are_no_use_in_tokyo() -> None:
    assert Origins({"hearts": 5, "place": "city"}, {}, dice="h h h 1 1 2").hearts(0) == 5


@rule("KOTO-HEAL-03")
def test_cards_heal_in_tokyo() -> None:
    play = Origins({"hearts": 5, "place": "city", "energy": 3}, {}, phase="buy", market=["heal"])
    play.buy("heal")
    assert play.hearts(0) == 7


@rule("KOTO-SMASH-01", "KOTO-SMASH-02", "KOTO-EX-03")
def test_smash_from_tokyo_hits_everybody_outside() -> None:
    play = Origins({"place": "city", "monster": "gigarex"}, {}, {}, {}, dice="2 2 2 2 e s")
    assert [play.hearts(seat) for seat in range(4)] == [10, 9, 9, 9]


@rule("KOTO-SMASH-01", "KOTO-SMASH-03")
def test_smash_from_outside_hits_tokyo_alone() -> None:
    play = Origins({}, {"place": "city"}, {}, {}, dice="s s s 1 1 2")
    play.stays(1)
    assert [play.hearts(seat) for seat in range(4)] == [10, 7, 10, 10]


@rule("KOTO-SMASH-04", "KOTO-GLOS-02", "KOTO-ENTER-01", "KOTO-TOKYO-01", "KOTO-EX-06")
def test_who_is_hit_in_tokyo_yields_and_loses_the_hearts_all_the_same() -> None:
    play = Origins({}, {"monster": "gigarex", "place": "city"}, {}, dice="s s 1 1 2 3")
    play.yields(1)
    assert (play.hearts(1), play.place(1)) == (8, "outside")
    assert (play.place(0), play.vp(0)) == ("city", 1)


@rule("KOTO-SMASH-04")
def test_who_stays_changes_nothing() -> None:
    play = Origins({}, {"place": "city"}, {}, dice="s s 1 1 2 3")
    play.stays(1)
    assert (play.place(0), play.place(1)) == ("outside", "city")


@rule("KOTO-SMASH-05", "KOTO-ENTER-02", "KOTO-TOKYO-01", "KOTO-EX-05")
def test_the_first_player_hits_nobody_and_enters() -> None:
    play = Origins({}, {}, {}, dice="s s s 1 1 2")
    assert [play.hearts(seat) for seat in range(3)] == [10, 10, 10]
    assert (play.place(0), play.vp(0)) == ("city", 1)


@rule("KOTO-SMASH-06", "KOTO-SMASH-07")
def test_only_anothers_smash_lets_a_monster_yield() -> None:
    play = Origins({"energy": 3}, {"place": "city"}, phase="buy", market=["flame_thrower"])
    play.buy("flame_thrower")
    assert play.hearts(1) == 8
    play.expect("keep_dice", seat=1)
    play = Origins({"place": "city"}, {}, {}, dice="s s s 1 1 2")
    play.expect("keep_dice", seat=1)


@rule("KOTO-ELIM-01")
def test_elimination() -> None:
    play = Origins({}, {"place": "city", "hearts": 2, "energy": 4, "cards": ["jets"]}, {}, dice="s s 1 1 2 3")
    play.decline()
    assert not play.alive(1)
    assert (play.energy(1), play.cards(1)) == (0, [])
    assert "jets" in play.view.discard


# ---------------------------------------------------------------------- Tokyo


@rule("KOTO-ENTER-01", "KOTO-ENTER-03", "KOTO-TOKYO-01")
def test_an_empty_tokyo_must_be_entered_without_smash_too() -> None:
    play = Origins({}, {}, {}, dice="1 1 2 2 3 e")
    assert (play.place(0), play.vp(0)) == ("city", 1)


@rule("KOTO-TOKYO-02")
def test_starting_in_tokyo_is_worth_two() -> None:
    assert Origins({"place": "city"}, {}).vp(0) == 2


@rule("KOTO-TOKYO-04")
def test_an_extra_turn_in_tokyo_is_worth_two_as_well() -> None:
    play = Origins({"place": "city", "energy": 7}, {}, phase="buy", market=["frenzy"])
    play.buy("frenzy")
    assert play.view.active == 0
    assert play.vp(0) == 2


@rule("KOTO-2P-01", "KOTO-2P-02", "KOTO-EX-08")
def test_with_two_players_tokyo_gives_energy() -> None:
    play = Origins({}, {}, dice="1 1 2 2 3 h", options={"two_player": True})
    assert (play.place(0), play.energy(0), play.vp(0)) == ("city", 1, 0)
    play = Origins({"place": "city"}, {}, options={"two_player": True})
    assert (play.energy(0), play.vp(0)) == (1, 0)


@rule("KOTO-2P-03")
def test_with_two_players_everything_else_is_the_same() -> None:
    play = Origins({}, {"place": "city"}, dice="3 3 3 s h e", options={"two_player": True})
    play.stays(1)
    assert (play.vp(0), play.hearts(1)) == (3, 9)
    play = Origins({"vp": 19}, {"place": "city"}, dice="1 1 1 2 2 h", options={"two_player": True})
    assert play.winners() == [0]


# --------------------------------------------------------------------- buying


@rule("KOTO-BUY-01", "KOTO-BUY-02", "KOTO-BUY-03", "KOTO-BUY-04", "KOTO-EX-04")
def test_sweep_buy_and_stop() -> None:
    play = Origins(
        {"monster": "iron_back", "energy": 10}, {}, phase="buy", market=["tank", "frenzy", "jets"],
        deck=["heal", "wings", "gourmet", "corner_store"],
    )  # fmt: skip
    play.sweep()
    assert play.energy(0) == 8
    assert play.view.market == ["heal", "wings", "gourmet"]
    assert set(play.view.discard) == {"tank", "frenzy", "jets"}
    play.buy("heal")
    assert play.energy(0) == 5
    assert play.view.market == ["corner_store", "wings", "gourmet"]
    assert play.offers("opt-buy", card="corner_store")
    play.done()
    assert play.energy(0) == 5


@rule("KOTO-BUY-05")
def test_only_a_card_that_says_so_goes_beyond_ten_hearts() -> None:
    play = Origins({"energy": 4}, {}, phase="buy", market=["even_bigger"])
    play.buy("even_bigger")
    assert play.hearts(0) == 12
    play = Origins({"hearts": 9, "cards": ["regeneration"]}, {"place": "city"}, dice="h h 1 1 2 3")
    assert play.hearts(0) == 10


@rule("KOTO-BUY-06", "KOTO-BUY-07")
def test_powers_stay_and_actions_are_discarded() -> None:
    play = Origins({"energy": 12}, {}, phase="buy", market=["jets", "supertower"])
    play.buy("jets")
    play.buy("supertower")
    assert play.cards(0) == ["jets"]
    assert play.view.discard == ["supertower"]
    assert play.vp(0) == 5


def test_a_card_bought_from_another_monster_is_paid_for_before_it_changes_hands() -> None:
    play = Origins(
        {"energy": 3, "cards": ["parasitic_tentacles"]}, {"cards": ["friend_of_children"]}, phase="buy"
    )
    play.take("friend_of_children", seat=1)
    assert (play.energy(0), play.energy(1)) == (0, 4)


@rule("KOTO-BUY-08")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    play = Origins(
        {"energy": 3},
        {},
        phase="buy",
        market=["heal", "jets", "wings"],
        deck=[],
        deck_ends=True,
        discard=["tank"],
    )
    play.buy("heal")
    assert play.happened("DeckShuffled")
    assert "" not in play.view.market


# ------------------------------------------------------------------ the end


@rule("KOTO-ENDT-01", "KOTO-DIFF-05")
def test_the_order_at_the_end_of_the_turn_is_the_players_choice() -> None:
    play = Origins(
        {"vp": 4, "cards": ["herbivore", "rooting_for_the_underdog"]}, {"vp": 5}, {"vp": 5, "place": "city"},
        dice="1 1 2 2 3 h",
    )  # fmt: skip
    play.effect("rooting_for_the_underdog")
    assert play.vp(0) == 6
    play = Origins(
        {"vp": 4, "cards": ["herbivore", "rooting_for_the_underdog"]}, {"vp": 5}, {"vp": 5, "place": "city"},
        dice="1 1 2 2 3 h",
    )  # fmt: skip
    play.effect("herbivore")
    assert play.vp(0) == 5


@rule("KOTO-END-01", "KOTO-END-03")
def test_twenty_points_win_at_the_end_of_the_turn() -> None:
    play = Origins({"vp": 17}, {"place": "city"}, dice="3 3 3 e e 1")
    play.expect("buy")
    assert not play.table.over
    play.done()
    assert play.winners() == [0]


@rule("KOTO-END-02", "KOTO-END-03")
def test_the_last_one_wins() -> None:
    play = Origins({}, {"place": "city", "hearts": 1}, dice="s 1 1 2 2 3")
    assert play.winners() == [0]


@rule("KOTO-END-04")
def test_who_is_not_alive_does_not_win() -> None:
    play = Origins({"vp": 17, "hearts": 3, "energy": 4}, {}, {}, phase="buy", market=["tank"])
    play.buy("tank")
    assert (play.vp(0), play.alive(0)) == (20, False)
    assert not play.table.over


@rule("KOTO-END-05")
def test_all_gone_at_once_is_a_defeat_for_all() -> None:
    play = Origins({"hearts": 3, "energy": 4}, {"hearts": 2}, phase="buy", market=["high_altitude_bombing"])
    play.buy("high_altitude_bombing")
    assert play.winners() == []


@rule("KOTO-END-06")
def test_twenty_points_are_the_most_and_any_monster_may_have_them() -> None:
    play = Origins({"vp": 18, "energy": 7}, {"place": "city"}, phase="buy", market=["supertower"])
    play.buy("supertower")
    assert play.vp(0) == 20
    play = Origins({}, {"vp": 19, "place": "city", "cards": ["bull_headed"]}, {}, dice="s 1 1 2 2 3")
    play.stays(1)
    assert play.winners() == [1]


@rule("KOTO-DIFF-06")
def test_shared_cards_follow_the_rulings_of_king_of_tokyo() -> None:
    play = Origins({}, {"place": "city", "energy": 4, "cards": ["rapid_healing"]}, dice="s s 1 1 2 3")
    play.expect("answer_loss", seat=1)
    play.use("rapid_healing")
    play.decline()
    assert play.hearts(1) == 9
    play.expect("yield", seat=1)
