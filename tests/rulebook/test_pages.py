"""`kaiju rules` and `kaiju cards`: what is printed, in any width, with and without colour."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from kaiju.cli.cards import show_cards
from kaiju.cli.rules import show_rules
from kaiju.rulebook import Catalogue, Ledger, NotFound

WIDTHS = (80, 40)
GAME = "king-of-tokyo"


def paper(width: int = 80, *, colour: bool = False) -> Console:
    """A console that keeps what is printed on it."""
    return Console(
        file=StringIO(),
        width=width,
        force_terminal=colour,
        color_system="standard" if colour else None,
        legacy_windows=False,
    )


def printed(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def plain(text: str) -> str:
    """The text as a reader hears it: no frames, no line breaks."""
    return " ".join(text.replace("│", " ").split())


@pytest.mark.parametrize("width", WIDTHS)
def test_rules_without_a_query_are_an_overview(width: int) -> None:
    console = paper(width)
    assert show_rules(GAME, console=console) == 0
    text = plain(printed(console))
    assert text.startswith("King of Tokyo Monster Box")
    assert "270 rules, 113 of them rulings, 37 examples." in text
    assert "Sweep 4 KOT-SWEEP" in text
    assert "Glossary 22 term" in text
    assert "kaiju rules king-of-tokyo KOT-GOAL-01" in text


def test_the_overview_of_a_module_counts_only_its_rules() -> None:
    console = paper()
    show_rules(GAME, module="promo", console=console)
    text = plain(printed(console))
    assert "3 rules, one of them a ruling, no examples." in text
    assert "Setup 2 KOT-SETUP" in text
    assert "Sweep" not in text


@pytest.mark.parametrize("width", WIDTHS)
def test_an_id_is_shown_in_full(width: int) -> None:
    console = paper(width)
    show_rules(GAME, ["kot-num-05"], console=console)
    text = plain(printed(console))
    assert "KOT-NUM-05" in text
    assert "Six of a kind is one triple with three extra dice (f + 3 VP), not two triples." in text
    assert "A ruling: the rulebook leaves this open, and we decided." in text
    assert "Why: Follows the wording of the additional-die rule." in text
    assert "KOT-EX-17" in text
    assert "Then: 6 VP" in text
    assert "Victory points from numbers · Base game" in text


@pytest.mark.parametrize(
    "id_, expected",
    [("KOT-EX-16", "KOT-NUM-04"), ("window-buy", "step 100"), ("term-power-roll", "Glossary")],
)
def test_examples_windows_and_terms_are_entries_too(id_: str, expected: str) -> None:
    console = paper()
    show_rules(GAME, [id_], console=console)
    assert expected in plain(printed(console))


@pytest.mark.parametrize("width", WIDTHS)
def test_words_find_rules_and_are_marked(width: int) -> None:
    console = paper(width, colour=True)
    show_rules(GAME, ["closing", "yielding"], console=console)
    text = printed(console)
    assert "KOT-BAY-07" in text
    assert "\x1b[1;7mclosing\x1b[0m" in text
    assert "\x1b[1;7mYielding\x1b[0m" in text


def test_a_reason_is_shown_when_it_holds_the_words() -> None:
    console = paper()
    show_rules(GAME, ["dial"], console=console)
    text = plain(printed(console))
    assert "KOT-ELIM-04 Hearts never go below 0. (ruling) Why: Dial." in text


def test_an_id_says_which_tests_prove_it(tmp_path: Path) -> None:
    tests = folder_of_tests(tmp_path, ["KOT-GOAL-01"])
    console = paper()
    show_rules(GAME, ["KOT-GOAL-01"], tests=tests, console=console)
    assert "Proved by tests/test_all.py::test_all" in plain(printed(console))
    console = paper()
    show_rules(GAME, ["KOT-GOAL-02"], tests=tests, console=console)
    assert "Proved by no test" in plain(printed(console))


def folder_of_tests(tmp_path: Path, ids: list[str]) -> Path:
    tests = tmp_path / "tests"
    tests.mkdir()
    cited = ", ".join(f'"{id_}"' for id_ in ids)
    (tests / "test_all.py").write_text(f"@rule({cited})\ndef test_all(): ...\n", "utf-8")
    return tests


@pytest.fixture
def base_rules() -> list[str]:
    return [rule.id for rule in Ledger("king_of_tokyo").rules.values() if rule.module == "base"]


@pytest.mark.parametrize("width", WIDTHS)
def test_coverage_is_complete_when_every_base_rule_has_a_test(
    tmp_path: Path, base_rules: list[str], width: int
) -> None:
    console = paper(width)
    tests = folder_of_tests(tmp_path, base_rules)
    assert show_rules(GAME, coverage=True, tests=tests, console=console) == 0
    text = printed(console)
    assert "KOT-GOAL-01   tests/test_all.py::test_all\n" in text
    assert "KOT-PU-01     no test\n" in text
    assert "Power Up!: 0 of 37 proved" in text
    assert text.rstrip().endswith("199 of 199 base rules proved")


def test_coverage_fails_while_a_base_rule_has_no_test(tmp_path: Path, base_rules: list[str]) -> None:
    console = paper()
    tests = folder_of_tests(tmp_path, [id_ for id_ in base_rules if id_ != "KOT-BAY-09"])
    assert show_rules(GAME, coverage=True, tests=tests, console=console) == 1
    text = plain(printed(console))
    assert "Base rules without a test: KOT-BAY-09 " in text
    assert text.endswith("198 of 199 base rules proved")


def test_coverage_fails_when_a_test_cites_a_rule_that_is_not_there(
    tmp_path: Path, base_rules: list[str]
) -> None:
    console = paper()
    tests = folder_of_tests(tmp_path, [*base_rules, "KOT-BAY-10"])
    assert show_rules(GAME, coverage=True, tests=tests, console=console) == 1
    assert "tests/test_all.py::test_all cites KOT-BAY-10, which is not in the ledger." in plain(
        printed(console)
    )


def test_coverage_needs_a_folder_of_tests(tmp_path: Path) -> None:
    with pytest.raises(NotFound, match="no folder of tests"):
        show_rules(GAME, coverage=True, tests=tmp_path / "nowhere", console=paper())


@pytest.mark.parametrize("width", WIDTHS)
def test_cards_without_a_query_are_an_overview(width: int) -> None:
    console = paper(width)
    assert show_cards(GAME, console=console) == 0
    text = plain(printed(console))
    base = Catalogue("king_of_tokyo").pick(set_="base")
    assert f"Base box: {sum(card.copies for card in base)} cards, {len(base)} different" in text
    assert "Extra Head 7 ×2" in text
    assert "Freeze Ray permanent" in text
    assert "kaiju cards king-of-tokyo acid-attack" in text


@pytest.mark.parametrize("width", WIDTHS)
def test_a_card_is_shown_in_full(width: int) -> None:
    console = paper(width)
    show_cards(GAME, ["alien", "origin"], console=console)
    text = plain(printed(console))
    assert "Alien Origin" in text
    assert "Permanent discount of 1 energy on Power cards (never under 0)." in text
    assert "When: Continuous, whenever you buy a Power card." in text
    assert "• With Mimic the reduction stacks (2 less)." in text
    assert "Also called Alien Metabolism. Source: public descriptions." in text
    assert "cost 3 · Keep · Base box" in text
    assert "Fire Breathing" not in text


def test_tokens_and_doubts_are_told() -> None:
    console = paper()
    show_cards(GAME, ["poison_spit"], console=console)
    show_cards(GAME, ["army"], console=console)
    text = plain(printed(console))
    assert "Tokens: Poison ×12" in text
    assert "Source: public descriptions; we are not sure." in text


def test_words_find_cards_names_first_then_those_that_speak_of_them() -> None:
    console = paper(colour=True)
    show_cards(GAME, ["smoke"], console=console)
    text = printed(console)
    assert text.index(" Smoke Cloud ") < text.index("Giant Brain") < text.index("Parasitic")
    assert "\x1b[1;7mSmoke\x1b[0m" in text
    assert "4 cards." in text


def test_many_cards_are_a_list_without_frames() -> None:
    console = paper()
    show_cards(GAME, ["neighbor", "loss"], console=console)
    assert "╭" in printed(console)
    console = paper()
    show_cards(GAME, ["tokyo"], console=console)
    text = printed(console)
    assert "Urbavore  cost 4 · Keep · Base box\n" in text
    assert "Starting a turn in Tokyo is worth 1 VP more to you" in text
    assert text.count("╭") == 1  # Defender of Tokyo bears the word in its name
    console = paper()
    show_cards(GAME, ["opponent"], console=console)
    assert "Evacuation Orders" in printed(console)
    assert "╭" not in printed(console)


def test_a_set_is_a_list_of_its_cards() -> None:
    console = paper()
    show_cards(GAME, set_="promo", console=console)
    text = plain(printed(console))
    assert "Promo cards: 11 cards" in text
    assert "Sleep Walker cost 3 · Keep 3 energy buy 1 VP. Super Jump" in text
    assert "Acid Attack" not in text


@pytest.mark.parametrize("width", WIDTHS)
def test_pages_speak_french(width: int) -> None:
    console = paper(width)
    show_rules(GAME, ["KOT-NUM-05"], lang="fr", console=console)
    show_rules(GAME, ["coeur", "zombie"], lang="fr", console=console)
    show_cards(GAME, ["mimetisme"], lang="fr", console=console)
    text = plain(printed(console))
    assert (
        "Six dés identiques forment un triplé et trois dés de plus (f + 3 PV), et non deux triplés." in text
    )
    assert "Pourquoi : Suit la formulation" in text
    assert "Jetons : Mimétisme ×1" in text
    with pytest.raises(NotFound, match="n’a pas de carte «\u202fmimetime\u202f»"):
        show_cards(GAME, ["mimetime"], lang="fr", console=console)


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_wider_than_the_terminal(width: int, tmp_path: Path) -> None:
    console = paper(width)
    nowhere = tmp_path / "tests"
    for query in ([], ["KOT-CARD-15"], ["tokyo"], ["term"], ["window"], ["KOT-EX"]):
        show_rules(GAME, query, tests=nowhere, console=console)
    for query in ([], ["mimic"], ["smash"], ["gift"]):
        show_cards(GAME, query, console=console)
    lines = printed(console).splitlines()
    assert len(lines) > 1000
    assert [line for line in lines if cell_len(line) > width] == []


@pytest.mark.parametrize(
    "ask",
    [
        lambda: show_rules("kong", console=paper()),
        lambda: show_rules(GAME, ["KOT-NO-01"], console=paper()),
        lambda: show_rules(GAME, ["xyzzy"], console=paper()),
        lambda: show_rules(GAME, module="xyzzy", console=paper()),
        lambda: show_cards("kong", console=paper()),
        lambda: show_cards(GAME, ["xyzzy"], console=paper()),
        lambda: show_cards(GAME, set_="xyzzy", console=paper()),
    ],
)
def test_what_is_not_there_is_refused_in_one_sentence(ask: object) -> None:
    assert callable(ask)
    with pytest.raises(NotFound) as refused:
        ask()
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert sentence[-1] in ".?"


def test_ids_and_cards_of_another_box_are_found_too_for_its_cards_may_be_mixed_in() -> None:
    console = paper()
    show_rules(GAME, ["koto-diff-07"], console=console)
    assert "KOTO-DIFF-07" in printed(console)
    console = paper()
    show_cards(GAME, ["hungry", "urbavore"], console=console)
    assert "Hungry Urbavore" in printed(console)
    console = paper()
    show_cards(GAME, ["urbavore"], console=console)
    assert "Hungry" not in printed(console)  # the own card comes first
    for unknown in (["xyzzy"], ["KOTO-DIFF-99"]):
        with pytest.raises(NotFound, match="King of Tokyo"):
            show_cards(GAME, unknown, console=paper())
        with pytest.raises(NotFound, match="King of Tokyo"):
            show_rules(GAME, unknown, console=paper())
