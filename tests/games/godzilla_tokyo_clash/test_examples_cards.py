"""The worked examples of the ledger about cards, damage, Trophies, defending and Momentum."""

from __future__ import annotations

from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


@rule("GTC-EX-08", "GTC-DMG-02", "GTC-KOM-06", "GTC-MOM-01", "GTC-DMG-10")
def test_ex_08_a_blocked_attack_keeps_its_momentum() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (0, 0), "hand": ["cyclone_attack", "undermine"]},
        {"kaiju": "mothra", "at": (0, 0), "hand": ["dust_cloud"]},
        king=1,
        active=0,
    )
    play.card("cyclone_attack")
    play.stay()
    play.damage(1)
    play.defend(1, "dust_cloud")
    assert play.happened("Blocked", seat=1, by=0)
    assert not play.happened("CardsRevealed")
    assert play.view.king == 1
    play.expect("go_on", 0)


@rule("GTC-EX-10", "GTC-TRO-02", "GTC-TRO-03", "GTC-TRO-07")
def test_ex_10_one_of_two_equal_cards_is_taken() -> None:
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["go_for_the_throat"], "energy": 3},
        {
            "kaiju": "megalon",
            "at": (0, 0),
            "deck": ["beetle_leap", "dig_in", "drill_parry", "piercing_drill"],
        },
    )
    play.card("go_for_the_throat")
    play.damage(1)
    play.defend(1)
    play.expect("trophy", 0)
    assert play.cards() == ["dig_in", "drill_parry"]
    play.choose("opt-trophy", card="drill_parry")
    assert play.trophies(0) == ["drill_parry"]
    assert play.discard(1) == ["beetle_leap", "dig_in", "piercing_drill"]


@rule("GTC-EX-19", "GTC-KGH-02", "GTC-KGH-06", "GTC-TRO-13")
def test_ex_19_a_barrage_takes_a_card_out_of_a_hand() -> None:
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["go_for_the_throat"], "energy": 3, "heads": 3},
        {
            "kaiju": "megalon",
            "at": (0, 0),
            "hand": ["piercing_drill", "horn_lightning", "beetle_carapace", "burrow"],
            "deck": ["undermine", "dig_in"],
        },
    )
    play.card("go_for_the_throat")
    play.damage(1)
    play.defend(1, "beetle_carapace")
    assert play.trophies(0) == ["dig_in"]
    play.expect("hand_trophy", 0)
    assert play.cards() == ["burrow"]
    play.choose("opt-trophy", card="burrow")
    assert play.trophies(0) == ["dig_in", "burrow"]
    assert play.heads(0) == 0


@rule("GTC-EX-28", "GTC-GOD-09", "GTC-TRO-12")
def test_ex_28_power_up_raises_the_attack_and_takes_two_trophies() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["heat_ray"], "play": ["power_up"]},
        {
            "kaiju": "megalon",
            "at": (2, 0),
            "hand": ["beetle_carapace"],
            "deck": ["beetle_leap", "undermine", "burrow"],
        },
    )
    play.card("heat_ray")
    play.damage(1)
    play.expect("spend", 0)
    play.choose("opt-spend", n=1)
    assert play.question.args["value"] == 5
    assert play.question.args["extra"] == 1
    play.defend(1, "beetle_carapace")
    assert play.happened("DamageDealt", amount=3)
    play.expect("extra_trophy", 0)
    assert play.cards() == ["beetle_leap", "undermine"]
    play.choose("opt-trophy", card="undermine")
    assert play.trophies(0) == ["burrow", "undermine"]
    assert play.discard(0) == ["power_up", "heat_ray"]


@rule("GTC-EX-29", "GTC-TRO-09", "GTC-TRO-15", "GTC-CARD-12")
def test_ex_29_the_deck_is_renewed_while_cards_are_revealed() -> None:
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["planet_destroyer"], "energy": 4},
        {
            "kaiju": "megalon",
            "at": (0, 0),
            "deck": ["undermine", "burrow"],
            "deck_ends": True,
            "discard": ["dig_in"],
            "hand": [],
        },
    )
    play.card("planet_destroyer")
    play.damage(1)
    assert play.happened("CardsRevealed")[0].cards == ["undermine", "burrow", "dig_in"]
    assert play.happened("DamageDealt")[0].amount == 5
    assert play.trophies(0) == ["dig_in"]


@rule("GTC-EX-33", "GTC-KGH-02", "GTC-KGH-09")
def test_ex_33_a_throw_brings_no_barrage() -> None:
    for throw in (True, False):
        play = Stage(
            {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["go_for_the_throat"], "energy": 3, "heads": 3},
            {"kaiju": "megalon", "at": (0, 0), "hand": ["piercing_drill"]},
        )
        play.card("go_for_the_throat")
        if throw:
            play.throw(1, (1, 0))
            assert play.heads(0) == 3
            continue
        play.damage(1)
        play.defend(1)
        play.until("hand_trophy")
        play.none()
        assert play.heads(0) == 0


@rule("GTC-EX-42", "GTC-CARD-01", "GTC-DSC-01", "GTC-DSC-02", "GTC-DSC-03")
def test_ex_42_cards_that_cannot_be_played_can_be_discarded() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["tail_slide", "scaled_hide"], "energy": 2},
        {"kaiju": "mothra", "at": (0, 0)},
    )
    assert play.cards("opt-play") == []
    assert sorted((o.args["action"], o.args["card"]) for o in play.question.options if o.args) == [
        ("godzilla_1", "scaled_hide"),
        ("godzilla_1", "tail_slide"),
        ("godzilla_2", "scaled_hide"),
        ("godzilla_2", "tail_slide"),
    ]
    assert play.says()[0] == "opt-pass"
    play.discard_for("godzilla_1", "scaled_hide")
    assert play.energy(0) == 2


@rule("GTC-EX-43", "GTC-CARD-09", "GTC-CARD-12")
def test_ex_43_drawing_past_the_end_of_the_deck() -> None:
    play = Stage(
        {
            "kaiju": "godzilla",
            "at": (0, 0),
            "hand": ["jet_jaguars_handshake", "victory_pose"],
            "deck": ["heat_ray"],
            "deck_ends": True,
            "discard": ["tail_whip", "tail_whip", "city_stomp", "judo_throw"],
        },
        {"kaiju": "mothra", "at": (2, 0)},
    )
    play.card("jet_jaguars_handshake")
    assert play.order("DeckRenewed", "CardsDrawn") == ["DeckRenewed", "CardsDrawn"]
    assert play.happened("DeckRenewed")[0].cards == 4
    assert len(play.hand(0)) == 3
    assert play.player(0).deck == 3
    assert play.discard(0) == ["jet_jaguars_handshake"]


@rule("GTC-EX-50", "GTC-DMG-05", "GTC-DMG-15", "GTC-DMG-19", "GTC-ATK-13")
def test_ex_50_defense_cards_against_defense_cards() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["tail_slide", "counter_swipe"], "energy": 4},
        {"kaiju": "megalon", "at": (0, 0), "hand": ["drill_parry"], "deck": ["dig_in"]},
        {"kaiju": "mothra", "at": (-2, 1)},
    )
    play.card("tail_slide")
    play.stay()
    play.damage(1)
    play.defend(1, "drill_parry")
    assert play.trophies(0) == ["dig_in"]
    assert play.discard(0) == ["tail_slide"]
    play.defend(0, "counter_swipe")
    assert play.happened("Blocked", seat=0, by=1)
    assert play.discard(1) == ["drill_parry"]
    play.expect("throw_or_not", 0)
    play.choose("opt-throw", seat=1)
    assert max(abs(q) for q, r in play.cells() if r == 0) == 2
    play.to((2, 0))
    assert play.at(1) == (2, 0)
    assert play.discard(0) == ["tail_slide", "counter_swipe"]
    assert play.asked() == ("action", 2)


@rule("GTC-EX-51", "GTC-GOD-10", "GTC-TRO-12", "GTC-TRO-16", "GTC-TRO-17")
def test_ex_51_two_power_ups_take_three_trophies() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["heat_ray"], "play": ["power_up", "power_up"]},
        {
            "kaiju": "king_ghidorah",
            "at": (0, 0),
            "hand": [],
            "deck": [
                "devour",
                "soar",
                "snapping_jaws",
                "sky_drop",
                "golden_scales",
                "go_for_the_throat",
                "devour",
            ],
        },
    )
    play.card("heat_ray")
    play.damage(1)
    play.choose("opt-spend", n=2)
    assert play.trophies(0) == ["soar"]
    assert play.cards() == ["golden_scales", "go_for_the_throat"]
    play.choose("opt-trophy", card="go_for_the_throat")
    assert play.cards() == ["golden_scales"]
    play.choose("opt-trophy", card="golden_scales")
    assert play.trophies(0) == ["soar", "go_for_the_throat", "golden_scales"]
    assert play.discard(1) == ["devour", "snapping_jaws", "sky_drop", "devour"]


@rule("GTC-EX-52", "GTC-MOM-01", "GTC-MOM-02", "GTC-MOM-03", "GTC-DSC-06", "GTC-DSC-08")
def test_ex_52_a_chain_of_momentum() -> None:
    play = Stage(
        {
            "kaiju": "megalon",
            "at": (0, 0),
            "hand": ["beetle_leap", "dig_in", "undermine", "burrow"],
            "energy": 3,
        },
        {"kaiju": "mothra", "at": (1, 0)},
    )
    play.card("beetle_leap")
    play.to((1, 0))
    play.expect("go_on", 0)
    play.discard_for("megalon_2", "dig_in")
    play.to((2, 0))
    play.expect("go_on", 0)
    play.card("undermine")
    play.none()
    assert play.asked() == ("action", 1)
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["alien_command", "soar", "devour"]},
        {"kaiju": "mothra", "at": (0, 0)},
    )
    play.card("alien_command")
    play.expect("go_on", 0)
    play.discard_for("king_ghidorah_2", "soar")
    play.to((1, 0))
    assert play.asked() == ("action", 1)


@rule("GTC-EX-53", "GTC-ENH-04", "GTC-ENH-05", "GTC-TRO-01")
def test_ex_53_enhancements_are_no_part_of_the_deck() -> None:
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["gravity_beam"]},
        {
            "kaiju": "godzilla",
            "at": (1, 0),
            "hand": [],
            "deck": ["heat_ray", "victory_pose", "tail_whip"],
            "play": ["power_up", "self_repairing_cells"],
        },
    )
    play.card("gravity_beam")
    play.damage(1)
    assert play.happened("CardsRevealed")[0].cards == ["heat_ray", "victory_pose", "tail_whip"]
    assert play.in_play(1) == ["power_up", "self_repairing_cells"]
    play.end_round()
    assert play.happened("EnergyGained", seat=1, amount=1, card="self_repairing_cells")


@rule("GTC-EX-55", "GTC-DES-04", "GTC-DES-12", "GTC-DSC-04", "GTC-CARD-04")
def test_ex_55_a_bunker_and_the_card_that_is_in_no_pile() -> None:
    def begin(hand: list[str]) -> Stage:
        return Stage(
            {"kaiju": "godzilla", "at": (0, 0), "hand": hand, "energy": 3, "deck": ["victory_pose"]},
            {"kaiju": "mothra", "at": (0, 0)},
            buildings={(1, 0): ["military_bunker"]},
        )

    play = begin(["heat_ray"])
    play.discard_for("godzilla_2", "heat_ray")
    play.to((1, 0))
    assert play.energy(0) == 5
    assert play.discard(0) == []
    assert [(k.place, k.card) for k in play.view.players[0].deck_known] == [(0, "heat_ray")]
    play = begin(["tail_slide"])
    play.card("tail_slide")
    play.stay()
    play.throw(1, (1, 0))
    assert play.energy(0) == 2
    assert play.discard(0) == ["tail_slide"]
    assert not play.happened("CardsRecovered")


@rule("GTC-EX-57", "GTC-ATK-10", "GTC-KOM-05", "GTC-KOM-08")
def test_ex_57_an_area_attack_goes_round_from_the_left() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (0, 0), "hand": ["scale_storm"]},
        {"kaiju": "godzilla", "at": (1, 1), "deck": ["heat_ray", "heat_ray", "judo_throw"]},
        {"kaiju": "megalon", "at": (-1, 0), "hand": ["dig_in"]},
        king=1,
        active=0,
    )
    play.card("scale_storm")
    play.defend(1)
    assert play.view.king == 0
    play.defend(2, "dig_in")
    assert play.happened("Blocked", seat=2)
    assert [e.seat for e in play.happened("DamageDealt")] == [1]


@rule("GTC-EX-66", "GTC-KGH-08", "GTC-KGH-11", "GTC-DMG-17")
def test_ex_66_head_icons_on_defense_cards() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (0, 0), "hand": ["horn_lightning", "horn_lightning"], "energy": 4},
        {
            "kaiju": "king_ghidorah",
            "at": (1, 0),
            "hand": ["golden_scales", "unstoppable", "devour"],
            "heads": 1,
        },
    )
    play.card("horn_lightning")
    play.damage(1)
    play.defend(1, "golden_scales")
    assert play.heads(1) == 2
    assert play.happened("DamageDealt")[0].amount == 1
    play.until("action", seat=1)
    play.done()
    play.card("horn_lightning")
    play.damage(1)
    play.defend(1, "unstoppable")
    assert play.happened("Defended", card="unstoppable")[0].value == 3
    assert play.happened("Blocked", seat=1)


@rule("GTC-EX-67", "GTC-KGH-09", "GTC-KGH-12", "GTC-KGH-13")
def test_ex_67_a_barrage_that_allows_no_defense() -> None:
    play = Stage(
        {
            "kaiju": "king_ghidorah",
            "at": (0, 0),
            "hand": ["planet_destroyer", "snapping_jaws"],
            "energy": 4,
            "heads": 3,
        },
        {"kaiju": "megalon", "at": (0, 0), "hand": ["dig_in"], "deck": ["undermine", "burrow"]},
    )
    play.card("planet_destroyer")
    play.damage(1)
    assert not play.happened("Defended")
    play.until("action")
    assert len(play.happened("CardsRevealed")[0].cards) == 5
    assert len(play.trophies(0)) == 1
    assert play.heads(0) == 0
    play.expect("action", 1)
    play.done()
    play.card("snapping_jaws")
    assert play.heads(0) == 1


@rule("GTC-EX-71", "GTC-VIEW-04", "GTC-VIEW-05", "GTC-VIEW-06")
def test_ex_71_who_sees_a_trophy_out_of_a_hand() -> None:
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["go_for_the_throat"], "energy": 3, "heads": 3},
        {"kaiju": "mothra", "at": (0, 0), "hand": ["fairies_song", "glide"], "deck": ["silk_lasso"]},
        {"kaiju": "godzilla", "at": (-1, 0)},
    )
    play.card("go_for_the_throat")
    play.damage(1)
    play.defend(1)
    play.until("hand_trophy")
    assert [c.card for c in play.table.view(0).looked] == ["fairies_song", "glide"]
    assert play.table.view(2).looked == play.table.view(1).looked == []
    play.choose("opt-trophy", card="fairies_song")
    cards = {seat: [e.card for e in play.told(seat, "HandTrophyTaken")] for seat in (-1, 0, 1, 2)}
    assert cards == {-1: [""], 0: ["fairies_song"], 1: ["fairies_song"], 2: [""]}
    looked = {seat: [len(e.cards) for e in play.told(seat, "HandLooked")] for seat in (0, 2)}
    assert looked == {0: [2], 2: [0]}
    for seat in (-1, 0, 1, 2):
        assert len(play.told(seat, "CardsRevealed")[0].cards) == 4
        assert [e.card for e in play.told(seat, "TrophyTaken")] != [""]
    assert play.table.view(2).players[1].hand_size == 1


@rule("GTC-EX-73", "GTC-CARD-15", "GTC-MOM-01")
def test_ex_73_one_fairies_song_a_turn() -> None:
    play = Stage(
        {
            "kaiju": "mothra",
            "at": (0, 0),
            "hand": ["fairies_song", "fairies_song"],
            "deck": ["poison_scales"],
        },
        {"kaiju": "godzilla", "at": (2, 0)},
    )
    play.card("fairies_song")
    play.expect("go_on", 0)
    assert not play.offers("opt-play", card="fairies_song")
    assert play.offers("opt-discard_action", card="fairies_song", action="mothra_2")
    play.done()
    play.done()
    play.expect("action", 0)
    assert play.offers("opt-play", card="fairies_song")


@rule("GTC-EX-75", "GTC-VIEW-02", "GTC-VIEW-09", "GTC-DMG-08")
def test_ex_75_a_target_with_a_card_is_asked_though_it_can_only_say_no() -> None:
    for hand in (["dorsal_plates", "heat_ray"], []):
        play = Stage(
            {"kaiju": "megalon", "at": (0, 0), "hand": ["piercing_drill", "undermine"]},
            {"kaiju": "godzilla", "at": (0, 0), "hand": hand, "energy": 0},
        )
        play.card("piercing_drill")
        play.damage(1)
        if hand:
            play.expect("defend", 1)
            assert play.says() == ["opt-no-defense"]
            play.defend(1)
        assert play.happened("DamageDealt", seat=1, amount=2)


@rule("GTC-EX-77", "GTC-CARD-17", "GTC-DES-03", "GTC-MOM-03")
def test_ex_77_a_card_drawn_in_the_turn_may_be_played() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (0, 0), "hand": ["dig_in"], "deck": ["piercing_drill"]},
        {"kaiju": "godzilla", "at": (0, 0)},
        buildings={(1, 0): ["power_plant"]},
    )
    play.discard_for("megalon_2", "dig_in")
    play.to((1, 0))
    play.expect("go_on", 0)
    play.card("piercing_drill")
