"""Every event, question and option of King of Tokyo has its words, and no sentence shows its seams."""

import ast
import itertools
import random
import re
from collections.abc import Collection, Iterator
from pathlib import Path

import msgspec
import pytest

import kaiju
from kaiju.engine.events import Event
from kaiju.games import king_of_tokyo
from kaiju.games.king_of_tokyo import GAME, asks, options, questions
from kaiju.games.king_of_tokyo.card import CHEAPER
from kaiju.games.king_of_tokyo.cards import (
    POWER_CARDS,
    costume_cards,
    evolution_cards,
    origins_cards,
    promo_cards,
)
from kaiju.games.king_of_tokyo.events import DieChanged, HeartsLost
from kaiju.games.king_of_tokyo.state import FACES
from kaiju.rulebook import Words, files
from kaiju.rulebook.telling import Argument, Cast, fill, tell_event, tell_question
from tests.games.king_of_tokyo.evolutions.power_up import PowerUp

LANGUAGES = [
    lang
    for lang in files.languages_of("king_of_tokyo")
    if "play.ftl" in files.fluent_sources("king_of_tokyo", lang)
]
SEAM = re.compile(r"[{}$]|\bnone\b|\bself\b|\byes\b|  |\b(card|monster|event|opt|ask)-|\s[.,]")
GAMES = 12


def option_keys() -> set[str]:
    """Every `opt-` key that questions can ask for, those built from parts included."""
    sources = [Path(str(module.__file__)).with_suffix(".py") for module in (questions, options)]
    tree = ast.parse("\n".join(source.read_text(encoding="utf-8") for source in sources))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("opt-"):
            found.add(node.value)
    built = {key for key in found if key.endswith("-")}
    assert built == PARTS.keys(), "a key is built from parts: list the parts here"
    return found - built | {f"{key}{part}" for key in built for part in PARTS[key]}


PARTS: dict[str, Collection[str]] = {"opt-group-": options.GROUPS.values(), "opt-choice-": asks.CHOICES}
OCCASIONS = ("ask-use-purchase", "ask-use-aim", "ask-use-give", "ask-use-stay")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_its_text(lang: str) -> None:
    words = Words("king_of_tokyo", lang)
    wanted = {f"event-{kind.__name__}" for kind in GAME.declaration.events}
    wanted |= {f"ask-{name}" for kind, name in enumerate(asks.NAMES) if kind not in questions.OF_A_CARD}
    wanted |= option_keys() | set(OCCASIONS)
    wanted |= {f"face-{face}" for face in FACES} | {f"face-{face}.sign" for face in FACES}
    assert sorted(key for key in wanted if not words.has(key)) == []


def asked_by_class() -> dict[str, set[str]]:
    """The kinds of question that belong to a card, by the class of cards that asks them or inherits them."""
    home = Path(king_of_tokyo.__path__[0])
    kinds = {f"ASK_{asks.NAMES[kind].upper()}": asks.NAMES[kind] for kind in questions.OF_A_CARD}
    asked: dict[str, set[str]] = {}
    parents: dict[str, list[str]] = {}
    for file in (home / "card.py", home / "evolution.py", *sorted((home / "cards").rglob("*.py"))):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                assert node.name not in asked, f"two classes of cards are called {node.name}"
                named = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
                asked[node.name] = {kinds[name] for name in named & kinds.keys()}
                parents[node.name] = [base.id for base in node.bases if isinstance(base, ast.Name)]
    for name in asked:
        line = list(parents[name])
        for parent in line:
            asked[name] |= asked.get(parent, set())
            line += parents.get(parent, [])
    return asked


def own_questions() -> set[str]:
    """Every question that some card asks in its own words."""
    asked = asked_by_class()
    wanted: set[str] = set()
    for card in [*POWER_CARDS, *costume_cards(), *promo_cards(), *origins_cards(), *evolution_cards()]:
        kinds = set(asked[type(card).__name__])
        if CHEAPER in card.in_front.on:
            kinds.add(asks.NAMES[asks.ASK_DEAL])  # the Market asks for it
        wanted |= {f"ask-{kind}-{card.facts.key}" for kind in kinds}
    return wanted


OWN_ARGS: dict[str, Argument] = {
    "card": "mimic",
    "by": 1,
    "on": 2,
    "to": 1,
    "n": 2,
    "cubes": 2,
    "source": "mimic",
}
"""What comes with a question that a card asks in its own words."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_that_asks_has_its_own_words(lang: str) -> None:
    # Straight from the files: a missing text would be told in English.
    text = "\n".join(files.fluent_sources("king_of_tokyo", lang).values())
    kinds = "|".join(asks.NAMES[kind] for kind in questions.OF_A_CARD)
    assert set(re.findall(rf"^(ask-(?:{kinds})(?:-\w+)?) =", text, re.MULTILINE)) == own_questions()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("was", [[], ["energy"]])
def test_what_cards_ask_names_them_and_shows_no_seams(lang: str, was: list[str]) -> None:
    words = Words("king_of_tokyo", lang)
    args = fill(words, {**OWN_ARGS, "was": was}, Cast(("Gigazaur", "Kraken", "Alienoid"), 0))
    for key in own_questions():
        said = words(key, **args)
        assert words("card-mimic") in said
        assert said[0].isupper()
        assert not SEAM.search(said), said


def test_a_card_asks_in_words_of_its_own() -> None:
    """All modules together, at random: what is asked has a text, and gets every argument that the text needs."""
    words = Words("king_of_tokyo")
    names = ("Gigazaur", "Kraken", "Alienoid", "Pandakai")
    wanted, heard = own_questions(), set[str]()
    chance = random.Random(3)
    for seed in range(GAMES):
        options = {"power_up": True, "mutant_evolutions": True, "halloween": True, "promos": "all"}
        table = kaiju.new("king-of-tokyo", seats=4, seed=seed, options=options)
        while table.question is not None:
            question = table.question
            if asks.NAMES.index(question.kind) in questions.OF_A_CARD:
                assert question.say in wanted
                assert question.args.keys() - {"was"} <= OWN_ARGS.keys()
                prompt = tell_question(words, question, Cast(names, question.seat)).prompt
                assert not SEAM.search(prompt), prompt
                heard.add(question.say)
            table.answer(question.seat, chance.randrange(question.count))
    assert len(heard) > 6


def asked(play: PowerUp) -> str:
    """The open question in English."""
    words = Words("king_of_tokyo")
    names = tuple(words(f"monster-{monster.monster}") for monster in play.view.monsters)
    return tell_question(words, play.question, Cast(names, play.question.seat)).prompt


def test_a_copying_card_asks_as_what_it_copies_and_for_its_own_owner() -> None:
    play = PowerUp(
        {"monster": "space_penguin", "evolutions": [{"card": "icy_reflection", "copies": "trick_or_threat"}]},
        {"monster": "pumpkin_jack", "evolutions": ["trick_or_threat"], "energy": 1},
        dice="1 1 1 2 2 3",
    )
    play.expect("choice", seat=1)
    assert asked(play) == "Icy Reflection: do you hand Space Penguin 1 energy, or lose 2 hearts?"


def test_a_card_that_turns_dice_says_which_face_is_changed_and_which_comes_instead() -> None:
    play = PowerUp({"monster": "gigazaur", "hand": ["saurian_adaptability"]}, {}, script="1 1 1 2 2 s")
    play.roll()
    play.use("saurian_adaptability")
    assert asked(play) == "Saurian Adaptability: which face do you change on all your dice?"
    play.choose("opt-face", face="2")
    assert asked(play) == "Saurian Adaptability: which face do you turn every 2 to?"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_number_faces_as_the_rules_do(lang: str) -> None:
    assert tuple(Words("king_of_tokyo", lang)("faces").split()) == FACES


def random_games(number: int) -> Iterator[kaiju.Table]:
    chance = random.Random(20)
    for seed in range(number):
        seats = 2 + seed % 5
        table = kaiju.new(
            "king-of-tokyo", seats=seats, seed=seed, options={"two_player": seats == 2 and seed % 2 == 0}
        )
        yield table
        while table.question is not None:
            table.answer(table.question.seat, chance.randrange(table.question.count))
            yield table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_are_told_without_seams(lang: str) -> None:
    words = Words("king_of_tokyo", lang)
    names: tuple[str, ...] = ()
    told = 0
    kinds: set[str] = set()
    for table in random_games(GAMES):
        if table.count == 0:
            names = tuple(words(f"monster-{monster.monster}") for monster in table.view().monsters)
            told = 0
        for event in table.news(0, told):
            for reader in (0, -1):
                sentence = tell_event(words, event.seen_by(reader), Cast(names, reader))
                assert not SEAM.search(sentence), (sentence, event)
                assert sentence[0].isupper() or sentence[0].isdigit(), sentence
            kinds.add(event.kind)
        told = len(table.events)
        question = table.question
        usual = question is None or question.kind in USUAL
        if question is not None and (not usual or told % 7 == 0):
            said = tell_question(words, question, Cast(names, question.seat))
            for text in (said.prompt, *said.options.values(), *said.items.values(), *said.also.values()):
                assert not SEAM.search(text), (text, question)
            options = [*said.options.values(), *said.also.values()]
            assert len(set(options)) == len(options) or question.kind in LOOK_ALIKE, options
    assert len(kinds) > 25


USUAL = frozenset({"keep_dice", "buy", "yield"})
LOOK_ALIKE = frozenset({"effect", "copy"})
"""Kinds of question in which two copies of a card may stand side by side."""


def samples(kind: type[Event]) -> Iterator[Event]:
    """Events of a kind, with everything that makes texts choose."""
    choices: dict[str, list[object]] = {
        "seat": [0, 1],
        "card": ["", "mimic"],
        "rule": ["", "KOT-TOKYO-01", "KOT-BUY-02", "KOT-2P-02"],
        "winners": [[], [0], [1], [0, 1]],
        "why": ["vp", "last", "nobody"],
        "token": ["poison", "shrink"],
        "cards": [[], ["mimic", "wings"]],
        "symbols": [[0] * 6, [1, 0, 2, 0, 0, 3]],
    }
    fields = msgspec.structs.fields(kind)
    values: list[list[object]] = []
    for field in fields:
        if field.name == "cards" and field.type is int:
            values.append([1, 40])
        elif field.name in choices:
            values.append(choices[field.name])
        elif field.name in ("by", "to", "seller", "giver", "on"):
            values.append([-1, 0, 1])
        elif field.name in ("of", "top"):
            values.append(["", "wings"])
        elif field.type is bool:
            values.append([False, True])
        elif field.type is int:
            values.append([1, 2] if field.name == "place" else [0, 1, 5])
        elif field.type == list[int]:
            values.append([[], [0, 5]])
        elif field.type == list[str]:
            values.append([[], ["mimic"]])
        else:
            values.append(["mimic"])
    for combination in itertools.islice(itertools.product(*values), 600):
        yield msgspec.convert(
            {"event": kind.__name__, **dict(zip((field.name for field in fields), combination, strict=True))},
            kind,
        )


@pytest.mark.parametrize("kind", GAME.declaration.events, ids=lambda kind: kind.__name__)
def test_every_form_of_an_event_can_be_told(kind: type[Event]) -> None:
    words = Words("king_of_tokyo", LANGUAGES[-1])
    chosen = random.Random(1)
    for event in samples(kind):
        if chosen.random() < 0.25:
            for reader in (0, -1):
                sentence = tell_event(words, event, Cast(("Gigazaur", "Kraken"), reader))
                assert sentence.strip() == sentence != ""
                assert "{" not in sentence


@pytest.mark.parametrize(
    ("lang", "changed", "same"),
    [
        (
            "en",
            "Kraken changes your die 3 from heart to smash with Mimic.",
            "Kraken changes your die 3 with Mimic: it shows smash again.",
        ),
        (
            "fr",
            "Kraken change votre dé 3 avec Mimétisme\u202f: cœur devient baffe.",
            "Kraken change votre dé 3 avec Mimétisme\u202f: il montre encore baffe.",
        ),
    ],
)
def test_a_die_that_is_rerolled_may_show_the_same_face(lang: str, changed: str, same: str) -> None:
    words, cast = Words("king_of_tokyo", lang), Cast(("Gigazaur", "Kraken"), 0)
    heart, smash = FACES.index("heart"), FACES.index("smash")
    for was, told in ((heart, changed), (smash, same)):
        event = DieChanged(seat=0, by=1, die=2, was=was, face=smash, card="mimic")
        assert tell_event(words, event, cast) == told


def test_french_says_who_makes_whom_lose_hearts() -> None:
    words, cast = Words("king_of_tokyo", "fr"), Cast(("Gigazaur", "Kraken", "Alienoid"), 0)

    def told(seat: int, by: int, smash: bool = False, card: str = "mimic") -> str:
        event = HeartsLost(seat=seat, amount=2, now=7, by=by, smash=smash, card=card)
        return tell_event(words, event, cast)

    assert told(0, 1) == "Avec Mimétisme, Kraken vous fait perdre 2\u00a0Cœurs. Il vous en reste 7."
    assert told(1, 0) == "Avec Mimétisme, vous faites perdre 2\u00a0Cœurs à Kraken. Il lui en reste 7."
    assert told(1, 2) == "Avec Mimétisme, Alienoid fait perdre 2\u00a0Cœurs à Kraken. Il lui en reste 7."
    assert told(1, 1) == "Kraken perd 2\u00a0Cœurs à cause de la carte Mimétisme. Il lui en reste 7."
    assert told(0, -1) == "Vous perdez 2\u00a0Cœurs à cause de la carte Mimétisme. Il vous en reste 7."
    assert told(0, -1, card="") == "Vous perdez 2\u00a0Cœurs à cause du Poison. Il vous en reste 7."
    assert (
        told(0, 1, smash=True, card="")
        == "Kraken frappe\u202f: vous perdez 2\u00a0Cœurs. Il vous en reste 7."
    )


def test_the_reader_is_you_and_a_second_seat_may_be_the_first() -> None:
    words = Words("king_of_tokyo")
    cast = Cast(("Gigazaur", "Kraken", "Alienoid"), you=1)
    assert fill(words, {"seat": 1, "by": 1, "to": 0, "seller": -1}, cast) == {
        "copy": "none",
        "seat": "you",
        "by": "self",
        "to": "Gigazaur",
        "seller": "none",
    }
    assert fill(words, {"winners": [0, 1, 2]}, cast) == {
        "copy": "none",
        "winners": "Gigazaur, you and Alienoid",
        "winners_count": 3,
    }
    assert fill(words, {"dice": [0, 4, 5], "symbols": [0, 0, 2, 1, 0, 0]}, cast) == {
        "copy": "none",
        "dice": "1 ✸ ♥",
        "dice_count": 3,
        "symbols": "3 3 ↯",
        "symbols_count": 6,
    }
    assert fill(words, {"source": "poison", "card": "wings", "top": ""}, cast) == {
        "copy": "none",
        "source": "Poison",
        "card": "Wings",
        "top": "none",
    }


def test_a_game_without_texts_is_told_in_bare_words() -> None:
    class Quake(Event, frozen=True, kw_only=True):
        seat: int
        dice: list[int]

    assert tell_event(Words(), Quake(seat=0, dice=[3], rule="X-1"), Cast(("Gigazaur",))) == (
        "Quake: seat Gigazaur, dice 3"
    )
