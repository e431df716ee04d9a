"""Gift Evolutions: owner and holder, immunity, passing on, and what becomes of them when somebody dies."""

from tests.games.king_of_tokyo.evolutions.power_up import PowerUp
from tests.marks import compiled, rule

pytestmark = compiled

JACK = "pumpkin_jack"
BOOGIE = "boogie_woogie"
QUIET = "1 1 2 2 3 3"


# --------------------------------------------------------------------- giving


@rule("KOT-GIFT-01", "KOT-GIFT-02")
def test_a_gift_goes_from_the_hand_to_a_wounded_monster_and_stays_there() -> None:
    play = PowerUp({"monster": JACK, "hand": ["ignis_fatus"]}, {"place": "city"}, dice="s 1 1 2 2 3")
    play.stays(1)
    play.expect("use", seat=0)
    play.use("ignis_fatus")
    assert play.front(1) == ["ignis_fatus"]
    assert play.hand(0) == []
    assert play.happened("EvolutionPlayed", seat=0, on=1, card="ignis_fatus")
    # It works like a Permanent from then on: one Roll less in the turn of its holder.
    play.until("keep_dice", seat=1)
    assert play.question.args["left"] == 1
    assert play.front(1) == ["ignis_fatus"]


@rule("KOT-GIFT-01", "KOT-GIFT-04")
def test_who_is_asked_is_told_for_whom_a_gift_is_and_everybody_sees_whose_it_is() -> None:
    play = PowerUp({"monster": JACK, "hand": ["ignis_fatus"]}, {"place": "city"}, {}, dice="s 1 1 2 2 3")
    play.stays(1)
    play.expect("use", seat=0)
    assert play.question.say == "ask-use-give"
    assert play.question.args == {"to": [1]}
    play.use("ignis_fatus")
    for seat in (-1, 0, 1, 2):
        shown = play.table.view(seat).monsters[1].evolutions
        assert [(card.card, card.owner) for card in shown] == [("ignis_fatus", 0)]
    own = PowerUp({"monster": JACK, "evolutions": ["ignis_fatus"]}, {"place": "city"})
    assert [card.owner for card in own.table.view(0).monsters[0].evolutions] == [-1]


@rule("KOT-GIFT-01")
def test_a_gift_may_be_kept() -> None:
    play = PowerUp({"monster": JACK, "hand": ["ignis_fatus"]}, {"place": "city"}, dice="s 1 1 2 2 3")
    play.stays(1)
    play.expect("use", seat=0)
    play.decline()
    assert play.hand(0) == ["ignis_fatus"]
    assert play.front(1) == []


@rule("KOT-GIFT-01", "KOT-GIFT-03")
def test_without_a_wound_there_is_nobody_to_give_to() -> None:
    peaceful = PowerUp({"monster": JACK, "hand": ["ignis_fatus"]}, {"place": "city"}, dice=QUIET)
    peaceful.never_offers("ignis_fatus")
    armored = PowerUp(
        {"monster": JACK, "hand": ["ignis_fatus"]},
        {"place": "city", "cards": ["armor_plating"]},
        dice="s 1 1 2 2 3",
    )
    armored.never_offers("ignis_fatus")
    card = PowerUp(
        {"monster": JACK, "energy": 3, "hand": ["ignis_fatus"]}, {}, phase="buy", market=["flame_thrower"]
    )
    card.buy("flame_thrower")
    card.never_offers("ignis_fatus")
    # Fire Breathing costs a heart, but it wounds nobody.
    fire = PowerUp(
        {"monster": JACK, "cards": ["fire_breathing"], "hand": ["ignis_fatus"]},
        {},
        {"place": "city", "cards": ["armor_plating", "camouflage"]},
        {},
        dice="s 1 1 2 2 3",
    )
    fire.never_offers("ignis_fatus")


@rule("KOT-GIFT-01")
def test_only_the_attacker_gives() -> None:
    play = PowerUp({}, {"monster": JACK, "place": "city", "hand": ["ignis_fatus"]}, {}, dice="s 1 1 2 2 3")
    play.stays(1)
    play.never_offers("ignis_fatus")


@rule("KOT-GIFT-01", "KOT-GIFT-08")
def test_the_giver_chooses_among_the_wounded() -> None:
    play = PowerUp(
        {"monster": JACK, "place": "city", "hand": ["ignis_fatus", "detachable_head"]},
        {},
        {"cards": ["armor_plating"]},
        {},
        dice="s 1 1 2 2 3",
    )
    play.use("ignis_fatus")
    play.expect("monster", seat=0)
    assert not play.offers("opt-monster", seat=2)
    play.choose("opt-monster", seat=3)
    play.use("detachable_head")
    play.choose("opt-monster", seat=3)
    assert play.front(3) == ["ignis_fatus", "detachable_head"]


@rule("KOT-GIFT-08")
def test_several_gifts_may_go_to_different_monsters() -> None:
    play = PowerUp(
        {"monster": JACK, "place": "city", "hand": ["ignis_fatus", "detachable_head"]},
        {},
        {},
        dice="s 1 1 2 2 3",
    )
    play.use("detachable_head")
    play.choose("opt-monster", seat=1)
    play.use("ignis_fatus")
    play.choose("opt-monster", seat=2)
    assert play.front(1) == ["detachable_head"]
    assert play.front(2) == ["ignis_fatus"]


@rule("KOT-GIFT-07")
def test_a_gift_comes_after_the_yield_decision() -> None:
    play = PowerUp({"monster": JACK, "hand": ["ignis_fatus"]}, {"place": "city"}, dice="s 1 1 2 2 3")
    play.yields(1)
    play.expect("use", seat=0)
    assert play.place(1) == "outside"
    # And before the entry into Tokyo.
    assert play.place(0) == "outside"


@rule("KOT-GIFT-07")
def test_a_gift_is_not_for_the_dead() -> None:
    play = PowerUp(
        {"monster": JACK, "place": "city", "hand": ["ignis_fatus"]}, {"hearts": 1}, {}, dice="s 1 1 2 2 3"
    )
    play.use("ignis_fatus")
    assert play.front(2) == ["ignis_fatus"]
    alone = PowerUp(
        {"monster": JACK, "hand": ["ignis_fatus"]}, {"hearts": 1, "place": "city"}, {}, dice="s 1 1 2 2 3"
    )
    alone.never_offers("ignis_fatus")


@rule("KOT-GIFT-07")
def test_a_gift_may_go_to_a_wounded_monster_that_came_back_from_0_hearts() -> None:
    play = PowerUp(
        {"monster": JACK, "place": "city", "hand": ["ignis_fatus"]},
        {"hearts": 1, "cards": ["it_has_a_child"]},
        dice="s 1 1 2 2 3",
    )
    # Who comes back is still in the game, and was wounded.
    play.use("ignis_fatus")
    assert play.front(1) == ["ignis_fatus"]


# ----------------------------------------------------------------- passing on


@rule("KOT-GIFT-03")
def test_a_gift_is_passed_on_with_the_next_wound() -> None:
    play = PowerUp({"evolutions": ["ignis_fatus"]}, {"place": "city"}, {"monster": JACK}, dice="s 1 1 2 2 3")
    play.stays(1)
    play.expect("use", seat=0)
    play.use("ignis_fatus")
    assert play.front(0) == []
    assert play.front(1) == ["ignis_fatus"]


@rule("KOT-GIFT-08")
def test_a_gift_moves_once_a_turn() -> None:
    play = PowerUp(
        {"place": "city", "evolutions": ["ignis_fatus"]}, {}, {"monster": JACK}, dice="s 1 1 2 2 3"
    )
    play.use("ignis_fatus")
    play.choose("opt-monster", seat=1)
    play.never_offers("ignis_fatus")
    assert play.front(1) == ["ignis_fatus"]


@rule("KOT-GIFT-05", "KOT-GIFT-09")
def test_a_gift_passed_back_to_its_owner_rests_there_until_it_is_passed_on() -> None:
    play = PowerUp(
        {"evolutions": ["ignis_fatus"]},
        {"monster": JACK, "place": "city"},
        {},
        dice="s 1 1 2 2 3",
        script="s 1 1 2 2 3",
    )
    play.stays(1)
    play.use("ignis_fatus")
    assert play.front(1) == ["ignis_fatus"]
    # No effect on its owner: all three Rolls.
    play.expect("keep_dice", seat=1)
    assert play.question.args["left"] == 2
    play.roll()
    play.expect("use", seat=1)
    play.use("ignis_fatus")
    play.choose("opt-monster", seat=2)
    assert play.front(2) == ["ignis_fatus"]


@rule("KOT-GIFT-05")
def test_the_effect_moves_with_the_card() -> None:
    play = PowerUp(
        {"evolutions": ["i_live_under_your_bed"]},
        {"place": "city"},
        {"monster": BOOGIE},
        dice="s 1 1 2 2",
    )
    play.stays(1)
    play.use("i_live_under_your_bed")
    play.expect("keep_dice", seat=1)
    assert len(play.question.items) == 5
    play.end_turn()
    play.end_turn()
    play.until("keep_dice", seat=0)
    assert len(play.question.items) == 6


# ----------------------------------------------------------------- the dead


@rule("KOT-GIFT-06", "KOT-GIFT-10")
def test_all_evolutions_of_an_eliminated_monster_leave_the_game() -> None:
    play = PowerUp(
        {"place": "city", "evolutions": ["ignis_fatus"]},
        {
            "monster": JACK,
            "hearts": 1,
            "cards": ["gourmet"],
            "hand": ["candy"],
            "evolutions": [{"card": "scythe", "counters": 2}],
            "spent": ["feast_of_crows"],
        },
        {},
        dice="s 1 1 2 2 3",
    )
    play.until("guard", seat=1)
    play.decline()
    play.until("answer_loss", seat=1)
    play.decline()
    assert not play.alive(1)
    assert play.front(0) == []
    assert play.hand(1) == []
    assert play.spent(1) == []
    st = play.st
    assert sorted(st.box.keys[c] for c in st.removed) == sorted(
        [
            "bobbing_for_apples",
            "candy",
            "detachable_head",
            "feast_of_crows",
            "ignis_fatus",
            "scythe",
            "smashing_pumpkin",
            "trick_or_threat",
        ]
    )
    # Power cards go to the discard pile as always.
    assert play.view.discard == ["gourmet"]


@rule("KOT-GIFT-06")
def test_a_gift_ends_with_its_owner() -> None:
    play = PowerUp(
        {"monster": JACK, "hearts": 1, "poison": 1},
        {"evolutions": ["ignis_fatus"]},
        {},
        phase="end",
    )
    play.expect("keep_dice", seat=1)
    assert play.front(1) == []
    assert play.question.args["left"] == 2


@rule("KOT-GIFT-03", "KOT-GIFT-06")
def test_a_gift_cannot_be_passed_on_when_the_same_smash_fells_its_owner() -> None:
    play = PowerUp(
        {"place": "city", "evolutions": ["ignis_fatus"]},
        {"monster": JACK, "hearts": 1},
        {},
        {},
        dice="s 1 1 2 2 3",
    )
    play.never_offers("ignis_fatus")
    assert not play.alive(1)
    assert play.front(0) == play.front(2) == []


@rule("KOT-GIFT-11", "KOT-PU-25")
def test_a_gift_in_front_of_an_eliminated_monster_goes_home() -> None:
    play = PowerUp(
        {"hearts": 1, "poison": 1, "evolutions": ["ignis_fatus"]}, {"monster": JACK}, {}, phase="end"
    )
    assert not play.alive(0)
    assert play.spent(1) == ["ignis_fatus"]


@rule("KOT-GIFT-11")
def test_a_gift_and_its_owner_dying_together_are_both_gone() -> None:
    play = PowerUp(
        {"place": "city"},
        {"monster": JACK, "hearts": 1},
        {"hearts": 1, "evolutions": ["ignis_fatus"]},
        {},
        dice="s 1 1 2 2 3",
    )
    assert not play.alive(1)
    assert not play.alive(2)
    assert play.spent(1) == []
    keys = [play.st.box.keys[c] for c in play.st.removed]
    assert keys.count("ignis_fatus") == 1


# ------------------------------------------------------------- Mutant Evolutions


@rule("KOT-GIFT-04", "KOT-MUT-05")
def test_the_owner_is_the_monster_on_the_card_whoever_drafted_it() -> None:
    # Seat 0 has drafted a Gift of Boogie Woogie and gives it to seat 1: Boogie Woogie is paid.
    play = PowerUp(
        {"hand": ["worst_nightmare"]},
        {"place": "city", "energy": 1},
        {"monster": BOOGIE},
        dice="s 1 1 2 2 3",
        draft=True,
    )
    play.stays(1)
    play.use("worst_nightmare")
    play.choice("pay", 1, "worst_nightmare")
    assert play.energy(2) == 1
    assert play.energy(0) == 0


@rule("KOT-GIFT-04", "KOT-GIFT-05", "KOT-MUT-05")
def test_the_drafter_of_a_gift_is_not_immune_but_its_owner_is() -> None:
    drafter = PowerUp({"evolutions": ["ignis_fatus"]}, {"monster": JACK}, draft=True)
    assert drafter.expect("keep_dice", seat=0).args["left"] == 1
    owner = PowerUp(
        {"hand": ["ignis_fatus"]}, {"monster": JACK, "place": "city"}, dice="s 1 1 2 2 3", draft=True
    )
    owner.stays(1)
    owner.use("ignis_fatus")
    assert owner.front(1) == ["ignis_fatus"]
    assert owner.expect("keep_dice", seat=1).args["left"] == 2


@rule("KOT-GIFT-04", "KOT-MUT-05")
def test_the_owner_of_a_drafted_gift_gets_its_benefit() -> None:
    play = PowerUp(
        {"monster": JACK},
        {"place": "city", "evolutions": ["detachable_head"]},
        dice="s 1 1 2 2 3",
        draft=True,
    )
    play.stays(1)
    assert play.hearts(1) == 8


@rule("KOT-GIFT-04", "KOT-GIFT-06", "KOT-MUT-05")
def test_a_drafted_gift_leaves_with_its_owner_wherever_it_is() -> None:
    play = PowerUp(
        {"monster": JACK, "hearts": 1, "poison": 1},
        {"hand": ["detachable_head"], "evolutions": ["ignis_fatus"]},
        {},
        phase="end",
        draft=True,
    )
    assert not play.alive(0)
    assert play.hand(1) == []
    assert play.front(1) == []
    discarded = PowerUp(
        {"monster": JACK, "hearts": 1, "poison": 1},
        {"spent": ["detachable_head", "candy"]},
        {},
        phase="end",
        draft=True,
    )
    # What is no Gift belongs to who drafted it.
    assert discarded.spent(1) == ["candy"]


@rule("KOT-GIFT-11", "KOT-PU-25")
def test_a_gift_whose_drafter_and_holder_are_out_leaves_the_game() -> None:
    play = PowerUp(
        {"hearts": 1, "poison": 1, "evolutions": ["ignis_fatus"]},
        {"monster": JACK},
        {},
        phase="end",
        draft=True,
    )
    assert not play.alive(0)
    st = play.st
    assert [st.box.keys[c] for c in st.removed].count("ignis_fatus") == 1
    assert play.spent(1) == []


@rule("KOT-GIFT-04", "KOT-GIFT-06")
def test_a_gift_does_not_leave_with_whoever_drafted_it() -> None:
    play = PowerUp(
        {"hearts": 2, "hand": ["ignis_fatus"], "poison": 2},
        {"place": "city"},
        {"monster": JACK},
        dice="s 1 1 2 2 3",
        draft=True,
    )
    play.stays(1)
    play.use("ignis_fatus")
    assert not play.alive(0)
    assert play.front(1) == ["ignis_fatus"]


# ------------------------------------------------------------------- secrecy


@rule("KOT-PU-20", "KOT-GIFT-01")
def test_a_gift_in_hand_is_seen_by_its_player_only() -> None:
    play = PowerUp({"monster": JACK, "hand": ["ignis_fatus"]}, {"place": "city"}, {}, dice="s 1 1 2 2 3")
    play.stays(1)
    assert play.table.question_for(0) is not None
    for seat in (-1, 1, 2):
        view = play.table.view(seat)
        assert view.hand == []
        assert view.monsters[0].hand == 1
        assert play.table.question_for(seat) is None
        assert "ignis_fatus" not in str(play.table.news(seat))
