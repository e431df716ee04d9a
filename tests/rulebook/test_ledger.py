"""The ledger: lookup, search, and the sentences a reader gets when there is nothing."""

from __future__ import annotations

import pytest

from kaiju.rulebook import Example, Ledger, NotFound, Rule, Window, game_id
from kaiju.rulebook.search import fold, holds_all, near, spans
from tests.rulebook.conftest import Shelf


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return Ledger("king_of_tokyo")


def test_a_rule_is_found_by_its_id_in_any_case(ledger: Ledger) -> None:
    rule = ledger.rule("kot-yield-08")
    assert rule == Rule(id="KOT-YIELD-08", section="yield", ruling=True)
    assert ledger.basis(rule.id) == "Silent."
    assert ledger.basis("KOT-GOAL-01") is None
    assert ledger.text("KOT-GOAL-01") == "A Monster wins by being the first to gain 20 VP."


def test_modules_and_sections(ledger: Ledger) -> None:
    assert ledger.modules == ("two_player", "power_up", "mutant_evolutions", "halloween", "promo")
    assert ledger.rule("KOT-2P-01").module == "two_player"
    assert ledger.rule("KOT-GOAL-01").module == "base"
    assert [rule.id for rule in ledger.sections["sweep"]] == [f"KOT-SWEEP-0{n}" for n in (1, 2, 3, 4)]
    assert ledger.check_module("Power-Up") == "power_up"
    with pytest.raises(NotFound, match=r"no module dinner; choose base, two_player, .* or promo\."):
        ledger.check_module("dinner")


def test_windows_have_an_order_and_a_text(ledger: Ledger) -> None:
    first = ledger.windows[0]
    assert first == Window(name="start_of_turn", order=10, ruling=True)
    assert ledger.words(first.id) == "Start of the turn"
    assert ledger.text(first.id).startswith("First, effects that last until this turn begins end")
    assert ledger.entry("window-start_of_turn") is ledger.entry("Window-Start-of-Turn")


def test_examples_cite_rules(ledger: Ledger) -> None:
    assert [example.id for example in ledger.examples_of("KOT-NUM-02")] == [
        "KOT-EX-01",
        "KOT-EX-03",
        "KOT-EX-17",
    ]
    assert ledger.entry("KOT-EX-17") == Example("KOT-EX-17", ("KOT-NUM-02", "KOT-NUM-05"), "derived")


@pytest.mark.parametrize(
    "query, expected",
    [
        (["KOT-SWEEP"], ["KOT-SWEEP-01", "KOT-SWEEP-02", "KOT-SWEEP-03", "KOT-SWEEP-04"]),
        (["kot-sweep", "DISCOUNTS"], ["KOT-SWEEP-04"]),
        (["fire-breathing", "neighbor"], ["KOT-EX-49"]),
        (["six of a kind"], ["KOT-NUM-05"]),
        (["skull"], ["KOT-ELIM-01"]),
        (["term-power-opp"], ["term-power-opponent"]),
        (["window-smash", "jets"], ["window-smash_prevention"]),
    ],
)
def test_a_search_needs_all_words_and_takes_ids_by_their_beginning(
    ledger: Ledger, query: list[str], expected: list[str]
) -> None:
    assert [entry.id for entry in ledger.find(*query)] == expected


def test_a_search_reads_the_reasons_and_the_section_titles(ledger: Ledger) -> None:
    assert "KOT-ELIM-04" in [entry.id for entry in ledger.find("dial")]
    assert "KOT-NUM-03" in [entry.id for entry in ledger.find("victory points from numbers")]


def test_a_search_can_stay_inside_a_module(ledger: Ledger) -> None:
    assert {entry.module for entry in ledger.find("costume", module="halloween")} == {"halloween"}
    with pytest.raises(NotFound, match=r"Promo cards.*KOT-GOAL"):
        ledger.find("KOT-GOAL", module="promo")


@pytest.mark.parametrize(
    "query, sentence",
    [
        (["KOT-SMSH-01"], "King of Tokyo has no rule KOT-SMSH-01; did you mean KOT-SMASH-01,"),
        (["yeild"], "No rule of King of Tokyo speaks of “yeild”; did you mean yield,"),
        (["yield", "qqqq"], "No rule of King of Tokyo speaks of “qqqq”."),
        (["blizzard", "sweep"], "No rule of King of Tokyo speaks of “blizzard sweep”."),
    ],
)
def test_a_search_without_result_says_why(ledger: Ledger, query: list[str], sentence: str) -> None:
    with pytest.raises(NotFound) as refused:
        ledger.find(*query)
    assert str(refused.value).startswith(sentence)
    assert isinstance(refused.value, ValueError)


def test_an_unknown_id_suggests_the_nearest(ledger: Ledger) -> None:
    with pytest.raises(NotFound) as refused:
        ledger.rule("KOT-SMASH-99")
    assert refused.value.near[0].startswith("KOT-SMASH-")
    with pytest.raises(NotFound, match="window-buy"):
        ledger.entry("window-bui")


def test_games_are_known_by_the_names_people_give_them() -> None:
    assert game_id("king-of-tokyo") == game_id("King of Tokyo") == game_id("king_of_tokyo")
    with pytest.raises(NotFound, match=r"no game called kong; the shelf holds .*king-of-tokyo"):
        game_id("kong")


def test_a_ledger_of_any_game_is_read_from_its_folder(shelf: Shelf) -> None:
    shelf(
        {
            "games/tiny/text/rules.toml": """
                [rules.play]
                TINY-PLAY-01 = {}
                TINY-PLAY-R01 = { ruling = true, provenance = "reconstructed", confidence = "low" }
                [examples]
                TINY-EX-01 = { rules = ["TINY-PLAY-01"] }
            """,
            "games/tiny/text/en/rules.ftl": """
                game = Tiny
                section-play = Play
                TINY-PLAY-01 = Throw the die.
                TINY-PLAY-R01 = Throw it on the table.
                TINY-EX-01 =
                    .given = a die
                    .when = it is thrown
                    .then =
                        it falls
                        and stays
            """,
        }
    )
    tiny = Ledger(game_id("tiny"))
    assert [entry.id for entry in tiny.find("throw")] == ["TINY-PLAY-01", "TINY-PLAY-R01", "TINY-EX-01"]
    assert tiny.rule("tiny-play-r01").confidence == "low"
    assert [example.id for example in tiny.examples_of("TINY-PLAY-01")] == ["TINY-EX-01"]
    assert tiny.words("TINY-EX-01.then") == "it falls\nand stays"
    assert [*tiny.modules, *tiny.windows, *tiny.terms] == []
    with pytest.raises(NotFound, match="no TINY-PLAY-02, near TINY-PLAY-01, TINY-PLAY-R01 or"):
        tiny.find("TINY-PLAY-02")


def test_folding_keeps_positions() -> None:
    text = "Élimination: l’Énergie, PandaKaï – œuf İ"
    assert len(fold(text)) == len(text)
    assert [text[start:end] for start, end in spans(text, ["energie", "pandakai"])] == ["Énergie", "PandaKaï"]
    assert spans(text, []) == spans(text, [""]) == []
    assert holds_all("Le Cœur du Phoenix", ["coeur", "phoenix", "PHOENIX"])
    assert spans("Cœur", ["coeur"]) == [(0, 4)]


def test_near_names_keep_their_spelling() -> None:
    assert near("energise", ["Énergise", "Tank"]) == ("Énergise",)
    assert near("zzz", ["Tank"]) == ()
