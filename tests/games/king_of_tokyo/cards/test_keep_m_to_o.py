"""Stories of the KEEP cards from Made in a Lab to Opportunist; Mimic has a file of its own."""

from kaiju.games.king_of_tokyo.events import TopCardSeen
from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

# ---------------------------------------------------------------- Made in a Lab


def test_made_in_a_lab_buys_the_top_card_of_the_deck_and_refills_nothing() -> None:
    play = Stage(
        {"energy": 6, "cards": ["made_in_a_lab"]},
        {},
        phase="buy",
        market=["tank", "jets", "heal"],
        deck=["skyscraper", "energize"],
    )
    cards = play.view.deck
    play.use("made_in_a_lab")
    play.expect("top_card", seat=0)
    play.choose("opt-buy", card="skyscraper")
    assert play.vp(0) == 4
    assert play.energy(0) == 0
    assert play.view.market == ["tank", "jets", "heal"]
    assert play.view.deck == cards - 1
    # The card below has not been seen.
    assert play.table.view(0).top == ""


def test_made_in_a_lab_puts_the_card_back_where_it_was() -> None:
    play = Stage(
        {"energy": 6, "cards": ["made_in_a_lab"]},
        {},
        phase="buy",
        market=["corner_store"],
        deck=["skyscraper"],
    )
    play.use("made_in_a_lab")
    play.choose("opt-put-back")
    play.buy("corner_store")
    assert play.view.market[0] == "skyscraper"


def test_made_in_a_lab_looks_once_per_turn() -> None:
    play = Stage({"energy": 6, "cards": ["made_in_a_lab"]}, {}, phase="buy", deck=["skyscraper"])
    play.use("made_in_a_lab")
    play.choose("opt-put-back")
    play.expect("buy", seat=0)
    assert not play.offers("opt-use", card="made_in_a_lab")


def test_made_in_a_lab_copied_gives_one_more_look() -> None:
    cards = ["made_in_a_lab", {"card": "mimic", "copies": "made_in_a_lab"}]
    play = Stage({"energy": 9, "cards": cards}, {}, phase="buy", deck=["corner_store", "skyscraper"])
    play.use("made_in_a_lab")
    play.choose("opt-buy", card="corner_store")
    play.use("made_in_a_lab", copy="mimic")
    play.choose("opt-buy", card="skyscraper")
    assert play.vp(0) == 5


def test_made_in_a_lab_looks_in_secret() -> None:
    play = Stage({"energy": 6, "cards": ["made_in_a_lab"]}, {}, phase="buy", deck=["skyscraper"])
    play.use("made_in_a_lab")
    assert play.table.view(0).top == "skyscraper"
    assert play.table.view(1).top == ""
    assert play.table.view().top == ""
    looks = [e for seat in (0, 1, -1) for e in play.table.news(seat) if isinstance(e, TopCardSeen)]
    assert [e.top for e in looks] == ["skyscraper", "", ""]


def test_made_in_a_lab_shows_a_card_that_is_too_dear_and_asks_nothing() -> None:
    play = Stage({"energy": 3, "cards": ["made_in_a_lab"]}, {}, phase="buy", deck=["skyscraper"])
    play.use("made_in_a_lab")
    play.expect("buy", seat=0)
    assert play.table.view(0).top == "skyscraper"


def test_made_in_a_lab_works_even_without_energy() -> None:
    play = Stage({"cards": ["made_in_a_lab"]}, {}, phase="buy", market=["tank", "jets", "heal"])
    play.expect("buy", seat=0)
    assert play.offers("opt-use", card="made_in_a_lab")


def test_made_in_a_lab_reveals_nothing_to_opportunist() -> None:
    play = Stage(
        {"energy": 3, "cards": ["made_in_a_lab"]},
        {"energy": 20, "cards": ["opportunist"]},
        phase="buy",
        market=["tank", "jets", "heal"],
        deck=["corner_store", "skyscraper"],
    )
    play.use("made_in_a_lab")
    play.choose("opt-buy", card="corner_store")
    play.asks_nobody("fresh_card")
    assert "corner_store" in play.view.discard


@rule("KOT-DECK-01")
def test_made_in_a_lab_shuffles_the_discard_pile_when_the_deck_is_empty() -> None:
    play = Stage(
        {"energy": 6, "cards": ["made_in_a_lab"]},
        {},
        phase="buy",
        market=["tank", "jets", "heal"],
        deck_ends=True,
        discard=["skyscraper"],
    )
    assert play.view.deck == 0
    play.use("made_in_a_lab")
    play.choose("opt-buy", card="skyscraper")
    assert play.vp(0) == 4


def test_made_in_a_lab_finds_the_very_last_card_of_the_deck() -> None:
    play = Stage(
        {"energy": 6, "cards": ["made_in_a_lab"]},
        {},
        phase="buy",
        market=["tank", "jets", "heal"],
        deck=["skyscraper"],
        deck_ends=True,
    )
    play.use("made_in_a_lab")
    play.choose("opt-buy", card="skyscraper")
    assert play.view.deck == 0


@rule("KOT-DECK-02")
def test_made_in_a_lab_is_not_offered_when_no_card_is_left_anywhere() -> None:
    play = Stage(
        {"energy": 6, "cards": ["made_in_a_lab"]},
        {},
        phase="buy",
        market=["tank", "jets", "heal"],
        deck_ends=True,
    )
    play.expect("buy", seat=0)
    assert not play.offers("opt-use", card="made_in_a_lab")


# --------------------------------------------------------------- Media-Friendly


def test_media_friendly_earns_a_point_for_every_purchase_after_its_own() -> None:
    play = Stage(
        {"energy": 9}, {}, phase="buy", market=["media_friendly", "jets", "tank"], deck=["corner_store"]
    )
    play.buy("media_friendly")
    assert play.vp(0) == 0
    play.buy("jets")
    assert play.vp(0) == 1


def test_media_friendly_counts_before_the_bought_card_takes_effect() -> None:
    play = Stage({"energy": 3, "cards": ["media_friendly"]}, {}, phase="buy", market=["corner_store"])
    play.buy("corner_store")
    assert [e.card for e in play.happened("VPGained", seat=0)] == ["media_friendly", "corner_store"]


def test_media_friendly_counts_cards_from_the_deck_and_from_others() -> None:
    play = Stage(
        {"energy": 8, "cards": ["media_friendly", "made_in_a_lab", "parasitic_tentacles"]},
        {"cards": ["jets"]},
        phase="buy",
        deck=["herd_culler"],
    )
    play.use("made_in_a_lab")
    play.choose("opt-buy", card="herd_culler")
    play.take("jets", seat=1)
    assert play.vp(0) == 2


def test_media_friendly_counts_cards_snatched_in_the_turn_of_another() -> None:
    play = Stage(
        {"energy": 3},
        {"energy": 3, "cards": ["media_friendly", "opportunist"]},
        phase="buy",
        market=["corner_store"],
        deck=["herd_culler"],
    )
    play.buy("corner_store")
    play.snatch("herd_culler", seat=1)
    assert play.vp(1) == 1


def test_media_friendly_does_not_count_a_sweep_or_what_others_buy() -> None:
    play = Stage({"energy": 5}, {"cards": ["media_friendly"]}, phase="buy", market=["corner_store"])
    play.buy("corner_store")
    play.sweep()
    assert play.vp(1) == 0
    mine = Stage({"energy": 2, "cards": ["media_friendly"]}, {}, phase="buy")
    mine.sweep()
    assert mine.vp(0) == 0


# -------------------------------------------------------------------- Metamorph


@rule("KOT-EX-33", "KOT-CARD-10", "KOT-CARD-11")
def test_metamorph_gives_back_the_full_printed_cost() -> None:
    play = Stage(
        {"energy": 4, "cards": ["alien_origin", "metamorph"]},
        {},
        phase="buy",
        market=["jets"],
        deck=["energize"],
    )
    play.buy("jets")
    assert play.energy(0) == 0
    play.expect("turn_in", seat=0)
    play.pick(1)
    assert play.energy(0) == 5
    assert play.cards(0) == ["alien_origin", "metamorph"]
    assert play.happened("CardUsed", seat=0, card="metamorph")


def test_metamorph_may_be_one_of_the_cards_turned_in() -> None:
    play = Stage({"cards": ["metamorph", "jets", "mimic"]}, {}, phase="end")
    assert [o.args["card"] for o in play.expect("turn_in", seat=0).items] == ["jets", "metamorph", "mimic"]
    play.pick(0, 1, 2)
    assert play.energy(0) == 5 + 3 + 8
    assert play.cards(0) == []
    assert sorted(play.view.discard) == ["jets", "metamorph", "mimic"]


def test_metamorph_may_keep_everything() -> None:
    play = Stage({"cards": ["metamorph", "jets"]}, {}, phase="end")
    play.expect("turn_in", seat=0)
    play.pick()
    assert play.cards(0) == ["metamorph", "jets"]
    assert not play.happened("CardUsed")


def test_metamorph_gives_back_a_half_used_card_in_full_but_not_what_lies_on_it() -> None:
    play = Stage({"cards": ["metamorph", {"card": "smoke_cloud", "counters": 1}]}, {}, phase="end")
    play.expect("turn_in", seat=0)
    play.pick(1)
    assert play.energy(0) == 4


@rule("KOT-CARD-10", "KOT-ENDT-01")
def test_metamorph_works_only_at_the_end_of_its_owners_turn() -> None:
    play = Stage({"energy": 2, "cards": ["metamorph", "jets"]}, {}, phase="buy")
    play.expect("buy", seat=0)
    assert not play.offers("opt-use", card="metamorph")
    play.done()
    play.expect("turn_in", seat=0)
    play.pick(0)
    play.expect("keep_dice", seat=1)
    idle = Stage({"cards": ["metamorph", "jets"]}, {}, active=1, phase="end")
    idle.expect("keep_dice", seat=0)


def test_metamorph_copied_turns_in_the_copying_card_for_eight() -> None:
    play = Stage(
        {"cards": [{"card": "mimic", "copies": "metamorph"}, "jets"]}, {"cards": ["metamorph"]}, phase="end"
    )
    assert [o.args["card"] for o in play.expect("turn_in", seat=0).items] == ["jets", "mimic"]
    play.pick(0, 1)
    assert play.energy(0) == 13


@rule("KOT-CARD-03")
def test_metamorph_on_a_mimicked_card_ends_the_mimicry() -> None:
    play = Stage(
        {"cards": ["metamorph", "jets"]}, {"cards": [{"card": "mimic", "copies": "jets"}]}, phase="end"
    )
    play.expect("turn_in", seat=0)
    play.pick(0)
    assert play.copies(1) == ""


# ------------------------------------------------------------------ Nova Breath


@rule("KOT-SMASH-06")
def test_nova_breath_hits_every_opponent_in_full() -> None:
    play = Stage({"cards": ["nova_breath"]}, {"place": "city"}, {}, {}, dice="s s 1 1 2 2")
    assert [play.hearts(seat) for seat in range(4)] == [10, 8, 8, 8]
    play.yields(1)
    assert play.place(0) == "city"


@rule("KOT-YIELD-01")
def test_nova_breath_from_the_city_lets_the_bay_yield() -> None:
    play = Stage(
        {"place": "city", "cards": ["nova_breath"]}, {}, {"place": "bay"}, {}, {}, dice="s 1 1 2 2 3"
    )
    assert [play.hearts(seat) for seat in range(5)] == [10, 9, 9, 9, 9]
    play.yields(2)
    # Its owner is in Tokyo already and does not move.
    assert play.place(0) == "city"
    assert play.place(2) == "outside"


# ------------------------------------------------------------------ Opportunist


def test_opportunist_has_first_refusal_on_a_card_turned_up_in_the_turn_of_another() -> None:
    play = Stage(
        {"energy": 8},
        {"energy": 5, "cards": ["opportunist"]},
        phase="buy",
        market=["corner_store"],
        deck=["apartment_building", "energize"],
    )
    play.buy("corner_store")
    play.snatch("apartment_building", seat=1)
    assert play.vp(1) == 3
    assert play.happened("CardUsed", seat=1, card="opportunist")
    assert play.energy(1) == 0
    # The next card is too dear, and the turn goes on.
    play.expect("buy", seat=0)
    assert play.view.market[0] == "energize"


def test_opportunist_may_let_the_card_go() -> None:
    play = Stage(
        {"energy": 8},
        {"energy": 5, "cards": ["opportunist"]},
        phase="buy",
        market=["corner_store"],
        deck=["apartment_building"],
    )
    play.buy("corner_store")
    play.expect("fresh_card", seat=1)
    play.decline()
    play.buy("apartment_building")
    assert play.vp(0) == 4


def test_opportunist_is_not_asked_about_a_card_it_cannot_pay() -> None:
    play = Stage(
        {"energy": 8},
        {"energy": 4, "cards": ["opportunist"]},
        phase="buy",
        market=["corner_store"],
        deck=["apartment_building"],
    )
    play.buy("corner_store")
    play.expect("buy", seat=0)


@rule("KOT-SWEEP-02")
def test_opportunist_is_offered_all_three_cards_of_a_sweep_and_their_replacements() -> None:
    play = Stage(
        {"energy": 2},
        {"energy": 20, "cards": ["opportunist"]},
        phase="buy",
        market=["tank", "jets", "heal"],
        deck=["corner_store", "skyscraper", "commuter_train", "apartment_building"],
    )
    play.sweep()
    play.snatch("skyscraper", seat=1)
    # The replacement has its window first ...
    play.snatch("apartment_building", seat=1)
    play.expect("fresh_card", seat=1)
    play.decline()
    # ... then the two others are still there.
    assert not play.offers("opt-buy", card="apartment_building")
    play.snatch("corner_store", seat=1)
    assert play.vp(1) == 4 + 3 + 1


@rule("KOT-CARD-05")
def test_opportunist_and_its_copy_choose_clockwise_from_the_active_monster() -> None:
    play = Stage(
        {"energy": 5, "cards": ["opportunist"]},
        {"energy": 3},
        {"energy": 5, "cards": [{"card": "mimic", "copies": "opportunist"}]},
        active=1,
        phase="buy",
        market=["corner_store"],
        deck=["apartment_building"],
    )
    play.buy("corner_store")
    play.expect("fresh_card", seat=2)
    play.decline()
    play.snatch("apartment_building", seat=0)
    assert play.vp(0) == 3


def test_opportunist_gives_no_advantage_in_its_owners_own_turn() -> None:
    play = Stage(
        {"energy": 8, "cards": ["opportunist"]},
        {},
        phase="buy",
        market=["corner_store"],
        deck=["apartment_building"],
    )
    play.buy("corner_store")
    play.buy("apartment_building")
    assert play.vp(0) == 4


@rule("KOT-BUY-03")
def test_opportunist_resolves_a_discard_card_at_once_for_its_buyer() -> None:
    play = Stage(
        {"energy": 3},
        {"energy": 3, "cards": ["opportunist"]},
        {},
        phase="buy",
        market=["corner_store"],
        deck=["flame_thrower"],
    )
    play.buy("corner_store")
    play.snatch("flame_thrower", seat=1)
    assert [play.hearts(seat) for seat in range(3)] == [8, 10, 8]


@rule("KOT-XTRA-04", "KOT-XTRA-01")
def test_opportunist_with_frenzy_plays_right_after_the_current_turn() -> None:
    play = Stage(
        {"energy": 3, "place": "city"},
        {},
        {"energy": 7, "cards": ["opportunist"]},
        {},
        phase="buy",
        market=["corner_store"],
        deck=["frenzy"],
    )
    play.buy("corner_store")
    play.snatch("frenzy", seat=2)
    play.expect("keep_dice", seat=2)
    play.end_turn()
    play.expect("keep_dice", seat=1)
    play.end_turn()
    play.expect("keep_dice", seat=2)


@rule("KOT-ENTER-09")
def test_opportunist_with_death_from_above_takes_tokyo_in_the_turn_of_another() -> None:
    play = Stage(
        {"energy": 5, "cards": ["opportunist"]},
        {"energy": 3, "place": "city"},
        {},
        active=1,
        phase="buy",
        market=["corner_store"],
        deck=["death_from_above"],
    )
    play.buy("corner_store")
    play.snatch("death_from_above", seat=0)
    assert play.place(1) == "outside"
    assert play.place(0) == "city"
    assert play.vp(0) == 3


def test_opportunist_is_not_asked_about_the_cards_dealt_at_setup() -> None:
    play = Stage(
        {"energy": 2}, {"energy": 20, "cards": ["opportunist"]}, phase="buy", market=["tank", "jets", "heal"]
    )
    play.asks_nobody("fresh_card")
