"""Words: keys, attributes, arguments, the fallback to English, and which language is spoken."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import kaiju.games
from kaiju.rulebook import BadText, NotFound, Words, catalogue, files, ledger, pick_language, refusal, words
from kaiju.rulebook.translations import compare, faults, variables
from tests.rulebook.conftest import Shelf


@pytest.fixture
def words_of_king() -> Words:
    return Words("king_of_tokyo")


def test_a_key_has_a_text_and_attributes(words_of_king: Words) -> None:
    assert words_of_king("card-energize") == "Energize"
    assert words_of_king("card-energize.text") == "Gain 9 energy."
    assert words_of_king("monster-pandakai") == "Pandakaï"


def test_general_words_belong_to_every_game(words_of_king: Words) -> None:
    assert words_of_king("found-count", found=1) == "one entry"
    assert words_of_king("found-count", found=12) == Words()("found-count", found=12) == "12 entries"


def test_arguments_are_filled_in_without_isolation_marks(words_of_king: Words) -> None:
    assert words_of_king("costs", cost=3) == "cost 3"


def test_a_key_that_does_not_exist_is_our_fault(words_of_king: Words) -> None:
    assert not words_of_king.has("card-paper_tiger")
    assert not words_of_king.has("card-energize.note-2")
    with pytest.raises(BadText, match="card-paper_tiger"):
        words_of_king("card-paper_tiger")
    with pytest.raises(BadText, match="costs"):
        words_of_king("costs")


def test_numbered_texts_come_as_a_tuple(words_of_king: Words) -> None:
    assert words_of_king.several("card-energize.note") == ("With Friend of Children 10.",)
    assert words_of_king.several("card-tank.note") == ()
    assert len(words_of_king.several("card-mimic.note")) == 11


def test_names_become_a_phrase(words_of_king: Words) -> None:
    assert words_of_king.listed(["a"]) == "a"
    assert words_of_king.listed(["a", "b", "c"]) == "a, b or c"
    assert words_of_king.listed([]) == ""


TINY = {
    "rulebook/text/fr/general.ftl": "list-or = { $most } ou { $last }",
    "games/tiny/text/en/play.ftl": """
        -hero = Ape
        hello = Hello { $name }, I am { -hero }
            .loud = HELLO { $name }
        again = { hello }!
        apples = { $n ->
            [one] one apple
           *[other] { $n } apples
        }
        only = only English
    """,
    "games/tiny/text/fr/play.ftl": """
        -hero = Singe
        hello = Bonjour { $name }, je suis { -hero }
        apples = { $n ->
            [one] { $n } pomme
           *[other] { $n } pommes
        }
    """,
}


def test_a_language_answers_first_and_english_stands_behind_it(shelf: Shelf) -> None:
    shelf(TINY)
    french = Words("tiny", "fr")
    assert french("hello", name="Ada") == "Bonjour Ada, je suis Singe"
    assert french("hello.loud", name="Ada") == "HELLO Ada"
    assert french("only") == "only English"
    assert french("apples", n=0) == "0 pomme"
    assert Words("tiny")("apples", n=0) == "0 apples"
    assert french.listed(["a", "b"]) == "a ou b"
    assert french.has("again")
    assert not french.has("never")


def test_an_entry_finds_the_entries_it_mentions(shelf: Shelf) -> None:
    shelf(TINY)
    assert Words("tiny")("again", name="Ada") == "Hello Ada, I am Ape!"


def test_entries_that_mention_each_other_do_not_hang(shelf: Shelf) -> None:
    shelf({"games/tiny/text/en/play.ftl": "hen = { egg }\negg = { hen }\n"})
    with pytest.raises(BadText, match="hen"):
        Words("tiny")("hen")


def test_a_game_without_the_language_speaks_english(shelf: Shelf) -> None:
    shelf(TINY)
    assert Words("tiny", "de")("only") == "only English"


def test_a_broken_entry_is_reported_by_its_name(shelf: Shelf) -> None:
    shelf({"games/tiny/text/en/play.ftl": "fine = yes\nbroken = { $name\n"})
    assert Words("tiny")("fine") == "yes"
    with pytest.raises(BadText, match="broken"):
        Words("tiny")("broken")


def test_differences_between_languages_are_listed(shelf: Shelf) -> None:
    shelf(
        {
            "games/tiny/text/en/a.ftl": "one = { $x }\n    .note = { $y }\ntwo = two\nthree = { $a }{ $b }\n",
            "games/tiny/text/fr/a.ftl": "one = { $x }\nthree = { $a }{ $c }\nfour = quatre\n",
            "games/tiny/text/en/not_yet.ftl": "five = five\n",
        }
    )
    found = compare("tiny", "fr")
    assert found.missing == ("one.note", "two")
    assert found.extra == ("four",)
    assert found.placeholders == ("three",)


def test_junk_and_repeated_keys_are_listed(shelf: Shelf) -> None:
    shelf({"games/tiny/text/en/a.ftl": "one = 1\none = 2\n    .x = 1\n    .x = 2\n} what = this\n"})
    assert [fault.partition(":")[0] for fault in faults("tiny", "en")] == [
        "given twice",
        "given twice",
        "unreadable",
    ]


# ---- what we ship


SHIPPED = [(game, lang) for game in files.games() for lang in files.languages_of(game)]
SHIPPED_ANYWHERE = [(None, lang) for lang in files.languages()] + SHIPPED


@pytest.mark.parametrize("game, lang", SHIPPED_ANYWHERE)
def test_shipped_texts_are_readable(game: str | None, lang: str) -> None:
    assert faults(game, lang) == []


def test_french_is_shipped_for_the_rules_and_the_cards() -> None:
    assert {"rules.ftl", "cards.ftl", "monsters.ftl"} <= set(files.fluent_sources("king_of_tokyo", "fr"))
    assert "general.ftl" in files.fluent_sources(None, "fr")


def test_french_keeps_the_numbers_of_the_english_texts() -> None:
    """A number lost or changed in translation is a changed rule."""
    english, french = Words("king_of_tokyo"), Words("king_of_tokyo", "fr")
    for key in variables("king_of_tokyo", "en", {"rules.ftl", "cards.ftl", "monsters.ftl"}):
        assert numbers(french(key)) == numbers(english(key)), key


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"(?<![\w-])\d+|KOT-\w+-\d+", text))


@pytest.mark.parametrize("game, lang", SHIPPED_ANYWHERE)
def test_shipped_languages_say_the_same(game: str | None, lang: str) -> None:
    found = compare(game, lang)
    assert found.missing == ()
    assert found.extra == ()
    assert found.placeholders == ()


@pytest.mark.parametrize("game, lang", SHIPPED)
def test_shipped_texts_can_all_be_written(game: str, lang: str) -> None:
    spoken = Words(game, lang)
    for key, names in variables(game, lang).items():
        text = spoken(key, **dict.fromkeys(names, 1))
        assert text == text.strip() != "", key


@pytest.mark.parametrize("game, lang", SHIPPED_ANYWHERE)
def test_a_file_is_cut_where_the_fluent_parser_would_cut_it(game: str | None, lang: str) -> None:
    names = {name for source in files.fluent_sources(game, lang).values() for name, _ in words.cut(source)}
    assert {name for name in names if not name.startswith("-")} >= {
        key.split(".")[0] for key in variables(game, lang)
    }


@pytest.mark.parametrize("module", [words, ledger, catalogue])
def test_the_examples_in_the_docstrings_run(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.attempted > 0
    assert result.failed == 0


# ---- the language


@pytest.mark.parametrize(
    "environ, expected",
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "xx:fr:en"}, "fr"),
        ({"LANG": "tlh"}, "en"),
        ({"LANG": "", "LC_ALL": ""}, "en"),
        ({"LANG": "POSIX"}, "en"),
    ],
)
def test_the_environment_asks_for_a_language(shelf: Shelf, environ: dict[str, str], expected: str) -> None:
    shelf(TINY)
    assert pick_language(None, environ) == expected


def test_the_flag_beats_the_environment(shelf: Shelf) -> None:
    shelf(TINY)
    assert pick_language("fr", {"LC_ALL": "C"}) == "fr"
    assert pick_language("FR-ca", {}) == "fr"
    assert pick_language("en", {"LANG": "fr_FR"}) == "en"


def test_an_unknown_language_is_refused_with_the_choices() -> None:
    with pytest.raises(NotFound, match=r"no language xx.*en"):
        pick_language("xx", {})


def test_every_refusal_of_a_table_that_names_a_rule_is_told_in_every_language() -> None:
    """The reasons are found in the games' own source: whoever adds one is told here to translate it."""
    source = "".join(
        path.read_text(encoding="utf-8") for path in Path(kaiju.games.__file__).parent.glob("*/setup.py")
    )
    named = set(re.findall(r"BadSetup\([^)]*?\(([A-Z]+-[A-Z0-9]+-\d+)\)", source))
    named |= set(re.findall(r'check_monsters\([^)]*\), .*?"([A-Z0-9-]+)"\)', source))
    assert {"KOT-MUT-01", "KOTO-MIX-04", "DUEL-SETUP-02"} <= named
    for lang in files.languages():
        for rule in named:
            english = f"No ({rule})."
            told = refusal(english, lang)
            assert rule in told
            assert (told == english) == (lang == "en"), (rule, lang)
    assert refusal("There is no such card.", "fr") == "There is no such card."
