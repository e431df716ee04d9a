"""The box of Origins: what is in it, how it differs from King of Tokyo, and how the two are mixed."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import kaiju
from kaiju.engine.record import read, record_of, replay, write
from kaiju.games import game_named
from kaiju.games.king_of_tokyo.card import DISCARD, KEEP
from kaiju.games.king_of_tokyo.cards import BASE, POWER_CARDS, origins_cards
from kaiju.rulebook import Catalogue, Ledger, Words
from kaiju.rulebook.translations import variables
from tests.games.king_of_tokyo.stage import Stage
from tests.games.king_of_tokyo_origins.stage import Origins
from tests.marks import compiled, rule

MONSTERS = ["mechamster", "gigarex", "iron_back", "cosmic_joe"]
OWN = origins_cards()
EXCLUSIVE = [
    "biofuel", "draining_ray", "electric_armor", "flaming_aura", "gamma_blast", "hungry_urbavore", "jagged_tactician",
    "orb_of_doom", "scavenger", "shrinky", "bull_headed", "barricades", "ice_cream_truck", "supertower",
]  # fmt: skip

pytestmark = compiled


def table(seats: int = 2, seed: int = 1, game: str = "king-of-tokyo-origins", **options: Any) -> kaiju.Table:
    return kaiju.new(game, seats=seats, seed=seed, options=options)


def deck_of(game: str = "king-of-tokyo-origins", **options: Any) -> Counter[str]:
    """All Energy cards of a fresh table."""
    st: Any = table(game=game, **options).st
    return Counter(st.box.keys[c] for c in [*st.deck, *st.market])


# --------------------------------------------------------------------- components


@rule("KOTO-COMP-01", "KOTO-COMP-06", "KOTO-COMP-07", "KOTO-DIFF-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_have_the_four_monsters(seats: int) -> None:
    monsters = table(seats, seed=seats).view().monsters
    assert len(monsters) == seats
    assert {m.monster for m in monsters} <= set(MONSTERS)
    assert len({m.monster for m in monsters}) == seats
    catalogue = Catalogue("king_of_tokyo_origins")
    assert [catalogue.name(m) for m in catalogue.monsters.values()] == [
        "Mechamster", "Gigarex", "Iron Back", "Cosmic Joe",
    ]  # fmt: skip


@rule("KOTO-COMP-07", "KOTO-DIFF-02")
@pytest.mark.parametrize("seats", [1, 5, 6])
def test_more_or_fewer_players_are_refused(seats: int) -> None:
    with pytest.raises(kaiju.BadSetup, match="2 to 4"):
        table(seats)
    with pytest.raises(kaiju.ImpossiblePosition, match="2 to 4"):
        Origins(*[{} for _ in range(seats)])


@rule("KOTO-COMP-02", "KOTO-DIFF-01")
def test_tokyo_is_one_place() -> None:
    play = Origins({}, {"place": "city"}, {}, {}, dice="1 1 2 2 3 e")
    assert play.place(0) == "outside"
    assert not play.view.bay_open
    with pytest.raises(kaiju.ImpossiblePosition, match="Bay"):
        Origins({"place": "bay"}, {}, {}, {})


@rule("KOTO-COMP-03")
def test_six_dice_with_six_faces() -> None:
    play = Origins({}, {}, script="1 2 3 e h s")
    assert [o.args["face"] for o in play.question.items] == ["1", "2", "3", "energy", "heart", "smash"]


@rule("KOTO-COMP-04", "KOTO-COMP-08", "KOTO-DIFF-03")
def test_as_many_cards_as_the_box_says_with_name_cost_type_and_effect() -> None:
    cards = origins_cards()
    catalogue = Catalogue("king_of_tokyo_origins")
    meta = catalogue.meta
    assert len(cards) == sum(deck_of().values()) == meta["energy_cards_total"]
    assert Counter(c.facts.type for c in cards) == {KEEP: meta["keep_total"], DISCARD: meta["discard_total"]}
    printed = [(c.id, c.cost, c.type == "keep", c.copies) for c in catalogue.cards.values()]
    assert printed == [(c.facts.key, c.facts.cost, c.facts.type == KEEP, 1) for c in cards]
    for lang in ("en", "fr"):
        local = Catalogue("king_of_tokyo_origins", lang)
        for card in local.cards.values():
            assert local.name(card)
            assert local.text(card).endswith(".")
            assert local.timing(card)


@rule("KOTO-DIFF-03")
def test_thirty_six_cards_are_those_of_king_of_tokyo_and_fourteen_are_new() -> None:
    base = {c.facts.key: c for c in POWER_CARDS}
    shared = [c for c in origins_cards() if c.facts.key in base]
    assert len(shared) == Catalogue("king_of_tokyo_origins").meta["shared_total"]
    for card in shared:
        assert type(card) is type(base[card.facts.key])
        assert card.facts is base[card.facts.key].facts
    assert [c.facts.key for c in origins_cards() if c.facts.key not in base] == EXCLUSIVE
    facts = Catalogue("king_of_tokyo_origins").cards
    assert [c.id for c in facts.values() if not c.facts["shared"]] == EXCLUSIVE


@rule("KOTO-COMP-09", "KOTO-DIFF-04")
def test_no_card_needs_tokens_extra_dice_evolutions_or_costumes() -> None:
    assert all(c.facts.dice == 0 for c in origins_cards())
    assert not any(c.tokens or c.uses for c in Catalogue("king_of_tokyo_origins").cards.values())
    assert not {"mimic", "smoke_cloud", "poison_spit", "shrink_ray", "extra_head"} & set(deck_of())
    for option in ("power_up", "mutant_evolutions", "halloween", "promos", "origins"):
        with pytest.raises(kaiju.BadSetup, match=option):
            kaiju.new("king-of-tokyo-origins", seats=2, options={option: True})


# ------------------------------------------------------------------------ setup


@rule("KOTO-SETUP-01", "KOTO-SETUP-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_setup(seats: int) -> None:
    view = table(seats).view()
    for m in view.monsters:
        assert (m.hearts, m.max_hearts, m.vp, m.energy, m.place, m.cards) == (10, 10, 0, 0, "outside", [])
    assert len([c for c in view.market if c]) == 3
    assert view.deck == 47
    assert view.discard == []


@rule("KOTO-SETUP-01")
def test_monsters_are_chosen_or_left_to_chance() -> None:
    names = [m.monster for m in table(3, monsters=["iron-back", "", "gigarex"]).view().monsters]
    assert names[0] == "iron_back"
    assert names[2] == "gigarex"
    assert names[1] in ("mechamster", "cosmic_joe")
    with pytest.raises(kaiju.BadSetup, match="iron_back"):
        table(2, monsters=["iron_back", "iron_back"])


@rule("KOTO-2P-01", "KOTO-MIX-01", "KOTO-DIFF-01", "KOTO-DIFF-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("two_player", [False, True])
def test_every_combination_of_options_is_dealt_or_refused(seats: int, two_player: bool) -> None:
    for way, cards in (
        ("", len(OWN)),
        ("exclusive", len(BASE) + len(EXCLUSIVE)),
        ("all", len(BASE) + len(OWN)),
        (["extra_head", "mimic"], len(OWN) + 3),  # the head is there twice
    ):
        options: dict[str, Any] = {"two_player": two_player, "king_of_tokyo": way}
        if two_player and seats != 2:
            with pytest.raises(kaiju.BadSetup, match=f"for 2 players, not {seats}"):
                table(seats, **options)
            continue
        view = table(seats, **options).view()
        assert view.deck + len(view.market) == cards
        assert (view.two_player, view.bay_open) == (two_player, False)
        assert {m.monster for m in view.monsters} <= set(MONSTERS)


# ----------------------------------------------------------------------- mixing


@rule("KOTO-MIX-01", "KOTO-MIX-02", "KOTO-EX-11")
@pytest.mark.parametrize(
    ("game", "options"),
    [("king-of-tokyo", {"origins": "exclusive"}), ("king-of-tokyo-origins", {"king_of_tokyo": "exclusive"})],
)
def test_the_first_way_adds_what_king_of_tokyo_lacks(game: str, options: dict[str, Any]) -> None:
    deck = deck_of(game, **options)
    assert deck == Counter([c.facts.key for c in BASE] + EXCLUSIVE)


@rule("KOTO-MIX-01", "KOTO-MIX-03", "KOTO-MIX-05")
@pytest.mark.parametrize(
    ("game", "options"),
    [("king-of-tokyo", {"origins": "all"}), ("king-of-tokyo-origins", {"king_of_tokyo": "all"})],
)
def test_the_second_way_puts_both_decks_together(game: str, options: dict[str, Any]) -> None:
    deck = deck_of(game, **options)
    assert sum(deck.values()) == len(BASE) + len(OWN)
    assert deck["evacuation_orders"] == 3
    assert deck["jets"] == deck["extra_head"] == 2
    assert deck["biofuel"] == deck["mimic"] == 1


@rule("KOTO-MIX-01", "KOTO-MIX-04")
def test_the_third_way_takes_the_cards_one_wishes() -> None:
    deck = deck_of("king-of-tokyo", origins=["biofuel", "jets"])
    assert sum(deck.values()) == len(BASE) + 2
    assert (deck["biofuel"], deck["jets"]) == (1, 2)
    deck = deck_of(king_of_tokyo=["extra_head", "mimic"])
    assert sum(deck.values()) == len(OWN) + 3
    assert (deck["mimic"], deck["extra_head"]) == (1, 2)


@rule("KOTO-MIX-04")
def test_the_third_way_also_leaves_out_cards_of_the_own_box() -> None:
    deck = deck_of("king-of-tokyo", origins=["biofuel"], left_out=["jets", "extra_head"])
    assert sum(deck.values()) == len(BASE) + 1 - 1 - 2
    assert (deck["biofuel"], deck["jets"], deck["extra_head"]) == (1, 0, 0)
    deck = deck_of(king_of_tokyo=["jets", "mimic"], left_out=["jets", "biofuel"])
    assert sum(deck.values()) == len(OWN) + 2 - 2
    assert (deck["jets"], deck["mimic"], deck["biofuel"]) == (1, 1, 0)
    for game, other, cards in (
        ("king-of-tokyo", "origins", len(BASE)),
        ("king-of-tokyo-origins", "king_of_tokyo", len(OWN)),
    ):
        deck = deck_of(game, **{other: []}, left_out=["jets"])
        assert (sum(deck.values()), deck["jets"]) == (cards - 1, 0)


def test_cards_are_left_out_in_the_third_way_only_and_the_market_has_to_be_filled() -> None:
    for game, other in (("king-of-tokyo", "origins"), ("king-of-tokyo-origins", "king_of_tokyo")):
        for way in ("", "exclusive", "all"):
            with pytest.raises(kaiju.BadSetup, match="KOTO-MIX-04"):
                deck_of(game, **{other: way}, left_out=["jets"])
        with pytest.raises(kaiju.BadSetup, match="no card called"):
            deck_of(game, **{other: ["jets"]}, left_out=["no_such_card"])
        with pytest.raises(kaiju.BadSetup, match="list"):
            deck_of(game, **{other: ["jets"]}, left_out="jets")
        choices = {choice.name: choice for choice in game_named(game).choices()}
        two: dict[str, Any] = {other: choices[other].picks[:2], "left_out": choices["left_out"].values}
        with pytest.raises(kaiju.BadSetup, match="Market needs 3"):
            deck_of(game, **two)
        three: dict[str, Any] = {**two, other: choices[other].picks[:3]}
        view = table(game=game, **three).view()
        assert sorted(view.market) == sorted(three[other])
        assert view.deck == 0


@pytest.mark.parametrize("way", ["some", 3, ["no_such_card"]])
def test_there_is_no_fourth_way(way: Any) -> None:
    with pytest.raises(kaiju.BadSetup, match="Origins"):
        deck_of("king-of-tokyo", origins=way)
    with pytest.raises(kaiju.BadSetup, match="King of Tokyo"):
        deck_of(king_of_tokyo=way)


@rule("KOTO-MIX-06")
def test_monsters_of_one_box_may_play_in_the_other() -> None:
    names = ["mechamster", "gigazaur"]
    for game in ("king-of-tokyo", "king-of-tokyo-origins"):
        assert [m.monster for m in table(2, game=game, monsters=names).view().monsters] == names
        words = Words(game.replace("-", "_"))
        assert [words(f"monster-{name}") for name in names] == ["Mechamster", "Gigazaur"]
    with pytest.raises(kaiju.BadSetup, match="Evolutions"):
        table(2, game="king-of-tokyo", monsters=names, power_up=True)


@rule("KOTO-MIX-07")
def test_a_mixed_deck_changes_only_the_deck() -> None:
    with pytest.raises(kaiju.BadSetup, match="2 to 4"):
        table(5, king_of_tokyo="all")
    assert table(5, game="king-of-tokyo", origins="all").view().bay_open
    play = Origins(
        {"energy": 9, "cards": ["extra_head"]}, {"poison": 1}, phase="buy", options={"king_of_tokyo": "all"},
        market=["smoke_cloud"],
    )  # fmt: skip
    play.buy("smoke_cloud")
    assert play.counters(0, "smoke_cloud") == 3
    assert not play.view.bay_open
    play.end_turn()
    play.end_turn()
    assert len(play.expect("keep_dice", seat=0).items) == 7


@rule("KOTO-MIX-08")
def test_two_copies_of_a_card_both_work() -> None:
    mixed: dict[str, Any] = {"options": {"origins": "all"}}
    play = Stage({"cards": ["acid_attack", "acid_attack"]}, {"place": "city"}, dice="1 1 2 2 3 e", **mixed)
    play.stays(1)
    assert play.hearts(1) == 8
    play = Stage(
        {"hearts": 5, "energy": 8}, {}, phase="buy", market=["even_bigger"], deck=["even_bigger"], **mixed
    )
    play.buy("even_bigger")
    play.buy("even_bigger")
    assert play.hearts(0) == 9
    assert play.monster(0).max_hearts == 12


@rule("KOTO-MIX-08")
def test_one_roll_earns_one_turn_from_two_copies_of_freeze_time() -> None:
    play = Stage(
        {"cards": ["freeze_time", "freeze_time"]},
        {"place": "city"},
        dice="1 1 1 2 2 3",
        options={"origins": "all"},
    )
    play.expect("extra_turn")
    play.choose("opt-yes")
    assert len(play.expect("keep_dice", seat=0).items) == 5
    assert not play.view.over


# ------------------------------------------------------------------ the shelf


@rule("KOTO-DIFF-06")
def test_a_record_of_origins_is_not_one_of_king_of_tokyo() -> None:
    t = table(3)
    record = read(write(record_of(t)))
    assert record.game == "king_of_tokyo_origins"
    assert replay(record, game_named("king-of-tokyo-origins")).digest() == t.digest()
    with pytest.raises(kaiju.BadRecord):
        replay(record, game_named("king-of-tokyo"))


def test_the_ledger_is_complete_in_both_languages() -> None:
    ledger = Ledger("king_of_tokyo_origins")
    assert len(ledger.rules) == 81
    assert len(ledger.examples) == 8
    for section, rules in ledger.sections.items():
        assert [r.id for r in rules] == [f"KOTO-{section.upper()}-{n:02}" for n in range(1, len(rules) + 1)]
    for lang in ("en", "fr"):
        local = Ledger("king_of_tokyo_origins", lang)
        for entry in local:
            assert local.prose(entry).strip()
        for rule_ in local.rules.values():
            assert not rule_.ruling or local.basis(rule_.id), rule_.id
    keys = {
        key for key in variables("king_of_tokyo_origins", "en") if "." not in key and key.startswith("card-")
    }
    assert {f"card-{key}" for key in EXCLUSIVE} <= keys <= {f"card-{c.facts.key}" for c in origins_cards()}


def test_french_keeps_the_numbers_of_the_english_texts() -> None:
    english, french = Words("king_of_tokyo_origins"), Words("king_of_tokyo_origins", "fr")
    for key in variables("king_of_tokyo_origins", "en"):
        numbers = [
            sorted(re.findall(r"(?<![\w-])\d+|KOTO?-\w+-\d+", words(key))) for words in (english, french)
        ]
        assert numbers[0] == numbers[1], key


def test_cards_mixed_into_king_of_tokyo_have_their_names_there() -> None:
    for lang in ("en", "fr"):
        words = Words("king_of_tokyo", lang)
        assert all(words.has(f"card-{key}") and words.has(f"card-{key}.text") for key in EXCLUSIVE)
        assert words("game") == "King of Tokyo"


@pytest.mark.parametrize("page", ["king_of_tokyo_origins.md", "king_of_tokyo_costumes_and_promos.md"])
def test_every_ruling_has_its_tests(page: str) -> None:
    root = Path(__file__).parents[3]
    written = "".join(path.read_text("utf-8") for path in (root / "tests" / "games").rglob("test_*.py"))
    rows = [
        line
        for line in (root / "docs" / "rulings" / page).read_text("utf-8").splitlines()
        if line.startswith("| ")
    ]
    assert len(rows) > 10
    for row in rows[1:]:
        tests = re.findall(r"`(test_\w+)`", row)
        assert tests, row
        assert all(f"def {test}(" in written for test in tests), row
